//! The lesson screen laid out: the board fills the height, beside it the coach, the task, the big
//! button, the small ones, and the steps. Narrow windows stack. Nothing here decides anything.
//! What stands in the panel is in `panel` and `answers`.

mod across;
mod album;
mod answers;
mod content;
mod end;
mod first;
mod land;
pub(super) mod notes;
mod panel;
mod show;
mod steps;
mod story;
mod task;

use iced::widget::text::Alignment;
use iced::widget::{Row, column, container, row, space, text};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::base::view::{self, BoardOf};
use crate::gui::board::Memory;
use crate::gui::look::art::lands::LandMemory;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{AnswerField, Control, Model};
use crate::gui::widget::animals::Pressed;
use crate::gui::widget::fitted::fitted;
use crate::gui::widget::flight::Flight;
use crate::gui::widget::floating_piece::FloatingPiece;
use crate::gui::widget::progress_dots::progress_dots;
use crate::gui::widget::ruled::{Ruler, ruled};
use crate::gui::widget::split::Split;
use crate::gui::widget::stars::stars;

/// The name of the board among the widgets.
pub const BOARD: &str = "board";

/// The name of the row of steps.
pub const STEPS: &str = "steps";

/// The name of the coach while it says nothing.
pub const BIRD: &str = "bird";

pub use across::Company;

/// The names of the places where the stars of a lesson land.
pub(super) const SLOTS: [&str; 3] = ["star-1", "star-2", "star-3"];

/// The names of the places where the stars of the first steps land.
pub(super) const FIRST_STARS: [&str; 10] = [
    "first-1", "first-2", "first-3", "first-4", "first-5", "first-6", "first-7", "first-8",
    "first-9", "first-10",
];

/// The name of the place where the coach hops.
pub(super) const COACH: &str = "coach";

/// What the board remembers, and what flies over the screen.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub board: &'a Memory,
    pub flight: &'a Flight,
    /// The land as it was drawn last.
    pub land: &'a LandMemory,
    pub animals: &'a Pressed,
    pub company: Company,
    /// How often the jar was pressed.
    pub n_jar: u32,
    /// For the photographs of an album, none of which moves.
    pub album: &'a Memory,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, Seen<'a>>;

