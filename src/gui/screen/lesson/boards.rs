//! Boards of practice: each is a lesson of one step, made once the one before is done.
//!
//! # Decisions
//! * *It is the lesson screen*: the same hands, refusals and hints. Only what is kept is another: how a board went is
//!   a matter of its skill, and no lesson has stars for it.
//! * *How it went is kept when it is solved*, not when somebody goes on: whoever leaves then has lost nothing.
//! * *What was wrong is kept when it happens, and what was found*: whoever leaves a board and comes back finds it as it was,
//!   not as new.
//! * *A passport has no hints until something was wrong.* Then the board counts as missed, and nobody is left alone before it.
//! * *What a stamp asks for is said before the first board*, and once that it cannot be earned any more, when that happens:
//!   then whoever likes stops here, and the next time the passport begins anew.
//! * *Boards may change from one kind to the other*: the screen is made for one kind, so one of the other is opened anew.
//! * *A class sees boards of the same skill without end*, and nothing of them is kept.

use crate::diagnostic::Source;
use crate::gui::base::outcomes::dots_of;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::{Shared, today};
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::model::{Control, Model};
use crate::gui::screen::lesson::{Action, LessonScreen, State};
use crate::lesson::{self, on_board};
use crate::library::Entry;
use crate::locale::{Locale, Phrase, count};
use crate::practice::{Exercise, Medium, fit, lesson_file};
use crate::progress::Progress;
use crate::rules::Geometry;
use crate::session::{Record, Session};
use crate::training::teaching::Teaching;
use crate::training::{self, Outcome, Purpose};

/// What a lesson of one board is called.
const ID: &str = "practice";

/// A run over boards while it is played.
#[derive(Debug)]
pub(super) struct Boards {
    run: training::Run,
    /// The board that is shown to the learner.
    own: Exercise,
    /// The board that is shown to a class.
    class: Option<Exercise>,
    /// Whether it was noted how the learner's board went.
    is_noted: bool,
    /// What is said of the stamp beside the board with which the run was opened.
    opening: Option<OfStamp>,
    /// The level that was reached with the board that was just solved.
    risen: Option<u8>,
}

/// What is said of a stamp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OfStamp {
    /// What it asks for.
    Asks,
    /// That it must wait: too much was missed.
    Waits,
}

/// Opens the boards of a purpose where they were left; `None` if nothing that was learned so far can be practised for it,
/// or all of them are done.
#[must_use]
pub fn open_boards(purpose: Purpose, shared: &mut Shared) -> Option<Box<dyn LessonScreen>> {
    let run = shared.boards_for(purpose)?;
    go_on_with_boards(run, shared)
}

/// Shows the board of a run that waits; `None` if all of them are done.
#[must_use]
pub fn go_on_with_boards(run: training::Run, shared: &mut Shared) -> Option<Box<dyn LessonScreen>> {
    let boards = Boards {
        own: run.exercise()?,
        opening: opening(&run),
        run,
        class: None,
        is_noted: false,
        risen: None,
    };
    let entry = boards.entry(&shared.locale)?;
    let so_far = boards.run.so_far().to_vec();
    on_board!(&entry.lesson, lesson => {
        let state = State::of_boards(&entry, lesson, boards, &training::found(&so_far), shared)?;
        Some(Box::new(state))
    })
}

/// What is said of the stamp when a run is opened; one that was begun goes on without words, unless the stamp is gone.
fn opening(run: &training::Run) -> Option<OfStamp> {
    run.n_needed()?;
    match run.is_stamp_gone() {
        true => Some(OfStamp::Waits),
        false => (!run.is_begun()).then_some(OfStamp::Asks),
    }
}

impl Boards {
    /// What is said of the stamp beside the board that waits to be solved.
    fn said_of_stamp(&self) -> Option<Phrase> {
        Some(match self.opening.filter(|_| !self.is_noted)? {
            OfStamp::Asks => Phrase::PracticeStampAsks {
                total: count(self.run.n_boards()),
                number: count(self.run.n_needed()?),
            },
            OfStamp::Waits => Phrase::PracticeStampWaits,
        })
    }

    /// Whether the board that was just solved has cost the stamp, and others wait.
    fn has_cost_stamp(&self) -> bool {
        self.is_noted && self.run.name().is_some() && self.run.has_just_cost_stamp()
    }

