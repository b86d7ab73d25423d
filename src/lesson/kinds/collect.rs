//! `collect`: one side moves again and again until it has landed on every star or taken everything.
//!
//! With `piece` only that piece moves, and its own side's pieces are walls; without it the whole side moves.
//! An enemy piece can be captured and is gone then. With `safe = true` a move that lands where an enemy piece could
//! take it is a mistake, with `safe = "all"` one after which any man of the side could be taken for nothing; neither
//! is counted as a way. With `flies = true` there is one star, which flies on over the squares in their order. The par
//! is the fewest moves, found by the solver; an author never types it.

use crate::diagnostic::{Diagnostic, Message, Span, say};
use crate::job::Pace;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::board_text::name_of;
use crate::lesson::check::piece_on;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text::{self, list_of};
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, codes};
use crate::rules::{Classic, Geometry, Position, Role, Square, SquareSet};
use crate::solve::collect::{self, Safety, Solving, Trail, Unsolved};

const FIELDS: &[Field] = &[
    Field::new("piece", Ty::Text),
    Field::new("stars", Ty::List),
    Field::new("flies", Ty::Switch),
    Field::new("safe", Ty::SwitchOrChoice).of(&["all"]),
    Field::new("take", Ty::Text).of(&["all"]),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "collect",
    fields: FIELDS,
    has_wrong_moves: true,
    refusals: Refusals::Any,
    numbers: |_| Numbers::Par,
    ..Room::PLAIN
};

/// The most positions the solver looks at.
pub(in crate::lesson) const MAX_NODES: usize = 40_000;

/// What is collected, and how.
#[derive(Clone, Copy, Debug)]
pub(in crate::lesson) struct What<G: Geometry = Classic> {
    /// The only piece that moves.
    pub(in crate::lesson) piece: Option<Square<G>>,
    pub(in crate::lesson) stars: SquareSet<G>,
    /// The order of the stars, where one flies over all of them.
    pub(in crate::lesson) trail: Trail<G>,
    pub(in crate::lesson) take_all: bool,
    pub(in crate::lesson) safe: Safety,
}

impl<G: Geometry> What<G> {
    /// What a task collects; `None` in the other kinds.
    pub(in crate::lesson) fn of(task: &Task<G>) -> Option<Self> {
        let Task::Collect {
            piece,
            stars,
            trail,
            take_all,
            safe,
            ..
        } = *task
        else {
            return None;
        };
        Some(Self {
            piece,
            stars,
            trail,
            take_all,
            safe,
        })
    }

    /// The task for the solver: it is the collecting side's turn, always.
    pub(in crate::lesson) fn task(self, position: &Position<G>) -> collect::CollectTask<G> {
        let piece = self.piece.and_then(|piece| position.piece_at(piece));
        let seat = piece.map_or(position.turn(), |piece| piece.seat);
        collect::CollectTask {
            piece: self.piece,
            stars: self.stars,
            trail: self.trail,
            take_all: self.take_all,
            safe: self.safe,
            ..collect::CollectTask::new(position.with_turn(seat))
        }
    }

    /// Searches for a cheapest way, step by step, as long as the file has something left to pay with.
    async fn solved(
        self,
        position: &Position<G>,
        log: &Log<'_>,
        pace: &Pace,
    ) -> Result<collect::Solution<G>, Unsolved> {
        if pace.spent() >= log.max_work() {
            return Err(Unsolved::Stopped);
        }
        let search = Solving::new(&self.task(position), MAX_NODES);
        pace.run(search).await
    }
}

/// Reads and proves the step's own settings.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given {
        tab, line, pace, ..
    } = given;
    let stars = stars(tab, log);
    let position = line?.position();
    let named = tab.text(log, "piece");
    let piece = named.and_then(|text| piece_on(position, text, log));
    let piece = piece.map(|(square, _)| square);
    let what = What {
        piece,
        stars: stars.iter().map(|(square, _)| *square).collect(),
        trail: trail(tab, &stars, log),
        take_all: tab.has("take"),
        safe: safety(tab, log),
    };
    for (square, text) in &stars {
        if position.piece_at(*square).is_some() {
            let square_name = square.to_string();
            let message = if Some(*square) == piece {
                say!("check-star-on-start", square = square_name)
            } else {
                say!("check-star-on-piece", square = square_name)
            };
            let found = Diagnostic::error(codes::STAR, text.inside(), message);
            log.push(found.label(say!("check-star-on-piece-label")));
        }
    }
    someone_moves(tab, what, position, log);
    something_to_take(tab, what, position, log);
    let is_told = tab.is_usable("stars") || tab.is_usable("take");
    if !given.is_clean(log) || !is_told || tab.has("piece") && piece.is_none() {
        return None;
    }
    match what.solved(position, log, pace).await {
        Ok(solution) => Some(Task::Collect {
            piece,
            stars: what.stars,
            trail: what.trail,
            take_all: what.take_all,
            safe: what.safe,
            par: u32::try_from(solution.cost).unwrap_or(u32::MAX),
        }),
        Err(why) => {
            let asked = Asked {
                tab,
                position,
                what,
                stars: &stars,
            };
            asked.unsolved(why, log, pace).await;
            None
        }
    }
}

