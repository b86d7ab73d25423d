//! What each button at the table does.

use iced::clipboard;

use crate::gui::board::Event;
use crate::gui::happened::Happened;
use crate::gui::route::{Action, Goto};
use crate::gui::screen::table::model::Control;
use crate::gui::screen::table::rules::PROFILES;
use crate::gui::screen::table::{Message, Panel, State, Way, told};
use crate::gui::shared::Shared;
use crate::lesson::rulesets;
use crate::rules::ruleset::Switch;
use crate::rules::{Claim, Position, Ruleset, Seat};
use crate::table::{Input, Table};

impl State {
    pub(super) fn press(&mut self, control: Control, shared: &mut Shared) -> Action<Message> {
        match control {
            Control::Board => self.touch(Event::Pressed(self.cursor)),
            Control::Back => return self.leave(Goto::Back, shared),
            Control::Rule => return self.show_rule(shared),
            Control::Referee => {
                let fen = self.fen();
                self.panel = self.panel_at_rest();
                return self.leave(Goto::Referee(Some(fen)), shared);
            }
            Control::CopyPosition => return self.copy_position(),
            Control::CopyMoves => return self.copy_moves(),
            Control::Paste => return Self::paste(),
            Control::Show => return self.enter_show(),
            Control::Leave => return self.leave_show(),
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
            Control::Happened => self.toggle_log(),
            Control::CopyHappened => {
                return Action::Run(clipboard::write(self.happened.text()));
            }
            Control::Claimer(seat) => self.open(Panel::Claim(seat)),
            Control::Rules(place) => self.choose_rules(place),
            Control::More => self.panel = Panel::More,
            Control::NewGame => self.ask_new_game(),
            Control::Yes => self.yes(),
            Control::No => self.no(),
            _ => self.speak(control),
        }
        Action::None
    }

    /// What players say with a button, to each other and to the referee.
    fn speak(&mut self, control: Control) {
        let rules = *self.game.rules();
        let turn = self.game.turn();
        let is_over = self.game.outcome().is_some();
        let input = match control {
            Control::Main if is_over => return self.ask_new_game(),
            Control::Main if self.game.released().is_some() => Input::Finish,
            Control::Main => Input::SayCheck,
            Control::Promote(role) => Input::Promote(role),
            Control::Now(claim) => match self.panel {
                Panel::Claim(by) => Input::ClaimBy(claim, by),
                _ => Input::Claim(claim),
            },
            Control::Adjust => Input::Adjust,
            Control::Next(claim) => Input::Intend(claim),
            Control::TakeBack => Input::TakeBack,
            Control::Redo => Input::Redo,
            Control::Offer => Input::Offer,
            // Where the rules leave it out, the referee says so at once.
            Control::Claim if rules.claims == Switch::Off => Input::Claim(Claim::Threefold),
            Control::Resign if rules.resign == Switch::Off => Input::Resign(turn),
            Control::Claim => return self.open(Panel::Claim(turn)),
            Control::Resign => return self.open(Panel::Resign),
            _ => return,
        };
        self.panel = Panel::Game;
        self.apply(input, Way::Pressed);
    }

    pub(super) fn open(&mut self, panel: Panel) {
        self.notice = None;
        self.panel = panel;
    }

    pub(super) fn leave(&self, goto: Goto, shared: &mut Shared) -> Action<Message> {
        shared.game = self.kept();
        Action::Go(goto)
    }

    fn show_rule(&self, shared: &mut Shared) -> Action<Message> {
        match told::explained(&self.game) {
            Some(explanation) => {
                let card = explanation.card.id().to_owned();
                self.leave(Goto::Rulebook(Some(card)), shared)
            }
            None => Action::None,
        }
    }

    /// Turns the board, and leaves it so.
    fn flip(&mut self, shared: &mut Shared) {
        self.bottom = self.side().opposite();
        self.auto_turn = false;
        self.keep_way(shared);
    }

    fn turn_by_itself(&mut self, shared: &mut Shared) {
        self.auto_turn = !self.auto_turn;
        self.keep_way(shared);
    }

    /// The next game finds the board as it stands.
    fn keep_way(&self, shared: &mut Shared) {
        let way = &mut shared.settings.table;
        way.flipped = self.bottom != Seat::WHITE;
        way.auto_turn = self.auto_turn;
        shared.keep_settings();
    }

    fn choose_rules(&mut self, place: usize) {
        if let Some(profile) = PROFILES.get(place) {
            let rules = rulesets::named(profile.id).unwrap_or(Ruleset::FIDE);
            self.rules = profile.id;
            self.start(Table::new(self.begin, rules));
        }
    }

    /// Begins a game.
    pub(super) fn start(&mut self, game: Table) {
        self.game = game;
        self.begin = Position::start();
        self.has_played = true;
        self.panel = Panel::Game;
        self.notice = None;
        self.happened = Happened::default();
        self.typed.clear();
        self.board.motion.stop();
    }

    fn ask_new_game(&mut self) {
        self.open(if self.is_under_way() {
            Panel::NewGame
        } else {
            Panel::Rules
        });
    }

    fn yes(&mut self) {
        match std::mem::replace(&mut self.panel, Panel::Game) {
            Panel::Resign => self.apply(Input::Resign(self.game.turn()), Way::Pressed),
            Panel::NewGame => self.panel = Panel::Rules,
            Panel::Replace(game) => self.take_up(*game),
            _ => self.apply(Input::Answer(true), Way::Pressed),
        }
    }

    fn no(&mut self) {
        match std::mem::replace(&mut self.panel, Panel::Game) {
            Panel::Game => self.apply(Input::Answer(false), Way::Pressed),
            _ => self.notice = None,
        }
    }
}
