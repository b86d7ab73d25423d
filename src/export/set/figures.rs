//! The pieces: strips that are folded into figures or cut into flat pieces, and their backs.
//!
//! A strip is, from its upper end: a foot to glue, the piece on its head, the piece, a foot. Strips lie edge to edge,
//! so that one cut parts two. What lies at `x` on the front lies at the width of the paper less `x` on the back.

use crate::export::canvas::{Anchor, INK, SOFT};
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::pieces::symbol;
use crate::export::set::Army;
use crate::export::set::lines::{MM, cut, fold, glue, piece, rectangle};
use crate::export::text::{whole, width};
use crate::locale::Phrase;
use crate::rules::{Piece, Role};

/// How many armies stand on a page.
pub(super) const ARMIES: usize = 2;
/// How many strips lie beside each other.
const COLUMNS: usize = 8;
/// How wide a strip is: a piece fits into its square with room for fingers.
const WIDE: f32 = 17.0 * MM;
/// How high each picture is; as a flat piece it still fits into a square.
const PANEL: f32 = 18.0 * MM;
/// The side of a drawing: an army's badge, at the drawing's corner, keeps off the scissors.
const PICTURE: f32 = 16.0 * MM;
/// How long a foot is.
const FOOT: f32 = 9.0 * MM;
/// How long a strip is.
const LONG: f32 = 2.0 * (PANEL + FOOT);
/// Where the first row begins.
const TOP: f32 = 40.0 * MM;
/// The frame of a back, from the edge of its picture.
const FRAME: f32 = 1.6 * MM;

/// Where the strip of each piece lies, from the left upper corner of the paper.
fn laid(armies: &[Army], wide: f32) -> impl Iterator<Item = (Piece, (f32, f32))> {
    let left = (wide - to_f32(COLUMNS) * WIDE) / 2.0;
    let rows = armies.iter().flat_map(|army| army.pieces.chunks(COLUMNS));
    rows.enumerate().flat_map(move |(row, pieces)| {
        let y = TOP + to_f32(row) * LONG;
        let places = pieces.iter().enumerate();
        places.map(move |(column, piece)| (*piece, (left + to_f32(column) * WIDE, y)))
    })
}

/// The strips.
pub(super) fn fronts(leaf: &mut Leaf<'_>, title: &str, armies: &[Army], is_of_four: bool) {
    let column = (MARGIN, leaf.wide());
    leaf.paragraph(title, Style::plain(18.0).bold().in_the_middle(), column);
    legend(leaf);
    let mut drawn = String::new();
    for (man, (x, y)) in laid(armies, leaf.size.0) {
        let name = symbol(man, is_of_four);
        let left = x + (WIDE - PICTURE) / 2.0;
        let top = y + FOOT + (PANEL - PICTURE) / 2.0;
        drawn += &glue((x, y), (WIDE, FOOT));
        drawn += &piece(&name, (left, top), PICTURE, true);
        drawn += &piece(&name, (left, top + PANEL), PICTURE, false);
        for down in [FOOT, FOOT + PANEL, FOOT + 2.0 * PANEL] {
            drawn += &fold((x, y + down), (x + WIDE, y + down));
        }
        drawn += &cut(&rectangle((x, y), (WIDE, LONG)));
    }
    leaf.drawn(&drawn);
}

/// What lies behind the pictures of the strips: to be read like them, whichever of the two is cut out.
pub(super) fn backs(leaf: &mut Leaf<'_>, armies: &[Army], is_of_four: bool) {
    let mut drawn = String::new();
    let wide = leaf.size.0;
    for (man, (x, y)) in laid(armies, wide) {
        let role = match man.role {
            Role::Pawn => Role::Queen,
            role => role,
        };
        let name = symbol(Piece::new(role, man.seat), is_of_four);
        let x = wide - x - WIDE;
        let side = WIDE - 2.0 * FRAME;
        for (down, is_on_its_head) in [(FOOT, true), (FOOT + PANEL, false)] {
            let (left, top) = (x + FRAME, y + down + (PANEL - side) / 2.0);
            drawn += &format!(
                r#"<rect x="{left:.2}" y="{top:.2}" width="{side:.2}" height="{side:.2}" rx="9" fill="none" stroke="{SOFT}" stroke-width="1.4"/>"#
            );
            let inner = side * 0.86;
            let edge = (side - inner) / 2.0;
            drawn += &piece(&name, (left + edge, top + edge), inner, is_on_its_head);
        }
    }
    leaf.drawn(&drawn);
}

/// What each line means.
fn legend(leaf: &mut Leaf<'_>) {
    let (size, long, gap) = (11.0, 30.0, 7.0);
    let words = [Phrase::SetCut, Phrase::SetFold, Phrase::SetGlue].map(|it| leaf.say(&it));
    let words = words.map(|it| whole(&it, false));
    let widths = words.each_ref().map(|it| width(leaf.fonts, it, size));
    let between = 26.0;
    let all: f32 = widths.iter().map(|it| it + long + gap).sum::<f32>() + 2.0 * between;
    let mut x = (leaf.size.0 - all) / 2.0;
    leaf.y += 18.0;
    for (at, word) in words.iter().enumerate() {
        let sample = match at {
            0 => cut(&[(0.0, 5.0), (long, 5.0)]),
            1 => fold((0.0, 5.0), (long, 5.0)),
            _ => glue((0.0, 0.0), (long, 10.0)),
        };
        leaf.canvas.put(x, leaf.y - 9.0, long, &sample, 1.0);
        x += long + gap;
        let place = (x, leaf.y);
        leaf.canvas.text(place, word, size, INK, Anchor::Start);
        x += widths[at] + between;
    }
}

#[allow(clippy::cast_precision_loss)] // A page has few rows.
fn to_f32(count: usize) -> f32 {
    count as f32
}
