//! `choose`: one of several answers is chosen, some of which lead to other steps.

use crate::lesson::task::Choice;
use crate::rules::Geometry;
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Say};
use crate::solve::hint::Rung;

/// The learner chooses.
#[derive(Clone, Debug)]
pub(super) struct Choosing {
    pub(super) options: Vec<Choice>,
}

impl<G: Geometry> Doing<G> for Choosing {
    fn on_board(&self) -> BoardUse {
        BoardUse::Nothing
    }

    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        (0..self.options.len()).map(Answer::Choice).collect()
    }

    fn rungs(&self) -> &'static [Rung] {
        &[]
    }

    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        let Answer::Choice(place) = answer else {
            return Vec::new();
        };
        let Some(option) = self.options.get(place) else {
            return Vec::new();
        };
        let (right, go) = (option.right, option.go);
        play.go = go.or(play.step().go);
        if right {
            play.succeed(None);
            play.say = Say::Option { place, right };
            return vec![Effect::Said];
        }
        play.leads_on = go.is_some();
        play.miss(Say::Option { place, right })
    }
}
