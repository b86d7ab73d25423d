//! What an author draws on a board: arrows and marks, in short sentences.
//!
//! A sentence is a shape and its square or squares, with an ink before it if wanted: `arrow e2-e4`,
//! `red circle d5`. The shape carries the meaning; ink only adds to it.

use crate::diagnostic::{Diagnostic, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::moves_text::square;
use crate::lesson::movetext::is_dash;
use crate::lesson::text::Text;
use crate::rules::Geometry;
use crate::scene::{ArrowKind, Mark, Tone};

/// The inks; without one a drawing is blue.
const INKS: [(&str, Tone); 4] = [
    ("green", Tone::Green),
    ("red", Tone::Red),
    ("blue", Tone::Blue),
    ("yellow", Tone::Yellow),
];
const SHAPES: [&str; 4] = ["arrow", "circle", "square", "cross"];

/// Reads every sentence of `draw`; complains about each that is none.
pub(super) fn read<G: Geometry>(sentences: &[Text<'_>], log: &mut Log<'_>) -> Vec<Mark> {
    sentences
        .iter()
        .filter_map(|sentence| drawing::<G>(*sentence, log))
        .collect()
}

fn drawing<G: Geometry>(sentence: Text<'_>, log: &mut Log<'_>) -> Option<Mark> {
    let words = sentence.words();
    let ink = words.first().and_then(|word| {
        let mut inks = INKS.iter();
        inks.find(|(name, _)| *name == word.value).map(|it| it.1)
    });
    let [shape, place] = words.get(usize::from(ink.is_some())..).unwrap_or_default() else {
        log.push(unreadable(sentence, words.first().copied()));
        return None;
    };
    let tone = ink.unwrap_or_default();
    match shape.value {
        "arrow" => arrow::<G>(*place, tone, log),
        "circle" => square::<G>(*place, log).map(|at| Mark::Circle(at.into(), tone)),
        "square" => square::<G>(*place, log).map(|at| Mark::Tint(at.into(), tone)),
        "cross" => square::<G>(*place, log).map(|at| Mark::Cross(at.into(), tone)),
        _ => {
            let word = if ink.is_some() { *shape } else { sentence };
            log.push(unreadable(word, Some(*shape)));
            None
        }
    }
}

fn arrow<G: Geometry>(place: Text<'_>, tone: Tone, log: &mut Log<'_>) -> Option<Mark> {
    let Some((from, to)) = place.value.split_once(is_dash) else {
        log.push(unreadable(place, None));
        return None;
    };
    let from_text = place.cut(0, from.len());
    let to_text = place.cut(place.value.len() - to.len(), place.value.len());
    let (from, to) = (square::<G>(from_text, log), square::<G>(to_text, log));
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
    Some(Mark::arrow(from, to, ArrowKind::Author(tone)))
}

fn unreadable(text: Text<'_>, word: Option<Text<'_>>) -> Diagnostic {
    let known = INKS.iter().map(|(name, _)| *name).chain(SHAPES);
    let near = word
        .and_then(|word| closest(word.value, known))
        .filter(|near| word.is_none_or(|w| w.value != *near));
    let inks = INKS.map(|(name, _)| format!("`{name}`")).join(", ");
    let help = near.map_or_else(
        || say!("check-no-drawing-help", colors = inks),
        did_you_mean,
    );
    let message = say!("check-no-drawing", text = text.value);
    Diagnostic::error(codes::DRAW, text.inside(), message)
        .label(say!("check-no-drawing-label"))
        .help(help)
}
