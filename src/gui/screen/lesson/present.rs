//! From the state of a lesson to what the screen shows.

use std::sync::Arc;

use iced::widget::image::Handle;

use crate::explain;
use crate::gui::board::Hands;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::{Control, Model, Press, Promotion};
use crate::gui::screen::lesson::picture::{self, Dots};
use crate::gui::screen::lesson::told::Teller;
use crate::gui::screen::lesson::{asked, steps};
use crate::gui::shared::Shared;
use crate::gui::widget::progress_dots::Dot;
use crate::gui::widget::promotion::Choice;
use crate::lesson::Task;
use crate::lesson::task::NameAsk;
use crate::library::PictureFile;
use crate::locale::Phrase;
use crate::rules::{Geometry, Piece, Role};

/// Everything the screen shows now.
pub(super) fn present<G: Geometry>(state: &State<G>, shared: &Shared) -> Model {
    let mut model = learned(state, shared);
    state.stage(&mut model, shared);
    model
}

/// The screen where a lesson is learned.
fn learned<G: Geometry>(state: &State<G>, shared: &Shared) -> Model {
    let teller = Teller { state, shared };
    let dots = if shared.settings.dots {
        Dots::Shown
    } else {
        Dots::Hidden
    };
    let hands = hands(state);
    let has_cursor = state.focus.shows(Control::Board) && hands != Hands::Off;
    let cursor = has_cursor.then_some(state.cursor);
    let word = |phrase: &Phrase, is_on| Press {
        label: shared.label(phrase),
        is_on,
    };
    let session = &state.session;
    let is_over = session.is_finished();
    let explained = teller.explained();
    let explained = explained.as_ref();
    let proof = explained.map(|it| it.proof.clone());
    let model = Model {
        title: state.words.title(),
        scene: picture::scene(state, proof, dots, cursor),
        has_board: session.step().has_board || !matches!(session.step().task, Task::Choose { .. }),
        hands,
        coach: teller.coach(explained),
        picture: picture_of(state),
        rule: explained
            .filter(|_| state.is_rule_open)
            .map(|it| teller.rule_card(it)),
        question: asked::question(state, shared),
        notes: teller.notes(),
        happened: None,
        keys: shared.label(&Phrase::HelpTitle),
        typed: None,
        entry: asked::entry(state, shared),
        tray: asked::tray(state, shared),
        steps: Vec::new(),
        broken: state.broken(shared),
        lights: teller.lights(),
        answers: asked::answers(state, shared),
        promotion: promotion(state, shared),
        main: main_button(state, shared),
        hint: hint(state, shared),
        take_back: word(&Phrase::ButtonTakeBack, session.can_take_back() && !is_over),
        again: if is_over {
            word(&Phrase::ButtonPlayAgain, true)
        } else {
            word(&Phrase::ButtonAgain, session.can_start_again())
        },
        home: word(&Phrase::ButtonHome, true),
        read_aloud: read_aloud(shared),
        language: shared.label(&Phrase::LanguageName),
        theme: shared.theme_name(),
        dots: dots_of(state),
        step_of: shared.label(&Phrase::StepOf {
            step: count(session.index() + 1),
            total: count(session.lesson().steps.len()),
        }),
        stars: state.stars(shared),
        is_finished: is_over,
        slide: None,
        prompt: None,
    };
    steps::adapt(model, state, shared)
}

/// The word on the button that reads aloud, if there is a voice.
fn read_aloud(shared: &Shared) -> Option<String> {
    let word = shared.can_speak().then_some(&Phrase::ButtonReadAloud)?;
    Some(shared.label(word))
}

/// The picture of the present step, if it has one: the room for it, until it is there.
fn picture_of<G: Geometry>(state: &State<G>) -> Option<Option<Handle>> {
    let file = state.picture_file()?;
    match &state.picture {
        Some((shown, handle)) if shown == file => handle.clone().map(Some),
        _ => Some(None),
    }
}

impl<G: Geometry> State<G> {
    /// The file of the present step's picture.
    pub(super) fn picture_file(&self) -> Option<&Arc<PictureFile>> {
        let name = self.session.step().picture.as_ref()?;
        self.entry.picture(name)
    }
}

/// What hands may do on the board now.
fn hands<G: Geometry>(state: &State<G>) -> Hands {
    if state.replayed.is_some() {
        return Hands::Tap;
    }
    let session = &state.session;
    match session.step().task {
        _ if session.is_done() || session.is_finished() => Hands::Off,
        Task::Squares { .. } => Hands::Tap,
        Task::Count { .. } => Hands::Tap,
        Task::Name { ask, .. } if ask != NameAsk::Color => Hands::Tap,
        Task::Setup { .. } => Hands::Place,
        Task::Collect { .. }
        | Task::Move { .. }
        | Task::Illegal { .. }
        | Task::Try { .. }
        | Task::Play { .. }
        | Task::Game { .. } => Hands::Move,
        _ => Hands::Off,
    }
}

fn promotion<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<Promotion> {
    let session = &state.session;
    let waiting = session.promoting()?;
    let pawn = session.position().piece_at(waiting.from)?;
    let choices = Role::PROMOTIONS.map(|role| Choice {
        piece: Piece::new(role, pawn.seat),
        name: shared.label(&Phrase::PromotionPiece {
            piece: explain::piece_word(role),
        }),
    });
    let square = waiting.to.into();
    Some(Promotion {
        question: shared.label(&Phrase::PromotionQuestion { square }),
        choices: choices.into(),
    })
}

/// The big button: there when something is read, solved or finished.
fn main_button<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<Press> {
    let session = &state.session;
    let phrase = if session.is_finished() {
        match shared.library.after(&session.lesson().id) {
            Some(_) => Phrase::ButtonNextLesson,
            None => Phrase::ButtonHome,
        }
    } else if session.can_go_on() {
        Phrase::ButtonNext
    } else {
        asked::hand_in(state)?
    };
    Some(Press {
        label: shared.label(&phrase),
        is_on: true,
    })
}

/// The hint button: it names the next hint.
fn hint<G: Geometry>(state: &State<G>, shared: &Shared) -> Press {
    let session = &state.session;
    let (seen, all) = session.hints();
    let is_on = all > 0 && !session.is_done() && !session.is_finished();
    let phrase = if is_on {
        Phrase::ButtonHintOf {
            hint: count((seen + 1).min(all)),
            total: count(all),
        }
    } else {
        Phrase::ButtonHint
    };
    Press {
        label: shared.label(&phrase),
        is_on,
    }
}

fn dots_of<G: Geometry>(state: &State<G>) -> Vec<Dot> {
    let session = &state.session;
    let steps = session.records().iter().enumerate();
    let dots = steps.map(|(place, record)| {
        if place == session.index() && !session.is_finished() {
            Dot::Current
        } else if record.done || place < session.index() {
            Dot::Done
        } else {
            Dot::Open
        }
    });
    dots.collect()
}

/// A count as the words take it.
fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
