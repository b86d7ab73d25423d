//! The table: two on the 8x8 board, or up to four on the cross, under any rule set.
//!
//! The [`Table`] decides what happens; this file turns clicks and keys into its inputs, and its
//! effects into movement. `buttons` does what the buttons say, `keys` reads the keyboard, `clipboard`
//! copies and pastes, `show` shows the game to a class, `words` finds what is said, `picture` the
//! board's marks, `present` puts all into the [`model`] with `cards`, `moves` and `supervisor`, and
//! `view` lays it out. What only one of the two boards can is in [`table_board`]. The game is kept after
//! everything that happens.
//!
//! # Decisions
//! * One screen for both boards. Two need the list of moves, several need their cards: that is a body
//!   of its own each, and everything around it is the same.
//! * Two find the board ready, under the friendliest rules: a child who has come to play moves a piece.
//!   Other rules are for those who look for them.
//! * Escape puts away what was begun, and never leaves a game: a child who presses it once too often
//!   is asked, and stays. The way back is a button.

mod buttons;
mod cards;
mod clipboard;
mod keys;
pub mod model;
mod moves;
mod picture;
mod present;
mod show;
mod supervisor;
pub mod table_board;
pub mod view;
mod words;

use std::mem::{Discriminant, discriminant};

use iced::advanced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Element, Task};

use crate::gui::base::focus::Key;
use crate::gui::base::framed::KeyScope;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::games::Left;
use crate::gui::base::shared::sounds::sound_of_move;
use crate::gui::base::show::ShowDesk;
use crate::gui::base::transcript::Transcript;
use crate::gui::base::would_change::WouldChange;
use crate::gui::base::{self, BoardFrame, Frame, Framed, Laid, in_frame};
use crate::gui::board::{Animation, BoardEvent, MoveBy, SquareEvent};
use crate::gui::hearing::sound::Sound;
use crate::gui::widget::flight::Flight;
use crate::gui::widget::reveal::reveal;
use crate::gui::widget::ruled::ruled;
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::rules::{
    Attempt, BySeat, CheckCall, Classic, Consequence, Cross, Ending, Outcome, Position, Seat,
    Square,
};
use crate::table::{Effect, Input, News, Player, Table};
use model::{Body, Control, Model};
use show::Show;
pub use table_board::TableBoard;

/// Where a list begins.
const TOP: AbsoluteOffset = AbsoluteOffset { x: 0.0, y: 0.0 };

/// The table of two.
pub type Two = State<Classic>;

/// The table of several.
pub type Several = State<Cross>;

/// The screen while it is shown.
#[derive(Debug)]
pub struct State<G: TableBoard> {
    game: Table<G>,
    /// The name of the rules.
    rules: &'static str,
    /// Where the next game begins.
    begin: Position<G>,
    /// Who plays the next game.
    players: BySeat<Player>,
    /// Whether a game was begun.
    has_played: bool,
    panel: Panel<G>,
    /// What was copied or pasted, until something else happens.
    notice: Option<Phrase>,
    /// What would have to change so that the refused move is legal, once that was asked.
    would_change: WouldChange<G>,
    /// The letters typed so far.
    typed: String,
    /// Who sits at the bottom.
    bottom: Seat,
    /// Whether the board turns to whoever moves.
    auto_turn: bool,
    /// The supervisor has just changed something, and the coach tells it.
    says_news: bool,
    frame: Frame<Control, Model>,
    board: BoardFrame,
    /// What flies for joy when somebody has won.
    flight: Flight,
    /// The game as it is shown to a class, while it is.
    show: Option<Box<Show<G>>>,
    /// Whether it is shown on the whole screen as it is.
    is_shown: bool,
    /// How much of the game is kept.
    n_kept: usize,
    transcript: Transcript,
    /// What is to be heard.
    heard: Option<Sound>,
}

