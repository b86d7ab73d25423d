//! Standard algebraic notation with English letters: `Nf3`, `exd5`, `O-O`, `e8=Q+`.
//!
//! Reading also takes squares (`e5-d6`, `e7e8q`, and `e1h1` for castling), zeros for castling, `++` for checkmate,
//! `e.p.` behind a capture in passing, a missing `=`, `+` or `#`, a missing `x` where the file tells that a pawn takes
//! (`ed6`), and a small letter for what a pawn becomes (`d8=q`). A clear move in any other form (`d6` for
//! a capture, `o-o`, `nf3`, `1.e4`) is refused with its right form, and signs with another meaning (`!`, `(=)`)
//! are named; null moves and drops are refused.
//! Source: FIDE Laws, Appendix C.
//!
//! # Decisions
//! * On the cross moves are written in the long way: the piece's letter and both squares, `Rf4-f9`, `c2xb3`.
//!   Appendix C counts on pawns that keep to their file until they take; there the pawns of two armies walk
//!   along the ranks, and nobody has agreed on how to write that in short. Squares alone are read as well, see
//!   [`coordinate`](crate::rules::notation::coordinate): they need no language.

mod loose;

use crate::rules::ground::geometry::{Classic, Geometry, Wing};
use crate::rules::ground::{Attempt, Move, Piece, Role, Square, SquareSet};
use crate::rules::judging::{Fault, Reason, Verdict};
use crate::rules::moving::Position;
use crate::rules::moving::safety::reach;
use crate::rules::notation::letters::Letters;
use crate::rules::playing::Line;

/// Why a text is not a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError<G: Geometry = Classic> {
    /// It is not notation at all.
    Syntax,
    /// Several pieces can legally make this move: their squares.
    Ambiguous(Vec<Square<G>>),
    /// No piece of this kind could be meant.
    NoSuchPiece(Role),
    /// The move is refused.
    Illegal(Box<Fault<G>>),
    /// The text says that something is captured, and nothing is.
    NothingCaptured(Square<G>),
    /// What is meant is clear, and it is written in another way: `exd6`, `O-O`. Where several moves
    /// may be meant, the ways of all.
    Written(Vec<String>),
    /// A sign that says something else is written behind a move, or alone: which, and how the move is written.
    Signed(Sign, String, Vec<String>),
}

/// A sign that is written behind moves and is no part of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `(=)`: a draw is offered (FIDE C.12).
    DrawOffer,
    /// `!`, `?`, `±`: a judgment of a move or of the position.
    Comment,
    /// `1-0`: how the game ended.
    Result,
    /// `--`: no move at all, which is not allowed.
    Pass,
}

impl<G: Geometry> SanError<G> {
    /// How the text could be read: `syntax`, `ambiguous`, or `illegal` for all else that is no legal
    /// move.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax | Self::Written(_) | Self::Signed(..) => "syntax",
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
#[derive(Clone)]
struct Said<G: Geometry> {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    captures: bool,
    to: Square<G>,
    promotion: Option<Role>,
}

impl<G: Geometry> Said<G> {
    /// Whether a piece of the role on this square fits the text.
    fn names(&self, from: Square<G>) -> bool {
        let is = |said: Option<u8>, row: u8| said.is_none_or(|said| said == row);
        is(self.file, from.file()) && is(self.rank, from.rank())
    }

