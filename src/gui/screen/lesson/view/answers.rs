//! What answers stand beside the board: words to choose, a number, a written move, pieces to set up.

use iced::widget::{Column, Container, Row, Stack, column, container, row, text};
use iced::{Center, Element, Fill, Padding};

use crate::gui::board::Animation;
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{AnswerButton, AnswerField, AnswerState, Control};
use crate::gui::screen::lesson::view::View;
use crate::gui::widget::button::{self, Face, button_of};
use crate::gui::widget::hop::Hop;
use crate::gui::widget::icon::icon;
use crate::gui::widget::tray::{self, TraySlot};
use crate::session;

/// The most letters of an answer beside another.
const SHORT: usize = 16;

/// The same in each of two lines.
const SHORTER: usize = 14;

/// How many letters of all options together are many where room is short.
const MANY_LETTERS: usize = 75;

/// How much closer their buttons then lie around the words.
const SNUG: f32 = 4.0;

/// The width of the big button where it stands beside what is written.
const DONE: f32 = 116.0;

impl<'a> View<'a> {
    /// Everything that is answered here, if there is anything.
    pub(super) fn answers(self, measures: Measures) -> Element<'a, Message> {
        column![]
            .push(self.words(measures))
            .push(self.entry(measures))
            .push(self.tray(measures))
            .into()
    }

    /// The answers as buttons: short ones side by side.
    fn words(self, measures: Measures) -> Option<Element<'a, Message>> {
        let answers = &self.model.answers;
        let is_short = |it: &AnswerButton| {
            lines(&it.label, SHORT) == 1 || measures.is_framed && lines(&it.label, SHORTER) <= 2
        };
        let in_row = if answers.iter().all(is_short) { 2 } else { 1 };
        let rows = answers.chunks(in_row).map(|chunk| {
            let each = chunk.iter().map(|it| self.answer(it, measures));
            Row::with_children(each).into()
        });
        let are_words = !answers.iter().any(is_option);
        (are_words && !answers.is_empty()).then(|| Column::with_children(rows).into())
    }

    fn answer(self, answer: &'a AnswerButton, measures: Measures) -> Element<'a, Message> {
        let control = Control::Answer(answer.means);
        let face = Face::new(kind_of(answer), &answer.label)
            .sized(self.height(measures), measures.answer.1)
            .focus(self.focus.shows(control));
        let face = match answer.icon {
            Some(icon) => face.icon(icon),
            None => face,
        };
        let message = answer.is_on.then_some(Message::Pressed(control));
        let button = button_of(self.tokens, face, message);
        // In the corner the cross takes no room from the words.
        let cross = || container(self.cross(CROSS)).padding(size::RING + CROSS / 4.0);
        self.crossed(answer, button, || cross().align_right(Fill).align_top(Fill))
    }

    /// An answer with its cross if it is wrong; it slides aside at the moment when it becomes so.
    fn crossed(
        self,
        answer: &AnswerButton,
        button: Element<'a, Message>,
        cross: impl Fn() -> Container<'a, Message>,
    ) -> Element<'a, Message> {
        let is_wrong = answer.state == AnswerState::Wrong;
        let cross = is_wrong.then(cross).map(Element::from);
        let answer = Stack::with_children([button].into_iter().chain(cross));
        Hop::aside(is_wrong && self.pace == Animation::Smooth, answer).into()
    }

    fn cross(self, side: f32) -> Element<'a, Message> {
        icon(Icon::Cross, side, self.tokens.danger).into()
    }

    /// Two answers are as high as the big button; more of them must leave room for the coach.
    fn height(self, measures: Measures) -> f32 {
        if self.model.answers.len() > 2 {
            measures.answer.0
        } else {
            measures.main.0
        }
    }

    /// The ways out of a game, small, or the question whether somebody really gives up: below what is said, where no
    /// other button ever stands. The way back stands where the way out was.
    pub(super) fn ways_out(self, measures: Measures) -> Option<Element<'a, Message>> {
        let model = self.model;
        if let Some(leaving) = &model.leaving {
            let question = self.question(&leaving.question, measures);
            let ways = [&leaving.stay, &leaving.leave];
            let ways = ways.map(|it| self.narrow(it, measures));
            return Some(column![question, Row::with_children(ways).wrap()].into());
        }
        let ways = model.ways_out.iter();
        let ways = ways.map(|it| self.way(it, measures.touch, measures));
        let ways = Row::with_children(ways).wrap();
        (!model.ways_out.is_empty()).then(|| ways.into())
    }

    /// The author's options: whole sentences, one below the other.
    pub(super) fn options(self, measures: Measures) -> Option<Element<'a, Message>> {
        let answers = &self.model.answers;
        let n_letters: usize = answers.iter().map(|it| it.label.chars().count()).sum();
        let (letters, snug) = match measures.is_framed && n_letters > MANY_LETTERS {
            true => (measures.answer.1, -SNUG),
            false => (measures.said, 0.0),
        };
        let each = answers.iter().map(|it| self.option(it, letters, snug));
        let are_options = answers.iter().any(is_option);
        are_options.then(|| Column::with_children(each).into())
    }

    fn option(self, answer: &'a AnswerButton, letters: f32, snug: f32) -> Element<'a, Message> {
        let control = Control::Answer(answer.means);
        let tokens = self.tokens;
        let ink = match answer.state {
            _ if answer.is_lit => tokens.on_call,
            AnswerState::Wrong => tokens.soft_ink,
            AnswerState::Open | AnswerState::Chosen => tokens.ink,
        };
        let words = container(text(&answer.label).size(letters).color(ink)).width(Fill);
        let sign = answer.icon.map(|it| icon(it, letters, ink));
        let words = row![].push(sign).push(words).spacing(size::GAP_SMALL);
        let words = container(words).padding([snug, size::GAP_SMALL]);
        let message = answer.is_on.then_some(Message::Pressed(control));
        let has_focus = self.focus.shows(control);
        let kind = kind_of(answer);
        let card = button::card(self.tokens, kind, has_focus, words, message);
        let side = CROSS * LARGER;
        let cross = || container(self.cross(side)).padding([0.0, side]);
        self.crossed(answer, card, || cross().align_right(Fill).center_y(Fill))
    }

    /// The number or the written move.
    fn entry(self, measures: Measures) -> Option<Element<'a, Message>> {
        Some(match self.model.entry.as_ref()? {
            AnswerField::Number { shown, fewer, more } => {
                let number = self.slot(shown, false, measures);
                let fewer = self.change(false, fewer, measures);
                row![fewer, number, self.change(true, more, measures)]
                    .align_y(Center)
                    .into()
            }
            AnswerField::Written {
                shown,
                is_empty,
                rows,
                erase,
            } => self.written(shown, *is_empty, rows, erase, measures),
        })
    }

    fn change(self, up: bool, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let control = Control::Change(up);
        let icon = if up { Icon::More } else { Icon::Fewer };
        let has_focus = self.focus.shows(control);
        button::round(
            self.tokens,
            measures,
            icon,
            words,
            has_focus,
            Message::Pressed(control),
        )
    }

    /// A field with what is entered so far.
    pub(super) fn slot(
        self,
        words: &'a str,
        is_empty: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let ink = if is_empty {
            tokens.soft_ink
        } else {
            tokens.ink
        };
        let letters = if measures.is_framed {
            measures.heading
        } else {
            measures.title
        };
        let words = text(words).size(letters).font(fonts::BOLD).color(ink);
        let field = container(words)
            .center_x(Fill)
            .center_y(measures.touch)
            .style(|_| style::slot(tokens, ButtonKind::Quiet, true));
        container(field).padding(size::RING).into()
    }

    fn written(
        self,
        shown: &'a str,
        is_empty: bool,
        rows: &'a [Vec<(String, Control)>],
        erase: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let message = Message::Pressed(Control::Erase);
        let erase = button::round(self.tokens, measures, Icon::Back, erase, false, message);
        // Small windows have no room for a row with the big button alone.
        let done = measures.is_framed.then(|| self.main_button(measures));
        let done = done.flatten().map(|it| container(it).width(DONE));
        let top = row![self.slot(shown, is_empty, measures), erase].push(done);
        let top = top.align_y(Center);
        let rows = rows.iter().map(|row| {
            let each = row.iter().map(|letter| self.letter(letter, measures));
            Row::with_children(each).spacing(LETTER_GAP).into()
        });
        let pad = Column::with_children(rows).spacing(LETTER_GAP);
        let pad = container(pad).padding(Padding::ZERO.left(size::RING).right(size::RING));
        column![top, pad].into()
    }

    /// A letter to press; whoever has a keyboard types it.
    fn letter(self, letter: &'a (String, Control), measures: Measures) -> Element<'a, Message> {
        let (word, control) = letter;
        let word = text(word).size(measures.said).font(fonts::BOLD);
        let tokens = self.tokens;
        iced::widget::button(container(word).center(Fill))
            .width(Fill)
            .height(measures.letter)
            .padding(0)
            .style(move |_, status| {
                style::button(tokens, ButtonKind::Quiet, size::RADIUS_SLOT, status)
            })
            .on_press(Message::Pressed(*control))
            .into()
    }

    /// The pieces that wait beside the board.
    fn tray(self, measures: Measures) -> Option<Element<'a, Message>> {
        let tray = &self.model.tray;
        let rows = tray
            .chunk_by(|a, b| a.piece.seat == b.piece.seat)
            .map(|chunk| {
                let each = chunk.iter().map(|waiting| {
                    let control = Control::Take(waiting.piece);
                    let shown = TraySlot {
                        piece: waiting.piece,
                        name: &waiting.name,
                        is_of_army: self.model.scene.shape.corner > 0,
                        left: waiting.left,
                        is_held: waiting.is_held,
                        has_focus: self.focus.shows(control),
                    };
                    let message = Message::Pressed(control);
                    tray::slot(self.tokens, measures, shown, message)
                });
                Row::with_children(each).into()
            });
        (!tray.is_empty()).then(|| Column::with_children(rows).into())
    }
}

/// The size of the cross on a wrong answer, and how much larger it is on a whole sentence.
const CROSS: f32 = 16.0;
const LARGER: f32 = 1.5;

/// How an answer looks; lit while it is read aloud.
const fn kind_of(answer: &AnswerButton) -> ButtonKind {
    match answer.state {
        _ if answer.is_lit => ButtonKind::Lit,
        AnswerState::Chosen => ButtonKind::Chosen,
        AnswerState::Wrong => ButtonKind::Spent,
        AnswerState::Open => ButtonKind::Quiet,
    }
}

/// Between two letters on the screen.
const LETTER_GAP: f32 = 4.0;

/// How many lines of so many letters some words take.
pub(super) fn lines(label: &str, letters: usize) -> usize {
    let (mut n_lines, mut room) = (0, 0);
    for word in label.split_whitespace() {
        let long = word.chars().count();
        if long > room {
            n_lines += long.div_ceil(letters);
            room = letters;
        }
        room = room.saturating_sub(long + 1);
    }
    n_lines
}

const fn is_option(answer: &AnswerButton) -> bool {
    matches!(answer.means, session::Answer::Choice(_))
}
