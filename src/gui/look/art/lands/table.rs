//! Every land as data: its scenes by shape and light, its sign, its stamp, who lives there, and what its end shows.
//!
//! The order is nothing here: where a land lies, and so its hue, `lessons/course.toml` says. A land that is not in the
//! table has no pictures, and is shown as its soft ground.

use std::sync::LazyLock;

use iced::Rectangle;
use iced::widget::svg::Handle;

/// How somebody who lives in a land answers a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Leaps up twice.
    Hops,
    /// Looks out twice.
    Pops,
    /// Flies a round.
    Flies,
    /// Swims to and fro.
    Swims,
    /// Draws back, goes a good way, and comes home.
    Creeps,
}

/// What is drawn of a land.
#[derive(Debug)]
pub struct LandArt {
    /// Its name in the course.
    pub id: &'static str,
    pub(super) by_day: Scenes,
    pub(super) by_night: Scenes,
    /// One color, 36 by 36.
    pub(super) sign: &'static str,
    /// The mark of the passport, one color.
    pub stamp: &'static str,
    /// Everybody whom its scenes draw in a group of its own: the name of the group, how it answers a press, and what it
    /// takes around its middle: left, top, width, height.
    pub animals: &'static [(&'static str, Manner, Rectangle)],
    /// What can be done after it, as three small boards: `SQa1` puts the queen of the south on a square, `a1-a3` is
    /// the arrow of a move, `!b2` a danger, `*c3` a star.
    pub ended: [&'static str; 3],
}

/// The scenes of a land, by the shape of their place.
#[derive(Debug)]
pub(super) struct Scenes {
    pub(super) usual: &'static str,
    pub(super) wide: &'static str,
    pub(super) panel: &'static str,
    pub(super) tall: &'static str,
}

/// The drawings of a land, which are found by its name.
macro_rules! land {
    ($id:literal, $animals:expr, $ended:expr) => {
        LandArt {
            id: $id,
            by_day: Scenes {
                usual: text!(concat!("lands/", $id, ".svg")),
                wide: text!(concat!("lands/", $id, "-wide.svg")),
                panel: text!(concat!("lands/", $id, "-panel.svg")),
                tall: text!(concat!("lands/", $id, "-tall.svg")),
            },
            by_night: Scenes {
                usual: text!(concat!("lands/", $id, "-dark.svg")),
                wide: text!(concat!("lands/", $id, "-wide-dark.svg")),
                panel: text!(concat!("lands/", $id, "-panel-dark.svg")),
                tall: text!(concat!("lands/", $id, "-tall-dark.svg")),
            },
            sign: text!(concat!("path/sign-", $id, ".svg")),
            stamp: text!(concat!("joy/stamp-", $id, ".svg")),
            animals: &$animals,
            ended: $ended,
        }
    };
}

