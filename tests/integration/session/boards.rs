//! Kinds that are played on the board: try, name, play, setup, game, taking everything.

use squarewise::rules::{Ending, Fault, Piece, Reason, Role, Seat, Square, SquareSet};
use squarewise::session::{Answer, Effect, GameEnd, Hint, Input, Say, Session, is_light};

use super::{at, play, press, proved, refused, step};

#[test]
fn one_piece_tries_its_moves_again_and_again() {
    let mut session = step(
        r#"
kind = "try"
piece = "d4"
moves = 2
board = "8/8/8/8/3N4/8/7P/8 w - - 0 1"
"#,
    );
    press(&mut session, "h2");
    assert_eq!(*session.say(), Say::OnlyThisPiece(at("d4")));
    press(&mut session, "d4 d5");
    assert_eq!(refused(&session), Some(Reason::PieceCantMoveThatWay));
    press(&mut session, "d4 e6");
    assert_eq!(*session.say(), Say::TriesMore { left: 1 });
    session.apply(Input::TakeBack);
    press(&mut session, "d4 f5 f5 g7");
    assert!(session.is_done());
    assert_eq!(session.records()[0].moves, 2);
    assert_eq!(session.records()[0].par, None);
}

#[test]
fn both_sides_try_in_turn() {
    let mut session = play("[[step]]\nid = \"t\"\nkind = \"try\"\nmoves = 3\nboard = \"start\"\n");
    press(&mut session, "e2 e4");
    press(&mut session, "d2");
    assert_eq!(refused(&session), Some(Reason::NotYourPiece));
    press(&mut session, "e7 e5 g1 f3");
    assert!(session.is_done());
    assert_eq!(session.counted(), (3, 3));
}

fn drill(ask: &str) -> Session {
    play(&format!(
        "[[step]]\nid = \"n\"\nkind = \"name\"\nask = \"{ask}\"\ntimes = 3\nfrom = [\"a1\", \"c5\", \"h8\"]\n"
    ))
}

#[test]
fn squares_are_found_by_their_names() {
    let mut session = drill("square");
    let first = session.asked().unwrap().square;
    press(&mut session, "e4");
    assert_eq!(*session.say(), Say::ThatIsSquare(at("e4")));
    session.apply(Input::Hint);
    assert_eq!(session.hint(), Some(Hint::Square(first)));
    for left in [2, 1] {
        let asked = session.asked().unwrap().square;
        session.apply(Input::Press(asked));
        assert_eq!(*session.say(), Say::NamedMore { left });
        assert_ne!(session.asked().unwrap().square, asked);
    }
    let last = session.asked().unwrap().square;
    session.apply(Input::Press(last));
    assert!(session.is_done());
    assert_eq!(session.asked(), None);
}

#[test]
fn a_whole_file_answers_where_a_file_is() {
    let mut session = drill("file");
    for _ in 0..3 {
        let file = session.asked().unwrap().square.file();
        session.apply(Input::Press(at(&format!("{}3", char::from(b'a' + file)))));
    }
    assert!(session.is_done());
}

#[test]
fn of_a_file_or_a_rank_all_is_lit_once_it_is_found() {
    for ask in ["file", "rank"] {
        let mut session = drill(ask);
        let asked = session.asked().unwrap().square;
        session.apply(Input::Press(asked));
        let place = |square: Square| match ask {
            "file" => square.file(),
            _ => square.rank(),
        };
        let found = session.found();
        assert_eq!(found.len(), 8, "{ask}");
        assert!(found.iter().all(|it| place(it) == place(asked)));
    }
    let mut session = drill("square");
    let asked = session.asked().unwrap().square;
    session.apply(Input::Press(asked));
    assert_eq!(session.found(), SquareSet::of(asked));
}

