//! Show mode: a lesson before a class, with a clicker, a pen and a vote; nothing of it is kept.

use headless::selector::id;
use iced::Rectangle;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::screen::lesson::view::BOARD;
use squarewise::locale::Phrase;
use squarewise::rules::Seat;
use squarewise::scene::{ArrowKind, Coordinates, Mark, Tone};

use crate::gui::tools::{Player, guest, spot};
use crate::languages;

/// A lesson in show mode.
fn shown(language: &str, lesson: &str) -> Player {
    let mut app = App::new(guest(&[language]));
    app.open(lesson);
    let mut player = Player::of(app);
    player.key(Named::F11);
    player
}

/// The same at a step, by its number from 1.
fn shown_at(language: &str, lesson: &str, step: usize) -> Player {
    let mut player = shown(language, lesson);
    for _ in 1..step {
        player.key(Named::PageDown);
    }
    player
}

fn board(player: &Player) -> Rectangle {
    player.screen().find(id(BOARD)).unwrap().bounds()
}

fn place(player: &Player, step: u32, total: u32) -> bool {
    let words = player.say(&Phrase::ShowPlace { step, total });
    player.sees(&words)
}

/// An arrow in an ink.
pub(crate) fn arrow(from: &str, to: &str, tone: Tone) -> Mark {
    Mark::Arrow {
        from: spot(from),
        to: spot(to),
        kind: ArrowKind::Author(tone),
    }
}

fn has(player: &Player, mark: Mark) -> bool {
    player.lesson().scene.marks.contains(&mark)
}

#[test]
fn a_clicker_goes_through_a_whole_lesson_and_the_board_never_moves() {
    for language in languages::walked() {
        for (width, height) in [(800.0, 600.0), (1366.0, 768.0), (600.0, 900.0)] {
            let mut player = shown(language, "rook").sized(width, height);
            let at = board(&player);
            assert!(at.height >= height * 0.5, "{language} {width}");
            for step in 1..=9 {
                assert!(place(&player, step, 9), "{language}: step {step}");
                assert_eq!(board(&player), at, "{language}: step {step}");
                player.key(if step % 2 == 0 {
                    Named::Space
                } else {
                    Named::PageDown
                });
            }
            assert!(place(&player, 9, 9), "the last step stays");
            for _ in 1..9 {
                player.key(Named::PageUp);
            }
            assert!(place(&player, 1, 9));
        }
    }
}

#[test]
fn the_board_fills_the_height_and_its_letters_are_large() {
    for (width, height, least) in [(1366.0, 768.0, 0.9), (1920.0, 1080.0, 0.9)] {
        let player = shown("en", "rook").sized(width, height);
        assert!(board(&player).height >= height * least);
        assert_eq!(player.lesson().scene.coordinates, Coordinates::Large);
    }
    let small = shown("en", "rook").sized(800.0, 600.0);
    assert!(small.square_side() >= 48.0, "{}", small.square_side());
}

#[test]
fn who_draws_before_a_class_sees_it_even_where_drawings_are_hidden() {
    let mut player = shown_at("en", "rook", 3);
    player.types("a");
    player.draw("b1", "c3", Modifiers::empty());
    assert!(has(&player, arrow("b1", "c3", Tone::Green)));
    player.types("a");
    assert!(!has(&player, arrow("b1", "c3", Tone::Green)));
}

#[test]
fn nothing_is_kept_and_the_learner_goes_on_where_it_was() {
    for language in languages::walked() {
        let mut app = App::new(guest(&[language]));
        app.open("rook");
        let mut player = Player::of(app);
        player.key(Named::Space);
        player.squares(&["b1"]);
        let before = format!("{:?}", player.app.shared().learner.progress);
        let marks = player.lesson().scene.marks.clone();
        player.key(Named::F11);
        player.squares(&["b3", "b4"]);
        player.key(Named::PageDown);
        player.squares(&["c3", "d4", "c3", "c7", "c7", "g7", "g7", "g2"]);
        for _ in 0..9 {
            player.key(Named::PageDown);
        }
        player.key(Named::Escape);
        let after = format!("{:?}", player.app.shared().learner.progress);
        assert_eq!(before, after, "{language}");
        let key = Phrase::StepOf { step: 2, total: 9 };
        let words = player.say(&key);
        assert!(player.sees(&words), "{language}: back at the second step");
        assert_eq!(player.lesson().scene.marks, marks, "{language}");
    }
}

