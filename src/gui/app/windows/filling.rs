//! The window fills the screen, and is afterwards what it was before.
//!
//! What the system is asked for is worked out here as `Order`s, without a system; `carry_out` asks it.

use iced::Task;
use iced::window::{self, Id, Mode};

use super::{WindowEvent, Windows};
use crate::gui::Message;

/// Whether the main window fills the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Filling {
    /// It is as its owner left it.
    #[default]
    No,
    /// It shall, once it is known what it was before.
    Asked,
    /// It does; this is what it was before.
    Since(WindowShape),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WindowShape {
    /// A window, or the whole screen.
    pub mode: Mode,
    /// Whether it is as large as the screen allows.
    pub is_maximized: bool,
}

/// Something that the system is asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Order {
    /// What is this window?
    Tell(Id),
    Mode(Id, Mode),
    /// As large as the screen allows.
    Maximize(Id),
}

impl Windows {
    /// Whether the size of the main window is one to keep.
    pub(in crate::gui) fn is_own_size(&self) -> bool {
        self.filling == Filling::No
    }

    /// Whether the main window was maximized before it filled the screen; `None` if it does not.
    pub(super) fn was_maximized(&self) -> Option<bool> {
        match self.filling {
            Filling::Since(shape) => Some(shape.is_maximized),
            Filling::No | Filling::Asked => None,
        }
    }

    /// The main window shall fill the screen.
    pub(super) fn fill(&mut self) -> Vec<Order> {
        if self.filling != Filling::No {
            return Vec::new();
        }
        self.filling = Filling::Asked;
        self.main.map(Order::Tell).into_iter().collect()
    }

    /// It is known what the main window was before.
    pub(super) fn was(&mut self, shape: WindowShape) -> Vec<Order> {
        if self.filling != Filling::Asked {
            return Vec::new();
        }
        self.filling = Filling::Since(shape);
        let fill = self.main.map(|id| Order::Mode(id, Mode::Fullscreen));
        fill.into_iter().collect()
    }

    /// The main window is to be what it was before.
    pub(super) fn restore(&mut self) -> Vec<Order> {
        let Filling::Since(shape) = std::mem::take(&mut self.filling) else {
            return Vec::new();
        };
        let Some(id) = self.main.filter(|_| shape.mode != Mode::Fullscreen) else {
            return Vec::new();
        };
        let mut orders = vec![Order::Mode(id, shape.mode)];
        orders.extend(shape.is_maximized.then_some(Order::Maximize(id)));
        orders
    }
}

/// Asks the system for something.
pub(super) fn carry_out(orders: Vec<Order>) -> Task<Message> {
    Task::batch(orders.into_iter().map(|order| match order {
        Order::Tell(id) => shape_of(id).map(move |it| Message::Window(id, WindowEvent::Was(it))),
        Order::Mode(id, mode) => window::set_mode(id, mode),
        Order::Maximize(id) => window::maximize(id, true),
    }))
}

/// A size that is at most as wide and as high as either.
fn shape_of(id: Id) -> Task<WindowShape> {
    window::mode(id).then(move |mode| {
        window::is_maximized(id).map(move |is_maximized| WindowShape { mode, is_maximized })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn windows() -> (Windows, Id) {
        let id = Id::unique();
        let main = Some(id);
        (
            Windows {
                main,
                ..Windows::default()
            },
            id,
        )
    }

    /// What is asked of the system when a window fills the screen and stops.
    fn there_and_back(shape: WindowShape) -> (Vec<Order>, Vec<Order>, Id) {
        let (mut windows, id) = windows();
        assert_eq!(windows.fill(), [Order::Tell(id)]);
        assert!(!windows.is_own_size());
        let there = windows.was(shape);
        assert_eq!(windows.was_maximized(), Some(shape.is_maximized));
        let back = windows.restore();
        assert!(windows.is_own_size());
        (there, back, id)
    }

    #[test]
    fn a_window_is_afterwards_what_it_was_before() {
        for (mode, is_maximized) in [
            (Mode::Windowed, false),
            (Mode::Windowed, true),
            (Mode::Fullscreen, false),
        ] {
            let shape = WindowShape { mode, is_maximized };
            let (there, back, id) = there_and_back(shape);
            assert_eq!(there, [Order::Mode(id, Mode::Fullscreen)]);
            let expected = match (mode, is_maximized) {
                (Mode::Fullscreen, _) => vec![],
                (_, true) => vec![Order::Mode(id, mode), Order::Maximize(id)],
                (_, false) => vec![Order::Mode(id, mode)],
            };
            assert_eq!(back, expected);
        }
    }

    #[test]
    fn who_leaves_at_once_never_fills_the_screen() {
        let (mut windows, _) = windows();
        windows.fill();
        assert_eq!(windows.restore(), []);
        let shape = WindowShape {
            mode: Mode::Windowed,
            is_maximized: false,
        };
        assert_eq!(windows.was(shape), [], "the answer comes too late");
        assert!(windows.is_own_size());
    }
}
