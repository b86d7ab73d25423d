//! The two boards that examples are set up on: the square one and the cross of four armies.
//!
//! A text of the square board is a FEN or `startpos`. One of the cross is `crosspos`, or the first
//! five parts of an [FFC](crate::rules::notation::ffc) and then the pieces, one by one:
//! `W aaza - - N<S sKg1 wKa6 nKg12 eKl6`.

use crate::rules::notation::san;
use crate::rules::{
    Attempt, Classic, Cross, Geometry, Line, Move, Piece, Position, Role, Ruleset, Seat, Seats,
    Setup, Square, Waive,
};

/// How a text of the start position of the cross begins, and of no other board.
const CROSS: &str = "crosspos";

/// Cards use boards without kings, and boards where a check stands.
const WAIVE: Waive = Waive {
    kings: true,
    check: true,
};

/// A board that an example can be set up on.
pub trait Setting: Geometry {
    /// The position of a text; `None` if it is none.
    fn position(text: &str) -> Option<Position<Self>>;

    /// The line that begins there, with every check said or with none.
    fn line(start: Position<Self>, rules: Ruleset, is_unsaid: bool) -> Line<Self>;

    /// How a move of a position is written, with English letters.
    fn written(position: &Position<Self>, mv: &Move<Self>) -> String;
}

/// Whether a text is one of the cross.
pub(super) fn is_of_cross(text: &str) -> bool {
    let is_turn = |word: &str| word.len() == 1 && word.chars().all(|it| "SWNE".contains(it));
    text == CROSS || text.split_whitespace().next().is_some_and(is_turn)
}

impl Setting for Classic {
    fn position(text: &str) -> Option<Position> {
        if text == "startpos" {
            return Some(Position::start());
        }
        Setup::parse_fen(text).ok()?.into_position(WAIVE).ok()
    }

    fn line(start: Position, rules: Ruleset, is_unsaid: bool) -> Line {
        if is_unsaid {
            Line::with_unsaid_check(start, rules)
        } else {
            Line::with_rules(start, rules)
        }
    }

    fn written(position: &Position, mv: &Move) -> String {
        san::write(position, mv)
    }
}

impl Setting for Cross {
    fn position(text: &str) -> Option<Position<Cross>> {
        if text == CROSS {
            return Some(Position::cross_start(Seats::FOUR));
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let (head, men) = words.split_at_checked(5)?;
        let empty = (0..12).map(|_| "12").collect::<Vec<_>>().join("/");
        let mut setup = Setup::parse_ffc(&format!("{} {empty}", head.join(" "))).ok()?;
        for text in men {
            let (square, piece) = man(text)?;
            setup.board.put(square, piece);
        }
        setup.into_position(WAIVE).ok()
    }

    fn line(start: Position<Cross>, rules: Ruleset, _is_unsaid: bool) -> Line<Cross> {
        // The text itself tells which checks were said.
        Line::with_calls(start, rules)
    }

    /// There are no letters for moves of four armies, so the squares stand for them.
    fn written(_position: &Position<Cross>, mv: &Move<Cross>) -> String {
        let Attempt {
            from,
            to,
            promotion,
        } = mv.attempt();
        let letter = promotion.map(|role| format!("={}", role.letter()));
        format!("{from}-{to}{}", letter.unwrap_or_default())
    }
}

/// A piece and its square: `sKg1` is South's king on g1.
fn man(text: &str) -> Option<(Square<Cross>, Piece)> {
    let mut letters = text.chars();
    let seat = Seat::from_initial(letters.next()?.to_ascii_uppercase())?;
    let role = Role::from_letter(letters.next()?)?;
    Some((Square::parse(letters.as_str())?, Piece::new(role, seat)))
}
