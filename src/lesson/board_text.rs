//! A board as an author writes it: `"start"`, `"empty"`, a FEN, or eight drawn lines.
//!
//! A drawn line has eight squares: `.` for an empty one, a letter (capitals are White) or a chess figure for a
//! piece; blanks and tabs between them do not matter. Every problem of the board is told at once, each
//! under the very piece. A board without kings is fine in a lesson; two kings of one side are not.

use crate::diagnostic::{Diagnostic, Span, closest};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::shape::not_yet;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::rules::geometry::Wing;
use crate::rules::notation::fen::{FenError, FenErrorKind};
use crate::rules::{
    Board, BySeat, Castling, Piece, Position, Role, Seat, Setup, SetupProblem, Square, Waive,
};

/// A board that was read, with the place of every square in the file.
struct Drawn {
    setup: Setup,
    places: Vec<(Square, Span)>,
    castling_at: Span,
    turn_at: Span,
}

/// The position of a step's `board` (or another setting written like it), `turn` and `castling`; `None`
/// if it is missing or was complained about.
pub(super) fn read(tab: &Tab<'_>, name: &str, log: &mut Log<'_>) -> Option<Position> {
    let n_before = log.n_found();
    let text = tab.text(log, name)?;
    let drawn = match text.value.trim() {
        "start" => Some(named(text, Setup::from(&Position::start()))),
        "empty" => Some(named(text, Setup::new(Board::empty(), Seat::WHITE))),
        drawing if drawing.contains('\n') => drawing_of(text, log),
        fen if fen.contains('/') => fen_of(text, log),
        ffc if ffc.contains(',') => {
            log.push(not_yet(text.inside(), "a board of the family game"));
            None
        }
        other => {
            let found = Diagnostic::error(
                codes::BOARD,
                text.inside(),
                format!("`{other}` is no board"),
            );
            let near =
                closest(other, ["start", "empty"]).map(|near| format!("did you mean `{near}`?"));
            let help = near
                .unwrap_or_else(|| "write `start`, `empty`, a FEN, or draw eight lines".to_owned());
            log.push(found.label("no board").help(help));
            None
        }
    };
    let is_drawn = text.value.trim().contains('\n');
    let mut drawn = with_keys(tab, log, drawn, is_drawn)?;
    let problems = drawn.setup.problems();
    for problem in problems
        .iter()
        .filter(|problem| !matches!(problem, SetupProblem::NoKing(_)))
    {
        complain(log, &drawn, problem);
    }
    if drawn.setup.passed != BySeat::default() && log.n_found() > n_before {
        drawn.setup.passed = BySeat::default();
    }
    if log.n_found() > n_before {
        return None;
    }
    drawn.setup.into_position(Waive::LESSON).ok()
}

fn named(text: Text<'_>, setup: Setup) -> Drawn {
    Drawn {
        setup,
        places: Vec::new(),
        castling_at: text.inside(),
        turn_at: text.inside(),
    }
}

/// Applies `turn` and `castling`, which belong to a drawing only.
fn with_keys(
    tab: &Tab<'_>,
    log: &mut Log<'_>,
    drawn: Option<Drawn>,
    is_drawn: bool,
) -> Option<Drawn> {
    let mut drawn = drawn;
    for name in ["turn", "castling"] {
        let Some(key) = tab.key(name).filter(|_| !is_drawn) else {
            continue;
        };
        let message = format!("`{name}` belongs to a drawn board, and this board says it itself");
        log.push(
            Diagnostic::error(codes::MISPLACED, key, message)
                .label("not here")
                .help("take this line away"),
        );
    }
    if let (Some(drawn), Some(turn)) = (&mut drawn, tab.text(log, "turn").filter(|_| is_drawn)) {
        drawn.setup.turn = side(turn.value);
        drawn.turn_at = turn.inside();
    }
    if let Some(text) = tab.text(log, "castling").filter(|_| is_drawn) {
        let rights = castling(text, log)?;
        if let Some(drawn) = &mut drawn {
            drawn.setup.castling = rights;
            drawn.castling_at = text.inside();
        }
    }
    drawn
}

