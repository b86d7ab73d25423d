//! The home screen laid out: who we are, where to go on, the shelves of lessons.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{
    Column, Id, Row, column, container, responsive, row, scrollable, space, svg, text,
};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::art::{self, Icon, Mood};
use crate::gui::board::{Board, Memory};
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Card, Control, GoOn, Model, Shelf};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{Face, button_of, card};
use crate::gui::widget::coach::note;
use crate::gui::widget::stars::stars;

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
        let mut page = column![].spacing(measures.gap * 1.5);
        let notices = self.model.notices.iter();
        page = page.extend(notices.map(|words| note(self.tokens, Icon::Warning, words)));
        page = page.push(self.problems(measures));
        page = page.push(self.model.go_on.as_ref().map(|it| self.go_on(it, measures)));
        page = page.push(self.ways(measures));
        page = page.extend(self.model.shelves.iter().map(|it| self.shelf(it, measures)));
        let side = measures.margin * 1.5;
        let page = container(page)
            .padding(Padding::from([measures.margin, side]))
            .max_width(size::PAGE_MAX);
        let page = scrollable(container(page).center_x(Fill))
            .id(PAGE)
            .direction(bar())
            .style(move |_, status| style::scrollbar(self.tokens, status))
            .width(Fill)
            .height(Fill);
        column![self.header(measures), page].into()
    }

    fn header(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let bird = svg(art::coach(Mood::Glad))
            .width(size::HEADER_BIRD)
            .height(size::HEADER_BIRD);
        let name = text(&self.model.name)
            .size(size::TEXT_TITLE)
            .font(fonts::BOLD);
        let bar = row![
            bird,
            name,
            space().width(Fill),
            self.choice(
                Control::Learners,
                Icon::Star,
                &self.model.ways.learners,
                measures
            ),
            self.choice(
                Control::Language,
                Icon::Globe,
                &self.model.language,
                measures
            ),
            self.choice(Control::Theme, Icon::Theme, &self.model.theme, measures),
            self.choice(
                Control::Settings,
                Icon::Gear,
                &self.model.ways.settings,
                measures
            ),
        ]
        .spacing(size::GAP_SMALL)
        .align_y(Center)
        .padding(Padding::from([2.0, measures.margin]));
        let line = container(space().width(Fill).height(tokens.edge_width))
            .style(move |_| style::filled(tokens.edge, 0.0));
        let bar = container(bar).style(move |_| style::header(tokens));
        column![bar, line].into()
    }

    /// The ways to the table, to the referee and to the rulebook.
    fn ways(self, measures: Measures) -> Element<'a, Message> {
        let ways = &self.model.ways;
        row![
            self.choice(Control::Play, Icon::Play, &ways.play, measures),
            self.choice(Control::Referee, Icon::Eye, &ways.referee, measures),
            self.choice(Control::Rulebook, Icon::Rule, &ways.rulebook, measures),
        ]
        .wrap()
        .into()
    }

    /// The quiet way to what is wrong with lessons.
    fn problems(self, measures: Measures) -> Option<Element<'a, Message>> {
        let label = self.model.problems.as_ref()?;
        let face = Face::new(ButtonKind::Quiet, label)
            .icon(Icon::Warning)
            .width(Shrink)
            .sized(size::TOUCH, measures.small)
            .focus(self.focus.shows(Control::Problems));
        let message = Message::Pressed(Control::Problems);
        let button = button_of(self.tokens, face, Some(message));
        Some(container(button).id(id_of(Control::Problems)).into())
    }

    fn choice(
        self,
        control: Control,
        icon: Icon,
        label: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Quiet, label)
            .icon(icon)
            .width(Shrink)
            .sized(size::TOUCH, measures.small)
            .focus(self.focus.shows(control));
        button_of(self.tokens, face, Some(Message::Pressed(control)))
    }

    fn go_on(self, go_on: &'a GoOn, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let title = text(&go_on.title).size(measures.title).font(fonts::BOLD);
        let line = text(&go_on.line).size(measures.said).color(tokens.soft_ink);
        let button = go_on.button.as_deref().map(|label| {
            let face = Face::new(ButtonKind::Main, label)
                .width((measures.card.0 * GO_ON).into())
                .sized(measures.main.0, measures.main.1)
                .focus(self.focus.shows(Control::GoOn));
            button_of(tokens, face, Some(Message::Pressed(Control::GoOn)))
        });
        let words = column![title, line].spacing(size::GAP_SMALL).width(Fill);
        let content = row![words].push(button).spacing(size::GAP).align_y(Center);
        let panel = container(content)
            .padding(Padding::from([size::GAP, size::GAP_LARGE]))
            .style(move |_| style::panel(tokens));
        container(panel)
            .id(id_of(Control::GoOn))
            .padding([0.0, RING])
            .into()
    }

    fn shelf(self, shelf: &'a Shelf, measures: Measures) -> Element<'a, Message> {
        let title = text(&shelf.title).size(measures.heading).font(fonts::BOLD);
        let count = text(&shelf.count)
            .size(measures.small)
            .font(fonts::BOLD)
            .color(self.tokens.soft_ink);
        let heading = row![title, space().width(Fill), count]
            .align_y(Center)
            .padding([0.0, RING]);
        let cards = shelf.cards.iter().map(|it| self.card(it, measures));
        let cards = Row::with_children(cards).wrap();
        Column::new().push(heading).push(cards).spacing(4).into()
    }

    fn card(self, lesson: &'a Card, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let (width, side) = measures.card;
        let control = Control::Lesson(lesson.number);
        let picture = self.pictures.get(lesson.number).map(|memory| {
            let board = Board::new(&lesson.picture, memory, tokens);
            container(board)
                .padding(EDGE)
                .width(side)
                .height(side)
                .style(move |_| style::filled(tokens.edge, 0.0))
        });
        let letters = if lesson.title.chars().count() > LONG_TITLE {
            measures.small
        } else {
            measures.said.min(measures.small + LONG_STEP)
        };
        let title = text(&lesson.title).size(letters).font(fonts::BOLD);
        let small = lesson
            .note
            .as_ref()
            .map(|words| text(words).size(measures.small).color(tokens.soft_ink));
        let words = column![
            column![title].push(small).height(Fill),
            stars(tokens, lesson.stars, measures.star)
        ]
        .height(side)
        .width(Fill);
        let content = row![]
            .push(picture)
            .push(words)
            .spacing(size::GAP_SMALL + 4.0);
        let kind = if lesson.is_next {
            ButtonKind::Chosen
        } else {
            ButtonKind::Card
        };
        let message = Message::Pressed(control);
        let has_focus = self.focus.shows(control);
        let face = card(tokens, kind, has_focus, content, Some(message));
        container(face).id(id_of(control)).width(width).into()
    }
}

/// The width of the button that goes on, measured by a card.
const GO_ON: f32 = 0.66;

/// The line around a picture.
const EDGE: f32 = 1.0;

/// A thin scrollbar.
fn bar() -> Direction {
    let bar = Scrollbar::new().width(size::SCROLLBAR);
    Direction::Vertical(bar.scroller_width(size::SCROLLBAR))
}

/// How much larger a short title is written.
const LONG_STEP: f32 = 3.0;

/// A title with more letters than this is written smaller.
const LONG_TITLE: usize = 30;

/// The room that every button keeps for the keyboard's ring; the rest is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
