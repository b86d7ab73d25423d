//! Show mode at the table: a game before a class, with a clicker and a pen; looking changes nothing.

use headless::selector::id;
use iced::Rectangle;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use squarewise::explain;
use squarewise::gui::Message;
use squarewise::gui::screen::table::model::{Control, Slide};
use squarewise::gui::screen::table::{self, view::BOARD};
use squarewise::locale::{Phrase, SideWord};
use squarewise::rules::{Role, Seat};
use squarewise::scene::{Coordinates, Tone};

use crate::gui::lesson::show::arrow;
use crate::gui::table::{coach, game, open, sans, tab_to, write};
use crate::gui::tools::Player;
use crate::languages;

/// A game of three moves, with a check.
const MOVES: &str = "e4 e5 Qh5 Nc6 Qxf7 Kxf7";

/// A game that is shown.
fn shown(language: &str, moves: &str) -> Player {
    let mut player = game(language, None, &Phrase::ProfileClub, moves);
    player.key(Named::F11);
    player
}

/// Whether a move, as it is written in English, stands below the words.
fn is_at(player: &Player, place: &str) -> bool {
    let locale = &player.app.shared().locale;
    player.sees(&explain::letters(locale).write(place))
}

fn slide(player: &Player) -> &Slide {
    player.table().slide.as_ref().unwrap()
}

fn board(player: &Player) -> Rectangle {
    player.find(BOARD).unwrap()
}

fn turn(player: &Player, side: SideWord) -> String {
    player.say(&Phrase::TableTurn { side })
}

fn press(player: &mut Player, control: Control) {
    player.settle(vec![Message::Table(table::Message::Pressed(control))]);
}

#[test]
fn a_clicker_goes_through_a_game_and_the_board_never_moves() {
    let places = [
        "1. e4",
        "1\u{2026} e5",
        "2. Qh5",
        "2\u{2026} Nc6",
        "3. Qxf7+",
        "3\u{2026} Kxf7",
    ];
    for language in languages::walked() {
        for (width, height) in [(800.0, 600.0), (1366.0, 768.0), (600.0, 900.0)] {
            let mut player = shown(language, MOVES).sized(width, height);
            let at = board(&player);
            assert!(at.height >= height * 0.5, "{language} {width}");
            for place in places.iter().rev() {
                assert!(is_at(&player, place), "{language}: {place}");
                assert_eq!(board(&player), at, "{language}: {place}");
                player.key(Named::PageUp);
            }
            assert_eq!(coach(&player), turn(&player, SideWord::White));
            player.key(Named::PageUp);
            for (n, place) in places.iter().enumerate() {
                player.key(if n % 2 == 0 {
                    Named::Space
                } else {
                    Named::PageDown
                });
                assert!(is_at(&player, place), "{language}: {place}");
                assert_eq!(board(&player), at, "{language}: {place}");
            }
            player.key(Named::Space);
            assert!(is_at(&player, places[5]), "the last move stays");
            player.key(Named::Backspace);
            assert!(is_at(&player, places[4]));
            player.key(Named::Escape);
            let words = MOVES.replace("Qxf7", "Qxf7+");
            assert_eq!(
                sans(&player).join(" "),
                words,
                "{language}: nothing has changed"
            );
        }
    }
}

