//! Folders that are heavy to read: lessons that are hard to prove, and lessons full of pictures.
//!
//! Nothing here is broken: every lesson is fine. What such a folder costs is what a program must bear that never lets
//! anybody wait. The same seed gives the same folder.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Mutex;

use squarewise::rules::{Setup, Square, Waive};
use squarewise::solve::{Budget, collect};

use crate::dice::{Dice, name};

/// How many steps a lesson has at most.
pub(crate) const STEPS: usize = 100;

/// The board of a FEN with these pieces.
fn fen(pieces: &[(usize, char)]) -> String {
    let mut rows = Vec::new();
    for rank in (0..8).rev() {
        let mut row = String::new();
        for file in 0..8 {
            let here = pieces.iter().find(|(at, _)| *at == rank * 8 + file);
            row.push(here.map_or('1', |(_, piece)| *piece));
        }
        rows.push(row);
    }
    format!("{} w - - 0 1", rows.join("/"))
}

/// The fewest and the most positions that finding the par of a hard step takes: much, and well within the limit.
const WORTH: std::ops::Range<usize> = 1_000..20_000;

/// A board and its stars: four knights of one's own, a bishop against them, eight stars, every landing safe.
fn hard_step(dice: &mut Dice) -> (String, Vec<String>) {
    loop {
        let at = dice.squares(4 + 1 + 8);
        let pieces = at.iter().copied().zip("NNNNb".chars()).collect::<Vec<_>>();
        let (board, stars) = (fen(&pieces), at.iter().skip(5).map(|at| name(*at)));
        let stars = stars.collect::<Vec<_>>();
        let setup = Setup::parse_fen(&board).unwrap();
        let mut task = collect::CollectTask::new(setup.into_position(Waive::LESSON).unwrap());
        task.stars = stars.iter().filter_map(|it| Square::parse(it)).collect();
        task.safe = collect::Safety::Stop;
        let solved = collect::solve(&task, &mut Budget::nodes(WORTH.end));
        if solved.is_ok_and(|it| WORTH.contains(&it.nodes)) {
            return (board, stars);
        }
    }
}

/// Boards with their stars.
type Steps = Vec<(String, Vec<String>)>;

/// The first hard steps of a seed. Finding one takes many tries: all tests share those that were found.
fn hard_steps(n_steps: usize, seed: u64) -> Steps {
    static FOUND: Mutex<BTreeMap<u64, (Dice, Steps)>> = Mutex::new(BTreeMap::new());
    let mut found = FOUND.lock().unwrap();
    let (dice, steps) = (found.entry(seed)).or_insert_with(|| (Dice::new(seed), Vec::new()));
    while steps.len() < n_steps {
        steps.push(hard_step(dice));
    }
    steps[..n_steps].to_vec()
}

/// A lesson of hard steps, which holds.
pub(crate) fn hard_lesson(id: &str, n_steps: usize, seed: u64) -> String {
    let mut text = format!(
        "format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"Hard {id}\"\ngroup = \"pieces\"\n"
    );
    for (number, (board, stars)) in (1..).zip(hard_steps(n_steps, seed)) {
        write!(
            text,
            "\n[[step]]\nid = \"stars-{number}\"\nkind = \"collect\"\nsafe = true\nboard = \"{board}\"\n\
             stars = [\"{}\"]\ntext = \"Take all the stars.\"\n",
            stars.join("\", \"")
        )
        .unwrap();
    }
    text
}

/// Puts so many hard lessons into a folder: `hard-1.toml` and so on.
pub(crate) fn hard_folder(folder: &Path, n_lessons: usize, n_steps: usize) {
    for number in 1..=n_lessons {
        let id = format!("hard-{number}");
        let seed = 0x5eed + u64::try_from(number).unwrap();
        fs::write(
            folder.join(format!("{id}.toml")),
            hard_lesson(&id, n_steps, seed),
        )
        .unwrap();
    }
}

/// Puts lessons into a folder of which each shows the same pictures of 800x800 pixels, small on the disk and large in
/// memory: `seen-1.toml` and so on, `p1.png` and so on.
pub(crate) fn picture_folder(folder: &Path, n_lessons: usize, n_pictures: usize) {
    for number in 1..=n_pictures {
        let shade = u8::try_from(number % 256).unwrap();
        let picture = image::GrayImage::from_pixel(800, 800, image::Luma([shade]));
        picture.save(folder.join(format!("p{number}.png"))).unwrap();
    }
    for number in 1..=n_lessons {
        let mut text = format!(
            "format = 1\nid = \"seen-{number}\"\nlanguage = \"en\"\ntitle = \"Seen {number}\"\n"
        );
        for step in 1..=n_pictures.min(STEPS) {
            write!(
                text,
                "\n[[step]]\nid = \"s{step}\"\nkind = \"say\"\nboard = \"start\"\npicture = \"p{step}.png\"\ntext = \"Look {step}.\"\n"
            )
            .unwrap();
        }
        fs::write(folder.join(format!("seen-{number}.toml")), text).unwrap();
    }
}