/// What `safe` asks for.
fn safety(tab: &Tab<'_>, log: &Log<'_>) -> Safety {
    match tab.text(log, "safe") {
        // The field table knows one word.
        Some(_) => Safety::All,
        None if tab.is_on("safe") => Safety::Stop,
        None => Safety::Off,
    }
}

/// The stars: some, and not too many.
fn stars<'t, G: Geometry>(tab: &Tab<'t>, log: &mut Log<'_>) -> Vec<(Square<G>, Text<'t>)> {
    let n_before = log.n_found();
    let stars = moves_text::squares(&tab.list(log, "stars"), log);
    if !tab.is_meant("stars") && !tab.is_meant("take") {
        let message = say!("check-collect-without-stars");
        let help = say!("check-collect-without-stars-help");
        tab.miss(
            log,
            message,
            say!("check-collect-without-stars-label"),
            Some(help),
        );
    }
    let no_star = tab.is_usable("stars") && stars.is_empty() && log.n_found() == n_before;
    if let Some(key) = tab.key("stars").filter(|_| no_star) {
        log.push(
            Diagnostic::error(codes::STAR, key, say!("check-no-star"))
                .label(say!("check-no-star-label")),
        );
    }
    if let Some((_, text)) = stars.get(collect::MOST_STARS) {
        let message = say!(
            "check-too-many-stars",
            n = stars.len(),
            limit = collect::MOST_STARS
        );
        log.push(
            Diagnostic::error(codes::TOO_MANY, text.inside(), message)
                .label(say!("check-one-too-many")),
        );
    }
    stars
}

/// The way of a star that flies: over two squares at least.
fn trail<G: Geometry>(
    tab: &Tab<'_>,
    stars: &[(Square<G>, Text<'_>)],
    log: &mut Log<'_>,
) -> Trail<G> {
    if !tab.is_on("flies") {
        return Trail::NONE;
    }
    if let Some(key) = tab.key("flies").filter(|_| stars.len() < 2) {
        let found = Diagnostic::error(codes::STAR, key, say!("check-star-flies-nowhere"))
            .label(say!("check-star-flies-nowhere-label"))
            .help(say!("check-star-flies-nowhere-help"));
        log.push(found);
    }
    Trail::over(stars.iter().map(|(square, _)| *square))
}

/// Complains if the side to move has no piece that could collect.
fn someone_moves<G: Geometry>(
    tab: &Tab<'_>,
    what: What<G>,
    position: &Position<G>,
    log: &mut Log<'_>,
) {
    if what.piece.is_none() && !tab.has("piece") && what.task(position).movers().is_empty() {
        let message = say!(
            "check-nobody-collects",
            side = name_of::<G>(position.turn())
        );
        let board = tab.key("board").unwrap_or(tab.head());
        let found = Diagnostic::error(codes::PIECE, board, message)
            .label(say!("check-nobody-collects-label"));
        log.push(found.help(say!("check-nobody-collects-help")));
    }
}

/// Complains if there is nothing to take.
fn something_to_take<G: Geometry>(
    tab: &Tab<'_>,
    what: What<G>,
    position: &Position<G>,
    log: &mut Log<'_>,
) {
    let is_empty = what.take_all && what.stars.is_empty() && what.task(position).is_done();
    if let Some(key) = tab.key("take").filter(|_| is_empty) {
        let message = say!("check-nothing-to-take");
        log.push(
            Diagnostic::error(codes::GOAL, key, message).label(say!("check-nothing-to-take-label")),
        );
    }
}

/// A task that was not solved, as its author wrote it.
#[derive(Clone, Copy)]
struct Asked<'a, 't, G: Geometry> {
    tab: &'a Tab<'t>,
    position: &'a Position<G>,
    what: What<G>,
    stars: &'a [(Square<G>, Text<'t>)],
}

