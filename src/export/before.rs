//! What was played before a question, as small boards in a row: an album.
//!
//! # Decisions
//! * *Drawn where the answer hangs on it*: a position that was there before, a right to castle that is gone, and, before
//!   moves can be read, a pawn that came to stand beside another. Elsewhere moves are written, or nothing is told: the board shows what it is.
//! * *Each board has arrows for what came next*, so that the last leads to the large one. Those that stand there have the
//!   same side to move as the position that is asked about: only they can be the same as it.
//! * *What is to be compared has one size*: where a third time is asked about, the board of the question is the last of the
//!   row, and there is no larger one.

use crate::explain::{self, ALBUM};
use crate::export::Moves;
use crate::export::block::{BlockPart, SmallBoard};
use crate::export::board::scene;
use crate::export::kit::Kit;
use crate::lesson::{Aid, Step};
use crate::locale::Phrase;
use crate::rules::{Geometry, Position, Role, Wing};
use crate::scene::{ArrowKind, Coordinates, Mark, Scene};

/// How many stand beside each other.
const ACROSS: usize = 3;

/// What is told of the moves before a question, if anything is; with `now`, the board of the question stands last in the
/// row, with these marks.
pub(super) fn part<G: Geometry>(
    kit: &Kit<'_, G>,
    step: &Step<G>,
    now: Option<&[Mark]>,
) -> Option<BlockPart> {
    let line = &step.line;
    let start = line.position_after(0)?;
    if line.moves().is_empty() {
        return None;
    }
    if now.is_some() || is_drawn(kit, step) {
        let mut album = album(kit, step);
        if let Some(marks) = now {
            let mut scene = scene(step);
            scene.coordinates = Coordinates::Hidden;
            scene.marks.extend(marks);
            let words = vec![kit.say(&Phrase::PaperNow)];
            album.push(SmallBoard { scene, words });
        }
        return Some(BlockPart::Boards(album, ACROSS));
    }
    (kit.moves == Moves::Written).then(|| {
        let played = kit.played(start, line.moves());
        BlockPart::Note(kit.say(&Phrase::PaperPlayed { played }))
    })
}

/// Whether the moves are drawn.
fn is_drawn<G: Geometry>(kit: &Kit<'_, G>, step: &Step<G>) -> bool {
    let now = step.position();
    let start = step.line.position_after(0);
    let is_repeated = step.aids.contains(&Aid::PositionAlbum);
    let has = |position: &Position<G>, wing| position.castling().has(now.turn(), wing);
    let mut wings = Wing::BOTH.into_iter();
    let is_castling = start.is_some_and(|start| wings.any(|it| has(start, it) != has(now, it)));
    let is_passing = || kit.moves == Moves::Drawn && is_beside_a_runner(step);
    is_repeated || is_castling || is_passing()
}

/// Whether a pawn of the side to move stands beside one that was moved before: how it came there, no board shows.
fn is_beside_a_runner<G: Geometry>(step: &Step<G>) -> bool {
    let now = step.position();
    let own = now.board().pieces(now.turn(), Role::Pawn);
    let runners = step.line.moves().iter();
    let mut runners =
        runners.filter(|mv| mv.piece().role == Role::Pawn && mv.piece().seat != now.turn());
    runners.any(|mv| {
        own.iter().any(|at| {
            let (files, ranks) = at.distance(mv.to());
            (files.abs(), ranks) == (1, 0)
        })
    })
}

/// The half-moves after which a board is shown, first to last.
fn plies<G: Geometry>(step: &Step<G>) -> Vec<usize> {
    let about = step.task.about();
    let intended = about.attempt.filter(|_| about.claim.is_some());
    let mut plies = explain::comparable(&explain::with_intended(&step.line, intended));
    plies.retain(|ply| *ply < step.line.moves().len());
    // Where it began, whoever was to move.
    if plies.first() != Some(&0) {
        plies.insert(0, 0);
    }
    let first = plies.len().saturating_sub(ALBUM);
    plies.split_off(first)
}

fn album<G: Geometry>(kit: &Kit<'_, G>, step: &Step<G>) -> Vec<SmallBoard> {
    let line = &step.line;
    let plies = plies(step);
    let ends = plies.iter().skip(1).copied();
    let ends = ends.chain([line.moves().len()]);
    let boards = plies.iter().zip(ends).filter_map(|(ply, end)| {
        let position = line.position_after(*ply)?;
        let mut scene = Scene::of_position(position, step.side);
        scene.coordinates = Coordinates::Hidden;
        let moves = line.moves().get(*ply..end)?.iter();
        let arrows = moves.map(|mv| Mark::arrow(mv.from(), mv.to(), ArrowKind::Move));
        scene.marks.extend(arrows);
        let number = u32::try_from(ply.div_ceil(G::SEATS.len())).unwrap_or(u32::MAX);
        let words = match number {
            0 => Phrase::PaperAtFirst,
            _ => Phrase::PaperAfterMove { number },
        };
        Some(SmallBoard {
            scene,
            words: vec![kit.say(&words)],
        })
    });
    boards.collect()
}
