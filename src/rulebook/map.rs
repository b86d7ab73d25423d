//! The map of the course: every rule, reason, ending and claim, with the lessons and steps that teach it.
//!
//! It is worked out from proved lessons, so it cannot promise what no step does. A rule and a reason want an exercise,
//! an ending and a claim two; what has less is a [hole](Row::is_hole).

use std::collections::BTreeSet;

use crate::lesson::{AnyLesson, on_board};
use crate::rulebook::lessons::{asked, meets};
use crate::rulebook::{Card, cards, teaches};
use crate::rules::{Ending, Reason, Refused, TouchFault};

/// The claims of a draw: for the board as it stands, and for a move that is only intended.
const CLAIMS: [&str; 4] = [
    "claim-threefold",
    "claim-threefold-next",
    "claim-fifty-moves",
    "claim-fifty-moves-next",
];

/// What a row of the map is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// A card of the rulebook.
    Rule,
    /// Why a move, a claim or a touch is refused.
    Reason,
    /// How a game ends.
    Ending,
    /// What a player may claim.
    Claim,
}

impl Sort {
    /// Every sort, in the order of the map.
    pub const ALL: [Self; 4] = [Self::Rule, Self::Reason, Self::Ending, Self::Claim];

    /// How many exercises each wants.
    #[must_use]
    pub const fn wants(self) -> usize {
        match self {
            Self::Rule | Self::Reason => 1,
            Self::Ending | Self::Claim => 2,
        }
    }
}

/// One rule, reason, ending or claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whether a rule, a reason, an ending or a claim.
    pub sort: Sort,
    /// Its name: of the card, or the code.
    pub name: &'static str,
    /// The lessons that teach it, in the order of the course.
    pub lessons: Vec<String>,
    /// The exercises that test it: lesson and step.
    pub steps: Vec<(String, String)>,
}

impl Row {
    /// Whether the course has too little of it.
    #[must_use]
    pub fn is_hole(&self) -> bool {
        self.steps.len() < self.sort.wants()
    }
}

/// The map of a course, a row for everything there is to teach.
#[must_use]
pub fn map(lessons: &[&AnyLesson]) -> Vec<Row> {
    let of_card = cards().map(|card| Row {
        sort: Sort::Rule,
        name: card.id(),
        lessons: named(lessons.iter().filter(|lesson| teaches(lesson, card))),
        steps: lessons.iter().flat_map(|it| meeting(it, card)).collect(),
    });
    let seen: Vec<_> = lessons.iter().map(|lesson| Seen::of(lesson)).collect();
    let of_code = |sort: Sort, name: &'static str| Row {
        sort,
        name,
        lessons: named(seen.iter().filter(|it| it.has(name)).map(|it| &it.lesson)),
        steps: seen.iter().flat_map(|it| it.testing(name)).collect(),
    };
    let said = Refused::CLAIM_CODES
        .iter()
        .chain(TouchFault::CODES)
        .copied();
    let reasons = Reason::ALL.iter().map(|it| it.code()).chain(said);
    let endings = Ending::OF_THE_LAWS.iter().map(|it| it.code());
    of_card
        .chain(reasons.map(|code| of_code(Sort::Reason, code)))
        .chain(endings.map(|code| of_code(Sort::Ending, code)))
        .chain(CLAIMS.map(|code| of_code(Sort::Claim, code)))
        .collect()
}

/// What the steps of a lesson ask about, by code.
struct Seen<'a> {
    lesson: &'a AnyLesson,
    /// The exercises with their codes; what is only shown is left out.
    steps: Vec<(&'a str, BTreeSet<&'static str>)>,
}

impl<'a> Seen<'a> {
    fn of(lesson: &'a AnyLesson) -> Self {
        let steps = on_board!(lesson, it => {
            let exercises = it.steps.iter().filter(|step| step.task.is_exercise());
            exercises.map(|step| (&*step.id, asked(step))).collect()
        });
        Self { lesson, steps }
    }

    fn has(&self, code: &str) -> bool {
        self.steps.iter().any(|(_, codes)| codes.contains(code))
    }

    fn testing(&self, code: &str) -> Vec<(String, String)> {
        let testing = self.steps.iter().filter(|(_, codes)| codes.contains(code));
        let named = testing.map(|(step, _)| (self.lesson.id.clone(), (*step).to_owned()));
        named.collect()
    }
}

fn named<'a>(lessons: impl Iterator<Item = &'a &'a AnyLesson>) -> Vec<String> {
    lessons.map(|lesson| lesson.id.clone()).collect()
}

/// The exercises of a lesson that run into the rule of a card.
fn meeting(lesson: &AnyLesson, card: &Card) -> Vec<(String, String)> {
    on_board!(lesson, it => {
        let exercises = it.steps.iter().filter(|step| step.task.is_exercise());
        let ones = exercises.filter(|step| meets(step, card));
        ones.map(|step| (lesson.id.clone(), step.id.clone())).collect()
    })
}
