//! What a mistake in a lesson is called, and the advice that goes with it.

use squarewise::diagnostic::{Source, render};
use squarewise::lesson::read;
use squarewise::locale::english;

/// The first line that the checker says about a lesson of one step.
#[track_caller]
fn check(step: &str, expected: &str) {
    let text = format!("format = 1\nid = \"l\"\n\n[[step]]\nid = \"a\"\n{step}");
    let source = Source::new("l.toml", text);
    let told = render::short(&source, &read(&source).1, &english);
    assert_eq!(told.trim_end(), expected, "{step}");
}

#[test]
fn a_star_that_is_guarded_is_not_out_of_reach() {
    let step = "kind = \"collect\"\nsafe = true\nboard = \"1k6/8/8/8/8/8/8/R7 w\"\nstars = ";
    let guarded =
        "White can get to a7, but never safely (take a guard off the board, or leave `safe` out)";
    check(
        &format!("{step}[\"a7\"]\n"),
        &format!("l.toml:9:11: error[unsolvable]: {guarded}"),
    );
    check(
        "kind = \"collect\"\nboard = \"8/8/8/8/8/8/8/B7 w\"\nstars = [\"a8\"]\n",
        "l.toml:8:11: error[unsolvable]: White can never get to a8",
    );
}

#[test]
fn a_letter_of_another_language_keeps_its_color() {
    let letter = |sign: char| format!("kind = \"say\"\nboard = \"{sign}7/8/8/8/8/8/8/8 w\"\n");
    check(
        &letter('T'),
        "l.toml:7:10: error[board]: no piece has the letter `T` (the rook’s letter is `R`)",
    );
    check(
        &letter('t'),
        "l.toml:7:10: error[board]: no piece has the letter `t` \
         (a black rook is `r`, a white one has the capital letter)",
    );
}

#[test]
fn no_square_is_right_says_nothing_of_right_squares() {
    let step = "kind = \"squares\"\nboard = \"start\"\n";
    check(
        &format!("{step}ask = \"escapes\"\nanswer = [\"e4\"]\n"),
        "l.toml:8:8: error[answer]: no square is right: the child could never solve this",
    );
}

#[test]
fn a_sign_that_nobody_sees_is_told_where_it_stands() {
    let told = "a sign that nobody can see stands in this text";
    for quote in ['"', '\''] {
        check(
            &format!("kind = \"say\"\nboard = {quote}st\u{7}art{quote}\n"),
            &format!("l.toml:7:12: error[syntax]: {told} (take it away, or type the words again)"),
        );
    }
}

/// The lines that the checker says about a lesson with these settings above its step.
#[track_caller]
fn check_card(file: &str, settings: &str, expected: &str) {
    let step = "[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\n";
    let source = Source::new(file, format!("format = 1\n{settings}\n{step}"));
    let told = render::short(&source, &read(&source).1, &english);
    assert_eq!(told.trim_end(), expected, "{settings}");
}

#[test]
fn advice_about_a_name_is_a_name_itself() {
    check_card(
        "x (1).toml",
        "id = \"x\"",
        "x (1).toml:2:7: error[file-name]: the lesson is called `x`, \
         but the file is called `x (1).toml` (call the file `x.toml`)",
    );
    let long = "a".repeat(100);
    let named = format!("`{long}` cannot be a name (at most 60 letters)");
    check_card(
        "x.toml",
        &format!("id = \"{long}\""),
        &format!("x.toml:2:7: error[bad-id]: {named}"),
    );
}

#[test]
fn a_shelf_or_an_article_that_is_not_there_is_a_warning() {
    let own = "is no shelf of the program: the lesson goes under “More lessons”";
    check_card(
        "l.toml",
        "id = \"l\"\ngroup = \"peices\"",
        &format!("l.toml:3:10: warning[unknown]: `peices` {own} (did you mean `pieces`?)"),
    );
    check_card("l.toml", "id = \"l\"\ngroup = \"our-class\"", "");
    check_card(
        "l.toml",
        "id = \"l\"\narticles = [\"3.8.2\", \"99.9\"]",
        "l.toml:3:23: warning[unknown]: there is no article 99.9: the Laws have the articles 1 to 12",
    );
}
