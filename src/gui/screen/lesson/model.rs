//! What the lesson screen shows, ready to be laid out: strings, flags, a scene.
//!
//! The fields of the model stand in reading order, which is the order of the Tab key.

mod end;
mod extras;
mod first;
mod ground;
mod rival;
mod story;

use iced::time::Duration;
use iced::widget::image::Handle;

use crate::gui::base::promotion::Picker;
use crate::gui::base::ring::{Laid, laid_out, on_board, plain};
use crate::gui::board::Hands;
use crate::gui::look::art::{Icon, Sign};
use crate::gui::widget::coach::{self, Speech};
use crate::gui::widget::progress_dots;
use crate::gui::widget::tool;
use crate::gui::widget::transcript::TranscriptCard;
use crate::rules::{Piece, Role};
use crate::scene::{Scene, Spot};
use crate::session;

pub use end::{LessonEnd, Redo};
pub use extras::{AskedToLeave, Notes, Poll, Prompt, Slide, StepTile, VoteRow};
pub use first::FirstSteps;
pub use ground::{Companion, Ground};
pub use rival::Rival;
pub use story::StoryPage;

pub type Tool = tool::Tool<Control>;

/// A step among all of the lesson.
pub type StepDot = progress_dots::StepDot<Control>;

/// The coach and what it says.
pub type Coach = coach::Coach<Control>;

/// Everything on the lesson screen that can be pressed, in no order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Control {
    /// The board as a whole; arrows walk on it.
    #[default]
    Board,
    /// "Show me the rule".
    Rule,
    /// Closes the card with the rule.
    CloseRule,
    /// "What would have to change?"
    WouldChange,
    /// The same rule in the rulebook.
    MoreOfRule,
    /// What the pawn becomes.
    Promote(Role),
    /// The pawn stays where it was.
    StopPromoting,
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
    Main,
    Hint,
    /// Takes the last move back.
    TakeBack,
    /// Starts the step again.
    Again,
    /// Back to the list of lessons.
    Home,
    /// A step by its number: plays it again alone, or within a lesson goes back to it.
    Step(u32),
    /// What is wrong with the lesson's file.
    Problems,
    ReadAloud,
    Language,
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
    /// Does not give up after all.
    PlayOn,
    /// Leaves the game for home, as was asked; or a passport whose stamp must wait.
    LeaveGame,
    /// Plays the refused move as a ghost, or puts it back.
    Anyway,
    /// Opens or closes "What happened".
    Transcript,
    /// Copies what happened.
    CopyTranscript,
    /// Says the task once more, and shows what to do it with.
    Repeat,
    /// The card with the keys.
    Keys,
    /// Plays the weakest step again, at the end of a lesson.
    Redo,
    /// Ten boards more like those of the lesson.
    TenMore,
    /// Ten boards about the rule on the card.
    PracticeRule,
    /// An animal of the land, by its number: it hops.
    Animal(usize),
    /// The learner's own animal, which hops.
    Companion,
    /// The head of who plays against the learner, which hops too.
    Rival,
    /// The jar of stars at the end of a lesson, which hops.
    Jar,
    /// Who comes through the scene of a story: it goes on.
    Traveler,
    /// What flies over the screen; nobody presses it.
    Flight,
}

on_board!(Control);

laid_out! { Control:
/// The card with a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleCard {
    /// Its heading, with the article.
    pub title: String,
    /// What the rule says.
    pub speech: Speech,
    /// The button that closes it.
    pub close: Tool,
    /// The way to the rulebook.
    pub more: Tool,
    /// The way to what would have to change.
    pub change: Option<Tool>,
    /// The way to boards of practice about it, where there are some.
    pub practice: Option<Tool>,
    /// The name of its card there.
    pub card: &'static str,
}
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

/// A photograph in the album of positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlbumPhoto {
    pub scene: Scene,
    /// The how many-th time it is the present position; `None` where it is another one, or that is not told yet.
    pub nth: Option<usize>,
}

/// One of the conditions of castling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingLight {
    /// What is asked.
    pub label: String,
    /// Whether it holds.
    pub lamp: Lamp,
}

plain!(AlbumPhoto CastlingLight);

/// What has become of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerState {
    /// It can be given.
    #[default]
    Open,
    /// It was given, or has its place.
    Chosen,
    /// It was wrong: it stays down, with a cross.
    Wrong,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerButton {
    pub label: String,
    pub means: session::Answer,
    /// A picture before the word.
    pub icon: Option<Icon>,
    pub state: AnswerState,
    /// Whether it can be given now.
    pub is_on: bool,
    /// Whether it is being read aloud.
    pub is_lit: bool,
}

impl Laid<Control> for AnswerButton {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.extend(self.is_on.then_some(Control::Answer(self.means)));
    }
}

/// One drawing of a task: what it asks, for whoever does not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskSign {
    Piece(Piece),
    Sign(Sign),
}

/// What is to be done in a step; it stays as long as the step does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskCard {
    /// The same as a drawing, where it can be drawn.
    pub signs: Vec<TaskSign>,
    pub speech: Speech,
}

plain!(TaskCard);

/// What is counted or written before it is handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerField {
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

