//! A game against the program: it answers, gives way to two players, and every game comes to an end.

use squarewise::job::Job;
use squarewise::rules::{Attempt, Seat};
use squarewise::session::{Answer, BoardUse, Effect, GameEnd, Input, Say, Session};

use super::{at, play, press, proved, step};

const WAR: &str = r#"
[[step]]
id = "war"
kind = "game"
goal = "pawn-across"
board = "8/2pppp2/8/8/8/8/2PPPP2/8 w - - 0 1"
"#;

fn n_moves(session: &Session) -> usize {
    session.line().moves().len()
}

#[test]
fn the_program_answers_and_one_move_back_takes_its_answer_too() {
    let mut session = play(WAR);
    assert_eq!(session.answers(), [Answer::PlayMe]);
    session.apply(Input::Answer(Answer::PlayMe));
    assert_eq!(session.answers(), [Answer::PlayTwo]);
    let effects = press(&mut session, "e2 e4");
    assert!(matches!(
        effects[..],
        [_, Effect::Moved(_), Effect::Thinking, Effect::Said]
    ));
    let effects = session.reply_at_once();
    assert!(matches!(
        effects[..],
        [Effect::Replied(mv), Effect::Said] if mv.piece().seat == Seat::BLACK
    ));
    assert_eq!(*session.say(), Say::YourTurn(Seat::WHITE));
    assert_eq!(
        (n_moves(&session), session.position().turn()),
        (2, Seat::WHITE)
    );
    session.apply(Input::TakeBack);
    assert_eq!((n_moves(&session), session.can_take_back()), (0, false));
    press(&mut session, "e2 e4");
    session.apply(Input::Again);
    assert_eq!(
        (n_moves(&session), session.answers()),
        (0, vec![Answer::PlayTwo])
    );
}

const PROMOTING: &str = r#"
[[step]]
id = "last-row"
kind = "game"
board = "7k/8/8/8/8/8/6p1/K4N2 w - - 0 1"
"#;

#[test]
fn with_a_promotion_open_only_the_pawn_goes_back() {
    let mut session = play(PROMOTING);
    press(&mut session, "a1 b1");
    press(&mut session, "g2 f1");
    assert!(session.promoting().is_some() && session.can_take_back());
    assert_eq!(session.apply(Input::TakeBack), [Effect::Picked]);
    assert_eq!((session.promoting(), n_moves(&session)), (None, 1));
    assert!(session.position().piece_at(at("b1")).is_some());
    session.apply(Input::TakeBack);
    assert_eq!(n_moves(&session), 0, "then the move goes");
}

#[test]
fn two_at_one_screen_play_without_it() {
    let mut session = play(WAR);
    session.apply(Input::Answer(Answer::PlayMe));
    session.apply(Input::Answer(Answer::PlayTwo));
    press(&mut session, "e2 e4");
    assert_eq!(
        (n_moves(&session), session.position().turn()),
        (1, Seat::BLACK)
    );
}

#[test]
fn it_begins_where_the_learner_has_black() {
    let mut session = play(&WAR.replace("goal", "side = \"black\"\ngoal"));
    let effects = session.apply(Input::Answer(Answer::PlayMe));
    assert!(matches!(effects[..], [Effect::Thinking, Effect::Said]));
    assert_eq!(session.reply_at_once().len(), 2);
    assert!(!session.can_take_back(), "its first move stays");
    assert_eq!(session.answers(), [Answer::PlayTwo]);
    session.apply(Input::Answer(Answer::PlayTwo));
    assert_eq!(n_moves(&session), 0);
}

/// A child who makes any legal move.
fn move_somehow(session: &mut Session, seed: u64) {
    let moves = session.line().legal_moves();
    let place = (usize::try_from(seed).unwrap() * 31 + n_moves(session) * 17) % moves.len();
    let Attempt {
        from,
        to,
        promotion,
    } = moves[place].attempt();
    session.apply(Input::Drop { from, to });
    if let (Some(role), Some(_)) = (promotion, session.promoting()) {
        session.apply(Input::Promote(role));
    }
    session.reply_at_once();
}

