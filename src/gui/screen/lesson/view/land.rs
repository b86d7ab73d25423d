//! The land beside the board: the coach stands in it and speaks, above it what belongs to the sky, below it what
//! belongs to the ground.
//!
//! # Decisions
//! * *What is asked stands in the bubble*: letters need paper, and a bubble that is too small for them scrolls.
//! * *The land has its place in every step*: a lesson that moves in and out of its land would be no place at all. Only
//!   a card that covers the coach, the rule or what happened so far, covers the land too, and a list of conditions,
//!   of which a bubble would show half.

use iced::widget::{column, container, responsive, row, space, stack, svg};
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

/// How wide the coach's bubble is above it, measured by the land; and how many letters are so few that it is narrow.
const WIDEST: f32 = 0.62;
const NARROW: f32 = 0.4;
const SHORT: usize = 14;

/// The least width of a bubble with much in it, measured by its letters.
const LEAST_WORDS: f32 = 21.0;
const LEAST_BESIDE: f32 = 13.0;

/// From this width on, measured by its height, a land has the bubble beside the coach.
const WIDE: f32 = 1.1;

/// The least room in which a land is more than a strip.
const LEAST: f32 = 150.0;

/// The coach, the lamps and what lies between where the conditions of castling stand, measured by their usual size.
const CLOSE: f32 = 0.6;

/// The coach measured by the height of a land that is above small buttons, the same where room is short, and where much is
/// said in it; and at most, measured by the coach of a lesson; how far it stands from the side, measured by the width, and the ground below it.
const BIRD: f32 = 0.52;
const SMALL_BIRD: f32 = 0.4;
const LEAST_BIRD: f32 = 0.24;
const MOST: f32 = 1.5;
const ASIDE: f32 = 0.033;
const GROUND: f32 = 0.1;

/// Which part of the coach's picture is air, at every side.
const AIR: f32 = 0.08;

