//! Every kind of step played through the window, by what stands on the screen.

use iced::keyboard::key::Named;

use squarewise::gui::base::view::id_of;
use squarewise::gui::board::Hands;
use squarewise::gui::look::art::Mood;
use squarewise::gui::screen::lesson::model::{AnswerState, Control};
use squarewise::gui::screen::lesson::view::BOARD;
use squarewise::gui::widget::coach::Tint;
use squarewise::library::Library;
use squarewise::locale::Phrase;
use squarewise::rules::{Classic, Piece, Role, Seat};
use squarewise::scene::Mark;
use squarewise::session::Answer;

use crate::course::bot::right_answer;
use crate::gui::tools::{Player, Shown, guest, spot};
use crate::support::{Folder, lesson_file, whole_course};

fn said(player: &Player) -> String {
    player.lesson().coach.speech.words()
}

#[test]
fn status_is_five_buttons() {
    let mut player = Player::at("en", "every-kind", "status");
    assert!(
        player.sees("It’s Black’s turn. What do we call this?") || said(&player) == "What’s this?"
    );
    player.click_on(&Phrase::AnswerCheckmate);
    assert!(said(&player) == "Nobody attacks the king on h8: that’s not check.");
    assert!(player.sees("It’s Black’s turn. What do we call this?"));
    player.click_on(&Phrase::AnswerDeadNotStalemate);
    player.click_on(&Phrase::AnswerStalemate);
    assert_eq!(player.lesson().coach.mood, Mood::Cheer);
    assert!(player.sees("Show me the rule"));
    player.click_on(&Phrase::ButtonNext);
}

#[test]
fn status_offers_what_the_author_lists() {
    let mut player = Player::at("en", "every-kind", "status-check");
    assert!(!player.sees("Stalemate") && !player.sees("Dead position"));
    player.click_on(&Phrase::AnswerCheckmate);
    // No two of the answers are right at once.
    player.click_on(&Phrase::AnswerNoCheck);
    player.click_on(&Phrase::AnswerCheckNoMate);
    assert!(player.sees("Next"));
}

#[test]
fn status_is_answered_by_keys() {
    let mut player = Player::at("de", "every-kind", "status-check");
    while !player.has_focus("Schach, aber nicht matt") {
        player.key(Named::Tab);
    }
    player.key(Named::Enter);
    assert!(player.sees("Weiter"));
}

#[test]
fn a_claim_shows_its_count_and_its_plies() {
    let mut player = Player::at("en", "draw-kinds", "three-times");
    player.click_on(&Phrase::AnswerFiftyMoves);
    assert!(player.sees("You want to play the knight to g8."));
    assert_eq!(player.lesson().coach.tint, Tint::Danger);
    player.click_on(&Phrase::AnswerThreefold);
    assert!(player.sees("After this move the position would have come up 3 times."));
    assert!(player.sees("It was here at the start and after move 2."));
    player.click_on(&Phrase::ButtonNext);
    player.click_on(&Phrase::AnswerNothing);
    assert!(player.sees("After this move the position would have come up 2 times."));
}

#[test]
fn options_are_sentences_and_lead_on() {
    let mut player = Player::at("en", "draw-kinds", "offer");
    player.click("Whenever I like, again and again.");
    assert_eq!(said(&player), "That would disturb the other player.");
    assert!(!player.sees("Next"));
    player.click("Never, only the arbiter may.");
    player.click_on(&Phrase::ButtonNext);
    assert!(
        player.sees("Checkmate"),
        "the option leads to the stalemate"
    );
}

#[test]
fn counting_is_done_with_buttons_or_digits() {
    let mut player = Player::at("en", "every-kind", "count-points");
    player.press(Control::Change(true));
    player.click("I count 1");
    assert!(said(&player).contains("more than 1"));
    player.key(Named::Backspace);
    player.types("4");
    player.key(Named::ArrowUp);
    player.key(Named::Backspace);
    player.types("39");
    player.key(Named::Enter);
    assert!(player.sees("Next"));
}

