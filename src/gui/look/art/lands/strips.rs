//! A land cut into upright strips that lie side by side, each a picture of its own.
//!
//! The renderer copies a picture whole, however little of it is seen, and where a layer cuts it off it asks a mask for each
//! pixel. Of a land that opens only those strips are copied that are seen, and only those at its two edges ask the mask.

use iced::Size;
use iced::widget::svg::Handle;

/// How wide a strip is, in logical pixels: so many are whole ones also where four logical ones are five, or six.
const WIDTH: f32 = 160.0;
/// How far a strip lies under the next one, so that no line shows between two that do not end on whole pixels.
const LAP: f32 = 1.0;

/// A part of a picture, as high as the whole.
#[derive(Clone, Debug)]
pub struct Strip {
    pub picture: Handle,
    /// Where it begins, from the left side of the whole.
    pub x: f32,
    pub size: Size,
}

/// The strips of a picture of this size, from left to right; the last is the widest. What is inside of it is written as SVG
/// in logical pixels.
pub(super) fn strips(whole: Size, inside: &str) -> Vec<Strip> {
    let mut rest = whole.width;
    let mut strips = Vec::new();
    while rest > 0.0 {
        let is_last = rest < 2.0 * WIDTH;
        let step = if is_last { rest } else { WIDTH };
        let lap = if is_last { 0.0 } else { LAP };
        let (x, size) = (whole.width - rest, Size::new(step + lap, whole.height));
        strips.push(Strip {
            picture: Handle::from_memory(seen(x, size, inside).into_bytes()),
            x,
            size,
        });
        rest -= step;
    }
    strips
}

/// A drawing of which this much is seen, from this far to the right on.
pub(super) fn seen(x: f32, Size { width, height }: Size, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">{inside}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_lie_side_by_side_and_cover_the_whole() {
        for wide in 1..2000_u16 {
            let whole = Size::new(f32::from(wide), 400.0);
            let strips = strips(whole, "");
            let mut end = 0.0;
            for strip in &strips {
                assert!(strip.x <= end, "{wide}: a gap before {}", strip.x);
                assert!(strip.x % WIDTH == 0.0 && strip.size.height == 400.0);
                end = strip.x + strip.size.width;
            }
            assert!(end == whole.width, "{wide}: {end}");
            let last = strips.last().unwrap().size.width;
            assert!(strips.len() == 1 || last >= WIDTH, "{wide}: {last}");
        }
    }
}