    /// The board that is shown, as a lesson in the language that is spoken.
    pub(super) fn entry(&self, locale: &Locale) -> Option<Entry> {
        let shown = self.shown();
        let text = lesson_file(
            ID,
            shown.name,
            std::slice::from_ref(shown),
            Medium::Screen,
            locale,
        );
        lesson::read(&Source::new("practice.toml", text))
            .0
            .map(Entry::made)
    }

    fn shown(&self) -> &Exercise {
        self.class.as_ref().unwrap_or(&self.own)
    }

    /// The land whose skill it is: that of the last lesson it needs.
    fn land(&self, shared: &Shared) -> Option<String> {
        let teaching = Teaching::of(self.shown().name.skill)?;
        shared.land_of(teaching.lessons.last()?)
    }

    /// Whether the learner's board was missed before it was left.
    pub(super) const fn is_missed(&self) -> bool {
        self.run.is_missed()
    }

    /// Whether it is one board that was missed, tried once more.
    fn is_once_more(&self) -> bool {
        matches!(self.run.purpose(), Purpose::Again { .. })
    }

    /// How many boards were solved at once.
    pub(super) fn n_at_once(&self) -> usize {
        let outcomes = self.run.outcomes();
        outcomes.filter(|it| *it == Outcome::AtOnce).count()
    }
}

impl<G: Geometry> State<G> {
    /// Whether a hint may be asked for.
    pub(super) fn may_have_hints(&self) -> bool {
        let has_slipped = self.session.n_slips() > 0;
        let boards = self.boards.as_ref();
        boards.is_none_or(|it| it.run.has_hints() || has_slipped)
    }

    /// Notes how the board went that was just solved, or that something was wrong with it.
    pub(super) fn note_board(&mut self, shared: &mut Shared) {
        let Some(boards) = &mut self.boards else {
            return;
        };
        let progress = &mut shared.learner.progress;
        if self.session.is_done() && !boards.is_noted {
            boards.is_noted = true;
            // Nothing is counted of a board that is tried once more: its answer was told.
            let first = training::first_answer(&self.session).filter(|_| !boards.is_once_more());
            // What people believe is about the 8x8 board.
            if let Some((step, given)) = boards.own.step().zip(first) {
                training::hear(step, &given, progress, today());
            }
            let skill = boards.own.name.skill;
            let level = |progress: &Progress| training::reached(progress.skill(skill.name), skill);
            let before = level(progress);
            boards
                .run
                .report(Outcome::of(&self.session), progress, today());
            boards.risen = Some(level(progress)).filter(|it| *it > before);
            shared.keep_progress();
        } else if !boards.is_noted {
            let is_missed = self.session.is_missed() && boards.run.miss(progress, today());
            let so_far = training::so_far(&self.session);
            if boards.run.find(so_far, progress, today()) || is_missed {
                shared.keep_progress();
            }
        }
    }

    /// What is said of the stamp before anything was tried at a board; then why it was wrong matters more.
    pub(super) fn said_of_stamp(&self) -> Option<Phrase> {
        let is_fresh = self.session.n_slips() == 0;
        let boards = self.boards.as_ref();
        let boards = boards.filter(|_| is_fresh && self.show.is_none())?;
        boards.said_of_stamp()
    }

    /// That a level was reached with the board that was just solved.
    pub(super) fn said_of_level(&self) -> Option<Phrase> {
        let has_room = self.show.is_none() && !self.lists_castling();
        let boards = self.boards.as_ref().filter(|_| has_room)?;
        Some(Phrase::PracticeLevelUp {
            level: boards.risen?.into(),
            total: boards.own.name.skill.n_levels.into(),
        })
    }

    /// Whether the board that was just solved has cost the stamp of the passport, so that somebody may want to stop.
    pub(super) fn has_cost_stamp(&self) -> bool {
        let boards = self.boards.as_ref().filter(|_| self.show.is_none());
        boards.is_some_and(|it| it.has_cost_stamp())
    }

    /// Ends the boards before the last one, and leads back.
    pub(super) fn stop_boards(&mut self, shared: &mut Shared) -> Action {
        if let Some(boards) = &mut self.boards {
            boards.run.stop(&mut shared.learner.progress, today());
            shared.keep_progress();
        }
        Action::Go(Goto::Back)
    }

