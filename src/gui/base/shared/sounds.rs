//! What is to be heard, and whether.

use crate::gui::base::shared::Shared;
use crate::gui::hearing::sound::Sound;
use crate::gui::widget::flight::Occasion;
use crate::rules::{Geometry, Move};

/// What is heard when something is celebrated.
#[must_use]
pub const fn sound_of(occasion: Occasion) -> Sound {
    match occasion {
        Occasion::Step
        | Occasion::First
        | Occasion::Cheer
        | Occasion::Won
        | Occasion::Lesson
        | Occasion::Land => Sound::Done,
    }
}

/// What a move sounds like that may give check.
#[must_use]
pub fn sound_of_move<G: Geometry>(mv: &Move<G>, gives_check: bool) -> Sound {
    match mv.captured() {
        _ if gives_check => Sound::Check,
        Some(_) => Sound::Capture,
        None => Sound::Move,
    }
}

impl Shared {
    /// Makes a sound, unless sounds are off.
    pub fn sound(&mut self, sound: Sound) {
        if self.settings.sound && !self.awaits_press {
            self.sounds.play(sound);
        }
    }

    /// Whether anything is to be heard, sounds or a voice; `None` where nothing can be.
    #[must_use]
    pub fn is_heard(&self) -> Option<bool> {
        let settings = &self.settings;
        let sounds = self.sounds.are_there().then_some(settings.sound);
        let speech = self.speaker.is_there().then_some(settings.speech);
        let each = [sounds, speech].into_iter().flatten();
        each.reduce(|one, other| one || other)
    }

    /// Silence, or all that can be heard again; and keeps the choice.
    pub fn switch_sound(&mut self) {
        let Some(is_heard) = self.is_heard() else {
            return;
        };
        if self.sounds.are_there() {
            self.settings.sound = !is_heard;
        }
        if self.speaker.is_there() {
            self.settings.speech = !is_heard;
        }
        self.speaker.stop();
        self.keep_settings();
    }
}
