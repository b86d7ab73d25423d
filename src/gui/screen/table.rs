//! The table: two people play under any rule set, and the referee explains every refusal.
//!
//! The [`Table`] decides what happens; this file turns clicks and keys into its inputs, and its
//! effects into movement. `happened` writes it down, `show` shows the game to a class, `pressed` does what the buttons say, `keys` reads the keyboard, `paste` the clipboard, `told` finds the words,
//! `picture` the board's marks, `present` puts all into the [`model`], and `view` lays it out.

mod happened;
mod keys;
pub mod model;
mod paste;
mod picture;
mod present;
mod pressed;
mod rules;
mod show;
mod told;
pub mod view;

use std::time::Instant;

use iced::Element;

use crate::gui::board::{Drawings, Event, Memory, Stroke, Way, ways};
use crate::gui::focus::{Focus, Key};
use crate::gui::happened::Happened;
use crate::gui::route::Action;
use crate::gui::shared::{Left, Shared};
use crate::gui::sound::Sound;
use crate::locale::Phrase;
use crate::rules::{CheckCall, Position, Seat, Setup, Waive};
use crate::scene::Spot;
use crate::table::{Effect, Input, News, Table};
use model::{Control, Model};
use show::Show;

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    game: Table,
    /// The name of the rules.
    rules: &'static str,
    /// Where the next game begins.
    begin: Position,
    /// Whether a game was begun.
    has_played: bool,
    panel: Panel,
    /// What was copied or pasted, until something else happens.
    notice: Option<Phrase>,
    /// The letters typed so far.
    typed: String,
    /// Who sits at the bottom.
    bottom: Seat,
    /// Whether the board turns after each move.
    auto_turn: bool,
    board: Memory,
    focus: Focus<Control>,
    cursor: Spot,
    /// What was drawn on the board by hand.
    drawings: Drawings,
    /// The game as it is shown to a class, while it is.
    show: Option<Box<Show>>,
    happened: Happened,
    /// What is to be heard.
    heard: Option<Sound>,
    model: Model,
}

/// What is open below the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Panel {
    /// The game.
    Game,
    /// Which rules?
    Rules,
    /// What does this player claim?
    Claim(Seat),
    /// Give up?
    Resign,
    /// Another game?
    NewGame,
    /// The pasted game instead of this one?
    Replace(Box<Table>),
    /// What is needed less often.
    More,
    /// What happened so far.
    Happened,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something was done on the board.
    Board(Event),
    /// A picture of a movement is about to be drawn.
    Frame(Instant),
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
    /// Something was drawn on the board.
    Drew(Stroke),
    /// The clipboard has answered.
    Pasted(Option<String>),
}

impl State {
    /// Opens the table: with a position the choice of rules for it, else the game that was left, else
    /// the choice of rules.
    #[must_use]
    pub fn new(start: Option<String>, shared: &Shared) -> Self {
        let given = start.and_then(|fen| position(&fen));
        let left = shared.game.clone().filter(|_| given.is_none());
        let begin = given.unwrap_or_else(Position::start);
        let has_played = left.is_some();
        let left = left.unwrap_or_else(|| Left::new(begin));
        let mut state = Self {
            game: left.game,
            rules: left.rules,
            begin,
            has_played,
            panel: if has_played {
                Panel::Game
            } else {
                Panel::Rules
            },
            notice: None,
            typed: String::new(),
            bottom: if shared.settings.table.flipped {
                Seat::BLACK
            } else {
                Seat::WHITE
            },
            auto_turn: shared.settings.table.auto_turn,
            board: Memory::default(),
            focus: Focus::default(),
            cursor: Spot::new(4, 3),
            drawings: Drawings::default(),
            show: None,
            happened: left.happened,
            heard: None,
            model: Model::blank(),
        };
        state.refresh(shared);
        state
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
        let action = match message {
            Message::Frame(now) => {
                self.board.motion.frame(now);
                return Action::None;
            }
            Message::Board(event) => {
                self.focus.click(Control::Board);
                self.touch(event);
                Action::None
            }
            Message::Pressed(control) => {
                self.focus.click(control);
                self.press(control, shared)
            }
            Message::Key(key) => self.key(key, shared),
            Message::Drew(stroke) => {
                self.drawings.take(stroke);
                Action::None
            }
            Message::Pasted(text) => {
                self.pasted(&text.unwrap_or_default());
                Action::None
            }
        };
        if let Some(sound) = self.heard.take() {
            shared.sound(sound);
        }
        self.write_down(shared);
        self.refresh(shared);
        self.hear(true, shared);
        action
    }

    /// The screen.
    #[must_use]
    pub fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View {
            model: &self.model,
            board: &self.board,
            focus: &self.focus,
            tokens: shared.tokens(),
            flow: shared.flow(),
            board_side: shared.board_side(),
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
        self.hear(false, shared);
    }

    fn refresh(&mut self, shared: &Shared) {
        self.board.motion.set_pace(shared.pace());
        self.model = present::present(self, shared);
        let ring = self.model.ring();
        let before = self.focus.current();
        let instead = [Control::Yes, Control::Rules(0), Control::Board];
        let instead = instead.into_iter().find(|control| ring.contains(control));
        self.focus.keep_within(&ring, instead);
        if self.focus.current() != before {
            self.model = present::present(self, shared);
        }
    }

