//! The page's own sound.
//!
//! A browser lets a page be heard only after somebody has pressed something, so the way out is opened with
//! the first sound, not at the start.

use std::path::Path;

use web_sys::wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext};

use crate::gui::hearing::sound::notes::{RATE, samples};
use crate::gui::hearing::sound::{Sound, Voice};

/// The way out, once a sound was made, and the sounds that were made before.
#[derive(Debug, Default)]
struct Page {
    context: Option<AudioContext>,
    made: Vec<(Sound, AudioBuffer)>,
}

/// The page's sound.
#[allow(clippy::unnecessary_wraps)]
pub(super) fn open(_: &Path) -> Option<Box<dyn Voice>> {
    Some(Box::<Page>::default())
}

impl Page {
    fn start(&mut self, sound: Sound) -> Result<(), JsValue> {
        let context = match &self.context {
            Some(context) => context,
            None => self.context.insert(AudioContext::new()?),
        };
        let known = self.made.iter().find(|(known, _)| *known == sound);
        let buffer = match known {
            Some((_, buffer)) => buffer.clone(),
            None => {
                let buffer = make(context, sound)?;
                self.made.push((sound, buffer.clone()));
                buffer
            }
        };
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        // It answers later whether it may; the sound waits for that.
        let _ = context.resume()?;
        source.start()
    }
}

fn make(context: &AudioContext, sound: Sound) -> Result<AudioBuffer, JsValue> {
    let samples = samples(sound);
    let length = u32::try_from(samples.len()).unwrap_or(u32::MAX);
    let buffer = context.create_buffer(1, length, RATE.into())?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

impl Voice for Page {
    fn play(&mut self, sound: Sound) {
        // A browser that gives no sound is as good as one that is turned down.
        let _ = self.start(sound);
    }
}
