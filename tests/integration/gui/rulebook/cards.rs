//! The cards of the rulebook: looked up, read and tried by words and by keys; those of the family game beside normal
//! chess.

use headless::selector::id;
use iced::keyboard::key::Named;

use squarewise::gui::Message;
use squarewise::gui::look::art::Icon;
use squarewise::gui::screen::rulebook::model::{Control, Item, ListLine, Sign};
use squarewise::gui::screen::rulebook::view::SEARCH;
use squarewise::gui::widget::coach::Tint;
use squarewise::locale::{Phrase, folded};
use squarewise::rulebook;
use squarewise::rules::Role;
use squarewise::scene::Mark;

use crate::gui::rulebook::{book, is_open, model, pressed, said, squares, tab_to, walk};
use crate::gui::tools::{Player, Shown, spot};
use crate::languages::{self, MIRRORED};

#[test]
fn a_card_opens_with_its_title_article_boards_house_rules_and_words() {
    let player = book("en", "rule-threefold");
    let page = &model(&player).page;
    assert_eq!(page.title, "The same position three times");
    assert_eq!(page.article.as_deref(), Some("Laws of Chess, article 9.2"));
    assert_eq!(page.trials.len(), 2);
    assert!(is_open(model(&player), "rule-threefold"));
    let readings = &page.points.things[0].readings;
    assert_eq!(readings[0].who, "Tournaments (the Laws)");
    assert_eq!(readings[1].who, "School club");
    assert_eq!(
        readings[1].says,
        "When both play the same moves three times in a row, a player may claim a draw."
    );
    assert_eq!(
        readings[1].origin.as_deref(),
        Some("A handout of a school club.")
    );
    for words in [
        "House rules",
        "Words on this card",
        "repetition",
        "The game is a draw",
    ] {
        assert!(player.sees(words), "{words}");
    }
}

#[test]
fn an_unknown_card_opens_the_first() {
    let player = book("en", "rule-of-thumb");
    assert!(is_open(model(&player), "rule-board"));
}

#[test]
fn boards_are_tried_by_clicks() {
    let mut player = book("en", "rule-castling-now");
    squares(&mut player, 1, &["e1", "g1"]);
    let refused = "Not yet: the king would cross f1. The bishop on d3 attacks that square.";
    assert_eq!(said(&player, 1), refused);
    let trial = &model(&player).page.trials[1];
    assert_eq!(trial.tint, Tint::Danger);
    assert!(trial.scene.marks.contains(&Mark::Danger(spot("f1"))));
    // Another move on the same board is judged like any other.
    squares(&mut player, 1, &["e1", "e2"]);
    assert_eq!(
        said(&player, 1),
        "Find a safe square: the bishop on d3 guards e2."
    );
    squares(&mut player, 0, &["e1", "c1"]);
    assert_eq!(said(&player, 0), "Yes, this is allowed.");
    assert!(
        model(&player).page.trials[0]
            .scene
            .piece_at(spot("d1"))
            .is_some()
    );
    player.settle(vec![pressed(Control::Again(0))]);
    assert!(
        model(&player).page.trials[0]
            .scene
            .piece_at(spot("a1"))
            .is_some()
    );
    assert_eq!(model(&player).page.trials[0].again, None);
}

#[test]
fn a_pawn_becomes_what_is_chosen_and_never_a_king() {
    let mut player = book("en", "rule-promotion");
    squares(&mut player, 0, &["e7", "e8"]);
    player.click("Knight");
    assert_eq!(said(&player, 0), "Yes, this is allowed.");
    squares(&mut player, 1, &["e7", "e8"]);
    player.click("King");
    assert_eq!(
        said(&player, 1),
        "Choose a queen, rook, bishop or knight. A pawn never becomes a king."
    );
}

