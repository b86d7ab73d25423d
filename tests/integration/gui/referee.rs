//! "Am I allowed?" in the window: a board put up and mended, moves asked, by words and by keys.

use headless::selector::id;
use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::view::id_of;
use squarewise::gui::board::Grid;
use squarewise::gui::look::theme::size;
use squarewise::gui::screen::referee::Message as Referee;
use squarewise::gui::screen::referee::model::{Control, Model, Phase};
use squarewise::gui::screen::referee::view::BOARD;
use squarewise::gui::{App, Message};
use squarewise::locale::{Phrase, PieceWord, SideWord};
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{Mark, Tone};
use squarewise::settings::Theme;

use crate::gui::tools::{Player, SQUARE_MIN, Shown, guest, spot};
use crate::languages::{self, MIRRORED};

/// A guest's window with this board on the referee's table.
pub(crate) fn table(language: &str, fen: &str) -> Player {
    themed(language, Theme::Light, fen)
}

/// The same in a theme.
pub(crate) fn themed(language: &str, theme: Theme, fen: &str) -> Player {
    let mut shared = guest(&[language]);
    shared.settings.motion = false;
    shared.settings.theme = theme;
    let mut app = App::new(shared);
    app.go(Goto::Referee(Some(fen.to_owned())));
    Player::of(app)
}

pub(crate) fn model(player: &Player) -> &Model {
    player.app.referee_model().unwrap()
}

fn said(player: &Player) -> String {
    model(player).coach.speech.words()
}

/// Clicks squares, one after the other.
pub(crate) fn squares(player: &mut Player, squares: &[&str]) {
    for square in squares {
        let point = point(player, square);
        player.events(point, headless::simulator::click().collect());
    }
}

/// The middle of a square on the screen.
pub(crate) fn point(player: &Player, square: &str) -> iced::Point {
    let scene = &model(player).scene;
    let bounds = player.screen().find(id(BOARD)).unwrap().bounds();
    let grid = Grid::fit(bounds.size(), scene);
    let free = (bounds.size() - grid.size) * 0.5;
    let at = grid.center(scene, spot(square));
    iced::Point::new(bounds.x + free.width + at.x, bounds.y + free.height + at.y)
}

/// Presses a control.
pub(crate) fn press(player: &mut Player, control: Control) {
    player.settle(vec![Message::Referee(Referee::Pressed(control))]);
}

/// Tabs until a control has the keyboard.
#[track_caller]
fn tab_to(player: &mut Player, control: Control) {
    for _ in 0..60 {
        if player.app.referee_focus() == Some(control) {
            return;
        }
        player.key(Named::Tab);
    }
    panic!("Tab never reaches {control:?}");
}

/// Walks the board's keyboard square to a square, and presses Enter there.
fn walk(player: &mut Player, square: &str) {
    player.walk_by(square, |player| model(player).scene.marks.clone());
}

fn stands(player: &Player, square: &str) -> Option<Piece> {
    let look = model(player).scene.piece_at(spot(square));
    look.map(|look| look.piece)
}

const WHITE_KING: Piece = Piece::new(Role::King, Seat::WHITE);

/// A king is missing: it is said, brought and put; then castling is asked and refused, the card of
/// the law is read, and the board is still there.
fn castle_by_words(language: &str) {
    let mut player = table(language, "4k3/8/8/8/5r2/8/8/7R w - - 0 1");
    let side = SideWord::White;
    let missing = player.say(&Phrase::RefereeNoKing { side });
    assert_eq!(model(&player).troubles[0].says.words(), missing);
    let bring = player.say(&Phrase::RefereeMendKing { side });
    player.click(&bring);
    let piece = PieceWord::King;
    let holding = player.say(&Phrase::RefereePutUpHolding { side, piece });
    assert_eq!(said(&player), holding);
    squares(&mut player, &["e1"]);
    assert!(model(&player).troubles.is_empty());
    assert_eq!(stands(&player, "e1"), Some(WHITE_KING));
    let fits = player.say(&Phrase::RefereeFits);
    assert_eq!(said(&player), fits);
    let ask = player.say(&Phrase::RefereePhaseAsk);
    player.click(&ask);
    assert_eq!(model(&player).phase, Phase::Ask);
    squares(&mut player, &["e1", "g1"]);
    let refused = player.say(&Phrase::BookNotYet);
    assert!(player.sees(&refused));
    let marks = &model(&player).scene.marks;
    assert!(marks.contains(&Mark::Danger(spot("f1"))), "{marks:?}");
    let law = player.say(&Phrase::ButtonShowRule);
    player.click(&law);
    assert!(player.app.rulebook_model().is_some());
    let back = player.say(&Phrase::ButtonBack);
    player.click(&back);
    assert!(player.sees(&refused));
    assert_eq!(stands(&player, "e1"), Some(WHITE_KING));
}

