//! The home screen laid out: who is learning, where to go on, the shelves of lessons.

mod bar;
mod cards;

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Id, Row, column, container, responsive, scrollable, text};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::art::Icon;
use crate::gui::board::Memory;
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Control, GoOn, Model};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{Face, button_of, card};
use crate::gui::widget::coach::note;
use crate::gui::widget::icon::icon;

/// The name of the page among the widgets.
pub const PAGE: &str = "page";

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: Control) -> Id {
    Id::from(format!("{control:?}"))
}

/// All that the view needs.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What to show.
    pub model: &'a Model,
    /// What the small boards remember, by the number of the card.
    pub pictures: &'a [Memory],
    /// The same for the steps to practise.
    pub practised: &'a [Memory],
    /// Which control has the keyboard.
    pub focus: &'a Focus<Control>,
    /// The theme.
    pub tokens: &'static Tokens,
}

impl<'a> View<'a> {
    /// The whole screen.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        responsive(move |window| self.for_window(window)).into()
    }

    fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let model = self.model;
        let side = measures.margin * 1.5;
        let wide = window.width.min(size::PAGE_MAX) - 2.0 * side;
        let mut page = column![].spacing(measures.gap * 1.5);
        let notices = model.notices.iter();
        page = page.extend(notices.map(|words| note(self.tokens, measures, Icon::Warning, words)));
        page = page.push(self.problems(measures));
        page = page.push(model.go_on.as_ref().map(|it| self.go_on(it, measures)));
        page = page.push(self.ways(wide, measures));
        page = page.push(model.coming.as_ref().map(|it| self.coming(it, measures)));
        let practice = model.practice.as_ref();
        page = page.push(practice.map(|it| self.shelf((0, it), true, wide, measures)));
        let shelves = model.shelves.iter().enumerate();
        page = page.extend(shelves.map(|it| self.shelf(it, false, wide, measures)));
        let page = container(page)
            .padding(Padding::from([measures.margin, side]))
            .max_width(size::PAGE_MAX);
        let page = scrollable(container(page).center_x(Fill))
            .id(PAGE)
            .direction(bar())
            .style(move |_, status| style::scrollbar(self.tokens, status))
            .width(Fill)
            .height(Fill);
        column![self.header(window.width, measures), page].into()
    }

    /// The ways to the table, to the referee and to the rulebook.
    fn ways(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let ways = &self.model.ways;
        let tiles = [
            (Control::Play, Icon::Play, ways.play.as_str()),
            (Control::Family, Icon::Family, &ways.family),
            (Control::Referee, Icon::Eye, &ways.referee),
            (Control::Rulebook, Icon::Rule, &ways.rulebook),
        ];
        let per_row = if wide < measures.card.0 * 2.0 {
            1
        } else if wide < measures.card.0 * 3.0 {
            2
        } else {
            tiles.len()
        };
        let mut rows = Column::new();
        for some in tiles.chunks(per_row) {
            let some = some.iter().map(|it| self.tile(*it, measures));
            rows = rows.push(Row::with_children(some));
        }
        rows.into()
    }

    fn tile(
        self,
        (control, picture, label): (Control, Icon, &'a str),
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let picture = icon(picture, measures.icon * 1.3, tokens.accent).into();
        let words = text(label).size(measures.small).font(fonts::BOLD);
        let words = container(words).width(Fill).into();
        let content = Row::with_children(vec![picture, words]);
        let content = content.spacing(size::GAP).align_y(Center);
        let content = container(content).padding([0.0, size::GAP_SMALL]);
        let has_focus = self.focus.shows(control);
        let message = Message::Pressed(control);
        let face = card(tokens, ButtonKind::Card, has_focus, content, Some(message));
        container(face).id(id_of(control)).width(Fill).into()
    }

    /// The quiet way to what is wrong with lessons.
    fn problems(self, measures: Measures) -> Option<Element<'a, Message>> {
        let label = self.model.problems.as_ref()?;
        let face = Face::new(ButtonKind::Quiet, label)
            .icon(Icon::Warning)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(Control::Problems));
        let message = Message::Pressed(Control::Problems);
        let button = button_of(self.tokens, face, Some(message));
        Some(container(button).id(id_of(Control::Problems)).into())
    }

    /// A quiet line where more lessons will stand.
    fn coming(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let words = text(words).size(measures.small).color(self.tokens.soft_ink);
        container(words).padding([0.0, RING]).into()
    }

    fn go_on(self, go_on: &'a GoOn, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let title = text(&go_on.title).size(measures.title).font(fonts::BOLD);
        let line = text(&go_on.line).size(measures.said).color(tokens.soft_ink);
        let words = column![title, line];
        let words = words.spacing(size::GAP_SMALL).width(Fill);
        let mut content: Vec<Element<'a, Message>> = vec![words.into()];
        content.extend(go_on.button.as_deref().map(|label| {
            let face = Face::new(ButtonKind::Main, label)
                .width((measures.card.0 * GO_ON).into())
                .sized(measures.main.0, measures.main.1)
                .focus(self.focus.shows(Control::GoOn));
            button_of(tokens, face, Some(Message::Pressed(Control::GoOn)))
        }));
        let content = Row::with_children(content)
            .spacing(size::GAP)
            .align_y(Center);
        let panel = container(content)
            .padding(Padding::from([size::GAP, size::GAP_LARGE]))
            .style(move |_| style::panel(tokens));
        container(panel)
            .id(id_of(Control::GoOn))
            .padding([0.0, RING])
            .into()
    }
}

/// The width of the button that goes on, measured by a card.
const GO_ON: f32 = 0.66;

/// A thin scrollbar.
fn bar() -> Direction {
    let bar = Scrollbar::new().width(size::SCROLLBAR);
    Direction::Vertical(bar.scroller_width(size::SCROLLBAR))
}

/// The room that every button keeps for the keyboard's ring; the rest is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
