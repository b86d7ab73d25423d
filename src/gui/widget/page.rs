//! A page that is no board: a bar with the way back and the title, and below it what scrolls.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Scrollable, column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding};

use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, Tokens, size, style};
use crate::gui::widget::flow::Flow;

/// What scrolls under this name, with a bar that stays out of the way.
#[must_use]
pub fn scrolled<'a, M: 'a>(
    tokens: &'static Tokens,
    id: &'static str,
    body: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let body = scrolling(tokens, body).id(id);
    body.width(Fill).height(Fill).into()
}

/// What scrolls up and down, with a thin bar.
#[must_use]
pub fn scrolling<'a, M: 'a>(
    tokens: &'static Tokens,
    body: impl Into<Element<'a, M>>,
) -> Scrollable<'a, M> {
    let thin = Scrollbar::new().width(size::SCROLLBAR);
    scrollable(body)
        .direction(Direction::Vertical(thin.scroller_width(size::SCROLLBAR)))
        .style(move |_, status| style::scrollbar(tokens, status))
}

/// A bar across the page, with a thin line below.
#[must_use]
pub fn header<'a, M: 'a>(
    tokens: &'static Tokens,
    bar: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let bar = container(bar).style(move |_| style::header(tokens));
    column![bar, line(tokens)].into()
}

/// A thin line.
#[must_use]
pub fn line<'a, M: 'a>(tokens: &'static Tokens) -> Element<'a, M> {
    container(space().width(Fill).height(tokens.edge_width))
        .style(move |_| style::filled(tokens.edge, 0.0))
        .into()
}

/// What stands in the bar of a page.
#[allow(missing_debug_implementations)]
pub struct Bar<'a, M> {
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
    /// The sizes.
    pub measures: Measures,
    /// The title of the page.
    pub title: &'a str,
    /// The button that leads back, if there is one.
    pub back: Option<Element<'a, M>>,
}

impl<'a, M: 'a> Bar<'a, M> {
    /// The bar, with things at its far end.
    #[must_use]
    pub fn view(self, far: Vec<Element<'a, M>>) -> Element<'a, M> {
        let title = text(self.title).size(self.measures.title).font(fonts::BOLD);
        let mut things: Vec<Element<'a, M>> = self.back.into_iter().collect();
        things.extend([title.into(), space().width(Fill).into()]);
        things.extend(far);
        let bar = self.flow.row(things);
        let bar = bar
            .spacing(size::GAP_SMALL)
            .align_y(Center)
            .padding(Padding::from([2.0, self.measures.margin]));
        header(self.tokens, bar)
    }

    /// The page: the bar, and below it what scrolls under this name.
    #[must_use]
    pub fn page(
        self,
        id: &'static str,
        far: Vec<Element<'a, M>>,
        body: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        let margin = self.measures.margin;
        let body = container(body)
            .padding(Padding::from([margin, margin * 1.5]))
            .max_width(size::PAGE_MAX);
        let body = scrolled(self.tokens, id, container(body).center_x(Fill));
        column![self.view(far), row![body]].into()
    }
}
