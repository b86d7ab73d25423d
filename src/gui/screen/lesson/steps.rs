//! The steps of a finished lesson, each with its stars: any of them is played again alone.

use crate::gui::base::Framed;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::names::GAMES;
use crate::gui::base::shared::path::Onward;
use crate::gui::board::{Hands, MoveBy};
use crate::gui::look::art::{Icon, Mood};
use crate::gui::screen::lesson::end::Ending;
use crate::gui::screen::lesson::model::{Coach, Control, Model, StepDot, StepTile};
use crate::gui::screen::lesson::results::session_of;
use crate::gui::screen::lesson::run::Run;
use crate::gui::screen::lesson::{Action, State};
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::progress_dots::Dot;
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::session::{Input, Record};

impl<G: Geometry> State<G> {
    /// Plays one step alone, to practise it.
    pub(super) fn start_alone(&mut self, step: &str, shared: &mut Shared) {
        let steps = &self.session.lesson().steps;
        if let Some(at) = steps.iter().position(|it| it.id == step) {
            self.start_at(at, Run::Practice, shared);
            self.refresh(shared);
        }
    }

    /// Starts at a step, counted from 0.
    pub(super) fn start_at(&mut self, at: usize, run: Run, shared: &mut Shared) {
        let lesson = self.session.lesson().clone();
        if let Some(session) = session_of(lesson, at, shared) {
            self.session = session;
            self.ending = Ending::default();
            self.begin(run, shared);
        }
    }

    /// The session is another one now.
    pub(super) fn begin(&mut self, run: Run, shared: &mut Shared) {
        self.kept = vec![Record::default(); self.session.lesson().steps.len()];
        self.run = run;
        self.card.close();
        self.tried = None;
        self.step_shown(shared);
    }

    /// Goes to a step, counted from 0: back within the lesson that is played, else to it alone.
    pub(super) fn go_to(&mut self, at: usize, shared: &mut Shared) {
        match self.run {
            Run::Whole if !self.session.is_finished() => {
                self.apply(Input::GoTo(at), MoveBy::Pressed, shared);
            }
            _ => self.start_at(at, Run::One, shared),
        }
    }

    /// Whether the big button ends one step, or leads from the list of steps.
    pub(super) fn is_alone(&self) -> bool {
        match self.run {
            Run::Whole => false,
            Run::List => true,
            Run::One | Run::Practice | Run::Redo | Run::Boards => {
                self.session.can_go_on() && !self.is_in_round()
            }
        }
    }

    /// Whether more boards of the step's round wait behind this one.
    pub(super) fn is_in_round(&self) -> bool {
        self.session.round().is_some_and(|it| !it.is_over())
    }

    /// Whether a round has come to its end, and was not passed.
    pub(super) fn is_round_missed(&self) -> bool {
        let round = self.session.round();
        let is_missed = round.is_some_and(|it| it.is_over() && !it.is_passed());
        is_missed && self.show.is_none() && !self.session.is_finished()
    }

    /// The big button, where not the whole lesson is played.
    pub(super) fn press_main_alone(&mut self, shared: &mut Shared) -> Action {
        if self.run == Run::List {
            self.start_at(0, Run::Whole, shared);
            return Action::None;
        }
        if self.run == Run::Boards {
            return self.next_board(shared);
        }
        let at = self.session.index();
        let onward = self.after_the_game(shared);
        self.session.apply(Input::Next);
        self.keep(shared);
        match self.run {
            Run::Practice => return Action::Go(onward.map_or(Goto::Back, |it| it.goto)),
            Run::Redo => {
                self.end_redo(at, shared);
                return Action::None;
            }
            _ => {}
        }
        self.start_at(at, Run::List, shared);
        Action::None
    }

    /// Whether a game against the coach is played for itself.
    pub(super) fn is_game_alone(&self) -> bool {
        matches!(self.run, Run::Practice | Run::One) && self.session.has_opponent()
    }

