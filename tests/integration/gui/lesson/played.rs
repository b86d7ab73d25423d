//! Lessons played through the window, from the list of lessons to the stars.

use iced::keyboard::key::Named;

use squarewise::gui::look::art::Mood;
use squarewise::gui::screen::lesson;
use squarewise::gui::screen::lesson::model::{Lamp, Model};
use squarewise::gui::widget::coach::Tint;
use squarewise::gui::{App, Message};
use squarewise::locale::Phrase;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{ArrowKind, Mark};

use crate::gui::tools::{Player, guest, spot};
use crate::support::whole_course;

/// Every square of the rook's second step.
const CROSS: [&str; 14] = [
    "b1", "b3", "b4", "b5", "b6", "b7", "b8", "a2", "c2", "d2", "e2", "f2", "g2", "h2",
];

fn rook(language: &str, title: &str) -> Player {
    let mut player = Player::new(language);
    player.click(title);
    player
}

/// The rook lesson at a step, counted from 1; the steps before are played.
fn at_step(number: usize) -> Player {
    let mut player = rook("en", "The rook");
    let plays: [&[&str]; 6] = [
        &[],
        &CROSS,
        &["c3", "c7", "c7", "g7", "g7", "g2"],
        &["e4", "g6"],
        &["No"],
        &["Yes"],
    ];
    for play in plays.iter().take(number - 1) {
        match play {
            [word] => player.click(word),
            squares => player.squares(squares),
        }
        player.click_on(&Phrase::ButtonNext);
    }
    player
}

fn n_marks(model: &Model, is_one: impl Fn(&Mark) -> bool) -> usize {
    model.scene.marks.iter().filter(|mark| is_one(mark)).count()
}

#[test]
fn the_rook_is_played_from_start_to_three_stars_by_clicks() {
    let mut player = rook("en", "The rook");
    assert!(player.sees("Step 1 of 9"));
    player.click_on(&Phrase::ButtonNext);
    player.squares(&CROSS);
    player.click_on(&Phrase::ButtonNext);
    player.squares(&["c3", "c7", "c7", "g7", "g7", "g2"]);
    player.click_on(&Phrase::ButtonNext);
    player.squares(&["e4", "g6"]);
    player.click_on(&Phrase::ButtonNext);
    player.click_on(&Phrase::ButtonNotLegal);
    player.click_on(&Phrase::ButtonNext);
    player.click_on(&Phrase::ButtonLegal);
    player.click_on(&Phrase::ButtonNext);
    player.squares(&["g5", "a5"]);
    player.click_on(&Phrase::ButtonNext);
    player.squares(&["a1", "h1", "h1", "h8", "h8", "a8"]);
    player.click_on(&Phrase::ButtonNext);
    player.squares(&["h5", "h2"]);
    assert_eq!(player.lesson().stars, Some(3));
    player.click_on(&Phrase::ButtonNext);
    assert!(player.sees("You learned: Straight lines, walls and stars."));
    assert!(player.sees("You earned 3 stars."));
    let progress = &player.app.shared().learner.progress;
    assert_eq!(progress.stars("rook"), 3);
    assert_eq!(progress.resume("rook"), None);
}

#[test]
fn a_forbidden_move_is_refused_with_its_sentence_its_proof_and_its_rule() {
    let mut player = at_step(4);
    player.squares(&["e4", "g6"]);
    assert_eq!(player.lesson().coach.tint, Tint::Danger);
    let shown = n_marks(player.lesson(), |mark| {
        matches!(mark, Mark::Reach(_, false))
    });
    assert_eq!(shown, 14, "the squares the rook may go to");
    let is_target = |mark: &Mark| matches!(mark, Mark::Target(_) | Mark::CaptureTarget(_));
    assert_eq!(
        n_marks(player.lesson(), is_target),
        0,
        "there is nothing to press"
    );
    player.click("Show me the rule");
    assert!(player.sees("Laws of Chess, article 3.3"));
    player.click_on(&Phrase::ButtonGotIt);
    assert!(!player.sees("Laws of Chess, article 3.3"));
}

