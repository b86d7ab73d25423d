//! "Am I allowed?": a board to put up, a move to ask about, and the rule as the answer.
//!
//! The board and its referee are [`crate::referee`]; here hands put pieces up and show moves.
//! `hand` is what hands do, `keys` reads the keyboard, `words` is what the coach says, `picture` the
//! marks on the board, `present` puts all into the [`model`], and `view` lays it out.

mod hand;
mod keys;
pub mod model;
mod picture;
mod present;
pub mod view;
mod words;

use iced::Element;
use iced::advanced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};

use crate::explain::Proof;
use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::would_change::WouldChange;
use crate::gui::base::{self, BoardFrame, Frame, Framed, HasFrame, in_frame};
use crate::gui::board::BoardEvent;
use crate::hand::Hand;
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::referee::{BoardStanding, Referee, Ruling};
use crate::rules::{Attempt, Piece, Seat};
use crate::scene::Spot;
use model::{Control, Model, Phase};

/// The beginning of what scrolls.
const TOP: AbsoluteOffset = AbsoluteOffset { x: 0.0, y: 0.0 };

/// What is in the hand while a board is put up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Held {
    /// Nothing: pieces on the board are moved.
    #[default]
    Nothing,
    /// A piece, to be put on squares.
    Piece(Piece),
    /// Taking away.
    Remover,
}

/// What there is besides, for those who know it: it takes the place of the common buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Extras {
    #[default]
    Closed,
    Open,
    /// Open, and what happened before is shown.
    Earlier,
}

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    referee: Referee,
    /// The name of the house rules.
    profile: &'static str,
    phase: Phase,
    held: Held,
    /// What is in the hand over the board.
    hand: Hand,
    /// The move that was asked about.
    asked: Option<(Attempt, Ruling)>,
    /// What would have to change so that this move is legal, once that was asked.
    would_change: WouldChange,
    /// How the board stands, worked out when questions begin.
    standing: BoardStanding,
    /// What there is besides, while the board is put up.
    extras: Extras,
    /// What is to be said once: copied, pasted, what could not be read.
    note: Option<Phrase>,
    /// Who sits at the bottom.
    side: Seat,
    /// The piece of the tray that Tab reaches.
    slot: Option<Piece>,
    frame: Frame<Control, Model>,
    board: BoardFrame,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Opens the screen, with a board if there is one; one that cannot be read is told.
    #[must_use]
    pub fn new(start: Option<String>, shared: &Shared) -> Self {
        let mut referee = Referee::start();
        let read = start.map(|fen| referee.read(&fen));
        let mut state = Self {
            referee,
            profile: "fide",
            phase: Phase::PutUp,
            held: Held::Nothing,
            hand: Hand::default(),
            asked: None,
            would_change: WouldChange::default(),
            standing: BoardStanding::default(),
            extras: Extras::default(),
            note: read.and_then(Result::err),
            side: Seat::WHITE,
            slot: None,
            frame: Frame::default(),
            board: BoardFrame::at(Spot::new(4, 3)),
        };
        state.refresh(shared);
        state
    }

    /// What the coach talks about: when that changes, it must be seen.
    fn told(&self) -> (Phase, Option<Attempt>, bool, Option<Phrase>) {
        let asked = self.asked.as_ref().map(|(attempt, _)| *attempt);
        (
            self.phase,
            asked.or(self.hand.promoting()),
            self.would_change.is_asked(),
            self.note.clone(),
        )
    }

    /// News are brought into sight, else what has the keyboard.
    fn in_sight(&self, action: Action, is_news: bool) -> Action {
        let seen = self.focused().filter(|it| self.frame.focus.shows(*it));
        let task = match seen {
            _ if is_news => operation::scroll_to(view::PANEL, TOP),
            Some(control) => self.reveal(control),
            None => return action,
        };
        action.and(task)
    }

    /// The card of the law that the answer rests on.
    fn law(&self) -> Option<&Phrase> {
        self.asked.as_ref().map(|(_, answer)| match answer {
            Ruling::Allowed(allowed) => &allowed.card,
            Ruling::Refused(refused) => &refused.why.card,
        })
    }

    /// The refused move of which can be asked what would have to change; the answer is not there yet.
    fn changeable(&self) -> Option<Attempt> {
        let (attempt, _) = self
            .asked
            .as_ref()
            .filter(|(_, answer)| matches!(answer, Ruling::Refused(_)))?;
        let position = self.referee.position()?;
        self.would_change.open_for(&position, *attempt)
    }

    /// What would have to change, in words and on the board, once that was asked.
    fn changed(&self) -> Option<(Phrase, Vec<Proof>)> {
        let position = self.referee.position()?;
        self.would_change.told(&position)
    }

    /// Looks for the smallest change, and shows it.
    fn ask_what_would_change(&mut self) {
        if let Some((attempt, position)) = self.changeable().zip(self.referee.position()) {
            self.would_change.ask(&position, attempt);
        }
    }

    /// The next house rules of the program; the question is asked again.
    fn next_rules(&mut self) {
        let names = rulesets::names().cycle();
        let mut from_here = names.skip_while(|name| *name != self.profile);
        let Some(next) = from_here.nth(1) else {
            return;
        };
        if let Some(rules) = rulesets::named(next) {
            self.profile = next;
            self.referee.set_rules(rules);
            self.ask_again();
        }
    }

    fn play_on(&self) -> Action {
        match self.referee.game() {
            Some(position) => Action::Go(Goto::Table(Some(position.to_fen()))),
            None => Action::None,
        }
    }
}

in_frame!(State, board);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View::new(&self.frame, &self.board.memory, shared);
        view.turned_whole(view::View::screen)
    }

    fn press(&mut self, control: Control, _shared: &mut Shared) -> Action {
        self.pressed(control)
    }

    fn writes(&self, typed: char, shared: &Shared) -> bool {
        shared.letters().names(typed)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        self.board_key(key, shared)
    }

    fn touch(&mut self, _board: Control, event: BoardEvent, _shared: &mut Shared) -> Action {
        self.handle(event);
        Action::None
    }

    fn pasted(&mut self, text: &str) {
        self.paste(text);
    }

    fn heirs(&self) -> &'static [Control] {
        &[Control::Board]
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PANEL.into())
    }

    /// What has changed on the board wipes the drawings; news are brought into sight.
    fn update(&mut self, message: Message, shared: &mut Shared) -> Action {
        let before = self.told();
        let board = self.referee.setup().board;
        let Some(action) = self.take(message, shared) else {
            return Action::None;
        };
        if self.referee.setup().board != board {
            self.board.drawings.clear();
        }
        self.refresh(shared);
        let is_news = self.told() != before;
        self.in_sight(action, is_news)
    }
}
