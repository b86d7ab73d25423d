//! The coach as one meets it to play: its head alone, in a nest, with a hat for each strength.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

/// The head of the coach without a body.
#[must_use]
pub fn head() -> Handle {
    handle!("coach/head.svg")
}

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

/// A feather: the coach has as many as it is strong; the others are outlines.
#[must_use]
pub fn feather(is_there: bool) -> Handle {
    if is_there {
        handle!("coach/feather.svg")
    } else {
        handle!("coach/feather-empty.svg")
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_hat_fits_the_head() {
        let head = text!("coach/head.svg");
        for drawing in [
            head,
            text!("coach/hat-1-egg.svg"),
            text!("coach/hat-2-wool.svg"),
            text!("coach/hat-3-cap.svg"),
            text!("coach/hat-4-glasses.svg"),
            text!("coach/hat-5-crown.svg"),
        ] {
            assert!(drawing.contains("viewBox=\"40 -24 160 134\""));
        }
    }
}