#[test]
fn a_drag_is_a_move_and_a_refused_drag_comes_back() {
    let mut player = at_step(3);
    player.drag("c3", "d4");
    let at_home = |player: &Player| player.lesson().scene.piece_at(spot("c3")).is_some();
    assert!(at_home(&player));
    assert_eq!(player.lesson().coach.mood, Mood::Oops);
    player.drag("c3", "c7");
    assert!(!at_home(&player));
    player.click_on(&Phrase::ButtonTakeBack);
    assert!(at_home(&player));
}

#[test]
fn black_sits_at_the_bottom_when_the_child_is_black() {
    let mut player = at_step(7);
    assert_eq!(player.lesson().scene.side, Seat::BLACK);
    player.drag("g5", "c5");
    assert!(!player.sees("Next"), "that move is allowed");
    player.drag("g5", "a5");
    assert!(player.sees("Next"), "the pawn on b5 is in the way");
}

#[test]
fn fingers_play_too() {
    let mut player = at_step(3);
    for square in ["c3", "c7", "c7", "g7", "g7", "g2"] {
        player.tap(square);
    }
    assert!(player.sees("Next"));
}

#[test]
fn a_picked_piece_shows_where_it_may_go_and_escape_puts_it_down() {
    let mut player = at_step(3);
    player.squares(&["c3"]);
    let is_target = |mark: &Mark| matches!(mark, Mark::Target(_) | Mark::CaptureTarget(_));
    assert_eq!(n_marks(player.lesson(), is_target), 14);
    player.key(Named::Escape);
    assert_eq!(n_marks(player.lesson(), is_target), 0);
}

#[test]
fn the_language_is_switched_in_the_middle_of_a_lesson() {
    let mut player = at_step(3);
    player.squares(&["c3", "c7"]);
    let (pieces, said) = (
        player.lesson().scene.pieces.clone(),
        player.lesson().coach.speech.words(),
    );
    player.click("English");
    player.click("Deutsch");
    assert!(player.sees("Schritt 3 von 9"));
    assert_eq!(player.lesson().scene.pieces, pieces);
    assert_ne!(player.lesson().coach.speech.words(), said);
    player.click("Deutsch");
    player.click("English");
    assert_eq!(player.lesson().coach.speech.words(), said);
}

#[test]
fn the_theme_is_switched_in_the_middle_of_a_lesson() {
    let mut player = at_step(3);
    let before = player.lesson().scene.clone();
    player.click("Light");
    assert!(player.sees("Dark"));
    assert_eq!(player.lesson().scene, before);
}

#[test]
fn hints_are_asked_for_one_after_the_other() {
    let mut player = at_step(3);
    let rings = |player: &Player| n_marks(player.lesson(), |it| matches!(it, Mark::Hint(_)));
    let glow = |player: &Player| n_marks(player.lesson(), |it| matches!(it, Mark::Tint(..)));
    player.click("Hint 1 of 3");
    assert_eq!(player.lesson().coach.mood, Mood::Think);
    assert_eq!((rings(&player), glow(&player)), (1, 1), "where it goes");
    player.click("Hint 2 of 3");
    assert_eq!(
        (rings(&player), glow(&player)),
        (2, 1),
        "and what goes there"
    );
    player.click("Hint 3 of 3");
    assert_eq!((rings(&player), glow(&player)), (0, 0));
    let is_arrow = |mark: &Mark| {
        let kind = ArrowKind::Hint;
        matches!(mark, Mark::Arrow { kind: found, .. } if *found == kind)
    };
    assert_eq!(n_marks(player.lesson(), is_arrow), 1);
}

/// The castling lesson where a king walked out and came back.
fn at_the_king_that_came_back() -> Player {
    let mut shared = guest(&["en"]);
    let progress = &mut shared.learner.progress;
    progress.set_resume("castling-when-not", Some("came-back"));
    let mut player = Player::of(App::new(shared));
    player.app.open("castling-when-not");
    player
}

