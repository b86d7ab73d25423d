//! What a pawn becomes is asked on the board: by pointer and by keys, on both boards, in both directions of reading.

use iced::Rectangle;
use iced::keyboard::key::Named;

use squarewise::explain::piece_word;
use squarewise::gui::base::view::id_of;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::locale::Phrase;
use squarewise::rules::Role;
use squarewise::settings::Theme;

use crate::gui::everywhere::states::{self, Look};
use crate::gui::tools::{Player, Shown};
use crate::languages::MIRRORED;

fn state(name: &str, language: &str) -> Player {
    let (_, reach) = states::all().find(|(it, _)| *it == name).unwrap();
    reach(Look(language, Theme::Light))
}

fn places(player: &Player) -> Vec<Rectangle> {
    let roles = Role::PROMOTIONS.into_iter();
    let controls = roles.map(Control::Promote).chain([Control::StopPromoting]);
    controls
        .map(|it| {
            player
                .find(id_of(it))
                .unwrap_or_else(|| panic!("no {it:?}"))
        })
        .collect()
}

#[test]
fn the_pieces_stand_on_the_board_from_the_square_of_the_pawn_on() {
    for language in ["en", MIRRORED] {
        for (name, square) in [
            ("lesson-promotion-focus", "b8"),
            ("lesson-promotion-black", "f1"),
            ("family-promotion", "e12"),
            ("family-promotion-west", "l8"),
        ] {
            for (width, height) in [(1160.0, 690.0), (800.0, 600.0), (480.0, 640.0)] {
                let player = state(name, language).sized(width, height);
                let board = player.find("board").unwrap();
                let at = format!("{name} {language} {width}x{height}");
                let all = places(&player);
                for place in &all {
                    assert!(place.is_within(&board), "{at}: {place:?} {board:?}");
                    assert!(place.width.min(place.height) >= 48.0, "{at}: {place:?}");
                }
                for (nth, one) in all.iter().enumerate() {
                    let meets = |it: &Rectangle| one.intersects(&it.shrink(1.0));
                    assert!(!all[nth + 1..].iter().any(meets), "{at}: {all:?}");
                }
                let is_large = player.square_side() >= 56.0;
                let first = all[0].center().distance(player.point(square));
                assert!(
                    !is_large || first < 0.5 * player.square_side(),
                    "{at}: {first}"
                );
            }
        }
    }
}

#[test]
fn a_piece_is_chosen_by_pointer_and_the_pawn_stays_after_a_press_elsewhere_or_escape() {
    for language in ["en", MIRRORED] {
        let mut player = state("lesson-promotion-black", language);
        player.click_control(Control::Promote(Role::Knight));
        let session = player.app.lesson_session().unwrap();
        let last = session.last_move().unwrap();
        assert_eq!(last.promotion(), Some(Role::Knight), "{language}");

        for way in 0..3 {
            let mut player = state("lesson-promotion-black", language);
            match way {
                0 => player.click_control(Control::StopPromoting),
                1 => player.squares(&["d4"]),
                _ => player.key(Named::Escape),
            }
            let session = player.app.lesson_session().unwrap();
            assert!(session.promoting().is_none(), "{language} {way}");
            assert_eq!(
                session.n_moves(),
                1,
                "{language} {way}: White's move stands"
            );
            assert!(player.lesson().promotion.is_none());
        }
    }
}

#[test]
fn the_keyboard_goes_from_the_board_to_the_pieces_as_they_stand_and_back() {
    let mut player = state("lesson-promotion-focus", "en");
    let at = |player: &Player| player.app.lesson_focus();
    assert_eq!(at(&player), Some(Control::Promote(Role::Queen)));
    player.key(Named::ArrowDown);
    assert_eq!(at(&player), Some(Control::Promote(Role::Rook)));
    player.key(Named::ArrowUp);
    player.key(Named::ArrowUp);
    assert_eq!(at(&player), Some(Control::Promote(Role::Queen)));
    player.key(Named::Escape);
    assert_eq!(at(&player), Some(Control::Board));

    // Black sits at the top here: the pieces go up.
    let mut player = state("lesson-promotion-black", "en");
    player.key(Named::ArrowUp);
    player.key(Named::ArrowUp);
    assert_eq!(at(&player), Some(Control::Promote(Role::Rook)));
    player.key(Named::Enter);
    let session = player.app.lesson_session().unwrap();
    let last = session.last_move().unwrap();
    assert_eq!(last.promotion(), Some(Role::Rook));
}

#[test]
fn the_question_and_what_came_of_it_stand_in_what_happened() {
    let mut player = state("lesson-promotion-black", "en");
    let question = "The pawn goes to f1. What should it become?";
    assert!(player.sees(question), "the coach asks");
    let name = player.say(&Phrase::PromotionPiece {
        piece: piece_word(Role::Bishop),
    });
    player.click(&name);
    player.types("w");
    let card = player.lesson().transcript.as_ref().unwrap();
    assert!(
        card.lines.iter().any(|it| it == question),
        "{:?}",
        card.lines
    );
}
