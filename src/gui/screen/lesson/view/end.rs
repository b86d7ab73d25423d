//! The end of a lesson laid out: beside the board the land with the stars and the coach, the jar, and what leads on.
//!
//! The board stands where it stood in the last step. Small pawns fall behind everything that is beside it.

use iced::widget::{Row, column, container, responsive, row, space, stack, svg, text};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::base::view::id_of;
use crate::gui::board::{Animation, Grid};
use crate::gui::look::art::{Icon, Mood};
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::look::{fonts, joy};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Control, LessonEnd, Redo};
use crate::gui::screen::lesson::view::{COACH, SLOTS, View};
use crate::gui::widget::flow::centered;
use crate::gui::widget::flown::Flown;
use crate::gui::widget::hop::Hop;
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::scene_panel::{SceneOf, scene_panel};
use crate::gui::widget::split::Split;
use crate::gui::widget::tapped::Tapped;

/// The least height of the land; what the jar leaves is its own.
const LEAST_SCENE: f32 = 150.0;
/// The width of the panel from which the jar has everything beside it.
const WIDE: f32 = 520.0;
/// A disc, measured by the panel's width.
const DISC: f32 = 0.168;
/// The coach, measured by a disc.
const BIRD: f32 = 1.93;
/// From this width on the ways at the foot have words, also if there are three of them.
const THREE_WAYS: f32 = 520.0;
/// The height of two lines of the sentence with its edges, measured by its letters.
const PLATE: f32 = 4.4;
/// From so many letters on, the sentence has smaller ones.
const LONG: usize = 48;
/// The height of the jar, measured by the coach of the lesson; the same over what is worth playing again.
const JAR: f32 = 1.16;
const SMALL_JAR: f32 = 0.78;
/// How high the jar hops, measured by its own height: it stays within its card.
const LEAP: f32 = 0.06;
/// The shadow on the ground: its width, measured by the coach, and its height, measured by that.
const SHADOW: (f32, f32) = (0.55, 0.13);
/// How much smaller the shadow is at the top of a hop, for each of the coach's own heights.
const SHRINKS: f32 = 1.05;