/// What is open below the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Panel<G: TableBoard> {
    /// Nothing: the game, or the players.
    Rest,
    /// The board is laid out for two who have not begun.
    Begin,
    Rules,
    /// What does this player claim?
    Claim(Seat),
    /// Give up?
    Resign,
    /// Home, in the middle of the game?
    Home,
    /// Another game?
    NewGame,
    /// The pasted game instead of this one?
    Replace(Box<Table<G>>),
    /// What is needed less often.
    More,
    Moves,
    /// What happened so far.
    Transcript,
    /// Who is whose partner?
    Teams,
    /// Who may leave for a while?
    Leaving,
    /// The supervisor's cards; one of them may be open.
    Supervisor(Option<usize>),
    /// What the supervisor can say of the players and of the game.
    Declare,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl<G: TableBoard> State<G> {
    /// Opens the table: with a position a game from there, else the game that was left, else what the
    /// board has where none was left.
    #[must_use]
    pub fn new(start: Option<String>, shared: &mut Shared) -> Self {
        let given = start.and_then(|text| G::position(&text));
        let left = G::slot(shared).left.clone();
        let left = left.filter(|_| given.is_none());
        let (has_left, begin) = (left.is_some(), given.unwrap_or_else(G::beginning));
        let left = left.unwrap_or_else(|| G::nothing_left(begin));
        let has_played = has_left || !left.game.is_for_two();
        let has_past = has_left && left.game.game().has_events();
        let went_on = has_past && !(left.is_seen && left.game.is_for_two());
        let seated = shared.seated.take_if(|_| left.game.is_for_two());
        let is_new = seated.is_some();
        let mut state = Self {
            rules: left.rules,
            begin,
            players: seated.unwrap_or_else(|| left.game.players().clone()),
            has_played,
            panel: if has_played {
                Panel::Rest
            } else {
                Panel::Begin
            },
            notice: (went_on && !is_new).then_some(Phrase::FamilyWentOn),
            would_change: WouldChange::default(),
            typed: String::new(),
            bottom: G::bottom(&left.game, shared),
            auto_turn: shared.settings.table.auto_turn,
            says_news: false,
            frame: Frame::default(),
            board: BoardFrame::at(G::CURSOR),
            flight: Flight::default(),
            show: None,
            is_shown: false,
            n_kept: left.game.game().log().len(),
            transcript: left.transcript,
            heard: None,
            game: left.game,
        };
        if is_new && state.is_under_way() {
            state.panel = Panel::NewGame;
        } else if is_new {
            state.lay_out();
        }
        state.write_down(shared);
        state.leave_here(shared);
        state.refresh(shared);
        state
    }

    /// The game that is played.
    #[must_use]
    pub const fn game(&self) -> &Table<G> {
        &self.game
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

    /// The refused move of which can be asked what would have to change. It waits beside the rule, in the coach's own
    /// place, so nothing moves under a hand that plays on; before a class nobody is asked.
    fn changeable(&self) -> Option<Attempt<G>> {
        let News::Refused { from, to, .. } = self.game.news() else {
            return None;
        };
        let is_open = self.show.is_none() && self.game.outcome().is_none();
        let refused = Some(Attempt::new(*from, *to)).filter(|_| is_open)?;
        self.would_change.open_for(self.game.position(), refused)
    }

    /// Looks for the smallest change, and shows it.
    fn ask_what_would_change(&mut self) {
        if let Some(refused) = self.changeable() {
            self.notice = None;
            self.would_change.ask(self.game.position(), refused);
        }
    }

    /// Whether a new game would end this one.
    fn is_under_way(&self) -> bool {
        let is_over = self.game.outcome().is_some();
        self.has_played && !is_over && self.game.game().n_plies() > 0
    }

    /// Whether two play by the friendliest rules, and are spared what grown-ups say.
    fn is_friendly(&self) -> bool {
        self.game.is_for_two() && self.rules == rulesets::FRIENDS
    }

    /// Whether the game is over, and nobody can say "check" any more.
    fn is_over(&self) -> bool {
        self.game.outcome().is_some() && self.game.late_caller().is_none()
    }

    fn panel_at_rest(&self) -> Panel<G> {
        if self.has_played {
            Panel::Rest
        } else {
            Panel::Begin
        }
    }

    /// Leaves the game as it stands, for whoever comes back to it.
    fn leave_here(&mut self, shared: &mut Shared) {
        if self.has_played {
            let game = self.show.as_ref().map_or(&self.game, |show| show.own());
            G::slot_mut(shared).left = Some(Left {
                game: game.clone(),
                rules: self.rules,
                transcript: self.transcript.clone(),
                is_seen: true,
            });
        }
    }

    /// Keeps the game, if it has gone on.
    fn keep(&mut self, shared: &mut Shared) {
        let game = self.show.as_ref().map_or(&self.game, |show| show.own());
        let n_events = game.game().log().len();
        if self.has_played && n_events > 0 && n_events != self.n_kept {
            self.n_kept = n_events;
            self.leave_here(shared);
            G::keep(shared);
        }
    }

    /// Writes down what happened.
    fn write_down(&mut self, shared: &Shared) {
        for told in self.game.take_log() {
            let words = words::TableWords {
                game: &self.game,
                shared,
            };
            if let Some(line) = words.line(&told) {
                self.transcript.tell(shared.label(&line));
            }
        }
    }

    fn handle(&mut self, event: BoardEvent) {
        if self.panel == Panel::Rules {
            return;
        }
        if self.looks_again() {
            if let Some(SquareEvent::Press(_)) = event.on::<G>() {
                self.turn_page(true);
            }
            return;
        }
        self.begin_now();
        self.panel = Panel::Rest;
        self.typed.clear();
        match event.on() {
            Some(SquareEvent::Press(square)) => {
                self.board.cursor = square.into();
                self.apply(Input::Press(square), MoveBy::Pressed);
            }
            Some(SquareEvent::Lift(square)) => self.lift(square),
            Some(SquareEvent::Drop(from, to)) => {
                self.apply(Input::Drop { from, to }, MoveBy::Dropped);
            }
            Some(SquareEvent::PutBack) | None => {}
        }
    }

    /// A drag begins: the piece is picked, as a press would do; one that is picked stays so.
    fn lift(&mut self, square: Square<G>) {
        self.board.cursor = square.into();
        let position = self.game.position();
        let piece = position.piece_at(square);
        let is_own = piece.is_some_and(|piece| piece.seat == position.turn());
        if is_own && self.game.picked() != Some(square) {
            self.apply(Input::Press(square), MoveBy::Pressed);
        }
    }

    fn apply(&mut self, input: Input<G>, way: MoveBy) {
        self.notice = None;
        let effects = self.game.apply(input);
        self.follow(&effects, way);
        self.shown_to_class();
    }

    /// Shows what has changed by movement, and lets it be heard.
    fn follow(&mut self, effects: &[Effect<G>], way: MoveBy) {
        self.would_change.forget();
        self.heard = self.sound(effects);
        for effect in effects {
            match effect {
                Effect::Moved(mv) => {
                    self.board.drawings.clear();
                    self.board.moved(mv, way);
                    if let Some(king) = picture::mated(&self.game) {
                        self.board.memory.motion.then_fall(king.into());
                    }
                }
                Effect::TookBack(mv) => {
                    self.board.drawings.clear();
                    self.board.took_back([mv]);
                }
                Effect::Refused { from, to } => self.board.refused(*from, *to, way),
                Effect::Ended(outcome) => self.cheer(*outcome),
                Effect::Said if self.has_caught_a_king() => self.celebrate(),
                Effect::Picked | Effect::AskPromotion | Effect::Said => {}
            }
        }
    }

    /// Joy about whoever has won on the board. Before a class nothing moves by itself.
    fn cheer(&mut self, outcome: Outcome) {
        let is_won = outcome.winner().is_some()
            && !matches!(outcome.ending, Ending::Resignation | Ending::Supervisor);
        if is_won {
            self.celebrate();
        }
    }

    /// Whether the last move has mated one of several, and the others play on.
    fn has_caught_a_king(&self) -> bool {
        let is_caught = |it: &Consequence<G>| {
            matches!(
                it,
                Consequence::Mated { .. } | Consequence::KingTaken { .. }
            )
        };
        match self.game.news() {
            News::Followed(all) => all.iter().any(is_caught),
            _ => false,
        }
    }

    /// The coach hops, small pawns fall.
    fn celebrate(&mut self) {
        if self.show.is_none() {
            let moves = self.board.memory.motion.pace() == Animation::Smooth;
            self.flight.cheer(view::COACH, moves);
        }
    }

    /// What the last thing sounds like: an end before a check, a check before a move.
    fn sound(&self, effects: &[Effect<G>]) -> Option<Sound> {
        let is_said = match self.game.news() {
            News::Followed(all) => all.iter().any(|it| matches!(it, Consequence::Said { .. })),
            news => *news == News::Check(CheckCall::Fine),
        };
        let mut heard = effects.iter().filter_map(|effect| match effect {
            Effect::Moved(mv) => Some(sound_of_move(mv, false)),
            Effect::TookBack(_) => Some(Sound::Move),
            Effect::Refused { .. } => Some(Sound::Refused),
            Effect::Ended(_) => Some(Sound::End),
            Effect::Picked | Effect::AskPromotion | Effect::Said => None,
        });
        match heard.next_back() {
            Some(Sound::Move | Sound::Capture) if is_said => Some(Sound::Check),
            None if is_said && !self.game.is_for_two() => Some(Sound::Check),
            heard => heard,
        }
    }
}

in_frame!(State<G>, board, G: TableBoard);

impl<G: TableBoard> Framed for State<G> {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let seen = view::Seen {
            board: &self.board.memory,
            flight: &self.flight,
        };
        let view = view::View::new(&self.frame, seen, shared);
        view.turned_whole(|view| ruled(move |ruler, window| view.for_window(ruler, window)))
    }

    /// Before a class nothing moves by itself.
    fn page(&self) -> u32 {
        match &self.show {
            Some(_) => 0,
            None => self.page_of_cross(),
        }
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        self.flight.skip();
        self.pressed(control, shared)
    }

    fn writes(&self, typed: char, shared: &Shared) -> bool {
        let is_writing = self.show.as_ref().is_none_or(|show| show.is_typing);
        is_writing && shared.letters().writes(typed)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        if self.show.is_some() {
            return self.show_key(key, shared);
        }
        if self.flight.skip() {
            return Action::None;
        }
        self.table_key(key, shared)
    }

    fn touch(&mut self, _board: Control, event: BoardEvent, _shared: &mut Shared) -> Action {
        self.flight.skip();
        self.handle(event);
        Action::None
    }

    fn flight(&mut self) -> Option<&mut Flight> {
        Some(&mut self.flight)
    }

    fn desk(&mut self) -> Option<&mut ShowDesk> {
        self.show.as_mut().map(|show| show.desk())
    }

    fn pasted(&mut self, text: &str) {
        self.take_pasted(text);
    }

    fn heirs(&self) -> &'static [Control] {
        &[
            Control::Yes,
            Control::Rules(0),
            Control::Close,
            Control::Board,
        ]
    }

    fn area(&self, control: Control) -> Option<Id> {
        let is_inside = self.frame.model.body.ring().contains(&control);
        is_inside.then(|| view::BODY.into())
    }

    fn keys_card(&self) -> Option<KeyScope> {
        Some(match self.frame.model.slide {
            Some(_) => KeyScope::ShownTable,
            None => G::KEYS,
        })
    }

    fn has_show(&self) -> bool {
        self.has_played
    }

    fn is_on_whole_screen(&self) -> bool {
        self.is_shown
    }

    fn settle(&mut self, action: Action, shared: &mut Shared) -> Action {
        if let Some(sound) = self.heard.take() {
            shared.sound(sound);
        }
        self.write_down(shared);
        if matches!(action, Action::Go(_)) {
            self.is_shown = false;
            self.leave_here(shared);
        }
        let before = self.listed();
        self.refresh(shared);
        self.hear(true, shared);
        self.keep(shared);
        self.in_sight(action, before)
    }

    fn transcript(&mut self) -> Option<&mut Transcript> {
        Some(&mut self.transcript)
    }

    fn shared_changed(&mut self, shared: &Shared) {
        self.refresh(shared);
        self.hear(false, shared);
    }
}

