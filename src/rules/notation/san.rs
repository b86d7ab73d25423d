//! Standard algebraic notation with English letters: `Nf3`, `exd5`, `O-O`, `e8=Q+`.
//!
//! Reading also takes squares (`e5-d6`, `e7e8q`), zeros for castling, a missing `=`, `+` or `#`, a
//! missing `x` where the file tells that a pawn takes (`ed6`), and a small letter for what a pawn
//! becomes (`d8=q`). A pawn's capture without its file (`d6`), castling in small letters (`o-o`), a
//! capture sign without a capture, comments (`!`), null moves and drops are refused; of the first
//! two it is told how they are written.
//! Source: FIDE Laws, Appendix C.
//!
//! # Decisions
//! * On the cross moves are written in the long way: the piece's letter and both squares, `Rf4-f9`, `c2xb3`.
//!   Appendix C counts on pawns that keep to their file until they take; there the pawns of two armies walk
//!   along the ranks, and nobody has agreed on how to write that in short. Squares alone are read as well, see
//!   [`coordinate`](crate::rules::notation::coordinate): they need no language.

use crate::rules::ground::geometry::{Classic, Geometry, Wing};
use crate::rules::ground::{Attempt, Move, Piece, Role, Square, SquareSet};
use crate::rules::judging::{Fault, Verdict};
use crate::rules::moving::Position;
use crate::rules::moving::safety::reach;
use crate::rules::playing::Line;

/// Why a text is not a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError<G: Geometry = Classic> {
    /// It is not notation at all.
    Syntax,
    /// Several pieces can make this move: their squares.
    Ambiguous(Vec<Square<G>>),
    /// No piece of this kind could be meant.
    NoSuchPiece(Role),
    /// The move is refused.
    Illegal(Box<Fault<G>>),
    /// The text says that something is captured, and nothing is.
    NothingCaptured(Square<G>),
    /// What is meant is clear, and it is written in another way: `exd6`, `O-O`. Where several moves
    /// may be meant, the way of the first.
    Written(String),
}

impl<G: Geometry> SanError<G> {
    /// How the text could be read: `syntax`, `ambiguous`, or `illegal` for all else that is no legal
    /// move.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax | Self::Written(_) => "syntax",
            Self::Ambiguous(_) => "ambiguous",
            _ => "illegal",
        }
    }

    /// The refusal, if it is clear what was meant.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault<G>> {
        match self {
            Self::Illegal(fault) => Some(fault),
            _ => None,
        }
    }
}

/// What a text says about a move.
struct Said<G: Geometry> {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    captures: bool,
    to: Square<G>,
    promotion: Option<Role>,
}

/// Reads a move of `line`'s present position, also of one in which the game is a draw already.
///
/// # Errors
/// Why the text is not a legal move here.
pub fn read<G: Geometry>(line: &Line<G>, text: &str) -> Result<Move<G>, SanError<G>> {
    match line.judge_on(read_attempt(line.position(), text)?) {
        Verdict::Legal(mv) => Ok(mv),
        Verdict::Illegal(fault) => Err(SanError::Illegal(Box::new(fault))),
    }
}

/// Reads what a text tries, legal or not: `O-O` means the king's two steps wherever he stands at home.
///
/// # Errors
/// Why no single attempt is meant.
pub fn read_attempt<G: Geometry>(
    position: &Position<G>,
    text: &str,
) -> Result<Attempt<G>, SanError<G>> {
    let text = text.strip_suffix(['+', '#']).unwrap_or(text);
    if let Some(sign) = small_castling(text) {
        return Err(SanError::Written(sign));
    }
    if let Some(wing) = castling_sign(text) {
        let path = position.castling_path(position.turn(), wing);
        return Ok(Attempt::new(
            Square::known(path.king_from),
            Square::known(path.king_to),
        ));
    }
    if let Some(attempt) = Attempt::parse(text) {
        return Ok(attempt);
    }
    let said = parse(text).ok_or(SanError::Syntax)?;
    let from = mover(position, &said)?;
    if is_castling(position, from, &said) {
        // The Laws write castling with O; a king's letter and a square mean one step.
        let fault = Fault::KingTooFar {
            from,
            to: said.to,
            home: None,
        };
        return Err(SanError::Illegal(Box::new(fault)));
    }
    if said.captures && !is_capture(position, from, &said) {
        return Err(SanError::NothingCaptured(said.to));
    }
    Ok(Attempt {
        from,
        to: said.to,
        promotion: said.promotion,
    })
}

