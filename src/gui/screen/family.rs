//! The family table: two to four players on the cross, with "Check!", comings and goings, teams and
//! the supervisor.
//!
//! The [`Family`] decides what happens; this file turns clicks and keys into its inputs, and its
//! effects into movement. `pressed` does what the buttons say, `keys` reads the keyboard, `told`
//! finds the words, `picture` the board's marks, `present` puts all into the [`model`], and `view`
//! lays it out. The game is kept after everything that happens.

mod keys;
pub mod model;
mod picture;
mod present;
mod pressed;
mod supervisor;
mod told;
pub mod view;

use std::time::Instant;

use iced::Element;

use crate::family::{Effect, Family, Input, News};
use crate::gui::board::{Drawings, Event, Memory, Stroke, Way, ways};
use crate::gui::focus::{Focus, Key};
use crate::gui::happened::Happened;
use crate::gui::route::Action;
use crate::gui::shared::Shared;
use crate::gui::sound::Sound;
use crate::locale::Phrase;
use crate::rules::{BySeat, Happened as Followed, Ruleset, Seat, Seats};
use crate::scene::Spot;
use model::{Control, Model};

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    game: Family,
    panel: Panel,
    /// What was copied, until something else happens.
    notice: Option<Phrase>,
    /// The letters typed so far.
    typed: String,
    /// Who sits at the bottom.
    bottom: Seat,
    /// Whether the board turns to whoever moves.
    auto_turn: bool,
    /// The supervisor has just changed something, and the coach tells it.
    says_news: bool,
    /// Whether it is shown on the whole screen.
    is_shown: bool,
    board: Memory,
    focus: Focus<Control>,
    cursor: Spot,
    /// What was drawn on the board by hand.
    drawings: Drawings,
    happened: Happened,
    /// What is to be heard.
    heard: Option<Sound>,
    model: Model,
}

/// What is open in place of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Panel {
    /// The players.
    Players,
    /// The moves so far.
    Moves,
    /// What happened so far.
    Happened,
    /// Who is whose partner?
    Teams,
    /// Who may leave for a while?
    Leaving,
    /// The supervisor's cards; one of them may be open.
    Supervisor(Option<usize>),
    /// What the supervisor can say of the players and of the game.
    Declare,
    /// Give up?
    Resign,
    /// Another game?
    NewGame,
    /// What is needed less often.
    More,
}

/// What happened.
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
    /// Something was drawn on the board.
    Drew(Stroke),
}

impl State {
    /// Opens the table with the game that is being played; without one, with an empty game of four.
    #[must_use]
    pub fn new(shared: &mut Shared) -> Self {
        let left = shared.family.clone();
        let game =
            left.unwrap_or_else(|| Family::new(Seats::FOUR, BySeat::default(), Ruleset::FIDE));
        let has_past = !game.game().log().is_empty();
        let mut state = Self {
            game,
            panel: Panel::Players,
            notice: has_past.then_some(Phrase::FamilyWentOn),
            typed: String::new(),
            bottom: Seat::South,
            auto_turn: shared.settings.table.auto_turn,
            says_news: false,
            is_shown: false,
            board: Memory::default(),
            focus: Focus::default(),
            cursor: Spot::new(5, 4),
            drawings: Drawings::default(),
            happened: shared.family_told.clone(),
            heard: None,
            model: Model::blank(),
        };
        if let Some(left) = &mut shared.family {
            left.take_told();
        }
        state.write_down(shared);
        shared.family_told = state.happened.clone();
        state.refresh(shared);
        state
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
        let before = self.game.game().log().len();
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
        };
        if let Some(sound) = self.heard.take() {
            shared.sound(sound);
        }
        self.write_down(shared);
        if self.game.game().log().len() != before {
            shared.keep_family(&self.game);
        }
        if matches!(action, Action::Go(_)) {
            self.is_shown = false;
            shared.family_told = self.happened.clone();
        }
        self.refresh(shared);
        let is_refusal = matches!(self.game.news(), News::Refused { .. } | News::Denied(_));
        let said = self.model.coach.speech.words();
        self.happened.hear(said, is_refusal, shared);
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

    /// The game that is played.
    #[must_use]
    pub const fn game(&self) -> &Family {
        &self.game
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
        self.board.motion.set_pace(shared.pace());
        self.model = present::present(self, shared);
        let ring = self.model.ring();
        let before = self.focus.current();
        let instead = [Control::Yes, Control::Close, Control::Board];
        let instead = instead.into_iter().find(|control| ring.contains(control));
        self.focus.keep_within(&ring, instead);
        if self.focus.current() != before {
            self.model = present::present(self, shared);
        }
    }

    /// Who sits at the bottom now.
    fn side(&self) -> Seat {
        if self.auto_turn && self.game.outcome().is_none() {
            self.game.turn()
        } else {
            self.bottom
        }
    }

    /// Writes down what happened.
    fn write_down(&mut self, shared: &Shared) {
        for event in self.game.take_told() {
            if let Some(line) = told::line(&self.game, &event, shared) {
                self.happened.tell(shared.label(&line));
            }
        }
    }

    fn touch(&mut self, event: Event) {
        self.panel = Panel::Players;
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
        let position = self.game.position();
        let piece = position.piece_at(square);
        let is_own = piece.is_some_and(|piece| piece.seat == position.turn());
        if is_own && self.game.picked() != Some(square) {
            self.apply(Input::Press(square), Way::Pressed);
        }
    }

    fn apply(&mut self, input: Input, way: Way) {
        self.notice = None;
        let effects = self.game.apply(input);
        self.follow(&effects, way);
    }

    /// Shows what has changed by movement, and lets it be heard.
    fn follow(&mut self, effects: &[Effect], way: Way) {
        self.heard = self.sound(effects);
        let has_changed = |it: &Effect| matches!(it, Effect::Moved(_) | Effect::TookBack(_));
        if effects.iter().any(has_changed) {
            self.drawings.clear();
        }
        let motion = &mut self.board.motion;
        for effect in effects {
            match effect {
                Effect::Moved(mv) => motion.glide(ways(mv, way)),
                Effect::TookBack(mv) => {
                    let back = ways(mv, Way::Pressed);
                    motion.glide(back.into_iter().map(|(from, to)| (to, from)));
                }
                Effect::Refused { from, to } => match way {
                    Way::Dropped if from != to => {
                        motion.come_back((*from).into(), (*to).into());
                    }
                    _ => motion.shake((*from).into()),
                },
                Effect::Picked | Effect::AskPromotion | Effect::Said | Effect::Ended => {}
            }
        }
    }

    /// What the last thing sounds like: an end before a check, a check before a move.
    fn sound(&self, effects: &[Effect]) -> Option<Sound> {
        let is_said = match self.game.news() {
            News::Followed(all) => all.iter().any(|it| matches!(it, Followed::Said { .. })),
            _ => false,
        };
        let mut heard = effects.iter().filter_map(|effect| match effect {
            Effect::Moved(mv) if mv.captured().is_some() => Some(Sound::Capture),
            Effect::Moved(_) | Effect::TookBack(_) => Some(Sound::Move),
            Effect::Refused { .. } => Some(Sound::Refused),
            Effect::Ended => Some(Sound::Done),
            Effect::Picked | Effect::AskPromotion | Effect::Said => None,
        });
        match heard.next_back() {
            None | Some(Sound::Move | Sound::Capture) if is_said => Some(Sound::Check),
            heard => heard,
        }
    }
}
