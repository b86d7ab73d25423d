//! Boards of practice: each is a lesson of one step, made once the one before is done.
//!
//! # Decisions
//! * *It is the lesson screen*: the same hands, refusals and hints. Only what is kept is another: how a board went is
//!   a matter of its skill, and no lesson has stars for it.
//! * *How it went is kept when it is solved*, not when somebody goes on: whoever leaves then has lost nothing.
//! * *What was wrong is kept when it happens*: whoever leaves a board and comes back finds it as it was, not as new.
//! * *A passport has no hints until something was wrong.* Then the board counts as missed, and nobody is left alone before it.
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
use crate::practice::{Exercise, Medium, Name, lesson_file, make};
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
        run,
        class: None,
        is_noted: false,
    };
    let entry = boards.entry(&shared.locale)?;
    on_board!(&entry.lesson, lesson => {
        let state = State::of_boards(&entry, lesson, boards, shared)?;
        Some(Box::new(state))
    })
}

impl Boards {
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
        matches!(self.run.purpose(), Purpose::Again(_))
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
            let given = training::first_answer(&self.session);
            // What people believe is about the 8x8 board.
            if let Some((step, given)) = boards.own.step().zip(given) {
                training::hear(step, &given, progress, today());
            }
            boards
                .run
                .report(Outcome::of(&self.session), progress, today());
            shared.keep_progress();
        } else if !boards.is_noted && self.session.is_missed() && boards.run.miss(progress, today())
        {
            shared.keep_progress();
        }
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
                (boards.own, boards.is_noted) = (next, false);
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
        let Name { skill, level, seed } = boards.shown().name;
        let seed = match is_on {
            true => seed.wrapping_add(1),
            false => seed.wrapping_sub(1),
        };
        let next = make(Name { skill, level, seed });
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
    model.step_of = shared.label(&Phrase::StepOf {
        step: count(at + 1),
        total: count(boards.run.n_boards()),
    });
    model.dots = dots_of(&boards.run, !boards.is_noted);
    if boards.is_once_more() {
        // It is not one of several here.
        model.dots.clear();
        model.step_of.clear();
    }
    model
}