#[test]
fn a_draw_is_claimed_and_a_game_given_up_with_a_button() {
    let mut player = book("de", "rule-threefold");
    let claim = player.say(&Phrase::BookClaimThreefold);
    player.click(&claim);
    assert_eq!(said(&player, 0), player.say(&Phrase::EndingThreefold));
    player.settle(vec![pressed(Control::Act(1))]);
    assert_eq!(model(&player).page.trials[1].tint, Tint::Danger);
    let mut player = book("en", "rule-resignation");
    player.settle(vec![pressed(Control::Act(0)), pressed(Control::Act(1))]);
    assert_ne!(said(&player, 0), said(&player, 1));
}

#[test]
fn moves_are_written_with_the_readers_letters() {
    let mut player = book("de", "rule-written-piece");
    squares(&mut player, 0, &["g1", "f3"]);
    assert_eq!(said(&player, 0), "So schreibt man es: Sf3");
}

#[test]
fn a_board_tells_what_was_played_before_and_what_counts() {
    let player = book("de", "rule-castling-never");
    assert_eq!(
        said(&player, 1),
        "Davor: Tb1 a6 Ta1 a5. Probier es aus: Zieh den König von e1 nach c1."
    );
    let player = book("en", "rule-fifty-moves");
    assert_eq!(
        said(&player, 1),
        "49 moves each without a capture or a pawn move. Press “Claim: fifty moves”."
    );
    let heading = |id: &str, board: usize| {
        let player = book("en", id);
        model(&player).page.trials[board].heading.label.clone()
    };
    assert_eq!(heading("rule-checkmate", 0), "The game ends");
    assert_eq!(heading("rule-checkmate", 1), "The game goes on");
    assert_eq!(heading("rule-resignation", 1), "The game is a draw");
}

/// From the house, by words: list, card, next card, word, back to a card.
fn read_by_words(language: &str) {
    let mut player = book(language, "rule-board");
    let title = |id: &str| rulebook::find(id).unwrap().title();
    player.click_on(&Phrase::ChapterPieces);
    assert!(is_open(model(&player), "rule-capture"));
    assert!(player.sees(&player.say(&title("rule-rook"))));
    // The lesson on this page has the same name.
    player.settle(vec![pressed(Control::Item(Item::Card("rule-rook")))]);
    assert!(is_open(model(&player), "rule-rook"));
    let next = player.say(&title("rule-queen"));
    assert_eq!(model(&player).page.next.as_ref().unwrap().label, next);
    player.settle(vec![pressed(Control::Next)]);
    assert!(is_open(model(&player), "rule-queen"));
    player.click_on(&Phrase::WordDiagonal);
    let word = &model(&player).page;
    assert_eq!(word.title, player.say(&Phrase::WordDiagonal));
    assert!(word.cards.things.iter().any(|it| it.label == next));
    player.settle(vec![pressed(Control::Link(Item::Card("rule-bishop")))]);
    assert!(is_open(model(&player), "rule-bishop"));
    player.click_on(&Phrase::ButtonBack);
    assert!(player.app.rulebook_model().is_none());
}

#[test]
fn the_book_is_read_by_words_in_every_direction() {
    for language in languages::walked() {
        read_by_words(language);
    }
}

/// By keys alone: look up, open, try the board, turn the page, leave.
fn read_by_keys(language: &str, asked: &str) {
    let mut player = book(language, "rule-board");
    player.types("/");
    assert_eq!(player.app.rulebook_focus(), Some(Control::Search));
    player.types(asked);
    assert_eq!(
        model(&player).items().first(),
        Some(&Item::Card("rule-rook"))
    );
    player.key(Named::ArrowDown);
    player.key(Named::Enter);
    assert!(is_open(model(&player), "rule-rook"));
    tab_to(&mut player, Control::Board(1));
    walk(&mut player, 1, "d1");
    walk(&mut player, 1, "f3");
    assert_eq!(model(&player).page.trials[1].tint, Tint::Danger);
    tab_to(&mut player, Control::Again(1));
    player.key(Named::Enter);
    assert_eq!(model(&player).page.trials[1].tint, Tint::Calm);
    player.key(Named::PageDown);
    player.key(Named::PageUp);
    assert_eq!(model(&player).page.title, player.say(&Phrase::CardRook));
    player.key(Named::Escape);
    assert_eq!(model(&player).search.value, "");
    player.key(Named::Escape);
    assert!(player.app.rulebook_model().is_none());
}

