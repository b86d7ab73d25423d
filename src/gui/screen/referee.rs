//! "Am I allowed?": a board to put up, a move to ask about, and the rule as the answer.
//!
//! The board and its referee are [`crate::referee`]; here hands put pieces up and show moves.
//! `hands` is what they do, `keys` reads the keyboard, `told` is what the coach says, `picture` the
//! marks on the board, `present` puts all into the [`model`], and `view` lays it out.

mod hands;
mod keys;
pub mod model;
mod picture;
mod present;
mod told;
pub mod view;

use std::time::Instant;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Element, Task};

use crate::gui::board::{Drawings, Event, Memory, Stroke};
use crate::gui::focus::{Focus, Key};
use crate::gui::route::{Action, Goto};
use crate::gui::shared::Shared;
use crate::gui::widget::reveal::reveal;
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::referee::{Answer, Referee, Standing};
use crate::rules::{Attempt, Piece, Seat, Square};
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

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    referee: Referee,
    /// The name of the house rules.
    profile: &'static str,
    phase: Phase,
    held: Held,
    picked: Option<Square>,
    /// A pawn that waits for what it becomes.
    promoting: Option<Attempt>,
    /// The move that was asked about.
    asked: Option<(Attempt, Answer)>,
    /// How the board stands, worked out when questions begin.
    standing: Standing,
    /// Whether what happened before is shown while the board is put up.
    is_earlier_open: bool,
    /// What is to be said once: copied, pasted, what could not be read.
    note: Option<Phrase>,
    /// Who sits at the bottom.
    side: Seat,
    /// The keyboard's square.
    cursor: Spot,
    /// The piece of the tray that Tab reaches.
    slot: Option<Piece>,
    focus: Focus<Control>,
    memory: Memory,
    /// What was drawn on the board by hand.
    drawings: Drawings,
    model: Model,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
    /// Something was done on the board.
    Board(Event),
    /// Something was drawn on the board.
    Drew(Stroke),
    /// A picture of a movement is about to be drawn.
    Frame(Instant),
    /// What was copied elsewhere.
    Pasted(Option<String>),
}

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
            picked: None,
            promoting: None,
            asked: None,
            standing: Standing::default(),
            is_earlier_open: false,
            note: read.and_then(Result::err),
            side: Seat::WHITE,
            cursor: Spot::new(4, 3),
            slot: None,
            focus: Focus::default(),
            memory: Memory::default(),
            drawings: Drawings::default(),
            model: Model::default(),
        };
        state.refresh(shared);
        state
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
        let before = self.told();
        let board = self.referee.setup().board;
        let action = match message {
            Message::Frame(now) => {
                self.memory.motion.frame(now);
                return Action::None;
            }
            Message::Board(event) => {
                self.focus.click(Control::Board);
                self.touch(event);
                Action::None
            }
            Message::Drew(stroke) => {
                self.drawings.take(stroke);
                Action::None
            }
            Message::Pressed(control) => {
                self.focus.click(control);
                self.press(control)
            }
            Message::Key(key) => self.key(key, shared),
            Message::Pasted(text) => {
                self.paste(&text.unwrap_or_default());
                Action::None
            }
        };
        if self.referee.setup().board != board {
            self.drawings.clear();
        }
        self.refresh(shared);
        let is_news = self.told() != before;
        self.in_sight(action, is_news)
    }

    /// The screen.
    #[must_use]
    pub fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View {
            model: &self.model,
            board: &self.memory,
            focus: &self.focus,
            board_side: shared.board_side(),
            tokens: shared.tokens(),
        };
        shared.flow().turn(view.screen())
    }

    /// What the screen shows.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The control that has the keyboard.
    #[must_use]
    pub const fn focused(&self) -> Option<Control> {
        self.focus.current()
    }

    /// The words, the theme or the lessons have changed.
    pub fn shared_changed(&mut self, shared: &Shared) {
        self.refresh(shared);
    }

    fn refresh(&mut self, shared: &Shared) {
        self.memory.motion.set_pace(shared.pace());
        self.model = present::present(self, shared);
        let before = self.focus.current();
        let ring = self.model.ring(self.slot);
        self.focus.keep_within(&ring, Some(Control::Board));
        if self.focus.current() != before {
            self.model = present::present(self, shared);
        }
    }

    /// What the coach talks about: when that changes, it must be seen.
    fn told(&self) -> (Phase, Option<Attempt>, Option<Phrase>) {
        let asked = self.asked.as_ref().map(|(attempt, _)| *attempt);
        (self.phase, asked.or(self.promoting), self.note.clone())
    }

    /// News are brought into sight, else what has the keyboard.
    fn in_sight(&self, action: Action<Message>, is_news: bool) -> Action<Message> {
        let seen = self.focus.current().filter(|it| self.focus.shows(*it));
        let task = match seen {
            _ if is_news => operation::scroll_to(view::PANEL, TOP),
            Some(control) => reveal(view::PANEL.into(), view::id_of(control)),
            None => return action,
        };
        match action {
            Action::None => Action::Run(task),
            Action::Run(first) => Action::Run(Task::batch([first, task])),
            other => other,
        }
    }

    /// The card of the law that the answer rests on.
    fn law(&self) -> Option<&Phrase> {
        self.asked.as_ref().map(|(_, answer)| match answer {
            Answer::Allowed(allowed) => &allowed.card,
            Answer::Refused(refused) => &refused.why.card,
        })
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

    fn play_on(&self) -> Action<Message> {
        match self.referee.game() {
            Some(position) => Action::Go(Goto::Table(Some(position.to_fen()))),
            None => Action::None,
        }
    }
}
