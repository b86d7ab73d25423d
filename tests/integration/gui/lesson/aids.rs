//! The helpers that a step switches on: seen on the board or beside it, in small windows too.

use squarewise::gui::App;
use squarewise::gui::screen::lesson::model::Lamp;
use squarewise::lesson::task::Claimable;
use squarewise::library::Library;
use squarewise::rules::Seat;
use squarewise::scene::{ArrowKind, Mark, Tone};
use squarewise::session::Answer;

use squarewise::gui::screen::lesson::model::Control;

use crate::gui::tools::{Player, Shown, guest, spot};
use crate::support::{Folder, lesson_file, whole_course};

/// A window with one step.
fn step(name: &str, step: &str) -> Player {
    let lesson = lesson_file("aids", "Aids", &format!("[[step]]\nid = \"one\"\n{step}"));
    let folder = Folder::new(&format!("aids-{name}")).with("aids.toml", &lesson);
    let mut shared = guest(&["en"]);
    shared.settings.motion = false;
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut app = App::new(shared);
    app.open("aids");
    let mut player = Player::of(app);
    player.watch();
    player
}

/// A step to look at, with a helper switched on.
fn look(board: &str, aid: &str) -> String {
    format!("kind = \"say\"\nboard = \"{board}\"\naids = [\"{aid}\"]\ntext = \"Look.\"\n")
}

fn count(player: &Player, is_meant: impl Fn(&Mark) -> bool) -> usize {
    let marks = &player.lesson().scene.marks;
    marks.iter().filter(|mark| is_meant(mark)).count()
}

#[test]
fn castling_lights_shine_from_the_beginning_in_every_window() {
    let judge = r#"kind = "judge"
board = "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1"
move = "O-O"
answer = "not legal"
aids = ["castling-lights"]
text = "May the king castle?"
"#;
    let mut player = step("lights", judge);
    for (width, height) in [(1366.0, 768.0), (1920.0, 1080.0), (800.0, 600.0)] {
        player = player.sized(width, height);
        let lights = player.lesson().lights.clone();
        assert_eq!(lights.len(), 6);
        assert_eq!(lights.iter().filter(|it| it.lamp == Lamp::Bad).count(), 1);
        for light in lights {
            assert!(player.shows(&light.label), "{} at {width}", light.label);
        }
    }
    let without = step("no-lights", &judge.replace("\"castling-lights\"", ""));
    assert!(without.lesson().lights.is_empty());
}

#[test]
fn a_wrong_yes_sees_what_it_overlooked() {
    // The bishop guards the queen: its way to her is drawn for whoever would let the king take her.
    let judged = |answer| {
        let mut player = Player::in_course("en", "king-danger", "guarded-queen");
        player.press(Control::Answer(answer));
        player
    };
    let guards = Mark::arrow(spot("d5"), spot("g2"), ArrowKind::Attack);
    let wrong = judged(Answer::Legal);
    assert!(!wrong.app.lesson_session().unwrap().is_done());
    let marks = &wrong.lesson().scene.marks;
    assert!(marks.contains(&guards), "{marks:?}");
    let before = Player::in_course("en", "king-danger", "guarded-queen");
    assert_eq!(count(&before, |it| *it == guards), 0, "it is asked first");
    // Who would forbid what is allowed overlooked nothing that could be drawn.
    let allowed = "kind = \"judge\"\nboard = \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"\n\
        move = \"e1-e2\"\nanswer = \"legal\"\ntext = \"May it?\"\n";
    let is_arrow = |it: &Mark| matches!(it, Mark::Arrow { .. });
    let mut player = step("allowed", allowed);
    let asked = count(&player, is_arrow);
    player.press(Control::Answer(Answer::NotLegal));
    assert_eq!(count(&player, is_arrow), asked);
}

#[test]
fn the_footprint_marks_the_square_that_a_pawn_passed_over() {
    let judge = r#"kind = "judge"
board = "4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 1"
played = "f5"
move = "e5-f6"
answer = "legal"
aids = ["en-passant-footprint"]
text = "May the pawn go there?"
"#;
    let is_footprint = |mark: &Mark| *mark == Mark::Circle(spot("f6"), Tone::Yellow);
    assert_eq!(count(&step("footprint", judge), is_footprint), 1);
    let one_step = judge
        .replace("5p2/8/4P3", "8/5p2/4P3")
        .replace("answer = \"legal\"", "answer = \"not legal\"");
    assert_eq!(count(&step("no-footprint", &one_step), is_footprint), 0);
}

