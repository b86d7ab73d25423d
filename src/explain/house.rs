//! House rules in words: what a point is called, how each rule set reads on it, and which card is about it.
//!
//! The sentences are found by the names that the file of rules uses: the key `rule3` is called
//! `house-rule3`, with the value `off` it reads `house-rule3-off`. A test holds that none is missing.

use crate::locale::Phrase;
use crate::rules::ruleset::RuleKey;

/// What a key is called; `None` for a key that has no name, which no key is.
#[must_use]
pub fn key_name(key: &RuleKey) -> Option<Phrase> {
    Phrase::named(&id(key))
}

/// How a key's value reads; `None` if the key has no such value.
#[must_use]
pub fn reading(key: &RuleKey, value: &str) -> Option<Phrase> {
    let value = key.values.iter().find(|known| **known == value)?;
    Phrase::named(&format!("{}-{}", id(key), hyphened(value)))
}

fn id(key: &RuleKey) -> String {
    format!("house-{}", hyphened(key.name))
}

/// A name as the word files write it.
fn hyphened(name: &str) -> String {
    name.replace('_', "-").to_lowercase()
}

/// The card of the rulebook that is about a key; `None` for a key that has none, which no key is.
#[must_use]
pub fn key_card(key: &RuleKey) -> Option<Phrase> {
    Some(match key.name {
        "repetition" => Phrase::RuleThreefold,
        "same_position" => Phrase::RuleSamePosition,
        "fifty_reset" | "fifty_effect" => Phrase::RuleFiftyMoves,
        "fivefold" => Phrase::RuleFivefold,
        "seventy_five" => Phrase::RuleSeventyFive,
        "claims" | "claim_by" => Phrase::RuleClaims,
        "dead_position" => Phrase::RuleDeadPosition,
        "agreement" => Phrase::RuleAgreement,
        "resign" | "resign_vs_unwinnable" => Phrase::RuleResignation,
        "promotion_set" | "promotion_compulsory" => Phrase::RulePromotion,
        "touch" => Phrase::RuleTouchMove,
        "takeback" => Phrase::RuleTakeBack,
        "announce_check" | "check_call" | "call_window" | "silent_check_capture" => {
            Phrase::RuleFamilySayCheck
        }
        "double_step" => Phrase::RuleFamilyPawns,
        "ep_geometry" | "ep_window" | "ep_takes_both" => Phrase::RuleFamilyPassing,
        "promotion_row" => Phrase::RuleFamilyLastRow,
        "corner_squeeze" | "setup" | "restore_pawn_if_no_neighbour" => Phrase::RuleFamilyBoard,
        "rule3" | "team_counts_as_one" => Phrase::RuleFamilyAttackers,
        "absent" | "absent_attack" | "absent_counts_alive" => Phrase::RuleFamilyAbsent,
        "alliances" => Phrase::RuleFamilyTeams,
        "mated_army" => Phrase::RuleFamilyMate,
        "stalemate" => Phrase::RuleFamilyPass,
        "supervisor" => Phrase::RuleFamilySupervisor,
        _ => return None,
    })
}
