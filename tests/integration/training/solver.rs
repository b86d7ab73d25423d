//! Two who solve a step in a session: one asks the core, the other guesses.

use squarewise::lesson::Task;
use squarewise::lesson::proof::way;
use squarewise::lesson::task::NameAsk;
use squarewise::rules::{Attempt, Geometry, Square};
use squarewise::session::{Answer, Input, Session, is_light};
use squarewise::training::tapped;

use crate::course::bot::{awaited, right_answer};
use crate::dice::Dice;

fn attempt<G: Geometry>(session: &mut Session<G>, attempt: Attempt<G>) {
    let (from, to) = (attempt.from, attempt.to);
    session.apply(Input::Drop { from, to });
    if let Some(role) = attempt.promotion {
        session.apply(Input::Promote(role));
    }
}

fn write<G: Geometry>(session: &mut Session<G>, text: &str) {
    for letter in text.chars() {
        session.apply(Input::Letter(letter));
    }
    session.apply(Input::HandIn);
}

/// Gives the answer that the core knows.
pub(super) fn solve<G: Geometry>(session: &mut Session<G>) {
    let step = session.step().clone();
    match &step.task {
        Task::Squares { answer, .. } => {
            for square in *answer {
                session.apply(Input::Press(square));
            }
        }
        Task::Collect { .. } => solve_from_here(session),
        Task::Play { lines } => {
            let before = step.line.moves().len();
            while !session.is_done() {
                let played = session.line().moves().len() - before;
                attempt(session, lines[0][played].attempt());
            }
        }
        Task::Move { .. } => {
            for mv in awaited(&step) {
                attempt(session, mv.attempt());
            }
        }
        Task::Judge { .. } | Task::Status { .. } | Task::Claim { .. } => {
            session.apply(Input::Answer(right_answer(&step.task).unwrap()));
        }
        Task::Name { .. } => {
            let asked = session.asked().unwrap();
            session.apply(match asked.ask {
                NameAsk::Color if is_light(asked.square) => Input::Answer(Answer::Light),
                NameAsk::Color => Input::Answer(Answer::Dark),
                _ => Input::Press(asked.square),
            });
        }
        Task::Write { san, .. } => write(session, san),
        other => panic!("what is {other:?}?"),
    }
    assert!(session.is_done(), "{:?}", session.step());
}

/// Collects in the fewest moves, from the beginning or after [`wander`].
pub(super) fn solve_from_here<G: Geometry>(session: &mut Session<G>) {
    let moves = way(session.step()).unwrap().moves;
    if let Some(last) = session.last_move().filter(|_| session.n_moves() > 0) {
        // Back where it came from.
        let (from, to) = (last.to(), last.from());
        session.apply(Input::Drop { from, to });
    }
    for mv in moves {
        attempt(session, mv.attempt());
    }
}

/// One move that collects nothing.
pub(super) fn wander(session: &mut Session) {
    let stars = session.stars();
    let moves = session.position().legal_moves();
    let quiet = moves.iter().find(|mv| !stars.contains(mv.to()));
    attempt(session, quiet.unwrap().attempt());
}

/// Guesses until it is solved: whether it was at once.
pub(super) fn guess<G: Geometry>(session: &mut Session<G>, dice: &mut Dice) {
    let step = session.step().clone();
    let position = *step.position();
    let one = |all: &[Square<G>], dice: &mut Dice| all[dice.below(all.len())];
    while !session.is_done() && session.n_slips() == 0 {
        match &step.task {
            Task::Squares { ask, piece, .. } => {
                let left = tapped(&position, *ask, *piece) - session.found();
                let left: Vec<Square<G>> = left.iter().collect();
                session.apply(Input::Press(one(&left, dice)));
            }
            Task::Move { all: false, .. } => {
                let moves = position.legal_moves();
                attempt(session, moves[dice.below(moves.len())].attempt());
            }
            Task::Move { .. } => {
                let own: Vec<Square<G>> =
                    position.board().by_seat(position.turn()).iter().collect();
                let every: Vec<Square<G>> = Square::all().collect();
                let (from, to) = (one(&own, dice), one(&every, dice));
                session.apply(Input::Drop { from, to });
            }
            Task::Judge { .. } | Task::Status { .. } | Task::Claim { .. } => {
                let answers = session.answers();
                session.apply(Input::Answer(answers[dice.below(answers.len())]));
            }
            Task::Name { .. } => {
                let every: Vec<Square<G>> = Square::all().collect();
                session.apply(Input::Press(one(&every, dice)));
            }
            Task::Write { .. } => {
                let moves = position.legal_moves();
                let mv = moves[dice.below(moves.len())];
                let text = squarewise::rules::notation::san::write(&position, &mv);
                write(session, &text);
            }
            other => panic!("what is {other:?}?"),
        }
    }
}
