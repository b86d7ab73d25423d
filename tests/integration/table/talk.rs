//! What players at the table say: offers, claims, "I give up", "check!".

use squarewise::rules::ruleset::RuleKey;
use squarewise::rules::{
    CheckCall, Claim, Consequence, Ending, GameEvent, Position, Refused, Ruleset, Seat,
};
use squarewise::table::{Effect, Input, LogEntry, News, Proposal, Table};

use super::{n_moves, play, table, tap};

const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 ";

/// A table under the Laws without something that players say.
fn without(key: &str) -> Table {
    let mut rules = Ruleset::FIDE;
    rules.set(key, "off").unwrap();
    Table::new(Position::start(), rules)
}

#[test]
fn who_says_i_adjust_may_touch_without_having_to_move() {
    let mut game = table("fide", "");
    assert!(game.apply(Input::Adjust).contains(&Effect::Said));
    assert_eq!(*game.news(), News::Adjusting);
    tap(&mut game, "b1 d8");
    let at = squarewise::rules::Square::parse("d8").unwrap();
    assert_eq!(*game.news(), News::Adjusted(at));
    assert_eq!(game.last(), Some(&LogEntry::Adjusted(Seat::WHITE, at)));
    tap(&mut game, "e5");
    assert_eq!((game.news(), game.adjusts()), (&News::Turn, false));
    tap(&mut game, "d2 d4");
    assert_eq!(n_moves(&game), 1, "neither knight nor queen binds");

    tap(&mut game, "g8");
    game.apply(Input::Adjust);
    tap(&mut game, "e7");
    game.apply(Input::Adjust);
    tap(&mut game, "e7 e5");
    assert_eq!(n_moves(&game), 1, "the knight was touched before");
    tap(&mut game, "f6");
    assert_eq!(n_moves(&game), 2);

    let mut free = table("club", "");
    assert!(free.apply(Input::Adjust).is_empty(), "no touch binds there");
}

#[test]
fn a_drag_ends_putting_right() {
    let mut game = table("fide", "");
    game.apply(Input::Adjust);
    game.apply(Input::Drop {
        from: squarewise::rules::Square::parse("e2").unwrap(),
        to: squarewise::rules::Square::parse("e4").unwrap(),
    });
    assert_eq!((n_moves(&game), game.adjusts()), (1, false));
}

#[test]
fn either_player_claims_where_the_rules_say_so() {
    let moves = KNIGHTS.repeat(2);
    for (rules, is_draw) in [("fide", false), ("print-and-play", true)] {
        let mut game = table(rules, "");
        play(&mut game, &moves);
        tap(&mut game, "b1");
        let claim = Claim::Threefold;
        game.apply(Input::ClaimBy(claim, Seat::WHITE));
        assert_eq!(game.outcome(), None, "{rules}: lost by touching");
        game.apply(Input::ClaimBy(claim, Seat::BLACK));
        assert_eq!(game.outcome().is_some(), is_draw, "{rules}");
        let claimed = game.last() == Some(&LogEntry::Claimed(Seat::BLACK));
        assert_eq!(claimed, is_draw, "{rules}");
    }
}

#[test]
fn a_draw_offer_goes_with_the_move_and_ends_with_the_answer() {
    let mut game = table("fide", "");
    play(&mut game, "e4 e5");
    game.apply(Input::Offer);
    assert_eq!(*game.news(), News::WillOffer);
    play(&mut game, "Nf3");
    assert_eq!(game.proposal().map(|ask| ask.by), Some(Seat::WHITE));
    assert_eq!(*game.news(), News::Asked(Proposal::Draw, Seat::WHITE));
    game.apply(Input::Answer(false));
    assert_eq!(*game.news(), News::Declined(Proposal::Draw, Seat::BLACK));
    assert_eq!((game.proposal(), game.outcome()), (None, None));

    game.apply(Input::Offer);
    play(&mut game, "Nc6 Bb5");
    assert_eq!(game.proposal(), None, "a move is an answer too");

    game.apply(Input::Offer);
    play(&mut game, "a6");
    game.apply(Input::Answer(true));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Agreement);
    assert_eq!(*game.news(), News::Ended);
    assert_eq!(game.last(), Some(&LogEntry::Agreed));
}

#[test]
fn an_offer_waits_until_both_have_moved() {
    let mut game = table("fide", "");
    game.apply(Input::Offer);
    let early =
        |news: &News| matches!(news, News::Denied { fault, .. } if **fault == Refused::TooEarly);
    assert!(early(game.news()));
    play(&mut game, "e4");
    game.apply(Input::Offer);
    assert_eq!(
        *game.news(),
        News::WillOffer,
        "with Black's first move it is not too early"
    );
    let mut without = without("agreement");
    play(&mut without, "e4 e5");
    without.apply(Input::Offer);
    assert!(matches!(without.news(), News::Denied { .. }));
    let mut school = table("school", "");
    play(&mut school, "e4 e5");
    school.apply(Input::Offer);
    assert_eq!(*school.news(), News::WillOffer, "nothing forbids it");
}

#[test]
fn a_draw_is_claimed_for_the_third_time() {
    let mut game = table("fide", "");
    play(&mut game, KNIGHTS);
    game.apply(Input::Claim(Claim::Threefold));
    let News::Denied { fault, ply } = game.news() else {
        panic!("too early");
    };
    assert!(matches!(**fault, Refused::CountTooLow { n: 2, .. }));
    assert_eq!(*ply, 4);
    play(&mut game, KNIGHTS);
    let effects = game.apply(Input::Claim(Claim::Threefold));
    assert!(matches!(effects[..], [Effect::Said, Effect::Ended(_)]));
    assert_eq!(game.outcome().unwrap().ending, Ending::Threefold);
    assert_eq!(game.last(), Some(&LogEntry::Claimed(Seat::WHITE)));
}

