//! How each board is read and written: where a line starts, what is tried, what was played.
//!
//! The commands are written once against [`Notation`]; a board joins them with its `impl` here and
//! a case in [`BoardKind`].

use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, say};
use crate::lesson::board_text::cross::ffc_message;
use crate::lesson::board_text::fen::fen_message;
use crate::rules::notation::letters::Letters;
use crate::rules::notation::san::{self, SanError};
use crate::rules::{
    Attempt, Classic, Cross, Fault, Geometry, Line, Move, Piece, Position, Role, Ruleset, Seat,
    Seats, Setup, SetupProblem, Square, Waive, Wing,
};

/// The name of the start on the cross, as lessons write it.
const FAMILY_START: &str = "family-start";

/// A text without the quotes that a shell or a page left around it.
fn unquoted(text: &str) -> &str {
    text.trim_matches(|sign: char| sign.is_whitespace() || "\"'`“”„«»".contains(sign))
}

/// Which board a start is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardKind {
    /// The 8x8 board.
    Classic,
    /// The board of 128 squares with up to four seats.
    Cross,
}

impl BoardKind {
    /// The board of a start: an FFC string opens with the seat to move and four letters of status.
    pub(super) fn of(start: &str) -> Self {
        let start = unquoted(start);
        if start == FAMILY_START {
            return Self::Cross;
        }
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

/// A board with its texts.
pub(super) trait Notation: Geometry {
    /// Reads where a line starts; house rules say how the armies stand at the start of a game.
    ///
    /// # Errors
    /// What is the matter with the text, or with the position.
    fn read_start(text: &str, rules: &Ruleset) -> Result<Position<Self>, Trouble>;

    /// Reads what a text tries, where the board has letters for pieces in those of a language.
    ///
    /// # Errors
    /// Why no single attempt is meant.
    fn read_attempt(
        position: &Position<Self>,
        text: &str,
        letters: &Letters,
    ) -> Result<Attempt<Self>, SanError<Self>>;

    /// The canonical notation of a legal move, where the board has one.
    fn write_move(position: &Position<Self>, mv: &Move<Self>) -> Option<String>;

    /// A line that begins here, under house rules: with the checks said that the text of the
    /// position notes as said, if it notes any.
    fn begin(start: Position<Self>, rules: Ruleset) -> Line<Self>;

    /// The position as one line of text.
    fn write_position(position: &Position<Self>) -> String;
}

impl Notation for Classic {
    fn read_start(text: &str, _: &Ruleset) -> Result<Position<Self>, Trouble> {
        if matches!(unquoted(text), "startpos" | "start" | "") {
            return Ok(Position::start());
        }
        if !text.contains('/') {
            return Err(Trouble::new(say!("command-no-start", text = text)));
        }
        let read = Setup::read_fen(text)
            .map_err(|error| Trouble::new(fen_message(&error.kind)).at(text, error.bytes))?;
        let idle = |it: &SetupProblem| matches!(it, SetupProblem::CastlingWithoutPieces(..));
        let mut problems = read.setup.problems();
        problems.retain(|it| !matches!(it, SetupProblem::NoKing(_)));
        let rights = read.castling.filter(|_| problems.iter().all(idle));
        position(read.setup).map_err(|trouble| match rights {
            Some(bytes) => trouble.at(text, bytes),
            None => trouble,
        })
    }

    /// In English as the Laws write moves; in other languages as kindly as the window reads them.
    fn read_attempt(
        position: &Position<Self>,
        text: &str,
        letters: &Letters,
    ) -> Result<Attempt<Self>, SanError<Self>> {
        if *letters == Letters::default() {
            san::read_attempt(position, text)
        } else {
            letters.read_attempt(position, text)
        }
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
    fn read_start(text: &str, rules: &Ruleset) -> Result<Position<Self>, Trouble> {
        let text = unquoted(text);
        if text == FAMILY_START {
            return Ok(Position::cross_start_under(Seats::FOUR, rules));
        }
        let setup = Setup::parse_ffc(text)
            .map_err(|error| Trouble::new(ffc_message(&error.kind)).at(text, error.bytes))?;
        position(setup)
    }

    /// Squares, with or without the `+` of a check that was said, or what is written with a piece's letter.
    fn read_attempt(
        position: &Position<Self>,
        text: &str,
        letters: &Letters,
    ) -> Result<Attempt<Self>, SanError<Self>> {
        let bare = text.strip_suffix(['+', '#']).unwrap_or(text);
        match (Attempt::parse(bare), off_board(bare)) {
            (Some(attempt), _) => {
                let to = position.castling_gesture(attempt.from, attempt.to);
                Ok(Attempt { to, ..attempt })
            }
            (None, Some(from)) => Err(SanError::Illegal(Box::new(Fault::OffBoard { from }))),
            (None, None) => letters.read_attempt(position, text),
        }
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
    is_named(from).and(is_named(to))?;
    let start = Square::parse(from);
    // With two squares of the board something else is wrong.
    (start.is_none() || Square::<Cross>::parse(to).is_none()).then_some(start)
}

/// The position of a setup, where it is one that a lesson could have: a side may be without a king, but has no
/// two of them, and the side that waits is not in check.
fn position<G: Geometry>(setup: Setup<G>) -> Result<Position<G>, Trouble> {
    let mut problems = setup.problems();
    problems.retain(|problem| !matches!(problem, SetupProblem::NoKing(_)));
    match setup.into_position(Waive::LESSON) {
        Ok(position) if problems.is_empty() => Ok(position),
        _ => {
            let told = told_once(&problems);
            let and = |one, other| say!("command-and", one = one, other = other);
            let told = told.into_iter().reduce(and);
            Err(Trouble::new(told.unwrap_or_else(|| Message::verbatim(""))))
        }
    }
}

/// A side as the sentences below know it: by its color where there are two.
fn side_of<G: Geometry>(seat: Seat) -> &'static str {
    if G::SEATS.len() > 2 {
        seat.side()
    } else {
        seat.code()
    }
}

/// What keeps a setup from being a position, the castlings of a side in one sentence.
fn told_once<G: Geometry>(problems: &[SetupProblem<G>]) -> Vec<Message> {
    let idle = |of: Seat| {
        problems.iter().filter_map(move |it| match it {
            SetupProblem::CastlingWithoutPieces(seat, wing) if *seat == of => Some(*wing),
            _ => None,
        })
    };
    let once = |it: &SetupProblem<G>| match *it {
        SetupProblem::CastlingWithoutPieces(seat, wing) => {
            let wings: Vec<Wing> = idle(seat).collect();
            (wings.first() == Some(&wing)).then(|| castling::<G>(seat, &wings))
        }
        _ => Some(problem(it)),
    };
    problems.iter().filter_map(once).collect()
}

/// Says that a side cannot castle in these ways, written as the board's texts write the rights.
fn castling<G: Geometry>(seat: Seat, wings: &[Wing]) -> Message {
    let letters = wings.iter().map(|wing| match wing {
        Wing::King => Role::King,
        Wing::Queen => Role::Queen,
    });
    let rights: String = if G::SEATS.len() > 2 {
        let wings = letters.map(|role| role.letter().to_ascii_lowercase());
        std::iter::once(seat.letter()).chain(wings).collect()
    } else {
        letters
            .map(|role| Piece::new(role, seat).letter())
            .collect()
    };
    say!(
        "command-castling",
        side = side_of::<G>(seat),
        rights = rights
    )
}

/// What keeps a setup from being a position, as a sentence.
fn problem<G: Geometry>(problem: &SetupProblem<G>) -> Message {
    match *problem {
        SetupProblem::NoKing(seat) => say!("command-no-king", side = side_of::<G>(seat)),
        SetupProblem::SeveralKings(seat, _) => say!("command-kings", side = side_of::<G>(seat)),
        SetupProblem::PawnsMisplaced(pawns) => {
            let pawns: Vec<String> = pawns.iter().map(|pawn| pawn.to_string()).collect();
            say!("command-no-pawn", squares = pawns.join(", "))
        }
        SetupProblem::WrongSideInCheck { king, .. } => {
            say!("command-in-check", square = king.to_string())
        }
        SetupProblem::CastlingWithoutPieces(seat, wing) => castling::<G>(seat, &[wing]),
        SetupProblem::NothingPassed(square) => {
            say!("command-not-passed", square = square.to_string())
        }
        SetupProblem::TurnWaits(seat) => say!("command-turn-waits", side = side_of::<G>(seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn the_board_is_known_by_its_first_fields() {
        assert_eq!(BoardKind::of("startpos"), BoardKind::Classic);
        assert_eq!(
            BoardKind::of("8/8/8/8/8/8/8/8 w - - 0 1"),
            BoardKind::Classic
        );
        assert_eq!(BoardKind::of("S aaaa - - - x,x"), BoardKind::Cross);
        assert_eq!(BoardKind::of("N a-ax - - - 12"), BoardKind::Cross);
        assert_eq!(BoardKind::of("S"), BoardKind::Classic);
    }

    #[test]
    fn a_start_that_cannot_be_is_told() {
        let told = |text: &str| {
            Classic::read_start(text, &Ruleset::FIDE)
                .unwrap_err()
                .line(&Locale::load(&["en"]))
        };
        assert!(told("start-pos").contains("write `startpos`"));
        assert!(told("8/8/8/8/3R5/8/8/8 w").contains("(column 9: `3R5`)"));
        assert!(told("P7/8/8/8/8/8/8/8 w").contains("no pawn can stand on a8"));
        assert!(told("8/8/8/8/8/8/8/8 w K").contains("not on their home squares"));
        assert!(told("8/8/8/8/8/8/8/8 w - e6").contains("passed over e6"));
        assert_eq!(
            told("r3k2r/8/8/8/8/8/8/6KR w HQkq - 0 1"),
            "`KQ` does not fit: White’s king and rook are not on their home squares for that \
             castling (column 25: `HQkq`)"
        );
    }

    #[test]
    fn a_start_may_stand_between_quotes() {
        let start = Classic::read_start("\"startpos\"", &Ruleset::FIDE);
        assert_eq!(start, Ok(Position::start()));
        let pasted = "\"4k3/8/8/8/8/8/8/4K3 w - - bm Kd2;\"";
        let start = Classic::read_start(pasted, &Ruleset::FIDE).unwrap();
        assert_eq!(start.to_fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(BoardKind::of("'family-start'"), BoardKind::Cross);
    }
}
