//! `game`: a whole game or a small one, all players at one screen.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::board_text::name_of;
use crate::lesson::check::both_kings;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::task::GameGoal;
use crate::lesson::{Task, codes};
use crate::rules::{Geometry, Position, Role, Seat, SquareSet};

const FIELDS: &[Field] = &[
    Field::new("goal", Ty::Text).of(&["mate", "pawn-across", "last-standing"]),
    Field::new("players", Ty::Number),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "game",
    fields: FIELDS,
    keeps_ends: true,
    refusals: Refusals::Any,
    unused: &["no"],
    why: || say!("check-why-no-wrong-answer"),
    ..Room::PLAIN
};

/// Reads and proves the step's own settings.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let players = match line {
        Some(line) => players(tab, line.position(), log),
        None => None,
    };
    let goal = match tab.text(log, "goal").map(|text| text.value) {
        Some("pawn-across") => GameGoal::PawnAcross,
        Some("last-standing") => GameGoal::LastStanding,
        Some(_) => GameGoal::Mate,
        None if tab.has("goal") => return None,
        None => GameGoal::Mate,
    };
    let line = line?;
    match goal {
        GameGoal::Mate => both_kings(tab, line.position(), log)?,
        GameGoal::PawnAcross => each_has(tab, line.position(), goal, log),
        GameGoal::LastStanding => each_has(tab, line.position(), goal, log),
    }
    let is_stuck = line.legal_moves().is_empty();
    if is_stuck && given.is_clean(log) {
        let key = tab.key("played").or_else(|| tab.key("board"));
        let message = match line.outcome() {
            Some(outcome) => say!("check-game-over-at-once", ending = outcome.ending.code()),
            None => say!("check-nobody-moves-here"),
        };
        let found = Diagnostic::error(codes::GOAL, key.unwrap_or(tab.head()), message);
        log.push(found.label(say!("check-game-over-at-once-label")));
    }
    let players = players?;
    (given.is_clean(log)).then_some(Task::Game { goal, players })
}

/// How many play: those who play on the board.
fn players<G: Geometry>(tab: &Tab<'_>, position: &Position<G>, log: &mut Log<'_>) -> Option<u8> {
    let seats = u8::try_from(position.alive().len()).ok()?;
    match tab.number("players") {
        None => (!tab.has("players")).then_some(seats),
        Some((n, _)) if n == u32::from(seats) => Some(seats),
        Some((n, span)) => {
            let (message, label) = match G::SEATS.len() {
                2 => (
                    say!("check-two-players", n = n),
                    say!("check-two-players-label"),
                ),
                _ => (
                    say!("check-other-players", seats = u32::from(seats), n = n),
                    say!("check-other-players-label"),
                ),
            };
            let found = Diagnostic::error(codes::TYPE, span, message).label(label);
            log.push(found.help(say!("check-take-line-away")));
            None
        }
    }
}

/// Complains about a side that cannot reach the goal from the beginning.
fn each_has<G: Geometry>(tab: &Tab<'_>, position: &Position<G>, goal: GameGoal, log: &mut Log<'_>) {
    let board = position.board();
    let men = |seat: Seat| -> SquareSet<G> {
        match goal {
            GameGoal::PawnAcross => board.pieces(seat, Role::Pawn),
            _ => board.by_seat(seat) - board.pieces(seat, Role::King),
        }
    };
    for seat in position.alive().iter() {
        if men(seat).is_empty() {
            let (message, label) = match goal {
                GameGoal::PawnAcross => (
                    say!("check-game-without-pawn", side = name_of::<G>(seat)),
                    say!("check-game-without-pawn-label"),
                ),
                _ => (
                    say!("check-game-without-men", side = name_of::<G>(seat)),
                    say!("check-game-without-men-label"),
                ),
            };
            let key = tab.key("board").unwrap_or(tab.head());
            log.push(Diagnostic::error(codes::GOAL, key, message).label(label));
        }
    }
}
