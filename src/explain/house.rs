//! House rules in words: what a point is called, and how each rule set reads on it.

use crate::locale::Phrase;
use crate::rules::Difference;
use crate::rules::ruleset::Key;

/// A point on which two rule sets differ, with both readings side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRule {
    /// What the point is called.
    pub name: Phrase,
    /// How these rules read.
    pub here: Phrase,
    /// How the other rules read: the Laws', if they were compared with the Laws.
    pub other: Phrase,
    /// The article of the Laws that the point is about.
    pub article: &'static str,
}

/// Puts a difference into words; `None` for a key that has none, which no key is.
#[must_use]
pub fn difference(difference: &Difference) -> Option<HouseRule> {
    Some(HouseRule {
        name: key_name(difference.key)?,
        here: reading(difference.key, difference.here)?,
        other: reading(difference.key, difference.other)?,
        article: difference.key.article,
    })
}

/// What a key is called; `None` for a key that has no name, which no key is.
#[must_use]
pub fn key_name(key: &Key) -> Option<Phrase> {
    Some(match key.name {
        "repetition" => Phrase::HouseRepetition,
        "same_position" => Phrase::HouseSamePosition,
        "fifty_reset" => Phrase::HouseFiftyReset,
        "fifty_effect" => Phrase::HouseFiftyEffect,
        "fivefold" => Phrase::HouseFivefold,
        "seventy_five" => Phrase::HouseSeventyFive,
        "claims" => Phrase::HouseClaims,
        "claim_by" => Phrase::HouseClaimBy,
        "dead_position" => Phrase::HouseDeadPosition,
        "agreement" => Phrase::HouseAgreement,
        "resign" => Phrase::HouseResign,
        "resign_vs_unwinnable" => Phrase::HouseResignVsUnwinnable,
        "promotion_set" => Phrase::HousePromotionSet,
        "promotion_compulsory" => Phrase::HousePromotionCompulsory,
        "touch" => Phrase::HouseTouch,
        "takeback" => Phrase::HouseTakeback,
        "announce_check" => Phrase::HouseAnnounceCheck,
        _ => return None,
    })
}

/// How a key's value reads; `None` if the key has no such value.
#[must_use]
pub fn reading(key: &Key, value: &str) -> Option<Phrase> {
    Some(match (key.name, value) {
        ("repetition", "fide_position") => Phrase::HouseRepetitionFidePosition,
        ("repetition", "club_sequence") => Phrase::HouseRepetitionClubSequence,
        ("repetition", "automatic") => Phrase::HouseRepetitionAutomatic,
        ("same_position", "fide") => Phrase::HouseSamePositionFide,
        ("same_position", "disposition_only") => Phrase::HouseSamePositionDispositionOnly,
        ("fifty_reset", "pawn_or_capture") => Phrase::HouseFiftyResetPawnOrCapture,
        ("fifty_reset", "promotion_or_capture") => Phrase::HouseFiftyResetPromotionOrCapture,
        ("fifty_effect", "claim") => Phrase::HouseFiftyEffectClaim,
        ("fifty_effect", "automatic") => Phrase::HouseFiftyEffectAutomatic,
        ("fivefold", "on") => Phrase::HouseFivefoldOn,
        ("fivefold", "off") => Phrase::HouseFivefoldOff,
        ("seventy_five", "on") => Phrase::HouseSeventyFiveOn,
        ("seventy_five", "off") => Phrase::HouseSeventyFiveOff,
        ("claims", "on") => Phrase::HouseClaimsOn,
        ("claims", "off") => Phrase::HouseClaimsOff,
        ("claim_by", "player_to_move") => Phrase::HouseClaimByPlayerToMove,
        ("claim_by", "any_player") => Phrase::HouseClaimByAnyPlayer,
        ("dead_position", "full") => Phrase::HouseDeadPositionFull,
        ("dead_position", "material_four") => Phrase::HouseDeadPositionMaterialFour,
        ("dead_position", "off") => Phrase::HouseDeadPositionOff,
        ("agreement", "on") => Phrase::HouseAgreementOn,
        ("agreement", "off") => Phrase::HouseAgreementOff,
        ("resign", "on") => Phrase::HouseResignOn,
        ("resign", "off") => Phrase::HouseResignOff,
        ("resign_vs_unwinnable", "draw") => Phrase::HouseResignVsUnwinnableDraw,
        ("resign_vs_unwinnable", "loss") => Phrase::HouseResignVsUnwinnableLoss,
        ("promotion_set", "QRBN") => Phrase::HousePromotionSetQrbn,
        ("promotion_set", "QRBNP") => Phrase::HousePromotionSetQrbnp,
        ("promotion_compulsory", "true") => Phrase::HousePromotionCompulsoryTrue,
        ("promotion_compulsory", "false") => Phrase::HousePromotionCompulsoryFalse,
        ("touch", "touch_move") => Phrase::HouseTouchTouchMove,
        ("touch", "release_final") => Phrase::HouseTouchReleaseFinal,
        ("touch", "free_until_confirm") => Phrase::HouseTouchFreeUntilConfirm,
        ("takeback", "never") => Phrase::HouseTakebackNever,
        ("takeback", "opponent_agrees") => Phrase::HouseTakebackOpponentAgrees,
        ("takeback", "free") => Phrase::HouseTakebackFree,
        ("announce_check", "off") => Phrase::HouseAnnounceCheckOff,
        ("announce_check", "courtesy") => Phrase::HouseAnnounceCheckCourtesy,
        ("announce_check", "required_to_bind") => Phrase::HouseAnnounceCheckRequiredToBind,
        _ => return None,
    })
}
