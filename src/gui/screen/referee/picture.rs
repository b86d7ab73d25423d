//! The board as a picture: the pieces, what is amiss, what is picked, the answer with its proof.

use crate::gui::base::marks::Marks;
use crate::gui::screen::referee::model::{Control, Phase};
use crate::gui::screen::referee::{Held, State};
use crate::referee::{AllowedMove, Ruling};
use crate::rules::{Attempt, Classic};
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
    let hand = Marks {
        picked: state.hand.picked(),
        cursor: (state.frame.focus.shows(Control::Board)).then_some(state.board.cursor),
        drawn: state.board.drawings.marks(),
        ..Marks::<Classic>::default()
    };
    marks.extend(hand.all(|_| false));
    scene
}

/// What cannot be so.
fn amiss(state: &State, marks: &mut Vec<Mark>) {
    let problems = state.referee.problems();
    let squares = problems.iter().flat_map(|problem| problem.squares);
    marks.extend(squares.map(|square| Mark::Danger(square.into())));
    if state.held != Held::Nothing && state.frame.focus.shows(Control::Board) {
        marks.push(Mark::Landing(state.board.cursor));
    }
}

fn asked(state: &State, marks: &mut Vec<Mark>) {
    let Some(position) = state.referee.position() else {
        return;
    };
    if state.hand.picked().is_some() {
        return;
    }
    let way = |attempt: Attempt| (attempt.from, attempt.to);
    let mut asked = Marks::default();
    let changed = state.changed().map(|(_, proof)| proof);
    match &state.asked {
        _ if state.hand.promoting().is_some() => asked.asked = state.hand.promoting().map(way),
        None => asked.proof = &state.standing.proof,
        Some((attempt, Ruling::Refused(refused))) => {
            let has_piece = position.piece_at(attempt.from).is_some();
            asked.refused = has_piece.then_some(way(*attempt));
            asked.proof = changed.as_deref().unwrap_or(&refused.why.proof);
        }
        Some((attempt, Ruling::Allowed(allowed))) => {
            asked.asked = Some(way(*attempt));
            permission(allowed, &mut asked.also);
        }
    }
    marks.extend(asked.all(|at| position.piece_at(at).is_some()));
}

/// What the move would do: whom it takes in passing, where the rook goes, the check it gives.
fn permission(allowed: &AllowedMove, marks: &mut Vec<Mark>) {
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
