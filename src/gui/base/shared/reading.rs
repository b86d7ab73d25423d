//! What is read aloud: to whom, in which words, and why nothing can be.
//!
//! A screen that reads by itself asks [`Shared::reads_to_me`] first; what somebody asked for by a press is read to
//! everybody. Squares and moves are put into words here, so a screen gives them as they are written.

use crate::gui::base::shared::Shared;
use crate::gui::base::shared::unsaved::Keeping;
use crate::gui::hearing::speech::{Utterance, VoiceSystem};
use crate::gui::hearing::voice::spelled;
use crate::locale::{Locale, Phrase, is_spoken};

impl Shared {
    /// Whether something can be read aloud, as far as is known.
    #[must_use]
    pub fn can_speak(&self) -> bool {
        self.settings.speech && self.no_voice().is_none()
    }

    /// Where a voice could come from, if there is none for the reader's language.
    #[must_use]
    pub fn no_voice(&self) -> Option<Phrase> {
        let system = self.speaker.missing(&self.locale.language())?;
        Some(match system {
            VoiceSystem::Linux => Phrase::VoiceNoneLinux,
            VoiceSystem::Mac => Phrase::VoiceNoneMac,
            VoiceSystem::Windows => Phrase::VoiceNoneWindows,
            VoiceSystem::Page => Phrase::VoiceNonePage,
        })
    }

    /// Whether everything is read by itself to whoever learns now.
    #[must_use]
    pub fn reads_to_me(&self) -> bool {
        self.learner.profile().read_to_me && self.can_speak()
    }

    /// Reads these in the reader's language, after all that is still to be read; not twice without a press between.
    pub fn read(&mut self, what: &[Utterance]) {
        let language = self.locale.language();
        self.read_in(&language, what);
    }

    /// The same in a language by its tag: that of a lesson that was not translated.
    pub fn read_in(&mut self, language: &str, what: &[Utterance]) {
        if !self.settings.speech || self.awaits_press {
            return;
        }
        let own = (language == self.locale.language()).then(|| self.locale.clone());
        let locale = own.or_else(|| is_spoken(language).then(|| Locale::load(&[language])));
        let spoken = what.iter().map(|it| Utterance {
            words: spelled(&it.words, locale.as_ref()),
            option: it.option,
        });
        let spoken: Vec<_> = spoken.collect();
        self.speaker.say_all(language, &spoken);
    }

    /// Somebody pressed something: what is read stops. From now on a browser lets the page be heard.
    pub fn hush(&mut self) {
        self.awaits_press = false;
        self.speaker.stop();
    }

    /// Whether anything is being read, or is still to be.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.speaker.is_reading()
    }

    /// The place of the answer that is being read, which is lit meanwhile.
    #[must_use]
    pub fn lit(&self) -> Option<usize> {
        self.speaker.lit()
    }

    /// Whether everything is read by itself to a learner, by id, from now on; the choice is kept.
    pub fn set_reading(&mut self, learner: &str, is_on: bool) {
        // What could not be kept before is not kept by this.
        if let Err(error) = self.learner.set_reading(learner, is_on) {
            self.note(Keeping::Learners, Err(error));
        }
    }

    /// Reads everything to whoever begins, as long as reading aloud is on.
    pub fn begin_reading(&mut self) {
        if self.can_speak() {
            let id = self.learner.profile().id.clone();
            self.set_reading(&id, true);
        }
    }

    /// Says that everything is read from now on. Whoever wants to be read to wants a voice.
    pub fn promise_reading(&mut self) {
        if !self.settings.speech {
            self.settings.speech = true;
            self.keep_settings();
        }
        let words = self.label(&Phrase::VoiceReads);
        self.read(&[Utterance::of(words)]);
    }
}
