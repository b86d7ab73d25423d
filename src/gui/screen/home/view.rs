//! The home screen laid out: who is learning, the lands with the path through them, where to go on, the shelves of
//! lessons.
//!
//! The lands and the tiles fill the window, as wide and as high as it is; the shelves follow below.

mod bar;
mod book;
mod cards;
mod land;
mod left;
mod pieces;
mod wave;
mod ways;

use iced::widget::{Row, column, container, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::base::view::{self, id_of};
use crate::gui::board::Memory;
use crate::gui::look::art::Icon;
use crate::gui::look::art::lands::LandMemory;
use crate::gui::look::art::lands::closed::ClosedMemory;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Control, GoOn, Model};
use crate::gui::widget::animals::Pressed;
use crate::gui::widget::button::button_of;
use crate::gui::widget::coach::note;
use crate::gui::widget::page::scrolled;

/// The name of the page among the widgets.
pub const PAGE: &str = "page";

/// What the small boards remember, by the numbers of their cards.
#[derive(Clone, Copy, Debug)]
pub struct BoardMemories<'a> {
    pub lessons: &'a [Memory],
    /// The board of the game that was left.
    pub left: &'a Memory,
    /// The picture of the open land.
    pub land: &'a LandMemory,
    /// The pictures of the closed ones.
    pub closed: &'a ClosedMemory,
    /// How often each animal of the open land was pressed.
    pub animals: &'a Pressed,
    /// How often the stars of the land were pressed.
    pub n_stars: u32,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, BoardMemories<'a>>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let model = self.model;
        let side = side(measures);
        let wide = (window.width - 2.0 * side).floor();
        let mut page = column![].spacing(measures.gap);
        let notices = model.notices.iter();
        page = page.extend(notices.map(|words| note(self.tokens, measures, Icon::Warning, words)));
        page = page.push(model.problems.as_ref().map(|it| self.narrow(it, measures)));
        let land = model.land.as_ref();
        let room = Size::new(wide, self.lands_height(window, measures));
        page = page.push(land.map(|it| self.lands(it, room, measures)));
        page = page.push(model.left.as_ref().map(|it| self.left(it, wide, measures)));
        page = page.push(model.go_on.as_ref().map(|it| self.go_on(it, measures)));
        page = page.push(self.ways(wide, measures));
        page = page.push(model.coming.as_ref().map(|it| self.coming(it, measures)));
        let shelves = model.shelves.iter();
        page = page.extend(shelves.map(|it| self.shelf(it, wide, measures)));
        let page = container(page).padding(Padding::from([measures.gap, side]));
        let page = scrolled(self.tokens, PAGE, container(page).center_x(Fill));
        column![self.header(measures), page].into()
    }

    /// A quiet line where more lessons will stand.
    fn coming(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let words = text(words).size(measures.small).color(self.tokens.soft_ink);
        container(words).padding([0.0, size::RING]).into()
    }

    fn go_on(self, go_on: &'a GoOn, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let title = text(&go_on.title).size(measures.title).font(fonts::BOLD);
        let line = text(&go_on.line).size(measures.said).color(tokens.soft_ink);
        let words = column![title, line];
        let words = words.spacing(size::GAP_SMALL).width(Fill);
        let mut content: Vec<Element<'a, Message>> = vec![words.into()];
        content.extend(go_on.button.as_ref().map(|tool| {
            let face = tool
                .face_of(ButtonKind::Main)
                .width((measures.card.0 * GO_ON).into())
                .sized(measures.main.0, measures.main.1)
                .focus(self.focus.shows(tool.control));
            button_of(tokens, face, Some(Message::Pressed(tool.control)))
        }));
        let content = Row::with_children(content)
            .spacing(size::GAP)
            .align_y(Center);
        let panel = container(content)
            .padding(Padding::from([size::GAP, size::GAP_LARGE]))
            .style(move |_| style::panel(tokens));
        container(panel)
            .id(id_of(Control::GoOn))
            .padding([0.0, size::RING])
            .into()
    }
}

impl View<'_> {
    /// The height of the lands: what the bar and the tiles leave of the window. Where something follows below, a little of
    /// it is seen.
    fn lands_height(self, window: Size, measures: Measures) -> f32 {
        let model = self.model;
        let tiles = self.ways_height(window.width - 2.0 * side(measures), measures);
        let follows = !model.shelves.is_empty();
        let below = if follows { FOLLOWS } else { 0.0 };
        let left = self.left_height(window.width, measures);
        let others = bar::height(measures, self.tokens) + tiles + left + 3.0 * measures.gap + below;
        let most = window.width * LANDS.1;
        (window.height - others).min(most).max(LANDS.0).floor()
    }
}

/// At both sides of the page.
fn side(measures: Measures) -> f32 {
    (measures.margin - size::GAP_SMALL).max(SIDE)
}

/// The least room at the sides.
const SIDE: f32 = 12.0;
/// The least height of the lands, and the greatest, measured by the width of the window.
const LANDS: (f32, f32) = (330.0, 0.8);
/// How much is seen of what follows below.
const FOLLOWS: f32 = 40.0;
/// The width of the button that goes on, measured by a card.
const GO_ON: f32 = 0.66;
