//! The file of the plans, `lessons/plans.toml`: which lessons make a period of 45 minutes, and what else is done in it.
//!
//! Written as lessons are and read by the same code, as the course is ([`lands`](crate::lesson::lands)). Only what the
//! file says is read here; whether there are such lessons and steps, and whether they are in the order of the path,
//! `library` asks.
//!
//! # Decisions
//! * *A plan has no board of its own*: what pairs play on, and the question at the exit, are steps of lessons, which are
//!   proved. So a plan cannot say anything else than the lesson does.
//! * *Each phase has its minutes in a setting of its own*, and they are added up: an author sees which one to change.

use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, closest, did_you_mean, say};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::lands::{opened, place, read_file};
use crate::lesson::log::Log;
use crate::lesson::skills::{NAMES, Skill};
use crate::lesson::step::name;
use crate::lesson::tab::{Block, Tab};
use crate::lesson::text::Text;
use crate::lesson::{AnyLesson, codes};
use crate::locale::Phrase;

/// The minutes of a period.
pub const PERIOD: u32 = 45;
/// How many weeks all periods fill, and how many of them a week has.
pub const WEEKS: (usize, usize) = (12, 2);
/// The most lessons of a plan.
pub const MOST_LESSONS: usize = 3;

/// Something the file says, with its place.
#[derive(Clone, Debug)]
pub struct Placed<T> {
    /// What it says.
    pub it: T,
    /// Where.
    pub at: Span,
}

/// What the file says.
#[derive(Clone, Debug, Default)]
pub struct PlanFile {
    /// The plans, in the order of the weeks.
    pub plans: Vec<ReadPlan>,
    /// Lessons of the course that no plan teaches.
    pub later: Vec<Placed<String>>,
}

/// A plan as the file has it; what could not be read is not there.
#[derive(Clone, Debug)]
pub struct ReadPlan {
    /// Its name.
    pub id: Placed<String>,
    /// The names of its lessons, in order.
    pub lessons: Vec<Placed<String>>,
    /// The story that is looked at first.
    pub story: Option<Placed<String>>,
    /// How long each phase lasts, the first one with its place.
    pub minutes: Option<Placed<Minutes>>,
    /// Where pairs play.
    pub pairs: Option<Placed<StepName>>,
    /// What is asked at the exit.
    pub exit: Option<Placed<StepName>>,
    /// For whom that is too hard, and for whom it is too easy.
    pub aims: [Option<Placed<ReadAim>>; 2],
    /// What is practised at home.
    pub homework: Option<Placed<Level>>,
    /// What is printed besides.
    pub handouts: Vec<Handout>,
}

/// How many minutes each phase lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes {
    /// Arriving, with the question of last time.
    pub arrive: u32,
    /// All together before one large board.
    pub together: u32,
    /// At screens, or at worksheets.
    pub screens: u32,
    /// In pairs at real boards.
    pub play: u32,
    /// The question at the exit.
    pub leave: u32,
}

impl Minutes {
    /// All phases in order.
    #[must_use]
    pub const fn each(self) -> [u32; 5] {
        [
            self.arrive,
            self.together,
            self.screens,
            self.play,
            self.leave,
        ]
    }
}

/// A step of a lesson, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepName {
    /// The lesson's.
    pub lesson: String,
    /// Its own.
    pub step: String,
}

/// A skill at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// What is practised.
    pub skill: &'static Skill,
    /// From 1.
    pub level: u8,
}

/// What is offered instead: boards of practice, or a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadAim {
    /// Boards of practice.
    Skill(Level),
    /// A step of a lesson.
    Step(StepName),
}

/// A paper that the command line prints, besides lessons and exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handout {
    /// The poster about castling.
    PosterCastling,
    /// The poster about the ways out of check.
    PosterCheck,
    /// The poster of all endings.
    PosterEndings,
    /// A sheet to write the moves of a game on.
    ScoreSheet,
}

impl Handout {
    /// Every one.
    pub const ALL: [Self; 4] = [
        Self::PosterCastling,
        Self::PosterCheck,
        Self::PosterEndings,
        Self::ScoreSheet,
    ];

    /// The option of the command line that prints it, and what stands behind that.
    #[must_use]
    pub const fn option(self) -> (&'static str, &'static str) {
        match self {
            Self::PosterCastling => ("poster", "castling"),
            Self::PosterCheck => ("poster", "check"),
            Self::PosterEndings => ("poster", "endings"),
            Self::ScoreSheet => ("event", "score-sheet"),
        }
    }
}

