//! `try`, `name` and `setup`: what is practiced without one right move.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::Written;
use crate::lesson::check::piece_on;
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::task::NameAsk;
use crate::lesson::{Task, board_text, codes, moves_text};
use crate::rules::{Board, Geometry, Line, Move, Position, Square, SquareSet};

/// The most moves or questions of one step.
const MOST: u32 = 30;
/// How many positions are looked at for a way to make all moves.
const NODES: usize = 2_000;

/// Reads and proves the settings of a `try` step.
pub(in crate::lesson) fn free<G: Geometry>(
    tab: &Tab<'_>,
    line: Option<&Line<G>>,
    log: &mut Log<'_>,
) -> Option<Task<G>> {
    let n_moves = amount(tab, "moves", log);
    let line = line?;
    let piece = match tab.text(log, "piece") {
        Some(text) => Some(piece_on(line.position(), text, log)?),
        None if tab.has("piece") => return None,
        None => None,
    };
    let n_moves = n_moves?;
    let start = match piece {
        Some((_, piece)) => line.position().with_turn(piece.seat),
        None => *line.position(),
    };
    let piece = piece.map(|(square, _)| square);
    if !can_move(&start, piece, n_moves, &mut NODES.clone()) {
        let key = tab.key("moves").unwrap_or(tab.head());
        let message = say!("check-too-many-moves", n = n_moves);
        let found =
            Diagnostic::error(codes::UNSOLVABLE, key, message).label(say!("check-too-many-label"));
        log.push(found.help(say!("check-too-many-moves-help")));
        return None;
    }
    Some(Task::Try { piece, n_moves })
}

/// Whether so many moves can be made, as far as a short search finds.
fn can_move<G: Geometry>(
    position: &Position<G>,
    piece: Option<Square<G>>,
    left: usize,
    nodes: &mut usize,
) -> bool {
    if left == 0 {
        return true;
    }
    if *nodes == 0 {
        return false;
    }
    *nodes -= 1;
    let moves = match piece {
        Some(piece) => position.moves_from(piece),
        None => position.legal_moves(),
    };
    moves.iter().any(|mv: &Move<G>| {
        let next = position.after(mv);
        match piece {
            Some(_) => can_move(
                &next.with_turn(position.turn()),
                Some(mv.to()),
                left - 1,
                nodes,
            ),
            None => can_move(&next, None, left - 1, nodes),
        }
    })
}

/// A number from 1 to [`MOST`]; complains about any other.
fn amount(tab: &Tab<'_>, name: &str, log: &mut Log<'_>) -> Option<usize> {
    let (n, span) = tab.number(name)?;
    if n == 0 || n > MOST {
        let message = say!("check-number-between", name = name, limit = MOST);
        log.push(
            Diagnostic::error(codes::TOO_MANY, span, message)
                .label(say!("check-number-between-label")),
        );
        return None;
    }
    usize::try_from(n).ok()
}

/// Reads and proves the settings of a `name` step.
pub(in crate::lesson) fn name<G: Geometry>(tab: &Tab<'_>, log: &mut Log<'_>) -> Option<Task<G>> {
    let n_before = log.n_found();
    let times = amount(tab, "times", log);
    let ask = match tab.text(log, "ask").map(|text| text.value) {
        Some("square") => Some(NameAsk::Square),
        Some("file") => Some(NameAsk::File),
        Some("rank") => Some(NameAsk::Rank),
        Some("color" | "colour") => Some(NameAsk::Color),
        _ => None,
    };
    let listed = moves_text::squares(&tab.list(log, "from"), log);
    if let Some(key) = tab
        .key("from")
        .filter(|_| tab.is_usable("from") && listed.is_empty() && log.n_found() == n_before)
    {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-no-square-to-ask"));
        log.push(
            found
                .label(say!("check-empty-list"))
                .help(say!("check-no-square-to-ask-help")),
        );
    }
    if tab.has("from") && !tab.is_usable("from") || log.n_found() > n_before {
        return None;
    }
    let from = if tab.has("from") {
        listed.iter().map(|(square, _)| *square).collect()
    } else {
        Square::all().collect()
    };
    let (ask, times) = ask.zip(times)?;
    Some(Task::Name { ask, from, times })
}

/// Reads and proves the settings of a `setup` step.
pub(in crate::lesson) fn setup<G: Written>(tab: &Tab<'_>, log: &mut Log<'_>) -> Option<Task<G>> {
    let n_before = log.n_found();
    let listed = moves_text::squares(&tab.list(log, "given"), log);
    let target = *board_text::read::<G>(tab, "target", log)?.position.board();
    let mut given = Board::empty();
    for (square, text) in &listed {
        match target.piece_at(*square) {
            Some(piece) => given.put(*square, piece),
            None => {
                let message = say!("check-not-given", square = square.to_string());
                let found = Diagnostic::error(codes::PIECE, text.inside(), message);
                log.push(found.label(say!("check-no-piece-label")));
            }
        }
    }
    if target.occupied() - given.occupied() == SquareSet::EMPTY && log.n_found() == n_before {
        let key = tab.key("target").unwrap_or(tab.head());
        let message = say!("check-nothing-to-set-up");
        log.push(
            Diagnostic::error(codes::ANSWER, key, message)
                .label(say!("check-nothing-to-set-up-label")),
        );
    }
    let is_told = !tab.has("given") || tab.is_usable("given");
    (is_told && log.n_found() == n_before).then_some(Task::Setup { target, given })
}