#[test]
fn a_draw_is_claimed_with_the_move_one_means_to_play() {
    let mut game = table("fide", "");
    play(&mut game, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    game.apply(Input::Intend(Claim::Threefold));
    assert_eq!(*game.news(), News::Intends(Claim::Threefold));
    tap(&mut game, "f6 g8");
    assert_eq!(game.outcome().unwrap().ending, Ending::Threefold);
}

#[test]
fn a_move_that_bears_no_claim_out_is_played() {
    let mut game = table("fide", "");
    game.apply(Input::Intend(Claim::FiftyMoves));
    tap(&mut game, "e2");
    tap(&mut game, "e5");
    assert!(matches!(game.news(), News::Refused { .. }));
    assert_eq!(game.intends(), Some(Claim::FiftyMoves));
    tap(&mut game, "e2 e4");
    assert_eq!(game.sans(), ["e4"]);
    assert!(matches!(game.news(), News::Denied { ply: 0, .. }));
    assert_eq!(game.intends(), None);
}

#[test]
fn who_has_touched_a_piece_has_lost_the_claim_for_this_move() {
    let mut game = table("fide", "");
    tap(&mut game, "e2");
    game.apply(Input::Claim(Claim::Threefold));
    let is_lost =
        |news: &News| matches!(news, News::Denied { fault, .. } if **fault == Refused::LostByTouch);
    assert!(is_lost(game.news()));
    game.apply(Input::Intend(Claim::Threefold));
    assert!(is_lost(game.news()));
}

#[test]
fn fifty_quiet_moves_are_claimed_or_end_the_game_alone() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    let mut game = table("fide", fen);
    play(&mut game, "Rb1");
    game.apply(Input::Claim(Claim::FiftyMoves));
    assert_eq!(game.outcome().unwrap().ending, Ending::FiftyMoves);
    let mut online = table("fide-online", fen);
    play(&mut online, "Rb1");
    assert_eq!(online.outcome().unwrap().ending, Ending::FiftyMoves);
    assert_eq!(*online.news(), News::Ended);
}

#[test]
fn a_player_gives_up_where_that_is_allowed() {
    let mut game = table("fide", "");
    play(&mut game, "e4");
    game.apply(Input::Resign(Seat::BLACK));
    assert_eq!(game.outcome().unwrap().winner(), Some(Seat::WHITE));
    assert_eq!(tap(&mut game, "e7"), []);
    let mut without = without("resign");
    without.apply(Input::Resign(Seat::WHITE));
    assert_eq!(without.outcome(), None);
    assert!(matches!(without.news(), News::Denied { .. }));
    let mut school = table("school", "");
    school.apply(Input::Resign(Seat::WHITE));
    assert_eq!(school.outcome().unwrap().winner(), Some(Seat::BLACK));
}

const SCHOLAR: &str = "e4 e5 Qh5 Nc6";

#[test]
fn a_check_that_is_not_said_is_treated_as_the_rules_say() {
    let mut off = table("fide", "");
    play(&mut off, SCHOLAR);
    assert_eq!(off.apply(Input::SayCheck), []);
    play(&mut off, "Qxf7");
    assert_eq!(*off.news(), News::Turn);

    let mut courtesy = table("print-and-play", "");
    play(&mut courtesy, SCHOLAR);
    play(&mut courtesy, "Qxf7");
    assert_eq!(*courtesy.news(), News::Check(CheckCall::Forgotten));

    let mut family = table("family", "");
    play(&mut family, SCHOLAR);
    play(&mut family, "Qxf7 a6");
    assert_eq!(n_moves(&family), 6, "a silent check need not be answered");
}

#[test]
fn check_is_said_with_the_move_or_just_after_it() {
    let mut with = table("family", "");
    play(&mut with, SCHOLAR);
    with.apply(Input::SayCheck);
    assert!(with.says_check());
    play(&mut with, "Qxf7");
    assert_eq!(*with.news(), News::Check(CheckCall::Fine));
    with.write("a6");
    assert_eq!(n_moves(&with), 5, "a said check must be answered");

    let mut after = table("family", "");
    play(&mut after, SCHOLAR);
    play(&mut after, "Qxf7");
    assert_eq!(*after.news(), News::Check(CheckCall::DoesNotBind));
    after.apply(Input::SayCheck);
    let (caller, victim) = (Seat::WHITE, Seat::BLACK);
    let said = LogEntry::Happened(Consequence::Said { caller, victim });
    assert_eq!(after.last(), Some(&said));
    after.write("a6");
    assert_eq!(n_moves(&after), 5, "said late, said all the same");
}

#[test]
fn two_whom_the_supervisor_lets_the_referee_call_need_not_say_check() {
    let mut game = table("family", "");
    let key = RuleKey::named("check_call").unwrap();
    game.apply(Input::Supervise(GameEvent::Rule { key, value: "auto" }));
    play(&mut game, SCHOLAR);
    play(&mut game, "Qxf7");
    assert_eq!(*game.news(), News::Check(CheckCall::Fine));
    assert_eq!(game.late_caller(), None, "it is said already");
    game.write("a6");
    assert_eq!(n_moves(&game), 5, "what the referee calls must be answered");
}
