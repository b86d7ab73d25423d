//! Everything that has a color, a size or a length of time, in one place: three complete themes.
//!
//! No other file of the window names a color or a length. Every pair that must be told apart is
//! checked for its contrast by the tests below, in every theme.

pub mod hues;
mod measures;
mod palettes;
pub mod size;
pub mod style;

use iced::Color;

use crate::scene::svg::Palette;
use crate::settings::{BoardLook, PieceSet, Theme};
pub use measures::{LEAST_LINES, Measures};

/// Which theme is worn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeKind {
    /// Warm paper.
    #[default]
    Light,
    /// For the evening.
    Dark,
    /// Black on white, strong edges.
    HighContrast,
}

impl ThemeKind {
    /// All themes, in the order in which the theme button goes through them.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::HighContrast];

    /// The theme that was chosen.
    #[must_use]
    pub const fn of(chosen: Theme) -> Self {
        match chosen {
            Theme::Light => Self::Light,
            Theme::Dark => Self::Dark,
            Theme::HighContrast => Self::HighContrast,
        }
    }

    /// The theme after this one, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::HighContrast,
            Self::HighContrast => Self::Light,
        }
    }

    /// The colors, with the board and the pieces that come first.
    #[must_use]
    pub const fn tokens(self) -> &'static Tokens {
        let look = Look {
            theme: self,
            board: BoardLook::Green,
            pieces: PieceSet::Drawn,
        };
        look.tokens()
    }

    /// The theme for iced's own widgets.
    #[must_use]
    pub fn iced(self) -> iced::Theme {
        let tokens = self.tokens();
        iced::Theme::custom(
            tokens.name,
            iced::theme::Palette {
                background: tokens.paper,
                text: tokens.ink,
                primary: tokens.accent,
                success: tokens.good,
                warning: tokens.hint,
                danger: tokens.danger,
            },
        )
    }
}

/// How everything looks: a theme, a board, a set of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// Which theme is worn.
    pub theme: ThemeKind,
    /// Which colors the board has.
    pub board: BoardLook,
    /// Which drawings of the pieces.
    pub pieces: PieceSet,
}

impl Look {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let themes = ThemeKind::ALL.into_iter();
        let boards = themes.flat_map(|theme| BoardLook::ALL.map(|board| (theme, board)));
        boards.flat_map(|(theme, board)| {
            PieceSet::ALL.map(|pieces| Self {
                theme,
                board,
                pieces,
            })
        })
    }

    /// The colors.
    #[must_use]
    pub const fn tokens(self) -> &'static Tokens {
        let [boards_light, boards_dark, boards_contrast] = &palettes::ALL;
        let [green, wood, sea, lavender] = match self.theme {
            ThemeKind::Light => boards_light,
            ThemeKind::Dark => boards_dark,
            ThemeKind::HighContrast => boards_contrast,
        };
        let [drawn, plain] = match self.board {
            BoardLook::Green => green,
            BoardLook::Wood => wood,
            BoardLook::Sea => sea,
            BoardLook::Lavender => lavender,
        };
        match self.pieces {
            PieceSet::Drawn => drawn,
            PieceSet::Plain => plain,
        }
    }
}

/// The colors of a look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tokens {
    /// The name of the theme and the board, for iced and for pictures that are kept.
    pub name: &'static str,
    /// Behind everything.
    pub paper: Color,
    /// Cards, bubbles and quiet buttons.
    pub card: Color,
    /// The edge of cards, and of what cannot be pressed now.
    pub edge: Color,
    /// The edge of what can be pressed.
    pub outline: Color,
    /// Text.
    pub ink: Color,
    /// Text that can wait.
    pub soft_ink: Color,
    /// The one strong color: the main button, links, the current step.
    pub accent: Color,
    /// The main button under the pointer.
    pub accent_hover: Color,
    /// Text on the accent color.
    pub on_accent: Color,
    /// A large quiet area in the accent's hue, such as the "go on" card.
    pub accent_soft: Color,
    /// What is not allowed: squares named in a refusal.
    pub danger: Color,
    /// What is right.
    pub good: Color,
    /// Text on the color of what is right.
    pub on_good: Color,
    pub hint: Color,
    /// The button with which check is said.
    pub call: Color,
    /// Text on it.
    pub on_call: Color,
    /// Text and lines of what cannot be pressed now (no contrast is asked of these, WCAG 1.4.3).
    pub faint: Color,
    /// The outline of a star that is not earned yet.
    pub star_empty: Color,
    /// The ring around the control that has the keyboard.
    pub focus: Color,
    /// The width of edges, in logical pixels.
    pub edge_width: f32,
    /// The colors on and around the board.
    pub board: BoardColors,
    /// The path through the lands.
    pub sand: Color,
    /// Its edges.
    pub bank: Color,
    /// In which light the lands are drawn.
    pub scenery: Scenery,
    /// Which drawings of the pieces.
    pub pieces: PieceSet,
}

/// In which light the lands of the path are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scenery {
    Day,
    /// By moonlight.
    Night,
    /// Not at all: lines on white.
    Plain,
}