/// What is to be seen in a land besides the coach.
pub(super) struct InLand<'a> {
    /// Above what it says.
    pub(super) sky: Option<Element<'a, Message>>,
    /// Below its feet.
    pub(super) ground: Element<'a, Message>,
    /// Across from the coach, on the ground.
    pub(super) corner: Option<Element<'a, Message>>,
    /// The side of the coach, in logical pixels.
    pub(super) bird: f32,
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

    /// What is said, so close together, and below it the ways out.
    fn scrolled_with_ways(self, close: Measures, measures: Measures) -> Element<'a, Message> {
        let scrolled = self.scrolled(close).height(Fill);
        column![scrolled].push(self.ways_out(measures)).into()
    }

    /// The land where the coach stands otherwise, with all that stands beside it.
    pub(super) fn middle_in_land(self, measures: Measures) -> Element<'a, Message> {
        responsive(move |room| {
            if room.height < LEAST {
                return self.scrolled_with_ways(measures, measures);
            }
            if !self.model.lights.is_empty() {
                // As close together as where room is short, so that all of the list is seen.
                let close = Measures {
                    is_framed: true,
                    coach: measures.coach * CLOSE,
                    lamp: measures.lamp * CLOSE,
                    gap: measures.gap * CLOSE,
                    ..measures
                };
                let close = if measures.is_framed { measures } else { close };
                return self.scrolled_with_ways(close, measures);
            }
            let ways = self.ways_out(measures);
            let ways = ways.map(|it| container(it).style(|_| style::card(self.tokens)));
            let ground = match ways {
                Some(ways) => container(ways).padding(size::GAP_SMALL),
                None => container(space().height(room.height * GROUND)),
            };
            let part = match self.is_beside(room, room.height * BIRD, measures) {
                true => BIRD,
                false if self.fits_above(room, SMALL_BIRD, usual_square(measures), measures) => {
                    SMALL_BIRD
                }
                false => LEAST_BIRD,
            };
            let held = InLand {
                sky: None,
                corner: self.across(room, measures),
                ground: ground.into(),
                bird: (room.height * part).min(measures.coach * MOST).floor(),
            };
            self.land(held, room, measures)
        })
        .into()
    }

    /// The land as large as this, with the coach in it.
    pub(super) fn land(
        self,
        held: InLand<'a>,
        room: Size,
        measures: Measures,
    ) -> Element<'a, Message> {
        let room = Size::new((room.width - 2.0 * size::RING).floor(), room.height.floor());
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
        step_aside(&mut others, &[coach_place(room, held.bird)], room.width);
        let moves = self.pace == Animation::Smooth;
        let named = |number| {
            let control = Control::Animal(number);
            (id_of(control), Message::Pressed(control))
        };
        let others = animals(others, room, (self.boards.animals, moves), named);
        let scene = svg(scene).width(room.width).height(room.height);
        let bird = self.watchful(self.model.coach.mood, (held.bird, held.bird));
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
        let has_album = !self.model.album.is_empty();
        let usual = usual_square(measures);
        let is_silent = self.coach_is_silent();
        let fits = || self.fits_above(room, LEAST_BIRD, usual, measures);
        let crowds_out = has_album && (is_silent || !fits());
        // Photographs are to be compared: while the coach says nothing it steps aside, and they are as large as there is room.
        let square = match crowds_out {
            true => squares(measures).find(|it| self.fits_above(room, 0.0, *it, measures)),
            false => Some(usual),
        };
        // Words that have no room beside the photographs come first: half a photograph helps nobody.
        let square = square.or(is_silent.then_some(usual));
        let upper = if self.model.promotion.is_some() || crowds_out {
            // Four pieces with their names need the whole width, as many photographs do: the coach steps aside for a moment.
            let most = room.width - 2.0 * size::GAP;
            let said = column![].push(self.said_in_land(most, square, measures));
            upper.push(container(said).center_y(Fill))
        } else if self.is_beside(room, held.bird, measures) {
            let beside = beside(room, held.bird);
            let width = match self.is_brief() {
                true => beside.min(room.width * NARROW),
                false => beside,
            };
            let said = column![].push(self.said_in_land(width, square, measures));
            let said = container(said).center_y(Fill);
            let bird = container(bird).align_bottom(Fill);
            upper.push(row![bird, said].spacing(size::GAP_SMALL))
        } else {
            let most = room.width - 2.0 * size::GAP;
            let width = match self.is_brief() {
                true => (room.width * NARROW).min(most),
                false => self.width_above(room, measures),
            };
            let said = column![].push(self.said_in_land(width, square, measures));
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

    /// Whether there is room for the bubble beside a coach so large.
    fn is_beside(self, room: Size, bird: f32, measures: Measures) -> bool {
        let is_wide = room.width > room.height * WIDE;
        is_wide && beside(room, bird) > measures.said * LEAST_BESIDE
    }

    /// How wide a bubble above the coach is; photographs lie beside each other as far as there is room.
    fn width_above(self, room: Size, measures: Measures) -> f32 {
        let most = room.width - 2.0 * size::GAP;
        match self.model.album.is_empty() {
            true => most.min((room.width * WIDEST).max(measures.said * LEAST_WORDS)),
            false => most,
        }
    }

    /// Whether what is in the bubble, photographs with squares so large among it, stands above a coach that is this part of the
    /// height of its land. Reckoned, not laid out: what is a little too high scrolls.
    fn fits_above(self, room: Size, bird: f32, square: f32, measures: Measures) -> bool {
        let model = self.model;
        let (high, wide) = measures.bubble;
        let width = self.width_above(room, measures) - 2.0 * wide;
        let lines = |words: &str, letters: f32| {
            let n_letters = words.chars().count();
            #[allow(clippy::cast_precision_loss)]
            let n_lines = (n_letters as f32 * letters * LETTER / width).ceil();
            n_lines * letters * LINE
        };
        let said = match self.coach_is_silent() {
            true => 0.0,
            false => lines(&model.coach.speech.words(), self.said_size(measures)),
        };
        let link = self.way_in_bubble().map_or(0.0, |_| measures.touch);
        let asked = model.question.iter().chain(&model.notes);
        let asked: f32 = asked
            .map(|it| lines(it, measures.said) + size::GAP_SMALL)
            .sum();
        let promoted = if model.promotion.is_some() {
            measures.touch
        } else {
            0.0
        };
        let above = room.height * (1.0 - GROUND - bird) - 2.0 * size::GAP_SMALL;
        let drawn = self.album_height(width, square, measures);
        2.0 * high + said + link + asked + drawn + promoted <= above
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
        let asked = self.has_asked().then(|| self.asked_with(album, measures));
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
        let said = scrolling(self.tokens, said).height(Shrink).width(Shrink);
        Some(said.into())
    }
}

/// How wide a letter is and how high a line, measured by the size of the letters.
const LETTER: f32 = 0.54;
const LINE: f32 = 1.35;

/// How many letters a sentence has at most that is written larger, and how much larger.
const SENTENCE: usize = 60;
const LARGER: f32 = 1.25;

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
                for part in [SMALL_BIRD, BIRD] {
                    let bird = (height * part).floor();
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
