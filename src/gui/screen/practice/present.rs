//! From what is kept of practice to what the book shows.

use crate::gui::base::outcomes::dots_of;
use crate::gui::base::picture::of_waiting;
use crate::gui::base::shared::{Shared, today};
use crate::gui::look::art::Icon;
use crate::gui::screen::practice::State;
use crate::gui::screen::practice::model::{
    Control, Missed, Model, News, Passport, SkillCard, Stamp, StampWon, Subject, Waiting, WarmUp,
};
use crate::gui::screen::practice::motif::motif;
use crate::lesson::on_board;
use crate::locale::{Phrase, count};
use crate::practice::{Exercise, Skill};
use crate::training::{self, Purpose, Run, Score, has_passport};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    Model {
        back: shared.tool(Control::Back, Icon::Back, &Phrase::ButtonBack),
        title: shared.label(&Phrase::PracticeTitle),
        news: news(state, shared),
        warm_up: warm_up(state, shared),
        passport: passport(shared),
        choose: shared.label(&Phrase::PracticeChoose),
        skills: cards(shared),
    }
}

/// Whether so much was solved at once that it is a reason to be glad: at least seven of ten.
pub(super) const fn is_good(score: Score) -> bool {
    10 * score.right >= 7 * score.of
}

/// The land whose stamp was just earned.
pub(super) fn land_won(state: &State) -> Option<&str> {
    let run = state.came.as_ref()?;
    let is_won = run.score()?.is_passed == Some(true);
    match run.purpose() {
        Purpose::Passport(land) if is_won => Some(land),
        _ => None,
    }
}

/// What came of the boards.
fn news(state: &State, shared: &Shared) -> Option<News> {
    let score = state.came.as_ref()?.score()?;
    let (right, total) = (count(score.right), count(score.of));
    let phrase = match score.is_passed {
        Some(true) => Phrase::PracticeStampWon { right, total },
        // Nobody is told a nought.
        Some(false) | None if right == 0 => Phrase::PracticeCameNone { total },
        Some(false) => Phrase::PracticeStampMissed { right, total },
        None if right == total => Phrase::PracticeCameAll { total },
        None if is_good(score) => Phrase::PracticeCame { right, total },
        None => Phrase::PracticeCameFew { right, total },
    };
    let has_paper = shared.papers.is_some() && cfg!(feature = "export");
    let print = land_won(state).filter(|_| has_paper);
    Some(News {
        words: shared.label(&phrase),
        is_good: score.is_passed.unwrap_or(is_good(score)),
        stamp: land_won(state).map(|land| StampWon {
            land: land.to_owned(),
            hue: shared.hue_of_land(land).unwrap_or_default(),
        }),
        print: print.map(|_| shared.tool(Control::Print, Icon::Copy, &Phrase::EndPrint)),
        kept: state.kept.clone(),
        again: match state.missed.is_empty() {
            true => String::new(),
            false => shared.label(&Phrase::PracticeMissed),
        },
        missed: missed(state, shared),
    })
}

/// The boards that were not solved at once.
fn missed(state: &State, shared: &Shared) -> Vec<Missed> {
    let is_mended = |it: &Exercise| state.came.as_ref().is_some_and(|came| came.is_mended(it));
    let boards = state.missed.iter().enumerate();
    let boards = boards.map(|(place, exercise)| Missed {
        control: Control::Missed(place),
        picture: on_board!(exercise.lesson(), lesson => of_waiting(&lesson.steps[0])),
        title: title_of(exercise.name.skill, shared),
        mended: is_mended(exercise).then(|| shared.label(&Phrase::PracticeMended)),
    });
    boards.collect()
}

fn warm_up(state: &State, shared: &Shared) -> WarmUp {
    let run = state.warm_up.as_ref();
    let n_left = run.map_or(0, |it| it.n_boards() - it.outcomes().len());
    let n_done = run.map_or(0, |it| it.outcomes().len());
    let line = match run {
        None => Phrase::PracticeNothingYet,
        Some(_) if n_left == 0 => Phrase::PracticeWarmUpDone,
        Some(_) if n_done == 0 => Phrase::PracticeWarmUpNew,
        Some(_) => Phrase::PracticeWarmUpLeft {
            left: count(n_left),
        },
    };
    let progress = &shared.learner.progress;
    let goes_on = match state.is_day_done() {
        true => Run::left(&Purpose::More, progress, today()).is_some(),
        false => n_done > 0,
    };
    let start = match (goes_on, state.is_day_done()) {
        (true, _) => Phrase::ButtonContinue,
        (false, true) => Phrase::PracticeTenMore,
        (false, false) => Phrase::ButtonStart,
    };
    // Nobody has done "none of ten" who has not begun.
    let begun = run.filter(|it| it.is_begun());
    WarmUp {
        title: shared.label(&Phrase::PracticeWarmUp),
        line: shared.label(&line),
        waiting: waiting(state, shared),
        dots: begun.map_or_else(Vec::new, |it| dots_of(it, true)),
        done: shared.label(&Phrase::PracticeBoardsDone {
            done: count(n_done),
            total: count(n_done + n_left),
        }),
        main: run.map(|_| shared.tool(Control::WarmUp, Icon::Play, &start)),
        about: shared.label(&Phrase::PracticeAbout),
        subjects: run
            .filter(|_| n_left > 0)
            .map_or_else(Vec::new, |it| subjects(it, shared)),
    }
}

