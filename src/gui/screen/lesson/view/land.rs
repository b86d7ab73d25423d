//! The land beside the board: the coach stands in it and speaks, above it what belongs to the sky, below it what
//! belongs to the ground.
//!
//! # Decisions
//! * *What is asked stands in the bubble*: letters need paper. The bubble is as high as its words; the coach takes what is
//!   left, and a land without room for both is none.
//! * *The land has its place in every step*: a lesson that moves in and out of its land would be no place at all. Only
//!   a card that covers the coach, the rule or what happened so far, covers the land too.

use iced::widget::{column, container, row, space, stack, svg};
use iced::{Element, Fill, Padding, Point, Rectangle, Shrink, Size};

use crate::gui::base::view::id_of;
use crate::gui::board::Animation;
use crate::gui::look::art::lands::{LandEdge, LandOf, LandPlace};
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::Control;
use crate::gui::screen::lesson::view::album::{squares, usual_square};
use crate::gui::screen::lesson::view::{COACH, View};
use crate::gui::widget::animals::{animals, step_aside};
use crate::gui::widget::coach::{bubble, speech};
use crate::gui::widget::flow::Flow;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::ruled::Ruler;

/// How wide the coach's bubble is above it, measured by the land; and how many letters are so few that it is narrow.
const WIDEST: f32 = 0.62;
const NARROW: f32 = 0.4;
const SHORT: usize = 14;

/// The least width of a bubble with much in it, measured by its letters.
const LEAST_WORDS: f32 = 21.0;
const LEAST_BESIDE: f32 = 13.0;

/// From this width on, measured by its height, a land has the bubble beside the coach.
const WIDE: f32 = 1.1;

/// The coach measured by the height of its land, and at most by the coach of a lesson; the sizes that are tried from there
/// down; how far it stands from the side, measured by the width, and the ground below it, measured by the height.
const BIRD: f32 = 0.52;
const MOST: f32 = 1.5;
const SIZES: [f32; 6] = [1.0, 0.88, 0.77, 0.66, 0.55, 0.45];
const ASIDE: f32 = 0.033;
const GROUND: f32 = 0.1;

/// Which part of the coach's picture is air, at every side.
const AIR: f32 = 0.08;

/// A lamp in a bubble, measured by that of small windows.
const CLOSE: f32 = 1.3;

/// How many letters a sentence has at most that is written larger, and how much larger.
const SENTENCE: usize = 60;
const LARGER: f32 = 1.25;

/// What is to be seen in a land besides the coach.
pub(super) struct InLand<'a> {
    /// Above what it says.
    pub(super) sky: Option<Element<'a, Message>>,
    /// Below its feet.
    pub(super) ground: Element<'a, Message>,
    /// Across from the coach, on the ground.
    pub(super) corner: Option<Element<'a, Message>>,
}

/// A place in a land that has room for the coach and all that it says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stand {
    /// The side of the coach; 0 where it steps aside for what is to be seen.
    bird: f32,
    /// Whether the bubble stands beside it, not above.
    is_beside: bool,
    /// The width of the bubble.
    width: f32,
    /// The side of a square of the photographs in it, where they are shown.
    square: Option<f32>,
    /// Whether who stands across from the coach has room too.
    pub(super) has_corner: bool,
}

/// The room of a land for a coach and its bubble, in logical pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clear {
    /// The land itself.
    pub(super) land: Size,
    /// What is taken above the bubble, and below the coach's feet.
    pub(super) sky: f32,
    pub(super) ground: f32,
    /// How high who stands across from the coach is, with the air around; 0 where nobody does.
    pub(super) corner: f32,
    /// The least and the greatest side of the coach.
    pub(super) bird: (f32, f32),
}

impl Clear {
    /// The height between what is above and the ground.
    fn height(&self) -> f32 {
        self.land.height - self.sky - self.ground - size::GAP_SMALL
    }

    /// A coach above whom what it says scrolls: where nothing else has room.
    pub(super) fn least(&self) -> Stand {
        Stand {
            bird: self.bird.0,
            is_beside: false,
            width: self.land.width - 2.0 * size::GAP,
            square: None,
            has_corner: false,
        }
    }
}

impl<'a> View<'a> {
    /// The hue of the land in which the lesson takes place.
    pub(super) fn hue(self) -> Hue {
        Hue::of(self.tokens, self.model.ground.hue)
    }

