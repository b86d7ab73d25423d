//! The three results, each in a box to ring or to tick.

use crate::export::canvas::{Anchor, INK};
use crate::export::leaf::Leaf;
use crate::export::text::{whole, width};

/// As they are written on score sheets, White's points first.
const RESULTS: [&str; 3] = ["1–0", "½–½", "0–1"];

/// A box of each result in a row that begins at `x`, with the word before them; `y` is the line of the words.
pub(super) fn boxes(leaf: &mut Leaf<'_>, word: &str, size: f32, (x, wide): (f32, f32)) {
    let word = whole(word, false);
    let gone = width(leaf.fonts, &word, size) + size;
    let place = (x, leaf.y);
    leaf.canvas.text(place, &word, size, INK, Anchor::Start);
    let each = ((wide - gone) / 3.0).min(size * 6.0);
    let high = size * 1.9;
    let mut left = x + gone;
    for result in RESULTS {
        let corner = leaf.y - high / 2.0 - size * 0.36;
        let frame = (each - size * 0.6, high);
        leaf.canvas.frame(left, corner, frame, 4.0);
        let middle = (left + frame.0 / 2.0, leaf.y);
        let words = whole(result, true);
        leaf.canvas.text(middle, &words, size, INK, Anchor::Middle);
        left += each;
    }
}
