//! The cards of the family game in the window: boards of the cross, beside normal chess.

use squarewise::gui::screen::rulebook::model::Control;
use squarewise::gui::widget::coach::Tint;
use squarewise::rulebook;

use super::rulebook::{book, model, said, say, squares, tab_to, walk};
use super::samples::spot;

#[test]
fn a_board_of_four_armies_is_tried_like_any_other() {
    let mut player = book("en", "rule-family-attackers");
    squares(&mut player, 0, &["c8", "c12"]);
    let why = said(&player, 0);
    assert!(
        why.contains("Only one player may attack the king on g12"),
        "{why}"
    );
    assert_eq!(model(&player).page.trials[0].tint, Tint::Danger);
    squares(&mut player, 2, &["c8", "c11"]);
    assert_eq!(said(&player, 2), "Yes, this is allowed.");
}

#[test]
fn arrows_walk_over_the_whole_cross() {
    let mut player = book("en", "rule-family-absent");
    tab_to(&mut player, Control::Board(0));
    walk(&mut player, 0, "h3");
    walk(&mut player, 0, "h8");
    assert!(said(&player, 0).starts_with("The knight on h8 sleeps"));
    tab_to(&mut player, Control::Board(2));
    walk(&mut player, 2, "g7");
    walk(&mut player, 2, "h8");
    assert_eq!(said(&player, 2), "Yes, this is allowed.");
    walk(&mut player, 2, "a6");
    walk(&mut player, 2, "b7");
    let scene = &model(&player).page.trials[2].scene;
    assert!(scene.piece_at(spot("b7")).is_some());
}

#[test]
fn a_rule_of_the_family_stands_beside_normal_chess_with_its_origin() {
    for card in rulebook::cards().filter(|card| card.is_of_family()) {
        let player = book("en", card.id());
        let page = &model(&player).page;
        assert_eq!(
            page.article.as_deref(),
            Some("House rule of Fun Family Chess, not of the Laws")
        );
        let [laws, family] = page.points.things[0].readings.as_slice() else {
            panic!("{}", card.id());
        };
        assert_eq!(laws.who, "Tournaments (the Laws)");
        assert_eq!(
            Some(&laws.says),
            card.normal().as_ref().map(|it| say(&player, it)).as_ref()
        );
        assert_eq!(family.says, say(&player, &card.text));
        let origin = family.origin.as_deref().unwrap_or_default();
        assert!(origin.starts_with("Fun Family Chess"), "{origin}");
        assert!(!page.sheets.things.is_empty(), "{}", card.id());
    }
}

#[test]
fn boards_tell_which_rules_hold() {
    let player = book("en", "rule-family-teams");
    assert!(said(&player, 0).starts_with("House rules: Family. Playing in teams: Partners do not"));
    assert!(said(&player, 1).starts_with("Normal chess."));
    let alone = book("en", "rule-rook");
    assert!(!said(&alone, 0).contains("Normal chess"));
}
