//! What flies over a screen for joy: stars on the way to their places, somebody who hops, small pawns that fall.
//!
//! This file knows when everything is where; [`flown`](crate::gui::widget::flown) draws it. Time comes in through
//! [`Flight::frame`]: nothing here reads a clock.
//!
//! # Decisions
//! * Place and turn change, the size never does: each size is drawn from its picture anew.
//! * The same joy twenty times in a row is none: stars take another way from one step to the next, and the coach hops
//!   higher at first, or at last.
//! * What has landed stands in the view itself, so the last picture is the screen, and whoever wants nothing to
//!   move has it at once. Only the stars of a step have no place in the view: they are there for a moment.

use std::f32::consts::PI;

use iced::time::{Duration, Instant};
use iced::{Point, Rectangle, Size, Vector};

use crate::gui::look::joy::TURNS;
use crate::gui::look::theme::time::GLIDE;

/// What is celebrated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Occasion {
    /// The end of a step: its stars, for a moment.
    #[default]
    Step,
    /// The end of one of the very first steps: a star flies into its row.
    First,
    /// The same where several are together: the coach hops, and small stars go round it.
    Cheer,
    /// The first game won: the stars of its step, the coach hops, small stars go round it, small pawns fall.
    Won,
    /// The end of a lesson: its stars fly into their row, the coach hops, small pawns fall.
    Lesson,
    /// The end of a land, or of a game between people: the coach hops, small pawns fall.
    Land,
}

impl Occasion {
    /// Whether its stars have no place on the screen: they stand on a plate over the board for a moment.
    #[must_use]
    pub const fn has_plate(self) -> bool {
        matches!(self, Self::Step | Self::Won)
    }

    /// Whether small stars go round the coach.
    #[must_use]
    pub const fn has_ring(self) -> bool {
        matches!(self, Self::Cheer | Self::Won)
    }

    /// Whether small pawns fall.
    #[must_use]
    pub const fn has_pawns(self) -> bool {
        matches!(self, Self::Won | Self::Lesson | Self::Land)
    }

    /// Whether nothing of it has a place on the screen: it is there for a moment, and then gone.
    const fn passes(self) -> bool {
        self.has_plate() || self.has_ring()
    }
}

/// When what happens, from the first picture on.
struct Timetable {
    /// The first star sets out.
    first: Duration,
    /// Whether it is there before that, and waits for whoever is on the way to it.
    waits: bool,
    /// The next one after it.
    between: Duration,
    /// How long a star flies.
    fly: Duration,
    /// How long it shines then.
    shine: Duration,
    /// When somebody hops, and small stars begin to go round.
    hops: Duration,
    /// When pawns begin to fall.
    falls: Duration,
    /// When all is over.
    end: Duration,
}

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

const STEP: Timetable = Timetable {
    first: ms(40),
    waits: false,
    between: ms(70),
    fly: ms(220),
    shine: ms(0),
    hops: ms(0),
    falls: ms(0),
    end: ms(890),
};

const FIRST: Timetable = Timetable {
    first: GLIDE,
    waits: true,
    between: ms(0),
    fly: ms(320),
    shine: ms(200),
    hops: ms(0),
    falls: ms(0),
    end: ms(720),
};

const CHEER: Timetable = Timetable {
    hops: ms(500),
    end: ms(1450),
    ..FIRST
};

const WON: Timetable = Timetable {
    hops: ms(300),
    falls: ms(100),
    end: ms(1450),
    ..STEP
};

const LESSON: Timetable = Timetable {
    first: ms(0),
    waits: false,
    between: ms(180),
    fly: ms(250),
    shine: ms(200),
    hops: ms(560),
    falls: ms(300),
    end: ms(1400),
};

const LAND: Timetable = Timetable {
    between: ms(120),
    hops: ms(200),
    falls: ms(0),
    ..LESSON
};

