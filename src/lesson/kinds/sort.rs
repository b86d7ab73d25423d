//! `sort`: pieces on a board, or answers of the author's own, are put in order by tapping.
//!
//! With `by = "value"` the referee itself knows the order, and pieces of one value may come in either order;
//! what is listed has the order of the list.

use crate::diagnostic::{Diagnostic, Message, Span, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::piece_on;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::choose::{self, ReadOption};
use crate::lesson::kinds::count::value;
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::task::Choice;
use crate::lesson::text::Text;
use crate::lesson::words::Numbers;
use crate::lesson::{Task, codes, moves_text};
use crate::rules::{Geometry, Position, Role, Square};

const FIELDS: &[Field] = &[
    Field::new("by", Ty::Text).of(&["value"]),
    Field::new("order", Ty::List),
    Field::new("option", Ty::Blocks),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "sort",
    fields: FIELDS,
    needs_board: false,
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// The fewest things that can be put in order.
const FEWEST: usize = 2;
/// The most pieces: their numbers have one digit.
const MOST: usize = 9;

/// Reads and proves the step's own settings.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given {
        tab, line, options, ..
    } = given;
    let has_pieces = tab.is_meant("by") || tab.is_meant("order");
    if !has_pieces && !tab.is_meant("option") {
        if !log.has_lone_options() {
            let (message, label) = (say!("check-sort-without"), say!("check-no-question"));
            tab.miss(log, message, label, Some(say!("check-sort-without-help")));
        }
        return None;
    }
    if !has_pieces {
        let options = answers(tab, options, log)?;
        let pieces = Vec::new();
        return (given.is_clean(log)).then_some(Task::Sort { pieces, options });
    }
    if let Some(key) = tab.key("option") {
        let why = say!("check-why-sort-pieces");
        log.push(never_used("option", key, why));
    }
    tab.need(log, "board", say!("check-block-question"));
    if !tab.has("board") {
        return None;
    }
    let position = line?.position();
    let pieces = pieces(tab, position, log)?;
    let options = Vec::new();
    (given.is_clean(log)).then_some(Task::Sort { pieces, options })
}

/// The answers of the author's own, each in its place; complains about what belongs to other kinds.
fn answers(tab: &Tab<'_>, options: &[ReadOption<'_>], log: &mut Log<'_>) -> Option<Vec<Choice>> {
    let key = tab.key("option").filter(|_| tab.is_usable("option"))?;
    enough(key, options.len(), log);
    choose::at_most(options, log);
    choose::unique(options, log);
    for (name, at) in options.iter().flat_map(ReadOption::of_choosing) {
        log.push(never_used(name, at, say!("check-why-sort-options")));
    }
    let choices = options.iter().map(|option| {
        Some(Choice {
            id: option.id?.value.to_owned(),
            right: true,
            has_say: false,
            go: None,
        })
    });
    choices.collect()
}

/// The pieces in order; those of one group may come in either order.
fn pieces<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    log: &mut Log<'_>,
) -> Option<Vec<Vec<Square<G>>>> {
    let n_before = log.n_found();
    let listed = moves_text::squares(&tab.list(log, "order"), log);
    for (_, text) in &listed {
        piece_on(position, *text, log);
    }
    let by_value = tab.text(log, "by");
    let key = tab.key("order").or(tab.key("by")).unwrap_or(tab.head());
    if tab.has("by") && by_value.is_none() || tab.has("order") && !tab.is_usable("order") {
        return None;
    }
    let squares: Vec<Square<G>> = match tab.has("order") {
        true => listed.iter().map(|(square, _)| *square).collect(),
        false => without_kings(position),
    };
    if log.n_found() > n_before {
        return None;
    }
    enough(key, squares.len(), log);
    if squares.len() > MOST {
        let message = say!("check-sort-too-many", n = squares.len(), limit = MOST);
        let surplus = listed.get(MOST).map_or(key, |(_, text)| text.inside());
        let found = Diagnostic::error(codes::TOO_MANY, surplus, message);
        log.push(found.label(say!("check-sort-too-many-label")));
    }
    if by_value.is_none() {
        return Some(squares.into_iter().map(|square| vec![square]).collect());
    }
    no_king(position, &listed, log);
    let groups = by_worth(position, &squares);
    if groups.len() < FEWEST && squares.len() >= FEWEST {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-sort-equal"));
        log.push(found.label(say!("check-sort-equal-label")));
    }
    let worth = |square: &Square<G>| worth(position, *square);
    if !squares.is_sorted_by_key(worth) && log.n_found() == n_before {
        let right: Vec<String> = groups
            .iter()
            .flatten()
            .map(|it| format!("\"{it}\""))
            .collect();
        let value = format!("[{}]", right.join(", "));
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-sort-order"));
        let found = found.label(say!("check-sort-order-label"));
        log.push(found.help(say!("check-write-setting", name = "order", value = value)));
    }
    Some(groups)
}

/// Every piece that has a value, from the least to the most.
fn without_kings<G: Geometry>(position: &Position<G>) -> Vec<Square<G>> {
    let pieces = position.board().iter();
    let priced = pieces.filter(|(_, piece)| piece.role != Role::King);
    let mut squares: Vec<Square<G>> = priced.map(|(square, _)| square).collect();
    squares.sort_by_key(|square| worth(position, *square));
    squares
}

fn worth<G: Geometry>(position: &Position<G>, square: Square<G>) -> u32 {
    let piece = position.piece_at(square);
    piece.map_or(0, |piece| value(piece.role))
}

/// The squares by what stands on them, the least first.
fn by_worth<G: Geometry>(position: &Position<G>, squares: &[Square<G>]) -> Vec<Vec<Square<G>>> {
    let mut sorted = squares.to_vec();
    sorted.sort_by_key(|square| worth(position, *square));
    let same =
        |one: &Square<G>, other: &Square<G>| worth(position, *one) == worth(position, *other);
    sorted.chunk_by(same).map(<[_]>::to_vec).collect()
}

/// Complains about a king among pieces that are put in order by their value: it has none.
fn no_king<G: Geometry>(
    position: &Position<G>,
    listed: &[(Square<G>, Text<'_>)],
    log: &mut Log<'_>,
) {
    let is_king = |square: Square<G>| {
        let piece = position.piece_at(square);
        piece.is_some_and(|piece| piece.role == Role::King)
    };
    for (_, text) in listed.iter().filter(|(square, _)| is_king(*square)) {
        let found = Diagnostic::error(codes::PIECE, text.inside(), say!("check-sort-king"));
        log.push(found.label(say!("check-sort-king-label")));
    }
}

/// Complains about an order of less than two.
fn enough(key: Span, count: usize, log: &mut Log<'_>) {
    if count < FEWEST {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-sort-one"));
        log.push(found.label(say!("check-sort-one-label")));
    }
}

fn never_used(name: &'static str, at: Span, why: Message) -> Diagnostic {
    let message = say!("check-never-used", name = name, why = why);
    Diagnostic::error(codes::NEVER_HEARD, at, message)
        .label(say!("check-never-used-label"))
        .help(say!("check-take-line-away"))
}
