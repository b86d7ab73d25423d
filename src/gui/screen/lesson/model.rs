//! What the lesson screen shows, ready to be laid out: strings, flags, a scene.

mod aside;

use iced::widget::image::Handle;

use crate::gui::art::{Icon, Mood};
use crate::gui::board::Hands;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::happened::Card;
use crate::gui::widget::progress_dots::Dot;
use crate::gui::widget::promotion::Choice;
use crate::rules::{Piece, Role, Seat};
use crate::scene::{Scene, Shape};
use crate::session;

pub use aside::{Hand, Notes, Poll, Prompt, Slide, StepTile};

/// Everything on the lesson screen that can be pressed, in no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The board as a whole; arrows walk on it.
    Board,
    /// "Show me the rule".
    Rule,
    /// Closes the card with the rule.
    CloseRule,
    /// The same rule in the rulebook.
    MoreOfRule,
    /// What the pawn becomes.
    Promote(Role),
    /// One of the answers.
    Answer(session::Answer),
    /// A piece that waits beside the board.
    Take(Piece),
    /// Counts one more (true) or one fewer.
    Change(bool),
    /// A letter on the screen.
    Letter(char),
    /// The letter of a piece on the screen.
    Sign(Role),
    /// Takes the last letter away.
    Erase,
    /// The big button.
    Main,
    /// The next hint.
    Hint,
    /// Takes the last move back.
    TakeBack,
    /// Starts the step again.
    Again,
    /// Back to the list of lessons.
    Home,
    /// A step by its number: plays it again.
    Step(u32),
    /// What is wrong with the lesson's file.
    Problems,
    /// Reads aloud.
    ReadAloud,
    /// The next language.
    Language,
    /// The next theme.
    Theme,
    /// A hand more (true) or less for an answer, by its number, in a class vote.
    Vote(usize, bool),
    /// Shows the answer of a class vote.
    Reveal,
    /// Leaves show mode.
    Leave,
    /// Puts the teacher's notes into a window of their own, or takes them back.
    NotesWindow,
    /// Opens the teacher's window to read.
    Uncover,
    /// A step on (true) or back, in the teacher's window.
    Turn(bool),
    /// Plays the refused move as a ghost, or puts it back.
    Anyway,
    /// Opens or closes "What happened".
    Happened,
    /// Copies what happened.
    CopyHappened,
    /// The card with the keys.
    Keys,
}

/// A button's word, and whether it can be pressed now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Press {
    /// The word.
    pub label: String,
    /// Whether it does anything now.
    pub is_on: bool,
}

/// The coach and what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// How it feels.
    pub mood: Mood,
    /// What it says.
    pub speech: Speech,
    /// In which color squares light up.
    pub tint: Tint,
    /// The link to the rule, if a rule was broken.
    pub rule_link: Option<String>,
    /// The words on the button that plays a refused move all the same, or puts it back.
    pub anyway: Option<String>,
}

/// The card with a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleCard {
    /// Its heading, with the article.
    pub title: String,
    /// What the rule says.
    pub speech: Speech,
    /// The word on the button that closes it.
    pub close: String,
    /// The words on the way to the rulebook.
    pub more: String,
    /// The name of its card there.
    pub card: &'static str,
}

/// How a lamp shines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lamp {
    /// The condition holds: a check mark.
    Good,
    /// It does not: a cross.
    Bad,
    /// Nobody can know: empty.
    Unknown,
}

/// One of the conditions of castling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Light {
    /// What is asked.
    pub label: String,
    /// Whether it holds.
    pub lamp: Lamp,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The word.
    pub label: String,
    /// What it means.
    pub means: session::Answer,
    /// A picture before the word.
    pub icon: Option<Icon>,
    /// Whether it is the one that was given.
    pub is_chosen: bool,
    /// Whether it can be given now.
    pub is_on: bool,
}

/// What is counted or written before it is handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A number that goes up and down.
    Number {
        /// The number.
        shown: String,
        /// The word for one fewer.
        fewer: String,
        /// The word for one more.
        more: String,
    },
    /// A move that is written letter by letter.
    Written {
        /// The letters so far, or a word that stands in the empty field.
        shown: String,
        /// Whether nothing is written yet.
        is_empty: bool,
        /// The letters on the screen in rows, each with what it types.
        rows: Vec<Vec<(String, Control)>>,
        /// The word for taking a letter away.
        erase: String,
    },
}

/// A kind of piece that waits beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The piece.
    pub piece: Piece,
    /// Its name.
    pub name: String,
    /// How many wait.
    pub left: usize,
    /// Whether one of them is in the hand.
    pub is_held: bool,
}

/// Which piece the pawn becomes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Promotion {
    /// The question.
    pub question: String,
    /// The pieces.
    pub choices: Vec<Choice>,
}

