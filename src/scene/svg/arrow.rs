//! Arrows. What an arrow says shows in its shaft and its head, not only in its color: an attack is
//! thick with a full head, a move has an open head, a hint is dashed, a refused move ends in a cross.

use crate::scene::ArrowKind;
use crate::scene::svg::pen::{Outline, Pen};
use crate::scene::svg::{End, Point};

/// The measures of one kind of arrow.
struct Form {
    shaft: f32,
    head_length: f32,
    head_width: f32,
    has_full_head: bool,
    /// Dashes and gaps in widths of the shaft; empty for a solid shaft.
    dash: &'static [f32],
}

const ATTACK: Form = Form {
    shaft: 13.0,
    head_length: 30.0,
    head_width: 40.0,
    has_full_head: true,
    dash: &[],
};

const HINT: Form = Form {
    shaft: 10.0,
    head_length: 27.0,
    head_width: 34.0,
    has_full_head: true,
    dash: &[1.7, 1.0],
};

const MOVE: Form = Form {
    shaft: 10.0,
    head_length: 26.0,
    head_width: 38.0,
    has_full_head: false,
    dash: &[],
};

const REFUSED: Form = Form {
    shaft: 9.0,
    head_length: CROSS,
    head_width: 2.0 * CROSS,
    has_full_head: true,
    dash: &[2.2, 1.3],
};

/// The radius of the disc with the cross.
const CROSS: f32 = 20.0;

const AUTHOR: Form = Form {
    shaft: 8.5,
    head_length: 26.0,
    head_width: 34.0,
    has_full_head: true,
    dash: &[],
};

/// How far from the middle of its square an arrow starts, and how far where a piece stands.
const START: [f32; 2] = [32.0, 40.0];

/// How far before the middle of its square an arrow ends, and how far where a piece stands.
const END: [f32; 2] = [8.0, 28.0];

/// Draws an arrow from one square to another.
pub(super) fn draw(pen: &mut Pen<'_>, [start, end]: [End; 2], kind: ArrowKind) {
    let (from, to) = (start.at, end.at);
    let end_is_taken = end.is_taken;
    let start = START[usize::from(start.is_taken)];
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y);
    if length < 50.0 {
        return;
    }
    let along = Point::new(x / length, y / length);
    let form = match kind {
        ArrowKind::Attack => &ATTACK,
        ArrowKind::Hint => &HINT,
        ArrowKind::Move => &MOVE,
        ArrowKind::Refused => &REFUSED,
        ArrowKind::Author(_) => &AUTHOR,
    };
    let tip = to.plus(along, -END[usize::from(end_is_taken)]);
    let overlap = if form.has_full_head { 0.8 } else { 0.15 };
    let end = tip.plus(along, -form.head_length * overlap);
    let shaft = Outline::through(&[from.plus(along, start), end], false);
    let head = head(tip, along, form);
    let palette = pen.palette;
    match kind {
        ArrowKind::Refused => {
            pen.halo(&shaft, form.shaft);
            pen.plain(&shaft, form.shaft, &palette.refused, form.dash);
            crossed(
                pen,
                tip.plus(along, if end_is_taken { 0.0 } else { END[0] }),
            );
        }
        ArrowKind::Author(tone) => {
            pen.toned(&shaft, form.shaft, tone);
            pen.shape(&head, palette.tone(tone));
        }
        ArrowKind::Move => both(pen, &shaft, &head, form, &palette.accent),
        ArrowKind::Hint => both(pen, &shaft, &head, form, &palette.hint),
        ArrowKind::Attack => both(pen, &shaft, &head, form, &palette.danger),
    }
}

/// Shaft and head in one color, with one halo around both.
fn both(pen: &mut Pen<'_>, shaft: &Outline, head: &Outline, form: &Form, color: &str) {
    let edge = if form.has_full_head { 0.0 } else { form.shaft };
    pen.halo(shaft, form.shaft);
    pen.halo(head, edge);
    pen.plain(shaft, form.shaft, color, form.dash);
    if form.has_full_head {
        pen.fill(head, color, 1.0);
    } else {
        pen.plain(head, form.shaft, color, &[]);
    }
}

/// A disc with a cross: the move does not get there.
fn crossed(pen: &mut Pen<'_>, at: Point) {
    let palette = pen.palette;
    pen.shape(&Outline::circle(at, CROSS), &palette.danger);
    let arm = CROSS * 0.42;
    let corner = |right: f32, down: f32| at.plus(Point::new(right, down), arm);
    let lines = [
        Outline::through(&[corner(-1.0, -1.0), corner(1.0, 1.0)], false),
        Outline::through(&[corner(1.0, -1.0), corner(-1.0, 1.0)], false),
    ];
    pen.plain(&Outline::all(lines), 6.0, &palette.halo, &[]);
}

/// The head: a full triangle, or an open angle to be drawn as a line.
fn head(tip: Point, along: Point, form: &Form) -> Outline {
    let across = Point::new(-along.y, along.x);
    let back = tip.plus(along, -form.head_length);
    let half = form.head_width / 2.0;
    let corners = [back.plus(across, half), tip, back.plus(across, -half)];
    Outline::through(&corners, form.has_full_head)
}
