//! A thread for whoever plays: to reach the sound card, to write a file or to start a program takes longer than a
//! picture may.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::gui::hearing::sound::{Sound, Voice};

/// How many sounds wait at most until they are taken; one more is not heard.
const WAITING: usize = 4;

/// The way to the thread, which ends when this is dropped.
#[derive(Debug)]
struct Orders(SyncSender<Sound>);

/// Lets somebody play in a thread; `None` where the system gives none.
pub(super) fn begin(
    play: impl FnOnce(&Receiver<Sound>) + Send + 'static,
) -> Option<Box<dyn Voice>> {
    let (order, orders) = sync_channel(WAITING);
    let run = move || play(&orders);
    thread::Builder::new().spawn(run).ok()?;
    Some(Box::new(Orders(order)))
}

impl Voice for Orders {
    fn play(&mut self, sound: Sound) {
        // Too many at once, or the sound card is gone: then it is quiet.
        let _ = self.0.try_send(sound);
    }
}
