//! Where the room beside or below a board is shared out: the task, what is said, and what is pressed.
//!
//! # Decisions
//! * *Words are never cut.* What is pressed is as high as it needs, what is said takes the rest; where the rest is too
//!   little for all words, first what is kept free for buttons that are not there is given away, then everything is laid out
//!   closer together with smaller letters, then the land is left out. Only what has no room even then scrolls, with the
//!   task if four lines would not be seen otherwise.
//! * *A board above its words is smaller where they need it*: by eighths of its side, so that it keeps its size from step
//!   to step where it can.
//! * *Nothing moves without need*: where there is room, buttons and the task keep the same places in every step.
//! * All of it is measured by a [`Ruler`], not reckoned: letters, links and lists are as high as they are drawn.

use iced::widget::{Scrollable, column, container};
use iced::{Element, Fill, Padding, Size};

use crate::gui::look::theme::{LEAST_LINES, Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::view::View;
use crate::gui::screen::lesson::view::land::Stand;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::ruled::Ruler;
use crate::gui::widget::shut::Shut;
use crate::gui::widget::split::Split;
use crate::gui::widget::transcript::transcript;

/// The ways to lay out what stands in the panel, the roomiest first: whether buttons that are not there keep their
/// places, whether the task is as high in every step, and the least side of the coach, measured by its usual one.
const WAYS: [Way; 3] = [
    Way {
        is_roomy: true,
        has_task_in_place: true,
        bird: 0.62,
    },
    Way {
        is_roomy: false,
        has_task_in_place: true,
        bird: 0.62,
    },
    Way {
        is_roomy: false,
        has_task_in_place: false,
        bird: 0.45,
    },
];

#[derive(Clone, Copy, Debug, PartialEq)]
struct Way {
    is_roomy: bool,
    has_task_in_place: bool,
    bird: f32,
}

/// What stands between the task and the buttons.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Middle {
    /// The land with the coach in it.
    Land(Stand),
    /// The coach and what it says, whole.
    Whole,
    /// The same, which scrolls.
    Scrolled,
    /// The task and the same, which scroll together.
    ScrolledWithTask,
}

/// How the room is shared out.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shares {
    measures: Measures,
    way: Way,
    middle: Middle,
    /// The height of the middle, in logical pixels.
    height: f32,
}

impl<'a> View<'a> {
    /// The task, what is said and what is pressed, one below the other in a room so large.
    pub(super) fn content(
        self,
        ruler: &Ruler<'_>,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        self.laid_out(self.shared_out(ruler, room, measures), room)
    }