    /// Whether a game that stands for itself has ended: not one that is practised as an exercise.
    fn has_ended_game(&self) -> bool {
        let is_game = self.session.lesson().id == GAMES;
        is_game && self.run == Run::Practice && self.session.is_done()
    }

    /// What comes next on the path, after a game of it that was won.
    fn after_the_game(&self, shared: &Shared) -> Option<Onward> {
        let session = &self.session;
        let is_won = !session.has_opponent() || session.is_won_from_program();
        let is_over = self.has_ended_game() && is_won;
        let next = || shared.onward_from_game(&session.lesson().id, &session.step().id);
        is_over.then(next).flatten()
    }

    /// Whether the large button plays this once more: a game that was lost, or one that leads nowhere; a round that was not
    /// passed.
    pub(super) fn plays_again(&self, shared: &Shared) -> bool {
        let leads_on = self.after_the_game(shared).is_some();
        let is_lost = self.session.is_lost_to_program() && !self.session.is_finished();
        is_lost || self.is_round_missed() || (self.has_ended_game() && !leads_on)
    }
}

/// All steps with their stars.
fn tiles<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<StepTile> {
    let lesson = state.session.lesson();
    let steps = lesson.steps.iter().zip(1..);
    let tiles = steps.map(|(step, number)| StepTile {
        number,
        words: shared.label(&Phrase::LessonStepNumber { step: number }),
        stars: shared.learner.progress.step_stars(&lesson.id, &step.id),
    });
    tiles.collect()
}

/// What the screen shows beyond a lesson that is played step by step.
pub(super) fn adapt<G: Geometry>(mut model: Model, state: &State<G>, shared: &Shared) -> Model {
    if !matches!(state.run, Run::Whole | Run::Boards) && state.is_alone() {
        let onward = state.after_the_game(shared);
        let (icon, phrase) = match (state.run, onward) {
            (Run::Practice, Some(Onward { name: lesson, .. })) => {
                (Some(shared.flow().onward()), Phrase::EndOnTo { lesson })
            }
            (Run::Practice, None) => (None, Phrase::ButtonBack),
            (Run::Redo, _) => (None, Phrase::ButtonNext),
            _ => (None, Phrase::ButtonAllSteps),
        };
        model.main = Some(shared.tool(Control::Main, icon, &phrase));
    }
    if state.run == Run::Practice {
        model.home = shared.tool(Control::Home, Icon::Back, &Phrase::ButtonBack);
        // It is not one of several here.
        model.dots.clear();
        model.step_of.clear();
    }
    if state.run != Run::List {
        return model;
    }
    let lesson = state.words.title();
    let done = || StepDot {
        dot: Dot::Done,
        way: None,
    };
    let mut speech = Speech::of(&shared.say(&Phrase::LessonStepsTitle { lesson }));
    speech.add(&shared.say(&Phrase::LessonStepsLine));
    let progress = &shared.learner.progress;
    Model {
        hands: Hands::Off,
        coach: Coach {
            mood: Mood::Glad,
            speech,
            tint: Tint::Calm,
            ..Coach::default()
        },
        task: None,
        says_task: false,
        picture: None,
        rule: None,
        question: None,
        notes: Vec::new(),
        album: Vec::new(),
        quiet: None,
        typed: None,
        entry: None,
        tray: Vec::new(),
        lights: Vec::new(),
        answers: Vec::new(),
        ways_out: Vec::new(),
        promotion: None,
        main: Some(shared.tool(Control::Main, None, &Phrase::ButtonPlayAgain)),
        steps: tiles(state, shared),
        hint: model.hint.on(false),
        take_back: model.take_back.on(false),
        again: model.again.on(false),
        dots: model.dots.iter().map(|_| done()).collect(),
        step_of: String::new(),
        stars: Some(progress.stars(&state.session.lesson().id)),
        ..model
    }
}
