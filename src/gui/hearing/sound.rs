//! Short soft sounds, made of sine waves at run time: no files.
//!
//! What sounds, and when, is decided by the screens; here is how it sounds. Who makes the air move
//! is a [`Voice`]: the sound card with the feature `sound`, the browser in a page, a pair of ears in tests, else
//! nobody.

#[cfg(all(feature = "sound", not(target_family = "wasm")))]
mod card;
#[cfg(target_family = "wasm")]
mod page;

use std::f32::consts::TAU;

/// What there is to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece is put down.
    Move,
    /// A piece is taken.
    Capture,
    /// The king is attacked.
    Check,
    /// A move was not allowed.
    Refused,
    /// A task is solved.
    Done,
}

impl Sound {
    pub const ALL: [Self; 5] = [
        Self::Move,
        Self::Capture,
        Self::Check,
        Self::Refused,
        Self::Done,
    ];

    /// The notes: when each begins and how long it lasts in seconds, and its pitch in hertz.
    const fn notes(self) -> &'static [(f32, f32, f32)] {
        match self {
            Self::Move => &[(0.0, 0.07, 330.0)],
            Self::Capture => &[(0.0, 0.06, 262.0), (0.05, 0.09, 196.0)],
            Self::Check => &[(0.0, 0.10, 587.0), (0.11, 0.14, 587.0)],
            Self::Refused => &[(0.0, 0.12, 220.0), (0.10, 0.16, 185.0)],
            Self::Done => &[(0.0, 0.12, 523.0), (0.10, 0.12, 659.0), (0.20, 0.26, 784.0)],
        }
    }

    /// The sound as loudness from -1 to 1, so many times a second.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss
    )]
    pub fn samples(self, rate: u32) -> Vec<f32> {
        let rate = rate as f32;
        let notes = self.notes();
        let ends = notes.iter().map(|(start, length, _)| start + length);
        let length = ends.fold(0.0, f32::max);
        let n_samples = (length * rate).ceil() as usize;
        let at = |place: usize| place as f32 / rate;
        let loudness = |time: f32| notes.iter().map(|note| heard(*note, time)).sum::<f32>();
        (0..n_samples).map(|place| loudness(at(place))).collect()
    }
}

/// How loud a note may become: quiet, even where two overlap.
const LOUDEST: f32 = 0.16;

/// How long a note takes to become loud, in seconds: without it, it would click.
const ATTACK: f32 = 0.008;

/// One note at a moment: a sine wave and a little of its octave, that rises at once and fades.
fn heard((start, length, pitch): (f32, f32, f32), time: f32) -> f32 {
    let since = time - start;
    if since < 0.0 || since > length {
        return 0.0;
    }
    let rise = (since / ATTACK).min(1.0);
    let fade = (1.0 - since / length).powi(2);
    let wave = (TAU * pitch * since).sin() + 0.2 * (2.0 * TAU * pitch * since).sin();
    LOUDEST * rise * fade * wave
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
    /// The browser in a page; else the sound card, if this program was built to use it and there is one.
    #[must_use]
    pub fn find() -> Self {
        #[cfg(target_family = "wasm")]
        let voice = page::open();
        #[cfg(all(feature = "sound", not(target_family = "wasm")))]
        let voice = card::open();
        #[cfg(not(any(feature = "sound", target_family = "wasm")))]
        let voice = None;
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

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 44_100;

    #[test]
    fn sounds_are_short_soft_and_begin_and_end_in_silence() {
        for sound in Sound::ALL {
            let samples = sound.samples(RATE);
            assert!(samples.len() < RATE as usize / 2, "{sound:?}");
            let loudest = samples.iter().copied().map(f32::abs).fold(0.0, f32::max);
            assert!((0.05..0.35).contains(&loudest), "{sound:?}: {loudest}");
            for end in [samples.first(), samples.last()] {
                assert!(end.unwrap().abs() < 0.01, "{sound:?}");
            }
        }
    }

    #[test]
    fn every_sound_is_another() {
        for (place, a) in Sound::ALL.iter().enumerate() {
            for b in &Sound::ALL[..place] {
                assert_ne!(a.samples(RATE), b.samples(RATE), "{a:?}, {b:?}");
            }
        }
    }
}
