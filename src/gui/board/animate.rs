//! Movement on the board: pieces that glide to their square, shake their head, hop or run against a wall, a star that
//! flies on, a board that turns.
//!
//! Time comes in through [`Motion::frame`]; nothing here reads a clock. A movement starts with the
//! first frame that is drawn after it was asked for.

use std::f32::consts::PI;

use iced::time::{Duration, Instant};

use crate::gui::look::theme::time;
use crate::rules::{Geometry, Move};
use crate::scene::{Shape, Spot};

/// Whether things move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Animation {
    /// Pieces glide.
    #[default]
    Smooth,
    /// Everything is at its place at once.
    Still,
}

/// How a move was made on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveBy {
    /// Square by square, or typed: the piece has still to go there.
    Pressed,
    /// By dropping the piece: it is there already.
    Dropped,
}

/// The pieces that a move moves, from where to where: a castling rook goes too.
#[must_use]
pub fn ways<G: Geometry>(mv: &Move<G>, way: MoveBy) -> Vec<(Spot, Spot)> {
    let own = (way == MoveBy::Pressed).then(|| (mv.from().into(), mv.to().into()));
    let rook = mv.castled().map(|(from, to)| (from.into(), to.into()));
    own.into_iter().chain(rook).collect()
}

/// One piece's movement.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Part {
    /// The piece on `to` comes from `from`.
    Glide { from: Spot, to: Spot },
    /// The piece on `at` shakes, after `wait`.
    Shake { at: Spot, wait: Duration },
    /// The piece on `at` hops in its place.
    Hop { at: Spot },
    /// The piece on `home` runs against the one on `wall`, or is there already, and is thrown back.
    Bump { home: Spot, wall: Spot, goes: bool },
    /// After `wait` the piece on `home` goes to `to`, or is there already, is looked at, and comes back.
    Visit {
        home: Spot,
        to: Spot,
        goes: bool,
        wait: Duration,
    },
    /// The piece on `at` falls on its side, after `wait`.
    Fall { at: Spot, wait: Duration },
    /// After `wait` the star of `to` comes flying from `from`.
    Fly {
        from: Spot,
        to: Spot,
        wait: Duration,
    },
    /// After `wait` all pieces come from where they stood for whoever sits on the other side, round the middle.
    Turn { shape: Shape, wait: Duration },
}

impl Part {
    /// The square of the piece that moves; `None` if all do, or none.
    const fn spot(self) -> Option<Spot> {
        match self {
            Self::Glide { to, .. } => Some(to),
            Self::Shake { at, .. } | Self::Fall { at, .. } | Self::Hop { at } => Some(at),
            Self::Visit { home, .. } | Self::Bump { home, .. } => Some(home),
            Self::Fly { .. } | Self::Turn { .. } => None,
        }
    }

    fn length(self) -> Duration {
        match self {
            Self::Glide { .. } => time::GLIDE,
            Self::Shake { wait, .. } => wait + time::SHAKE,
            Self::Hop { .. } => time::HOPS,
            Self::Bump { goes, .. } => going(goes) + time::FLY,
            Self::Visit { goes, wait, .. } => wait + going(goes) + time::VISIT + time::GLIDE,
            Self::Fall { wait, .. } => wait + time::FALL,
            Self::Fly { wait, .. } => wait + time::FLY,
            Self::Turn { wait, .. } => wait + time::TURN,
        }
    }
}

/// What moves on a board right now.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    parts: Vec<Part>,
    started: Option<Instant>,
    now: Option<Instant>,
    pace: Animation,
}

impl Motion {
    /// Turns movement on or off; what moves now is at its place at once when it is turned off.
    pub fn set_pace(&mut self, pace: Animation) {
        self.pace = pace;
        if pace == Animation::Still {
            self.stop();
        }
    }

    /// Whether anything moves at all.
    #[must_use]
    pub const fn pace(&self) -> Animation {
        self.pace
    }

    /// Lets the pieces that now stand on the second square of each pair come from the first.
    pub fn glide(&mut self, ways: impl IntoIterator<Item = (Spot, Spot)>) {
        let parts = ways
            .into_iter()
            .map(|(from, to)| Part::Glide { from, to })
            .collect();
        self.start(parts);
    }

    /// Lets the piece on `at` shake its head.
    pub fn shake(&mut self, at: Spot) {
        self.start(vec![Part::Shake {
            at,
            wait: Duration::ZERO,
        }]);
    }

