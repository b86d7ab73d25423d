//! Lessons: what they are once they are proved, and the way from a TOML text to there.
//!
//! [`read`] takes a file and gives the lesson and everything that is wrong with it, in one pass. A
//! [`Lesson`] in hand is proved: its boards are positions, its moves are legal, its answers are what the
//! rules core says, its stars can be collected. An author never states what the core can work out, or if
//! she does, it is compared. All its boards are of one kind: it is on the 8x8 board or on the cross.
//!
//! Left out: where files come from (`library`), the words of shipped lessons (`locale`), and the course of a
//! lesson on the screen (`session`).
//!
//! ```
//! use squarewise::diagnostic::Source;
//! use squarewise::lesson::{Task, read};
//! use squarewise::rules::Classic;
//!
//! let text = r#"
//! format = 1
//! id = "rook"
//!
//! [[step]]
//! id = "corner"
//! kind = "collect"
//! board = "8/8/8/8/8/8/8/R7 w - - 0 1"
//! stars = ["a8", "h8"]
//! "#;
//! let (lesson, diagnostics) = read(&Source::new("rook.toml", text));
//! assert!(diagnostics.is_empty());
//! let lesson = lesson.and_then(|it| it.on::<Classic>()).ok_or("not proved")?;
//! assert!(matches!(lesson.steps[0].task, Task::Collect { par: 2, .. }));
//! # Ok::<(), &str>(())
//! ```

mod about;
mod any_lesson;
pub(crate) mod board_text;
pub mod book;
mod check;
pub mod codes;
pub mod copy;
pub mod course;
mod drawing;
pub(crate) mod exchange;
pub mod fields;
mod flow;
pub mod goal;
mod guess;
mod keys;
pub mod kinds;
pub mod lands;
mod log;
mod marks;
mod moves_text;
mod movetext;
pub(crate) mod other_mates;
mod picture;
pub mod plans;
pub mod proof;
mod read;
pub mod rulesets;
mod scan;
pub mod schema;
mod shape;
pub mod skills;
pub mod stage;
mod step;
mod syntax;
mod tab;
pub mod task;
pub mod teaches;
mod text;
mod wording;
mod words;

use std::ops::Deref;

use crate::diagnostic::{Diagnostic, Source};
use crate::job::{Job, JobState, Steps};
use crate::locale::{Phrase, Words};
use crate::rules::{
    Attempt, Classic, Fault, Geometry, Line, Position, Reason, Ruleset, Seat, Square,
};
use crate::scene::Mark;
use crate::solve::collect;

pub use crate::lesson::about::{About, Mover};
pub use crate::lesson::any_lesson::{AnyLesson, on_board};

pub use crate::lesson::keys::{Need, keys};
pub use crate::lesson::picture::{is_picture, named as named_pictures};
pub use crate::lesson::shape::expected;
pub use crate::lesson::task::{Accept, SquaresAsk, Task};
pub use crate::lesson::wording::look_over_sheet;

/// The version of the format that this program reads.
pub const FORMAT: u32 = 1;
/// The most bytes a lesson file may have.
pub const MAX_BYTES: usize = 256 * 1024;
/// The most steps a lesson may have.
pub const MAX_STEPS: usize = 100;
/// The most nodes that proving a whole file may cost: some ten seconds.
pub const MAX_WORK: usize = 20_000_000;
/// The shelves in the order of the course: a land's lessons stand together, and behind the lands the games that they
/// lend. Lessons of other groups stand behind them all.
pub const SHELVES: [&str; 9] = [
    "meadow", "forest", "fields", "castle", "harbor", "pass", "mill", "fair", "games",
];

/// What shelves were called before there were lands, and the land in which most of their lessons are now.
const OLD_SHELVES: [(&str, &str); 8] = [
    ("board", "harbor"),
    ("pieces", "meadow"),
    ("safety", "forest"),
    ("check", "castle"),
    ("special-moves", "pass"),
    ("first-game", "harbor"),
    ("ending-the-game", "mill"),
    ("family-game", "fair"),
];

