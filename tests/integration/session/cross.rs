//! Lessons on the cross: several seats answer, checks that were said, and a game of four.

use squarewise::diagnostic::Source;
use squarewise::lesson::task::Standing;
use squarewise::lesson::{self, Task};
use squarewise::rules::{Cross, Reason, Seat, Square};
use squarewise::session::{Answer, Clue, Effect, GameEnd, Input, Say, Session};

/// West's rook on f7 may go where it looks at the king on g1, on g12 or on l6.
const ROOK: &str = "W aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/5,wR,6/wK,10,eK/12/12/12/x,x,8,x,x/x,x,4,sK,3,x,x";
/// West's rook looks at South's king, and nobody has said it.
const SILENT: &str = "S aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/6,wR,5/wK,10,eK/12/12/12/x,x,sP,7,x,x/x,x,4,sK,3,x,x";

/// A rook of South with a knight of West to take; a bishop of North stands between, and North's king looks on.
const FRIEND: &str =
    "S aaaa - - - x,x,8,x,x/x,x,8,x,x/5,wN,6/12/5,nB,6/12/6,nK,5/12/12/5,sR,6/x,x,8,x,x/x,x,8,x,x";

fn play(step: &str) -> Session<Cross> {
    let top = "format = 1\nid = \"t\"\nrules = \"family\"\n[[step]]\nid = \"s\"\n";
    let (lesson, found) = lesson::read(&Source::new("t.toml", format!("{top}{step}")));
    let lesson = lesson.unwrap_or_else(|| panic!("{found:#?}"));
    Session::new(lesson.on::<Cross>().unwrap(), 0).unwrap()
}

fn drop(session: &mut Session<Cross>, from: &str, to: &str) -> Vec<Effect<Cross>> {
    let at = |name| Square::parse(name).unwrap();
    let (from, to) = (at(from), at(to));
    session.apply(Input::Drop { from, to })
}

#[test]
fn all_other_seats_answer_in_their_turn() {
    let line = "e2-e4 b7-d7 e11-e10 k7-i7 e4-e6";
    let step = format!("kind = \"play\"\nboard = \"family-start\"\nline = \"{line}\"\n");
    let mut session = play(&step);
    let effects = drop(&mut session, "e2", "e4");
    let replies = effects.iter().filter_map(|effect| match effect {
        Effect::Replied(mv) => Some(mv.piece().seat),
        _ => None,
    });
    let replies: Vec<Seat> = replies.collect();
    assert_eq!(replies, [Seat::West, Seat::North, Seat::East]);
    drop(&mut session, "e4", "e6");
    assert!(session.is_done());
}

#[test]
fn a_check_to_any_king_is_one_and_must_be_said() {
    let step = format!("kind = \"move\"\nboard = \"{ROOK}\"\ngoal = \"check\"\ncall = \"check\"\n");
    let mut session = play(&step);
    let Task::Move { accept, .. } = &session.step().task else {
        panic!("another kind");
    };
    let right = accept.moves(session.position());
    let mut right: Vec<String> = right.iter().map(|mv| mv.to().to_string()).collect();
    right.sort();
    assert_eq!(right, ["f1", "f12", "f6", "g7", "l7"]);
    drop(&mut session, "f7", "g7");
    assert_eq!(*session.say(), Say::SayCheck);
    assert!(!session.is_done());
    session.apply(Input::Answer(Answer::Check));
    assert!(session.is_done());
}

#[test]
fn a_check_that_nobody_said_is_explained_as_such() {
    let mut session = play(&format!("kind = \"status\"\nboard = \"{SILENT}\"\n"));
    let answer = |standing| Input::Answer(Answer::Standing(standing));
    session.apply(answer(Standing::Check));
    assert_eq!(*session.say(), Say::OtherStanding(Clue::NotSaid));
    session.apply(answer(Standing::PlayOn));
    assert!(session.is_done());
}

#[test]
fn what_was_said_decides_about_the_same_move() {
    let judged = |said: &str| {
        let step = format!("kind = \"judge\"\nboard = \"{SILENT}\"\nmove = \"c2-c3\"\n{said}");
        match play(&step).step().task {
            Task::Judge { ref verdict, .. } => {
                verdict.fault().map(squarewise::rules::Fault::reason)
            }
            _ => panic!("another kind"),
        }
    };
    assert_eq!(judged(""), None);
    assert_eq!(judged("said = \"nothing\""), None);
    assert_eq!(judged("said = \"check\""), Some(Reason::StillInCheck));
    assert_eq!(judged("rules = \"fide\""), Some(Reason::StillInCheck));
}

