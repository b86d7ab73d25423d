//! What captures bring when everything is taken that can be: pins and checks included, and whoever is to take may stop.
//!
//! Left out: moves between that take nothing, and more than two armies, where nobody knows who takes next. Where any
//! answer counts, a checkmate above all, [`brings`] looks at it.

use std::cmp::Reverse;

use crate::lesson::kinds::value;
use crate::rules::{Geometry, Move, Position, Role};

/// How many captures one after the other are looked at behind the first one.
const DEEP: u8 = 6;

/// What a man is worth where men are exchanged, in pawns.
pub(crate) fn worth(role: Role) -> i64 {
    i64::from(value(role))
}

/// What a capture brings in pawns; less than nothing if it loses more than it takes.
pub(crate) fn gain<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> i64 {
    let won = mv.captured().map_or(0, |(_, taken)| worth(taken.role));
    won - exchange(&position.after(mv), DEEP)
}

/// The capture for which a move does not pay: the one that takes back before others, and of these the one that wins most;
/// `None` if the move wins something, or takes nothing and loses nothing.
pub(crate) fn answer_to<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Option<Move<G>> {
    let needed = mv.captured().map_or(1, |(_, taken)| worth(taken.role));
    let after = position.after(mv);
    let replies = takes(&after, DEEP).filter(|(won, _)| *won >= needed);
    let best = replies.max_by_key(|(won, reply)| (reply.to() == mv.to(), *won));
    best.map(|(_, reply)| reply)
}

/// The most that whoever is to move wins by captures alone, so many deep.
fn exchange<G: Geometry>(position: &Position<G>, deep: u8) -> i64 {
    let won = takes(position, deep).map(|(won, _)| won);
    won.max().unwrap_or(0).max(0)
}

/// Every capture with what it wins, so many deep.
fn takes<G: Geometry>(position: &Position<G>, deep: u8) -> impl Iterator<Item = (i64, Move<G>)> {
    let moves = match deep {
        0 => Vec::new(),
        _ => position.legal_moves(),
    };
    moves.into_iter().filter_map(move |mv| {
        let (_, taken) = mv.captured()?;
        let lost = exchange(&position.after(&mv), deep - 1);
        Some((worth(taken.role) - lost, mv))
    })
}
/// What a checkmate counts, in pawns: more than all men together.
const MATE: i64 = 1_000;

/// What a move brings in pawns when the other side answers with the best of all its moves. Behind the answer only captures
/// and promotions are looked at, and every move out of a check. A checkmate counts 1,000, a stalemate nothing.
pub(crate) fn brings<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> i64 {
    brings_within(position, mv, (-2 * MATE, 2 * MATE))
}

/// Whether a move brings at least so many pawns, as [`brings`] counts.
pub(crate) fn brings_at_least<G: Geometry>(
    position: &Position<G>,
    mv: &Move<G>,
    least: i64,
) -> bool {
    brings_within(position, mv, (least - 1, least)) >= least
}

/// What a move brings, exactly if that lies between these two.
fn brings_within<G: Geometry>(
    position: &Position<G>,
    mv: &Move<G>,
    (sure, allowed): (i64, i64),
) -> i64 {
    let after = position.after(mv);
    match (after.has_legal_move(), after.is_check()) {
        (false, true) => MATE,
        (false, false) => 0,
        (true, _) => {
            let won = swing(mv);
            won - best(&after, DEEP, Width::Full, (won - allowed, won - sure))
        }
    }
}

/// Which moves are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// Every legal one.
    Full,
    /// Those that take something or become something, or none of them; out of a check all.
    Loud,
}

/// The most that the side to move wins, in pawns, so many moves deep; exactly if that lies between these two.
fn best<G: Geometry>(
    position: &Position<G>,
    deep: u8,
    width: Width,
    (sure, allowed): (i64, i64),
) -> i64 {
    if deep == 0 {
        return 0;
    }
    let is_full = width == Width::Full || position.is_check();
    let mut moves = position.legal_moves();
    if moves.is_empty() {
        return if position.is_check() { -MATE } else { 0 };
    }
    let mut most = 0;
    if is_full {
        most = -2 * MATE;
    } else {
        moves.retain(|mv| mv.captured().is_some() || mv.promotion().is_some());
    }
    moves.sort_by_key(|mv| Reverse(swing(mv)));
    for mv in moves {
        let floor = most.max(sure);
        if floor >= allowed {
            break;
        }
        let won = swing(&mv);
        let window = (won - allowed, won - floor);
        most = most.max(won - best(&position.after(&mv), deep - 1, Width::Loud, window));
    }
    most
}

/// What a move takes, and what its pawn becomes more than a pawn.
fn swing<G: Geometry>(mv: &Move<G>) -> i64 {
    let taken = mv.captured().map_or(0, |(_, taken)| worth(taken.role));
    let more = mv.promotion().map(|role| worth(role) - worth(Role::Pawn));
    taken + more.unwrap_or(0)
}
