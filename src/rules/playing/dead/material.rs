//! Men that cannot give checkmate, wherever they stand.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Board, Role, Seat, Square, SquareSet};

/// Whether the men on the board can never come to a checkmate by `seat`, each army having a king.
///
/// Three reasons, and all of them outlast every move, for nobody involved has a pawn:
/// * nothing but the king;
/// * one knight, and against it nothing but queens: a queen beside her king takes the knight;
/// * bishops, all bishops of the board on squares of one color, and no knight or pawn against
///   them: a rook or queen that blocks a flight steps into the check.
///
/// Queens and rooks are trusted to do so only on boards for two. With more than two armies nothing
/// counts until the kings are alone.
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
    let heavy = board.by_role(Role::Queen) | board.by_role(Role::Rook);
    if G::SEATS.len() > 2 && others.meets(heavy) {
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
    let mut colors = squares.iter().map(Square::is_dark);
    let first = colors.next();
    colors.all(|dark| Some(dark) == first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::{Classic, Cross, bishop_reach};
    use crate::rules::{Piece, Seats, Setup, Waive};

    const KING: Piece = Piece::new(Role::King, Seat::WHITE);
    const VICTIM: Piece = Piece::new(Role::King, Seat::BLACK);

    /// A mate by White's king and one more piece, the free squares beside Black's king being
    /// taken by black men of one role.
    fn find_mate<G: Geometry>(checker: Role, helpers: Option<Role>) -> Option<Board<G>> {
        for victim in Square::<G>::all() {
            let checks = match checker {
                Role::Knight => G::knight_steps(victim.index()),
                _ => bishop_reach::<G>(victim.index(), SquareSet::<G>::EMPTY.bits()),
            };
            for from in SquareSet::from_bits(checks) {
                for king in Square::all().filter(|king| *king != from && *king != victim) {
                    let mut board = Board::empty();
                    board.put(king, KING);
                    board.put(victim, VICTIM);
                    board.put(from, Piece::new(checker, Seat::WHITE));
                    if let Some(role) = helpers {
                        fill(&mut board, role);
                    }
                    if is_mate(&board) {
                        return Some(board);
                    }
                }
            }
        }
        None
    }

    fn position<G: Geometry>(board: &Board<G>) -> Option<crate::rules::Position<G>> {
        let mut setup = Setup::new(*board, Seat::BLACK);
        setup.seats = Seats::TWO;
        setup.into_position(Waive::NOTHING).ok()
    }

    /// Puts a black man on each square that the king could go to.
    fn fill<G: Geometry>(board: &mut Board<G>, role: Role) {
        let Some(position) = position(board) else {
            return;
        };
        let moves = position.legal_moves().into_iter();
        for mv in moves.filter(|mv| mv.piece.role == Role::King && mv.captured.is_none()) {
            board.put(mv.to, Piece::new(role, Seat::BLACK));
        }
    }

    fn is_mate<G: Geometry>(board: &Board<G>) -> bool {
        position(board).is_some_and(|position| position.is_check() && !position.has_legal_move())
    }

    #[test]
    fn one_minor_piece_mates_no_lone_king() {
        for role in [Role::Knight, Role::Bishop] {
            assert_eq!(find_mate::<Classic>(role, None), None);
            assert_eq!(find_mate::<Cross>(role, None), None);
        }
    }

    #[test]
    fn queens_in_the_way_take_the_knight_or_step_between() {
        assert_eq!(find_mate::<Classic>(Role::Knight, Some(Role::Queen)), None);
        assert_eq!(find_mate::<Classic>(Role::Bishop, Some(Role::Queen)), None);
        assert_eq!(find_mate::<Classic>(Role::Bishop, Some(Role::Rook)), None);
    }

    #[test]
    fn other_men_in_the_way_do_not() {
        assert!(find_mate::<Classic>(Role::Knight, Some(Role::Rook)).is_some());
        assert!(find_mate::<Classic>(Role::Knight, Some(Role::Bishop)).is_some());
        assert!(find_mate::<Classic>(Role::Knight, Some(Role::Knight)).is_some());
        assert!(find_mate::<Classic>(Role::Bishop, Some(Role::Knight)).is_some());
        assert!(find_mate::<Classic>(Role::Bishop, Some(Role::Bishop)).is_some());
    }
}
