//! The very first screen laid out: the coach in its meadow, what it says, one large picture to press, and in the
//! corners what must be found without reading.

use iced::widget::{Row, button, column, container, row, space, stack, svg, text};
use iced::{Center, Element, Fill, Padding, Size, Vector};

use crate::gui::base::view::{self, id_of};
use crate::gui::board::Animation;
use crate::gui::look::art::lands::{LandEdge, LandMemory, LandOf, LandPlace};
use crate::gui::look::art::{self, Icon, Mood};
use crate::gui::look::fonts;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::welcome::Message;
use crate::gui::screen::welcome::model::{Control, Model};
use crate::gui::widget::animals::{Pressed, animals};
use crate::gui::widget::button::ringed;
use crate::gui::widget::coach::bubble;
use crate::gui::widget::flow::{Flow, centered};
use crate::gui::widget::hop::{Hop, Way};
use crate::gui::widget::icon::{drawing, icon};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::page::scrolled;
use crate::gui::widget::tapped::Tapped;
use crate::rules::{Piece, Role, Seat};

/// The name of the page among the widgets.
pub const PAGE: &str = "welcome";

/// What is seen behind, and how the coach comes.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub land: &'a LandMemory,
    pub moves: bool,
    /// How often the coach was pressed.
    pub n_coach: u32,
    /// The same of each animal.
    pub animals: &'a Pressed,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, Scene<'a>>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let margin = measures.margin;
        let place = Size::new(
            (window.width - 2.0 * margin).floor(),
            (window.height - 2.0 * margin).floor(),
        );
        let in_window = LandPlace {
            size: place,
            edge: LandEdge::Frame,
            is_mirrored: self.flow == Flow::RightToLeft,
        };
        let land = self.boards.land;
        let (scene, others) =
            land.land_and_animals(LandOf::first(), in_window, self.tokens, 0, String::new);
        let scene = svg(scene).width(place.width).height(place.height);
        let moves = self.pace == Animation::Smooth;
        let named = |number| {
            let control = Control::Animal(number);
            (id_of(control), Message::Pressed(control))
        };
        let animals = animals(others, place, (self.boards.animals, moves), named);
        let page = scrolled(self.tokens, PAGE, self.page(place, measures));
        container(
            stack![scene, animals, page]
                .width(place.width)
                .height(place.height),
        )
        .padding(margin)
        .into()
    }

    fn page(self, place: Size, measures: Measures) -> Element<'a, Message> {
        let side = measures.coach * BIRD;
        let height = (self.pace == Animation::Smooth).then_some(side * LEAP);
        let bird = self.living(Mood::Cheer, (side, side));
        let bird = Hop::again(self.boards.n_coach, height, bird);
        let bird = Tapped::new(Message::Pressed(Control::Coach), bird);
        let bird = container(bird).id(id_of(Control::Coach));
        let across = match self.flow {
            Flow::LeftToRight => -1.0,
            Flow::RightToLeft => 1.0,
        };
        let way = self.boards.moves.then_some(Way {
            from: Vector::new(across * (place.width / 2.0 + side), 0.0),
            height: side * LEAP,
            n_hops: 3,
        });
        let words = text(&self.model.hello)
            .size(measures.title)
            .font(fonts::BOLD);
        let words = words.align_x(centered(&self.model.hello));
        let said = bubble(self.tokens, measures, container(words).center_x(Fill));
        let said = container(said).max_width(measures.card.0 * SAID);
        let middle = column![
            said,
            space().height((side * LEAP - measures.gap).max(0.0)),
            Hop::new(way, bird),
            self.play(measures)
        ];
        let middle = middle.spacing(measures.gap).align_x(Center);
        let least = place.height - 2.0 * (measures.touch + size::RING) - measures.margin;
        let middle = row![
            space().height(least.max(0.0)),
            container(middle).center_x(Fill)
        ];
        let corners = self.corners(measures);
        column![corners, middle.align_y(Center)]
            .padding(Padding::from([size::GAP_SMALL, size::GAP_SMALL]))
            .into()
    }

    /// Language, voice and sound.
    fn corners(self, measures: Measures) -> Row<'a, Message> {
        let model = self.model;
        let switches = model.voice.iter().chain(&model.sound);
        let mut things: Vec<Element<'a, Message>> = vec![
            self.narrow(&model.language, measures),
            space().width(Fill).into(),
        ];
        things.extend(switches.map(|it| self.round(it, measures)));
        Row::with_children(things).align_y(Center)
    }

    /// The picture to press: a rook, an arrow, a star. No word is needed. The arrow points to the right whatever
    /// the direction, so the row is turned twice.
    fn play(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let tool = &self.model.play;
        let side = measures.card.1 * PLAY;
        let rook = art::piece_of(tokens.pieces, Piece::new(Role::Rook, Seat::WHITE));
        let rook = svg(rook).width(side).height(side);
        let arrow = icon(Icon::Next, side * 0.6, Hue::first(tokens).deep);
        let star = drawing(Icon::Star, side * 0.8);
        let picture = self.flow.row(vec![rook.into(), arrow.into(), star.into()]);
        let picture = picture.spacing(size::GAP).align_y(Center);
        let radius = size::RADIUS_PANEL;
        let pressed = button(picture)
            .padding([size::GAP_SMALL, size::GAP_LARGE * 1.5])
            .style(move |_, status| {
                style::button(
                    tokens,
                    ButtonKind::Picture(LandOf::first().hue),
                    radius,
                    status,
                )
            })
            .on_press(Message::Pressed(tool.control));
        let named = Labeled::new(tool.label.clone(), pressed);
        let face = ringed(tokens, self.focus.shows(tool.control), radius, named);
        container(face).id(id_of(tool.control)).into()
    }
}

/// The bird, measured by the coach of a lesson, and how high it hops: not over its own words.
const BIRD: f32 = 1.5;
const LEAP: f32 = 0.18;
/// The width of what it says, measured by a lesson's card.
const SAID: f32 = 1.9;
/// The pictures on the button, measured by the height of a lesson's picture.
const PLAY: f32 = 0.95;
