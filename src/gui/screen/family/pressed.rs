//! What each button at the family table does.

use iced::clipboard;

use crate::family::Input;
use crate::gui::board::Event;
use crate::gui::route::{Action, Goto};
use crate::gui::screen::family::model::Control;
use crate::gui::screen::family::{Message, Panel, State, Way, supervisor, told};
use crate::gui::shared::Shared;
use crate::locale::Phrase;
use crate::rules::{Claim, GameEvent, Seat, Status};

impl State {
    pub(super) fn press(&mut self, control: Control, shared: &mut Shared) -> Action<Message> {
        match control {
            Control::Board => self.touch(Event::Pressed(self.cursor)),
            Control::Back => return Action::Go(Goto::Back),
            Control::Rule => return self.show_rule(),
            Control::Show => return self.show(),
            Control::Keys => {
                self.panel = Panel::Players;
                return Action::Keys;
            }
            Control::Copy => return self.copy(),
            Control::CopyHappened => {
                return Action::Run(clipboard::write(self.happened.text()));
            }
            Control::Flip => self.flip(shared),
            Control::AutoTurn => {
                self.auto_turn = !self.auto_turn;
                shared.settings.table.auto_turn = self.auto_turn;
                shared.keep_settings();
            }
            Control::Main if self.is_over() => return Action::Go(Goto::Seats),
            Control::NewGame if self.is_under_way() => self.open(Panel::NewGame),
            Control::NewGame => return Action::Go(Goto::Seats),
            Control::Yes => return self.yes(),
            Control::No => self.no(),
            Control::Close => self.open(Panel::Players),
            Control::Moves => self.toggle(Panel::Moves),
            Control::Happened => self.toggle(Panel::Happened),
            Control::More => self.toggle(Panel::More),
            Control::Teams => self.open(Panel::Teams),
            Control::WhoLeaves => self.open(Panel::Leaving),
            Control::Resign => self.open(Panel::Resign),
            Control::Supervisor => self.toggle(Panel::Supervisor(None)),
            Control::Declare => self.open(Panel::Declare),
            Control::Card(place) => self.toggle_card(place),
            _ => self.act(control),
        }
        Action::None
    }

    /// What players and the supervisor do with a button.
    fn act(&mut self, control: Control) {
        let Some(input) = self.input(control) else {
            return;
        };
        // The supervisor may have more to change.
        let is_rule = matches!(control, Control::Value(..));
        self.panel = if is_rule {
            Panel::Supervisor(None)
        } else {
            Panel::Players
        };
        self.apply(input, Way::Pressed);
        self.says_news = is_rule;
    }

    fn input(&self, control: Control) -> Option<Input> {
        let turn = self.game.turn();
        Some(match control {
            Control::Main => Input::SayCheck,
            Control::Promote(role) => Input::Promote(role),
            Control::Leave(seat) => Input::Leave(seat),
            Control::Return(seat) => Input::Return(seat),
            Control::TakeBack => Input::TakeBack,
            Control::Offer => Input::OfferDraw,
            Control::Threefold => Input::Claim(Claim::Threefold),
            Control::Fifty => Input::Claim(Claim::FiftyMoves),
            Control::Ally(seat) => Input::Ally(turn, seat),
            Control::Part(seat) => Input::Part(turn, seat),
            Control::Value(card, value) => {
                let key = supervisor::keys().nth(card)?;
                let value = key.values.get(value)?;
                Input::Supervise(GameEvent::Rule { key, value })
            }
            Control::TakeBackNow => Input::Supervise(GameEvent::TakeBack),
            Control::LetGo(seat) => declare(seat, Status::Away),
            Control::CallBack(seat) => declare(seat, Status::AtTable),
            Control::TakeOut(seat) => declare(seat, Status::Out),
            Control::Finish(winners) => Input::Supervise(GameEvent::Finish(winners)),
            _ => return None,
        })
    }

    pub(super) fn open(&mut self, panel: Panel) {
        self.notice = None;
        self.says_news = false;
        self.panel = panel;
    }

    pub(super) fn toggle(&mut self, panel: Panel) {
        let is_open = std::mem::discriminant(&self.panel) == std::mem::discriminant(&panel);
        self.open(if is_open { Panel::Players } else { panel });
    }

    fn toggle_card(&mut self, place: usize) {
        let open = (self.panel != Panel::Supervisor(Some(place))).then_some(place);
        self.open(Panel::Supervisor(open));
    }

    fn show_rule(&self) -> Action<Message> {
        match told::explained(&self.game) {
            Some(explanation) => {
                let card = explanation.card.id().to_owned();
                Action::Go(Goto::Rulebook(Some(card)))
            }
            None => Action::None,
        }
    }

    fn show(&mut self) -> Action<Message> {
        self.is_shown = !self.is_shown;
        self.panel = Panel::Players;
        Action::FullScreen(self.is_shown)
    }

    /// Turns the board to the next seat, and leaves it so.
    fn flip(&mut self, shared: &mut Shared) {
        let seats = self.game.seats();
        let mut next = self.side().followers().into_iter();
        let next = next.find(|seat| seats.contains(*seat));
        self.bottom = next.unwrap_or(Seat::South);
        if self.auto_turn {
            self.auto_turn = false;
            shared.settings.table.auto_turn = false;
            shared.keep_settings();
        }
    }

    fn copy(&mut self) -> Action<Message> {
        self.panel = Panel::Players;
        self.notice = Some(Phrase::FamilyCopied);
        Action::Run(clipboard::write(self.game.game().record()))
    }

    /// Whether the game is over, and nobody can say "check" any more.
    fn is_over(&self) -> bool {
        self.game.outcome().is_some() && self.game.late_caller().is_none()
    }

    /// Whether a new game would end this one.
    fn is_under_way(&self) -> bool {
        self.game.outcome().is_none() && !self.game.game().moves().is_empty()
    }

    fn yes(&mut self) -> Action<Message> {
        if self.game.ask().is_some() {
            self.apply(Input::Answer(true), Way::Pressed);
            return Action::None;
        }
        match std::mem::replace(&mut self.panel, Panel::Players) {
            Panel::Resign => self.apply(Input::Resign(self.game.turn()), Way::Pressed),
            Panel::NewGame => return Action::Go(Goto::Seats),
            _ => {}
        }
        Action::None
    }

    fn no(&mut self) {
        if self.game.ask().is_some() {
            self.apply(Input::Answer(false), Way::Pressed);
        } else {
            self.open(Panel::Players);
        }
    }
}

const fn declare(seat: Seat, status: Status) -> Input {
    Input::Supervise(GameEvent::Declare(seat, status))
}
