//! The cards of the players: how things stand with each, and what they have taken.

use crate::explain::side_word;
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::table::model::{CardLook, Control, PlayerCard, Tool};
use crate::gui::screen::table::words::TableWords;
use crate::gui::screen::table::{State, TableBoard};
use crate::lesson::kinds::value;
use crate::locale::Phrase;
use crate::progress::profiles::ANIMALS;
use crate::rules::{Seat, Status};
use crate::table::Table;

/// The card of everybody who plays.
pub(super) fn cards<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<PlayerCard> {
    let seats = state.game.seats().iter();
    seats.map(|seat| card(state, seat, shared)).collect()
}

fn card<G: TableBoard>(state: &State<G>, seat: Seat, shared: &Shared) -> PlayerCard {
    let game = &state.game;
    let player = game.player(seat);
    let words = TableWords { game, shared };
    let name = words.called(seat);
    let (tone, status) = standing(state, seat, shared);
    let animal = animal(game, seat, shared);
    PlayerCard {
        seat,
        hat: shared.hat_of(&animal),
        animal,
        name: match player.age {
            Some(age) => shared.label(&Phrase::FamilyCardName {
                player: name.clone(),
                age: age.into(),
            }),
            None => name.clone(),
        },
        status,
        tone,
        has_turn: game.turn() == seat && game.outcome().is_none(),
        captured_label: shared.label(&match words.name(seat) {
            Some(player) => Phrase::FamilyCaptured { player },
            None => Phrase::TableCaptured {
                side: side_word(seat),
            },
        }),
        captured: game.captured_by(seat),
        lead: lead(game, seat),
        button: button(state, seat, shared).filter(|_| !game.is_for_two()),
    }
}

/// The picture of a player. Two whom nobody has named have faces all the same: whoever learns sits with
/// White, another animal with Black.
fn animal<G: TableBoard>(game: &Table<G>, seat: Seat, shared: &Shared) -> String {
    let own = &game.player(seat).animal;
    if !own.is_empty() || !game.is_for_two() {
        return own.clone();
    }
    let learner = shared.learner.profile().avatar.as_str();
    let known = ANIMALS.into_iter().find(|it| *it == learner);
    let white = known.unwrap_or(ANIMALS[0]);
    let mut others = ANIMALS.into_iter().filter(|it| *it != white);
    let animal = if seat == Seat::WHITE {
        Some(white)
    } else {
        others.next()
    };
    animal.unwrap_or_default().to_owned()
}

/// By how many points one of two has taken more than the other.
fn lead<G: TableBoard>(game: &Table<G>, seat: Seat) -> Option<String> {
    if !game.is_for_two() {
        return None;
    }
    let points = |seat| -> u32 {
        let taken = game.captured_by(seat);
        taken.into_iter().map(|piece| value(piece.role)).sum()
    };
    let more = points(seat).saturating_sub(points(seat.opposite()));
    (more > 0).then(|| format!("+{more}"))
}

/// How things stand with a player.
fn standing<G: TableBoard>(state: &State<G>, seat: Seat, shared: &Shared) -> (CardLook, String) {
    let game = &state.game;
    let words = TableWords { game, shared };
    let mut parts = Vec::new();
    let callers = game.checked_by(seat);
    let partners = game.game().allies(seat);
    let has_turn = game.turn() == seat;
    let (tone, phrase) = match (game.outcome(), game.game().status(seat)) {
        (Some(end), _) if end.winners.contains(seat) => (CardLook::Winner, Phrase::FamilyHasWon),
        (_, Status::Out) => (CardLook::Pale, Phrase::FamilyIsOut),
        (_, Status::Away) => (CardLook::Pale, Phrase::FamilyAway),
        (_, Status::Returning) => (CardLook::Pale, Phrase::FamilyComing),
        (None, Status::AtTable) if !callers.is_empty() && !game.is_for_two() => {
            let players = words.names(callers.iter().copied());
            (CardLook::Danger, Phrase::FamilyInCheck { players })
        }
        (None, Status::AtTable) if has_turn => (CardLook::Turn, Phrase::FamilyToMove),
        (Some(_), Status::AtTable) if game.is_for_two() => {
            (CardLook::Calm, Phrase::TableShakeHands)
        }
        (_, Status::AtTable) => (CardLook::Calm, Phrase::FamilyWaiting),
    };
    parts.push(shared.label(&phrase));
    if !partners.is_empty() {
        let players = words.names(partners.iter());
        parts.push(shared.label(&Phrase::FamilyTeam { players }));
    }
    (tone, parts.join(" · "))
}

/// Leave or come back; children who may not leave have no such button.
fn button<G: TableBoard>(state: &State<G>, seat: Seat, shared: &Shared) -> Option<Tool> {
    let game = state.game.game();
    if game.outcome().is_some() {
        return None;
    }
    let tool = |control, phrase| shared.tool(control, None, &phrase);
    match game.status(seat) {
        Status::Away => Some(tool(Control::Return(seat), Phrase::FamilyReturn)),
        Status::AtTable | Status::Returning if game.may_leave(seat).is_ok() => {
            Some(tool(Control::Leave(seat), Phrase::FamilyLeave))
        }
        _ => None,
    }
}

/// Who can be a partner of whoever is to move, and who is one.
pub(super) fn teams<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let turn = game.turn();
    let others = game.position().alive().without(turn).iter();
    let partners = game.game().allies(turn);
    let tool = |seat| {
        let player = TableWords { game, shared }.called(seat);
        let (control, icon, phrase) = if partners.contains(seat) {
            (
                Control::Part(seat),
                Icon::Cross,
                Phrase::FamilyPart { player },
            )
        } else {
            (
                Control::Ally(seat),
                Icon::More,
                Phrase::FamilyTeamUp { player },
            )
        };
        shared.tool(control, icon, &phrase)
    };
    others.map(tool).collect()
}

/// Everybody who could leave; who may not is told why.
pub(super) fn leaving<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let here = game.position().present().iter();
    let tool = |seat| {
        let player = TableWords { game, shared }.called(seat);
        let phrase = Phrase::FamilyLeaves { player };
        shared.tool(Control::Leave(seat), Icon::Next, &phrase)
    };
    here.map(tool).collect()
}
