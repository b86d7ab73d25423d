//! Collecting stars or enemy pieces when the other side never moves: the fewest moves.
//!
//! A breadth-first search over boards and what is still to be collected, so the first way found
//! is a shortest one; its length is the par that a learner is measured by.

use std::collections::HashSet;

use crate::rules::{Board, Move, Position, Seat, Square, SquareSet};

/// What is to be collected, by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Where it starts; the side to move collects.
    pub position: Position,
    /// The only piece that moves, or `None` if every piece of that side may.
    pub piece: Option<Square>,
    /// Squares to land on, in any order.
    pub stars: SquareSet,
    /// Whether all enemy pieces but kings are to be captured.
    pub take_all: bool,
    /// Whether a piece may only land where no enemy attacks it.
    pub safe: bool,
}

/// A shortest way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The moves, first to last; their number is the par.
    pub moves: Vec<Move>,
    /// How many positions were looked at.
    pub nodes: usize,
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// Every way was tried: it cannot be done.
    Impossible,
    /// The limit was reached first.
    TooHard,
}

impl Task {
    /// The task as it is after a move: another position, one star or piece fewer.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Self {
        let mut stars = self.stars;
        stars.remove(mv.to());
        let piece = self
            .piece
            .map(|piece| if piece == mv.from() { mv.to() } else { piece });
        let position = self.position.after(mv).with_turn(self.position.turn());
        Self {
            position,
            piece,
            stars,
            ..*self
        }
    }

    /// Whether nothing is left to collect.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.stars.is_empty() && (!self.take_all || self.prey().is_empty())
    }

    /// Whether a move lands where an enemy attacks the square and the task forbids it.
    #[must_use]
    pub fn is_caught(&self, mv: &Move) -> bool {
        self.safe && !self.attackers_after(mv).is_empty()
    }

    /// The enemy pieces that attack the square a move lands on.
    #[must_use]
    pub fn attackers_after(&self, mv: &Move) -> SquareSet {
        self.position
            .after(mv)
            .attackers_of(mv.to(), mv.piece().seat)
    }

    /// The moves that the task allows, the dangerous ones left out.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = match self.piece {
            Some(piece) => self.position.moves_from(piece),
            None => self.position.legal_moves(),
        };
        moves.retain(|mv| !self.is_caught(mv));
        moves
    }

    fn prey(&self) -> SquareSet {
        let enemies = self.position.enemies(self.position.turn());
        Seat::ALL
            .iter()
            .fold(enemies, |prey, seat| prey - self.position.kings(*seat))
    }

    fn key(&self) -> (Board, SquareSet, Option<Square>) {
        (*self.position.board(), self.stars, self.piece)
    }
}

/// A position reached, and how.
struct Node {
    task: Task,
    reached: Option<(usize, Move)>,
}

/// Finds a shortest way, looking at no more than `limit` positions.
///
/// # Errors
/// That there is none, or that the limit came first.
pub fn solve(task: &Task, limit: usize) -> Result<Solution, Unsolved> {
    let mut nodes = vec![Node {
        task: task.clone(),
        reached: None,
    }];
    let mut seen = HashSet::from([task.key()]);
    let mut next = 0;
    while let Some(node) = nodes.get(next) {
        if node.task.is_done() {
            let nodes_seen = nodes.len();
            return Ok(Solution {
                moves: way_to(&nodes, next),
                nodes: nodes_seen,
            });
        }
        let steps: Vec<(Task, Move)> = node
            .task
            .moves()
            .into_iter()
            .map(|mv| (node.task.after(&mv), mv))
            .collect();
        for (task, mv) in steps {
            if nodes.len() >= limit {
                return Err(Unsolved::TooHard);
            }
            if seen.insert(task.key()) {
                nodes.push(Node {
                    task,
                    reached: Some((next, mv)),
                });
            }
        }
        next += 1;
    }
    Err(Unsolved::Impossible)
}

fn way_to(nodes: &[Node], last: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut at = nodes.get(last);
    while let Some((from, mv)) = at.and_then(|node| node.reached) {
        moves.push(mv);
        at = nodes.get(from);
    }
    moves.reverse();
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Waive};

    const LIMIT: usize = 100_000;

    fn squares(names: &str) -> SquareSet {
        names.split_whitespace().filter_map(Square::parse).collect()
    }

    fn task(fen: &str, piece: &str, stars: &str) -> Task {
        let position = Setup::parse_fen(fen)
            .unwrap()
            .into_position(Waive::LESSON)
            .unwrap();
        let piece = Square::parse(piece);
        Task {
            position,
            piece,
            stars: squares(stars),
            take_all: false,
            safe: false,
        }
    }

    #[track_caller]
    fn par(task: &Task, want: usize) {
        assert_eq!(
            solve(task, LIMIT).map(|solution| solution.moves.len()),
            Ok(want)
        );
    }

    #[test]
    fn the_pars_of_the_curriculum() {
        par(&task("8/8/8/8/8/8/8/R7 w", "a1", "a6 f6"), 2);
        par(&task("8/8/8/8/8/2R5/8/8 w", "c3", "c7 g2 g7"), 3);
        par(&task("8/8/8/8/8/8/8/2B5 w", "c1", "f4 h2 g1"), 3);
        par(&task("8/8/8/8/8/8/8/K7 w", "a1", "h8"), 7);
        par(&task("8/8/8/8/8/8/8/N7 w", "a1", "h8"), 6);
        par(&task("8/8/8/8/8/8/8/2B2B2 w", "", "e3 g1 c4 g8"), 4);
    }

    #[test]
    fn taking_every_enemy_piece() {
        let mut knights = task("8/8/8/n3n3/8/8/4n3/R7 w", "a1", "");
        knights.take_all = true;
        par(&knights, 3);
    }

    #[test]
    fn a_wall_of_ones_own_must_be_walked_around() {
        par(&task("8/8/8/8/8/P7/8/R7 w", "a1", "a8 h8"), 3);
    }

    #[test]
    fn a_light_bishop_never_reaches_a_dark_square() {
        let task = task("8/8/8/8/8/8/8/5B2 w", "f1", "d4");
        assert_eq!(solve(&task, LIMIT), Err(Unsolved::Impossible));
    }

    #[test]
    fn a_guarded_square_is_no_place_to_land_until_the_guard_is_taken() {
        let mut rook = task("8/6b1/8/8/8/8/8/R7 w", "a1", "h6");
        par(&rook, 2);
        rook.safe = true;
        par(&rook, 4);
    }

    #[test]
    fn the_limit_is_kept() {
        let task = task("8/8/8/8/8/8/8/N7 w", "a1", "h8");
        assert_eq!(solve(&task, 10), Err(Unsolved::TooHard));
    }
}
