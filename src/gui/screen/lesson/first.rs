//! The very first steps: beside the board stands the land with the coach, a star for each step fills, and the
//! next step comes by itself. That it does in all exercises of a land; there the button leads on at once.
//!
//! # Decisions
//! * *Nothing but the board asks to be pressed*: whoever cannot read yet has one thing to do. The hint and the way back
//!   are small pictures above the land.
//! * *A star is never taken back*: whoever comes back to a lesson that was left, or plays it again, finds in the row every
//!   star of it that is kept.
//! * *Who could have more stars goes on by hand*: what is missing is read, often to somebody else, and tried again.
//! * *Who wants nothing to move goes on by hand*: what changes by itself is motion too.
//! * *Where a list is to be read, nothing comes by itself*: nobody can tell how long a child looks at six lamps.

use iced::time::Duration;

use crate::gui::base::shared::Shared;
use crate::gui::board::Animation;
use crate::gui::look::theme::time;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::kinds::{self, VerdictUse};
use crate::gui::screen::lesson::model::{FirstSteps, Model};
use crate::gui::screen::lesson::results::result_of;
use crate::gui::screen::lesson::run::Run;
use crate::gui::widget::coach::Speech;
use crate::lesson::Aid;
use crate::progress::stars::ALL;
use crate::rules::Geometry;

/// The first stars that are a reason to be glad.
const FEW: usize = 4;

impl<G: Geometry> State<G> {
    /// Whether this is one of the very first steps, as a learner plays it.
    pub(super) fn is_first_step(&self) -> bool {
        let is_first = self.session.step().aids.contains(&Aid::FirstSteps);
        is_first && self.is_learned()
    }

    /// Whether the whole lesson is played by a learner, and is not at its end.
    fn is_learned(&self) -> bool {
        self.run == Run::Whole && self.show.is_none() && !self.session.is_finished()
    }

    /// Whether the next step is about to come by itself.
    pub(super) fn goes_on(&self) -> bool {
        let moves = self.board.memory.motion.pace() == Animation::Smooth;
        // How a game has ended is looked at as long as somebody likes.
        let is_short = !self.session.has_opponent();
        let is_in_land = self.frame.model.ground.land.is_some();
        let is_played = is_in_land && self.is_learned() && self.is_exercise();
        let is_board = self.has_next_board() || (self.is_in_round() && self.show.is_none());
        let flows = self.is_first_step() || is_played || is_board;
        let is_read = self.has_card() || self.lists_castling() || self.has_cost_stamp();
        flows && is_short && moves && self.session.is_done() && !is_read && self.is_whole()
    }

    /// Whether this step has brought all that it can, or is one of the very first, where that is not told.
    fn is_whole(&self) -> bool {
        if self.is_in_round() || self.is_round_missed() {
            return self.is_in_round() && self.session.is_right_at_once();
        }
        let record = self.session.records().get(self.session.index());
        let has_all = record.is_some_and(|it| result_of(it).stars() == ALL);
        has_all || self.is_first_step()
    }

    /// Whether this step asks for what is forbidden.
    pub(super) fn asks_for_refusal(&self) -> bool {
        kinds::of(&self.session.step().task).verdict == VerdictUse::Wanted
    }

    /// How long a step that is done is looked at before the next one comes by itself.
    pub(super) fn looked_at(&self) -> Duration {
        self.looked_at_with(&self.frame.model.coach.speech)
    }

    /// The same where this is said.
    fn looked_at_with(&self, said: &Speech) -> Duration {
        if self.is_glad_step() {
            time::CELEBRATION
        } else if self.is_first_step() && !self.asks_for_refusal() {
            time::GOES_ON
        } else if self.is_first_step() {
            time::FORBIDDEN
        } else {
            read_in(said)
        }
    }

    /// Whether something is asked here that can be done well or less well: words alone wait for whoever reads them.
    fn is_exercise(&self) -> bool {
        self.session.step().task.is_exercise()
    }

    /// Whether a card is open that somebody reads.
    const fn has_card(&self) -> bool {
        self.card.is_open() || self.is_transcript_open
    }

    /// Shows with an open hand what is to be done, where the step asks for that.
    pub(super) fn show_hand(&mut self) {
        let guide = &mut self.board.memory.guide;
        guide.stop();
        let asks = self.session.step().aids.contains(&Aid::Hand);
        if !asks || self.show.is_some() || self.session.is_done() {
            return;
        }
        if let Some((from, to)) = self.session.way_on() {
            let pace = self.board.memory.motion.pace();
            guide.show(from.into(), to.into(), pace);
        }
    }

    /// The number of the star of this step among those of the first steps, from 0.
    pub(super) fn first_star(&self) -> Option<usize> {
        let place = self.places().position(|at| at == self.session.index());
        place.filter(|_| self.is_first_step())
    }

    /// Whether the star of this first step is a reason to be glad: there are a few now, or all.
    pub(super) fn is_glad_step(&self) -> bool {
        let n_stars = self.first_star().map(|at| at + 1);
        n_stars.is_some_and(|n| n == FEW || n == self.places().count())
    }

    /// The first steps, counted from 0 among all.
    fn places(&self) -> impl Iterator<Item = usize> {
        let steps = self.session.lesson().steps.iter().enumerate();
        let first = steps.filter(|(_, step)| step.aids.contains(&Aid::FirstSteps));
        first.map(|(at, _)| at)
    }
}

/// How long a beginner reads what is said about a step that is done. Who reads faster presses the button.
fn read_in(said: &Speech) -> Duration {
    let told = said.words();
    let n_words = told.split_whitespace().count();
    let read = time::WORD * u32::try_from(n_words).unwrap_or(u32::MAX);
    (time::CELEBRATION + read).min(time::READ)
}

/// What the screen shows in the first steps; in all others only how soon the next step comes.
pub(super) fn adapt<G: Geometry>(model: Model, state: &State<G>, shared: &Shared) -> Model {
    let Some(at) = state.first_star() else {
        let comes_in = state.looked_at_with(&model.coach.speech);
        return Model {
            comes_in: state.goes_on().then_some(comes_in),
            ..model
        };
    };
    // The joy about a refusal that was asked for comes after it, and with it the star.
    let waits = state.is_bumped.then(|| state.session.index());
    let is_won = |at: usize| waits != Some(at) && state.has_star(at, shared);
    let mut model = Model {
        first_steps: Some(FirstSteps {
            at,
            stars: state.places().map(is_won).collect(),
        }),
        language: None,
        theme: None,
        keys: None,
        dots: Vec::new(),
        // What comes by itself asks for no press.
        main: model.main.filter(|_| !state.goes_on()),
        ..model
    };
    model.coach.rule_link = None;
    model
}
