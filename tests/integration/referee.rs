//! The referee of a real board: putting up, what is amiss, what happened before, asking.

use squarewise::locale::Locale;
use squarewise::referee::{HistoryQuestion, Mend, Referee, Ruling};
use squarewise::rules::{Attempt, Piece, Reason, Role, Seat, Setup, Square, Wing};

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

fn referee(fen: &str) -> Referee {
    Referee::of(Setup::parse_fen(fen).unwrap())
}

fn attempt(text: &str) -> Attempt {
    Attempt::parse(text).unwrap()
}

/// The code of the reason, or what is allowed, in English.
fn asked(referee: &Referee, text: &str) -> String {
    let english = Locale::load(&["en"]);
    match referee.ask(attempt(text)).unwrap() {
        Ruling::Refused(refused) => refused.fault.reason().code().to_owned(),
        Ruling::Allowed(allowed) => {
            let then = allowed.then.iter();
            let said = std::iter::once(&allowed.says).chain(then);
            let said = said.map(|phrase| english.say_plain(phrase));
            said.collect::<Vec<_>>().join(" ")
        }
    }
}

fn problems(referee: &Referee) -> Vec<String> {
    let english = Locale::load(&["en"]);
    let all = referee.problems().into_iter();
    all.map(|problem| english.say_plain(&problem.says))
        .collect()
}

#[test]
fn a_new_board_is_a_game() {
    let mut board = Referee::start();
    assert!(board.problems().is_empty());
    assert!(!board.can_undo());
    board.clear();
    assert_eq!(board.problems().len(), 2);
    board.set_up();
    assert_eq!(board, {
        let mut same = board.clone();
        same.set_turn(Seat::BLACK);
        same.undo();
        same
    });
    assert!(board.game().is_some());
}

#[test]
fn every_change_is_taken_back() {
    let mut board = Referee::start();
    let start = board.setup().clone();
    board.put(square("e4"), Piece::new(Role::Queen, Seat::BLACK));
    board.carry(square("e4"), square("h4"));
    assert_eq!(board.take(square("h4")).unwrap().role, Role::Queen);
    assert_eq!(board.take(square("h4")), None);
    board.set_turn(Seat::BLACK);
    board.answer(HistoryQuestion::Moved(Seat::WHITE, Wing::King), true);
    board.clear();
    for _ in 0..6 {
        assert!(board.undo());
    }
    assert!(!board.undo());
    assert_eq!(*board.setup(), start);
}

#[test]
fn problems_are_said_at_once_and_mended_at_a_press() {
    let mut board = referee("P3k3/8/8/8/8/8/8/4R3 w Q e6 0 1");
    let said = problems(&board);
    assert_eq!(
        said,
        [
            "Where is the white king?",
            "No pawn can stand on a8: it would have gone back or changed.",
            "White could take the king on e8 with the rook on e1. So it’s Black’s turn.",
            "To castle, White needs king and rook on a1 and e1.",
            "No pawn can have stepped past e6 just now.",
        ]
    );
    assert_eq!(board.position(), None);
    assert_eq!(board.fen(), None);
    assert_eq!(board.ask(attempt("e1e2")), None);
    let mends: Vec<Mend> = board.problems().iter().filter_map(|it| it.mend).collect();
    assert_eq!(mends.len(), 5);
    for mend in mends {
        board.mend(mend);
    }
    // Only a person knows where the king stands.
    assert_eq!(
        board.problems()[0].mend,
        Some(Mend::Bring(Piece::new(Role::King, Seat::WHITE)))
    );
    assert_eq!(board.problems().len(), 1);
    board.put(square("h1"), Piece::new(Role::King, Seat::WHITE));
    assert!(board.game().is_some());
    assert_eq!(board.turn(), Seat::BLACK);
}

#[test]
fn two_kings_that_could_be_taken_need_a_person() {
    let board = referee("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1");
    assert_eq!(board.problems().len(), 1);
    assert_eq!(board.problems()[0].mend, None);
    let board = referee("4k3/8/8/8/8/8/8/KK6 w - - 0 1");
    assert_eq!(board.problems()[0].mend, None);
    assert!(board.position().is_some());
}

#[test]
fn without_kings_the_pieces_can_be_asked_about() {
    let board = referee("8/8/8/8/3R4/8/3p4/8 w - - 0 1");
    assert_eq!(board.problems().len(), 2);
    assert_eq!(asked(&board, "d4d1"), Reason::PathBlocked.code());
    assert_eq!(
        asked(&board, "d4d2"),
        "Yes: the rook may take the pawn on d2."
    );
    assert_eq!(board.game(), None);
    assert!(!board.standing().is_over);
}

