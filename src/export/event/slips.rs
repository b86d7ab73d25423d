//! Result slips, eight on a page: who played, the result, and both names below it.

use crate::export::canvas::SOFT;
use crate::export::event::results::boxes;
use crate::export::event::score_sheet::side;
use crate::export::leaf::{EDGE, Leaf, Style};
use crate::locale::Phrase;
use crate::rules::Seat;

/// How many lie beside and below each other.
const GRID: (u8, u8) = (2, 4);
/// The edge of a slip.
const EDGE_OF_SLIP: f32 = 18.0;
/// The size of the words.
const SIZE: f32 = 10.5;

/// Fills the page, and marks where it is cut apart.
pub(super) fn slips(leaf: &mut Leaf<'_>) {
    let wide = (leaf.size.0 - 2.0 * EDGE) / f32::from(GRID.0);
    let high = (leaf.size.1 - 2.0 * EDGE) / f32::from(GRID.1);
    for row in 0..GRID.1 {
        for column in 0..GRID.0 {
            let corner = (
                EDGE + f32::from(column) * wide,
                EDGE + f32::from(row) * high,
            );
            slip(leaf, corner, (wide, high));
        }
    }
    // From one side to the other, so that a stack of pages is cut in one go.
    let mut cuts = String::new();
    for row in 0..=GRID.1 {
        let y = EDGE + f32::from(row) * high;
        cuts += &format!("M{EDGE:.2} {y:.2}H{:.2}", leaf.size.0 - EDGE);
    }
    for column in 0..=GRID.0 {
        let x = EDGE + f32::from(column) * wide;
        cuts += &format!("M{x:.2} {EDGE:.2}V{:.2}", leaf.size.1 - EDGE);
    }
    leaf.drawn(&format!(
        r#"<path d="{cuts}" fill="none" stroke="{SOFT}" stroke-width=".6"/>"#
    ));
}

fn slip(leaf: &mut Leaf<'_>, (left, top): (f32, f32), (wide, high): (f32, f32)) {
    let (x, inner) = (left + EDGE_OF_SLIP, wide - 2.0 * EDGE_OF_SLIP);
    leaf.y = top + 10.0;
    let title = leaf.say(&Phrase::EventSlip);
    leaf.paragraph(&title, Style::plain(12.5).bold(), (x, inner));
    let step = (top + high - 12.0 - leaf.y) / 5.0;
    let half = (inner - 14.0) / 2.0;
    let other = x + half + 14.0;
    let fields = |leaf: &mut Leaf<'_>, words: [String; 2]| {
        leaf.y += step;
        let [one, two] = words;
        leaf.field(&one, SIZE, (x, half));
        leaf.field(&two, SIZE, (other, half));
    };
    let words = [Phrase::EventRoundField, Phrase::EventTable].map(|it| leaf.say(&it));
    fields(leaf, words);
    for seat in [Seat::WHITE, Seat::BLACK] {
        leaf.y += step;
        let word = side(leaf, seat);
        leaf.field(&word, SIZE, (x, inner));
    }
    leaf.y += step;
    let result = leaf.say(&Phrase::EventResult);
    boxes(leaf, &result, SIZE, (x, inner));
    let signed = leaf.say(&Phrase::EventBothSign);
    leaf.y += step;
    leaf.field(&signed, SIZE, (x, inner));
}