#[test]
fn the_teacher_s_letters_do_what_they_say() {
    let mut player = shown_at("en", "rook", 3);
    let side = player.lesson().scene.side;
    player.types("f");
    assert_ne!(player.lesson().scene.side, side);
    player.types("F");
    assert_eq!(player.lesson().scene.side, side);
    let said = player.lesson().coach.speech.words();
    player.types("h");
    assert_ne!(player.lesson().coach.speech.words(), said, "a hint");
    player.types("b");
    assert!(!place(&player, 3, 9), "a blank screen");
    assert!(player.screen().find(id(BOARD)).is_err());
    player.key(Named::PageDown);
    assert!(place(&player, 3, 9), "the same step again");
    player.types("n");
    assert!(player.sees("For the teacher"));
    player.types("n");
    assert!(!player.sees("For the teacher"));
    player.key(Named::Escape);
    assert!(player.sees("Home"), "left");
}

#[test]
fn why_shows_the_rule_behind_a_refusal_and_the_answer_to_a_question() {
    let mut player = shown_at("en", "rook", 4);
    player.squares(&["e4", "g6"]);
    player.types("w");
    assert!(player.sees("Laws of Chess, article 3.3"));
    player.types("w");
    assert!(!player.sees("Laws of Chess, article 3.3"));
    player.key(Named::PageDown);
    assert!(player.sees("No"));
    player.types("w");
    assert!(
        player.sees("No") && !player.sees("Yes"),
        "the right answer stays"
    );
}

#[test]
fn arrows_are_switched_off_and_on() {
    let mut player = shown("en", "rook");
    player.draw("a2", "a4", Modifiers::empty());
    let mark = arrow("a2", "a4", Tone::Green);
    assert!(has(&player, mark));
    player.types("a");
    assert!(!has(&player, mark));
    player.types("a");
    assert!(has(&player, mark));
}

#[test]
fn the_right_button_draws_in_four_inks_and_draws_away() {
    let mut app = App::new(guest(&["en"]));
    app.open("rook");
    let mut player = Player::of(app);
    for (held, tone) in [
        (Modifiers::empty(), Tone::Green),
        (Modifiers::SHIFT, Tone::Red),
        (Modifiers::ALT, Tone::Blue),
        (Modifiers::CTRL, Tone::Yellow),
    ] {
        player.draw("b2", "d4", held);
        assert!(has(&player, arrow("b2", "d4", tone)), "{tone:?}");
        player.draw("h5", "h5", held);
        assert!(has(&player, Mark::Circle(spot("h5"), tone)), "{tone:?}");
    }
    player.draw("b2", "d4", Modifiers::SHIFT);
    assert!(!has(&player, arrow("b2", "d4", Tone::Red)));
    assert!(has(&player, arrow("b2", "d4", Tone::Blue)));
    player.squares(&["e7"]);
    assert!(!has(&player, arrow("b2", "d4", Tone::Blue)), "wiped away");
    player.draw("b2", "d4", Modifiers::empty());
    player.click_on(&Phrase::ButtonNext);
    assert!(!has(&player, arrow("b2", "d4", Tone::Green)), "a new step");
}

#[test]
fn a_class_votes_by_typing_or_by_tapping_and_sees_the_reason() {
    for language in languages::walked() {
        let mut player = shown_at(language, "rook", 5);
        player.types("v");
        player.types("a12b7");
        let poll = player.lesson().poll.clone().unwrap();
        let hands: Vec<_> = poll.rows.iter().map(|it| (it.letter, it.hands)).collect();
        assert_eq!(hands, [('A', 12), ('B', 7)], "{language}");
        let label = poll.rows[1].label.clone();
        player.click(&label);
        player.key(Named::Space);
        let poll = player.lesson().poll.clone().unwrap();
        assert_eq!(poll.rows[1].hands, 8, "{language}: tapped");
        assert!(poll.rows[1].is_right, "{language}: the rook may not");
        assert!(poll.reveal.is_none());
        player.key(Named::Space);
        assert!(place(&player, 6, 9), "{language}");
    }
}

#[test]
fn the_answer_of_a_vote_is_shown_by_its_button_too() {
    let mut player = shown_at("en", "rook", 5);
    player.types("v");
    let asked = player.lesson().coach.speech.words();
    player.click_on(&Phrase::VoteReveal);
    assert!(!player.sees("Show the answer"));
    assert_ne!(player.lesson().coach.speech.words(), asked, "the reason");
    player.key(Named::Escape);
    assert!(player.lesson().poll.is_none());
}

#[test]
fn where_nothing_is_asked_nobody_votes() {
    let mut player = shown("en", "rook");
    player.types("v");
    assert!(player.lesson().poll.is_none());
}

#[test]
fn show_mode_is_left_by_mouse_too() {
    let mut player = shown("de", "rook");
    assert_eq!(player.lesson().scene.side, Seat::WHITE);
    player.click("Beenden (Esc)");
    assert!(player.lesson().slide.is_none());
}
