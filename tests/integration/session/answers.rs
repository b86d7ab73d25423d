//! Kinds that are answered beside the board: status, claim, choose, count, write, and "check!".

use squarewise::lesson::task::{Claimable, Standing};
use squarewise::rules::{Reason, Refused};
use squarewise::session::{Answer, Clue, Effect, Input, Say, Session};

use super::{at, play, press, refused, step};

fn stand(session: &mut Session, standing: Standing) {
    session.apply(Input::Answer(Answer::Standing(standing)));
}

fn status(board: &str) -> Session {
    play(&format!(
        "[[step]]\nid = \"s\"\nkind = \"status\"\nboard = \"{board}\"\n"
    ))
}

/// What the coach has to say to an answer that does not fit.
fn clue(board: &str, standing: Standing) -> Option<Clue> {
    let mut session = status(board);
    stand(&mut session, standing);
    match session.say() {
        Say::OtherStanding(clue) => Some(*clue),
        _ => None,
    }
}

#[test]
fn what_is_not_offered_cannot_be_said() {
    let offer = "offer = [\"play-on\", \"stalemate\"]";
    let mut session = play(&format!(
        "[[step]]\nid = \"s\"\nkind = \"status\"\nboard = \"{STALEMATE}\"\n{offer}\n"
    ));
    let offered = [Standing::Stalemate, Standing::PlayOn].map(Answer::Standing);
    assert_eq!(session.answers(), offered);
    stand(&mut session, Standing::Checkmate);
    assert_eq!(*session.say(), Say::Task);
    stand(&mut session, Standing::Stalemate);
    assert!(session.is_done());
}

#[test]
fn a_claim_that_is_not_offered_cannot_be_made() {
    let mut session = play(
        "[[step]]\nid = \"c\"\nkind = \"claim\"\nboard = \"start\"\noffer = [\"nothing\", \"threefold\"]\n",
    );
    let offered = [Claimable::Threefold, Claimable::Nothing].map(Answer::Claim);
    assert_eq!(session.answers(), offered);
    claim(&mut session, Claimable::FiftyMoves);
    assert_eq!(*session.say(), Say::Task);
    claim(&mut session, Claimable::Nothing);
    assert!(session.is_done());
}

const STALEMATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
const CHECK: &str = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
const MATE: &str = "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1";
const DEAD: &str = "8/8/4k3/8/8/3BK3/8/8 b - - 0 1";
const START: &str = "start";

#[test]
fn each_standing_is_told_apart_and_the_rest_is_explained() {
    use Standing::{Check, Checkmate, DeadPosition, PlayOn, Stalemate};
    let rows = [
        (
            STALEMATE,
            [
                Some(Clue::NotAttacked),
                Some(Clue::NotAttacked),
                None,
                Some(Clue::NoMove),
                Some(Clue::NoMove),
            ],
        ),
        (
            CHECK,
            [
                None,
                Some(Clue::HasMove),
                Some(Clue::Attacked),
                Some(Clue::Attacked),
                Some(Clue::Attacked),
            ],
        ),
        (
            MATE,
            [
                Some(Clue::NoMove),
                None,
                Some(Clue::Attacked),
                Some(Clue::Attacked),
                Some(Clue::Attacked),
            ],
        ),
        (
            DEAD,
            [
                Some(Clue::NotAttacked),
                Some(Clue::NotAttacked),
                Some(Clue::HasMove),
                None,
                Some(Clue::NobodyWins),
            ],
        ),
        (
            START,
            [
                Some(Clue::NotAttacked),
                Some(Clue::NotAttacked),
                Some(Clue::HasMove),
                Some(Clue::CanWin),
                None,
            ],
        ),
    ];
    for (board, expected) in rows {
        let given = [Check, Checkmate, Stalemate, DeadPosition, PlayOn];
        let found = given.map(|standing| clue(board, standing));
        assert_eq!(found, expected, "{board}");
    }
}

#[test]
fn a_standing_is_answered_and_mended() {
    let mut session = status(STALEMATE);
    assert_eq!(session.answers().len(), 5);
    stand(&mut session, Standing::Checkmate);
    assert!(!session.is_done());
    stand(&mut session, Standing::Stalemate);
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 1);
    assert!(session.answers().is_empty());
}

const CLAIMS: &str = r#"
[[step]]
id = "three-times"
kind = "claim"
side = "black"
board = "start"
played = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
next = "Ng8"

[[step]]
id = "only-twice"
kind = "claim"
side = "black"
board = "start"
played = "Nf3 Nf6 Ng1"
next = "Ng8"

[[step]]
id = "fifty"
kind = "claim"
board = "8/8/4k3/8/8/3RK3/8/8 w - - 100 80"
"#;

fn claim(session: &mut Session, claim: Claimable) {
    session.apply(Input::Answer(Answer::Claim(claim)));
}

