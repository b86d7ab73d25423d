//! Painting arrows. What an arrow says shows in its shaft and its head, not only in its color:
//! an attack is thick with a full head, a move has an open head, a hint is dashed.

use iced::widget::canvas::Path;
use iced::{Point, Vector};

use crate::gui::board::marks::Pen;
use crate::scene::ArrowKind;

/// The measures of one kind of arrow, in squares.
struct Form {
    shaft: f32,
    head_length: f32,
    head_width: f32,
    has_full_head: bool,
    /// Dashes and gaps in widths of the shaft; empty for a solid shaft.
    dash: &'static [f32],
}

const ATTACK: Form = Form {
    shaft: 0.13,
    head_length: 0.30,
    head_width: 0.40,
    has_full_head: true,
    dash: &[],
};

const HINT: Form = Form {
    shaft: 0.10,
    head_length: 0.27,
    head_width: 0.34,
    has_full_head: true,
    dash: &[1.7, 1.0],
};

const MOVE: Form = Form {
    shaft: 0.10,
    head_length: 0.26,
    head_width: 0.38,
    has_full_head: false,
    dash: &[],
};

const AUTHOR: Form = Form {
    shaft: 0.085,
    head_length: 0.26,
    head_width: 0.34,
    has_full_head: true,
    dash: &[],
};

/// How far from the middle of its square an arrow starts, in squares.
const START: f32 = 0.32;

/// How far before the middle of its square an arrow ends, in squares.
const END: f32 = 0.08;

/// Paints an arrow between the middles of two squares.
pub(super) fn paint(pen: &mut Pen<'_>, from: Point, to: Point, kind: ArrowKind) {
    let way = to - from;
    let length = way.x.hypot(way.y);
    if length < pen.unit * 0.5 {
        return;
    }
    let along = way * (1.0 / length);
    let start = from + along * (START * pen.unit);
    let tip = to - along * (END * pen.unit);
    let form = match kind {
        ArrowKind::Attack => &ATTACK,
        ArrowKind::Hint => &HINT,
        ArrowKind::Move => &MOVE,
        ArrowKind::Author(_) => &AUTHOR,
    };
    let overlap = if form.has_full_head { 0.8 } else { 0.15 };
    let end = tip - along * (form.head_length * overlap * pen.unit);
    let shaft = Path::line(start, end);
    let head = head(tip, along, form, pen.unit);
    match kind {
        ArrowKind::Author(tone) => {
            pen.toned(&shaft, form.shaft, tone);
            let color = pen.colors.tone(tone);
            pen.shape(&head, color);
        }
        ArrowKind::Move => both(pen, &shaft, &head, form, pen.colors.accent),
        ArrowKind::Hint => both(pen, &shaft, &head, form, pen.colors.hint),
        ArrowKind::Attack => both(pen, &shaft, &head, form, pen.colors.danger),
    }
}

/// Shaft and head in one color, with one halo around both.
fn both(pen: &mut Pen<'_>, shaft: &Path, head: &Path, form: &Form, color: iced::Color) {
    if form.has_full_head {
        let halo = 2.0 * pen.halo_width();
        let white = pen.colors.halo;
        pen.plain(head, halo, white, &[]);
        pen.dashed(shaft, form.shaft, color, form.dash);
        pen.frame.fill(head, color);
    } else {
        let width = pen.width(form.shaft);
        let halo = width + 2.0 * pen.halo_width();
        let white = pen.colors.halo;
        pen.plain(shaft, halo, white, &[]);
        pen.plain(head, halo, white, &[]);
        pen.plain(shaft, width, color, form.dash);
        pen.plain(head, width, color, &[]);
    }
}

/// The head: a full triangle, or an open angle to be drawn as a line.
fn head(tip: Point, along: Vector, form: &Form, unit: f32) -> Path {
    let across = Vector::new(-along.y, along.x) * (form.head_width / 2.0 * unit);
    let back = tip - along * (form.head_length * unit);
    Path::new(|path| {
        path.move_to(back + across);
        path.line_to(tip);
        path.line_to(back - across);
        if form.has_full_head {
            path.close();
        }
    })
}
