//! `try`: the child moves freely, so many moves.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::piece_on;
use crate::lesson::check::{MOST, amount};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, codes};
use crate::rules::{Geometry, Move, Position, Square};

const FIELDS: &[Field] = &[
    Field::new("piece", Ty::Text),
    Field::new("moves", Ty::Number).up_to(MOST).needed(),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "try",
    fields: FIELDS,
    refusals: Refusals::Any,
    unused: &["no"],
    why: || say!("check-why-no-wrong-answer"),
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// How many positions are looked at for a way to make all moves.
const NODES: usize = 2_000;

/// Reads and proves the settings of a `try` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let n_moves = amount(tab, "moves", log);
    let line = line?;
    let piece = match tab.text(log, "piece") {
        Some(text) => Some(piece_on(line.position(), text, log)?),
        None if tab.has("piece") => return None,
        None => None,
    };
    let n_moves = n_moves?;
    let start = match piece {
        Some((_, piece)) => line.position().with_turn(piece.seat),
        None => *line.position(),
    };
    let piece = piece.map(|(square, _)| square);
    if !can_move(&start, piece, n_moves, &mut NODES.clone()) {
        let key = tab.key("moves").unwrap_or(tab.head());
        let message = say!("check-too-many-moves", n = n_moves);
        let found =
            Diagnostic::error(codes::UNSOLVABLE, key, message).label(say!("check-too-many-label"));
        log.push(found.help(say!("check-too-many-moves-help")));
        return None;
    }
    Some(Task::Try { piece, n_moves })
}

/// Whether so many moves can be made, as far as a short search finds.
fn can_move<G: Geometry>(
    position: &Position<G>,
    piece: Option<Square<G>>,
    left: usize,
    nodes: &mut usize,
) -> bool {
    if left == 0 {
        return true;
    }
    if *nodes == 0 {
        return false;
    }
    *nodes -= 1;
    let moves = match piece {
        Some(piece) => position.moves_from(piece),
        None => position.legal_moves(),
    };
    moves.iter().any(|mv: &Move<G>| {
        let next = position.after(mv);
        match piece {
            Some(_) => can_move(
                &next.with_turn(position.turn()),
                Some(mv.to()),
                left - 1,
                nodes,
            ),
            None => can_move(&next, None, left - 1, nodes),
        }
    })
}
