//! A board of a card as a picture: the position, what is proposed, what is picked, the proof.

use crate::explain::{self, Proof};
use crate::gui::base::marks::Marks;
use crate::gui::screen::rulebook::trial::Trial;
use crate::rulebook::{Reply, Setting};
use crate::rules::{Move, Seat, Square};
use crate::scene::{ArrowKind, Mark, Scene, Spot, Tone};

/// The picture of a board; `cursor` is the keyboard's square, if the board has the keyboard.
pub(super) fn scene<G: Setting>(trial: &Trial<G>, has_dots: bool, cursor: Option<Spot>) -> Scene {
    let position = trial.live.position();
    let mut scene = Scene::of_board(position.board(), Seat::WHITE);
    let ended = ended(trial);
    let mut marks = Marks {
        cursor,
        drawn: trial.board.drawings.marks(),
        ..Marks::default()
    };
    if let Some(from) = trial.hand.picked() {
        marks.picked = Some(from);
        if has_dots {
            let moves = trial.live.line().legal_moves();
            let own = moves.iter().filter(|mv| mv.from() == from);
            marks.targets = own.map(Move::to).collect();
        }
    } else if trial.hand.promoting().is_some() {
        marks.promoting = trial.hand.promoting().map(|it| (it.from, it.to));
    } else {
        match &trial.answer {
            None => {
                scene.marks = proposed(trial);
                marks.asked = trial.suggested().map(|it| (it.from, it.to));
            }
            Some((Reply::Refused { why, .. }, attempt)) => {
                let tried = attempt.filter(|it| it.from != it.to);
                marks.refused = tried.map(|it| (it.from, it.to));
                marks.proof = &why.proof;
            }
            Some((Reply::Played(mv), _)) => {
                marks.picked = Some(mv.from());
                marks.proof = &ended;
            }
            Some((Reply::Ended(_), _)) => marks.proof = &ended,
            Some((Reply::TookBack(_), _)) => {}
        }
    }
    let marks = marks.all(|at| position.piece_at(at).is_some());
    scene.marks.extend(marks);
    scene
}

/// What the card asks to do or to see.
fn proposed<G: Setting>(trial: &Trial<G>) -> Vec<Mark> {
    let squares = trial.laid.touched.iter().chain(&trial.laid.seen);
    let circle = |at: &Square<G>| Mark::Circle((*at).into(), Tone::Blue);
    let mut marks: Vec<Mark> = squares.map(circle).collect();
    // The last move, since some rules depend on it.
    if let Some(mv) = trial.live.line().moves().last() {
        let kind = ArrowKind::Author(Tone::Yellow);
        marks.push(Mark::arrow(mv.from(), mv.to(), kind));
    }
    marks
}

/// The proof that the game has ended.
fn ended<G: Setting>(trial: &Trial<G>) -> Vec<Proof<G>> {
    let outcome = trial.live.outcome();
    let end = outcome.map(|it| explain::outcome(trial.live.position(), it));
    end.map(|it| it.proof).unwrap_or_default()
}
