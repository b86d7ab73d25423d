//! Mate in n: every key, the main line, the answer to every defence, and the proof of none shorter.
//!
//! A *key* is a first move that forces mate in the fewest moves. The search goes through all moves of
//! both sides; nothing is guessed, so "none" means that there is none. Moves are counted as the
//! attacker's. Where more than two play, everybody else defends, and it is mate as soon as one of them
//! is mated when his turn comes. Draws by repetition or counting are left out.
//!
//! For practice: generators of exercises ask it whether a mate is there, whether it is the only one, and
//! what answers each defence. A lesson proves its mates along its own lines.

mod checks;
mod search;

use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Move, Position};
use crate::solve::{Budget, Stopped};

use search::Search;

/// The shortest forced mate of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate<G: Geometry = Classic> {
    /// In how many of the attacker's moves, from 1. It was tried in fewer, and there is none.
    pub moves: u32,
    /// Every first move that does it, at least one.
    pub keys: Vec<Move<G>>,
    /// The first key against the longest defence, all moves of all sides.
    pub line: Vec<Move<G>>,
    /// How many positions were looked at.
    pub nodes: usize,
}

impl<G: Geometry> Mate<G> {
    /// Whether only one first move mates in time.
    #[must_use]
    pub const fn is_unique(&self) -> bool {
        self.keys.len() == 1
    }
}

/// A move of the attacker and everything that may follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree<G: Geometry = Classic> {
    /// The attacker's move.
    pub mv: Move<G>,
    /// Every defence; empty if the move mates.
    pub defences: Vec<Defence<G>>,
}

/// A defence and what answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence<G: Geometry = Classic> {
    /// The defending moves: one for each opponent, so one on the 8x8 board.
    pub moves: Vec<Move<G>>,
    /// In how many moves mate follows; 0 if the opponents mated one of themselves.
    pub mate_in: u32,
    /// Every answer that mates in that many moves.
    pub answers: Vec<Tree<G>>,
}

impl<G: Geometry> Tree<G> {
    /// How often a defence has more than one answer, anywhere in the tree.
    #[must_use]
    pub fn n_duals(&self) -> usize {
        let duals = |defence: &Defence<G>| {
            let here = usize::from(defence.answers.len() > 1);
            here + defence.answers.iter().map(Self::n_duals).sum::<usize>()
        };
        self.defences.iter().map(duals).sum()
    }

    /// Whether every defence has exactly one answer.
    #[must_use]
    pub fn is_dual_free(&self) -> bool {
        self.n_duals() == 0
    }
}

/// Finds the shortest mate that the side to move can force, or `None` if it takes more than `max` moves.
///
/// # Errors
/// That the budget ended the search.
pub fn shortest<G: Geometry>(
    position: &Position<G>,
    max: u32,
    budget: &mut Budget,
) -> Result<Option<Mate<G>>, Stopped> {
    let before = budget.spent();
    let mut search = Search::new(position.turn(), budget);
    for moves in 1..=max {
        let keys = search.keys(position, moves)?;
        if !keys.is_empty() {
            let line = search.line(position, moves)?;
            let nodes = budget.spent() - before;
            return Ok(Some(Mate {
                moves,
                keys,
                line,
                nodes,
            }));
        }
    }
    Ok(None)
}

/// Every first move that forces mate in at most so many moves, in the generator's order.
///
/// # Errors
/// That the budget ended the search.
pub fn keys<G: Geometry>(
    position: &Position<G>,
    moves: u32,
    budget: &mut Budget,
) -> Result<Vec<Move<G>>, Stopped> {
    Search::new(position.turn(), budget).keys(position, moves)
}

