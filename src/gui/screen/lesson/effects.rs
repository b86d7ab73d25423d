//! What follows from the session's effects: movement on the board, what is kept, and one short sound.

use crate::gui::base::shared::Shared;
use crate::gui::base::shared::sounds::{sound_of, sound_of_move};
use crate::gui::board::Animation;
use crate::gui::hearing::sound::Sound;
use crate::gui::screen::lesson::replay::Refuted;
use crate::gui::screen::lesson::run::Run;
use crate::gui::screen::lesson::{MoveBy, State, picture};
use crate::gui::widget::flight::Occasion;
use crate::rules::{Geometry, Square, Verdict};
use crate::scene::Spot;
use crate::session::{Effect, Say, Session};

impl<G: Geometry> State<G> {
    pub(super) fn effect(&mut self, effect: Effect<G>, way: MoveBy, shared: &mut Shared) {
        match effect {
            Effect::Moved(mv) => {
                self.cries = true;
                self.board.moved(&mv, way);
                if let Some(king) = picture::mated(&self.session) {
                    self.board.memory.motion.then_fall(king.into());
                }
            }
            Effect::Flew { from, to } => {
                self.board.memory.motion.then_fly(from.into(), to.into());
            }
            Effect::Replied(_) => self.show_reply(),
            Effect::TookBack(mv) => {
                self.cries = false;
                self.board.took_back([&mv]);
            }
            Effect::TriedAndReturned(mv) if self.session.found_moves().contains(&mv) => {
                self.board.visited(&mv, way);
            }
            Effect::TriedAndReturned(mv) => match self.session.refutation() {
                Some(wrong) if wrong.mv == mv => self.stand(&wrong, way),
                _ => self.board.refused(mv.from(), mv.to(), MoveBy::Dropped),
            },
            Effect::Refused { from, to } => {
                self.tried = Some((from, to));
                match self.wall() {
                    Some(wall) => self.board.bumped(from, wall, way),
                    None => self.board.refused(from, to, way),
                }
                self.note_refusal(shared);
            }
            Effect::PointedOut(pieces) => {
                self.board.memory.motion.hop(pieces.iter().map(Spot::from));
            }
            Effect::StepShown => self.step_shown(shared),
            Effect::LessonDone => self.lesson_done(shared),
            Effect::Thinking
            | Effect::Picked
            | Effect::Chosen(_)
            | Effect::Said
            | Effect::AskPromotion => {}
            Effect::StepDone if self.is_bumped => {}
            Effect::StepDone => self.cheer_step(shared),
        }
    }

    /// The piece that a refused one has run against.
    fn wall(&self) -> Option<Square<G>> {
        match self.session.say() {
            Say::Refused(fault) => fault.blocker(),
            Say::Yes(Some(Verdict::Illegal(fault))) => fault.blocker(),
            _ => None,
        }
    }

    /// Whether a refusal that was asked for has just happened. The cross is seen first, and the joy comes after it: both at
    /// once leave a child wondering whether it was right or wrong.
    pub(super) fn bumps(&self, effects: &[Effect<G>]) -> bool {
        let moves = self.board.memory.motion.pace() == Animation::Smooth;
        let is_learned = self.show.is_none() && moves;
        self.asks_for_refusal() && is_learned && effects.contains(&Effect::StepDone)
    }

    /// The bounce was seen: now the joy.
    pub(super) fn praise_bump(&mut self, shared: &mut Shared) {
        self.is_bumped = false;
        shared.sound(sound_of(Occasion::Step));
        self.cheer_step(shared);
    }

    pub(super) fn step_shown(&mut self, shared: &mut Shared) {
        self.note_step(shared);
        self.aloud.begin();
        // Before a class nothing moves by itself.
        if self.show.is_none() {
            self.n_shown = self.n_shown.wrapping_add(1);
        }
        self.is_bumped = false;
        self.answered = None;
        self.wrong.clear();
        self.asks_what_to_do = false;
        self.cries = false;
        self.prize = None;
        self.n_pressed = 0;
        self.asks = None;
        self.ghost = None;
        self.refuted = Refuted::default();
        self.looks_at = None;
        self.typed = None;
        self.ending.flight.clear();
        self.thinking = None;
        self.board.drawings.clear();
        self.board.memory.motion.set_pace(shared.pace());
        self.board.memory.motion.stop();
        self.begin_replay();
        self.resume_game(shared);
        self.show_hand();
        let step = self.session.step();
        let own = step.line.position().board().by_seat(step.side);
        self.board.cursor = own.first().map_or(Spot::new(4, 3), Spot::from);
        if self.show.is_some() || self.run != Run::Whole {
            return;
        }
        let (lesson, step) = (&self.session.lesson().id, &step.id);
        let is_first = self.session.index() == 0;
        let left_at = (!is_first).then_some(step.as_str());
        shared.learner.progress.set_resume(lesson, left_at);
        shared.keep_progress();
    }

    pub(super) fn lesson_done(&mut self, shared: &mut Shared) {
        // The step that was left last counts too.
        self.keep(shared);
        let lesson = self.session.lesson();
        let steps = lesson.steps.iter().map(|step| step.id.as_str());
        let progress = &mut shared.learner.progress;
        progress.finish(&lesson.id, steps);
        progress.set_resume(&lesson.id, None);
        shared.keep_progress();
        self.cheer_lesson(shared);
    }
}

/// The one sound for all that happened at once: what matters most.
pub(super) fn sound<'a, G: Geometry>(
    effects: impl Iterator<Item = &'a Effect<G>>,
    session: &Session<G>,
) -> Option<Sound> {
    let position = session.position();
    let sounds = effects.filter_map(|effect| match effect {
        Effect::StepDone => Some(sound_of(Occasion::Step)),
        Effect::LessonDone => Some(sound_of(Occasion::Lesson)),
        Effect::Refused { .. } | Effect::TriedAndReturned(_) => Some(Sound::Refused),
        Effect::Moved(mv) | Effect::Replied(mv) => {
            Some(sound_of_move(mv, position.gives_check(mv.piece().seat)))
        }
        _ => None,
    });
    sounds.max()
}
