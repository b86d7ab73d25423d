//! House rules: what each key changes, the hand over the board, and how it is all put into words.

use squarewise::explain::{self, Proof};
use squarewise::lesson::rulesets;
use squarewise::locale::Locale;
use squarewise::rules::ruleset::KEYS;
use squarewise::rules::{
    CheckCall, Claim, Classic, Difference, Duty, Ending, Game, GameEvent, Line, Reason, Refused,
    Role, Ruleset, Seat, Square, TouchFault, Touched, Undone, Verdict,
};

use crate::languages;
use crate::support::{attempt, played, position, project};
use crate::tidy::{files, program};

const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8 ";
const ROOK: &str = "7k/8/8/8/8/8/P7/KR6 w - - ";

fn ending(line: &Line) -> Option<Ending> {
    line.outcome().map(|outcome| outcome.ending)
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

#[test]
fn repetition_is_by_claim_by_sequence_or_at_once() {
    let twice_back = KNIGHTS.repeat(2);
    assert_eq!(ending(&played("startpos", &twice_back, "")), None);
    let online = played("startpos", &twice_back, "repetition=automatic");
    assert_eq!(ending(&online), Some(Ending::Threefold));

    let club = "repetition=club_sequence";
    assert!(!played("startpos", &twice_back, club).can_claim(Claim::Threefold));
    let thrice = KNIGHTS.repeat(3);
    assert!(played("startpos", &thrice, club).can_claim(Claim::Threefold));
    let before = thrice.trim_end().rsplit_once(' ').unwrap().0;
    let line = played("startpos", before, club);
    assert!(!line.can_claim(Claim::Threefold));
    let claiming = line.claiming_moves(Claim::Threefold);
    assert_eq!(
        claiming.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["f6g8"]
    );
    let other_roads = "b1c1 h8g8 c1b1 g8h8 b1d1 h8h7 d1b1 h7h8";
    let line = played("7k/8/8/8/8/8/8/KR6 w", other_roads, club);
    assert!(!line.can_claim(Claim::Threefold));
    let mut line = played("startpos", &twice_back, club);
    let house = line.rules().differs("repetition");
    let counted = Refused::CountTooLow {
        n: 2,
        plies: vec![4],
        bound: None,
        house,
    };
    let refused = line.claim(Claim::Threefold, Seat::WHITE, None);
    assert_eq!(refused, Err(counted));
}

#[test]
fn fifty_moves_are_counted_and_end_as_agreed() {
    let start = format!("{ROOK}98 90");
    assert!(played(&start, "b1c1 h8g8", "").can_claim(Claim::FiftyMoves));
    let at_once = played(&start, "b1c1 h8g8", "fifty_effect=automatic");
    assert_eq!(ending(&at_once), Some(Ending::FiftyMoves));
    let pawn = "a2a3 h8g8";
    assert!(!played(&start, pawn, "").can_claim(Claim::FiftyMoves));
    let club = played(&start, pawn, "fifty_reset=promotion_or_capture");
    assert!(club.can_claim(Claim::FiftyMoves));
    assert_eq!(
        (club.quiet_plies(), club.position().halfmove_clock()),
        (100, 1)
    );
    let promoted = played(
        "7k/P7/8/8/8/8/8/K7 w - - 99 90",
        "a7a8q",
        "fifty_reset=promotion_or_capture",
    );
    assert_eq!(promoted.quiet_plies(), 0);
    let intended = played(&format!("{ROOK}99 90"), "", "");
    let claiming = intended.claiming_moves(Claim::FiftyMoves);
    assert!(claiming.iter().all(|mv| mv.piece().role != Role::Pawn));
    assert!(!claiming.is_empty());
}

#[test]
fn the_automatic_ends_can_be_left_out() {
    let five = KNIGHTS.repeat(4);
    assert_eq!(
        ending(&played("startpos", &five, "")),
        Some(Ending::Fivefold)
    );
    let on = played("startpos", &five, "fivefold=off");
    assert_eq!(ending(&on), None);
    assert!(on.is_fivefold());
    let start = format!("{ROOK}149 90");
    assert_eq!(
        ending(&played(&start, "b1c1", "")),
        Some(Ending::SeventyFive)
    );
    assert_eq!(ending(&played(&start, "b1c1", "seventy_five=off")), None);
}

#[test]
fn the_disposition_alone_forgets_rights() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq";
    let shuffle = "h1g1 h8g8 g1h1 g8h8 ";
    let fide = played(start, &shuffle.repeat(2), "");
    assert_eq!(fide.occurrences(), 2);
    let disposition = played(start, &shuffle.repeat(2), "same_position=disposition_only");
    assert_eq!(disposition.occurrences(), 3);
}

