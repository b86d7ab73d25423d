//! What else there is at the table: "I adjust", claims of either player, what happened in words, and
//! choices that are kept; by words and by keys, in three languages.

use iced::keyboard::key::Named;

use squarewise::gui::base::Laid;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::screen::table::model::{Body, Control};
use squarewise::gui::screen::{settings, table};
use squarewise::gui::{App, Message};
use squarewise::library::Library;
use squarewise::locale::{Phrase, PieceWord, SideWord};
use squarewise::rules::{Claim, Classic, Seat};

type Square = squarewise::rules::Square<Classic>;
use squarewise::scene::Mark;
use squarewise::storage::Place;

use super::play::Player;
use super::samples::spot;
use super::table::{click, coach, game, sans, say, tab_to, write};
use crate::gui::shown::Shown;
use crate::support::Folder;

const LANGUAGES: [&str; 3] = ["en", "de", "ar-XB"];

/// Knights go out and back twice: the first position is there for the third time.
const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

/// The lines of "What happened".
fn lines(player: &Player) -> Vec<String> {
    match &player.table().body {
        Body::Transcript(card) => card.lines.clone(),
        other => panic!("not open: {other:?}"),
    }
}

fn has_line(player: &Player, phrase: &Phrase) -> bool {
    lines(player).contains(&say(player, phrase))
}

#[test]
fn i_adjust_is_said_before_a_piece_is_put_straight() {
    for language in LANGUAGES {
        let mut player = game(language, None, &Phrase::ProfileFide, "e4 e5");
        click(&mut player, &Phrase::ButtonAdjust);
        assert_eq!(coach(&player), say(&player, &Phrase::TableAdjusting));
        player.squares(&["b1"]);
        let straight = Phrase::TableAdjusted {
            piece: PieceWord::Knight,
            square: (&Square::parse("b1").unwrap()).into(),
        };
        assert_eq!(coach(&player), say(&player, &straight), "{language}");
        assert!(player.table().scene.marks.contains(&Mark::Good(spot("b1"))));
        click(&mut player, &Phrase::ButtonAdjust);
        player.squares(&["d2", "d4"]);
        assert_eq!(
            sans(&player),
            ["e4", "e5", "d4"],
            "{language}: it binds nobody"
        );
    }
}

#[test]
fn a_piece_is_put_straight_by_keys_alone() {
    for language in LANGUAGES {
        let mut player = game(language, None, &Phrase::ProfileFide, "");
        tab_to(&mut player, Control::Adjust);
        player.key(Named::Enter);
        tab_to(&mut player, Control::Board);
        player.walk(&["g1"]);
        assert!(player.table().scene.marks.contains(&Mark::Good(spot("g1"))));
        player.key(Named::Escape);
        assert!(player.app.table_screen().is_some(), "{language}: not left");
        player.walk(&["e2", "e4"]);
        assert_eq!(sans(&player), ["e4"], "{language}");
    }
}

#[test]
fn where_no_touch_binds_nobody_adjusts() {
    let player = game("en", None, &Phrase::ProfileClub, "");
    assert!(!player.sees("I adjust"));
    assert!(player.sees("Play it again"));
}

#[test]
fn either_player_claims_a_draw_where_the_rules_from_the_box_say_so() {
    for language in LANGUAGES {
        let rules = Phrase::ProfilePrintAndPlay;
        let mut player = game(language, None, &rules, KNIGHTS);
        player.squares(&["b1"]);
        click(&mut player, &Phrase::ButtonClaimDraw);
        let side = SideWord::Black;
        click(&mut player, &Phrase::TableClaimer { side });
        click(&mut player, &Phrase::AnswerThreefold);
        assert!(player.sees("1/2-1/2"), "{language}: {}", coach(&player));
        player.types("w");
        assert!(has_line(&player, &Phrase::TableEventClaimed { side }));
    }
    let player = {
        let mut player = game("en", None, &Phrase::ProfileFide, KNIGHTS);
        click(&mut player, &Phrase::ButtonClaimDraw);
        player
    };
    assert!(!player.sees("Black claims"), "only who has the move");
}

#[test]
fn a_claim_with_the_next_move_is_only_the_mover_s() {
    let mut player = game("en", None, &Phrase::ProfilePrintAndPlay, "e4 e5");
    tab_to(&mut player, Control::Claim);
    player.key(Named::Enter);
    let next = Control::Next(Claim::Threefold);
    assert!(player.table().ring().contains(&next));
    tab_to(&mut player, Control::Claimer(Seat::BLACK));
    player.key(Named::Enter);
    assert!(!player.table().ring().contains(&next));
    tab_to(&mut player, Control::Now(Claim::Threefold));
    player.key(Named::Enter);
    assert!(player.table().coach.rule_link.is_some(), "not three times");
}

