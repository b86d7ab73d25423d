//! A lesson before a class, laid out: beside the board one sentence, and what is asked with it.

use iced::widget::{Column, column, container, row, svg, text};
use iced::{Center, Element, Fill, Size};

use crate::gui::look::art::{self, Icon};
use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, Notes, Poll, Slide, VoteRow};
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::bar::bar;
use crate::gui::widget::button;
use crate::gui::widget::coach::{Tint, bubble, speech};
use crate::gui::widget::icon::icon;
use crate::gui::widget::ruled::Ruler;
use crate::gui::widget::slide::{Words, slide};
use crate::gui::widget::tool::chosen;

/// The coach in the place of a board, measured by it.
const BIRD: f32 = 0.6;

/// The height of a bar, in heights of a letter.
const BAR: f32 = 1.5;

impl<'a> View<'a> {
    /// The whole screen in show mode.
    pub(super) fn show(
        self,
        shown: &'a Slide,
        ruler: &Ruler<'_>,
        window: Size,
    ) -> Element<'a, Message> {
        let words = |measures| self.show_words(shown, measures);
        let board = |side| match self.model.has_board {
            true => self.board(side),
            false => self.bird(side),
        };
        slide(
            shown.is_blank,
            self.board_side,
            (ruler, window),
            board,
            words,
        )
    }

    /// The coach where the board would be, so that nothing moves from step to step.
    fn bird(self, side: f32) -> Element<'a, Message> {
        let bird = svg(art::coach(self.model.coach.mood));
        let bird = bird.width(side * BIRD).height(side * BIRD);
        container(bird).center_x(side).center_y(side).into()
    }

    fn show_words(self, shown: &'a Slide, measures: Measures) -> Words<'a, Message> {
        let notes = self.model.for_teachers.as_ref();
        let middle = column![]
            .push(notes.map(|it| self.for_teachers(it, measures)))
            .push(self.broken(measures))
            .push(self.sentence(measures))
            .push(self.links(measures).filter(|_| self.model.rule.is_none()))
            .push(self.model.poll.as_ref().map(|it| self.poll(it, measures)))
            .push(self.picture(measures))
            .push(self.asked(measures))
            .push(self.ways_out(measures))
            .push(self.options(measures))
            .push(self.answers(measures))
            .push(self.main_button(measures));
        let leave = self.way(&shown.foot.leave, measures.touch, measures);
        Words::new(self.tokens, measures, middle, &shown.foot, leave)
    }

    /// What the coach says, or the rule.
    fn sentence(self, measures: Measures) -> Element<'a, Message> {
        let (tokens, model) = (self.tokens, self.model);
        match &model.rule {
            Some(rule) => {
                let title = text(&rule.title).size(measures.heading).font(fonts::BOLD);
                let said = speech(tokens, &rule.speech, Tint::Calm, measures.said);
                column![title, said].spacing(size::GAP_SMALL).into()
            }
            None => speech(tokens, &model.coach.speech, model.coach.tint, measures.said).into(),
        }
    }

    fn for_teachers(self, notes: &'a Notes, measures: Measures) -> Element<'a, Message> {
        let title = text(&notes.title).size(measures.small).font(fonts::BOLD);
        let said = speech(self.tokens, &notes.speech, Tint::Calm, measures.small);
        let window = self.link(&notes.window, measures);
        let card = column![title, said, window].spacing(size::GAP_SMALL);
        bubble(self.tokens, measures, card).into()
    }

    /// A vote: each answer with its letter, its bar and its hands.
    fn poll(self, poll: &'a Poll, measures: Measures) -> Element<'a, Message> {
        let title = poll.title.as_ref().map(|words| {
            let words = text(words).size(measures.small);
            words.color(self.tokens.soft_ink)
        });
        let rows = poll.rows.iter();
        let rows = rows.map(|hand| self.hand(poll, hand, measures));
        let reveal = poll.reveal.as_ref();
        let reveal = reveal.map(|it| self.main(it, Fill, measures));
        column![]
            .push(title)
            .push(Column::with_children(rows).spacing(size::GAP_SMALL))
            .push(reveal)
            .spacing(size::GAP_SMALL)
            .into()
    }

    fn hand(self, poll: &'a Poll, hand: &'a VoteRow, measures: Measures) -> Element<'a, Message> {
        let (tokens, place) = (self.tokens, hand.place);
        let letters = measures.heading.min(HAND_LETTERS);
        let bold = |words: String| text(words).size(letters).font(fonts::BOLD);
        let right = hand
            .is_right
            .then(|| icon(Icon::Check, letters * 1.2, tokens.good));
        let name = row![
            bold(hand.letter.to_string()),
            container(text(&hand.label).size(letters)).width(Fill)
        ]
        .push(right)
        .push(bold(hand.hands.to_string()))
        .spacing(size::GAP_SMALL)
        .align_y(Center);
        let share = f32::from(hand.hands) / f32::from(poll.full.max(1));
        let bar = bar(tokens, place, share, letters * BAR);
        let kind = chosen(hand.is_at || hand.is_right);
        let card = column![name, bar].spacing(size::GAP_SMALL / 2.0);
        let card = self.card(Control::Vote(place, true), kind, card);
        let less = Control::Vote(place, false);
        let less_round = button::round(
            tokens,
            measures,
            Icon::Fewer,
            &poll.change.1,
            self.focus.shows(less),
            Message::Pressed(less),
        );
        row![less_round, card].align_y(Center).into()
    }
}

/// The largest letters of an answer in a vote.
const HAND_LETTERS: f32 = 30.0;
