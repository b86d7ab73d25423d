//! From the seats to what the screen shows.

use crate::explain::{self, side_word};
use crate::gui::screen::seats::model::{Chair, Model, Words};
use crate::gui::screen::seats::{PLAYERS, Place, START, State};
use crate::gui::shared::Shared;
use crate::locale::Phrase;
use crate::progress::profiles::tidy;
use crate::rules::ruleset::Key;
use crate::rules::{Position, Seat, Seats};
use crate::scene::{Coordinates, Scene};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let start = Position::cross_start_under(state.sitting, &state.rules);
    let mut scene = Scene::of_board(start.board(), Seat::South);
    scene.coordinates = Coordinates::Hidden;
    let counts = PLAYERS.map(|count| {
        let words = shared.label(&Phrase::FamilyPlayers { count });
        (count, words, state.sitting.len() == count)
    });
    let is_two = state.sitting.len() == *PLAYERS.start();
    Model {
        title: shared.label(&Phrase::FamilyTitle),
        back: shared.label(&Phrase::ButtonBack),
        line: shared.label(&Phrase::FamilyLine),
        go_on: go_on(shared),
        counts: counts.collect(),
        chairs: Seat::ALL.map(|seat| chair(state, seat, shared)).into(),
        words: words(shared),
        scene,
        begin: shared.label(&Phrase::FamilyBegin),
        rules: rules(state, shared),
        small_board: is_two.then(|| shared.label(&Phrase::FamilySmallBoard)),
    }
}

/// The rules about the start; the far right pawns matter only where a seat is empty.
fn rules(state: &State, shared: &Shared) -> Vec<(String, String)> {
    let is_full = state.sitting == Seats::FOUR;
    let keys = START.iter().take(if is_full { 1 } else { START.len() });
    let rule = |name: &&str| {
        let key = Key::named(name)?;
        let here = explain::reading(key, state.rules.get(name)?)?;
        Some((shared.label(&explain::key_name(key)?), shared.label(&here)))
    };
    keys.filter_map(rule).collect()
}

/// The name of a player: as it was typed, or that of the animal.
pub(super) fn name(place: &Place, shared: &Shared) -> String {
    match tidy(&place.name) {
        name if name.is_empty() => shared.animal(&place.animal),
        name => name,
    }
}

/// The way on with the game that was left, if it is not over.
fn go_on(shared: &Shared) -> Option<String> {
    let family = shared.family.as_ref().filter(|it| it.outcome().is_none())?;
    let seats = family.seats().iter();
    let players = seats.map(|seat| family.player(seat).name.clone()).collect();
    Some(shared.label(&Phrase::FamilyGoOn { players }))
}

fn chair(state: &State, seat: Seat, shared: &Shared) -> Chair {
    let place = &state.places[seat];
    let is_taken = state.sitting.contains(seat);
    let toggle = if is_taken {
        Phrase::FamilyStandUp
    } else {
        Phrase::FamilySitDown
    };
    Chair {
        seat,
        army: shared.label(&Phrase::FamilyArmy {
            army: side_word(seat),
        }),
        is_taken,
        animal: place.animal.clone(),
        animal_name: shared.animal(&place.animal),
        name: place.name.clone(),
        age: place.age.clone(),
        toggle: shared.label(&toggle),
    }
}

fn words(shared: &Shared) -> Words {
    let label = |phrase| shared.label(&phrase);
    Words {
        animal: label(Phrase::FamilyAnimal),
        age: label(Phrase::FamilyAge),
        younger: label(Phrase::FamilyYounger),
        older: label(Phrase::FamilyOlder),
        nobody: label(Phrase::FamilyEmptySeat),
        why: label(Phrase::FamilyAgesWhy),
        privacy: label(Phrase::LearnersPrivacy),
    }
}
