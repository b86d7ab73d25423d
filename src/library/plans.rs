//! The plans: which lessons make a period of 45 minutes, with what else is done in it, for twelve weeks.
//!
//! They are `lessons/plans.toml`, read by [`crate::lesson::plans`] and proved here beside the course and the
//! lessons: each lesson of the course is in one plan, in the order of the path, or said to come later; the phases fill
//! a period; the steps are there, the question at the exit has an answer, and pairs have a board.
//!
//! # Decisions
//! * *Plans are of the shipped lessons*, which they are proved beside, also where a teacher's lesson stands in the place
//!   of one. Like a course, a teacher's own file is proved and not used.
//! * *Stories are openers*: a plan may begin with one that stands on the path before its first lesson.

use std::path::Path;
use std::sync::LazyLock;

use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, say};
use crate::embedded;
use crate::lesson::lands::{self, PathEntry, ReadLand};
use crate::lesson::plans::{
    self, Aim, AimLeads, Level, MOST_LESSONS, Minutes, PERIOD, Period, Placed, PlanFile, Practised,
    ReadAim, ReadPlan, StepName, StepOf, Taught, WEEKS,
};
use crate::lesson::{AnyLesson, codes, on_board};
use crate::library::naming::Naming;
use crate::library::{Library, Report, course, shipped, text_of};
use crate::locale::Phrase;

/// The name of the file of the plans; what bears it is no lesson.
pub const FILE: &str = "plans.toml";

/// The plans in the program, read when they are first asked for. `squarewise check` and the tests prove them.
static PLANS: LazyLock<PlanFile> = LazyLock::new(|| plans::read(&shipped_file()).0);

/// The file of the plans in the program.
#[must_use]
pub fn shipped_file() -> Source {
    Source::new(format!("lessons/{FILE}"), embedded::PLANS)
}

/// The names of the plans, in the order of the weeks.
pub fn ids() -> impl Iterator<Item = &'static str> {
    PLANS.plans.iter().map(|it| it.id.it.as_str())
}

/// The plans, in the order of the weeks.
#[must_use]
pub fn periods() -> Vec<Period> {
    (0..PLANS.plans.len()).filter_map(period).collect()
}

/// The plan of this name, or of this number from 1.
#[must_use]
pub fn find(name: &str) -> Option<Period> {
    let number: Option<usize> = name.parse().ok();
    let place = ids().position(|id| id == name);
    period(place.or_else(|| number?.checked_sub(1))?)
}

/// The lessons of the course that no plan teaches.
#[must_use]
pub fn later() -> Vec<AnyLesson> {
    let later = PLANS.later.iter();
    later.filter_map(|it| shipped::lesson(&it.it)).collect()
}

/// The plan at this place, with all that it names.
fn period(place: usize) -> Option<Period> {
    let read = PLANS.plans.get(place)?;
    let before = place.checked_sub(1).and_then(|it| PLANS.plans.get(it));
    let lands = course::read_lands();
    let lessons = read.lessons.iter().map(|id| {
        Some(Taught {
            lesson: shipped::lesson(id.it.as_str())?,
            is_for_experts: is_for_experts(lands, id.it.as_str()),
        })
    });
    let [easier, harder] = &read.aims;
    Some(Period {
        id: read.id.it.clone(),
        number: u32::try_from(place + 1).ok()?,
        lessons: lessons.collect::<Option<_>>()?,
        story: match &read.story {
            Some(story) => Some(shipped::lesson(&story.it)?),
            None => None,
        },
        minutes: read.minutes.as_ref()?.it,
        back: match before {
            Some(before) => Some(step(&before.exit.as_ref()?.it)?),
            None => None,
        },
        pairs: step(&read.pairs.as_ref()?.it)?,
        exit: step(&read.exit.as_ref()?.it)?,
        says: says(&read.id.it, WORDS[0])?,
        easier: aim(&easier.as_ref()?.it, says(&read.id.it, WORDS[1])?)?,
        harder: aim(&harder.as_ref()?.it, says(&read.id.it, WORDS[2])?)?,
        homework: practised(read.homework.as_ref()?.it)?,
        handouts: read.handouts.clone(),
    })
}

/// What is said of a plan: what pairs do, and what those do for whom it is too hard or too easy.
pub const WORDS: [&str; 3] = ["pairs", "easier", "harder"];

/// A sentence of a plan.
fn says(id: &str, what: &str) -> Option<Phrase> {
    Phrase::named(&format!("period-{id}-{what}"))
}

fn step(name: &StepName) -> Option<StepOf> {
    let lesson = shipped::lesson(&name.lesson)?;
    let at = lesson.place_of(&name.step)?;
    Some(StepOf { lesson, at })
}

fn practised(level: Level) -> Option<Practised> {
    let title = level.skill.title()?;
    Some(Practised { level, title })
}