#[test]
fn one_sentence_tells_whose_turn_it_is_check_refusal_and_end() {
    for language in languages::walked() {
        let mut player = shown(language, "f3 e5 g4");
        assert_eq!(coach(&player), turn(&player, SideWord::Black), "{language}");
        player.drag("d8", "d5");
        assert_ne!(coach(&player), turn(&player, SideWord::Black));
        assert_eq!(player.table().coach.rule_link, None);
        player.types("w");
        let (title, rule) = slide(&player).rule.clone().unwrap();
        assert!(
            player.sees(&title) && player.sees(&rule.words()),
            "{language}"
        );
        player.types("W");
        assert_eq!(slide(&player).rule, None);
        player.squares(&["a7"]);
        player.key(Named::Escape);
        player.types("w");
        assert!(slide(&player).rule.is_some(), "of the last refusal");
        player.key(Named::Escape);
        assert!(
            slide(&player).rule.is_none(),
            "{language}: closed, not left"
        );
        player.squares(&["d8", "h4"]);
        assert!(player.table().coach.speech != Default::default());
        assert!(is_at(&player, "2\u{2026} Qh4#"), "{language}");
        player.types("w");
        assert!(slide(&player).rule.is_some(), "why it is over");
        player.key(Named::PageUp);
        assert!(slide(&player).rule.is_none());
        player.types("w");
        assert!(slide(&player).rule.is_none(), "nothing was refused here");
    }
    let mut player = shown("en", "e4 f6 Qh5");
    assert_eq!(coach(&player), "Check! Black must deal with it.");
    player.key(Named::PageUp);
    assert_eq!(coach(&player), turn(&player, SideWord::White));
    player.key(Named::PageDown);
    assert_eq!(coach(&player), "Check! Black must deal with it.");
}

#[test]
fn what_is_tried_is_gone_and_what_is_played_on_stays() {
    let mut player = shown("en", "e4 e5 Nf3");
    player.key(Named::PageUp);
    player.squares(&["f2", "f4"]);
    player.squares(&["e5", "f4"]);
    assert!(is_at(&player, "2\u{2026} exf4"));
    player.key(Named::F11);
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
    player.key(Named::F11);
    player.squares(&["b8", "c6"]);
    player.key(Named::PageUp);
    player.key(Named::F11);
    assert_eq!(sans(&player), ["e4", "e5", "Nf3", "Nc6"]);
}

#[test]
fn moves_that_were_taken_back_are_only_looked_at() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5 Nf3");
    player.click_on(&Phrase::ButtonTakeBack);
    player.click_on(&Phrase::ButtonLegal);
    player.key(Named::F11);
    player.key(Named::Space);
    assert!(is_at(&player, "2. Nf3"));
    player.key(Named::F11);
    assert_eq!(sans(&player), ["e4", "e5"]);
    player.click_on(&Phrase::ButtonRedo);
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
}

#[test]
fn a_game_that_was_given_up_is_looked_through_and_stays_given_up() {
    let mut player = game("en", None, &Phrase::ProfileFide, "e4 e5");
    player.click_on(&Phrase::ButtonResign);
    player.click_on(&Phrase::ButtonLegal);
    let end = coach(&player);
    player.key(Named::F11);
    assert_eq!(coach(&player), end);
    player.key(Named::PageUp);
    assert_eq!(coach(&player), turn(&player, SideWord::Black));
    player.key(Named::PageDown);
    assert_eq!(coach(&player), end);
    player.key(Named::PageUp);
    player.squares(&["e7", "e5", "d2", "d4"]);
    player.key(Named::Escape);
    assert_eq!(coach(&player), end, "still given up");
    assert_eq!(sans(&player), ["e4", "e5"]);
}

#[test]
fn the_teacher_s_letters_do_what_they_say() {
    let mut player = shown("en", "e4 e5");
    assert_eq!(player.table().scene.coordinates, Coordinates::Large);
    player.types("f");
    assert_eq!(player.table().scene.side, Seat::BLACK);
    player.types("F");
    assert_eq!(player.table().scene.side, Seat::WHITE);
    player.draw("b1", "c3", Modifiers::empty());
    let mark = arrow("b1", "c3", Tone::Green);
    assert!(player.table().scene.marks.contains(&mark));
    player.types("a");
    assert!(!player.table().scene.marks.contains(&mark));
    player.types("a");
    assert!(player.table().scene.marks.contains(&mark));
    player.types("b");
    assert!(player.screen().find(id(BOARD)).is_err(), "a blank screen");
    player.key(Named::PageUp);
    assert!(is_at(&player, "1\u{2026} e5"), "any key only wakes it");
    player.types("/Nf");
    assert_eq!(player.table().typed.as_deref(), Some("Nf"));
    player.types("3");
    player.key(Named::Enter);
    assert!(is_at(&player, "2. Nf3"));
    assert!(
        !player.table().scene.marks.contains(&mark),
        "another position"
    );
    player.types("/");
    player.key(Named::Escape);
    assert_eq!(player.table().typed, None);
    assert!(player.table().slide.is_some());
}

