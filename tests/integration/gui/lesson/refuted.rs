//! What comes of a wrong move is seen on the board, and then everything is as before.

use iced::keyboard::key::Named;
use squarewise::gui::Message;
use squarewise::gui::screen::lesson::Message as OfLesson;
use squarewise::scene::{ArrowKind, Mark, Spot};
use squarewise::settings::Theme;

use crate::gui::everywhere::shots::also;
use crate::gui::lesson::course_shots::theme;
use crate::gui::tools::{Player, Shown, guest, shoot, spot};
use crate::support::whole_course;

/// Who stands on a square.
fn man(player: &Player, square: &str) -> Option<char> {
    let look = player.lesson().scene.piece_at(spot(square));
    look.map(|it| it.piece.letter())
}

/// What stands where, in order.
fn board(player: &Player) -> Vec<(Spot, char)> {
    let pieces = player.lesson().scene.pieces.iter();
    let mut all: Vec<_> = pieces
        .map(|(at, look)| (*at, look.piece.letter()))
        .collect();
    all.sort();
    all
}

fn tick(player: &mut Player) {
    player.settle(vec![Message::Lesson(OfLesson::Tick)]);
}

fn said(player: &Player) -> String {
    player.lesson().coach.speech.words()
}

fn points_at(player: &Player, from: &str, to: &str) -> bool {
    let arrow = Mark::Arrow {
        from: spot(from),
        to: spot(to),
        kind: ArrowKind::Attack,
    };
    player.lesson().scene.marks.contains(&arrow)
}

/// A step of the whole course.
fn opened(language: &str, theme: Theme, lesson: &str, step: &str) -> Player {
    let mut shared = guest(&[language]);
    shared.library = whole_course().clone();
    shared.settings.theme = theme;
    Player::opened(shared, lesson, step)
}

/// A step of the course after a wrong move of it, and how the board was before.
fn after_wrong(lesson: &str, step: &str, wrong: [&str; 2]) -> (Player, Vec<(Spot, char)>) {
    let mut player = opened("en", Theme::Light, lesson, step);
    let before = board(&player);
    player.squares(&wrong);
    (player, before)
}

/// The answer is played: then these stand so. Escape puts the board back.
fn plays_and_puts_back(
    player: &mut Player,
    then: [(&str, Option<char>); 2],
    before: &[(Spot, char)],
) {
    tick(player);
    for (square, stands) in then {
        assert_eq!(man(player, square), stands, "{square}: {}", said(player));
    }
    player.key(Named::Escape);
    assert_eq!(board(player), before, "{}", said(player));
}

#[test]
fn who_takes_too_dearly_sees_the_queen_go() {
    let (mut player, before) = after_wrong("piece-values", "good-trade", ["c2", "c6"]);
    assert_eq!(
        [man(&player, "c6"), man(&player, "b7"), man(&player, "c2")],
        [Some('Q'), Some('p'), None]
    );
    assert!(points_at(&player, "b7", "c6"), "it is in danger at first");
    let told = said(&player);
    tick(&mut player);
    assert_eq!(
        [man(&player, "c6"), man(&player, "b7"), man(&player, "c2")],
        [Some('p'), None, None]
    );
    assert!(points_at(&player, "b7", "c6"));
    assert_eq!(said(&player), told, "it is said as long as it stands");
    for _ in 0..5 {
        tick(&mut player);
    }
    assert_eq!(man(&player, "c6"), Some('p'), "nothing goes back by itself");
    player.squares(&["c6"]);
    assert_eq!(board(&player), before);
    assert_eq!(said(&player), told);
    let marks = &player.lesson().scene.marks;
    assert!(!points_at(&player, "b7", "c6"), "it takes nobody now");
    assert!(!marks.contains(&Mark::Danger(spot("c6"))));
    player.squares(&["e5", "c6"]);
    assert!(player.app.lesson_session().unwrap().is_done());
}

