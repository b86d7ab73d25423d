//! The coach as an opponent, in five strengths: from one that tries things out to one that sees three moves.
//!
//! All five make their moves in the same way (`search`): look at each legal move and as many plies behind it as the
//! strength sees (`sight`), weigh what stands there then (`worth`), and let chance decide between moves that are
//! nearly as good. What is won sooner weighs more, and what can be won at once and is kept is not put off by chance.
//! A hint is made in the same way, without chance ([`Thinking::best`]). Pawns become queens, as a child expects, unless another piece mates at once; where a queen would
//! leave the other side without a move, rooks. Left out: openings, plans, the past of the game, clocks. The rules core
//! alone says which moves there are.
//!
//! # Decisions
//! * No strength sees more than three moves of each side. A child that loses to what nobody at its table could have seen
//!   learns nothing from it.
//! * A budget in nodes and not in time: the same seed gives the same move on every machine and in a browser.
//! * It makes no mistake on purpose: whoever sees less makes enough of them. One is an exception: a hunted last man
//!   tires ([`Thinking::tired`]). Children who look one move ahead chased a knight ten times and caught nothing.
//! * The first takes what is free one time in three: whoever cannot be taken need not look out, and is soon bored.

mod aim;
mod search;
mod sight;
mod worth;

use std::fmt;

use crate::job::{Job, JobState};
use crate::rules::{Classic, Geometry, Move, Position};
use crate::solve::strength::Strength;

pub use aim::Aim;
use search::Search;
use sight::Sight;

/// A reply while it is thought about; a node is a look at a position. It comes to `None` if there is no legal move.
pub struct Thinking<G: Geometry = Classic> {
    search: Search<G>,
}

impl<G: Geometry> Thinking<G> {
    /// Begins to think about a move of the side to move. The same seed comes to the same move.
    #[must_use]
    pub fn new(position: &Position<G>, aim: Aim, strength: Strength, seed: u64) -> Self {
        Self {
            search: Search::new(position, aim, Sight::of(strength), seed),
        }
    }

    /// Begins to think about a best move of the side to move, as far as a strength sees: nothing is left to chance, and
    /// the same position comes to the same move.
    #[must_use]
    pub fn best(position: &Position<G>, aim: Aim, strength: Strength) -> Self {
        Self {
            search: Search::new(position, aim, Sight::clear(strength), 0),
        }
    }

    /// Whoever tries things out and is hunted is tired now: it stumbles where the man that it moves can be taken, if
    /// there is such a move. Whoever looks at all is never tired.
    #[must_use]
    pub fn tired(mut self) -> Self {
        self.search.tire();
        self
    }

    /// Whether this position is what is thought about.
    #[must_use]
    pub fn is_about(&self, position: &Position<G>) -> bool {
        self.search.position() == position
    }
}

impl<G: Geometry> Job for Thinking<G> {
    type Output = Option<Move<G>>;

    fn step(&mut self, nodes: usize) -> JobState<Self::Output> {
        self.search.advance(nodes)
    }

    fn spent(&self) -> usize {
        self.search.spent()
    }
}