/// Everything that may follow `key`: each defence, and each of the shortest answers to it.
///
/// `key` must be a legal move of the position. `None` if it does not force mate in at most `moves`.
///
/// # Errors
/// That the budget ended the search.
pub fn tree<G: Geometry>(
    position: &Position<G>,
    key: &Move<G>,
    moves: u32,
    budget: &mut Budget,
) -> Result<Option<Tree<G>>, Stopped> {
    let mut search = Search::new(position.turn(), budget);
    let after = position.after(key);
    match moves.checked_sub(1) {
        Some(left) if search.is_lost(&after, left)? => Ok(Some(search.tree(position, key, left)?)),
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Waive};

    fn position(fen: &str) -> Position {
        let setup = Setup::parse_fen(fen).unwrap();
        setup.into_position(Waive::LESSON).unwrap()
    }

    #[track_caller]
    fn check(fen: &str, max: u32, want: Option<(u32, &str)>) {
        let found = shortest(&position(fen), max, &mut Budget::nodes(100_000)).unwrap();
        let found = found.map(|mate| (mate.moves, keys_of(&mate.keys)));
        assert_eq!(found, want.map(|(moves, keys)| (moves, keys.to_owned())));
    }

    fn keys_of(keys: &[Move]) -> String {
        let mut keys: Vec<String> = keys.iter().map(Move::to_string).collect();
        keys.sort();
        keys.join(" ")
    }

    #[test]
    fn every_shortest_key_is_found() {
        check("6k1/5ppp/8/8/8/8/8/R5K1 w - -", 3, Some((1, "a1a8")));
        check("7k/8/8/8/8/8/R7/1R4K1 w - -", 3, Some((2, "a2a7 b1b7")));
        check("kbK5/pp6/1P6/8/8/8/8/R7 w - -", 3, Some((2, "a1a6")));
        check("kbK5/pp6/1P6/8/8/8/8/R7 w - -", 1, None);
    }

    #[test]
    fn stalemate_and_boards_without_a_king_are_no_mate() {
        check(
            "7k/5K2/8/8/8/8/8/6Q1 w - -",
            1,
            Some((1, "g1g7 g1g8 g1h1 g1h2")),
        );
        check("8/8/8/8/8/8/8/R5K1 w - -", 2, None);
        check("7k/8/6K1/8/8/8/8/8 w - -", 3, None);
    }

    #[test]
    fn the_line_ends_in_mate() {
        let mut board = position("kbK5/pp6/1P6/8/8/8/8/R7 w - -");
        let mate = shortest(&board, 2, &mut Budget::nodes(10_000))
            .unwrap()
            .unwrap();
        assert!(mate.is_unique());
        assert_eq!(mate.line.len(), 3);
        for mv in &mate.line {
            board = board.after(mv);
        }
        assert!(board.is_check() && !board.has_legal_move());
    }

    #[test]
    fn the_tree_answers_every_defence() {
        let board = position("kbK5/pp6/1P6/8/8/8/8/R7 w - -");
        let mut budget = Budget::nodes(10_000);
        let key = keys(&board, 2, &mut budget).unwrap()[0];
        let tree = tree(&board, &key, 2, &mut budget).unwrap().unwrap();
        let n_defences = board.after(&key).legal_moves().len();
        assert_eq!(tree.defences.len(), n_defences);
        assert!(tree.defences.iter().all(|defence| defence.mate_in == 1));
        assert!(tree.is_dual_free());
    }

    #[test]
    fn several_answers_are_a_dual() {
        let board = position("7k/8/8/8/8/8/R7/1R4K1 w - -");
        let mut budget = Budget::nodes(10_000);
        let trees = keys(&board, 2, &mut budget).unwrap();
        let tree = tree(&board, &trees[0], 2, &mut budget).unwrap().unwrap();
        assert_eq!(tree.n_duals(), 0);
        let board = position("7k/8/5K2/8/8/8/8/Q7 w - -");
        let none = board.legal_moves()[0];
        assert_eq!(super::tree(&board, &none, 1, &mut budget), Ok(None));
    }

    #[test]
    fn the_budget_is_kept() {
        let board = Position::start();
        let stopped = shortest(&board, 4, &mut Budget::nodes(100));
        assert_eq!(stopped, Err(Stopped));
    }
}
