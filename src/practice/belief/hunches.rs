//! How likely it is that a learner holds each belief: moved by wrong and by right answers.
//!
//! # Decisions
//! * *Each belief is weighed by itself*, since somebody may hold several. What another belief explains just as well moves it
//!   little: whoever thinks that no king castles while the rook is attacked says so for the same boards as whoever thinks it
//!   of the square beside, until a board tells the two apart.
//! * *A board to which a belief has nothing to say does not move it.*
//! * *Whole numbers only*: the same on every machine, whatever it computes with.
//! * *Somebody is told of a belief when it is all but certain* ([`NAMED`]), and until it has become unlikely ([`DROPPED`]),
//!   so that one answer does not turn the teacher's page to and fro. Nothing becomes so certain or so impossible that a few
//!   answers could not turn it.
//! * *What is kept is a matter of who keeps it*: a [`Hunch`] can be written and read, by the id of its belief. One that
//!   another version has named is not looked at here, and stays where it is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::practice::belief::question::SURE;
use crate::practice::belief::{BELIEFS, Belief, Question, Response};

/// What is certain, in the numbers of this file: likelihoods are in millionths.
const CERTAIN: u64 = 1_000_000;
/// How likely each belief is before anything was answered.
const AT_FIRST: u64 = 30_000;
/// Never less likely than this.
const LEAST: u64 = 3_000;
/// Never more likely than this.
const MOST: u64 = 990_000;
/// From here on a belief is named.
pub const NAMED: u64 = 900_000;
/// Down to here it stays named.
pub const DROPPED: u64 = 200_000;

/// What is guessed about what a learner believes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hunches {
    /// By the ids of beliefs; those of which nothing is known yet are not there.
    beliefs: BTreeMap<&'static str, Hunch>,
}

/// What is guessed about one belief. It is kept as a table: `{ "likelihood": 956000, "answers": 4, "named": true }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hunch {
    /// How many answers have moved it.
    answers: u64,
    /// In millionths.
    likelihood: u64,
    /// Whether the teacher is told.
    named: bool,
}

impl Default for Hunch {
    fn default() -> Self {
        Self {
            answers: 0,
            likelihood: AT_FIRST,
            named: false,
        }
    }
}

impl Hunch {
    /// How likely it is; a number that nobody could have kept is read as the nearest that could be.
    fn likelihood(self) -> u64 {
        self.likelihood.clamp(LEAST, MOST)
    }

    /// How much more likely it is than that it is not, in millionths.
    fn odds(self) -> u64 {
        let likelihood = self.likelihood();
        likelihood * CERTAIN / (CERTAIN - likelihood)
    }

    fn moved(self, likelihood: u64) -> Self {
        let likelihood = likelihood.clamp(LEAST, MOST);
        Self {
            answers: self.answers.saturating_add(1),
            likelihood,
            named: likelihood >= NAMED || (self.named && likelihood > DROPPED),
        }
    }
}

impl Hunches {
    /// A learner has answered a question.
    pub fn hear(&mut self, question: &Question, given: &Response) {
        // Of a million who answer like this one would, were nothing believed, and with each belief.
        let likeness = |thought: &Response| question.likeness(given, thought) * (CERTAIN / 100);
        let without = likeness(question.right());
        let others: Vec<_> = question
            .others()
            .iter()
            .map(|(belief, thought)| (*belief, self.hunch(belief), likeness(thought)))
            .collect();
        for (belief, hunch, with) in &others {
            // How well it is explained by anything else: by nothing, or by another belief as far as that is likely.
            let rest = others.iter().filter(|(other, ..)| other != belief);
            let (weights, likenesses) = rest.fold(
                (
                    u128::from(CERTAIN),
                    u128::from(CERTAIN) * u128::from(without),
                ),
                |(weights, likenesses), (_, hunch, likeness)| {
                    let odds = u128::from(hunch.odds());
                    (weights + odds, likenesses + odds * u128::from(*likeness))
                },
            );
            let otherwise = u64::try_from(likenesses / weights).unwrap_or(CERTAIN);
            let held = hunch.likelihood() * with;
            let not_held = (CERTAIN - hunch.likelihood()) * otherwise;
            let part =
                u128::from(held) * u128::from(CERTAIN) / u128::from((held + not_held).max(1));
            let moved = hunch.moved(u64::try_from(part).unwrap_or(MOST));
            self.beliefs.insert(belief.id, moved);
        }
    }

    /// What the teacher is told of, in the order of [`BELIEFS`].
    #[must_use]
    pub fn named(&self) -> Vec<&'static Belief> {
        let all = BELIEFS.iter();
        all.filter(|belief| self.hunch(belief).named).collect()
    }

    /// How likely a belief is, in millionths.
    #[must_use]
    pub fn likelihood(&self, belief: &Belief) -> u64 {
        self.hunch(belief).likelihood()
    }

    /// What is known of each belief, by its id; those of which nothing is known yet are not there.
    pub fn known(&self) -> impl Iterator<Item = (&'static str, Hunch)> {
        self.beliefs.iter().map(|(id, hunch)| (*id, *hunch))
    }

    /// Whether a belief is so likely that more should be asked about it.
    #[must_use]
    pub fn suspects(&self, belief: &Belief) -> bool {
        self.likelihood(belief) >= DROPPED
    }

    /// Whether none is.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        !BELIEFS.iter().any(|it| self.suspects(it))
    }

    /// Whether one that is shows on this board.
    #[must_use]
    pub fn concerns(&self, question: &Question) -> bool {
        let mut others = question.others().iter();
        others.any(|(belief, _)| self.suspects(belief))
    }

    /// How well a question tells apart what may be believed: how often two who are drawn by lot from all who may be the
    /// learner would answer it differently, counted in pairs.
    pub(super) fn sharpness(&self, question: &Question) -> u128 {
        let odds = |belief| u128::from(self.hunch(belief).odds()) * u128::from(SURE);
        // Those who answer like the Laws, since they believe nothing, or the belief has nothing to say, or does not show.
        let mut as_right = u128::from(CERTAIN) * u128::from(SURE);
        as_right += BELIEFS.iter().map(odds).sum::<u128>();
        let all = as_right;
        let mut groups: Vec<(&Response, u128)> = Vec::new();
        for (belief, thought) in question.others() {
            let showing =
                odds(belief) * u128::from(SURE - question.hidden(thought)) / u128::from(SURE);
            as_right -= showing;
            match groups.iter_mut().find(|(response, _)| *response == thought) {
                Some((_, weight)) => *weight += showing,
                None => groups.push((thought, showing)),
            }
        }
        let alike: u128 = groups.iter().map(|(_, weight)| weight * weight).sum();
        all * all - alike - as_right * as_right
    }

    fn hunch(&self, belief: &Belief) -> Hunch {
        self.beliefs.get(belief.id).copied().unwrap_or_default()
    }
}

impl FromIterator<(&'static Belief, Hunch)> for Hunches {
    fn from_iter<I: IntoIterator<Item = (&'static Belief, Hunch)>>(all: I) -> Self {
        let all = all.into_iter();
        Self {
            beliefs: all.map(|(belief, hunch)| (belief.id, hunch)).collect(),
        }
    }
}
