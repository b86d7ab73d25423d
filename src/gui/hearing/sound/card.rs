//! The sound card.

use rodio::buffer::SamplesBuffer;
use rodio::{OutputStream, OutputStreamBuilder};

use crate::gui::hearing::sound::{Sound, Voice};

/// How many samples make a second.
const RATE: u32 = 44_100;

/// The way to the sound card, open as long as the program runs.
struct SoundCard(OutputStream);

impl std::fmt::Debug for SoundCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Card")
    }
}

/// Opens the sound card; `None` if there is none.
pub(super) fn open() -> Option<Box<dyn Voice>> {
    let mut stream = OutputStreamBuilder::open_default_stream().ok()?;
    stream.log_on_drop(false);
    Some(Box::new(SoundCard(stream)))
}

impl Voice for SoundCard {
    fn play(&mut self, sound: Sound) {
        let samples = sound.samples(RATE);
        self.0.mixer().add(SamplesBuffer::new(1, RATE, samples));
    }
}
