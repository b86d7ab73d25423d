//! The board as a picture: the pieces, what is amiss, what is picked, the answer with its proof.

use crate::explain::Proof;
use crate::gui::proof::marks;
use crate::gui::screen::referee::model::{Control, Phase};
use crate::gui::screen::referee::{Held, State};
use crate::referee::{Allowed, Answer, Refused};
use crate::rules::{Attempt, Position, Square};
use crate::scene::{ArrowKind, Mark, Scene, Tone};

/// The picture of the board.
pub(super) fn scene(state: &State) -> Scene {
    let board = &state.referee.setup().board;
    let mut scene = Scene::of_board(board, state.side);
    let marks = &mut scene.marks;
    match state.phase {
        Phase::PutUp => amiss(state, marks),
        Phase::Ask => asked(state, marks),
    }
    marks.extend(state.picked.map(|at| Mark::From(at.into())));
    if state.focus.shows(Control::Board) {
        marks.push(Mark::Cursor(state.cursor));
    }
    marks.extend(state.drawings.marks());
    scene
}

/// What cannot be so.
fn amiss(state: &State, marks: &mut Vec<Mark>) {
    let problems = state.referee.problems();
    let squares = problems.iter().flat_map(|problem| problem.squares);
    marks.extend(squares.map(|square| Mark::Danger(square.into())));
    if state.held != Held::Nothing && state.focus.shows(Control::Board) {
        marks.push(Mark::Landing(state.cursor));
    }
}

fn asked(state: &State, marks: &mut Vec<Mark>) {
    let Some(position) = state.referee.position() else {
        return;
    };
    if state.picked.is_some() {
        return;
    }
    if let Some(attempt) = state.promoting {
        shown(attempt, marks);
        return;
    }
    match &state.asked {
        None => marks.extend(proofs(&position, &state.standing.proof, None)),
        Some((attempt, Answer::Refused(refused))) => {
            refusal(&position, *attempt, refused, marks);
        }
        Some((attempt, Answer::Allowed(allowed))) => {
            shown(*attempt, marks);
            permission(allowed, marks);
        }
    }
}

/// The move that is asked about.
fn shown(attempt: Attempt, marks: &mut Vec<Mark>) {
    marks.push(Mark::From(attempt.from.into()));
    if attempt.from != attempt.to {
        marks.push(Mark::arrow(attempt.from, attempt.to, ArrowKind::Move));
    }
}

fn refusal(position: &Position, attempt: Attempt, refused: &Refused, marks: &mut Vec<Mark>) {
    let has_piece = position.piece_at(attempt.from).is_some();
    if has_piece {
        shown(attempt, marks);
    }
    let about = has_piece.then_some(attempt.from);
    marks.extend(proofs(position, &refused.why.proof, about));
}

/// What the move would do: whom it takes in passing, where the rook goes, the check it gives.
fn permission(allowed: &Allowed, marks: &mut Vec<Mark>) {
    let mv = &allowed.mv;
    if let Some((rook, lands)) = mv.castled() {
        marks.push(Mark::arrow(rook, lands, ArrowKind::Move));
    }
    if let Some((square, _)) = mv.captured().filter(|_| mv.is_en_passant()) {
        marks.push(Mark::Cross(square.into(), Tone::Red));
    }
    let after = &allowed.after;
    if let Some(king) = after.kings(after.turn()).first() {
        let checkers = after.checkers().iter();
        marks.extend(checkers.map(|from| Mark::arrow(from, king, ArrowKind::Attack)));
    }
    marks.push(Mark::Good(mv.to().into()));
}

fn proofs(position: &Position, proof: &[Proof], about: Option<Square>) -> Vec<Mark> {
    let parts = proof.iter();
    let parts = parts.filter(|part| about.is_none_or(|at| **part != Proof::About(at)));
    let is_taken = |at: Square| position.piece_at(at).is_some();
    parts.flat_map(|part| marks(part, is_taken)).collect()
}
