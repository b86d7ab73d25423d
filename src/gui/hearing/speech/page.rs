//! The browser's own voice.
//!
//! # Decisions
//! * Only a voice that lives on this machine. A browser also offers voices of its maker, which send each
//!   sentence away; where there is no other voice for a language, nothing is said.

use std::cell::Cell;
use std::rc::Rc;

use web_sys::wasm_bindgen::JsCast as _;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use crate::gui::hearing::speech::{Bell, Mouth, PACE, VoiceSystem, primary};

pub(super) const SYSTEM: VoiceSystem = VoiceSystem::Page;

/// The voice of the page.
#[derive(Debug)]
struct Page {
    synthesis: SpeechSynthesis,
    bell: Bell,
    /// What is said; the browser forgets what nobody keeps, and never tells its end.
    said: Option<Said>,
    /// Whether something was to be said: whoever has no voices by then has none.
    is_asked: bool,
    /// Rings when the browser has found its voices.
    _found: Closure<dyn FnMut()>,
}

/// Something that is being said.
#[derive(Debug)]
struct Said {
    utterance: SpeechSynthesisUtterance,
    is_over: Rc<Cell<bool>>,
    /// What the browser calls at the end.
    _ended: Closure<dyn FnMut()>,
}

impl Drop for Said {
    fn drop(&mut self) {
        self.utterance.set_onend(None);
        self.utterance.set_onerror(None);
    }
}

/// The browser's voice, if it has one. Which languages it speaks a browser tells only later.
pub(super) fn open(bell: Bell) -> Option<Box<dyn Mouth>> {
    let synthesis = web_sys::window()?.speech_synthesis().ok()?;
    let told = bell.clone();
    let found = Closure::new(move || told.ring());
    synthesis.set_onvoiceschanged(Some(found.as_ref().unchecked_ref()));
    // Some browsers look for their voices only when they are asked.
    let _ = synthesis.get_voices();
    Some(Box::new(Page {
        synthesis,
        bell,
        said: None,
        is_asked: false,
        _found: found,
    }))
}

impl Mouth for Page {
    fn begin(&mut self, language: &str, sentence: &str) {
        self.is_asked = true;
        self.said = None;
        let Some(voice) = own_voice(&self.synthesis, language) else {
            return;
        };
        let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(sentence) else {
            return;
        };
        utterance.set_lang(&voice.lang());
        utterance.set_voice(Some(&voice));
        utterance.set_rate(f32::from(PACE) / 100.0);
        let is_over = Rc::new(Cell::new(false));
        let (over, bell) = (Rc::clone(&is_over), self.bell.clone());
        let ended: Closure<dyn FnMut()> = Closure::new(move || {
            over.set(true);
            bell.ring();
        });
        utterance.set_onend(Some(ended.as_ref().unchecked_ref()));
        utterance.set_onerror(Some(ended.as_ref().unchecked_ref()));
        self.synthesis.speak(&utterance);
        self.said = Some(Said {
            utterance,
            is_over,
            _ended: ended,
        });
    }

    fn is_over(&mut self) -> bool {
        self.said.as_ref().is_none_or(|it| it.is_over.get())
    }

    fn hush(&mut self) {
        self.said = None;
        self.synthesis.cancel();
    }

    fn lacks(&self, language: &str) -> bool {
        let is_known = self.is_asked || self.synthesis.get_voices().length() > 0;
        is_known && own_voice(&self.synthesis, language).is_none()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.synthesis.set_onvoiceschanged(None);
    }
}

/// The first voice of this machine that speaks a language.
fn own_voice(synthesis: &SpeechSynthesis, language: &str) -> Option<SpeechSynthesisVoice> {
    let voices = synthesis.get_voices();
    let mut voices = voices
        .iter()
        .filter_map(|it| it.dyn_into::<SpeechSynthesisVoice>().ok());
    voices.find(|it| it.local_service() && primary(&it.lang()) == primary(language))
}
