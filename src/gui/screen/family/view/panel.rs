//! What stands beside the cross: the coach, a question with its answers, the buttons.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Row, column, container, scrollable, text};
use iced::{Element, Fill, Padding, Shrink};

use crate::gui::art::Icon;
use crate::gui::flow::{Flow, centered};
use crate::gui::fonts;
use crate::gui::screen::family::Message;
use crate::gui::screen::family::model::{Body, Control, Tool};
use crate::gui::screen::family::view::{BODY, RING, View, id_of};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, size};
use crate::gui::widget::button::{Face, button_of};
use crate::gui::widget::coach::{coach, speech};
use crate::gui::widget::happened::{Card, happened};
use crate::gui::widget::promotion::{Choice, promotion};

impl<'a> View<'a> {
    /// The coach: what it says, and the way to the rule.
    pub(super) fn coach(self, measures: Measures) -> Element<'a, Message> {
        let told = &self.model.coach;
        let said = speech(self.tokens, &told.speech, told.tint, measures.said);
        let link = told.rule_link.as_deref();
        let link = link.map(|words| self.link(words, measures));
        let content = column![said].push(link).spacing(0.0);
        let side = measures.coach * BIRD;
        let coach = coach(self.tokens, measures, told.mood, side, content);
        container(coach).padding(Padding::ZERO.right(RING)).into()
    }

    fn link(self, label: &'a str, measures: Measures) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Link, label)
            .icon(Icon::Rule)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(Control::Rule));
        let link = button_of(self.tokens, face, Some(Message::Pressed(Control::Rule)));
        let above = if measures.is_framed { -RING } else { 0.0 };
        let inset = Padding::ZERO.left(-RING).top(above);
        let inset = inset.bottom(-size::GAP_SMALL);
        container(link).padding(inset).into()
    }

    /// What stands below the coach, as high as there is room for.
    pub(super) fn body(self, measures: Measures) -> Element<'a, Message> {
        let content = match &self.model.body {
            Body::Players(cards) => self.players(cards, measures),
            Body::Moves { title, rows, empty } => self.moves(title, rows, empty, measures),
            Body::Happened(card) => return self.log(card, measures),
            Body::Asked(answers, cards) => {
                let answers = self.answers(answers, measures);
                let players = self.players(cards, measures);
                column![answers, players].spacing(measures.gap).into()
            }
            Body::Answers(answers) => self.answers(answers, measures),
            Body::Promotion(choices) => self.promotion(choices, measures),
            Body::Supervisor { tools, cards } => self.supervisor(tools, cards, measures),
        };
        let tokens = self.tokens;
        let is_list = matches!(self.model.body, Body::Moves { .. });
        let bar = Scrollbar::new().width(size::SCROLLBAR);
        let bar = bar.scroller_width(size::SCROLLBAR);
        // The bar stands at the right whatever the direction; what is turned makes room at its left.
        let room = match self.flow {
            Flow::LeftToRight => Padding::ZERO.right(RING),
            Flow::RightToLeft => Padding::ZERO.left(RING),
        };
        let area = scrollable(container(content).padding(room))
            .id(BODY)
            .direction(Direction::Vertical(bar))
            .style(move |_, status| style::scrollbar(tokens, status))
            .height(Fill)
            .width(Fill);
        let area = if is_list { area.anchor_bottom() } else { area };
        let typed = self.model.typed.as_deref();
        let close = self.model.close.as_deref();
        column![area]
            .push(typed.map(|letters| self.typed(letters, measures)))
            .push(close.map(|label| self.close(label, measures)))
            .spacing(measures.gap / 2.0)
            .height(Fill)
            .into()
    }

    fn close(self, label: &'a str, measures: Measures) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Quiet, label)
            .icon(Icon::Cross)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(Control::Close));
        button_of(self.tokens, face, Some(Message::Pressed(Control::Close)))
    }

    /// What happened so far.
    fn log(self, card: &'a Card, measures: Measures) -> Element<'a, Message> {
        let way = |control, icon, label| {
            let face = Face::new(ButtonKind::Link, label)
                .icon(icon)
                .width(Shrink)
                .sized(size::TOUCH, measures.small)
                .focus(self.focus.shows(control));
            button_of(self.tokens, face, Some(Message::Pressed(control)))
        };
        let copy = way(Control::CopyHappened, Icon::Copy, &card.copy);
        let close = way(Control::Close, Icon::Check, &card.close);
        happened(self.tokens, card, measures, [copy, close])
    }

    /// The letters typed so far.
    fn typed(self, letters: &'a str, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let letters = text(letters).size(measures.heading).font(fonts::BOLD);
        let field = container(letters)
            .padding([size::GAP_SMALL, size::GAP])
            .width(Fill)
            .style(move |_| {
                style::ringed(tokens.card, tokens.accent, size::FOCUS, size::RADIUS_SLOT)
            });
        container(field).padding([0.0, RING]).into()
    }

    /// Answers side by side, or a list of more to do.
    pub(super) fn answers(self, answers: &'a [Tool], measures: Measures) -> Element<'a, Message> {
        let is_list = answers.len() > 2 && measures.tools_in_row < 4;
        let in_row = if is_list { 1 } else { 2 };
        self.rows_of(answers, in_row, measures)
    }

    /// Buttons, so many in a row.
    pub(super) fn rows_of(
        self,
        answers: &'a [Tool],
        in_row: usize,
        measures: Measures,
    ) -> Element<'a, Message> {
        let height = measures.touch.max(measures.small * TWO_LINES);
        let rows = answers.chunks(in_row).map(|chunk| {
            let each = chunk.iter().map(|tool| {
                let face = self.face(tool).sized(height, measures.small);
                let button = self.pressable(tool, face);
                container(button).id(id_of(tool.control)).into()
            });
            Row::with_children(each).into()
        });
        let rows = Column::with_children(rows);
        rows.spacing(size::GAP_SMALL / 2.0).into()
    }

    fn promotion(self, choices: &'a [Choice], measures: Measures) -> Element<'a, Message> {
        promotion(
            self.tokens,
            measures,
            choices,
            measures.tools_in_row,
            |choice| self.focus.shows(Control::Promote(choice.piece.role)),
            |choice| Message::Pressed(Control::Promote(choice.piece.role)),
        )
    }

    /// "Check!" with what it does, and the small buttons, always at the same place.
    pub(super) fn buttons(self, measures: Measures) -> Option<Element<'a, Message>> {
        let model = self.model;
        if model.tools.is_empty() && model.main.is_none() {
            return None;
        }
        let main = model.main.as_ref();
        let main = main.map(|it| self.main_button(it, measures));
        let hint = model.hint.as_deref().map(|words| {
            let hint = text(words)
                .size(measures.small * HINT)
                .color(self.tokens.soft_ink)
                .align_x(centered(words));
            container(hint).center_x(Fill).padding([0.0, RING])
        });
        let tools = model.tools.iter().map(|tool| {
            let face = self.face(tool).sized(measures.touch, measures.tool.1);
            self.pressable(tool, face)
        });
        let above = column![].push(main).push(hint).spacing(0.0);
        let buttons = column![above, Row::with_children(tools)];
        Some(buttons.spacing(measures.gap / 2.0).into())
    }

    fn main_button(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let kind = match (tool.icon, tool.is_chosen) {
            (None, _) => ButtonKind::Main,
            (Some(_), false) => ButtonKind::Call,
            (Some(_), true) => ButtonKind::Called,
        };
        let (height, letters) = measures.main;
        let (height, letters) = if measures.is_framed {
            (height, letters)
        } else {
            (height * LARGER, letters * LARGER)
        };
        let face = Face::new(kind, &tool.label)
            .sized(height, letters)
            .focus(self.focus.shows(tool.control));
        let face = match (tool.icon, tool.is_chosen) {
            (Some(_), true) => face.icon(Icon::Check),
            (Some(icon), false) => face.icon(icon),
            (None, _) => face,
        };
        self.pressable(tool, face)
    }

    fn face(self, tool: &'a Tool) -> Face<'a> {
        tool.face(self.focus.shows(tool.control))
    }

    fn pressable(self, tool: &'a Tool, face: Face<'a>) -> Element<'a, Message> {
        tool.button(self.tokens, face, Message::Pressed)
    }
}

/// The height of two lines of words, measured by their letters.
const TWO_LINES: f32 = 3.2;
/// The coach's size here, measured by that in a lesson: the players need room too.
const BIRD: f32 = 0.62;
/// The letters below the big button, measured by the small ones.
const HINT: f32 = 0.88;
/// How much larger "Check!" is than a main button.
const LARGER: f32 = 1.3;
