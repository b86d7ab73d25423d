//! The command line as a program of its own, for Windows: `src/cli/telling.rs` says why.

use std::process::ExitCode;

fn main() -> ExitCode {
    squarewise::cli::run()
}
