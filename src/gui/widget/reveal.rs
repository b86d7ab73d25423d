//! Scrolling to what has the keyboard, so that it is seen.

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, scroll_by};
use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task, Vector};

/// The room to leave above and below, in logical pixels.
const ROOM: f32 = 16.0;

/// Scrolls the area `area` just as far as the container `item` needs to be seen.
pub fn reveal<M: Send + 'static>(area: Id, item: Id) -> Task<M> {
    let search = Search {
        area,
        item,
        window: None,
        found: None,
    };
    operate(search).discard()
}

/// Looks for both, then scrolls.
struct Search {
    area: Id,
    item: Id,
    /// The scrolled area on the screen, and how far it is scrolled.
    window: Option<(Rectangle, Vector)>,
    found: Option<Rectangle>,
}

impl Operation for Search {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.item) {
            self.found = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.area) {
            self.window = Some((bounds, translation));
        }
    }

    fn finish(&self) -> Outcome<()> {
        let (Some((window, scrolled)), Some(item)) = (self.window, self.found) else {
            return Outcome::None;
        };
        let item = item - scrolled;
        let y = way(
            (item.y - ROOM, item.y + item.height + ROOM),
            (window.y, window.y + window.height),
        );
        let offset = AbsoluteOffset { x: 0.0, y };
        Outcome::Chain(Box::new(scroll_by(self.area.clone(), offset)))
    }
}

/// How far to scroll so that a stretch lies within another; its start goes before its end.
fn way((start, end): (f32, f32), (first, last): (f32, f32)) -> f32 {
    if start < first {
        start - first
    } else if end > last {
        (end - last).min(start - first)
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_scrolls_no_farther_than_needed() {
        let window = (100.0, 500.0);
        for (item, expected) in [
            ((150.0, 250.0), 0.0),
            ((50.0, 150.0), -50.0),
            ((450.0, 550.0), 50.0),
            ((400.0, 900.0), 300.0),
        ] {
            assert_eq!(way(item, window), expected, "{item:?}");
        }
    }
}
