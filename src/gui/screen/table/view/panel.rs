//! What stands beside the board: the coach, a question with its answers, the buttons.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Row, column, container, scrollable, text};
use iced::{Element, Fill, Padding, Shrink};

use crate::gui::art::Icon;
use crate::gui::flow::Flow;
use crate::gui::fonts;
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Body, Control, RuleSet, Tool};
use crate::gui::screen::table::view::{BODY, RING, View, id_of};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, size};
use crate::gui::widget::button::{Face, button_of, card};
use crate::gui::widget::coach::{coach, speech};
use crate::gui::widget::happened::{Card, happened};
use crate::gui::widget::promotion::{Choice, promotion};

impl<'a> View<'a> {
    /// The coach: what it says, the way to the rule, and what happened last. Where room is short,
    /// the way to the rule stands below, as wide as the panel.
    pub(super) fn coach(self, measures: Measures) -> Element<'a, Message> {
        let told = &self.model.coach;
        let said = speech(self.tokens, &told.speech, told.tint, measures.said);
        let link = told.rule_link.as_deref();
        let link = link.map(|words| self.link(words, measures));
        let (inside, below) = if measures.is_framed {
            (None, link)
        } else {
            (link, None)
        };
        let happened = told.happened.as_deref();
        let happened =
            happened.map(|words| text(words).size(measures.small).color(self.tokens.soft_ink));
        let content = column![said].push(inside).push(happened);
        let content = content.spacing(size::GAP_SMALL / 2.0);
        let side = measures.coach * BIRD;
        let coach = coach(self.tokens, measures, told.mood, side, content);
        column![coach].push(below).spacing(RING).into()
    }

    fn link(self, label: &'a str, measures: Measures) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Link, label)
            .icon(Icon::Rule)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(Control::Rule));
        let link = button_of(self.tokens, face, Some(Message::Pressed(Control::Rule)));
        let inset = if measures.is_framed {
            Padding::ZERO.top(-RING).bottom(-RING)
        } else {
            Padding::ZERO.left(-RING).bottom(-size::GAP_SMALL)
        };
        container(link).padding(inset).into()
    }

    /// What stands below the coach, as high as there is room for.
    pub(super) fn body(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let content = match &self.model.body {
            Body::Game { .. } => self.game(measures),
            Body::Rules(sets) => self.rules(sets, measures),
            Body::Answers { answers, is_wide } => self.answers(answers, *is_wide, measures),
            Body::Promotion(choices) => self.promotion(choices, measures),
            Body::Happened(card) => return self.log(card, measures),
        };
        let is_game = matches!(self.model.body, Body::Game { .. });
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
        let area = if is_game { area.anchor_bottom() } else { area };
        let typed = self.model.typed.as_deref();
        column![]
            .push(self.captured(measures))
            .push(area)
            .push(typed.map(|letters| self.typed(letters, measures)))
            .spacing(measures.gap / 2.0)
            .height(Fill)
            .into()
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
        let close = way(Control::Happened, Icon::Check, &card.close);
        happened(self.tokens, card, measures, [copy, close])
    }

    /// The letters typed so far.
    pub(super) fn typed(self, letters: &'a str, measures: Measures) -> Element<'a, Message> {
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

    /// The rule sets, each a card with its sentence.
    fn rules(self, sets: &'a [RuleSet], measures: Measures) -> Element<'a, Message> {
        let cards = sets.iter().enumerate().map(|(place, set)| {
            let control = Control::Rules(place);
            let name = text(&set.name).size(measures.small).font(fonts::BOLD);
            let says = text(&set.says)
                .size(measures.small)
                .color(self.tokens.soft_ink);
            let kind = if set.is_chosen {
                ButtonKind::Chosen
            } else {
                ButtonKind::Card
            };
            let message = Some(Message::Pressed(control));
            let focus = self.focus.shows(control);
            let set = card(
                self.tokens,
                kind,
                focus,
                column![name, says].width(Fill),
                message,
            );
            container(set).id(id_of(control)).into()
        });
        let cards = Column::with_children(cards);
        cards.spacing(size::GAP_SMALL / 2.0).into()
    }

    /// Answers side by side, or a list of more to do.
    pub(super) fn answers(
        self,
        answers: &'a [Tool],
        is_wide: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let is_list = answers.len() > 2 && measures.tools_in_row < 4;
        let in_row = if is_wide || is_list { 1 } else { 2 };
        let height = measures.touch.max(measures.small * TWO_LINES);
        let rows = answers.chunks(in_row).map(|chunk| {
            let each = chunk.iter().map(|tool| {
                let button = self.plain(tool, height, measures.small);
                container(button).id(id_of(tool.control)).into()
            });
            Row::with_children(each).into()
        });
        let rows = Column::with_children(rows);
        rows.spacing(size::GAP_SMALL / 2.0).into()
    }

    pub(super) fn promotion(
        self,
        choices: &'a [Choice],
        measures: Measures,
    ) -> Element<'a, Message> {
        promotion(
            self.tokens,
            measures,
            choices,
            measures.tools_in_row,
            |choice| self.focus.shows(Control::Promote(choice.piece.role)),
            |choice| Message::Pressed(Control::Promote(choice.piece.role)),
        )
    }

    /// The big button and the small ones, always at the same place.
    pub(super) fn buttons(self, measures: Measures) -> Option<Element<'a, Message>> {
        let model = self.model;
        if model.tools.is_empty() && model.main.is_none() {
            return None;
        }
        let in_row = if measures.tools_in_row < 4 { 2 } else { 3 };
        // Where room is short, rows of buttons that do nothing now leave theirs to the moves.
        let rows = model.tools.chunks(in_row);
        let rows = rows.filter(|chunk| !measures.is_framed || chunk.iter().any(|it| it.is_on));
        let rows = rows.map(|chunk| {
            let each = chunk.iter().map(|tool| self.tool(tool, measures));
            Row::with_children(each).into()
        });
        let buttons = column![]
            .push(model.main.as_ref().map(|it| self.main_button(it, measures)))
            .push(Column::with_children(rows))
            .spacing(measures.gap / 2.0);
        Some(buttons.into())
    }

    pub(super) fn main_button(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let kind = if tool.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Main
        };
        let face = Face::new(kind, &tool.label)
            .sized(measures.main.0, measures.main.1)
            .focus(self.focus.shows(tool.control));
        let face = tool.icon.map_or(face, |icon| face.icon(icon));
        button_of(self.tokens, face, Some(Message::Pressed(tool.control)))
    }

    fn tool(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        if measures.tools_in_row < 4 {
            return self.plain(tool, measures.tool.0, measures.tool.1);
        }
        let face = self.face(tool).sized(measures.tool.0, measures.tool.1);
        self.pressable(tool, face.stacked())
    }

    fn plain(self, tool: &'a Tool, height: f32, letters: f32) -> Element<'a, Message> {
        self.pressable(tool, self.face(tool).sized(height, letters))
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
/// The coach's size at the table, measured by that in a lesson: the moves need room too.
const BIRD: f32 = 0.75;
