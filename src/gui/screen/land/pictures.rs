//! The small boards of what can be done at the end of a land, read from how the table of the lands writes them.

use crate::gui::base::shared::lands::COURSE;
use crate::gui::look::art::lands::{COURSE_ENDED, art_of};
use crate::rules::{Piece, Role, Seat};
use crate::scene::{ArrowKind, Coordinates, Mark, PieceLook, Scene, Shape, Spot};

/// How many squares such a board has in each direction.
const SIDE: u8 = 3;

/// The three of a land, or of the whole course; none of a land that is not in the table.
#[must_use]
pub fn of(land: &str) -> &'static [&'static str] {
    match art_of(land) {
        Some(art) => &art.ended,
        None if land == COURSE => &COURSE_ENDED,
        None => &[],
    }
}

/// A board as the table writes it. What is no word of it is left out; a test finds none.
#[must_use]
pub fn drawn(written: &str) -> Scene {
    let mut scene = Scene::empty(Shape::square(SIDE), Seat::WHITE);
    scene.coordinates = Coordinates::Hidden;
    for word in words(written).filter_map(Result::ok) {
        match word {
            Word::Piece(at, piece) => scene.pieces.push((at, PieceLook::solid(piece))),
            Word::Mark(mark) => scene.marks.push(mark),
        }
    }
    scene
}

/// What stands on such a board.
#[derive(Debug)]
enum Word {
    Piece(Spot, Piece),
    Mark(Mark),
}

/// The words of a board, each read, or as it is written.
fn words(written: &str) -> impl Iterator<Item = Result<Word, &str>> {
    let words = written.split_whitespace();
    words.map(|word| read(word).ok_or(word))
}

fn read(word: &str) -> Option<Word> {
    if let Some((from, to)) = word.split_once('-') {
        let arrow = Mark::arrow(spot(from)?, spot(to)?, ArrowKind::Move);
        return Some(Word::Mark(arrow));
    }
    if let Some(at) = word.strip_prefix('!') {
        return Some(Word::Mark(Mark::Danger(spot(at)?)));
    }
    if let Some(at) = word.strip_prefix('*') {
        return Some(Word::Mark(Mark::Star(spot(at)?)));
    }
    let (seat, rest) = word.split_at_checked(1)?;
    let (role, at) = rest.split_at_checked(1)?;
    let seat = Seat::from_initial(seat.chars().next()?)?;
    let role = Role::from_letter(role.chars().next()?)?;
    Some(Word::Piece(spot(at)?, Piece::new(role, seat)))
}

/// A square by its name.
fn spot(name: &str) -> Option<Spot> {
    let mut letters = name.bytes();
    let file = letters.next()?.checked_sub(b'a')?;
    let rank = letters.next()?.checked_sub(b'1')?;
    let is_there = file < SIDE && rank < SIDE && letters.next().is_none();
    is_there.then_some(Spot::new(file, rank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::look::art::lands::LANDS;

    #[test]
    fn every_board_of_the_table_is_understood_and_none_is_there_twice() {
        let lands = LANDS.iter().map(|it| it.id).chain([COURSE]);
        let boards: Vec<&str> = lands.flat_map(of).copied().collect();
        assert_eq!(boards.len(), 3 * (LANDS.len() + 1));
        for board in &boards {
            let wrong: Vec<&str> = words(board).filter_map(Result::err).collect();
            assert!(wrong.is_empty(), "`{board}`: {wrong:?}");
            let scene = drawn(board);
            let n_words = board.split(' ').count();
            assert_eq!(scene.pieces.len() + scene.marks.len(), n_words, "{board}");
            assert!(!scene.pieces.is_empty(), "{board}");
        }
        let n_boards = boards.len();
        let mut boards = boards;
        boards.sort_unstable();
        boards.dedup();
        assert_eq!(boards.len(), n_boards);
    }

    #[test]
    fn what_is_no_word_is_told() {
        for wrong in ["XQa1", "SZa1", "SQa4", "SQa", "a1-d1", "!", "*d1", "S", "é"] {
            assert!(words(wrong).all(|it| it.is_err()), "{wrong}");
        }
    }
}