#[test]
fn the_attack_map_tints_what_the_other_side_attacks() {
    let player = step("map", &look("r3k3/8/8/8/8/8/8/4K3 w - - 0 1", "attack-map"));
    let tinted = |name: &'static str| move |it: &Mark| *it == Mark::Tint(spot(name), Tone::Red);
    for name in ["a1", "a7", "d8", "d7", "f7"] {
        assert_eq!(count(&player, tinted(name)), 1, "{name}");
    }
    for name in ["a8", "b2", "e1"] {
        assert_eq!(count(&player, tinted(name)), 0, "{name}");
    }
}

#[test]
fn the_album_and_the_counter_speak_of_what_was_played() {
    let say = r#"kind = "say"
board = "start"
played = "Nf3 Nf6 Ng1 Ng8"
aids = ["position-album", "fifty-counter", "piece-values"]
text = "Look at the board."
"#;
    let mut player = step("album", say);
    for (width, height) in [(1366.0, 768.0), (800.0, 600.0)] {
        player = player.sized(width, height);
        // What the photographs show is not said as well.
        assert_eq!(player.lesson().notes.len(), 3);
        let nth: Vec<Option<usize>> = player.lesson().album.iter().map(|it| it.nth).collect();
        assert_eq!(nth, [Some(1), None, Some(2)]);
        assert_eq!(player.lesson().quiet, Some(4));
        for note in player.lesson().notes.clone() {
            assert!(player.shows(&note), "{note} at {width}");
        }
    }
    assert!(player.sees("This position has come up 2 times."));
    assert!(
        step("bare", &say.replace("aids", "# aids"))
            .lesson()
            .notes
            .is_empty()
    );
}

#[test]
fn a_count_is_told_only_once_the_claim_is_answered() {
    for (name, claim) in [
        ("three-times", Claimable::Threefold),
        ("fifty", Claimable::FiftyMoves),
    ] {
        let mut player = Player::at("en", "draw-kinds", name);
        assert_eq!(player.lesson().notes, [""; 0], "{name}");
        player.press(Control::Answer(Answer::Claim(claim)));
        assert!(!player.lesson().notes.is_empty(), "{name}");
    }
}

#[test]
fn a_board_that_lies_wrong_has_a_dark_corner_at_the_right_hand() {
    let say = look("empty", "turned-board");
    let is_dark = |player: &Player| player.lesson().scene.shape.is_dark(spot("h1"));
    assert!(is_dark(&step("turned", &say)));
    assert!(!is_dark(&step("lies-well", &say.replace("aids", "# aids"))));
}

#[test]
fn whoever_claims_what_only_looks_the_same_hears_the_authors_reason() {
    let claim = r#"kind = "claim"
board = "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"
played = "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"
answer = "nothing"
offer = ["threefold", "nothing"]
aids = ["position-album"]
text = "Can you claim?"
no = "They look alike, but they are not."
yes = "Right."
hints = ["One.", "Two."]
"#;
    let mut player = step("alike", claim);
    let told = |player: &Player| {
        let album = player.lesson().album.iter();
        album.map(|it| it.nth).collect::<Vec<Option<usize>>>()
    };
    assert_eq!(told(&player), [None; 5]);
    let answer = |claimed| Control::Answer(Answer::Claim(claimed));
    player.press(answer(Claimable::Threefold));
    assert!(player.sees("They look alike, but they are not."));
    assert_eq!(told(&player), [None; 5]);
    player.press(answer(Claimable::Nothing));
    assert_eq!(told(&player), [None, None, Some(1), None, Some(2)]);
    // Nobody asked for fifty moves.
    assert_eq!(player.lesson().quiet, None);
    assert!(
        !player
            .lesson()
            .notes
            .iter()
            .any(|it| it.contains("without a capture"))
    );
}

#[test]
fn the_sign_of_whoever_is_to_move_is_ringed_where_four_play() {
    let turns = |lesson: &str, step: &str, moves: &[[&str; 2]]| {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        let mut player = Player::opened(shared, lesson, step);
        player.watch();
        let mut turns = vec![player.lesson().scene.turn];
        for squares in moves {
            player.squares(squares);
            turns.push(player.lesson().scene.turn);
        }
        turns
    };
    let all = [["e2", "e4"], ["b7", "d7"], ["g11", "g9"], ["k6", "i6"]];
    let expected = [Seat::South, Seat::West, Seat::North, Seat::East];
    assert_eq!(
        turns("family-board", "armies", &all)[..4],
        expected.map(Some)
    );
    // Whose turn it is, is what this step asks.
    let asked = turns("family-board", "whose-turn", &all[2..]);
    assert_eq!(asked, [None; 3]);
    // Two armies take turns where everybody sees it, and where nobody moves it is nobody's turn.
    assert_eq!(turns("piece-values", "bait", &[]), [None]);
    assert_eq!(turns("family-board", "missing", &[]), [None]);
}
