//! The four armies of the family game: the drawings of white and black pieces in the colors of an
//! army, with its badge.
//!
//! Armies differ in color and in the shape of their badge, so that color is never needed: South is
//! white with a circle, West blue with a diamond, North black with a square, East yellow with a
//! triangle. South and East are drawn as light armies, West and North as dark ones.

use crate::rules::Seat;

/// The colors of an army, as SVG writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArmyColors {
    /// The body of a piece and of the badge.
    pub fill: &'static str,
    /// Its outline.
    pub line: &'static str,
    /// Around dark shapes, so that they are seen on every ground.
    pub halo: &'static str,
}

/// The colors of a seat's army.
#[must_use]
pub const fn colors(seat: Seat) -> ArmyColors {
    let (fill, line, halo) = match seat {
        Seat::South => ("#FFFDF7", "#26324A", "#FFFFFF"),
        Seat::West => ("#2468B4", "#0A2140", "#FFFFFF"),
        Seat::North => ("#3A3F57", "#14161F", "#FFFFFF"),
        Seat::East => ("#FFC93C", "#4D3300", "#FFFFFF"),
    };
    ArmyColors { fill, line, halo }
}

/// Whether an army is drawn like White: dark lines around a light body.
#[must_use]
pub const fn is_light(seat: Seat) -> bool {
    matches!(seat, Seat::South | Seat::East)
}

/// The drawing of a white piece (or of a black one, for a dark army) in the colors of an army, with
/// the army's badge at its foot, in the lower right corner: a crown stays free. The drawing is an SVG of 100 by 100.
#[must_use]
pub fn dressed(drawing: &str, seat: Seat) -> String {
    let colored = recolored(drawing, seat);
    let badge = shape(seat, BADGE);
    match colored.rsplit_once("</svg>") {
        Some((inner, _)) => format!("{inner}{badge}</svg>\n"),
        None => colored,
    }
}

/// The same without the badge.
#[must_use]
pub fn recolored(drawing: &str, seat: Seat) -> String {
    let dyes: &[(&str, &str)] = match seat {
        Seat::West => &BLUE,
        Seat::East => &YELLOW,
        Seat::South | Seat::North => &[],
    };
    let is_plain = !drawing.contains("Gradient");
    let plain: &[(&str, &str)] = match seat {
        Seat::West if is_plain => &[("#14161F", "#1B4F8F")],
        Seat::East if is_plain => &[("#FFFFFF", "#FFC93C")],
        _ => dyes,
    };
    let dye = |text: String, (from, to): &(&str, &str)| text.replace(from, to);
    plain.iter().fold(drawing.to_owned(), dye)
}

/// The badge of an army alone, as an SVG of 100 by 100.
#[must_use]
pub fn emblem(seat: Seat) -> String {
    let shape = shape(seat, (50.0, 50.0, 40.0));
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{shape}</svg>"#)
}

/// The badge of an army, and before it an arrow the way its pawns walk: a compass for words like “north”. Two squares
/// wide and high, as an SVG of 200 by 200; `ahead` is one step of that way, to the right and down.
#[must_use]
pub fn signpost(seat: Seat, ahead: (f32, f32)) -> String {
    let ArmyColors { fill, line, halo } = colors(seat);
    let along = |far: f32, aside: f32| {
        let (x, y) = ahead;
        (100.0 + x * far - y * aside, 100.0 + y * far + x * aside)
    };
    let badge = shape(seat, (along(-48.0, 0.0).0, along(-48.0, 0.0).1, 28.0));
    let arrow = polygon(&[
        along(88.0, 0.0),
        along(42.0, 34.0),
        along(42.0, 13.0),
        along(0.0, 13.0),
        along(0.0, -13.0),
        along(42.0, -13.0),
        along(42.0, -34.0),
    ]);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{badge}<g stroke-linejoin="round"><g fill="{halo}" stroke="{halo}" stroke-width="17">{arrow}</g><g fill="{fill}" stroke="{line}" stroke-width="7">{arrow}</g></g></svg>"#
    )
}

