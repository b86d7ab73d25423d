//! From a refusal in a lesson to its card in the rulebook, and back to the same board.

use iced::keyboard::key::Named;

use squarewise::gui::screen::lesson::model::Control as OfLesson;
use squarewise::gui::screen::rulebook::model::Control;
use squarewise::locale::Phrase;
use squarewise::scene::Mark;

use crate::gui::rulebook::{book, is_open, model, pressed};
use crate::gui::tools::{Player, Shown, spot};
use crate::languages;

/// A lesson at a castling that is refused, and what the coach's link is called.
fn refused(language: &str) -> (Player, String) {
    let mut player = Player::in_course(language, "castling-when-not", "through-danger");
    player.squares(&["e1", "g1"]);
    let link = player.say(&Phrase::ButtonShowRule);
    (player, link)
}

#[test]
fn a_refusal_leads_to_its_card_and_back_to_the_same_board_by_words() {
    for language in languages::walked() {
        let (mut player, link) = refused(language);
        player.click(&link);
        let before = player.lesson().clone();
        player.click_on(&Phrase::BookMore);
        assert!(is_open(model(&player), "rule-castling-now"), "{language}");
        player.click_on(&Phrase::ButtonBack);
        assert_eq!(*player.lesson(), before, "{language}");
        player.click_on(&Phrase::ButtonGotIt);
        assert_eq!(player.lesson().scene, before.scene);
        assert_eq!(player.lesson().rule, None);
    }
}

#[test]
fn a_refusal_leads_to_its_card_and_back_to_the_same_board_by_keys() {
    for language in languages::walked() {
        let (mut player, _) = refused(language);
        let tab_to = |player: &mut Player, control| {
            for _ in 0..20 {
                if player.app.lesson_focus() != Some(control) {
                    player.key(Named::Tab);
                }
            }
            assert_eq!(player.app.lesson_focus(), Some(control));
            player.key(Named::Enter);
        };
        tab_to(&mut player, OfLesson::Rule);
        tab_to(&mut player, OfLesson::MoreOfRule);
        assert!(is_open(model(&player), "rule-castling-now"), "{language}");
        player.key(Named::Escape);
        assert!(player.lesson().rule.is_some(), "{language}");
        let is_danger = |mark: &Mark| *mark == Mark::Danger(spot("f1"));
        assert!(player.lesson().scene.marks.iter().any(is_danger));
    }
}

#[test]
fn a_lesson_is_opened_from_the_card_that_it_teaches() {
    let mut player = book("en", "rule-rook");
    assert_eq!(model(&player).page.lessons.things[0].label, "The rook");
    player.settle(vec![pressed(Control::Lesson(0))]);
    assert_eq!(player.lesson().title, "The rook");
}