#[test]
fn whoever_goes_on_at_once_need_not_put_anything_back() {
    let (mut player, _) = after_wrong("piece-values", "good-trade", ["c2", "c6"]);
    tick(&mut player);
    player.squares(&["e5"]);
    let session = player.app.lesson_session().unwrap();
    assert_eq!(
        session.picked().map(|it| it.to_string()).as_deref(),
        Some("e5")
    );
    assert_eq!(
        [man(&player, "c6"), man(&player, "c2")],
        [Some('r'), Some('Q')]
    );
    // Before the answer was seen.
    let (mut player, _) = after_wrong("attack-and-defend", "free-gift", ["d5", "d2"]);
    player.squares(&["d5", "a5"]);
    assert!(player.app.lesson_session().unwrap().is_done());
    tick(&mut player);
    assert_eq!(
        [man(&player, "a5"), man(&player, "d2")],
        [Some('r'), Some('N')],
        "nobody answers any more"
    );
}

#[test]
fn whoever_presses_where_his_man_was_taken_has_it_in_the_hand() {
    let (mut player, before) = after_wrong("attack-and-defend", "guard", ["g1", "h1"]);
    tick(&mut player);
    assert_eq!(man(&player, "e4"), Some('r'));
    player.squares(&["e4"]);
    assert_eq!(board(&player), before);
    let picked = player.app.lesson_session().unwrap().picked();
    assert_eq!(picked.map(|it| it.to_string()).as_deref(), Some("e4"));
    player.squares(&["c3"]);
    assert!(said(&player).contains("bishop guard"), "{}", said(&player));
}

#[test]
fn a_trade_is_seen_to_its_end() {
    let mut player = opened("en", Theme::Light, "piece-values", "good-trade");
    player.squares(&["e5", "c6"]);
    assert!(player.app.lesson_session().unwrap().is_done());
    tick(&mut player);
    assert_eq!([man(&player, "c6"), man(&player, "b7")], [Some('p'), None]);
}

#[test]
fn the_same_mistake_is_answered_again() {
    let (mut player, before) = after_wrong("attack-and-defend", "free-gift", ["d5", "d2"]);
    tick(&mut player);
    assert_eq!([man(&player, "d2"), man(&player, "c1")], [Some('B'), None]);
    player.key(Named::Escape);
    assert_eq!(board(&player), before);
    player.squares(&["d5", "d2"]);
    assert_eq!(
        [man(&player, "d2"), man(&player, "c1")],
        [Some('r'), Some('B')]
    );
    tick(&mut player);
    assert_eq!([man(&player, "d2"), man(&player, "c1")], [Some('B'), None]);
}

#[test]
fn whoever_takes_hold_of_the_taker_only_puts_the_board_back() {
    let (mut player, before) = after_wrong("piece-values", "good-trade", ["c2", "c6"]);
    tick(&mut player);
    let told = said(&player);
    player.drag("c6", "b7");
    assert_eq!(board(&player), before);
    assert_eq!(said(&player), told, "nothing else is said of it");
}

#[test]
fn no_hint_speaks_of_a_man_who_is_gone() {
    let (mut player, _) = after_wrong("attack-and-defend", "guard", ["f1", "c4"]);
    for _ in 0..5 {
        tick(&mut player);
        assert!(
            !player
                .lesson()
                .scene
                .marks
                .contains(&Mark::Hint(spot("f1")))
        );
        player.squares(&["f1", "c4"]);
    }
    tick(&mut player);
    player.squares(&["f1"]);
    let session = player.app.lesson_session().unwrap();
    assert_eq!(session.hints().0, 1, "once he is back");
    assert!(session.picked().is_some(), "and he stays in the hand");
}

#[test]
fn who_leaves_a_man_alone_sees_it_taken() {
    // The program finds the answer: the knight is attacked, and another piece moves.
    let (mut player, before) = after_wrong("attack-and-defend", "run", ["g1", "h1"]);
    assert!(points_at(&player, "a4", "e4"));
    tick(&mut player);
    assert_eq!([man(&player, "e4"), man(&player, "a4")], [Some('r'), None]);
    player.squares(&["a4"]);
    assert_eq!(board(&player), before);
    // The author has written it: the rook takes before the bishop does.
    let (mut player, _) = after_wrong("attack-and-defend", "guard", ["f1", "b5"]);
    tick(&mut player);
    assert_eq!(
        [man(&player, "e4"), man(&player, "b5")],
        [Some('r'), Some('B')]
    );
}

