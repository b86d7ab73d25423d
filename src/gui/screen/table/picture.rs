//! The board of the table as a picture: the position, the last move, what is picked, the proof.

use crate::explain::Proof;
use crate::gui::base::marks::{Marks, check, check_beside_reason};
use crate::gui::screen::table::{State, TableBoard};
use crate::rules::{Ending, Geometry, Square, SquareSet};
use crate::scene::{Coordinates, Mark, Scene, Spot};
use crate::table::{News, Table};

/// The picture; `proof` is what the referee's reason points at, `has_dots` whether the squares that a
/// picked piece can reach are shown.
pub(super) fn scene<G: TableBoard>(
    state: &State<G>,
    proof: &[Proof<G>],
    has_dots: bool,
    cursor: Option<Spot>,
) -> Scene {
    let game = &state.game;
    let mut scene = G::scene(game, state.side());
    if state.is_shown {
        scene.coordinates = Coordinates::Large;
    }
    let has_dots = has_dots && !(game.is_for_two() && game.news().is_refusal());
    let mut also: Vec<Mark> = touched(game.news()).into_iter().collect();
    also.extend(checks(game, !proof.is_empty()));
    let marks = Marks {
        last: game.last_move(),
        picked: game.picked(),
        targets: if has_dots {
            game.targets()
        } else {
            SquareSet::EMPTY
        },
        promoting: game.promoting().map(|it| (it.from, it.to)),
        asked: None,
        refused: refused(game.news()),
        is_wanted: false,
        proof,
        also,
        cursor,
        drawn: state.board.drawings.marks(),
    };
    let shown = game.shown();
    if let Some(king) = mated(game) {
        scene.lay_down(king.into());
    }
    scene.marks = marks.all(|at| shown.board().occupied().contains(at));
    scene
}

/// The king who is checkmated in a game of two.
pub(super) fn mated<G: Geometry>(game: &Table<G>) -> Option<Square<G>> {
    let shown = game.shown();
    let is_mate = game.is_for_two() && shown.ending() == Some(Ending::Checkmate);
    shown.kings(shown.turn()).first().filter(|_| is_mate)
}

/// The piece that was put right, or that must be taken.
fn touched<G: Geometry>(news: &News<G>) -> Option<Mark> {
    match news {
        News::Adjusted(at) => Some(Mark::Good((*at).into())),
        News::Touched(at) => Some(Mark::CaptureTarget((*at).into())),
        _ => None,
    }
}

/// Every check on the board while the game goes on.
fn checks<G: Geometry>(game: &Table<G>, has_reason: bool) -> Vec<Mark> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let (position, seats) = (game.shown(), game.seats());
    let checks = seats.iter().flat_map(|victim| match has_reason {
        true => check_beside_reason(&position, victim),
        false => check(&position, victim),
    });
    checks.collect()
}

/// The refused move.
fn refused<G: Geometry>(news: &News<G>) -> Option<(Square<G>, Square<G>)> {
    match news {
        News::Refused { from, to, .. } if from != to => Some((*from, *to)),
        _ => None,
    }
}