#[test]
fn the_moves_before_the_learner_s_turn_are_shown_one_by_one() {
    let mut player = at_the_king_that_came_back();
    let king = Piece::new(Role::King, Seat::WHITE);
    let stands = |player: &Player| {
        let pieces = &player.lesson().scene.pieces;
        pieces
            .iter()
            .find(|(_, look)| look.piece == king)
            .map(|(at, _)| *at)
    };
    for square in ["e1", "e2", "e2", "e1", "e1"] {
        assert_eq!(stands(&player), Some(spot(square)));
        let _ = player.app.update(Message::Lesson(lesson::Message::Tick));
    }
    assert_eq!(
        n_marks(player.lesson(), |mark| matches!(mark, Mark::Arrow { .. })),
        1
    );
}

#[test]
fn whoever_does_not_want_to_wait_goes_on_at_once() {
    let mut player = at_the_king_that_came_back();
    let arrows = |player: &Player| n_marks(player.lesson(), |it| matches!(it, Mark::Arrow { .. }));
    assert_eq!(arrows(&player), 0);
    player.squares(&["a8"]);
    assert_eq!(arrows(&player), 1);
}

#[test]
fn a_lesson_left_in_the_middle_goes_on_there() {
    let mut player = at_step(3);
    player.click_on(&Phrase::ButtonHome);
    player.click("The rook");
    assert!(player.sees("Step 3 of 9"));
}

#[test]
fn every_size_of_window_shows_every_button() {
    for (width, height) in [
        (800.0, 600.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
        (600.0, 900.0),
    ] {
        let mut player = Player::new("de").sized(width, height);
        player.click("Der Turm");
        for words in ["Weiter", "Übersicht"] {
            assert!(player.sees(words), "{words} at {width}");
        }
        // What does nothing now is not drawn.
        player.click("Weiter");
        assert!(!player.sees("Zug zurück"), "at {width}");
        for words in ["Tipp 1 von 3", "Übersicht"] {
            assert!(player.sees(words), "{words} at {width}");
        }
    }
}

#[test]
fn squares_are_large_enough_for_fingers_in_the_smallest_window() {
    let player = rook("en", "The rook").sized(800.0, 600.0);
    assert!(player.square_side() >= 48.0, "{}", player.square_side());
}

#[test]
fn every_other_screen_is_reached_from_home_and_leads_back() {
    for (way, title) in [
        ("Two players", "Two players"),
        ("Am I allowed?", "Am I allowed?"),
        ("The rules", "The rules"),
        ("Settings", "Settings"),
        ("Guest", "Who’s learning?"),
    ] {
        let mut player = Player::new("en");
        player.click(way);
        assert!(player.sees(title), "{title}");
        assert!(!player.sees("The rook"), "{title} covers home");
        player.key(Named::Escape);
        assert!(player.sees("The rook"), "back from {title}");
    }
}

/// Whoever has castled sees the conditions as they were then, not what has become of them.
#[test]
fn the_conditions_of_castling_are_those_before_it() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::opened(shared, "castling-how", "clear-the-way");
    let moves = [("e2", "e4"), ("g1", "f3"), ("f1", "c4"), ("e1", "g1")];
    for (from, to) in moves {
        let lamps: Vec<Lamp> = player.lesson().lights.iter().map(|it| it.lamp).collect();
        assert_eq!(lamps.len(), 6);
        assert_eq!(
            lamps[2] == Lamp::Good,
            from == "e1",
            "{from}: the way is clear at last"
        );
        player.squares(&[from, to]);
        // While the answer is on its way nothing is said of the other side.
        assert_eq!(player.lesson().lights[0].lamp, Lamp::Good);
        player.watch();
    }
    let lights = &player.lesson().lights;
    assert!(lights.iter().all(|it| it.lamp == Lamp::Good), "{lights:?}");
}