#[test]
fn a_move_is_typed_or_tapped_letter_by_letter() {
    let mut player = Player::at("en", "every-kind", "write");
    player.types("Nh3");
    assert!(player.sees("Nh3"));
    player.key(Named::Enter);
    assert!(said(&player).contains("the knight from g1 to h3"));
    for _ in 0..3 {
        player.key(Named::Backspace);
    }
    player.click_on(&Phrase::ButtonDone);
    player.types("Ng1e2");
    player.key(Named::Enter);
    assert_eq!(player.lesson().coach.tint, Tint::Danger);
    for _ in 0..5 {
        player.press(Control::Erase);
    }
    for letter in ["N", "f", "3"] {
        player.click(letter);
    }
    player.click_on(&Phrase::ButtonDone);
    assert!(said(&player).contains("Nf3"));
}

#[test]
fn german_children_write_german_letters() {
    let mut player = Player::at("de", "every-kind", "write");
    for letter in ["S", "f", "3"] {
        player.click(letter);
    }
    player.click("Fertig");
    assert_eq!(said(&player), "So schreibt man ihn: Sf3.");
}

#[test]
fn pieces_are_set_up_from_the_tray_by_click_drag_and_keys() {
    let mut player = Player::at("en", "every-kind", "setup");
    let rook = Piece::new(Role::Rook, Seat::WHITE);
    player.press(Control::Take(rook));
    assert_eq!(said(&player), "Where does the rook go?");
    player.squares(&["e4"]);
    let cross = |mark: &&Mark| matches!(mark, Mark::Cross(at, _) if *at == spot("e4"));
    assert_eq!(player.lesson().scene.marks.iter().filter(cross).count(), 1);
    player.release("a1");
    assert!(player.lesson().scene.piece_at(spot("a1")).is_some());
    while player.app.lesson_focus() != Some(Control::Take(rook)) {
        player.key(Named::Tab);
    }
    player.key(Named::Enter);
    player.key(Named::Enter);
    player.walk(&["h1"]);
    assert!(player.lesson().scene.piece_at(spot("h1")).is_some());
    assert_eq!(
        player.lesson().tray.iter().map(|it| it.left).sum::<usize>(),
        28
    );
}

#[test]
fn pieces_in_order_get_numbers() {
    let mut player = Player::at("en", "every-kind", "sort-value");
    assert_eq!(said(&player), "Tap them one by one, in the right order.");
    player.squares(&["c6"]);
    assert_eq!(said(&player), "Not yet. The pawn on d2 comes before that.");
    assert!(
        player
            .lesson()
            .scene
            .marks
            .contains(&Mark::Hint(spot("d2")))
    );
    player.squares(&["d2", "b4"]);
    assert_eq!(said(&player), "Right! Which one comes next?");
    let marks = player.lesson().scene.marks.clone();
    assert!(marks.contains(&Mark::Number(spot("d2"), 1)));
    assert!(marks.contains(&Mark::Number(spot("b4"), 2)));
    player.squares(&["e3"]);
    assert_eq!(said(&player), "Right! And which one is last?");
    player.squares(&["c6"]);
    assert_eq!(said(&player), "Yes, now everything is in order.");
    assert!(
        player
            .lesson()
            .scene
            .marks
            .contains(&Mark::Number(spot("c6"), 4))
    );
    assert!(player.sees("Next"));
}

#[test]
fn answers_in_order_keep_their_numbers_and_have_digits() {
    let mut player = Player::at("en", "every-kind", "sort-answers");
    for place in 0..3 {
        let answer = Answer::Choice(place);
        let shown = player.lesson().answers.iter();
        let digit = shown.zip('1'..).find(|(it, _)| it.means == answer);
        let (_, digit) = digit.unwrap();
        player.types(&digit.to_string());
        // The fixture has no words: each answer is called by its number.
        let label = format!("{0}. {0}", place + 1);
        let shown = &player.lesson().answers;
        let is_placed = shown.iter().any(|it| it.label == label && !it.is_on);
        assert!(is_placed, "{shown:?}");
    }
    assert_eq!(said(&player), "Yes, now everything is in order.");
    assert!(player.sees("Next"));
}

