//! The rulebook as a file: the shipped one holds, and whoever changes it hears each mistake at its place.

use std::fs;

use squarewise::diagnostic::{Source, render};
use squarewise::locale::english;
use squarewise::rulebook::{self, Act, Book, Says};
use squarewise::rules::{Attempt, Classic, Ending, Reason};

use crate::cli::{name, out, squarewise};
use crate::support::Folder;

/// A small book of two cards, which holds.
const SMALL: &str = r#"words = ["check", "pin"]

[[card]]
chapter = "chapter-board"
id = "rule-castling"
article = "3.8.2"
words = ["pin"]
keys = ["touch"]
sheets = ["sheet-next-to-rook"]
example = [
    { board = "4k3/7p/8/8/8/8/7P/4K2R w K", move = "O-O", says = "allowed" },
    { board = "4k3/7p/8/8/8/8/7P/4K2N w", move = "e1-g1", says = "castle-no-rook" },
]

[[card]]
id = "rule-written-piece"
article = "C.2"
board = "start"

[[card.example]]
move = "g1-f3"
written = "Nf3"

[[card.example]]
act = "agree"
says = "agreement-too-early"

[[card.example]]
board = """
. . . . . . k .
. . . . . p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
R . . . . . K .
"""
move = "a1-a8"
says = "checkmate"

[[card.example]]
look = ["h1"]
note = "look-corner"
"#;

fn read(text: &str) -> (Book, String) {
    let source = Source::new("rulebook.toml", text);
    let (book, found) = rulebook::read(&source);
    (book, render::short(&source, &found, &english))
}

/// What is told of the small book with one thing changed; a place is named without the file.
#[track_caller]
fn check(right: &str, wrong: &str, expected: &str) {
    assert_eq!(SMALL.matches(right).count(), 1, "{right}");
    let (_, told) = read(&SMALL.replace(right, wrong));
    let told: Vec<&str> = told.lines().collect();
    let told: Vec<&str> = (told.iter())
        .map(|line| line.strip_prefix("rulebook.toml:").unwrap())
        .collect();
    assert_eq!(told.join("\n"), expected);
}

#[test]
fn the_shipped_book_holds() {
    let source = rulebook::shipped();
    let (book, found) = rulebook::read(&source);
    assert_eq!(render::short(&source, &found, &english), "");
    assert_eq!(book.chapters.len(), rulebook::chapters().len());
    assert_eq!(rulebook::cards().count(), 70);
}

#[test]
fn a_book_is_read_as_it_is_written() {
    let (book, told) = read(SMALL);
    assert_eq!(told, "");
    assert_eq!(book.words, ["check", "pin"]);
    let [chapter] = &book.chapters[..] else {
        panic!("{book:?}");
    };
    let [castling, written] = &chapter.cards[..] else {
        panic!("{book:?}");
    };
    assert_eq!(castling.id(), "rule-castling");
    assert_eq!(
        (&*castling.article, &*castling.keys),
        ("3.8.2", &["touch"][..])
    );
    let says: Vec<&Says> = castling.examples.iter().map(|it| &it.says).collect();
    assert_eq!(says, [&Says::Allowed, &Says::Refused(Reason::CastleNoRook)]);
    let acts: Vec<Act> = written.examples.iter().map(|it| it.act).collect();
    assert_eq!(acts, [Act::Move, Act::Agree, Act::Move, Act::Look]);
    assert_eq!(written.examples[2].says, Says::Ends(Ending::Checkmate));
    let knight = written.examples[0].laid::<Classic>().unwrap();
    assert_eq!(knight.attempt, Attempt::parse("g1f3"));
    assert_eq!(knight.start.position, squarewise::rules::Position::start());
}

#[test]
fn names_that_nobody_knows_are_told() {
    check(
        "words = [\"pin\"]",
        "words = [\"pni\"]",
        "7:11: error[unknown]: `words` cannot be `pni` (did you mean `pin`?)",
    );
    check(
        "\"check\", ",
        "\"czech\", ",
        "1:11: error[unknown]: `words` cannot be `czech` (did you mean `check`?)",
    );
    check(
        "keys = [\"touch\"]",
        "keys = [\"tuch\"]",
        "8:10: error[unknown]: there is no house rule `tuch` (did you mean `touch`?)",
    );
    check(
        "sheet-next-to-rook",
        "sheet-next-to-rok",
        "9:12: error[unknown]: there is no sentence called `sheet-next-to-rok` \
         (did you mean `sheet-next-to-rook`?)",
    );
    check(
        "\nact = \"agree\"",
        "\nact = \"agre\"",
        "25:8: error[unknown]: `act` cannot be `agre` (did you mean `agree`?)",
    );
    check(
        "keys =",
        "key =",
        "8:1: error[unknown]: a card has no setting called `key` (did you mean `keys`?)",
    );
    check(
        "\nwritten =",
        "\nwriten =",
        "22:1: error[unknown]: an example has no setting called `writen` (did you mean `written`?)",
    );
    check(
        "3.8.2\"",
        "3.8.2 (a)\"",
        "6:12: error[type]: `3.8.2 (a)` is not an article of the Laws \
         (write numbers with dots, as in `3.8.2`)",
    );
}

