//! How many generated lessons are proved in a second: several kinds, each with boards, moves and stars of its own.

use std::fs;
use std::path::Path;

use squarewise::diagnostic::Source;
use squarewise::lesson::read;

use crate::dice::{Dice, name};
use crate::race::{rate, time};

/// A drawn board with these pieces.
fn board(pieces: &[(usize, char)]) -> String {
    let mut text = String::from("\"\"\"\n");
    for rank in (0..8).rev() {
        for file in 0..8 {
            let here = pieces.iter().find(|(at, _)| *at == rank * 8 + file);
            text.push(here.map_or('.', |(_, piece)| *piece));
            text.push(if file == 7 { '\n' } else { ' ' });
        }
    }
    text + "\"\"\""
}

fn stars(dice: &mut Dice) -> String {
    let at = dice.squares(4);
    let piece = ['R', 'Q', 'N', 'K'][dice.below(4)];
    let list: Vec<String> = at[1..]
        .iter()
        .map(|it| format!("\"{}\"", name(*it)))
        .collect();
    format!(
        "kind = \"collect\"\npiece = \"{}\"\nstars = [{}]\nboard = {}\n",
        name(at[0]),
        list.join(", "),
        board(&[(at[0], piece)])
    )
}

fn squares(dice: &mut Dice) -> String {
    let at = dice.squares(3);
    let piece = ['R', 'B', 'N', 'Q'][dice.below(4)];
    format!(
        "kind = \"squares\"\nask = \"moves\"\npiece = \"{}\"\nboard = {}\nhints = [\"Look.\", \"Look again.\"]\n",
        name(at[0]),
        board(&[(at[0], piece), (at[1], 'N'), (at[2], 'n')])
    )
}

fn judge(dice: &mut Dice) -> String {
    let at = dice.squares(3);
    format!(
        "kind = \"judge\"\nmove = \"{}-{}\"\nboard = {}\n",
        name(at[0]),
        name(at[1]),
        board(&[(at[0], 'Q'), (at[2], 'r')])
    )
}

fn line(dice: &mut Dice) -> String {
    let played = ["e4 e5 Nf3 Nc6", "d4 d5 c4 e6", "c4 e5", "Nf3 d5 g3 Nc6"];
    let played = played[dice.below(4)];
    format!(
        "kind = \"move\"\nboard = \"start\"\nplayed = \"{played} b3 a6 Bb2 h6\"\nanswer = [\"a2-a{}\"]\n",
        dice.below(2) + 3
    )
}

fn look(dice: &mut Dice) -> String {
    let at = dice.squares(3);
    format!(
        "kind = \"say\"\nboard = {}\ndraw = [\"arrow {}-{}\", \"circle {}\"]\n",
        board(&[(at[0], 'B')]),
        name(at[0]),
        name(at[1]),
        name(at[2])
    )
}

/// Writes the kind and the board of a step.
type Maker = fn(&mut Dice) -> String;

/// The text of one lesson with five steps.
fn lesson(number: usize, dice: &mut Dice) -> String {
    let mut text = format!(
        "format = 1\nid = \"lesson-{number}\"\nlanguage = \"en\"\ntitle = \"Lesson {number}\"\ngroup = \"pieces\"\n"
    );
    let makers: [(&str, Maker); 5] = [
        ("look", look),
        ("squares", squares),
        ("stars", stars),
        ("judge", judge),
        ("line", line),
    ];
    for (id, make) in makers {
        let step = make(dice);
        text += &format!(
            "\n[[step]]\nid = \"{id}\"\n{step}text = \"Find the answer to board {number}, {{player}}.\"\n"
        );
    }
    text
}

const SEED: u64 = 0x5EED_1234_5678_9ABC;

/// How many lessons the folders of a school may hold.
const MANY: usize = 5_000;

/// How many of them lie in one folder: a shelf holds no more.
const SHELF: usize = 500;

/// Writes them as ten folders, for the program itself.
pub(crate) fn write(folder: &Path) {
    let mut dice = Dice::new(SEED);
    for number in 0..MANY {
        let shelf = folder.join(format!("shelf-{}", number / SHELF));
        fs::create_dir_all(&shelf).expect("a folder that can be made");
        let text = lesson(number, &mut dice);
        fs::write(shelf.join(format!("lesson-{number}.toml")), text).expect("a file");
    }
    println!("now: time squarewise check {}/*", folder.display());
}

pub(crate) fn main() {
    let seconds = MANY as f64 / lessons(MANY);
    println!("{MANY} lessons of 5 steps in {seconds:.2} s of processor time");
}

/// How many lessons are proved in a second of processor time.
pub(crate) fn lessons(count: usize) -> f64 {
    let mut dice = Dice::new(SEED);
    let sources: Vec<Source> = (0..count)
        .map(|number| Source::new(format!("lesson-{number}.toml"), lesson(number, &mut dice)))
        .collect();
    let taken = time(&mut || {
        for source in &sources {
            let (proved, found) = read(source);
            assert!(proved.is_some(), "{}\n{found:?}", source.text());
        }
    });
    rate(count as u64, taken)
}