/// The two hops: how long, and how high as a part of whoever hops.
const HOPS: [(Duration, f32); 2] = [(ms(200), 0.2), (ms(160), 0.11)];

/// How many small pawns fall.
pub const PAWNS: u16 = 30;

/// The longest that a pawn waits, and the longest that it falls.
const WAIT: f32 = 330.0;
const FALL: f32 = 770.0;

/// The two sizes of pawns, in a window 768 high.
const PAWN_SIDES: [f32; 2] = [24.0, 36.0];

/// How many small stars go round the coach, how far they go, as a part of the whole way round, and how wide and how
/// high their way is, measured by the coach.
pub const RING: u8 = 8;
const ROUND: f32 = 0.6;
const RING_WAY: (f32, f32) = (0.62, 0.17);

/// How many dots follow a star, and how long after it each.
pub const DOTS: u8 = 10;
const DOT_AFTER: Duration = ms(14);

/// How far a star goes up beyond the higher end of its way, as a part of the height of the window.
const OVER: f32 = 0.2;

/// Where everything stands that is not to be seen.
pub const NOWHERE: Point = Point::new(-4000.0, -4000.0);

/// A place on the screen: a share of the width and the height of what has this name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The name of a part of the screen.
    pub area: &'static str,
    /// The shares, each from 0 to 1.
    pub at: (f32, f32),
}

impl Place {
    /// The middle of a part of the screen.
    #[must_use]
    pub const fn middle(area: &'static str) -> Self {
        Self {
            area,
            at: (0.5, 0.5),
        }
    }

    /// Where that is.
    #[must_use]
    pub fn within(self, bounds: Rectangle) -> Point {
        let (x, y) = self.at;
        Point::new(bounds.x + x * bounds.width, bounds.y + y * bounds.height)
    }
}

/// What there is to be seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Show {
    /// What is celebrated.
    pub occasion: Occasion,
    /// Each star that was earned: where it comes from, and where it goes.
    pub stars: Vec<(Place, Place)>,
    /// The places that stay empty.
    pub missing: Vec<Place>,
    /// The side of a star, as a part of the shorter side of the area where it lands.
    pub side: f32,
    /// The area where the coach stands who hops, if it does.
    pub hops: Option<&'static str>,
    /// Which of the ways a star takes, counted on and on.
    pub nth: usize,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Stage {
    /// Nothing is celebrated.
    #[default]
    Nothing,
    /// It begins with the next picture.
    Asked,
    /// It began then, and this is the moment of the picture.
    Flies(Instant, Instant),
    /// The last picture.
    Over,
}

/// What flies over a screen, and how far it has come.
#[derive(Clone, Debug, Default)]
pub struct Flight {
    show: Show,
    stage: Stage,
}

impl Flight {
    /// Celebrates; where nothing is to move, with the last picture alone.
    pub fn start(&mut self, show: Show, moves: bool) {
        self.show = show;
        self.stage = if moves { Stage::Asked } else { Stage::Over };
    }

    /// The coach who stands there hops, small pawns fall: for what has no stars.
    pub fn cheer(&mut self, coach: &'static str, moves: bool) {
        let show = Show {
            occasion: Occasion::Land,
            hops: Some(coach),
            ..Show::default()
        };
        self.start(show, moves);
    }

    /// Nothing is celebrated any more.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Straight to the last picture; tells whether there was anything on the way to it.
    pub fn skip(&mut self) -> bool {
        let was_running = self.is_running();
        if was_running {
            self.end();
        }
        was_running
    }

    /// The last picture; what has no place on the screen is gone by then.
    fn end(&mut self) {
        match self.show.occasion.passes() {
            true => self.clear(),
            false => self.stage = Stage::Over,
        }
    }

    /// Time has passed: `now` is the moment of the picture about to be drawn.
    pub fn frame(&mut self, now: Instant) {
        let start = match self.stage {
            Stage::Nothing | Stage::Over => return,
            Stage::Asked => now,
            Stage::Flies(start, _) => start,
        };
        self.stage = Stage::Flies(start, now);
        if self.passed() >= self.timetable().end {
            self.end();
        }
    }

