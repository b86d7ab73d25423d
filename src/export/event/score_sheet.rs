//! A score sheet: who plays, a row for each move, the result, and how giving up is written.

use crate::explain::side_word;
use crate::export::canvas::{Anchor, INK, SOFT};
use crate::export::event::results::boxes;
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::text::whole;
use crate::locale::Phrase;
use crate::rules::Seat;

/// How many rows a column has; there are two.
const ROWS: u8 = 25;
/// Between two columns.
const GUTTER: f32 = 24.0;
/// The room for the number of a move.
const NUMBER: f32 = 24.0;
/// The size of the words.
const SIZE: f32 = 11.0;
/// From the line of one field to the next.
const FIELD: f32 = 24.0;
/// The room below the rows.
const BELOW: f32 = 138.0;

/// The name of White or of Black.
pub(super) fn side(leaf: &Leaf<'_>, seat: Seat) -> String {
    let army = side_word(seat);
    leaf.say(&Phrase::FamilyArmy { army })
}

/// Fills the page.
pub(super) fn score_sheet(leaf: &mut Leaf<'_>) {
    let page = (MARGIN, leaf.wide());
    let title = leaf.say(&Phrase::EventScoreSheet);
    leaf.paragraph(&title, Style::plain(22.0).bold(), page);
    let half = (leaf.wide() - GUTTER) / 2.0;
    let other = MARGIN + half + GUTTER;
    let date = leaf.say(&Phrase::PaperDate);
    let tournament = leaf.say(&Phrase::EventTournament);
    let (white, black) = (side(leaf, Seat::WHITE), side(leaf, Seat::BLACK));
    let round = leaf.say(&Phrase::EventRoundField);
    let table = leaf.say(&Phrase::EventTable);
    leaf.y += FIELD;
    leaf.field(&tournament, SIZE, (MARGIN, half));
    leaf.field(&date, SIZE, (other, half));
    leaf.y += FIELD;
    leaf.field(&white, SIZE, (MARGIN, half));
    let quarter = (half - GUTTER) / 2.0;
    leaf.field(&round, SIZE, (other, quarter));
    leaf.field(&table, SIZE, (other + quarter + GUTTER, quarter));
    leaf.y += FIELD;
    leaf.field(&black, SIZE, (MARGIN, half));
    leaf.y += SIZE;
    let top = leaf.y;
    let high = (leaf.size.1 - MARGIN - BELOW - top) / f32::from(ROWS + 1);
    for (first, x) in [(1, MARGIN), (1 + ROWS, other)] {
        rows(leaf, first, (x, top), (half, high));
    }
    leaf.y = top + high * f32::from(ROWS + 1) + FIELD;
    foot(leaf, (half, other));
}

/// The rows of a column, whose first move has this number.
fn rows(leaf: &mut Leaf<'_>, first: u8, (x, top): (f32, f32), (wide, high): (f32, f32)) {
    let half = (wide - NUMBER) / 2.0;
    let columns = [x + NUMBER, x + NUMBER + half];
    for (seat, left) in [Seat::WHITE, Seat::BLACK].into_iter().zip(columns) {
        let words = whole(&side(leaf, seat), true);
        let place = (left + half / 2.0, top + high * 0.68);
        leaf.canvas.text(place, &words, 10.0, INK, Anchor::Middle);
    }
    for row in 0..ROWS {
        let y = top + high * f32::from(row + 1);
        leaf.canvas.line(x, y, wide);
        let words = whole(&(first + row).to_string(), false);
        let place = (x + NUMBER - 6.0, y + high * 0.68);
        leaf.canvas.text(place, &words, 9.5, SOFT, Anchor::End);
    }
    let all = high * f32::from(ROWS + 1);
    for left in columns {
        leaf.canvas.upright(left, top, all);
    }
    leaf.canvas.frame(x, top, (wide, all), 0.0);
}

/// The result, both names, and how giving up is written.
fn foot(leaf: &mut Leaf<'_>, (half, other): (f32, f32)) {
    let top = leaf.y;
    let result = leaf.say(&Phrase::EventResult);
    boxes(leaf, &result, SIZE, (MARGIN, half));
    let signed = leaf.say(&Phrase::CertificateSigned);
    for seat in [Seat::WHITE, Seat::BLACK] {
        leaf.y += FIELD + 6.0;
        let word = format!("{signed} · {}", side(leaf, seat));
        leaf.field(&word, SIZE, (MARGIN, half));
    }
    leaf.y = top - SIZE;
    let says = leaf.say(&Phrase::EventGivingUp);
    leaf.paragraph(&says, Style::plain(10.0).bold(), (other, half));
    for phrase in [
        Phrase::EventGivingUpWord,
        Phrase::EventGivingUpRing,
        Phrase::EventGivingUpResult,
    ] {
        let says = leaf.say(&phrase);
        let dot = leaf.y + 8.5;
        leaf.canvas.circle(other + 3.0, dot, 1.5, true);
        leaf.paragraph(&says, Style::plain(10.0), (other + 11.0, half - 11.0));
        leaf.y += 1.5;
    }
}
