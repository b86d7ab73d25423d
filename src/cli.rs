//! The command line: what was asked for, and the exit code.
//!
//! 0 is well, 1 is a problem with what was looked at, 2 is a question that was not understood.

pub mod check;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

/// Learn the rules of chess.
#[derive(Debug, Parser)]
#[command(name = "squarewise", version)]
struct Arguments {
    /// A folder with lessons of your own; can be given more than once
    #[arg(long, global = true, value_name = "DIR")]
    lessons: Vec<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Prove lessons and show every mistake in them
    Check(check::Arguments),
}

/// Does what the command line asks for.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match arguments.command {
        Some(Command::Check(check)) => check::run(&check, &arguments.lessons),
        None => {
            let _ = Arguments::command().print_help();
            ExitCode::from(2)
        }
    }
}
