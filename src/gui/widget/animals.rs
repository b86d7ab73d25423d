//! Whoever else lives in a land: pressed, it flies, swims, creeps or leaps in its own way, and so far that nobody
//! overlooks it. Nobody needs it, so it takes no keyboard.

use std::iter::successors;

use iced::advanced::widget::Id;
use iced::widget::{container, svg};
use iced::{Element, Rectangle, Size};

use crate::gui::look::art::lands::{Animal, Manner};
use crate::gui::widget::hop::{Hop, Tour};
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::tapped::Tapped;

/// How far an animal keeps from the sides of its land, how far it goes at least, and half of how far across a round
/// through the air is; logical pixels.
const ASIDE: f32 = 8.0;
const LEAST: f32 = 30.0;
const ROUND: f32 = 70.0;

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

/// Sends the animals that something in a land as wide as this would hide along the ground, to where they are seen best,
/// and not farther than they must.
pub fn step_aside(animals: &mut [Animal], hidden: &[Rectangle], width: f32) {
    for number in 0..animals.len() {
        let own = animals[number].place;
        if !hidden.iter().any(|body| own.intersects(body)) {
            continue;
        }
        let others = animals.iter().enumerate();
        let others = others.filter(|(at, _)| *at != number);
        let others: Vec<Rectangle> = others.map(|(_, it)| it.place).collect();
        let cost = |x: &f32| {
            let there = Rectangle { x: *x, ..own };
            let shared = |with: &Rectangle| there.intersection(with).map_or(0.0, |it| it.area());
            let met: f32 = others.iter().map(shared).sum();
            let lost: f32 = hidden.iter().map(shared).sum();
            let way = (x - own.x).abs() / width;
            (HIDES * lost + met) / own.area() + way
        };
        let places = successors(Some(ASIDE), |x| Some(x + STEP));
        let places = places.take_while(|x| x + own.width + ASIDE <= width);
        let best = places.min_by(|a, b| cost(a).total_cmp(&cost(b)));
        if let Some(x) = best {
            animals[number].place.x = x;
        }
    }
}

/// How far an animal goes before it looks again whether it is seen, in logical pixels.
const STEP: f32 = 6.0;

/// How much worse it is to be behind something than to meet another animal.
const HIDES: f32 = 8.0;

/// The animals of a land as large as this, over its picture; `named` tells the name of each and what a press on it says.
pub fn animals<'a, M: Clone + 'a>(
    animals: Vec<Animal>,
    room: Size,
    (pressed, moves): (&Pressed, bool),
    named: impl Fn(usize) -> (Id, M),
) -> Element<'a, M> {
    let each = animals.into_iter().enumerate();
    let all = each.fold(Placed::new(room), |all, (number, animal)| {
        let tour = moves.then(|| tour(&animal, room));
        let Animal { picture, place, .. } = animal;
        let drawing = svg(picture).width(place.width).height(place.height);
        let tours = Hop::touring(pressed.times(number), tour, drawing);
        let (id, message) = named(number);
        let tapped = container(Tapped::new(message, tours)).id(id);
        all.push(Anchor::place(place), tapped)
    });
    all.into()
}

/// How far somebody goes: as far as is to be seen, and not out of a land as large as this.
fn tour(animal: &Animal, room: Size) -> Tour {
    let place = animal.place;
    let (left, above) = ((place.x - ASIDE).max(0.0), (place.y - ASIDE).max(0.0));
    let right = (room.width - place.x - place.width - ASIDE).max(0.0);
    let beside = left.min(right);
    let high = |height: f32| Tour::Hops {
        height: height.max(LEAST).min(above),
    };
    match animal.manner {
        Manner::Hops => high(place.height * 0.7),
        Manner::Pops => high(place.height * 0.4),
        Manner::Flies => Tour::Flies {
            radius: (above / 2.0).min(beside).min(ROUND),
        },
        Manner::Swims => Tour::Swims {
            reach: (place.width * 0.6).min(beside),
        },
        Manner::Creeps => {
            let reach = (place.width * 0.9).max(LEAST);
            Tour::Creeps {
                reach: match right < left {
                    true => -reach.min(left),
                    false => reach.min(right),
                },
            }
        }
    }
}