/// The colors on and around the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardColors {
    /// Light squares.
    pub light: Color,
    /// Dark squares.
    pub dark: Color,
    pub rim: Color,
    /// The thin line between rim and squares, and around the rim.
    pub rim_edge: Color,
    /// Letters and numbers on the rim.
    pub coordinate: Color,
    /// Around every mark.
    pub halo: Color,
    /// Moves: dots, rings, brackets.
    pub accent: Color,
    /// Danger: stripes, attackers' arrows.
    pub danger: Color,
    /// Right answers.
    pub good: Color,
    pub hint: Color,
    /// The way of a refused move.
    pub refused: Color,
    /// The inside of a star.
    pub star: Color,
    /// The outline of a star.
    pub star_edge: Color,
    /// The keyboard's square.
    pub focus: Color,
}

impl BoardColors {
    /// The colors of the marks, as a picture writes them.
    #[must_use]
    pub fn palette(&self) -> Palette {
        Palette {
            halo: css(self.halo),
            accent: css(self.accent),
            danger: css(self.danger),
            good: css(self.good),
            hint: css(self.hint),
            refused: css(self.refused),
            star: css(self.star),
            star_edge: css(self.star_edge),
            focus: css(self.focus),
        }
    }
}

/// A color as a drawing writes it.
#[must_use]
pub fn css(color: Color) -> String {
    let [red, green, blue, _] = color.into_rgba8();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Lengths of time.
pub mod time {
    use iced::time::Duration;

    /// A piece glides to its square.
    pub const GLIDE: Duration = Duration::from_millis(180);
    /// A star that was caught flies on to its next square.
    pub const FLY: Duration = Duration::from_millis(380);
    /// A piece shakes its head: no.
    pub const SHAKE: Duration = Duration::from_millis(200);
    /// A piece hops in its place: it can be moved.
    pub const HOPS: Duration = Duration::from_millis(500);
    /// A king falls.
    pub const FALL: Duration = Duration::from_millis(200);
    /// What a refused move would lead to is acted out and looked at before everything goes back.
    pub const ACTED_OUT: Duration = Duration::from_millis(2600);
    /// A star of the very first steps is looked at before the next step comes by itself.
    pub const GOES_ON: Duration = Duration::from_millis(1000);
    /// A beginner reads a word in so long.
    pub const WORD: Duration = Duration::from_millis(400);
    /// What is said at the end of a step keeps the next one waiting no longer than this.
    pub const READ: Duration = Duration::from_secs(12);
    /// What was forbidden is looked at for so long before the next step comes by itself.
    pub const FORBIDDEN: Duration = Duration::from_millis(2600);
    /// A refusal that was asked for is seen before the joy about it.
    pub const BUMP: Duration = Duration::from_millis(1000);
    /// A move that is one of several is looked at before it is undone.
    pub const VISIT: Duration = Duration::from_millis(900);
    /// Between two moves that are shown before the learner's turn.
    pub const BETWEEN_MOVES: Duration = Duration::from_millis(800);
    /// No celebration is longer.
    pub const CELEBRATION: Duration = Duration::from_millis(1500);
    /// An animal hops to the next stone.
    pub const HOP: Duration = Duration::from_millis(300);
    /// Somebody who was pressed flies a round, or goes a way and comes back.
    pub const TOUR: Duration = Duration::from_millis(1500);
    /// A land opens.
    pub const OPENS: Duration = Duration::from_millis(250);
    /// A book that rests for so long is likely to go on doing so: a leaf is painted ahead.
    pub const RESTS: Duration = Duration::from_millis(1000);
    /// The next one so long after it.
    pub const APART: Duration = Duration::from_millis(150);
    /// The veil lifts from a new step or screen.
    pub const VEIL: Duration = Duration::from_millis(120);
    /// The second half of a double press comes no later than this.
    pub const TWICE: Duration = Duration::from_millis(400);
    /// The men glide round the middle to where they stand for whoever sits on the other side.
    pub const TURN: Duration = Duration::from_millis(350);
    /// A wrong answer slides aside and back.
    pub const WRONG: Duration = Duration::from_millis(160);
    /// So long nobody has done anything before the coach looks at the piece that is to be moved.
    pub const QUIET: Duration = Duration::from_secs(20);
    /// So long after the last input the coach blinks and looks around.
    pub const LIFE: Duration = Duration::from_secs(60);
    /// What lives changes no more often.
    pub const BEAT: Duration = Duration::from_secs(1);
    /// Between two pictures of a movement: 60 a second.
    pub const FRAME: Duration = Duration::from_micros(16_667);
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::color;

    use crate::rules::Seat;
    use crate::scene::army;

    /// The outline of the white pieces and the darkest line of the black ones.
    const OUTLINES: [Color; 2] = [color!(0x26324A), color!(0x14161F)];

    /// Contrast of two colors as WCAG 2 counts it.
    fn contrast(a: Color, b: Color) -> f32 {
        let (a, b) = (a.relative_luminance(), b.relative_luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn check(theme: Look, least: f32, fore: &[(&str, Color)], back: &[(&str, Color)]) {
        for (name, color) in fore {
            for (ground, other) in back {
                let found = contrast(*color, *other);
                assert!(
                    found >= least,
                    "{theme:?}: {name} on {ground} is {found:.2}"
                );
            }
        }
    }

    /// What words stand on.
    fn grounds(t: &Tokens) -> [(&'static str, Color); 3] {
        [
            ("paper", t.paper),
            ("card", t.card),
            ("accent_soft", t.accent_soft),
        ]
    }

    #[test]
    fn text_can_be_read_in_every_theme() {
        for theme in Look::all() {
            let t = theme.tokens();
            let grounds = grounds(t);
            let texts = [
                ("ink", t.ink),
                ("soft_ink", t.soft_ink),
                ("accent", t.accent),
                ("danger", t.danger),
                ("good", t.good),
                ("hint", t.hint),
            ];
            check(theme, 4.5, &texts, &grounds);
            let buttons = [("accent", t.accent), ("accent_hover", t.accent_hover)];
            check(theme, 4.5, &[("on_accent", t.on_accent)], &buttons);
            check(theme, 4.5, &[("on_call", t.on_call)], &[("call", t.call)]);
            check(theme, 4.5, &[("on_good", t.on_good)], &[("good", t.good)]);
            let rim = [("rim", t.board.rim)];
            check(theme, 4.5, &[("coordinate", t.board.coordinate)], &rim);
        }
    }

    #[test]
    fn the_hue_of_every_land_can_be_read_in_every_theme() {
        for theme in Look::all() {
            let t = theme.tokens();
            for hue in (0..8).map(|place| hues::Hue::of(t, place)) {
                let grounds = [("soft", hue.soft), ("card", t.card)];
                check(theme, 6.0, &[("ink", t.ink)], &grounds);
                check(theme, 5.5, &[("deep", hue.deep)], &grounds);
                check(theme, 4.5, &[("card", t.card)], &[("deep", hue.deep)]);
            }
            assert_eq!(hues::Hue::of(t, 9), hues::Hue::of(t, 1));
        }
    }

    #[test]
    fn marks_and_pieces_stand_out_on_both_squares_in_every_theme() {
        for theme in Look::all() {
            let b = &theme.tokens().board;
            let squares = [("light", b.light), ("dark", b.dark)];
            let marks = [
                ("accent", b.accent),
                ("danger", b.danger),
                ("good", b.good),
                ("hint", b.hint),
                ("refused", b.refused),
                ("star_edge", b.star_edge),
                ("focus", b.focus),
                ("white outline", OUTLINES[0]),
                ("black outline", OUTLINES[1]),
            ];
            check(theme, 3.0, &marks, &squares);
            check(theme, 3.0, &marks, &[("halo", b.halo)]);
        }
    }

    /// A color as a drawing writes it: `#0A2140`.
    fn written(color: &str) -> Color {
        let part = |at: usize| u8::from_str_radix(&color[at..at + 2], 16).unwrap();
        Color::from_rgb8(part(1), part(3), part(5))
    }

    #[test]
    fn all_four_armies_stand_out_on_both_squares_and_from_each_other() {
        for theme in Look::all() {
            let b = &theme.tokens().board;
            let squares = [("light", b.light), ("dark", b.dark)];
            for seat in Seat::ALL {
                let colors = army::colors(seat);
                let line = [("line", written(colors.line))];
                check(theme, 3.0, &line, &squares);
                check(theme, 3.0, &line, &[("halo", written(colors.halo))]);
            }
        }
        let fill = |seat| written(army::colors(seat).fill);
        let light = [Seat::South, Seat::East].map(fill);
        let dark = [Seat::West, Seat::North].map(fill);
        for (one, other) in light.iter().flat_map(|it| dark.map(|dark| (*it, dark))) {
            let found = contrast(one, other);
            assert!(found >= 3.0, "{one:?} and {other:?}: {found:.2}");
        }
    }

    #[test]
    fn focus_ring_edges_and_empty_stars_stand_out_in_every_theme() {
        for theme in Look::all() {
            let t = theme.tokens();
            let grounds = grounds(t);
            check(theme, 3.0, &[("focus", t.focus)], &grounds);
            check(theme, 3.0, &[("outline", t.outline)], &grounds);
            check(theme, 3.0, &[("star_empty", t.star_empty)], &grounds);
        }
    }

    #[test]
    fn a_land_can_be_read_in_every_theme() {
        for theme in Look::all() {
            let t = theme.tokens();
            for land in (0..hues::N_HUES).map(|place| hues::Hue::of(t, place)) {
                check(theme, 4.5, &[("deep", land.deep)], &grounds(t));
                let sign = [("on_accent", t.on_accent)];
                check(theme, 4.5, &sign, &[("deep", land.deep)]);
                let words = [("ink", t.ink), ("deep", land.deep)];
                check(theme, 4.5, &words, &[("soft", land.soft)]);
            }
        }
    }

    #[test]
    fn the_theme_button_goes_through_all_themes() {
        let mut theme = ThemeKind::Light;
        for expected in ThemeKind::ALL {
            assert_eq!(theme, expected);
            theme = theme.next();
        }
        assert_eq!(theme, ThemeKind::Light);
    }
}
