//! Somebody who reads nothing: a bot that sees the board, its marks, the drawings of a task and which buttons are
//! there, and instead of words boxes. It plays the Rook Meadow to its end, and cannot play a lesson that has to be read.
//!
//! It knows no rule of chess. What a piece can do it has learned from the dots that it has seen; what takes a piece
//! from what was taken; what is forbidden from what came back.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use squarewise::gui::board::{BoardEvent, Hands};
use squarewise::gui::screen::lesson::Message as LessonMessage;
use squarewise::gui::screen::lesson::model::{Control, Model, TaskSign};
use squarewise::gui::{App, Message};
use squarewise::library::PathEntry;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{ArrowKind, Mark, Spot};
use squarewise::session::Record;

use crate::gui::tools::{Player, Shown, guest};
use crate::gui::welcome;
use crate::support::{Dice, Folder, whole_course};

/// A direction on the board.
type Way = (i8, i8);

/// What became of a step.
#[derive(Debug)]
#[allow(dead_code, reason = "the name is told when a step was too hard")]
struct Played {
    step: String,
    record: Record,
    hints: usize,
    n_lost: usize,
    /// Whether there was somebody to play against.
    is_game: bool,
}

impl Played {
    /// At most two wrong tries, no third hint, no game lost twice.
    fn is_easy(&self) -> bool {
        self.record.done && self.record.mistakes <= 2 && self.hints < 3 && self.n_lost < 2
    }
}

/// Somebody who cannot read.
struct Child {
    player: Player,
    /// Whether it moves a real pointer over the window.
    points: bool,
    dice: Dice,
    /// How far each kind of piece has been seen to go, by direction.
    seen: BTreeMap<Role, BTreeMap<Way, u8>>,
    /// How each kind of enemy has been seen to take.
    takes: BTreeSet<(Role, Way)>,
    /// What came back in this step.
    refused: BTreeSet<(Spot, Spot)>,
    /// Where no dot was, though the piece could go there.
    shut: BTreeSet<Spot>,
    /// Where pieces have stood in this step.
    visited: BTreeSet<Spot>,
}

impl Child {
    fn new(player: Player, seed: u64, points: bool) -> Self {
        Self {
            player,
            points,
            dice: Dice::new(seed),
            seen: BTreeMap::new(),
            takes: BTreeSet::new(),
            refused: BTreeSet::new(),
            shut: BTreeSet::new(),
            visited: BTreeSet::new(),
        }
    }

    fn model(&self) -> &Model {
        self.player.lesson()
    }

    fn tell(&mut self, message: LessonMessage) {
        self.player.settle(vec![Message::Lesson(message)]);
    }

    fn control(&mut self, control: Control) {
        if self.points {
            self.player.click_control(control);
        } else {
            self.player.press(control);
        }
    }

    fn press(&mut self, at: Spot) {
        if self.points {
            let file = char::from(b'a' + at.file);
            self.player.squares(&[&format!("{file}{}", at.rank + 1)]);
        } else {
            let event = BoardEvent::Pressed(at);
            self.tell(LessonMessage::Board(Control::Board, event));
        }
    }

    fn piece(&self, at: Spot) -> Option<Piece> {
        self.model().scene.piece_at(at).map(|look| look.piece)
    }

    fn pieces(&self, seat: Seat) -> Vec<(Spot, Piece)> {
        let pieces = self.model().scene.pieces.iter();
        let pieces = pieces.filter(|(_, look)| look.piece.seat == seat && !look.ghost);
        pieces.map(|(at, look)| (*at, look.piece)).collect()
    }

    fn marks<T>(&self, what: impl Fn(&Mark) -> Option<T>) -> Vec<T> {
        self.model().scene.marks.iter().filter_map(what).collect()
    }

    /// The piece in the hand, and the dots.
    fn dots(&self) -> (Option<Spot>, Vec<Spot>) {
        let from = self.marks(|mark| match mark {
            Mark::From(at) => Some(*at),
            _ => None,
        });
        let to = self.marks(|mark| match mark {
            Mark::Target(at) | Mark::CaptureTarget(at) => Some(*at),
            _ => None,
        });
        (from.first().copied().filter(|_| !to.is_empty()), to)
    }

    /// Remembers where dots are, seen from the piece in the hand.
    fn look(&mut self) {
        let (Some(from), dots) = self.dots() else {
            return;
        };
        let Some(piece) = self.piece(from) else {
            return;
        };
        let known = self.seen.entry(piece.role).or_default();
        for dot in &dots {
            let (x, y) = apart(from, *dot);
            let far = x.unsigned_abs().max(y.unsigned_abs());
            let is_straight = x == 0 || y == 0 || x.abs() == y.abs();
            let (way, far) = match is_straight {
                true => ((x.signum(), y.signum()), far),
                false => ((x, y), 1),
            };
            let most = known.entry(way).or_default();
            *most = far.max(*most);
        }
        let reach = self.reach(piece, from, from);
        let shut = reach.into_iter().filter(|at| !dots.contains(at));
        self.shut.extend(shut);
    }