#[test]
fn a_claim_is_counted_and_a_refused_one_shows_its_count() {
    let mut session = play(CLAIMS);
    claim(&mut session, Claimable::Nothing);
    assert_eq!(*session.say(), Say::ClaimThere);
    claim(&mut session, Claimable::FiftyMoves);
    let Say::ClaimRefused(fault) = session.say() else {
        panic!("{:?}", session.say())
    };
    assert!(matches!(**fault, Refused::FiftyTooLow { n: 8, .. }));
    assert_eq!(session.evidence(), None);
    claim(&mut session, Claimable::Threefold);
    let evidence = session.evidence().unwrap();
    assert_eq!((evidence.times, &evidence.plies[..]), (3, &[0, 4][..]));
    session.apply(Input::Next);
    claim(&mut session, Claimable::Threefold);
    assert!(matches!(session.say(), Say::ClaimRefused(_)));
    claim(&mut session, Claimable::Nothing);
    assert!(session.is_done());
    session.apply(Input::Next);
    claim(&mut session, Claimable::FiftyMoves);
    assert_eq!(session.evidence().unwrap().quiet_plies, 100);
}

const CHOICES: &str = r#"
[[step]]
id = "offer"
kind = "choose"

[[step.option]]
id = "after-my-move"
right = true
go = "end"

[[step.option]]
id = "any-time"
say = true

[[step.option]]
id = "never"
go = "again"

[[step]]
id = "again"
kind = "say"
board = "empty"
go = "offer"

[[step]]
id = "end"
kind = "say"
board = "empty"
"#;

fn choose(session: &mut Session, place: usize) {
    session.apply(Input::Answer(Answer::Choice(place)));
}

#[test]
fn an_option_is_right_or_talked_about() {
    let mut session = play(CHOICES);
    choose(&mut session, 1);
    let about = Say::Option {
        place: 1,
        right: false,
    };
    assert_eq!(*session.say(), about);
    assert!(session.apply(Input::Next).is_empty());
    choose(&mut session, 0);
    assert!(session.is_done());
    session.apply(Input::Next);
    assert_eq!(session.step().id, "end");
}

#[test]
fn an_option_may_lead_to_another_step_and_back() {
    let mut session = play(CHOICES);
    choose(&mut session, 2);
    assert!(!session.is_done());
    assert!(session.can_go_on());
    session.apply(Input::Next);
    assert_eq!(session.step().id, "again");
    assert!(!session.records()[0].done);
    session.apply(Input::Next);
    assert_eq!(session.step().id, "offer");
    assert!(!session.can_go_on());
    choose(&mut session, 7);
    assert_eq!(*session.say(), Say::Task, "there is no such option");
}

#[test]
fn things_are_counted_up_down_and_by_digits() {
    let mut session =
        play("[[step]]\nid = \"c\"\nkind = \"count\"\nask = \"legal-moves\"\nboard = \"start\"\n");
    session.apply(Input::Change(false));
    assert_eq!(session.number(), Some(0));
    session.apply(Input::Change(true));
    session.apply(Input::Letter('9'));
    assert_eq!(session.number(), Some(19));
    session.apply(Input::HandIn);
    assert_eq!(*session.say(), Say::CountMore(19));
    session.apply(Input::Change(true));
    session.apply(Input::Change(true));
    session.apply(Input::HandIn);
    assert_eq!(*session.say(), Say::CountFewer(21));
    session.apply(Input::Erase);
    session.apply(Input::Letter('x'));
    session.apply(Input::Letter('0'));
    press(&mut session, "e2 d2 e2");
    assert!(session.found().contains(at("d2")));
    let effects = session.apply(Input::HandIn);
    assert!(effects.contains(&Effect::StepDone));
    assert_eq!(session.records()[0].mistakes, 2);
}

const CALL: &str = r#"
[[step]]
id = "say-it"
kind = "move"
board = "4k3/p7/8/8/8/8/3Q4/4K3 w - - 0 1"
goal = "check"
call = "check"
"#;

#[test]
fn check_is_said_after_the_move() {
    let mut session = play(CALL);
    press(&mut session, "d2 e2");
    assert_eq!(*session.say(), Say::SayCheck);
    assert!(!session.is_done());
    press(&mut session, "e1 d1");
    assert_eq!(*session.say(), Say::SayCheck);
    session.apply(Input::Answer(Answer::Check));
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 0);
}

#[test]
fn check_may_be_said_before_the_move_and_taken_back() {
    let mut session = play(CALL);
    session.apply(Input::Answer(Answer::Check));
    assert!(session.has_called());
    press(&mut session, "d2 d3");
    assert!(matches!(session.say(), Say::NotTheAnswer(_)));
    assert!(!session.has_called(), "nobody was in check");
    session.apply(Input::Answer(Answer::Check));
    press(&mut session, "d2 e2");
    assert!(session.is_done());
}

#[test]
fn a_way_out_of_check_is_asked_for() {
    let mut session = step(
        r#"
kind = "move"
board = "4r1k1/8/8/8/8/8/3Q4/4K3 w - - 0 1"
by = "block"
"#,
    );
    press(&mut session, "e1 d1");
    assert!(matches!(session.say(), Say::NotTheAnswer(_)));
    press(&mut session, "d2 d3");
    assert_eq!(refused(&session), Some(Reason::StillInCheck));
    press(&mut session, "d2 e2");
    assert!(session.is_done());
}