impl Laid<Control> for AnswerField {
    /// Whoever has a keyboard types letters.
    fn lay(&self, ring: &mut Vec<Control>) {
        if let Self::Number { .. } = self {
            ring.extend([false, true].map(Control::Change));
        }
    }
}

/// A kind of piece that waits beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingPiece {
    pub piece: Piece,
    pub name: String,
    /// How many wait.
    pub left: usize,
    /// Whether one of them is in the hand.
    pub is_held: bool,
}

impl Laid<Control> for WaitingPiece {
    fn lay(&self, ring: &mut Vec<Control>) {
        ring.extend((self.left > 0).then_some(Control::Take(self.piece)));
    }
}

laid_out! { Control:
/// The lesson screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// What hands may do on the board.
    pub hands: Hands,
    /// The board.
    pub scene: Scene,
    /// What a pawn becomes, while that is asked on it.
    pub promotion: Option<Picker<Control>>,
    /// Whether the step has one; else the words stand alone.
    pub has_board: bool,
    /// The teacher's notes, in show mode.
    pub for_teachers: Option<Notes>,
    /// Back to the lessons.
    pub home: Tool,
    /// The lesson's title.
    pub title: String,
    /// Reads aloud, where there is a voice.
    pub read_aloud: Option<Tool>,
    pub language: Option<Tool>,
    pub theme: Option<Tool>,
    /// Says the task again.
    pub repeat: Option<Tool>,
    /// What happened so far, if that card is open.
    pub transcript: Option<TranscriptCard<Control>>,
    /// That the lesson's file has a mistake now.
    pub broken: Option<Tool>,
    /// The card with the rule, if it is open.
    pub rule: Option<RuleCard>,
    /// What is to be done, where there is anything to do.
    pub task: Option<TaskCard>,
    pub coach: Coach,
    /// Whether a piece is to be moved, so that the coach looks at it if nobody does anything.
    pub waits_for_move: bool,
    /// The piece that the coach looks at.
    pub looks_at: Option<Spot>,
    /// Whether the coach says nothing but the task, which stands there already.
    pub says_task: bool,
    /// The way to the keys, for whoever asks what to do.
    pub keys: Option<Tool>,
    /// A vote, in show mode.
    pub poll: Option<Poll>,
    /// The page of a picture story that stands in the place of a board.
    pub story: Option<StoryPage>,
    /// The picture of the step, if it has one; within, `None` as long as it is not there yet.
    pub picture: Option<Option<Handle>>,
    /// The question above the answers.
    pub question: Option<String>,
    /// The move that is typed, or what to do there; true while nothing is typed yet.
    pub typed: Option<(String, bool)>,
    /// Small lines of text: what was said, what was counted.
    pub notes: Vec<String>,
    /// The photographs of the positions so far, where the step keeps an album.
    pub album: Vec<AlbumPhoto>,
    /// How many half-moves without a capture or a pawn move there were, where they are counted.
    pub quiet: Option<usize>,
    /// The conditions of castling, where one of them does not hold.
    pub lights: Vec<CastlingLight>,
    /// The steps to play again, where they are shown.
    pub steps: Vec<StepTile>,
    /// The end of the lesson, once it is reached.
    pub end: Option<LessonEnd>,
    /// The answers to choose from.
    pub answers: Vec<AnswerButton>,
    /// What leads aside: the ways out of a game before its end, or of a passport whose stamp must wait; what would have to
    /// change after a refusal.
    pub ways_out: Vec<Tool>,
    /// Whether somebody really gives up, once that is asked.
    pub leaving: Option<AskedToLeave>,
    /// What is counted or written.
    pub entry: Option<AnswerField>,
    /// The pieces that wait beside the board.
    pub tray: Vec<WaitingPiece>,
    pub main: Option<Tool>,
    /// How long that stands there before what it leads to comes by itself, if it does.
    pub comes_in: Option<Duration>,
    pub hint: Tool,
    /// Whether the hint is to be noticed.
    pub nods: bool,
    /// Plays a refused move all the same, or puts it back.
    pub anyway: Option<Tool>,
    /// Whether that comes in some step of this lesson, so that it has its place in all.
    pub has_anyway: bool,
    /// Takes a move back.
    pub take_back: Tool,
    /// Starts again.
    pub again: Tool,
    /// Where the lesson takes place.
    pub ground: Ground,
    /// Who plays against the learner, in a game that is played at a strength.
    pub rival: Option<Rival>,
    /// The stars of the very first steps, while one of them is shown.
    pub first_steps: Option<FirstSteps>,
    /// The steps.
    pub dots: Vec<StepDot>,
    /// The steps in words.
    pub step_of: String,
    /// The stars earned so far; `None` where none can be.
    pub stars: Option<u8>,
    /// Whether the lesson is finished.
    pub is_finished: bool,
    /// What is added in show mode; `None` where a lesson is learned.
    pub slide: Option<Slide>,
    /// What stands in the teacher's window, while it is wanted.
    pub prompt: Option<Box<Prompt>>,
}
}

impl Model {
    /// Whether there is a teacher's window that is not open to read yet.
    #[must_use]
    pub fn has_covered_notes(&self) -> bool {
        let prompt = self.prompt.as_ref();
        prompt.is_some_and(|it| it.cover.is_some())
    }
}
