//! Exercises without end, made and proved by the core: a board for exactly the rule that somebody got wrong.
//!
//! An [`Exercise`] is one step of a lesson. Its [`Name`] is all that makes it: the skill, the level and the seed, as
//! `p1-mate-in-1-3-8f2c`. The same name gives the same exercise on every machine, in a browser too.
//!
//! # Decisions
//! * *An exercise is written as a lesson's text and read by the reader of lessons.* What an author cannot say, a
//!   generator cannot either; what an author's step must prove, an exercise has proved: its board is a position, its answer
//!   is what the rules say, its par is exact. There is no second prover.
//! * *A generator draws boards until one has what is wanted.* Each trial costs about the same, and there are
//!   so many trials and no more ([`MAX_TRIALS`]): the same work everywhere, and never a wait.
//! * *What is wanted is spread, not left to chance*: the piece, the side, which of the conditions. Seeds that follow each
//!   other go round all of them.
//! * *Where there are few exercises, they are listed*, and seeds that follow each other bring all of them before one comes
//!   again. Nothing is decorated with idle men to be different.
//! * *What a name gives may be unfit all the same* ([`fit`]): then nobody is given it any more who did not write it down.
//! * *Whoever changes what a name gives begins `p2`*; names of `p1` are then refused with a sentence.
//!   `tests/fixtures/practice.txt` holds names and what they give.
//!
//! Boards that nobody has made, because they stood in a game of the learner's own, are an [`OwnBoard`].
//! Which wrong rule somebody goes by, and which board shows it, is asked in [`belief`].
//!
//! ```
//! use squarewise::lesson::Task;
//! use squarewise::practice::{Name, make};
//! use squarewise::rules::Classic;
//!
//! let name = Name::parse("p1-mate-in-1-1-8f2c").map_err(|_| "not a name")?;
//! let exercise = make(name).ok_or("no exercise")?;
//! let step = exercise.step::<Classic>().ok_or("another board")?;
//! assert!(matches!(step.task, Task::Move { .. }));
//! # Ok::<(), &str>(())
//! ```

pub mod belief;
mod boards;
mod dice;
mod draft;
mod lesson_file;
mod letters;
mod name;
mod own;
mod question;
mod retraction;
mod series;
mod skills;

use crate::lesson::exchange::{brings, brings_at_least, gain};
use crate::lesson::goal::Goal;
use crate::lesson::{Accept, AnyLesson, Lesson, Step, on_board};
use crate::locale::Phrase;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::rules::{Attempt, Classic, Geometry, Move, Position};

pub use crate::lesson::skills::{SKILLS, Skill};
pub use lesson_file::{Medium, lesson_file};
pub use name::{Name, NameError};
pub use own::{OwnBoard, Watch};
pub use series::Series;
pub use skills::{MANY, Space};

/// How many boards are drawn for an exercise before it is given up.
pub const MAX_TRIALS: u32 = 4_000;

/// One step, made and proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What it is made of. A board that was changed or asked about in another way, as the second of a pair is, has the name
    /// of the one that it comes from.
    pub name: Name,
    /// What is said when it is solved, besides praise: the cure of a belief, on the first board of its pair.
    cure: Option<Phrase>,
    /// The board of an own game that it is.
    own: Option<OwnBoard>,
    /// Whether the piece that it is about stands in a circle, so that nobody needs the name of its square.
    is_circled: bool,
    /// The step as it was drawn.
    draft: Draft,
    /// The same as an author would write it, without a name.
    text: String,
    /// A lesson of that step alone, on the board of its skill.
    lesson: AnyLesson,
}

impl Exercise {
    /// What is to be done, as in a lesson; `None` if that is on the other board.
    #[must_use]
    pub fn step<G: Geometry>(&self) -> Option<&Step<G>> {
        self.lesson.held_on::<G>()?.steps.first()
    }

    /// A lesson of this step alone, for a session.
    #[must_use]
    pub const fn lesson(&self) -> &AnyLesson {
        &self.lesson
    }

    /// What is said when it is solved; `None` if that is praise.
    #[must_use]
    pub const fn cure(&self) -> Option<&Phrase> {
        self.cure.as_ref()
    }

    /// What it is made again of: its name, or the text of the board of an own game that it is.
    #[must_use]
    pub fn key(&self) -> String {
        let own = self.own.as_ref();
        own.map_or_else(|| self.name.to_string(), OwnBoard::text)
    }

