//! The supervisor (family rule 7): a card for every rule that can change in a game, in normal chess and at this
//! table, and what can be said at once: who goes, who comes back, who wins.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::table::model::{Body, Control, SupervisorCard, Tool, Value};
use crate::gui::screen::table::words::{self, TableWords};
use crate::gui::screen::table::{State, TableBoard};
use crate::locale::Phrase;
use crate::rules::ruleset::{KEYS, RuleKey};
use crate::rules::{Ruleset, Seats, Status};

/// The rules of the family game: first those that make it, then their details and the draws.
const CARDS: [&str; 27] = [
    "double_step",
    "rule3",
    "absent",
    "announce_check",
    "alliances",
    "mated_army",
    "stalemate",
    "ep_geometry",
    "ep_window",
    "ep_takes_both",
    "promotion_row",
    "promotion_set",
    "corner_squeeze",
    "team_counts_as_one",
    "absent_attack",
    "absent_counts_alive",
    "check_call",
    "call_window",
    "silent_check_capture",
    "repetition",
    "fifty_effect",
    "fivefold",
    "seventy_five",
    "claims",
    "agreement",
    "resign",
    "dead_position",
];

/// The rules that nobody changes during a game of several: how it starts, and what is for two.
const WITHOUT_CARD: [&str; 10] = [
    "supervisor",
    "setup",
    "restore_pawn_if_no_neighbour",
    "same_position",
    "fifty_reset",
    "claim_by",
    "resign_vs_unwinnable",
    "promotion_compulsory",
    "touch",
    "takeback",
];

/// The rules that a supervisor may change during the game. A rule that is in neither list has its card
/// behind the others, so that none is forgotten.
pub(super) fn keys() -> impl Iterator<Item = &'static RuleKey> {
    let others = KEYS.iter().map(|key| key.name);
    let others = others.filter(|name| !CARDS.contains(name) && !WITHOUT_CARD.contains(name));
    CARDS.into_iter().chain(others).filter_map(RuleKey::named)
}

/// What the supervisor can do now.
pub(super) fn body<G: TableBoard>(state: &State<G>, open: Option<usize>, shared: &Shared) -> Body {
    let rules = state.game.rules();
    let cards = keys().enumerate();
    let cards = cards.map(|(place, key)| card((place, key), rules, open == Some(place), shared));
    Body::Supervisor {
        tools: tools(state, shared),
        cards: cards.collect(),
    }
}

fn card(
    (place, key): (usize, &'static RuleKey),
    rules: &Ruleset,
    is_open: bool,
    shared: &Shared,
) -> SupervisorCard {
    let here = rules.get(key.name).unwrap_or_default();
    let normal = Ruleset::FIDE.get(key.name).unwrap_or_default();
    let reads = |value| words::reading(key, value, shared);
    let values = key.values.iter().enumerate().filter(|_| is_open);
    let values = values.map(|(number, value)| Value {
        control: Control::Value(place, number),
        reads: reads(value),
        is_chosen: *value == here,
    });
    let rule = reads(here);
    let (normal, here) = if normal == here {
        (None, Phrase::FamilySame { rule })
    } else {
        let normal = Phrase::FamilyNormal {
            rule: reads(normal),
        };
        (Some(shared.label(&normal)), Phrase::FamilyHere { rule })
    };
    SupervisorCard {
        control: Control::Card(place),
        name: words::rule(key, shared),
        normal,
        here: shared.label(&here),
        values: values.collect(),
    }
}

/// What is done at once, and the way to what is done by a word.
fn tools<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let has_past = game.game().has_events();
    let is_on = game.outcome().is_none();
    vec![
        tool(Control::TakeBackNow, Icon::Undo, Phrase::FamilyTakeBackNow).on(has_past),
        tool(Control::Declare, Icon::Say, Phrase::FamilyDeclare).on(is_on),
    ]
}

/// What the supervisor can say of the players and of the game.
pub(super) fn declarations<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let called = |seat| TableWords { game, shared }.called(seat);
    let alive = || game.position().alive().iter();
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let mut tools = Vec::new();
    for seat in alive() {
        let player = called(seat);
        let is_here = game.game().status(seat) == Status::AtTable;
        tools.push(if is_here {
            tool(
                Control::LetGo(seat),
                Icon::Next,
                Phrase::FamilyLetGo { player },
            )
        } else {
            let phrase = Phrase::FamilyCallBack { player };
            tool(Control::CallBack(seat), Icon::Back, phrase)
        });
        let player = called(seat);
        let phrase = Phrase::FamilyTakeOut { player };
        tools.push(tool(Control::TakeOut(seat), Icon::Flag, phrase));
    }
    for seat in alive() {
        let player = called(seat);
        let winner = Control::Finish(Seats::NONE.with(seat));
        let phrase = Phrase::FamilyDeclareWin { player };
        tools.push(tool(winner, Icon::Check, phrase));
    }
    let draw = Control::Finish(Seats::NONE);
    tools.push(tool(draw, Icon::Draw, Phrase::FamilyDeclareDraw));
    tools
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_rule_has_a_card_or_is_for_no_supervisor() {
        let lists = CARDS.iter().chain(&WITHOUT_CARD);
        let known: BTreeSet<&str> = lists.copied().collect();
        assert_eq!(known.len(), CARDS.len() + WITHOUT_CARD.len(), "named twice");
        for name in known {
            assert!(RuleKey::named(name).is_some(), "{name} is no rule");
        }
        let rules = crate::lesson::rulesets::named("family").unwrap();
        let at_the_start = &WITHOUT_CARD[..3];
        for difference in rules.differences(&Ruleset::FIDE) {
            let name = difference.key.name;
            let has_card = keys().any(|key| key.name == name);
            assert!(has_card || at_the_start.contains(&name), "{name}");
        }
    }
}
