//! Two people at the table, by words and by keyboard alone, in three languages.

use crate::gui::shown::Shown;
use iced::keyboard::key::Named;

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::focus::Key;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::view::id_of;
use squarewise::gui::screen::table;
use squarewise::gui::screen::table::model::{Body, Control};
use squarewise::gui::{App, Message};
use squarewise::locale::{Phrase, SideWord};
use squarewise::rules::{Claim, Role};
use squarewise::scene::Mark;
use squarewise::settings::Theme;

use super::play::Player;
use super::support::guest;

/// A language, and a theme.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a>(pub(crate) &'a str, pub(crate) Theme);

impl<'a> From<&'a str> for Look<'a> {
    fn from(language: &'a str) -> Self {
        Self(language, Theme::Light)
    }
}

/// A window with the table, at the choice of rules.
pub(crate) fn open<'a>(look: impl Into<Look<'a>>, start: Option<&str>) -> Player {
    let Look(language, theme) = look.into();
    let mut shared = guest(&[language]);
    shared.settings.theme = theme;
    shared.pseudo = true;
    shared.settings.motion = false;
    let mut app = App::new(shared);
    app.go(Goto::Table(start.map(str::to_owned)));
    Player::of(app)
}

/// The words of this window for a phrase.
pub(crate) fn say(player: &Player, phrase: &Phrase) -> String {
    player.app.shared().label(phrase)
}

/// Clicks on the words of a phrase.
#[track_caller]
pub(crate) fn click(player: &mut Player, phrase: &Phrase) {
    let words = say(player, phrase);
    player.click(&words);
}

/// A game under some rules, with moves typed.
#[track_caller]
pub(crate) fn game<'a>(
    look: impl Into<Look<'a>>,
    start: Option<&str>,
    rules: &Phrase,
    moves: &str,
) -> Player {
    let mut player = open(look, start);
    let name = say(&player, rules);
    let Body::Rules(sets) = &player.table().body else {
        panic!("no rules to choose from");
    };
    let place = sets.iter().position(|set| set.name == name).unwrap();
    let message = table::Message::Pressed(Control::Rules(place));
    player.settle(vec![Message::Table(message)]);
    write(&mut player, moves);
    player
}

/// Types moves, each with Enter.
pub(crate) fn write(player: &mut Player, moves: &str) {
    for text in moves.split_whitespace() {
        player.types(text);
        player.key(Named::Enter);
    }
}

/// The moves in the list.
pub(crate) fn sans(player: &Player) -> Vec<String> {
    let Body::Game { rows, .. } = &player.table().body else {
        panic!("no list of moves: {:?}", player.table().body);
    };
    let moves = rows.iter().flat_map(|row| row.moves.iter().flatten());
    moves.map(|mv| mv.text.clone()).collect()
}

pub(crate) fn coach(player: &Player) -> String {
    player.table().coach.speech.words()
}

fn paste(player: &mut Player, text: &str) {
    let message = table::Message::Pasted(Some(text.to_owned()));
    player.settle(vec![Message::Table(message)]);
}

const PROMOTING: &str = "7k/P6p/8/8/8/8/8/K7 w - - 0 1";

#[test]
fn a_game_is_played_by_clicks_in_three_languages() {
    for language in ["en", "de", "ar-XB"] {
        let mut player = open(language, None);
        click(&mut player, &Phrase::ProfileClub);
        assert!(player.sees(&say(&player, &Phrase::ProfileClub)));
        player.squares(&["e2", "e4"]);
        player.drag("e7", "e5");
        player.tap("g1");
        player.tap("f3");
        assert_eq!(sans(&player), ["e4", "e5", "Nf3"], "{language}");
        assert!(player.sees("Nf3"));

        player.squares(&["f8", "h6", "f8", "f4"]);
        assert!(player.table().coach.rule_link.is_some(), "{language}");
        let before = coach(&player);
        let link = player.table().coach.rule_link.clone().unwrap();
        player.click(&link.label);
        assert!(player.app.table_screen().is_none(), "in the rulebook");
        click(&mut player, &Phrase::ButtonBack);
        assert_eq!(coach(&player), before, "the game is as it was");

        click(&mut player, &Phrase::ButtonTakeBack);
        click(&mut player, &Phrase::ButtonLegal);
        assert_eq!(sans(&player), ["e4", "e5"], "{language}");
        click(&mut player, &Phrase::ButtonRedo);
        assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);

        click(&mut player, &Phrase::ButtonOfferDraw);
        player.squares(&["b8", "c6"]);
        click(&mut player, &Phrase::ButtonNoPlayOn);
        click(&mut player, &Phrase::ButtonResign);
        click(&mut player, &Phrase::ButtonNotLegal);
        click(&mut player, &Phrase::ButtonResign);
        click(&mut player, &Phrase::ButtonLegal);
        assert!(player.sees("0-1"), "{language}");
        click(&mut player, &Phrase::ButtonNewGame);
        assert!(player.sees(&say(&player, &Phrase::TableChooseRules)));
    }
}