    /// Whether another board waits behind the one that was noted, and no class looks on.
    pub(super) fn has_next_board(&self) -> bool {
        let boards = self.boards.as_ref().filter(|_| self.show.is_none());
        boards.is_some_and(|it| it.is_noted && it.run.name().is_some())
    }

    /// To the next board, which may be one of the other kind; at the end to what came of them.
    pub(super) fn next_board(&mut self, shared: &mut Shared) -> Action {
        let Some(boards) = &mut self.boards else {
            return Action::None;
        };
        match boards.run.exercise() {
            Some(next) if next.step::<G>().is_none() => {
                Action::Go(Goto::NextBoard(Box::new(boards.run.clone())))
            }
            Some(next) => {
                (boards.own, boards.is_noted, boards.opening) = (next, false, None);
                boards.risen = None;
                self.show_board(shared);
                Action::None
            }
            None if boards.is_once_more() => Action::Go(Goto::Back),
            None => Action::Go(Goto::Practice(Some(Box::new(boards.run.clone())))),
        }
    }

    /// Another board of the same skill for a class.
    pub(super) fn turn_board(&mut self, is_on: bool, shared: &mut Shared) {
        let Some(boards) = &mut self.boards else {
            return;
        };
        let next = boards.shown().name.on(is_on).skip(1).find_map(fit);
        if let Some(next) = next {
            boards.class = Some(next);
            self.show_board(shared);
        }
    }

    /// The learner's own board again, after those of a class; its session waits.
    pub(super) fn end_class(&mut self, shared: &Shared) {
        if let Some(boards) = &mut self.boards {
            boards.class = None;
            self.speak(shared);
        }
    }

    /// The words of the lesson in the language that is spoken; a board is asked about anew.
    pub(super) fn speak(&mut self, shared: &Shared) {
        let boards = self.boards.as_ref();
        if let Some(entry) = boards.and_then(|it| it.entry(&shared.locale)) {
            self.entry = entry;
        }
        self.words = self.entry.words(&shared.locale);
    }

    fn show_board(&mut self, shared: &mut Shared) {
        let boards = self.boards.as_ref();
        let entry = boards.and_then(|it| it.entry(&shared.locale));
        let lesson = entry.as_ref().and_then(|it| it.lesson.on::<G>());
        let session = lesson.and_then(|it| Session::with_seed(it, 0, shared.seed()));
        if let Some((entry, session)) = entry.zip(session) {
            self.entry = entry;
            self.words = self.entry.words(&shared.locale);
            self.session = session;
            self.kept = vec![Record::default()];
            self.card.close();
            self.tried = None;
            self.step_shown(shared);
        }
    }
}

/// What the screen shows beside a board.
pub(super) fn adapt<G: Geometry>(mut model: Model, state: &State<G>, shared: &Shared) -> Model {
    let Some(boards) = &state.boards else {
        return model;
    };
    if let Some(land) = boards.land(shared) {
        model.ground.hue = shared.hue_of_land(&land).unwrap_or_default();
        model.ground.land = Some(land);
    }
    model.home = shared.tool(Control::Home, Icon::Back, &Phrase::ButtonBack);
    let is_on = model.hint.is_on && state.may_have_hints();
    model.hint = model.hint.on(is_on);
    model.nods &= is_on;
    model.stars = None;
    let n_done = boards.run.outcomes().len();
    let at = n_done - usize::from(boards.is_noted);
    let (step, total) = (count(at + 1), count(boards.run.n_boards()));
    model.step_of = shared.label(&match boards.run.n_needed() {
        Some(_) => Phrase::PracticeStampSoFar {
            step,
            total,
            right: count(boards.n_at_once()),
        },
        None => Phrase::StepOf { step, total },
    });
    model.dots = dots_of(&boards.run, !boards.is_noted);
    let must_wait = boards.said_of_stamp() == Some(Phrase::PracticeStampWaits);
    if must_wait || boards.has_cost_stamp() {
        let stop = shared.tool(Control::LeaveGame, Icon::Back, &Phrase::PracticeStop);
        model.ways_out.push(stop);
    }
    if boards.is_once_more() {
        // It is not one of several here.
        model.dots.clear();
        model.step_of.clear();
    }
    model
}
