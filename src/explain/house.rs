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
        "check_call" => Phrase::HouseCheckCall,
        "call_window" => Phrase::HouseCallWindow,
        "silent_check_capture" => Phrase::HouseSilentCheckCapture,
        "double_step" => Phrase::HouseDoubleStep,
        "ep_geometry" => Phrase::HouseEpGeometry,
        "ep_window" => Phrase::HouseEpWindow,
        "ep_takes_both" => Phrase::HouseEpTakesBoth,
        "promotion_row" => Phrase::HousePromotionRow,
        "corner_squeeze" => Phrase::HouseCornerSqueeze,
        "setup" => Phrase::HouseSetup,
        "restore_pawn_if_no_neighbour" => Phrase::HouseRestorePawn,
        "rule3" => Phrase::HouseRule3,
        "team_counts_as_one" => Phrase::HouseTeamCountsAsOne,
        "absent" => Phrase::HouseAbsent,
        "absent_attack" => Phrase::HouseAbsentAttack,
        "absent_counts_alive" => Phrase::HouseAbsentCountsAlive,
        "alliances" => Phrase::HouseAlliances,
        "mated_army" => Phrase::HouseMatedArmy,
        "stalemate" => Phrase::HouseStalemate,
        "supervisor" => Phrase::HouseSupervisor,
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
        ("check_call", "by_hand") => Phrase::HouseCheckCallByHand,
        ("check_call", "auto") => Phrase::HouseCheckCallAuto,
        ("call_window", "next_move") => Phrase::HouseCallWindowNextMove,
        ("call_window", "until_victim_moves") => Phrase::HouseCallWindowUntilVictimMoves,
        ("silent_check_capture", "false") => Phrase::HouseSilentCheckCaptureFalse,
        ("silent_check_capture", "true") => Phrase::HouseSilentCheckCaptureTrue,
        ("double_step", "first_move") => Phrase::HouseDoubleStepFirstMove,
        ("double_step", "any_time") => Phrase::HouseDoubleStepAnyTime,
        ("ep_geometry", "attacks_X") => Phrase::HouseEpGeometryAttacksX,
        ("ep_geometry", "beside_Y") => Phrase::HouseEpGeometryBesideY,
        ("ep_window", "until_movers_turn") => Phrase::HouseEpWindowUntilMoversTurn,
        ("ep_window", "next_player_only") => Phrase::HouseEpWindowNextPlayerOnly,
        ("ep_takes_both", "false") => Phrase::HouseEpTakesBothFalse,
        ("ep_takes_both", "true") => Phrase::HouseEpTakesBothTrue,
        ("promotion_row", "end_of_line") => Phrase::HousePromotionRowEndOfLine,
        ("promotion_row", "far_row_only") => Phrase::HousePromotionRowFarRowOnly,
        ("promotion_row", "own_8th") => Phrase::HousePromotionRowOwn8th,
        ("promotion_row", "any_enemy_back_row") => Phrase::HousePromotionRowAnyEnemyBackRow,
        ("corner_squeeze", "true") => Phrase::HouseCornerSqueezeTrue,
        ("corner_squeeze", "false") => Phrase::HouseCornerSqueezeFalse,
        ("setup", "mirror") => Phrase::HouseSetupMirror,
        ("setup", "rotate") => Phrase::HouseSetupRotate,
        ("restore_pawn_if_no_neighbour", "false") => Phrase::HouseRestorePawnFalse,
        ("restore_pawn_if_no_neighbour", "true") => Phrase::HouseRestorePawnTrue,
        ("rule3", "off") => Phrase::HouseRule3Off,
        ("rule3", "forbid") => Phrase::HouseRule3Forbid,
        ("rule3", "answer_one") => Phrase::HouseRule3AnswerOne,
        ("rule3", "solo_mate") => Phrase::HouseRule3SoloMate,
        ("team_counts_as_one", "false") => Phrase::HouseTeamCountsAsOneFalse,
        ("team_counts_as_one", "true") => Phrase::HouseTeamCountsAsOneTrue,
        ("absent", "never") => Phrase::HouseAbsentNever,
        ("absent", "both") => Phrase::HouseAbsentBoth,
        ("absent", "gap_only") => Phrase::HouseAbsentGapOnly,
        ("absent", "age_only") => Phrase::HouseAbsentAgeOnly,
        ("absent", "supervisor_ok") => Phrase::HouseAbsentSupervisorOk,
        ("absent_attack", "false") => Phrase::HouseAbsentAttackFalse,
        ("absent_attack", "true") => Phrase::HouseAbsentAttackTrue,
        ("absent_counts_alive", "true") => Phrase::HouseAbsentCountsAliveTrue,
        ("absent_counts_alive", "false") => Phrase::HouseAbsentCountsAliveFalse,
        ("alliances", "informal") => Phrase::HouseAlliancesInformal,
        ("alliances", "formal") => Phrase::HouseAlliancesFormal,
        ("alliances", "fixed") => Phrase::HouseAlliancesFixed,
        ("mated_army", "statues") => Phrase::HouseMatedArmyStatues,
        ("mated_army", "remove") => Phrase::HouseMatedArmyRemove,
        ("mated_army", "captured_by_mater") => Phrase::HouseMatedArmyCapturedByMater,
        ("stalemate", "draw_all") => Phrase::HouseStalemateDrawAll,
        ("stalemate", "pass") => Phrase::HouseStalematePass,
        ("stalemate", "out") => Phrase::HouseStalemateOut,
        ("supervisor", "false") => Phrase::HouseSupervisorFalse,
        ("supervisor", "true") => Phrase::HouseSupervisorTrue,
        _ => return None,
    })
}
