//! The teacher's notes in a window of their own, and what becomes of the main window meanwhile.

use headless::Simulator;
use iced::keyboard::key::Named;
use iced::{Size, window};

use squarewise::gui::app::windows::WindowEvent;
use squarewise::gui::base::route::Goto;
use squarewise::gui::look::theme::ThemeKind;
use squarewise::gui::screen::lesson::model::{Control, Prompt};
use squarewise::gui::{App, Message};
use squarewise::locale::Phrase;
use squarewise::settings::Theme;

use crate::gui::tools::Look;
use crate::gui::tools::{Player, guest, shoot};
use crate::languages;

/// A lesson before a class, with the teacher's window.
fn shown(Look(language, theme): Look<'_>, lesson: &str, step: usize) -> Player {
    let mut shared = guest(&[language]);
    shared.settings.theme = theme;
    shared.settings.motion = false;
    let mut app = App::new(shared);
    app.open(lesson);
    let mut player = Player::of(app);
    player.key(Named::F11);
    for _ in 1..step {
        player.key(Named::PageDown);
    }
    player.types("N");
    player.press(Control::Uncover);
    player
}

/// The teacher's window, as it is laid out.
fn notes(player: &Player) -> Simulator<'_, Message> {
    player.screen_of(player.app.notes_view())
}

fn sees(player: &Player, words: &str) -> bool {
    notes(player).find(words).is_ok()
}

fn prompt(player: &Player) -> &Prompt {
    player.lesson().prompt.as_deref().unwrap()
}

/// Whether both windows tell this step of nine.
fn both_at(player: &Player, step: u32) -> bool {
    let place = player.say(&Phrase::ShowPlace { step, total: 9 });
    sees(player, &place) && player.sees(&place)
}

/// What stands below a heading.
fn below(player: &Player, heading: &Phrase) -> Option<String> {
    let heading = player.say(heading);
    let parts = &prompt(player).parts;
    let part = parts.iter().find(|(title, _)| *title == heading);
    part.map(|(_, words)| words.words())
}

/// Presses a key in the teacher's window.
fn key(player: &mut Player, key: Named) {
    let mut screen = notes(player);
    let _ = screen.tap_key(iced::keyboard::Key::Named(key));
    let messages = screen.into_messages().collect();
    player.settle(messages);
}

#[test]
fn the_window_tells_what_is_on_the_screen_what_is_right_and_what_comes_next() {
    for language in languages::walked() {
        let mut player = shown(language.into(), "rook", 2);
        assert!(player.app.wants_notes());
        let now = player.lesson().coach.speech.words();
        assert!(sees(&player, &now), "{language}");
        assert!(both_at(&player, 2), "{language}");
        let answer = below(&player, &Phrase::NotesAnswer).unwrap();
        assert!(sees(&player, &answer), "{language}");
        assert_eq!(
            answer.matches(',').count(),
            13,
            "fourteen squares: {answer}"
        );
        assert!(below(&player, &Phrase::NotesHints).is_some(), "{language}");
        let next = below(&player, &Phrase::NotesNext).unwrap();
        player.key(Named::PageDown);
        assert_eq!(player.lesson().coach.speech.words(), next, "{language}");
        assert!(sees(&player, &next));
        assert_ne!(below(&player, &Phrase::NotesAnswer).unwrap(), answer);
        for _ in 0..9 {
            player.key(Named::PageDown);
        }
        let last = player.say(&Phrase::NotesLast);
        assert_eq!(below(&player, &Phrase::NotesNext), Some(last));
    }
}

#[test]
fn the_answers_are_covered_until_the_teacher_opens_the_window() {
    for language in languages::walked() {
        let mut player = shown(language.into(), "rook", 2);
        let answer = below(&player, &Phrase::NotesAnswer).unwrap();
        player.types("N");
        for by_key in [false, true] {
            player.types("N");
            let cover = player.say(&Phrase::NotesCover);
            assert!(sees(&player, &cover), "{language}");
            assert!(!sees(&player, &answer), "{language}");
            key(&mut player, Named::PageDown);
            key(&mut player, Named::PageUp);
            assert!(!sees(&player, &answer), "{language}: still covered");
            if by_key {
                key(&mut player, Named::Enter);
            } else {
                let words = player.say(&Phrase::NotesUncover);
                let mut screen = notes(&player);
                screen.click(words.as_str()).unwrap();
                let messages = screen.into_messages().collect();
                player.settle(messages);
            }
            assert!(sees(&player, &answer), "{language}");
            assert!(!sees(&player, &cover), "{language}");
            assert!(both_at(&player, 2), "{language}: nothing else is done");
            player.types("N");
        }
    }
}

