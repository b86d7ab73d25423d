//! Collecting stars or enemy pieces when the other side never moves: the fewest moves.
//!
//! One piece or several collect; the rest of their army are walls. Enemy pieces stand still, block,
//! guard squares, and can be taken. The search is A* with a bound that never promises too little
//! (`bound`), over arrangements of pieces that are worked out once (`world`); so the first way
//! found is a cheapest one, and its cost is the par that a learner is measured by.
//!
//! A star that flies on has an order: only the next square of its trail counts. What is left of it says where it is, so
//! the states are the same, and a bound for any order promises no more than one for this order.
//!
//! Moves are the generator's: own kings stay safe, pawns promote, castling is a move like any other.
//! What is left out: enemies that move; a rook that castles collects nothing.

mod bound;
mod safety;
mod search;
mod trail;
mod world;

use std::fmt;

use crate::job::{Job, JobState};
use crate::rules::geometry::{Classic, Geometry};
use crate::rules::{Move, Position, Role, Square, SquareSet};
use crate::solve::{Budget, Stopped};

pub use safety::{Danger, Safety};
pub use trail::{MOST_STARS, Trail};

use search::Search;

/// What is to be collected, by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectTask<G: Geometry = Classic> {
    /// Where it starts; the side to move collects.
    pub position: Position<G>,
    /// The only piece that moves, or `None` if every piece of that side may, the walls excepted.
    pub piece: Option<Square<G>>,
    /// Pieces of that side that never move; it does not matter if `piece` is set.
    pub walls: SquareSet<G>,
    /// Squares to land on, in any order unless a star flies.
    pub stars: SquareSet<G>,
    /// The order in which one star flies over all of them, if it does.
    pub trail: Trail<G>,
    /// Whether all enemy pieces but kings are to be captured.
    pub take_all: bool,
    /// What must be safe after each move.
    pub safe: Safety,
    /// How many moves more it counts to land where an enemy attacks, if `safe` allows it; mostly 0.
    pub toll: u8,
}

/// A cheapest way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<G: Geometry = Classic> {
    /// The moves, first to last.
    pub moves: Vec<Move<G>>,
    /// The par: the number of moves and all tolls.
    pub cost: usize,
    /// How many positions were looked at.
    pub nodes: usize,
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// Every way was tried: it cannot be done.
    Impossible,
    /// The search ended before it knew.
    Stopped,
}

impl From<Stopped> for Unsolved {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl<G: Geometry> CollectTask<G> {
    /// A task of the side to move: every piece may move, nothing is to be collected yet.
    #[must_use]
    pub const fn new(position: Position<G>) -> Self {
        Self {
            position,
            piece: None,
            walls: SquareSet::EMPTY,
            stars: SquareSet::EMPTY,
            trail: Trail::NONE,
            take_all: false,
            safe: Safety::Off,
            toll: 0,
        }
    }

    /// The task as it is after a move: another position, one star or piece fewer.
    #[must_use]
    pub fn after(&self, mv: &Move<G>) -> Self {
        let stars = self.trail.after_landing(self.stars, mv.to());
        let piece = self
            .piece
            .map(|piece| if piece == mv.from() { mv.to() } else { piece });
        let mut walls = self.walls;
        if let Some((from, to)) = mv.castled().filter(|(from, _)| walls.contains(*from)) {
            walls.remove(from);
            walls.insert(to);
        }
        Self {
            position: self.stepped(mv),
            piece,
            walls,
            stars,
            ..*self
        }
    }

    /// The stars that lie on the board: all that are left, or the next where one flies.
    #[must_use]
    pub fn shown(&self) -> SquareSet<G> {
        self.trail.shown(self.stars)
    }

    /// The pieces still to be captured; none if that is not the task.
    #[must_use]
    pub fn prey(&self) -> SquareSet<G> {
        self.prey_in(&self.position)
    }

    /// The same in another position of the task.
    fn prey_in(&self, position: &Position<G>) -> SquareSet<G> {
        if !self.take_all {
            return SquareSet::EMPTY;
        }
        position.enemies(position.turn()) - position.board().by_role(Role::King)
    }

