//! From the state of a lesson to what the screen shows.

use std::sync::Arc;

use iced::widget::image::Handle;

use crate::gui::base::promotion::Picker;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::names::GAMES;
use crate::gui::board::Hands;
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::kinds::VerdictUse;
use crate::gui::screen::lesson::model::{
    AnswerButton, Companion, Control, Ground, Model, Rival, StepDot, Tool,
};
use crate::gui::screen::lesson::picture;
use crate::gui::screen::lesson::run::Run;
use crate::gui::screen::lesson::words::Teller;
use crate::gui::screen::lesson::{answers, boards, end, first, kinds, steps};
use crate::gui::widget::progress_dots::Dot;
use crate::library::PictureFile;
use crate::locale::{Phrase, count};
use crate::progress::profiles::ANIMALS;
use crate::rules::{Geometry, Role};
use crate::session::{BoardUse, Session};

/// Everything the screen shows now.
pub(super) fn present<G: Geometry>(state: &State<G>, shared: &Shared) -> Model {
    let mut model = learned(state, shared);
    state.stage(&mut model, shared);
    model
}

/// The screen where a lesson is learned.
fn learned<G: Geometry>(state: &State<G>, shared: &Shared) -> Model {
    let teller = Teller { state, shared };
    let hands = hands(state);
    let has_cursor = state.frame.focus.shows(Control::Board) && hands != Hands::Off;
    let cursor = has_cursor.then_some(state.board.cursor);
    let tool = |control, icon: Icon, phrase: &Phrase| shared.tool(control, icon, phrase);
    let session = &state.session;
    let lesson = &state.entry.lesson;
    let is_over = session.is_finished();
    let explained = teller.explained();
    let explained = explained.as_ref();
    let proof = teller.changed();
    let proof = proof.or_else(|| explained.map(|it| it.proof.clone()));
    let proof = proof.unwrap_or_else(|| teller.pointed_out());
    let album = state.album();
    let model = Model {
        hands,
        scene: picture::scene(state, &proof, shared.settings.dots, cursor),
        ground: Ground {
            land: shared.scenery_of(&lesson.id, &session.step().id),
            hue: shared.hue_of(lesson, &session.step().id),
            companion: companion(state, shared),
        },
        has_board: session.step().has_board || kinds::of(&session.step().task).has_board,
        title: state.words.title(),
        read_aloud: shared
            .can_speak()
            .then(|| tool(Control::ReadAloud, Icon::Speaker, &Phrase::ButtonReadAloud)),
        language: Some(tool(Control::Language, Icon::Globe, &Phrase::LanguageName)),
        theme: Some(Tool::new(
            Control::Theme,
            Some(Icon::Theme),
            shared.theme_name(),
        )),
        repeat: Some(tool(Control::Repeat, Icon::Help, &Phrase::ButtonSayAgain)),
        rule: explained.and_then(|it| teller.card(it)),
        task: teller.task(),
        coach: teller.coach(explained),
        waits_for_move: hands == Hands::Move && !session.is_done() && !session.has_opponent(),
        looks_at: state.looks_at,
        says_task: teller.says_task(),
        keys: state
            .asks_what_to_do
            .then(|| tool(Control::Keys, Icon::List, &Phrase::HelpTitle)),
        broken: state.broken(shared),
        story: state.story(shared),
        picture: picture_of(state),
        question: answers::question(state, shared),
        notes: teller.notes(!album.is_empty()),
        album,
        quiet: state.quiet_plies(),
        lights: teller.lights(),
        promotion: promotion(state, shared),
        tray: answers::tray(state, shared),
        entry: answers::entry(state, shared),
        answers: lit(answers::answers(state, shared), shared),
        ways_out: answers::ways_out(state, shared),
        leaving: answers::leaving(state, shared),
        main: main_button(state, shared),
        comes_in: None,
        hint: hint(state, shared),
        nods: nods(state),
        rival: rival(state, shared),
        has_anyway: has_anyway(session),
        take_back: tool(Control::TakeBack, Icon::Undo, &Phrase::ButtonTakeBack)
            .on(session.can_take_back() && !is_over),
        again: if is_over {
            tool(Control::Again, Icon::Again, &Phrase::ButtonPlayAgain)
        } else {
            tool(Control::Again, Icon::Again, &Phrase::ButtonAgain).on(session.can_start_again())
        },
        home: tool(Control::Home, Icon::Home, &Phrase::ButtonHome),
        dots: dots_of(state, shared),
        step_of: shared.label(&Phrase::StepOf {
            step: count(session.index() + 1),
            total: count(session.lesson().steps.len()),
        }),
        // In a story nothing is asked.
        stars: (!lesson.is_story()).then(|| state.stars(shared)),
        is_finished: is_over,
        ..Model::default()
    };
    let model = first::adapt(steps::adapt(model, state, shared), state, shared);
    let model = end::adapt(model, state, shared);
    let model = boards::adapt(model, state, shared);
    if state.plays_again(shared) {
        return again_first(model, shared);
    }
    model
}

