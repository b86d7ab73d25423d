//! Show mode, whatever is shown: what a teacher switches by letters, and what a class sees of it.
//!
//! A screen that can be shown keeps a [`ShowDesk`] while it is, hands it every key first, and lets it
//! [stage](ShowDesk::stage) the board. What goes on and back, and what is said, is the screen's own.
//! How it is laid out is in `widget::slide`.

use crate::gui::base::focus::Key;
use crate::gui::board::Stroke;
use crate::scene::{Coordinates, Mark, Scene};

/// What a teacher has switched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShowDesk {
    /// Nothing at all is shown.
    pub is_blank: bool,
    /// The board is seen from the other side.
    pub is_flipped: bool,
    /// Arrows, circles and colors are hidden.
    pub hides_arrows: bool,
}

impl ShowDesk {
    /// A blank screen takes any key, and shows the board again; tells whether it did.
    pub const fn wakes(&mut self) -> bool {
        let was_blank = self.is_blank;
        self.is_blank = false;
        was_blank
    }

    /// A letter that switches something; `false` for all others.
    pub const fn takes(&mut self, letter: char) -> bool {
        match letter.to_ascii_lowercase() {
            'a' => self.hides_arrows = !self.hides_arrows,
            'b' | '.' => self.is_blank = true,
            'f' => self.is_flipped = !self.is_flipped,
            _ => return false,
        }
        true
    }

    /// Somebody draws on the board: what is drawn there is to be seen again.
    pub const fn draws(&mut self, stroke: Stroke) {
        if stroke.mark().is_some() {
            self.hides_arrows = false;
        }
    }

    /// The board as a class sees it.
    pub fn stage(&self, scene: &mut Scene) {
        scene.coordinates = Coordinates::Large;
        if self.is_flipped {
            scene.side = scene.side.opposite();
        }
        if self.hides_arrows {
            scene.marks.retain(|mark| !is_drawn(*mark));
        }
    }
}

/// The page that a key turns to: on (true) or back.
#[must_use]
pub const fn turns(key: Key) -> Option<bool> {
    match key {
        Key::PageDown => Some(true),
        Key::PageUp | Key::TakeBack => Some(false),
        _ => None,
    }
}

/// Whether it is an arrow, or something else that is drawn over the board to talk about it.
const fn is_drawn(mark: Mark) -> bool {
    matches!(
        mark,
        Mark::Arrow { .. } | Mark::Pin { .. } | Mark::Circle(..) | Mark::Cross(..) | Mark::Tint(..)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::scene::{Shape, Spot, Tone};

    #[test]
    fn letters_switch_and_switch_back() {
        let mut desk = ShowDesk::default();
        for letter in ['a', 'F'] {
            let before = desk;
            assert!(desk.takes(letter));
            assert_ne!(desk, before);
            assert!(desk.takes(letter));
            assert_eq!(desk, before);
        }
        assert!(!desk.takes('x'));
    }

    #[test]
    fn who_draws_sees_what_is_drawn() {
        let mut desk = ShowDesk::default();
        assert!(desk.takes('a'));
        desk.draws(Stroke::Wipe);
        assert!(desk.hides_arrows, "nothing new is drawn");
        desk.draws(Stroke::Circle(Spot::new(0, 0), Tone::Red));
        assert!(!desk.hides_arrows);
    }

    #[test]
    fn any_key_ends_a_blank_screen_and_does_nothing_else() {
        let mut desk = ShowDesk::default();
        assert!(!desk.wakes());
        assert!(desk.takes('B'));
        assert!(desk.wakes());
        assert_eq!(desk, ShowDesk::default());
    }

    #[test]
    fn a_class_sees_large_letters_and_no_arrows_if_they_are_off() {
        let spot = Spot::new(0, 0);
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        scene.marks = vec![Mark::Circle(spot, Tone::Red), Mark::From(spot)];
        let desk = ShowDesk {
            is_flipped: true,
            hides_arrows: true,
            ..ShowDesk::default()
        };
        desk.stage(&mut scene);
        assert_eq!(scene.coordinates, Coordinates::Large);
        assert_eq!(scene.side, Seat::BLACK);
        assert_eq!(scene.marks, [Mark::From(spot)]);
    }
}