/// The seat of a `side` or `turn` that the field table has checked.
pub(super) fn side(value: &str) -> Seat {
    if value == "black" {
        Seat::BLACK
    } else {
        Seat::WHITE
    }
}

/// A seat in words.
pub(super) fn name_of(seat: Seat) -> &'static str {
    if seat == Seat::WHITE {
        "White"
    } else {
        "Black"
    }
}

fn castling(text: Text<'_>, log: &mut Log<'_>) -> Option<Castling> {
    let mut rights = Castling::NONE;
    for letter in text.value.chars().filter(|_| text.value != "-") {
        let (seat, wing) = match letter {
            'K' => (Seat::WHITE, Wing::King),
            'Q' => (Seat::WHITE, Wing::Queen),
            'k' => (Seat::BLACK, Wing::King),
            'q' => (Seat::BLACK, Wing::Queen),
            _ => {
                let found = Diagnostic::error(
                    codes::FEN,
                    text.inside(),
                    "castling rights are some of `KQkq`",
                );
                log.push(
                    found
                        .label("not castling rights")
                        .help("write `KQkq`, or take this line away"),
                );
                return None;
            }
        };
        rights = rights.with(seat, wing);
    }
    Some(rights)
}

fn drawing_of(text: Text<'_>, log: &mut Log<'_>) -> Option<Drawn> {
    let n_before = log.n_found();
    let rows: Vec<Text<'_>> = text
        .lines()
        .into_iter()
        .filter(|line| !line.value.trim().is_empty())
        .collect();
    if rows.len() != 8 {
        let message = format!("this board has {} lines instead of 8", rows.len());
        log.push(
            Diagnostic::error(codes::BOARD, text.span, message).label("the board begins here"),
        );
    }
    let mut board = Board::empty();
    let mut places = Vec::new();
    for (row, from_top) in rows.iter().zip(1u8..=8) {
        let rank = 8 - from_top;
        let mut file = 0u8;
        for (at, sign) in row.value.char_indices() {
            if sign.is_whitespace() || is_style(sign) {
                continue;
            }
            let place = row.part(at, at + sign.len_utf8());
            if let Some(square) = Square::new(file, rank) {
                places.push((square, place));
                match piece(sign) {
                    Some(piece) => board.put(square, piece),
                    None if sign == '.' => {}
                    None => log.push(no_piece(sign, place)),
                }
            }
            file = file.saturating_add(1);
        }
        if file != 8 {
            let message = format!(
                "rank {} of this board has {file} squares instead of 8",
                rank + 1
            );
            let label = format!("{file} squares");
            log.push(Diagnostic::error(codes::BOARD, row.trimmed().span, message).label(label));
        }
    }
    (log.n_found() == n_before).then(|| Drawn {
        setup: Setup::new(board, Seat::WHITE),
        places,
        castling_at: text.span,
        turn_at: text.span,
    })
}

fn fen_of(text: Text<'_>, log: &mut Log<'_>) -> Option<Drawn> {
    match Setup::parse_fen(text.value) {
        Err(error) => {
            log.push(bad_fen(text, &error));
            None
        }
        Ok(setup) => {
            let fields = text.words();
            let field = |n: usize| {
                fields
                    .get(n)
                    .map_or_else(|| text.inside(), |field| field.span)
            };
            let places = fields.first().map(fen_places).unwrap_or_default();
            Some(Drawn {
                setup,
                places,
                castling_at: field(2),
                turn_at: field(1),
            })
        }
    }
}

fn bad_fen(text: Text<'_>, error: &FenError) -> Diagnostic {
    let span = text.part(error.bytes.start, error.bytes.end);
    if let FenErrorKind::UnknownPiece(letter) = error.kind {
        return no_piece(letter, span);
    }
    let found = Diagnostic::error(codes::FEN, span, error.to_string());
    match error.kind {
        FenErrorKind::RankLength { squares, .. } => found.label(format!("{squares} squares")),
        FenErrorKind::RankCount(n) => found.label(format!("{n} ranks")),
        _ => found.label("not this"),
    }
}

