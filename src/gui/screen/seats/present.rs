//! From the seats to what the screen shows.

use crate::explain::army_word;
use crate::gui::screen::seats::model::{Chair, Model, Words};
use crate::gui::screen::seats::{PLAYERS, Place, State};
use crate::gui::shared::Shared;
use crate::locale::Phrase;
use crate::rules::{Position, Seat};
use crate::scene::{Coordinates, Scene};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let start = Position::cross_start(state.sitting);
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
        small_board: is_two.then(|| shared.label(&Phrase::FamilySmallBoard)),
    }
}

/// The name of a player: as it was typed, or that of the animal.
pub(super) fn name(place: &Place, shared: &Shared) -> String {
    match place.name.trim() {
        "" => shared.animal(&place.animal),
        name => name.to_owned(),
    }
}

/// The way on with the game that was left, if it is not over.
fn go_on(shared: &Shared) -> Option<String> {
    let family = shared.family.as_ref().filter(|it| it.outcome().is_none())?;
    let seats = family.seats().iter();
    let names: Vec<&str> = seats
        .map(|seat| family.player(seat).name.as_str())
        .collect();
    let players = names.join(", ");
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
            army: army_word(seat),
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
