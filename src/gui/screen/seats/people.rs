//! Who could sit down, where, and how old somebody may be.

use crate::gui::base::shared::Shared;
use crate::gui::screen::seats::Place;
use crate::progress::profiles::ANIMALS;
use crate::rules::{BySeat, Seat, Seats};
use crate::table::MOST_YEARS;

/// The age with which a child begins to grow, and a grown-up.
const FIRST_AGE: u8 = 7;
const GROWN_UP_AGE: u8 = 40;

/// The age from which years are counted by fives.
const ADULT: u8 = 20;

/// A step older or younger: by a year for children, by five years for grown-ups.
pub(super) fn grown(age: &str, is_older: bool) -> String {
    let next = match (age.parse::<u8>().ok(), is_older) {
        (None, true) => FIRST_AGE,
        (None, false) => GROWN_UP_AGE,
        (Some(age), true) if age < ADULT => age + 1,
        (Some(age), true) => (age / 5 * 5 + 5).min(MOST_YEARS),
        (Some(age), false) if age <= ADULT => age.saturating_sub(1).max(1),
        (Some(age), false) => (age - 1) / 5 * 5,
    };
    next.to_string()
}

/// What of the typed letters can be an age.
pub(super) fn years(typed: &str) -> String {
    let digits: String = typed.chars().filter(char::is_ascii_digit).take(3).collect();
    match digits.parse::<u8>() {
        Ok(age) => age.min(MOST_YEARS).to_string(),
        Err(_) => digits.chars().take(2).collect(),
    }
}

/// The seats for a number of players: two sit opposite each other.
pub(super) fn seats_for(count: u32) -> Seats {
    match count {
        2 => Seats::TWO,
        3 => Seats::FOUR.without(Seat::East),
        _ => Seats::FOUR,
    }
}

/// Who played last, where they sat; the other seats are for who learns here, the present learner first, and for animals.
pub(super) fn places(shared: &Shared) -> BySeat<Place> {
    let mut places: BySeat<Option<Place>> = BySeat::default();
    if let Some(game) = shared.family.game() {
        for seat in game.seats().iter() {
            let player = game.player(seat);
            places[seat] = Some(Place {
                animal: player.animal.clone(),
                name: player.name.clone(),
                age: player.age.map(|age| age.to_string()).unwrap_or_default(),
            });
        }
    }
    let taken: Vec<String> = Seat::ALL
        .iter()
        .filter_map(|seat| Some(places[*seat].as_ref()?.animal.clone()))
        .collect();
    let newcomers = newcomers(shared).into_iter();
    let mut newcomers = newcomers.filter(|it| !taken.contains(&it.animal));
    BySeat(Seat::ALL.map(|seat| {
        let place = places[seat].take().or_else(|| newcomers.next());
        place.unwrap_or_default()
    }))
}

/// Who learns here, the present learner first, and animals.
fn newcomers(shared: &Shared) -> Vec<Place> {
    let present = shared.learner.profile();
    let learners = shared.learner.everybody().into_iter();
    let others = learners.filter(|it| it.id != present.id);
    let all = [present].into_iter().chain(others);
    let mut places: Vec<Place> = Vec::new();
    for profile in all.filter(|it| ANIMALS.contains(&it.avatar.as_str())) {
        if places.iter().all(|it| it.animal != profile.avatar) {
            places.push(Place {
                animal: profile.avatar.clone(),
                name: profile.name.clone(),
                age: String::new(),
            });
        }
    }
    for animal in ANIMALS {
        if places.iter().all(|it| it.animal != animal) {
            let animal = animal.to_owned();
            places.push(Place {
                animal,
                ..Place::default()
            });
        }
    }
    places
}
