//! FFC, the one-line text of a position on the cross of four armies.
//!
//! Six parts: the seat to move (`S W N E`); who is at the table, in the order S, W, N, E (`a` at
//! the table, `z` away, `x` out, the small letter of a seat: out, and that seat commands the army,
//! `-` nobody); castling (`SkqWkNq` or `-`); double steps that may still be taken in passing
//! (`N:e10>e9,E:j5>i5` or `-`: mover, square passed over, square landed on); checks that were said
//! (`N<S,N<E` or `-`: the player in check, who said it); and twelve rows from rank 12 down, their squares parted by commas: a seat's
//! letter and a piece's (`sK`), a number of empty squares, or `x` where there is no square.
//! The clocks are not part of it.

mod write;

use std::fmt;
use std::ops::Range;

use crate::rules::ground::geometry::{Cross, Geometry, Wing};
use crate::rules::ground::{Board, BySeat, Piece, Role, Seat, Seats, Square};
use crate::rules::moving::{Castling, Company, Setup};
use crate::rules::notation::fen::{Part, parts};

/// What is not FFC, and which bytes of the text it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FfcError {
    /// Which rule of the notation is broken.
    pub kind: FfcErrorKind,
    /// The bytes of the input.
    pub bytes: Range<usize>,
}

/// What is not FFC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FfcErrorKind {
    /// There are not six parts; how many there are.
    PartCount(usize),
    /// The seat to move is none of `S W N E`, or nobody sits there.
    Turn,
    /// Who is at the table is not four of `a`, `z`, `x`, a seat and `-`.
    Status,
    /// The castling part is neither `-` nor made of seats with `k` and `q`.
    Castling,
    /// A double step is not written as `N:e10>e9`.
    Passed,
    /// A check that was said is not written as `N<S`.
    Calls,
    /// Not twelve rows; how many there are.
    RowCount(usize),
    /// A row does not have twelve squares; how many it has.
    RowLength {
        /// The rank, from 1.
        rank: usize,
        /// Its squares, holes included.
        squares: usize,
    },
    /// Neither a piece, nor a number of empty squares, nor a hole where one is.
    Square,
}

impl fmt::Display for FfcErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PartCount(n) => write!(f, "this position has {n} parts instead of 6"),
            Self::Turn => f.write_str("the seat to move is one of `S W N E` with a player on it"),
            Self::Status => f.write_str(
                "who plays is four of `a` (at the table), `z` (away), `x` (out) and `-` (nobody)",
            ),
            Self::Castling => f.write_str("castling rights are `-` or seats such as `SkqNk`"),
            Self::Passed => {
                f.write_str("a double step is its seat, the square passed and the end: `N:e10>e9`")
            }
            Self::Calls => {
                f.write_str("a check that was said is who is in check and who said it: `N<S`")
            }
            Self::RowCount(n) => write!(f, "this position should have 12 rows; it has {n}"),
            Self::RowLength { rank, squares } => {
                write!(
                    f,
                    "row {rank} of this position should have 12 squares; it has {squares}"
                )
            }
            Self::Square => f.write_str("this is not a piece, a number or a hole of the board"),
        }
    }
}

impl fmt::Display for FfcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl std::error::Error for FfcError {}

fn error(part: Part<'_>, kind: FfcErrorKind) -> FfcError {
    FfcError {
        kind,
        bytes: part.bytes(),
    }
}

/// The seat of a letter of either case.
fn seat_of(letter: char) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|seat| initial(*seat) == letter.to_ascii_uppercase())
}

const fn initial(seat: Seat) -> char {
    seat.initial()
}

impl Setup<Cross> {
    /// Reads an FFC text of six parts.
    ///
    /// # Errors
    /// The first thing that is not FFC, with its bytes.
    pub fn parse_ffc(text: &str) -> Result<Self, FfcError> {
        let mut fields = parts(text, char::is_whitespace);
        fields.retain(|field| !field.text.is_empty());
        let &[turn, status, castling, passed, calls, rows] = fields.as_slice() else {
            return Err(FfcError {
                kind: FfcErrorKind::PartCount(fields.len()),
                bytes: 0..text.len(),
            });
        };
        let (seats, company) =
            seats_of(status.text).ok_or_else(|| error(status, FfcErrorKind::Status))?;
        let mut setup = Self::new(Board::empty(), Seat::South);
        (setup.seats, setup.company) = (seats, company);
        setup.turn = read_turn(turn.text, seats).ok_or_else(|| error(turn, FfcErrorKind::Turn))?;
        setup.castling =
            castling_of(castling.text).ok_or_else(|| error(castling, FfcErrorKind::Castling))?;
        setup.passed = read_passed(passed)?;
        read_calls(calls.text, &mut setup).ok_or_else(|| error(calls, FfcErrorKind::Calls))?;
        setup.board = read_board(rows)?;
        Ok(setup)
    }
}

