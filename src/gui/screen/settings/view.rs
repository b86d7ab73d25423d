//! The screen of settings laid out: what there is to choose, and beside it a board as it looks now.

use iced::widget::{Column, Id, Row, column, container, responsive, row, space, text};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::art::Icon;
use crate::gui::board::{Board, Memory};
use crate::gui::flow::Flow;
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::settings::Message;
use crate::gui::screen::settings::model::{Choice, Control, Group, Line, Model};
use crate::gui::theme::style::ButtonKind;
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{Face, button_of, card};
use crate::gui::widget::icon::icon;
use crate::gui::widget::page::{Bar, scrolled};

/// The name of the page among the widgets.
pub const PAGE: &str = "settings";

/// The name of the small board among the widgets.
pub const SAMPLE: &str = "sample";

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
    /// What the small board remembers.
    pub sample: &'a Memory,
    /// Which control has the keyboard.
    pub focus: &'a Focus<Control>,
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
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
        let body = self.flow.turn(self.body(window, measures));
        let bar = bar.view(Message::Pressed(Control::Back), Vec::new());
        column![bar, body].into()
    }

    /// The board stands beside the rest, in narrow windows above it, and stays while that scrolls.
    fn body(self, window: Size, measures: Measures) -> Element<'a, Message> {
        let margin = measures.margin;
        let side = measures.problem_board;
        let sample = Board::new(&self.model.sample, self.sample, self.tokens);
        let sample = container(sample).id(SAMPLE).width(side).height(side);
        let sample = container(sample).padding(margin);
        let groups = self.model.groups.iter().map(|it| self.group(it, measures));
        let in_row = if measures.is_framed { 1 } else { 2 };
        let lines = self.model.lines.chunks(in_row).map(|chunk| {
            let each = chunk.iter().map(|it| self.line(it, measures));
            Row::with_children(each).into()
        });
        let lines = Column::with_children(lines).max_width(size::READ_MAX);
        let rest = Column::with_children(groups).push(lines);
        let rest = rest.push(self.licences(measures));
        let rest = rest.spacing(measures.gap).width(Fill);
        let rest = container(rest).padding(Padding::from([margin, margin * 1.5]));
        let rest = scrolled(self.tokens, PAGE, rest);
        if window.width < side * NARROW {
            return column![sample, rest].into();
        }
        let both = container(row![rest, sample]).max_width(size::PAGE_MAX);
        container(both).center_x(Fill).into()
    }

    fn group(self, group: &'a Group, measures: Measures) -> Element<'a, Message> {
        let title = text(&group.title).size(measures.heading).font(fonts::BOLD);
        let title = container(title).padding(Padding::ZERO.left(RING));
        let choices = group.choices.iter().map(|it| self.choice(it, measures));
        column![title, Row::with_children(choices).wrap()].into()
    }

    /// The one that is taken has a check mark and a strong edge.
    fn choice(self, choice: &'a Choice, measures: Measures) -> Element<'a, Message> {
        let control = choice.control;
        let kind = if choice.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Quiet
        };
        let face = Face::new(kind, &choice.label)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(control));
        let face = if choice.is_chosen {
            face.icon(Icon::Check)
        } else {
            face
        };
        let button = button_of(self.tokens, face, Some(Message::Pressed(control)));
        container(button).id(id_of(control)).into()
    }

    /// A quiet way to the licences of what others made.
    fn licences(self, measures: Measures) -> Element<'a, Message> {
        let control = Control::Licences;
        let face = Face::new(ButtonKind::Quiet, &self.model.licences)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(control));
        let button = button_of(self.tokens, face, Some(Message::Pressed(control)));
        let button: Element<'a, Message> = container(button).id(id_of(control)).into();
        let said = self.model.licences_said.as_ref().map(|said| {
            let said = text(said).size(measures.small);
            container(said).padding(Padding::ZERO.left(RING)).into()
        });
        let both = Column::with_children([button].into_iter().chain(said));
        both.max_width(size::READ_MAX).into()
    }

    /// Something that is on or off, and which of the two.
    fn line(self, line: &'a Line, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let control = Control::Switch(line.switch);
        let (picture, color) = if line.is_on {
            (Icon::Check, tokens.good)
        } else {
            (Icon::Cross, tokens.soft_ink)
        };
        let label = text(&line.label).size(measures.small);
        let label = container(label).width(Fill);
        let state = text(&line.state).size(measures.small).font(fonts::BOLD);
        let content = row![label, state, space().width(size::GAP_SMALL)]
            .push(icon(picture, measures.icon, color))
            .align_y(Center);
        let message = Message::Pressed(control);
        let has_focus = self.focus.shows(control);
        let button = card(tokens, ButtonKind::Card, has_focus, content, Some(message));
        container(button).id(id_of(control)).width(Fill).into()
    }
}

/// The room that every button keeps for the keyboard's ring; the rest is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;

/// A window narrower than so many boards shows the board above the rest.
const NARROW: f32 = 3.5;