    /// Lets the pieces on these squares hop.
    pub fn hop(&mut self, all: impl IntoIterator<Item = Spot>) {
        self.start(all.into_iter().map(|at| Part::Hop { at }).collect());
    }

    /// Lets the piece on `home` run against the one on `wall`, which is shaken by it; one that was dropped is there
    /// already.
    pub fn bump(&mut self, home: Spot, wall: Spot, goes: bool) {
        let wait = going(goes);
        let shaken = Part::Shake { at: wall, wait };
        self.start(vec![Part::Bump { home, wall, goes }, shaken]);
    }

    /// Lets the piece on `home` come back from `dropped` and then shake its head.
    pub fn come_back(&mut self, home: Spot, dropped: Spot) {
        let back = Part::Glide {
            from: dropped,
            to: home,
        };
        let shake = Part::Shake {
            at: home,
            wait: time::GLIDE,
        };
        self.start(vec![back, shake]);
    }

    /// Lets the pieces that stand on the first square of each pair go to the second and come back after a
    /// while; those that are dropped there do not go any more.
    pub fn visit(&mut self, ways: impl IntoIterator<Item = (Spot, Spot)>, goes: bool) {
        let parts = ways
            .into_iter()
            .map(|(home, to)| Part::Visit {
                home,
                to,
                goes,
                wait: Duration::ZERO,
            })
            .collect();
        self.start(parts);
    }

    /// Acts out what a refused move would lead to: the pieces glide, then `taker` goes to the king, who falls.
    pub fn act_out(
        &mut self,
        ways: impl IntoIterator<Item = (Spot, Spot)>,
        taker: Spot,
        king: Spot,
    ) {
        self.glide(ways);
        if self.pace == Animation::Smooth {
            let wait = time::GLIDE * 2;
            self.parts.push(Part::Visit {
                home: taker,
                to: king,
                goes: true,
                wait,
            });
            self.parts.push(Part::Fall {
                at: king,
                wait: wait + time::GLIDE,
            });
        }
    }

    /// Lets the piece on `at` fall once what moves now has come to rest.
    pub fn then_fall(&mut self, at: Spot) {
        self.then(|wait| Part::Fall { at, wait });
    }

    /// Lets the star that is on `to` now fly there from `from`, once what moves now has come to rest.
    pub fn then_fly(&mut self, from: Spot, to: Spot) {
        self.then(|wait| Part::Fly { from, to, wait });
    }

    /// Something more, after all that moves now.
    fn then(&mut self, part: impl Fn(Duration) -> Part) {
        if self.pace == Animation::Smooth {
            let wait = self.parts.iter().map(|part| part.length()).max();
            self.parts.push(part(wait.unwrap_or_default()));
        }
    }

    /// Where the star of a square is seen while it comes flying: its file and rank, and how high it is, from 0 on the
    /// board to 1 in the middle of its way; `None` if it lies there.
    #[must_use]
    pub fn flown(&self, spot: Spot) -> Option<(f32, f32, f32)> {
        let elapsed = self.now.map_or(Duration::ZERO, |now| self.elapsed(now));
        self.parts.iter().find_map(|part| match part {
            Part::Fly { from, to, wait } if *to == spot => {
                let done = share(elapsed.saturating_sub(*wait), time::FLY);
                let (file, rank) = between(*from, *to, ease(done));
                Some((file, rank, (done * PI).sin()))
            }
            _ => None,
        })
    }

    /// Lets all pieces come from where they stood before the board was turned, whatever else moves.
    pub fn turn(&mut self, shape: Shape) {
        self.parts.retain(|part| !matches!(part, Part::Turn { .. }));
        if self.pace == Animation::Smooth {
            let wait = self.now.map_or(Duration::ZERO, |now| self.elapsed(now));
            self.parts.push(Part::Turn { shape, wait });
        }
    }

    /// How far the veil has lifted from letters that changed with the board's turn, from 0 to 1; `None` where it
    /// does not turn.
    #[must_use]
    pub fn turned(&self) -> Option<f32> {
        let (_, elapsed) = self.turning()?;
        Some(share(elapsed, time::VEIL))
    }

    /// The board that turns, and for how long it has.
    fn turning(&self) -> Option<(Shape, Duration)> {
        let elapsed = self.now.map_or(Duration::ZERO, |now| self.elapsed(now));
        self.parts.iter().find_map(|part| match part {
            Part::Turn { shape, wait } => Some((*shape, elapsed.saturating_sub(*wait))),
            _ => None,
        })
    }

