//! Arrows. What an arrow says shows in its shaft and its head, not only in its color: an attack is
//! thick with a full head, a move has an open head, a hint is dashed, a refused move ends in a cross, one that is
//! only not there at a bar.

use crate::scene::ArrowKind;
use crate::scene::svg::pen::{Outline, Pen};
use crate::scene::svg::{End, Point};

/// The measures of one kind of arrow.
#[derive(Clone, Copy)]
struct Form {
    shaft: f32,
    head_length: f32,
    head_width: f32,
    has_full_head: bool,
    /// Dashes and gaps in widths of the shaft; empty for a solid shaft.
    dash: &'static [f32],
}

impl Form {
    const fn of(kind: ArrowKind) -> Self {
        match kind {
            ArrowKind::Attack => ATTACK,
            ArrowKind::Hint => HINT,
            ArrowKind::Move => MOVE,
            ArrowKind::Refused | ArrowKind::Barred => REFUSED,
            ArrowKind::Author(_) => AUTHOR,
        }
    }

    /// For a whole class to see: as long, but thicker.
    const fn thick(self) -> Self {
        Self {
            shaft: self.shaft * THICKER,
            head_width: self.head_width * THICKER,
            ..self
        }
    }
}

/// How much thicker arrows are for a class.
const THICKER: f32 = 1.3;

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

/// How far from the middle of its square an arrow starts, and how far where a piece stands: at the edge of its square.
const START: [f32; 2] = [32.0, 45.0];

/// How far before the middle of its square an arrow ends, and how far where a piece stands.
const END: [f32; 2] = [8.0, 38.0];

/// How far before a piece the disc with the cross is.
const CROSS_END: f32 = 44.0;

/// Half the length of the bar, and its width.
const BAR: f32 = 26.0;
const BAR_WIDTH: f32 = 11.0;

/// How far an arrow keeps from the middle of a piece on its way.
const CLEAR: f32 = 43.0;

/// A piece that stands so far beside the way is not touched.
const BESIDE: f32 = 34.0;

/// A part of a shaft that is shorter says nothing.
const SHORT: f32 = 9.0;

/// Draws an arrow from one square to another; it passes under the pieces whose middles are given. For a class it is
/// thick.
pub(super) fn draw(
    pen: &mut Pen<'_>,
    [start, end]: [End; 2],
    between: &[Point],
    (kind, is_thick): (ArrowKind, bool),
) {
    let (from, to) = (start.at, end.at);
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y);
    if length < 50.0 {
        return;
    }
    let along = Point::new(x / length, y / length);
    let form = Form::of(kind);
    let form = &if is_thick { form.thick() } else { form };
    let (first, last) = reach(length, [start.is_taken, end.is_taken], form);
    let tip = from.plus(along, last);
    let overlap = if form.has_full_head { 0.8 } else { 0.15 };
    let gaps = between.iter().filter_map(|man| gap(from, along, *man));
    let parts = parts(first, last - form.head_length * overlap, gaps.collect());
    let parts = parts.into_iter().map(|(begin, end)| {
        Outline::through(&[from.plus(along, begin), from.plus(along, end)], false)
    });
    let shaft = Outline::all(parts);
    let head = head(tip, along, form);
    let palette = pen.palette;
    match kind {
        ArrowKind::Refused => {
            pen.halo(&shaft, form.shaft);
            pen.plain(&shaft, form.shaft, &palette.refused, form.dash);
            let before = if end.is_taken { CROSS_END } else { 0.0 };
            crossed(pen, to.plus(along, -before));
        }
        ArrowKind::Barred => {
            let before = if end.is_taken { CROSS_END } else { 0.0 };
            let middle = to.plus(along, -before);
            let across = Point::new(-along.y, along.x);
            let ends = [middle.plus(across, -BAR), middle.plus(across, BAR)];
            let bar = Outline::through(&ends, false);
            pen.halo(&shaft, form.shaft);
            pen.halo(&bar, BAR_WIDTH);
            pen.plain(&shaft, form.shaft, &palette.refused, form.dash);
            pen.plain(&bar, BAR_WIDTH, &palette.refused, &[]);
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

/// Where an arrow begins and where its tip is, measured from the middle of its first square. Between two neighbors
/// there is hardly room for a head: then it lies over both alike.
fn reach(length: f32, [starts_taken, ends_taken]: [bool; 2], form: &Form) -> (f32, f32) {
    let first = START[usize::from(starts_taken)];
    let last = length - END[usize::from(ends_taken)];
    let lacks = (form.head_length - (last - first)).max(0.0) / 2.0;
    (first - lacks, last + lacks)
}

/// The part of the way that a piece covers, if it stands on it.
fn gap(from: Point, along: Point, man: Point) -> Option<(f32, f32)> {
    let (x, y) = (man.x - from.x, man.y - from.y);
    let far = x * along.x + y * along.y;
    let beside = (x * along.y - y * along.x).abs();
    let half = (CLEAR * CLEAR - beside * beside).max(0.0).sqrt();
    (beside < BESIDE).then_some((far - half, far + half))
}

/// What is left of a shaft between the pieces on its way.
fn parts(first: f32, last: f32, mut gaps: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    gaps.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut parts = Vec::new();
    let mut begin = first;
    for (left, right) in gaps {
        parts.push((begin, left.min(last)));
        begin = begin.max(right);
    }
    parts.push((begin, last));
    let long = parts.into_iter().filter(|(from, to)| to - from >= SHORT);
    long.collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shaft_leaves_out_the_pieces_on_its_way() {
        let along = Point::new(0.0, 1.0);
        let from = Point::new(50.0, 50.0);
        let on_it = gap(from, along, Point::new(50.0, 250.0));
        assert_eq!(on_it, Some((200.0 - CLEAR, 200.0 + CLEAR)));
        assert_eq!(gap(from, along, Point::new(150.0, 250.0)), None);
        let two = vec![on_it.unwrap(), (257.0, 343.0)];
        let left = parts(45.0, 470.0, two);
        assert_eq!(left, [(45.0, 157.0), (243.0, 257.0), (343.0, 470.0)]);
        assert_eq!(parts(60.0, 50.0, Vec::new()), []);
    }

    #[test]
    fn an_arrow_begins_beside_its_piece_and_ends_before_the_other() {
        for form in [&ATTACK, &HINT, &MOVE, &REFUSED, &AUTHOR] {
            let (first, last) = reach(300.0, [true, true], form);
            assert!(first >= 45.0 && last <= 300.0 - 38.0);
            let (first, last) = reach(100.0, [true, true], form);
            assert!(first > 35.0 && last < 70.0 && last - first >= form.head_length - 0.01);
        }
    }
}
