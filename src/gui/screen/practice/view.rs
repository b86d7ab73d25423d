//! The book of practice laid out: two pages side by side in their binding, or one below the other; then what can be chosen.

use iced::widget::{Column, Row, Stack, column, container, row, space, svg, text};
use iced::{Center, Element, Fill, Font, Padding, Size, Vector};

use crate::gui::base::view;
use crate::gui::board::{Animation, BoardWidget, Memory};
use crate::gui::look::art::lands::stamp;
use crate::gui::look::art::{self, Icon, Mood};
use crate::gui::look::measured::longest_word;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Scenery, size};
use crate::gui::look::{fonts, joy};
use crate::gui::screen::practice::Message;
use crate::gui::screen::practice::model::{
    Control, Missed, Model, Motif, News, Passport, SkillCard, Stamp, StampWon, Subject, Waiting,
    WarmUp,
};
use crate::gui::widget::flight::Flight;
use crate::gui::widget::flow::centered;
use crate::gui::widget::hop::{Hop, Way};
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::more_below::MoreBelow;
use crate::gui::widget::page::{header, scrolled};
use crate::gui::widget::progress_dots::progress_dots;
use crate::scene::Scene;

/// The name of what scrolls.
pub(super) const PAGE: &str = "practice-page";

/// The name of the place where the coach hops.
pub(super) const COACH: &str = "practice-coach";

/// The room from which the pages lie side by side.
const WIDE: f32 = 900.0;
/// The greatest width of the book, measured by the letters of a heading.
const MOST: f32 = 72.0;
/// The binding around the pages, and between them.
const BINDING: f32 = 12.0;
/// Where the pages are folded.
const FOLD: f32 = 2.0;
/// The least width of a board that waits, of a stamp and of a skill, measured by small letters.
const BOARD: f32 = 8.0;
const STAMP: f32 = 8.0;
const SKILL: f32 = 21.0;
/// The same of what boards are about, and the side of its picture.
const SUBJECT: f32 = 14.0;
const SMALL_MOTIF: f32 = 1.6;
/// The same of a board that was missed; how many stand in a row at most.
const AGAIN: f32 = 10.0;
const MOST_AGAIN: usize = 6;
/// The side of a picture of what a skill is about, measured by small letters.
const MOTIF: f32 = 2.5;
/// The disc behind a check mark, measured by it.
const TICK: f32 = 1.3;
/// A stamp, measured by the width of its page, and how strong it is before it is earned.
const SEAL: f32 = 0.62;
const PALE: f32 = 0.4;
/// How high a stamp hops that was just earned, measured by itself.
const LEAP: f32 = 0.3;
/// Each of two such pictures measured by one, an icon by them, and the room for both.
const TWO: f32 = 0.7;
const ICON: f32 = 0.8;
const ROOM: f32 = 1.4;
/// The coach where no board waits, measured by the width of the page, and at most by its size in a lesson; beside the
/// passport it has the room that the boards have else.
const BIRD: f32 = 0.4;
const BIRD_BESIDE: f32 = 0.6;
const MOST_BIRD: f32 = 2.0;
const BELOW_DOTS: f32 = 0.75;
/// The sun beside the title.
const SUN: f32 = 1.9;

