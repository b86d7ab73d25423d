//! How large everything is in a window: as chosen, where there is room for it.

use iced::Size;

use crate::settings::WindowSize;

/// The smallest window.
pub(in crate::gui) const LEAST_SIZE: Size = Size::new(480.0, 560.0);

/// The smallest window in which everything stands whole as measured; in a smaller one everything is smaller.
const WHOLE: Size = Size::new(680.0, 600.0);

/// The smallest scale: what is pressed keeps two thirds of its size, and words can still be read.
const LEAST_SCALE: f32 = 0.66;

/// How large everything is that is to be so large, in percent, in a window of this size: 1 is as measured.
#[must_use]
pub fn scale_in(percent: u16, window: Option<WindowSize>) -> f32 {
    let chosen = f32::from(percent) / 100.0;
    let Some(window) = window else {
        return chosen;
    };
    let across = f32::from(window.width) / WHOLE.width;
    let down = f32::from(window.height) / WHOLE.height;
    chosen.min(across.min(down).max(LEAST_SCALE))
}

/// The same in whole percent.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(in crate::gui) fn percent_in(percent: u16, window: Option<WindowSize>) -> u16 {
    (scale_in(percent, window) * 100.0).floor() as u16
}
