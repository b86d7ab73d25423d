//! Standard algebraic notation with English letters: `Nf3`, `exd5`, `O-O`, `e8=Q+`.
//!
//! Reading also takes squares (`e5-d6`, `e7e8q`), zeros for castling and a missing `x`, `=`, `+`
//! or `#`. A capture sign without a capture, comments (`!`), null moves and drops are refused.
//! Source: FIDE Laws, Appendix C.

use crate::rules::geometry::{Classic, Geometry, Wing};
use crate::rules::safety::reach;
use crate::rules::{Attempt, Fault, Line, Move, Piece, Position, Role, Square, SquareSet, Verdict};

/// Why a text is not a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError {
    /// It is not notation at all.
    Syntax,
    /// Several pieces can make this move: their squares.
    Ambiguous(Vec<Square<Classic>>),
    /// No piece of this kind could be meant.
    NoSuchPiece(Role),
    /// The move is refused.
    Illegal(Box<Fault<Classic>>),
    /// The text says that something is captured, and nothing is.
    NothingCaptured(Square<Classic>),
}

/// What a text says about a move.
struct Said {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    captures: bool,
    to: Square<Classic>,
    promotion: Option<Role>,
}

/// Reads a move of `line`'s present position, also of one in which the game is a draw already.
///
/// # Errors
/// Why the text is not a legal move here.
pub fn read(line: &Line<Classic>, text: &str) -> Result<Move<Classic>, SanError> {
    match line.judge_on(read_attempt(line.position(), text)?) {
        Verdict::Legal(mv) => Ok(mv),
        Verdict::Illegal(fault) => Err(SanError::Illegal(Box::new(fault))),
    }
}

/// Reads what a text tries, legal or not: `O-O` means the king's two steps wherever he stands at home.
///
/// # Errors
/// Why no single attempt is meant.
pub fn read_attempt(
    position: &Position<Classic>,
    text: &str,
) -> Result<Attempt<Classic>, SanError> {
    let text = text.strip_suffix(['+', '#']).unwrap_or(text);
    if let Some(wing) = castling_sign(text) {
        let path = Classic::castling(position.turn(), wing);
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

fn is_castling(position: &Position<Classic>, from: Square<Classic>, said: &Said) -> bool {
    let castles = |mv: &Move<Classic>| mv.castled().is_some() && mv.to() == said.to;
    said.role == Role::King && position.moves_from(from).iter().any(castles)
}

fn castling_sign(text: &str) -> Option<Wing> {
    match text {
        "O-O" | "0-0" | "o-o" => Some(Wing::King),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(Wing::Queen),
        _ => None,
    }
}

fn parse(text: &str) -> Option<Said> {
    let (role, rest) = match text.chars().next()? {
        letter @ ('N' | 'B' | 'R' | 'Q' | 'K') => (Role::from_letter(letter)?, text.get(1..)?),
        _ => (Role::Pawn, text),
    };
    let (rest, promotion) = split_promotion(rest, role)?;
    let (start, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = Square::parse(to).filter(|_| !to.starts_with(|c: char| c.is_ascii_uppercase()))?;
    let (start, captures) = match start.strip_suffix('x') {
        Some(start) => (start, true),
        None => (start.strip_suffix('-').unwrap_or(start), false),
    };
    let mut said = Said {
        role,
        file: None,
        rank: None,
        captures,
        to,
        promotion,
    };
    for sign in start.chars() {
        match sign {
            'a'..='h' if said.file.is_none() && said.rank.is_none() => {
                said.file = u8::try_from(sign).ok()?.checked_sub(b'a');
            }
            '1'..='8' if said.rank.is_none() => {
                said.rank = u8::try_from(sign).ok()?.checked_sub(b'1');
            }
            _ => return None,
        }
    }
    Some(said)
}

/// Takes `=Q` or `Q` off the end of a pawn's move.
fn split_promotion(text: &str, role: Role) -> Option<(&str, Option<Role>)> {
    let last = text.chars().last()?;
    if !last.is_ascii_uppercase() {
        return Some((text, None));
    }
    let promoted = Role::from_letter(last).filter(|_| role == Role::Pawn)?;
    let rest = text.strip_suffix(last)?;
    Some((rest.strip_suffix('=').unwrap_or(rest), Some(promoted)))
}

/// The piece that is meant: one that can legally go there, else the only one that goes that way at all.
fn mover(position: &Position<Classic>, said: &Said) -> Result<Square<Classic>, SanError> {
    let own = position.board().pieces(position.turn(), said.role);
    let named: SquareSet = own
        .iter()
        .filter(|from| said.file.is_none_or(|file| from.file() == file))
        .filter(|from| said.rank.is_none_or(|rank| from.rank() == rank))
        .collect();
    let legal = |from: &Square| {
        position
            .moves_from(*from)
            .iter()
            .any(|mv| mv.to() == said.to)
    };
    let near = |from: &Square| comes_near(position, *from, said);
    let by_law: SquareSet = named.iter().filter(legal).collect();
    let by_way: SquareSet = named.iter().filter(near).collect();
    let candidates = [by_law, by_way, named]
        .into_iter()
        .find(|set| !set.is_empty());
    let candidates = candidates.ok_or(SanError::NoSuchPiece(said.role))?;
    candidates
        .only()
        .ok_or_else(|| SanError::Ambiguous(candidates.iter().collect()))
}

/// Whether the piece goes that way on an empty board; for pawns, whether it stands close behind.
fn comes_near(position: &Position<Classic>, from: Square<Classic>, said: &Said) -> bool {
    if said.role != Role::Pawn {
        return reach(said.role, from, SquareSet::EMPTY).contains(said.to);
    }
    let (files, ranks) = from.distance(said.to);
    let ahead = ranks * Classic::forward(position.turn()).1;
    let aside = files.unsigned_abs();
    if said.captures {
        (ahead, aside) == (1, 1)
    } else {
        aside == 0 && (1..=2).contains(&ahead)
    }
}

fn is_capture(position: &Position<Classic>, from: Square<Classic>, said: &Said) -> bool {
    let diagonal_pawn = said.role == Role::Pawn && from.file() != said.to.file();
    diagonal_pawn || position.piece_at(said.to).is_some()
}

/// Writes a legal move of `position`, with as many signs as needed and no more.
#[must_use]
pub fn write(position: &Position<Classic>, mv: &Move<Classic>) -> String {
    let mut text = match mv.castled() {
        Some((from, _)) if from.file() == 0 => "O-O-O".to_owned(),
        Some(_) => "O-O".to_owned(),
        None => write_plain(position, mv),
    };
    let after = position.after(mv);
    if after.is_check() {
        text.push(if after.has_legal_move() { '+' } else { '#' });
    }
    text
}

fn write_plain(position: &Position<Classic>, mv: &Move<Classic>) -> String {
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
fn distinction(position: &Position<Classic>, mv: &Move<Classic>) -> String {
    let from = mv.from();
    let like = position.board().pieces(mv.piece().seat, mv.piece().role) - SquareSet::of(from);
    let also_goes = |other: &Square| {
        position
            .moves_from(*other)
            .iter()
            .any(|rival| rival.to() == mv.to())
    };
    let rivals: Vec<Square> = like.iter().filter(also_goes).collect();
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
