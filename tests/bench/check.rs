//! How many generated lessons are proved in a second on one core: `cargo bench --bench check`.
//!
//! Five thousand lessons of several kinds, each with boards, moves and stars of its own. With `--bench` absent
//! (under `cargo test --benches`) a few dozen are enough to see that the templates hold.

#[allow(clippy::unwrap_used)]
#[path = "../integration/dice.rs"]
mod dice;

use std::io::{self, Write as _};
use std::time::Instant;

use squarewise::diagnostic::Source;
use squarewise::lesson::read;

use dice::{Dice, name};

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

fn main() {
    let count = if std::env::args().any(|it| it == "--bench") {
        5_000
    } else {
        50
    };
    let mut dice = Dice::new(0x5EED_1234_5678_9ABC);
    let sources: Vec<Source> = (0..count)
        .map(|number| Source::new(format!("lesson-{number}.toml"), lesson(number, &mut dice)))
        .collect();
    let started = Instant::now();
    let mut broken = None;
    let mut proved = 0;
    for source in &sources {
        match read(source) {
            (Some(_), _) => proved += 1,
            (None, found) => broken = broken.or(Some((source, found))),
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let mut out = io::stdout();
    let _ = writeln!(
        out,
        "{proved} of {count} lessons of 5 steps in {seconds:.2} s: {:.0} a second",
        f64::from(u32::try_from(count).unwrap_or(0)) / seconds
    );
    if let Some((source, found)) = broken {
        let _ = writeln!(out, "{}\n{found:?}", source.text());
        std::process::exit(1);
    }
}