    /// Whether the land stands beside the board: the lesson lies in one, and no card is open.
    pub(super) fn is_in_land(self) -> bool {
        let model = self.model;
        let is_free = model.rule.is_none() && model.transcript.is_none() && model.broken.is_none();
        let is_played = model.steps.is_empty() && model.picture.is_none();
        model.ground.land.is_some() && is_free && is_played
    }

    /// The ways out of a game on their card, in the land.
    fn ways_on_ground(self, measures: Measures) -> Option<Element<'a, Message>> {
        let ways = self.ways_out(measures)?;
        let card = container(ways).style(|_| style::card(self.tokens));
        Some(container(card).padding(size::GAP_SMALL).into())
    }

    /// Where the coach and all that it says have room in a land so large; `None` where they have not. The coach is at
    /// least this part of its usual size.
    pub(super) fn stand_in(
        self,
        ruler: &Ruler<'_>,
        room: Size,
        least: f32,
        measures: Measures,
    ) -> Option<Stand> {
        let land = inside(room);
        let ways = ruler.height_of(land.width, self.ways_on_ground(measures));
        let usual = (room.height * BIRD).min(measures.coach * MOST);
        let clear = Clear {
            land,
            sky: 0.0,
            ground: if ways > 0.0 {
                ways
            } else {
                land.height * GROUND
            },
            corner: self.corner_height(measures),
            bird: ((measures.coach * least).floor(), usual.floor()),
        };
        self.stand(ruler, clear, measures)
    }

    /// The land where the coach stands, with all that stands beside it.
    pub(super) fn middle_in_land(
        self,
        stand: Stand,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let ground = match self.ways_on_ground(measures) {
            Some(ways) => ways,
            None => space().height(inside(room).height * GROUND).into(),
        };
        let corner = self.across(measures).filter(|_| stand.has_corner);
        let held = InLand {
            sky: None,
            ground,
            corner,
        };
        self.land(held, stand, room, measures)
    }

    /// Where the coach and its bubble stand in what is clear: the largest coach beside or below all that it says.
    pub(super) fn stand(
        self,
        ruler: &Ruler<'_>,
        clear: Clear,
        measures: Measures,
    ) -> Option<Stand> {
        let usual = usual_square(measures);
        let (least, most) = clear.bird;
        let has_album = !self.model.album.is_empty();
        let alone = |square: Option<f32>| {
            let width = clear.land.width - 2.0 * size::GAP;
            let high = self.bubble_height(ruler, width, square, measures);
            (high <= clear.height()).then_some(Stand {
                bird: 0.0,
                is_beside: false,
                width,
                square,
                has_corner: false,
            })
        };
        // Photographs are to be compared: while the coach says nothing it steps aside, and they are as large as there is
        // room.
        if has_album && self.coach_is_silent() {
            return squares(measures).find_map(|it| alone(Some(it)));
        }
        if clear.height() < least {
            return None;
        }
        let has_bubble = !self.coach_is_silent() || self.has_asked();
        let sizes = || {
            let sizes = SIZES.into_iter().map(move |it| (most * it).floor());
            sizes.filter(move |it| *it > least).chain([least])
        };
        for corner in [clear.corner, 0.0] {
            for bird in sizes() {
                let clear = Clear { corner, ..clear };
                let stand = match has_bubble {
                    true => self.stand_of(ruler, clear, bird, usual, measures),
                    false => Some(Stand {
                        bird,
                        is_beside: false,
                        width: 0.0,
                        square: None,
                        has_corner: corner > 0.0,
                    })
                    .filter(|_| bird <= clear.height() && corner <= clear.land.height),
                };
                if stand.is_some() {
                    return stand;
                }
            }
            if clear.corner <= 0.0 {
                break;
            }
        }
        let smaller = has_album.then(|| squares(measures).find_map(|it| alone(Some(it))));
        smaller.flatten()
    }

    /// A coach so large with all that it says, beside it or below, as the land is wide or high; `None` without room.
    fn stand_of(
        self,
        ruler: &Ruler<'_>,
        clear: Clear,
        bird: f32,
        square: f32,
        measures: Measures,
    ) -> Option<Stand> {
        let land = clear.land;
        let square = Some(square);
        let high = |width: f32| self.bubble_height(ruler, width, square, measures);
        let beside = || {
            let beside = beside(land, bird);
            let width = match self.is_brief() {
                true => beside.min(land.width * NARROW),
                false => beside,
            };
            let is_broad = beside > measures.said * LEAST_BESIDE;
            let below = clear.height() - clear.corner.max(clear.ground) + clear.ground;
            let fits = is_broad && bird <= clear.height() && high(width) <= below;
            fits.then_some((true, width))
        };
        let above = || {
            let most = land.width - 2.0 * size::GAP;
            let below = (bird + clear.ground).max(clear.corner) - clear.ground;
            let free = clear.height() - below - size::GAP_SMALL;
            let usual = match self.is_brief() {
                true => (land.width * NARROW).min(most),
                false => self.width_above(land, measures),
            };
            let mut widths = [usual, most].into_iter();
            let width = widths.find(|it| high(*it) <= free)?;
            Some((false, width))
        };
        let (is_beside, width) = match land.width > land.height * WIDE {
            true => beside().or_else(above)?,
            false => above().or_else(beside)?,
        };
        Some(Stand {
            bird,
            is_beside,
            width,
            square,
            has_corner: clear.corner > 0.0,
        })
    }

    /// The land as large as this, with the coach in it.
    pub(super) fn land(
        self,
        held: InLand<'a>,
        stand: Stand,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let room = inside(room);
        let place = LandPlace {
            size: room,
            edge: LandEdge::Frame,
            is_mirrored: self.flow == Flow::RightToLeft,
        };
        let ground = &self.model.ground;
        let land = LandOf {
            id: ground.land.as_deref().unwrap_or_default(),
            hue: ground.hue,
        };
        let memory = self.boards.land;
        let (scene, mut others) = memory.land_and_animals(land, place, self.tokens, 0, String::new);
        step_aside(&mut others, &[coach_place(room, stand.bird)], room.width);
        let moves = self.pace == Animation::Smooth;
        let named = |number| {
            let control = Control::Animal(number);
            (id_of(control), Message::Pressed(control))
        };
        let others = animals(others, room, (self.boards.animals, moves), named);
        let scene = svg(scene).width(room.width).height(room.height);
        let bird = self.watchful(self.model.coach.mood, (stand.bird, stand.bird));
        // Who has nothing to say looks where there is something to do.
        let bird = match self.coach_is_silent() {
            true => bird.looking(Some(self.towards_board())),
            false => bird,
        };
        let bird = self.tapped(container(bird).id(COACH));
        let aside = room.width * ASIDE;
        let bird = row![space().width(aside), bird];
        let inset = Padding::from([size::GAP_SMALL, size::GAP]).bottom(0.0);
        let upper = column![].push(held.sky);
        let said = self.said_in_land(stand.width, stand.square, measures);
        let said =
            column![].push(said.map(|it| scrolling(self.tokens, it).height(Shrink).width(Shrink)));
        let upper = if stand.bird <= 0.0 {
            upper.push(container(said).center_y(Fill))
        } else if stand.is_beside {
            let said = match stand.has_corner {
                // Who stands across has the ground.
                true => container(said).align_top(Fill),
                false => container(said).center_y(Fill),
            };
            let bird = container(bird).align_bottom(Fill);
            upper.push(row![bird, said].spacing(size::GAP_SMALL))
        } else {
            upper.push(container(said).align_bottom(Fill)).push(bird)
        };
        let upper = upper.spacing(size::GAP_SMALL).padding(inset);
        let all = column![upper.height(Fill), held.ground]
            .width(room.width)
            .height(room.height);
        let corner = held.corner.map(|it| {
            let corner = container(it).padding(size::GAP_SMALL);
            corner.align_right(Fill).align_bottom(Fill)
        });
        let layers = stack![scene, others].push(corner).push(all);
        container(layers).padding([0.0, size::RING]).into()
    }

    /// How wide a bubble above the coach is; photographs lie beside each other as far as there is room.
    fn width_above(self, room: Size, measures: Measures) -> f32 {
        let most = room.width - 2.0 * size::GAP;
        match self.model.album.is_empty() && self.model.lights.is_empty() {
            true => most.min((room.width * WIDEST).max(measures.said * LEAST_WORDS)),
            false => most,
        }
    }

    /// How high the bubble is in so much width, if nothing in it is cut.
    fn bubble_height(
        self,
        ruler: &Ruler<'_>,
        width: f32,
        square: Option<f32>,
        measures: Measures,
    ) -> f32 {
        ruler.height_of(width, self.said_in_land(width, square, measures))
    }

    /// Whether there is so little in the bubble that a narrow one looks better.
    fn is_brief(self) -> bool {
        let n_letters = self.model.coach.speech.words().chars().count();
        n_letters <= SHORT && !self.has_asked()
    }

    /// How large the letters of the coach are: a sentence alone is for whoever has just learned to read.
    pub(super) fn said_size(self, measures: Measures) -> f32 {
        let n_letters = self.model.coach.speech.words().chars().count();
        let is_alone = !self.has_asked() && self.way_in_bubble().is_none();
        match is_alone && n_letters <= SENTENCE && !measures.is_framed {
            true => (measures.said * LARGER).round(),
            false => measures.said,
        }
    }

    /// What the coach says and asks, in its bubble, so wide, with an album of squares so large or without it.
    fn said_in_land(
        self,
        width: f32,
        square: Option<f32>,
        measures: Measures,
    ) -> Option<Element<'a, Message>> {
        let coach = &self.model.coach;
        let is_silent = self.coach_is_silent();
        let album = square.and_then(|it| self.album(it, measures));
        // In a bubble lamps are small, with their words beside them.
        let close = Measures {
            lights_in_row: 2,
            lamp: Measures::COMPACT.lamp * CLOSE,
            ..measures
        };
        let asked = self.has_asked().then(|| self.asked_with(album, close));
        if is_silent && asked.is_none() {
            return None;
        }
        let letters = self.said_size(measures);
        let speech = (!is_silent).then(|| speech(self.tokens, &coach.speech, coach.tint, letters));
        let links = self.narrow_links(measures);
        let links = links.filter(|_| !is_silent);
        let said = column![].push(speech).push(links).push(asked);
        let said = said.spacing(size::GAP_SMALL / 2.0);
        let said = bubble(self.tokens, measures, said).width(width);
        Some(said.into())
    }
}

