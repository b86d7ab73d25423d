//! What all exercises of a lesson ask, taken out of them to be said once above.

use crate::export::block::{Block, BlockPart, Label};
use crate::export::kit::Printer;
use crate::locale::Phrase;
use crate::rules::Seat;

/// What is said once for all exercises.
#[derive(Clone, Debug, Default)]
pub(super) struct Common {
    /// Words, first to last.
    pub(super) parts: Vec<BlockPart>,
    /// Where the side to move is not the same on all boards: each side once, as its sign is to be read.
    pub(super) turns: Vec<(Seat, String)>,
}

impl Common {
    /// Takes it out of the exercises.
    pub(super) fn taken(printer: Printer<'_>, is_of_four: bool, blocks: &mut [Block]) -> Self {
        let numbered = blocks.iter_mut();
        let mut numbered: Vec<&mut Block> = numbered
            .filter(|it| matches!(it.label, Label::Number(_)))
            .collect();
        let Some((first, others)) = numbered.split_first() else {
            return Self::default();
        };
        let is_common = |part: &&BlockPart| others.iter().all(|it| it.parts.contains(part));
        let words = first.parts.iter().filter(|it| is_words(it));
        let mut parts: Vec<BlockPart> = words.filter(is_common).cloned().collect();
        for block in &mut numbered {
            block.parts.retain(|part| !parts.contains(part));
        }
        let word = before_lines(&mut numbered);
        let word = word.map(|word| match word == printer.say(&Phrase::PaperMoves) {
            true => printer.say(&Phrase::PaperBelow),
            false => word,
        });
        parts.extend(word.map(BlockPart::Note));
        // The question comes first, whose turn it is last.
        parts.sort_by_key(|part| match part {
            BlockPart::Text(_) => 0,
            BlockPart::Turn(..) => 2,
            _ => 1,
        });
        // On the board of two a sign beside it shows who is to move, which is told once.
        let turns = match is_of_four {
            false => turns(&mut numbered),
            true => Vec::new(),
        };
        Self { parts, turns }
    }
}

/// Whether a part is words alone, so that they can stand elsewhere.
const fn is_words(part: &BlockPart) -> bool {
    matches!(
        part,
        BlockPart::Text(_) | BlockPart::Note(_) | BlockPart::Turn(..)
    )
}

/// The word before the lines to write on, if all exercises have the same; it is taken away there.
fn before_lines(blocks: &mut [&mut Block]) -> Option<String> {
    let word = |block: &&mut Block| {
        block.parts.iter().find_map(|part| match part {
            BlockPart::Lines(word, _) => Some(word.clone()),
            _ => None,
        })
    };
    let common = blocks.first().and_then(word)?;
    if !blocks.iter().all(|it| word(it).as_ref() == Some(&common)) {
        return None;
    }
    for part in blocks.iter_mut().flat_map(|it| &mut it.parts) {
        if let BlockPart::Lines(word, _) = part {
            word.clear();
        }
    }
    Some(common)
}

/// Each side that is to move somewhere, White first; its words are taken away there.
fn turns(blocks: &mut [&mut Block]) -> Vec<(Seat, String)> {
    let mut turns: Vec<(Seat, String)> = Vec::new();
    for block in blocks {
        block.parts.retain(|part| match part {
            BlockPart::Turn(turn, words) => {
                if !turns.iter().any(|(known, _)| known == turn) {
                    turns.push((*turn, words.clone()));
                }
                false
            }
            _ => true,
        });
    }
    turns.sort_by_key(|(turn, _)| *turn != Seat::WHITE);
    turns
}
