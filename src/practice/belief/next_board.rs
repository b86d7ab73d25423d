//! The board that tells the beliefs of a topic apart best.

use crate::practice::belief::{BELIEFS, Hunches, Question, Topic};
use crate::practice::{Exercise, make};
use crate::solve::lot;

/// How many boards are made to choose from.
const N_CANDIDATES: u32 = 18;

/// Boards to choose from, with what each asks. The beliefs of the topic take turns: each has boards of the skills that know
/// of it.
#[must_use]
pub fn candidates(topic: Topic, seed: u32) -> Vec<(Exercise, Question)> {
    let beliefs: Vec<_> = BELIEFS.iter().filter(|it| it.topic == topic).collect();
    let one = |at: u32| {
        let n = u32::try_from(beliefs.len()).ok().filter(|n| *n > 0)?;
        let belief = beliefs.get(usize::try_from(at % n).ok()?)?;
        let turn = (at / n).wrapping_add(seed);
        let drawn = lot::drawn(seed.into(), at.into(), u32::MAX);
        let exercise = make(belief.board(turn, drawn)?)?;
        let question = Question::of(exercise.step())?;
        Some((exercise, question))
    };
    (0..N_CANDIDATES).filter_map(one).collect()
}

/// The place of the question that tells best apart what a learner may believe; the first of equals. `None` if there is none.
#[must_use]
pub fn sharpest<'q>(
    hunches: &Hunches,
    questions: impl Iterator<Item = &'q Question>,
) -> Option<usize> {
    let mut best: Option<(usize, u128)> = None;
    for (place, question) in questions.enumerate() {
        let sharpness = hunches.sharpness(question);
        if best.is_none_or(|(_, most)| sharpness > most) {
            best = Some((place, sharpness));
        }
    }
    best.map(|(place, _)| place)
}

/// The next board for a learner; another seed brings another. `None` if none was found, which the tests have never seen.
#[must_use]
pub fn next_board(hunches: &Hunches, topic: Topic, seed: u32) -> Option<Exercise> {
    let mut candidates = candidates(topic, seed);
    let place = sharpest(hunches, candidates.iter().map(|(_, question)| question))?;
    Some(candidates.swap_remove(place).0)
}