/// A land in its room: what stands beside buttons is set in as much as they are.
fn inside(room: Size) -> Size {
    Size::new((room.width - 2.0 * size::RING).floor(), room.height.floor())
}

/// Where the body of a coach so large is, seen from the upper left corner of a land that is not mirrored.
fn coach_place(room: Size, bird: f32) -> Rectangle {
    let left = size::GAP + room.width * ASIDE;
    let foot = room.height * (1.0 - GROUND);
    Rectangle::new(Point::new(left, foot - bird), Size::new(bird, bird)).shrink(bird * AIR)
}

/// The width beside a coach so large.
fn beside(room: Size, bird: f32) -> f32 {
    room.width * (1.0 - ASIDE) - bird - 2.0 * (size::GAP + size::GAP_SMALL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::look::art::lands::{LANDS, LandMemory};
    use crate::gui::look::theme::ThemeKind;

    /// How much of itself an animal may have behind the coach.
    const HIDDEN: f32 = 0.1;

    #[test]
    fn the_coach_stands_on_nobody() {
        let tokens = ThemeKind::Light.tokens();
        for (width, height) in [
            (560.0, 330.0),
            (560.0, 600.0),
            (760.0, 560.0),
            (420.0, 260.0),
        ] {
            let size = Size::new(width, height);
            for (hue, art) in LANDS.iter().enumerate() {
                let (edge, is_mirrored) = (LandEdge::Frame, false);
                let place = LandPlace {
                    size,
                    edge,
                    is_mirrored,
                };
                let land = LandOf { id: art.id, hue };
                let memory = LandMemory::default();
                let (_, mut all) = memory.land_and_animals(land, place, tokens, 0, String::new);
                for part in SIZES {
                    let bird = (height * BIRD * part).floor();
                    let body = coach_place(size, bird);
                    step_aside(&mut all, &[body], width);
                    for animal in &all {
                        let own = animal.place;
                        let hidden = own.intersection(&body).map_or(0.0, |it| it.area());
                        assert!(
                            hidden <= HIDDEN * own.area(),
                            "{} at {width}x{height}: {own:?} behind {body:?}",
                            art.id
                        );
                    }
                }
            }
        }
    }
}