#[test]
fn the_book_is_read_by_keys_in_every_direction() {
    read_by_keys("en", "rook");
    read_by_keys("de", "turm");
    read_by_keys(MIRRORED, "\u{5E8}\u{5D5}\u{5D5}\u{5E7}");
}

#[test]
fn arrows_walk_in_the_list_and_tab_passes_it_in_one_step() {
    let mut player = book("en", "rule-board");
    player.key(Named::ArrowDown);
    assert_eq!(
        player.app.rulebook_focus(),
        Some(Control::Item(Item::Card("rule-board")))
    );
    player.key(Named::ArrowDown);
    player.key(Named::Enter);
    assert!(is_open(model(&player), "rule-setup"));
    for _ in 0..3 {
        player.key(Named::ArrowUp);
    }
    assert_eq!(player.app.rulebook_focus(), Some(Control::Search));
    player.key(Named::Tab);
    player.key(Named::Tab);
    assert!(matches!(
        player.app.rulebook_focus(),
        Some(Control::Link(_))
    ));
}

#[test]
fn what_is_typed_into_the_field_is_looked_up() {
    let mut player = book("en", "rule-board");
    let mut screen = player.screen();
    screen.click(id(SEARCH)).unwrap();
    let _ = screen.typewrite("9.6");
    let messages: Vec<Message> = screen.into_messages().collect();
    player.settle(messages);
    assert_eq!(model(&player).search.value, "9.6");
    assert!(player.sees("Seventy-five quiet moves"));
    let mut player = book("en", "rule-board");
    player.types("/zebra");
    assert!(player.sees("Nothing about “zebra” here. Try another word."));
    for _ in 0.."zebra".len() {
        player.key(Named::Backspace);
    }
    assert!(player.sees("Good manners"));
    player.click_on(&Phrase::ChapterManners);
    assert!(is_open(model(&player), "rule-hands"));
}

#[test]
fn the_glossary_is_sorted_as_the_reader_spells() {
    for language in languages::shipped() {
        let mut player = book(language, "rule-board");
        player.click_on(&Phrase::BookGlossary);
        let words = &model(&player).page.words.things;
        let names: Vec<String> = words.iter().map(|word| folded(&word.name.label)).collect();
        assert!(names.is_sorted(), "{names:?}");
        assert_eq!(names.len(), rulebook::glossary::WORDS.len());
    }
}

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
    assert!(said(&player, 0).starts_with("The knight on h8 is asleep"));
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
            card.normal().as_ref().map(|it| player.say(it)).as_ref()
        );
        assert_eq!(family.says, player.say(&card.text));
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

#[test]
fn the_list_shows_what_each_card_is_about_and_no_articles() {
    let sign = |player: &Player, card: &str| {
        let lines = model(player).list.lines.iter();
        let mut signs = lines.filter_map(|line| match line {
            ListLine::Item {
                item: Item::Card(id),
                sign,
                ..
            } if *id == card => Some(*sign),
            _ => None,
        });
        signs.next().unwrap()
    };
    for (card, role) in [
        ("rule-bishop", Role::Bishop),
        ("rule-knight", Role::Knight),
        ("rule-castling-now", Role::King),
        ("rule-promotion", Role::Pawn),
    ] {
        let player = book("en", card);
        match sign(&player, card) {
            Sign::Piece(piece) => assert_eq!(piece.role, role, "{card}"),
            Sign::Icon(icon) => panic!("{card}: {icon:?}"),
        }
    }
    for (card, icon) in [
        ("rule-agreement", Icon::Draw),
        ("rule-resignation", Icon::Flag),
        ("rule-threefold", Icon::Thrice),
        ("rule-fifty-moves", Icon::Tally),
        ("rule-take-back", Icon::Undo),
    ] {
        assert_eq!(sign(&book("en", card), card), Sign::Icon(icon), "{card}");
    }
    let player = book("en", "rule-castling-now");
    assert!(!player.sees("3.8.2.2") && player.sees("Laws of Chess, article 3.8.2.2"));
}
