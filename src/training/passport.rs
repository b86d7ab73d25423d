//! The passport of a land: which boards it asks.
//!
//! # Decisions
//! * *Twelve boards, ten right, no hints.* At most two have fewer than four answers, the others four or more: then fewer than one
//!   of 8,000 who guess pass, whatever the boards are.
//! * *The land's own skills come first*, as often as others, then those of the lands before it, the nearest first.
//! * *Neither the easiest nor the hardest level*: a stamp says that the rules are known. Only what was taught up to the end of
//!   the land is asked.

use crate::library::Land;
use crate::practice::{SKILLS, Skill};
use crate::training::due::lessons_of;
use crate::training::teaching::{Choice, Teaching};
use crate::training::turn::Turn;

/// How many boards a passport has.
pub(super) const BOARDS: usize = 12;
/// How many must be right.
pub(super) const RIGHT: usize = 10;
/// How many of them may have two or three answers.
const MOST_OF_FEW: usize = 2;
/// How often a skill is asked before those of earlier lands are.
const MOST_OF_OWN: usize = 3;

/// The number of the land in which a skill is all there; `None` if some of its lessons are in none.
fn land_of(teaching: &Teaching, lands: &[Land]) -> Option<usize> {
    let lessons = teaching.lessons.iter();
    let places = lessons.map(|lesson| place(lesson, lands));
    places.collect::<Option<Vec<usize>>>()?.into_iter().max()
}

fn place(lesson: &str, lands: &[Land]) -> Option<usize> {
    let is_of = |land: &Land| lessons_of(land).any(|it| it == lesson);
    lands.iter().position(is_of)
}

/// Whether a land can have a passport: some skill is its own, and there are boards enough.
#[must_use]
pub fn has_passport(land: &str, lands: &[Land]) -> bool {
    plan(land, lands).is_some()
}

/// What a passport asks, board by board: the skill and its level. `None` if the land has no skill of its own, or too few
/// boards can be found for it.
pub(super) fn plan(land: &str, lands: &[Land]) -> Option<Vec<Turn>> {
    let here = lands.iter().position(|it| it.id == land)?;
    let up_to = |lesson: &str| place(lesson, lands).is_some_and(|at| at <= here);
    let mut all: Vec<(usize, &'static Skill, &'static Teaching)> = Vec::new();
    for skill in &SKILLS {
        let teaching = Teaching::of(skill).filter(|it| it.choice != Choice::Open);
        let at = teaching.and_then(|it| land_of(it, lands));
        if let Some((teaching, at)) = teaching.zip(at).filter(|(_, at)| *at <= here) {
            all.push((at, skill, teaching));
        }
    }
    // The nearest land first; in each the order of the course.
    all.sort_by_key(|(at, ..)| here - at);
    let n_own = all.iter().filter(|(at, ..)| *at == here).count();
    let (own, borrowed) = all.split_at(n_own);
    if own.is_empty() {
        return None;
    }
    let rounds = (0..MOST_OF_OWN).map(|round| (round, own));
    let rounds = rounds.chain((0..BOARDS).map(|round| (round, borrowed)));
    let mut turns = Vec::new();
    let mut n_of_few = 0;
    for (round, skills) in rounds {
        for (_, skill, teaching) in skills {
            let is_of_few = teaching.choice == Choice::Few;
            if turns.len() == BOARDS || (is_of_few && n_of_few == MOST_OF_FEW) {
                continue;
            }
            n_of_few += usize::from(is_of_few);
            let level = middle(teaching.highest(skill, up_to), round);
            turns.push(Turn {
                skill,
                least: level,
                most: level,
            });
        }
    }
    (turns.len() == BOARDS).then_some(turns)
}

/// The level in the middle, and in every other round the one above it.
fn middle(highest: u8, round: usize) -> u8 {
    let above = u8::from(round % 2 == 1);
    (highest.div_ceil(2) + above).min(highest)
}