#[test]
fn claims_agreement_and_resignation_can_be_left_out() {
    let moves = KNIGHTS.repeat(2);
    let mut school = played("startpos", &moves, "claims=off agreement=off resign=off");
    assert!(!school.can_claim(Claim::Threefold));
    assert!(school.claiming_moves(Claim::Threefold).is_empty());
    let ruled_out = |key| Err(Refused::RuledOut { key });
    assert_eq!(
        school.claim(Claim::Threefold, Seat::WHITE, None),
        ruled_out("claims")
    );
    assert_eq!(school.agree(), ruled_out("agreement"));
    assert_eq!(school.resign(Seat::WHITE), ruled_out("resign"));
    let mut any = played("startpos", &moves, "claim_by=any_player");
    assert!(any.claim(Claim::Threefold, Seat::BLACK, None).is_ok());
}

#[test]
fn what_is_not_mentioned_is_not_forbidden_but_nobody_claims_by_it() {
    let silent = "claims=not_mentioned agreement=not_mentioned resign=not_mentioned";
    let mut school = played("startpos", &KNIGHTS.repeat(2), silent);
    assert!(!school.can_claim(Claim::Threefold));
    assert!(school.claiming_moves(Claim::Threefold).is_empty());
    let key = "claims";
    assert_eq!(
        school.claim(Claim::Threefold, Seat::WHITE, None),
        Err(Refused::NotMentioned { key })
    );
    assert!(school.clone().agree().is_ok());
    assert!(school.resign(Seat::WHITE).is_ok());
    assert_eq!(
        school.claim(Claim::Threefold, Seat::WHITE, None),
        Err(Refused::GameOver(school.outcome().unwrap()))
    );
}

/// As a school tournament was kept when its rules still took silence for a ban.
#[test]
fn a_kept_game_opens_with_the_rules_it_was_begun_with() {
    let kept = "squarewise game 1\nboard 8x8\noption claims off\noption agreement off\noption resign off\n\
                start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ne2-e4\n";
    let mut game = Game::<Classic>::from_record(kept).unwrap();
    assert_eq!(game.record(), kept);
    let key = "resign";
    assert_eq!(
        game.apply(GameEvent::Resign(Seat::WHITE)),
        Err(Refused::RuledOut { key })
    );
    let now = kept.replace(" off\n", " not_mentioned\n");
    let mut game = Game::<Classic>::from_record(&now).unwrap();
    assert_eq!(game.record(), now);
    assert!(game.apply(GameEvent::Resign(Seat::WHITE)).is_ok());
}

#[test]
fn a_pawn_may_stay_a_pawn_where_the_house_says_so() {
    let start = "4k3/P7/8/8/8/8/8/4K3 w";
    let reason = |keys: &str, tried: &str| {
        let line = played(start, "", keys);
        let verdict = line.judge(attempt(tried));
        let in_list = |mv| line.legal_moves().contains(mv);
        assert!(verdict.legal().is_none_or(in_list));
        verdict.fault().map(squarewise::rules::Fault::reason)
    };
    assert_eq!(reason("", "a7a8p"), Some(Reason::PromotionPieceInvalid));
    assert_eq!(reason("promotion_set=QRBNP", "a7a8p"), None);
    assert_eq!(
        reason("promotion_set=QRBNP", "a7a8k"),
        Some(Reason::PromotionPieceInvalid)
    );
    assert_eq!(
        reason("promotion_set=QRBNP", "a7a8"),
        Some(Reason::PromotionPieceMissing)
    );
    assert_eq!(reason("promotion_compulsory=false", "a7a8"), None);
    let line = played(start, "a7a8p e8e7", "promotion_set=QRBNP");
    let piece = line.position().piece_at(square("a8"));
    assert_eq!(piece.map(|piece| piece.role), Some(Role::Pawn));
    assert!(line.position().moves_from(square("a8")).is_empty());
}

#[test]
fn a_check_that_was_not_said_need_not_be_answered() {
    let mut line = played(
        "3rk3/8/8/8/8/8/r6p/4K2R b K",
        "",
        "announce_check=required_to_bind",
    );
    line.play_silently(attempt("a2a1")).unwrap();
    assert!(line.position().is_check());
    assert!(line.judge(attempt("h1h2")).legal().is_some());
    let into = line.judge(attempt("e1d1"));
    assert!(into.legal().is_none());
    assert!(
        line.legal_moves()
            .contains(line.judge(attempt("h1h2")).legal().unwrap())
    );
    line.undo();
    line.play(attempt("a2a1")).unwrap();
    assert!(line.judge(attempt("h1h2")).legal().is_none());
    let mut fide = played("4k2r/8/8/8/8/8/8/K2R4 w", "", "");
    fide.play_silently(attempt("d1e1")).unwrap();
    assert!(fide.judge(attempt("h8h7")).legal().is_none());
}

