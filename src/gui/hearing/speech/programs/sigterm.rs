//! Being told to end (`SIGTERM`) in the middle of a sentence: the speech program is one of its own and would go on.
//!
//! Ctrl-C needs nothing: a terminal tells both.

use std::thread;

use signal_hook::consts::SIGTERM;
use signal_hook::iterator::{Handle, Signals};
use signal_hook::low_level::emulate_default_handler;

use super::Speaking;

/// Listens as long as it is kept.
#[derive(Debug)]
pub(super) struct SigtermWatch(Handle);

impl SigtermWatch {
    /// Stops what speaks when the system tells the program to end, which then ends as without a watch. `None` where
    /// the system lets nobody listen.
    pub(super) fn begin(speaking: &Speaking) -> Option<Self> {
        let mut signals = Signals::new([SIGTERM]).ok()?;
        let handle = signals.handle();
        let speaking = speaking.clone();
        let listen = move || {
            for signal in &mut signals {
                speaking.end();
                let _ = emulate_default_handler(signal);
            }
        };
        thread::Builder::new().spawn(listen).ok()?;
        Some(Self(handle))
    }
}

impl Drop for SigtermWatch {
    fn drop(&mut self) {
        self.0.close();
    }
}
