//! Trays for what is taken: a box without a lid for each army, with a tab to glue at each of its corners.

use crate::explain::side_word;
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::pieces::symbol;
use crate::export::set::Army;
use crate::export::set::lines::{MM, cut, fold, glue, piece};
use crate::locale::Phrase;
use crate::rules::{Piece, Role};

/// How many trays lie on a page.
pub(super) const TRAYS: usize = 2;
/// The ground: eight flat pieces long, two wide.
const GROUND: (f32, f32) = (140.0 * MM, 42.0 * MM);
/// How high a wall is.
const WALL: f32 = 16.0 * MM;
/// How wide a tab is, and by how much its end is narrower at each side.
const TAB: (f32, f32) = (11.0 * MM, 2.5 * MM);
/// Between two trays.
const GAP: f32 = 14.0 * MM;
/// Where the first begins.
const TOP: f32 = 40.0 * MM;
/// The drawing of the king.
const KING: f32 = 30.0 * MM;

/// A tray for each of the armies.
pub(super) fn trays(leaf: &mut Leaf<'_>, title: &str, armies: &[Army], is_of_four: bool) {
    let column = (MARGIN, leaf.wide());
    leaf.paragraph(title, Style::plain(18.0).bold().in_the_middle(), column);
    let says = leaf.say(&Phrase::SetStepTray);
    leaf.paragraph(&says, Style::plain(11.0).in_the_middle(), column);
    let left = (leaf.size.0 - GROUND.0) / 2.0 - WALL;
    let mut top = TOP;
    for army in armies {
        leaf.drawn(&net((left, top)));
        let king = symbol(Piece::new(Role::King, army.seat), is_of_four);
        let middle = top + WALL + GROUND.1 / 2.0;
        let place = (left + WALL + 6.0 * MM, middle - KING / 2.0);
        leaf.drawn(&piece(&king, place, KING, false));
        let army = side_word(army.seat);
        let name = leaf.say(&Phrase::FamilyArmy { army });
        leaf.y = middle - 13.0;
        let column = (left + WALL + KING + 12.0 * MM, GROUND.0 - KING - 18.0 * MM);
        leaf.paragraph_there(&name, Style::plain(20.0).bold(), column);
        top += GROUND.1 + 2.0 * WALL + GAP;
    }
}

/// A tray laid flat, from its left upper corner.
fn net((left, top): (f32, f32)) -> String {
    let (near, far) = (left + WALL, left + WALL + GROUND.0);
    let (high, low) = (top + WALL, top + WALL + GROUND.1);
    let (end, bottom) = (far + WALL, low + WALL);
    let (tab, narrower) = TAB;
    let corners = [
        (near, top),
        (far, top),
        (far + tab, top + narrower),
        (far + tab, high - narrower),
        (far, high),
        (end, high),
        (end, low),
        (far, low),
        (far + tab, low + narrower),
        (far + tab, bottom - narrower),
        (far, bottom),
        (near, bottom),
        (near - tab, bottom - narrower),
        (near - tab, low + narrower),
        (near, low),
        (left, low),
        (left, high),
        (near, high),
        (near - tab, high - narrower),
        (near - tab, top + narrower),
    ];
    let mut drawn = String::new();
    for (x, y) in [(near - tab, top), (far, top), (near - tab, low), (far, low)] {
        drawn += &glue((x, y + narrower), (tab, WALL - 2.0 * narrower));
        let at = if x < near { near } else { far };
        drawn += &fold((at, y), (at, y + WALL));
    }
    for y in [high, low] {
        drawn += &fold((near, y), (far, y));
    }
    for x in [near, far] {
        drawn += &fold((x, high), (x, low));
    }
    drawn += &cut(&corners);
    drawn
}