/// What the boards of a run are about.
fn subjects(run: &Run, shared: &Shared) -> Vec<Subject> {
    let skills = run.skills().into_iter();
    let subjects = skills.map(|skill| Subject {
        motif: motif(skill),
        title: title_of(skill, shared),
    });
    subjects.collect()
}

/// The boards that wait next.
fn waiting(state: &State, shared: &Shared) -> Vec<Waiting> {
    let boards = state.ahead.iter().enumerate();
    let boards = boards.map(|(place, exercise)| Waiting {
        control: Control::Waiting(place),
        picture: on_board!(exercise.lesson(), lesson => of_waiting(&lesson.steps[0])),
        title: title_of(exercise.name.skill, shared),
    });
    boards.collect()
}

/// What a skill is called.
fn title_of(skill: &Skill, shared: &Shared) -> String {
    let title = skill.title();
    title.map(|it| shared.label(&it)).unwrap_or_default()
}

fn passport(shared: &Shared) -> Passport {
    let lands = shared.library.lands();
    let progress = &shared.learner.progress;
    let pages = lands.iter().filter(|it| has_passport(&it.id, lands));
    let stamps = pages.enumerate().map(|(place, land)| {
        let name = shared.land(&land.id);
        let day = progress.stamped(&land.id);
        let day = day.map(|it| shared.day_written(it));
        let begun = Run::left(&Purpose::Passport(land.id.clone()), progress, today());
        let begun = begun.filter(Run::is_begun).map(|run| {
            shared.label(&Phrase::PracticeBoardsDone {
                done: count(run.outcomes().len()),
                total: count(run.n_boards()),
            })
        });
        let label = match &day {
            Some(day) => Phrase::PracticeStampDay {
                land: name.clone(),
                date: day.clone(),
            },
            None => Phrase::PracticeStampOf { land: name.clone() },
        };
        let label = shared.label(&label);
        let label = match &begun {
            Some(begun) => format!("{label}. {begun}"),
            None => label,
        };
        Stamp {
            control: Control::Stamp(place),
            hue: shared.hue_of_land(&land.id).unwrap_or_default(),
            land: land.id.clone(),
            label,
            name,
            day,
            begun,
            go: None,
        }
    });
    let mut stamps: Vec<Stamp> = stamps.collect();
    let begun = stamps.iter().position(|it| it.begun.is_some());
    let next = begun.or_else(|| stamps.iter().position(|it| it.day.is_none()));
    if let Some(next) = next.and_then(|place| stamps.get_mut(place)) {
        let go = match next.begun {
            Some(_) => Phrase::ButtonContinue,
            None => Phrase::ButtonStart,
        };
        next.go = Some(shared.label(&go));
    }
    let found = stamps.iter().filter(|it| it.day.is_some()).count();
    Passport {
        title: shared.label(&Phrase::PracticePassport),
        line: shared.label(&Phrase::PracticePassportLine),
        count: shared.label(&Phrase::PracticeStamps {
            found: count(found),
            total: count(stamps.len()),
        }),
        any: (found < stamps.len()).then(|| shared.label(&Phrase::PracticeAnyPage)),
        stamps,
    }
}

/// The skills that may be chosen.
pub(super) fn skills(shared: &Shared) -> Vec<&'static Skill> {
    training::skills(&shared.learner.progress, shared.library.lands())
}

fn cards(shared: &Shared) -> Vec<SkillCard> {
    let progress = &shared.learner.progress;
    let skills = skills(shared).into_iter().enumerate();
    let cards = skills.map(|(place, skill)| {
        let is_crowned = training::crowned(skill, progress).is_some();
        let level = Phrase::PracticeLevel {
            level: training::reached(progress.skill(skill.name), skill).into(),
            total: skill.n_levels.into(),
        };
        let line = if is_crowned {
            Phrase::PracticeCrowned
        } else {
            level
        };
        SkillCard {
            control: Control::Skill(place),
            title: title_of(skill, shared),
            motif: motif(skill),
            line: shared.label(&line),
            is_crowned,
        }
    });
    cards.collect()
}
