//! Boards of games against the coach: what is noticed while somebody plays, and what is not.

use std::collections::BTreeMap;
use std::sync::Mutex;

use squarewise::diagnostic::Source;
use squarewise::lesson::{self, Accept, Task};
use squarewise::practice::OwnBoard;
use squarewise::rules::{Attempt, Classic, Role, Square};
use squarewise::session::{Answer, Input, Session};

use crate::dice::Dice;
use crate::mailbox::Mailbox;
use crate::practice::{agrees, reaches, step_of};
use crate::support::{classic, share_out};

/// A game of the learner, who has White, on a board; with more settings.
fn game_with(board: &str, settings: &str) -> Session {
    let text = format!(
        "format = 1\nid = \"t\"\n\n[[step]]\nid = \"game\"\nkind = \"game\"\nside = \"white\"\n\
         board = \"{board}\"\n{settings}\n"
    );
    let (lesson, found) = lesson::read(&Source::new("t.toml", text));
    let lesson = lesson.unwrap_or_else(|| panic!("{found:#?}"));
    Session::new(lesson.on::<Classic>().unwrap(), 0).unwrap()
}

/// A game against the coach that is won by checkmate.
fn game(board: &str) -> Session {
    game_with(board, "goal = \"mate\"\nopponent = \"coach\"")
}

fn tried(session: &mut Session, attempt: &str) {
    let Attempt { from, to, .. } = Attempt::parse(attempt).unwrap();
    session.apply(Input::Drop { from, to });
}

/// Moves of the learner, each with what the coach is made to answer.
fn played(session: &mut Session, moves: &[(&str, &str)]) {
    for (own, reply) in moves {
        tried(session, own);
        let replies = session.position().legal_moves();
        let found = replies.iter().find(|it| it.attempt().to_string() == *reply);
        session.reply(*found.unwrap_or_else(|| panic!("{own} {reply} is no move")));
    }
}

