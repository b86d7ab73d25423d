//! From the session's effects to movement on the board and to what is kept.

use crate::gui::base::shared::Shared;
use crate::gui::screen::lesson::steps::Run;
use crate::gui::screen::lesson::{MoveBy, State};
use crate::rules::Geometry;
use crate::scene::Spot;
use crate::session::Effect;

impl<G: Geometry> State<G> {
    pub(super) fn effect(&mut self, effect: Effect<G>, way: MoveBy, shared: &mut Shared) {
        match effect {
            Effect::Moved(mv) => self.board.moved(&mv, way),
            Effect::Replied(_) => self.show_reply(),
            Effect::TookBack(mv) => self.board.took_back(&mv),
            Effect::TriedAndReturned(mv) => {
                self.board.refused(mv.from(), mv.to(), MoveBy::Dropped);
            }
            Effect::Refused { from, to } => {
                self.tried = Some((from, to));
                self.board.refused(from, to, way);
                self.note_refusal(shared);
            }
            Effect::StepShown => self.step_shown(shared),
            Effect::LessonDone => self.lesson_done(shared),
            Effect::Picked
            | Effect::Chosen(_)
            | Effect::Said
            | Effect::AskPromotion
            | Effect::StepDone => {}
        }
    }

    pub(super) fn step_shown(&mut self, shared: &mut Shared) {
        self.note_step(shared);
        self.answered = None;
        self.ghost = None;
        self.typed = None;
        self.board.drawings.clear();
        self.board.memory.motion.set_pace(shared.pace());
        self.board.memory.motion.stop();
        self.begin_replay();
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
    }
}