    /// Who sits at the bottom now.
    fn side(&self) -> Seat {
        if let Some(show) = &self.show {
            show.side()
        } else if self.auto_turn && self.game.outcome().is_none() {
            self.game.turn()
        } else {
            self.bottom
        }
    }

    fn fen(&self) -> String {
        self.game.line().position().to_strict_fen()
    }

    /// Whether a new game would end this one.
    fn is_under_way(&self) -> bool {
        let is_over = self.game.outcome().is_some();
        self.has_played && !is_over && !self.game.line().moves().is_empty()
    }

    fn panel_at_rest(&self) -> Panel {
        if self.has_played {
            Panel::Game
        } else {
            Panel::Rules
        }
    }

    /// The game and its rules, to come back to; `None` before any was begun.
    fn kept(&self) -> Option<Left> {
        self.has_played.then(|| Left {
            game: self.game.clone(),
            rules: self.rules,
            happened: self.happened.clone(),
        })
    }

    fn touch(&mut self, event: Event) {
        if self.panel == Panel::Rules {
            return;
        }
        self.panel = Panel::Game;
        self.typed.clear();
        match event {
            Event::Pressed(spot) => {
                self.cursor = spot;
                if let Some(square) = spot.square() {
                    self.apply(Input::Press(square), Way::Pressed);
                }
            }
            Event::Lifted(spot) => self.lift(spot),
            Event::Dropped { from, to } => {
                if let (Some(from), Some(to)) = (from.square(), to.square()) {
                    self.apply(Input::Drop { from, to }, Way::Dropped);
                }
            }
            Event::PutBack(_) => {}
        }
    }

    /// A drag begins: the piece is picked, as a press would do; one that is picked stays so.
    fn lift(&mut self, spot: Spot) {
        self.cursor = spot;
        let Some(square) = spot.square() else { return };
        let turn = self.game.turn();
        let piece = self.game.line().position().piece_at(square);
        let is_own = piece.is_some_and(|piece| piece.seat == turn);
        if is_own && self.game.picked() != Some(square) {
            self.apply(Input::Press(square), Way::Pressed);
        }
    }

    fn apply(&mut self, input: Input, way: Way) {
        self.notice = None;
        let effects = self.game.apply(input);
        self.follow(effects, way);
        self.shown_to_class();
    }

    /// Shows what has changed by movement, and lets it be heard.
    fn follow(&mut self, effects: Vec<Effect>, way: Way) {
        let is_called = *self.game.news() == News::Check(CheckCall::Fine);
        let heard = effects.iter().filter_map(sound_of).next_back();
        self.heard = match heard {
            Some(Sound::Move | Sound::Capture) if is_called => Some(Sound::Check),
            heard => heard,
        };
        let has_changed = |it: &Effect| matches!(it, Effect::Moved(_) | Effect::TookBack(_));
        if effects.iter().any(has_changed) {
            self.drawings.clear();
        }
        let motion = &mut self.board.motion;
        for effect in effects {
            match effect {
                Effect::Moved(mv) => motion.glide(ways(&mv, way)),
                Effect::TookBack(mv) => {
                    let back = ways(&mv, Way::Pressed);
                    motion.glide(back.into_iter().map(|(from, to)| (to, from)));
                }
                Effect::Refused { from, to } => match way {
                    Way::Dropped if from != to => motion.come_back(from.into(), to.into()),
                    _ => motion.shake(from.into()),
                },
                Effect::Picked | Effect::AskPromotion | Effect::Said | Effect::Ended(_) => {}
            }
        }
    }
}

/// What an effect sounds like.
fn sound_of(effect: &Effect) -> Option<Sound> {
    match effect {
        Effect::Moved(mv) if mv.captured().is_some() => Some(Sound::Capture),
        Effect::Moved(_) | Effect::TookBack(_) => Some(Sound::Move),
        Effect::Refused { .. } => Some(Sound::Refused),
        Effect::Ended(_) => Some(Sound::Done),
        Effect::Picked | Effect::AskPromotion | Effect::Said => None,
    }
}

/// The position of a FEN that a game can begin with.
fn position(fen: &str) -> Option<Position> {
    Setup::parse_fen(fen)
        .ok()?
        .into_position(Waive::NOTHING)
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    #[test]
    fn each_thing_at_the_table_sounds_in_its_own_way() {
        let mut shared = Shared::guest(Library::default(), &["en"]);
        let mut state = State::new(None, &shared);
        state.update(Message::Pressed(Control::Rules(6)), &mut shared);
        let mut heard = |text: &str| {
            let effects = state.game.write(text);
            state.follow(effects, Way::Pressed);
            state.heard.take()
        };
        assert_eq!(heard("e4"), Some(Sound::Move));
        assert_eq!(heard("Ke6"), Some(Sound::Refused));
        assert_eq!(heard("d5"), Some(Sound::Move));
        assert_eq!(heard("exd5"), Some(Sound::Capture));
        heard("Nf6");
        state.game.apply(Input::SayCheck);
        let effects = state.game.write("Bb5");
        state.follow(effects, Way::Pressed);
        assert_eq!(state.heard, Some(Sound::Check));
    }
}