#[test]
fn a_pawn_becomes_what_is_clicked_and_a_draw_is_claimed() {
    for language in ["en", "de", "ar-XB"] {
        let rules = Phrase::ProfileFide;
        let mut player = game(language, Some(PROMOTING), &rules, "");
        player.squares(&["a7", "a8"]);
        let piece = squarewise::explain::piece_word(Role::Rook);
        click(&mut player, &Phrase::PromotionPiece { piece });
        assert_eq!(sans(&player), ["a8=R+"]);

        write(&mut player, "Kg7 Rb8 Kf7 Ra8 Kg7 Rb8 Kf7 Ra8");
        click(&mut player, &Phrase::ButtonClaimDraw);
        click(&mut player, &Phrase::TableClaimThreefoldNext);
        player.squares(&["f7", "g7"]);
        assert!(player.sees("1/2-1/2"), "{language}: {}", coach(&player));
    }
}

#[test]
fn everything_is_done_by_keyboard_alone() {
    for language in ["en", "de", "ar-XB"] {
        let mut player = open(language, Some(PROMOTING));
        player.key(Named::Tab);
        tab_to(&mut player, Control::Rules(0));
        player.key(Named::Enter);
        player.walk(&["a7", "a8"]);
        assert!(matches!(player.table().body, Body::Promotion(_)));
        tab_to(&mut player, Control::Promote(Role::Knight));
        player.key(Named::Enter);
        assert_eq!(sans(&player), ["a8=N"], "{language}");

        write(&mut player, "Kg7 Nb6 Kg5");
        assert!(player.table().coach.rule_link.is_some(), "one step only");
        player.types("Kh");
        player.key(Named::Backspace);
        assert_eq!(player.table().typed.as_deref(), Some("K"));
        player.key(Named::Escape);
        assert_eq!(player.table().typed, None);

        tab_to(&mut player, Control::Claim);
        player.key(Named::Enter);
        tab_to(&mut player, Control::Now(Claim::FiftyMoves));
        player.key(Named::Enter);
        assert!(player.table().coach.rule_link.is_some(), "not fifty yet");
        tab_to(&mut player, Control::Rule);
        player.key(Named::Enter);
        assert!(player.app.table_screen().is_none(), "in the rulebook");
        player.key(Named::Escape);
        assert_eq!(sans(&player), ["a8=N", "Kg7", "Nb6"]);
    }
}

/// Tabs until a control has the keyboard.
#[track_caller]
pub(crate) fn tab_to(player: &mut Player, control: Control) {
    for _ in 0..40 {
        if player.app.table_screen().unwrap().focused() == Some(control) {
            return;
        }
        player.key(Named::Tab);
    }
    panic!("{control:?} is not in the ring");
}

#[test]
fn a_refusal_is_proved_on_the_board() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5 Ke2 Qh4");
    player.drag("e2", "f3");
    assert_eq!(sans(&player).len(), 5);
    player.drag("h4", "h8");
    let marks = &player.table().scene.marks;
    assert!(marks.iter().any(|mark| matches!(mark, Mark::Blocker(_))));
    let happened = player.table().coach.happened.clone().unwrap();
    assert_eq!(happened, "Not played: queen from h4 to h8.");
    player.click(&player.table().coach.rule_link.clone().unwrap().label);
    assert!(player.app.table_screen().is_none());
}

