//! `setup`: the child puts the pieces up.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, board_text, codes, moves_text};
use crate::rules::{Board, SquareSet};

const FIELDS: &[Field] = &[
    Field::new("target", Ty::Text).needed(),
    Field::new("given", Ty::List),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "setup",
    fields: FIELDS,
    needs_board: false,
    unused: &["board", "played"],
    why: || say!("check-why-target"),
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// Reads and proves the settings of a `setup` step.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, .. } = given;
    let listed = moves_text::squares(&tab.list(log, "given"), log);
    let target = *board_text::read::<G>(tab, "target", log)?.position.board();
    let mut there = Board::empty();
    for (square, text) in &listed {
        match target.piece_at(*square) {
            Some(piece) => there.put(*square, piece),
            None => {
                let message = say!("check-not-given", square = square.to_string());
                let found = Diagnostic::error(codes::PIECE, text.inside(), message);
                log.push(found.label(say!("check-no-piece-label")));
            }
        }
    }
    if target.occupied() - there.occupied() == SquareSet::EMPTY && given.is_clean(log) {
        let key = tab.key("target").unwrap_or(tab.head());
        let message = say!("check-nothing-to-set-up");
        log.push(
            Diagnostic::error(codes::ANSWER, key, message)
                .label(say!("check-nothing-to-set-up-label")),
        );
    }
    let is_told = !tab.has("given") || tab.is_usable("given");
    (is_told && given.is_clean(log)).then_some(Task::Setup {
        target,
        given: there,
    })
}