    /// The same board with the question whether this move is allowed; `None` if nobody could ask so.
    #[must_use]
    pub fn about(&self, attempt: Attempt) -> Option<Self> {
        let draft = Draft::new("judge", self.step()?.position());
        proved(self.name, &draft.with("move", &attempt.to_string()))
    }

    /// The same for a learner who was not taught the names of squares yet: the piece that it is about stands in a circle,
    /// and its question says so.
    #[must_use]
    pub fn circled(self) -> Self {
        let piece = on_board!(&self.lesson, lesson => piece_of(lesson));
        let draft = piece.map(|at| {
            let circle = format!("circle {at}");
            self.draft.clone().list("draw", &[&circle])
        });
        let read = draft.and_then(|it| Some((draft::read(it.text())?, it)));
        match read {
            Some(((text, lesson), draft)) => Self {
                is_circled: true,
                text,
                lesson,
                draft,
                ..self
            },
            None => self,
        }
    }

    /// The step as an author would write it: what stands below `[[step]]` and its name.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// The exercise of a name; `None` if no board was found, which the tests have never seen.
#[must_use]
pub fn make(name: Name) -> Option<Exercise> {
    match name.skill.space(name.level) {
        Space::Listed(all) => {
            let place = series::shuffled(name, all.len())?;
            proved(name, all.get(place)?)
        }
        Space::Drawn => {
            let mut dice = Dice::new(name);
            (0..MAX_TRIALS).find_map(|_| {
                dice.begin_trial();
                let draft = name.skill.draw(name.level, &mut dice)?;
                proved(name, &draft)
            })
        }
    }
}

/// The exercise of a name, unless it is one to pass over: a check that no last move can have given, or a move that is
/// praised and does harm. Whoever draws boards for somebody asks here; a name that was written down gives what it gave.
#[must_use]
pub fn fit(name: Name) -> Option<Exercise> {
    let exercise = make(name)?;
    let can_be = exercise.step::<Classic>().is_none_or(|step| {
        // What was played before is the last move.
        let is_told = !step.line.moves().is_empty();
        is_told || retraction::can_have_come(step.line.position())
    });
    let is_sound = exercise.step::<Classic>().is_none_or(is_praise_earned);
    (can_be && is_sound).then_some(exercise)
}

/// Whether the moves that are right on a board do what they are praised for. A capture for nothing, the one move that is
/// named and is not en passant, wins something whatever is answered, and more than any other move. Where safety is asked
/// for, those who count through all captures say the same of every move as those who count guards, and no answer to a
/// right move wins anything. No move that is right is answered by checkmate.
fn is_praise_earned(step: &Step) -> bool {
    let position = step.position();
    match step.task.about().accept {
        Some(Accept::Goal(Goal::Safe)) => is_safe_for_all(position),
        Some(Accept::Moves(moves)) if !moves.iter().any(Move::is_en_passant) => {
            moves.iter().all(|mv| is_best_capture(position, mv))
        }
        Some(accept @ (Accept::Moves(_) | Accept::Goal(Goal::Promote))) => {
            let moves = accept.moves(position);
            !moves.iter().any(|mv| is_answered_by_mate(position, mv))
        }
        _ => true,
    }
}

fn is_safe_for_all(position: &Position) -> bool {
    let moves = position.legal_moves();
    moves.iter().all(|mv| {
        let is_right = Goal::Safe.is_met(position, mv);
        is_right == (gain(position, mv) >= 0) && (!is_right || brings_at_least(position, mv, 0))
    })
}

fn is_best_capture(position: &Position, mv: &Move) -> bool {
    let won = brings(position, mv);
    let others = position.legal_moves();
    let mut others = others.iter().filter(|it| *it != mv);
    won > 0 && !others.any(|it| brings_at_least(position, it, won))
}

/// Whether the other side can give checkmate with its answer to a move.
fn is_answered_by_mate(position: &Position, mv: &Move) -> bool {
    !Goal::Mate.moves(&position.after(mv)).is_empty()
}

/// The name of the square of the piece that a lesson's first step is about.
fn piece_of<G: Geometry>(lesson: &Lesson<G>) -> Option<String> {
    let piece = lesson.steps.first()?.task.about().piece;
    piece.map(|it| it.to_string())
}

/// The exercise of a draft, if the reader of lessons has nothing to say against it.
fn proved(name: Name, draft: &Draft) -> Option<Exercise> {
    let (text, lesson) = draft::read(draft.text())?;
    Some(Exercise {
        name,
        cure: None,
        own: None,
        is_circled: false,
        draft: draft.clone(),
        text,
        lesson,
    })
}
