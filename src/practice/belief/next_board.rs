//! The board that tells the beliefs of a topic apart best.

use crate::lesson::{SquaresAsk, Step};
use crate::practice::belief::question::{Ask, attempted};
use crate::practice::belief::{BELIEFS, Belief, Hunches, Question, Response, Topic};
use crate::practice::{Exercise, make};

/// On how many boards each belief of the topic is to show.
const N_SHOWN: u32 = 5;
/// How many boards are made to find them; some beliefs show on one board of fifty.
const MAX_MADE: u32 = 200;

/// Boards to choose from, with what each asks: some for each belief of the topic on which it shows. The beliefs take
/// turns until each has enough. Where a belief often stays hidden, the same board comes again, and asks about the move that
/// tells.
#[must_use]
pub fn candidates(topic: Topic, seed: u32) -> Vec<(Exercise, Question)> {
    let of_topic = BELIEFS.iter().filter(|it| it.topic == topic);
    let mut wanted: Vec<(&Belief, u32)> = of_topic.map(|it| (it, N_SHOWN)).collect();
    let mut found = Vec::new();
    for turn in 0..MAX_MADE {
        if wanted.is_empty() {
            break;
        }
        // Whoever was asked last is asked again when all others were.
        wanted.rotate_left(1);
        let name = wanted
            .last()
            .and_then(|(belief, _)| belief.board(seed, turn));
        let Some(exercise) = name.and_then(make) else {
            continue;
        };
        let Some(question) = exercise.step().and_then(Question::of) else {
            continue;
        };
        let mut is_of_use = false;
        for (belief, left) in &mut wanted {
            if question.believed(belief) != question.right() {
                (*left, is_of_use) = (left.saturating_sub(1), true);
            }
        }
        wanted.retain(|(_, left)| *left > 0);
        if is_of_use {
            let is_of_topic = |belief: &Belief| belief.topic == topic;
            found.extend(singled_out(&exercise, &question, is_of_topic));
            found.push((exercise, question));
        }
    }
    found
}

/// The board of a question about squares with a question about one move instead, for each of these beliefs that often stays
/// hidden where squares are looked for.
#[must_use]
pub fn singled_out(
    exercise: &Exercise,
    question: &Question,
    is_of_interest: impl Fn(&Belief) -> bool,
) -> Vec<(Exercise, Question)> {
    let step: Option<&Step> = exercise.step();
    let asked = step.and_then(|it| Some((it.position(), Ask::of(it)?)));
    let Some((position, Ask::Squares(SquaresAsk::Moves, Some(from)))) = asked else {
        return Vec::new();
    };
    let others = question.others().iter();
    let hidden = others.filter(|(belief, _)| belief.often_hides() && is_of_interest(belief));
    let moves = hidden.filter_map(|(_, thought)| {
        let (Response::Squares(thought), Response::Squares(right)) = (thought, question.right())
        else {
            return None;
        };
        let to = (*thought - *right).first()?;
        let judged = exercise.about(attempted(position, from, to))?;
        let question = judged.step().and_then(Question::of)?;
        Some((judged, question))
    });
    moves.collect()
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
