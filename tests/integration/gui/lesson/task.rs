//! The task that stays, wrong answers that stay down, moves that are found, help that grows, and the way back.

use squarewise::gui::look::art::Sign;
use squarewise::gui::screen::lesson::model::{AnswerState, Control, TaskSign};
use squarewise::locale::Phrase;
use squarewise::rules::Classic;
use squarewise::scene::{ArrowKind, Mark};
use squarewise::session::Answer;

use crate::gui::tools::{Player, Shown as _, guest, spot};
use crate::support::whole_course;

/// The words of the task.
fn task(player: &Player) -> String {
    player.lesson().task.as_ref().unwrap().speech.words()
}

#[test]
fn the_task_stays_while_other_things_are_said() {
    let mut player = Player::in_course("en", "king-danger", "run");
    let first = task(&player);
    assert!(player.lesson().says_task && player.sees(&first));
    player.squares(&["e1", "f1"]);
    assert!(!player.lesson().says_task);
    assert!(player.sees(&first) && player.sees(&player.lesson().coach.speech.words()));
    player.press(Control::Hint);
    assert_eq!(task(&player), first);
    assert!(player.sees(&first));
}

#[test]
fn a_task_is_drawn_as_far_as_that_gives_nothing_away() {
    let player = Player::at("en", "every-kind", "collect");
    let signs = player.lesson().task.clone().map(|it| it.signs);
    let signs = signs.unwrap_or_default();
    assert!(matches!(
        signs[..],
        [
            TaskSign::Piece(_),
            TaskSign::Sign(Sign::Arrow),
            TaskSign::Sign(Sign::Star)
        ]
    ));
    let player = Player::in_course("en", "king-danger", "run");
    assert!(player.lesson().task.as_ref().unwrap().signs.len() < 2);
}

#[test]
fn a_small_game_shows_who_takes_whom() {
    let drawn_in = |lesson: &str, step: &str| {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        let player = Player::opened(shared, lesson, step);
        let signs = player.lesson().task.clone().unwrap().signs;
        let word = |sign: TaskSign| match sign {
            TaskSign::Piece(piece) => format!("{:?}", piece.role),
            TaskSign::Sign(sign) => format!("{sign:?}"),
        };
        signs.into_iter().map(word).collect::<Vec<_>>().join(" ")
    };
    let drawn = |step: &str| drawn_in("coach-games", step);
    assert_eq!(drawn("rook-pawns"), "Rook Arrow Pawn Pawn Pawn Pawn");
    assert_eq!(drawn("bishop-pawns"), "Bishop Arrow Pawn Pawn Pawn Pawn");
    let five = "Arrow Pawn Pawn Pawn Pawn Pawn";
    assert_eq!(drawn("knight-pawns"), format!("Knight {five}"));
    assert_eq!(drawn("queen-pawns"), format!("Queen {five}"));
    for race in ["race-3", "race-4", "race-8"] {
        assert_eq!(drawn(race), "Pawn Arrow Finish");
    }
    assert_eq!(drawn("king-hunt-queen"), "Queen Arrow King");
    assert_eq!(drawn("king-hunt-rook"), "Rook Arrow King");
    assert_eq!(drawn("whole-game"), "Queen Arrow King");
    assert_eq!(drawn("hide-and-seek"), "");
    // In lessons it is the same: everybody who is to be taken.
    assert_eq!(drawn_in("rook", "runaway"), "Rook Arrow Pawn Pawn Pawn");
    assert_eq!(drawn_in("rook", "first-capture"), "Rook Arrow Pawn");
    // A game of two kinds shows both.
    let both = "Rook Bishop Arrow Knight Knight";
    assert_eq!(drawn_in("bishop", "horse"), both);
    assert_eq!(drawn_in("king", "take"), "King Arrow Pawn Pawn Pawn");
}

#[test]
fn a_wrong_answer_stays_down_and_the_others_stay_bright() {
    let mut player = Player::at("en", "draw-kinds", "three-times");
    player.click_on(&Phrase::AnswerFiftyMoves);
    let states: Vec<_> = player
        .lesson()
        .answers
        .iter()
        .map(|it| (it.state, it.is_on))
        .collect();
    let wrong = states
        .iter()
        .filter(|it| **it == (AnswerState::Wrong, false));
    let open = states.iter().filter(|it| **it == (AnswerState::Open, true));
    assert_eq!((wrong.count(), open.count()), (1, 2), "{states:?}");
    player.click_on(&Phrase::AnswerNothing);
    let n_wrong = player.lesson().answers.iter();
    let n_wrong = n_wrong.filter(|it| it.state == AnswerState::Wrong).count();
    assert_eq!(n_wrong, 2);
}

