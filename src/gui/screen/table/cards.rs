//! The cards of the players: how things stand with each, and what they have taken.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::table::model::{CardLook, Control, PlayerCard, Tool};
use crate::gui::screen::table::words::TableWords;
use crate::gui::screen::table::{State, TableBoard};
use crate::locale::Phrase;
use crate::rules::{Seat, Status};

/// The card of everybody who plays.
pub(super) fn cards<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<PlayerCard> {
    let seats = state.game.seats().iter();
    seats.map(|seat| card(state, seat, shared)).collect()
}

fn card<G: TableBoard>(state: &State<G>, seat: Seat, shared: &Shared) -> PlayerCard {
    let game = &state.game;
    let player = game.player(seat);
    let name = TableWords { game, shared }.called(seat);
    let (tone, status) = standing(state, seat, shared);
    PlayerCard {
        seat,
        animal: player.animal.clone(),
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
        captured_label: shared.label(&Phrase::FamilyCaptured { player: name }),
        captured: game.game().captured_by(seat),
        button: button(state, seat, shared),
    }
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
        (None, Status::AtTable) if !callers.is_empty() => {
            let players = words.names(callers.iter().copied());
            (CardLook::Danger, Phrase::FamilyInCheck { players })
        }
        (None, Status::AtTable) if has_turn => (CardLook::Turn, Phrase::FamilyToMove),
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
