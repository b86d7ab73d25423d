//! The answer sheet: the answer of each exercise in words and on a small board.

use crate::answers::answer;
use crate::export::block::{Block, BlockPart, Diagram, Label, TickBox};
use crate::export::board::{crosses, scene, starred};
use crate::export::exercise::drilled;
use crate::export::kit::Kit;
use crate::export::why;
use crate::lesson::task::NameAsk;
use crate::lesson::{Step, Task, proof};
use crate::locale::Phrase;
use crate::rules::{Attempt, Board, Geometry, Move, Square, SquareSet};
use crate::scene::{ArrowKind, Coordinates, Mark, Scene};

/// The most arrows on a small board.
const MANY: usize = 8;

/// What the small board of an answer shows, said once for every kind.
struct AnswerBoard<G: Geometry> {
    /// What stands on it at the end, if that is the answer.
    board: Option<Board<G>>,
    marks: Vec<Mark>,
    /// The questions of a drill, which are those of the sheet.
    drill: Option<String>,
    /// The boxes of the sheet, the right one checked.
    boxes: Vec<TickBox>,
}

/// The answer of a step.
pub(super) fn block<G: Geometry>(kit: &Kit<'_, G>, at: usize, number: usize) -> Option<Block> {
    let step = kit.lesson.steps.get(at)?;
    let shown = shown(kit, step);
    let is_there = step.has_board || shown.drill.is_some();
    let boxes = shown.boxes.clone();
    let boxes = (!boxes.is_empty())
        .then_some(BlockPart::Choices(boxes))
        .into_iter();
    Some(Block {
        label: Label::Number(number),
        picture: is_there.then(|| picture(step, &shown)),
        parts: match shown.drill {
            Some(drill) => vec![BlockPart::Strong(drill)],
            None => boxes.chain(parts(kit, at)).collect(),
        },
        is_wide: false,
    })
}

fn picture<G: Geometry>(step: &Step<G>, shown: &AnswerBoard<G>) -> Diagram {
    let mut scene = scene(step);
    if let Some(board) = &shown.board {
        scene.pieces = Scene::of_board(board, step.side).pieces;
    }
    scene.coordinates = Coordinates::Hidden;
    scene.marks.clone_from(&shown.marks);
    Diagram { scene, turn: None }
}

/// What the small board shows, by kind.
fn shown<G: Geometry>(kit: &Kit<'_, G>, step: &Step<G>) -> AnswerBoard<G> {
    let arrows = |moves: &[Move<G>]| -> Vec<Mark> {
        let few = moves.iter().take(MANY);
        few.map(|mv| Mark::arrow(mv.from(), mv.to(), ArrowKind::Move))
            .collect()
    };
    let with = |marks: Vec<Mark>| AnswerBoard {
        board: None,
        marks,
        drill: None,
        boxes: Vec::new(),
    };
    match &step.task {
        Task::Squares { answer, .. } | Task::Allow { answer, .. } => {
            with(crosses(*answer).collect())
        }
        Task::Collect { .. } => {
            let way = proof::way(step).map(|way| way.moves).unwrap_or_default();
            let mut marks = starred(step);
            let is_numbered = marks.iter().any(|it| matches!(it, Mark::Number(..)));
            marks.extend(arrows(&way));
            if !is_numbered {
                marks.extend(numbers(&way));
            }
            with(marks)
        }
        Task::Move { accept, .. } => with(arrows(&accept.moves(step.position()))),
        Task::Judge { attempt, .. } => with(tried(*attempt)),
        Task::Illegal { attempt, fault } => AnswerBoard {
            boxes: why::boxes(kit, step.position(), *attempt, fault, true),
            ..with(tried(*attempt))
        },
        Task::Write { mv, .. } => with(arrows(&[*mv])),
        Task::Play { lines } => {
            let line = lines.first().map_or(&[][..], Vec::as_slice);
            let mut marks = arrows(line);
            marks.extend(numbers(line));
            with(marks)
        }
        Task::Name { ask, from, times } => {
            let squares = drilled(*ask, *from, *times);
            let covered = covered(*ask, squares.iter().copied().collect());
            AnswerBoard {
                drill: Some(drill(kit, *ask, &squares)),
                ..with(crosses(covered).collect())
            }
        }
        Task::Setup { target, .. } => AnswerBoard {
            board: Some(*target),
            ..with(Vec::new())
        },
        Task::Sort { pieces, .. } => {
            let squares = pieces.iter().flatten().zip(1..);
            with(
                squares
                    .map(|(at, place)| Mark::Number((*at).into(), place))
                    .collect(),
            )
        }
        Task::Say
        | Task::Story(_)
        | Task::Try { .. }
        | Task::Status { .. }
        | Task::Claim { .. }
        | Task::Count { .. }
        | Task::Choose { .. }
        | Task::Game { .. }
        | Task::Practice(_) => with(Vec::new()),
    }
}

/// The move that is asked about.
fn tried<G: Geometry>(attempt: Attempt<G>) -> Vec<Mark> {
    vec![Mark::arrow(attempt.from, attempt.to, ArrowKind::Move)]
}

/// The squares of a drill's answers; a file or a rank is whole.
fn covered<G: Geometry>(ask: NameAsk, squares: SquareSet<G>) -> SquareSet<G> {
    let is_covered = |at: &Square<G>| {
        squares.iter().any(|asked| match ask {
            NameAsk::Square | NameAsk::Find => asked == *at,
            NameAsk::File => asked.file() == at.file(),
            NameAsk::Rank => asked.rank() == at.rank(),
            NameAsk::Color => false,
        })
    };
    Square::all().filter(is_covered).collect()
}

/// The place of each move in their order, where it ends; the first of several that end there.
fn numbers<G: Geometry>(moves: &[Move<G>]) -> Vec<Mark> {
    let mut ends = SquareSet::EMPTY;
    let mut marks = Vec::new();
    if moves.len() > 1 {
        for (mv, place) in moves.iter().take(MANY).zip(1..) {
            if !ends.contains(mv.to()) {
                marks.push(Mark::Number(mv.to().into(), place));
            }
            ends.insert(mv.to());
        }
    }
    marks
}

/// The answer in words.
fn parts<G: Geometry>(kit: &Kit<'_, G>, at: usize) -> Vec<BlockPart> {
    let told = answer(kit, at);
    if told.is_empty() {
        return vec![BlockPart::Note(kit.say(&Phrase::PaperOpen))];
    }
    told.into_iter().map(BlockPart::from).collect()
}

fn drill<G: Geometry>(kit: &Kit<'_, G>, ask: NameAsk, squares: &[Square<G>]) -> String {
    let told = squares.iter().map(|at| match ask {
        NameAsk::Square | NameAsk::Find => at.to_string(),
        NameAsk::File => at.file_letter().to_string(),
        NameAsk::Rank => (at.rank() + 1).to_string(),
        NameAsk::Color => {
            let color = match at.is_dark() {
                true => Phrase::AnswerDark,
                false => Phrase::AnswerLight,
            };
            format!("{at}: {}", kit.say(&color))
        }
    });
    told.collect::<Vec<_>>().join(", ")
}