#[test]
fn an_answer_that_has_no_place_yet_does_not_look_chosen() {
    let mut player = Player::at("en", "every-kind", "sort-answers");
    player.press(Control::Answer(Answer::Choice(0)));
    player.press(Control::Answer(Answer::Choice(2)));
    let shown = &player.lesson().answers;
    assert!(
        shown.iter().any(|it| !it.is_on),
        "one has its place: {shown:?}"
    );
    let is_chosen = shown
        .iter()
        .any(|it| it.is_on && it.state == AnswerState::Chosen);
    assert!(!is_chosen, "{shown:?}");
}

#[test]
fn a_drill_asks_and_listens() {
    let mut player = Player::at("en", "every-kind", "name");
    for _ in 0..5 {
        let question = player.lesson().question.clone().unwrap();
        let is_light = question.contains("h1") || question.contains("e4");
        let answer = if is_light {
            Answer::Light
        } else {
            Answer::Dark
        };
        player.press(Control::Answer(answer));
    }
    assert!(player.sees("Next"));
}

#[test]
fn a_line_is_answered_on_the_board() {
    let mut player = Player::at("en", "every-kind", "play");
    player.squares(&["d7", "d5"]);
    assert_eq!(player.lesson().coach.mood, Mood::Wait);
    player.drag("e7", "e5");
    assert!(
        player.lesson().scene.piece_at(spot("g1")).is_some(),
        "a moment"
    );
    player.watch();
    assert!(player.lesson().scene.piece_at(spot("f3")).is_some());
    player.drag("b8", "c6");
    player.watch();
    assert!(player.sees("Next"));
}

#[test]
fn moves_are_tried_freely() {
    let mut player = Player::at("en", "every-kind", "try");
    player.squares(&["d4", "d5"]);
    assert_eq!(player.lesson().coach.tint, Tint::Danger);
    player.squares(&["d4", "e6", "e6", "f4"]);
    assert_eq!(said(&player), "Good. Make 1 more move.");
    player.click_on(&Phrase::ButtonTakeBack);
    player.squares(&["e6", "f4", "f4", "d5"]);
    assert!(player.sees("Next"));
}

#[test]
fn two_play_at_one_screen() {
    let mut player = Player::at("en", "every-kind", "game");
    player.squares(&["e2", "e4"]);
    assert_eq!(said(&player), "It’s your turn! You’re Black.");
    let race = [
        "h7", "h5", "e4", "e5", "h5", "h4", "e5", "e6", "h4", "h3", "e6", "d7",
    ];
    player.squares(&race);
    player.squares(&["h3", "g2", "d7", "d8"]);
    assert_eq!(said(&player), "A white pawn is across. White wins!");
    assert!(player.sees("Next"));
}

/// A battle of pawns for two, with words of its own at the end.
fn battle() -> Player {
    let steps = r#"
[[step]]
id = "battle"
kind = "game"
goal = "pawn-across"
players = 2
board = "8/8/2ppp3/8/8/2PPP3/8/8 w - - 0 1"
text = "Play with somebody."
yes = "A good battle! Shake hands."
"#;
    let lesson = lesson_file("battle", "A battle", steps);
    let folder = Folder::new("battle").with("battle.toml", &lesson);
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    Player::opened(shared, "battle", "battle")
}

