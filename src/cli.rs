//! The command line: what was asked for, and the exit code.
//!
//! 0 is well, 1 is a problem with what was looked at, 2 is a question that was not understood.

mod batch;
pub mod check;
pub mod clerk;
mod coverage;
mod desk;
mod draw;
pub mod drill;
pub mod explain_code;
pub mod export;
pub mod extract;
mod files;
pub mod help_step;
pub mod judge;
mod language;
pub mod licences;
pub mod new;
mod notation;
mod paper;
mod params;
pub mod perft;
mod position;
mod progress;
mod proof;
mod question;
mod rulebook;
pub mod rules_map;
mod skills;
pub mod status;
mod telling;
mod trouble;
pub mod watch;
pub mod window;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::diagnostic::render::harmless;
use crate::embedded;

/// Learn the rules of chess: every refused move is explained, every lesson is proved
///
/// Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "squarewise", version = embedded::VERSION)]
pub struct CommandLine {
    /// A folder with lessons of your own; can be given more than once
    #[arg(long, global = true, value_name = "DIR")]
    lessons: Vec<PathBuf>,
    #[command(flatten)]
    window: window::Arguments,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Prove lessons and show every mistake in them
    Check(check::Arguments),
    /// Say what the code of a mistake means, and how to mend it
    Explain(explain_code::Arguments),
    /// Show what a step of a kind may hold
    HelpStep(help_step::Arguments),
    /// Begin a lesson of your own: a template with notes, or a copy of a shipped lesson
    New(new::Arguments),
    /// Write the words of a lesson as a sheet for translators
    Extract(extract::Arguments),
    /// Print a lesson on paper: exercises, room to write, and an answer sheet
    Export(export::Arguments),
    /// Make exercises for a skill, each proved: a lesson, or a sheet with answers; without a skill, list them all
    Drill(drill::Arguments),
    /// Check a folder now and whenever one of its files changes; Ctrl-C ends it
    Watch(watch::Arguments),
    /// Say whether a move may be played, and if not, why
    Judge(judge::Arguments),
    /// Say how a game stands: check, draws, who can still win
    Status(status::Arguments),
    /// Count the lines of a given length
    Perft(perft::Arguments),
    /// Show the licences of what others made and the program holds
    #[command(alias = "licenses")]
    Licences(licences::Arguments),
}

/// Says what clap did not understand, or the help that was asked for. What was typed does not reach the
/// terminal as it is: clap's own words have colors only where nothing of it is shown.
fn misunderstood(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        let _ = write!(io::stderr(), "{}", harmless(&error.render().to_string()));
    } else {
        let _ = error.print();
    }
    if matches!(error.kind(), ErrorKind::DisplayHelp)
        && let Some(code) = telling::only_in_terminal()
    {
        return code;
    }
    telling::show(&harmless(&error.render().to_string()));
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// Does what the command line asks for.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = match CommandLine::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return misunderstood(&error),
    };
    if arguments.command.is_some()
        && let Some(code) = telling::only_in_terminal()
    {
        return code;
    }
    match arguments.command {
        Some(Command::Check(check)) => check::run(&check, &arguments.lessons),
        Some(Command::Explain(explain)) => explain_code::run(&explain),
        Some(Command::HelpStep(help)) => help_step::run(&help),
        Some(Command::New(new)) => new::run(&new, &arguments.lessons),
        Some(Command::Extract(extract)) => extract::run(&extract, &arguments.lessons),
        Some(Command::Export(export)) => export::run(&export, &arguments.lessons),
        Some(Command::Drill(drill)) => drill::run(&drill),
        Some(Command::Watch(watch)) => watch::run(&watch),
        Some(Command::Judge(judge)) => judge::run(&judge),
        Some(Command::Status(status)) => status::run(&status),
        Some(Command::Perft(perft)) => perft::run(&perft),
        Some(Command::Licences(licences)) => licences::run(&licences),
        None => window::run(arguments.window, arguments.lessons),
    }
}