/// The shelf of a group: a name of the time before the lands means the land that took its place.
#[must_use]
pub fn shelf_of(group: &str) -> &str {
    let mut old = OLD_SHELVES.iter();
    let found = old.find(|(was, _)| *was == group);
    found.map_or(group, |(_, now)| now)
}

/// What a shelf is called: like its land, if it is one of a land. `None` is "More lessons", and a teacher's own is called
/// as she calls it.
#[must_use]
pub fn shelf_name(group: Option<&str>) -> Phrase {
    let Some(group) = group else {
        return Phrase::ShelfOther;
    };
    let shelf = SHELVES.iter().find(|shelf| **shelf == group);
    let named = |family: &str| Phrase::named(&format!("{family}-{}", shelf?));
    named("land")
        .or_else(|| named("shelf"))
        .unwrap_or_else(|| Phrase::ShelfOwn {
            name: group.to_owned(),
        })
}

/// The most hints a step may have.
pub const MAX_HINTS: usize = 5;

/// A proved lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson<G: Geometry = Classic> {
    /// All that is not on a board.
    pub head: Head,
    /// The steps in order, at least one.
    pub steps: Vec<Step<G>>,
}

/// What a lesson is called, and all else about it that is not on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name, the same as its file's.
    pub id: String,
    /// The language of the words inside the file; `None` if it has none.
    pub language: Option<String>,
    /// The shelf it stands on.
    pub group: Option<String>,
    /// The lessons a child should have seen before.
    pub after: Vec<String>,
    /// Who the child is where a step does not say it.
    pub side: Option<Seat>,
    /// The name of its set of rules: `fide`, `club`.
    pub rules: &'static str,
    /// About how many minutes it takes.
    pub minutes: Option<u32>,
    /// Who wrote it.
    pub author: Option<String>,
    /// How it may be passed on.
    pub licence: Option<String>,
    /// The articles of the Laws it teaches.
    pub articles: Vec<String>,
    /// The words inside the file.
    pub words: Words,
}

impl<G: Geometry> Deref for Lesson<G> {
    type Target = Head;

    fn deref(&self) -> &Head {
        &self.head
    }
}

/// What the head of a lesson file says, whatever is wrong with its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Its name, if it has one.
    pub id: Option<String>,
    /// The lessons a child should have seen before.
    pub after: Vec<String>,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Geometry = Classic> {
    /// Its name, once in the lesson.
    pub id: String,
    /// The board, and the moves that are shown before the child's turn.
    pub line: Line<G>,
    /// Whether there is a board to look at; without one the line stands on an empty board.
    pub has_board: bool,
    /// The set of rules.
    pub rules: Ruleset,
    /// Who the child is: the side at the bottom of the board.
    pub side: Seat,
    /// What the child does.
    pub task: Task<G>,
    /// Arrows and marks on the board.
    pub draw: Vec<Mark>,
    /// What helps to see, switched on for this step.
    pub aids: Vec<Aid>,
    /// The rules it is about, where its task does not show it: names of [`teaches::names`].
    pub teaches: Vec<&'static str>,
    /// The name of a picture beside the text, a file next to the lesson.
    pub picture: Option<String>,
    /// The number of the step that comes next, if it is not simply the one below.
    pub go: Option<usize>,
    /// How many hints it has.
    pub n_hints: usize,
    /// The moves that have a sentence of their own.
    pub wrong: Vec<Wrong<G>>,
    /// The reasons that have a sentence of their own here.
    pub because_say: Vec<Reason>,
}

/// What helps to see what is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aid {
    /// Which castlings may still come.
    CastlingLights,
    /// Where a pawn has just passed over.
    EnPassantFootprint,
    /// The positions so far, to see which came back.
    PositionAlbum,
    /// How many moves there were without a capture or a pawn move.
    FiftyCounter,
    /// Which squares each side attacks.
    AttackMap,
    /// How many points each piece is worth.
    PieceValues,
    /// The board lies wrong: light and dark squares have changed places (FIDE 2.1).
    TurnedBoard,
    /// The piece is in the hand already: one press on a square moves it.
    Lifted,
    /// An open hand shows how the piece is dragged, to whoever waits.
    Hand,
    /// One of the very first steps: the land stands beside the board instead of buttons, and the next step comes by
    /// itself.
    FirstSteps,
}

