//! Counting every line of a given length: the classic proof of a move generator.

use crate::rules::geometry::{Geometry, Step, Wing};
use crate::rules::{Move, MoveSink, Position, Role, Square, SquareSet};

/// How many lines of `depth` half-moves start here. The last half-move is counted, not made.
#[must_use]
pub fn perft<G: Geometry>(position: &Position<G>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut lines = Lines {
                position,
                depth: depth - 1,
                n_lines: 0,
            };
            position.generate(&mut lines);
            lines.n_lines
        }
    }
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

/// Plays each move as it comes and counts what follows: no list is made.
struct Lines<'a, G: Geometry> {
    position: &'a Position<G>,
    /// Half-moves left after this one; at least 1.
    depth: u32,
    n_lines: u64,
}

impl<G: Geometry> Lines<'_, G> {
    #[inline]
    fn go_on(&mut self, next: &Position<G>) {
        self.n_lines += perft(next, self.depth);
    }
}

impl<G: Geometry> MoveSink<G> for Lines<'_, G> {
    #[inline]
    fn moves(&mut self, role: Role, from: Square<G>, to: SquareSet<G>) {
        for to in to {
            if self.position.is_plain {
                self.go_on(&self.position.after_step(role, from, to, role));
            } else {
                let mv = self.position.move_of(role, from, to);
                self.go_on(&self.position.after(&mv));
            }
        }
    }

    #[inline]
    fn pawns(&mut self, to: SquareSet<G>, (files, ranks): Step) {
        for to in to {
            if let Some(from) = to.offset(-files, -ranks) {
                let mv = self.position.move_of(Role::Pawn, from, to);
                self.go_on(&self.position.after(&mv));
            }
        }
    }

    fn promotions(&mut self, to: SquareSet<G>, (files, ranks): Step) {
        for to in to {
            for role in Role::PROMOTIONS {
                if let Some(from) = to.offset(-files, -ranks) {
                    self.go_on(&self.position.after_promotion(from, to, role));
                }
            }
        }
    }

    fn promotion(&mut self, to: Square<G>, (files, ranks): Step, role: Role) {
        if let Some(from) = to.offset(-files, -ranks) {
            self.go_on(&self.position.after_promotion(from, to, role));
        }
    }

    fn en_passant(&mut self, from: Square<G>, to: Square<G>, named: Option<Role>) {
        if let Some(mv) = self.position.en_passant_named(from, to, named) {
            self.go_on(&self.position.after(&mv));
        }
    }

    fn castling(&mut self, wing: Wing) {
        if let Some(mv) = self.position.castling_move(wing) {
            self.go_on(&self.position.after(&mv));
        }
    }
}
