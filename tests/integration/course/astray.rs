//! What is not right in a step: forbidden moves, and the way to a mistake that has a sentence.

use std::collections::{BTreeSet, VecDeque};

use squarewise::lesson::{Step, Task};
use squarewise::rules::{Attempt, Fault, Geometry, Move, Square, Verdict};

/// The most forbidden moves that are tried in a step.
const ENOUGH: usize = 4;

/// Some moves that the rules forbid, where pieces are moved; not what the step asks for.
pub(super) fn forbidden<G: Geometry>(step: &Step<G>) -> Vec<Attempt<G>> {
    let only = match step.task {
        Task::Collect { piece, .. } | Task::Try { piece, .. } => piece,
        Task::Illegal { .. } | Task::Move { .. } | Task::Play { .. } | Task::Game { .. } => None,
        _ => return Vec::new(),
    };
    let position = step.position();
    let own = position.board().by_seat(step.side);
    let legal = position.legal_moves();
    let is_other = |it: &Attempt<G>| {
        let same = |from: Square<G>, to: Square<G>| (from, to) == (it.from, it.to);
        let is_legal = legal.iter().any(|mv| same(mv.from(), mv.to()));
        !is_legal && !is_asked_for(step, *it) && it.from != it.to && !own.contains(it.to)
    };
    let from = own
        .iter()
        .filter(|from| only.is_none_or(|only| only == *from));
    let tries = from.flat_map(|from| Square::all().map(move |to| Attempt::new(from, to)));
    let all: Vec<Attempt<G>> = tries.filter(is_other).collect();
    let part = (all.len() / ENOUGH).max(1);
    all.into_iter().step_by(part).take(ENOUGH).collect()
}

/// Whether a step asks for this forbidden try: it is refused for the same reason, to a piece of the same kind.
pub(crate) fn is_asked_for<G: Geometry>(step: &Step<G>, tried: Attempt<G>) -> bool {
    let Task::Illegal { attempt, fault } = &step.task else {
        return false;
    };
    let position = step.position();
    let role = |at| position.piece_at(at).map(|piece| piece.role);
    let reason = |verdict: Verdict<G>| verdict.fault().map(Fault::reason);
    let is_alike = role(tried.from).is_some() && role(tried.from) == role(attempt.from);
    is_alike && reason(step.line.judge(tried)) == Some(fault.reason())
}

/// The moves after which a mistake of the step can be made: none, where it can be made at once.
pub(super) fn ways_to_wrong<G: Geometry>(step: &Step<G>, wrong: Attempt<G>) -> Vec<Attempt<G>> {
    match &step.task {
        Task::Collect { .. } => way_to(step, wrong),
        Task::Play { lines } => way_along(step, lines, wrong),
        _ => Vec::new(),
    }
}

/// The child's moves of the line beside which the mistake is made.
fn way_along<G: Geometry>(
    step: &Step<G>,
    lines: &[Vec<Move<G>>],
    wrong: Attempt<G>,
) -> Vec<Attempt<G>> {
    for line in lines {
        let mut now = step.line.clone();
        let mut way = Vec::new();
        for mv in line {
            let is_childs = now.position().turn() == step.side;
            if is_childs && mv.attempt() != wrong && now.judge(wrong).legal().is_some() {
                return way;
            }
            way.extend(is_childs.then(|| mv.attempt()));
            now.play(mv.attempt()).unwrap();
        }
    }
    panic!("{}: nobody can play {wrong:?}", step.id)
}

/// The shortest way to where the mistake is made while something is collected.
fn way_to<G: Geometry>(step: &Step<G>, wrong: Attempt<G>) -> Vec<Attempt<G>> {
    let start = step.collecting().unwrap();
    let mut seen = BTreeSet::new();
    let mut waiting = VecDeque::from([(start, Vec::new())]);
    while let Some((task, way)) = waiting.pop_front() {
        let movers = task.piece.map_or(task.position.legal_moves(), |piece| {
            task.position.moves_from(piece)
        });
        if movers.iter().any(|mv| mv.attempt() == wrong) {
            return way;
        }
        for mv in movers.iter().filter(|mv| !task.is_caught(mv)) {
            let next = task.after(mv);
            if !next.is_done() && seen.insert(format!("{:?}", next.position.board())) {
                let mut longer: Vec<Attempt<G>> = way.clone();
                longer.push(mv.attempt());
                waiting.push_back((next, longer));
            }
        }
    }
    panic!("{}: nobody can play {wrong:?}", step.id)
}