/// All lands. The first one is that of the coach.
pub static LANDS: &[LandArt] = &[
    land!(
        "meadow",
        [
            ("snail", Manner::Creeps, around(-32.0, -42.0, 80.0, 46.0)),
            ("duck", Manner::Swims, around(-20.0, -34.0, 50.0, 44.0)),
            ("butterfly", Manner::Flies, around(-22.0, -20.0, 44.0, 40.0)),
            // The young birds look out of the tower, up to the left of its foot.
            ("nest", Manner::Pops, around(-38.0, -188.0, 44.0, 38.0))
        ],
        [
            "SQa1 a1-a3 a1-c3",
            "SRa1 SPa2 a1-c1 c1-c3",
            "SBa1 NNc3 a1-c3",
        ]
    ),
    land!(
        "forest",
        [
            ("hedgehog", Manner::Hops, around(-48.0, -68.0, 110.0, 74.0)),
            ("squirrel", Manner::Hops, around(-30.0, -62.0, 75.0, 68.0)),
            ("owl", Manner::Flies, around(-23.0, -54.0, 46.0, 60.0))
        ],
        [
            "SNa1 SPa2 SPb2 a1-b3",
            "SNb1 *c3 b1-c3",
            "SRa1 SPa3 NBc3 !a3 a1-a3",
        ]
    ),
    land!(
        "fields",
        [
            ("hen", Manner::Hops, around(-49.0, -79.0, 101.0, 84.0)),
            ("mole", Manner::Pops, around(-39.0, -69.0, 78.0, 80.0)),
            ("mouse", Manner::Creeps, around(-39.0, -58.0, 88.0, 63.0))
        ],
        [
            "SPb1 NPc2 b1-b2 b1-c2",
            "SPb2 b2-b3 *b3",
            "SNa1 NQb3 NPc2 a1-b3",
        ]
    ),
    land!(
        "castle",
        [
            ("dragon", Manner::Hops, around(-49.0, -64.0, 125.0, 73.0)),
            ("bat", Manner::Flies, around(-44.0, -40.0, 88.0, 62.0)),
            ("frog", Manner::Hops, around(-28.0, -74.0, 56.0, 81.0))
        ],
        [
            "SKa1 NRb3 !b1 !b2 a1-a2",
            "SKa1 NRa3 SBc1 a1-b1",
            "NKa3 SQb2 SKc1",
        ]
    ),
    land!(
        "harbor",
        [
            ("crab", Manner::Creeps, around(-48.0, -61.0, 96.0, 70.0)),
            ("gull", Manner::Flies, around(-36.0, -68.0, 72.0, 72.0)),
            ("whale", Manner::Swims, around(-61.0, -76.0, 109.0, 83.0))
        ],
        [
            "SRa1 SNb1 SBc1 SPa2 SPb2 SPc2",
            "SPb1 NPb3 b1-b2",
            "SNb1 b1-c3",
        ]
    ),
    land!(
        "pass",
        [
            ("goat", Manner::Hops, around(-39.0, -105.0, 90.0, 109.0)),
            ("marmot", Manner::Pops, around(-24.0, -60.0, 57.0, 64.0)),
            ("snowman", Manner::Hops, around(-40.0, -100.0, 81.0, 105.0))
        ],
        [
            "SKa1 SRc1 a1-c1 c1-b1",
            "SKa1 SRc1 NRb3 !b1",
            "SPa2 NPb2 a2-b3",
        ]
    ),
    land!(
        "mill",
        [
            ("cow", Manner::Hops, around(-61.0, -70.0, 109.0, 75.0)),
            ("cat", Manner::Creeps, around(-44.0, -40.0, 104.0, 44.0)),
            ("hamster", Manner::Pops, around(-37.0, -73.0, 74.0, 77.0))
        ],
        ["SKa1 NKc3", "SQb1 NKb3 b1-a1 b1-c1", "SKa1 SBb1 NKc3"]
    ),
    land!(
        "fair",
        [
            (
                "elephant",
                Manner::Hops,
                around(-37.0, -136.0, 101.0, 138.0)
            ),
            ("mouse", Manner::Creeps, around(-37.0, -125.0, 74.0, 127.0)),
            ("goose", Manner::Hops, around(-36.0, -93.0, 82.0, 96.0))
        ],
        [
            "SPb1 WPa2 NPb3 EPc2",
            "WKa2 a2-b2",
            "SRa1 NQc1 WKc3 a1-a3 c1-c3",
        ]
    ),
];

/// What the end of the whole course shows: all pieces; check; a whole game.
pub const COURSE_ENDED: [&str; 3] = ["SNa1 a1-b3 a1-c2", "SRb1 NKb3 b1-b3", "SKa1 SPb2 NKc3"];

/// The drawings of a land, by its name in the course.
#[must_use]
pub fn art_of(land: &str) -> Option<&'static LandArt> {
    LANDS.iter().find(|it| it.id == land)
}

/// The sign of a land, in one color.
#[must_use]
pub fn sign(land: &str) -> Option<Handle> {
    static SIGNS: LazyLock<Vec<Handle>> = LazyLock::new(|| drawings(|it| it.sign));
    drawing_of(land, &SIGNS)
}

/// The stamp of a land in the passport, in one color.
#[must_use]
pub fn stamp(land: &str) -> Option<Handle> {
    static STAMPS: LazyLock<Vec<Handle>> = LazyLock::new(|| drawings(|it| it.stamp));
    drawing_of(land, &STAMPS)
}

/// A drawing of each land.
fn drawings(of: impl Fn(&LandArt) -> &'static str) -> Vec<Handle> {
    let all = LANDS.iter().map(|it| of(it).as_bytes());
    all.map(Handle::from_memory).collect()
}

fn drawing_of(land: &str, drawings: &[Handle]) -> Option<Handle> {
    let place = LANDS.iter().position(|it| it.id == land)?;
    drawings.get(place).cloned()
}

const fn around(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
    Rectangle {
        x,
        y,
        width,
        height,
    }
}