#[test]
fn a_board_that_turns_by_itself_stays_while_it_is_shown() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4");
    press(&mut player, Control::AutoTurn);
    assert_eq!(player.table().scene.side, Seat::BLACK);
    player.key(Named::F11);
    assert_eq!(player.table().scene.side, Seat::BLACK);
    player.squares(&["e7", "e5"]);
    assert_eq!(player.table().scene.side, Seat::BLACK);
    player.key(Named::PageUp);
    player.key(Named::PageUp);
    assert_eq!(player.table().scene.side, Seat::BLACK);
}

#[test]
fn show_mode_is_entered_and_left_by_words_in_every_language() {
    for language in languages::walked() {
        let mut player = game(language, None, &Phrase::ProfileClub, "e4");
        player.click_on(&Phrase::ButtonMoreWays);
        player.click_on(&Phrase::HelpShow);
        assert!(player.table().slide.is_some(), "{language}");
        player.click_on(&Phrase::ShowLeave);
        assert!(player.table().slide.is_none(), "{language}");
        assert_eq!(sans(&player), ["e4"]);
    }
    let mut player = open("en", None);
    player.key(Named::F11);
    assert!(player.table().slide.is_none(), "the game comes first");
}

#[test]
fn a_pawn_is_promoted_before_a_class_by_keys_alone() {
    for language in languages::walked() {
        let start = Some("7k/P6p/8/8/8/8/8/K7 w - - 0 1");
        let mut player = game(language, start, &Phrase::ProfileFide, "");
        player.key(Named::F11);
        player.key(Named::Tab);
        player.walk(&["a7", "a8"]);
        assert!(player.table().promotion.is_some(), "{language}");
        let piece = explain::piece_word(Role::Knight);
        assert!(player.sees(&player.say(&Phrase::PromotionPiece { piece })));
        tab_to(&mut player, Control::Promote(Role::Knight));
        player.key(Named::Enter);
        assert!(is_at(&player, "1. a8=N"), "{language}");
        tab_to(&mut player, Control::LeaveShow);
        player.key(Named::Enter);
        assert_eq!(sans(&player), ["a8=N"], "{language}");
    }
}

#[test]
fn a_move_is_confirmed_and_check_is_said_before_a_class() {
    let mut player = game("en", None, &Phrase::ProfileFamily, "e4 e5 Qh5 Nc6");
    player.key(Named::F11);
    player.click_on(&Phrase::ButtonSayCheck);
    player.squares(&["h5", "f7"]);
    assert_eq!(coach(&player), "Check! Black must deal with it.");
    write(&mut player, "");
    player.key(Named::PageUp);
    assert_eq!(coach(&player), turn(&player, SideWord::White));
    player.key(Named::PageDown);
    assert_eq!(coach(&player), "Check! Black must deal with it.");
}

#[test]
fn a_move_is_written_as_the_reader_writes_it() {
    let player = shown("de", "e4 e5 Nf3");
    assert!(player.sees("2. Sf3"));
}

#[test]
fn the_card_with_the_keys_is_there_at_the_table_too() {
    for language in languages::walked() {
        let mut player = game(language, None, &Phrase::ProfileClub, "e4 e5");
        player.click_on(&Phrase::ButtonMoreWays);
        player.click_on(&Phrase::HelpTitle);
        player.click_on(&Phrase::HelpShow);
        assert!(player.table().slide.is_some(), "{language}");
        player.types("?");
        player.click_on(&Phrase::HelpMoveBack);
        assert!(is_at(&player, "1. e4"), "{language}");
    }
}