#[test]
fn a_king_is_never_taken_not_even_when_he_forgot_the_check() {
    let board = referee("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert_eq!(asked(&board, "e2e8"), Reason::CantCaptureKing.code());
}

#[test]
fn who_comes_home_may_castle_until_the_answer_is_yes() {
    let mut board = referee("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    let all = board.questions();
    assert_eq!(all.len(), 4);
    assert!(all.iter().all(|question| board.is_yes(*question)));
    assert_eq!(asked(&board, "e1g1"), Reason::CastleRightLost.code());
    board.answer(HistoryQuestion::Moved(Seat::WHITE, Wing::King), false);
    assert_eq!(
        asked(&board, "e1g1"),
        "Yes, castle: the king goes to g1, the rook from h1 to f1."
    );
    board.carry(square("h1"), square("h2"));
    assert_eq!(asked(&board, "e1g1"), Reason::CastleNoRook.code());
    assert_eq!(board.questions().len(), 3);
    board.carry(square("h2"), square("h1"));
    assert!(!board.is_yes(HistoryQuestion::Moved(Seat::WHITE, Wing::King)));
    assert!(board.is_yes(HistoryQuestion::Moved(Seat::WHITE, Wing::Queen)));
    board.put(square("f4"), Piece::new(Role::Rook, Seat::BLACK));
    assert_eq!(asked(&board, "e1g1"), Reason::CastleThroughCheck.code());
}

#[test]
fn en_passant_depends_on_the_last_move() {
    let mut board = referee("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    let question = HistoryQuestion::Passed(square("d6"));
    assert_eq!(board.questions(), [question]);
    assert!(!board.is_yes(question));
    assert_eq!(asked(&board, "e5d6"), Reason::EpNotAvailable.code());
    board.answer(question, true);
    assert_eq!(
        asked(&board, "e5d6"),
        "Yes, in passing: your pawn goes to d6 and takes the pawn on d5."
    );
    let english = Locale::load(&["en"]);
    assert_eq!(
        english.say_plain(&board.question(question)),
        "Did the pawn just go from d7 to d5?"
    );
    // A piece on the way: it cannot have been so.
    board.put(square("d7"), Piece::new(Role::Knight, Seat::BLACK));
    assert!(board.questions().is_empty());
    assert!(board.problems().is_empty());
    assert_eq!(asked(&board, "e5d6"), Reason::EpNotAvailable.code());
}

#[test]
fn a_piece_of_the_other_side_is_asked_for_that_side() {
    let mut board = Referee::start();
    let Some(Ruling::Refused(refused)) = board.ask(attempt("e7e5")) else {
        panic!("allowed");
    };
    assert_eq!(refused.fault.reason(), Reason::NotYourPiece);
    assert_eq!(refused.ask_for, Some(Seat::BLACK));
    board.set_turn(Seat::BLACK);
    assert_eq!(asked(&board, "e7e5"), "Yes: the pawn may go from e7 to e5.");
    let Some(Ruling::Refused(refused)) = board.ask(attempt("a8a5")) else {
        panic!("allowed");
    };
    assert_eq!(refused.ask_for, None);
}

#[test]
fn what_a_move_leads_to_is_told_and_it_is_played_only_when_asked() {
    let mut board = referee("6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1");
    let before = board.clone();
    assert_eq!(
        asked(&board, "a1a8"),
        "Yes: the rook may go from a1 to a8. \
         Checkmate: nothing can save the black king from the rook on a8. White wins."
    );
    assert_eq!(board, before);
    board.play(attempt("a1a8"));
    assert!(board.standing().is_over);
    assert_eq!(asked(&board, "g8f8"), Reason::GameOver.code());
    board.undo();
    assert_eq!(*board.setup(), *before.setup());
    assert_eq!(board.play(attempt("a1b2")), None);
}

#[test]
fn a_pawn_on_its_last_row_asks_what_it_becomes() {
    let board = referee("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    assert!(board.asks_promotion(attempt("e7e8")));
    assert!(!board.asks_promotion(attempt("e7e6")));
    assert_eq!(
        asked(&board, "e7d8q"),
        "Yes: the pawn takes the rook on d8 and becomes a queen. \
         Check! The black king is attacked."
    );
    assert_eq!(asked(&board, "e7e8k"), Reason::PromotionPieceInvalid.code());
}

#[test]
fn house_rules_count() {
    // White must take the pawn: then nobody can mate. A short sheet does not look ahead.
    let mut board = referee("8/8/8/8/8/5k2/7p/7K w - - 0 1");
    assert!(board.standing().is_over);
    assert_eq!(asked(&board, "h1h2"), Reason::GameOver.code());
    board.set_rules(squarewise::lesson::rulesets::named("sheet").unwrap());
    assert!(!board.standing().is_over);
    assert_eq!(
        asked(&board, "h1h2"),
        "Yes: the king may take the pawn on h2. \
         Only the two kings are left. Nobody can checkmate: the game is a draw."
    );
}

#[test]
fn how_a_board_stands_is_told() {
    let english = Locale::load(&["en"]);
    for (fen, said) in [
        (
            "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
            "Check! The white king is attacked. White can no longer win.",
        ),
        (
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "Stalemate: Black isn’t in check but has no move. It’s a draw.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "It’s White’s turn. Black can no longer win.",
        ),
        ("8/8/8/8/8/8/8/4K2R w - - 0 1", "It’s White’s turn."),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Only the two kings are left. Nobody can checkmate: the game is a draw.",
        ),
    ] {
        let standing = referee(fen).standing();
        let told: Vec<String> = (standing.says.iter())
            .map(|it| english.say_plain(it))
            .collect();
        assert_eq!(told.join(" "), said, "{fen}");
    }
}

#[test]
fn a_text_is_read_or_it_is_said_where_not() {
    let english = Locale::load(&["en"]);
    let mut board = Referee::start();
    for (text, said) in [
        ("  ", "There’s nothing to paste yet. First copy a FEN."),
        (
            "hello",
            "A FEN has eight rows with / between them. I found 1 row.",
        ),
        (
            "8/8/7/8/8/8/8/8",
            "In this FEN, row 6 of the board has 7 squares, not 8.",
        ),
        (
            "8/8/8/3x4/8/8/8/8",
            "Look at character 8 of this FEN: “x” isn’t a piece.",
        ),
        (
            "8/8/8/8/8/8/8/8 green",
            "Look at “green” in this FEN: w or b belongs there, to say whose turn it is.",
        ),
        (
            "8/8/8/8/8/8/8/8 w - e99",
            "Look at “e99” in this FEN: a square such as e3 belongs there, or -.",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1 moves e2e4",
            "This FEN should end before “moves”. Leave the rest out.",
        ),
        (
            "https://lichess.org/abcdefgh",
            "There’s no board in this address. Copy the FEN itself.",
        ),
    ] {
        let trouble = board.read(text).unwrap_err();
        assert_eq!(english.say_plain(&trouble), said);
    }
    assert_eq!(board, Referee::start());
    let fen = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1";
    let read = board.read(&format!(" \"{fen}\"\n")).unwrap();
    assert_eq!(english.say_plain(&read), "Here’s the board you pasted.");
    assert_eq!(board.fen().as_deref(), Some(fen));
    board.undo();
    assert_eq!(*board.setup(), *Referee::start().setup());
}

#[test]
fn what_is_left_out_of_a_pasted_line_is_told() {
    let english = Locale::load(&["en"]);
    let mut board = Referee::start();
    let read = board
        .read("4k3/8/8/3pP3/8/8/8/4K2R w K d6 bm exd6; hmvc 3;")
        .unwrap();
    assert_eq!(
        english.say_plain(&read),
        "Here’s the board you pasted. I left out “bm exd6; hmvc 3;”: that’s not part of a board."
    );
    let fen = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 1";
    assert_eq!(board.fen().as_deref(), Some(fen));
}

#[test]
fn an_unsaid_check_is_asked_about_only_where_it_matters() {
    let fen = "4k3/8/8/8/8/8/4r3/4K2R w - - 0 1";
    let mut board = referee(fen);
    assert!(!board.questions().contains(&HistoryQuestion::Said));
    let silent = squarewise::lesson::rulesets::names()
        .filter_map(squarewise::lesson::rulesets::named)
        .find(|rules| {
            rules.announce_check == squarewise::rules::ruleset::AnnounceCheck::RequiredToBind
        });
    let Some(rules) = silent else { return };
    board.set_rules(rules);
    assert!(board.questions().contains(&HistoryQuestion::Said));
    assert_eq!(asked(&board, "h1h2"), Reason::StillInCheck.code());
    board.answer(HistoryQuestion::Said, false);
    assert_eq!(asked(&board, "h1h2"), "Yes: the rook may go from h1 to h2.");
}