/// Where a game is best played again, the large button does so; what leads on or back is the small one.
fn again_first(mut model: Model, shared: &Shared) -> Model {
    if let Some(main) = model.main.as_mut().filter(|_| model.again.is_on) {
        let icon = main.icon.or(Some(shared.flow().onward()));
        let on = Tool::new(main.control, icon, main.label.clone());
        *main = shared.tool(Control::Again, Icon::Again, &Phrase::ButtonPlayAgain);
        model.again = on;
    }
    model
}

/// The answers, the one that is being read aloud lit.
fn lit(mut answers: Vec<AnswerButton>, shared: &Shared) -> Vec<AnswerButton> {
    let read = shared.lit().and_then(|place| answers.get_mut(place));
    if let Some(answer) = read {
        answer.is_lit = true;
    }
    answers
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
    // A board that hands may touch again at once keeps the keyboard.
    if state.replayed.is_some() || state.session.is_thinking() {
        return Hands::Tap;
    }
    match state.session.on_board() {
        // What the pawn becomes is asked first.
        _ if state.session.promoting().is_some() => Hands::Off,
        _ if state.session.is_finished() => Hands::Off,
        BoardUse::Nothing => Hands::Off,
        BoardUse::Taps => Hands::Tap,
        BoardUse::Puts => Hands::Place,
        BoardUse::Moves => Hands::Move,
    }
}

fn promotion<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<Picker<Control>> {
    let session = &state.session;
    let waiting = session.promoting()?;
    let pawn = session.position().piece_at(waiting.from)?;
    let (to, cancel) = (waiting.to, Control::StopPromoting);
    let choices = Role::PROMOTIONS;
    Some(shared.picker((to, pawn.seat), choices, Control::Promote, cancel))
}

/// The big button: there when something is read, solved or finished.
fn main_button<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<Tool> {
    let session = &state.session;
    let (icon, phrase) = if session.is_finished() {
        (Some(Icon::Home), Phrase::ButtonHome)
    } else if session.can_go_on() {
        (Some(shared.flow().onward()), Phrase::ButtonNext)
    } else {
        (None, answers::hand_in(state)?)
    };
    Some(shared.tool(Control::Main, icon, &phrase))
}

/// The hint button: it names the next hint.
fn hint<G: Geometry>(state: &State<G>, shared: &Shared) -> Tool {
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
    shared.tool(Control::Hint, Icon::Hint, &phrase).on(is_on)
}

/// Whether some step ends with a move that is refused, perhaps for the king's sake.
fn has_anyway<G: Geometry>(session: &Session<G>) -> bool {
    // A board of practice stands in no lesson.
    let mut steps = session.lesson().steps.iter().chain([session.step()]);
    steps.any(|it| {
        let is_refusal = kinds::of(&it.task).verdict != VerdictUse::Heard;
        is_refusal && !it.position().kings(it.side).is_empty()
    })
}

/// The learner's animal, where one was chosen.
fn companion<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<Companion> {
    let animal = &shared.learner.profile().avatar;
    let is_chosen = ANIMALS.contains(&animal.as_str());
    let records = state.session.records().iter();
    let n_solved = match &state.boards {
        Some(boards) => boards.n_at_once(),
        None => records.filter(|it| it.done && !it.lost).count(),
    };
    is_chosen.then(|| Companion {
        animal: animal.clone(),
        // What was won just now is put on at once, also by who has a finer hat.
        hat: state.prize.or(shared.hat()),
        name: shared.animal(animal),
        n_solved: count(n_solved),
    })
}

/// The coach at the strength of this game, where it is one of those that are played at any.
fn rival<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<Rival> {
    let session = &state.session;
    let opponent = session.step().task.about().opponent;
    let opponent = opponent.filter(|_| session.lesson().id == GAMES && !session.is_finished())?;
    let strength = opponent.number();
    Some(Rival {
        strength,
        name: shared.strength(strength),
        is_bare: state.prize.is_some(),
    })
}

/// Whether somebody has gone astray so often that the hint is to be noticed.
fn nods<G: Geometry>(state: &State<G>) -> bool {
    let session = &state.session;
    session.n_astray() >= ASTRAY && session.hints().0 == 0 && !session.is_done()
}

fn dots_of<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<StepDot> {
    let session = &state.session;
    let places = 0..session.records().len();
    let is_whole = state.run == Run::Whole;
    // The land counts in stars, from its first steps on.
    let done = match shared.scenery_of(&session.lesson().id, &session.step().id) {
        Some(_) => Dot::Star,
        None => Dot::Done,
    };
    let dots = places.map(|place| {
        let dot = if place == session.index() && !session.is_finished() {
            Dot::Current
        } else if place < session.index() || state.has_star(place, shared) {
            done
        } else {
            Dot::Open
        };
        let number = u32::try_from(place + 1).unwrap_or(u32::MAX);
        let way = || {
            let phrase = Phrase::LessonStepNumber { step: number };
            shared.tool(Control::Step(number), None, &phrase)
        };
        let is_open = is_whole && !session.is_finished() && session.can_go_to(place);
        StepDot {
            dot,
            way: is_open.then(way),
        }
    });
    dots.collect()
}

/// How many tries in a row that do not lead on let the hint be noticed.
const ASTRAY: usize = 2;