#[test]
fn games_and_positions_are_pasted_and_nothing_is_lost_by_it() {
    let mut player = open("en", None);
    click(&mut player, &Phrase::ProfileClub);
    paste(&mut player, "1. e4 e5 2. Nf3 *");
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
    paste(&mut player, "1. e4 e5 2. Ke4");
    assert_eq!(
        coach(&player),
        "I cannot play move 2: Ke4. Your game is still here."
    );
    paste(&mut player, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w");
    assert_eq!(
        coach(&player),
        "I cannot read that position. Your game is still here."
    );
    paste(&mut player, "8/8/8/8/8/8/8/K7 w - - 0 1");
    let says = Phrase::RefereeNoKing {
        side: SideWord::Black,
    };
    assert_eq!(coach(&player), say(&player, &says));
    paste(&mut player, "  ");
    assert_eq!(coach(&player), "There is nothing to paste yet.");
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);

    paste(&mut player, PROMOTING);
    player.click("No");
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
    paste(&mut player, PROMOTING);
    player.click("Yes");
    assert!(sans(&player).is_empty());
    write(&mut player, "a8=Q");
    assert_eq!(sans(&player), ["a8=Q+"]);
}

#[test]
fn a_game_waits_while_other_screens_are_shown() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    player.click("More");
    player.click("Ask the referee");
    assert!(player.app.table_screen().is_none());
    player.click("Back");
    assert_eq!(sans(&player), ["e4", "e5"]);
    player.key(Named::Escape);
    assert!(player.app.table_screen().is_some(), "a key leaves no game");
    player.app.go(Goto::Home);
    player.app.go(Goto::Table(None));
    assert_eq!(sans(&player), ["e4", "e5"]);
    player.click("More");
    player.click("New game");
    player.click("No");
    assert_eq!(sans(&player), ["e4", "e5"]);
}

#[test]
fn the_board_turns_by_hand_and_by_itself() {
    use squarewise::rules::Seat;
    let mut player = game("en", None, &Phrase::ProfileClub, "");
    let press = |player: &mut Player, control| {
        player.settle(vec![Message::Table(table::Message::Pressed(control))]);
    };
    press(&mut player, Control::Flip);
    assert_eq!(player.table().scene.side, Seat::BLACK);
    press(&mut player, Control::Flip);
    press(&mut player, Control::AutoTurn);
    assert_eq!(player.table().scene.side, Seat::WHITE);
    write(&mut player, "e4");
    assert_eq!(player.table().scene.side, Seat::BLACK);
}

#[test]
fn the_keys_of_every_program_copy_paste_undo_and_redo() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4");
    let key = |player: &mut Player, letter| {
        let key = Key::Command(letter);
        player.settle(vec![Message::Table(table::Message::Key(key))]);
    };
    key(&mut player, 'c');
    assert_eq!(coach(&player), "The position is copied.");
    key(&mut player, 'z');
    click(&mut player, &Phrase::ButtonLegal);
    assert!(sans(&player).is_empty());
    key(&mut player, 'y');
    assert_eq!(sans(&player), ["e4"]);
}

#[test]
fn check_is_said_in_the_family_game() {
    let mut player = game("en", None, &Phrase::ProfileFamily, "e4 e5 Qh5 Nc6");
    player.click("Check!");
    assert_eq!(coach(&player), "You say “check”. Now play the move.");
    write(&mut player, "Qxf7");
    assert_eq!(coach(&player), "Check! Black must answer it.");
    assert_eq!(
        player.table().coach.happened.as_deref(),
        Some("White: queen h5 takes the pawn on f7.")
    );
}

#[test]
fn every_button_at_the_table_is_large_enough_for_a_finger() {
    for (width, height) in [(800.0, 600.0), (1366.0, 768.0)] {
        let player = open("en", None).sized(width, height);
        for place in 0..3 {
            let card = player.find(id_of(Control::Rules(place)));
            assert!(card.is_some_and(|it| it.height >= 44.0), "{place}");
        }
        let player = game("en", None, &Phrase::ProfileClub, "e4").sized(width, height);
        assert!(player.square_side() >= 48.0, "{}", player.square_side());
    }
}
