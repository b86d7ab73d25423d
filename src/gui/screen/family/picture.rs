//! The board of the family table as a picture: the position, the last moves, what is picked, the proof.

use crate::explain::Proof;
use crate::family::News;
use crate::gui::proof;
use crate::gui::screen::family::State;
use crate::rules::{Cross, Square};
use crate::scene::{ArrowKind, Coordinates, Mark, Scene, Spot, Tone};

/// The picture; `proof` is what the reason of a refusal points at.
pub(super) fn scene(
    state: &State,
    proof: &[Proof<Cross>],
    has_dots: bool,
    cursor: Option<Spot>,
) -> Scene {
    let game = &state.game;
    let board = game.position().board();
    let mut scene = Scene::of_position(game.position(), state.side());
    if state.is_shown {
        scene.coordinates = Coordinates::Large;
    }
    let occupied = board.occupied();
    let marks = &mut scene.marks;
    if let Some(mv) = game.game().last_move() {
        let both = [mv.from(), mv.to()];
        marks.extend(both.map(|at| Mark::Tint(at.into(), Tone::Blue)));
    }
    let tried = refused(game.news());
    if let Some(from) = game.picked() {
        marks.push(Mark::From(from.into()));
        if has_dots {
            let ways = Proof::Allowed(game.targets());
            marks.extend(proof::marks(&ways, |at| occupied.contains(at)));
        }
    }
    if let Some(waiting) = game.promoting() {
        marks.push(Mark::From(waiting.from.into()));
        marks.push(Mark::Target(waiting.to.into()));
    }
    if let Some((from, to)) = tried {
        marks.push(Mark::From(from.into()));
        marks.push(Mark::arrow(from, to, ArrowKind::Move));
    }
    for part in proof {
        let is_marked = tried.is_some_and(|(from, _)| *part == Proof::About(from));
        if !is_marked {
            marks.extend(proof::marks(part, |at| occupied.contains(at)));
        }
    }
    called(state, marks);
    marks.extend(cursor.map(Mark::Cursor));
    marks.extend(state.drawings.marks());
    scene
}

/// The king of whoever is to move, if somebody has said check to it.
fn called(state: &State, marks: &mut Vec<Mark>) {
    let game = &state.game;
    let turn = game.turn();
    if game.outcome().is_none() && !game.checked_by(turn).is_empty() {
        let kings = game.position().kings(turn);
        marks.extend(
            kings
                .iter()
                .map(|king| Mark::Circle(king.into(), Tone::Red)),
        );
    }
}

/// The refused move.
fn refused(news: &News) -> Option<(Square<Cross>, Square<Cross>)> {
    match news {
        News::Refused { from, to, .. } if from != to => Some((*from, *to)),
        _ => None,
    }
}
