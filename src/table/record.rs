//! Games as text: written down to copy, read back when pasted.
//!
//! Writing gives the moves as the movetext of PGN has them; a game that does not begin with all pieces
//! at home says so in a `[FEN "..."]` line before. Reading takes that, a FEN alone, or moves with or
//! without numbers, and skips tags, comments, variations, signs and the result.
//! Source: the PGN standard, 8.2; import format, kindly read.

use crate::rules::notation::fen::{FenError, tag};
use crate::rules::notation::san::{self, SanError};
use crate::rules::{Position, Ruleset, Setup, Verdict, Waive};
use crate::table::{Input, Table};

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameTextError {
    /// There is nothing to read.
    Empty,
    /// The position cannot be read.
    Fen(FenError),
    /// The position can be read, but no game can go on from it.
    Setup(Box<Setup>),
    /// One of the moves cannot be played.
    Move {
        /// Which move, from 1.
        number: usize,
        /// As it was written.
        word: String,
        /// What keeps it from being read as a legal move.
        why: SanError,
    },
}

impl Table {
    /// The moves in standard notation, oldest first.
    #[must_use]
    pub fn sans(&self) -> Vec<String> {
        let game = self.game();
        let moves = game.moves().iter().enumerate();
        let each = moves.filter_map(|(ply, mv)| Some(san::write(game.position_after(ply)?, mv)));
        each.collect()
    }

    /// The game as text: `1. e4 e5 2. Nf3 *`.
    #[must_use]
    pub fn record(&self) -> String {
        let start = self.game().start();
        let mut text = String::new();
        if *start != Position::start() {
            text = format!("[FEN \"{}\"]\n\n", start.to_fen());
        }
        let n_before = usize::from(start.turn() != crate::rules::Seat::WHITE);
        let first = usize::from(start.fullmove());
        for (ply, san) in self.sans().iter().enumerate() {
            let half = ply + n_before;
            if half % 2 == 0 {
                text += &format!("{}. ", first + half / 2);
            } else if ply == 0 {
                text += &format!("{first}... ");
            }
            text += san;
            text.push(' ');
        }
        text + self.outcome().map_or("*", |outcome| outcome.result())
    }

    /// A game as a text tells it: a position to begin from, or moves, or both.
    ///
    /// # Errors
    /// What cannot be read or played; nothing is lost by asking.
    pub fn read(text: &str, rules: Ruleset) -> Result<Self, GameTextError> {
        let text = text.trim();
        let has_ranks = |word: &str| word.matches('/').count() >= 3;
        let is_fen = !text.starts_with('[') && text.split_whitespace().take(3).any(has_ranks);
        if is_fen {
            return Ok(Self::new(position(text)?, rules));
        }
        let start = match fen_tag(text) {
            Some(fen) => position(fen)?,
            None => Position::start(),
        };
        let mut table = Self::new(start, rules);
        let words = words(text);
        if words.is_empty() && fen_tag(text).is_none() {
            return Err(GameTextError::Empty);
        }
        for (ply, word) in words.iter().enumerate() {
            table.play_word(word).map_err(|why| GameTextError::Move {
                number: ply / 2 + 1,
                word: word.clone(),
                why,
            })?;
        }
        Ok(table)
    }

    fn play_word(&mut self, word: &str) -> Result<(), SanError> {
        let attempt = san::read_attempt(self.position(), word)?;
        if let Verdict::Illegal(fault) = self.game.judge(attempt) {
            return Err(SanError::Illegal(Box::new(fault)));
        }
        // A record does not tell who has said "check"; whoever keeps one has.
        self.says_check = self.has_calls();
        self.apply(Input::Try(attempt));
        self.apply(Input::Finish);
        self.news = self.turn_or_end();
        Ok(())
    }
}

fn position(fen: &str) -> Result<Position, GameTextError> {
    let setup = Setup::parse_fen(fen).map_err(GameTextError::Fen)?;
    let position = setup.clone().into_position(Waive::NOTHING);
    position.map_err(|_| GameTextError::Setup(Box::new(setup)))
}

/// The position of a `[FEN "..."]` tag.
fn fen_tag(text: &str) -> Option<&str> {
    tag(text).and_then(|(fen, _)| text.get(fen))
}

/// The moves of a text, without all that is no move.
fn words(text: &str) -> Vec<String> {
    let bare = without_asides(text);
    let words = bare.split_whitespace().map(|word| {
        let numbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let word = numbered
            .strip_prefix('.')
            .map_or(word, |rest| rest.trim_start_matches('.'));
        word.trim_end_matches(['!', '?']).to_owned()
    });
    let is_move = |word: &String| {
        let is_result = matches!(word.as_str(), "" | "*" | "1-0" | "0-1" | "1/2-1/2");
        let is_number = word.chars().all(|c| c.is_ascii_digit());
        // The sign of a capture in passing may follow a blank, and is no move.
        let is_passing = matches!(word.as_str(), "e.p." | "e.p" | "ep");
        !is_result && !is_number && !is_passing && !word.starts_with('$')
    };
    words.filter(is_move).collect()
}

/// The text without `[tags]`, `{comments}`, `(variations)` and `; lines`.
fn without_asides(text: &str) -> String {
    let mut depth = 0_usize;
    let mut bare = String::new();
    for line in text.lines() {
        let line = line.split_once(';').map_or(line, |(moves, _)| moves);
        for letter in line.chars() {
            match letter {
                '{' | '(' | '[' => depth += 1,
                '}' | ')' | ']' => depth = depth.saturating_sub(1),
                _ if depth == 0 => bare.push(letter),
                _ => {}
            }
        }
        bare.push(' ');
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn read(text: &str) -> Table {
        Table::read(text, Ruleset::FIDE).unwrap()
    }

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *";
        assert_eq!(read(text).record(), text);
        let mate = "1. f3 e5 2. g4 Qh4# 0-1";
        assert_eq!(read(mate).record(), mate);
    }

    #[test]
    fn a_game_from_another_position_says_so() {
        let text = "[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 0 40\"]\n\n40... e1=Q+ *";
        assert_eq!(read(text).record(), text);
    }

    #[test]
    fn all_that_is_no_move_is_skipped() {
        let text = "[Event \"x\"]\n\n1.e4! {best (by test)} e5 $1 2. Nf3 (2. f4 exf4) Nc6 ; and so on\n1-0";
        assert_eq!(read(text).record(), "1. e4 e5 2. Nf3 Nc6 *");
    }

    #[test]
    fn a_position_alone_is_a_game_without_moves() {
        let fen = "4k3/8/8/8/8/8/8/K6R w - - 0 1";
        let table = read(&format!("  {fen}\n"));
        assert_eq!(table.position().to_fen(), fen);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let error = |text| Table::read(text, Ruleset::FIDE).unwrap_err();
        assert_eq!(error("  "), GameTextError::Empty);
        assert!(matches!(error("8/8/8/8/8/8/8/9 w"), GameTextError::Fen(_)));
        let alone = error("8/8/8/8/8/8/8/K7 w - - 0 1");
        assert!(matches!(alone, GameTextError::Setup(_)));
        let GameTextError::Move { number, word, .. } = error("1. e4 e5 2. Ke3") else {
            panic!("a king that jumps");
        };
        assert_eq!((number, word.as_str()), (2, "Ke3"));
    }
}
