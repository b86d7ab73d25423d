//! `squarewise perft`: how many lines of a given length start in a position.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;

use crate::cli::desk::{AboutLine, DeskWords};
use crate::cli::notation::Notation;
use crate::cli::position::{PositionArguments, print, refuse, spoken};
use crate::cli::trouble::Trouble;
use crate::locale::Memo;
use crate::rules::Line;
use crate::rules::perft::{divide, perft};

/// Where to count, and how far.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    place: PositionArguments,
    /// Tell also how many lines start with each move
    #[arg(long)]
    divide: bool,
    /// The length of the lines, in half-moves
    #[arg(value_name = "DEPTH")]
    depth: u32,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let mut out = String::new();
    let counting = Counting {
        depth: arguments.depth,
        is_divided: arguments.divide,
        out: &mut out,
    };
    let mut desk = match arguments.place.desk(Memo::new(spoken(None))) {
        Ok(desk) => desk,
        Err(code) => return code,
    };
    match desk.ask(&arguments.place.question(), counting) {
        Ok(()) => print(out.as_bytes()),
        Err(trouble) => refuse(&trouble, desk.locale()),
    }
}

struct Counting<'a> {
    depth: u32,
    is_divided: bool,
    out: &'a mut String,
}

impl AboutLine for Counting<'_> {
    /// What a pawn may stay is a house rule that perft leaves out: it counts the four promotions. Checks stay unsaid.
    fn about<G: Notation>(self, line: &Line<G>, _: &mut DeskWords) -> Result<(), Trouble> {
        let position = line.position();
        let nodes = if self.is_divided && self.depth > 0 {
            let counts = divide(position, self.depth).into_iter();
            let mut counts: Vec<(String, u64)> =
                counts.map(|(mv, nodes)| (mv.to_string(), nodes)).collect();
            counts.sort();
            for (mv, nodes) in &counts {
                // Writing to memory does not fail.
                let _ = writeln!(self.out, "{mv} {nodes}");
            }
            counts.iter().map(|(_, nodes)| nodes).sum()
        } else {
            perft(position, self.depth)
        };
        let _ = writeln!(self.out, "nodes {nodes}");
        Ok(())
    }
}