impl<G: Geometry> fmt::Debug for Thinking<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking")
            .field("spent", &self.search.spent())
            .finish_non_exhaustive()
    }
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
    fn replies(text: &str, aim: Aim, strength: Strength, seeds: u64) -> Vec<String> {
        let position = position(text);
        let reply = |seed| Thinking::new(&position, aim, strength, seed).finish();
        let said = (0..seeds).filter_map(|seed| Some(san::write(&position, &reply(seed)?)));
        let mut said: Vec<String> = said.collect();
        said.sort();
        said.dedup();
        said
    }

    /// That this and nothing else is played, from a strength on.
    #[track_caller]
    fn check(text: &str, aim: Aim, from: Strength, expected: &[&str]) {
        for strength in Strength::ALL.into_iter().filter(|it| *it >= from) {
            assert_eq!(replies(text, aim, strength, 20), expected, "{strength:?}");
        }
    }

    #[test]
    fn it_takes_what_it_is_given_and_mates_when_it_can() {
        let from = Strength::TakesGifts;
        check(
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
            Aim::Mate,
            from,
            &["Ra8#"],
        );
        check(
            "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1",
            Aim::Mate,
            from,
            &["exd5"],
        );
        check(
            "8/p7/8/8/8/8/8/R7 w - - 0 1",
            Aim::LastStanding,
            from,
            &["Rxa7"],
        );
        check(
            "8/p7/8/8/8/8/8/R7 w - - 0 1",
            Aim::PawnAcross,
            from,
            &["Rxa7"],
        );
    }

    #[test]
    fn its_pawn_becomes_a_queen_unless_another_piece_mates_or_avoids_stalemate() {
        let all = Strength::TriesThings;
        check(
            "8/P7/8/8/8/8/7p/8 w - - 0 1",
            Aim::PawnAcross,
            all,
            &["a8=Q"],
        );
        check(
            "8/P7/8/8/8/8/7p/8 w - - 0 1",
            Aim::LastStanding,
            all,
            &["a8=Q"],
        );
        let from = Strength::TakesGifts;
        check(
            "8/P4k2/8/8/8/8/7p/4K3 w - - 0 1",
            Aim::Mate,
            Strength::LooksOnce,
            &["a8=Q"],
        );
        // Only the knight mates; where the queen mates as well as the rook, it is the queen.
        check(
            "6br/5Ppk/6pp/8/8/8/8/6K1 w - - 0 1",
            Aim::Mate,
            from,
            &["f8=N#"],
        );
        check(
            "7k/P5pp/8/8/8/8/8/6K1 w - - 0 1",
            Aim::Mate,
            from,
            &["a8=Q#"],
        );
        // A queen would leave Black without a move; a rook does not, and whoever sees more brings the king first.
        let no_queen = "8/5P1k/8/5K2/8/8/8/8 w - - 0 1";
        let once = replies(no_queen, Aim::Mate, Strength::LooksOnce, 50);
        assert_eq!(once, ["f8=R"]);
        for strength in Strength::ALL.into_iter().skip(1) {
            let said = replies(no_queen, Aim::Mate, strength, 20);
            assert!(!said.contains(&"f8=Q".to_owned()), "{strength:?}: {said:?}");
        }
        let chance = replies(no_queen, Aim::Mate, all, 100);
        assert!(chance.contains(&"f8=R".to_owned()) && !chance.contains(&"f8=B".to_owned()));
        for said in replies("8/5P2/7k/8/5K2/8/8/8 w - - 0 1", Aim::Mate, all, 50) {
            assert!(!said.contains('=') || said == "f8=Q+", "{said}");
        }
    }

    #[test]
    fn a_man_that_is_guarded_is_no_gift_for_a_greater_one() {
        let takes = |board: &str, san: &str| {
            let said = replies(board, Aim::Mate, Strength::TakesGifts, 50);
            said.iter().any(|it| it == san)
        };
        assert!(!takes("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1", "Qxd5"));
        assert!(takes("4k3/8/2n5/3n4/4P3/8/8/4K3 w - - 0 1", "exd5"));
    }

    #[test]
    fn whoever_looks_keeps_its_queen_and_stops_a_pawn() {
        for said in replies(
            "4k3/8/8/2p5/3Q4/8/8/4K3 w - - 0 1",
            Aim::Mate,
            Strength::LooksOnce,
            50,
        ) {
            assert!(said.starts_with('Q') && said != "Qd5", "{said}");
        }
        let pawns = "8/7p/8/8/8/1p5P/P7/8 w - - 0 1";
        check(pawns, Aim::PawnAcross, Strength::LooksOnce, &["axb3"]);
    }

    #[test]
    fn whoever_looks_twice_sees_a_fork_and_three_moves_show_a_mate_in_two() {
        let fork = "q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1";
        check(fork, Aim::Mate, Strength::LooksTwice, &["Nc7+"]);
        let ladder = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        let mates = replies(ladder, Aim::Mate, Strength::SeesThree, 10);
        assert!(
            mates.iter().all(|it| it == "Ra7" || it == "Rb7"),
            "{mates:?}"
        );
    }

    #[test]
    fn the_first_tries_everything_and_the_others_are_not_always_the_same() {
        let start = Position::start().to_fen();
        assert_eq!(
            replies(&start, Aim::Mate, Strength::TriesThings, 500).len(),
            20
        );
        assert!(replies(&start, Aim::Mate, Strength::LooksOnce, 100).len() > 5);
        assert!(replies(&start, Aim::Mate, Strength::SeesThree, 8).len() > 1);
    }

    /// How often of 600 times the first coach takes something.
    fn n_taken(text: &str, aim: Aim) -> usize {
        let position = position(text);
        let takes = |seed: &u64| {
            let reply = Thinking::new(&position, aim, Strength::TriesThings, *seed).finish();
            reply.unwrap().captured().is_some()
        };
        (0..600).filter(takes).count()
    }

    #[test]
    fn the_first_takes_what_is_free_now_and_then_and_nothing_else() {
        // One knight of two: about one time in three.
        let one_of_two = n_taken("7k/8/8/3p4/4N3/8/8/N6K b - - 0 1", Aim::LastStanding);
        assert!((150..=250).contains(&one_of_two), "{one_of_two}");
        let last = n_taken("7k/8/8/3p4/4N3/8/8/7K b - - 0 1", Aim::LastStanding);
        assert!((20..=80).contains(&last), "{last}");
        let guarded = n_taken("7k/8/8/3p4/4N3/5P2/8/7K b - - 0 1", Aim::LastStanding);
        assert_eq!(guarded, 0);
    }

    #[test]
    fn a_tired_man_stumbles_where_it_can_be_taken_and_who_looks_does_not() {
        let in_reach = |strength, is_tired: bool, seed| {
            let hunted = position("8/8/8/8/8/4n3/8/R6R b - - 0 1");
            let thinking = Thinking::new(&hunted, Aim::LastStanding, strength, seed);
            let thinking = if is_tired { thinking.tired() } else { thinking };
            let reply = thinking.finish().unwrap();
            let answers = hunted.after(&reply).legal_moves();
            answers.iter().any(|it| it.to() == reply.to())
        };
        assert!((0..100).all(|seed| in_reach(Strength::TriesThings, true, seed)));
        assert!(!(0..100).all(|seed| in_reach(Strength::TriesThings, false, seed)));
        assert!((0..100).all(|seed| !in_reach(Strength::LooksTwice, true, seed)));
    }

    #[test]
    fn in_steps_it_comes_to_the_same_and_no_step_costs_more_than_it_may() {
        let position = position("r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1");
        for strength in Strength::ALL {
            let whole = Thinking::new(&position, Aim::Mate, strength, 7).finish();
            let mut thinking = Thinking::new(&position, Aim::Mate, strength, 7);
            let found = loop {
                let before = thinking.spent();
                let progress = thinking.step(100);
                assert!(thinking.spent() <= before + 100);
                if let JobState::Done(found) = progress {
                    break found;
                }
            };
            assert_eq!(found, whole, "{strength:?}");
            assert!(found.is_some());
        }
    }

    #[test]
    fn where_nobody_moves_it_has_no_reply() {
        let mate = position("R3k3/8/4K3/8/8/8/8/8 b - - 0 1");
        for strength in Strength::ALL {
            assert_eq!(Thinking::new(&mate, Aim::Mate, strength, 1).finish(), None);
        }
    }
}