#[test]
fn whoever_saves_nobody_sees_it_though_no_sentence_says_so() {
    for (lesson, step, wrong, [taken, taker]) in [
        ("attack-and-defend", "guard", ["g1", "h1"], ["e4", "a4"]),
        ("attack-and-defend", "guard", ["f1", "a6"], ["a6", "a4"]),
        ("attack-and-defend", "take-it", ["h8", "h7"], ["d5", "g2"]),
        (
            "attack-and-defend",
            "two-at-once",
            ["e4", "f6"],
            ["f6", "f7"],
        ),
        ("piece-values", "good-trade", ["c2", "c5"], ["c5", "c6"]),
    ] {
        let (mut player, before) = after_wrong(lesson, step, wrong);
        let victor = man(&player, taker);
        let told = said(&player);
        let is_told = told.contains("take your")
            || told.contains("takes your")
            || told.contains("would be lost");
        assert!(is_told, "{step}: {told}");
        plays_and_puts_back(&mut player, [(taken, victor), (taker, None)], &before);
    }
    // Who moves the knight away loses nothing: the step asks for something else, and nobody answers.
    let (mut player, before) = after_wrong("attack-and-defend", "guard", ["e4", "c3"]);
    tick(&mut player);
    assert_eq!(board(&player), before);
}

#[test]
fn a_king_who_can_still_run_does() {
    // The program finds where to; then the author has written it.
    for (lesson, step, wrong, [from, to]) in [
        ("mate-ladder", "back-row-2", ["b1", "h7"], ["g8", "f8"]),
        ("checkmate", "guard-the-door", ["e4", "e8"], ["g8", "h7"]),
    ] {
        let (mut player, before) = after_wrong(lesson, step, wrong);
        let king = man(&player, from);
        assert!(matches!(king, Some('K' | 'k')), "{step}");
        plays_and_puts_back(&mut player, [(from, None), (to, king)], &before);
        let marks = player.lesson().scene.marks.clone();
        let arrows = marks.iter().filter(|it| matches!(it, Mark::Arrow { .. }));
        assert_eq!(arrows.count(), 0, "{step}: {marks:?}");
    }
}

#[test]
fn who_is_mated_for_a_mistake_lies_down_until_it_is_put_back() {
    let (mut player, before) = after_wrong("first-whole-game", "quick-attack", ["g8", "f6"]);
    let king = |player: &Player| {
        let lesson = player.lesson();
        lesson.scene.piece_at(spot("e8")).unwrap().fallen
    };
    assert!(!king(&player));
    tick(&mut player);
    assert!(king(&player));
    player.key(Named::Escape);
    assert_eq!(board(&player), before);
    assert!(!king(&player));
}

#[test]
fn who_collects_where_somebody_looks_sees_it() {
    let (mut player, before) = after_wrong("attack-and-defend", "guards-first", ["d8", "d5"]);
    assert_eq!(
        [man(&player, "d5"), man(&player, "e4")],
        [Some('q'), Some('B')]
    );
    tick(&mut player);
    assert_eq!([man(&player, "d5"), man(&player, "e4")], [Some('B'), None]);
    player.squares(&["d5"]);
    assert_eq!(board(&player), before);
}

/// Pictures of what comes of wrong moves: `SHOTS_IN` says the language, `SHOTS_AT` the size, `SHOTS_THEME` the theme.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_wrong_moves() {
    let language = std::env::var("SHOTS_IN").unwrap_or_else(|_| "en".to_owned());
    let (theme, size) = (theme().unwrap_or_default(), also().unwrap_or((1366, 768)));
    for (lesson, step, wrong) in [
        ("attack-and-defend", "run", ["e4", "f6"]),
        ("attack-and-defend", "guards-first", ["d8", "d5"]),
        ("piece-values", "good-trade", ["c2", "c6"]),
        ("checkmate", "guard-the-door", ["e4", "h7"]),
        ("first-whole-game", "quick-attack", ["g8", "f6"]),
        ("pawn-captures", "look-first", ["c7", "c5"]),
        ("good-manners", "touched", ["d4", "e6"]),
        ("stalemate", "freeze", ["h2", "b8"]),
    ] {
        let player = opened(&language, theme, lesson, step);
        let mut player = player.sized(f32::from(size.0), f32::from(size.1));
        player.squares(&wrong);
        for part in ["waits", "answered"] {
            let kind = player.app.shared().theme();
            let name = format!("refuted-{language}-{lesson}-{step}-{part}");
            shoot(&name, kind, size, player.app.view());
            tick(&mut player);
        }
    }
}
