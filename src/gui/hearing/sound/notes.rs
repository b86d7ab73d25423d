//! The sounds as notes, and how a note is made: a few sine waves that fade, and for wood the knock before them.
//!
//! # Decisions
//! * Notes and no recordings: nothing to license, nothing to load, a few lines a sound.
//! * All are made equally loud, so that a new one cannot startle anybody.

use std::f32::consts::TAU;

use crate::gui::hearing::sound::Sound;

/// How many samples make a second.
pub(super) const RATE: u16 = 44_100;

/// The greatest loudness, of 1.
const PEAK: f32 = 0.22;

/// How long a note takes to become loud, in seconds: without it, it would click.
const ATTACK: f32 = 0.004;

/// How long the knock of wood lasts, in seconds.
const KNOCK: f32 = 0.012;

/// What a note is played on.
#[derive(Clone, Copy, Debug)]
enum Instrument {
    /// A piece of wood put on wood.
    Wood,
    /// A small bell of glass.
    Glass,
    /// A soft whistle, whose pitch may glide.
    Breath,
}

use Instrument::{Breath, Glass, Wood};

impl Instrument {
    /// The waves it sounds in: how many times the pitch, how loud, and how fast each fades.
    const fn waves(self) -> &'static [(f32, f32, f32)] {
        match self {
            Wood => &[(1.0, 1.0, 3.0), (3.9, 0.25, 12.0), (9.2, 0.08, 30.0)],
            Glass => &[(1.0, 1.0, 3.0), (2.0, 0.2, 4.0), (5.4, 0.1, 14.0)],
            Breath => &[(1.0, 1.0, 1.2), (2.0, 0.12, 1.2)],
        }
    }
}

/// A note: when it begins and how long it lasts in seconds, its pitch in hertz at both ends, how loud it is.
#[derive(Clone, Copy, Debug)]
struct Note(Instrument, f32, f32, (f32, f32), f32);

// A note a line.
#[rustfmt::skip]
const fn notes(sound: Sound) -> &'static [Note] {
    match sound {
        Sound::Hop => &[Note(Breath, 0.0, 0.13, (330.0, 587.0), 1.0)],
        Sound::Move => &[Note(Wood, 0.0, 0.14, (294.0, 294.0), 1.0)],
        Sound::Capture => &[
            Note(Wood, 0.0, 0.10, (330.0, 330.0), 1.0),
            Note(Wood, 0.06, 0.18, (196.0, 196.0), 1.0),
        ],
        Sound::Check => &[
            Note(Glass, 0.0, 0.16, (659.0, 659.0), 1.0),
            Note(Glass, 0.12, 0.30, (880.0, 880.0), 1.0),
        ],
        Sound::Refused => &[
            Note(Breath, 0.0, 0.14, (233.0, 220.0), 1.0),
            Note(Breath, 0.13, 0.22, (185.0, 165.0), 1.0),
        ],
        Sound::Star => &[
            Note(Glass, 0.0, 0.14, (1047.0, 1047.0), 1.0),
            Note(Glass, 0.06, 0.14, (1319.0, 1319.0), 1.0),
            Note(Glass, 0.12, 0.32, (1568.0, 1568.0), 1.0),
        ],
        Sound::Done => &[
            Note(Glass, 0.0, 0.16, (523.0, 523.0), 1.0),
            Note(Glass, 0.10, 0.16, (659.0, 659.0), 1.0),
            Note(Glass, 0.20, 0.32, (784.0, 784.0), 1.0),
        ],
        Sound::End => &[
            Note(Glass, 0.0, 0.20, (523.0, 523.0), 1.0),
            Note(Glass, 0.12, 0.20, (659.0, 659.0), 1.0),
            Note(Glass, 0.24, 0.20, (784.0, 784.0), 1.0),
            Note(Glass, 0.36, 0.60, (1047.0, 1047.0), 1.0),
            Note(Glass, 0.36, 0.60, (523.0, 523.0), 0.5),
        ],
        Sound::Land => &[
            Note(Glass, 0.0, 0.20, (392.0, 392.0), 1.0),
            Note(Glass, 0.14, 0.20, (523.0, 523.0), 1.0),
            Note(Glass, 0.28, 0.20, (659.0, 659.0), 1.0),
            Note(Glass, 0.42, 0.30, (784.0, 784.0), 1.0),
            Note(Glass, 0.62, 0.20, (659.0, 659.0), 1.0),
            Note(Glass, 0.76, 0.70, (1047.0, 1047.0), 1.0),
            Note(Glass, 0.76, 0.70, (784.0, 784.0), 0.6),
            Note(Glass, 0.76, 0.70, (523.0, 523.0), 0.5),
        ],
    }
}

/// A sound as loudness from -1 to 1, [`RATE`] times a second.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss
)]
pub(super) fn samples(sound: Sound) -> Vec<f32> {
    let rate = f32::from(RATE);
    let notes = notes(sound);
    let ends = notes
        .iter()
        .map(|Note(_, start, length, ..)| start + length);
    let length = ends.fold(0.0, f32::max);
    let n_samples = (length * rate).ceil() as usize;
    let mut samples = vec![0.0; n_samples];
    for note in notes {
        let first = (note.1 * rate) as usize;
        for (place, sample) in samples.iter_mut().skip(first).enumerate() {
            *sample += heard(note, place as f32 / rate);
        }
    }
    let loudest = samples.iter().copied().map(f32::abs).fold(0.01, f32::max);
    for sample in &mut samples {
        *sample *= PEAK / loudest;
    }
    samples
}

/// A note so many seconds after it began.
fn heard(Note(instrument, _, length, (low, high), loudness): &Note, since: f32) -> f32 {
    if since > *length {
        return 0.0;
    }
    let part = since / length;
    // How often the air has gone to and fro: the pitch glides evenly.
    let turns = since * (low + (high - low) * part / 2.0);
    let wave = |(times, loud, fade): &(f32, f32, f32)| {
        loud * (TAU * turns * times).sin() * (-fade * part).exp()
    };
    let waves: f32 = instrument.waves().iter().map(wave).sum();
    let knock = match instrument {
        Wood if since < KNOCK => 0.35 * hiss(since) * (1.0 - since / KNOCK),
        _ => 0.0,
    };
    let rise = (since / ATTACK).min(1.0);
    let end = 1.0 - part.powi(4);
    loudness * rise * end * (waves + knock)
}

/// Something like chance between -1 and 1, the same every time.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss
)]
fn hiss(since: f32) -> f32 {
    let place = (since * f32::from(RATE)) as u32;
    let mixed = place.wrapping_mul(2_654_435_761);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(2_246_822_519);
    (mixed >> 16) as f32 / 32_768.0 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_soft_and_begin_and_end_in_silence() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let longest = match sound {
                Sound::End | Sound::Land => 1.5,
                _ => 0.55,
            };
            let seconds = samples.len() as f32 / f32::from(RATE);
            assert!((0.1..=longest).contains(&seconds), "{sound:?}: {seconds}");
            let loudest = samples.iter().copied().map(f32::abs).fold(0.0, f32::max);
            assert!((loudest - PEAK).abs() < 0.001, "{sound:?}: {loudest}");
            for end in [samples.first(), samples.last()] {
                assert!(end.unwrap().abs() < 0.01, "{sound:?}: {end:?}");
            }
        }
    }

    #[test]
    fn every_sound_is_another() {
        for (place, a) in Sound::ALL.iter().enumerate() {
            for b in &Sound::ALL[..place] {
                assert_ne!(samples(*a), samples(*b), "{a:?}, {b:?}");
            }
        }
    }
}
