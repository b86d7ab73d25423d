//! How the coach stands for a while: it blinks, and looks here and there.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::gui::look::art::files::inside;
use crate::gui::look::art::{Mood, coach};

/// Something else than its mood, for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pose {
    /// Its eyes are closed; after a cheer it takes its wings down.
    Blink,
    /// It looks down.
    Down,
    /// It looks to the left.
    Left,
    /// It looks to the right.
    Right,
}

/// The coach in a mood and a pose.
#[must_use]
pub fn posed(mood: Mood, pose: Option<Pose>) -> Handle {
    match (pose, mood) {
        (Some(Pose::Left), _) => handle!("coach/look-side.svg"),
        (Some(Pose::Right), _) => right(),
        (Some(Pose::Blink), Mood::Glad) => handle!("coach/glad-blink.svg"),
        (Some(Pose::Blink), Mood::Wait) => handle!("coach/wait-blink.svg"),
        (Some(Pose::Blink), Mood::Think) => handle!("coach/think-blink.svg"),
        (Some(Pose::Blink), Mood::Cheer) => coach(Mood::Glad),
        (Some(Pose::Down), Mood::Glad | Mood::Wait | Mood::Think) => {
            handle!("coach/look-down.svg")
        }
        // Whoever is startled, or cheers, looks nowhere else.
        (Some(Pose::Blink | Pose::Down) | None, _) => coach(mood),
    }
}

/// The same as to the left, in a mirror.
fn right() -> Handle {
    static RIGHT: LazyLock<Handle> = LazyLock::new(|| {
        let left = inside(text!("coach/look-side.svg"));
        let right = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><g transform="translate(200 0) scale(-1 1)">{left}</g></svg>"#
        );
        Handle::from_memory(right.into_bytes())
    });
    RIGHT.clone()
}
