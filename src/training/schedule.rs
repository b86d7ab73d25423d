//! When a skill is due again: spaced repetition by `rs-fsrs`, in whole days.
//!
//! # Decisions
//! * *Right at once is "good", right after a try or with help is "hard", shown is "again"*, never "easy".
//! * *The first outcome of a day tells what was remembered*: those after it are practice, and change the level alone. Only
//!   an answer that had to be shown counts again, once.
//! * *What was shown comes back on the next day*: the step of learning again that `rs-fsrs` takes in minutes, taken in days.
//! * *What took a second try comes back within a week*, however well it was known before: it may be fading.
//! * *A pause longer than twice what is remembered counts as twice*: whoever comes back after the holidays, or has a clock
//!   that was a year ahead, is not taken for one who remembers for years.
//! * *Times are made of day numbers*, and every parameter is said here: the library's own would be made with its clock.
//! * *A day that lies ahead is no day that passed*: the library makes numbers below zero, or none at all, of a review before
//!   the last one. It never hears of one, and what a file says of a skill is taken within its bounds.
//! * *What is kept is rounded to hours and thousandths*, so that machines whose last digits differ keep the same.

use core::time::Duration;

use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};

use crate::progress::Skill;
use crate::storage::Day;
use crate::training::Outcome;

/// The published weights of FSRS 5, from thousands of learners.
const WEIGHTS: [f64; 19] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813,
    0.0953, 0.2975, 2.2042, 0.2407, 2.9466, 0.5034, 0.6567,
];
/// A skill is due when nine of ten would still know it.
const REMEMBERED: f64 = 0.9;
/// Whoever knows a skill for good is asked twice a year.
const LONGEST: u32 = 180;
/// Whoever needed a second try is asked again after so many days at most.
const LONGEST_AFTER_A_TRY: u32 = 7;
/// The longest that anything is taken to be remembered, in hours: a hundred years.
const MOST_STABLE: u64 = 100 * 365 * 24;
const HOURS: u32 = 24;
const SECONDS: u64 = 24 * 60 * 60;

/// What is known of a skill after an outcome today: how long it lasts, how hard it is, when it is due.
pub(super) fn after(known: Skill, outcome: Outcome, today: Day) -> Skill {
    if known.last == Some(today) {
        let tomorrow = today.plus(1);
        let is_soon = due(known).is_none_or(|due| due <= tomorrow);
        if outcome != Outcome::Shown || is_soon {
            return known;
        }
    }
    let card = reviewed(known, outcome, today);
    let (days, most) = match outcome {
        Outcome::Shown => (1, 1),
        Outcome::Helped => (card.scheduled_days, LONGEST_AFTER_A_TRY),
        Outcome::AtOnce => (card.scheduled_days, LONGEST),
    };
    let pause = u32::try_from(days).unwrap_or(1).clamp(1, most);
    Skill {
        stability: whole(card.stability * f64::from(HOURS)).clamp(1, MOST_STABLE),
        difficulty: u32::try_from(whole(card.difficulty * 1_000.0)).unwrap_or(u32::MAX),
        // The library lets "good" wait a day longer than "hard", even at the longest.
        due: Some(today.plus(pause)),
        last: Some(today),
        ..known
    }
}

/// The library's card after an outcome.
fn reviewed(known: Skill, outcome: Outcome, today: Day) -> Card {
    let fsrs = FSRS::new(Parameters {
        request_retention: REMEMBERED,
        maximum_interval: i32::try_from(LONGEST).unwrap_or(i32::MAX),
        w: WEIGHTS,
        decay: Parameters::DECAY,
        factor: Parameters::FACTOR,
        enable_short_term: false,
        enable_fuzz: false,
        seed: Seed::String(String::new()),
    });
    let rating = match outcome {
        Outcome::AtOnce => Rating::Good,
        Outcome::Helped => Rating::Hard,
        Outcome::Shown => Rating::Again,
    };
    if known.last.is_none() || known.stability == 0 {
        let new = Card::default();
        let now = new.last_review;
        return fsrs.next(new, now, rating).card;
    }
    let passed = passed(known, today).unwrap_or(0);
    let stability = u32::try_from(known.stability.min(MOST_STABLE)).unwrap_or(u32::MAX);
    let most = stability.div_ceil(HOURS).saturating_mul(2);
    let card = Card {
        stability: f64::from(stability) / f64::from(HOURS),
        difficulty: f64::from(known.difficulty.clamp(1_000, 10_000)) / 1_000.0,
        state: State::Review,
        ..Card::default()
    };
    let now = card.last_review + Duration::from_secs(u64::from(passed.min(most)) * SECONDS);
    let before = card.stability;
    let mut card = fsrs.next(card, now, rating).card;
    if outcome == Outcome::Shown {
        // Nobody remembers longer for having been shown the answer.
        card.stability = card.stability.min(before);
    }
    card
}

/// The nearest whole number; 0 for what is none.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(number: f64) -> u64 {
    number.round() as u64
}

/// How many days ago a skill was practised last; `None` if never, or where that day lies ahead.
pub(super) fn passed(known: Skill, today: Day) -> Option<u32> {
    let last = known.last?.unix_days();
    today.unix_days().checked_sub(last)
}

/// How much of what was remembered is gone: the time since the last day by how long it lasts or until it was to come back,
/// whichever is sooner, in thousandths. 1,000 where a clock was wrong: as much as on the day when it is due.
pub(super) fn faded(known: Skill, today: Day) -> u64 {
    let Some(passed) = passed(known, today) else {
        return 1_000;
    };
    let hours = |days: u32| u64::from(days) * u64::from(HOURS);
    let wait = (due(known).zip(known.last))
        .and_then(|(due, last)| due.unix_days().checked_sub(last.unix_days()))
        .map_or(u64::MAX, hours);
    hours(passed) * 1_000 / known.stability.min(wait).max(1)
}

/// Whether it is time to practise a skill again.
pub(super) fn is_due(known: Skill, today: Day) -> bool {
    let is_ahead = known.last.is_some_and(|last| last > today);
    is_ahead || due(known).is_some_and(|due| due <= today)
}

/// When a skill is to come back: after the day on which it was practised last, and not later than any is.
fn due(known: Skill) -> Option<Day> {
    let Some(last) = known.last else {
        return known.due;
    };
    let (first, latest) = (last.plus(1), last.plus(LONGEST));
    Some(known.due.unwrap_or(first).clamp(first, latest))
}

#[cfg(test)]
mod tests;
