//! A board of a card as a picture: the position, what is proposed, what is picked, the proof.

use crate::explain::{self, Proof};
use crate::gui::proof;
use crate::gui::screen::rulebook::trial::Trial;
use crate::rulebook::{Act, Answer, Setting};
use crate::rules::{Attempt, Geometry, Move, Position, Seat, Square, SquareSet};
use crate::scene::{ArrowKind, Mark, Scene, Spot, Tone};

/// Whether the squares that a picked piece can reach are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dots {
    /// They are.
    Shown,
    /// The reader does without.
    Hidden,
}

/// The picture of a board; `cursor` is the keyboard's square, if the board has the keyboard.
pub(super) fn scene<G: Setting>(trial: &Trial<G>, dots: Dots, cursor: Option<Spot>) -> Scene {
    let position = trial.live.position();
    let mut scene = Scene::of_board(position.board(), Seat::WHITE);
    let marks = &mut scene.marks;
    if let Some(from) = trial.picked {
        picked(trial, from, dots, marks);
    } else if let Some((from, to)) = trial.promoting {
        marks.extend([Mark::From(from.into()), Mark::Target(to.into())]);
    } else {
        match &trial.answer {
            None => proposed(trial, marks),
            Some((answer, attempt)) => answered(trial, answer, *attempt, marks),
        }
    }
    marks.extend(cursor.map(Mark::Cursor));
    marks.extend(trial.drawings.marks());
    scene
}

/// What the card asks to do or to see.
fn proposed<G: Setting>(trial: &Trial<G>, marks: &mut Vec<Mark>) {
    let circles = |squares: &str| {
        let squares = squares.split_whitespace().filter_map(Square::parse);
        let circle = |at: Square<G>| Mark::Circle(at.into(), Tone::Blue);
        squares.map(circle).collect::<Vec<_>>()
    };
    marks.extend(circles(trial.example.touched));
    if let Act::Look(squares) = trial.example.act {
        marks.extend(circles(squares));
    }
    // The last move, since some rules depend on it.
    if let Some(mv) = trial.live.line().moves().last() {
        let kind = ArrowKind::Author(Tone::Yellow);
        marks.push(Mark::arrow(mv.from(), mv.to(), kind));
    }
    if let Some(attempt) = trial.suggested() {
        marks.push(Mark::From(attempt.from.into()));
        marks.push(Mark::arrow(attempt.from, attempt.to, ArrowKind::Move));
    }
}

fn picked<G: Setting>(trial: &Trial<G>, from: Square<G>, dots: Dots, marks: &mut Vec<Mark>) {
    marks.push(Mark::From(from.into()));
    if dots == Dots::Hidden {
        return;
    }
    let moves = trial.live.line().legal_moves();
    let own = moves.iter().filter(|mv| mv.from() == from);
    let targets: SquareSet<G> = own.map(Move::to).collect();
    marks.extend(proved(trial.live.position(), &Proof::Allowed(targets)));
}

fn answered<G: Setting>(
    trial: &Trial<G>,
    answer: &Answer<G>,
    attempt: Option<Attempt<G>>,
    marks: &mut Vec<Mark>,
) {
    let position = trial.live.position();
    let tried = attempt.filter(|it| it.from != it.to);
    match answer {
        Answer::Refused { why, .. } => {
            if let Some(attempt) = tried {
                marks.push(Mark::From(attempt.from.into()));
                marks.push(Mark::arrow(attempt.from, attempt.to, ArrowKind::Move));
            }
            let from = tried.map(|it| it.from);
            let parts = why.proof.iter();
            let parts = parts.filter(|part| from.is_none_or(|from| **part != Proof::About(from)));
            marks.extend(parts.flat_map(|part| proved(position, part)));
        }
        Answer::Played(mv) => {
            marks.push(Mark::From(mv.from().into()));
            marks.extend(ended(trial));
        }
        Answer::Ended(_) => marks.extend(ended(trial)),
        Answer::TookBack(_) => {}
    }
}

/// The proof that the game has ended.
fn ended<G: Setting>(trial: &Trial<G>) -> Vec<Mark> {
    let position = trial.live.position();
    let Some(outcome) = trial.live.outcome() else {
        return Vec::new();
    };
    let proof = explain::outcome(position, outcome).proof;
    let marks = proof.iter().flat_map(|part| proved(position, part));
    marks.collect()
}

fn proved<G: Geometry>(position: &Position<G>, part: &Proof<G>) -> Vec<Mark> {
    proof::marks(part, |at| position.piece_at(at).is_some())
}
