//! The stones of the path, in the light of each theme.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::gui::look::theme::hues::Hue;
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

/// The drawing of a stone, in a square.
#[must_use]
pub fn stone(tokens: &Tokens, kind: StoneKind, state: StoneState) -> Handle {
    static STONES: LazyLock<[[[Handle; 3]; 3]; 3]> = LazyLock::new(|| {
        ThemeKind::ALL.map(|theme| {
            KINDS.map(|kind| {
                STATES.map(|state| {
                    let drawing = drawing(theme.tokens(), kind, state);
                    Handle::from_memory(drawing.into_bytes())
                })
            })
        })
    });
    STONES[tokens.scenery as usize][kind as usize][state as usize].clone()
}

const KINDS: [StoneKind; 3] = [StoneKind::Lesson, StoneKind::Game, StoneKind::Story];

const STATES: [StoneState; 3] = [StoneState::Done, StoneState::Next, StoneState::Ahead];

/// A stone for a theme: the next one has the color of its land, and in strong contrast all have black lines.
fn drawing(tokens: &Tokens, kind: StoneKind, state: StoneState) -> String {
    let drawing = by_light(kind, state, tokens.scenery == Scenery::Night);
    let drawing = drawing.replace(LAND, &css(Hue::meadow(tokens).deep));
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
            for kind in KINDS {
                let next = drawing(tokens, kind, StoneState::Next);
                assert!(
                    next.contains(&css(Hue::meadow(tokens).deep)),
                    "{theme:?} {kind:?}"
                );
                assert!(!next.contains(LAND));
                let all = STATES.map(|state| drawing(tokens, kind, state));
                assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
            }
        }
        assert_eq!(
            ThemeKind::ALL.map(|it| it.tokens().scenery as usize),
            [0, 1, 2]
        );
    }
}
