//! The coach as one meets it to play: its head alone, in a nest, with a hat for each strength.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

/// The head of the coach without a body, in a picture [`HEAD`] wide and high.
#[must_use]
pub fn head() -> Handle {
    static HEAD: LazyLock<Handle> = LazyLock::new(|| {
        let whole = text!("coach/glad.svg");
        let head = whole.replacen(WHOLE_BOX, HEAD_BOX, 1);
        Handle::from_memory(head.into_bytes())
    });
    HEAD.clone()
}

/// The part of the coach's drawing that shows its head, which is that of the hats.
const HEAD_BOX: &str = "40 -24 160 134";

/// The whole of it.
const WHOLE_BOX: &str = "0 0 200 200";

/// The width of the head's picture and of the hats, measured by its height.
pub const HEAD: f32 = 160.0 / 134.0;

/// What the coach wears at a strength from 1 to 5: it lies over the head.
#[must_use]
pub fn hat(strength: u8) -> Handle {
    match strength {
        0 | 1 => handle!("coach/hat-1-egg.svg"),
        2 => handle!("coach/hat-2-wool.svg"),
        3 => handle!("coach/hat-3-cap.svg"),
        4 => handle!("coach/hat-4-glasses.svg"),
        _ => handle!("coach/hat-5-crown.svg"),
    }
}

/// The nest in which the head sits.
#[must_use]
pub fn nest() -> Handle {
    handle!("coach/nest.svg")
}

/// A feather: the coach has as many as it is strong.
#[must_use]
pub fn feather() -> Handle {
    handle!("coach/feather.svg")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_is_a_part_of_the_whole_coach() {
        assert!(text!("coach/glad.svg").contains(WHOLE_BOX));
        for hat in [
            text!("coach/hat-1-egg.svg"),
            text!("coach/hat-2-wool.svg"),
            text!("coach/hat-3-cap.svg"),
            text!("coach/hat-4-glasses.svg"),
            text!("coach/hat-5-crown.svg"),
        ] {
            assert!(hat.contains(HEAD_BOX));
        }
        assert_ne!(head().id(), crate::gui::look::art::coach(crate::gui::look::art::Mood::Glad).id());
    }
}
