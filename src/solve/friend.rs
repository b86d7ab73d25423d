//! A friendly opponent for a first game: it sees a gift and a mate in one, and overlooks the rest.
//!
//! It looks at each legal move and at each answer to it, counts points, and lets chance decide
//! between moves that are nearly as good. Its pawns become queens, as a child expects, unless another
//! piece mates at once or a queen would leave the other side without a move. Left out: openings, plans, the past of the game, clocks.
//! The rules core alone says which moves there are.

use crate::rules::{Ending, Geometry, Move, Position, Role, Seat, Square, SquareSet};

/// What wins the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Checkmate.
    Mate,
    /// The first pawn on its last row, or taking everything but kings.
    PawnAcross,
    /// Taking everything but kings.
    LastStanding,
}

/// More than all pieces together, in hundredths of a pawn.
const WON: i32 = 100_000;
/// How much chance may add to a move, in hundredths of a pawn: less than a pawn.
const WHIM: u64 = 80;

/// The friend's move; `None` if there is no legal one. The same seed gives the same move.
#[must_use]
pub fn reply<G: Geometry>(position: &Position<G>, aim: Aim, seed: u64) -> Option<Move<G>> {
    let mut moves = position.legal_moves();
    let all = moves.clone();
    moves.retain(|mv| is_expected(position, mv, &all, aim));
    let worth = moves.iter().zip(0_u64..).map(|(mv, at)| {
        let whim = mixed(seed.wrapping_add(at.wrapping_mul(GOLDEN))) % WHIM;
        after(position, mv, aim) + i32::try_from(whim).unwrap_or(0)
    });
    let (best, _) = moves.iter().zip(worth).max_by_key(|(_, worth)| *worth)?;
    Some(*best)
}

/// Whether a move is none with which a pawn becomes less than a queen for no good reason. There are two:
/// it wins at once where the queen does not, or it goes on where the queen would make a draw.
fn is_expected<G: Geometry>(
    position: &Position<G>,
    mv: &Move<G>,
    all: &[Move<G>],
    aim: Aim,
) -> bool {
    let is_queen = |other: &&Move<G>| {
        (other.from(), other.to(), other.promotion()) == (mv.from(), mv.to(), Some(Role::Queen))
    };
    let queen = all.iter().find(is_queen).filter(|queen| *queen != mv);
    let (Some(_), Some(queen)) = (mv.promotion(), queen) else {
        return true;
    };
    let end = |mv: &Move<G>| decided(&position.after(mv), mv, aim);
    match (end(mv), end(queen)) {
        (_, Some(WON)) => false,
        (Some(WON), _) => true,
        (this, Some(_)) => this.is_none(),
        (_, None) => false,
    }
}

/// What a move is worth to the side that makes it, after the best answer.
fn after<G: Geometry>(position: &Position<G>, mv: &Move<G>, aim: Aim) -> i32 {
    let own = position.turn();
    let then = position.after(mv);
    if let Some(worth) = decided(&then, mv, aim) {
        return worth;
    }
    let answers = then.legal_moves();
    let worst = answers.iter().map(|answer| {
        let last = then.after(answer);
        match decided(&last, answer, aim) {
            Some(worth) => -worth,
            None => balance(&last, own),
        }
    });
    worst.min().unwrap_or(0)
}

/// What the game is worth to the side that has just moved, if the move ends it.
fn decided<G: Geometry>(then: &Position<G>, mv: &Move<G>, aim: Aim) -> Option<i32> {
    let own = mv.piece().seat;
    let board = then.board();
    let others = board.occupied() - board.by_seat(own) - board.by_role(Role::King);
    let has_won = match aim {
        Aim::Mate => false,
        Aim::PawnAcross => mv.promotion().is_some() || others.is_empty(),
        Aim::LastStanding => others.is_empty(),
    };
    match then.ending() {
        _ if has_won => Some(WON),
        Some(Ending::Checkmate) => Some(WON),
        Some(Ending::Stalemate) => Some(0),
        _ => None,
    }
}