#[test]
fn what_happened_is_read_in_words_and_copied() {
    for language in LANGUAGES {
        let mut player = game(language, None, &Phrase::ProfileClub, "e4 e5 Qh5");
        player.drag("e8", "e6");
        let refused = coach(&player);
        write(&mut player, "Nc6 Qxf7");
        click(&mut player, &Phrase::ButtonMoreWays);
        click(&mut player, &Phrase::HappenedTitle);
        let all = lines(&player);
        assert_eq!(all.len(), 7, "{language}: {all:#?}");
        let told = say(&player, &Phrase::HappenedCoach { said: refused });
        assert_eq!(all[4], told, "{language}: {all:#?}");
        for line in &all {
            assert!(player.sees(line), "{language}: {line}");
        }
        click(&mut player, &Phrase::HappenedCopy);
        click(&mut player, &Phrase::ButtonClose);
        assert_eq!(sans(&player).len(), 5, "{language}");
        player.types("w");
        assert_eq!(lines(&player), all);
        tab_to(&mut player, Control::CopyTranscript);
        player.key(Named::Enter);
        player.key(Named::Escape);
        assert_eq!(sans(&player).len(), 5, "{language}: closed, not left");
    }
}

#[test]
fn looking_through_a_game_writes_nothing_down() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5 Nf3");
    player.types("w");
    let before = lines(&player);
    player.types("w");
    player.key(Named::F11);
    for key in [Named::PageUp, Named::PageUp, Named::PageDown, Named::Space] {
        player.key(key);
    }
    player.squares(&["b8", "c6"]);
    player.key(Named::Escape);
    player.types("w");
    let after = lines(&player);
    assert_eq!(after[..before.len()], before);
    assert_eq!(after.len(), before.len() + 1, "only the move: {after:?}");
}

#[test]
fn what_happened_waits_with_the_game_and_ends_with_it() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    player.key(Named::Escape);
    player.app.go(Goto::Table(None));
    player.types("W");
    assert_eq!(lines(&player).len(), 2);
    player.key(Named::Escape);
    click(&mut player, &Phrase::ButtonMoreWays);
    click(&mut player, &Phrase::ButtonNewGame);
    click(&mut player, &Phrase::ButtonLegal);
    click(&mut player, &Phrase::ProfileClub);
    player.types("w");
    assert!(lines(&player).is_empty());
}

#[test]
fn another_language_alone_is_nothing_that_happened() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    player.drag("a1", "a5");
    player.types("w");
    let before = lines(&player);
    player.app.go(Goto::Settings);
    let languages = player.app.shared().languages();
    let german = languages.iter().position(|(tag, _)| *tag == "de").unwrap();
    let chosen = settings::Message::Pressed(settings::model::Control::Language(german));
    player.settle(vec![Message::Settings(chosen)]);
    player.key(Named::Escape);
    assert_eq!(lines(&player), before);
}

#[test]
fn quiet_moves_are_counted_if_wanted() {
    for language in LANGUAGES {
        let mut player = game(language, None, &Phrase::ProfileFide, "Nf3 Nf6");
        let told = say(&player, &Phrase::FactQuiet { moves: 1 });
        assert!(!player.sees(&told), "{language}");
        click(&mut player, &Phrase::ButtonMoreWays);
        click(&mut player, &Phrase::ButtonFiftyCounter);
        player.key(Named::Escape);
        assert!(player.sees(&told), "{language}");
        write(&mut player, "e4");
        let told = say(&player, &Phrase::FactQuiet { moves: 0 });
        assert!(player.sees(&told), "{language}");
    }
}

#[test]
fn the_board_and_the_counter_are_found_again_as_they_were_left() {
    let folder = Folder::new("table-ways");
    let place = Place::Folder(folder.path().to_path_buf());
    let begin = || {
        let mut app = App::new(Shared::open(Library::default(), Some("en"), &place));
        app.go(Goto::Table(None));
        let mut player = Player::of(app);
        click(&mut player, &Phrase::ProfileClub);
        player
    };
    let press = |player: &mut Player, control| {
        player.settle(vec![Message::Table(table::Message::Pressed(control))]);
    };
    let mut player = begin();
    assert_eq!(player.table().scene.side, Seat::WHITE);
    press(&mut player, Control::Flip);
    press(&mut player, Control::Counter);
    drop(player);
    let mut player = begin();
    assert_eq!(player.table().scene.side, Seat::BLACK);
    let told = say(&player, &Phrase::FactQuiet { moves: 0 });
    assert!(player.sees(&told));
    press(&mut player, Control::AutoTurn);
    drop(player);
    let mut player = begin();
    assert_eq!(player.table().scene.side, Seat::WHITE);
    write(&mut player, "e4");
    assert_eq!(player.table().scene.side, Seat::BLACK, "it turns by itself");
}
