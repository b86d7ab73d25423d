//! The very first steps laid out: the land fills the place beside the board, in it the coach, what it says, and a
//! star for each step. In small windows the stars alone stand where the dots of the steps are.

use iced::widget::{Row, column, container, row, space, svg};
use iced::{Center, Element, Fill, Size};

use crate::gui::look::joy;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::end::STAR;
use crate::gui::screen::lesson::model::FirstSteps;
use crate::gui::screen::lesson::view::land::{Clear, InLand};
use crate::gui::screen::lesson::view::{FIRST_STARS, View};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::ruled::Ruler;

/// The parts of the land, measured by its height: the coach, and the ground below it where the stars are.
const BIRD: f32 = 0.375;
const GROUND: f32 = 0.175;

/// Between two discs, measured by one.
const BETWEEN: f32 = 0.25;

/// A star's disc, measured by the height of the land; and the same where there is no land, by a star in a row.
const DISC: f32 = 0.093;
const SMALL_DISC: f32 = 1.35;

impl<'a> View<'a> {
    /// The land beside the board, where it may stand there: nothing else is open, and there is room.
    pub(super) fn beside_first(self) -> Option<&'a FirstSteps> {
        let first = self.model.first_steps.as_ref();
        first.filter(|_| self.is_in_land())
    }

    /// The task above the land.
    pub(super) fn first_steps(
        self,
        ruler: &Ruler<'_>,
        first: &'a FirstSteps,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let task = || self.task_in_place(room.width, measures);
        let above = task().map(|it| ruler.height(room.width, it) + measures.gap);
        let high = room.height - above.unwrap_or_default();
        let land = self.first_land(ruler, first, Size::new(room.width, high), measures);
        let task = task();
        let all = column![].push(task).push(land).spacing(measures.gap);
        all.width(room.width).height(room.height).into()
    }

    fn first_land(
        self,
        ruler: &Ruler<'_>,
        first: &'a FirstSteps,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let model = self.model;
        let ways = || {
            let ways = [
                Some(&model.hint),
                Some(&model.take_back),
                Some(&model.again),
            ]
            .into_iter()
            .chain([model.repeat.as_ref(), model.read_aloud.as_ref()])
            .chain([Some(&model.home)]);
            // Each has its place, also while it does nothing and is not drawn.
            let slot = measures.touch + 2.0 * size::RING;
            let ways = ways.flatten().map(|it| match it.is_on {
                true => self.round(it, measures),
                false => space().width(slot).height(slot).into(),
            });
            Row::with_children(std::iter::once(space().width(Fill).into()).chain(ways))
        };
        let ground = room.height * GROUND;
        let stars = container(self.star_row(first, room.height * DISC, room.width)).center_x(Fill);
        // The place of what leads on is kept free, so that nothing moves when it comes.
        let high = measures.main.0 + 2.0 * size::RING;
        let main = match self.main_button(measures) {
            Some(main) => container(main).height(high),
            None => container(space()).height(high),
        };
        let least = space().height(ground - high - 3.0 * size::GAP_SMALL);
        let stars = row![least, stars].align_y(Center);
        let lower = column![stars, main].spacing(size::GAP_SMALL);
        let lower = container(lower).padding([size::GAP_SMALL, size::GAP]);
        let bird = (room.height * BIRD).floor();
        let clear = Clear {
            land: room,
            sky: ruler.height(room.width, ways()) + size::GAP_SMALL,
            ground: ground.max(high + 3.0 * size::GAP_SMALL + room.height * DISC),
            corner: 0.0,
            bird: (bird / 2.0, bird),
        };
        let stand = self.stand(ruler, clear, measures);
        let held = InLand {
            sky: Some(ways().into()),
            corner: None,
            ground: lower.into(),
        };
        self.land(held, stand.unwrap_or(clear.least()), room, measures)
    }

    /// A star for each of the first steps, in a row.
    fn star_row(self, first: &'a FirstSteps, disc: f32, width: f32) -> Element<'a, Message> {
        let n_stars = f32::from(u8::try_from(first.stars.len()).unwrap_or(u8::MAX));
        let disc = disc.min(width / (n_stars * (1.0 + BETWEEN) + 1.0)).floor();
        let hue = self.hue();
        let stars = first.stars.iter().zip(FIRST_STARS).enumerate();
        let stars = stars.map(|(at, (is_won, name))| {
            let has_come = at != first.at || self.boards.flight.has_landed(0);
            self.star_slot(*is_won && has_come, name, disc, hue)
        });
        let row = Row::with_children(stars).spacing(disc * BETWEEN);
        Labeled::new(self.model.step_of.clone(), row).into()
    }

    /// The same where the dots of the steps are.
    pub(super) fn first_stars_in_line(
        self,
        first: &'a FirstSteps,
        measures: Measures,
    ) -> Element<'a, Message> {
        let disc = (measures.star * SMALL_DISC).floor();
        container(self.star_row(first, disc, f32::INFINITY))
            .center_x(Fill)
            .into()
    }

    /// The place of a star, empty or full; its name is where one that flies lands.
    pub(super) fn star_slot(
        self,
        is_there: bool,
        name: &'static str,
        disc: f32,
        hue: Hue,
    ) -> Element<'a, Message> {
        let drawing = if is_there {
            joy::star(0)
        } else {
            joy::empty_star()
        };
        let side = disc * STAR;
        let drawing = svg(drawing).width(side).height(side);
        let card = self.tokens.card;
        container(drawing)
            .center_x(disc)
            .center_y(disc)
            .style(move |_| style::ringed(card, hue.deep, size::FOCUS, disc / 2.0))
            .id(name)
            .into()
    }
}