#[test]
fn a_board_is_mended_and_castling_refused_by_words_in_every_direction() {
    for language in languages::walked() {
        castle_by_words(language);
    }
}

/// The same by keys alone, and on to the table with the board.
fn castle_by_keys(language: &str) {
    let mut player = table(language, "4k3/8/8/8/5r2/8/8/7R w - - 0 1");
    tab_to(&mut player, Control::Mend(0));
    player.key(Named::Enter);
    assert_eq!(player.app.referee_focus(), Some(Control::Board));
    walk(&mut player, "e1");
    assert_eq!(stands(&player, "e1"), Some(WHITE_KING));
    tab_to(&mut player, Control::Main);
    player.key(Named::Enter);
    tab_to(&mut player, Control::Board);
    walk(&mut player, "e1");
    walk(&mut player, "g1");
    assert!(!model(&player).coach.verdict.as_ref().unwrap().is_yes);
    tab_to(&mut player, Control::Law);
    player.key(Named::Enter);
    assert!(player.app.rulebook_model().is_some());
    player.key(Named::Escape);
    assert!(!model(&player).coach.verdict.as_ref().unwrap().is_yes);
    tab_to(&mut player, Control::PlayOn);
    player.key(Named::Enter);
    assert!(player.app.referee_model().is_none());
}

#[test]
fn a_board_is_mended_and_castling_refused_by_keys_in_every_direction() {
    for language in languages::walked() {
        castle_by_keys(language);
    }
}