#[test]
fn the_outcome_of_a_game_comes_before_the_lessons_own_words() {
    let mut player = battle();
    let race = [
        "c3", "c4", "e6", "e5", "c4", "c5", "d6", "c5", "d3", "d4", "c5", "d4",
    ];
    player.squares(&race);
    player.squares(&["e3", "d4", "c6", "c5", "d4", "e5", "c5", "c4"]);
    player.squares(&["e5", "e6", "c4", "c3", "e6", "e7", "c3", "c2", "e7", "e8"]);
    assert_eq!(
        said(&player),
        "A white pawn is across. White wins!\n\nA good battle! Shake hands."
    );
    assert_eq!(player.lesson().coach.mood, Mood::Cheer);
}

/// A whole game against the program, after its first move.
fn whole_game() -> Player {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::opened(shared, "first-whole-game", "whole-game");
    player.press(Control::Answer(Answer::PlayMe));
    player.squares(&["d2", "d4"]);
    player.watch();
    player
}

#[test]
fn giving_up_is_small_and_asked_before_it_counts() {
    let mut player = whole_game();
    let way = Control::Answer(Answer::GiveUp);
    let ways: Vec<Control> = player
        .lesson()
        .ways_out
        .iter()
        .map(|it| it.control)
        .collect();
    assert_eq!(ways, [way]);
    assert!(player.lesson().answers.is_empty(), "it is no answer");
    let (link, board) = (
        player.find(id_of(way)).unwrap(),
        player.find(BOARD).unwrap(),
    );
    let panel = 1366.0 - board.width - 72.0;
    assert!(link.height <= 62.0 && link.width < panel / 2.0, "{link:?}");
    assert!(
        link.y > board.y + board.height / 2.0,
        "nothing is below it: {link:?}"
    );
    // A second press at the same place plays on.
    let at = link.center();
    player.events(at, headless::simulator::click().collect());
    let asked = player.lesson().leaving.clone().unwrap();
    assert!(player.sees(&asked.question) && player.lesson().ways_out.is_empty());
    player.events(at, headless::simulator::click().collect());
    assert!(player.lesson().leaving.is_none());
    let is_done = |player: &Player| player.app.lesson_session().unwrap().is_done();
    assert!(!is_done(&player));
    player.press(way);
    player.key(Named::Escape);
    assert!(player.lesson().leaving.is_none() && !is_done(&player));
    player.press(way);
    player.squares(&["e2", "e4"]);
    assert!(player.lesson().leaving.is_none(), "who moves plays on");
    player.watch();
    player.press(way);
    player.click_on(&Phrase::ButtonResign);
    assert!(is_done(&player));
    let main = player.find(id_of(Control::Again)).unwrap();
    assert!(link.y + link.height <= main.y + 1.0, "{link:?} {main:?}");
}

#[test]
fn nobody_gives_up_a_small_game() {
    for (lesson, step) in [("bishop", "horse"), ("coach-games", "rook-pawns")] {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        let mut player = Player::opened(shared, lesson, step);
        player.squares(&["a1", "a2"]);
        player.watch();
        assert!(player.lesson().ways_out.is_empty(), "{lesson}");
        let offered = |control| player.find(id_of(control)).is_some();
        assert!(offered(Control::Again) && offered(Control::Home));
    }
}

#[test]
fn a_game_that_the_program_wins_ends_with_comfort() {
    let mut player = whole_game();
    player.press(Control::Answer(Answer::GiveUp));
    player.press(Control::Answer(Answer::GiveUp));
    let said = said(&player);
    let (outcome, comfort) = said.split_once("Well fought!").unwrap();
    assert!(outcome.contains("Black wins"), "{said}");
    assert!(!comfort.contains("Shake hands"), "{said}");
    assert_eq!(player.lesson().coach.mood, Mood::Glad);
    // The large button does what the coach asks; the small one leads on.
    let main = player.lesson().main.clone().unwrap();
    assert_eq!(main.control, Control::Again);
    assert!(player.sees("Play again"));
    assert_eq!(player.lesson().again.control, Control::Main);
    player.click_control(Control::Again);
    assert!(!player.app.lesson_session().unwrap().is_done());
    assert_eq!(player.lesson().again.control, Control::Again);
}

