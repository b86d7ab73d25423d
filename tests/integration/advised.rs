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
    let told = "this text has an invisible character";
    for quote in ['"', '\''] {
        check(
            &format!("kind = \"say\"\nboard = {quote}st\u{7}art{quote}\n"),
            &format!("l.toml:7:12: error[syntax]: {told} (remove it, or type the words again)"),
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
    let own = "is not a shelf of the program: the lesson gets a shelf of its own";
    check_card(
        "l.toml",
        "id = \"l\"\ngroup = \"medow\"",
        &format!("l.toml:3:10: warning[unknown]: `medow` {own} (did you mean `meadow`?)"),
    );
    check_card("l.toml", "id = \"l\"\ngroup = \"our-class\"", "");
    check_card("l.toml", "id = \"l\"\ngroup = \"Our club, 2nd year\"", "");
    check_card(
        "l.toml",
        "id = \"l\"\ngroup = \" \"",
        "l.toml:3:10: error[bad-id]: a shelf’s name has 1 to 40 letters on one line",
    );
    check_card(
        "l.toml",
        "id = \"l\"\narticles = [\"3.8.2\", \"99.9\"]",
        "l.toml:3:23: warning[unknown]: there is no article 99.9: the Laws have the articles 1 to 12",
    );
}

/// All lines that the checker says about a lesson in English with these lines behind its title.
#[track_caller]
fn check_worded(rest: &str, expected: &[&str]) {
    let head = "format = 1\nid = \"l\"\nlanguage = \"en\"\ntitle = \"L\"\n";
    let source = Source::new("l.toml", format!("{head}{rest}"));
    let told = render::short(&source, &read(&source).1, &english);
    assert_eq!(told.lines().collect::<Vec<_>>(), expected, "{rest}");
}

const CHOICE: &str = "[[step]]\nid = \"a\"\nkind = \"choose\"\ntext = \"Which?\"\n";
const ROOK: &str = "[[step.option]]\nid = \"rook\"\nright = true\ntext = \"The rook.\"\n";

#[test]
fn an_answer_without_words_is_told_that_it_needs_them() {
    check_worded(
        &format!("{CHOICE}{ROOK}[[step.option]]\nid = \"pawn\"\n"),
        &[
            "l.toml:13:1: error[missing]: in a lesson with a language an answer needs `text` \
             (write `text = \"...\"`)",
        ],
    );
}

#[test]
fn an_answer_outside_of_its_step_is_one_mistake_wherever_it_stands() {
    check_worded(
        &format!("{CHOICE}{ROOK}[[option]]\nid = \"pawn\"\ntext = \"The pawn.\"\n"),
        &[
            "l.toml:13:3: error[misplaced]: this answer is outside every step \
             (write `[[step.option]]`)",
        ],
    );
    check_worded(
        &format!("{CHOICE}[[option]]\nid = \"pawn\"\ntext = \"The pawn.\"\n"),
        &[
            "l.toml:9:3: error[misplaced]: this answer is outside every step \
             (write `[[step.option]]`)",
        ],
    );
}

#[test]
fn a_sentence_without_its_brackets_is_one_mistake() {
    let step = "[[step]]\nid = \"a\"\nkind = \"move\"\nboard = \"start\"\nanswer = \"e2-e4\"\n";
    check_worded(
        &format!("{step}text = \"Try.\"\nwrong = [\"f2-f3\", \"Not there.\"]\n"),
        &["l.toml:11:20: error[type]: this sentence is not in a pair \
             (write `wrong = [[\"f2-f3\", \"Not there.\"]]`)"],
    );
}

#[test]
fn a_switch_in_plain_words_is_told_what_to_write() {
    check_worded(
        &format!("{CHOICE}{ROOK}[[step.option]]\nid = \"b\"\ntext = \"B\"\nright = no\n"),
        &["l.toml:16:9: error[type]: `right` is `true` or `false` (write `right = false`)"],
    );
    check(
        "kind = \"collect\"\nsafe = yes\nboard = \"8/8/8/8/8/8/8/R7 w\"\nstars = [\"a8\"]\n",
        "l.toml:7:8: error[type]: `safe` is `true` or `false` (write `safe = true`)",
    );
    check(
        "kind = \"collect\"\nsafe = \"true\"\nboard = \"8/8/8/8/8/8/8/R7 w\"\nstars = [\"a8\"]\n",
        "l.toml:7:9: error[unknown]: `safe` cannot be `true` (write `safe = true`)",
    );
}

#[test]
fn a_step_without_a_kind_is_judged_by_its_settings() {
    let judged = "board = \"start\"\nmove = \"e2-e5\"\nanswer = \"not legal\"\n";
    let kind = "l.toml:4:1: error[missing]: a `judge` step needs `kind` (write `kind = \"judge\"`)";
    check(judged, kind);
    check(
        &format!("kind = \"judje\"\n{judged}"),
        "l.toml:6:9: error[unknown]: there is no kind of step called `judje` (did you mean `judge`?)",
    );
    check(
        &format!("kind = \"question\"\n{judged}"),
        "l.toml:6:9: error[unknown]: there is no kind of step called `question` (did you mean `judge`?)",
    );
    check(
        "board = \"start\"\nanswer = \"nothing\"\n",
        "l.toml:4:1: error[missing]: a step needs `kind` (write one of `kind = \"squares\"`, \
         `kind = \"move\"`, `kind = \"status\"`, `kind = \"claim\"`, `kind = \"count\"`)",
    );
}

#[test]
fn what_the_coach_says_to_a_right_move_stands_in_yes() {
    check(
        "kind = \"move\"\nboard = \"start\"\nanswer = [\"e2-e4\"]\nwrong = [\"e2-e4\"]\n",
        "l.toml:9:11: error[never-heard]: `e2-e4` is right \
         (what the coach says to a right answer goes in `yes`)",
    );
}

#[test]
fn the_colors_of_drawings_are_listed() {
    let shapes = "write `arrow e2-e4`, `circle d5`, `square e4` or `cross f1`";
    check(
        "kind = \"say\"\nboard = \"start\"\ndraw = [\"purple arrow e2-e4\"]\n",
        &format!(
            "l.toml:8:10: error[draw]: `purple arrow e2-e4` is not a drawing \
             ({shapes}, with a color before it if you like: `green`, `red`, `blue`, `yellow`)"
        ),
    );
}

#[test]
fn a_brace_that_is_never_closed_is_told_so() {
    check_worded(
        "[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Hello {player! {king} waits.\"\n",
        &["l.toml:9:15: error[name]: this brace is never closed (write `{player}`)"],
    );
}

#[test]
fn going_back_to_the_first_step_is_one_mistake() {
    let step = |id: &str, more: &str| {
        format!("[[step]]\nid = \"{id}\"\nkind = \"say\"\nboard = \"start\"\n{more}")
    };
    let steps = ["a", "b", "c"].map(|id| step(id, "")).concat();
    let back = step("d", "go = \"a\"\n");
    let after = ["e", "f"].map(|id| step(id, "")).concat();
    let source = Source::new(
        "l.toml",
        format!("format = 1\nid = \"l\"\n{steps}{back}{after}"),
    );
    let told = render::short(&source, &read(&source).1, &english);
    assert_eq!(
        told,
        "l.toml:19:7: error[go]: no path leads from the step `d` to the end of the lesson \
         (let one `go` lead out of the circle, or remove it)\n"
    );
}

#[test]
fn castling_rights_without_king_and_rook_are_told_once_and_by_their_letters() {
    check(
        "kind = \"say\"\nboard = \"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"\n",
        "l.toml:7:33: error[position]: `Qkq`: king and rook are not at home for any of these castlings \
         (write `K`)",
    );
    check(
        "kind = \"say\"\nboard = \"4k3/8/8/8/8/8/8/4K2R w Kq - 0 1\"\n",
        "l.toml:7:33: error[position]: `q`: Black cannot castle long: king and rook are not at home \
         (write `K`)",
    );
}

/// The lines that the checker says about a step on the cross.
#[track_caller]
fn check_cross(step: &str, expected: &str) {
    check(&format!("rules = \"family\"\n{step}"), expected);
}

#[test]
fn a_cut_corner_is_no_square_in_a_move_either() {
    let square = "a square is a letter a to l and a number 1 to 12, such as `e4`; \
                  the four corners of 2x2 squares are missing";
    check_cross(
        "kind = \"illegal\"\nboard = \"family-start\"\nmove = \"c2-a1\"\n",
        &format!("l.toml:9:12: error[square]: `a1` is not a square ({square})"),
    );
    check_cross(
        "kind = \"illegal\"\nboard = \"family-start\"\nmove = \"hello\"\n",
        "l.toml:9:9: error[move]: `hello` is not a move (write two squares, as in `e2-e4` or `e11-e12=Q`)",
    );
}

#[test]
fn a_side_of_the_cross_has_its_own_name() {
    let rows = "x,x,8,x,x/x,x,8,x,x/12/12/12/12/12/12/12/12/x,x,8,x,x/x,x,sK,sK,6,x,x";
    check_cross(
        &format!("kind = \"say\"\nboard = \"S a--- - - - {rows}\"\n"),
        "l.toml:8:84: error[position]: South has more than one king",
    );
}

#[test]
fn a_cross_with_too_few_rows_is_one_mistake() {
    let row = " .  .  .  .  .  .  .  .  .  .  .  .\n";
    let short = " .  .  .  .  sK .  .  .\n";
    let rows = [short, row, row, row, row, row, row, row, row, short, short].concat();
    check_cross(
        &format!("kind = \"say\"\nboard = \"\"\"\n{rows}\"\"\"\n"),
        "l.toml:8:9: error[board]: this cross should have 12 lines; it has 11",
    );
}

#[test]
fn a_house_rule_that_is_not_there_is_answered_with_those_of_its_words() {
    check_card(
        "l.toml",
        "id = \"l\"\noptions = [\"touch-move=on\"]",
        "l.toml:3:13: error[unknown]: there is no house rule `touch-move` (did you mean `touch=touch_move`?)",
    );
    check_card(
        "l.toml",
        "id = \"l\"\noptions = [\"hats=on\"]",
        "l.toml:3:13: error[unknown]: there is no house rule `hats` \
         (`squarewise help-step options` lists them all with their values)",
    );
}

#[test]
fn marks_of_web_pages_are_warnings() {
    let text = "<b>Look</b> at `e4` &amp; [here](x). Good.";
    let mark = |column: usize, mark: &str| {
        format!(
            "l.toml:9:{column}: warning[marks]: `{mark}` would be shown as it is \
             (write `_word_` to stress a word)"
        )
    };
    check_worded(
        &format!("[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\ntext = '{text}'\n"),
        &[
            &mark(9, "<b>"),
            &mark(24, "\u{2018}e4\u{2018}"),
            &mark(29, "&amp;"),
            &mark(35, "[here](x)"),
        ],
    );
}

#[test]
fn a_language_that_the_program_does_not_speak_is_told() {
    let text = "format = 1\nid = \"l\"\nlanguage = \"it\"\ntitle = \"Il re\"\n[[step]]\nid = \"a\"\n\
                kind = \"say\"\nboard = \"start\"\ntext = \"Il {king} va piano.\"\n";
    let source = Source::new("l.toml", text);
    let (lesson, found) = read(&source);
    assert!(lesson.is_some(), "it is a warning");
    assert_eq!(
        render::short(&source, &found, &english),
        "l.toml:3:13: warning[language]: the program has no words in `it`: its buttons, its reasons and the \
         names of pieces will be in another language (write every `yes` and `no` yourself, and names of \
         pieces as words; the program speaks `de`, `en`, `es`, `fr`, `ru`)\n\
         l.toml:9:12: warning[name]: `{king}` is filled with a word of another language here \
         (write the piece’s name as a word of your language)\n"
    );
    for language in ["de-AT", "en", "fr"] {
        let spoken = text.replace("\"it\"", &format!("\"{language}\""));
        assert_eq!(read(&Source::new("l.toml", spoken)).1, []);
    }
}
