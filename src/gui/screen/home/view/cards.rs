//! Shelves of cards: all cards of a row are of one size, as high as the longest words need.

use iced::widget::{Column, Row, column, container, row, space, text};
use iced::{Center, Element, Fill, Shrink};

use crate::gui::board::BoardWidget;
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{LessonCard, Shelf};
use crate::gui::screen::home::view::View;
use crate::gui::widget::coach::note;
use crate::gui::widget::stars::stars;

/// The sizes of the cards of a shelf.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    /// A card with its ring.
    width: f32,
    /// What is inside a card.
    inside: f32,
    /// The picture.
    side: f32,
    title: f32,
    /// All other words.
    small: f32,
}

impl Sizes {
    fn of(wide: f32, measures: Measures) -> Self {
        let least = measures.card.0;
        let per_row = (wide / least).floor().max(1.0);
        let width = (wide / per_row).min(least * WIDEST);
        Self {
            width,
            inside: width - 2.0 * (size::RING + PADDING),
            side: measures.card.1 * PICTURE,
            title: measures.said.min(measures.small + LARGER),
            small: measures.small,
        }
    }

    /// How many cards stand in a row.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn per_row(self, wide: f32) -> usize {
        (wide / self.width).floor().max(1.0) as usize
    }

    /// How high the words beside the picture are, at least as high as that.
    fn top(self, card: &LessonCard) -> f32 {
        let beside = self.inside - self.side - size::GAP;
        let title = lines(&card.title, self.title * BOLD, beside) * self.title;
        let note = card.note.as_deref().unwrap_or_default();
        let note = lines(note, self.small, beside) * self.small;
        ((title + note) * LINE).max(self.side)
    }

    /// How high the sentence below is.
    fn about(self, card: &LessonCard) -> f32 {
        let about = card.about.as_deref().unwrap_or_default();
        lines(about, self.small, self.inside) * self.small * LINE
    }
}

/// How many lines words take, at letters of this size.
#[allow(clippy::cast_precision_loss)]
fn lines(words: &str, letters: f32, width: f32) -> f32 {
    let per_line = width / (letters * LETTER);
    let (mut lines, mut room) = (0.0, 0.0_f32);
    for word in words.split_whitespace() {
        let long = word.chars().count() as f32;
        if long > room {
            lines += (long / per_line).max(1.0).ceil();
            room = per_line;
        }
        room -= long + 1.0;
    }
    lines
}

impl<'a> View<'a> {
    /// A shelf with its heading.
    pub(super) fn shelf(
        self,
        shelf: &'a Shelf,
        wide: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let title = text(&shelf.title).size(measures.heading).font(fonts::BOLD);
        let count = text(&shelf.count)
            .size(measures.small)
            .color(self.tokens.soft_ink);
        let gap = space().width(Fill).into();
        let heading = Row::with_children(vec![title.into(), gap])
            .push(
                shelf
                    .certificate
                    .as_ref()
                    .map(|it| self.narrow(it, measures)),
            )
            .push(count)
            .spacing(size::GAP_SMALL);
        let heading = heading.align_y(Center).padding([0.0, size::RING]);
        let kept = shelf.kept.as_deref();
        let kept = kept.map(|words| note(self.tokens, measures, Icon::Check, words));
        let sizes = Sizes::of(wide, measures);
        let mut rows = Column::new();
        for some in shelf.cards.chunks(sizes.per_row(wide)) {
            let most = |high: fn(Sizes, &LessonCard) -> f32| {
                some.iter().map(|it| high(sizes, it)).fold(0.0, f32::max)
            };
            let high = (most(Sizes::top), most(Sizes::about));
            let cards = some.iter().map(|it| self.lesson(it, sizes, high, measures));
            rows = rows.push(Row::with_children(cards));
        }
        let shelf = column![heading].push(kept).push(rows.width(Fill));
        shelf.spacing(4).into()
    }

    fn lesson(
        self,
        lesson: &'a LessonCard,
        sizes: Sizes,
        (top, about): (f32, f32),
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let soft = |words: &'a str| text(words).size(sizes.small).color(tokens.soft_ink);
        let title = text(&lesson.title).size(sizes.title).font(fonts::BOLD);
        let words = column![title].push(lesson.note.as_deref().map(soft));
        let words = words.width(Fill);
        let mut beside: Vec<Element<'a, Message>> = Vec::new();
        beside.extend(self.picture(lesson, sizes));
        beside.push(words.into());
        beside.push(space().height(top).into());
        let beside = Row::with_children(beside).spacing(size::GAP);
        let earned = stars(tokens, lesson.stars, measures.star);
        let place = lesson.place.as_deref().map(soft);
        let mut last: Vec<Element<'a, Message>> = vec![earned, space().width(Fill).into()];
        last.extend(place.map(Element::from));
        let last = Row::with_children(last).align_y(Center);
        let sentence = lesson.about.as_deref().map(soft);
        let mut content = column![beside];
        if about > 0.0 {
            let sentence = column![].push(sentence).width(Fill);
            content = content.push(row![sentence, space().height(about)]);
        }
        let content = content.push(last).spacing(size::GAP_SMALL);
        let kind = if lesson.is_next {
            ButtonKind::Chosen
        } else {
            ButtonKind::Card
        };
        let content = content.width(Fill).height(Shrink);
        let face = self.card(lesson.control, kind, content);
        container(face).width(sizes.width).into()
    }

    fn picture(self, lesson: &'a LessonCard, sizes: Sizes) -> Option<Element<'a, Message>> {
        let memory = self.boards.lessons.get(lesson.number)?;
        let tokens = self.tokens;
        let board = BoardWidget::new(&lesson.picture, memory, tokens);
        let framed = container(board)
            .padding(EDGE)
            .width(sizes.side)
            .height(sizes.side)
            .style(move |_| style::filled(tokens.edge, 0.0));
        Some(framed.into())
    }
}

/// The line around a picture.
const EDGE: f32 = 1.0;
/// Around what is inside a card.
const PADDING: f32 = size::GAP_SMALL + 4.0;
/// A picture, measured by the height that the theme names.
const PICTURE: f32 = 0.8;
/// How much larger a title is written.
const LARGER: f32 = 2.0;
/// How much wider than needed a card may be.
const WIDEST: f32 = 1.3;
/// The height of a line, measured by its letters.
const LINE: f32 = 1.32;
/// The width of a letter, measured by its height; where words need more, the card grows.
const LETTER: f32 = 0.5;
/// How much wider bold letters are.
const BOLD: f32 = 1.08;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_into_lines() {
        let width = 10.0 * LETTER * 20.0;
        for (words, expected) in [
            ("", 0.0),
            ("one two", 1.0),
            ("one two three", 2.0),
            ("Donaudampfschiff", 2.0),
            ("a Donaudampfschiff", 3.0),
        ] {
            let found = lines(words, 20.0, width);
            assert!((found - expected).abs() < 0.1, "{words}: {found}");
        }
    }
}
