//! The first page: a picture of the finished set, what to do in small steps, and what lies on which page.

use crate::export::canvas::{Anchor, INK, SOFT};
use crate::export::leaf::{EDGE, Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::pieces::symbol;
use crate::export::set::lines::{cut, fold, glue, piece, polygon, rectangle};
use crate::export::set::{Playset, Start, picture};
use crate::export::text::whole;
use crate::locale::{Phrase, count};
use crate::rules::{Piece, Role, Seat};

/// A step: its sentence, and a drawing of it.
type Step = (Phrase, fn() -> String);

const STEPS: [Step; 6] = [
    (Phrase::SetStepPrint, print),
    (Phrase::SetStepCut, strip),
    (Phrase::SetStepFold, tent),
    (Phrase::SetStepFlat, flat),
    (Phrase::SetStepQueen, queen),
    (Phrase::SetStepTray, tray),
];

/// The box of a step's drawing.
const DRAWING: (f32, f32) = (62.0, 50.0);
/// The size of a step's sentence.
const SENTENCE: f32 = 11.5;
/// The size of a page's name.
const CONTENTS: f32 = 9.5;
/// Between two columns.
const GUTTER: f32 = 20.0;
/// Between two steps.
const GAP: f32 = 9.0;

/// `contents` are the page on which each part begins, and its name.
pub(super) fn cover(
    leaf: &mut Leaf<'_>,
    title: &str,
    which: Playset,
    start: &Start,
    contents: &[(usize, String)],
) {
    let page = (MARGIN, leaf.wide());
    leaf.paragraph(title, Style::plain(28.0).bold().in_the_middle(), page);
    let n_pieces = count(start.n_pieces());
    let made_of = leaf.say(&Phrase::SetMadeOf { count: n_pieces });
    let style = Style::plain(12.0).colored(SOFT).in_the_middle();
    leaf.paragraph(&made_of, style, page);
    leaf.y += 10.0;
    let steps = steps(which);
    let wide = (leaf.wide() - GUTTER) / 2.0;
    let below = steps_height(leaf, &steps, wide) + contents_height(contents);
    let room = leaf.size.1 - EDGE - 20.0 - below - leaf.y - GAP;
    let (_, high) = picture::drawn(start, 1.0);
    let across = leaf.wide().min(room / high);
    let (drawn, high) = picture::drawn(start, across);
    let x = (leaf.size.0 - across) / 2.0;
    let y = leaf.y + ((room - high) / 2.0).max(0.0);
    leaf.canvas.put(x, y, across, &drawn, 1.0);
    leaf.y += room + GAP;
    let top = leaf.y;
    let rows = steps.len().div_ceil(2);
    for (at, steps) in steps.chunks(rows).zip([0.0, 1.0]).map(|(it, at)| (at, it)) {
        leaf.y = top;
        let x = MARGIN + at * (wide + GUTTER);
        for (phrase, draw) in steps {
            step(leaf, phrase, &draw(), (x, wide));
        }
    }
    leaf.y = top + steps_height(leaf, &steps, wide);
    list(leaf, contents, wide);
}

/// The steps in their order; the cross has one more.
fn steps(which: Playset) -> Vec<Step> {
    let mut steps = STEPS.to_vec();
    if which == Playset::Cross {
        steps.insert(2, (Phrase::SetStepBoard, halves));
    }
    steps
}

/// How wide the sentence of a step is.
const fn beside(wide: f32) -> f32 {
    wide - DRAWING.0 - 10.0
}

fn step_height(leaf: &Leaf<'_>, phrase: &Phrase, wide: f32) -> f32 {
    let says = leaf.say(phrase);
    let words = leaf.height(&says, Style::plain(SENTENCE), beside(wide));
    words.max(DRAWING.1) + GAP
}

fn steps_height(leaf: &Leaf<'_>, steps: &[Step], wide: f32) -> f32 {
    let columns = steps.chunks(steps.len().div_ceil(2)).map(|steps| {
        let heights = steps.iter();
        heights
            .map(|(phrase, _)| step_height(leaf, phrase, wide))
            .sum::<f32>()
    });
    columns.fold(0.0, f32::max)
}

fn step(leaf: &mut Leaf<'_>, phrase: &Phrase, drawing: &str, (x, wide): (f32, f32)) {
    let (top, high) = (leaf.y, step_height(leaf, phrase, wide) - GAP);
    let y = top + (high - DRAWING.1) / 2.0;
    leaf.canvas.put(x, y, DRAWING.0, drawing, 1.0);
    let says = leaf.say(phrase);
    let words = leaf.height(&says, Style::plain(SENTENCE), beside(wide));
    leaf.y = top + (high - words) / 2.0;
    let column = (x + DRAWING.0 + 10.0, beside(wide));
    leaf.paragraph(&says, Style::plain(SENTENCE), column);
    leaf.y = top + high + GAP;
}

#[allow(clippy::cast_precision_loss)] // A set has few parts.
fn contents_height(contents: &[(usize, String)]) -> f32 {
    contents.len().div_ceil(2) as f32 * CONTENTS * 1.5 + 8.0
}

/// What lies on which page.
fn list(leaf: &mut Leaf<'_>, contents: &[(usize, String)], wide: f32) {
    leaf.canvas.line(MARGIN, leaf.y, leaf.wide());
    leaf.y += 4.0;
    let top = leaf.y;
    let columns = contents.chunks(contents.len().div_ceil(2));
    for (contents, x) in columns.zip([MARGIN, MARGIN + wide + GUTTER]) {
        leaf.y = top;
        for (page, name) in contents {
            leaf.y += CONTENTS * 1.5;
            let says = leaf.say(&Phrase::SetOnPage {
                page: count(*page),
                text: name.clone(),
            });
            let words = whole(&says, false);
            leaf.canvas
                .text((x, leaf.y), &words, CONTENTS, INK, Anchor::Start);
        }
    }
}

fn white(role: Role) -> String {
    symbol(Piece::new(role, Seat::WHITE), false)
}

/// A line with a head at its end.
fn arrow(way: &str, (x, y): (f32, f32), turn: f32) -> String {
    format!(
        r#"<path d="{way}" fill="none" stroke="{INK}" stroke-width="1.5"/><path d="M{x} {y}l-7 -3.5v7z" fill="{INK}" transform="rotate({turn} {x} {y})"/>"#
    )
}

const PAPER: &str = r##"fill="#fff" stroke="#111" stroke-width="1""##;

/// A sheet that is turned over its long edge.
fn print() -> String {
    let sheet = polygon(&rectangle((8.0, 4.0), (28.0, 42.0)), PAPER);
    let behind = polygon(
        &[(36.0, 4.0), (54.0, 9.0), (54.0, 41.0), (36.0, 46.0)],
        PAPER,
    );
    let king = piece(&white(Role::King), (10.0, 13.0), 24.0, false);
    let arrow = arrow("M16 -1C28 -7 44 -5 50 1", (52.0, 4.0), 55.0);
    format!("{behind}{sheet}{king}{arrow}")
}

/// A strip and scissors.
fn strip() -> String {
    let pawn = white(Role::Pawn);
    let drawn = [
        polygon(&rectangle((24.0, 0.0), (16.0, 50.0)), PAPER),
        glue((24.0, 0.0), (16.0, 8.0)),
        piece(&pawn, (24.0, 8.0), 16.0, true),
        piece(&pawn, (24.0, 26.0), 16.0, false),
        cut(&rectangle((24.0, 0.0), (16.0, 50.0))),
    ];
    let scissors = r##"<text x="11" y="33" font-family="DejaVu Sans" font-size="19" fill="#111" transform="rotate(-90 18 26)">✂</text>"##;
    drawn.concat() + scissors
}

/// Two halves of a cross, the flap of one below the other.
fn halves() -> String {
    let left = [
        (10.0, 4.0),
        (26.0, 4.0),
        (26.0, 46.0),
        (10.0, 46.0),
        (10.0, 38.0),
        (2.0, 38.0),
        (2.0, 12.0),
        (10.0, 12.0),
    ];
    let right = left.map(|(x, y)| (62.0 - x, y));
    let flap = polygon(
        &[(26.0, 6.0), (33.0, 9.0), (33.0, 41.0), (26.0, 44.0)],
        PAPER,
    );
    let stripes = glue((26.0, 9.0), (7.0, 32.0));
    format!(
        "{flap}{stripes}{}{}",
        polygon(&left, PAPER),
        polygon(&right, PAPER)
    )
}

/// A strip that stands as a figure.
fn tent() -> String {
    let side = polygon(
        &[(40.0, 4.0), (46.0, 46.0), (56.0, 40.0)],
        r##"fill="#e4e6e9" stroke="#111" stroke-width="1" stroke-linejoin="round""##,
    );
    let front = polygon(
        &[(12.0, 4.0), (40.0, 4.0), (46.0, 46.0), (8.0, 46.0)],
        PAPER,
    );
    let king = piece(&white(Role::King), (8.0, 6.0), 38.0, false);
    format!("{side}{front}{king}")
}

/// Two flat pieces out of one strip.
fn flat() -> String {
    let knight = white(Role::Knight);
    let one = |x: f32, y: f32| {
        polygon(&rectangle((x, y), (26.0, 26.0)), PAPER) + &piece(&knight, (x, y), 26.0, false)
    };
    format!("{}{}", one(4.0, 4.0), one(32.0, 20.0))
}

/// A pawn that is turned over, and is a queen.
fn queen() -> String {
    let one = |role: Role, x: f32| {
        polygon(&rectangle((x, 20.0), (25.0, 25.0)), PAPER)
            + &piece(&white(role), (x, 20.0), 25.0, false)
    };
    let frame = r##"<rect x="38" y="22" width="21" height="21" rx="3" fill="none" stroke="#444" stroke-width=".9"/>"##;
    let arrow = arrow("M15 16C22 4 38 4 45 12", (47.0, 16.0), 60.0);
    format!(
        "{}{}{frame}{arrow}",
        one(Role::Pawn, 4.0),
        one(Role::Queen, 36.0)
    )
}

/// A box with a piece inside.
fn tray() -> String {
    let rook = piece(&white(Role::Rook), (10.0, 4.0), 26.0, false);
    let pawn = piece(&white(Role::Pawn), (30.0, 6.0), 24.0, false);
    let inside = polygon(
        &[(12.0, 18.0), (56.0, 18.0), (50.0, 30.0), (6.0, 30.0)],
        r##"fill="#e4e6e9" stroke="#111" stroke-width="1" stroke-linejoin="round""##,
    );
    let front = polygon(
        &[(6.0, 30.0), (50.0, 30.0), (50.0, 46.0), (6.0, 46.0)],
        PAPER,
    );
    let side = polygon(
        &[(50.0, 30.0), (56.0, 18.0), (56.0, 34.0), (50.0, 46.0)],
        PAPER,
    );
    let crease = fold((6.0, 46.0), (50.0, 46.0));
    format!("{inside}{rook}{pawn}{front}{side}{crease}")
}