fn read_turn(text: &str, seats: Seats) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|seat| text.chars().eq([initial(*seat)]) && seats.contains(*seat))
}

/// Reads who plays: `aaza`. `None` if the text is not four such letters, or if somebody commands an
/// army who is not in the game himself.
#[must_use]
pub fn seats_of(text: &str) -> Option<(Seats, Company)> {
    let (mut seats, mut company) = (Seats::NONE, Company::default());
    let mut letters = text.chars();
    for seat in Seat::ALL {
        let letter = letters.next()?;
        match letter {
            'a' | '-' => {}
            'z' => company.away = company.away.with(seat),
            _ => company.out = company.out.with(seat),
        }
        match letter {
            '-' => continue,
            'a' | 'z' | 'x' => {}
            's' | 'w' | 'n' | 'e' => company.commander[seat] = seat_of(letter),
            _ => return None,
        }
        seats = seats.with(seat);
    }
    let players = seats.minus(company.out);
    let mut commanders = company.commander.0.iter().flatten();
    let are_playing = commanders.all(|seat| players.contains(*seat));
    (letters.next().is_none() && are_playing).then_some((seats, company))
}

/// Reads `N<S,N<E`: who is in check, and who said so.
fn read_calls(text: &str, setup: &mut Setup<Cross>) -> Option<()> {
    for call in text.split(',').filter(|_| text != "-") {
        let (victim, caller) = call.split_once('<')?;
        let [victim, caller] = [victim, caller].map(|seat| {
            let mut seats = Seat::ALL.into_iter();
            seats.find(|it| seat.chars().eq([initial(*it)]) && setup.seats.contains(*it))
        });
        let (victim, caller) = (victim?, caller?);
        if victim == caller {
            return None;
        }
        setup.company.calls[victim].add(caller);
    }
    Some(())
}

/// Reads castling rights such as `SkqNk`; `-` for none. `None` if the text is neither.
#[must_use]
pub fn castling_of(text: &str) -> Option<Castling> {
    if text == "-" {
        return Some(Castling::NONE);
    }
    let mut rights = Castling::NONE;
    let mut seat = None;
    for letter in text.chars() {
        match letter {
            'k' => rights = rights.with(seat?, Wing::King),
            'q' => rights = rights.with(seat?, Wing::Queen),
            _ => seat = Some(seat_of(letter).filter(|_| letter.is_ascii_uppercase())?),
        }
    }
    Some(rights)
}

fn read_passed(part: Part<'_>) -> Result<BySeat<Option<Square<Cross>>>, FfcError> {
    let mut passed = BySeat::default();
    if part.text == "-" {
        return Ok(passed);
    }
    for step in parts(part.text, |c| c == ',') {
        let here = Part {
            start: part.start + step.start,
            ..step
        };
        let (seat, over) = read_step(step.text).ok_or_else(|| error(here, FfcErrorKind::Passed))?;
        passed[seat] = Some(over);
    }
    Ok(passed)
}

/// Reads `N:e10>e9`: the landing square must be the one that follows.
fn read_step(text: &str) -> Option<(Seat, Square<Cross>)> {
    let (seat, squares) = text.split_once(':')?;
    let (over, landing) = squares.split_once('>')?;
    let mut letters = seat.chars();
    let seat = seat_of(letters.next()?).filter(|_| letters.next().is_none())?;
    let over = Square::parse(over)?;
    let (files, ranks) = Cross::forward(seat);
    (over.offset(files, ranks)? == Square::parse(landing)?).then_some((seat, over))
}

fn read_board(part: Part<'_>) -> Result<Board<Cross>, FfcError> {
    let rows = parts(part.text, |c| c == '/');
    if rows.len() != usize::from(Cross::SIDE) {
        return Err(error(part, FfcErrorKind::RowCount(rows.len())));
    }
    let mut board = Board::empty();
    for (row, rank) in rows.into_iter().zip((0..Cross::SIDE).rev()) {
        let row = Part {
            start: part.start + row.start,
            ..row
        };
        read_row(&mut board, row, rank)?;
    }
    Ok(board)
}

