//! `count`: the child counts something on the board.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::asked_piece;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::task::CountAsk;
use crate::lesson::{Task, board_text, codes};
use crate::rules::{Geometry, Line, Role, Seat, Square, SquareSet};

const FIELDS: &[Field] = &[
    Field::new("ask", Ty::Text).of(&["legal-moves", "pieces", "points", "attackers"]),
    Field::new("piece", Ty::Text),
    Field::new("answer", Ty::Number),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "count",
    fields: FIELDS,
    ..Room::PLAIN
};

/// Reads and proves the step's own settings.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let ask = match tab.text(log, "ask").map(|text| text.value) {
        Some("legal-moves") => CountAsk::LegalMoves,
        Some("pieces") => CountAsk::Pieces,
        Some("points") => CountAsk::Points,
        Some("attackers") => CountAsk::Attackers,
        _ if tab.has("ask") => return None,
        _ => CountAsk::Listed,
    };
    if ask == CountAsk::Listed && !tab.has("answer") {
        let help = say!("check-count-without-question-help");
        let message = say!("check-count-without-question");
        tab.miss(log, message, say!("check-no-question"), Some(help));
    }
    if ask == CountAsk::Attackers {
        tab.need(log, "piece", say!("check-block-question"));
    }
    let line = line?;
    let must_move = ask == CountAsk::LegalMoves;
    let piece = asked_piece(tab, line.position(), must_move, log)?;
    let side = tab.text(log, "side");
    let side = side.map(|text| board_text::side(text.value));
    let stated = tab.number("answer");
    let answer = match ask {
        CountAsk::Listed => stated?.0,
        ask => counted(line, ask, piece, side)?,
    };
    if let Some((_, span)) = stated.filter(|(stated, _)| *stated != answer) {
        let message = say!("check-count", n = answer);
        let found =
            Diagnostic::error(codes::ANSWER, span, message).label(say!("check-count-label"));
        log.push(found.help(say!("check-count-help", n = answer)));
    }
    (given.is_clean(log)).then_some(Task::Count { ask, piece, answer })
}

/// The number, as the rules core counts.
fn counted<G: Geometry>(
    line: &Line<G>,
    ask: CountAsk,
    piece: Option<Square<G>>,
    side: Option<Seat>,
) -> Option<u32> {
    let position = line.position();
    let board = position.board();
    let whole = match side {
        Some(side) => board.by_seat(side),
        None => board.occupied(),
    };
    let size = |n: usize| u32::try_from(n).ok();
    match (ask, piece) {
        (CountAsk::LegalMoves, Some(piece)) => size(position.moves_from(piece).len()),
        (CountAsk::LegalMoves, None) => size(line.legal_moves().len()),
        (CountAsk::Pieces, _) => Some(whole.len()),
        (CountAsk::Points, _) => Some(points(whole, |square| {
            position.piece_at(square)?.role.into()
        })),
        (CountAsk::Attackers, Some(piece)) => {
            let seat = position.piece_at(piece)?.seat;
            Some(position.attackers_of(piece, seat).len())
        }
        _ => None,
    }
}

fn points<G: Geometry>(squares: SquareSet<G>, role: impl Fn(Square<G>) -> Option<Role>) -> u32 {
    squares.iter().filter_map(role).map(value).sum()
}

/// How many points a piece is worth; a king has no price.
pub(crate) const fn value(role: Role) -> u32 {
    match role {
        Role::Queen => 9,
        Role::Rook => 5,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
        Role::King => 0,
    }
}