impl<'a> View<'a> {
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        let held = self.model.tray.iter().find(|waiting| waiting.is_held);
        let screen = ruled(move |ruler, window| self.for_window(ruler, window));
        let held = held.map(|waiting| waiting.piece);
        let is_of_army = self.model.scene.shape.corner > 0;
        let afloat = FloatingPiece::new(held, screen).of(self.tokens.pieces);
        afloat.of_army(is_of_army).into()
    }

    fn for_window(self, ruler: &Ruler<'_>, window: Size) -> Element<'a, Message> {
        if let Some(slide) = &self.model.slide {
            return self.show(slide, ruler, window);
        }
        if let Some(end) = &self.model.end {
            return self.ended(end, window);
        }
        self.flown(self.learned(ruler, window)).into()
    }

    /// The screen while a lesson is learned.
    fn learned(self, ruler: &Ruler<'_>, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let margin = measures.margin;
        if !self.model.has_board {
            let alone = self.alone(ruler, window, measures);
            return container(alone).padding(margin).center(Fill).into();
        }
        let place = Split::of(window, measures);
        let content = if measures.is_framed && !place.is_stacked {
            self.framed(ruler, window, measures)
        } else {
            self.in_place(ruler, place, window)
        };
        container(content).padding(margin).center(Fill).into()
    }

    /// The board fills the height or the width, everything else beside or below it.
    fn in_place(self, ruler: &Ruler<'_>, place: Split, window: Size) -> Element<'a, Message> {
        let measures = place.measures;
        let Measures { margin, gap, .. } = measures;
        let high = window.height - 2.0 * margin;
        let beside = (window.width - 3.0 * margin - place.side).min(measures.panel_max);
        if let Some(first) = self.beside_first().filter(|_| !place.is_stacked) {
            let room = Size::new(beside, place.side);
            let panel = self.first_steps(ruler, first, room, measures);
            let both = self.board_side.row(vec![self.board(place.side), panel]);
            return both.spacing(margin).align_y(Center).into();
        }
        let heading = self.heading(measures);
        if place.is_stacked {
            let across = window.width - 2.0 * margin;
            let around = [self.heading(measures), self.steps_in_line(measures)];
            let around: f32 = around.map(|it| ruler.height(across, it)).iter().sum();
            let room = Size::new(across, high - around - 3.0 * gap);
            let (side, below) = self.below(ruler, room, place);
            let rest = [below, self.steps_in_line(measures)];
            return place.arrange(self.board_side, heading, self.board(side), rest);
        }
        let board = self.board(place.side);
        let around = [self.heading(measures), self.steps(measures)];
        let around: f32 = around.map(|it| ruler.height(beside, it)).iter().sum();
        let room = Size::new(beside, high - around - 2.0 * gap);
        let rest = [self.content(ruler, room, measures), self.steps(measures)];
        place.arrange(self.board_side, heading, board, rest)
    }

    /// Title and steps across the window, between them the board and the rest: for small windows.
    fn framed(self, ruler: &Ruler<'_>, window: Size, measures: Measures) -> Element<'a, Message> {
        let Measures { margin, gap, .. } = measures;
        let across = window.width - 2.0 * margin;
        let around = ruler.height(across, self.heading(measures))
            + ruler.height(across, self.steps_in_line(measures));
        let high = window.height - 2.0 * margin - around - 2.0 * gap;
        let side = (across - margin - measures.panel_min).min(high);
        let room = Size::new(across - margin - side, high);
        let panel = self.content(ruler, room, measures);
        let both = self.board_side.row(vec![self.board(side), panel]);
        let between = both.spacing(margin).height(Fill).align_y(Center);
        column![
            self.heading(measures),
            between,
            self.steps_in_line(measures)
        ]
        .spacing(gap)
        .into()
    }

    /// Without a board the words stand in the middle of the window, and larger where all of them have room.
    fn alone(self, ruler: &Ruler<'_>, window: Size, measures: Measures) -> Element<'a, Message> {
        let panel = |measures: Measures, is_whole: bool| {
            let said: Element<'a, Message> = match is_whole {
                true => self.said(measures),
                false => container(self.scrolled(measures).height(Shrink))
                    .center_y(Fill)
                    .into(),
            };
            let panel = column![self.heading(measures)]
                .push(self.broken(measures))
                .push(self.task_card(measures))
                .push(said)
                .push(self.buttons(true, measures))
                .push(self.steps_in_line(measures));
            container(panel.spacing(measures.gap)).max_width(measures.panel_max)
        };
        let room = window - Size::new(2.0 * measures.margin, 2.0 * measures.margin);
        let larger = measures.closer().map(Measures::alone);
        let all: Vec<Measures> = larger.chain(measures.closer()).collect();
        let fits = all
            .iter()
            .find(|it| ruler.height(room.width, panel(**it, true)) <= room.height);
        let measures = fits.or(all.last()).copied().unwrap_or(measures);
        panel(measures, false).into()
    }

    /// The board so large, or what stands in its place.
    fn board(self, side: f32) -> Element<'a, Message> {
        if let Some(page) = &self.model.story {
            return self.story(page, side);
        }
        let model = self.model;
        let shown = BoardOf {
            scene: &model.scene,
            hands: model.hands,
            calls: model.looks_at,
            asks: model.promotion.as_ref(),
        };
        let name = (Control::Board, BOARD.into());
        self.board_of(name, shown, self.boards.board, side)
    }

    /// Whether the big button stands beside what is written.
    fn hands_in_beside(self, measures: Measures) -> bool {
        measures.is_framed && matches!(self.model.entry, Some(AnswerField::Written { .. }))
    }

    fn heading(self, measures: Measures) -> Element<'a, Message> {
        let title = fitted(&self.model.title, measures.title, Alignment::Default);
        let title = container(title).padding(Padding::ZERO.left(size::RING));
        let model = self.model;
        let ways = [
            &model.read_aloud,
            &model.language,
            &model.theme,
            &model.repeat,
        ];
        let ways = ways
            .into_iter()
            .flatten()
            .map(|it| self.round(it, measures));
        let title = title.width(Fill).into();
        let home = model.home.is_on.then(|| self.round(&model.home, measures));
        let row = Row::with_children(home.into_iter().chain([title]).chain(ways));
        row.align_y(Center).into()
    }

    fn steps(self, measures: Measures) -> Element<'a, Message> {
        if let Some(first) = &self.model.first_steps {
            return self.first_stars_in_line(first, measures);
        }
        let below = row![self.step_of(measures), space().width(Fill)].align_y(Center);
        let below = below.push(self.earned(measures));
        let steps = column![self.dots(measures), below]
            .spacing(measures.gap / 4.0)
            .padding([0.0, size::RING]);
        container(steps).id(STEPS).into()
    }

    fn steps_in_line(self, measures: Measures) -> Element<'a, Message> {
        if let Some(first) = &self.model.first_steps {
            return self.first_stars_in_line(first, measures);
        }
        let steps = row![self.step_of(measures), self.dots(measures)];
        let steps = steps
            .push(self.earned(measures))
            .spacing(size::GAP_LARGE)
            .padding([0.0, size::RING])
            .align_y(Center);
        container(steps).id(STEPS).into()
    }

    /// The stars, where there are any to be earned.
    fn earned(self, measures: Measures) -> Option<Element<'a, Message>> {
        let earned = self.model.stars?;
        Some(stars(self.tokens, earned, measures.star))
    }

    /// The steps; those that were reached lead there.
    fn dots(self, measures: Measures) -> Element<'a, Message> {
        let has_focus = move |control| self.focus.shows(control);
        let dots = &self.model.dots;
        progress_dots(self.tokens, measures.dot, dots, has_focus, Message::Pressed)
    }

    fn step_of(self, measures: Measures) -> Element<'a, Message> {
        let words = text(&self.model.step_of).size(measures.small);
        words.color(self.tokens.soft_ink).into()
    }
}