fn read_row(board: &mut Board<Cross>, row: Part<'_>, rank: u8) -> Result<(), FfcError> {
    let mut file = 0;
    for cell in parts(row.text, |c| c == ',') {
        let here = Part {
            start: row.start + cell.start,
            ..cell
        };
        let wrong = || error(here, FfcErrorKind::Square);
        let square = Square::new(file, rank);
        let n_empty = cell
            .text
            .parse::<u8>()
            .ok()
            .filter(|n| (1..=12).contains(n));
        match (cell.text, n_empty) {
            (_, Some(n)) => {
                file += n;
                continue;
            }
            ("x", _) if square.is_none() && file < Cross::SIDE => {}
            (text, _) => board.put(square.ok_or_else(wrong)?, piece_of(text).ok_or_else(wrong)?),
        }
        file += 1;
    }
    if file == Cross::SIDE {
        return Ok(());
    }
    let (rank, squares) = (usize::from(rank) + 1, usize::from(file));
    Err(error(row, FfcErrorKind::RowLength { rank, squares }))
}

/// Reads `sK`: the seat's letter, then the piece's. `None` if the text is no piece.
#[must_use]
pub fn piece_of(text: &str) -> Option<Piece> {
    let mut letters = text.chars();
    let seat = letters.next().filter(char::is_ascii_lowercase)?;
    let role = letters.next().filter(char::is_ascii_uppercase)?;
    let piece = Piece::new(Role::from_letter(role)?, seat_of(seat)?);
    letters.next().is_none().then_some(piece)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, SetupProblem, Waive};

    const START: &str = "S aaaa SkqWkqNkqEkq - - x,x,nR,nN,nB,nQ,nK,nB,nN,nR,x,x/\
        x,x,1,nP,nP,nP,nP,nP,nP,nP,x,x/wR,wP,9,eR/wN,wP,8,eP,eN/wB,wP,8,eP,eB/wQ,wP,8,eP,eQ/\
        wK,wP,8,eP,eK/wB,wP,8,eP,eB/wN,wP,8,eP,eN/wR,9,eP,eR/x,x,sP,sP,sP,sP,sP,sP,sP,1,x,x/\
        x,x,sR,sN,sB,sQ,sK,sB,sN,sR,x,x";

    #[track_caller]
    fn refused(text: &str, kind: FfcErrorKind, piece: &str) {
        let error = Setup::parse_ffc(text).unwrap_err();
        assert_eq!((error.kind, &text[error.bytes]), (kind, piece));
    }

    #[test]
    fn the_start_is_written_and_read() {
        let start = Position::cross_start(Seats::FOUR);
        assert_eq!(start.to_ffc(), START);
        let setup = Setup::parse_ffc(START).unwrap();
        assert_eq!(setup.into_position(Waive::NOTHING), Ok(start));
    }

    #[test]
    fn three_may_play() {
        let three = Seats::FOUR.without(Seat::East);
        let text = Position::cross_start(three).to_ffc();
        assert!(text.starts_with("S aaa- SkqWkqNkq - - "), "{text}");
        let setup = Setup::parse_ffc(&text).unwrap();
        assert_eq!(setup.into_position(Waive::NOTHING).unwrap().seats(), three);
    }

    #[test]
    fn nobody_has_the_turn_who_is_not_there_to_move() {
        let problems = |status: &str| {
            let setup = Setup::parse_ffc(&START.replacen("aaaa", status, 1)).unwrap();
            let waits = |it: &SetupProblem<_>| *it == SetupProblem::TurnWaits(Seat::South);
            setup.problems().into_iter().any(|it| waits(&it))
        };
        // Away, out, and under the command of one who is away.
        assert!(["zaaa", "xaaa", "waaa"].map(problems) == [true, true, false]);
        assert!(["waza", "wzaa", "azza"].map(problems) == [false, true, false]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        refused("S aaaa", FfcErrorKind::PartCount(2), "S aaaa");
        refused(&START.replacen('S', "X", 1), FfcErrorKind::Turn, "X");
        refused(&START.replacen("aaaa", "-aaa", 1), FfcErrorKind::Turn, "S");
        // Who commands an army plays, and has not lost.
        for status in ["aae-", "aaex", "aana"] {
            let text = START.replacen("aaaa", status, 1);
            refused(&text, FfcErrorKind::Status, status);
        }
        for (right, wrong, kind, part) in [
            ("aaaa", "aab", FfcErrorKind::Status, "aab"),
            ("Skq", "Sxq", FfcErrorKind::Castling, "SxqWkqNkqEkq"),
            (" - ", " N:e10>e8 ", FfcErrorKind::Passed, "N:e10>e8"),
            (" - - ", " - N<N ", FfcErrorKind::Calls, "N<N"),
            ("wK", "wX", FfcErrorKind::Square, "wX"),
        ] {
            refused(&START.replacen(right, wrong, 1), kind, part);
        }
        let short = FfcErrorKind::RowLength {
            rank: 9,
            squares: 11,
        };
        let text = START.replacen("wN,wP,8", "wN,wP,7", 1);
        refused(&text, short, "wN,wP,7,eP,eN");
    }
}
