//! The browser's own voice.
//!
//! # Decisions
//! * Only a voice that lives on this machine. A browser also offers voices of its maker, which send each
//!   sentence away; where there is no other voice for a language, nothing is said.

use web_sys::wasm_bindgen::JsCast as _;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

/// The voice of the page.
#[derive(Debug, Default)]
pub struct Speaker {
    found: Option<SpeechSynthesis>,
}

impl Speaker {
    /// The browser's voice, if it has one. Which languages it speaks a browser tells only later.
    #[must_use]
    pub fn find() -> Self {
        let page = web_sys::window();
        Self {
            found: page.and_then(|page| page.speech_synthesis().ok()),
        }
    }

    /// Whether anything can be read aloud.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.found.is_some()
    }

    /// Reads a sentence aloud; the one before stops.
    pub fn say(&mut self, language: &str, sentence: &str) {
        self.stop();
        let Some(found) = &self.found else { return };
        let Some(voice) = own_voice(found, language) else {
            return;
        };
        if let Ok(told) = SpeechSynthesisUtterance::new_with_text(sentence) {
            told.set_lang(&voice.lang());
            told.set_voice(Some(&voice));
            found.speak(&told);
        }
    }

    /// Stops reading.
    pub fn stop(&mut self) {
        if let Some(found) = &self.found {
            found.cancel();
        }
    }
}

/// The first voice of this machine that speaks a language.
fn own_voice(found: &SpeechSynthesis, language: &str) -> Option<SpeechSynthesisVoice> {
    let primary = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
    let voices = found.get_voices();
    let mut voices = voices
        .iter()
        .filter_map(|it| it.dyn_into::<SpeechSynthesisVoice>().ok());
    voices.find(|it| it.local_service() && primary(&it.lang()) == primary(language))
}