/// The middle of a badge on a piece, and half its side.
const BADGE: (f32, f32, f32) = (83.0, 82.0, 12.0);

/// From a black piece to a blue one.
const BLUE: [(&str, &str); 6] = [
    ("#454B66", "#3F86D6"),
    ("#2B2E40", "#1B559C"),
    ("#14161F", "#0A2140"),
    ("#98A3C6", "#CFE3F8"),
    ("#4A5272", "#2C6DB8"),
    ("#626C92", "#69A6E8"),
];

/// From a white piece to a yellow one.
const YELLOW: [(&str, &str); 7] = [
    ("#FFFDF7", "#FFDD6E"),
    ("#F3E6CA", "#F0AE1C"),
    ("#26324A", "#4D3300"),
    ("#8C8474", "#8A5A00"),
    ("#EFDDB6", "#F3B93A"),
    ("#DCC492", "#D9950F"),
    ("#B08F50", "#6B4300"),
];

/// The shape of a badge around a point, twice `half` wide.
fn shape(seat: Seat, (x, y, half): (f32, f32, f32)) -> String {
    let ArmyColors { fill, line, halo } = colors(seat);
    let form = match seat {
        Seat::South => format!(r#"<circle cx="{x}" cy="{y}" r="{half}"/>"#),
        Seat::West => polygon(&[
            (x, y - half * 1.25),
            (x + half * 1.25, y),
            (x, y + half * 1.25),
            (x - half * 1.25, y),
        ]),
        Seat::North => polygon(&[
            (x - half * 0.92, y - half * 0.92),
            (x + half * 0.92, y - half * 0.92),
            (x + half * 0.92, y + half * 0.92),
            (x - half * 0.92, y + half * 0.92),
        ]),
        Seat::East => polygon(&[
            (x, y - half * 1.2),
            (x + half * 1.25, y + half),
            (x - half * 1.25, y + half),
        ]),
    };
    let (outer, inner) = (half * 0.62, half * 0.26);
    format!(
        r#"<g stroke-linejoin="round"><g fill="{halo}" stroke="{halo}" stroke-width="{outer}">{form}</g><g fill="{fill}" stroke="{line}" stroke-width="{inner}">{form}</g></g>"#
    )
}

fn polygon(points: &[(f32, f32)]) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    format!(r#"<polygon points="{}"/>"#, points.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: &str = r##"<svg><linearGradient/><path fill="#FFFDF7"/></svg>"##;
    const PLAIN: &str = r##"<svg><path fill="#FFFFFF"/></svg>"##;

    #[test]
    fn each_army_has_a_shape_of_its_own() {
        let mut forms: Vec<String> = Seat::ALL.iter().map(|seat| emblem(*seat)).collect();
        forms.sort();
        forms.dedup();
        assert_eq!(forms.len(), 4);
        for seat in Seat::ALL {
            let drawn = dressed(WHITE, seat);
            assert!(drawn.ends_with("</svg>\n"));
            assert!(drawn.contains(colors(seat).fill), "{seat}");
        }
    }

    #[test]
    fn an_arrow_lies_before_the_badge() {
        // To the right, and down: the way of the point is the only one that ends there.
        assert!(signpost(Seat::West, (1.0, 0.0)).contains("188,100 "));
        assert!(signpost(Seat::North, (0.0, 1.0)).contains("100,188 "));
        assert_ne!(
            signpost(Seat::South, (0.0, -1.0)),
            signpost(Seat::East, (0.0, -1.0))
        );
    }

    #[test]
    fn yellow_pieces_are_white_ones_in_another_color() {
        for drawing in [WHITE, PLAIN] {
            let east = recolored(drawing, Seat::East);
            assert_ne!(east, drawing);
            assert_eq!(recolored(drawing, Seat::South), drawing);
        }
    }
}
