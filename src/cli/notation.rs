//! How each board is read and written: where a line starts, what is tried, what was played.
//!
//! The commands are written once against [`Notation`]; a board joins them with its `impl` here and
//! a case in [`Kind`].

use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, say};
use crate::lesson::{fen_message, ffc_message};
use crate::rules::notation::san::{self, SanError};
use crate::rules::{
    Attempt, Classic, Cross, Fault, Geometry, Line, Move, Position, Role, Ruleset, Setup,
    SetupProblem, Square, Waive,
};

/// Which board a start is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The 8x8 board.
    Classic,
    /// The board of 128 squares with up to four seats.
    Cross,
}

impl Kind {
    /// The board of a start: an FFC string opens with the seat to move and four letters of status.
    pub(super) fn of(start: &str) -> Self {
        let mut fields = start.split_whitespace();
        let is_seat = matches!(fields.next(), Some("S" | "W" | "N" | "E"));
        let is_status = fields
            .next()
            .is_some_and(|it| it.len() == 4 && it.bytes().all(|sign| b"azx-".contains(&sign)));
        if is_seat && is_status {
            Self::Cross
        } else {
            Self::Classic
        }
    }
}

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unread<G: Geometry> {
    /// It is not notation at all.
    Syntax,
    /// Several pieces can make this move.
    Ambiguous(Vec<Square<G>>),
    /// No piece of this kind could be meant.
    NoSuchPiece(Role),
    /// The text says that something is captured, and nothing is.
    NothingCaptured(Square<G>),
    /// What is meant is clear, and it is refused.
    Refused(Box<Fault<G>>),
}

impl<G: Geometry> Unread<G> {
    /// How the text could be read: `syntax`, `ambiguous`, or `illegal` for all else that is no legal move.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Ambiguous(_) => "ambiguous",
            _ => "illegal",
        }
    }

    /// The refusal, if it is clear what was meant.
    pub(super) fn fault(&self) -> Option<&Fault<G>> {
        match self {
            Self::Refused(fault) => Some(fault),
            _ => None,
        }
    }
}

/// A board with its texts.
pub(super) trait Notation: Geometry {
    /// Reads where a line starts.
    ///
    /// # Errors
    /// What is the matter with the text, or with the position.
    fn read_start(text: &str) -> Result<Position<Self>, Trouble>;

    /// Reads what a text tries.
    ///
    /// # Errors
    /// Why no single attempt is meant.
    fn read_attempt(position: &Position<Self>, text: &str) -> Result<Attempt<Self>, Unread<Self>>;

    /// The canonical notation of a legal move, where the board has one.
    fn write_move(position: &Position<Self>, mv: &Move<Self>) -> Option<String>;

    /// A line that begins here, under house rules: with the checks said that the text of the
    /// position notes as said, if it notes any.
    fn begin(start: Position<Self>, rules: Ruleset) -> Line<Self>;

    /// The position as one line of text.
    fn write_position(position: &Position<Self>) -> String;
}

impl Notation for Classic {
    fn read_start(text: &str) -> Result<Position<Self>, Trouble> {
        if matches!(text.trim(), "startpos" | "start" | "") {
            return Ok(Position::start());
        }
        if !text.contains('/') {
            return Err(Trouble::new(say!("command-no-start", text = text)));
        }
        let setup = Setup::parse_fen(text)
            .map_err(|error| Trouble::new(fen_message(&error.kind)).at(text, error.bytes))?;
        position(setup)
    }

    fn read_attempt(position: &Position<Self>, text: &str) -> Result<Attempt<Self>, Unread<Self>> {
        san::read_attempt(position, text).map_err(|error| match error {
            SanError::Syntax => Unread::Syntax,
            SanError::Ambiguous(squares) => Unread::Ambiguous(squares),
            SanError::NoSuchPiece(role) => Unread::NoSuchPiece(role),
            SanError::NothingCaptured(square) => Unread::NothingCaptured(square),
            SanError::Illegal(fault) => Unread::Refused(fault),
        })
    }

    fn begin(start: Position<Self>, rules: Ruleset) -> Line<Self> {
        Line::with_rules(start, rules)
    }

    fn write_move(position: &Position<Self>, mv: &Move<Self>) -> Option<String> {
        Some(san::write(position, mv))
    }

    fn write_position(position: &Position<Self>) -> String {
        position.to_fen()
    }
}