/// The place of every square in the first field of a well-formed FEN.
fn fen_places(field: &Text<'_>) -> Vec<(Square, Span)> {
    let mut places = Vec::new();
    let (mut file, mut rank) = (0u8, 7u8);
    for (at, sign) in field.value.char_indices() {
        let place = field.part(at, at + sign.len_utf8());
        if sign == '/' {
            (file, rank) = (0, rank.saturating_sub(1));
            continue;
        }
        let n_squares = sign
            .to_digit(10)
            .and_then(|n| u8::try_from(n).ok())
            .unwrap_or(1);
        for _ in 0..n_squares {
            places.extend(Square::new(file, rank).map(|square| (square, place)));
            file = file.saturating_add(1);
        }
    }
    places
}

/// The piece of a letter or a chess figure.
fn piece(sign: char) -> Option<Piece> {
    const FIGURES: [(char, char, Role); 6] = [
        ('♔', '♚', Role::King),
        ('♕', '♛', Role::Queen),
        ('♖', '♜', Role::Rook),
        ('♗', '♝', Role::Bishop),
        ('♘', '♞', Role::Knight),
        ('♙', '♟', Role::Pawn),
    ];
    let figure = FIGURES.iter().find_map(|(white, black, role)| match sign {
        sign if sign == *white => Some(Piece::new(*role, Seat::WHITE)),
        sign if sign == *black => Some(Piece::new(*role, Seat::BLACK)),
        _ => None,
    });
    figure.or_else(|| Piece::from_letter(sign))
}

/// Marks that only choose how a figure looks.
fn is_style(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}')
}

fn no_piece(sign: char, span: Span) -> Diagnostic {
    let found = Diagnostic::error(
        codes::BOARD,
        span,
        format!("no piece has the letter `{sign}`"),
    )
    .label("no piece");
    found.maybe_help(
        foreign(sign).map(|(name, letter)| format!("the {name}'s letter is `{letter}`")),
    )
}

/// What a letter of other languages' chess books most likely means in English: the piece and its letter.
pub(super) fn foreign(sign: char) -> Option<(&'static str, char)> {
    match sign.to_ascii_uppercase() {
        'S' | 'C' => Some(("knight", 'N')),
        'L' | 'F' | 'A' | 'G' => Some(("bishop", 'B')),
        'T' | 'W' => Some(("rook", 'R')),
        'D' | 'H' => Some(("queen", 'Q')),
        _ => None,
    }
}

fn complain(log: &mut Log<'_>, drawn: &Drawn, problem: &SetupProblem) {
    let whole = drawn.turn_at;
    let place = |square: Square| {
        drawn
            .places
            .iter()
            .find(|(at, _)| *at == square)
            .map_or(whole, |(_, place)| *place)
    };
    let found = |span, message: String| Diagnostic::error(codes::POSITION, span, message);
    match problem {
        SetupProblem::NoKing(_) => {}
        SetupProblem::SeveralKings(seat, kings) => {
            let mut kings = kings.iter().map(place);
            let first = kings.next().unwrap_or(whole);
            let message = format!("{} has more than one king", name_of(*seat));
            let more = found(kings.next().unwrap_or(whole), message).label("one more");
            log.push(more.also(first, "the first"));
        }
        SetupProblem::PawnsMisplaced(pawns) => {
            for pawn in pawns.iter() {
                log.push(
                    found(place(pawn), format!("no pawn can stand on {pawn}")).label("a pawn"),
                );
            }
        }
        SetupProblem::WrongSideInCheck { king, .. } => {
            let turn = drawn.setup.turn;
            let other = name_of(turn.opposite());
            let message = format!(
                "it is {}'s turn, but {other}'s king is in check",
                name_of(turn)
            );
            let more = found(place(*king), message).label("in check");
            log.push(more.help(format!("give the turn to {other}, or move a piece")));
        }
        SetupProblem::CastlingWithoutPieces(seat, wing) => {
            let way = if *wing == Wing::King { "short" } else { "long" };
            let message = format!(
                "{} cannot castle {way}: king and rook are not at home",
                name_of(*seat)
            );
            log.push(found(drawn.castling_at, message).label("no right to this"));
        }
        SetupProblem::NothingPassed(square) => {
            log.push(
                found(
                    whole,
                    format!("no pawn can have passed over {square} just now"),
                )
                .label("this board"),
            );
        }
    }
}