    /// Whether anything is on its way.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Asked | Stage::Flies(..))
    }

    /// Whether a picture of this moment is still to be asked for.
    #[must_use]
    pub fn wants(&self, now: Instant) -> bool {
        match self.stage {
            Stage::Asked => true,
            Stage::Flies(_, last) => last < now,
            Stage::Nothing | Stage::Over => false,
        }
    }

    /// What is to be seen beside the screen itself; `None` if nothing is.
    #[must_use]
    pub fn show(&self) -> Option<&Show> {
        let stays = self.show.occasion.passes() && self.stage == Stage::Over;
        (self.is_running() || stays).then_some(&self.show)
    }

    /// Whether the coach is drawn with what flies, and not by the screen.
    #[must_use]
    pub fn lifts_coach(&self) -> bool {
        self.show().is_some_and(|show| show.hops.is_some())
    }

    /// Whether a star, counted from 0, is in its place.
    #[must_use]
    pub fn has_landed(&self, star: u8) -> bool {
        !self.is_running() || self.passed() >= self.sets_out(star) + self.timetable().fly
    }

    const fn timetable(&self) -> &'static Timetable {
        match self.show.occasion {
            Occasion::Step => &STEP,
            Occasion::First => &FIRST,
            Occasion::Cheer => &CHEER,
            Occasion::Won => &WON,
            Occasion::Lesson => &LESSON,
            Occasion::Land => &LAND,
        }
    }

    /// How much time has passed since the first picture.
    fn passed(&self) -> Duration {
        match self.stage {
            Stage::Nothing | Stage::Asked => Duration::ZERO,
            Stage::Flies(start, now) => now.duration_since(start),
            Stage::Over => self.timetable().end,
        }
    }

    fn sets_out(&self, star: u8) -> Duration {
        self.timetable().first + self.timetable().between * u32::from(star)
    }

    /// Where a star is between two points, and its turn; `None` before it sets out, if it does not wait there.
    #[must_use]
    pub fn star(&self, star: u8, way: (Point, Point), window: Size) -> Option<(Point, usize)> {
        let since = match self.timetable().waits {
            true => self.passed().saturating_sub(self.sets_out(star)),
            false => self.passed().checked_sub(self.sets_out(star))?,
        };
        let gone = eased(share(since, self.timetable().fly));
        Some((self.on_the_way(way, gone, window), turn_of(1.0 - gone)))
    }

    /// Where the dots are that follow a star, and how strong; `None` where there is none.
    pub fn dots(
        &self,
        star: u8,
        way: (Point, Point),
        window: Size,
    ) -> impl Iterator<Item = Option<(Point, f32)>> {
        let since = self.passed().checked_sub(self.sets_out(star));
        let fly = self.timetable().fly;
        (1..=DOTS).map(move |dot| {
            let since = since?.checked_sub(DOT_AFTER * u32::from(dot))?;
            let gone = eased(share(since, fly));
            let strength = 1.0 - f32::from(dot) / f32::from(DOTS + 1);
            (since < fly).then(|| (self.on_the_way(way, gone, window), strength))
        })
    }

    /// A point of the way of a star: over the top, straight up and then across, or through a dip and up into its place.
    fn on_the_way(&self, (from, to): (Point, Point), gone: f32, window: Size) -> Point {
        let top = (from.y.min(to.y) - OVER * window.height).max(0.0);
        let low = (from.y.max(to.y) + OVER * window.height).min(window.height);
        let by = match self.show.nth % 3 {
            0 => Point::new(from.x.midpoint(to.x), top),
            1 => Point::new(from.x, top),
            _ => Point::new(to.x, low),
        };
        let between = |a: Point, b: Point| a + Vector::new((b.x - a.x) * gone, (b.y - a.y) * gone);
        between(between(from, by), between(by, to))
    }

    /// Whether a star shines: it has just landed.
    #[must_use]
    pub fn shines(&self, star: u8) -> bool {
        let landed = self.sets_out(star) + self.timetable().fly;
        let since = self.passed().checked_sub(landed);
        since.is_some_and(|since| since < self.timetable().shine)
    }

    /// How high whoever hops is above the ground, as a part of its own height.
    #[must_use]
    pub fn height(&self) -> f32 {
        let Some(mut since) = self.passed().checked_sub(self.timetable().hops) else {
            return 0.0;
        };
        let hops = match self.show.nth % 2 {
            0 => HOPS,
            _ => [HOPS[1], HOPS[0]],
        };
        for (length, height) in hops {
            if since < length {
                return height * (share(since, length) * PI).sin();
            }
            since -= length;
        }
        0.0
    }

    /// Where a small star is that goes round the coach, seen from its middle and measured by it; `None` before it sets
    /// out. Below the middle it is before the coach, above it behind.
    #[must_use]
    pub fn ring(&self, number: u8) -> Option<Vector> {
        let timetable = self.timetable();
        let since = self.passed().checked_sub(timetable.hops)?;
        let gone = eased(share(since, timetable.end - timetable.hops)) * ROUND;
        let angle = (f32::from(number) / f32::from(RING) + gone) * 2.0 * PI;
        let (wide, high) = RING_WAY;
        Some(Vector::new(angle.cos() * wide, angle.sin() * high))
    }

    /// Where a small pawn is, counted from 0, and its side, hue and turn; `None` before and after its fall.
    #[must_use]
    pub fn pawn(&self, number: u16, window: Size) -> Option<Falling> {
        let since = self.passed().checked_sub(self.timetable().falls)?;
        let nth = f32::from(number);
        let wait = WAIT * (nth * 0.37).fract();
        let fall = FALL * (0.82 + 0.18 * (nth * 0.71).fract());
        let gone = (since.as_secs_f32() * 1000.0 - wait) / fall;
        if !(0.0..1.0).contains(&gone) {
            return None;
        }
        let side = PAWN_SIDES[usize::from(number % 2)] * (window.height / 768.0).clamp(0.7, 1.5);
        // Quick at first, then slower: paper, not stone.
        let down = 1.0 - (1.0 - gone).powf(1.5);
        let sway = (gone * 4.0 + nth).sin() * side * 0.6;
        let x = window.width * (0.03 + nth * 0.618_034).fract() + sway;
        let y = (window.height + 2.0 * side) * down - side;
        let swing = 0.5 + 0.5 * (gone * 1.4 + nth).sin();
        Some(Falling {
            at: Point::new(x, y),
            side: side.round(),
            hue: usize::from(number),
            turn: turn_of(swing),
        })
    }
}