    /// How high the piece of a square hops, in squares; 0 if it stands.
    #[must_use]
    pub fn lift(&self, spot: Spot) -> f32 {
        let hops = |part: &Part| *part == Part::Hop { at: spot };
        match self.now.filter(|_| self.parts.iter().any(hops)) {
            None => 0.0,
            Some(now) => {
                let done = share(self.elapsed(now), time::HOPS);
                (done * PI * 2.0).sin().abs() * HOP * (1.0 - done / 2.0)
            }
        }
    }

    /// How far the piece of a square has fallen, from 0 to 1; `None` if it does not fall now.
    #[must_use]
    pub fn tilt(&self, spot: Spot) -> Option<f32> {
        let falls = self.parts.iter().find_map(|part| match part {
            Part::Fall { at, wait } if *at == spot => Some(*wait),
            _ => None,
        });
        let elapsed = self.now.map_or(Duration::ZERO, |now| self.elapsed(now));
        Some(ease(share(elapsed.saturating_sub(falls?), time::FALL)))
    }

    /// How long nothing changes from this moment on.
    #[must_use]
    pub fn rest(&self, now: Instant) -> Duration {
        let elapsed = self.elapsed(now);
        let rests = self.parts.iter().map(|part| match part {
            Part::Visit { goes, wait, .. } => {
                let come = *wait + going(*goes);
                let leave = come + time::VISIT;
                let is_there = elapsed >= come && elapsed < leave;
                if is_there {
                    leave - elapsed
                } else {
                    Duration::ZERO
                }
            }
            Part::Glide { .. } if elapsed >= time::GLIDE => Duration::MAX,
            Part::Fall { wait, .. } if elapsed >= *wait + time::FALL => Duration::MAX,
            Part::Fly { wait, .. } if elapsed >= *wait + time::FLY => Duration::MAX,
            Part::Turn { wait, .. } if elapsed >= *wait + time::TURN => Duration::MAX,
            Part::Glide { .. }
            | Part::Hop { .. }
            | Part::Bump { .. }
            | Part::Shake { .. }
            | Part::Fall { .. }
            | Part::Fly { .. }
            | Part::Turn { .. } => Duration::ZERO,
        });
        let rest = rests.min().filter(|rest| *rest < Duration::MAX);
        rest.unwrap_or_default()
    }

    fn elapsed(&self, now: Instant) -> Duration {
        self.started
            .map_or(Duration::ZERO, |started| now.duration_since(started))
    }

    fn start(&mut self, parts: Vec<Part>) {
        self.stop();
        if self.pace == Animation::Smooth {
            self.parts = parts;
        }
    }

    /// Puts everything at its place at once.
    pub fn stop(&mut self) {
        self.parts.clear();
        self.started = None;
        self.now = None;
    }

    /// Time has passed: `now` is the moment of the picture about to be drawn.
    pub fn frame(&mut self, now: Instant) {
        let started = *self.started.get_or_insert(now);
        self.now = Some(now);
        let length = self.parts.iter().map(|part| part.length()).max();
        if now.duration_since(started) >= length.unwrap_or_default() {
            self.stop();
        }
    }

