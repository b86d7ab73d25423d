//! What all fuzzing programs share: the formats, the mistakes, and what a case may cost.
//!
//! The root of the package `fuzz/`; it stands here because it uses what the tests beside it use.

mod agree;
#[path = "../integration/dice.rs"]
#[allow(dead_code)]
mod dice;
mod mutate;
mod place;
mod targets;

use std::path::Path;
use std::sync::OnceLock;
use std::{env, fs, process};

pub use libfuzzer_sys;

use dice::Dice;
use mutate::Edit;
use targets::Target;

/// Processor time that one case may take, in nanoseconds.
const LIMIT: u64 = 1_000_000_000;

/// The folder for cases that take longer, beside those that break something.
const SLOW: &str = "SQUAREWISE_SLOW";

/// A program that tries one format.
#[macro_export]
macro_rules! program {
    ($name:literal) => {
        $crate::libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $crate::run($name, bytes));
        $crate::libfuzzer_sys::fuzz_mutator!(|bytes: &mut [u8],
                                              size: usize,
                                              most: usize,
                                              seed: u32| {
            match seed % 3 {
                0 => $crate::libfuzzer_sys::fuzzer_mutate(bytes, size, most),
                _ => $crate::mutated($name, bytes, size, most, seed),
            }
        });
    };
}

/// Tries a case, and keeps it apart if it takes long.
///
/// # Panics
/// If a promise of the format does not hold.
pub fn run(name: &str, bytes: &[u8]) {
    let before = processor_time();
    (target(name).run)(bytes);
    if processor_time().saturating_sub(before) > LIMIT {
        keep_apart(bytes);
    }
}

/// The case with a mistake or two more; says how long it is now.
///
/// # Panics
/// If there is no such format.
pub fn mutated(name: &str, bytes: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    let seeds = SEEDS.get_or_init(|| (target(name).seeds)());
    let mut dice = Dice::new(u64::from(seed) << 20 | 0x5EED);
    let mut file = bytes[..size].to_vec();
    for _ in 0..=dice.below(3) {
        let other = &seeds[dice.below(seeds.len())];
        file = Edit::roll(&mut dice).made_in(&file, other);
    }
    let length = file.len().min(most).min(bytes.len());
    bytes[..length].copy_from_slice(&file[..length]);
    length
}

fn target(name: &str) -> &'static Target {
    Target::named(name).expect("a format")
}

/// What this thread has used of the processor, in nanoseconds; 0 where the system does not tell.
fn processor_time() -> u64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let used = told.split_whitespace().next();
    used.and_then(|used| used.parse().ok()).unwrap_or(0)
}

fn keep_apart(bytes: &[u8]) {
    let Ok(folder) = env::var(SLOW) else { return };
    let number = fs::read_dir(&folder).map_or(0, Iterator::count);
    let name = format!("slow-{}-{number}", process::id());
    let _ = fs::write(Path::new(&folder).join(name), bytes);
}
