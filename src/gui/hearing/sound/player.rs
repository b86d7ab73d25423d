//! A player of the system: PipeWire's, PulseAudio's or ALSA's, whichever is found first and can play.
//!
//! It is given a sound as a file, which is written once. It plays beside the window; no more than a few (`MOST`) play at
//! once, each is waited for when it has ended, and one that hangs is stopped.
//!
//! # Decisions
//! * Files and no pipes: none of the three reads a sound from a pipe in every version that is in use.
//! * A player that has never played and gives up is not asked again: it is there for a sound server that is not.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::gui::hearing::sound::{Sound, Sounds, Voice, notes, thread};
use crate::gui::hearing::speech::programs::program_in;
use crate::storage::disk;

/// What a player is told besides the file.
type Flags = &'static [&'static str];

/// The players in the order in which they are tried.
const KNOWN: [(&str, Flags); 3] = [
    ("pw-play", &["--latency=30ms"]),
    ("paplay", &["--latency-msec=30"]),
    ("aplay", &["-q"]),
];

/// How many sounds are heard at once at most.
const MOST: usize = 4;

/// How long a sound can last; a player that takes longer hangs.
const LONGEST: Duration = Duration::from_secs(4);

/// How often it is looked whether a player has ended.
const LOOK: Duration = Duration::from_millis(50);

/// The largest file of a sound, in bytes.
const LARGEST: u64 = 1 << 20;

/// Looks for players where the system looks for programs.
pub(super) fn find(folder: &Path) -> Option<Box<dyn Voice>> {
    let path = env::var_os("PATH")?;
    Players::of(&path, folder)
}

impl Sounds {
    /// The players in a list of folders, which find what they play in `folder`.
    #[must_use]
    pub fn find_in(path: &OsStr, folder: &Path) -> Self {
        Self {
            voice: Players::of(path, folder),
        }
    }
}

/// A sound that is being played.
#[derive(Debug)]
struct Playing {
    child: Child,
    since: Instant,
    /// The player's file.
    by: PathBuf,
}

/// Those that were found, and what they play.
#[derive(Debug)]
struct Players {
    /// The first plays.
    found: Vec<(PathBuf, Flags)>,
    /// Whether the first has played something to its end.
    has_played: bool,
    folder: PathBuf,
    /// The sounds whose files are there.
    written: Vec<Sound>,
    playing: Vec<Playing>,
}

impl Players {
    fn of(path: &OsStr, folder: &Path) -> Option<Box<dyn Voice>> {
        let known = KNOWN.iter();
        let found = known.filter_map(|(name, flags)| Some((program_in(path, name)?, *flags)));
        let mut players = Self {
            found: found.collect(),
            has_played: false,
            folder: folder.to_path_buf(),
            written: Vec::new(),
            playing: Vec::new(),
        };
        if players.found.is_empty() {
            return None;
        }
        thread::begin(move |orders| players.play_all(orders))
    }

    /// Plays until nobody orders any more.
    fn play_all(&mut self, orders: &Receiver<Sound>) {
        loop {
            let order = if self.playing.is_empty() {
                orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                orders.recv_timeout(LOOK)
            };
            self.look();
            match order {
                Ok(sound) => self.play(sound),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Begins a sound, unless as many as can be are heard already.
    fn play(&mut self, sound: Sound) {
        if self.playing.len() >= MOST {
            return;
        }
        let Some(file) = self.file(sound) else { return };
        while let Some((by, flags)) = self.found.first().cloned() {
            let mut command = Command::new(&by);
            command.args(flags).arg(&file).stdin(Stdio::null());
            let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
            if let Ok(child) = quiet.spawn() {
                let since = Instant::now();
                self.playing.push(Playing { child, since, by });
                return;
            }
            self.give_up(&by);
        }
    }

    /// Waits for those that have ended, and stops those that hang.
    fn look(&mut self) {
        let mut failed = Vec::new();
        let mut has_played = false;
        self.playing.retain_mut(|playing| {
            let is_over = match playing.child.try_wait() {
                Ok(Some(status)) => Some(status.success()),
                Ok(None) if playing.since.elapsed() < LONGEST => None,
                Ok(None) | Err(_) => {
                    end(&mut playing.child);
                    Some(false)
                }
            };
            match is_over {
                Some(true) => has_played = true,
                Some(false) => failed.push(playing.by.clone()),
                None => {}
            }
            is_over.is_none()
        });
        self.has_played |= has_played;
        for by in failed {
            self.give_up(&by);
        }
    }

    /// The next player is asked from now on, if this one has never played.
    fn give_up(&mut self, by: &Path) {
        let is_first = self.found.first().is_some_and(|(first, _)| first == by);
        if is_first && !self.has_played {
            self.found.remove(0);
        }
    }

    /// The file of a sound, which is written when it is needed first; `None` if it cannot be.
    fn file(&mut self, sound: Sound) -> Option<PathBuf> {
        let name = format!("{sound:?}.wav").to_lowercase();
        let file = self.folder.join(name);
        if !self.written.contains(&sound) {
            let wave = wave(&notes::samples(sound));
            let there = disk::read(&file, LARGEST).ok().flatten();
            // One of an older version sounds otherwise.
            if there.as_ref() != Some(&wave) {
                disk::make_folder(&self.folder).ok()?;
                disk::replace(&file, &wave).ok()?;
            }
            self.written.push(sound);
        }
        Some(file)
    }
}

impl Drop for Players {
    fn drop(&mut self) {
        for playing in &mut self.playing {
            end(&mut playing.child);
        }
    }
}

/// Stops a program, and waits until it is gone.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Samples as a file: RIFF WAVE, one channel of 16 bits.
#[allow(clippy::cast_possible_truncation)]
fn wave(samples: &[f32]) -> Vec<u8> {
    const BYTES: u32 = 2;
    let rate = u32::from(notes::RATE);
    let length = u32::try_from(samples.len()).unwrap_or(0) * BYTES;
    let mut wave = Vec::new();
    wave.extend(*b"RIFF");
    wave.extend((36 + length).to_le_bytes());
    wave.extend(*b"WAVEfmt ");
    wave.extend(16_u32.to_le_bytes());
    // Plain samples, one channel.
    wave.extend([1_u16, 1].map(u16::to_le_bytes).concat());
    wave.extend([rate, rate * BYTES].map(u32::to_le_bytes).concat());
    // Bytes in a sample of all channels, bits in one.
    wave.extend([2_u16, 16].map(u16::to_le_bytes).concat());
    wave.extend(*b"data");
    wave.extend(length.to_le_bytes());
    for sample in samples {
        let level = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16;
        wave.extend(level.to_le_bytes());
    }
    wave
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_says_how_long_it_is() {
        let wave = wave(&[0.0, 1.0, -1.0]);
        assert_eq!(wave.len(), 44 + 6);
        assert_eq!(&wave[..4], b"RIFF");
        assert_eq!(wave[4..8], 42_u32.to_le_bytes());
        assert_eq!(wave[24..28], 44_100_u32.to_le_bytes());
        assert_eq!(wave[40..44], 6_u32.to_le_bytes());
        assert_eq!(wave[44..], [0, 0, 0xff, 0x7f, 1, 0x80]);
    }
}