impl Aid {
    /// Every aid.
    pub const ALL: [Aid; 10] = [
        Aid::CastlingLights,
        Aid::EnPassantFootprint,
        Aid::PositionAlbum,
        Aid::FiftyCounter,
        Aid::AttackMap,
        Aid::PieceValues,
        Aid::TurnedBoard,
        Aid::Lifted,
        Aid::Hand,
        Aid::FirstSteps,
    ];

    /// Its name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aid::CastlingLights => "castling-lights",
            Aid::EnPassantFootprint => "en-passant-footprint",
            Aid::PositionAlbum => "position-album",
            Aid::FiftyCounter => "fifty-counter",
            Aid::AttackMap => "attack-map",
            Aid::PieceValues => "piece-values",
            Aid::TurnedBoard => "turned-board",
            Aid::Lifted => "lifted",
            Aid::Hand => "hand",
            Aid::FirstSteps => "first-steps",
        }
    }

    /// The aid of a name in the file.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Aid> {
        Aid::ALL.into_iter().find(|aid| aid.name() == name)
    }
}

/// A move that is not right and has a sentence of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong<G: Geometry = Classic> {
    /// The move.
    pub attempt: Attempt<G>,
    /// The name of its sentence: `f1-g1`, `e7-e8-q`.
    pub key: String,
    /// What the other side answers, where it is to be seen: legal after the move.
    pub answer: Option<Attempt<G>>,
}

impl<G: Geometry> Step<G> {
    /// The position in which the child's turn comes.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        self.line.position()
    }

    /// The reasons it is about: why its move is refused, and those it has a sentence of its own for.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let judged = self.task.about().fault.map(Fault::reason).into_iter();
        let mut reasons: Vec<Reason> = judged.chain(self.because_say.iter().copied()).collect();
        reasons.dedup();
        reasons
    }

    /// The piece that is in the hand when the step begins, if one is.
    #[must_use]
    pub fn lifted(&self) -> Option<Square<G>> {
        let is_lifted = self.aids.contains(&Aid::Lifted);
        is_lifted.then(|| self.task.handled(self.position()))?
    }

    /// What is to be collected, for the solver and for playing it; `None` in the other kinds.
    #[must_use]
    pub fn collecting(&self) -> Option<collect::CollectTask<G>> {
        let what = kinds::collect::What::of(&self.task)?;
        Some(what.task(self.position()))
    }
}

/// What reading and proving a file gave.
#[derive(Clone, Debug, Default)]
pub struct ProofReport {
    /// The lesson, if nothing is wrong but warnings.
    pub lesson: Option<AnyLesson>,
    /// What other lessons can be compared with even where the lesson does not hold.
    pub outline: Option<Outline>,
    /// What is wrong, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reading and proving a file, step by step.
#[derive(Debug)]
pub struct ProofJob(Steps<ProofReport>);

impl ProofJob {
    /// A file that is to be read.
    #[must_use]
    pub fn new(source: Source) -> Self {
        Self::limited(source, MAX_WORK)
    }

    /// The same, where proving it may cost so many nodes.
    #[must_use]
    pub fn limited(source: Source, max_work: usize) -> Self {
        Self(Steps::new(move |pace| read::read(source, max_work, pace)))
    }
}

impl Job for ProofJob {
    type Output = ProofReport;

    fn step(&mut self, nodes: usize) -> JobState<ProofReport> {
        self.0.step(nodes)
    }

    fn spent(&self) -> usize {
        self.0.spent()
    }
}

/// Reads a lesson file and proves it, in one go.
///
/// The lesson is there if nothing is wrong but warnings. The diagnostics stand in the order of the file.
#[must_use]
pub fn read(source: &Source) -> (Option<AnyLesson>, Vec<Diagnostic>) {
    let proof = ProofJob::new(source.clone()).finish();
    (proof.lesson, proof.diagnostics)
}