#[test]
fn a_silent_mate_is_no_mate_while_something_can_move() {
    let start = "6k1/5ppp/8/8/8/8/8/R5K1 w";
    let mut line = played(start, "", "announce_check=required_to_bind");
    line.play_silently(attempt("a1a8")).unwrap();
    assert_eq!(line.outcome(), None);
    line.play(attempt("h7h6")).unwrap();
    line.play(attempt("g1f1")).unwrap();
    assert_eq!(ending(&line), None, "now the check is said, and h7 is free");
    assert!(line.judge(attempt("h6h5")).legal().is_none());
}

#[test]
fn a_touched_piece_moves_or_is_captured() {
    let line = played("4k3/8/8/3p4/4P3/8/8/R3K2R w KQ", "", "");
    let duty = |touched: &[&str]| {
        let mut hand = Touched::new();
        for name in touched {
            hand.touch(&line, square(name));
        }
        hand.duty(&line)
    };
    let [pawn, enemy, king, rook] = ["e4", "d5", "e1", "h1"].map(square);
    assert_eq!(duty(&[]), Duty::Free);
    assert_eq!(duty(&["e4"]), Duty::Move(pawn));
    assert_eq!(duty(&["d5"]), Duty::Capture(enemy));
    assert_eq!(
        duty(&["e4", "d5"]),
        Duty::CaptureWith {
            by: pawn,
            target: enemy
        }
    );
    assert_eq!(
        duty(&["h1", "d5"]),
        Duty::Move(rook),
        "the rook cannot take it"
    );
    assert_eq!(duty(&["e8"]), Duty::Free, "nobody can take a king");
    assert!(matches!(duty(&["e1", "h1"]), Duty::Castle { .. }));
    assert_eq!(
        duty(&["h1", "e1"]),
        Duty::Move(rook),
        "the rook first: no castling"
    );

    let mut hand = Touched::new();
    hand.adjust(rook);
    hand.touch(&line, rook);
    hand.touch(&line, king);
    let refused = hand.release(&line, attempt("e4e5")).unwrap_err();
    assert_eq!(
        (refused.code(), refused.article()),
        ("touched-piece-must-move", "4.3.1")
    );
    assert!(hand.release(&line, attempt("e1e2")).is_ok());
    let refused = hand.release(&line, attempt("e1d2")).unwrap_err();
    assert_eq!(
        (refused.code(), refused.article()),
        ("released-final", "4.7")
    );
    assert_eq!(hand.may_claim(&line), Err(Refused::LostByTouch));
}

#[test]
fn the_hand_is_free_where_the_house_is_kinder() {
    let release = "touch=release_final takeback=opponent_agrees";
    let mut line = played("startpos", "", release);
    let mut hand = Touched::new();
    hand.touch(&line, square("e2"));
    assert_eq!(hand.may_claim(&line), Ok(()));
    hand.release(&line, attempt("d2d4")).unwrap();
    assert!(hand.release(&line, attempt("e2e4")).is_err());
    assert_eq!(
        hand.take_back(&mut line, false),
        Err(TouchFault::TakebackNeedsConsent)
    );
    assert!(matches!(
        hand.take_back(&mut line, true),
        Ok(Some(Undone::Move(_)))
    ));
    hand.release(&line, attempt("e2e4")).unwrap();
    let (mv, call) = hand.finish(&mut line).unwrap();
    assert_eq!((mv.to(), call), (square("e4"), CheckCall::Fine));
    assert_eq!(hand.finish(&mut line), Err(TouchFault::NothingReleased));

    let line = played("startpos", "", "touch=free_until_confirm");
    let mut hand = Touched::new();
    hand.release(&line, attempt("d2d4")).unwrap();
    assert!(hand.release(&line, attempt("e2e4")).is_ok());
}

#[test]
fn a_check_is_called_as_the_house_likes() {
    for (rule, expected) in [
        ("off", CheckCall::Fine),
        ("courtesy", CheckCall::Forgotten),
        ("required_to_bind", CheckCall::DoesNotBind),
    ] {
        let keys = format!("announce_check={rule}");
        for says in [false, true] {
            let mut line = played("4k3/8/8/8/8/8/7p/R3K3 w", "", &keys);
            let mut hand = Touched::new();
            hand.release(&line, attempt("a1a8")).unwrap();
            if says {
                hand.say_check();
            }
            let (_, call) = hand.finish(&mut line).unwrap();
            assert_eq!(call, if says { CheckCall::Fine } else { expected });
            assert_eq!(explain::check_call(call).is_some(), call != CheckCall::Fine);
        }
    }
}