fn aim(read: &ReadAim, says: Phrase) -> Option<Aim> {
    let leads = match read {
        ReadAim::Skill(level) => AimLeads::Practice(practised(*level)?),
        ReadAim::Step(name) if course::lenders().contains(name.lesson.as_str()) => {
            AimLeads::Game(Phrase::named(&format!("game-{}", name.step))?)
        }
        ReadAim::Step(name) => AimLeads::Step(step(name)?),
    };
    Some(Aim { says, leads })
}

/// Whether the path may go past a lesson.
fn is_for_experts(lands: &[ReadLand], id: &str) -> bool {
    let mut entries = lands.iter().flat_map(|land| &land.entries);
    entries.any(|it| it.is_for_experts && it.entry == PathEntry::Lesson(id.to_owned()))
}

/// The file of plans, read from disk and proved beside the lessons of a library, and the course that lies beside it.
#[must_use]
pub fn read(path: &Path, library: &Library) -> Report {
    let beside = text_of(&path.with_file_name(course::FILE));
    let course = match beside {
        (course, None) => course,
        (_, Some(_)) => course::shipped_file(),
    };
    match text_of(path) {
        (source, None) => prove(&source, &course, library),
        (source, Some(found)) => Report {
            source,
            diagnostics: vec![found],
        },
    }
}

/// Reads a file of plans and proves it beside a course and the lessons of a library, and the shipped ones.
#[must_use]
pub fn prove(source: &Source, course: &Source, library: &Library) -> Report {
    let (file, diagnostics) = plans::read(source);
    let lands = lands::read(course).0.lands;
    let entries = lands.iter().flat_map(|land| &land.entries);
    let path: Vec<&PathEntry> = entries.map(|it| &it.entry).collect();
    let mut proof = Proof {
        path,
        naming: Naming::new(library),
    };
    let is_whole = diagnostics.is_empty();
    proof.look_at(&file, is_whole);
    proof.naming.report(source, diagnostics)
}

/// Plans that are being proved.
struct Proof<'l> {
    /// What stands along the paths, in order.
    path: Vec<&'l PathEntry>,
    naming: Naming<'l>,
}

