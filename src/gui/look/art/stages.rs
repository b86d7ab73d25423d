//! The scenes of picture stories, and who comes through them when it is pressed.
//!
//! # Decisions
//! * *A scene is one picture for a theme, whoever moves another over it*: a press paints no more than the way.
//! * *Nobody changes size on the way*: each size would be a new raster of the drawing.
//! * *The rice lies in one picture for each press*: as many drawings as squares would be painted one by one.

use std::fmt::Write;
use std::sync::LazyLock;

use iced::widget::svg::Handle;
use iced::{Point, Rectangle, Size};

use crate::gui::look::art::files::inside;
use crate::gui::look::art::piece_of;
use crate::gui::look::theme::{Scenery, ThemeKind, Tokens, css};
use crate::lesson::stage::Stage;
use crate::rules::{Piece, Role, Seat};
use crate::settings::PieceSet;

/// The side of a scene, and what lies above the point from which its places are measured.
pub const SIDE: f32 = 704.0;
const ABOVE: f32 = 154.0;

/// The board of a scene that has one: its corner, and the side of a square.
const CORNER: (f32, f32) = (222.0, 30.0);
const SQUARE: f32 = 32.5;

/// The drawing of a scene in the light of a theme.
#[must_use]
pub fn stage(stage: Stage, scenery: Scenery) -> Handle {
    macro_rules! scene {
        ($name:literal) => {
            match scenery {
                Scenery::Night => handle!(concat!("stories/", $name, "-dark.svg")),
                Scenery::Day | Scenery::Plain => handle!(concat!("stories/", $name, ".svg")),
            }
        };
    }
    match stage {
        Stage::India => scene!("india"),
        Stage::Persia => scene!("persia"),
        Stage::Baghdad => scene!("baghdad"),
        Stage::Europe => scene!("europe"),
        Stage::Rice => scene!("rice"),
        Stage::Queen => scene!("queen"),
        Stage::Tournament => scene!("tournament"),
    }
}

/// Who comes through a scene, measured by it.
#[derive(Clone, Debug)]
pub struct Traveler {
    pub picture: Handle,
    pub size: Size,
}

/// Who comes through a scene when it is pressed; `None` where rice is laid on its board.
#[must_use]
pub fn traveler(stage: Stage) -> Option<Traveler> {
    let (picture, width, height) = match stage {
        Stage::India => (handle!("stories/india-elephant.svg"), 120.0, 100.0),
        Stage::Persia => (handle!("stories/persia-caravan.svg"), 140.0, 80.0),
        Stage::Baghdad => (handle!("stories/baghdad-book.svg"), 80.0, 64.0),
        Stage::Europe => (handle!("stories/europe-ship.svg"), 110.0, 90.0),
        Stage::Tournament => (handle!("stories/tournament-cup.svg"), 80.0, 100.0),
        Stage::Queen => {
            let queen = Piece::new(Role::Queen, Seat::WHITE);
            (piece_of(PieceSet::default(), queen), SQUARE, SQUARE)
        }
        Stage::Rice => return None,
    };
    Some(Traveler {
        picture,
        size: Size::new(width, height),
    })
}

/// Where it is after so many presses: its upper left corner in the scene.
#[must_use]
pub fn place(stage: Stage, presses: u8) -> Point {
    let way: &[(f32, f32)] = match stage {
        Stage::India => &[(4.0, 196.0), (36.0, 196.0), (68.0, 196.0), (100.0, 196.0)],
        Stage::Persia => &[(4.0, 200.0), (150.0, 186.0), (290.0, 172.0), (400.0, 160.0)],
        Stage::Baghdad => &[
            (420.0, 60.0),
            (150.0, 120.0),
            (302.0, 196.0),
            (500.0, 150.0),
        ],
        Stage::Europe => &[
            (20.0, 206.0),
            (186.0, 212.0),
            (350.0, 206.0),
            (508.0, 202.0),
        ],
        Stage::Tournament => &[
            (312.0, 144.0),
            (102.0, 150.0),
            (523.0, 150.0),
            (312.0, 110.0),
        ],
        // As the old queen, slantwise by one; as the new one, as far as she likes.
        Stage::Queen => {
            const WAY: [(u8, u8); 7] = [(3, 0), (4, 1), (3, 2), (7, 6), (0, 6), (0, 0), (7, 7)];
            let (file, rank) = WAY[usize::from(presses).min(WAY.len() - 1)];
            let across = f32::from(file) * SQUARE;
            let down = f32::from(7 - rank) * SQUARE;
            return of_scene(CORNER.0 + across, CORNER.1 + down);
        }
        Stage::Rice => return of_scene(CORNER.0, CORNER.1),
    };
    let last = way.len() - 1;
    let (x, y) = way[usize::from(presses).min(last)];
    of_scene(x, y)
}

fn of_scene(x: f32, y: f32) -> Point {
    Point::new(x, y + ABOVE)
}