fn is_castling<G: Geometry>(position: &Position<G>, from: Square<G>, said: &Said<G>) -> bool {
    let castles = |mv: &Move<G>| mv.castled().is_some() && mv.to() == said.to;
    said.role == Role::King && position.moves_from(from).iter().any(castles)
}

fn castling_sign(text: &str) -> Option<Wing> {
    match text {
        "O-O" | "0-0" => Some(Wing::King),
        "O-O-O" | "0-0-0" => Some(Wing::Queen),
        _ => None,
    }
}

/// Castling as it is written, if the text says it with a small letter.
fn small_castling(text: &str) -> Option<String> {
    let sign = text.replace('o', "O");
    (text.contains('o') && castling_sign(&sign).is_some()).then_some(sign)
}

fn parse<G: Geometry>(text: &str) -> Option<Said<G>> {
    let (role, rest) = match text.chars().next()? {
        letter @ ('N' | 'B' | 'R' | 'Q' | 'K') => (Role::from_letter(letter)?, text.get(1..)?),
        _ => (Role::Pawn, text),
    };
    let (rest, promotion) = split_promotion(rest, role)?;
    let number = rest.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let (start, to) = rest.split_at_checked(number.len().checked_sub(1)?)?;
    let to = Square::parse(to).filter(|_| !to.starts_with(|c: char| c.is_ascii_uppercase()))?;
    let (start, captures) = match start.strip_suffix('x') {
        Some(start) => (start, true),
        None => (start.strip_suffix('-').unwrap_or(start), false),
    };
    let (file, rank) = match start.strip_prefix(|sign: char| sign.is_ascii_lowercase()) {
        Some(rank) => (start.bytes().next()?.checked_sub(b'a'), rank),
        None => (None, start),
    };
    let is_row = rank.is_empty() || rank.starts_with(|sign: char| matches!(sign, '1'..='9'));
    let rank = match rank {
        "" => None,
        rank => Some(rank.parse::<u8>().ok()?.checked_sub(1)?),
    };
    let is_there = |row: Option<u8>| row.is_none_or(|row| row < G::SIDE);
    (is_row && is_there(file) && is_there(rank)).then_some(Said {
        role,
        file,
        rank,
        captures,
        to,
        promotion,
    })
}

/// Takes `=Q`, `Q`, `=q` or `q` off the end of a pawn's move.
fn split_promotion(text: &str, role: Role) -> Option<(&str, Option<Role>)> {
    let last = text.chars().last()?;
    if !last.is_ascii_alphabetic() {
        return Some((text, None));
    }
    let promoted = Role::from_letter(last).filter(|_| role == Role::Pawn)?;
    let rest = text.strip_suffix(last)?;
    Some((rest.strip_suffix('=').unwrap_or(rest), Some(promoted)))
}

/// The piece that is meant: one that can legally go there, else the only one that goes that way at all,
/// else the nearest.
fn mover<G: Geometry>(position: &Position<G>, said: &Said<G>) -> Result<Square<G>, SanError<G>> {
    let own = position.board().pieces(position.turn(), said.role);
    let named: SquareSet<G> = own
        .iter()
        .filter(|from| said.file.is_none_or(|file| from.file() == file))
        .filter(|from| said.rank.is_none_or(|rank| from.rank() == rank))
        .collect();
    let legal = |from: &Square<G>| {
        position
            .moves_from(*from)
            .iter()
            .any(|mv| mv.to() == said.to)
    };
    let near = |from: &Square<G>| comes_near(position, *from, said);
    let mut by_law: SquareSet<G> = named.iter().filter(legal).collect();
    let by_way: SquareSet<G> = named.iter().filter(near).collect();
    if is_bare(said) {
        // `d6` goes straight ahead: whoever takes there is written with its file.
        let straight = by_law & by_way;
        if let Some(taker) = by_law.first().filter(|_| by_way.is_empty()) {
            return Err(SanError::Written(as_capture(taker, said)));
        }
        by_law = straight;
    }
    let candidates = [by_law, by_way].into_iter().find(|set| !set.is_empty());
    let Some(candidates) = candidates else {
        // None goes that way, so none is meant more than another: why not is asked of the nearest.
        let nearest = named.iter().min_by_key(|from| apart(position, *from, said));
        return nearest.ok_or(SanError::NoSuchPiece(said.role));
    };
    candidates
        .only()
        .ok_or_else(|| SanError::Ambiguous(candidates.iter().collect()))
}

/// How far a piece is from where it is said to go; a pawn first of all by how far aside.
fn apart<G: Geometry>(position: &Position<G>, from: Square<G>, said: &Said<G>) -> (u8, u8) {
    if said.role == Role::Pawn {
        let (ahead, aside) = ahead_and_aside(position, from, said);
        return (aside, ahead.unsigned_abs());
    }
    let (files, ranks) = from.distance(said.to);
    let (files, ranks) = (files.unsigned_abs(), ranks.unsigned_abs());
    (files.max(ranks), files.min(ranks))
}

