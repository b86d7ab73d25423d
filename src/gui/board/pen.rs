//! Drawing on a board: the right mouse button draws arrows from square to square and circles on one
//! square. Plain, with Shift, with Alt and with Ctrl there are four inks, each with its own line.
//! What is drawn twice is gone again; a left click on an empty place wipes everything away.

use iced::advanced::{Shell, mouse};
use iced::keyboard::{self, Modifiers};
use iced::{Rectangle, window};

use crate::gui::board::BoardWidget;
use crate::scene::{ArrowKind, Mark, Spot, Tone};

/// The most that is drawn on one board; the oldest goes first.
const MOST: usize = 64;

/// What a pen does on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A circle on a square.
    Circle(Spot, Tone),
    /// An arrow between two squares.
    Arrow {
        /// Where it starts.
        from: Spot,
        /// Where it points.
        to: Spot,
        /// Its ink.
        tone: Tone,
    },
    /// A left click on an empty place.
    Wipe,
}

impl Stroke {
    /// From a square to a square: an arrow, or a circle if they are the same.
    #[must_use]
    pub fn between(from: Spot, to: Spot, tone: Tone) -> Self {
        if from == to {
            Self::Circle(from, tone)
        } else {
            Self::Arrow { from, to, tone }
        }
    }

    /// What it leaves on the board.
    #[must_use]
    pub const fn mark(self) -> Option<Mark> {
        match self {
            Self::Circle(at, tone) => Some(Mark::Circle(at, tone)),
            Self::Arrow { from, to, tone } => Some(Mark::Arrow {
                from,
                to,
                kind: ArrowKind::Author(tone),
            }),
            Self::Wipe => None,
        }
    }
}

/// What was drawn on a board by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawings(Vec<Mark>);

impl Drawings {
    /// Takes a stroke: something new, something drawn again and so removed, or an empty board.
    pub fn take(&mut self, stroke: Stroke) {
        let Some(mark) = stroke.mark() else {
            return self.clear();
        };
        let before = self.0.len();
        self.0.retain(|drawn| *drawn != mark);
        if self.0.len() == before {
            self.0.push(mark);
        }
        if self.0.len() > MOST {
            self.0.remove(0);
        }
    }

    /// Wipes everything away.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What is to be seen, in the order in which it was drawn.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.0
    }
}

/// The pen over a board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pen {
    modifiers: Modifiers,
    /// The square where it came down, and the one below it now.
    line: Option<(Spot, Option<Spot>)>,
}

impl Pen {
    /// The ink, by the keys that are held.
    fn tone(self) -> Tone {
        if self.modifiers.control() {
            Tone::Yellow
        } else if self.modifiers.alt() {
            Tone::Blue
        } else if self.modifiers.shift() {
            Tone::Red
        } else {
            Tone::Green
        }
    }

    /// What is being drawn right now.
    fn stroke(self) -> Option<Stroke> {
        let (from, over) = self.line?;
        over.map(|to| Stroke::between(from, to, self.tone()))
    }

    /// The mark that is being drawn right now.
    pub(super) fn preview(self) -> Option<Mark> {
        self.stroke().and_then(Stroke::mark)
    }
}

impl<Message> BoardWidget<'_, Message> {
    /// What a pen does; `true` if the event was for it alone.
    pub(super) fn draws(
        &self,
        pen: &mut Pen,
        event: &iced::Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) -> bool {
        use iced::Event::{Keyboard, Mouse, Window};
        let Some(tell) = &self.on_draw else {
            return false;
        };
        let over = cursor
            .position()
            .and_then(|point| self.spot_at(bounds, point));
        match event {
            Keyboard(keyboard::Event::ModifiersChanged(held)) => pen.modifiers = *held,
            Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                pen.line = over.map(|from| (from, over));
                return pen.line.is_some();
            }
            Mouse(mouse::Event::CursorMoved { .. }) => {
                if let Some((_, below)) = &mut pen.line {
                    *below = over;
                    return true;
                }
            }
            Mouse(mouse::Event::ButtonReleased(mouse::Button::Right)) => {
                if let Some(stroke) = pen.stroke() {
                    shell.publish(tell(stroke));
                }
                return pen.line.take().is_some();
            }
            Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                pen.line = None;
                let is_empty = over.is_none_or(|at| self.scene.piece_at(at).is_none());
                if is_empty && cursor.is_over(bounds) {
                    shell.publish(tell(Stroke::Wipe));
                }
            }
            Window(window::Event::Unfocused) => {
                pen.line = None;
                pen.modifiers = Modifiers::empty();
            }
            _ => {}
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Spot = Spot::new(0, 0);
    const B: Spot = Spot::new(1, 1);

    #[test]
    fn what_is_drawn_twice_is_gone() {
        let mut drawings = Drawings::default();
        let arrow = Stroke::between(A, B, Tone::Green);
        let circle = Stroke::between(A, A, Tone::Green);
        drawings.take(arrow);
        drawings.take(circle);
        assert_eq!(drawings.marks().len(), 2);
        drawings.take(arrow);
        assert_eq!(drawings.marks(), [Mark::Circle(A, Tone::Green)]);
        drawings.take(Stroke::between(A, A, Tone::Red));
        assert_eq!(drawings.marks().len(), 2, "another ink is another circle");
        drawings.take(Stroke::Wipe);
        assert!(drawings.marks().is_empty());
    }

    #[test]
    fn the_board_is_never_full() {
        let mut drawings = Drawings::default();
        for file in 0..200 {
            drawings.take(Stroke::Circle(Spot::new(file, 0), Tone::Blue));
        }
        assert_eq!(drawings.marks().len(), MOST);
    }

    #[test]
    fn each_key_has_its_ink() {
        let tone = |modifiers| {
            let line = None;
            Pen { modifiers, line }.tone()
        };
        assert_eq!(tone(Modifiers::empty()), Tone::Green);
        assert_eq!(tone(Modifiers::SHIFT), Tone::Red);
        assert_eq!(tone(Modifiers::ALT), Tone::Blue);
        assert_eq!(tone(Modifiers::CTRL), Tone::Yellow);
    }
}
