//! The lesson screen: a board, the coach, one task at a time.
//!
//! The [`Session`] decides what happens; this file turns clicks and keys into its inputs, `effects`
//! its effects into movement. `asked` finds what can be answered beside the board, `heard` makes it heard,
//! `keys` reads the keyboard, `replay` shows moves, `reload` takes changed lessons, `results` keeps what was solved, `told` finds
//! the coach's words, `touch` takes hands on the board, `show` shows the lesson to a class, `picture` finds the board's marks, `present` puts all into the [`model`], and `view`
//! lays it out.

mod anyway;
mod asked;
mod effects;
mod happened;
mod heard;
mod keys;
pub mod model;
mod picture;
mod present;
mod reload;
mod replay;
mod results;
mod screen;
mod show;
mod steps;
mod told;
mod touch;
mod typing;
pub mod view;

pub use screen::{Screen, open};

use std::sync::Arc;
use std::time::Instant;

use iced::widget::image::Handle;

use crate::gui::board::{Drawings, Event, Memory, Stroke, Way};
use crate::gui::focus::{Focus, Key};
use crate::gui::happened::Happened;
use crate::gui::route::Goto;
use crate::gui::shared::{Shared, seed};
use crate::lesson::Lesson;
use crate::library::{Entry, PictureFile};
use crate::locale::{LessonWords, Phrase};
use crate::rules::{Anyway, Classic, Geometry, Square};
use crate::scene::Spot;
use crate::session::{Answer, Input, Record, Session};
use model::{Control, Model};
use show::Show;
use steps::Run;

/// A lesson while it is played.
pub struct State<G: Geometry = Classic> {
    session: Session<G>,
    entry: Entry,
    words: LessonWords,
    /// The picture that was shown last, or that it cannot be shown.
    picture: Option<(Arc<PictureFile>, Option<Handle>)>,
    /// The results that are kept already, by step.
    kept: Vec<Record>,
    board: Memory,
    focus: Focus<Control>,
    /// The keyboard's square.
    cursor: Spot,
    /// The refused move.
    tried: Option<(Square<G>, Square<G>)>,
    /// The answer that was given last.
    answered: Option<Answer>,
    is_rule_open: bool,
    /// Whether the whole lesson is played, or one step of it.
    run: Run,
    /// How many moves before the learner's turn were shown; `None` once all were.
    replayed: Option<usize>,
    /// What was drawn on the board by hand.
    drawings: Drawings,
    /// The lesson as it is shown to a class, while it is.
    show: Option<Box<Show<G>>>,
    /// The refused move as it would go on.
    ghost: Option<Anyway<G>>,
    /// The move that is being typed.
    typed: Option<String>,
    /// The letters before it.
    letters: String,
    /// An answer to a key, until the next one.
    aside: Option<String>,
    happened: Happened,
    /// Whether the card "What happened" is open.
    is_log_open: bool,
    model: Model,
}

/// What happened on the lesson screen.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Something was done on the board.
    Board(Event),
    /// A picture of a movement is about to be drawn.
    Frame(Instant),
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
    /// It is time to show the next of the moves before the learner's turn.
    Replay,
    /// Something was drawn on the board.
    Drew(Stroke),
}

/// What the lesson screen asks the window for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// The list of lessons.
    Home,
    /// Another lesson.
    Open(String),
    /// The next language.
    NextLanguage,
    /// The next theme.
    NextTheme,
    /// Another screen.
    Go(Goto),
    /// The whole screen for this window (true), or a window again.
    FullScreen(bool),
    /// A text for the clipboard.
    Copy(String),
    /// The card with the keys.
    Keys,
    /// A sentence over the screen: the answer to a key that does nothing here.
    Say(Phrase),
}

/// Whether a lesson was finished before, and is not left in the middle.
fn is_finished_before(entry: &Entry, shared: &Shared) -> bool {
    let (id, progress) = (&entry.lesson.id, &shared.learner.progress);
    progress.stars(id) > 0 && progress.resume(id).is_none()
}

impl<G: Geometry> State<G> {
    fn new(entry: &Entry, lesson: &Arc<Lesson<G>>, shared: &mut Shared) -> Option<Self> {
        let left_at = shared.learner.progress.resume(&lesson.id);
        let at = left_at.and_then(|id| lesson.steps.iter().position(|step| step.id == id));
        let session = Session::with_seed(lesson.clone(), at.unwrap_or(0), seed())?;
        let words = entry.words(&shared.locale);
        let mut state = Self {
            model: Model::blank(),
            kept: vec![Record::default(); lesson.steps.len()],
            entry: entry.clone(),
            picture: None,
            words,
            session,
            board: Memory::default(),
            focus: Focus::default(),
            cursor: Spot::new(0, 0),
            tried: None,
            answered: None,
            is_rule_open: false,
            run: Run::default(),
            replayed: None,
            drawings: Drawings::default(),
            show: None,
            ghost: None,
            typed: None,
            letters: String::new(),
            aside: None,
            happened: Happened::default(),
            is_log_open: false,
        };
        if is_finished_before(&state.entry, shared) {
            state.run = Run::List;
        }
        state.step_shown(shared);
        state.refresh(shared);
        Some(state)
    }

