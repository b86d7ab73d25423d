//! Counting every line of a given length: the classic proof of a move generator.

use crate::rules::ground::geometry::{Delta, Geometry, Wing};
use crate::rules::ground::{Move, Piece, Role, Seat, Square, SquareSet};
use crate::rules::moving::generate;
use crate::rules::moving::plain::Plain;
use crate::rules::moving::{MoveSink, Position};

/// How many lines of `depth` half-moves start here. The last half-move is counted, not made.
#[must_use]
pub fn perft<G: Geometry>(position: &Position<G>, depth: u32) -> u64 {
    match position.as_plain() {
        Some(plain) => lines(plain, depth),
        None => lines(position, depth),
    }
}

fn lines<G: Geometry, P: Playable<G>>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count(),
        // House rules ask the position whose pieces they are.
        _ if P::HOUSE => lines_of::<G, P, 0>(position, depth),
        _ => match (position.turn(), G::SEATS.len()) {
            (Seat::South, _) | (Seat::West, 2) => lines_of::<G, P, 0>(position, depth),
            (Seat::North, _) | (Seat::East, 2) => lines_of::<G, P, 2>(position, depth),
            (Seat::West, _) => lines_of::<G, P, 1>(position, depth),
            (Seat::East, _) => lines_of::<G, P, 3>(position, depth),
        },
    }
}

/// The same for one side to move, so that whose pieces they are is known when it is compiled.
fn lines_of<G: Geometry, P: Playable<G>, const SEAT: usize>(position: &P, depth: u32) -> u64 {
    let mut lines = Lines::<P, SEAT> {
        position,
        depth: depth - 1,
        n_lines: 0,
    };
    position.hand_over(&mut lines);
    lines.n_lines
}

/// Every legal move with the number of lines of `depth` half-moves that begin with it.
///
/// The numbers add up to [`perft`]. A depth of 0 or 1 counts the moves themselves.
#[must_use]
pub fn divide<G: Geometry>(position: &Position<G>, depth: u32) -> Vec<(Move<G>, u64)> {
    let rest = depth.saturating_sub(1);
    let moves = position.legal_moves().into_iter();
    moves
        .map(|mv| (mv, perft(&position.after(&mv), rest)))
        .collect()
}

/// A position whose moves are made as they come, with house rules or without.
trait Playable<G: Geometry>: Copy {
    const HOUSE: bool;
    fn count(&self) -> u64;
    fn turn(&self) -> Seat;
    fn hand_over<const SEAT: usize>(&self, lines: &mut Lines<'_, Self, SEAT>);
    fn step(&mut self, piece: Piece, from: Square<G>, to: Square<G>);
    fn step_pawn(&mut self, seat: Seat, from: Square<G>, to: Square<G>);
    fn promote(&mut self, from: Square<G>, to: Square<G>, role: Role);
    fn take_in_passing(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>);
    fn castle(&mut self, wing: Wing);
}

impl<G: Geometry> Playable<G> for Plain<G> {
    const HOUSE: bool = false;

    #[inline]
    fn turn(&self) -> Seat {
        self.turn
    }

    #[inline]
    fn count(&self) -> u64 {
        generate::count(self)
    }

    #[inline]
    fn hand_over<const SEAT: usize>(&self, lines: &mut Lines<'_, Self, SEAT>) {
        generate::generate_as::<G, Self, SEAT>(self, lines);
    }

    #[inline(always)]
    fn step(&mut self, piece: Piece, from: Square<G>, to: Square<G>) {
        self.step(piece, from, to, piece.role);
    }

    #[inline(always)]
    fn step_pawn(&mut self, seat: Seat, from: Square<G>, to: Square<G>) {
        self.step_pawn(seat, from, to);
    }

    fn promote(&mut self, from: Square<G>, to: Square<G>, role: Role) {
        self.step(Piece::new(Role::Pawn, self.turn), from, to, role);
    }

    fn take_in_passing(&mut self, from: Square<G>, to: Square<G>, _: Option<Role>) {
        if let Some(passer) = self.last_passer(to, |_| true) {
            self.take_in_passing(from, to, passer);
        }
    }

    fn castle(&mut self, wing: Wing) {
        self.castle(wing);
    }
}

impl<G: Geometry> Playable<G> for Position<G> {
    const HOUSE: bool = true;

    fn turn(&self) -> Seat {
        self.turn()
    }

    fn count(&self) -> u64 {
        self.count_moves()
    }

    fn hand_over<const SEAT: usize>(&self, lines: &mut Lines<'_, Self, SEAT>) {
        self.generate(lines);
    }

    fn step(&mut self, piece: Piece, from: Square<G>, to: Square<G>) {
        let mv = self.move_of(piece.role, from, to);
        self.play(&mv);
    }

    fn step_pawn(&mut self, _: Seat, from: Square<G>, to: Square<G>) {
        let mv = self.move_of(Role::Pawn, from, to);
        self.play(&mv);
    }

    fn promote(&mut self, from: Square<G>, to: Square<G>, role: Role) {
        let mut mv = self.move_of(Role::Pawn, from, to);
        mv.promotion = Some(role);
        self.play(&mv);
    }

    fn take_in_passing(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>) {
        if let Some(mv) = self.en_passant_named(from, to, named) {
            self.play(&mv);
        }
    }

    fn castle(&mut self, wing: Wing) {
        if let Some(mv) = self.castling_move(wing) {
            self.play(&mv);
        }
    }
}

/// Plays each move as it comes and counts what follows: no list is made.
struct Lines<'a, P, const SEAT: usize> {
    position: &'a P,
    /// Half-moves left after this one; at least 1.
    depth: u32,
    n_lines: u64,
}

impl<P: Copy, const SEAT: usize> Lines<'_, P, SEAT> {
    const SEAT: Seat = Seat::ALL[SEAT];

    /// Makes a move on a copy, and goes on from there.
    #[inline(always)]
    fn try_out<G: Geometry>(&mut self, make: impl FnOnce(&mut P))
    where
        P: Playable<G>,
    {
        let mut next = *self.position;
        make(&mut next);
        self.n_lines += lines(&next, self.depth);
    }
}

impl<G: Geometry, P: Playable<G>, const SEAT: usize> MoveSink<G> for Lines<'_, P, SEAT> {
    #[inline]
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>) {
        for to in to {
            self.try_out(|next| next.step(Piece::new(role, Self::SEAT), from, to));
        }
    }

    #[inline]
    fn pawns(&mut self, to: SquareSet<G>, (files, ranks): Delta) {
        for to in to {
            if let Some(from) = to.offset(-files, -ranks) {
                self.try_out(|next| next.step_pawn(Self::SEAT, from, to));
            }
        }
    }

    fn promotions(&mut self, to: SquareSet<G>, step: Delta) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.promotion(to, step, role);
            }
        }
    }

    fn promotion(&mut self, to: Square<G>, (files, ranks): Delta, role: Role) {
        if let Some(from) = to.offset(-files, -ranks) {
            self.try_out(|next| next.promote(from, to, role));
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>) {
        self.try_out(|next| next.take_in_passing(from, to, named));
    }

    fn castling(&mut self, wing: Wing) {
        self.try_out(|next| next.castle(wing));
    }
}
