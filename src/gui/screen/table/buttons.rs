//! What each button at the table does.

use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::transcript::Transcript;
use crate::gui::board::{BoardEvent, MoveBy};
use crate::gui::screen::table::model::Control;
use crate::gui::screen::table::{Action, Panel, State, TableBoard, supervisor, words};
use crate::lesson::rulesets;
use crate::rules::ruleset::Mention;
use crate::rules::{Claim, GameEvent, Ruleset, Seat, Status};
use crate::table::{Input, Table};

impl<G: TableBoard> State<G> {
    pub(super) fn pressed(&mut self, control: Control, shared: &mut Shared) -> Action {
        match control {
            Control::Board => self.handle(BoardEvent::Pressed(self.board.cursor)),
            Control::Back => return Action::Go(Goto::Back),
            Control::Rule => return self.show_rule(),
            Control::WouldChange => self.ask_what_would_change(),
            Control::Referee => {
                let text = G::position_text(&self.game);
                self.panel = self.panel_at_rest();
                return Action::Go(Goto::Referee(Some(text)));
            }
            Control::CopyPosition => return self.copy_position(),
            Control::CopyMoves => return self.copy_moves(),
            Control::Paste => return Self::paste(),
            Control::Show => return self.enter_show(),
            Control::LookAgain => return self.look_again(),
            Control::Earlier => self.turn_page(false),
            Control::Later => self.turn_page(true),
            Control::LeaveShow => return self.leave_show(),
            Control::Keys => {
                self.panel = self.panel_at_rest();
                return Action::Keys;
            }
            Control::Flip => self.flip(shared),
            Control::AutoTurn => self.turn_by_itself(shared),
            Control::Counter => {
                let way = &mut shared.settings.table;
                way.counts_quiet = !way.counts_quiet;
                shared.keep_settings();
            }
            Control::CopyTranscript => {
                return Action::Copy(self.transcript.text());
            }
            Control::Rules(place) => self.choose_rules(place),
            Control::Main if self.panel == Panel::Begin => self.begin_now(),
            Control::Main if self.is_over() => return self.ask_new_game(),
            Control::NewGame => return self.ask_new_game(),
            Control::Yes => return self.yes(),
            Control::No => self.no(),
            _ if self.opens(control) => {}
            _ => self.say(control),
        }
        Action::None
    }

    /// What is opened or closed in place of the game; `false` if the control is none of that.
    fn opens(&mut self, control: Control) -> bool {
        match control {
            Control::Close => self.open(self.panel_at_rest()),
            Control::OtherRules => self.open(Panel::Rules),
            Control::More => self.toggle(Panel::More),
            Control::Moves => self.toggle(Panel::Moves),
            Control::Transcript => self.toggle(Panel::Transcript),
            Control::Teams => self.open(Panel::Teams),
            Control::WhoLeaves => self.open(Panel::Leaving),
            Control::Supervisor => self.toggle(Panel::Supervisor(None)),
            Control::Declare => self.open(Panel::Declare),
            Control::Card(place) => {
                let is_open = self.panel == Panel::Supervisor(Some(place));
                self.open(Panel::Supervisor((!is_open).then_some(place)));
            }
            Control::Claimer(seat) => self.open(Panel::Claim(seat)),
            // Where the rules leave it out, the referee says so at once.
            Control::Claim if self.game.rules().claims == Mention::On => {
                self.open(Panel::Claim(self.game.turn()));
            }
            Control::Resign if self.game.rules().resign != Mention::Off => {
                self.open(Panel::Resign);
            }
            _ => return false,
        }
        true
    }

    /// What players and the supervisor say with a button, to each other and to the referee.
    fn say(&mut self, control: Control) {
        let Some(input) = self.input(control) else {
            return;
        };
        // The supervisor may have more to change.
        let is_rule = matches!(control, Control::Value(..));
        self.panel = if is_rule {
            Panel::Supervisor(None)
        } else {
            Panel::Rest
        };
        self.apply(input, MoveBy::Pressed);
        self.says_news = is_rule;
    }

    fn input(&self, control: Control) -> Option<Input<G>> {
        let turn = self.game.turn();
        Some(match control {
            Control::Main if self.game.released().is_some() => Input::Finish,
            Control::Main => Input::SayCheck,
            Control::Promote(role) => Input::Promote(role),
            Control::StopPromoting => Input::Cancel,
            Control::Now(claim) => match self.panel {
                Panel::Claim(by) => Input::ClaimBy(claim, by),
                _ => Input::Claim(claim),
            },
            Control::Next(claim) => Input::Intend(claim),
            Control::Claim => Input::Claim(Claim::Threefold),
            Control::Resign => Input::Resign(turn),
            Control::Adjust => Input::Adjust,
            Control::TakeBack => Input::TakeBack,
            Control::Redo => Input::Redo,
            Control::Offer => Input::Offer,
            Control::Leave(seat) => Input::Leave(seat),
            Control::Return(seat) => Input::Return(seat),
            Control::Ally(seat) => Input::Ally(turn, seat),
            Control::Part(seat) => Input::Part(turn, seat),
            Control::Value(card, value) => {
                let key = supervisor::keys().nth(card)?;
                let value = key.values.get(value)?;
                Input::Supervise(GameEvent::Rule { key, value })
            }
            Control::TakeBackNow => Input::Supervise(GameEvent::TakeBack),
            Control::LetGo(seat) => Self::declare(seat, Status::Away),
            Control::CallBack(seat) => Self::declare(seat, Status::AtTable),
            Control::TakeOut(seat) => Self::declare(seat, Status::Out),
            Control::Finish(winners) => Input::Supervise(GameEvent::Finish(winners)),
            _ => return None,
        })
    }

