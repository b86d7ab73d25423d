//! Men that cannot give checkmate, wherever they stand.

use crate::rules::geometry::Geometry;
use crate::rules::{Board, Role, Seat, SquareSet};

/// Whether the men on the board can never come to a checkmate by `seat`, each army having a king.
///
/// Three reasons, and all of them outlast every move, for nobody involved has a pawn:
/// * nothing but the king;
/// * one knight, and against it nothing but queens: a queen beside her king takes the knight;
/// * bishops, all bishops of the board on squares of one color, and no knight or pawn against
///   them: a rook or queen that blocks a flight steps into the check.
///
/// With more than two armies only the first reason counts, and only if it holds for everybody.
pub(super) fn bars<G: Geometry>(board: &Board<G>, seat: Seat) -> bool {
    let kings = board.by_role(Role::King);
    let own = board.by_seat(seat) - kings;
    let others = board.occupied() - board.by_seat(seat) - kings;
    if own.is_empty() {
        return others.is_empty() || kings.len() == 2;
    }
    if kings.len() > 2 || !board.by_role(Role::Pawn).is_empty() {
        return false;
    }
    let lone_knight = own.len() == 1 && own == board.pieces(seat, Role::Knight);
    if lone_knight {
        return others == others & board.by_role(Role::Queen);
    }
    own == own & board.by_role(Role::Bishop)
        && !others.meets(board.by_role(Role::Knight))
        && on_one_color(board.by_role(Role::Bishop))
}

/// Whether two armies have come down to one of the four cases of club sheets.
pub(super) fn is_one_of_four<G: Geometry>(board: &Board<G>) -> bool {
    let men = board.occupied() - board.by_role(Role::King);
    let bishops = board.by_role(Role::Bishop);
    match men.len() {
        0 => true,
        1 => men == men & (bishops | board.by_role(Role::Knight)),
        2 => {
            let one_each = Seat::ALL
                .iter()
                .all(|s| (men & board.by_seat(*s)).len() <= 1);
            men == men & bishops && one_each && on_one_color(men)
        }
        _ => false,
    }
}

/// Whether no two of the squares differ in color (FIDE 2.1).
fn on_one_color<G: Geometry>(squares: SquareSet<G>) -> bool {
    let mut colors = squares.iter().map(|square| square.is_dark());
    let first = colors.next();
    colors.all(|dark| Some(dark) == first)
}