/// A small pawn as it falls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Falling {
    /// Its middle, in the window.
    pub at: Point,
    pub side: f32,
    /// Which hue, counted on and on.
    pub hue: usize,
    /// Which turn.
    pub turn: usize,
}

/// How much of a length of time has passed, from 0 to 1.
fn share(passed: Duration, length: Duration) -> f32 {
    (passed.as_secs_f32() / length.as_secs_f32()).clamp(0.0, 1.0)
}

/// Fast at first, then slower (cubic).
fn eased(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

/// The turn nearest to a share of the whole turn.
fn turn_of(share: f32) -> usize {
    let nearest = (0_u8..).zip(0..TURNS).min_by(|(a, _), (b, _)| {
        let far = |turn: u8| (f32::from(turn) - share * LAST_TURN).abs();
        far(*a).total_cmp(&far(*b))
    });
    nearest.map_or(0, |(_, turn)| turn)
}

/// The number of the last turn.
const LAST_TURN: f32 = 6.0;

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Size = Size::new(1366.0, 768.0);
    const WAY: (Point, Point) = (Point::new(300.0, 500.0), Point::new(850.0, 210.0));

    fn show(occasion: Occasion) -> Show {
        let way = (Place::middle("board"), Place::middle("slot"));
        Show {
            occasion,
            stars: vec![way; 3],
            side: 0.9,
            hops: Some("coach"),
            ..Show::default()
        }
    }

    /// What there is at so many milliseconds.
    fn at(occasion: Occasion, milliseconds: u64) -> Flight {
        let (mut flight, start) = (Flight::default(), Instant::now());
        flight.start(show(occasion), true);
        flight.frame(start);
        flight.frame(start + ms(milliseconds));
        flight
    }

    #[test]
    fn stars_land_one_by_one() {
        for (time, landed) in [(0, 0), (249, 0), (250, 1), (430, 2), (609, 2), (610, 3)] {
            let flight = at(Occasion::Lesson, time);
            let there = (0..3).filter(|star| flight.has_landed(*star));
            assert_eq!(there.count(), landed, "{time}");
        }
        let flight = at(Occasion::Lesson, 0);
        assert_eq!(flight.star(0, WAY, WINDOW), Some((WAY.0, TURNS - 1)));
        assert_eq!(flight.star(1, WAY, WINDOW), None);
        let landed = at(Occasion::Lesson, 250);
        let (end, turn) = landed.star(0, WAY, WINDOW).unwrap();
        assert!(end.distance(WAY.1) < 0.01 && turn == 0);
        assert!(landed.shines(0) && !landed.shines(1));
        assert!(!at(Occasion::Lesson, 450).shines(0));
    }

    #[test]
    fn the_first_star_waits_for_the_piece_on_its_way_to_it() {
        let glide = u64::try_from(GLIDE.as_millis()).unwrap();
        let place = |time| at(Occasion::First, time).star(0, WAY, WINDOW).unwrap().0;
        assert_eq!([0, glide].map(place), [WAY.0; 2]);
        assert_ne!(place(glide + 60), WAY.0);
        assert!(!at(Occasion::First, glide + 319).has_landed(0));
        assert!(at(Occasion::First, glide + 321).has_landed(0));
    }

    #[test]
    fn a_star_goes_over_the_top_and_dots_follow_it() {
        let flight = at(Occasion::Lesson, 60);
        let (point, _) = flight.star(0, WAY, WINDOW).unwrap();
        assert!(point.y < WAY.0.y && point.x > WAY.0.x, "{point:?}");
        let dots: Vec<_> = flight.dots(0, WAY, WINDOW).collect();
        assert_eq!(dots.len(), usize::from(DOTS));
        let there: Vec<f32> = dots.iter().flatten().map(|(at, _)| at.x).collect();
        assert_eq!(there.len(), 4);
        assert!(there.is_sorted_by(|a, b| a > b) && there[0] < point.x);
        let later = at(Occasion::Lesson, 600);
        assert_eq!(later.dots(0, WAY, WINDOW).flatten().count(), 0);
    }

    #[test]
    fn each_step_has_a_way_of_its_own_and_all_stay_within_the_window() {
        let way = |nth, time| {
            let (mut flight, start) = (Flight::default(), Instant::now());
            let show = Show {
                nth,
                ..show(Occasion::Lesson)
            };
            flight.start(show, true);
            flight.frame(start);
            flight.frame(start + ms(time));
            flight.star(0, WAY, WINDOW).unwrap().0
        };
        let ways = [0, 1, 2].map(|nth| way(nth, 60));
        assert!(ways[0].distance(ways[1]) > 40.0 && ways[1].distance(ways[2]) > 40.0);
        assert_eq!(way(3, 60), ways[0]);
        let window = Rectangle::with_size(WINDOW);
        for (nth, time) in [0, 1, 2]
            .into_iter()
            .flat_map(|nth| (0..250).map(move |it| (nth, it)))
        {
            assert!(window.contains(way(nth, time)), "{nth} {time}");
        }
        assert!(
            [0, 1, 2]
                .iter()
                .all(|nth| way(*nth, 250).distance(WAY.1) < 0.01)
        );
    }

    #[test]
    fn the_coach_hops_twice_and_pawns_fall_once() {
        let height = |time| at(Occasion::Lesson, time).height();
        assert_eq!((height(559), height(921)), (0.0, 0.0));
        assert!(height(660) > 0.18 && height(760) < 0.01 && height(840) > 0.09);
        let fall = |time| {
            let flight = at(Occasion::Lesson, time);
            (0..PAWNS)
                .filter(|pawn| flight.pawn(*pawn, WINDOW).is_some())
                .count()
        };
        assert_eq!(fall(299), 0);
        assert!(fall(800) > 20, "{}", fall(800));
        assert_eq!(fall(1399), 0, "all have fallen");
    }

    #[test]
    fn small_stars_go_round_the_coach_while_it_hops() {
        for occasion in [Occasion::Cheer, Occasion::Won] {
            assert_eq!(at(occasion, 250).ring(0), None);
            let begun = at(occasion, 0).timetable().hops;
            let after = |more: u64| at(occasion, u64::try_from(begun.as_millis()).unwrap() + more);
            let (soon, later) = (after(90), after(390));
            assert!(soon.height() > 0.1 && soon.lifts_coach());
            for number in 0..RING {
                let (before, after) = (soon.ring(number).unwrap(), later.ring(number).unwrap());
                assert!((before - after).x.abs() + (before - after).y.abs() > 0.1);
            }
            let behind = (0..RING).filter(|number| soon.ring(*number).unwrap().y < 0.0);
            assert_eq!(behind.count(), usize::from(RING / 2));
            assert!(!at(occasion, 1499).lifts_coach());
        }
        let pawns = |occasion| {
            let flight = at(occasion, 700);
            let falls = |pawn: &u16| flight.pawn(*pawn, WINDOW).is_some();
            (0..PAWNS).filter(falls).count()
        };
        assert!(pawns(Occasion::Won) > 15);
    }

    #[test]
    fn it_is_over_in_a_second_and_a_half_and_the_stars_of_a_step_sooner() {
        for (occasion, last) in [
            (Occasion::Step, 899),
            (Occasion::Cheer, 1500),
            (Occasion::Won, 1500),
            (Occasion::Lesson, 1500),
            (Occasion::Land, 1500),
        ] {
            assert!(at(occasion, 300).is_running());
            let over = at(occasion, last);
            assert!(!over.is_running() && over.show().is_none(), "{occasion:?}");
            assert!(!over.wants(Instant::now() + ms(9000)));
        }
    }

    #[test]
    fn where_nothing_moves_there_is_the_last_picture_at_once() {
        for occasion in [
            Occasion::Step,
            Occasion::Cheer,
            Occasion::Won,
            Occasion::Lesson,
            Occasion::Land,
        ] {
            let mut flight = Flight::default();
            flight.start(show(occasion), false);
            assert!(!flight.is_running() && !flight.wants(Instant::now()));
            assert!((0..3).all(|star| flight.has_landed(star)));
            // The stars of a step have no place in the view: they stay until something is done.
            assert_eq!(flight.show().is_some(), occasion.passes());
            flight.clear();
            assert!(flight.show().is_none());
        }
    }

    #[test]
    fn it_is_skipped_and_the_same_moment_is_asked_for_once() {
        let (mut flight, start) = (Flight::default(), Instant::now());
        flight.start(show(Occasion::Lesson), true);
        assert!(flight.wants(start));
        flight.frame(start);
        assert!(!flight.wants(start) && flight.wants(start + ms(17)));
        assert!(flight.skip() && !flight.is_running());
        assert!(!flight.skip());
    }

    #[test]
    fn turns_go_from_upright_to_the_last() {
        assert_eq!([0.0, 0.5, 1.0].map(turn_of), [0, 3, TURNS - 1]);
    }
}