impl<G: TableBoard> State<G> {
    /// What is listed below the coach, and who is to move in it.
    fn listed(&self) -> (Discriminant<Body>, Option<Seat>) {
        let body = &self.frame.model.body;
        let turn = match body {
            Body::Players(cards) | Body::Asked(_, cards) => cards.iter().find(|it| it.has_turn),
            _ => None,
        };
        (discriminant(body), turn.map(|it| it.seat))
    }

    /// What is listed anew begins at its top, and whoever is to move is in sight.
    fn in_sight(&self, action: Action, before: (Discriminant<Body>, Option<Seat>)) -> Action {
        let now = self.listed();
        if now == before {
            return action;
        }
        let top = match now.0 == before.0 {
            true => Task::none(),
            false => operation::scroll_to(view::BODY, TOP),
        };
        let turn = match now.1 {
            Some(_) => reveal(view::BODY.into(), view::TURN.into()),
            None => Task::none(),
        };
        action.and(top.chain(turn))
    }

    /// What the coach says now, if it is news; another language alone is none.
    fn hear(&mut self, is_news: bool, shared: &Shared) {
        let is_news = is_news && words::is_news(self, shared);
        let said = self.frame.model.coach.speech.words();
        self.transcript.hear(said, is_news, shared);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    #[test]
    fn each_thing_at_the_table_sounds_in_its_own_way() {
        let mut shared = Shared::guest(Library::default(), &["en"]);
        let mut state = Two::new(None, &mut shared);
        state.update(Message::Pressed(Control::Rules(6)), &mut shared);
        let mut heard = |text: &str| {
            let effects = state.game.write(text);
            state.follow(&effects, MoveBy::Pressed);
            state.heard.take()
        };
        assert_eq!(heard("e4"), Some(Sound::Move));
        assert_eq!(heard("Ke6"), Some(Sound::Refused));
        assert_eq!(heard("d5"), Some(Sound::Move));
        assert_eq!(heard("exd5"), Some(Sound::Capture));
        heard("Nf6");
        state.game.apply(Input::SayCheck);
        let effects = state.game.write("Bb5");
        state.follow(&effects, MoveBy::Pressed);
        assert_eq!(state.heard, Some(Sound::Check));
    }
}
