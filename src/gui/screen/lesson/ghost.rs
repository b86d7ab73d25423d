//! "Try it anyway": a move that is refused for the king's sake is played as a ghost, and the board
//! shows who would take the king. Then everything goes back.

use crate::explain;
use crate::gui::base::shared::Shared;
use crate::gui::board::Hands;
use crate::gui::look::art::{Icon, Mood};
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::kinds::{self, AnswerHeading};
use crate::gui::screen::lesson::model::{Coach, Control, Model};
use crate::gui::widget::coach::{Speech, Tint};
use crate::locale::Phrase;
use crate::rules::{Attempt, Exposure, Geometry};
use crate::scene::{ArrowKind, Mark, PieceLook, Scene, Spot, Tone};

impl<G: Geometry> State<G> {
    /// Plays the refused move as a ghost, or takes the ghost away.
    pub(super) fn try_anyway(&mut self) {
        if self.ghost.is_some() {
            self.put_back();
            return;
        }
        self.ghost = self.possible_ghost();
        let Some(ghost) = &self.ghost else { return };
        let ways: Vec<_> = ways(ghost).collect();
        let motion = &mut self.board.memory.motion;
        match ghost.takers.first() {
            Some(taker) => motion.act_out(ways, taker.into(), ghost.king.into()),
            None => motion.glide(ways),
        }
    }

    /// Everything runs back to where it stood.
    pub(super) fn put_back(&mut self) {
        if let Some(ghost) = self.ghost.take() {
            let back = ways(&ghost).map(|(from, to)| (to, from));
            self.board.memory.motion.glide(back);
        }
    }

    /// What would happen after the move the coach talks about, if that can be shown.
    fn possible_ghost(&self) -> Option<Exposure<G>> {
        let tried = || self.tried.map(|(from, to)| Attempt::new(from, to));
        let attempt = match kinds::of(&self.session.step().task).question {
            AnswerHeading::Move(asked) => asked,
            AnswerHeading::None
            | AnswerHeading::Standing
            | AnswerHeading::Claim(_)
            | AnswerHeading::Drill => tried()?,
        };
        self.session.position().exposure(attempt, self.fault()?)
    }

    /// The button for it, and while the ghost stands there its board and what the coach says.
    pub(super) fn haunt(&self, model: &mut Model, shared: &Shared) {
        let Some(ghost) = &self.ghost else {
            let is_possible = self.possible_ghost().is_some();
            let tool = || shared.tool(Control::Anyway, Icon::Eye, &Phrase::AnywayTry);
            model.anyway = is_possible.then(tool);
            return;
        };
        let said = explain::anyway(ghost).map(|phrase| shared.say(&phrase));
        model.coach = Coach {
            mood: Mood::Oops,
            speech: Speech::of(&said.unwrap_or_default()),
            tint: Tint::Danger,
            ..Coach::default()
        };
        model.says_task = false;
        model.anyway = Some(shared.tool(Control::Anyway, Icon::Eye, &Phrase::AnywayBack));
        model.scene = picture(ghost, &model.scene);
        if model.hands != Hands::Off {
            model.hands = Hands::Tap;
        }
    }
}

/// From where to where the pieces have gone.
fn ways<G: Geometry>(ghost: &Exposure<G>) -> impl Iterator<Item = (Spot, Spot)> + '_ {
    let ways = ghost.moved.iter();
    ways.map(|(from, to)| ((*from).into(), (*to).into()))
}

/// The board with the ghost: what was moved is pale, and whoever takes the king points at him.
fn picture<G: Geometry>(ghost: &Exposure<G>, before: &Scene) -> Scene {
    let mut scene = Scene::of_board(&ghost.board, before.side);
    for (spot, look) in &mut scene.pieces {
        let was_moved = ghost.moved.iter().any(|(_, to)| *spot == (*to).into());
        if was_moved {
            *look = PieceLook::ghost(look.piece);
        }
    }
    let from = ghost
        .moved
        .iter()
        .map(|(from, _)| Mark::From((*from).into()));
    scene.marks.extend(from);
    scene.lay_down(ghost.king.into());
    // Stripes would hide what is pale already.
    scene.marks.push(Mark::Circle(ghost.king.into(), Tone::Red));
    let takers = ghost.takers.iter();
    let attacks = takers.map(|taker| Mark::arrow(taker, ghost.king, ArrowKind::Attack));
    scene.marks.extend(attacks);
    scene
}
