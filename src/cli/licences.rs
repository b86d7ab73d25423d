//! `squarewise licences [NAME]`: the licences of what others made and the program holds.

use std::process::ExitCode;

use clap::Args;

use crate::cli::position::{print, refuse, spoken};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{closest, did_you_mean, say};
use crate::licences;

/// Whose licences to show.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A package or a font, such as `iced`; without it, all of them
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let Some(name) = &arguments.name else {
        return print(licences::notices().as_bytes());
    };
    if let Some(notice) = licences::notice(name) {
        return print(notice.as_bytes());
    }
    let near = closest(name, licences::parts().map(|part| part.name));
    let help = near.map_or_else(|| say!("command-all-parts"), did_you_mean);
    let message = say!("command-no-part", name = name, help = help);
    refuse(&Trouble::new(message), &spoken(None))
}
