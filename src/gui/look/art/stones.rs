//! The stones of the path, in the light of each theme.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::gui::look::theme::hues::{Hue, N_HUES};
use crate::gui::look::theme::{Scenery, ThemeKind, Tokens, css};

/// What a stone stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StoneKind {
    /// A round stone.
    #[default]
    Lesson,
    /// A diamond: a game against the coach.
    Game,
    /// An open book.
    Story,
}

/// How far the learner is with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StoneState {
    /// Gold.
    Done,
    /// The learner stands on it.
    Next,
    #[default]
    Ahead,
}

/// The drawing of a stone in a land of this hue, in a square.
#[must_use]
pub fn stone(tokens: &Tokens, hue: usize, kind: StoneKind, state: StoneState) -> Handle {
    /// By the theme, the hue, the kind and the state.
    type Stones = [[[[Handle; 3]; 3]; N_HUES]; 3];
    static STONES: LazyLock<Stones> = LazyLock::new(|| {
        ThemeKind::ALL.map(|theme| {
            std::array::from_fn(|hue| {
                KINDS.map(|kind| {
                    STATES.map(|state| {
                        let drawing = drawing(theme.tokens(), hue, kind, state);
                        Handle::from_memory(drawing.into_bytes())
                    })
                })
            })
        })
    });
    STONES[tokens.scenery as usize][hue % N_HUES][kind as usize][state as usize].clone()
}

/// The width of the path with its edges and without, measured by a stone.
pub const BANK: f32 = 0.66;
pub const SAND: f32 = 0.55;

const KINDS: [StoneKind; 3] = [StoneKind::Lesson, StoneKind::Game, StoneKind::Story];

const STATES: [StoneState; 3] = [StoneState::Done, StoneState::Next, StoneState::Ahead];

/// A stone for a theme: the next one has the color of its land, and in strong contrast all have black lines.
pub(super) fn drawing(tokens: &Tokens, hue: usize, kind: StoneKind, state: StoneState) -> String {
    let drawing = by_light(kind, state, tokens.scenery == Scenery::Night);
    let drawing = drawing.replace(LAND, &css(Hue::of(tokens, hue).deep));
    if tokens.scenery != Scenery::Plain {
        return drawing;
    }
    let (line, fill) = (css(tokens.edge), css(tokens.card));
    let lined = LINES.iter().fold(drawing, |it, old| it.replace(old, &line));
    FILLS.iter().fold(lined, |it, old| it.replace(old, &fill))
}

/// What stands in the drawings for the color of the land.
const LAND: &str = "#5B3F8C";

/// The colors of lines in the drawings.
const LINES: [&str; 2] = ["#786D52", "#855600"];

/// The colors of stones that are still ahead.
const FILLS: [&str; 3] = ["#FFFDF7", "#F1E6CF", "#C9BC9E"];

const fn by_light(kind: StoneKind, state: StoneState, by_night: bool) -> &'static str {
    macro_rules! pair {
        ($name:literal) => {
            if by_night {
                text!(concat!("path/stone-", $name, "-dark.svg"))
            } else {
                text!(concat!("path/stone-", $name, ".svg"))
            }
        };
    }
    match (kind, state) {
        (StoneKind::Lesson, StoneState::Done) => pair!("lesson-done"),
        (StoneKind::Lesson, StoneState::Next) => pair!("lesson-next"),
        (StoneKind::Lesson, StoneState::Ahead) => pair!("lesson-ahead"),
        (StoneKind::Game, StoneState::Done) => pair!("game-done"),
        (StoneKind::Game, StoneState::Next) => pair!("game-next"),
        (StoneKind::Game, StoneState::Ahead) => pair!("game-ahead"),
        (StoneKind::Story, StoneState::Done) => pair!("story-done"),
        (StoneKind::Story, StoneState::Next) => pair!("story-next"),
        (StoneKind::Story, StoneState::Ahead) => pair!("story-ahead"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stone_that_is_next_has_the_color_of_its_land() {
        for theme in ThemeKind::ALL {
            let tokens = theme.tokens();
            for (kind, hue) in KINDS.into_iter().flat_map(|it| [(it, 0), (it, 5)]) {
                let next = drawing(tokens, hue, kind, StoneState::Next);
                let deep = css(Hue::of(tokens, hue).deep);
                assert!(next.contains(&deep), "{theme:?} {kind:?}");
                assert!(!next.contains(LAND));
                let all = STATES.map(|state| drawing(tokens, hue, kind, state));
                assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
            }
        }
        assert_eq!(
            ThemeKind::ALL.map(|it| it.tokens().scenery as usize),
            [0, 1, 2]
        );
    }
}
