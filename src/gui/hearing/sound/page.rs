//! The page's own sound.
//!
//! A browser lets a page be heard only after somebody has pressed something, so the way out is opened with
//! the first sound, not at the start.

use web_sys::AudioContext;
use web_sys::wasm_bindgen::JsValue;

use crate::gui::hearing::sound::{Sound, Voice};

/// How many samples a second are made.
const RATE: u16 = 44_100;

#[derive(Debug, Default)]
struct Page(Option<AudioContext>);

/// The page's sound.
#[allow(clippy::unnecessary_wraps)]
pub(super) fn open() -> Option<Box<dyn Voice>> {
    Some(Box::<Page>::default())
}

impl Page {
    fn start(&mut self, sound: Sound) -> Result<(), JsValue> {
        let context = match &self.0 {
            Some(context) => context,
            None => self.0.insert(AudioContext::new()?),
        };
        let samples = sound.samples(RATE.into());
        let length = u32::try_from(samples.len()).unwrap_or(u32::MAX);
        let buffer = context.create_buffer(1, length, RATE.into())?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        // It answers later whether it may; the sound waits for that.
        let _ = context.resume()?;
        source.start()
    }
}

impl Voice for Page {
    fn play(&mut self, sound: Sound) {
        // A browser that gives no sound is as good as one that is turned down.
        let _ = self.start(sound);
    }
}
