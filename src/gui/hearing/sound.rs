//! Short soft sounds: a door with three bodies, all of which play the same `notes`.
//!
//! On Linux and its like a player of the system is given them as files ([`player`]), on Windows and macOS the sound
//! card is reached through a library (`card`), in a page the browser plays them (`page`). What sounds, and when, is
//! decided by the screens. Who makes the air move is a [`Voice`]: one of the three, a pair of ears in tests, else
//! nobody: then it is silent, and that is no mistake.
//!
//! # Decisions
//! * A player and not a library where a library would need the headers of the system to be built, and its sound
//!   server to be linked: so there is one program for all, with sounds.
//! * Nobody waits for a sound: it is handed to a thread, and one more than that can take is not heard.

#[cfg(any(windows, target_os = "macos"))]
mod card;
mod notes;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod player;
#[cfg(not(target_family = "wasm"))]
mod thread;

use std::path::Path;

/// What there is to hear; of several at once, the last of these matters most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// The coach hops.
    Hop,
    /// A piece is put down.
    Move,
    /// A piece is taken.
    Capture,
    /// The king is attacked.
    Check,
    /// A move was not allowed.
    Refused,
    /// A star is caught.
    Star,
    /// A task is solved.
    Done,
    /// A lesson or a game is over.
    End,
    /// A land is finished, and there is a ribbon.
    Land,
}

impl Sound {
    pub const ALL: [Self; 9] = [
        Self::Hop,
        Self::Move,
        Self::Capture,
        Self::Check,
        Self::Refused,
        Self::Star,
        Self::Done,
        Self::End,
        Self::Land,
    ];
}

/// Whoever makes sounds heard.
pub trait Voice: std::fmt::Debug {
    /// Makes a sound heard, and does not wait for its end.
    fn play(&mut self, sound: Sound);
}

/// The sounds of the program; without a voice it is silent.
#[derive(Debug, Default)]
pub struct Sounds {
    voice: Option<Box<dyn Voice>>,
}

impl Sounds {
    /// The browser in a page, the sound card, or the system's player, which finds what it plays in `folder`; that
    /// need not exist yet.
    #[must_use]
    pub fn find(folder: &Path) -> Self {
        #[cfg(target_family = "wasm")]
        let voice = page::open(folder);
        #[cfg(any(windows, target_os = "macos"))]
        let voice = card::open(folder);
        #[cfg(all(unix, not(target_os = "macos")))]
        let voice = player::find(folder);
        Self { voice }
    }

    /// Sounds for someone who listens.
    #[must_use]
    pub fn heard_by(voice: impl Voice + 'static) -> Self {
        Self {
            voice: Some(Box::new(voice)),
        }
    }

    /// Whether anything can be heard.
    #[must_use]
    pub const fn are_there(&self) -> bool {
        self.voice.is_some()
    }

    /// Makes a sound.
    pub fn play(&mut self, sound: Sound) {
        if let Some(voice) = &mut self.voice {
            voice.play(sound);
        }
    }
}
