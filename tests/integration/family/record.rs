//! The record of a game: read as it was written, and refused with its line where it is wrong.

use squarewise::rules::notation::game_record::RecordFault;
use squarewise::rules::notation::san;
use squarewise::rules::ruleset::RuleKey;
use squarewise::rules::{
    Ages, Attempt, Claim, Classic, Game, GameEvent, Position, Ruleset, Seat, Seats, Status,
};

use crate::family::family;
use crate::family::game::{apply, mv, play, start};
use crate::support::Dice;

/// A short game in which something of everything is recorded.
fn sample() -> Game {
    let mut game = start(
        Seats::FOUR,
        &[("alliances", "formal"), ("takeback", "free")],
    );
    game.set_name(Seat::South, "  Anna\tLena ");
    play(&mut game, "e2-e4 b8-d8 f11-f10 k5-j5+");
    apply(&mut game, GameEvent::Leave(Seat::East));
    apply(&mut game, GameEvent::Ally(Seat::South, Seat::West));
    play(&mut game, "e4-e5");
    apply(&mut game, GameEvent::TakeBack);
    let key = RuleKey::named("rule3").unwrap();
    apply(&mut game, GameEvent::Rule { key, value: "off" });
    apply(&mut game, GameEvent::Declare(Seat::East, Status::AtTable));
    apply(&mut game, GameEvent::Part(Seat::West, Seat::South));
    play(&mut game, "e4-e6");
    apply(&mut game, GameEvent::Resign(Seat::East));
    apply(
        &mut game,
        GameEvent::Finish(Seats::NONE.with(Seat::North).with(Seat::West)),
    );
    game
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let game = sample();
    let text = game.record();
    for line in [
        "squarewise game 1",
        "board cross",
        "option alliances formal",
        "name south Anna Lena",
        "age east 6",
        "k5-j5+",
        "leave east",
        "ally south west",
        "take back",
        "rule rule3 forbid -> off",
        "declare east at-table",
        "part west south",
        "resign east",
        "finish west north",
        "result supervisor west north",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
    assert_eq!(Game::from_record(&text), Ok(game));
}

#[test]
fn a_piece_has_its_letter_and_need_not_have_it() {
    let mut game = start(Seats::FOUR, &[("takeback", "free")]);
    play(&mut game, "d1-c3 b8-d8 d12-e10");
    apply(&mut game, GameEvent::TakeBack);
    play(&mut game, "i12-j10");
    let text = game.record();
    let moves = "\nNd1-c3\nb8-d8\nNd12-e10\ntake back\nNi12-j10\n";
    assert!(text.contains(moves), "{text}");
    assert_eq!(Game::from_record(&text), Ok(game.clone()));
    let bare = text.replace("\nN", "\n");
    assert_ne!(bare, text);
    assert_eq!(Game::from_record(&bare), Ok(game));
    for lie in [
        "\nBd1-c3\n",
        "\nnd1-c3\n",
        "\nPd1-c3\n",
        "\nNNd1-c3\n",
        "\nNd1c\n",
        "\nN\n",
    ] {
        let read = Game::<squarewise::rules::Cross>::from_record(&text.replace("\nNd1-c3\n", lie));
        assert!(
            read.is_err_and(|error| matches!(error.why, RecordFault::Unknown { .. })),
            "{lie}"
        );
    }
    let pawn = text.replace("\nb8-d8\n", "\nNb8-d8\n");
    assert!(Game::<squarewise::rules::Cross>::from_record(&pawn).is_err());
}

#[test]
fn a_rule_is_written_with_the_value_that_a_take_back_brought_back() {
    let mut game = start(Seats::TWO, &[]);
    let key = RuleKey::named("rule3").unwrap();
    for value in ["off", "solo_mate"] {
        apply(&mut game, GameEvent::Rule { key, value });
        apply(&mut game, GameEvent::TakeBack);
    }
    assert!(game.record().contains("rule rule3 forbid -> solo_mate"));
    assert_eq!(Game::from_record(&game.record()), Ok(game));
}

#[test]
fn a_game_on_the_small_board_is_recorded_too() {
    let mut game = Game::<Classic>::new(Position::start(), family(&[]), Ages::default());
    for text in ["e2-e4", "f7-f5"] {
        let attempt = Attempt::parse(text).unwrap();
        let says_check = false;
        game.apply(GameEvent::Move {
            attempt,
            says_check,
        })
        .unwrap();
    }
    let text = game.record();
    assert!(text.contains("board 8x8\n"), "{text}");
    assert_eq!(Game::from_record(&text), Ok(game));
    let error = Game::<squarewise::rules::Cross>::from_record(&text).unwrap_err();
    assert!(matches!(error.why, RecordFault::Board { .. }), "{error}");
}

#[test]
fn a_claim_with_a_move_that_is_only_intended_is_recorded_with_it() {
    let mut game = Game::<Classic>::new(Position::start(), Ruleset::FIDE, Ages::default());
    let round = "g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1";
    for text in round.split(' ') {
        let attempt = Attempt::parse(text).unwrap();
        let says_check = false;
        let mv = GameEvent::Move {
            attempt,
            says_check,
        };
        game.apply(mv).unwrap();
    }
    let claims = |intended| GameEvent::Claim {
        by: Seat::BLACK,
        claim: Claim::Threefold,
        intended,
    };
    assert!(game.apply(claims(None)).is_err(), "it is there only twice");
    game.apply(claims(Attempt::parse("f6-g8"))).unwrap();
    assert_eq!(game.n_plies(), 7, "the move is not played");
    let text = game.record();
    let end = "claim north threefold f6-g8\nresult claimed-threefold draw\n";
    assert!(text.ends_with(end), "{text}");
    assert_eq!(Game::from_record(&text), Ok(game.clone()));
    let wrong = text.replace("claimed-threefold", "threefold");
    assert!(Game::<Classic>::from_record(&wrong).is_err(), "{wrong}");

    // Looked at again it is a shorter game, which is recorded and read as any other.
    assert_eq!(
        game.rewind().map(|mv| mv.to().to_string()).as_deref(),
        Some("g1")
    );
    assert_eq!((game.n_plies(), game.outcome()), (6, None));
    assert_eq!(Game::from_record(&game.record()), Ok(game));
}

/// Changes a line of the sample's record; answers with what is said of it.
#[track_caller]
fn told(line: &str, instead: &str) -> String {
    let text = sample().record();
    assert!(
        text.lines().any(|found| found.starts_with(line)),
        "{line}: {text}"
    );
    let lines: Vec<&str> = text
        .lines()
        .map(|found| {
            if found.starts_with(line) {
                instead
            } else {
                found
            }
        })
        .collect();
    let number = lines.iter().position(|found| *found == instead).unwrap() + 1;
    let error = Game::<squarewise::rules::Cross>::from_record(&lines.join("\n")).unwrap_err();
    assert_eq!(error.line, number, "{error}");
    error.why.to_string()
}

#[test]
fn what_is_wrong_in_a_record_is_told_with_its_line() {
    #[rustfmt::skip]
    let mistakes = [
        ("squarewise", "chess 1", "a record begins with `squarewise game 1`"),
        ("squarewise", "squarewise game 2", "this is version `2`; this program reads version 1"),
        ("board", "board", "the board is missing"),
        ("option rule3", "option rule4 off", "there is no house rule `rule4`"),
        ("age east", "age eats 6", "nothing is called `eats` here; did you mean `east`?"),
        ("age east", "age east six", "`six` is no number that can stand here"),
        ("start", "start S aaaa", "the start is no position: this position has 6 parts"),
        ("e2-e4", "e2-e5", "the rules refuse this: "),
        ("e2-e4", "age south 7 8", "`8` is too much here"),
        ("leave east", "leav east", "nothing is called `leav` here; did you mean `leave`?"),
        ("leave east", "leave west", "the rules refuse this: too-old"),
        ("leave east", "name west Bob", "`name` belongs before the first event"),
        ("rule rule3", "rule rule3 off -> forbid", "`rule3` was `forbid` before, not `off`"),
        ("rule rule3", "rule rule3 forbid => off", "nothing is called `=>` here; did you mean `->`?"),
        ("take back", "take bakc", "nothing is called `bakc` here; did you mean `back`?"),
        ("declare", "declare east home", "nothing is called `home` here"),
        ("result", "result last-king west", "the game has ended otherwise: supervisor"),
    ];
    for (line, instead, says) in mistakes {
        let found = told(line, instead);
        if says.ends_with("6 parts") {
            assert!(found.contains("parts instead of 6"), "{found}");
        } else {
            assert!(found.starts_with(says), "{found}");
        }
    }
}

#[test]
fn nothing_follows_a_result_and_a_game_does_not_end_by_being_told_so() {
    let text = sample().record();
    let error =
        Game::<squarewise::rules::Cross>::from_record(&format!("{text}agree\n")).unwrap_err();
    assert_eq!(error.why, RecordFault::AfterResult);
    let mut game = start(Seats::TWO, &[]);
    game.apply(mv("e2-e4")).unwrap();
    let text = format!("{}result agreement draw\n", game.record());
    let error = Game::<squarewise::rules::Cross>::from_record(&text).unwrap_err();
    assert_eq!(error.why, RecordFault::Result(None));
    let empty = Game::<squarewise::rules::Cross>::from_record("squarewise game 1\nboard cross\n");
    assert_eq!(
        empty.unwrap_err().to_string(),
        "line 3: the line `start` is missing"
    );
}

#[test]
fn a_damaged_record_is_refused_with_a_line_and_never_breaks_anything() {
    let text = sample().record();
    let mut dice = Dice::new(0xDA_4A6E);
    let mut n_refused = 0;
    for _ in 0..400 {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=dice.below(2) {
            let at = dice.below(letters.len());
            let instead = letters[dice.below(letters.len())];
            match dice.below(3) {
                0 => letters[at] = instead,
                1 => letters.insert(at, instead),
                _ => letters.truncate(at.max(1)),
            }
        }
        let damaged: String = letters.into_iter().collect();
        let n_lines = damaged.lines().count();
        match Game::<squarewise::rules::Cross>::from_record(&damaged) {
            Ok(game) => assert_eq!(Game::from_record(&game.record()), Ok(game)),
            Err(error) => {
                assert!(
                    (1..=n_lines + 1).contains(&error.line),
                    "{error}\n{damaged}"
                );
                assert!(!error.why.to_string().is_empty());
                n_refused += 1;
            }
        }
    }
    assert!(n_refused > 200, "{n_refused}");
}

#[test]
fn moves_of_four_armies_are_written_with_letters_and_both_squares() {
    let board = "S aaaa Skq - - x,x,4,nK,3,x,x/x,x,8,x,x/12/1,sP,10/3,nR,2,sB,5/12/wK,10,eK/12/3,sQ,8/1,wN,10/x,x,sP,7,x,x/x,x,sR,3,sK,2,sR,x,x";
    let position = crate::family::cross(board);
    for (squares, written) in [
        ("g8-f9", "Bg8-f9"),
        ("d4-d8", "Qd4xd8"),
        ("c2-c4", "c2-c4"),
        ("c2-b3", "c2xb3"),
        ("b9-b10=N", "b9-b10=N"),
        ("g1-i1", "O-O"),
        ("g1-e1", "O-O-O"),
        ("g1-g2", "Kg1-g2"),
    ] {
        let attempt = Attempt::parse(squares).unwrap();
        let verdict = position.judge(attempt);
        assert_eq!(san::write(&position, verdict.legal().unwrap()), written);
        for read in [written, squares] {
            assert_eq!(san::read_attempt(&position, read), Ok(attempt), "{read}");
        }
    }
}