/// Who may not castle is told that two squares are too far, whatever squares those are.
#[test]
fn where_a_king_flees_castling_is_not_talked_about() {
    let flees =
        "kind = \"squares\"\nask = \"escapes\"\nboard = \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"\n";
    let mut session = step(flees);
    press(&mut session, "g1");
    assert_eq!(refused(&session), Some(Reason::KingTooFar));
    let from_elsewhere = flees.replace("4K2R", "8").replace("8/8 w", "3K4/8 w");
    let mut session = step(&from_elsewhere);
    press(&mut session, "f2");
    let Say::Refused(fault) = session.say() else {
        panic!("{:?}", session.say());
    };
    let far = Fault::KingTooFar {
        from: at("d2"),
        to: at("f2"),
        home: None,
    };
    assert_eq!(**fault, far);
    // Who may castle hears of it.
    let mut session = step(&flees.replace("w - -", "w K -").replace("4k3", "4k1r1"));
    press(&mut session, "g1");
    assert_ne!(refused(&session), Some(Reason::KingTooFar));
}

#[test]
fn the_only_piece_goes_on_at_once_after_its_first_move() {
    let mut session = step(
        "kind = \"collect\"\npiece = \"a1\"\nstars = [\"a8\", \"h8\"]\n\
         board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\n",
    );
    // Which piece it is must be seen first.
    press(&mut session, "a8");
    assert_eq!(session.n_moves(), 0);
    press(&mut session, "a1 a8 h8");
    assert!(session.is_done());
    assert_eq!((session.n_moves(), session.records()[0].mistakes), (2, 0));
    // Where it cannot go a press is no try.
    let mut session = step(
        "kind = \"collect\"\npiece = \"a1\"\nstars = [\"a8\", \"h8\"]\n\
         board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\n",
    );
    press(&mut session, "a1 a8 c3");
    assert_eq!((session.n_moves(), session.n_slips()), (1, 0));
}

#[test]
fn what_is_found_of_a_board_is_found_again_in_another_session() {
    let boards = [
        (
            "kind = \"squares\"\nask = \"moves\"\npiece = \"a1\"\nboard = \"8/8/8/8/8/8/P7/R3N3 w - - 0 1\"\n",
            "d1 b1",
            "c1",
        ),
        (
            "kind = \"collect\"\npiece = \"a1\"\nstars = [\"a8\", \"h8\"]\nboard = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\n",
            "a1 a8",
            "h8",
        ),
        (
            "kind = \"move\"\nboard = \"6k1/8/8/5N2/8/8/8/6K1 w - - 0 1\"\ngoal = \"check\"\nall = true\n",
            "f5 e7",
            "f5 h6",
        ),
    ];
    for (board, first, rest) in boards {
        let mut session = step(board);
        assert!(session.so_far().is_empty());
        press(&mut session, first);
        let so_far = session.so_far();
        assert!(!so_far.is_empty(), "{board}");
        let mut again = step(board);
        again.find_again(&so_far);
        assert_eq!(again.so_far(), so_far);
        assert_eq!(again.counted(), session.counted());
        assert!(!again.is_done() && again.n_slips() == 0);
        press(&mut again, rest);
        assert!(again.is_done() && again.is_right_at_once(), "{board}");
    }
}

#[test]
fn in_hide_and_seek_each_wrong_tap_stays_marked_until_the_square_is_found() {
    let mut session = drill("find");
    let hidden = session.asked().unwrap().square;
    let mut others = Square::all().filter(|it| *it != hidden);
    let (one, two) = (others.next().unwrap(), others.next().unwrap());
    for tapped in [one, two, one] {
        session.apply(Input::Press(tapped));
        assert_eq!(*session.say(), Say::ThatIsSquare(tapped));
    }
    assert_eq!(session.missed(), SquareSet::of(one) | SquareSet::of(two));
    assert_eq!(session.counted().0, 0);
    session.apply(Input::Press(hidden));
    assert_eq!(session.missed(), SquareSet::EMPTY);
    assert_eq!(session.found(), SquareSet::of(hidden));
    while let Some(question) = session.asked() {
        session.apply(Input::Press(question.square));
    }
    assert_eq!(session.records()[0].mistakes, 2, "the same tap counts once");
}

#[test]
fn light_and_dark_are_told_apart() {
    assert!(!is_light(at("a1")));
    assert!(is_light(at("h1")));
    let mut session = drill("color");
    let light = is_light(session.asked().unwrap().square);
    let answers = [Answer::Dark, Answer::Light];
    session.apply(Input::Answer(answers[usize::from(!light)]));
    assert!(matches!(session.say(), Say::ColorAgain(_)));
    while let Some(question) = session.asked() {
        let light = is_light(question.square);
        session.apply(Input::Answer(answers[usize::from(light)]));
    }
    assert_eq!(session.records()[0].mistakes, 1);
}

