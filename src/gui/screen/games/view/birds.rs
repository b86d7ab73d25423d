//! Who plays: the coach at five strengths, in a nest and with a hat.

use iced::widget::{Column, Row, button, column, container, row, space, stack, svg, text};
use iced::{Center, Element, Fill, Point, Rectangle, Size};

use crate::gui::base::view::id_of;
use crate::gui::look::art::{Icon, company};
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::games::Message;
use crate::gui::screen::games::model::Bird;
use crate::gui::screen::games::view::View;
use crate::gui::widget::button::ringed;
use crate::gui::widget::crowned::crowned;
use crate::gui::widget::flow::centered;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::placed::{Anchor, Placed};

impl<'a> View<'a> {
    /// The birds side by side, or in rows where they would be too narrow.
    pub(super) fn birds(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let birds = &self.model.birds;
        let room = wide - 2.0 * size::GAP_SMALL;
        let least = measures.small * BIRD_MIN;
        #[allow(clippy::cast_precision_loss)]
        let per_row = (room / least).floor().clamp(1.0, birds.len().max(1) as f32);
        let each = (room / per_row).floor();
        let mut rows = Column::new();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        for some in birds.chunks(per_row as usize) {
            let birds = some.iter().map(|it| self.bird(it, each, measures));
            rows = rows.push(Row::with_children(birds));
        }
        container(rows)
            .padding(size::GAP_SMALL)
            .width(wide)
            .style(move |_| style::panel(tokens))
            .into()
    }

    /// The coach at a strength: its head in a nest, a hat, feathers, and how it plays.
    fn bird(self, bird: &'a Bird, wide: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let inside = wide - 2.0 * (size::RING + PADDING);
        let head = (inside * HEAD).min(measures.card.1 * HEAD_MOST);
        let high = head / company::HEAD;
        let nest = Size::new(head * NEST, head * NEST * NEST_HEIGHT);
        let place = Size::new(head, high * NEST_TOP + nest.height);
        let whole = Rectangle::with_size(Size::new(head, high));
        let below = Point::new((head - nest.width) / 2.0, high * NEST_TOP);
        let drawn = Placed::new(place)
            .push(Anchor::place(whole), crowned(Some(bird.strength), head))
            .push(
                Anchor::place(Rectangle::new(below, nest)),
                svg(company::nest()).width(nest.width).height(nest.height),
            );
        let feather = measures.small * FEATHER;
        let feathers = (1..=MOST_FEATHERS).map(|place| {
            let drawing = svg(company::feather(place <= bird.strength));
            let drawing = drawing.width(feather * 0.6).height(feather);
            drawing.into()
        });
        let feathers = Row::with_children(feathers).spacing(2);
        let name = text(&bird.name).size(measures.small);
        let name = name.align_x(centered(&bird.name));
        let least = space().height(measures.small * NAME);
        let name = row![least, container(name).center_x(Fill)].align_y(Center);
        let content = column![drawn, feathers, name]
            .spacing(size::GAP_SMALL / 2.0)
            .align_x(Center)
            .width(Fill);
        let kind = if bird.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Card
        };
        let radius = size::RADIUS_CARD;
        let pressed = button(content)
            .padding(PADDING)
            .style(move |_, status| style::button(tokens, kind, radius, status))
            .on_press(Message::Pressed(bird.control));
        let face = ringed(tokens, self.focus.shows(bird.control), radius, pressed);
        let check = bird.is_chosen.then(|| self.badge(Icon::Check));
        let check = container(column![].push(check))
            .width(Fill)
            .align_x(iced::Right);
        let named = Labeled::new(bird.name.clone(), stack![face, check]);
        container(named).id(id_of(bird.control)).width(wide).into()
    }
}

const MOST_FEATHERS: u8 = 5;
/// The least width of a bird's card, measured by its letters.
const BIRD_MIN: f32 = 7.2;
/// The head on its card, measured by the room, and at most by the height of a lesson's picture.
const HEAD: f32 = 0.92;
const HEAD_MOST: f32 = 0.75;
/// The nest, measured by the head; its height by its width; where it begins, by the head's height.
const NEST: f32 = 0.8;
const NEST_HEIGHT: f32 = 0.3;
const NEST_TOP: f32 = 0.84;
/// A feather and the room for a name, measured by the letters.
const FEATHER: f32 = 1.6;
const NAME: f32 = 2.7;
/// Around what is inside a card.
const PADDING: f32 = size::GAP_SMALL;