impl Notation for Cross {
    fn read_start(text: &str) -> Result<Position<Self>, Trouble> {
        let setup = Setup::parse_ffc(text)
            .map_err(|error| Trouble::new(ffc_message(&error.kind)).at(text, error.bytes))?;
        position(setup)
    }

    /// Squares only, with or without the `+` of a check that was said.
    fn read_attempt(_: &Position<Self>, text: &str) -> Result<Attempt<Self>, Unread<Self>> {
        let text = text.strip_suffix(['+', '#']).unwrap_or(text);
        Attempt::parse(text).ok_or_else(|| match off_board(text) {
            Some(from) => Unread::Refused(Box::new(Fault::OffBoard { from })),
            None => Unread::Syntax,
        })
    }

    fn begin(start: Position<Self>, rules: Ruleset) -> Line<Self> {
        Line::with_calls(start, rules)
    }

    fn write_move(_: &Position<Self>, _: &Move<Self>) -> Option<String> {
        None
    }

    fn write_position(position: &Position<Self>) -> String {
        position.to_ffc()
    }
}

/// A move between squares of which one is not on the cross: where it starts, if that is one.
fn off_board(text: &str) -> Option<Option<Square<Cross>>> {
    let (from, to) = text.split_once('-')?;
    let to = to.split_once('=').map_or(to, |(to, _)| to);
    let is_named = |name: &str| {
        let (file, rank) = name.split_at_checked(1)?;
        let is_file = file.bytes().all(|it| it.is_ascii_lowercase());
        (is_file && (1..100).contains(&rank.parse::<u8>().ok()?)).then_some(())
    };
    is_named(from)
        .and(is_named(to))
        .map(|()| Square::parse(from))
}

/// The position of a setup; boards without kings and kings that could be taken are fine for a question.
fn position<G: Geometry>(setup: Setup<G>) -> Result<Position<G>, Trouble> {
    let waive = Waive {
        kings: true,
        check: true,
    };
    setup.into_position(waive).map_err(|problems| {
        let told = problems.iter().map(problem);
        let and = |one, other| say!("command-and", one = one, other = other);
        Trouble::new(told.reduce(and).unwrap_or_else(|| Message::verbatim("")))
    })
}

/// What keeps a setup from being a position, as a sentence.
fn problem<G: Geometry>(problem: &SetupProblem<G>) -> Message {
    match *problem {
        SetupProblem::NoKing(seat) => say!("command-no-king", side = seat.code()),
        SetupProblem::SeveralKings(seat, _) => say!("command-kings", side = seat.code()),
        SetupProblem::PawnsMisplaced(pawns) => {
            let pawns: Vec<String> = pawns.iter().map(|pawn| pawn.to_string()).collect();
            say!("command-no-pawn", squares = pawns.join(", "))
        }
        SetupProblem::WrongSideInCheck { king, .. } => {
            say!("command-in-check", square = king.to_string())
        }
        SetupProblem::CastlingWithoutPieces(seat, _) => {
            say!("command-castling", side = seat.code())
        }
        SetupProblem::NothingPassed(square) => {
            say!("command-not-passed", square = square.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn the_board_is_known_by_its_first_fields() {
        assert_eq!(Kind::of("startpos"), Kind::Classic);
        assert_eq!(Kind::of("8/8/8/8/8/8/8/8 w - - 0 1"), Kind::Classic);
        assert_eq!(Kind::of("S aaaa - - - x,x"), Kind::Cross);
        assert_eq!(Kind::of("N a-ax - - - 12"), Kind::Cross);
        assert_eq!(Kind::of("S"), Kind::Classic);
    }

    #[test]
    fn a_start_that_cannot_be_is_told() {
        let told = |text: &str| {
            Classic::read_start(text)
                .unwrap_err()
                .line(&Locale::load(&["en"]))
        };
        assert!(told("start-pos").contains("write `startpos`"));
        assert!(told("8/8/8/8/3R5/8/8/8 w").contains("(column 9: `3R5`)"));
        assert!(told("P7/8/8/8/8/8/8/8 w").contains("no pawn can stand on a8"));
        assert!(told("8/8/8/8/8/8/8/8 w K").contains("not at home"));
        assert!(told("8/8/8/8/8/8/8/8 w - e6").contains("passed over e6"));
    }
}