/// The lesson screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The lesson's title.
    pub title: String,
    /// The board.
    pub scene: Scene,
    /// Whether the step has one; else the words stand alone.
    pub has_board: bool,
    /// What hands may do on it.
    pub hands: Hands,
    /// The coach.
    pub coach: Coach,
    /// The picture of the step, if it has one; within, `None` as long as it is not there yet.
    pub picture: Option<Option<Handle>>,
    /// The card with the rule, if it is open.
    pub rule: Option<RuleCard>,
    /// The question above the answers.
    pub question: Option<String>,
    /// Small lines of text: what was said, what was counted.
    pub notes: Vec<String>,
    /// What happened so far, if that card is open.
    pub happened: Option<Card>,
    /// The word for the button that shows the keys.
    pub keys: String,
    /// The move that is typed, or what to do there; true while nothing is typed yet.
    pub typed: Option<(String, bool)>,
    /// What is counted or written.
    pub entry: Option<Entry>,
    /// The pieces that wait beside the board.
    pub tray: Vec<Waiting>,
    /// The steps to play again, where they are shown.
    pub steps: Vec<StepTile>,
    /// That the lesson's file has a mistake now.
    pub broken: Option<String>,
    /// The conditions of castling, where one of them does not hold.
    pub lights: Vec<Light>,
    /// The answers to choose from.
    pub answers: Vec<Answer>,
    /// The promotion picker, if a pawn waits.
    pub promotion: Option<Promotion>,
    /// The big button.
    pub main: Option<Press>,
    /// The next hint.
    pub hint: Press,
    /// Takes a move back.
    pub take_back: Press,
    /// Starts again.
    pub again: Press,
    /// Back to the lessons.
    pub home: Press,
    /// The word for reading aloud, where there is a voice.
    pub read_aloud: Option<String>,
    /// The word for the language button.
    pub language: String,
    /// The word for the theme button.
    pub theme: String,
    /// The steps.
    pub dots: Vec<Dot>,
    /// The steps in words.
    pub step_of: String,
    /// The stars earned so far.
    pub stars: u8,
    /// Whether the lesson is finished: the stars are shown large.
    pub is_finished: bool,
    /// What is added in show mode; `None` where a lesson is learned.
    pub slide: Option<Slide>,
    /// What stands in the teacher's window, while it is wanted.
    pub prompt: Option<Box<Prompt>>,
}

impl Model {
    /// A screen with nothing on it yet.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            title: String::new(),
            scene: Scene::empty(Shape::square(8), Seat::WHITE),
            has_board: true,
            hands: Hands::Off,
            coach: Coach::default(),
            picture: None,
            rule: None,
            question: None,
            notes: Vec::new(),
            happened: None,
            keys: String::new(),
            typed: None,
            entry: None,
            tray: Vec::new(),
            steps: Vec::new(),
            broken: None,
            lights: Vec::new(),
            answers: Vec::new(),
            promotion: None,
            main: None,
            hint: Press::default(),
            take_back: Press::default(),
            again: Press::default(),
            home: Press::default(),
            read_aloud: None,
            language: String::new(),
            theme: String::new(),
            dots: Vec::new(),
            step_of: String::new(),
            stars: 0,
            is_finished: false,
            slide: None,
            prompt: None,
        }
    }

    /// What can be pressed now, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring = vec![];
        let mut put = |is_there: bool, control: Control| {
            if is_there {
                ring.push(control);
            }
        };
        put(self.hands != Hands::Off, Control::Board);
        let notes = self.slide.as_ref().and_then(|it| it.notes.as_ref());
        put(notes.is_some(), Control::NotesWindow);
        let is_learned = self.slide.is_none();
        let has_voice = is_learned && self.read_aloud.is_some();
        put(has_voice, Control::ReadAloud);
        put(is_learned, Control::Language);
        put(is_learned, Control::Theme);
        put(is_learned, Control::Keys);
        put(self.happened.is_some(), Control::CopyHappened);
        put(self.happened.is_some(), Control::Happened);
        put(self.rule.is_some(), Control::CloseRule);
        put(self.rule.is_some(), Control::MoreOfRule);
        let has_link = self.rule.is_none() && self.coach.rule_link.is_some();
        put(has_link, Control::Rule);
        let has_ghost = self.rule.is_none() && self.coach.anyway.is_some();
        put(has_ghost, Control::Anyway);
        put(self.broken.is_some(), Control::Problems);
        for step in &self.steps {
            put(true, Control::Step(step.number));
        }
        for choice in self.promotion.iter().flat_map(|it| &it.choices) {
            put(true, Control::Promote(choice.piece.role));
        }
        for waiting in &self.tray {
            put(waiting.left > 0, Control::Take(waiting.piece));
        }
        if let Some(Entry::Number { .. }) = self.entry {
            put(true, Control::Change(false));
            put(true, Control::Change(true));
        }
        for answer in &self.answers {
            put(answer.is_on, Control::Answer(answer.means));
        }
        if let Some(poll) = self.slide.as_ref().and_then(|it| it.poll.as_ref()) {
            for place in 0..poll.rows.len() {
                put(true, Control::Vote(place, false));
                put(true, Control::Vote(place, true));
            }
            put(poll.reveal.is_some(), Control::Reveal);
        }
        put(self.main.as_ref().is_some_and(|it| it.is_on), Control::Main);
        put(self.hint.is_on, Control::Hint);
        put(self.take_back.is_on, Control::TakeBack);
        put(self.again.is_on, Control::Again);
        put(self.home.is_on, Control::Home);
        put(!is_learned, Control::Leave);
        ring
    }

    /// Whether there is a teacher's window that is not open to read yet.
    #[must_use]
    pub fn has_covered_notes(&self) -> bool {
        let prompt = self.prompt.as_ref();
        prompt.is_some_and(|it| it.cover.is_some())
    }
}
