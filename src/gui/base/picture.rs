//! The small picture of a lesson: a corner of its board around the piece it is about. That of a board to be solved is the
//! whole board.

use crate::lesson::{AnyLesson, Lesson, Step, on_board};
use crate::rules::{Geometry, Piece, Square};
use crate::scene::{Mark, Scene, Shape, Spot};

/// How many squares the picture shows in each direction.
const SIDE: u8 = 3;

/// The picture of a lesson.
pub(in crate::gui) fn picture(lesson: &AnyLesson) -> Scene {
    on_board!(lesson, lesson => of_lesson(lesson))
}

/// The piece that a lesson is about: the first one that is.
pub(in crate::gui) fn emblem(lesson: &AnyLesson) -> Option<Piece> {
    on_board!(lesson, lesson => {
        let mut steps = lesson.steps.iter();
        steps.find_map(|step| step.position().piece_at(hero(step)?))
    })
}

/// A piece that stands for a lesson: the one it is about, else the first that is met in it.
pub(in crate::gui) fn stands_for(lesson: &AnyLesson) -> Option<Piece> {
    emblem(lesson).or_else(|| {
        on_board!(lesson, lesson => {
            let boards = lesson.steps.iter().map(|step| step.position().board());
            let mut pieces = boards.flat_map(|board| board.iter().map(|(_, piece)| piece));
            pieces.next()
        })
    })
}

fn of_lesson<G: Geometry>(lesson: &Lesson<G>) -> Scene {
    let steps = &lesson.steps;
    let step = steps.iter().find(|step| hero(step).is_some());
    let Some(step) = step.or(steps.first()) else {
        return Scene::empty(Shape::square(SIDE), crate::rules::Seat::WHITE);
    };
    of_step(step)
}

/// The picture of a step.
fn of_step<G: Geometry>(step: &Step<G>) -> Scene {
    let board = step.position().board();
    let any = || board.iter().map(|(square, _)| square).next();
    let center = hero(step).or_else(any).map_or(Spot::new(4, 3), Spot::from);
    let whole = Scene::of_position(step.position(), step.side);
    cut(&whole, (corner_for(center, G::SIDE), SIDE), stars(step))
}

/// The picture of a board that waits to be solved, or was missed: all of it, for what is left out is missed.
pub(in crate::gui) fn of_waiting<G: Geometry>(step: &Step<G>) -> Scene {
    let whole = Scene::of_position(step.position(), step.side);
    // Without its rim, so that the men are as large as can be.
    cut(&whole, (Spot::new(0, 0), G::SIDE), stars(step))
}

/// The piece a step is about.
fn hero<G: Geometry>(step: &Step<G>) -> Option<Square<G>> {
    step.task.about().piece
}

fn stars<G: Geometry>(step: &Step<G>) -> Vec<Spot> {
    step.task.about().stars.iter().map(Spot::from).collect()
}

/// The lower left square of the picture: the piece lies as near to the middle as the board allows.
fn corner_for(center: Spot, side: u8) -> Spot {
    let place = |at: u8| at.saturating_sub(SIDE / 2).min(side - SIDE);
    Spot::new(place(center.file), place(center.rank))
}

fn cut(whole: &Scene, (corner, side): (Spot, u8), stars: Vec<Spot>) -> Scene {
    let part = whole.part(corner, side);
    let stars = stars.into_iter().filter_map(|spot| spot.seen_from(corner));
    let stars = stars.filter(|spot| part.shape.has(*spot));
    Scene {
        marks: stars.map(Mark::Star).collect(),
        ..part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_piece_is_inside_and_in_the_middle_where_it_can_be() {
        for center in Shape::square(8).spots() {
            let corner = corner_for(center, 8);
            assert!((corner.file..corner.file + SIDE).contains(&center.file));
            assert!((corner.rank..corner.rank + SIDE).contains(&center.rank));
        }
        assert_eq!(corner_for(Spot::new(3, 4), 8), Spot::new(2, 3));
    }
}