#[test]
fn arrows_walk_in_the_tray_and_letters_take_pieces() {
    let mut player = table("en", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    tab_to(&mut player, Control::Slot(WHITE_KING));
    player.key(Named::ArrowRight);
    player.key(Named::ArrowDown);
    let queen = Piece::new(Role::Queen, Seat::BLACK);
    assert_eq!(player.app.referee_focus(), Some(Control::Slot(queen)));
    player.key(Named::Enter);
    walk(&mut player, "d8");
    assert_eq!(stands(&player, "d8"), Some(queen));
    player.types("P");
    walk(&mut player, "a2");
    assert_eq!(
        stands(&player, "a2"),
        Some(Piece::new(Role::Pawn, Seat::WHITE))
    );
    player.types("x");
    walk(&mut player, "d8");
    assert_eq!(stands(&player, "d8"), None);
    player.key(Named::Escape);
    player.key(Named::Backspace);
    assert_eq!(stands(&player, "d8"), Some(queen));
    player.key(Named::Escape);
    assert!(player.app.referee_model().is_none());
}

#[test]
fn a_piece_is_taken_by_its_letter_in_the_readers_language() {
    let mut player = table("de", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    for (letter, square, piece) in [
        ("S", "b1", Piece::new(Role::Knight, Seat::WHITE)),
        ("t", "a8", Piece::new(Role::Rook, Seat::BLACK)),
        ("N", "g1", Piece::new(Role::Knight, Seat::WHITE)),
    ] {
        player.types(letter);
        walk(&mut player, square);
        assert_eq!(stands(&player, square), Some(piece));
    }
}

#[test]
fn pieces_are_put_carried_and_taken_away_by_hand() {
    let mut player = table("en", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let pawn = Piece::new(Role::Pawn, Seat::WHITE);
    player.click("White: Pawn");
    squares(&mut player, &["a2", "b2", "b2"]);
    assert_eq!(stands(&player, "a2"), Some(pawn));
    assert_eq!(stands(&player, "b2"), None);
    player.click("White: Pawn");
    squares(&mut player, &["a2", "a5"]);
    assert_eq!(stands(&player, "a5"), Some(pawn));
    player.click_on(&Phrase::RefereeRemove);
    squares(&mut player, &["a5"]);
    assert_eq!(stands(&player, "a5"), None);
    player.click_on(&Phrase::RefereeUndo);
    assert_eq!(stands(&player, "a5"), Some(pawn));
    player.click_on(&Phrase::RefereeEmpty);
    assert_eq!(model(&player).troubles.len(), 2);
    player.click_on(&Phrase::RefereePhaseAsk);
    assert_eq!(model(&player).phase, Phase::Ask);
    player.click("Change board");
    player.click("New game");
    assert_eq!(model(&player).scene.pieces.len(), 32);
}

#[test]
fn a_problem_is_told_before_questions_begin() {
    let mut player = table("en", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    player.click_on(&Phrase::RefereePhaseAsk);
    assert_eq!(model(&player).phase, Phase::PutUp);
    assert_eq!(said(&player), "Almost! One thing can’t be right:");
    let marks = &model(&player).scene.marks;
    assert!(marks.contains(&Mark::Danger(spot("a8"))));
    press(&mut player, Control::Mend(0));
    assert!(model(&player).troubles.is_empty());
    player.click_on(&Phrase::RefereePhaseAsk);
    assert_eq!(model(&player).phase, Phase::Ask);
}

#[test]
fn what_a_board_does_not_show_is_asked_where_it_counts() {
    let mut player = table("en", "4k3/8/8/3pP3/8/8/8/4K2R w - - 0 1");
    player.click_on(&Phrase::ButtonMoreWays);
    player.click_on(&Phrase::RefereeEarlier);
    assert_eq!(model(&player).before.asked.len(), 2);
    player.click_on(&Phrase::RefereeEarlier);
    assert_eq!(model(&player).before.asked.len(), 0);
    player.click_on(&Phrase::ButtonMoreWays);
    player.click_on(&Phrase::RefereePhaseAsk);
    squares(&mut player, &["e5", "d6"]);
    let before = &model(&player).before;
    assert_eq!(before.asked.len(), 1);
    assert_eq!(
        before.asked[0].words.words(),
        "Did the pawn just go from d7 to d5?"
    );
    assert!(!model(&player).coach.verdict.as_ref().unwrap().is_yes);
    player.click_on(&Phrase::ButtonLegal);
    assert!(model(&player).coach.verdict.as_ref().unwrap().is_yes);
    assert_eq!(
        said(&player),
        "Yes, in passing: your pawn goes to d6 and takes the pawn on d5."
    );
    squares(&mut player, &["e1", "g1"]);
    assert!(!model(&player).coach.verdict.as_ref().unwrap().is_yes);
    player.click_on(&Phrase::ButtonNotLegal);
    assert!(model(&player).coach.verdict.as_ref().unwrap().is_yes);
    // Nothing has moved until somebody says so.
    assert_eq!(stands(&player, "e1"), Some(WHITE_KING));
    player.click_on(&Phrase::RefereePlayIt);
    assert_eq!(stands(&player, "g1"), Some(WHITE_KING));
    assert_eq!(said(&player), "Played. What else do you want to know?");
}

#[test]
fn the_other_side_is_asked_for_and_pawns_become_what_is_chosen() {
    let mut player = table("en", "4k3/8/8/8/8/8/3p4/K7 w - - 0 1");
    player.click_on(&Phrase::RefereePhaseAsk);
    squares(&mut player, &["d2", "d1"]);
    player.click("Ask for Black");
    player.click("Rook");
    assert_eq!(
        said(&player),
        "Yes: the pawn goes to d1 and becomes a rook.\n\n\
         Check! The white king is attacked."
    );
    let arrows = model(&player).scene.marks.len();
    assert!(arrows >= 4);
}

/// The smallest change is told and shown once it is asked for, and forgotten with the question.
#[test]
fn what_would_have_to_change_is_told_and_shown() {
    let mut player = table("en", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
    press(&mut player, Control::Main);
    squares(&mut player, &["e1", "c1"]);
    let refused = said(&player);
    press(&mut player, Control::WouldChange);
    assert_eq!(
        said(&player),
        "The knight on b1 would have to be gone. Then the move would work."
    );
    assert!(!model(&player).coach.verdict.as_ref().unwrap().is_yes);
    let gone = |player: &Player| {
        let marks = &model(player).scene.marks;
        marks.contains(&Mark::Cross(spot("b1"), Tone::Red))
    };
    assert!(gone(&player), "{:?}", model(&player).scene.marks);
    let asks = |player: &Player| {
        let links = &model(player).coach.links;
        links.iter().any(|it| it.control == Control::WouldChange)
    };
    assert!(!asks(&player), "it is answered");
    // Another question, and the first one again.
    squares(&mut player, &["b1", "b2"]);
    assert!(!gone(&player) && asks(&player));
    squares(&mut player, &["e1", "c1"]);
    assert_eq!(said(&player), refused);
    // What is allowed has nothing to change.
    squares(&mut player, &["b1", "c3"]);
    assert!(model(&player).coach.verdict.as_ref().unwrap().is_yes);
    assert!(!asks(&player));
}

#[test]
fn with_a_promotion_open_only_the_pawn_goes_back() {
    let mut player = table("en", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    player.click("White: Pawn");
    squares(&mut player, &["a7"]);
    player.click_on(&Phrase::RefereePhaseAsk);
    squares(&mut player, &["a7", "a8"]);
    assert!(model(&player).promotion.is_some());
    press(&mut player, Control::Undo);
    assert!(model(&player).promotion.is_none());
    assert!(
        stands(&player, "a7").is_some(),
        "the pawn is put up as before"
    );
    press(&mut player, Control::Undo);
    assert_eq!(stands(&player, "a7"), None);
}

#[test]
fn text_is_pasted_and_copied() {
    let mut player = table("en", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let paste = |player: &mut Player, text: &str| {
        let message = Referee::Pasted(Some(text.to_owned()));
        player.settle(vec![Message::Referee(message)]);
    };
    paste(&mut player, "8/8/8/3x4/8/8/8/8 w - - 0 1");
    assert_eq!(
        said(&player),
        "Look at character 8 of this FEN: “x” isn’t a piece."
    );
    assert_eq!(stands(&player, "e1"), Some(WHITE_KING));
    paste(&mut player, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(stands(&player, "a1").is_some());
    assert_eq!(said(&player), "Here’s the board you pasted.");
    press(&mut player, Control::Copy);
    assert_eq!(said(&player), "Copied. You can paste this board anywhere.");
    press(&mut player, Control::Undo);
    assert_eq!(stands(&player, "a1"), None);
    let player = table("en", "not a board");
    assert!(said(&player).starts_with("A FEN has eight rows"));
}

#[test]
fn play_goes_on_at_the_table() {
    let mut player = table("de", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let ask = player.say(&Phrase::RefereePhaseAsk);
    player.click(&ask);
    let on = player.say(&Phrase::RefereePlayOn);
    player.click(&on);
    assert!(player.app.referee_model().is_none());
    let title = player.say(&Phrase::TableTitle);
    assert!(player.sees(&title));
}

#[test]
fn house_rules_change_at_a_press() {
    let mut player = table("en", "8/8/8/8/8/5k2/7p/7K w - - 0 1");
    player.click_on(&Phrase::RefereePhaseAsk);
    squares(&mut player, &["h1", "h2"]);
    assert!(!model(&player).coach.verdict.as_ref().unwrap().is_yes);
    for _ in 0..3 {
        press(&mut player, Control::Rules);
    }
    assert_eq!(model(&player).rules.label, "Rules: Short sheet");
    assert!(model(&player).coach.verdict.as_ref().unwrap().is_yes);
}

#[test]
fn squares_and_buttons_are_large_enough_in_the_smallest_window() {
    let player = table("en", "4k3/8/8/8/8/8/8/4K3 w - - 0 1").sized(800.0, 600.0);
    let scene = &model(&player).scene;
    let board = player.screen().find(id(BOARD)).unwrap();
    let square = Grid::fit(board.bounds().size(), scene).square;
    assert!(square >= SQUARE_MIN, "{square}");
    for control in [Control::Slot(WHITE_KING), Control::Remove, Control::Start] {
        let button = player.screen().find(id(id_of(control))).unwrap().bounds();
        let ring = match control {
            Control::Slot(_) => 2.0 * size::FOCUS,
            _ => 2.0 * (size::FOCUS + size::FOCUS_GAP),
        };
        assert!(button.width - ring >= 44.0, "{control:?}: {button:?}");
        assert!(button.height - ring >= 44.0, "{control:?}: {button:?}");
    }
}

#[test]
fn from_right_to_left_the_board_stands_at_the_right() {
    let place = |language: &str| {
        let player = table(language, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        let board = player.screen().find(id(BOARD)).unwrap().bounds();
        let start = id(id_of(Control::Start));
        let start = player.screen().find(start).unwrap().bounds();
        board.x < start.x
    };
    assert!(place("en"));
    assert!(!place(MIRRORED));
}

#[test]
fn the_pieces_stay_where_they_are_while_the_board_is_put_up() {
    for (width, height) in [(800.0, 600.0), (1366.0, 768.0)] {
        let mut player = table("de", "8/8/8/8/8/8/8/8 w - - 0 1").sized(width, height);
        let slot = |player: &Player| {
            let slot = id(id_of(Control::Slot(WHITE_KING)));
            player.screen().find(slot).unwrap().bounds().y
        };
        let n_troubles = |player: &Player| model(player).troubles.len();
        let (before, troubles) = (slot(&player), n_troubles(&player));
        press(&mut player, Control::Slot(WHITE_KING));
        squares(&mut player, &["e1"]);
        assert!(n_troubles(&player) < troubles, "{width}");
        let moved = (slot(&player) - before).abs();
        assert!(moved < 1.0, "{width}: {moved}");
    }
}

#[test]
fn what_only_some_need_is_behind_more() {
    let mut player = table("en", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(player.sees("Empty board"));
    assert!(!player.sees("Copy FEN") && !player.sees("Earlier"));
    player.click_on(&Phrase::ButtonMoreWays);
    assert!(player.sees("Copy FEN") && player.sees("Paste FEN") && player.sees("Earlier"));
    assert!(!player.sees("Empty board"));
    player.click_on(&Phrase::ButtonMoreWays);
    assert!(player.sees("Empty board"));
}
