//! A step of a lesson in a plan: its board with what is asked and answered there, or with what pairs do.

use std::sync::Arc;

use crate::answers::{AnswerPart, Reader, answer};
use crate::explain;
use crate::export::block::{Block, BlockPart, Diagram, Drawn, Form, Label, PLAN};
use crate::export::board::scene;
use crate::export::kit::{Kit, Printer};
use crate::export::plan::{Maker, SMALL, words};
use crate::export::{Moves, Photos, exercise};
use crate::lesson::plans::StepOf;
use crate::lesson::{Lesson, Step, on_board};
use crate::locale::{Phrase, WordKey};
use crate::rules::{Geometry, Piece};

/// The question and its answer, beside the board.
pub(super) fn asked(maker: Maker<'_>, of: &StepOf, wide: f32) -> Drawn {
    on_board!(&of.lesson, lesson => on_paper(maker, of, lesson, (wide, form(maker, maker.sizes.question)), |kit| {
        question(kit, of.at)
    }))
}

/// The board that pairs play on, and what is told beside it.
pub(super) fn board(maker: Maker<'_>, of: &StepOf, told: Vec<BlockPart>, wide: f32) -> Drawn {
    on_board!(&of.lesson, lesson => on_paper(maker, of, lesson, (wide, form(maker, maker.sizes.pairs)), |kit| {
        let step = kit.lesson.steps.get(of.at)?;
        let turn = step.position().turn();
        let side = explain::side_word(turn);
        let moves = BlockPart::Turn(turn, kit.say(&Phrase::PaperTurn { side }));
        Some(Block {
            label: Label::None,
            picture: Some(Diagram { scene: scene(step), turn: Some(turn) }),
            parts: std::iter::once(moves).chain(told).collect(),
            is_wide: false,
        })
    }))
}

/// The pieces that pairs need.
pub(super) fn pieces(maker: Maker<'_>, of: &StepOf, wide: f32) -> Drawn {
    on_board!(&of.lesson, lesson => on_paper(maker, of, lesson, (wide, form(maker, maker.sizes.question)), |kit| {
        Some(Block {
            label: Label::None,
            picture: None,
            parts: vec![counted(kit.lesson.steps.get(of.at)?)],
            is_wide: false,
        })
    }))
}

/// Boards with squares of this side, and words as large as the plan's.
const fn form(maker: Maker<'_>, square: f32) -> Form {
    let text = maker.sizes.text;
    PLAN.with_square(square).with_text(text, text * SMALL)
}

/// Draws what a lesson's step gives.
fn on_paper<G: Geometry>(
    maker: Maker<'_>,
    of: &StepOf,
    lesson: &Arc<Lesson<G>>,
    (wide, form): (f32, Form),
    block: impl FnOnce(&Kit<'_, G>) -> Option<Block>,
) -> Drawn {
    let (words, photos) = (words(&of.lesson, maker.locale), Photos::new());
    let kit = Kit {
        reader: Reader {
            lesson,
            words: &words,
            locale: maker.locale,
        },
        asked: &[],
        rounds: &[],
        photos: &photos,
        moves: Moves::of(&of.lesson),
    };
    let printer = Printer {
        fonts: maker.fonts,
        locale: maker.locale,
    };
    let nothing = Drawn {
        svg: String::new(),
        height: 0.0,
    };
    block(&kit).map_or(nothing, |block| block.draw(printer, wide, form))
}

/// What a worksheet asks, without the room to write, and the answer below.
fn question<G: Geometry>(kit: &Kit<'_, G>, at: usize) -> Option<Block> {
    let mut block = exercise::block(kit, at, Label::None)?;
    let parts = std::mem::take(&mut block.parts).into_iter();
    block.parts = parts.filter_map(without_lines).collect();
    let mut answered = answer(kit, at);
    let yes = kit.own(Some(at), &WordKey::Yes).map(AnswerPart::Text);
    answered.extend(yes.filter(|yes| !answered.contains(yes)));
    answered.sort_by_key(|part| matches!(part, AnswerPart::Note(_)));
    let heading = BlockPart::Note(kit.say(&Phrase::PlanAnswer));
    block.parts.push(heading);
    block
        .parts
        .extend(answered.into_iter().map(BlockPart::from));
    Some(block)
}

/// Here nobody writes: of the lines only a question that stands before them is left.
fn without_lines(part: BlockPart) -> Option<BlockPart> {
    match part {
        BlockPart::Lines(words, _) => words.contains(['?', '؟']).then_some(BlockPart::Note(words)),
        other => Some(other),
    }
}

/// The pieces on a step's board, each kind with its number, in the order of the army.
fn counted<G: Geometry>(step: &Step<G>) -> BlockPart {
    let mut counted: Vec<(Piece, usize)> = Vec::new();
    for (_, piece) in step.position().board().iter() {
        match counted.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, count)) => *count += 1,
            None => counted.push((piece, 1)),
        }
    }
    counted.sort_by_key(|(piece, _)| (piece.seat.index(), piece.role));
    BlockPart::Pieces(counted, G::SEATS.len() > 2)
}