#[test]
fn hands_are_off_while_the_coach_thinks_and_its_move_comes_after() {
    let mut player = Player::at("en", "every-kind", "game-against-the-coach");
    let stands = |player: &Player, square: &str| {
        let pieces = &player.lesson().scene.pieces;
        pieces.iter().any(|(at, _)| *at == spot(square))
    };
    let at_home = |player: &Player| {
        let home = ["c7", "d7", "e7"].iter();
        home.filter(|square| stands(player, square)).count()
    };
    player.squares(&["a1", "a2"]);
    assert_eq!(player.lesson().hands, Hands::Tap);
    assert!(player.lesson().answers.is_empty(), "nobody is asked");
    assert_eq!(said(&player), "It’s your turn! You’re White.");
    player.squares(&["a2", "a3"]);
    assert!(stands(&player, "a2") && at_home(&player) == 3);
    player.watch();
    assert_eq!(player.lesson().hands, Hands::Move);
    assert_eq!(at_home(&player), 2);
    assert_eq!(said(&player), "It’s your turn! You’re White.");
    // A move that is taken back while the coach thinks about it gets no answer.
    player.squares(&["a2", "a3"]);
    player.click_on(&Phrase::ButtonTakeBack);
    player.watch();
    assert!(stands(&player, "a2") && at_home(&player) == 2);
    assert_eq!(player.lesson().hands, Hands::Move);
    player.press(Control::Transcript);
    let told = player.lesson().transcript.as_ref().unwrap();
    let moves = told.lines.iter().filter(|it| it.contains("the pawn goes"));
    assert_eq!(moves.count(), 1, "{:?}", told.lines);
}

#[test]
fn check_is_said_with_a_button() {
    let mut player = Player::at("en", "family-say-check", "say-it");
    player.squares(&["d2", "d3"]);
    assert_eq!(player.lesson().coach.mood, Mood::Wait);
    assert!(said(&player).starts_with("That move does not attack the king"));
    player.squares(&["d2", "e2"]);
    assert_eq!(said(&player), "Good move! Now say it: press Check!");
    assert!(!player.sees("Next"));
    player.click_on(&Phrase::ButtonSayCheck);
    assert!(player.sees("Next"));
    player.click_on(&Phrase::ButtonNext);
    assert!(player.sees("Nobody said a word."));
    player.click_on(&Phrase::ButtonLegal);
    player.click_on(&Phrase::ButtonNext);
    assert!(player.sees("Somebody said “check”."));
}

/// Answers the board of a round that asks what it is, after an answer that is not right, if one is wanted.
fn answer_board(player: &mut Player, errs: bool) {
    let session = player.app.session_on::<Classic>().unwrap();
    let right = right_answer(&session.step().task).unwrap();
    let other = session.answers().into_iter().find(|it| *it != right);
    if errs {
        player.press(Control::Answer(other.unwrap()));
    }
    player.press(Control::Answer(right));
}

#[test]
fn a_round_that_is_missed_is_played_again_with_other_boards() {
    let mut player = Player::at("en", "every-kind", "practice");
    let name = |player: &Player| {
        let session = player.app.session_on::<Classic>().unwrap();
        session.round().unwrap().board().name
    };
    let first = name(&player);
    for step in 1..=3 {
        let place = Phrase::PracticeBoardOf { step, total: 3 };
        assert!(player.lesson().notes.contains(&player.say(&place)));
        answer_board(&mut player, true);
        if step < 3 {
            player.press(Control::Main);
        }
    }
    let missed = Phrase::PracticeRoundMissed {
        right: 0,
        total: 3,
        number: 2,
    };
    assert!(said(&player).contains(&player.say(&missed)));
    let main = player.lesson().main.as_ref().map(|it| it.control);
    assert_eq!(main, Some(Control::Again));
    player.press(Control::Again);
    assert_ne!(name(&player), first);
    for step in 1..=3 {
        answer_board(&mut player, false);
        if step < 3 {
            player.press(Control::Main);
        }
    }
    let came = player.say(&Phrase::PracticeCameAll { total: 3 });
    assert!(said(&player).contains(&came), "{}", said(&player));
    let main = player.lesson().main.as_ref().map(|it| it.control);
    assert_eq!(main, Some(Control::Main));
}

