//! What authors are told about steps: their settings, and how they were proved.

use squarewise::lesson::kinds::Kind;

use super::{err, out, squarewise};

#[test]
fn a_kind_tells_its_settings_and_a_misspelt_one_what_was_meant() {
    let told = squarewise(&["help-step", "collect"]);
    assert!(told.status.success());
    assert!(out(&told).contains("\n  stars\n"));
    let all = out(&squarewise(&["help-step"]));
    assert_eq!(all.lines().count(), Kind::ALL.len());
    let misspelt = squarewise(&["help-step", "colect"]);
    assert_eq!(misspelt.status.code(), Some(2));
    assert!(err(&misspelt).contains("did you mean `collect`?"));
}

#[test]
fn games_that_are_lent_to_the_path_are_told_by_their_file_as_by_their_name() {
    let told = |lesson: &str| squarewise(&["check", "--lang", "en", "--explain", lesson]);
    let by_file = told("lessons/coach-games.toml");
    assert!(by_file.status.success(), "{}", err(&by_file));
    assert!(out(&by_file).contains("race-3 (game)"));
    assert_eq!(out(&by_file), out(&told("coach-games")));
}

#[test]
fn each_proof_is_told_with_its_moves_and_its_cost() {
    let path = "tests/fixtures/good/rook-stars.toml";
    let told = squarewise(&["check", "--lang", "en", "--explain", path]);
    assert!(told.status.success(), "{}", err(&told));
    let text = out(&told);
    for part in [
        "hello (say)\n    nothing to prove but that it can be played\n",
        "where-to (squares)\n    right: d1, d2, d3, a4, b4, c4, e4, f4, d5\n",
        "three-stars (collect)\n    right: ",
        "the fewest moves: 3 (",
    ] {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
    let illegal = "tests/fixtures/good/castling-judge.toml";
    let text = out(&squarewise(&[
        "check",
        "--lang",
        "en",
        "--explain",
        illegal,
    ]));
    assert!(
        text.contains("the rules refuse the move: castle-through-check, FIDE 3.8.2"),
        "{text}"
    );
    assert!(text.contains("the rules allow the move"), "{text}");
}

#[test]
fn the_example_lessons_check_clean() {
    let names = [
        "rook-stars",
        "castling-judge",
        "en-passant",
        "draw-kinds",
        "family-say-check",
    ];
    let paths = names.map(|name| format!("tests/fixtures/good/{name}.toml"));
    let mut arguments = vec!["check", "--lang", "en"];
    arguments.extend(paths.iter().map(String::as_str));
    let told = squarewise(&arguments);
    assert_eq!(out(&told), "5 lessons are fine\n");
    assert!(told.status.success());
}

#[test]
fn the_map_of_the_course_names_its_holes() {
    let path = "tests/fixtures/good/rook-stars.toml";
    let told = squarewise(&["check", "--lang", "en", "--rules-map", path]);
    assert_eq!(told.status.code(), Some(1), "{}", err(&told));
    let text = out(&told);
    assert!(text.contains("| `pinned` **gap** |  |  |"), "{text}");
    let last = text.lines().last().unwrap_or_default();
    assert!(last.contains(" gaps: rule-board, "), "{last}");
}
