//! A board as an author writes it: `"start"`, `"empty"`, a FEN, or eight drawn lines.
//!
//! A drawn line has eight squares: `.` for an empty one, a letter (capitals are White) or a chess figure for a
//! piece; blanks and tabs between them do not matter. Every problem of the board is told at once, each
//! under the very piece. A board without kings is fine in a lesson; two kings of one side are not.

mod drawn;

use crate::diagnostic::{Diagnostic, Message, Span, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::shape::not_yet;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::rules::geometry::Wing;
use crate::rules::notation::fen::{FenError, FenErrorKind};
use crate::rules::{Board, BySeat, Castling, Position, Seat, Setup, SetupProblem, Square, Waive};

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
        drawing if drawing.contains('\n') => drawn::drawing_of(text, log),
        fen if fen.contains('/') => fen_of(text, log),
        ffc if ffc.contains(',') => {
            log.push(not_yet(text.inside(), say!("check-what-family-board")));
            None
        }
        other => {
            let found = Diagnostic::error(
                codes::BOARD,
                text.inside(),
                say!("check-no-board", text = other),
            );
            let near = closest(other, ["start", "empty"]).map(did_you_mean);
            let help = near.unwrap_or_else(|| say!("check-no-board-help"));
            log.push(found.label(say!("check-no-board-label")).help(help));
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
        let message = say!("check-drawn-board-only", name = name);
        log.push(
            Diagnostic::error(codes::MISPLACED, key, message)
                .label(say!("check-not-here"))
                .help(say!("check-take-line-away")),
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
pub(super) fn name_of(seat: Seat) -> Message {
    if seat == Seat::WHITE {
        say!("check-white")
    } else {
        say!("check-black")
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
                let found =
                    Diagnostic::error(codes::FEN, text.inside(), say!("check-castling-rights"));
                log.push(
                    found
                        .label(say!("check-castling-rights-label"))
                        .help(say!("check-castling-rights-help")),
                );
                return None;
            }
        };
        rights = rights.with(seat, wing);
    }
    Some(rights)
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
    let found = Diagnostic::error(codes::FEN, span, fen_message(&error.kind));
    match error.kind {
        FenErrorKind::RankLength { squares, .. } => {
            found.label(say!("check-n-squares", n = squares))
        }
        FenErrorKind::RankCount(n) => found.label(say!("check-n-ranks", n = n)),
        _ => found.label(say!("check-not-this")),
    }
}

pub(crate) fn fen_message(kind: &FenErrorKind) -> Message {
    match kind {
        FenErrorKind::Empty => say!("check-fen-empty"),
        FenErrorKind::RankCount(n) => say!("check-fen-ranks", n = *n),
        FenErrorKind::RankLength { rank, squares } => {
            say!("check-fen-rank", rank = *rank, squares = *squares)
        }
        FenErrorKind::UnknownPiece(letter) => say!("check-no-such-letter", letter = *letter),
        FenErrorKind::Turn => say!("check-fen-turn"),
        FenErrorKind::Castling => say!("check-fen-castling"),
        FenErrorKind::EnPassant => say!("check-fen-en-passant"),
        FenErrorKind::Clock => say!("check-fen-clock"),
        FenErrorKind::TooManyFields => say!("check-fen-parts"),
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

fn no_piece(sign: char, span: Span) -> Diagnostic {
    let found = Diagnostic::error(
        codes::BOARD,
        span,
        say!("check-no-such-letter", letter = sign),
    )
    .label(say!("check-no-such-letter-label"));
    found.maybe_help(foreign(sign).map(|(piece, letter)| {
        if sign.is_lowercase() {
            let letter = letter.to_ascii_lowercase();
            return say!("check-letter-black", piece = piece, letter = letter);
        }
        say!("check-letter", piece = piece, letter = letter)
    }))
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
    let found = |span, message: Message| Diagnostic::error(codes::POSITION, span, message);
    match problem {
        SetupProblem::NoKing(_) => {}
        SetupProblem::SeveralKings(seat, kings) => {
            let mut kings = kings.iter().map(place);
            let first = kings.next().unwrap_or(whole);
            let message = say!("check-two-kings", side = name_of(*seat));
            let more =
                found(kings.next().unwrap_or(whole), message).label(say!("check-two-kings-label"));
            log.push(more.also(first, say!("check-two-kings-first")));
        }
        SetupProblem::PawnsMisplaced(pawns) => {
            for pawn in pawns.iter() {
                log.push(
                    found(
                        place(pawn),
                        say!("check-pawn-misplaced", square = pawn.to_string()),
                    )
                    .label(say!("check-pawn-misplaced-label")),
                );
            }
        }
        SetupProblem::WrongSideInCheck { king, .. } => {
            let turn = drawn.setup.turn;
            let other = name_of(turn.opposite());
            let message = say!("check-wrong-check", turn = name_of(turn), other = &other);
            let more = found(place(*king), message).label(say!("check-wrong-check-label"));
            log.push(more.help(say!("check-wrong-check-help", other = other)));
        }
        SetupProblem::CastlingWithoutPieces(seat, wing) => {
            let side = name_of(*seat);
            let message = if *wing == Wing::King {
                say!("check-no-short-castling", side = side)
            } else {
                say!("check-no-long-castling", side = side)
            };
            log.push(found(drawn.castling_at, message).label(say!("check-no-castling-label")));
        }
        SetupProblem::NothingPassed(square) => {
            log.push(
                found(
                    whole,
                    say!("check-nothing-passed", square = square.to_string()),
                )
                .label(say!("check-nothing-passed-label")),
            );
        }
    }
}
