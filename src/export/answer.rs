//! The answer sheet: the answer of each exercise in words and on a small board.

use crate::answers::answer;
use crate::export::ask::drilled;
use crate::export::block::{Block, Label, Part, Picture};
use crate::export::board::{crosses, scene};
use crate::export::kit::Kit;
use crate::lesson::task::NameAsk;
use crate::lesson::{Step, Task, proof};
use crate::locale::Phrase;
use crate::rules::{Geometry, Move, Square, SquareSet};
use crate::scene::{ArrowKind, Coordinates, Mark, Scene};

/// The most arrows on a small board.
const MANY: usize = 8;

/// The answer of a step.
pub(super) fn block<G: Geometry>(kit: &Kit<'_, G>, at: usize, number: usize) -> Option<Block> {
    let step = kit.lesson.steps.get(at)?;
    let is_shown = step.has_board || matches!(step.task, Task::Name { .. });
    Some(Block {
        label: Label::Number(number),
        picture: is_shown.then(|| picture(step)),
        parts: parts(kit, at, step),
    })
}

fn picture<G: Geometry>(step: &Step<G>) -> Picture {
    let mut scene = scene(step);
    if let Task::Setup { target, .. } = &step.task {
        scene.pieces = Scene::of_board(target, step.side).pieces;
    }
    scene.coordinates = Coordinates::Hidden;
    scene.marks = marks(step);
    Picture { scene, turn: None }
}

/// What the small board shows.
fn marks<G: Geometry>(step: &Step<G>) -> Vec<Mark> {
    let arrows = |moves: &[Move<G>]| -> Vec<Mark> {
        let few = moves.iter().take(MANY);
        few.map(|mv| Mark::arrow(mv.from(), mv.to(), ArrowKind::Move))
            .collect()
    };
    match &step.task {
        Task::Squares { answer, .. } => crosses(*answer).collect(),
        Task::Collect { stars, .. } => {
            let stars = stars.iter().map(|at| Mark::Star(Square::into(at)));
            let way = proof::way(step).map(|way| arrows(&way.moves));
            stars.chain(way.unwrap_or_default()).collect()
        }
        Task::Move { accept, .. } => arrows(&accept.moves(step.position())),
        Task::Judge { attempt, .. } | Task::Illegal { attempt, .. } => {
            vec![Mark::arrow(attempt.from, attempt.to, ArrowKind::Move)]
        }
        Task::Write { mv, .. } => arrows(&[*mv]),
        Task::Name { ask, from, .. } => {
            let squares: SquareSet<G> = drilled(*ask, *from).into_iter().collect();
            crosses(covered(*ask, squares)).collect()
        }
        _ => Vec::new(),
    }
}

/// The squares of a drill's answers; a file or a rank is whole.
fn covered<G: Geometry>(ask: NameAsk, squares: SquareSet<G>) -> SquareSet<G> {
    let is_covered = |at: &Square<G>| {
        squares.iter().any(|asked| match ask {
            NameAsk::Square => asked == *at,
            NameAsk::File => asked.file() == at.file(),
            NameAsk::Rank => asked.rank() == at.rank(),
            NameAsk::Color => false,
        })
    };
    Square::all().filter(is_covered).collect()
}

/// The answer in words; the questions of a drill are those of the sheet.
fn parts<G: Geometry>(kit: &Kit<'_, G>, at: usize, step: &Step<G>) -> Vec<Part> {
    if let Task::Name { ask, from, .. } = &step.task {
        return vec![Part::Strong(drill(kit, *ask, *from))];
    }
    let told = answer(kit, at);
    if told.is_empty() {
        return vec![Part::Note(kit.say(&Phrase::PaperOpen))];
    }
    told.into_iter().map(Part::from).collect()
}

fn drill<G: Geometry>(kit: &Kit<'_, G>, ask: NameAsk, from: SquareSet<G>) -> String {
    let squares = drilled(ask, from).into_iter();
    let told = squares.map(|at| match ask {
        NameAsk::Square => at.to_string(),
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