/// A lesson of a question and of a capture, without words for what is not right.
fn reasons(step: &str) -> Player {
    let steps = r#"
[[step]]
id = "who"
kind = "squares"
ask = "attackers"
piece = "e5"
board = "1b2r1k1/2pn4/8/4Q3/8/8/8/K7 w - - 0 1"
text = "Who attacks the queen?"

[[step]]
id = "win"
kind = "move"
answer = ["c1-g1"]
board = "7k/1p6/2b5/8/8/8/8/K1R3n1 w - - 0 1"
text = "Win something!"
"#;
    let lesson = lesson_file("reasons", "Reasons", steps);
    let folder = Folder::new("reasons").with("reasons.toml", &lesson);
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    Player::opened(shared, "reasons", step)
}

#[test]
fn a_wrong_tap_is_told_why_and_shown_why() {
    let mut player = reasons("who");
    for (square, why) in [
        ("e5", "That’s the queen itself. Who attacks it?"),
        (
            "a1",
            "The king on a1 is white. We’re looking for black pieces.",
        ),
        ("b8", "The bishop can’t jump. The pawn on c7 is in the way."),
    ] {
        player.tap(square);
        assert_eq!(said(&player), why);
    }
    let marks = &player.lesson().scene.marks;
    assert!(marks.contains(&Mark::Blocker(spot("c7"))), "{marks:?}");
    assert!(marks.contains(&Mark::From(spot("b8"))), "{marks:?}");
    assert_eq!(player.lesson().coach.tint, Tint::Danger);
    player.tap("e8");
    assert_eq!(
        said(&player),
        "Yes, the rook on e8 attacks the queen. Find 1 more!"
    );
    player.tap("d7");
    assert_eq!(
        said(&player),
        "Yes, the knight on d7 and the rook on e8 attack the queen."
    );
}

#[test]
fn a_move_that_wins_nothing_is_told_what_comes_then() {
    let mut player = reasons("win");
    player.squares(&["c1", "c6"]);
    assert_eq!(
        said(&player),
        "Not yet: the bishop on c6 is guarded. The pawn on b7 would take your rook."
    );
    let marks = &player.lesson().scene.marks;
    assert!(marks.contains(&Mark::Danger(spot("c6"))), "{marks:?}");
    player.squares(&["a1", "b1"]);
    assert_eq!(
        said(&player),
        "That’s allowed, but it takes nothing. Which piece can you win?"
    );
    player.squares(&["c1", "g1"]);
    assert_eq!(player.lesson().coach.mood, Mood::Cheer);
}

/// Whoever leaves a round at a board that was missed does not find that board as if it were new.
#[test]
fn a_board_of_a_round_that_was_missed_does_not_come_as_new() {
    let mut player = Player::at("en", "every-kind", "practice");
    let name = |player: &Player| {
        let session = player.app.session_on::<Classic>().unwrap();
        session.round().unwrap().board().name
    };
    let first = name(&player);
    let leave = |player: &mut Player| {
        player.press(Control::Home);
        player.app.open("every-kind");
    };
    leave(&mut player);
    assert_eq!(name(&player), first, "nothing was tried");
    let session = player.app.session_on::<Classic>().unwrap();
    let right = right_answer(&session.step().task).unwrap();
    let other = session.answers().into_iter().find(|it| *it != right);
    player.press(Control::Answer(other.unwrap()));
    leave(&mut player);
    assert_ne!(name(&player), first);
}
