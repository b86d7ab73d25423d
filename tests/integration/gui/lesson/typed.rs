//! A lesson by letters: jumps to pieces, targets in words, typed moves; and the ghost of a refused
//! move.

use iced::keyboard::key::Named;

use squarewise::gui::look::art::Mood;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::locale::{Phrase, PieceWord};
use squarewise::scene::{ArrowKind, Mark, Scene};

use crate::gui::tools::{Player, Shown, spot};
use crate::languages;

fn cursor(player: &Player) -> Option<String> {
    let marks = &player.lesson().scene.marks;
    let at = marks.iter().find_map(|mark| match mark {
        Mark::Cursor(at) => Some(*at),
        _ => None,
    })?;
    Some(format!("{}{}", char::from(b'a' + at.file), at.rank + 1))
}

fn ghosts(scene: &Scene) -> Vec<String> {
    let ghosts = scene.pieces.iter().filter(|(_, look)| look.ghost);
    let name =
        |at: squarewise::scene::Spot| format!("{}{}", char::from(b'a' + at.file), at.rank + 1);
    ghosts.map(|(at, _)| name(*at)).collect()
}

#[test]
fn letters_jump_to_pieces_of_their_kind_one_after_the_other() {
    let mut player = Player::in_course("en", "castling-when-not", "through-danger");
    for (letter, square) in [
        ("k", "e1"),
        ("k", "e8"),
        ("r", "a1"),
        ("r", "h1"),
        ("R", "f8"),
        ("p", "a2"),
        ("p", "b2"),
    ] {
        player.types(letter);
        assert_eq!(cursor(&player).as_deref(), Some(square), "{letter}");
    }
    let mut german = Player::in_course("de", "castling-when-not", "through-danger");
    german.types("t");
    assert_eq!(cursor(&german).as_deref(), Some("a1"), "Turm");
}

#[test]
fn the_targets_of_the_picked_piece_are_told() {
    let mut player = Player::in_course("en", "rook", "wall");
    player.types("m");
    assert!(player.sees("Pick a piece first."));
    player.types("r");
    player.key(Named::Enter);
    player.types("m");
    let told = player.lesson().notes.join(" ");
    assert!(told.contains("can go to"), "{told}");
    player.types("r");
    assert!(!player.lesson().notes.join(" ").contains("can go to"));
}

#[test]
fn typed_moves_play_as_clicks_do() {
    for language in languages::walked() {
        let mut player = Player::in_course(language, "rook", "three-stars");
        player.types("c3c7");
        assert_eq!(player.lesson().typed, Some(("c3c7".into(), false)));
        player.key(Named::Enter);
        assert!(player.lesson().scene.piece_at(spot("c7")).is_some());
        player.types("/Rg7");
        player.key(Named::Enter);
        player.types("Rg2");
        player.key(Named::Enter);
        assert!(player.lesson().main.is_some(), "{language}: solved");
        assert!(player.lesson().typed.is_none());
    }
}

#[test]
fn a_typed_square_is_a_tapped_square() {
    let mut player = Player::in_course("en", "rook", "every-square");
    let before = player.lesson().scene.marks.len();
    player.types("b1");
    player.key(Named::Enter);
    assert!(player.lesson().scene.marks.len() > before);
}

#[test]
fn a_forbidden_typed_move_is_refused_as_a_click_is() {
    let mut typed = Player::in_course("en", "castling-when-not", "through-danger");
    typed.types("e1g1");
    typed.key(Named::Enter);
    let mut clicked = Player::in_course("en", "castling-when-not", "through-danger");
    clicked.squares(&["e1", "g1"]);
    assert_eq!(typed.lesson().coach, clicked.lesson().coach);
    assert!(typed.lesson().coach.speech.words().contains("f1"));
}

#[test]
fn what_is_no_move_is_told_kindly_and_escape_gives_up() {
    let mut player = Player::in_course("en", "rook", "wall");
    player.types("/zz9");
    player.key(Named::Enter);
    assert!(!player.lesson().notes.is_empty());
    player.types("/e");
    player.key(Named::Backspace);
    assert_eq!(player.lesson().typed.as_ref().map(|it| it.1), Some(true));
    player.key(Named::Escape);
    assert!(player.lesson().typed.is_none());
}

#[test]
fn a_hint_is_still_one_letter_away() {
    let mut player = Player::in_course("en", "rook", "three-stars");
    let said = player.lesson().coach.speech.words();
    player.types("h");
    assert_ne!(player.lesson().coach.speech.words(), said);
    assert!(player.lesson().typed.is_none());
}

#[test]
fn a_refused_king_move_is_tried_anyway_as_a_ghost_and_goes_back() {
    for language in languages::walked() {
        let mut player = Player::in_course(language, "king-danger", "shadow");
        player.squares(&["e4", "f4"]);
        let before = player.lesson().clone();
        assert_eq!(ghosts(&before.scene), ["f4"], "where the refused move led");
        let word = |phrase| player.say(&phrase);
        let (try_it, back) = (word(Phrase::AnywayTry), word(Phrase::AnywayBack));
        let taken = Phrase::AnywayTaken {
            piece: PieceWord::Rook,
            square: squarewise::rules::Square::<squarewise::rules::Classic>::parse("a4")
                .unwrap()
                .into(),
        };
        let taken = player.say(&taken);
        player.click(&try_it);
        assert_eq!(ghosts(&player.lesson().scene), ["f4"], "{language}");
        let attack = Mark::Arrow {
            from: spot("a4"),
            to: spot("f4"),
            kind: ArrowKind::Attack,
        };
        assert!(player.lesson().scene.marks.contains(&attack));
        assert_eq!(player.lesson().coach.mood, Mood::Oops);
        assert!(player.sees(&taken), "{language}: {taken}");
        player.click(&back);
        assert_eq!(*player.lesson(), before, "{language}");
    }
}

#[test]
fn the_ghost_is_tried_and_put_back_by_keys_alone() {
    let mut player = Player::in_course("de", "king-danger", "shadow");
    player.types("e4f4");
    player.key(Named::Enter);
    while player.app.lesson_focus() != Some(Control::Anyway) {
        player.key(Named::Tab);
    }
    let before = player.lesson().scene.clone();
    player.key(Named::Enter);
    assert_ne!(player.lesson().scene, before);
    assert_eq!(ghosts(&player.lesson().scene), ["f4"]);
    player.key(Named::Escape);
    assert_eq!(player.lesson().scene, before);
}

#[test]
fn a_tap_on_the_board_puts_the_ghost_back() {
    let mut player = Player::in_course("en", "king-danger", "pinned-guard");
    player.squares(&["c5", "d4"]);
    let before = player.lesson().scene.clone();
    player.press(Control::Anyway);
    assert_ne!(player.lesson().scene, before);
    assert_eq!(ghosts(&player.lesson().scene), ["d4"]);
    if player.lesson().hands != squarewise::gui::board::Hands::Off {
        player.squares(&["a8"]);
    } else {
        player.press(Control::Anyway);
    }
    assert_eq!(player.lesson().scene, before);
}

#[test]
fn where_no_king_is_in_danger_there_is_nothing_to_try() {
    let mut player = Player::in_course("en", "rook", "wall");
    player.squares(&["e4", "g6"]);
    assert!(player.lesson().anyway.is_none());
    let mut castles = Player::in_course("en", "castling-when-not", "through-danger");
    castles.squares(&["e1", "g1"]);
    assert!(
        castles.lesson().anyway.is_none(),
        "on g1 nobody takes the king"
    );
}
