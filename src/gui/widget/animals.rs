//! Whoever else lives in a land: pressed, it hops. Nobody needs it, so it takes no keyboard.

use iced::advanced::widget::Id;
use iced::widget::{container, svg};
use iced::{Element, Size};

use crate::gui::look::art::lands::Animal;
use crate::gui::widget::hop::Hop;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::tapped::Tapped;

/// How high somebody hops who is pressed, measured by its height.
pub const LEAP: f32 = 0.22;

/// How often each animal was pressed, by its number.
#[derive(Clone, Debug, Default)]
pub struct Pressed(Vec<u32>);

impl Pressed {
    /// One of them is pressed.
    pub fn press(&mut self, number: usize) {
        let n_known = self.0.len().max(number + 1);
        self.0.resize(n_known, 0);
        if let Some(n) = self.0.get_mut(number) {
            *n = n.wrapping_add(1);
        }
    }

    fn times(&self, number: usize) -> u32 {
        self.0.get(number).copied().unwrap_or_default()
    }
}

/// The animals of a land as large as this, over its picture; `named` tells the name of each and what a press on it says.
pub fn animals<'a, M: Clone + 'a>(
    animals: Vec<Animal>,
    room: Size,
    (pressed, moves): (&Pressed, bool),
    named: impl Fn(usize) -> (Id, M),
) -> Element<'a, M> {
    let each = animals.into_iter().enumerate();
    let all = each.fold(Placed::new(room), |all, (number, animal)| {
        let Animal { picture, place } = animal;
        let height = moves.then_some(place.height * LEAP);
        let drawing = svg(picture).width(place.width).height(place.height);
        let hops = Hop::again(pressed.times(number), height, drawing);
        let (id, message) = named(number);
        let tapped = container(Tapped::new(message, hops)).id(id);
        all.push(Anchor::place(place), tapped)
    });
    all.into()
}
