//! Whether a check can have come about: some last move of the other side gave it.
//!
//! Boards are drawn by lot, and two pieces that give check at once are often two that no move can have placed so. Such a
//! board asks a fair question and shows an untrue picture. Its name goes on giving it, since names keep what they gave; but
//! whoever draws boards for somebody passes over it.
//!
//! # Decisions
//! * *The judge decides.* A man is put back to where he may have come from, and the judge is asked whether the move from
//!   there leads to this board. Nothing is said here about how men move, but for which squares are worth the question.
//! * *Castling is not asked about*: whoever has castled leaves the king's square free, and the rook may have come from there.
//! * *Only checks are asked about.* Where no king is attacked, some quiet move can nearly always have been the last one.
//! * *One move back, no more*: whether the board before it can have come about is not asked.

use crate::rules::{Attempt, Board, Piece, Position, Role, Seat, Setup, Square, Waive};

/// Whether the check on this board can have been given by a last move; true where nobody is in check.
pub(super) fn can_have_come(position: &Position) -> bool {
    if !position.is_check() {
        return true;
    }
    let mover = position.turn().opposite();
    let men = position.board().by_seat(mover);
    let is_last = |to: Square| {
        let came = origins(position.board(), to);
        came.iter().any(|it| it.leads_to(position, mover))
    };
    men.iter().any(is_last)
}

/// A man who may have been the last to move.
struct Origin {
    /// What he was: a pawn, if he was promoted.
    piece: Piece,
    attempt: Attempt,
}

/// Where the man on a square may have come from; more than can be, and none too few.
fn origins(board: &Board, to: Square) -> Vec<Origin> {
    let Some(piece) = board.piece_at(to) else {
        return Vec::new();
    };
    let last = if piece.seat == Seat::South { 7 } else { 0 };
    let mut all = Vec::new();
    for from in Square::all().filter(|it| board.piece_at(*it).is_none()) {
        let (files, ranks) = from.distance(to);
        let (files, ranks) = (files.abs(), ranks.abs());
        let is_straight = files == 0 || ranks == 0;
        let is_near = match piece.role {
            Role::Pawn => files <= 1 && ranks <= 2,
            Role::Knight => files + ranks == 3 && !is_straight,
            Role::Bishop | Role::Rook | Role::Queen => is_straight || files == ranks,
            Role::King => files <= 1 && ranks <= 1,
        };
        let attempt = Attempt::new(from, to);
        if is_near {
            all.push(Origin { piece, attempt });
        }
        let was_promoted = !matches!(piece.role, Role::Pawn | Role::King)
            && to.rank() == last
            && files <= 1
            && ranks == 1;
        if was_promoted {
            all.push(Origin {
                piece: Piece::new(Role::Pawn, piece.seat),
                attempt: attempt.promoting(piece.role),
            });
        }
    }
    all
}

impl Origin {
    /// Whether the move from there leads to this board, quietly or by taking.
    fn leads_to(&self, position: &Position, mover: Seat) -> bool {
        let Attempt { from, to, .. } = self.attempt;
        let mut board = *position.board();
        board.remove(to);
        board.put(from, self.piece);
        let leads = |board: Board, passed: Option<Square>| {
            let mut setup = Setup::new(board, mover);
            setup.passed[mover.opposite()] = passed;
            leads(setup, self.attempt, position)
        };
        // A knight can have stood everywhere, and whom he attacked does not matter any more.
        let mut taken = board;
        taken.put(to, Piece::new(Role::Knight, mover.opposite()));
        if leads(board, None) || leads(taken, None) {
            return true;
        }
        let beside = Square::new(to.file(), from.rank()).filter(|_| self.piece.role == Role::Pawn);
        let mut passing = board;
        beside.is_some_and(|at| {
            let is_free = board.piece_at(at).is_none() && from.file() != to.file();
            passing.put(at, Piece::new(Role::Pawn, mover.opposite()));
            is_free && leads(passing, Some(to))
        })
    }
}

/// Whether a move from this setup is allowed and leads to a board.
fn leads(setup: Setup, attempt: Attempt, to: &Position) -> bool {
    let Ok(before) = setup.into_position(Waive::LESSON) else {
        return false;
    };
    let verdict = before.judge(attempt);
    let mv = verdict.legal();
    mv.is_some_and(|mv| before.after(mv).board() == to.board())
}

#[cfg(test)]
mod tests {
    use super::can_have_come;
    use crate::rules::{Setup, Waive};

    fn can(fen: &str) -> bool {
        let setup = Setup::parse_fen(fen).unwrap();
        can_have_come(&setup.into_position(Waive::NOTHING).unwrap())
    }

    #[test]
    fn a_piece_that_goes_away_may_uncover_another() {
        // The knight came from d6, out of the way of the rook.
        assert!(can("3k4/1N6/8/8/8/8/8/3RK3 b - - 0 1"));
    }

    #[test]
    fn two_that_stand_in_no_way_of_each_other_do_not_give_check_at_once() {
        // A queen and a pawn: neither of them has stood between the other and the king.
        assert!(!can("8/3Q4/2k5/1P6/8/8/8/4K3 b - - 0 1"));
        // Two rooks on two lines, both far away.
        assert!(!can("3k3R/8/8/8/8/8/8/3RK3 b - - 0 1"));
    }

    #[test]
    fn a_pawn_takes_away_what_it_passed_and_opens_two_lines() {
        // From e5 to d6, and the pawn on d5 is gone: rook and bishop look at the king.
        assert!(can("4R3/1B6/3P4/8/4k3/8/8/6K1 b - - 0 1"));
        assert!(!can("4R3/1B6/8/8/4k3/8/8/6K1 b - - 0 1"));
    }

    #[test]
    fn a_pawn_that_is_promoted_leaves_a_line() {
        // From e7 to f8 by taking: the rook on e1 sees the king on e8, the new rook stands beside him.
        assert!(can("4kR2/8/8/8/8/8/8/4R1K1 b - - 0 1"));
        assert!(!can("8/8/8/8/4kR2/8/8/4R1K1 b - - 0 1"));
    }

    #[test]
    fn a_pawn_at_home_has_not_come_from_anywhere() {
        assert!(!can("8/8/8/8/8/4k3/3P4/K7 b - - 0 1"));
        assert!(can("8/8/8/8/4k3/3P4/8/K7 b - - 0 1"));
    }
}
