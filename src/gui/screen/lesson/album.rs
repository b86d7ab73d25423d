//! What a claim hangs on, drawn: the album of positions, and the count of quiet moves.
//!
//! # Decisions
//! * *Which photographs are the same is not said before it is asked*: where a claim is the question, the rings and numbers
//!   come with the answer.
//! * *Of a move that is only intended there is a photograph, too*, the last one, pale: what is claimed is the position after
//!   it.

use crate::explain;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::AlbumPhoto;
use crate::lesson::Aid;
use crate::lesson::task::Claimable;
use crate::rules::{Geometry, Position};
use crate::scene::{Coordinates, Scene};

impl<G: Geometry> State<G> {
    /// The album, where the step keeps one; nothing as long as there is a single photograph in it.
    pub(super) fn album(&self) -> Vec<AlbumPhoto> {
        let session = &self.session;
        let step = session.step();
        if !step.aids.contains(&Aid::PositionAlbum) || session.is_finished() {
            return Vec::new();
        }
        let about = step.task.about();
        let is_told = about.claim.is_none() || session.evidence().is_some();
        let intended = about.attempt.filter(|_| about.claim.is_some());
        let line = explain::with_intended(session.line(), intended);
        let n_played = session.line().moves().len();
        let photos = explain::album(&line).into_iter().filter_map(|photo| {
            let position = line.position_after(photo.ply)?;
            let is_pale = photo.ply > n_played;
            Some(AlbumPhoto {
                scene: self.photographed(position, is_pale),
                nth: photo.nth.filter(|_| is_told),
            })
        });
        let photos: Vec<AlbumPhoto> = photos.collect();
        match photos.len() {
            0 | 1 => Vec::new(),
            _ => photos,
        }
    }

    fn photographed(&self, position: &Position<G>, is_pale: bool) -> Scene {
        let mut scene = Scene::of_position(position, self.session.step().side);
        scene.coordinates = Coordinates::Hidden;
        for (_, look) in &mut scene.pieces {
            look.ghost |= is_pale;
        }
        scene
    }

    /// How many half-moves without a capture or a pawn move the counter shows, where the step has one; where a claim is
    /// the question, not before the answer.
    pub(super) fn quiet_plies(&self) -> Option<usize> {
        let session = &self.session;
        let step = session.step();
        if session.is_finished() {
            return None;
        }
        match session.evidence() {
            Some(told) => {
                let is_offered = step.task.about().claims.contains(&Claimable::FiftyMoves);
                let is_counted = is_offered && told.answer != Claimable::Threefold;
                is_counted.then_some(told.quiet_plies)
            }
            None => {
                let is_asked = step.task.about().claim.is_some();
                let is_shown = step.aids.contains(&Aid::FiftyCounter) && !is_asked;
                is_shown.then(|| session.line().quiet_plies())
            }
        }
    }
}