/// One side's points less the others', in hundredths of a pawn; a pawn on its way counts more.
fn balance<G: Geometry>(position: &Position<G>, own: Seat) -> i32 {
    let worth = |square: Square<G>| -> i32 {
        let Some(piece) = position.piece_at(square) else {
            return 0;
        };
        let points = match piece.role {
            Role::Pawn => 100 + nearness(square, piece.seat),
            Role::Knight | Role::Bishop => 300,
            Role::Rook => 500,
            Role::Queen => 900,
            Role::King => 0,
        };
        if piece.seat == own { points } else { -points }
    };
    let all: SquareSet<G> = position.board().occupied();
    all.iter().map(worth).sum()
}

/// What a pawn gains by being near its last row.
fn nearness<G: Geometry>(square: Square<G>, seat: Seat) -> i32 {
    let mut at = Some(square.index());
    let mut left = 0;
    while let Some(next) = at.and_then(|square| G::pawn_step(seat, square)) {
        at = Some(next);
        left += 1;
    }
    60 / (1 + left)
}

/// How far two seeds lie apart: the golden ratio of 64 bits.
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// One step of SplitMix64: each bit of the number shakes all the others.
pub(crate) const fn mixed(mut bits: u64) -> u64 {
    bits = bits.wrapping_add(GOLDEN);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::san;
    use crate::rules::{Setup, Waive};

    fn position(fen: &str) -> Position {
        let setup = Setup::parse_fen(fen).unwrap();
        setup.into_position(Waive::LESSON).unwrap()
    }

    /// Every move that some seed brings.
    fn replies(text: &str, aim: Aim) -> Vec<String> {
        let position = position(text);
        let replies = (0..200).filter_map(|seed| reply(&position, aim, seed));
        let mut said: Vec<String> = replies.map(|mv| san::write(&position, &mv)).collect();
        said.sort();
        said.dedup();
        said
    }

    #[test]
    fn it_takes_what_it_is_given_and_mates_when_it_can() {
        let check = |text, aim, expected: &[&str]| assert_eq!(replies(text, aim), expected);
        check("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Aim::Mate, &["Ra8#"]);
        check("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", Aim::Mate, &["exd5"]);
    }

    #[test]
    fn its_pawn_becomes_a_queen_unless_another_piece_mates_or_avoids_stalemate() {
        let check = |text, aim, expected: &[&str]| assert_eq!(replies(text, aim), expected);
        check("8/P7/8/8/8/8/7p/8 w - - 0 1", Aim::PawnAcross, &["a8=Q"]);
        check("8/P7/8/8/8/8/7p/8 w - - 0 1", Aim::LastStanding, &["a8=Q"]);
        check("8/P4k2/8/8/8/8/7p/4K3 w - - 0 1", Aim::Mate, &["a8=Q"]);
        // Only the knight mates; where the queen mates as well as the rook, it is the queen.
        check("6br/5Ppk/6pp/8/8/8/8/6K1 w - - 0 1", Aim::Mate, &["f8=N#"]);
        check("7k/P5pp/8/8/8/8/8/6K1 w - - 0 1", Aim::Mate, &["a8=Q#"]);
        // A queen would leave Black without a move; a rook does not.
        check("8/5P1k/8/5K2/8/8/8/8 w - - 0 1", Aim::Mate, &["f8=R"]);
        check("8/5P2/7k/8/5K2/8/8/8 w - - 0 1", Aim::Mate, &["f8=Q+"]);
    }

    #[test]
    fn it_keeps_its_queen_and_stops_a_pawn() {
        for said in replies("4k3/8/8/2p5/3Q4/8/8/4K3 w - - 0 1", Aim::Mate) {
            assert!(said.starts_with('Q') && said != "Qd5", "{said}");
        }
        let stopped = replies("8/7p/8/8/8/1p5P/P7/8 w - - 0 1", Aim::PawnAcross);
        assert_eq!(stopped, ["axb3"]);
    }

    #[test]
    fn it_is_not_always_the_same_and_loses_now_and_then() {
        let start = Position::start().to_fen();
        assert!(replies(&start, Aim::Mate).len() > 5);
    }
}