    fn laid_out(self, shares: Shares, room: Size) -> Element<'a, Message> {
        let Shares {
            measures,
            way,
            height,
            ..
        } = shares;
        let middle = match shares.middle {
            Middle::Land(stand) => {
                self.middle_in_land(stand, Size::new(room.width, height), measures)
            }
            Middle::Whole if self.coach_is_silent() => self.silent(measures),
            Middle::Whole | Middle::Scrolled => self.middle(measures),
            Middle::ScrolledWithTask => self.with_task(way, room.width, measures),
        };
        let is_apart = shares.middle != Middle::ScrolledWithTask;
        let task = is_apart.then(|| self.task(way, room.width, measures));
        column![]
            .push(task.flatten())
            .push(container(middle).height(height))
            .push(container(self.buttons(way.is_roomy, measures)).align_bottom(Fill))
            .spacing(measures.gap)
            .width(room.width)
            .height(room.height)
            .into()
    }

    /// The panel below a board, and the side of the board in logical pixels. `room` holds both, without the gap between
    /// them.
    pub(super) fn below(
        self,
        ruler: &Ruler<'_>,
        room: Size,
        place: Split,
    ) -> (f32, Element<'a, Message>) {
        let (side, shares) = self.shared_below(ruler, room, place);
        let rest = Size::new(room.width, room.height - side);
        (side, self.laid_out(shares, rest))
    }

    fn shared_below(self, ruler: &Ruler<'_>, room: Size, place: Split) -> (f32, Shares) {
        let is_list = self.model.transcript.is_some();
        let ways = WAYS
            .into_iter()
            .filter(|it| !it.has_task_in_place || it.is_roomy);
        let ways = ways.map(|it| Way {
            has_task_in_place: false,
            ..it
        });
        let tiers = place.measures.closer();
        let tiers = tiers.flat_map(|tier| ways.clone().map(move |way| (tier, way)));
        // For each layout: the height left for middle and board, and for the board alone if no text scrolls.
        let left = tiers.map(|(tier, way)| {
            let left = self.height_left(ruler, room, way, tier);
            let needed = self.middle_height(ruler, room.width, tier);
            (tier, way, left, left - needed)
        });
        let left: Vec<_> = left.collect();
        let fits = place.sides().filter(|_| !is_list).find_map(|side| {
            let fits = left.iter().find(|(.., board)| *board >= side);
            fits.map(|(measures, way, height, _)| Shares {
                measures: *measures,
                way: *way,
                middle: Middle::Whole,
                height: height - side,
            })
            .map(|it| (side, it))
        });
        fits.unwrap_or_else(|| {
            let (measures, way) = left
                .last()
                .map_or((place.measures, WAYS[WAYS.len() - 1]), |it| (it.0, it.1));
            let buttons = ruler.height(room.width, self.buttons(way.is_roomy, measures));
            let seen = room.height - buttons - measures.gap - self.least_height(measures);
            let least = place.sides().fold(place.side, f32::min);
            let side = least.min(seen.floor()).max(0.0);
            let rest = Size::new(room.width, room.height - side);
            (side, self.scrolling_in(ruler, rest, way, measures))
        })
    }

    /// The least height of what scrolls, in logical pixels.
    fn least_height(self, measures: Measures) -> f32 {
        let around = match &self.model.transcript {
            // The title, the two buttons and what is between them.
            Some(_) => measures.heading_line() + 2.0 * (measures.touch + size::GAP_SMALL),
            None => 0.0,
        };
        measures.said_lines(LEAST_LINES) + 2.0 * measures.bubble.0 + around
    }

    fn shared_out(self, ruler: &Ruler<'_>, room: Size, measures: Measures) -> Shares {
        let last = WAYS[WAYS.len() - 1];
        if self.model.transcript.is_some() {
            // A list has no end: it scrolls, and has all the room there is.
            return self.scrolling_in(ruler, room, last, measures);
        }
        let tiers: Vec<Measures> = measures.closer().collect();
        let ways = || {
            let ways = tiers
                .iter()
                .flat_map(|tier| WAYS.into_iter().map(move |way| (*tier, way)));
            ways.map(|(tier, way)| (tier, way, self.height_left(ruler, room, way, tier)))
        };
        // A hat that was just won is to be seen, if there is room for it at all.
        let has_won = self.model.rival.as_ref().is_some_and(|it| it.is_bare);
        let needs = [true, false].into_iter().filter(|it| has_won || !it);
        let lands = needs.flat_map(|needs| ways().map(move |way| (needs, way)));
        let in_land = lands.filter(|(_, (_, _, height))| self.is_in_land() && *height > 0.0);
        let in_land = in_land.filter_map(|(needs_corner, (measures, way, height))| {
            let room = Size::new(room.width, height);
            let stand = self.stand_in(ruler, room, way.bird, measures)?;
            (stand.has_corner || !needs_corner).then_some(Shares {
                measures,
                way,
                middle: Middle::Land(stand),
                height,
            })
        });
        let whole = ways().filter(|(measures, _, height)| {
            self.middle_height(ruler, room.width, *measures) <= *height
        });
        let whole = whole.map(|(measures, way, height)| Shares {
            measures,
            way,
            middle: Middle::Whole,
            height,
        });
        let mut fits = in_land.chain(whole);
        let fits = fits.next();
        fits.unwrap_or_else(|| {
            let closest = tiers.last().copied().unwrap_or(measures);
            self.scrolling_in(ruler, room, last, closest)
        })
    }

    /// What is said scrolls, in all the room that is left.
    fn scrolling_in(self, ruler: &Ruler<'_>, room: Size, way: Way, measures: Measures) -> Shares {
        let height = self.height_left(ruler, room, way, measures);
        if height >= self.least_height(measures) {
            return Shares {
                measures,
                way,
                middle: Middle::Scrolled,
                height,
            };
        }
        let buttons = ruler.height(room.width, self.buttons(way.is_roomy, measures));
        let all = room.height - buttons - measures.gap;
        Shares {
            measures,
            way,
            middle: Middle::ScrolledWithTask,
            height: all.floor().max(0.0),
        }
    }

    /// What the task and the buttons leave of the height of a room.
    fn height_left(self, ruler: &Ruler<'_>, room: Size, way: Way, measures: Measures) -> f32 {
        let task = self.task(way, room.width, measures);
        let task = task.map(|it| ruler.height(room.width, it) + measures.gap);
        let buttons = ruler.height(room.width, self.buttons(way.is_roomy, measures));
        let left = room.height - task.unwrap_or_default() - buttons - measures.gap;
        left.floor()
    }

    fn task(self, way: Way, width: f32, measures: Measures) -> Option<Element<'a, Message>> {
        match way.has_task_in_place && !measures.is_framed {
            true => self.task_in_place(width, measures),
            false => self.task_card(measures),
        }
    }

    /// How high the coach without its land is with all that it says.
    fn middle_height(self, ruler: &Ruler<'_>, width: f32, measures: Measures) -> f32 {
        if self.coach_is_silent() {
            return ruler.height(width, self.silent(measures));
        }
        let column = column![]
            .push(self.broken(measures))
            .push(self.said(measures))
            .push(self.ways_out(measures));
        ruler.height(width, column)
    }

    /// What stands where there is no land.
    fn middle(self, measures: Measures) -> Element<'a, Message> {
        if let Some(card) = &self.model.transcript {
            let ways = [&card.copy, &card.close].map(|it| self.link(it, measures));
            return transcript(self.tokens, card, measures, ways);
        }
        column![]
            .push(self.broken(measures))
            .push(self.scrolled(measures).height(Fill))
            .push(self.ways_out(measures))
            .into()
    }

    /// The task and what stands where there is no land, which scroll together; above a list there is no room for a task.
    fn with_task(self, way: Way, width: f32, measures: Measures) -> Element<'a, Message> {
        if self.model.transcript.is_some() {
            return self.middle(measures);
        }
        let task = self.task(way, width, measures);
        let both = column![].push(task).push(self.said(measures));
        let both = scrolling(self.tokens, both.spacing(measures.gap)).width(Fill);
        column![]
            .push(self.broken(measures))
            .push(both.height(Fill))
            .push(self.ways_out(measures))
            .into()
    }

    /// The coach who has nothing to say, and what is asked.
    fn silent(self, measures: Measures) -> Element<'a, Message> {
        column![]
            .push(self.broken(measures))
            .push(self.bird_alone(measures))
            .push(self.asked(measures))
            .push(self.ways_out(measures))
            .into()
    }

    /// The coach, and what is asked; it scrolls where it must.
    pub(super) fn scrolled(self, measures: Measures) -> Scrollable<'a, Message> {
        scrolling(self.tokens, self.said(measures)).width(Fill)
    }

    /// The coach, what it says, and what is asked.
    pub(super) fn said(self, measures: Measures) -> Element<'a, Message> {
        let said = column![self.coach(measures)]
            .push(self.picture(measures))
            .push(self.has_asked().then(|| self.asked(measures)))
            .spacing(measures.gap);
        container(said)
            .padding(Padding::ZERO.right(size::RING))
            .into()
    }

    /// What can be pressed, always at the same place below everything else: what leads on comes in the place of
    /// the small buttons, so that nothing moves when a step is solved.
    pub(super) fn buttons(self, is_roomy: bool, measures: Measures) -> Element<'a, Message> {
        let buttons = column![]
            .push(self.options(measures))
            .push(self.answers(measures));
        let hands_in = self.model.entry.is_some();
        let leads_on = self.model.main.is_some() && !hands_in;
        let buttons = match self.main_button(measures) {
            Some(main) if hands_in => {
                let is_beside = self.hands_in_beside(measures);
                let buttons = buttons.push((!is_beside).then_some(main));
                buttons.push(self.tools(is_roomy, measures))
            }
            Some(main) => buttons.push(self.leads_on(main, is_roomy, measures)),
            None => buttons.push(self.tools(is_roomy, measures)),
        };
        Shut::new(buttons.spacing(measures.gap / 2.0), leads_on).into()
    }
}