/// What the pictures remember, and what flies.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub boards: &'a [Memory],
    /// Of those that were missed.
    pub again: &'a [Memory],
    pub flight: &'a Flight,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, Seen<'a>>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let model = self.model;
        let margin = measures.margin;
        let wide = (window.width - 2.0 * margin).min(measures.heading * MOST);
        let title = text(&model.title).size(measures.title).font(fonts::BOLD);
        let bar = row![
            self.round(&model.back, measures),
            title,
            space().width(Fill)
        ];
        let bar = bar.spacing(size::GAP_SMALL).align_y(Center);
        let bar = bar.padding(Padding::from([2.0, margin]));
        let news = model.news.as_ref().map(|it| self.news(it, wide, measures));
        let page = column![]
            .push(news)
            .push(self.book(wide, measures))
            .push(self.chosen(wide, measures))
            .spacing(measures.gap)
            .width(wide);
        let page = container(page).padding(Padding::from([measures.gap, 0.0]));
        let page = scrolled(self.tokens, PAGE, container(page).center_x(Fill));
        let page = MoreBelow::new(self.tokens, page);
        let screen = column![header(self.tokens, bar), page];
        let flown = self.flying((self.boards.flight, Control::Flight), screen);
        flown.into()
    }

    /// What came of the boards that were just done.
    fn news(self, news: &'a News, wide: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let mood = if news.is_good {
            Mood::Cheer
        } else {
            Mood::Glad
        };
        let side = measures.coach.min(96.0);
        let is_away = self.boards.flight.lifts_coach();
        let bird = container(self.living(mood, (side, side)).away(is_away)).id(COACH);
        let words = text(&news.words).size(measures.said).font(fonts::BOLD);
        let kept = news.kept.as_ref();
        let kept = kept.map(|it| text(it).size(measures.small).color(tokens.soft_ink));
        let print = news.print.as_ref().map(|it| self.narrow(it, measures));
        let words = column![words].push(kept).push(print);
        let words = words.spacing(size::GAP_SMALL).width(Fill);
        let stamp = news.stamp.as_ref().and_then(|it| self.stamp_won(it, side));
        let row = row![bird, words].push(stamp);
        let row = row.spacing(size::GAP).align_y(Center);
        let again = self.again(news, wide - 2.0 * size::GAP, measures);
        let all = column![row].push(again).spacing(size::GAP);
        container(all)
            .padding(size::GAP)
            .width(Fill)
            .style(move |_| style::panel(tokens))
            .into()
    }

    /// The stamp that was just earned, as large as the coach: it comes down and stays.
    fn stamp_won(self, won: &'a StampWon, side: f32) -> Option<Element<'a, Message>> {
        let deep = Hue::of(self.tokens, won.hue).deep;
        let stamp = svg(stamp(&won.land)?)
            .width(side)
            .height(side)
            .style(move |_, _| svg::Style { color: Some(deep) });
        let way = (self.pace == Animation::Smooth).then_some(Way {
            from: Vector::new(0.0, -side),
            height: side * LEAP,
            n_hops: 2,
        });
        Some(Hop::new(way, stamp).into())
    }

    /// The boards that were missed, each to be tried again.
    fn again(self, news: &'a News, wide: f32, measures: Measures) -> Option<Element<'a, Message>> {
        if news.missed.is_empty() {
            return None;
        }
        let title = text(&news.again).size(measures.small).font(fonts::BOLD);
        let words = news.missed.iter().map(|it| it.title.as_str());
        let least = card_least(words, fonts::REGULAR, measures).max(measures.small * AGAIN);
        let n = in_row(wide, least, MOST_AGAIN);
        #[allow(clippy::cast_precision_loss)]
        let side = (wide / n as f32).floor();
        let cards = news.missed.iter().zip(self.boards.again);
        let mut cards = cards.map(|(it, memory)| self.missed(it, memory, side, measures));
        let mut rows = Column::new();
        for _ in 0..news.missed.len().div_ceil(n) {
            rows = rows.push(Row::with_children(cards.by_ref().take(n)));
        }
        Some(column![title, rows].spacing(size::GAP_SMALL).into())
    }

    fn missed(
        self,
        missed: &'a Missed,
        memory: &'a Memory,
        side: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let inside = side - 2.0 * (size::RING + size::GAP_SMALL);
        let board = self.small_board(&missed.picture, memory, inside);
        let tick = missed.mended.as_ref().map(|_| self.tick(measures));
        let board = Stack::with_children([board].into_iter().chain(tick));
        let title = text(&missed.title).size(measures.small);
        let title = title.align_x(centered(&missed.title));
        let all = column![board, container(title).center_x(Fill)].spacing(4);
        let card = self.card(missed.control, ButtonKind::Card, all);
        let card = container(card).width(side);
        match &missed.mended {
            Some(words) => Labeled::new(words.clone(), card).into(),
            None => card.into(),
        }
    }

    /// A check mark in the corner of a board that is solved now.
    fn tick(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = measures.icon * TICK;
        let tick = container(icon(Icon::Check, measures.icon, tokens.good));
        let tick = tick.center_x(side).center_y(side);
        let tick = tick.style(move |_| style::ringed(tokens.card, tokens.good, size::FOCUS, side));
        container(tick).align_right(Fill).align_top(Fill).into()
    }

    /// A board as large as whole squares allow, in the middle of so much room.
    fn small_board(
        self,
        picture: &'a Scene,
        memory: &'a Memory,
        room: f32,
    ) -> Element<'a, Message> {
        let n_squares = f32::from(picture.shape.files);
        let side = (room / n_squares).floor() * n_squares;
        let board = BoardWidget::new(picture, memory, self.tokens);
        let board = container(board).width(side).height(side);
        container(board).center_x(Fill).into()
    }

    /// Both pages in their binding.
    fn book(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let model = self.model;
        let inner = wide - 2.0 * BINDING;
        let is_wide = wide >= WIDE;
        let width = if is_wide {
            (inner - BINDING) / 2.0
        } else {
            inner
        };
        let gap = measures.gap.max(size::GAP);
        let inside = width - 2.0 * gap;
        let page = |content: Column<'a, Message>| {
            let page = container(content.spacing(size::GAP)).padding(gap);
            page.width(width)
        };
        let bird = match is_wide {
            true => inside * BIRD_BESIDE,
            false => (inside * BIRD).min(measures.coach * MOST_BIRD),
        };
        let first = self.warm_up(&model.warm_up, (inside, bird), measures);
        // Beside the passport there is room for it.
        let about = is_wide.then(|| self.about(&model.warm_up, inside, measures));
        let first = page(first.push(about.flatten()));
        let second = page(self.passport(&model.passport, inside, measures));
        let pages: Element<'a, Message> = if is_wide {
            let fold = container(space().width(FOLD).height(Fill));
            let fold = fold.style(move |_| style::filled(tokens.bank, 0.0));
            let aside = (BINDING - FOLD) / 2.0;
            row![first, container(fold).padding([0.0, aside]), second].into()
        } else {
            column![first, second].into()
        };
        let pages = container(pages)
            .style(move |_| style::ringed(tokens.card, tokens.edge, 1.0, size::RADIUS_CARD));
        let binding = match tokens.scenery {
            Scenery::Day | Scenery::Plain => tokens.accent,
            Scenery::Night => tokens.edge,
        };
        container(pages)
            .padding(BINDING)
            .width(wide)
            .style(move |_| style::filled(binding, size::RADIUS_PANEL))
            .into()
    }

    fn heading(self, (title, line): (&'a str, &'a str), measures: Measures) -> Column<'a, Message> {
        let title = text(title).size(measures.title).font(fonts::BOLD);
        let line = text(line).size(measures.small).color(self.tokens.soft_ink);
        column![title, line].width(Fill)
    }

    fn warm_up(
        self,
        page: &'a WarmUp,
        (wide, bird): (f32, f32),
        measures: Measures,
    ) -> Column<'a, Message> {
        let tokens = self.tokens;
        let sun = icon(Icon::WarmUp, measures.title * SUN, tokens.board.star);
        let heading = self.heading((&page.title, &page.line), measures);
        let heading = row![sun, heading].spacing(size::GAP).align_y(Center);
        let side = wide / 3.0 - size::GAP_SMALL;
        let words = page.waiting.iter().map(|it| it.title.as_str());
        let least = card_least(words, fonts::BOLD, measures).max(measures.small * BOARD);
        let n = if side < least { 2 } else { 3 };
        #[allow(clippy::cast_precision_loss)]
        let side = (wide - (n - 1) as f32 * size::GAP_SMALL) / n as f32;
        let waiting = page.waiting.iter().zip(self.boards.boards).take(n);
        let waiting = waiting.map(|(it, memory)| self.waiting(it, memory, side, measures));
        let waiting = Row::with_children(waiting).spacing(size::GAP_SMALL);
        // Where no board waits there is the coach, who has time.
        let is_free = page.waiting.is_empty();
        let bird = match page.dots.is_empty() {
            true => bird,
            false => bird * BELOW_DOTS,
        };
        let bird = is_free.then(|| container(self.living(Mood::Glad, (bird, bird))).center_x(Fill));
        let dots = (!page.dots.is_empty()).then(|| {
            let dots = progress_dots(
                tokens,
                measures.dot,
                &page.dots,
                |_| false,
                Message::Pressed,
            );
            Labeled::new(page.done.clone(), dots)
        });
        let main = page.main.as_ref().map(|it| self.main(it, Fill, measures));
        let waiting = bird.is_none().then_some(waiting);
        let column = column![heading].push(waiting).push(dots);
        column.push(bird).push(main)
    }

    /// What all boards of the day are about, in two columns where their titles are short enough for that.
    fn about(
        self,
        page: &'a WarmUp,
        wide: f32,
        measures: Measures,
    ) -> Option<Element<'a, Message>> {
        if page.subjects.is_empty() {
            return None;
        }
        let title = text(&page.about).size(measures.small).font(fonts::BOLD);
        let n = in_row(wide, measures.small * SUBJECT, 2);
        let rows = page.subjects.chunks(n).map(|some| {
            let all = some.iter().map(|it| self.subject(it, measures));
            let free = (some.len()..n).map(|_| space().width(Fill).into());
            let row = Row::with_children(all.chain(free));
            row.spacing(size::GAP_SMALL).into()
        });
        let rows = Column::with_children(rows).spacing(size::GAP_SMALL / 2.0);
        Some(column![title, rows].spacing(size::GAP_SMALL).into())
    }

    fn subject(self, subject: &'a Subject, measures: Measures) -> Element<'a, Message> {
        let motif = self.motif(subject.motif, measures.small * SMALL_MOTIF);
        let title = text(&subject.title).size(measures.small);
        let title = container(title.color(self.tokens.soft_ink)).width(Fill);
        let row = row![motif, title].spacing(size::GAP_SMALL);
        row.align_y(Center).width(Fill).into()
    }

    fn waiting(
        self,
        waiting: &'a Waiting,
        memory: &'a Memory,
        side: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let inside = side - 2.0 * (size::RING + size::GAP_SMALL);
        let board = self.small_board(&waiting.picture, memory, inside);
        let title = text(&waiting.title).size(measures.small).font(fonts::BOLD);
        let title = title.align_x(centered(&waiting.title));
        let all = column![board, container(title).center_x(Fill)].spacing(4);
        let card = self.card(waiting.control, ButtonKind::Card, all);
        container(card).width(side).into()
    }

    fn passport(self, page: &'a Passport, wide: f32, measures: Measures) -> Column<'a, Message> {
        let heading = self.heading((&page.title, &page.line), measures);
        let stamps = page.stamps.iter();
        let words = stamps.flat_map(|it| {
            [
                Some(&it.name),
                it.begun.as_ref(),
                it.day.as_ref(),
                it.go.as_ref(),
            ]
        });
        let words = words.flatten().map(String::as_str);
        // The way there has a picture before it.
        let least = card_least(words, fonts::BOLD, measures) + measures.small;
        let n = in_row(wide, least.max(measures.small * STAMP), 3);
        #[allow(clippy::cast_precision_loss)]
        let side = wide / n as f32;
        let rows = page.stamps.chunks(n).map(|some| {
            let some = some.iter().map(|it| self.stamp(it, side, measures));
            Row::with_children(some).into()
        });
        let stamps = Column::with_children(rows);
        let count = text(&page.count).size(measures.heading).font(fonts::BOLD);
        let any = page.any.as_ref().map(|words| {
            let words = text(words).size(measures.small);
            words.color(self.tokens.soft_ink)
        });
        column![heading].push(any).push(stamps).push(count)
    }

    fn stamp(self, stamp_of: &'a Stamp, side: f32, measures: Measures) -> Element<'a, Message> {
        let deep = Hue::of(self.tokens, stamp_of.hue).deep;
        let is_earned = stamp_of.day.is_some();
        let high = (side * SEAL).min(measures.card.1);
        let seal = stamp(&stamp_of.land).map(|seal| {
            let seal = svg(seal).width(high).height(high);
            let seal = seal.style(move |_, _| svg::Style { color: Some(deep) });
            seal.opacity(if is_earned { 1.0 } else { PALE })
        });
        let name = text(&stamp_of.name).size(measures.small).font(fonts::BOLD);
        let name = name.align_x(centered(&stamp_of.name));
        let day = stamp_of.day.as_ref().map(|day| {
            let day = text(day).size(measures.small).color(self.tokens.soft_ink);
            day.align_x(centered(&stamp_of.name))
        });
        let begun = stamp_of.begun.as_ref().map(|words| {
            let words = text(words).size(measures.small).font(fonts::BOLD);
            words
                .align_x(centered(&stamp_of.name))
                .color(self.tokens.accent)
        });
        let go = stamp_of.go.as_ref().map(|words| {
            let picture = icon(Icon::Play, measures.small, self.tokens.accent);
            let words = text(words).size(measures.small).font(fonts::BOLD);
            row![picture, words.color(self.tokens.accent)]
                .spacing(4)
                .align_y(Center)
        });
        let kind = match go {
            Some(_) => ButtonKind::Chosen,
            None => ButtonKind::Link,
        };
        let all = column![]
            .push(seal)
            .push(name)
            .push(day)
            .push(begun)
            .push(go)
            .spacing(2);
        let all = container(all.align_x(Center)).center_x(Fill);
        let card = self.card(stamp_of.control, kind, all);
        Labeled::new(stamp_of.label.clone(), container(card).width(side)).into()
    }

    /// What can be chosen.
    fn chosen(self, wide: f32, measures: Measures) -> Option<Element<'a, Message>> {
        let model = self.model;
        if model.skills.is_empty() {
            return None;
        }
        let title = text(&model.choose).size(measures.heading).font(fonts::BOLD);
        let title = container(title).padding([0.0, size::RING]);
        let n = in_row(wide, measures.small * SKILL, 4);
        let rows = model.skills.chunks(n).map(|some| {
            let cards = some.iter().map(|it| self.skill(it, measures));
            // A short row has cards as wide as the others.
            let free = (some.len()..n).map(|_| space().width(Fill).into());
            Row::with_children(cards.chain(free)).into()
        });
        Some(column![title, Column::with_children(rows)].into())
    }

    fn skill(self, skill: &'a SkillCard, measures: Measures) -> Element<'a, Message> {
        let title = text(&skill.title).size(measures.small).font(fonts::BOLD);
        let line = text(&skill.line).size(measures.small);
        let line = line.color(self.tokens.soft_ink);
        let crown = skill.is_crowned.then(|| {
            let high = measures.small * 1.6;
            svg(joy::crown()).width(high * 4.0 / 3.0).height(high)
        });
        let words = column![title, line].width(Fill);
        let motif = self.motif(skill.motif, measures.small * MOTIF);
        let content = row![motif, words].push(crown).spacing(size::GAP_SMALL);
        let content = content.align_y(Center);
        let card = self.card(skill.control, ButtonKind::Card, content);
        container(card).width(Fill).into()
    }

    /// What a skill is about: one picture, or two smaller ones beside each other, in the same room.
    fn motif(self, motif: &'static [Motif], side: f32) -> Element<'a, Message> {
        let tokens = self.tokens;
        let part = if motif.len() > 1 { TWO } else { 1.0 } * side;
        let pictures = motif.iter().map(|it| match it {
            Motif::Man(piece) => self.man(art::piece_of(tokens.pieces, *piece), piece.seat, part),
            Motif::Sign(sign) => svg(art::sign(*sign)).width(part).height(part).into(),
            Motif::Icon(it) => icon(*it, part * ICON, tokens.accent).into(),
        });
        let pictures = Row::with_children(pictures).align_y(Center);
        container(pictures)
            .center_x(side * ROOM)
            .center_y(side)
            .into()
    }
}

/// The least width of cards with these words: the longest word of any, and what a card has at both sides.
fn card_least<'a>(words: impl Iterator<Item = &'a str>, font: Font, measures: Measures) -> f32 {
    let words = words.map(|it| longest_word(it, (measures.small, font)));
    words.fold(0.0, f32::max) + 2.0 * (size::RING + size::GAP_SMALL + 4.0) + 1.0
}

/// How many things of a least width stand in a row, at most so many.
fn in_row(wide: f32, least: f32, most: usize) -> usize {
    #[allow(clippy::cast_precision_loss)]
    let fits = (1..=most).rev().find(|n| wide / *n as f32 >= least);
    fits.unwrap_or(1)
}
