//! `game`: a whole game or a small one, all players at one screen, or against the coach.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::board_text::name_of;
use crate::lesson::check::{both_kings, from_one_to, has_no_meaning};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::task::GameGoal;
use crate::lesson::{Task, codes};
use crate::rules::{Geometry, Position, Role};
use crate::solve::strength::Strength;

/// The number of the greatest strength.
const MOST_STRENGTH: u8 = Strength::SeesThree.number();

const FIELDS: &[Field] = &[
    Field::new("goal", Ty::Text).of(&["mate", "pawn-across", "last-standing"]),
    Field::new("players", Ty::Number),
    Field::new("opponent", Ty::Text).of(&["coach"]),
    Field::new("strength", Ty::Number).up_to(MOST_STRENGTH),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "game",
    fields: FIELDS,
    keeps_ends: true,
    is_game: true,
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
        GameGoal::PawnAcross => {
            each_has_men(tab, line.position(), log);
            somebody_has_a_pawn(tab, line.position(), log);
        }
        GameGoal::LastStanding => each_has_men(tab, line.position(), log),
    }
    let opponent = opponent(&given, line.position(), log);
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
    (given.is_clean(log)).then_some(Task::Game {
        goal,
        players,
        opponent,
    })
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

/// How well the coach plays the other side; `None` if nobody has asked it to, or if something is wrong: then it
/// has been told.
fn opponent<G: LessonBoard>(
    given: &Given<'_, G>,
    position: &Position<G>,
    log: &mut Log<'_>,
) -> Option<Strength> {
    let tab = given.tab;
    let Some(key) = tab.key("opponent") else {
        has_no_meaning(tab, log, &["strength"], say!("check-why-no-opponent"));
        return None;
    };
    let seats = position.alive();
    let wrong = match given.child.filter(|child| !seats.contains(*child)) {
        _ if seats.len() != 2 => Some((
            say!("check-coach-plays-one", seats = seats.len()),
            say!("check-two-players-label"),
        )),
        Some(child) => Some((
            say!("check-child-not-there", side = name_of::<G>(child)),
            say!("check-child-not-there-label"),
        )),
        None => None,
    };
    if let Some((message, label)) = wrong {
        log.push(Diagnostic::error(codes::GOAL, key, message).label(label));
    }
    if !tab.has("strength") {
        return Some(Strength::default());
    }
    from_one_to(MOST_STRENGTH.into(), tab, "strength", log).and_then(Strength::from_number)
}

/// Complains about a side that has nothing besides its king: it could not lose anything.
fn each_has_men<G: Geometry>(tab: &Tab<'_>, position: &Position<G>, log: &mut Log<'_>) {
    let board = position.board();
    for seat in position.alive().iter() {
        if (board.by_seat(seat) - board.pieces(seat, Role::King)).is_empty() {
            let message = say!("check-game-without-men", side = name_of::<G>(seat));
            let key = tab.key("board").unwrap_or(tab.head());
            let found = Diagnostic::error(codes::GOAL, key, message);
            log.push(found.label(say!("check-game-without-men-label")));
        }
    }
}

/// Complains if no pawn could ever get across.
fn somebody_has_a_pawn<G: Geometry>(tab: &Tab<'_>, position: &Position<G>, log: &mut Log<'_>) {
    let board = position.board();
    let mut seats = position.alive().iter();
    if seats.all(|seat| board.pieces(seat, Role::Pawn).is_empty()) {
        let key = tab.key("board").unwrap_or(tab.head());
        let found = Diagnostic::error(codes::GOAL, key, say!("check-game-without-pawn"));
        log.push(found.label(say!("check-game-without-pawn-label")));
    }
}