/// How many squares ahead and aside of a pawn the target lies.
fn ahead_and_aside<G: Geometry>(
    position: &Position<G>,
    from: Square<G>,
    said: &Said<G>,
) -> (i8, u8) {
    let (files, ranks) = from.distance(said.to);
    let (onwards, up) = G::forward(position.turn());
    let aside = (files * up).unsigned_abs() + (ranks * onwards).unsigned_abs();
    (files * onwards + ranks * up, aside)
}

/// Whether the text names a pawn's target and nothing of where it stands: `d6`, `d8=Q`.
fn is_bare<G: Geometry>(said: &Said<G>) -> bool {
    let has_start = said.file.is_some() || said.rank.is_some();
    said.role == Role::Pawn && !said.captures && !has_start
}

/// How the pawn's capture that is meant is written.
fn as_capture<G: Geometry>(from: Square<G>, said: &Said<G>) -> String {
    let becomes = said.promotion.map(|role| format!("={}", role.letter()));
    let becomes = becomes.unwrap_or_default();
    if G::SEATS.len() > 2 {
        return format!("{from}x{}{becomes}", said.to);
    }
    format!("{}x{}{becomes}", from.file_letter(), said.to)
}

/// Whether the piece goes that way on an empty board; for pawns, whether it stands close behind.
fn comes_near<G: Geometry>(position: &Position<G>, from: Square<G>, said: &Said<G>) -> bool {
    if said.role != Role::Pawn {
        return reach(said.role, from, SquareSet::EMPTY).contains(said.to);
    }
    let (ahead, aside) = ahead_and_aside(position, from, said);
    if said.captures {
        (ahead, aside) == (1, 1)
    } else {
        aside == 0 && (1..=2).contains(&ahead)
    }
}

fn is_capture<G: Geometry>(position: &Position<G>, from: Square<G>, said: &Said<G>) -> bool {
    let (files, ranks) = from.distance(said.to);
    let diagonal_pawn = said.role == Role::Pawn && files != 0 && ranks != 0;
    diagonal_pawn || position.piece_at(said.to).is_some()
}

/// Writes a legal move of `position`, with as many signs as needed and no more; among four armies with both its
/// squares.
#[must_use]
pub fn write<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> String {
    let mut text = match mv.castled() {
        Some(_) => castling(position, mv).to_owned(),
        None if G::SEATS.len() > 2 => write_long(mv),
        None => write_plain(position, mv),
    };
    let after = position.after(mv);
    if after.gives_check(mv.piece().seat) {
        let is_mate = after.is_check() && !after.has_legal_move();
        text.push(if is_mate { '#' } else { '+' });
    }
    text
}

fn castling<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> &'static str {
    let long = position.castling_path(mv.piece().seat, Wing::Queen);
    if mv.to() == Square::known(long.king_to) {
        "O-O-O"
    } else {
        "O-O"
    }
}

fn write_long<G: Geometry>(mv: &Move<G>) -> String {
    let letter = mv.piece().role.move_letter();
    let sign = if mv.captured().is_some() { 'x' } else { '-' };
    let becomes = mv.promotion().map(|role| format!("={}", role.letter()));
    let becomes = becomes.unwrap_or_default();
    format!("{letter}{}{sign}{}{becomes}", mv.from(), mv.to())
}

fn write_plain<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> String {
    let Piece { role, .. } = mv.piece();
    let takes = if mv.captured().is_some() { "x" } else { "" };
    let to = mv.to();
    if role != Role::Pawn {
        return format!("{}{}{takes}{to}", role.letter(), distinction(position, mv));
    }
    let from = if takes.is_empty() {
        String::new()
    } else {
        mv.from().file_letter().to_string()
    };
    match mv.promotion() {
        Some(role) => format!("{from}{takes}{to}={}", role.letter()),
        None => format!("{from}{takes}{to}"),
    }
}

/// FIDE C.10: the file if that tells the pieces apart, else the rank, else both.
fn distinction<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> String {
    let from = mv.from();
    let like = position.board().pieces(mv.piece().seat, mv.piece().role) - SquareSet::of(from);
    let also_goes = |other: &Square<G>| {
        position
            .moves_from(*other)
            .iter()
            .any(|rival| rival.to() == mv.to())
    };
    let rivals: Vec<Square<G>> = like.iter().filter(also_goes).collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != from.file()) {
        from.file_letter().to_string()
    } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}
