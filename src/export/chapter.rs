//! A lesson as a chapter of a sheet: its exercises and its answers as blocks, numbered through.
//!
//! # Decisions
//! * *A game, and moving about freely, are no exercises on paper*: there is nobody to answer a move, and no answer to look
//!   up. Their boards stand together at the end of the lesson, small, below "Play it on a real board", without a number.
//!   Nothing is left out, and the same sentence does not stand below board after board.
//! * *A line with replies is an exercise all the same*: somebody else reads the replies off the answer page, and says so.
//! * *A picture story is one block*, its scene and what it tells: its pages are one story, and nothing is pressed on paper.

use crate::answers::Reader;
use crate::explain;
use crate::export::block::{Block, BlockPart, Label, SmallBoard};
use crate::export::board::scene;
use crate::export::kit::Kit;
use crate::export::laid_open::LaidOpen;
use crate::export::{Moves, Photos, answer, exercise};
use crate::lesson::Step;
use crate::locale::{Phrase, WordKey};
use crate::rules::Geometry;
use crate::scene::Coordinates;

/// How many boards stand beside each other to be played on a real one, and how many in one block.
const ACROSS: usize = 2;
const IN_A_BLOCK: usize = 4;

/// A lesson on a sheet.
#[derive(Clone, Debug)]
pub(super) struct Chapter {
    pub(super) title: String,
    pub(super) about: Option<String>,
    /// What is looked at and done, first to last.
    pub(super) exercises: Vec<Block>,
    /// The teacher's notes.
    pub(super) notes: Option<String>,
    pub(super) answers: Vec<Block>,
    /// Whether it is about the board of four armies.
    pub(super) is_of_four: bool,
}

/// The chapter of a lesson; its first exercise has the number after `n_before`.
pub(super) fn chapter<G: Geometry>(
    reader: Reader<'_, G>,
    photos: &Photos,
    moves: Moves,
    n_before: usize,
) -> Chapter {
    let open = LaidOpen::of(reader.lesson);
    let kit = Kit {
        reader: Reader {
            lesson: &open.lesson,
            ..reader
        },
        asked: &open.asked,
        rounds: &open.rounds,
        photos,
        moves,
    };
    let steps = &kit.lesson.steps;
    let mut exercises: Vec<Block> = story(&kit).into_iter().collect();
    let mut answers = Vec::new();
    let mut number = n_before;
    for (at, step) in steps.iter().enumerate() {
        if exercise::played(&kit, at).is_some() || step.task.about().story.is_some() {
            continue;
        }
        let label = match step.task.is_exercise() {
            true => {
                number += 1;
                answers.extend(answer::block(&kit, at, number));
                Label::Number(number)
            }
            false => Label::Heading(kit.say(&Phrase::PaperRemember)),
        };
        exercises.extend(exercise::block(&kit, at, label));
    }
    exercises.extend(on_a_real_board(&kit));
    Chapter {
        title: kit.words.title(),
        about: kit.own(None, &WordKey::About),
        exercises,
        notes: kit.own(None, &WordKey::Notes),
        answers,
        is_of_four: G::SEATS.len() > 2,
    }
}

/// What is played on a real board.
fn on_a_real_board<G: Geometry>(kit: &Kit<'_, G>) -> Vec<Block> {
    let steps = kit.lesson.steps.iter().enumerate();
    let boards = steps.filter_map(|(at, step)| {
        let has_turn = exercise::played(kit, at)?;
        Some(small(kit, at, step, has_turn))
    });
    let boards: Vec<SmallBoard> = boards.collect();
    let blocks = boards.chunks(IN_A_BLOCK).map(|boards| Block {
        label: Label::Heading(kit.say(&Phrase::PaperRealBoard)),
        picture: None,
        parts: vec![BlockPart::Boards(boards.to_vec(), ACROSS)],
        is_wide: false,
    });
    blocks.collect()
}

fn small<G: Geometry>(kit: &Kit<'_, G>, at: usize, step: &Step<G>, has_turn: bool) -> SmallBoard {
    let mut scene = scene(step);
    scene.coordinates = Coordinates::Hidden;
    let side = explain::side_word(step.position().turn());
    let turn = has_turn.then_some(Phrase::PaperTurn { side });
    let words = kit.text(at).into_iter();
    SmallBoard {
        scene,
        words: words.chain(turn.map(|turn| kit.say(&turn))).collect(),
    }
}

/// The picture story of a lesson that is one.
fn story<G: Geometry>(kit: &Kit<'_, G>) -> Option<Block> {
    let steps = &kit.lesson.steps;
    let mut parts: Vec<BlockPart> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let Some(page) = step.task.about().story else {
            continue;
        };
        let scene = BlockPart::Story(page.stage);
        if !parts.contains(&scene) {
            parts.push(scene);
        }
        parts.extend(kit.text(at).map(BlockPart::Tale));
    }
    (!parts.is_empty()).then_some(Block {
        label: Label::None,
        picture: None,
        parts,
        is_wide: steps.iter().all(|it| it.task.about().story.is_some()),
    })
}
