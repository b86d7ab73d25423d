//! Where a screen may lead, said without naming another screen: the window knows the way.

use iced::Task;

use crate::locale::Phrase;
use crate::training::{Purpose, Run};

/// A place in the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goto {
    /// To where one came from; home if nowhere.
    Back,
    /// The list of lessons.
    Home,
    /// A lesson, by its id.
    Lesson(String),
    /// The end of a land, by its name.
    Land(String),
    /// One step of a lesson alone, by their ids.
    Step(String, String),
    /// A game against the coach that was left, by the id of its record.
    LeftGame(String),
    /// Boards of practice, where they were left.
    Boards(Purpose),
    /// The next of these boards, where it is another kind of board: it takes the place of the one that is shown.
    NextBoard(Box<Run>),
    /// The book of practice; from boards that were just done, with what came of them.
    Practice(Option<Box<Run>>),
    /// The games against the coach.
    Games,
    /// How a place begins where nobody has learned yet.
    Welcome,
    /// The list of what is wrong with lessons.
    Problems,
    /// The table for two; with a position (FEN) the game goes on from there.
    Table(Option<String>),
    /// Who plays the family game.
    Seats,
    /// The family game that is being played.
    FamilyTable,
    /// "Am I allowed?": a board to put up and to ask about; with a position (FEN) it stands there.
    Referee(Option<String>),
    /// The rulebook, open at a card by its id, such as `rule-castling-now`; `None` for the list.
    Rulebook(Option<String>),
    /// Language, colors, sizes, sounds.
    Settings,
    /// Who is learning.
    Learners,
    /// The question whose the first stars are, on the way to another place.
    Name(Box<Goto>),
}

/// What a screen asks the window for.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// To show another screen.
    Go(Goto),
    /// To do something that takes time, such as scrolling or the clipboard.
    Run(Task<M>),
    /// A text for the clipboard.
    Copy(String),
    /// The whole screen for this window (true), or the window as it was before.
    FullScreen(bool),
    /// The card with the keys.
    Keys,
    /// A sentence over the screen, until somebody does something.
    Say(Phrase),
    /// Another language, or the card to choose one.
    Languages,
    /// To take a new language, theme or size into account everywhere.
    SharedChanged,
}

impl<M> Action<M> {
    /// Whether another screen is shown then.
    #[must_use]
    pub const fn leads_away(&self) -> bool {
        matches!(self, Self::Go(_))
    }

    /// The same, and this as well, where what is asked leaves room for it.
    #[must_use]
    pub(in crate::gui) fn and(self, task: Task<M>) -> Self
    where
        M: Send + 'static,
    {
        match self {
            Self::None => Self::Run(task),
            Self::Run(first) => Self::Run(Task::batch([first, task])),
            other => other,
        }
    }
}
