//! The sound card of Windows and macOS.

use std::path::Path;
use std::sync::mpsc::Receiver;

use rodio::OutputStreamBuilder;
use rodio::buffer::SamplesBuffer;

use crate::gui::hearing::sound::{Sound, Voice, notes, thread};

/// The sound card; it is opened with the first sound and then stays open. Without a card it is quiet.
pub(super) fn open(_: &Path) -> Option<Box<dyn Voice>> {
    thread::begin(play)
}

fn play(orders: &Receiver<Sound>) {
    let Ok(first) = orders.recv() else { return };
    let Ok(mut stream) = OutputStreamBuilder::open_default_stream() else {
        return;
    };
    stream.log_on_drop(false);
    for sound in std::iter::once(first).chain(orders) {
        let samples = notes::samples(sound);
        let samples = SamplesBuffer::new(1, notes::RATE.into(), samples);
        stream.mixer().add(samples);
    }
}
