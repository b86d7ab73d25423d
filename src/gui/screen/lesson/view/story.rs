//! A page of a picture story in the place of a board: the scene, and over it who comes through it.

use iced::widget::{container, svg};
use iced::{Element, Point, Rectangle, Size};

use crate::gui::base::view::id_of;
use crate::gui::board::Animation;
use crate::gui::look::art::stages;
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, StoryPage};
use crate::gui::screen::lesson::view::{BOARD, View};
use crate::gui::widget::hop::{Hop, Way};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::placed::{Anchor, Placed};
use crate::gui::widget::tapped::Tapped;

/// How high somebody hops on the way, measured by the scene, and how often.
const LEAP: f32 = 0.03;
const N_HOPS: u8 = 3;

impl<'a> View<'a> {
    /// The page, so large.
    pub(super) fn story(self, page: &'a StoryPage, side: f32) -> Element<'a, Message> {
        let side = side.floor();
        let part = side / stages::SIDE;
        let room = Size::new(side, side);
        let scaled = |place: Rectangle| {
            let corner = Point::new(place.x * part, place.y * part);
            Rectangle::new(corner, place.size() * part)
        };
        let scene = svg(stages::stage(page.stage, self.tokens.scenery));
        let scene = scene.width(side).height(side);
        let mut all = Placed::new(room).push(Anchor::place(Rectangle::with_size(room)), scene);
        if let Some((board, place)) = stages::board(page.stage, page.presses, self.tokens) {
            let place = scaled(place);
            let board = svg(board).width(place.width).height(place.height);
            let board: Element<'a, Message> = match stages::traveler(page.stage) {
                Some(_) => board.into(),
                // The rice is pressed where it lies.
                None => self.pressed(page, board.into()),
            };
            all = all.push(Anchor::place(place), board);
        }
        if let Some(who) = stages::traveler(page.stage) {
            let at = |presses| stages::place(page.stage, presses);
            let place = scaled(Rectangle::new(at(page.presses), who.size));
            let drawing = svg(who.picture).width(place.width).height(place.height);
            let goes = page.presses > page.before && self.pace == Animation::Smooth;
            let way = goes.then(|| Way {
                from: (at(page.presses - 1) - at(page.presses)) * part,
                height: side * LEAP,
                n_hops: N_HOPS,
            });
            let comes = Hop::coming(page.presses.into(), way, drawing);
            all = all.push(Anchor::place(place), self.pressed(page, comes.into()));
        }
        // A scene is no text: it looks the same in every direction of reading.
        let all: Element<'a, Message> = self.turns.turn(all.into());
        container(all)
            .id(BOARD)
            .center_x(side)
            .center_y(side)
            .into()
    }

    /// What goes on when it is pressed.
    fn pressed(self, page: &StoryPage, what: Element<'a, Message>) -> Element<'a, Message> {
        let named = Labeled::new(page.name.clone(), what);
        let tapped = Tapped::new(Message::Pressed(Control::Traveler), named);
        container(tapped).id(id_of(Control::Traveler)).into()
    }
}