    /// The attempt, if the piece on this square is meant.
    const fn from(&self, from: Square<G>) -> Attempt<G> {
        Attempt {
            from,
            to: self.to,
            promotion: self.promotion,
        }
    }
}

/// What a text in English letters says to who takes it at its word.
struct Strict<G: Geometry> {
    /// The attempt, legal or not.
    read: Result<Attempt<G>, SanError<G>>,
    /// Whether nothing else can be meant: a piece of the kind goes that way, though perhaps not now.
    is_sure: bool,
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
/// Why no single attempt is meant, or its right form.
pub fn read_attempt<G: Geometry>(
    position: &Position<G>,
    text: &str,
) -> Result<Attempt<G>, SanError<G>> {
    let Strict { read, is_sure } = strict(position, text);
    if is_sure {
        return read;
    }
    not_strict(position, text, &Letters::default(), read)
}

/// What a text means that says nothing a piece could do, if it is taken at its word; `letters` are those of the
/// language.
///
/// # Errors
/// The right form, else why the text is not a move.
fn not_strict<G: Geometry>(
    position: &Position<G>,
    text: &str,
    letters: &Letters,
    read: Result<Attempt<G>, SanError<G>>,
) -> Result<Attempt<G>, SanError<G>> {
    if let Some(meant) = loose::meant(position, text, letters) {
        return Err(meant);
    }
    match read {
        Err(SanError::Syntax) => {
            Err(loose::refused(position, text, letters).unwrap_or(SanError::Syntax))
        }
        read => read,
    }
}

impl Letters {
    /// Reads what a text tries, legal or not, as kindly as a child writes: in these letters, in English ones, and with
    /// small ones. The first reading counts in which a piece goes that way.
    ///
    /// # Errors
    /// Why no single attempt is meant, or its right form.
    pub fn read_attempt<G: Geometry>(
        &self,
        position: &Position<G>,
        text: &str,
    ) -> Result<Attempt<G>, SanError<G>> {
        let text = text.trim();
        let mut read = Err(SanError::Syntax);
        for reading in self.readings(text) {
            let strict = strict(position, &reading);
            if strict.is_sure {
                return strict.read;
            }
            if read == Err(SanError::Syntax) {
                read = strict.read;
            }
        }
        not_strict(position, text, self, read)
    }
}

/// What a text says behind a move: `#` for checkmate, also if that is written `++`, or `+` for check.
#[must_use]
pub fn sign(text: &str) -> Option<char> {
    let (rest, _) = without_passing(text);
    match rest.chars().last()? {
        '#' => Some('#'),
        '+' if rest.ends_with("++") => Some('#'),
        '+' => Some('+'),
        _ => None,
    }
}

/// The legal move that is tried, if there is one; which of four, where a pawn has to become something and nothing
/// says what, is open.
fn legal<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> Option<Move<G>> {
    let moves = position.moves_from(attempt.from);
    moves.into_iter().find(|mv| mv.attempt() == attempt)
}

/// Takes the signs of check, checkmate and en passant off the end.
fn without_signs(text: &str) -> (&str, bool) {
    let (text, before) = without_passing(text);
    let text = text.strip_suffix("++").unwrap_or(text);
    let text = text.strip_suffix(['+', '#']).unwrap_or(text);
    let (text, behind) = without_passing(text);
    (text, before || behind)
}

/// Takes `e.p.` off the end, and says whether it was there.
fn without_passing(text: &str) -> (&str, bool) {
    let without = ["e.p.", "e.p", "ep"]
        .into_iter()
        .find_map(|sign| text.strip_suffix(sign));
    without.map_or((text, false), |text| (text.trim_end(), true))
}

/// Takes a text at its word.
fn strict<G: Geometry>(position: &Position<G>, text: &str) -> Strict<G> {
    let (bare, is_passing) = without_signs(text);
    let sure = |read| Strict {
        read,
        is_sure: true,
    };
    if let Some(wing) = castling_sign(bare) {
        let path = position.castling_path(position.turn(), wing);
        let (from, to) = (Square::known(path.king_from), Square::known(path.king_to));
        return sure(Ok(Attempt::new(from, to)));
    }
    if let Some(attempt) = Attempt::parse(bare) {
        let to = position.castling_gesture(attempt.from, attempt.to);
        let attempt = Attempt { to, ..attempt };
        return sure(passing(position, is_passing, attempt));
    }
    let Some(said) = parse(bare) else {
        return Strict {
            read: Err(SanError::Syntax),
            is_sure: false,
        };
    };
    let from = match mover(position, &said) {
        Ok(from) => from,
        Err(why) => {
            let is_sure = !matches!(why, SanError::NoSuchPiece(_));
            return Strict {
                read: Err(why),
                is_sure,
            };
        }
    };
    if let Some(castling) = castling_to(position, from, &said) {
        // The Laws write castling with O; a king's letter and a square mean one step.
        return sure(Err(SanError::Written(vec![write(position, &castling)])));
    }
    let attempt = said.from(from);
    // `bb5` may be a pawn's step with its file, and a bishop's move with a small letter.
    if said.role == Role::Pawn && repeats_file(&said) {
        return Strict {
            read: passing(position, is_passing, attempt),
            is_sure: false,
        };
    }
    let goes = comes_near(position, from, &said) || can_go(position, from, said.to);
    if goes && said.captures && !is_capture(position, from, &said) {
        return sure(Err(SanError::NothingCaptured(said.to)));
    }
    Strict {
        read: passing(position, is_passing, attempt),
        is_sure: goes,
    }
}

/// A legal move behind which `e.p.` is written takes in passing, or is written without.
fn passing<G: Geometry>(
    position: &Position<G>,
    is_said: bool,
    attempt: Attempt<G>,
) -> Result<Attempt<G>, SanError<G>> {
    match legal(position, attempt).filter(|mv| is_said && !mv.is_en_passant()) {
        Some(mv) => Err(SanError::Written(vec![write(position, &mv)])),
        None => Ok(attempt),
    }
}

/// The castling that a king's letter and a square would mean.
fn castling_to<G: Geometry>(
    position: &Position<G>,
    from: Square<G>,
    said: &Said<G>,
) -> Option<Move<G>> {
    let castles = |mv: &Move<G>| mv.castled().is_some() && mv.to() == said.to;
    let moves = position.moves_from(from);
    moves
        .into_iter()
        .find(|mv| said.role == Role::King && castles(mv))
}

fn castling_sign(text: &str) -> Option<Wing> {
    match text {
        "O-O" | "0-0" => Some(Wing::King),
        "O-O-O" | "0-0-0" => Some(Wing::Queen),
        _ => None,
    }
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

/// The piece that is meant: the one that can legally go there, else one that goes that way at all, else the nearest.
fn mover<G: Geometry>(position: &Position<G>, said: &Said<G>) -> Result<Square<G>, SanError<G>> {
    let own = position.board().pieces(position.turn(), said.role);
    let named: SquareSet<G> = own.iter().filter(|from| said.names(*from)).collect();
    let legal = |from: &Square<G>| can_go(position, *from, said.to);
    let near = |from: &Square<G>| comes_near(position, *from, said);
    let mut by_law: SquareSet<G> = named.iter().filter(legal).collect();
    let by_way: SquareSet<G> = named.iter().filter(near).collect();
    if is_bare(said) {
        // `d6` goes straight ahead: whoever takes there is written with its file.
        if by_way.is_empty() && !by_law.is_empty() {
            let takers = by_law.iter().map(|taker| as_capture(taker, said));
            return Err(SanError::Written(takers.collect()));
        }
        by_law = by_law & by_way;
    }
    if by_law.len() > 1 {
        return Err(SanError::Ambiguous(by_law.iter().collect()));
    }
    // None can legally go there: the one is meant that comes furthest in the questions of the judge.
    let furthest = |from: &Square<G>| {
        let verdict = position.judge(said.from(*from));
        let reason = verdict.fault().map(Fault::reason);
        Reason::ALL.iter().position(|known| Some(*known) == reason)
    };
    let candidate = by_law
        .first()
        .or_else(|| by_way.iter().max_by_key(furthest));
    // None goes that way, so none is meant more than another: why not is asked of the nearest.
    let nearest = || named.iter().min_by_key(|from| apart(position, *from, said));
    candidate
        .or_else(nearest)
        .ok_or(SanError::NoSuchPiece(said.role))
}

/// Whether the piece on a square can legally go to another.
fn can_go<G: Geometry>(position: &Position<G>, from: Square<G>, to: Square<G>) -> bool {
    position.moves_from(from).iter().any(|mv| mv.to() == to)
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

/// Whether the text names the file of the target twice, as no written move of a pawn does.
fn repeats_file<G: Geometry>(said: &Said<G>) -> bool {
    said.file == Some(said.to.file()) && said.rank.is_none()
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
