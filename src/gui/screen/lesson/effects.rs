//! From the session's effects to movement on the board and to what is kept.

use crate::gui::board::ways;
use crate::gui::screen::lesson::steps::Run;
use crate::gui::screen::lesson::{State, Way};
use crate::gui::shared::Shared;
use crate::rules::Geometry;
use crate::scene::Spot;
use crate::session::Effect;

impl<G: Geometry> State<G> {
    pub(super) fn effect(&mut self, effect: Effect<G>, way: Way, shared: &mut Shared) {
        let motion = &mut self.board.motion;
        match effect {
            Effect::Moved(mv) => motion.glide(ways(&mv, way)),
            Effect::Replied(_) => self.show_reply(),
            Effect::TookBack(mv) => {
                let back = ways(&mv, Way::Pressed);
                motion.glide(back.into_iter().map(|(from, to)| (to, from)));
            }
            Effect::TriedAndReturned(mv) => motion.come_back(mv.from().into(), mv.to().into()),
            Effect::Refused { from, to } => {
                self.tried = Some((from, to));
                match way {
                    Way::Dropped if from != to => motion.come_back(from.into(), to.into()),
                    _ => motion.shake(from.into()),
                }
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
        self.drawings.clear();
        self.board.motion.set_pace(shared.pace());
        self.board.motion.stop();
        self.begin_replay();
        let step = self.session.step();
        let own = step.line.position().board().by_seat(step.side);
        self.cursor = own.first().map_or(Spot::new(4, 3), Spot::from);
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