impl<G: Geometry> Asked<'_, '_, G> {
    /// Says which star cannot be reached, or that it is too much.
    async fn unsolved(self, why: Unsolved, log: &mut Log<'_>, pace: &Pace) {
        if why != Unsolved::Impossible {
            self.too_hard(log, pace);
            return;
        }
        let (mut lost, mut unsafe_stars) = (Vec::new(), Vec::new());
        for star in self.stars {
            if self.is_lost(star.0, Safety::Off, log, pace).await {
                lost.push(*star);
            } else if self.what.safe != Safety::Off
                && self.is_lost(star.0, self.what.safe, log, pace).await
            {
                unsafe_stars.push(*star);
            }
        }
        let who = self.who();
        if let Some((_, text)) = lost.first() {
            let names: Vec<String> = lost.iter().map(|(star, _)| star.to_string()).collect();
            let square = names.join(", ");
            let message = say!("check-star-out-of-reach", who = &who, square = square);
            let found = Diagnostic::error(codes::UNSOLVABLE, text.inside(), message)
                .label(say!("check-star-out-of-reach-label"));
            log.push(found.maybe_help(bishops_color(self.position, self.what.piece, &lost)));
        }
        for (star, text) in &unsafe_stars {
            let message = say!("check-star-not-safe", who = &who, square = star.to_string());
            let found = Diagnostic::error(codes::UNSOLVABLE, text.inside(), message);
            log.push(
                found
                    .label(say!("check-star-not-safe-label"))
                    .help(say!("check-star-not-safe-help")),
            );
        }
        if lost.is_empty() && unsafe_stars.is_empty() {
            log.push(self.not_together(&who));
        }
    }

    /// The setting that says what is collected.
    fn key(&self) -> Span {
        let own = if self.what.take_all { "take" } else { "stars" };
        self.tab.key(own).unwrap_or(self.tab.head())
    }

    /// That this step, or the whole file up to here, takes too much work; the file is told it once.
    fn too_hard(&self, log: &mut Log<'_>, pace: &Pace) {
        let whole = pace.spent() >= log.max_work();
        let (message, label, help) = if whole {
            (
                say!("check-file-too-hard"),
                say!("check-file-too-hard-label"),
                say!("check-file-too-hard-help"),
            )
        } else {
            (
                say!("check-too-hard"),
                say!("check-too-hard-label"),
                say!("check-too-hard-help"),
            )
        };
        if !(whole && log.has_run_out()) {
            let found = Diagnostic::error(codes::UNSOLVABLE, self.key(), message);
            log.push(found.label(label).help(help));
        }
    }

    /// Whether a star cannot be reached at all, even alone.
    async fn is_lost(&self, star: Square<G>, safe: Safety, log: &Log<'_>, pace: &Pace) -> bool {
        let alone = What {
            stars: SquareSet::of(star),
            trail: Trail::NONE,
            take_all: false,
            safe,
            ..self.what
        };
        let found = alone.solved(self.position, log, pace).await;
        found.is_err_and(|why| why == Unsolved::Impossible)
    }

    /// Who collects, in words.
    fn who(&self) -> Message {
        let Some(piece) = self.what.piece else {
            return name_of::<G>(self.position.turn());
        };
        match self.position.piece_at(piece) {
            Some(there) => moves_text::piece_on(there.role, piece),
            None => say!("check-the-piece-on", square = piece.to_string()),
        }
    }

    /// That each can be had, but not all of them.
    fn not_together(&self, who: &Message) -> Diagnostic {
        if self.what.take_all {
            let message = say!("check-cannot-take-all", who = who);
            return Diagnostic::error(codes::UNSOLVABLE, self.key(), message)
                .label(say!("check-cannot-take-all-label"));
        }
        let list = list_of(self.what.stars);
        let message = say!("check-cannot-collect-all", who = who, list = list);
        Diagnostic::error(codes::UNSOLVABLE, self.key(), message)
            .label(say!("check-cannot-collect-all-label"))
    }
}

/// That a bishop stays on its color, if all these stars lie on the other one.
fn bishops_color<G: Geometry>(
    position: &Position<G>,
    piece: Option<Square<G>>,
    lost: &[(Square<G>, Text<'_>)],
) -> Option<Message> {
    let from = piece.filter(|from| {
        let there = position.piece_at(*from);
        there.is_some_and(|there| there.role == Role::Bishop)
    })?;
    let is_other = |(star, _): &(Square<G>, Text<'_>)| star.is_dark() != from.is_dark();
    let help = match from.is_dark() {
        true => say!("check-stays-dark"),
        false => say!("check-stays-light"),
    };
    lost.iter().all(is_other).then_some(help)
}
