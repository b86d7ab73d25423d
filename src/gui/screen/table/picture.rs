//! The board of the table as a picture: the position, the last move, what is picked, the proof.

use crate::explain::Proof;
use crate::gui::proof;
use crate::gui::screen::table::State;
use crate::rules::{Move, Seat, Square};
use crate::scene::{ArrowKind, Mark, Scene, Spot, Tone};
use crate::table::News;

/// Whether the squares that a picked piece can reach are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dots {
    /// They are.
    Shown,
    /// The players do without.
    Hidden,
}

/// The picture; `proof` is what the referee's reason points at.
pub(super) fn scene(
    state: &State,
    side: Seat,
    proof: &[Proof],
    dots: Dots,
    cursor: Option<Spot>,
) -> Scene {
    let game = &state.game;
    let shown = game.shown();
    let mut scene = Scene::of_board(shown.board(), side);
    let marks = &mut scene.marks;
    if let Some(mv) = game.last_move() {
        marks.extend(last_move(&mv));
    }
    let is_refused = game.news().is_refusal();
    if let Some(from) = game.picked() {
        marks.push(Mark::From(from.into()));
        if dots == Dots::Shown && !is_refused {
            let taken = shown.board().occupied();
            let ways = Proof::Allowed(game.targets());
            marks.extend(proof::marks(&ways, |at| taken.contains(at)));
        }
    }
    if let Some(waiting) = game.promoting() {
        marks.push(Mark::From(waiting.from.into()));
        marks.push(Mark::Target(waiting.to.into()));
    }
    let tried = refused(game.news());
    if let Some((from, to)) = tried {
        marks.push(Mark::From(from.into()));
        marks.push(Mark::arrow(from, to, ArrowKind::Move));
    }
    if let News::Adjusted(at) = game.news() {
        marks.push(Mark::Good((*at).into()));
    }
    if let News::Touched(at) = game.news() {
        marks.push(Mark::CaptureTarget((*at).into()));
    }
    let occupied = shown.board().occupied();
    for part in proof {
        let is_marked = tried.is_some_and(|(from, _)| *part == Proof::About(from));
        if !is_marked {
            marks.extend(proof::marks(part, |at| occupied.contains(at)));
        }
    }
    marks.extend(cursor.map(Mark::Cursor));
    marks.extend(state.drawings.marks());
    scene
}

/// The two squares of the last move, softly.
fn last_move(mv: &Move) -> [Mark; 2] {
    [mv.from(), mv.to()].map(|at| Mark::Tint(at.into(), Tone::Blue))
}

/// The refused move.
fn refused(news: &News) -> Option<(Square, Square)> {
    match news {
        News::Refused { from, to, .. } if from != to => Some((*from, *to)),
        _ => None,
    }
}
