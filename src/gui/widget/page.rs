//! A page that is no board: a bar with the way back and the title, and below it what scrolls.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::gui::art::Icon;
use crate::gui::flow::Flow;
use crate::gui::fonts;
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{Face, button_of};

/// What scrolls under this name, with a bar that stays out of the way.
#[must_use]
pub fn scrolled<'a, M: 'a>(
    tokens: &'static Tokens,
    id: &'static str,
    body: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let thin = Scrollbar::new().width(size::SCROLLBAR);
    scrollable(body)
        .id(id)
        .direction(Direction::Vertical(thin.scroller_width(size::SCROLLBAR)))
        .style(move |_, status| style::scrollbar(tokens, status))
        .width(Fill)
        .height(Fill)
        .into()
}

/// What stands in the bar of a page.
#[derive(Clone, Copy, Debug)]
pub struct Bar<'a> {
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
    /// The sizes.
    pub measures: Measures,
    /// The title of the page.
    pub title: &'a str,
    /// The word on the button that leads back; without a word there is no button.
    pub back: &'a str,
    /// Whether that button has the keyboard.
    pub has_focus: bool,
}

impl<'a> Bar<'a> {
    /// The bar, with things at its far end.
    #[must_use]
    pub fn view<M: Clone + 'a>(self, on_back: M, far: Vec<Element<'a, M>>) -> Element<'a, M> {
        let tokens = self.tokens;
        let face = Face::new(ButtonKind::Quiet, self.back)
            .icon(Icon::Home)
            .width(Shrink)
            .sized(self.measures.touch, self.measures.small)
            .focus(self.has_focus);
        let back = button_of(tokens, face, Some(on_back));
        let title = text(self.title).size(self.measures.title).font(fonts::BOLD);
        let back = (!self.back.is_empty()).then_some(back);
        let mut things: Vec<Element<'a, M>> = back.into_iter().collect();
        things.extend([title.into(), space().width(Fill).into()]);
        things.extend(far);
        let bar = self.flow.row(things);
        let bar = bar
            .spacing(size::GAP_SMALL)
            .align_y(Center)
            .padding(Padding::from([2.0, self.measures.margin]));
        let line = container(space().width(Fill).height(tokens.edge_width))
            .style(move |_| style::filled(tokens.edge, 0.0));
        let bar = container(bar).style(move |_| style::header(tokens));
        column![bar, line].into()
    }

    /// The page: the bar, and below it what scrolls under this name.
    #[must_use]
    pub fn page<M: Clone + 'a>(
        self,
        id: &'static str,
        on_back: M,
        far: Vec<Element<'a, M>>,
        body: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        let margin = self.measures.margin;
        let body = container(body)
            .padding(Padding::from([margin, margin * 1.5]))
            .max_width(size::PAGE_MAX);
        let body = scrolled(self.tokens, id, container(body).center_x(Fill));
        column![self.view(on_back, far), row![body]].into()
    }
}