    /// Where a piece of this role could go from a square, as far as is known.
    fn reach(&self, piece: Piece, from: Spot, home: Spot) -> Vec<Spot> {
        let mut found = Vec::new();
        let ways = self.seen.get(&piece.role).into_iter().flatten();
        for (way, most) in ways {
            let most = if *most > 1 { 7 } else { 1 };
            let mut at = from;
            for _ in 0..most {
                let Some(next) = gone(at, *way) else { break };
                at = next;
                match self.piece(at).filter(|_| at != home) {
                    Some(other) if other.seat == piece.seat => break,
                    Some(_) => {
                        found.push(at);
                        break;
                    }
                    None => found.push(at),
                }
            }
        }
        found
    }

    /// Whether an enemy could take what stands on a square, as far as is known.
    fn is_dangerous(&self, at: Spot) -> bool {
        let enemies = self.pieces(Seat::BLACK);
        enemies.iter().any(|(from, piece)| {
            let seen = self.takes.contains(&(piece.role, apart(*from, at)));
            let known = piece.role != Role::Pawn && self.reach(*piece, *from, *from).contains(&at);
            seen || known
        })
    }

    /// The first square on the shortest known way from the hand's piece to something to be had.
    fn on_the_way(&self, from: Spot, goals: &[Spot]) -> Option<Spot> {
        let piece = self.piece(from)?;
        let (_, dots) = self.dots();
        let tinted = self.marks(|mark| match mark {
            Mark::Tint(at, _) => Some(*at),
            _ => None,
        });
        let mut queue: VecDeque<(Spot, Spot)> = dots
            .iter()
            .filter(|to| !self.refused.contains(&(from, **to)))
            .map(|to| (*to, *to))
            .collect();
        let mut met: BTreeSet<Spot> = queue.iter().map(|(at, _)| *at).collect();
        while let Some((at, first)) = queue.pop_front() {
            if goals.contains(&at) {
                return Some(first);
            }
            if self.piece(at).is_some() {
                continue;
            }
            for next in self.reach(piece, at, from) {
                let came_back = self.refused.iter().any(|(_, to)| *to == next);
                let is_shut = came_back || self.shut.contains(&next) || tinted.contains(&next);
                if !is_shut && met.insert(next) {
                    queue.push_back((next, first));
                }
            }
        }
        None
    }

