//! The rulebook laid out: the list at the start side, the open page beside it; in narrow windows
//! the list stands above. What stands on the page is in `page` and `board`.

mod board;
mod page;

use iced::widget::{Column, Id, button, column, container, svg, text};
use iced::{Center, Color, Element, Fill, Padding, Size};

use crate::gui::base::view::{self, id_of};
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::look::{art, fonts};
use crate::gui::screen::rulebook::Message;
use crate::gui::screen::rulebook::model::{Control, Item, ListLine, Model, Sign};
use crate::gui::screen::rulebook::trial::Tried;
use crate::gui::widget::button::ringed;
use crate::gui::widget::field;
use crate::gui::widget::icon::icon;
use crate::gui::widget::page::{line, scrolled};

/// The name of the page among the widgets.
pub const PAGE: &str = "rulebook";
/// The name of the list among the widgets.
pub const LIST: &str = "rulebook-list";
/// The name of the field to search in.
pub const SEARCH: &str = "rulebook-search";

/// The name of what is said below a board.
#[must_use]
pub fn id_of_answer(board: usize) -> Id {
    Id::from(format!("rulebook-answer-{board}"))
}

/// The height of a line of text, measured by its letters.
const LINE_HEIGHT: f32 = 1.3;
/// The picture before a line, measured by its letters.
const SIGN: f32 = 1.5;
/// How much of a wide window the list takes.
const LIST_PART: f32 = 0.22;
/// How much of the height of a narrow window the list takes.
const LIST_HEIGHT: f32 = 0.36;
/// Windows narrower than this have the list above the page.
const NARROW: f32 = 700.0;

/// All that the view needs.
pub(super) type View<'a> = view::View<'a, Control, Model, &'a [Tried]>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let bar = self.bar(&self.model.title, Some(&self.model.back), measures);
        let bar = bar.view(Vec::new());
        let content: Element<'a, Message> = if window.width < NARROW {
            let list = self.list(measures);
            let list = container(list).height(window.height * LIST_HEIGHT);
            column![
                list,
                line(self.tokens),
                self.page(window.width, window.height, measures)
            ]
            .into()
        } else {
            let (least, most) = size::LIST;
            let width = (window.width * LIST_PART).clamp(least, most);
            let list = container(self.list(measures)).width(width).height(Fill);
            let page = self.page(window.width - width, window.height, measures);
            self.flow.row(vec![list.into(), page]).height(Fill).into()
        };
        column![bar, content].into()
    }

    /// The field to search in, and all that can be opened.
    fn list(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let lines = self
            .model
            .list
            .lines
            .iter()
            .map(|it| self.entry(it, measures));
        let lines = Column::with_children(lines).padding(Padding::from([0.0, size::GAP_SMALL]));
        let list = column![
            container(self.search(measures)).padding(size::GAP_SMALL),
            scrolled(self.tokens, LIST, lines)
        ];
        container(list)
            .style(move |_| style::header(tokens))
            .height(Fill)
            .into()
    }

    fn search(self, measures: Measures) -> Element<'a, Message> {
        let place = field::FieldLayout {
            name: SEARCH.into(),
            letters: measures.small,
            padding: Padding::from([
                (measures.touch - measures.small * LINE_HEIGHT) / 2.0,
                size::GAP_SMALL + 2.0,
            ]),
            is_on_bar: true,
        };
        self.field(&self.model.search, place, None).into()
    }

    fn entry(self, line: &'a ListLine, measures: Measures) -> Element<'a, Message> {
        match line {
            ListLine::Chapter {
                item,
                sign,
                label,
                is_open,
            } => {
                let color = if *is_open {
                    self.tokens.accent
                } else {
                    self.tokens.ink
                };
                let words = text(label)
                    .size(measures.small)
                    .font(fonts::BOLD)
                    .color(color);
                let words = self.flow.lines(words);
                let content = self.after_sign(*sign, words, color, measures);
                self.row(Control::Item(*item), content, ButtonKind::Link, measures)
            }
            ListLine::Nothing(words) => {
                let words = text(words).size(measures.small);
                self.flow.lines(words).padding(size::GAP).into()
            }
            ListLine::Item {
                item,
                sign,
                label,
                is_open,
            } => self.item(*item, (*sign, label), *is_open, measures),
        }
    }

    fn item(
        self,
        item: Item,
        (sign, label): (Sign, &'a str),
        is_open: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let words = text(label).size(measures.small).color(tokens.ink);
        let words = self.flow.lines(words);
        let content = self.after_sign(sign, words, tokens.ink, measures);
        let kind = if is_open {
            ButtonKind::Chosen
        } else {
            ButtonKind::Link
        };
        let inset = self.flow.indent(size::GAP_SMALL);
        self.row(
            Control::Item(item),
            container(content).padding(inset).into(),
            kind,
            measures,
        )
    }

    /// Words with their picture before them, an icon in this color.
    fn after_sign(
        self,
        sign: Sign,
        words: impl Into<Element<'a, Message>>,
        color: Color,
        measures: Measures,
    ) -> Element<'a, Message> {
        let side = measures.small * SIGN;
        let picture: Element<'a, Message> = match sign {
            Sign::Piece(piece) => svg(art::piece_of(self.tokens.pieces, piece))
                .width(side)
                .height(side)
                .into(),
            Sign::Icon(picture) => icon(picture, side, color).into(),
        };
        let content = self.flow.row(vec![picture, words.into()]);
        let content = content.spacing(size::GAP_SMALL);
        content.align_y(Center).into()
    }

    /// A line that can be pressed, as wide as its column.
    fn row(
        self,
        control: Control,
        content: Element<'a, Message>,
        kind: ButtonKind,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let room = (size::LINE - measures.small * SIGN) / 2.0;
        let pressed = button(content)
            .width(Fill)
            .padding(Padding::from([room, size::GAP_SMALL]))
            .style(move |_, status| style::button(tokens, kind, size::RADIUS_SLOT, status))
            .on_press(Message::Pressed(control));
        let has_focus = self.focus.shows(control);
        let ringed = ringed(tokens, has_focus, size::RADIUS_SLOT, pressed);
        container(ringed).id(id_of(control)).into()
    }
}
