//! Who plays the family game: two, three or four players, each with an animal, a name and an age.
//!
//! Names may be left out: then the animal's stands for them. A game that was left can be gone on
//! with. Which words and pictures stand there is in `present`, and `view` lays them out.

pub mod model;
mod people;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;
use iced::widget::operation;

use crate::family::{Family, Player};
use crate::gui::board::Memory;
use crate::gui::focus::{Focus, Key};
use crate::gui::route::{Action, Goto};
use crate::gui::shared::Shared;
use crate::gui::widget::reveal::reveal;
use crate::lesson::rulesets;
use crate::progress::profiles::{ANIMALS, MAX_NAME};
use crate::rules::{BySeat, Ruleset, Seat, Seats, ruleset};
use model::{Control, Model};

/// What stands on the card of a seat.
#[derive(Clone, Debug, Default)]
struct Place {
    animal: String,
    name: String,
    /// Years, as they were typed.
    age: String,
}

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    places: BySeat<Place>,
    sitting: Seats,
    rules: Ruleset,
    board: Memory,
    model: Model,
    focus: Focus<Control>,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A name was typed.
    Named(Seat, String),
    /// An age was typed.
    Aged(Seat, String),
    /// A key was pressed.
    Key(Key),
}

/// The rules about how the armies stand at the start: they are chosen before it.
const START: [&str; 2] = ["setup", "restore_pawn_if_no_neighbour"];

/// The fewest and the most players.
const PLAYERS: std::ops::RangeInclusive<u32> = 2..=4;