    fn any<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.dice.below(of.len())])
    }

    /// Something is tried: a piece is taken up, and put there.
    fn attempt(&mut self, from: Spot, to: Spot) {
        if self.dots().0 != Some(from) {
            self.press(from);
            self.look();
        }
        let before = self.piece(from);
        self.press(to);
        if self.piece(from) == before && before.is_some() {
            self.refused.insert((from, to));
        }
        self.visited.insert(to);
    }

    /// Waits until hands are needed again, and sees how the other side takes.
    fn wait(&mut self) {
        for _ in 0..400 {
            // A step that is done and shows nothing to press goes on by itself.
            let goes_on = self.player.app.lesson_session().unwrap().is_done();
            let is_waiting = self.model().hands == Hands::Tap || goes_on;
            if !is_waiting || self.model().main.is_some() {
                break;
            }
            let before = self.model().scene.pieces.clone();
            self.tell(LessonMessage::Tick);
            let after = &self.model().scene.pieces;
            let left = before
                .iter()
                .find(|it| !after.contains(it) && it.1.piece.seat == Seat::BLACK);
            let came = after
                .iter()
                .find(|it| !before.contains(it) && it.1.piece.seat == Seat::BLACK);
            if let (Some((from, look)), Some((to, _))) = (left, came) {
                let taken = before
                    .iter()
                    .any(|(at, look)| at == to && look.piece.seat == Seat::WHITE);
                if taken {
                    self.takes.insert((look.piece.role, apart(*from, *to)));
                }
            }
        }
    }

    /// One thing that somebody does who sees what there is to be seen.
    fn act(&mut self) {
        if self.model().main.is_some() {
            self.control(Control::Main);
            return;
        }
        if self.model().nods {
            self.control(Control::Hint);
        }
        let arrows = self.marks(|mark| match mark {
            Mark::Arrow { from, to, kind } => Some((*from, *to, *kind)),
            _ => None,
        });
        let shown = arrows
            .iter()
            .find(|(_, _, kind)| matches!(kind, ArrowKind::Author(_) | ArrowKind::Hint));
        if let Some((from, to, _)) = shown {
            self.attempt(*from, *to);
            return;
        }
        let answers = self.model().answers.iter();
        let answers: Vec<_> = answers
            .filter(|it| it.is_on && it.icon.is_none())
            .map(|it| it.means)
            .collect();
        if let Some(answer) = self
            .any(&answers)
            .filter(|_| self.model().hands == Hands::Off)
        {
            self.control(Control::Answer(answer));
            return;
        }
        if self.model().hands == Hands::Tap {
            // Something is to be tapped; nothing says what.
            let all: Vec<Spot> = (0..64).map(|at| Spot::new(at % 8, at / 8)).collect();
            let at = self.any(&all).unwrap();
            self.press(at);
            return;
        }
        self.move_a_piece();
    }

    /// A star, or an enemy, or a place from where there will be one.
    fn move_a_piece(&mut self) {
        if self.is_against_somebody() {
            self.play_a_game();
            return;
        }
        let stars = self.marks(|mark| match mark {
            Mark::Star(at) => Some(*at),
            _ => None,
        });
        let own = self.movers();
        let enemies: Vec<Spot> = self.pieces(Seat::BLACK).iter().map(|(at, _)| *at).collect();
        let goals = if stars.is_empty() { enemies } else { stars };
        // Take up each once: its dots show what it can do.
        for (at, piece) in &own {
            if !self.seen.contains_key(&piece.role) {
                self.press(*at);
                self.look();
            }
        }
        let mut ways = Vec::new();
        for (at, _) in own {
            if self.dots().0 != Some(at) {
                self.press(at);
                self.look();
            }
            if let Some(to) = self.on_the_way(at, &goals) {
                ways.push((at, to, goals.contains(&to)));
            }
        }
        let best = ways
            .iter()
            .find(|(.., is_goal)| *is_goal)
            .or(ways.first())
            .copied();
        match best {
            Some((from, to, _)) => self.attempt(from, to),
            None => {
                let (from, dots) = self.dots();
                let fresh: Vec<Spot> = dots
                    .into_iter()
                    .filter(|to| !self.visited.contains(to))
                    .collect();
                if let (Some(from), Some(to)) = (from, self.any(&fresh)) {
                    self.attempt(from, to);
                }
            }
        }
    }

    /// Whether there is an enemy that moves: the coach's side was seen to.
    fn is_against_somebody(&self) -> bool {
        self.player.app.lesson_session().unwrap().has_opponent()
    }

    /// The pieces that the drawing of the task names; else all that are known to move.
    fn movers(&self) -> Vec<(Spot, Piece)> {
        let named = self.model().task.iter().flat_map(|task| &task.signs);
        let named: Vec<Role> = named
            .filter_map(|sign| match sign {
                TaskSign::Piece(piece) if piece.seat == Seat::WHITE => Some(piece.role),
                _ => None,
            })
            .collect();
        let own = self.pieces(Seat::WHITE);
        let meant: Vec<_> = own
            .iter()
            .filter(|(_, it)| named.contains(&it.role))
            .copied()
            .collect();
        if meant.is_empty() { own } else { meant }
    }

    /// Takes what can be taken and is not avenged; else goes where it can take something next.
    fn play_a_game(&mut self) {
        let mut all = Vec::new();
        for (from, piece) in self.pieces(Seat::WHITE) {
            self.press(from);
            self.look();
            let (hand, dots) = self.dots();
            if hand != Some(from) {
                continue;
            }
            for to in dots
                .into_iter()
                .filter(|to| !self.refused.contains(&(from, *to)))
            {
                let prey = self.piece(to).is_some();
                let is_bad = self.is_dangerous(to);
                let next = self.reach(piece, to, from);
                let aims = next
                    .iter()
                    .filter(|at| self.pieces(Seat::BLACK).iter().any(|(it, _)| it == *at))
                    .count();
                let is_new = !self.visited.contains(&to);
                let worth = i32::from(prey) * 100 - i32::from(is_bad) * 60
                    + i32::try_from(aims.min(2)).unwrap() * 10
                    + i32::from(is_new);
                all.push((worth, from, to));
            }
        }
        let most = all.iter().map(|(worth, ..)| *worth).max();
        let best: Vec<_> = all
            .into_iter()
            .filter(|(worth, ..)| Some(*worth) == most)
            .collect();
        if let Some((_, from, to)) = self.any(&best) {
            self.attempt(from, to);
        }
    }

    /// Plays the open lesson to its end, or until it knows no way on.
    fn play(&mut self) -> Vec<Played> {
        let mut all = Vec::new();
        loop {
            let session = self.player.app.lesson_session().unwrap();
            if session.is_finished() {
                return all;
            }
            let (step, at) = (session.step().id.clone(), session.index());
            let is_game = session.has_opponent();
            self.refused.clear();
            self.shut.clear();
            self.visited.clear();
            let mut n_lost = 0;
            let mut hints = 0;
            for act in 0.. {
                self.wait();
                let session = self.player.app.lesson_session().unwrap();
                if session.is_finished() || session.index() != at {
                    break;
                }
                hints = session.hints().0.max(hints);
                if session.is_done() && session.is_lost_to_program() {
                    n_lost += 1;
                    self.control(Control::Again);
                    self.visited.clear();
                }
                if act >= 150 || n_lost > 3 {
                    let record = session_record(&self.player.app, at);
                    all.push(Played {
                        step,
                        record,
                        hints,
                        n_lost,
                        is_game,
                    });
                    return all;
                }
                self.act();
            }
            let record = session_record(&self.player.app, at);
            all.push(Played {
                step,
                record,
                hints,
                n_lost,
                is_game,
            });
        }
    }
}