#[test]
fn a_refusal_is_told_in_both_windows_and_the_rule_only_to_the_class() {
    let mut player = shown("en".into(), "rook", 4);
    player.squares(&["e4", "g6"]);
    let now = player.lesson().coach.speech.words();
    assert_eq!(below(&player, &Phrase::NotesNow), Some(now));
}

#[test]
fn the_window_is_asked_for_and_sent_away_by_words_and_by_keys() {
    for language in languages::walked() {
        let mut player = shown(language.into(), "rook", 1);
        player.types("N");
        assert!(!player.app.wants_notes(), "{language}");
        player.types("n");
        assert!(player.sees(&player.say(&Phrase::ShowNotes)));
        player.click_on(&Phrase::NotesWindow);
        assert!(player.app.wants_notes(), "{language}");
        assert!(!player.sees(&player.say(&Phrase::ShowNotes)), "moved over");
        key(&mut player, Named::Escape);
        assert!(!player.app.wants_notes(), "{language}");
        assert!(player.lesson().slide.is_some(), "{language}: still shown");
        player.types("N");
        player.key(Named::Escape);
        assert!(!player.app.wants_notes(), "{language}: left");
        player.key(Named::F11);
        assert!(!player.app.wants_notes(), "{language}: not by itself");
    }
}

#[test]
fn the_tab_key_reaches_the_way_to_the_window() {
    let mut player = shown("en".into(), "rook", 1);
    player.types("N");
    player.types("n");
    for _ in 0..2 {
        if player.app.wants_notes() {
            break;
        }
        player.key(Named::Tab);
        player.key(Named::Enter);
    }
    assert!(player.app.wants_notes());
}

#[test]
fn the_class_is_led_from_the_teacher_s_window() {
    for language in languages::walked() {
        let mut player = shown(language.into(), "rook", 1);
        key(&mut player, Named::PageDown);
        assert!(both_at(&player, 2), "{language}");
        let words = player.say(&Phrase::HelpOn);
        let mut screen = notes(&player);
        screen.click(words.as_str()).unwrap();
        let messages = screen.into_messages().collect();
        player.settle(messages);
        assert!(both_at(&player, 3), "{language}");
        key(&mut player, Named::PageUp);
        assert!(both_at(&player, 2), "{language}");
        key(&mut player, Named::F11);
        assert!(player.lesson().slide.is_none(), "{language}");
        assert!(!player.app.wants_notes(), "{language}");
    }
}

#[test]
fn who_leaves_the_lesson_leaves_no_window_behind() {
    let mut player = shown("en".into(), "rook", 1);
    player.app.go(Goto::Home);
    assert!(!player.app.wants_notes());
    let _ = player.app.notes_view();
}

#[test]
fn the_size_of_show_mode_is_not_the_one_that_is_kept() {
    let resized = |player: &mut Player, width, height| {
        let event = WindowEvent::Resized(Size::new(width, height));
        player.settle(vec![Message::Window(window::Id::unique(), event)]);
    };
    let kept = |player: &Player| {
        let window = player.app.shared().settings.window.unwrap();
        (window.width, window.height)
    };
    let mut app = App::new(guest(&["en"]));
    app.open("rook");
    let mut player = Player::of(app);
    resized(&mut player, 900.0, 700.0);
    player.key(Named::F11);
    resized(&mut player, 1920.0, 1080.0);
    assert_eq!(kept(&player), (900, 700));
    player.key(Named::Escape);
    resized(&mut player, 900.0, 700.0);
    assert_eq!(kept(&player), (900, 700));
    resized(&mut player, 1000.0, 800.0);
    assert_eq!(kept(&player), (1000, 800));
}

#[test]
fn what_is_large_may_be_larger_on_the_whole_screen() {
    let mut shared = guest(&["en"]);
    shared.settings.scale = 200;
    let mut app = App::new(shared);
    app.open("rook");
    let mut player = Player::of(app);
    player.settle(vec![Message::Resized(Size::new(300.0, 350.0))]);
    let small = player.app.scale();
    player.key(Named::F11);
    let seen = Size::new(2560.0, 1440.0) * (1.0 / small);
    player.settle(vec![Message::Resized(seen)]);
    assert!(small < 1.3 && (player.app.scale() - 2.0).abs() < 0.01);
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_notes() {
    for language in languages::all() {
        for theme in Theme::ALL {
            for (lesson, step) in [("castling-when-not", 3), ("rook", 2), ("king-danger", 2)] {
                let player = shown(Look(language, theme), lesson, step);
                let kind: ThemeKind = player.app.shared().theme();
                for size in [(400, 300), (560, 680), (1366, 768)] {
                    let name = format!("notes-{lesson}-{language}-{kind:?}-{}", size.0);
                    shoot(&name, kind, size, player.app.notes_view());
                }
            }
        }
    }
}
