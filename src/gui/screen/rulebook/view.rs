//! The rulebook laid out: the list at the start side, the open page beside it; in narrow windows
//! the list stands above. What stands on the page is in `page` and `board`.

mod board;
mod page;

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{
    Column, Id, button, column, container, responsive, scrollable, space, text, text_input,
};
use iced::{Background, Border, Center, Element, Fill, Padding, Size};

use crate::gui::flow::Flow;
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::rulebook::Message;
use crate::gui::screen::rulebook::model::{Control, Item, Line, Model};
use crate::gui::screen::rulebook::trial::Tried;
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::ringed;
use crate::gui::widget::page::Bar;

/// The name of the page among the widgets.
pub const PAGE: &str = "rulebook";
/// The name of the list among the widgets.
pub const LIST: &str = "rulebook-list";
/// The name of the field to search in.
pub const SEARCH: &str = "rulebook-search";

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: Control) -> Id {
    Id::from(format!("{control:?}"))
}

/// The name of what is said below a board.
#[must_use]
pub fn id_of_answer(board: usize) -> Id {
    Id::from(format!("rulebook-answer-{board}"))
}

/// The room that every button keeps for the keyboard's ring; text is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
/// The height of a line of text, measured by its letters.
const LINE_HEIGHT: f32 = 1.3;
/// How much of a wide window the list takes.
const LIST_PART: f32 = 0.22;
/// How much of the height of a narrow window the list takes.
const LIST_HEIGHT: f32 = 0.36;
/// Windows narrower than this have the list above the page.
const NARROW: f32 = 700.0;

/// All that the view needs.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What to show.
    pub(super) model: &'a Model,
    /// The boards that are tried.
    pub(super) trials: &'a [Tried],
    /// Which control has the keyboard.
    pub(super) focus: &'a Focus<Control>,
    /// The theme.
    pub(super) tokens: &'static Tokens,
    /// The reading direction.
    pub(super) flow: Flow,
}

impl<'a> View<'a> {
    /// The whole screen.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        responsive(move |window| self.for_window(window)).into()
    }

    fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let bar = Bar {
            tokens: self.tokens,
            flow: self.flow,
            measures,
            title: &self.model.title,
            back: &self.model.back,
            has_focus: self.focus.shows(Control::Back),
        };
        let bar = bar.view(Message::Pressed(Control::Back), Vec::new());
        let content: Element<'a, Message> = if window.width < NARROW {
            let list = self.list(measures);
            let list = container(list).height(window.height * LIST_HEIGHT);
            column![
                list,
                self.line(),
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

    /// A thin line between list and page.
    fn line(self) -> Element<'a, Message> {
        let tokens = self.tokens;
        container(space().width(Fill).height(tokens.edge_width))
            .style(move |_| style::filled(tokens.edge, 0.0))
            .into()
    }

    /// What scrolls under a name.
    fn scrolled(self, id: &'static str, content: Element<'a, Message>) -> Element<'a, Message> {
        let tokens = self.tokens;
        let bar = Scrollbar::new().width(size::SCROLLBAR);
        scrollable(content)
            .id(id)
            .direction(Direction::Vertical(bar.scroller_width(size::SCROLLBAR)))
            .style(move |_, status| style::scrollbar(tokens, status))
            .width(Fill)
            .height(Fill)
            .into()
    }

    /// The field to search in, and all that can be opened.
    fn list(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let lines = self.model.lines.iter().map(|it| self.entry(it, measures));
        let lines = Column::with_children(lines).padding(Padding::from([0.0, size::GAP_SMALL]));
        let list = column![
            container(self.search(measures)).padding(size::GAP_SMALL),
            self.scrolled(LIST, lines.into())
        ];
        container(list)
            .style(move |_| style::header(tokens))
            .height(Fill)
            .into()
    }

    fn search(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let has_focus = self.focus.shows(Control::Search);
        let field = text_input(&self.model.search, &self.model.query)
            .id(SEARCH)
            .on_input(Message::Asked)
            .align_x(self.flow.start())
            .size(measures.small)
            .padding(Padding::from([
                (measures.touch - measures.small * LINE_HEIGHT) / 2.0,
                size::GAP,
            ]))
            .style(move |_, status| field_style(tokens, status));
        let field = ringed(tokens, has_focus, size::TOUCH / 2.0, field);
        container(field).id(id_of(Control::Search)).into()
    }

    fn entry(self, line: &'a Line, measures: Measures) -> Element<'a, Message> {
        match line {
            Line::Chapter {
                item,
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
                self.row(*item, words.into(), ButtonKind::Link, measures)
            }
            Line::Nothing(words) => {
                let words = text(words).size(measures.small);
                self.flow.lines(words).padding(size::GAP).into()
            }
            Line::Item {
                item,
                label,
                article,
                is_open,
            } => self.item(*item, label, article, *is_open, measures),
        }
    }

    fn item(
        self,
        item: Item,
        label: &'a str,
        article: &'a str,
        is_open: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let words = text(label).size(measures.small).color(tokens.ink);
        let words = self.flow.lines(words);
        let article = text(article)
            .size(measures.lamp_letters)
            .color(tokens.soft_ink);
        let content = self.flow.row(vec![words.into(), article.into()]);
        let content = content.spacing(size::GAP_SMALL).align_y(Center);
        let kind = if is_open {
            ButtonKind::Chosen
        } else {
            ButtonKind::Link
        };
        let inset = self.flow.indent(size::GAP_SMALL);
        self.row(
            item,
            container(content).padding(inset).into(),
            kind,
            measures,
        )
    }

    /// A line of the list that can be pressed.
    fn row(
        self,
        item: Item,
        content: Element<'a, Message>,
        kind: ButtonKind,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let control = Control::Item(item);
        let room = (size::LINE - measures.small * LINE_HEIGHT) / 2.0;
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

/// The look of the field to search in.
fn field_style(tokens: &Tokens, status: text_input::Status) -> text_input::Style {
    let edge = match status {
        text_input::Status::Focused { .. } => tokens.focus,
        text_input::Status::Hovered => tokens.accent,
        _ => tokens.soft_ink,
    };
    text_input::Style {
        background: Background::Color(tokens.paper),
        border: Border {
            color: edge,
            width: tokens.edge_width,
            radius: (size::TOUCH / 2.0).into(),
        },
        icon: tokens.soft_ink,
        placeholder: tokens.soft_ink,
        value: tokens.ink,
        selection: tokens.faint,
    }
}
