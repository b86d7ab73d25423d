//! The papers of a knock-out at school: the bracket, what to agree on without an arbiter, score sheets, result slips.
//!
//! # Decisions
//! * *What the school's rules do not mention is called so*: how a drawn game counts, giving up, agreeing to a draw.
//!   Beside it stands what tournaments do, from the cards of the rulebook, and players agree before the game.

mod bracket;
mod results;
mod score_sheet;
mod slips;
mod umpire;

use crate::export::leaf::one_page;
use crate::export::pages::MARGIN;
use crate::export::{Paper, Sheet, Unprintable};
use crate::locale::Locale;

/// What is printed for a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Who plays whom until one is left, for so many players.
    Bracket(u8),
    /// What two players need who are their own umpires.
    Umpire,
    /// The moves of one game.
    ScoreSheet,
    /// Small papers with a result each, to cut apart.
    ResultSlips,
}

/// The fewest players of a bracket, and the most that a page has lines for.
pub const PLAYERS: (u8, u8) = (3, 32);

/// Lays it out on one page.
///
/// # Errors
/// The letters that cannot be printed.
pub fn event(which: Event, locale: &Locale, paper: Paper) -> Result<Sheet, Unprintable> {
    one_page(locale, paper, MARGIN, |leaf| match which {
        Event::Bracket(players) => {
            bracket::bracket(leaf, players.clamp(PLAYERS.0, PLAYERS.1));
        }
        Event::Umpire => umpire::card(leaf),
        Event::ScoreSheet => score_sheet::score_sheet(leaf),
        Event::ResultSlips => slips::slips(leaf),
    })
}
