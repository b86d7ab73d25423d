//! The small picture before a line of the list, for whoever does not read yet: what the first board of the card
//! is about.

use crate::gui::look::art::Icon;
use crate::gui::screen::rulebook::model::Sign;
use crate::lesson::book::{ExampleBoard, LaidExample};
use crate::rulebook::{Act, Card, Chapter, Example};
use crate::rules::{Claim, Geometry, Piece};

/// The picture of a card.
pub(super) fn card(card: &Card) -> Sign {
    let sign = card.examples.first().map(example);
    sign.unwrap_or(Sign::Icon(Icon::Rule))
}

/// A chapter has the picture of its first card.
pub(super) fn chapter(chapter: &Chapter) -> Sign {
    let sign = chapter.cards.first().map(card);
    sign.unwrap_or(Sign::Icon(Icon::Rule))
}

/// What is said there has a picture of its own; else it is the piece that is moved, touched or looked at.
fn example(example: &Example) -> Sign {
    let icon = match example.act {
        Act::Claim(Claim::Threefold) => Icon::Thrice,
        Act::Claim(Claim::FiftyMoves) => Icon::Tally,
        Act::Agree => Icon::Draw,
        Act::Resign(_) => Icon::Flag,
        Act::TakeBack => Icon::Undo,
        Act::Move | Act::Look if example.is_adjusted => Icon::Adjust,
        Act::Move | Act::Look => {
            let piece = match &example.board {
                ExampleBoard::Square(laid) => piece(laid),
                ExampleBoard::Cross(laid) => piece(laid),
            };
            return match piece {
                Some(piece) => Sign::Piece(piece),
                None if example.is_on_cross() => Sign::Icon(Icon::Family),
                None => Sign::Icon(Icon::Grid),
            };
        }
    };
    Sign::Icon(icon)
}

/// The piece that an example is about.
fn piece<G: Geometry>(laid: &LaidExample<G>) -> Option<Piece> {
    let moved = laid.attempt.map(|attempt| attempt.from);
    let mut asked = moved.into_iter().chain(laid.touched.iter().copied());
    let square = asked.next().or_else(|| laid.seen.first().copied())?;
    // Where it stood before what was played.
    let mut played = laid.played.iter().rev();
    let first = played.try_fold(square, |at, it| {
        Some(if it.to == at { it.from } else { at })
    });
    laid.start.position.piece_at(first?)
}
