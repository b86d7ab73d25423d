//! Letters in a lesson: they jump to pieces, list where the picked piece may go, and write moves.
//!
//! A letter of a piece jumps to the next one of its kind. A file and a digit, such as `e2`, begin a
//! typed move, and so does `/`; Enter plays it just as clicks would. `h` is the hint and `j` the list of
//! what happened, so that a move from these files begins with `/`.

use crate::explain;
use crate::gui::base::Framed;
use crate::gui::base::focus::Key;
use crate::gui::base::shared::Shared;
use crate::gui::board::{BoardEvent, Hands};
use crate::gui::screen::lesson::model::Control;
use crate::gui::screen::lesson::words::unread_phrase;
use crate::gui::screen::lesson::{MoveBy, State};
use crate::locale::Phrase;
use crate::rules::notation::letters::{MOST_SIGNS, is_sign};
use crate::rules::{Attempt, Geometry, Square};
use crate::scene::Spot;
use crate::session::Input;

impl<G: Geometry> State<G> {
    /// A key that writes, jumps or lists; `false` if it is for somebody else.
    pub(super) fn typing_key(&mut self, key: Key, shared: &mut Shared) -> bool {
        self.aside = None;
        if self.typed.is_some() {
            return self.write(key, shared);
        }
        let letters = std::mem::take(&mut self.letters);
        if self.frame.model.entry.is_some() || !self.offers(Control::Board) {
            return false;
        }
        let Key::Letter(letter) = key else {
            return false;
        };
        match letter {
            '/' => self.typed = Some(String::new()),
            'm' | 'M' => self.aside = Some(self.targets_in_words(shared)),
            '1'..='9' if begin::<G>(&letters).is_some() => {
                self.typed = begin::<G>(&letters).map(|begun| format!("{begun}{letter}"));
            }
            'h' | 'H' => return false,
            _ => {
                self.letters = format!("{letters}{letter}");
                return self.jump(letter, shared) || is_file::<G>(letter);
            }
        }
        true
    }

    /// A key while a move is typed.
    fn write(&mut self, key: Key, shared: &mut Shared) -> bool {
        let Some(typed) = &mut self.typed else {
            return false;
        };
        match key {
            Key::Letter(letter) if is_sign(letter) && typed.chars().count() < MOST_SIGNS => {
                typed.push(letter);
            }
            Key::TakeBack if typed.pop().is_some() => {}
            Key::TakeBack | Key::Cancel => self.typed = None,
            Key::Press => self.play_typed(shared),
            Key::Letter(_) => {}
            _ => {
                self.typed = None;
                return false;
            }
        }
        true
    }

    /// Plays what was typed: where squares are tapped the square, else the move.
    fn play_typed(&mut self, shared: &mut Shared) {
        let Some(text) = self.typed.take().filter(|text| !text.is_empty()) else {
            return;
        };
        if let (Hands::Tap | Hands::Place, Some(square)) =
            (self.frame.model.hands, Square::<G>::parse(&text))
        {
            return self.handle(BoardEvent::Pressed(square.into()), shared);
        }
        match (shared.letters()).read_attempt(self.session.position(), &text) {
            Ok(attempt) => self.play(attempt, shared),
            Err(unread) => {
                let told = unread_phrase(&unread, self.session.position(), shared);
                self.aside = Some(shared.label(&told));
            }
        }
    }

    fn play(&mut self, attempt: Attempt<G>, shared: &mut Shared) {
        let Attempt {
            from,
            to,
            promotion,
        } = attempt;
        if self.session.picked().is_some() {
            self.apply(Input::Cancel, MoveBy::Pressed, shared);
        }
        self.board.cursor = to.into();
        self.apply(Input::Drop { from, to }, MoveBy::Pressed, shared);
        if let (Some(role), true) = (promotion, self.session.promoting().is_some()) {
            self.apply(Input::Promote(role), MoveBy::Pressed, shared);
        }
    }

    /// Where the picked piece may go.
    fn targets_in_words(&self, shared: &Shared) -> String {
        let picked = self.session.picked();
        let piece = picked.and_then(|from| self.session.position().piece_at(from));
        let (Some(from), Some(piece)) = (picked, piece) else {
            return shared.label(&Phrase::TypedPickFirst);
        };
        let (piece, from) = (explain::piece_word(piece.role), from.into());
        let targets = self.session.targets();
        shared.label(&if targets.is_empty() {
            Phrase::TypedNoTargets { piece, from }
        } else {
            let squares = explain::squares(targets);
            Phrase::TypedTargets {
                piece,
                from,
                squares,
            }
        })
    }

    /// The keyboard's square jumps to the next piece of a kind: own ones first.
    fn jump(&mut self, letter: char, shared: &Shared) -> bool {
        let Some(role) = shared.letters().role(letter) else {
            return false;
        };
        let own = self.session.step().side;
        let mut places: Vec<(bool, Spot)> = self
            .frame
            .model
            .scene
            .pieces
            .iter()
            .filter(|(_, look)| look.piece.role == role)
            .map(|(spot, look)| (look.piece.seat != own, *spot))
            .collect();
        places.sort_by_key(|(is_other, spot)| (*is_other, spot.rank, spot.file));
        let is_seen = self.frame.focus.shows(Control::Board);
        let here = places
            .iter()
            .position(|(_, spot)| is_seen && *spot == self.board.cursor);
        let next = here.map_or(0, |here| (here + 1) % places.len().max(1));
        let Some((_, spot)) = places.get(next) else {
            return false;
        };
        self.board.cursor = *spot;
        self.frame.focus.give(Control::Board);
        true
    }
}

/// Whether a letter is a file of the board.
fn is_file<G: Geometry>(letter: char) -> bool {
    let last = char::from(b'a' + G::SIDE - 1);
    ('a'..=last).contains(&letter)
}

/// The beginning of a move before its first digit: `e`, `N` and a file, with a file or `x` between.
fn begin<G: Geometry>(letters: &str) -> Option<&str> {
    let starts = letters.char_indices().map(|(place, _)| place);
    starts.map(|place| letters.split_at(place).1).find(|rest| {
        let rest = rest.trim_start_matches(|it: char| it.is_uppercase());
        let way: Vec<char> = rest.chars().collect();
        match way.as_slice() {
            [file] => is_file::<G>(*file),
            ['x', file] => is_file::<G>(*file),
            [from, 'x', file] => is_file::<G>(*from) && is_file::<G>(*file),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Classic, Cross};

    #[test]
    fn a_move_begins_with_a_file_or_a_piece_and_a_file() {
        for (letters, begun) in [
            ("e", Some("e")),
            ("qe", Some("e")),
            ("Nf", Some("Nf")),
            ("nnNf", Some("Nf")),
            ("Nxf", Some("Nxf")),
            ("exd", Some("exd")),
            ("n", None),
            ("", None),
        ] {
            assert_eq!(begin::<Classic>(letters), begun, "{letters}");
        }
        assert_eq!(begin::<Classic>("k"), None);
        assert_eq!(begin::<Cross>("k"), Some("k"));
    }
}