impl State {
    /// Opens the screen; who learns here sits down first.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let mut state = Self {
            places: people::places(shared),
            sitting: Seats::FOUR,
            rules: rulesets::named("family").unwrap_or(Ruleset::FIDE),
            board: Memory::default(),
            model: Model::default(),
            focus: Focus::default(),
        };
        state.refresh(shared);
        state
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, shared: &mut Shared) -> Action<Message> {
        let action = match message {
            Message::Pressed(control) => {
                self.focus.click(control);
                self.press(control, shared)
            }
            Message::Named(seat, name) => {
                self.focus.click(Control::Name(seat));
                self.places[seat].name = name.chars().take(MAX_NAME).collect();
                Action::None
            }
            Message::Aged(seat, age) => {
                self.focus.click(Control::Age(seat));
                self.places[seat].age = people::years(&age);
                Action::None
            }
            Message::Key(key) => self.key(key, shared),
        };
        self.refresh(shared);
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
        view.screen()
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
        self.model = present::present(self, shared);
        self.focus
            .keep_within(&self.model.ring(), Some(Control::Begin));
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action<Message> {
        match control {
            Control::Back => return Action::Go(Goto::Back),
            Control::GoOn => return Action::Go(Goto::FamilyTable),
            Control::SmallBoard => return Action::Go(Goto::Table(None)),
            Control::Players(count) => self.sitting = people::seats_for(count),
            Control::Seat(seat) => self.sit(seat),
            Control::Animal(seat) => self.next_animal(seat),
            Control::Name(_) | Control::Age(_) => return self.give(control),
            Control::Younger(seat) => self.grow(seat, false),
            Control::Older(seat) => self.grow(seat, true),
            Control::Rule(place) => self.next_value(place),
            Control::Begin => return self.begin(shared),
        }
        Action::None
    }

    /// Somebody sits down, or stands up again; two always stay.
    fn sit(&mut self, seat: Seat) {
        if !self.sitting.contains(seat) {
            self.sitting = self.sitting.with(seat);
        } else if self.sitting.len() > *PLAYERS.start() {
            self.sitting = self.sitting.without(seat);
        }
    }

    /// The next animal that nobody at the table has.
    fn next_animal(&mut self, seat: Seat) {
        let own = &self.places[seat].animal;
        let at = ANIMALS.iter().position(|it| it == own);
        let round = ANIMALS.iter().cycle().skip(at.map_or(0, |it| it + 1));
        let is_free = |animal: &&&str| {
            Seat::ALL
                .iter()
                .all(|it| self.places[*it].animal != **animal)
        };
        let next = round.take(ANIMALS.len()).find(is_free).copied();
        if let Some(next) = next {
            next.clone_into(&mut self.places[seat].animal);
        }
    }

    /// Older or younger.
    fn grow(&mut self, seat: Seat, is_older: bool) {
        let place = &mut self.places[seat];
        place.age = people::grown(&place.age, is_older);
    }

    /// The next value of a rule about the start.
    fn next_value(&mut self, place: usize) {
        let Some(key) = START.get(place).and_then(|name| ruleset::Key::named(name)) else {
            return;
        };
        let here = self.rules.get(key.name);
        let at = key.values.iter().position(|it| Some(*it) == here);
        let next = key.values.iter().cycle().nth(at.map_or(0, |it| it + 1));
        if let Some(next) = next {
            // A value of the key's own list is always taken.
            let _ = self.rules.set(key.name, next);
        }
    }

    fn begin(&self, shared: &mut Shared) -> Action<Message> {
        let player = |seat: Seat| {
            let place = &self.places[seat];
            Player {
                name: present::name(place, shared),
                animal: place.animal.clone(),
                age: place.age.parse().ok(),
            }
        };
        let players = BySeat(Seat::ALL.map(player));
        shared.begin_family(&Family::new(self.sitting, players, self.rules));
        Action::Go(Goto::FamilyTable)
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action<Message> {
        let current = self.focus.current();
        match (key, current) {
            (Key::Cancel, _) => return Action::Go(Goto::Back),
            (Key::Letter(letter), Some(Control::Name(seat))) => self.places[seat].name.push(letter),
            (Key::TakeBack, Some(Control::Name(seat))) => {
                self.places[seat].name.pop();
            }
            (Key::Letter(letter), Some(Control::Age(seat))) => {
                let typed = format!("{}{letter}", self.places[seat].age);
                self.places[seat].age = people::years(&typed);
            }
            (Key::TakeBack, Some(Control::Age(seat))) => {
                self.places[seat].age.pop();
            }
            (Key::Press, Some(Control::Name(_) | Control::Age(_))) => return self.go(true),
            (Key::Press, control) => {
                let control = control.unwrap_or(Control::Begin);
                self.focus.give(control);
                return self.press(control, shared);
            }
            (Key::Next, _) => return self.go(true),
            (Key::Previous, _) => return self.go(false),
            _ => {
                if let Some(way) = key.arrow() {
                    return self.go(shared.flow().is_forward(way));
                }
            }
        }
        Action::None
    }

    /// To the next control or to the one before.
    fn go(&mut self, forward: bool) -> Action<Message> {
        let ring = self.model.ring();
        if forward {
            self.focus.next(&ring);
        } else {
            self.focus.previous(&ring);
        }
        let current = self.focus.current();
        current.map_or(Action::None, |control| self.give(control))
    }

    /// Gives the keyboard to a control, and brings it into sight.
    fn give(&mut self, control: Control) -> Action<Message> {
        self.focus.give(control);
        let writing = match control {
            Control::Name(_) | Control::Age(_) => operation::focus(view::field_of(control)),
            _ => operate(focusable::unfocus::<()>()).discard(),
        };
        let seen = reveal(view::PAGE.into(), view::id_of(control));
        Action::Run(iced::Task::batch([writing, seen]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    fn state() -> (State, Shared) {
        let shared = Shared::guest(Library::default(), &["en"]);
        (State::new(&shared), shared)
    }

    #[test]
    fn two_always_stay_at_the_table() {
        let (mut state, mut shared) = state();
        for seat in Seat::ALL {
            state.update(Message::Pressed(Control::Seat(seat)), &mut shared);
        }
        assert_eq!(state.sitting.len(), 2);
        state.update(Message::Pressed(Control::Players(3)), &mut shared);
        assert_eq!(state.sitting, Seats::FOUR.without(Seat::East));
    }

    #[test]
    fn no_two_players_have_the_same_animal() {
        let (mut state, mut shared) = state();
        for _ in 0..9 {
            state.update(Message::Pressed(Control::Animal(Seat::West)), &mut shared);
            let mut animals = Seat::ALL.map(|seat| state.places[seat].animal.clone());
            animals.sort();
            assert!(
                animals.windows(2).all(|pair| pair[0] != pair[1]),
                "{animals:?}"
            );
        }
    }

    #[test]
    fn ages_are_typed_or_stepped() {
        for (typed, expected) in [
            ("9", "9"),
            ("4x1", "41"),
            ("300", "30"),
            ("", ""),
            ("120", "99"),
        ] {
            assert_eq!(people::years(typed), expected);
        }
        let (mut state, mut shared) = state();
        let seat = Seat::South;
        let mut older = |n: usize| {
            for _ in 0..n {
                state.update(Message::Pressed(Control::Older(seat)), &mut shared);
            }
            state.places[seat].age.clone()
        };
        assert_eq!(older(1), "7");
        assert_eq!(older(13), "20");
        assert_eq!(older(2), "30");
        assert_eq!(older(40), "99");
    }

    #[test]
    fn queens_stand_as_it_was_chosen() {
        let (mut state, mut shared) = state();
        let before = state.model.scene.pieces.clone();
        state.update(Message::Pressed(Control::Rule(0)), &mut shared);
        assert_ne!(state.model.scene.pieces, before);
        state.update(Message::Pressed(Control::Begin), &mut shared);
        let family = shared.family.as_ref();
        let rules = family.map(|it| it.game().rules().setup);
        assert_eq!(rules, Some(ruleset::ArmySetup::Rotate));
    }

    #[test]
    fn names_are_kept_short_and_on_one_line() {
        let (mut state, mut shared) = state();
        let name = "  Anna\u{200B}  Maria ".to_owned();
        state.update(Message::Named(Seat::South, name), &mut shared);
        state.update(Message::Pressed(Control::Begin), &mut shared);
        let family = shared.family.as_ref();
        let south = family.map(|it| it.player(Seat::South).name.clone());
        assert_eq!(south.as_deref(), Some("Anna Maria"));
    }
}