#[test]
fn the_seed_gives_the_order() {
    let text = "[[step]]\nid = \"n\"\nkind = \"name\"\nask = \"square\"\ntimes = 9\n";
    let first = |seed| {
        let session = Session::with_seed(proved(text), 0, seed).unwrap();
        session.asked().unwrap().square
    };
    assert_eq!(first(1), first(1));
    let different: std::collections::BTreeSet<_> = (0..20).map(first).collect();
    assert!(different.len() > 10);
}

const LINE: &str = r#"
[[step]]
id = "line"
kind = "play"
board = "start"
line = "e4 e5 Nf3 Nc6 Bb5"
also = ["e4 e5 Nf3 Nc6 Bc4"]
"#;

#[test]
fn a_line_is_played_and_answered() {
    let mut session = play(LINE);
    press(&mut session, "d2 d4");
    assert!(matches!(session.say(), Say::NotTheAnswer(_)));
    press(&mut session, "e2 e5");
    assert_eq!(refused(&session), Some(Reason::PawnTooFar));
    let effects = press(&mut session, "e2 e4");
    assert!(effects.iter().any(|it| matches!(it, Effect::Replied(_))));
    assert_eq!(*session.say(), Say::NextOfLine);
    let (from, to) = (at("g1"), at("f3"));
    session.apply(Input::Hint);
    assert_eq!(session.hint(), Some(Hint::Piece(from)));
    session.apply(Input::Hint);
    assert_eq!(session.hint(), Some(Hint::Move { from, to }));
    press(&mut session, "g1 f3 f1 c4");
    assert!(session.is_done());
    assert_eq!(session.line().moves().len(), 5);
}

#[test]
fn the_other_side_may_begin() {
    let mut session = play(
        "[[step]]\nid = \"l\"\nkind = \"play\"\nside = \"black\"\nboard = \"start\"\nline = \"e4 e5 Nf3\"\n",
    );
    assert_eq!(session.line().moves().len(), 1);
    press(&mut session, "e7 e5");
    assert!(session.is_done());
    assert_eq!(session.line().moves().len(), 3);
}

const SETUP: &str = r#"
[[step]]
id = "kings"
kind = "setup"
target = "r3k3/8/8/8/8/8/8/R3K2R w - - 0 1"
given = ["e1", "e8"]
"#;

#[test]
fn pieces_are_set_up_one_by_one() {
    let mut session = play(SETUP);
    let white = Piece::new(Role::Rook, Seat::WHITE);
    let black = Piece::new(Role::Rook, Seat::BLACK);
    assert_eq!(session.tray().len(), 2);
    assert_eq!(session.set_up().unwrap().len(), 2);
    press(&mut session, "a1");
    assert_eq!(*session.say(), Say::PickFirst);
    session.apply(Input::Take(white));
    assert_eq!(*session.say(), Say::WhereTo(white));
    press(&mut session, "e1");
    assert_eq!(*session.say(), Say::SquareTaken(at("e1")));
    press(&mut session, "a8");
    let (piece, square) = (white, at("a8"));
    assert_eq!(*session.say(), Say::NotItsSquare { piece, square });
    session.apply(Input::Hint);
    assert_eq!(session.hint(), Some(Hint::Square(at("a1"))));
    press(&mut session, "a1");
    assert_eq!(session.held(), Some(white), "another one waits");
    press(&mut session, "h1");
    assert_eq!(session.held(), None);
    session.apply(Input::Take(white));
    assert_eq!(session.held(), None, "none is left");
    assert_eq!(session.tray(), [(white, 0), (black, 1)]);
    press(&mut session, "a8");
    assert!(
        session.is_done(),
        "the only one that waits is not picked first"
    );
    assert_eq!(session.records()[0].mistakes, 1);
}

#[test]
fn two_play_until_checkmate() {
    let mut session = play("[[step]]\nid = \"g\"\nkind = \"game\"\nboard = \"start\"\n");
    press(&mut session, "f2 f3 e7 e5");
    assert_eq!(*session.say(), Say::YourTurn(Seat::WHITE));
    press(&mut session, "g2 g5");
    assert!(refused(&session).is_some());
    press(&mut session, "g2 g4 d8 h4");
    let Some(GameEnd::ByRules(outcome)) = session.game_end() else {
        panic!("{:?}", session.game_end())
    };
    assert_eq!(outcome.ending, Ending::Checkmate);
    assert!(session.is_done());
}