#[test]
fn every_small_game_against_it_ends_and_it_wins_most_of_them() {
    let boards = [
        ("pawn-across", "8/4p3/8/8/8/8/3PP3/8 w - - 0 1"),
        ("pawn-across", "8/2pppp2/8/8/8/8/2PPPP2/8 w - - 0 1"),
        ("pawn-across", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"),
        ("last-standing", "8/3n4/8/2p5/8/8/3NP3/8 w - - 0 1"),
    ];
    let mut won = 0;
    for (goal, board) in boards {
        let step = format!(
            "[[step]]\nid = \"g\"\nkind = \"game\"\ngoal = \"{goal}\"\nboard = \"{board}\"\n"
        );
        let lesson = proved(&step);
        for seed in 0..12 {
            let mut session = Session::with_seed(lesson.clone(), 0, seed).unwrap();
            session.apply(Input::Answer(Answer::PlayMe));
            let mut left = 400;
            while !session.is_done() && left > 0 {
                move_somehow(&mut session, seed);
                left -= 1;
            }
            let is_pawns = goal == "pawn-across";
            assert!(session.is_done() || !is_pawns, "{board}, seed {seed}");
            let last = session.last_move().map(|mv| mv.piece().seat);
            won += usize::from(last == Some(Seat::BLACK) && session.is_done());
        }
    }
    assert!(
        won > 24,
        "a friend who loses every game is no opponent: {won} of 48"
    );
}

/// A rook against three pawns, with settings of one's own.
fn race(settings: &str) -> Session {
    step(&format!(
        "kind = \"game\"\ngoal = \"pawn-across\"\nopponent = \"coach\"\n{settings}\n"
    ))
}

#[test]
fn an_opponent_named_by_the_lesson_plays_at_once_and_nobody_is_asked() {
    let mut session = race("side = \"white\"\nboard = \"8/2ppp3/8/8/8/8/8/R7 w - - 0 1\"");
    assert_eq!((session.answers(), n_moves(&session)), (Vec::new(), 0));
    press(&mut session, "a1 a2");
    session.reply_at_once();
    assert_eq!(
        (n_moves(&session), session.position().turn()),
        (2, Seat::WHITE)
    );
    assert_eq!(
        session.answers(),
        [],
        "a small game is not given up, but begun again"
    );
    session.apply(Input::Again);
    assert_eq!((session.answers(), n_moves(&session)), (Vec::new(), 0));
}

#[test]
fn the_coach_begins_where_it_is_not_the_childs_turn() {
    let mut session = race("side = \"black\"\nboard = \"8/2ppp3/8/8/8/8/8/R7 w - - 0 1\"");
    assert!(session.is_thinking());
    session.reply_at_once();
    assert_eq!(
        (n_moves(&session), session.position().turn()),
        (1, Seat::BLACK)
    );
    assert_eq!(*session.say(), Say::Task);
    assert!(!session.can_take_back(), "its first move stays");
    session.apply(Input::Again);
    assert!(session.is_thinking() && !session.can_take_back());
    session.reply_at_once();
    assert_eq!(n_moves(&session), 1);
}

#[test]
fn a_game_that_was_lost_goes_on_before_the_mistake() {
    let mut session =
        race("strength = 5\nside = \"white\"\nboard = \"8/6p1/8/8/8/8/1p6/R7 w - - 0 1\"");
    press(&mut session, "a1 h1");
    session.reply_at_once();
    assert!(session.is_lost_to_program() && session.records()[0].lost);
    assert!(session.can_take_back());
    let effects = session.apply(Input::TakeBack);
    assert!(matches!(effects[0], Effect::TookBack(_)));
    assert!(!session.is_done() && !session.is_lost_to_program());
    assert!(session.game_end().is_none() && !session.is_thinking());
    assert_eq!(n_moves(&session), 0);
    assert_eq!(*session.say(), Say::Task);
    assert!(!session.records()[0].done, "nothing is lost any more");
    press(&mut session, "a1 b1");
    session.reply_at_once();
    assert!(!session.is_done() && n_moves(&session) == 2);
    press(&mut session, "b1 b2");
    assert_eq!(n_moves(&session), 3, "the game goes on");
}

#[test]
fn what_was_given_up_stays_given_up() {
    let mut session = step(
        "kind = \"game\"\ngoal = \"mate\"\nopponent = \"coach\"\nboard = \"r3k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"\n",
    );
    press(&mut session, "e2 e4");
    session.reply_at_once();
    assert!(session.can_take_back());
    session.apply(Input::Answer(Answer::GiveUp));
    assert!(session.is_lost_to_program() && !session.can_take_back());
    assert!(session.apply(Input::TakeBack).is_empty());
    assert!(session.is_done());
}

#[test]
fn whoever_has_had_everything_taken_has_lost_the_race() {
    let mut session = race("side = \"white\"\nboard = \"8/p7/8/8/8/8/8/R7 w - - 0 1\"");
    press(&mut session, "a1 a7");
    assert_eq!(session.game_end(), Some(GameEnd::AllTaken(Seat::WHITE)));
    assert!(session.is_done() && !session.is_lost_to_program());
}

#[test]
fn the_coach_wins_the_race_with_one_pawn_alone() {
    let mut session = race("side = \"white\"\nboard = \"8/8/8/8/8/8/p7/7R w - - 0 1\"");
    press(&mut session, "h1 h2");
    session.reply_at_once();
    assert_eq!(session.game_end(), Some(GameEnd::PawnAcross(Seat::BLACK)));
    assert!(session.is_done() && session.is_lost_to_program());
}

/// Something that is done while the program thinks, and what holds afterwards.
fn while_it_thinks(act: impl FnOnce(&mut Session)) -> Session {
    let mut session = race("side = \"white\"\nboard = \"8/2ppp3/8/8/8/8/8/R7 w - - 0 1\"");
    press(&mut session, "a1 a2");
    assert!(session.is_thinking());
    act(&mut session);
    session
}

#[test]
fn hands_are_off_while_it_thinks() {
    let session = while_it_thinks(|session| {
        assert_eq!(session.on_board(), BoardUse::Nothing);
        assert!(press(session, "c7 c6 a2 a3").is_empty());
        let (from, to) = (at("c7"), at("c5"));
        assert!(session.apply(Input::Drop { from, to }).is_empty());
        assert_eq!(*session.say(), Say::Task);
    });
    assert_eq!(n_moves(&session), 1);
}

#[test]
fn the_move_that_it_thinks_about_can_be_taken_back() {
    let mut late = None;
    let mut session = while_it_thinks(|session| {
        late = session.thinking().and_then(Job::finish);
        session.apply(Input::TakeBack);
    });
    assert_eq!((n_moves(&session), session.is_thinking()), (0, false));
    assert!(session.thinking().is_none() && session.reply_at_once().is_empty());
    assert!(session.reply(late.unwrap()).is_empty(), "it comes too late");
    assert_eq!(n_moves(&session), 0);
    press(&mut session, "a1 a3");
    assert_eq!(session.reply_at_once().len(), 2);
}

#[test]
fn whoever_gives_up_while_it_thinks_has_lost() {
    let mut session = step(
        "kind = \"game\"\ngoal = \"mate\"\nopponent = \"coach\"\nside = \"white\"\n\
         board = \"start\"\n",
    );
    press(&mut session, "e2 e4");
    session.reply_at_once();
    press(&mut session, "a2 a3");
    assert!(session.is_thinking());
    assert_eq!(session.speaker(), Seat::WHITE);
    assert_eq!(session.answers(), [Answer::GiveUp]);
    session.apply(Input::Answer(Answer::GiveUp));
    assert!(session.is_done() && session.is_lost_to_program());
    assert!(!session.is_thinking() && session.reply_at_once().is_empty());
}

#[test]
fn starting_again_while_it_thinks_begins_anew() {
    let session = while_it_thinks(|session| {
        session.apply(Input::Again);
    });
    assert_eq!((n_moves(&session), session.is_thinking()), (0, false));
}

#[test]
fn going_on_while_it_thinks_leaves_it_behind() {
    let mut session = play(&format!(
        "{}\n[[step]]\nid = \"last\"\nkind = \"say\"\nboard = \"empty\"\n",
        WAR.replace("pawn-across", "mate")
            .replace("8/2pppp2/8/8/8/8/2PPPP2/8", "4k3/2pppp2/8/8/8/8/2PPPP2/4K3")
    ));
    session.apply(Input::Answer(Answer::PlayMe));
    press(&mut session, "e2 e4");
    session.reply_at_once();
    press(&mut session, "d2 d4");
    session.apply(Input::Answer(Answer::GiveUp));
    session.apply(Input::Next);
    assert!(!session.is_thinking() && session.index() == 1);
}

/// A rook, and two pawns of which one is about to be a queen.
const ROOK: &str = "kind = \"game\"\ngoal = \"pawn-across\"\nopponent = \"coach\"\n\
    board = \"8/7p/8/8/8/8/p7/1R6 w - - 0 1\"\n";

#[test]
fn a_game_won_in_many_moves_counts_more_than_one_that_was_lost_in_few() {
    let mut session = step(ROOK);
    let play = |session: &mut Session, own: &str, reply: &str| {
        press(session, own);
        let mut moves = session.position().legal_moves().into_iter();
        let reply = moves.find(|it| format!("{}{}", it.from(), it.to()) == reply);
        session.reply(reply.unwrap());
    };
    play(&mut session, "b1 b8", "a2a1");
    assert!(session.is_lost_to_program() && session.records()[0].lost);
    let few = session.records()[0].moves;
    session.apply(Input::Again);
    play(&mut session, "b1 b2", "h7h6");
    play(&mut session, "b2 a2", "h6h5");
    play(&mut session, "a2 h2", "h5h4");
    press(&mut session, "h2 h4");
    assert!(session.is_won_from_program());
    let record = session.records()[0];
    assert!(!record.lost && record.moves > few);
    // A game that is lost afterwards takes nothing away.
    session.apply(Input::Again);
    play(&mut session, "b1 b8", "a2a1");
    assert_eq!(session.records()[0], record);
}