    const fn declare(seat: Seat, status: Status) -> Input<G> {
        Input::Supervise(GameEvent::Declare(seat, status))
    }

    pub(super) fn open(&mut self, panel: Panel<G>) {
        self.notice = None;
        self.says_news = false;
        self.panel = panel;
    }

    /// Opens something, or closes it if it is open.
    pub(super) fn toggle(&mut self, panel: Panel<G>) {
        let is_open = std::mem::discriminant(&self.panel) == std::mem::discriminant(&panel);
        self.open(if is_open { self.panel_at_rest() } else { panel });
    }

    fn show_rule(&self) -> Action {
        match words::explained(&self.game) {
            Some(explanation) => {
                let card = explanation.card.id().to_owned();
                Action::Go(Goto::Rulebook(Some(card)))
            }
            None => Action::None,
        }
    }

    /// Turns the board to the next seat at which somebody plays, and leaves it so.
    fn flip(&mut self, shared: &mut Shared) {
        let seats = self.game.seats();
        let mut next = self.side().followers().into_iter();
        let next = next.find(|seat| seats.contains(*seat));
        self.bottom = next.unwrap_or(self.bottom);
        self.auto_turn = false;
        self.keep_way(shared);
    }

    fn turn_by_itself(&mut self, shared: &mut Shared) {
        self.auto_turn = !self.auto_turn;
        self.keep_way(shared);
    }

    /// The next game finds the board as it stands.
    fn keep_way(&self, shared: &mut Shared) {
        let before = shared.settings.table;
        let way = &mut shared.settings.table;
        way.auto_turn = self.auto_turn;
        if self.game.is_for_two() {
            way.flipped = self.bottom != Seat::WHITE;
        }
        if *way != before {
            shared.keep_settings();
        }
    }

    fn choose_rules(&mut self, place: usize) {
        if let Some(name) = rulesets::names().nth(place) {
            let rules = rulesets::named(name).unwrap_or(Ruleset::FIDE);
            self.rules = name;
            let mut game = Table::new(self.begin, rules);
            game.name_players(self.players.clone());
            self.start(game);
        }
    }

    /// The game that waits for its first move begins.
    pub(super) fn begin_now(&mut self) {
        if !self.has_played {
            let game = self.game.clone();
            self.start(game);
        }
    }

    /// Lays out another game of two, under the same rules and with the same players: it begins with
    /// "Play" or with a touch of the board, and until then the last one is still kept.
    pub(super) fn lay_out(&mut self) {
        let rules = rulesets::named(self.rules).unwrap_or(Ruleset::FIDE);
        self.game = Table::new(self.begin, rules);
        self.game.name_players(self.players.clone());
        self.has_played = false;
        self.board.memory.motion.stop();
        self.board.drawings.clear();
        self.transcript = Transcript::default();
        self.open(Panel::Begin);
    }

    /// Begins a game.
    pub(super) fn start(&mut self, game: Table<G>) {
        self.game = game;
        self.begin = G::beginning();
        self.has_played = true;
        self.n_kept = usize::MAX;
        self.panel = Panel::Rest;
        self.notice = None;
        self.transcript = Transcript::default();
        self.typed.clear();
        self.board.memory.motion.stop();
    }

    /// Another game, if this one is over or those who play it say so.
    fn ask_new_game(&mut self) -> Action {
        if self.is_under_way() {
            self.open(Panel::NewGame);
            return Action::None;
        }
        self.new_game()
    }

    /// Another game: of two at once, of several with those who sit down.
    fn new_game(&mut self) -> Action {
        if !self.game.is_for_two() {
            return Action::Go(Goto::Seats);
        }
        self.lay_out();
        Action::None
    }

    fn yes(&mut self) -> Action {
        if self.game.proposal().is_some() && !self.game.is_for_two() {
            self.apply(Input::Answer(true), MoveBy::Pressed);
            return Action::None;
        }
        match std::mem::replace(&mut self.panel, Panel::Rest) {
            Panel::Resign => self.apply(Input::Resign(self.game.turn()), MoveBy::Pressed),
            Panel::Home => return Action::Go(Goto::Back),
            Panel::NewGame => return self.new_game(),
            Panel::Replace(game) => self.take_up(*game),
            _ => self.apply(Input::Answer(true), MoveBy::Pressed),
        }
        Action::None
    }

    fn no(&mut self) {
        if self.game.proposal().is_some() && !self.game.is_for_two() {
            return self.apply(Input::Answer(false), MoveBy::Pressed);
        }
        match std::mem::replace(&mut self.panel, Panel::Rest) {
            Panel::Rest => self.apply(Input::Answer(false), MoveBy::Pressed),
            _ => self.notice = None,
        }
    }
}
