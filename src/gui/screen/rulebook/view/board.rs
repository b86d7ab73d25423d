//! A board on a card: what it is an example of, the board, what is said, and what else can be done.

use iced::widget::{Column, column, container, text};
use iced::{Center, Element, Fill};

use crate::gui::base::view::{BoardOf, id_of};
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::rulebook::Message;
use crate::gui::screen::rulebook::model::{Heading, Tool, Touch, TrialBoard, VerdictColor};
use crate::gui::screen::rulebook::trial::on;
use crate::gui::screen::rulebook::view::{LINE_HEIGHT, View, id_of_answer};
use crate::gui::widget::coach::{Speech, Tint, speech};
use crate::gui::widget::icon::{drawing, icon};

/// How many lines stand above and below a board: title, text, answer.
const LINES_AROUND: f32 = 14.0;

impl<'a> View<'a> {
    /// The boards, two side by side where there is room.
    pub(super) fn trials(
        self,
        width: f32,
        height: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let trials = &self.model.page.trials;
        let gap = size::GAP;
        let half = (width - gap) / 2.0;
        let are_beside = trials.len() > 1 && half >= size::BOARD_MIN;
        let around = LINES_AROUND * LINE_HEIGHT * measures.said;
        let most = (height - around).max(size::BOARD_MIN);
        let side = if are_beside { half } else { width }.min(most);
        let each: Vec<_> = trials.iter().enumerate().collect();
        let rows = each.chunks(if are_beside { 2 } else { 1 }).map(|chunk| {
            let boards = chunk.iter();
            let boards = boards.map(|(place, it)| self.trial(*place, it, side, measures));
            self.flow.row(boards.collect()).spacing(gap).into()
        });
        let boards = Column::with_children(rows).spacing(gap);
        boards.width(Fill).align_x(self.flow.start()).into()
    }

    fn trial(
        self,
        place: usize,
        shown: &'a TrialBoard,
        side: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let Touch(hands, control) = shown.hands;
        let board = self.boards.get(place).map(|trial| {
            let memory = on!(trial, it => &it.board.memory);
            let shown = BoardOf {
                scene: &shown.scene,
                hands,
                calls: None,
                asks: shown.promotion.as_ref(),
            };
            self.board_of((control, id_of(control)), shown, memory, side)
        });
        let said = self.said(&shown.speech, shown.tint, measures.said);
        let said = container(said).id(id_of_answer(place));
        let question = shown.promotion.as_ref();
        let question = question.map(|it| self.question(&it.question, measures));
        let [act, again] =
            [&shown.act, &shown.again].map(|it| it.as_ref().map(|it| self.narrow(it, measures)));
        column![self.verdict(&shown.heading, measures)]
            .push(board)
            .push(question)
            .push(said)
            .push(act)
            .push(again)
            .spacing(size::GAP_SMALL)
            .width(side)
            .align_x(self.flow.start())
            .into()
    }

    /// What a board is an example of.
    fn verdict(self, heading: &'a Heading, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let color = match heading.light {
            VerdictColor::Good => tokens.good,
            VerdictColor::Bad => tokens.danger,
            VerdictColor::Plain => tokens.accent,
        };
        let side = measures.heading * 1.3;
        let picture: Element<'a, Message> = match heading.icon {
            Icon::Star => drawing(Icon::Star, side).into(),
            other => icon(other, side, color).into(),
        };
        let words = text(&heading.label)
            .size(measures.heading)
            .font(fonts::BOLD)
            .color(color);
        let heading = self.flow.row(vec![picture, words.into()]);
        heading.spacing(size::GAP_SMALL).align_y(Center).into()
    }

    /// What is said, with squares that light up.
    pub(super) fn said(self, words: &'a Speech, tint: Tint, letters: f32) -> Element<'a, Message> {
        let said = speech(self.tokens, words, tint, letters);
        self.flow.turn(said.into())
    }

    fn question(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let question = text(words).size(measures.heading).font(fonts::BOLD);
        self.flow.lines(question).into()
    }

    /// A name to press, as wide as its column.
    pub(super) fn name(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let words = text(&tool.label)
            .size(measures.small)
            .font(fonts::BOLD)
            .color(self.tokens.accent);
        let words = self.flow.lines(words);
        self.row(tool.control, words.into(), ButtonKind::Link, measures)
    }
}