#[test]
fn a_question_that_is_asked_anew_has_no_wrong_answers_yet() {
    let mut player = Player::at("en", "every-kind", "name");
    let right = |player: &Player| {
        let session = player.app.session_on::<Classic>().unwrap();
        let square = session.asked().unwrap().square;
        if squarewise::session::is_light(square) {
            Answer::Light
        } else {
            Answer::Dark
        }
    };
    let other = match right(&player) {
        Answer::Light => Answer::Dark,
        _ => Answer::Light,
    };
    player.press(Control::Answer(other));
    assert!(
        player
            .lesson()
            .answers
            .iter()
            .any(|it| it.state == AnswerState::Wrong)
    );
    let good = right(&player);
    player.press(Control::Answer(good));
    assert!(
        player
            .lesson()
            .answers
            .iter()
            .all(|it| it.state != AnswerState::Wrong)
    );
}

#[test]
fn a_move_that_was_found_stays_to_be_seen_and_castling_with_its_rook() {
    let mut player = Player::in_course("en", "castling-when-not", "both-ways");
    player.squares(&["e8", "g8"]);
    let scene = &player.lesson().scene;
    for square in ["g8", "f8"] {
        assert!(
            scene.piece_at(spot(square)).is_some_and(|it| it.ghost),
            "{square}"
        );
    }
    assert!(scene.marks.contains(&Mark::Good(spot("g8"))));
    assert!(scene.piece_at(spot("e8")).is_some_and(|it| !it.ghost));
}

#[test]
fn a_refused_way_is_broken_off() {
    let mut player = Player::in_course("en", "king-danger", "run");
    player.squares(&["e1", "f1"]);
    let marks = &player.lesson().scene.marks;
    assert!(marks.contains(&Mark::arrow(spot("e1"), spot("f1"), ArrowKind::Refused)));
    let is_move = |it: &Mark| {
        matches!(
            it,
            Mark::Arrow {
                kind: ArrowKind::Move,
                ..
            }
        )
    };
    assert!(!marks.iter().any(is_move));
}

#[test]
fn after_two_wrong_tries_the_hint_nods_and_after_four_it_comes_by_itself() {
    let mut player = Player::in_course("en", "king-danger", "run");
    let hints = |player: &Player| {
        let marks = player.lesson().scene.marks.iter();
        marks.filter(|it| matches!(it, Mark::Hint(_))).count()
    };
    for (tries, nods, shown) in [(1, false, 0), (2, true, 0), (3, true, 0), (4, false, 1)] {
        player.squares(&["e1", "f1"]);
        let seen = (player.lesson().nods, hints(&player));
        assert_eq!(seen, (nods, shown), "after {tries} tries");
    }
    assert_eq!(
        player.app.session_on::<Classic>().unwrap().records()[0].hints,
        0
    );
}

#[test]
fn before_a_class_nothing_comes_unasked() {
    let mut player = Player::in_course("en", "king-danger", "run");
    player.key(iced::keyboard::key::Named::F11);
    for _ in 0..6 {
        player.squares(&["e1", "f1"]);
    }
    assert!(!player.lesson().nods);
    assert_eq!(player.app.session_on::<Classic>().unwrap().hints().0, 0);
}

#[test]
fn a_dot_leads_back_to_its_step_and_forward_again() {
    let mut player = Player::in_course("en", "king-danger", "run");
    let at = |player: &Player| player.app.session_on::<Classic>().unwrap().index();
    let here = at(&player);
    assert!(here > 0);
    let ways = player.lesson().dots.iter().filter(|it| it.way.is_some());
    assert_eq!(ways.count(), here);
    player.press(Control::Step(1));
    assert_eq!(at(&player), 0);
    player.press(Control::Step(u32::try_from(here + 1).unwrap()));
    assert_eq!(at(&player), here);
}

#[test]
fn whoever_asks_hears_the_task_again_and_sees_what_can_be_moved() {
    let mut player = Player::in_course("en", "king-danger", "run");
    player.squares(&["e1", "f1"]);
    player.click_on(&Phrase::ButtonSayAgain);
    assert_eq!(player.lesson().coach.speech.words(), task(&player));
    assert!(
        !player.lesson().says_task,
        "it is said, not only written above"
    );
    assert!(
        player
            .lesson()
            .scene
            .marks
            .contains(&Mark::Hint(spot("e1")))
    );
    assert!(player.sees(&player.say(&Phrase::HelpTitle)));
    player.squares(&["e1"]);
    assert!(player.lesson().keys.is_none());
}

#[test]
fn a_mated_king_lies_down() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::opened(shared, "mate-in-one", "back-row");
    let lies = |player: &Player| {
        let pieces = player.lesson().scene.pieces.iter();
        pieces.filter(|(_, look)| look.fallen).count()
    };
    assert_eq!(lies(&player), 0);
    player.squares(&["a1", "a8"]);
    assert!(player.app.lesson_session().unwrap().is_done());
    assert_eq!(lies(&player), 1);
}