    /// Whether anything moves.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.parts.is_empty()
    }

    /// Whether a picture of this moment is still to be asked for.
    #[must_use]
    pub fn wants(&self, now: Instant) -> bool {
        self.is_running() && self.now.is_none_or(|last| last < now)
    }

    /// Where the piece of a square is seen, as file and rank; `None` if it stands still.
    #[must_use]
    pub fn place(&self, spot: Spot) -> Option<(f32, f32)> {
        let home = (f32::from(spot.file), f32::from(spot.rank));
        let mut found = None;
        for part in self.parts.iter().filter(|part| part.spot() == Some(spot)) {
            found = Some(self.place_in(*part, found.unwrap_or(home)));
        }
        let Some((shape, elapsed)) = self.turning() else {
            return found;
        };
        let at = found.unwrap_or(home);
        let left = 1.0 - ease(share(elapsed, time::TURN));
        Some(round_the_middle(shape, at, left))
    }

    /// Where a part of the movement puts a piece that other parts have put there.
    fn place_in(&self, part: Part, (file, rank): (f32, f32)) -> (f32, f32) {
        let elapsed = self.now.map_or(Duration::ZERO, |now| self.elapsed(now));
        match part {
            Part::Glide { from, to } => along(from, to, ease(share(elapsed, time::GLIDE))),
            Part::Fall { .. } | Part::Hop { .. } | Part::Fly { .. } | Part::Turn { .. } => {
                (file, rank)
            }
            Part::Bump { home, wall, goes } => {
                let long = |a: u8, b: u8| f32::from(a.abs_diff(b));
                let squares = long(home.file, wall.file).max(long(home.rank, wall.rank));
                let reach = 1.0 - TOUCH / squares.max(1.0);
                let run = share(elapsed, time::GLIDE);
                match elapsed.checked_sub(going(goes)) {
                    Some(back) => between(home, wall, reach * (1.0 - ease(share(back, time::FLY)))),
                    None => between(home, wall, reach * run.powi(2)),
                }
            }
            Part::Visit {
                home,
                to,
                goes,
                wait,
            } => {
                let (come, elapsed) = (going(goes), elapsed.saturating_sub(wait));
                match elapsed.checked_sub(come + time::VISIT) {
                    Some(left) => between(to, home, ease(share(left, time::GLIDE))),
                    None if elapsed < come => between(home, to, ease(share(elapsed, come))),
                    None => between(to, to, 0.0),
                }
            }
            Part::Shake { wait, .. } => {
                let done = share(elapsed.saturating_sub(wait), time::SHAKE);
                let swing = (done * std::f32::consts::TAU * 2.0).sin() * (1.0 - done);
                (file + swing * SHAKE_WIDTH, rank)
            }
        }
    }
}

/// A place on a board that is still to be turned by a part of half a turn. It goes along the square ring that it stands
/// on, so that no piece leaves the board.
fn round_the_middle(shape: Shape, (file, rank): (f32, f32), left: f32) -> (f32, f32) {
    let middle = |n: u8| (f32::from(n) - 1.0) / 2.0;
    let (across, up) = (middle(shape.files), middle(shape.ranks));
    let (x, y) = (file - across, rank - up);
    let (sin, cos) = (left * PI).sin_cos();
    let (turned_x, turned_y) = (x * cos - y * sin, x * sin + y * cos);
    let ring = |x: f32, y: f32| x.abs().max(y.abs());
    let out = ring(x, y) / ring(turned_x, turned_y).max(f32::EPSILON);
    (across + turned_x * out, up + turned_y * out)
}

/// How long a visitor is on the way there.
const fn going(goes: bool) -> Duration {
    if goes { time::GLIDE } else { Duration::ZERO }
}

/// A place between two squares, as file and rank.
fn between(from: Spot, to: Spot, done: f32) -> (f32, f32) {
    let part = |a: u8, b: u8| f32::from(a) + (f32::from(b) - f32::from(a)) * done;
    (part(from.file, to.file), part(from.rank, to.rank))
}

/// A point of the way of a piece: as a knight is taught to go, two squares straight and one aside; all others go straight.
fn along(from: Spot, to: Spot, done: f32) -> (f32, f32) {
    let (files, ranks) = (from.file.abs_diff(to.file), from.rank.abs_diff(to.rank));
    let corner = match (files, ranks) {
        (1, 2) => Spot::new(from.file, to.rank),
        (2, 1) => Spot::new(to.file, from.rank),
        _ => return between(from, to, done),
    };
    // The corner is two thirds of the way.
    match done * 3.0 {
        way if way < 2.0 => between(from, corner, way / 2.0),
        way => between(corner, to, way - 2.0),
    }
}

/// How far a piece goes to either side when it shakes, in squares.
const SHAKE_WIDTH: f32 = 0.09;

/// How high a piece hops, in squares.
const HOP: f32 = 0.3;

/// How far apart the middles of two pieces are that touch, in squares.
const TOUCH: f32 = 0.62;

/// How much of a length of time has passed, from 0 to 1.
fn share(elapsed: Duration, length: Duration) -> f32 {
    (elapsed.as_secs_f32() / length.as_secs_f32()).clamp(0.0, 1.0)
}