    fn refresh(&mut self, shared: &Shared) {
        self.board.motion.set_pace(shared.pace());
        self.model = present::present(self, shared);
        let ring = self.model.ring();
        let instead = [Control::Main, Control::Board]
            .into_iter()
            .find(|control| ring.contains(control));
        let before = self.focus.current();
        self.focus.keep_within(&ring, instead);
        self.hear(true, shared);
        if self.focus.current() != before {
            self.model = present::present(self, shared);
        }
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        let is_over = self.session.is_finished();
        match control {
            Control::Board => {
                let cursor = self.cursor;
                self.touch(Event::Pressed(cursor), shared);
            }
            Control::Rule => self.is_rule_open = true,
            Control::CloseRule => self.is_rule_open = false,
            Control::MoreOfRule => {
                let card = self.model.rule.as_ref().map(|rule| rule.card.to_owned());
                return Action::Go(Goto::Rulebook(card));
            }
            Control::Promote(role) => self.apply(Input::Promote(role), Way::Pressed, shared),
            Control::Answer(answer) => {
                self.answered = Some(answer);
                self.apply(Input::Answer(answer), Way::Pressed, shared);
            }
            Control::Take(piece) => self.take(piece, shared),
            Control::Change(up) => self.apply(Input::Change(up), Way::Pressed, shared),
            Control::Letter(letter) => self.apply(Input::Letter(letter), Way::Pressed, shared),
            Control::Sign(role) => self.apply(Input::Piece(role), Way::Pressed, shared),
            Control::Erase => self.apply(Input::Erase, Way::Pressed, shared),
            Control::Step(number) => {
                self.start_at(number.saturating_sub(1) as usize, Run::One, shared);
            }
            Control::Problems => return Action::Go(Goto::Problems),
            Control::Main if self.model.entry.is_some() => {
                self.apply(Input::HandIn, Way::Pressed, shared);
            }
            Control::Main if self.show.is_some() => self.turn_page(true, shared),
            Control::Vote(place, up) => self.raise_hand(place, up),
            Control::Reveal => self.reveal(shared),
            Control::Anyway => self.try_anyway(),
            Control::Happened => self.is_log_open = !self.is_log_open,
            Control::CopyHappened => return self.copy_happened(),
            Control::Keys => return Action::Keys,
            Control::Leave => return self.leave_show(shared),
            Control::NotesWindow => self.toggle_window(shared),
            Control::Uncover => self.uncover(),
            Control::Turn(is_on) => self.turn_page(is_on, shared),
            Control::Main if self.is_alone() => return self.press_main_alone(shared),
            Control::Main if is_over => return self.after_the_lesson(shared),
            Control::Main => self.apply(Input::Next, Way::Pressed, shared),
            Control::Hint => self.apply(Input::Hint, Way::Pressed, shared),
            Control::TakeBack => self.apply(Input::TakeBack, Way::Pressed, shared),
            Control::Again if is_over => self.start_at(0, Run::Whole, shared),
            Control::Again => self.apply(Input::Again, Way::Pressed, shared),
            Control::Home => return Action::Home,
            Control::ReadAloud => self.read_aloud(shared),
            Control::Language => return Action::NextLanguage,
            Control::Theme => return Action::NextTheme,
        }
        Action::None
    }

    fn after_the_lesson(&self, shared: &Shared) -> Action {
        match shared.library.after(&self.session.lesson().id) {
            Some(next) => Action::Open(next.lesson.id.clone()),
            None => Action::Home,
        }
    }

    fn apply(&mut self, input: Input<G>, way: Way, shared: &mut Shared) {
        self.note_input(input, shared);
        if self.session.written().is_some() {
            self.session.write_in(shared.letters());
        }
        let effects = self.session.apply(input);
        if !effects.is_empty() {
            self.is_rule_open = false;
            self.tried = None;
            self.ghost = None;
        }
        if let Some(sound) = heard::sound(&effects, &self.session) {
            shared.sound(sound);
        }
        for effect in effects {
            self.note_effect(&effect, shared);
            self.effect(effect, way, shared);
        }
        self.keep(shared);
    }
}
