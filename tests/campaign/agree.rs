//! The referee and the generator asked the same: may this move be played?

use std::collections::HashMap;

use squarewise::rules::{Attempt, Geometry, Line, Move, Role, Square};

/// Tries every square to every square with every promotion and with none. Says how many tries that
/// were, and what the judge allows of them is exactly what the generator lists.
///
/// # Errors
/// The tries about which the two do not agree, and the position.
pub(crate) fn agreement<G: Geometry>(line: &Line<G>) -> Result<u64, String> {
    let moves = line.legal_moves().into_iter();
    let listed: HashMap<Attempt<G>, Move<G>> = moves.map(|mv| (mv.attempt(), mv)).collect();
    let mut n_tries = 0;
    let mut differences = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [None].into_iter().chain(Role::ALL.map(Some)) {
                let attempt = Attempt {
                    from,
                    to,
                    promotion,
                };
                n_tries += 1;
                let judged = line.judge(attempt);
                if judged.legal() != listed.get(&attempt) {
                    differences.push(format!("{attempt}: {judged:?}"));
                }
            }
        }
    }
    match differences.is_empty() {
        true => Ok(n_tries),
        false => Err(format!("{differences:?} in {:?}", line.position())),
    }
}
