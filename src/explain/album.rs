//! The album of a line: its positions beside each other, to see which came back (FIDE 9.2.3).

use crate::rules::{Attempt, Geometry, Line};

/// The most positions an album holds; the oldest are left out.
pub const ALBUM: usize = 8;

/// A position of a line, as a photograph in an album.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Photo {
    /// After how many moves it was there; 0 is the start.
    pub ply: usize,
    /// The how many-th time the present position was there then, from 1; `None` if it is another one.
    pub nth: Option<usize>,
}

/// The line with a move that is only intended, as if it were played; as it is, if there is none or it is refused.
#[must_use]
pub fn with_intended<G: Geometry>(line: &Line<G>, intended: Option<Attempt<G>>) -> Line<G> {
    let mut after = line.clone();
    match intended.map(|it| after.play(it)) {
        Some(Ok(_)) => after,
        None | Some(Err(_)) => line.clone(),
    }
}

/// After how many moves the same side was to move as now, oldest first; the last is now.
///
/// Others cannot be the same position, and would only make it harder to see which are.
#[must_use]
pub fn comparable<G: Geometry>(line: &Line<G>) -> Vec<usize> {
    let turn = line.position().turn();
    let has_turn = |ply: &usize| {
        let there = line.position_after(*ply);
        there.is_some_and(|it| it.turn() == turn)
    };
    (0..=line.moves().len()).filter(has_turn).collect()
}

/// The last of those positions, each with whether it is the present one.
#[must_use]
pub fn album<G: Geometry>(line: &Line<G>) -> Vec<Photo> {
    let mut same = line.earlier_plies();
    same.push(line.moves().len());
    let plies = comparable(line);
    let first = plies.len().saturating_sub(ALBUM);
    let photos = plies.into_iter().skip(first).map(|ply| Photo {
        ply,
        nth: same.iter().position(|it| *it == ply).map(|at| at + 1),
    });
    photos.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Classic, Setup, Square, Waive};

    fn line(fen: &str, moves: &[&str]) -> Line<Classic> {
        let setup = Setup::<Classic>::parse_fen(fen).unwrap();
        let mut line = Line::new(setup.into_position(Waive::LESSON).unwrap());
        for it in moves {
            let square = |at| Square::parse(&it[at..at + 2]).unwrap();
            line.play(Attempt::new(square(0), square(2))).unwrap();
        }
        line
    }

    fn seen(line: &Line<Classic>) -> Vec<(usize, Option<usize>)> {
        album(line).iter().map(|it| (it.ply, it.nth)).collect()
    }

    const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    #[test]
    fn each_time_the_position_was_there_has_its_number() {
        let bare = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        let ride = ["h1g1", "e8e7", "g1h1", "e7e8"];
        assert_eq!(seen(&line(bare, &[])), [(0, Some(1))]);
        let twice = [(0, Some(1)), (2, None), (4, Some(2))];
        assert_eq!(seen(&line(bare, &ride)), twice);
        // With the other side to move nothing is the same.
        assert_eq!(seen(&line(bare, &ride[..3])), [(1, None), (3, Some(1))]);
    }

    #[test]
    fn a_right_that_is_gone_makes_another_position() {
        let ride = ["h1g1", "h8g8", "g1h1", "g8h8"];
        assert_eq!(
            seen(&line(ROOKS, &ride)),
            [(0, None), (2, None), (4, Some(1))]
        );
    }

    #[test]
    fn of_a_long_line_the_last_positions_are_kept() {
        let walk =
            "h1h2 e8d8 h2h3 d8c8 h3h4 c8b8 h4h5 b8a8 h5h6 a8b8 h6h5 b8c8 h5h4 c8d8 h4h3 d8e8";
        let moves: Vec<&str> = walk.split(' ').collect();
        let photos = album(&line("4k3/8/8/8/8/8/8/4K2R w - - 0 1", &moves));
        assert_eq!(photos.len(), ALBUM);
        let last = Photo {
            ply: 16,
            nth: Some(1),
        };
        assert_eq!(photos.last(), Some(&last));
    }
}