    /// Whether nothing is left to collect.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.stars.is_empty() && self.prey().is_empty()
    }

    /// Whether something is not safe after a move, and the task forbids it.
    #[must_use]
    pub fn is_caught(&self, mv: &Move<G>) -> bool {
        self.danger(mv).is_some()
    }

    /// The man that could be lost after a move, where the task forbids it.
    #[must_use]
    pub fn danger(&self, mv: &Move<G>) -> Option<Danger<G>> {
        self.safe.danger(&self.position.after(mv), mv)
    }

    /// The moves that the task allows, the dangerous ones left out.
    #[must_use]
    pub fn moves(&self) -> Vec<Move<G>> {
        let mut moves = self.position.moves_of(self.movers());
        moves.retain(|mv| !self.is_caught(mv));
        moves
    }

    /// The squares of the pieces that collect.
    #[must_use]
    pub fn movers(&self) -> SquareSet<G> {
        let own = self.position.board().by_seat(self.position.turn());
        match self.piece {
            Some(piece) => own & SquareSet::of(piece),
            None => own - self.walls,
        }
    }

    /// The position after a move, the same side to move.
    fn stepped(&self, mv: &Move<G>) -> Position<G> {
        self.position.after(mv).with_turn(self.position.turn())
    }
}

/// Finds a cheapest way.
///
/// # Errors
/// That there is none, or that the budget ended the search.
pub fn solve<G: Geometry>(
    task: &CollectTask<G>,
    budget: &mut Budget,
) -> Result<Solution<G>, Unsolved> {
    let mut search = Search::new(task);
    loop {
        if let JobState::Done(found) = search.advance(usize::MAX, budget) {
            return found;
        }
    }
}

/// The search of [`solve`] as a job; a node is a look at a position, a known one too.
pub struct Solving<G: Geometry = Classic> {
    search: Search<G>,
    budget: Budget,
}

impl<G: Geometry> Solving<G> {
    /// A search that looks at so many different positions at most.
    #[must_use]
    pub fn new(task: &CollectTask<G>, limit: usize) -> Self {
        Self {
            search: Search::new(task),
            budget: Budget::nodes(limit),
        }
    }
}

impl<G: Geometry> Job for Solving<G> {
    type Output = Result<Solution<G>, Unsolved>;

    fn step(&mut self, nodes: usize) -> JobState<Self::Output> {
        self.search.advance(nodes, &mut self.budget)
    }

    fn spent(&self) -> usize {
        self.search.looks()
    }
}

