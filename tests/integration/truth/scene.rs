//! A board on which something is tried: how it stands now, how it stood after every half-move, and
//! what may be done, all on the slow model's plain grid.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use squarewise::rules::{Geometry, Line, Square, SquareSet};

use crate::slow::{Place, Slow, Status, Step, add, forward, place};

/// What a player said that ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Nothing,
    Agreed,
    Resigned(usize),
    Claimed,
}

/// The keys on which it depends how pieces move.
const OF_THE_BOARD: [&str; 14] = [
    "double_step",
    "ep_geometry",
    "ep_window",
    "ep_takes_both",
    "promotion_row",
    "corner_squeeze",
    "rule3",
    "team_counts_as_one",
    "absent_attack",
    "silent_check_capture",
    "alliances",
    "mated_army",
    "check_call",
    "setup",
];

pub(crate) struct Scene<'a, G: Geometry> {
    pub(crate) line: &'a Line<G>,
    pub(crate) now: Slow,
    /// How a player ended the game, if one did.
    pub(crate) said: Said,
    /// The family game on the cross, where fewer kinds of danger are told apart.
    pub(crate) is_family_table: bool,
    past: OnceCell<Vec<Slow>>,
    legal: OnceCell<Vec<Step>>,
}

impl<'a, G: Geometry> Scene<'a, G> {
    pub(crate) fn new(line: &'a Line<G>, said: Said) -> Self {
        let rules = line.rules();
        let laws = squarewise::rules::Ruleset::FIDE;
        let company = line.position().company();
        let is_plain = OF_THE_BOARD
            .iter()
            .all(|key| rules.get(key) == laws.get(key))
            && rules.get("announce_check") != Some("required_to_bind")
            && *company == squarewise::rules::Company::default();
        Self {
            line,
            now: Slow::new(line.position(), rules),
            said,
            is_family_table: G::SIDE == 12 && !is_plain,
            past: OnceCell::new(),
            legal: OnceCell::new(),
        }
    }

    /// How the board stood after each half-move, the start first and the present last.
    pub(crate) fn past(&self) -> &[Slow] {
        self.past.get_or_init(|| {
            let plies = 0..=self.line.moves().len();
            let at = |ply| self.line.position_after(ply).unwrap();
            plies
                .map(|ply| Slow::new(at(ply), self.line.rules()))
                .collect()
        })
    }

    /// Every legal move, by the slow model.
    pub(crate) fn legal(&self) -> &[Step] {
        self.legal.get_or_init(|| self.now.moves())
    }

    /// How many players are at the table.
    pub(crate) fn n_present(&self) -> usize {
        let here = self.now.status.iter().filter(|it| **it == Status::Here);
        here.count().max(1)
    }
}

/// The squares of a set.
pub(crate) fn set<G: Geometry>(squares: SquareSet<G>) -> BTreeSet<Place> {
    squares.iter().map(place).collect()
}

/// The square of the program at a place, if there is one.
pub(crate) fn square<G: Geometry>((file, rank): Place) -> Option<Square<G>> {
    Square::new(file.try_into().ok()?, rank.try_into().ok()?)
}

/// How far and in which direction, if two squares lie on one line.
pub(crate) fn along(from: Place, to: Place) -> Option<(Place, i8)> {
    let (file, rank) = (to.0 - from.0, to.1 - from.1);
    let far = file.abs().max(rank.abs());
    let is_line = far > 0 && [0, far].contains(&file.abs()) && [0, far].contains(&rank.abs());
    is_line.then(|| ((file.signum(), rank.signum()), far))
}

/// The squares strictly between two squares of one line; none if they are on no line.
pub(crate) fn between(from: Place, to: Place) -> Vec<Place> {
    let Some(((file, rank), far)) = along(from, to) else {
        return Vec::new();
    };
    (1..far).map(|n| add(from, (file * n, rank * n))).collect()
}

/// Steps ahead and to the side, as a pawn of a seat sees them.
pub(crate) fn way(seat: usize, from: Place, to: Place) -> (i8, i8) {
    let (file, rank) = (to.0 - from.0, to.1 - from.1);
    let (f, r) = forward(seat);
    (file * f + rank * r, (file * r + rank * f).abs())
}

impl Slow {
    /// Who attacks a square of `victim`'s.
    pub(crate) fn attacking(&self, at: Place, victim: usize) -> BTreeSet<Place> {
        let attackers = self.attackers(at, victim);
        attackers.into_iter().map(|(from, _)| from).collect()
    }

    /// The pieces that stand strictly between two squares.
    pub(crate) fn shields(&self, one: Place, other: Place) -> BTreeSet<Place> {
        let there = between(one, other).into_iter();
        there.filter(|at| self.at(*at).is_some()).collect()
    }
}