/// What `print` may hold, in the order of [`Handout::ALL`].
const HANDOUTS: [&str; Handout::ALL.len()] = [
    "poster castling",
    "poster check",
    "poster endings",
    "event score-sheet",
];

/// A plan of which everything is there, for whoever prints it.
#[derive(Clone, Debug)]
pub struct Period {
    /// Its name.
    pub id: String,
    /// Its place among all, from 1.
    pub number: u32,
    /// What is learned, in order.
    pub lessons: Vec<Taught>,
    /// The story that is looked at first.
    pub story: Option<AnyLesson>,
    /// How long each phase lasts.
    pub minutes: Minutes,
    /// The question at the exit of the period before.
    pub back: Option<StepOf>,
    /// Where pairs play.
    pub pairs: StepOf,
    /// The question at the exit.
    pub exit: StepOf,
    /// What pairs do.
    pub says: Phrase,
    /// For whom that is too hard.
    pub easier: Aim,
    /// For whom it is too easy.
    pub harder: Aim,
    /// What is practised at home.
    pub homework: Practised,
    /// What is printed besides.
    pub handouts: Vec<Handout>,
}

/// A lesson of a plan.
#[derive(Clone, Debug)]
pub struct Taught {
    /// What is taught.
    pub lesson: AnyLesson,
    /// Whether the path may go past it.
    pub is_for_experts: bool,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct StepOf {
    /// What it is a step of.
    pub lesson: AnyLesson,
    /// The number of the step there, from 0.
    pub at: usize,
}

/// A skill at a level, with what it is called.
#[derive(Clone, Debug)]
pub struct Practised {
    /// Which.
    pub level: Level,
    /// The skill's name.
    pub title: Phrase,
}

/// What is offered instead, with a sentence.
#[derive(Clone, Debug)]
pub struct Aim {
    /// The sentence.
    pub says: Phrase,
    /// What it leads to.
    pub leads: AimLeads,
}

/// What an offer leads to.
#[derive(Clone, Debug)]
pub enum AimLeads {
    /// Boards of practice.
    Practice(Practised),
    /// A game against the coach, by its name.
    Game(Phrase),
    /// A step of a lesson.
    Step(StepOf),
}

/// The settings of the file itself.
const FILE: &[Field] = &[
    Field::new("format", Ty::Number).needed(),
    Field::new("later", Ty::List),
    Field::new("plan", Ty::Blocks).needed(),
];

/// The settings of the phases' minutes, in order.
const PHASES: [&str; 5] = ["arrive", "together", "screens", "play", "leave"];

/// The settings of a plan.
const PLAN: &[Field] = &[
    Field::new("id", Ty::Text).needed(),
    Field::new("lessons", Ty::List).needed(),
    Field::new("story", Ty::Text),
    Field::new(PHASES[0], Ty::Number).needed(),
    Field::new(PHASES[1], Ty::Number).needed(),
    Field::new(PHASES[2], Ty::Number).needed(),
    Field::new(PHASES[3], Ty::Number).needed(),
    Field::new(PHASES[4], Ty::Number).needed(),
    Field::new("pairs", Ty::Text).needed(),
    Field::new("easier", Ty::Text).needed(),
    Field::new("harder", Ty::Text).needed(),
    Field::new("exit", Ty::Text).needed(),
    Field::new("homework", Ty::Text).needed(),
    Field::new("print", Ty::List).of(&HANDOUTS),
];

/// Reads the file: what of it can be used, and everything that is wrong but for what the lessons say.
#[must_use]
pub fn read(source: &Source) -> (PlanFile, Vec<Diagnostic>) {
    read_file(source, say!("check-block-plans"), FILE, |tab, log| {
        let plans = tab.inner("plan", tab.end()).into_iter();
        let plans = plans.filter_map(|block| plan(block, log)).collect();
        PlanFile {
            plans,
            later: names(tab, "later", log),
        }
    })
}

fn plan(block: Block<'_>, log: &mut Log<'_>) -> Option<ReadPlan> {
    let tab = opened(block, say!("check-block-plan"), PLAN, log);
    let id = named(&tab, "id", log);
    let read = ReadPlan {
        lessons: names(&tab, "lessons", log),
        story: named(&tab, "story", log),
        minutes: minutes(&tab),
        pairs: tab.text(log, "pairs").and_then(|text| step_name(text, log)),
        exit: tab.text(log, "exit").and_then(|text| step_name(text, log)),
        aims: ["easier", "harder"].map(|setting| aim(tab.text(log, setting)?, log)),
        homework: tab.text(log, "homework").and_then(|text| level(text, log)),
        handouts: handouts(&tab, log),
        id: id?,
    };
    Some(read)
}

fn handouts(tab: &Tab<'_>, log: &Log<'_>) -> Vec<Handout> {
    let texts = tab.list(log, "print").into_iter();
    let found = texts.filter_map(|text| {
        let place = HANDOUTS.iter().position(|it| *it == text.value)?;
        Handout::ALL.get(place).copied()
    });
    found.collect()
}

fn minutes(tab: &Tab<'_>) -> Option<Placed<Minutes>> {
    let [arrive, together, screens, play, leave] = PHASES.map(|phase| tab.number(phase));
    let (arrive, at) = arrive?;
    Some(Placed {
        it: Minutes {
            arrive,
            together: together?.0,
            screens: screens?.0,
            play: play?.0,
            leave: leave?.0,
        },
        at,
    })
}

fn named(tab: &Tab<'_>, setting: &str, log: &mut Log<'_>) -> Option<Placed<String>> {
    let text = name(tab.text(log, setting)?, log)?;
    Some(placed(text.value.to_owned(), text))
}

fn names(tab: &Tab<'_>, setting: &str, log: &mut Log<'_>) -> Vec<Placed<String>> {
    let texts = tab.list(log, setting).into_iter();
    let names = texts.filter_map(|text| {
        let text = name(text, log)?;
        Some(placed(text.value.to_owned(), text))
    });
    names.collect()
}

fn placed<T>(it: T, text: Text<'_>) -> Placed<T> {
    let at = text.inside();
    Placed { it, at }
}

/// A step as `rook/wall`.
fn step_name(text: Text<'_>, log: &mut Log<'_>) -> Option<Placed<StepName>> {
    let found = place(text, log)?;
    let Some(step) = found.step else {
        let message = say!("check-plan-step", text = text.value);
        log.push(unreadable(text, codes::BAD_ID, message));
        return None;
    };
    let lesson = found.lesson;
    Some(placed(StepName { lesson, step }, text))
}

/// A step, or a skill with its level.
fn aim(text: Text<'_>, log: &mut Log<'_>) -> Option<Placed<ReadAim>> {
    if text.value.contains('/') {
        let Placed { it, at } = step_name(text, log)?;
        let it = ReadAim::Step(it);
        return Some(Placed { it, at });
    }
    let Placed { it, at } = level(text, log)?;
    let it = ReadAim::Skill(it);
    Some(Placed { it, at })
}

/// A skill with its level, as `where-rook 2`.
fn level(text: Text<'_>, log: &mut Log<'_>) -> Option<Placed<Level>> {
    let words = text.words();
    let number = |word: &Text<'_>| word.value.parse::<u8>().ok();
    let (word, level) = match words.as_slice() {
        [word, level] => number(level).map(|level| (*word, level)),
        _ => None,
    }
    .or_else(|| {
        let message = say!("check-plan-level", text = text.value);
        log.push(unreadable(text, codes::BAD_ID, message));
        None
    })?;
    let Some(skill) = Skill::named(word.value) else {
        let near = closest(word.value, NAMES).map(did_you_mean);
        let message = say!("check-plan-no-skill", text = word.value);
        let found = Diagnostic::error(codes::UNKNOWN, word.inside(), message);
        log.push(found.label(say!("check-not-known")).maybe_help(near));
        return None;
    };
    if !skill.has_level(level) {
        let most = usize::from(skill.n_levels);
        let message = say!("check-plan-no-level", skill = skill.name, most = most);
        log.push(unreadable(text, codes::UNKNOWN, message));
        return None;
    }
    Some(placed(Level { skill, level }, text))
}

fn unreadable(text: Text<'_>, code: Code, message: Message) -> Diagnostic {
    let found = Diagnostic::error(code, text.inside(), message);
    found.label(say!("check-plan-aim-label"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paper_is_called_as_the_command_line_calls_it() {
        for (handout, name) in Handout::ALL.into_iter().zip(HANDOUTS) {
            let (option, which) = handout.option();
            assert_eq!(format!("{option} {which}"), name);
        }
    }
}
