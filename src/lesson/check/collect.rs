//! `collect`: one piece moves again and again until it has landed on every star.
//!
//! It is always that piece's turn. Its own side's pieces are walls; an enemy piece can be captured and is
//! gone then. With `safe = true` a move that lands where an enemy piece could take it is a mistake, and is
//! not counted as a way. The par is the fewest moves, found by the solver; an author never types it.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::check::piece_on;
use crate::lesson::log::Log;
use crate::lesson::moves_text::{self, list_of};
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::{Task, codes};
use crate::rules::{Line, Position, Square, SquareSet};
use crate::solve::Budget;
use crate::solve::collect::{self, Unsolved};

/// The most stars on a board.
const MAX_STARS: usize = 8;
/// The most positions the solver looks at.
const MAX_NODES: usize = 40_000;

/// Reads and proves the step's own settings.
pub(in crate::lesson) fn read(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let n_before = log.n_found();
    let stars = moves_text::squares(&tab.list(log, "stars"), log);
    let no_star = tab.is_usable("stars") && stars.is_empty() && log.n_found() == n_before;
    if let Some(key) = tab.key("stars").filter(|_| no_star) {
        log.push(
            Diagnostic::error(codes::STAR, key, "there is no star to collect").label("no star"),
        );
    }
    if let Some((_, text)) = stars.get(MAX_STARS) {
        let message = format!(
            "{} stars are too many: at most {MAX_STARS} fit",
            stars.len()
        );
        log.push(Diagnostic::error(codes::TOO_MANY, text.inside(), message).label("one too many"));
    }
    let position = line?.position();
    let piece = collector(tab, position, log);
    for (square, text) in &stars {
        if position.piece_at(*square).is_some() {
            let what = if Some(*square) == piece {
                "the piece starts"
            } else {
                "a piece stands"
            };
            let found = Diagnostic::error(
                codes::STAR,
                text.inside(),
                format!("{what} on {square}, so no star can be there"),
            );
            log.push(found.label("not empty"));
        }
    }
    let piece = piece.filter(|_| log.n_found() == n_before && !stars.is_empty())?;
    let safe = tab.is_on("safe");
    let all: SquareSet = stars.iter().map(|(square, _)| *square).collect();
    let mut budget = Budget::nodes(MAX_NODES);
    match collect::solve(&task(position, piece, all, safe), &mut budget) {
        Ok(solution) => {
            let par = u32::try_from(solution.cost).unwrap_or(u32::MAX);
            Some(Task::Collect {
                piece,
                stars: all,
                safe,
                par,
            })
        }
        Err(why) => {
            unsolved(tab, position, piece, &stars, safe, why, log);
            None
        }
    }
}

/// The task for the solver: it is the piece's turn, always.
pub(in crate::lesson) fn task(
    position: &Position,
    piece: Square,
    stars: SquareSet,
    safe: bool,
) -> collect::Task {
    let seat = position
        .piece_at(piece)
        .map_or(position.turn(), |piece| piece.seat);
    collect::Task {
        piece: Some(piece),
        stars,
        safe,
        ..collect::Task::new(position.with_turn(seat))
    }
}

/// The piece that collects: the one that is named, or the only one of the side to move.
fn collector(tab: &Tab<'_>, position: &Position, log: &mut Log<'_>) -> Option<Square> {
    if let Some(text) = tab.text(log, "piece") {
        return piece_on(position, text, log).map(|(square, _)| square);
    }
    let own = position.board().by_seat(position.turn());
    if tab.has("piece") || own.only().is_some() {
        return own.only().filter(|_| !tab.has("piece"));
    }
    let help = match own.first() {
        Some(square) => say!("check-write-piece", square = square.to_string()),
        None => say!("check-put-a-piece"),
    };
    let block = say!("check-block-step-of-kind", kind = "collect");
    let message = say!("check-needs", block = block, name = "piece");
    tab.miss(log, message, say!("check-which-piece"), Some(help));
    None
}

/// Says which star cannot be reached, or that it is too much.
fn unsolved(
    tab: &Tab<'_>,
    position: &Position,
    piece: Square,
    stars: &[(Square, Text<'_>)],
    safe: bool,
    why: Unsolved,
    log: &mut Log<'_>,
) {
    let key = tab.key("stars").unwrap_or(tab.head());
    if why != Unsolved::Impossible {
        let found = Diagnostic::error(codes::UNSOLVABLE, key, "this is too hard to prove")
            .label("too many ways");
        log.push(found.help("use fewer stars or fewer pieces"));
        return;
    }
    let alone = |star: Square| task(position, piece, [star].into_iter().collect(), safe);
    let is_reachable =
        |star: Square| collect::solve(&alone(star), &mut Budget::nodes(MAX_NODES)).is_ok();
    let lost: Vec<&(Square, Text<'_>)> = stars
        .iter()
        .filter(|(star, _)| !is_reachable(*star))
        .collect();
    for (star, text) in &lost {
        let message = format!("the piece on {piece} can never get to {star}");
        log.push(
            Diagnostic::error(codes::UNSOLVABLE, text.inside(), message).label("out of reach"),
        );
    }
    if lost.is_empty() {
        let all: SquareSet = stars.iter().map(|(star, _)| *star).collect();
        let message = format!(
            "the piece on {piece} cannot collect {} all together",
            list_of(all)
        );
        log.push(Diagnostic::error(codes::UNSOLVABLE, key, message).label("not all of them"));
    }
}