/// Fast at first, then slower (cubic).
fn ease(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A1: Spot = Spot::new(0, 0);
    const A8: Spot = Spot::new(0, 7);

    #[test]
    fn a_piece_that_can_be_moved_hops_twice_in_its_place() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.hop([A1]);
        let mut lifts = Vec::new();
        for part in 0..8 {
            motion.frame(start + time::HOPS * part / 8);
            lifts.push(motion.lift(A1));
            assert_eq!(motion.place(A1), Some((0.0, 0.0)));
        }
        assert!(lifts[2] > 0.2 && lifts[6] > 0.1, "{lifts:?}");
        assert!(lifts[0] < 0.01 && lifts[4] < 0.01, "{lifts:?}");
        assert!((motion.lift(A8)).abs() < f32::EPSILON);
        motion.frame(start + time::HOPS);
        assert!(!motion.is_running());
    }

    #[test]
    fn a_piece_runs_against_the_one_in_its_way_and_is_thrown_back() {
        let start = Instant::now();
        for goes in [true, false] {
            let mut motion = Motion::default();
            motion.bump(A1, A8, goes);
            let mut ranks = Vec::new();
            let length = going(goes) + time::FLY;
            for part in 0..20 {
                motion.frame(start + length * part / 20);
                ranks.push(motion.place(A1).unwrap().1);
            }
            let most = ranks.iter().copied().fold(0.0, f32::max);
            assert!(most > 5.5 && most <= 7.0 - TOUCH + 0.001, "{ranks:?}");
            assert!((ranks[0] < 0.01) == goes, "{ranks:?}");
            assert!(ranks[19] < 0.1, "{ranks:?}");
            motion.frame(start + length);
            assert!(!motion.is_running());
        }
    }

    #[test]
    fn a_gliding_piece_goes_from_its_old_square_to_its_new_one() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.glide([(A1, A8)]);
        motion.frame(start);
        assert_eq!(motion.place(A8), Some((0.0, 0.0)));
        motion.frame(start + time::GLIDE / 2);
        let (_, rank) = motion.place(A8).unwrap();
        assert!(rank > 3.5 && rank < 7.0);
        motion.frame(start + time::GLIDE);
        assert_eq!(motion.place(A8), None);
        assert!(!motion.is_running());
    }

    #[test]
    fn a_knight_goes_two_squares_straight_and_one_aside() {
        let start = Instant::now();
        let (from, to, mut motion) = (Spot::new(1, 0), Spot::new(2, 2), Motion::default());
        motion.glide([(from, to)]);
        motion.frame(start);
        motion.frame(start + time::GLIDE / 5);
        let (file, rank) = motion.place(to).unwrap();
        assert!(file < 1.01 && rank > 0.2, "{file} {rank}");
        motion.frame(start + time::GLIDE * 9 / 10);
        let (file, rank) = motion.place(to).unwrap();
        assert!(file > 1.2 && rank > 1.99, "{file} {rank}");
    }

    #[test]
    fn a_star_flies_on_when_the_piece_has_come_to_it() {
        let start = Instant::now();
        let (to, mut motion) = (Spot::new(4, 3), Motion::default());
        motion.glide([(A1, A8)]);
        motion.then_fly(A8, to);
        motion.frame(start);
        motion.frame(start + time::GLIDE);
        assert_eq!(motion.flown(to), Some((0.0, 7.0, 0.0)), "it waits");
        assert_eq!(motion.place(to), None, "no piece flies");
        motion.frame(start + time::GLIDE + time::FLY / 2);
        let (file, rank, high) = motion.flown(to).unwrap();
        assert!(file > 2.0 && file < 4.0 && rank > 3.0 && rank < 5.0 && high > 0.99);
        motion.frame(start + time::GLIDE + time::FLY);
        assert_eq!(motion.flown(to), None);
        motion.set_pace(Animation::Still);
        motion.then_fly(A8, to);
        assert!(!motion.is_running());
    }

    #[test]
    fn a_refused_piece_comes_back_and_shakes() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.come_back(A1, A8);
        motion.frame(start);
        assert_eq!(motion.place(A1), Some((0.0, 7.0)));
        motion.frame(start + time::GLIDE + time::SHAKE / 8);
        let (file, rank) = motion.place(A1).unwrap();
        assert!(file > 0.0 && rank == 0.0);
        motion.frame(start + time::GLIDE + time::SHAKE);
        assert!(!motion.is_running());
    }

    #[test]
    fn a_visitor_is_looked_at_before_it_comes_back() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.visit([(A1, A8)], true);
        motion.frame(start);
        assert_eq!(motion.place(A1), Some((0.0, 0.0)));
        let there = start + time::GLIDE;
        for part in [0, 1, 3] {
            motion.frame(there + time::VISIT / 4 * part);
            assert_eq!(motion.place(A1), Some((0.0, 7.0)), "{part}");
        }
        assert_eq!(motion.rest(there), time::VISIT);
        motion.frame(there + time::VISIT + time::GLIDE / 2);
        let (_, rank) = motion.place(A1).unwrap();
        assert!(rank > 0.0 && rank < 7.0);
        motion.frame(there + time::VISIT + time::GLIDE);
        assert!(!motion.is_running());
    }

    #[test]
    fn a_king_in_danger_is_taken_and_falls() {
        let start = Instant::now();
        let (king, rook) = (Spot::new(4, 1), Spot::new(7, 1));
        let mut motion = Motion::default();
        motion.act_out([(A1, king)], rook, king);
        motion.frame(start);
        assert_eq!(motion.place(king), Some((0.0, 0.0)));
        assert_eq!(motion.place(rook), Some((7.0, 1.0)));
        motion.frame(start + time::GLIDE * 2);
        assert_eq!(
            (motion.place(king), motion.tilt(king)),
            (Some((4.0, 1.0)), Some(0.0))
        );
        motion.frame(start + time::GLIDE * 3 + time::FALL);
        assert_eq!(
            motion.place(rook),
            Some((4.0, 1.0)),
            "the rook has come to the king"
        );
        assert_eq!(motion.tilt(king), Some(1.0));
        motion.frame(start + time::GLIDE * 4 + time::VISIT);
        assert!(!motion.is_running());
    }

    #[test]
    fn who_is_mated_falls_after_the_move() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.glide([(A1, A8)]);
        motion.then_fall(Spot::new(4, 7));
        motion.frame(start);
        motion.frame(start + time::GLIDE);
        assert_eq!(motion.tilt(Spot::new(4, 7)), Some(0.0));
        motion.frame(start + time::GLIDE + time::FALL / 2);
        assert!(motion.tilt(Spot::new(4, 7)).is_some_and(|it| it > 0.5));
        assert_eq!(motion.tilt(A8), None);
    }

    #[test]
    fn all_men_come_from_the_other_side_and_stay_on_the_board() {
        let start = Instant::now();
        let mut motion = Motion::default();
        let shape = Shape::square(8);
        motion.turn(shape);
        motion.frame(start);
        let near = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).abs() + (a.1 - b.1).abs() < 0.01;
        for part in 0..7 {
            motion.frame(start + time::TURN / 7 * part);
            for spot in shape.spots() {
                let (file, rank) = motion.place(spot).unwrap();
                let (other_file, other_rank) = (f32::from(7 - spot.file), f32::from(7 - spot.rank));
                if part == 0 {
                    assert!(near((file, rank), (other_file, other_rank)), "{spot:?}");
                }
                let inside = -0.01..7.01;
                assert!(inside.contains(&file) && inside.contains(&rank));
            }
        }
        assert_eq!(motion.turned(), Some(1.0), "the letters are there");
        motion.frame(start + time::TURN);
        assert!(!motion.is_running() && motion.place(A1).is_none());
    }

    #[test]
    fn a_piece_glides_while_the_board_turns() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.glide([(A1, A8)]);
        motion.turn(Shape::square(8));
        motion.frame(start);
        let (file, rank) = motion.place(A8).unwrap();
        assert!(
            (file - 7.0).abs() < 0.01 && (rank - 7.0).abs() < 0.01,
            "a1 was up there"
        );
        motion.frame(start + time::GLIDE);
        assert!(motion.is_running() && motion.rest(start + time::GLIDE).is_zero());
        motion.frame(start + time::TURN);
        assert!(!motion.is_running());
    }

    #[test]
    fn nothing_moves_when_motion_is_off() {
        let mut motion = Motion::default();
        motion.set_pace(Animation::Still);
        motion.glide([(A1, A8)]);
        motion.shake(A1);
        motion.turn(Shape::square(8));
        assert!(!motion.is_running());
    }

    #[test]
    fn the_same_moment_is_asked_for_once() {
        let start = Instant::now();
        let mut motion = Motion::default();
        motion.shake(A1);
        assert!(motion.wants(start));
        motion.frame(start);
        assert!(!motion.wants(start));
        assert!(motion.wants(start + time::FRAME));
    }

    #[test]
    fn no_movement_is_longer_than_a_fifth_of_a_second() {
        assert!(time::GLIDE <= Duration::from_millis(200));
        assert!(time::SHAKE <= Duration::from_millis(200));
    }
}