/// The board of a scene, where it has one: its picture after so many presses, and its place.
#[must_use]
pub fn board(stage: Stage, presses: u8, tokens: &Tokens) -> Option<(Handle, Rectangle)> {
    let n_squares = match stage {
        Stage::Rice => rice::squares(presses),
        Stage::Queen => 0,
        _ => return None,
    };
    /// By the theme, and by how many squares have rice.
    type Boards = [Vec<Handle>; 3];
    static BOARDS: LazyLock<Boards> = LazyLock::new(|| {
        ThemeKind::ALL.map(|theme| {
            let boards = (0..=Stage::Rice.n_ways()).map(rice::squares);
            boards
                .map(|n| Handle::from_memory(drawn(n, theme.tokens()).into_bytes()))
                .collect()
        })
    });
    let place = (0..=Stage::Rice.n_ways()).position(|it| rice::squares(it) == n_squares)?;
    let picture = BOARDS[tokens.scenery as usize].get(place)?.clone();
    let side = 8.0 * SQUARE;
    let bounds = Rectangle::new(of_scene(CORNER.0, CORNER.1), Size::new(side, side));
    Some((picture, bounds))
}

/// A board whose first squares have rice: a grain, a little heap, a bowl, a sack.
fn drawn(n_squares: u8, tokens: &Tokens) -> String {
    const HEAPS: [&str; 4] = [
        text!("stories/rice-grains-1.svg"),
        text!("stories/rice-grains-2.svg"),
        text!("stories/rice-grains-3.svg"),
        text!("stories/rice-grains-4.svg"),
    ];
    let (light, dark) = (css(tokens.board.light), css(tokens.board.dark));
    let mut svg =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\"><defs>");
    for (number, heap) in (1..).zip(HEAPS) {
        let _ = write!(svg, "<g id=\"h{number}\">{}</g>", inside(heap));
    }
    let _ = write!(
        svg,
        "</defs><rect width=\"512\" height=\"512\" fill=\"{light}\"/>"
    );
    for at in 0..64_u16 {
        let (file, rank) = (at % 8, at / 8);
        let (x, y) = (file * 64, (7 - rank) * 64);
        if (file + rank) % 2 == 0 {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"64\" height=\"64\" fill=\"{dark}\"/>"
            );
        }
        if at < u16::from(n_squares) {
            let heap = match at {
                0 => 1,
                1..=3 => 2,
                4..=7 => 3,
                _ => 4,
            };
            let _ = write!(svg, "<use href=\"#h{heap}\" x=\"{x}\" y=\"{y}\"/>");
        }
    }
    svg.push_str("</svg>");
    svg
}

/// The rice on the board: one grain on a1, on each square twice as many as on the one before.
pub mod rice {
    /// How many squares have rice after so many presses: one more with each on the first row, then a row more.
    #[must_use]
    pub const fn squares(presses: u8) -> u8 {
        match presses {
            0..=8 => presses,
            9..=15 => (presses - 7) * 8,
            _ => 64,
        }
    }

    /// How many grains the last of so many squares has; none has none.
    #[must_use]
    pub const fn on_the_last(n_squares: u8) -> u128 {
        match n_squares {
            0 => 0,
            1..=64 => 1 << (n_squares - 1),
            _ => 1 << 63,
        }
    }

    /// How many grains all of them have.
    #[must_use]
    pub const fn in_all(n_squares: u8) -> u128 {
        match n_squares {
            0 => 0,
            _ => 2 * on_the_last(n_squares) - 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_press_leads_to_another_place_in_the_scene() {
        for it in Stage::ALL {
            let Some(who) = traveler(it) else { continue };
            let places: Vec<Point> = (0..=it.n_ways()).map(|n| place(it, n)).collect();
            assert!(places.windows(2).all(|two| two[0] != two[1]), "{it:?}");
            assert_eq!(
                place(it, it.n_ways() + 1),
                places[places.len() - 1],
                "{it:?}"
            );
            let scene = Rectangle::with_size(Size::new(SIDE, SIDE));
            for at in places {
                assert!(
                    Rectangle::new(at, who.size).is_within(&scene),
                    "{it:?} {at:?}"
                );
            }
        }
    }

    #[test]
    fn the_rice_is_the_true_number() {
        assert_eq!(rice::squares(Stage::Rice.n_ways()), 64);
        let counted: u128 = (0..64).map(|square| 2_u128.pow(square)).sum();
        assert_eq!(rice::in_all(64), counted);
        assert_eq!(rice::in_all(64).to_string(), "18446744073709551615");
        for n in 1..=64 {
            let all: u128 = (1..=n).map(rice::on_the_last).sum();
            assert_eq!(rice::in_all(n), all, "{n}");
        }
        assert_eq!((rice::in_all(0), rice::on_the_last(0)), (0, 0));
    }

    #[test]
    fn every_scene_and_board_is_a_picture() {
        for it in Stage::ALL {
            for scenery in [Scenery::Day, Scenery::Night, Scenery::Plain] {
                assert!(is_drawn(&stage(it, scenery)), "{it:?} {scenery:?}");
            }
        }
        for theme in ThemeKind::ALL {
            for presses in 0..=Stage::Rice.n_ways() {
                let (picture, _) = board(Stage::Rice, presses, theme.tokens()).unwrap();
                assert!(is_drawn(&picture), "{presses}");
            }
        }
    }

    /// Whether a drawing begins and ends as one.
    fn is_drawn(picture: &Handle) -> bool {
        use iced::advanced::svg::Data;
        let Data::Bytes(bytes) = picture.data() else {
            return false;
        };
        let text = std::str::from_utf8(bytes).unwrap();
        text.contains("<svg") && text.trim_end().ends_with("</svg>")
    }
}