/// What was asked about which move, in the order of the game.
fn asked(session: &Session) -> Vec<String> {
    let texts = session.own_boards().map(OwnBoard::text);
    texts
        .map(|text| {
            text.split(' ')
                .skip(1)
                .take(2)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

/// A game in which castling out of check is tried, a queen is left to be taken, and a mate is overlooked.
pub(crate) fn spoiled() -> Session {
    let mut session = game("4r1k1/5ppp/p7/8/8/8/P7/3QK2R w K - 0 1");
    tried(&mut session, "e1g1");
    let moves = [("e1f1", "a6a5"), ("d1d8", "a5a4"), ("a2a3", "g7g6")];
    played(&mut session, &moves);
    session
}

#[test]
fn a_queen_a_mate_and_castling_out_of_check_are_noticed() {
    let session = spoiled();
    let texts: Vec<String> = session.own_boards().map(OwnBoard::text).collect();
    let expected = [
        "g1 allowed e1g1 4r1k1/5ppp/p7/8/8/8/P7/3QK2R w K - 0 1",
        "g1 safe d1d8 4r1k1/5ppp/8/p7/8/8/P7/3Q1K1R w - - 0 2",
        "g1 mate a2a3 3Qr1k1/5ppp/8/8/p7/8/P7/5K1R w - - 0 3",
    ];
    assert_eq!(texts, expected);
    let skills = session.own_boards().map(|it| it.skill().name);
    assert_eq!(
        skills.collect::<Vec<_>>(),
        ["castle-or-not", "safe-move", "mate-in-1"]
    );
    for board in session.own_boards() {
        holds(board).unwrap();
    }
}

#[test]
fn two_at_one_screen_are_not_watched() {
    let mut session = game_with("4r1k1/5ppp/p7/8/8/8/P7/3Q1K1R w - - 0 1", "goal = \"mate\"");
    tried(&mut session, "d1d8");
    assert_eq!(asked(&session), [""; 0]);
    let mut session = game_with("4r1k1/5ppp/p7/8/8/8/P7/3Q1K1R w - - 0 1", "goal = \"mate\"");
    session.apply(Input::Answer(Answer::PlayMe));
    tried(&mut session, "d1d8");
    assert_eq!(asked(&session), ["safe d1d8"]);
}

/// Attacked and not guarded is not yet lost.
#[test]
fn a_man_that_is_not_lost_is_not_noticed() {
    for (what, board, mv) in [
        (
            "the rook is pinned",
            "4k3/4r3/8/8/8/8/Q7/4RK2 w - - 0 1",
            "a2a7",
        ),
        ("a trade", "4k3/8/3p4/4b3/8/8/1B6/4K3 w - - 0 1", "b2e5"),
        (
            "something is taken for it",
            "1r2k3/3n4/8/1N6/3R4/8/8/4K3 w - - 0 1",
            "e1e2",
        ),
        ("a pawn", "4r1k1/5ppp/8/8/8/4P3/P7/3Q1K1R w - - 0 1", "e3e4"),
        (
            "no move is safe",
            "4k3/8/8/8/8/N2q3N/8/7K w - - 0 1",
            "a3b5",
        ),
    ] {
        let mut session = game(board);
        tried(&mut session, mv);
        assert_eq!(session.line().moves().len(), 1, "{what}");
        assert_eq!(asked(&session), [""; 0], "{what}");
    }
}

#[test]
fn a_board_that_would_refuse_what_is_better_is_left_out() {
    // The knight is left to be taken. Where the rook can take a queen that is guarded, that is better than any safe move.
    for (board, expected) in [
        ("1r2k3/8/8/1N6/3R4/8/8/4K3 w - - 0 1", vec!["safe e1e2"]),
        ("1r1qk3/8/8/1N6/3R4/8/8/4K3 w - - 0 1", vec![]),
    ] {
        let mut session = game(board);
        tried(&mut session, "e1e2");
        assert_eq!(asked(&session), expected, "{board}");
    }
    // Nobody is asked for a safe move where there is a mate, though this game is not won by it.
    let board = "3Qr1k1/5ppp/8/8/p7/8/P6R/5K2 w - - 0 1";
    for (goal, expected) in [("mate", vec!["mate a2a3"]), ("last-standing", vec![])] {
        let settings = format!("goal = \"{goal}\"\nopponent = \"coach\"");
        let mut session = game_with(board, &settings);
        tried(&mut session, "a2a3");
        assert_eq!(asked(&session), expected, "{goal}");
    }
}

#[test]
fn a_slip_of_the_hand_and_what_happened_before_are_no_questions() {
    let mut session = game("4k3/p6p/8/8/8/8/P7/4K2R w K - 0 1");
    for slip in ["h1e1", "a7a5", "c3c4"] {
        tried(&mut session, slip);
    }
    played(&mut session, &[("e1e2", "a7a6"), ("e2e1", "a6a5")]);
    tried(&mut session, "e1g1");
    assert_eq!(asked(&session), [""; 0]);
    // Too late to take in passing; and a pawn that has gone one square.
    let mut session = game("4k3/3p3p/8/4P3/8/8/P7/4K3 w - - 0 1");
    played(&mut session, &[("a2a3", "d7d5"), ("a3a4", "h7h6")]);
    tried(&mut session, "e5d6");
    assert_eq!(asked(&session), [""; 0]);
    let mut session = game("4k3/7p/3p4/4P3/8/8/P7/4K3 w - - 0 1");
    played(&mut session, &[("a2a3", "d6d5")]);
    tried(&mut session, "e5d6");
    let texts: Vec<String> = session.own_boards().map(OwnBoard::text).collect();
    let expected = "g1 allowed e5d6 4k3/7p/3p4/4P3/8/P7/8/4K3 b - - 0 1 d6d5";
    assert_eq!(texts, [expected]);
    holds(session.own_boards().next().unwrap()).unwrap();
}

/// What a pawn that has just gone two squares allows is not to be seen on the board.
#[test]
fn the_last_move_is_kept_where_it_matters() {
    let mut session = game("3rk3/2p4p/8/8/8/8/P7/3QK3 w - - 0 1");
    played(&mut session, &[("d1c2", "c7c5")]);
    tried(&mut session, "c2d3");
    let board = session.own_boards().next().unwrap();
    assert!(
        board.text().ends_with(" b - - 1 1 c7c5"),
        "{}",
        board.text()
    );
    let exercise = board.exercise(board.name()).unwrap();
    assert_eq!(classic(&exercise).line.moves().len(), 1);
    assert_eq!(exercise.key(), board.text());
    holds(board).unwrap();
}

#[test]
fn of_each_question_come_few_and_the_second_is_clearer() {
    let mut session = game("r7/6pk/7p/8/8/8/5PPP/1NRQ2K1 w - - 0 1");
    // A knight, a rook, a queen: what comes third is one too many.
    let moves = [("b1a3", "g7g6"), ("c1c8", "a8a7")];
    played(&mut session, &moves);
    assert_eq!(asked(&session), ["safe b1a3", "safe c1c8"]);
    tried(&mut session, "d1d7");
    assert_eq!(session.line().moves().len(), 5);
    assert_eq!(asked(&session), ["safe b1a3", "safe c1c8"]);
    session.apply(Input::TakeBack);
    assert_eq!(asked(&session).len(), 2, "what was taken back was played");
    session.apply(Input::Again);
    assert_eq!(asked(&session), [""; 0], "another game");
    // To leave a man that is attacked is clearer than to walk into it, once.
    let mut session = game("r7/6pk/7p/8/8/8/5PPP/1N1Q1NK1 w - - 0 1");
    played(&mut session, &[("b1a3", "g7g6"), ("f1e3", "h6h5")]);
    assert_eq!(asked(&session), ["safe b1a3", "safe f1e3"]);
    let mut session = game("r7/6pk/7p/8/8/N7/5PPP/3Q1NK1 w - - 0 1");
    played(&mut session, &[("f1e3", "g7g6"), ("e3f1", "h6h5")]);
    assert_eq!(asked(&session), ["safe f1e3"]);
    // How a piece goes, and then the king.
    let mut session = game("4r1k1/5ppp/p7/8/8/8/P7/3QK2R w K - 0 1");
    for wrong in ["h1a3", "d1e3", "e1g1", "a2a3"] {
        tried(&mut session, wrong);
    }
    assert_eq!(asked(&session), ["allowed h1a3", "allowed e1g1"]);
}

#[test]
fn a_text_that_is_no_such_board_is_none() {
    let good = "g1 safe d1d8 4r1k1/5ppp/8/p7/8/8/P7/3Q1K1R w - - 0 2";
    assert_eq!(OwnBoard::read(good).unwrap().text(), good);
    for (from, to) in [
        ("g1 ", "g2 "),
        ("safe", "fork"),
        ("d1d8", "d1e8"),
        ("d1d8", "e2e4e"),
        ("safe", "allowed"),
        ("5ppp", "5pp"),
        (" 0 2", " 0"),
        (" 0 2", " 0 2 h2h4"),
        (" 0 2", " 0 2 a5a4 x"),
        ("g1 safe", "g1  safe"),
    ] {
        let bad = good.replace(from, to);
        assert_ne!(bad, good);
        assert_eq!(OwnBoard::read(&bad), None, "{bad}");
    }
}

/// Whether the exercise is proved, and a slow board agrees with it and with what was noticed.
fn holds(board: &OwnBoard) -> Result<(), String> {
    let text = board.text();
    let exercise = board
        .exercise(board.name())
        .ok_or(format!("{text}: no exercise"))?;
    if OwnBoard::read(&text).as_ref() != Some(board) {
        return Err(format!("{text}: read otherwise"));
    }
    agrees(&exercise).map_err(|why| format!("{text}: {why}"))?;
    let step = classic(&exercise);
    let own = step.side;
    let slow = Mailbox::new(step.line.position());
    let words: Vec<&str> = text.split(' ').collect();
    let tried = step_of(Attempt::parse(words[2]).unwrap());
    let is_legal = slow.moves().contains(&tried);
    let is_so = match (words[1], &step.task) {
        ("allowed", Task::Judge { .. }) => !is_legal,
        (
            asked,
            Task::Move {
                accept: Accept::Goal(goal),
                ..
            },
        ) => {
            let right = slow
                .moves()
                .into_iter()
                .filter(|it| reaches(&slow, it, *goal, own));
            let is_open = is_legal && right.count() > 0 && !reaches(&slow, &tried, *goal, own);
            is_open && (asked == "mate" || loses_a_piece(&slow.after(&tried)))
        }
        _ => false,
    };
    is_so.then_some(()).ok_or(format!("{text}: it is not so"))
}

/// Whether whoever is to move can take a piece that nobody takes back.
fn loses_a_piece(slow: &Mailbox) -> bool {
    slow.moves().iter().any(|reply| {
        let is_piece = |role: Role| !matches!(role, Role::Pawn | Role::King);
        let (taken, then) = (slow.man(reply.to), slow.after(reply));
        let is_taken_back = then.moves().iter().any(|it| it.to == reply.to);
        taken.is_some_and(|(_, role)| is_piece(role)) && !is_taken_back
    })
}

/// Boards on which the random games begin, and how they are won.
const BEGINNINGS: [(&str, &str); 7] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "mate",
    ),
    (
        "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "mate",
    ),
    ("4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1", "mate"),
    ("3qk1n1/2p2p2/8/8/8/8/3P4/R3K1N1 w - - 0 1", "last-standing"),
    ("8/3p4/p2p4/8/p7/8/8/R7 w - - 0 1", "pawn-across"),
    ("k7/8/1K6/8/8/8/8/5QR1 w - - 0 1", "mate"),
    ("8/8/8/4k3/8/8/8/R2QK3 w - - 0 1", "mate"),
];

/// Somebody who tries anything and moves anyhow.
fn played_anyhow(number: u64) -> Session {
    let mut dice = Dice::new(number.wrapping_mul(0x9E37) ^ 0xB0A2D);
    let place = usize::try_from(number).unwrap() % BEGINNINGS.len();
    let (board, goal) = BEGINNINGS[place];
    let strength = 1 + number % 3;
    let settings = format!("goal = \"{goal}\"\nopponent = \"coach\"\nstrength = {strength}");
    let mut session = game_with(board, &settings);
    for _ in 0..40 {
        if session.is_done() {
            break;
        }
        let own: Vec<Square> = session
            .position()
            .board()
            .by_seat(session.step().side)
            .iter()
            .collect();
        let every: Vec<Square> = Square::all().collect();
        let (from, to) = (own[dice.below(own.len())], every[dice.below(64)]);
        let attempt = Attempt::new(from, to);
        if session.line().judge(attempt).fault().is_some() && dice.below(3) == 0 {
            session.apply(Input::Drop { from, to });
            session.apply(Input::Cancel);
        }
        let moves = session.line().legal_moves();
        let mv = moves[dice.below(moves.len())].attempt();
        session.apply(Input::Drop {
            from: mv.from,
            to: mv.to,
        });
        if let (Some(role), Some(_)) = (mv.promotion, session.promoting()) {
            session.apply(Input::Promote(role));
        }
        session.reply_at_once();
    }
    session
}

/// Every board that is noticed in some games is proved, and each sort of them is noticed.
#[allow(clippy::print_stdout, reason = "it is what the test is asked for")]
fn look_through(n_games: u32) {
    let found = Mutex::new((BTreeMap::<String, u32>::new(), Vec::new()));
    let numbers: Vec<u64> = (0..n_games.into()).collect();
    share_out(&numbers, |number| {
        let session = played_anyhow(*number);
        let mut alike = BTreeMap::<String, u32>::new();
        for board in session.own_boards() {
            let kind = board.text().split(' ').nth(1).unwrap().to_owned();
            *alike.entry(kind).or_default() += 1;
            if let Err(why) = holds(board) {
                found.lock().unwrap().1.push(why);
            }
        }
        let most = alike.values().copied().max().unwrap_or_default();
        assert!(most <= 2 && alike.get("mate").is_none_or(|n| *n == 1));
        for (kind, n) in alike {
            *found.lock().unwrap().0.entry(kind).or_default() += n;
        }
    });
    let (kinds, faults) = found.into_inner().unwrap();
    println!("noticed in {n_games} games: {kinds:?}");
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
    for kind in ["allowed", "mate", "safe"] {
        assert!(
            kinds.get(kind).is_some_and(|n| *n >= n_games / 20),
            "{kind}: {kinds:?}"
        );
    }
}

#[test]
fn in_sixty_games_every_board_is_proved_and_the_slow_board_agrees() {
    look_through(60);
}

#[test]
#[ignore = "two hundred games: a minute"]
fn in_two_hundred_games_every_board_is_proved_and_the_slow_board_agrees() {
    look_through(200);
}
