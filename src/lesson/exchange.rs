//! What captures bring when everything is taken that can be: pins and checks included, and whoever is to take may stop.
//!
//! Left out: moves between that take nothing, and more than two armies, where nobody knows who takes next.

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