#[test]
fn two_agree_or_one_gives_up() {
    let game = "[[step]]\nid = \"g\"\nkind = \"game\"\nboard = \"start\"\n";
    let mut session = play(game);
    assert_eq!(session.answers(), [Answer::PlayMe]);
    press(&mut session, "e2 e4 e7 e5");
    session.apply(Input::TakeBack);
    press(&mut session, "d7 d5");
    assert_eq!(session.answers(), [Answer::Agree, Answer::GiveUp]);
    let mut other = session.clone();
    session.apply(Input::Answer(Answer::Agree));
    assert!(session.is_done());
    other.apply(Input::Answer(Answer::GiveUp));
    assert!(matches!(other.game_end(), Some(GameEnd::ByRules(_))));
}

/// A game with a goal of its own.
fn battle(goal: &str, board: &str) -> Session {
    step(&format!(
        "kind = \"game\"\ngoal = \"{goal}\"\nboard = \"{board}\"\n"
    ))
}

#[test]
fn the_first_pawn_across_wins() {
    let mut session = battle("pawn-across", "8/P7/8/8/8/8/p6p/8 w - - 0 1");
    press(&mut session, "a7 a8");
    assert_eq!(session.game_end(), Some(GameEnd::PawnAcross(Seat::WHITE)));
    assert_eq!(session.promoting(), None, "nobody asks what it becomes");
}

#[test]
fn the_last_one_standing_wins() {
    let mut session = battle("last-standing", "8/8/8/3p4/4P3/8/8/8 w - - 0 1");
    press(&mut session, "e4 d5");
    assert_eq!(session.game_end(), Some(GameEnd::AllTaken(Seat::WHITE)));
}

#[test]
fn everything_is_taken_and_counted() {
    let mut session = step(
        r#"
kind = "collect"
take = "all"
board = "8/2p5/8/8/2R3n1/8/8/8 w - - 0 1"
"#,
    );
    assert_eq!(session.counted(), (0, 2));
    press(&mut session, "c4 c7");
    assert_eq!(*session.say(), Say::PieceTaken { left: 1 });
    press(&mut session, "c7 g7 g7 g4");
    assert!(session.is_done());
    assert_eq!(session.records()[0].par, Some(3));
}

#[test]
fn a_pawn_race_in_which_nobody_can_move_is_over() {
    let mut session = battle("pawn-across", "8/8/8/4p3/8/4P3/8/8 w - - 0 1");
    press(&mut session, "e3 e4");
    assert_eq!(session.game_end(), Some(GameEnd::NoMove(Seat::BLACK)));
    assert!(session.is_done());
}

#[test]
fn whoever_is_in_the_way_is_taken_off() {
    // The bishop looks at f1; the knight on b1 is in nobody's way here.
    let mut session = step(
        r#"
kind = "allow"
board = "4k3/8/8/8/2b5/8/3P3P/RN2K2R w KQ - 0 1"
move = "O-O"
because = "castle-through-check"
"#,
    );
    assert!(session.question().is_some(), "the move is shown");
    press(&mut session, "e5");
    assert_eq!(*session.say(), Say::NobodyThere(at("e5")));
    for stays in ["e1", "e8"] {
        press(&mut session, stays);
        assert_eq!(*session.say(), Say::Stays(at(stays)));
    }
    press(&mut session, "b1");
    assert_eq!(refused(&session), Some(Reason::CastleThroughCheck));
    assert!(session.set_up().is_none(), "the knight is back");
    session.apply(Input::Hint);
    assert_eq!(session.hint(), Some(Hint::Square(at("c4"))));
    // Without its rook nobody castles: another reason than before.
    press(&mut session, "h1");
    assert!(refused(&session).is_some_and(|it| it != Reason::CastleThroughCheck));
    press(&mut session, "c4");
    assert!(session.is_done());
    let left = session.set_up().unwrap();
    assert_eq!(left.len(), 7);
    assert!(left.iter().all(|(square, _)| *square != at("c4")));
}
