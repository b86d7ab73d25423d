//! Who plays the family game: two, three or four players, each with an animal, a name and an age.
//!
//! Names may be left out: then the animal's stands for them. A game that was left can be gone on
//! with. Which words and pictures stand there is in `present`, and `view` lays them out.

pub mod model;
mod people;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, Frame, Framed, HasFrame, in_frame};
use crate::gui::board::Memory;
use crate::lesson::rulesets;
use crate::progress::profiles::{ANIMALS, MAX_NAME, tidy};
use crate::rules::{BySeat, Cross, Ruleset, Seat, Seats, ruleset};
use crate::table::{Player, Table};
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
    frame: Frame<Control, Model>,
    places: BySeat<Place>,
    sitting: Seats,
    rules: Ruleset,
    /// Whether it was asked if the game that waits may end.
    asks: bool,
    board: Memory,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

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
            sitting: shared.family.game().map_or(Seats::FOUR, Table::seats),
            rules: rulesets::named("family").unwrap_or(Ruleset::FIDE),
            asks: false,
            board: Memory::default(),
            frame: Frame::default(),
        };
        state.refresh(shared);
        state
    }

    /// Somebody stands up; two always stay.
    fn stand(&mut self, seat: Seat) {
        if self.sitting.len() > *PLAYERS.start() {
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
        let Some(key) = START
            .get(place)
            .and_then(|name| ruleset::RuleKey::named(name))
        else {
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

    /// Begins a game. Where one waits that is not over, it is asked first whether that one may end.
    fn begin(&mut self, shared: &mut Shared) -> Action {
        if waiting(shared).is_some() && !std::mem::replace(&mut self.asks, true) {
            return Action::None;
        }
        let game = Table::seated(self.sitting, self.players(), self.rules);
        shared.begin_family(&game);
        Action::Go(Goto::FamilyTable)
    }

    /// The two who sit here play on the board for two: who sits at the bottom has White.
    fn begin_small(&self, shared: &mut Shared) -> Action {
        let mut seats = self.sitting.iter();
        if let (Some(one), Some(other)) = (seats.next(), seats.next()) {
            let sitting = self.players();
            let mut players = BySeat::default();
            players[Seat::WHITE] = sitting[one].clone();
            players[Seat::BLACK] = sitting[other].clone();
            shared.seated = Some(players);
        }
        Action::Go(Goto::Table(None))
    }

    /// Who sits where; a name that was not typed stays open, and the animal's stands for it.
    fn players(&self) -> BySeat<Player> {
        let player = |seat: Seat| {
            let place = &self.places[seat];
            Player {
                name: tidy(&place.name),
                animal: place.animal.clone(),
                age: place.age.parse().ok(),
            }
        };
        BySeat(Seat::ALL.map(player))
    }
}

/// The game that was left and is not over.
fn waiting(shared: &Shared) -> Option<&Table<Cross>> {
    shared.family.game().filter(|it| it.outcome().is_none())
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        view::View::new(&self.frame, &self.board, shared).within(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        match control {
            Control::Back => return Action::Go(Goto::Back),
            Control::GoOn => return Action::Go(Goto::FamilyTable),
            Control::SmallBoard => return self.begin_small(shared),
            Control::Players(count) => self.sitting = people::seats_for(count),
            Control::Seat(seat) => self.sitting = self.sitting.with(seat),
            Control::Stand(seat) => self.stand(seat),
            Control::Animal(seat) => self.next_animal(seat),
            Control::Name(_) | Control::Age(_) => return self.give(control),
            Control::Younger(seat) => self.grow(seat, false),
            Control::Older(seat) => self.grow(seat, true),
            Control::Rule(place) => self.next_value(place),
            Control::Begin => return self.begin(shared),
        }
        Action::None
    }

    fn typed(&mut self, field: Control, text: String, _shared: &mut Shared) -> Action {
        match field {
            Control::Name(seat) => {
                self.places[seat].name = text.chars().take(MAX_NAME).collect();
            }
            Control::Age(seat) => self.places[seat].age = people::years(&text),
            _ => {}
        }
        Action::None
    }

    fn writes(&self, _typed: char, _shared: &Shared) -> bool {
        matches!(self.focused(), Some(Control::Name(_)))
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match (key, self.focused()) {
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
            (Key::Press, _) => return self.press_focused(&[Control::Begin], shared),
            _ => return self.go_by(key, shared),
        }
        Action::None
    }

    fn heirs(&self) -> &'static [Control] {
        &[Control::Begin]
    }

    fn field(&self, control: Control) -> Option<Id> {
        matches!(control, Control::Name(_) | Control::Age(_)).then(|| view::field_of(control))
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
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
            state.update(Message::Pressed(Control::Stand(seat)), &mut shared);
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
        let before = state.frame.model.scene.pieces.clone();
        state.update(Message::Pressed(Control::Rule(0)), &mut shared);
        assert_ne!(state.frame.model.scene.pieces, before);
        state.update(Message::Pressed(Control::Begin), &mut shared);
        let family = shared.family.game();
        let rules = family.map(|it| it.game().rules().setup);
        assert_eq!(rules, Some(ruleset::ArmySetup::Rotate));
    }

    #[test]
    fn names_are_kept_short_and_on_one_line() {
        let (mut state, mut shared) = state();
        let name = "  Anna\u{200B}  Maria ".to_owned();
        state.update(
            Message::Typed(Control::Name(Seat::South), name),
            &mut shared,
        );
        state.update(Message::Pressed(Control::Begin), &mut shared);
        let family = shared.family.game();
        let south = family.map(|it| it.player(Seat::South).name.clone());
        assert_eq!(south.as_deref(), Some("Anna Maria"));
    }
}