#[test]
fn a_card_is_a_sentence_that_is_there_once() {
    check(
        "id = \"rule-castling\"",
        "id = \"rule-castlin\"",
        "5:7: error[unknown]: there is no sentence called `rule-castlin` \
         (did you mean `rule-castling`?)",
    );
    check(
        "id = \"rule-castling\"",
        "id = \"card-castling\"",
        "5:7: error[unknown]: there is no sentence called `card-castling` \
         (did you mean `rule-castling`?)",
    );
    check(
        "id = \"rule-written-piece\"",
        "id = \"rule-castling\"",
        "16:7: error[duplicate]: `rule-castling` is listed twice",
    );
    check(
        "chapter = \"chapter-board\"\n",
        "",
        "3:1: error[missing]: a card needs `chapter`",
    );
}

#[test]
fn what_an_example_says_is_what_the_rules_say() {
    check(
        "O-O\", says = \"allowed\"",
        "O-O\", says = \"castle-no-rook\"",
        "11:67: error[answer]: the rules say that this is `allowed` (write `\"allowed\"`)",
    );
    check(
        "says = \"castle-no-rook\"",
        "says = \"castle-no-rok\"",
        "12:67: error[answer]: the rules say that this is `castle-no-rook` \
         (write `\"castle-no-rook\"`)",
    );
    check(
        "written = \"Nf3\"",
        "written = \"Nf3+\"",
        "22:12: error[answer]: the rules say that this is `Nf3` (write `\"Nf3\"`)",
    );
    check(
        "agreement-too-early",
        "agreement",
        "26:9: error[answer]: the rules say that this is `agreement-too-early` \
         (write `\"agreement-too-early\"`)",
    );
    check(
        ". . . . . p p p",
        ". . . . . p p .",
        "40:9: error[answer]: the rules say that this is `allowed` (write `\"allowed\"`)",
    );
    check(
        "act = \"agree\"",
        "act = \"take-back\"\nrules = \"club\"",
        "27:9: error[answer]: the rules say that this is `nothing` (write `\"nothing\"`)",
    );
}

#[test]
fn a_board_is_read_as_in_a_lesson() {
    check(
        ". . . . . p p p",
        ". . . . . p p t",
        "31:15: error[board]: no piece has the letter `t` \
         (a black rook is `r`, a white one has the capital letter)",
    );
    check(
        "4K2N w\"",
        "4K3N w\"",
        "12:34: error[fen]: rank 1 of this position should have 8 squares; it has 9",
    );
    check(
        "board = \"start\"",
        "board = \"strat\"",
        "18:10: error[board]: `strat` is not a board (did you mean `start`?)",
    );
    check(
        "board = \"start\"",
        "rules = \"fide\"",
        "20:1: error[missing]: an example needs `board` (write `board = \"start\"`)\n\
         24:1: error[missing]: an example needs `board` (write `board = \"start\"`)\n\
         42:1: error[missing]: an example needs `board` (write `board = \"start\"`)",
    );
    check(
        "move = \"a1-a8\"",
        "move = \"a1-a9\"",
        "39:12: error[square]: `a9` is not a square (a square is a letter a to h and a number 1 to 8, \
         such as `e4`)",
    );
    check(
        "move = \"a1-a8\"",
        "played = \"a1-b2\"\nmove = \"a1-a8\"",
        "39:11: error[illegal-move]: `a1-b2` is not a legal move here: piece-cant-move-that-way \
         (the rook on a1 can play `Rb1`, `Rc1`, `Rd1`, `Re1`, `Rf1`, `Ra2`, …)",
    );
}

#[test]
fn an_example_is_one_thing_to_do() {
    check(
        "move = \"a1-a8\"",
        "move = \"a1-a8\"\nact = \"agree\"",
        "40:1: error[never-heard]: `act` is never used here: an example asks for only one \
         thing and says only one thing about it (remove this line)",
    );
    check(
        "note = \"look-corner\"",
        "says = \"allowed\"",
        "42:1: error[missing]: an example needs `note`\n\
         44:1: error[never-heard]: `says` is never used here: there is nothing to solve \
         (remove this line)",
    );
}

#[test]
fn a_broken_file_is_told_and_never_ends_the_program() {
    check(
        "says = \"checkmate\"",
        "says = checkmate",
        "40:8: error[no-quotes]: text goes in quotes (write `\"checkmate\"`)",
    );
    for end in 0..SMALL.len() {
        if let Some(text) = SMALL.get(..end) {
            read(text);
        }
    }
    let (book, told) = read("");
    assert!(
        book.chapters.is_empty() && told.contains("a rulebook needs `card`"),
        "{told}"
    );
}

#[test]
fn a_changed_book_is_proved_where_it_is_named() {
    let folder = Folder::new("book").with("rulebook.toml", SMALL);
    let path = folder.file("rulebook.toml");
    let output = squarewise(&["check", "--lang", "en", name(&path)]);
    let said = out(&output);
    assert!(said.ends_with("\nthe rulebook is fine\n"), "{said}");
    assert!(said.contains("looked over, but not used"), "{said}");
    assert_eq!(output.status.code(), Some(0));
    fs::write(&path, SMALL.replace("checkmate", "stalemate")).unwrap();
    let output = squarewise(&["check", "--lang", "en", name(&path)]);
    let said = out(&output);
    let line = "40 | says = \"stalemate\"\n   |         ^^^^^^^^^ not right\n";
    assert!(said.contains(line), "{said}");
    assert!(
        said.ends_with("the rulebook has mistakes: 1 error\n"),
        "{said}"
    );
    assert_eq!(output.status.code(), Some(1));
}
