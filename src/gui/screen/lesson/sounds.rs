//! What is heard in a lesson: a short sound for what happened, and what the coach says read aloud.

use crate::gui::base::shared::Shared;
use crate::gui::hearing::sound::Sound;
use crate::gui::screen::lesson::State;
use crate::gui::widget::coach::Speech;
use crate::rules::{Geometry, Move};
use crate::session::{Effect, Session};

/// The one sound for all that happened at once: what matters most.
pub(super) fn sound<G: Geometry>(effects: &[Effect<G>], session: &Session<G>) -> Option<Sound> {
    let gives_check = |mv: &Move<G>| session.position().gives_check(mv.piece().seat);
    let sounds = effects.iter().filter_map(|effect| match effect {
        Effect::StepDone | Effect::LessonDone => Some(Sound::Done),
        Effect::Refused { .. } | Effect::TriedAndReturned(_) => Some(Sound::Refused),
        Effect::Moved(mv) | Effect::Replied(mv) if gives_check(mv) => Some(Sound::Check),
        Effect::Moved(mv) | Effect::Replied(mv) if mv.captured().is_some() => Some(Sound::Capture),
        Effect::Moved(_) | Effect::Replied(_) => Some(Sound::Move),
        _ => None,
    });
    sounds.max_by_key(|sound| match sound {
        Sound::Move => 0,
        Sound::Capture => 1,
        Sound::Check => 2,
        Sound::Refused => 3,
        Sound::Done => 4,
    })
}

impl<G: Geometry> State<G> {
    /// Reads aloud what the coach says, or the rule, and what is asked.
    pub(super) fn read_aloud(&self, shared: &mut Shared) {
        if !shared.can_speak() {
            return;
        }
        let model = &self.frame.model;
        let rule = model.rule.as_ref().map(|rule| &rule.speech);
        let said = rule.unwrap_or(&model.coach.speech).spoken();
        let asked = model.question.as_deref().unwrap_or_default();
        let asked = Speech::of(asked).spoken();
        let sentence = format!("{said}\n{asked}");
        let step = self.session.step().id.clone();
        let foreign = self.words.foreign(Some(&step));
        let language = foreign.unwrap_or_else(|| shared.locale.language());
        shared.speaker.say(&language, sentence.trim());
    }
}
