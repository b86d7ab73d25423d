//! What several kinds of steps check in the same way.

pub(super) mod comments;
pub(super) mod standings;
pub(super) mod verdicts;

use crate::diagnostic::{Diagnostic, Message, say};
use crate::lesson::board_text::name_of;
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::rules::{Geometry, Piece, Position, Square};

/// The piece a `piece` setting names; complains if the square is empty.
pub(super) fn piece_on<G: Geometry>(
    position: &Position<G>,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<(Square<G>, Piece)> {
    let square = moves_text::square(text, log)?;
    let piece = position.piece_at(square);
    if piece.is_none() {
        let found = Diagnostic::error(
            codes::PIECE,
            text.inside(),
            say!("check-no-piece", square = square.to_string()),
        );
        let found = found.label(say!("check-no-piece-label"));
        log.push(found.maybe_help(nearest_piece(position, square)));
    }
    piece.map(|piece| (square, piece))
}

/// The piece that stands nearest to an empty square, in words.
fn nearest_piece<G: Geometry>(position: &Position<G>, square: Square<G>) -> Option<Message> {
    let far = |other: &Square<G>| {
        let files = other.file().abs_diff(square.file());
        files.max(other.rank().abs_diff(square.rank()))
    };
    let taken = Square::all().filter(|other| position.piece_at(*other).is_some());
    let nearest = taken.min_by_key(far)?;
    let piece = moves_text::piece_on(position.piece_at(nearest)?.role, nearest);
    Some(say!("check-there-is", list = piece))
}

/// The piece that a question is about, if it is about one; it must be there, and to move if `must_move`.
///
/// `None` if something is wrong with it.
pub(super) fn asked_piece<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    must_move: bool,
    log: &mut Log<'_>,
) -> Option<Option<Square<G>>> {
    let Some(text) = tab.text(log, "piece") else {
        return (!tab.has("piece")).then_some(None);
    };
    let found = piece_on(position, text, log)?;
    let is_fine = !must_move || must_be_its_turn(position, found, text, log);
    is_fine.then_some(Some(found.0))
}

/// Complains if a piece that is to move is not of the side to move.
fn must_be_its_turn<G: Geometry>(
    position: &Position<G>,
    (square, piece): (Square<G>, Piece),
    text: Text<'_>,
    log: &mut Log<'_>,
) -> bool {
    let is_its_turn = piece.seat == position.turn();
    if !is_its_turn {
        let message = say!(
            "check-not-its-turn",
            turn = name_of::<G>(position.turn()),
            piece = moves_text::piece_on(piece.role, square),
            owner = name_of::<G>(piece.seat)
        );
        log.push(
            Diagnostic::error(codes::PIECE, text.inside(), message)
                .label(say!("check-not-to-move")),
        );
    }
    is_its_turn
}

/// Complains unless each side has its king, for steps in which a game can end.
pub(super) fn both_kings<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    log: &mut Log<'_>,
) -> Option<()> {
    let mut seats = position.alive().iter();
    let without = seats.find(|seat| position.kings(*seat).is_empty());
    let seat = match without {
        None => return Some(()),
        Some(seat) => name_of::<G>(seat),
    };
    let key = tab.key("board").unwrap_or(tab.head());
    let message = say!("check-no-king", side = seat);
    log.push(Diagnostic::error(codes::POSITION, key, message).label(say!("check-no-king-label")));
    None
}

/// Complains about settings that have no meaning in this step.
pub(super) fn has_no_meaning(
    tab: &Tab<'_>,
    log: &mut Log<'_>,
    names: &[&str],
    why: impl Into<Message>,
) {
    let why = why.into();
    for name in names {
        if let Some(key) = tab.key(name) {
            let found = Diagnostic::error(
                codes::NEVER_HEARD,
                key,
                say!("check-never-used", name = *name, why = &why),
            );
            log.push(
                found
                    .label(say!("check-never-used-label"))
                    .help(say!("check-take-line-away")),
            );
        }
    }
}

/// The most moves or questions of one step.
pub(super) const MOST: u8 = 30;

/// A number from 1 to [`MOST`]; complains about any other.
pub(super) fn amount(tab: &Tab<'_>, name: &str, log: &mut Log<'_>) -> Option<usize> {
    usize::try_from(from_one_to(MOST.into(), tab, name, log)?).ok()
}

/// A number from 1 to `limit`; complains about any other.
pub(super) fn from_one_to(limit: u32, tab: &Tab<'_>, name: &str, log: &mut Log<'_>) -> Option<u32> {
    let (n, span) = tab.number(name)?;
    if n == 0 || n > limit {
        let message = say!("check-number-between", name = name, limit = limit);
        log.push(
            Diagnostic::error(codes::TOO_MANY, span, message)
                .label(say!("check-number-between-label")),
        );
        return None;
    }
    Some(n)
}
