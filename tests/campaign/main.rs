//! Campaigns: the promises about files, memory and strange input, kept a thousand times over.
//!
//! What takes seconds runs with all other tests. What takes minutes is started by name, and ends with one
//! line of figures:
//!
//! ```text
//! cargo test --test campaign NAME -- --ignored --nocapture
//! ```
//!
//! | NAME | what happens | what it must tell | how long |
//! |---|---|---|---|
//! | `kill` | a program that saves is killed 1,000 times at any moment (`KILLS=`) | lost 0, set aside 0 | 2 min |
//! | `games` | a program in which somebody plays against the coach is killed 500 times (`KILLS=`) | lost 0, set aside 0 | 5 min |
//! | `cut` | every file is cut at every line and at 120 bytes beside its good copy; always runs whole | silently accepted 0, good copies lost 0 | seconds |
//! | `faults` | the disk refuses each step in turn with each error; always runs whole | neither stored nor refused 0 | seconds |
//! | `together` | three programs write and one reads for a minute (`SECONDS=`); three add 30 learners each, whatever is asked | failed 0, empty 0, lost 0; listed 90, ids 90 | 1 min |
//! | `fuzzing` | every format under the fuzzer (`MINUTES=20` each, `FORMAT=` for one alone) | panics 0, over 256 MB 0, over one second 0 | 4 h |
//! | `judge` | judge against generate on 150 million attempts (`ATTEMPTS=`) | disagreements 0 | 2 min |
//! | `monkey` | the window under random input (`MINUTES=10`) in sizes up to 4000x3000, then left alone | panics 0, afterwards at most 256 MiB and 0.0 % | 10 min |
//! | `answers` | the window while six lessons of 100 hard steps load and load again | first picture within 200 ms of processor time, longest wait at most 100 ms and a beat | 1 min |
//! | `every_size` | every state of every screen in 44 sizes of windows, with texts of three sizes, in every language; with `--test integration`, where the states are; `PART=1/2` for half of them | cut off 0 | 10 min |
//! | `hostile` | links, pipes, bombs, 8 lessons with 100 pictures, 100 hard steps | refused without a word 0, memory at most 256 MiB | 2 min |
//!
//! Those that need no window are quicker to build with `--no-default-features`. `fuzzing` needs `cargo-fuzz`
//! (`cargo install --locked cargo-fuzz`) and a C++ compiler, `monkey` and `answers` need `Xvfb` and `xdotool`.
//! What the fuzzer found lies in `target/fuzz/broken`. Its programs stand under `fuzz/`, a package of their own
//! that no other test builds; what they try is [`targets`], the same as in the short tests of [`noise`].

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout
)]

mod agree;
mod child;
mod cut;
mod desk;
#[path = "../integration/dice.rs"]
mod dice;
mod faults;
mod fuzzing;
#[cfg(feature = "gui")]
mod games;
#[path = "../integration/heavy.rs"]
mod heavy;
mod hostile;
mod judge;
mod kill;
#[cfg(feature = "gui")]
#[allow(dead_code)]
#[path = "../integration/languages.rs"]
mod languages;
mod measure;
mod mutate;
mod noise;
mod place;
#[cfg(feature = "gui")]
#[allow(dead_code)]
#[path = "../integration/gui/tools/screen.rs"]
mod screen;
#[allow(dead_code, unused_imports)]
#[path = "../integration/support.rs"]
mod support;
mod targets;
mod together;
#[cfg(feature = "gui")]
mod window;
