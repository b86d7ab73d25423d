//! What an author draws on a board: arrows and marks, in short sentences.
//!
//! A sentence is a shape and its square or squares, with an ink before it if wanted: `arrow e2-e4`,
//! `red circle d5`. The shape carries the meaning; ink only adds to it.

use crate::diagnostic::{Diagnostic, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::moves_text::square;
use crate::lesson::text::Text;
use crate::rules::Square;

/// An arrow or a mark on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// A line with a head.
    Arrow {
        /// Where it begins.
        from: Square,
        /// Where its head is.
        to: Square,
        /// Its color.
        ink: Ink,
    },
    /// A ring around a square's piece.
    Circle {
        /// The square.
        at: Square,
        /// Its color.
        ink: Ink,
    },
    /// A tint over a whole square.
    Square {
        /// The square.
        at: Square,
        /// Its color.
        ink: Ink,
    },
    /// A cross over a square.
    Cross {
        /// The square.
        at: Square,
        /// Its color.
        ink: Ink,
    },
}

/// The color of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The theme's own color for drawings.
    #[default]
    Plain,
    /// `green`
    Green,
    /// `red`
    Red,
    /// `blue`
    Blue,
    /// `yellow`
    Yellow,
}

const INKS: [(&str, Ink); 4] = [
    ("green", Ink::Green),
    ("red", Ink::Red),
    ("blue", Ink::Blue),
    ("yellow", Ink::Yellow),
];
const SHAPES: [&str; 4] = ["arrow", "circle", "square", "cross"];

/// Reads every sentence of `draw`; complains about each that is none.
pub(super) fn read(sentences: &[Text<'_>], log: &mut Log<'_>) -> Vec<Drawing> {
    sentences
        .iter()
        .filter_map(|sentence| drawing(*sentence, log))
        .collect()
}

fn drawing(sentence: Text<'_>, log: &mut Log<'_>) -> Option<Drawing> {
    let words = sentence.words();
    let (ink, rest) = match words.as_slice() {
        [first, rest @ ..] => match INKS.iter().find(|(name, _)| *name == first.value) {
            Some((_, ink)) => (*ink, rest),
            None => (Ink::Plain, words.as_slice()),
        },
        [] => (Ink::Plain, words.as_slice()),
    };
    let [shape, place] = rest else {
        log.push(unreadable(sentence, words.first().copied()));
        return None;
    };
    match shape.value {
        "arrow" => arrow(*place, ink, log),
        "circle" => square(*place, log).map(|at| Drawing::Circle { at, ink }),
        "square" => square(*place, log).map(|at| Drawing::Square { at, ink }),
        "cross" => square(*place, log).map(|at| Drawing::Cross { at, ink }),
        _ => {
            let word = if ink == Ink::Plain { sentence } else { *shape };
            log.push(unreadable(word, Some(*shape)));
            None
        }
    }
}

fn arrow(place: Text<'_>, ink: Ink, log: &mut Log<'_>) -> Option<Drawing> {
    let Some((from, _)) = place.value.split_once('-') else {
        log.push(unreadable(place, None));
        return None;
    };
    let from_text = place.cut(0, from.len());
    let to_text = place.cut(from.len() + 1, place.value.len());
    let (from, to) = (square(from_text, log), square(to_text, log));
    let (from, to) = (from?, to?);
    if from == to {
        let found = Diagnostic::error(
            codes::DRAW,
            place.inside(),
            say!("check-arrow-of-one-square"),
        );
        log.push(
            found
                .label(say!("check-arrow-of-one-square-label"))
                .help(say!("check-arrow-of-one-square-help")),
        );
        return None;
    }
    Some(Drawing::Arrow { from, to, ink })
}

fn unreadable(text: Text<'_>, word: Option<Text<'_>>) -> Diagnostic {
    let known = INKS.iter().map(|(name, _)| *name).chain(SHAPES);
    let near = word
        .and_then(|word| closest(word.value, known))
        .filter(|near| word.is_none_or(|w| w.value != *near));
    let help = near.map_or_else(|| say!("check-no-drawing-help"), did_you_mean);
    let message = say!("check-no-drawing", text = text.value);
    Diagnostic::error(codes::DRAW, text.inside(), message)
        .label(say!("check-no-drawing-label"))
        .help(help)
}