impl<G: Geometry> fmt::Debug for Solving<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solving")
            .field("budget", &self.budget)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Setup, Waive};

    const LIMIT: usize = 100_000;

    fn squares(names: &str) -> SquareSet {
        names.split_whitespace().filter_map(Square::parse).collect()
    }

    fn task(fen: &str, piece: &str, stars: &str) -> CollectTask {
        let setup = Setup::parse_fen(fen).unwrap();
        CollectTask {
            piece: Square::parse(piece),
            stars: squares(stars),
            ..CollectTask::new(setup.into_position(Waive::LESSON).unwrap())
        }
    }

    fn solved(task: &CollectTask) -> Result<Solution, Unsolved> {
        solve(task, &mut Budget::nodes(LIMIT))
    }

    #[track_caller]
    fn par(task: &CollectTask, want: usize) {
        assert_eq!(solved(task).map(|solution| solution.cost), Ok(want));
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
    fn a_star_that_flies_is_caught_where_it_is_next() {
        let mut rook = task("8/8/8/8/8/8/8/R7 w", "a1", "a8 h1 h8");
        par(&rook, 3);
        let trail = |names: &str| Trail::over(names.split(' ').filter_map(Square::parse));
        rook.trail = trail("h8 a8 h1");
        par(&rook, 5);
        let through = rook.after(&solved(&rook).unwrap().moves[0]);
        assert_eq!(through.stars, rook.stars, "no star lies on the way");
        assert_eq!(rook.shown(), squares("h8"));
        rook.trail = trail("h1 h8 a8");
        par(&rook, 3);
        // A piece that stands where the star comes to has to land there.
        let mut two = task("8/8/8/8/8/8/8/R6R w", "", "a8 h1");
        two.trail = trail("a8 h1");
        par(&two, 3);
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
        let mut pawn_moves = task("8/8/8/8/8/P7/8/R7 w", "", "a4");
        par(&pawn_moves, 1);
        pawn_moves.walls = squares("a3");
        par(&pawn_moves, 3);
    }

    #[test]
    fn a_light_bishop_never_reaches_a_dark_square() {
        let task = task("8/8/8/8/8/8/8/5B2 w", "f1", "d4");
        assert_eq!(solved(&task), Err(Unsolved::Impossible));
    }

    #[test]
    fn a_guarded_square_is_no_place_to_land_until_the_guard_is_taken() {
        let mut rook = task("8/6b1/8/8/8/8/8/R7 w", "a1", "h6");
        par(&rook, 2);
        rook.safe = Safety::Stop;
        par(&rook, 4);
    }

    #[test]
    fn a_toll_is_paid_for_each_guarded_landing() {
        let mut rook = task("8/6b1/8/8/8/8/8/R7 w", "a1", "h6");
        rook.toll = 1;
        par(&rook, 3);
        rook.toll = 5;
        par(&rook, 4);
    }

    #[test]
    fn castling_is_one_move_for_two_pieces() {
        par(&task("8/8/8/8/8/8/8/4K2R w K", "", "g1 f8"), 2);
        par(&task("8/8/8/8/8/8/8/4K2R w", "", "g1 f8"), 3);
        par(&task("8/8/8/8/8/8/8/4K2R w K", "e1", "g1 f1"), 2);
    }

    #[test]
    fn a_capture_in_passing_takes_what_it_does_not_land_on() {
        let mut pawn = task("8/8/8/3pP3/8/8/8/8 w - d6", "e5", "d6");
        pawn.take_all = true;
        par(&pawn, 1);
    }

    #[test]
    fn a_pawn_becomes_what_collects_best() {
        par(&task("8/P7/8/8/8/8/8/8 w", "a7", "b6"), 2);
        par(&task("8/P7/8/8/8/8/8/8 w", "a7", "h1 b6"), 4);
    }

    #[test]
    fn many_pieces_and_many_targets_are_no_other_problem() {
        par(&task("8/8/8/8/8/8/8/RRRR4 w", "", "a8 b8 c8 d8 h8"), 5);
        let all = "b1 c1 d1 e1 f1 g1 h1 h2 h3 h4 h5 h6";
        par(&task("8/8/8/8/8/8/8/R7 w", "a1", all), 12);
    }

    #[test]
    fn a_search_in_steps_finds_the_same_and_no_step_costs_much_more_than_it_may() {
        // From one position a rook, a bishop and a knight have fewer moves than this.
        const MOST_MOVES: usize = 14 + 13 + 8;
        let mut task = task("8/6b1/8/2n5/8/8/8/RNB5 w", "", "h6 a8 g1");
        task.safe = Safety::Stop;
        let whole = solved(&task).unwrap();
        let mut search = Solving::new(&task, LIMIT);
        let mut n_steps = 0;
        loop {
            let before = search.spent();
            let progress = search.step(10);
            assert!(search.spent() - before < 10 + MOST_MOVES);
            n_steps += 1;
            if let JobState::Done(found) = progress {
                assert_eq!(found, Ok(whole));
                break;
            }
        }
        assert!(n_steps > 3, "{n_steps} steps");
    }

    #[test]
    fn the_budget_is_kept() {
        let task = task("8/8/8/8/8/8/8/N7 w", "a1", "h8");
        let stopped = solve(&task, &mut Budget::nodes(10));
        assert_eq!(stopped, Err(Unsolved::Stopped));
    }
}