impl<'a> View<'a> {
    /// The whole screen at the end of a lesson.
    pub(super) fn ended(self, end: &'a LessonEnd, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let Split {
            side, is_stacked, ..
        } = Split::of(window, measures);
        let margin = measures.margin;
        let has_board = self.model.has_board && !is_stacked;
        let beside = if has_board { side + margin } else { 0.0 };
        let width = (window.width - 2.0 * margin - beside).min(measures.panel_max);
        let room = Size::new(width, window.height - 2.0 * margin);
        let top = if has_board {
            self.above_board(side, room.height)
        } else {
            0.0
        };
        let below = Size::new(width, room.height - top);
        let panel = container(self.end_panel(end, below, measures));
        let panel = panel.padding(Padding::ZERO.top(top));
        let panel = panel.width(width).height(room.height).into();
        let (behind, before) = if has_board {
            let board = container(self.board(side)).center_y(room.height);
            let apart = space().width(width).height(room.height);
            let hole = space().width(side).height(room.height);
            let behind = self.board_side.row(vec![board.into(), apart.into()]);
            let before = self.board_side.row(vec![hole.into(), panel]);
            (behind.spacing(margin), before.spacing(margin))
        } else {
            (Row::new(), Row::with_children([panel]))
        };
        let whole = |row: Row<'a, Message>| container(row).padding(margin).center(Fill);
        self.flown(whole(behind)).before(whole(before)).into()
    }

    /// How far the upper edge of the board is below that of its room: so far down the panel begins, too.
    fn above_board(self, side: f32, room: f32) -> f32 {
        let grid = Grid::fit(Size::new(side, side), &self.model.scene);
        ((room - grid.size.height) / 2.0).max(0.0).floor()
    }

    /// A screen with what flies over it.
    pub(super) fn flown(self, screen: impl Into<Element<'a, Message>>) -> Flown<'a, Message> {
        self.flying((self.boards.flight, Control::Flight), screen)
    }

    fn end_panel(self, end: &'a LessonEnd, room: Size, measures: Measures) -> Element<'a, Message> {
        let Measures { gap, .. } = measures;
        let main = measures.main.0 + measures.coach * 0.25;
        let small = measures.touch.max(measures.tool.0 * 0.8);
        let buttons = main + small + 4.0 * size::RING + gap;
        // The land takes what is left: so nothing scrolls but the jar, where a window is too small for all.
        let scene = responsive(move |room| self.end_scene(end, room, measures));
        let gathered = self.gathered(end, room.width, measures);
        let gathered = scrolling(self.tokens, gathered).height(Shrink).width(Fill);
        let most = room.height - buttons - LEAST_SCENE - 2.0 * gap;
        let upper = column![]
            .push(self.broken(measures))
            .push(scene)
            .push(container(gathered).max_height(most))
            .spacing(gap)
            .padding([0.0, size::RING])
            .height(Fill);
        let quiet = |it| self.quiet(it, (small, measures.tool.1));
        // Three words stand side by side where there is room for them.
        let ten_more = end
            .ten_more
            .as_ref()
            .map(|it| match room.width < THREE_WAYS {
                true => self.round(it, measures),
                false => quiet(it),
            });
        let ways = [quiet(&self.model.again)].into_iter().chain(ten_more);
        let ways = ways.chain([quiet(&self.model.home)]);
        let lower = column![].push(self.way_on(end, main, measures));
        let lower = lower.push(Row::with_children(ways)).spacing(gap / 2.0);
        column![upper, lower].spacing(gap / 2.0).into()
    }

    /// The land: the sentence, the stars in their row, the coach.
    fn end_scene(self, end: &'a LessonEnd, room: Size, measures: Measures) -> Element<'a, Message> {
        let hue = self.hue();
        let is_long = end.sentence.chars().count() > LONG;
        let letters = if is_long {
            measures.small
        } else {
            measures.heading
        };
        let words = text(&end.sentence).size(letters).font(fonts::BOLD);
        let words = words.color(hue.deep).align_x(centered(&end.sentence));
        let card = self.tokens.card;
        let read = self.model.read_aloud.as_ref();
        let read = read.map(|it| self.round(it, measures));
        let plate = row![container(words).center_x(Fill)].push(read);
        let plate = container(plate.align_y(Center)).padding([8.0, 14.0]);
        let plate = plate.style(move |_| style::filled(card, size::RADIUS_CARD));
        let left = room.height - letters * PLATE - 2.0 * size::GAP_SMALL;
        let disc = (room.width * DISC)
            .min(left / BIRD * 0.94)
            .max(36.0)
            .floor();
        let stars = (0..).zip(SLOTS).map(|(star, slot)| {
            let is_there = star < end.stars && self.boards.flight.has_landed(star);
            self.star_slot(is_there, slot, disc, hue)
        });
        let stars = Row::with_children(stars).spacing(disc * 0.17);
        let stars = Labeled::new(end.earned.clone(), stars);
        let both = row![stars, self.tapped(self.bird_at_end(disc))].spacing(disc * 0.2);
        let both = container(both.align_y(Center)).center(Fill);
        let all = column![plate, both].padding(size::GAP_SMALL);
        let scene = SceneOf {
            land: self.model.ground.land.as_deref(),
            hue: self.model.ground.hue,
            memory: self.boards.land,
        };
        scene_panel(self.tokens, scene, (room, self.tokens.paper), all)
    }

    /// The coach on its ground; while it hops it is drawn by what flies.
    fn bird_at_end(self, disc: f32) -> Element<'a, Message> {
        let flight = self.boards.flight;
        let side = disc * BIRD;
        let bird = self.living(Mood::Cheer, (side, side));
        let bird = bird.away(flight.lifts_coach());
        let wide = side * SHADOW.0 * (1.0 - SHRINKS * flight.height());
        let high = side * SHADOW.0 * SHADOW.1;
        let color = self.tokens.ink.scale_alpha(0.22);
        let shadow = container(space().width(wide).height(high));
        let shadow = shadow.style(move |_| style::filled(color, high / 2.0));
        let shadow = container(shadow).center_x(Fill).align_bottom(Fill);
        let ground = container(shadow).width(side).height(side);
        stack![ground, container(bird).id(COACH)].into()
    }

    /// The jar, what is in it, and the step worth playing again.
    fn gathered(self, end: &'a LessonEnd, wide: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let is_wide = wide >= WIDE;
        let part = if is_wide || measures.is_framed {
            JAR
        } else {
            SMALL_JAR
        };
        let high = measures.coach * part;
        let (width, height) = joy::JAR;
        let (got, most) = end.jar;
        let jar = svg(joy::jar(got, most))
            .height(high)
            .width(high * width / height);
        let leap = (self.pace == Animation::Smooth).then_some(high * LEAP);
        let jar = Hop::again(self.boards.n_jar, leap, jar);
        let jar = Tapped::new(Message::Pressed(Control::Jar), jar);
        let jar = container(jar).id(id_of(Control::Jar));
        let counted = text(&end.gathered).size(measures.heading).font(fonts::BOLD);
        let line = |words: &'a String| {
            let words = text(words).size(measures.small).color(tokens.soft_ink);
            container(words).width(Fill).into()
        };
        let perfect = end.perfect.iter().map(line);
        let told = column![counted]
            .extend(end.lines.iter().map(line))
            .extend(perfect);
        let hue = self.hue();
        let redo = end.redo.as_ref();
        let redo = redo.map(|redo| self.redo(redo, hue, measures));
        let card = if is_wide {
            let beside = column![told.spacing(2)].push(redo).spacing(size::GAP_SMALL);
            column![
                row![jar, beside.width(Fill)]
                    .spacing(size::GAP)
                    .align_y(Center)
            ]
        } else {
            let both = row![jar, told.spacing(2).width(Fill)];
            column![both.spacing(size::GAP_SMALL).align_y(Center)]
                .push(redo)
                .spacing(2)
        };
        let (high, wide) = measures.bubble;
        container(card)
            .padding(Padding::from([high, wide]))
            .width(Fill)
            .style(|_| style::card(tokens))
            .into()
    }

    fn redo(self, redo: &'a Redo, hue: Hue, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = measures.touch * 0.9;
        let number = text(redo.number).size(measures.heading).font(fonts::BOLD);
        let number = container(number.color(tokens.card))
            .center_x(side)
            .center_y(side);
        let number = number.style(move |_| style::filled(hue.deep, side / 2.0));
        let title = text(&redo.tool.label)
            .size(measures.small)
            .font(fonts::BOLD);
        let why = text(&redo.why).size(measures.small);
        let words = column![title, why.color(tokens.soft_ink)].width(Fill);
        let again = icon(Icon::Again, measures.icon, hue.deep);
        let card = row![number, words, again].spacing(size::GAP_SMALL);
        let card = container(card.align_y(Center)).width(Fill);
        self.card(redo.tool.control, ButtonKind::Card, card)
    }

    /// The big button: what comes next.
    fn way_on(
        self,
        end: &'a LessonEnd,
        high: f32,
        measures: Measures,
    ) -> Option<Element<'a, Message>> {
        let tokens = self.tokens;
        let main = self.model.main.as_ref()?;
        let inside = high - 2.0 * (size::GAP_SMALL + 4.0);
        let picture = main.icon.unwrap_or(Icon::Play);
        let disc = container(icon(picture, inside * 0.55, tokens.accent));
        let disc = disc.center_x(inside).center_y(inside);
        let ground = tokens.on_accent;
        let disc = disc.style(move |_| style::filled(ground, inside / 2.0));
        let caption = text(&end.caption)
            .size(measures.small)
            .color(tokens.on_accent);
        let name = text(&main.label).size(measures.main.1).font(fonts::BOLD);
        let words = column![caption, name.color(tokens.on_accent)].width(Fill);
        let arrow = icon(self.flow.onward(), measures.icon * 1.2, tokens.on_accent);
        let all = row![disc, words, arrow].spacing(size::GAP).align_y(Center);
        let all = container(all).width(Fill).center_y(Shrink);
        Some(self.card(main.control, ButtonKind::Main, all))
    }
}
