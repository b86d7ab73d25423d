//! A lesson before a class, laid out: the board fills the height, beside it one sentence.
//!
//! The place of the board depends on the window alone, so it never moves from step to step.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::art::Icon;
use crate::gui::fonts;
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, Hand, Poll, Slide};
use crate::gui::screen::lesson::view::{RING, View};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, size};
use crate::gui::widget::bar::bar;
use crate::gui::widget::button::{self, Face, button_of};
use crate::gui::widget::coach::{Tint, bubble, speech};
use crate::gui::widget::icon::icon;

/// Around the board and between it and the words.
const MARGIN: f32 = 12.0;

/// The least width of the words.
const WORDS_MIN: f32 = 248.0;

/// How many letters fit into a line of the sentence.
const LETTERS: f32 = 15.0;

/// The smallest and the largest letters of the sentence.
const SENTENCE: (f32, f32) = (20.0, 60.0);

/// The height of a bar, in heights of a letter.
const BAR: f32 = 1.5;

impl<'a> View<'a> {
    /// The whole screen in show mode.
    pub(super) fn show(self, slide: &'a Slide, window: Size) -> Element<'a, Message> {
        if slide.is_blank {
            return space().width(Fill).height(Fill).into();
        }
        let beside = window.width - 3.0 * MARGIN - WORDS_MIN;
        let high = window.height - 2.0 * MARGIN;
        if beside < high * 0.6 {
            return self.show_below(slide, window);
        }
        let side = high.min(beside);
        let room = window.width - side - 3.0 * MARGIN;
        let words = self.show_words(slide, Measures::of(window), room);
        row![self.board(side), words]
            .spacing(MARGIN)
            .padding(MARGIN)
            .height(Fill)
            .align_y(Center)
            .into()
    }

    /// The words below the board, for windows that are higher than wide.
    fn show_below(self, slide: &'a Slide, window: Size) -> Element<'a, Message> {
        let side = (window.width - 2.0 * MARGIN).min(window.height * 0.66);
        let words = self.show_words(slide, Measures::of(window).stacked(), window.width);
        column![self.board(side), words]
            .spacing(MARGIN)
            .padding(MARGIN)
            .align_x(Center)
            .into()
    }

    fn show_words(self, slide: &'a Slide, measures: Measures, room: f32) -> Element<'a, Message> {
        let letters = (room / LETTERS).clamp(SENTENCE.0, SENTENCE.1);
        let measures = Measures {
            said: letters,
            heading: letters * 0.8,
            ..measures
        };
        let tokens = self.tokens;
        let middle = column![]
            .push(
                slide
                    .notes
                    .as_ref()
                    .map(|it| self.for_teachers(it, measures)),
            )
            .push(self.sentence(measures))
            .push(self.links(measures).filter(|_| self.model.rule.is_none()))
            .push(slide.poll.as_ref().map(|it| self.poll(it, measures)))
            .push(self.picture(measures))
            .push(self.task(measures))
            .push(self.answers(measures))
            .push(self.main_button(measures))
            .spacing(measures.gap);
        let thin = Scrollbar::new().width(size::SCROLLBAR);
        let middle = scrollable(container(middle).padding(Padding::ZERO.right(RING)))
            .direction(Direction::Vertical(thin.scroller_width(size::SCROLLBAR)))
            .style(move |_, status| style::scrollbar(tokens, status));
        let middle = container(middle).center_y(Fill);
        let place = text(&slide.place).size(measures.small);
        let leave = Face::new(ButtonKind::Link, &slide.leave)
            .sized(size::TOUCH, measures.small)
            .width(Shrink)
            .focus(self.focus.shows(Control::Leave));
        let leave = button_of(tokens, leave, Some(Message::Pressed(Control::Leave)));
        let below = row![place.color(tokens.soft_ink), space().width(Fill), leave];
        column![middle, below.align_y(Center)]
            .width(Fill)
            .height(Fill)
            .into()
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

    fn for_teachers(
        self,
        (title, notes): &'a (String, crate::gui::widget::coach::Speech),
        measures: Measures,
    ) -> Element<'a, Message> {
        let title = text(title).size(measures.small).font(fonts::BOLD);
        let notes = speech(self.tokens, notes, Tint::Calm, measures.small);
        bubble(self.tokens, column![title, notes].spacing(size::GAP_SMALL)).into()
    }

    /// A vote: each answer with its letter, its bar and its hands.
    fn poll(self, poll: &'a Poll, measures: Measures) -> Element<'a, Message> {
        let title = poll.title.as_ref().map(|words| {
            let words = text(words).size(measures.small);
            words.color(self.tokens.soft_ink)
        });
        let rows = poll.rows.iter().enumerate();
        let rows = rows.map(|(place, hand)| self.hand(poll, place, hand, measures));
        let reveal = poll.reveal.as_ref().map(|words| {
            let face = Face::new(ButtonKind::Main, words)
                .sized(measures.main.0, measures.main.1)
                .focus(self.focus.shows(Control::Reveal));
            button_of(self.tokens, face, Some(Message::Pressed(Control::Reveal)))
        });
        column![]
            .push(title)
            .push(Column::with_children(rows).spacing(size::GAP_SMALL))
            .push(reveal)
            .spacing(size::GAP_SMALL)
            .into()
    }

    fn hand(
        self,
        poll: &'a Poll,
        place: usize,
        hand: &'a Hand,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let letters = measures.heading.min(HAND_LETTERS);
        let bold = |words: String| text(words).size(letters).font(fonts::BOLD);
        let right = hand
            .is_right
            .then(|| icon(Icon::Check, letters * 1.2, tokens.good));
        let name = row![
            bold(hand.letter.to_string()),
            text(&hand.label).size(letters).width(Fill)
        ]
        .push(right)
        .push(bold(hand.hands.to_string()))
        .spacing(size::GAP_SMALL)
        .align_y(Center);
        let share = f32::from(hand.hands) / f32::from(poll.full.max(1));
        let bar = bar(tokens, place, share, letters * BAR);
        let kind = if hand.is_at || hand.is_right {
            ButtonKind::Chosen
        } else {
            ButtonKind::Quiet
        };
        let more = Control::Vote(place, true);
        let card = column![name, bar].spacing(size::GAP_SMALL / 2.0);
        let card = button::card(
            tokens,
            kind,
            self.focus.shows(more),
            card,
            Some(Message::Pressed(more)),
        );
        let less = Control::Vote(place, false);
        let less_round = button::round(
            tokens,
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