#[test]
fn every_key_and_every_value_has_words_and_each_reading_is_its_own() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        for key in KEYS {
            let name = explain::key_name(key);
            let name = name.unwrap_or_else(|| panic!("`{}` has no name", key.name));
            assert!(!locale.say_plain(&name).is_empty());
            let reads = |value| {
                let reading = explain::reading(key, value);
                reading.unwrap_or_else(|| panic!("`{}` has no words for `{value}`", key.name))
            };
            let readings = key.values.iter();
            let readings = readings.map(|value| locale.say_plain(&reads(value)));
            let mut readings: Vec<String> = readings.collect();
            readings.sort();
            readings.dedup();
            assert_eq!(readings.len(), key.values.len(), "{}", key.name);
        }
    }
}

/// A key that nobody asks compiles; what it is called in the program stands in the table of keys.
#[test]
fn every_key_is_asked_by_somebody() {
    let table = program(&project("src/rules/ground/ruleset.rs"));
    let field = |key: &'static str| {
        let row = format!(" = \"{key}\" ");
        let row = table.lines().find(|line| line.contains(&row));
        let name = row.and_then(|row| row.trim().split(':').next());
        name.unwrap_or(key)
    };
    let texts = files("src/rules", "rs").into_iter();
    let texts: Vec<String> = texts.map(|path| program(&path)).collect();
    for key in KEYS {
        let asked = format!(".{}", field(key.name));
        let is_asked = |text: &String| {
            let mut places = text.match_indices(&asked);
            places.any(|(at, it)| {
                let next = text[at + it.len()..].chars().next();
                next.is_none_or(|sign| !sign.is_alphanumeric() && !"_(".contains(sign))
            })
        };
        assert!(texts.iter().any(is_asked), "nobody asks `{}`", key.name);
    }
}

#[test]
fn differences_stand_side_by_side() {
    let club = rulesets::named("club").unwrap();
    let differences = club.differences(&Ruleset::FIDE);
    let Difference { key, here, other } = differences[0];
    let english = Locale::load(&["en"]);
    let name = explain::key_name(key).unwrap();
    let reading = |value| english.say_plain(&explain::reading(key, value).unwrap());
    assert_eq!(english.say_plain(&name), "The same position again");
    assert_eq!(
        reading(here),
        "When both play the same moves three times in a row, a player may claim a draw."
    );
    assert_eq!(
        reading(other),
        "When a position comes up for the third time, a player may claim a draw."
    );
    assert_eq!(key.article, "9.2");
}

#[test]
fn refused_claims_and_touched_pieces_are_explained() {
    let line = played("startpos", KNIGHTS, "");
    let refuse = |claim, by, intended: Option<&str>| {
        let refused = line.clone().claim(claim, by, intended.map(attempt));
        explain::claim(line.position(), &refused.unwrap_err())
    };
    let said = |language, sentence| Locale::load(&[language]).say_plain(sentence);
    let low = refuse(Claim::Threefold, Seat::WHITE, None);
    assert_eq!(
        said("en", &low.sentence),
        "Not yet: this position has come up 2 times. It takes three."
    );
    assert_eq!(low.article, "9.2");
    let bound = refuse(Claim::FiftyMoves, Seat::WHITE, Some("g1f3"));
    assert_eq!(
        said("de", &bound.sentence),
        "Noch nicht: Jeder hat erst zwei ruhige Züge gemacht. Zieh jetzt deinen Springer nach f3."
    );
    assert_eq!(bound.proof[0], Proof::About(square("g1")));
    let turn = refuse(Claim::Threefold, Seat::BLACK, None);
    assert_eq!(
        said("en", &turn.sentence),
        "Wait for your turn: only White may claim now."
    );

    let mut hand = Touched::new();
    hand.touch(&line, square("b1"));
    let held = hand.release(&line, attempt("e2e4")).unwrap_err();
    let held = explain::touched(line.position(), &held);
    assert_eq!(
        said("en", &held.sentence),
        "You touched your knight on b1, so you must move it."
    );
    assert_eq!(
        said("de", &held.sentence),
        "Du hast deinen Springer auf b1 berührt, also zieht er."
    );
}

#[test]
fn lesson_boards_go_on_whatever_happens() {
    let line = Line::with_rules(
        position("4k3/8/8/8/8/8/8/4K3 w - - 160 90"),
        Ruleset::EXERCISE,
    );
    assert_eq!(line.outcome(), None);
    assert!(matches!(line.judge(attempt("e1e2")), Verdict::Legal(_)));
}