fn session_record(app: &App, at: usize) -> Record {
    app.lesson_session().unwrap().records()[at]
}

fn apart(from: Spot, to: Spot) -> Way {
    let between = |a: u8, b: u8| b.cast_signed() - a.cast_signed();
    (between(from.file, to.file), between(from.rank, to.rank))
}

fn gone(from: Spot, (x, y): Way) -> Option<Spot> {
    let on = |at: u8, by: i8| at.checked_add_signed(by).filter(|at| *at < 8);
    Some(Spot::new(on(from.file, x)?, on(from.rank, y)?))
}

/// The lessons of the meadow, in order.
fn meadow() -> Vec<String> {
    let lands = whole_course().lands();
    let meadow = lands.iter().find(|it| it.id == "meadow").unwrap();
    let lessons = meadow.entries.iter().filter_map(|entry| match entry {
        PathEntry::Lesson(id) => Some(id.clone()),
        PathEntry::Game { .. } | PathEntry::Story(_) => None,
    });
    lessons.collect()
}

/// Plays all lessons of the meadow as one child.
fn played(seed: u64, points: bool) -> Vec<(String, Vec<Played>)> {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = false;
    shared.seed = Some(seed);
    let mut child = Child::new(Player::of(App::new(shared)), seed, points);
    let mut all = Vec::new();
    for lesson in meadow() {
        child.player.app.open(&lesson);
        let told = child.play();
        assert!(
            child.player.app.lesson_session().unwrap().is_finished(),
            "{lesson}, seed {seed}: stuck at {:?}",
            told.last()
        );
        all.push((lesson, told));
    }
    all
}

/// Whether the meadow was easy enough: told as one line a lesson.
fn assert_easy(seed: u64, points: bool) -> String {
    let mut told = String::new();
    let (mut n_wrong, mut n_steps) = (0, 0);
    for (lesson, steps) in played(seed, points) {
        for it in &steps {
            assert!(it.is_easy(), "{lesson}: {it:?}");
            n_wrong += it.record.mistakes;
        }
        n_steps += steps.len();
        let wrong: usize = steps.iter().map(|it| it.record.mistakes).sum();
        let lost: usize = steps.iter().map(|it| it.n_lost).sum();
        told += &format!(
            "{lesson}: {} steps, {wrong} wrong, {lost} lost; ",
            steps.len()
        );
    }
    assert!(n_wrong <= n_steps, "{told}");
    told
}

#[test]
fn whoever_reads_nothing_plays_the_meadow_to_its_end() {
    println!("with a pointer: {}", assert_easy(1, true));
    for seed in 2..=6 {
        println!("{seed}: {}", assert_easy(seed, false));
    }
}

#[test]
fn a_newcomer_plays_from_the_first_picture_to_the_first_game_with_a_pointer_alone() {
    let folder = Folder::new("newcomer");
    let mut player = welcome::start(&folder, "en");
    welcome::press(&mut player);
    let mut child = Child::new(player, 1, true);
    let before = child.pieces(Seat::WHITE);
    let star = child.marks(|mark| match mark {
        Mark::Star(at) => Some(*at),
        _ => None,
    });
    child.press(star[0]);
    assert_ne!(child.pieces(Seat::WHITE), before, "the second click");
    let told = child.play();
    let session = child.player.app.lesson_session().unwrap();
    assert!(session.is_finished(), "stuck at {:?}", told.last());
    assert_eq!(session.lesson().id, "rook");
    assert!(told.iter().any(|it| it.is_game), "{told:?}");
    assert!(told.iter().all(Played::is_easy), "{told:?}");
}

#[test]
fn a_lesson_that_has_to_be_read_is_not_played_by_who_reads_nothing() {
    let mut shared = guest(&["en"]);
    shared.settings.motion = false;
    shared.seed = Some(1);
    let mut app = App::new(shared);
    app.open("rook");
    let mut child = Child::new(Player::of(app), 1, false);
    let told = child.play();
    assert!(!told.iter().all(Played::is_easy), "{told:?}");
    println!("{told:?}");
}
