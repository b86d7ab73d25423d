//! How fast the product is. One program, compiled as a whole, for every figure:
//!
//! ```text
//! cargo run --release --manifest-path tests/bench/Cargo.toml --target-dir target/bench -- WHAT
//! ```
//!
//! | what | measures |
//! |---|---|
//! | `perft` | the generator against cozy-chess, the cross and the family rules against our 8x8 board |
//! | `judge` | one question to the referee, in nanoseconds |
//! | `batch` | lines of `judge --batch` and `status --batch` in a second |
//! | `solve` | star problems, mates in two and three |
//! | `reply` | how long the coach thinks about a move |
//! | `dead` | whether anybody can still win |
//! | `practice` | exercises of every skill and level, smallest changes, passports |
//! | `check` | 5,000 lessons proved; with a folder, writes them there as ten folders for `squarewise check` |
//! | `start` | from start to first picture, against a bare window; see `start.rs` |
//! | `floors` | all that `floors.toml` holds; ends with 1 if something fell below its floor |

#![allow(
    clippy::print_stdout,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_precision_loss
)]

mod batch;
mod check;
mod dead;
#[allow(dead_code)]
#[path = "../integration/dice.rs"]
mod dice;
mod floors;
mod judge;
#[allow(dead_code)]
#[path = "../integration/mailbox.rs"]
mod mailbox;
mod perft;
mod practice;
mod race;
mod reply;
mod solve;
mod start;

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("perft") => {
            perft::classic();
            perft::cross();
            perft::family();
        }
        Some("judge") => judge::main(),
        Some("batch") => batch::main(),
        Some("solve") => solve::main(),
        Some("reply") => reply::main(),
        Some("dead") => dead::main(),
        Some("practice") => practice::main(),
        Some("check") => match std::env::args().nth(2) {
            Some(folder) => check::write(folder.as_ref()),
            None => check::main(),
        },
        Some("start") => start::main(),
        Some("floors") => return floors::main(),
        _ => {
            println!("one of: perft judge batch solve reply dead practice check start floors");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
