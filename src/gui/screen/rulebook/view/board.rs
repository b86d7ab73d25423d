//! A board on a card: what it is an example of, the board, what is said, and what else can be done.

use iced::widget::{Column, column, container, text};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::gui::art::Icon;
use crate::gui::board::Board;
use crate::gui::fonts;
use crate::gui::screen::rulebook::Message;
use crate::gui::screen::rulebook::model::{Control, Heading, Light, Promotion, Trial};
use crate::gui::screen::rulebook::trial::on;
use crate::gui::screen::rulebook::view::{LINE_HEIGHT, View, id_of, id_of_answer};
use crate::gui::theme::style::ButtonKind;
use crate::gui::theme::{Measures, size};
use crate::gui::widget::button::{Face, button_of, ringed};
use crate::gui::widget::coach::{Speech, Tint, speech};
use crate::gui::widget::icon::{drawing, icon};
use crate::gui::widget::promotion::promotion;

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
        shown: &'a Trial,
        side: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let control = Control::Board(place);
        let board = self.trials.get(place).map(|trial| {
            let board = Board::new(&shown.scene, on!(trial, it => &it.memory), self.tokens)
                .on_event(shown.hands, move |event| Message::Board(place, event))
                .on_draw(move |stroke| Message::Drew(place, stroke))
                .on_frame(move |now| Message::Frame(place, now));
            container(board)
                .id(id_of(control))
                .center_x(side)
                .center_y(side)
        });
        let said = self.said(&shown.speech, shown.tint, measures.said);
        let said = container(said).id(id_of_answer(place));
        let picker = shown.promotion.as_ref();
        let picker = picker.map(|it| self.picker(place, it, measures));
        let act = shown.act.as_ref();
        let act = act.map(|it| self.press(Control::Act(place), Icon::Say, it, measures));
        let again = shown.again.as_ref();
        let again = again.map(|it| self.press(Control::Again(place), Icon::Again, it, measures));
        column![self.verdict(&shown.heading, measures)]
            .push(board)
            .push(picker)
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
            Light::Good => tokens.good,
            Light::Bad => tokens.danger,
            Light::Plain => tokens.accent,
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

    fn picker(
        self,
        place: usize,
        picker: &'a Promotion,
        measures: Measures,
    ) -> Element<'a, Message> {
        let question = text(&picker.question)
            .size(measures.heading)
            .font(fonts::BOLD);
        let question = self.flow.lines(question);
        let control = move |role| Control::Promote(place, role);
        let pieces = promotion(
            self.tokens,
            measures,
            &picker.choices,
            2,
            |choice| self.focus.shows(control(choice.piece.role)),
            |choice| Message::Pressed(control(choice.piece.role)),
        );
        column![question, pieces].spacing(size::GAP_SMALL).into()
    }

    /// A small button with a picture.
    pub(super) fn press(
        self,
        control: Control,
        picture: Icon,
        label: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Quiet, label)
            .icon(picture)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(control));
        let pressed = button_of(self.tokens, face, Some(Message::Pressed(control)));
        container(pressed).id(id_of(control)).into()
    }

    /// A name to press, as wide as its column.
    pub(super) fn link(
        self,
        control: Control,
        label: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let words = text(label)
            .size(measures.small)
            .font(fonts::BOLD)
            .color(tokens.accent);
        let pressed = iced::widget::button(self.flow.lines(words))
            .width(Fill)
            .padding(Padding::from([
                (size::LINE - measures.small * LINE_HEIGHT) / 2.0,
                size::GAP_SMALL,
            ]))
            .style(move |_, status| {
                let kind = ButtonKind::Link;
                crate::gui::theme::style::button(tokens, kind, size::RADIUS_SLOT, status)
            })
            .on_press(Message::Pressed(control));
        let has_focus = self.focus.shows(control);
        let ringed = ringed(tokens, has_focus, size::RADIUS_SLOT, pressed);
        container(ringed).id(id_of(control)).into()
    }
}