#[test]
fn a_game_of_four_may_be_given_up_and_has_no_program_in_it() {
    let mut session = play("kind = \"game\"\nboard = \"family-start\"\n");
    assert_eq!(session.answers(), []);
    for (from, to) in [("e2", "e4"), ("b7", "d7")] {
        drop(&mut session, from, to);
    }
    assert_eq!(*session.say(), Say::YourTurn(Seat::North));
    session.apply(Input::Answer(Answer::GiveUp));
    assert_eq!(session.game_end(), Some(GameEnd::GivenUp(Seat::North)));
    assert!(session.is_done());
}

/// Two rooks of South beside North's king in its corner, where a knight of North's can do nothing about it.
const CORNER: &str = "S aaa- - - - x,x,7,nK,x,x/x,x,2,sR,5,x,x/3,sR,8/12/12/7,nN,4/wK,11/12/12/12/x,x,8,x,x/x,x,4,sK,3,x,x";
/// North has no move, and nobody attacks its king.
const FROZEN: &str = "S aaa- - - - x,x,7,nK,x,x/x,x,2,sR,5,x,x/12/12/12/12/wK,11/8,sR,3/12/12/x,x,8,x,x/x,x,4,sK,3,x,x";

fn is_out(session: &Session<Cross>, seat: Seat) -> bool {
    session.position().company().out.contains(seat)
}

#[test]
fn among_more_than_two_who_is_mated_is_out_and_the_last_king_wins() {
    let mut session = play(&format!("kind = \"game\"\nboard = \"{CORNER}\"\n"));
    drop(&mut session, "d10", "d12");
    assert_eq!(session.game_end(), None);
    assert!(!is_out(&session, Seat::North), "its turn has not come");
    drop(&mut session, "a6", "a5");
    assert!(is_out(&session, Seat::North));
    assert_eq!(*session.say(), Say::YourTurn(Seat::South));
    let on = |name| session.position().piece_at(Square::parse(name).unwrap());
    assert_eq!(on("j12"), None, "the king goes");
    assert!(on("h7").is_some(), "the others stay");

    // Whoever takes the move back has the king again.
    session.apply(Input::TakeBack);
    assert!(!is_out(&session, Seat::North));
    assert_eq!(session.position().turn(), Seat::West);
    drop(&mut session, "a6", "a5");

    // Two kings are left: the next checkmate wins.
    let moves = "d12-d9 a5-a6 d9-b9 a6-a7 e11-e3 a7-a6 e3-a3";
    for mv in moves.split(' ') {
        assert_eq!(session.game_end(), None, "{mv}");
        let (from, to) = mv.split_once('-').unwrap();
        drop(&mut session, from, to);
    }
    let winner = session.game_end().and_then(GameEnd::winner);
    assert_eq!(winner, Some(Seat::South));
    assert!(session.is_done());
}

#[test]
fn among_more_than_two_who_cannot_move_passes() {
    let begin = |options: &str| {
        let step = format!("kind = \"game\"\nboard = \"{FROZEN}\"\noptions = [{options}]\n");
        let mut session = play(&step);
        for (from, to) in [("i5", "i4"), ("a6", "a5")] {
            drop(&mut session, from, to);
        }
        session
    };
    let session = begin("");
    assert_eq!(*session.say(), Say::YourTurn(Seat::South));
    assert!(!is_out(&session, Seat::North) && !session.is_done());
    assert!(is_out(&begin("\"stalemate=out\""), Seat::North));
    let drawn = begin("\"stalemate=draw_all\"");
    assert!(drawn.is_done() && drawn.game_end().is_some_and(|it| it.winner().is_none()));
}

#[test]
fn the_men_of_a_partner_are_walls_and_no_prey() {
    let step = |option: &str| {
        let allied = format!("options = [\"{option}\"]\nallies = [\"SN\"]\n");
        play(&format!(
            "kind = \"collect\"\nboard = \"{FRIEND}\"\n{allied}piece = \"f3\"\ntake = \"all\"\n"
        ))
    };
    let mut session = step("alliances=formal");
    assert_eq!(session.counted(), (0, 1), "the knight alone");
    assert_eq!(
        session.step().task.about().par,
        Some(3),
        "around the bishop"
    );
    for (from, to) in [("f3", "g3"), ("g3", "h3"), ("h3", "h10"), ("h10", "f10")] {
        assert!(!session.is_done());
        drop(&mut session, from, to);
    }
    assert!(session.is_done());
    let promised = step("alliances=informal");
    assert_eq!(promised.counted(), (0, 2), "a promise protects nobody");
}
