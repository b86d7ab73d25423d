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

/// The left upper corner of those pictures, and their width, in units of their drawings.
pub(super) const HAT_CORNER: (f32, f32) = (40.0, -24.0);
pub(super) const HAT_WIDTH: f32 = 160.0;

/// The hats as drawings, from the weakest strength on.
static HATS: [&str; 5] = [
    text!("coach/hat-1-egg.svg"),
    text!("coach/hat-2-wool.svg"),
    text!("coach/hat-3-cap.svg"),
    text!("coach/hat-4-glasses.svg"),
    text!("coach/hat-5-crown.svg"),
];

/// What the coach wears at a strength from 1 to 5, as a drawing.
pub(super) fn hat_drawing(strength: u8) -> &'static str {
    let place = usize::from(strength.max(1)) - 1;
    HATS.get(place).or(HATS.last()).copied().unwrap_or_default()
}

/// The same as a picture: it lies over the head.
#[must_use]
pub fn hat(strength: u8) -> Handle {
    // Read once: a picture's number is made of all its bytes.
    static HANDLES: LazyLock<[Handle; 5]> =
        LazyLock::new(|| HATS.map(|hat| Handle::from_memory(hat.as_bytes())));
    let place = usize::from(strength.clamp(1, 5)) - 1;
    HANDLES[place].clone()
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
    use super::*;

    #[test]
    fn every_hat_fits_the_head() {
        let head = text!("coach/head.svg");
        for drawing in HATS.iter().chain([&head]) {
            assert!(drawing.contains("viewBox=\"40 -24 160 134\""));
        }
    }
}