impl Proof<'_> {
    fn look_at(&mut self, file: &PlanFile, is_whole: bool) {
        let mut reached: Option<(usize, String)> = None;
        let mut told: Option<usize> = None;
        for plan in &file.plans {
            self.naming.once("plan", &plan.id.it, plan.id.at);
            for lesson in &plan.lessons {
                self.on_the_path(lesson, &mut reached);
            }
            if let Some(story) = &plan.story {
                self.story(story, plan, &mut told);
            }
            self.plan(plan);
        }
        for later in &file.later {
            self.lesson(later);
        }
        // What could not be read may have been what is missed.
        if is_whole {
            self.all_are_there(file);
        }
    }

    /// A lesson of the course, which is named here alone; its place on the path.
    fn lesson(&mut self, id: &Placed<String>) -> Option<usize> {
        self.naming.once("lesson", &id.it, id.at);
        self.naming.lesson(&id.it, id.at)?;
        let entry = PathEntry::Lesson(id.it.clone());
        let place = self.path.iter().position(|it| **it == entry);
        if place.is_none() {
            let message = say!("check-plan-off-path", id = id.it.as_str());
            self.wrong(
                codes::UNKNOWN,
                id.at,
                message,
                say!("check-plan-off-path-help"),
            );
        }
        place
    }

    /// The lesson comes behind those before it on the path too.
    fn on_the_path(&mut self, id: &Placed<String>, reached: &mut Option<(usize, String)>) {
        let Some(place) = self.lesson(id) else {
            return;
        };
        match reached {
            Some((before, other)) if *before > place => {
                let message = say!(
                    "check-plan-order",
                    id = id.it.as_str(),
                    before = other.as_str()
                );
                self.wrong(codes::PLAN, id.at, message, say!("check-plan-order-help"));
            }
            _ => *reached = Some((place, id.it.clone())),
        }
    }

    /// A story of the path, before the first lesson of its plan and behind the story before.
    fn story(&mut self, id: &Placed<String>, plan: &ReadPlan, told: &mut Option<usize>) {
        self.naming.once("story", &id.it, id.at);
        let Some(lesson) = self.naming.lesson(&id.it, id.at) else {
            return;
        };
        self.naming.is_story(&id.it, &lesson, id.at);
        let place = |entry: &PathEntry| self.path.iter().position(|it| *it == entry);
        let own = place(&PathEntry::Story(id.it.clone()));
        let first = plan.lessons.first();
        let first = first.and_then(|first| place(&PathEntry::Lesson(first.it.clone())));
        let is_early = own.zip(first).is_some_and(|(own, first)| own > first);
        if is_early || (own.is_some() && *told > own) {
            let message = say!("check-plan-story", id = id.it.as_str());
            self.wrong(codes::PLAN, id.at, message, say!("check-plan-story-help"));
        }
        *told = own.or(*told);
    }

    fn plan(&mut self, plan: &ReadPlan) {
        let at = plan.id.at;
        if !(1..=MOST_LESSONS).contains(&plan.lessons.len()) {
            let message = say!("check-plan-lessons", most = MOST_LESSONS);
            self.wrong(codes::PLAN, at, message, say!("check-plan-lessons-help"));
        }
        if let Some(minutes) = &plan.minutes {
            self.minutes(minutes, plan);
        }
        if let Some(pairs) = &plan.pairs {
            self.pairs(pairs);
        }
        if let Some(exit) = &plan.exit {
            self.exit(exit, plan);
        }
        for aim in plan.aims.iter().flatten() {
            if let ReadAim::Step(name) = &aim.it {
                self.naming.step(&name.lesson, &name.step, aim.at);
            }
        }
        for what in WORDS {
            if says(&plan.id.it, what).is_none() {
                let words = format!("period-{}-{what}", plan.id.it);
                let message = say!("check-plan-words", words = words);
                self.wrong(codes::MISSING, at, message, say!("check-plan-words-help"));
            }
        }
    }

    /// The phases fill a period, and the lessons fit into theirs.
    fn minutes(&mut self, minutes: &Placed<Minutes>, plan: &ReadPlan) {
        let sum: u64 = minutes.it.each().into_iter().map(u64::from).sum();
        if sum != u64::from(PERIOD) {
            let message = say!("check-plan-minutes", n = amount(sum), most = amount(PERIOD));
            self.wrong(
                codes::PLAN,
                minutes.at,
                message,
                say!("check-plan-minutes-help"),
            );
        }
        let lessons = plan.lessons.iter();
        let lessons = lessons.filter_map(|id| self.naming.find(id.it.as_str())?.minutes);
        let needed: u64 = lessons.map(u64::from).sum();
        if needed > u64::from(minutes.it.screens) {
            let message = say!(
                "check-plan-screens",
                n = amount(minutes.it.screens),
                needed = amount(needed)
            );
            self.wrong(
                codes::PLAN,
                minutes.at,
                message,
                say!("check-plan-minutes-help"),
            );
        }
    }

    /// Pairs need a board with somebody on it.
    fn pairs(&mut self, pairs: &Placed<StepName>) {
        let StepName { lesson, step } = &pairs.it;
        let Some((lesson, at)) = self.naming.step(lesson, step, pairs.at) else {
            return;
        };
        let has_board = on_board!(&lesson, lesson => lesson.steps.get(at).is_some_and(|step| {
            step.has_board && step.position().board().iter().next().is_some()
        }));
        if !has_board {
            let message = say!("check-plan-pairs", step = step);
            self.wrong(
                codes::PLAN,
                pairs.at,
                message,
                say!("check-plan-pairs-help"),
            );
        }
    }

    /// The question is one of the plan's own lessons, and has an answer to be printed.
    fn exit(&mut self, exit: &Placed<StepName>, plan: &ReadPlan) {
        let StepName { lesson: id, step } = &exit.it;
        let Some((lesson, at)) = self.naming.step(id, step, exit.at) else {
            return;
        };
        if !plan.lessons.iter().any(|it| it.it == *id) {
            let message = say!("check-plan-exit", id = id);
            self.wrong(codes::PLAN, exit.at, message, say!("check-plan-exit-help"));
        }
        let is_answered = on_board!(&lesson, lesson => {
            lesson.steps.get(at).is_some_and(|step| step.task.has_answer_in_words())
        });
        if !is_answered {
            let message = say!("check-plan-no-answer", step = step);
            self.wrong(
                codes::PLAN,
                exit.at,
                message,
                say!("check-plan-no-answer-help"),
            );
        }
    }

    /// Nothing of the course is left out, and the weeks are full.
    fn all_are_there(&mut self, file: &PlanFile) {
        let lessons = self.path.iter().filter_map(|it| match it {
            PathEntry::Lesson(id) => Some(id.as_str()),
            PathEntry::Game { .. } | PathEntry::Story(_) => None,
        });
        let left = lessons.filter(|id| !self.naming.has_seen("lesson", id));
        let left: Vec<String> = left.map(|id| format!("`{id}`")).collect();
        let end = file.plans.last().map_or(Span::default(), |plan| plan.id.at);
        if !left.is_empty() {
            let message = say!("check-plan-left", list = left.join(", "));
            self.wrong(codes::PLAN, end, message, say!("check-plan-left-help"));
        }
        let (weeks, a_week) = WEEKS;
        if file.plans.len() != weeks * a_week {
            let message = say!(
                "check-plan-weeks",
                n = file.plans.len(),
                most = weeks * a_week
            );
            self.wrong(codes::PLAN, end, message, say!("check-plan-weeks-help"));
        }
    }

    fn wrong(&mut self, code: Code, at: Span, message: Message, help: Message) {
        let found = Diagnostic::error(code, at, message);
        self.naming.found.push(found.help(help));
    }
}

/// A number of minutes, to be said.
fn amount(minutes: impl Into<u64>) -> usize {
    usize::try_from(minutes.into()).unwrap_or(usize::MAX)
}
