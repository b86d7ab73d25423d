//! A board as an author writes it: a name, a FEN, an FFC, or drawn lines.
//!
//! The 8x8 board is `"start"`, `"empty"`, a FEN or eight drawn lines: `.` for an empty square, a letter
//! (capitals are White) or a chess figure for a piece; blanks and tabs between them do not matter. The
//! cross is `"family-start"`, `"family-empty"`, an FFC or twelve drawn lines (see `cross`). Every
//! problem of the board is told at once, each under the very piece. A board without kings is fine in a
//! lesson; two kings of one side are not.

pub(crate) mod cross;
mod diagram;
pub(crate) mod fen;

use crate::diagnostic::{Diagnostic, Message, Span, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::rules::geometry::Wing;
use crate::rules::notation::letters::abroad;
use crate::rules::{
    Board, BySeat, Castling, Classic, Company, Cross, Geometry, Line, Position, Ruleset, Seat,
    Seats, Setup, SetupProblem, Square, Waive,
};

/// A board that was read, with the place of every square in the file.
pub(super) struct PlacedBoard<G: Geometry> {
    setup: Setup<G>,
    places: Vec<(Square<G>, Span)>,
    castling_at: Span,
    turn_at: Span,
    /// Whether the text itself notes which checks were said.
    notes_calls: bool,
}

/// A board that lessons can be on.
pub(super) trait LessonBoard: Geometry {
    /// The names of its boards: the start of a game, and no piece at all.
    const NAMES: [&'static str; 2];

    /// The start of a game.
    fn start() -> Position<Self>;

    /// A board in one line that is no name; complains about everything in it that is wrong.
    fn read_line(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Self>>;

    /// A board of drawn lines; complains likewise.
    fn read_drawing(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Self>>;

    /// The castling rights of a drawn board; `None` if the text is none.
    fn read_castling(text: &str) -> Option<Castling>;

    /// Castling rights as such a text writes them, `-` for none.
    fn write_castling(rights: Castling) -> String;

    /// The complaint about castling rights that are none.
    fn no_castling(at: Span) -> Diagnostic;

    /// Who plays on a drawn board; `None` if the text does not say it, or the board has no such choice.
    fn read_seats(text: &str) -> Option<(Seats, Company)>;
}

impl LessonBoard for Classic {
    const NAMES: [&'static str; 2] = ["start", "empty"];

    fn start() -> Position {
        Position::start()
    }

    fn read_line(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Self>> {
        fen::read(text, log)
    }

    fn read_drawing(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<Self>> {
        diagram::drawing_of(text, log)
    }

    fn read_castling(text: &str) -> Option<Castling> {
        fen::castling(text)
    }

    fn write_castling(rights: Castling) -> String {
        fen::castling_text(rights)
    }

    fn no_castling(at: Span) -> Diagnostic {
        Diagnostic::error(codes::FEN, at, say!("check-castling-rights"))
            .label(say!("check-castling-rights-label"))
            .help(say!("check-castling-rights-help"))
    }

    fn read_seats(_: &str) -> Option<(Seats, Company)> {
        None
    }
}

/// Whether a board is drawn in lines: a pasted text may have several as well.
fn is_drawing(text: &str) -> bool {
    let text = text.trim();
    text.contains('\n') && !fen::is_pasted(text)
}

/// Castling rights as the board's texts write them, `-` for none.
pub(super) fn castling_text<G: Geometry>(rights: Castling) -> String {
    match G::SEATS.len() {
        2 => Classic::write_castling(rights),
        _ => Cross::write_castling(rights),
    }
}

/// Whether a board is on the cross; `None` if a text is no board at all.
pub(super) fn is_cross(text: &str) -> Option<bool> {
    match text.trim() {
        name if Classic::NAMES.contains(&name) => Some(false),
        name if Cross::NAMES.contains(&name) => Some(true),
        pasted if fen::is_pasted(pasted) => Some(false),
        drawing if drawing.contains('\n') => Some(cross::is_drawing(drawing)),
        ffc if ffc.contains(',') => Some(true),
        fen if fen.contains('/') => Some(false),
        _ => None,
    }
}

/// The board that a line of moves begins on.
#[derive(Clone, Copy, Debug)]
pub struct LineStart<G: Geometry> {
    /// Where the pieces stand, and who moves first.
    pub position: Position<G>,
    /// Whether the board itself notes which checks were said.
    pub(super) notes_calls: bool,
}

impl<G: Geometry> LineStart<G> {
    /// The line without moves: with the checks said that the author (`said`) or the board says are
    /// said, else with all.
    pub(super) fn begun(self, rules: Ruleset, said: Option<&str>) -> Line<G> {
        match said {
            Some("nothing") => Line::with_unsaid_check(self.position, rules),
            None if self.notes_calls => Line::with_calls(self.position, rules),
            _ => Line::with_rules(self.position, rules),
        }
    }
}

/// The position of a step's `board` (or another setting written like it), `turn`, `castling` and
/// `seats`; `None` if it is missing or was complained about.
pub(super) fn read<G: LessonBoard>(
    tab: &Tab<'_>,
    name: &str,
    log: &mut Log<'_>,
) -> Option<LineStart<G>> {
    read_waiving(tab, name, Waive::LESSON, log)
}

/// The same, where the side not to move may stand in check if that is waived.
pub(super) fn read_waiving<G: LessonBoard>(
    tab: &Tab<'_>,
    name: &str,
    waive: Waive,
    log: &mut Log<'_>,
) -> Option<LineStart<G>> {
    let n_before = log.n_found();
    let text = tab.text(log, name)?;
    let is_drawn = is_drawing(text.value);
    let drawn = of_text(text, log);
    let mut drawn = with_keys(tab, log, drawn, is_drawn)?;
    let problems = drawn.setup.problems();
    for problem in &problems {
        match problem {
            SetupProblem::NoKing(_) => {}
            SetupProblem::WrongSideInCheck { .. } if waive.check => {}
            _ => complain(log, &drawn, problem),
        }
    }
    castling_without_pieces(log, &drawn, &problems);
    if drawn.setup.passed != BySeat::default() && log.n_found() > n_before {
        drawn.setup.passed = BySeat::default();
    }
    if log.n_found() > n_before {
        return None;
    }
    let notes_calls = drawn.notes_calls;
    let position = drawn.setup.into_position(waive).ok()?;
    Some(LineStart {
        position,
        notes_calls,
    })
}

fn of_text<G: LessonBoard>(text: Text<'_>, log: &mut Log<'_>) -> Option<PlacedBoard<G>> {
    let [start, empty] = G::NAMES;
    if let Some((is_cross, first)) = log.first_board()
        && self::is_cross(text.value).is_some_and(|it| it != is_cross)
    {
        let message = say!("check-two-boards");
        let found = Diagnostic::error(codes::BOARD, text.inside(), message)
            .label(say!("check-two-boards-label"))
            .help(say!("check-two-boards-help"));
        log.push(found.also(first, say!("check-two-boards-first")));
        return None;
    }
    match text.value.trim() {
        name if name == start => Some(named(text, Setup::from(&G::start()))),
        name if name == empty => Some(named(text, Setup::new(Board::empty(), Seat::WHITE))),
        drawing if is_drawing(drawing) => G::read_drawing(text, log),
        line if line.contains(['/', ',']) => G::read_line(text, log),
        other => {
            let found = Diagnostic::error(
                codes::BOARD,
                text.inside(),
                say!("check-no-board", text = other),
            );
            let names = Classic::NAMES.into_iter().chain(Cross::NAMES);
            let near = closest(other, names).map(did_you_mean);
            let help = near.unwrap_or_else(|| say!("check-no-board-help"));
            log.push(found.label(say!("check-no-board-label")).help(help));
            None
        }
    }
}

fn named<G: LessonBoard>(text: Text<'_>, setup: Setup<G>) -> PlacedBoard<G> {
    PlacedBoard {
        setup,
        places: Vec::new(),
        castling_at: text.inside(),
        turn_at: text.inside(),
        notes_calls: false,
    }
}

/// Applies `turn`, `castling` and `seats`, which belong to a drawing only.
fn with_keys<G: LessonBoard>(
    tab: &Tab<'_>,
    log: &mut Log<'_>,
    drawn: Option<PlacedBoard<G>>,
    is_drawn: bool,
) -> Option<PlacedBoard<G>> {
    let mut drawn = drawn;
    let names = ["turn", "castling", "seats"].into_iter();
    for name in names.filter(|name| *name != "seats" || G::SEATS.len() > 2) {
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
    let is_told = is_drawn && G::SEATS.len() > 2;
    let seats = tab.text(log, "seats").filter(|_| is_told);
    let seats = seats.map(|text| (text, G::read_seats(text.value)));
    if let Some((text, None)) = seats {
        let message = say!("check-ffc-status");
        let found = Diagnostic::error(codes::BOARD, text.inside(), message);
        log.push(found.label(say!("check-not-this")));
    }
    if let (Some(drawn), Some((_, Some((seats, company))))) = (&mut drawn, seats) {
        (drawn.setup.seats, drawn.setup.company) = (seats, company);
    }
    if let (Some(drawn), Some(turn)) = (&mut drawn, tab.text(log, "turn").filter(|_| is_drawn)) {
        drawn.setup.turn = side(turn.value);
        drawn.setup.seats = drawn.setup.seats.with(drawn.setup.turn);
        drawn.turn_at = turn.inside();
    }
    if let Some(text) = tab.text(log, "castling").filter(|_| is_drawn) {
        let rights = G::read_castling(text.value);
        if rights.is_none() {
            log.push(G::no_castling(text.inside()));
        }
        if let (Some(drawn), Some(rights)) = (&mut drawn, rights) {
            drawn.setup.castling = rights;
            drawn.castling_at = text.inside();
        }
    }
    drawn
}

/// The seat of a `side` or `turn` that the field table has checked.
pub(super) fn side(value: &str) -> Seat {
    match value {
        "black" | "north" => Seat::North,
        "west" => Seat::West,
        "east" => Seat::East,
        _ => Seat::South,
    }
}

/// A seat in words, as authors of its board call it: White on the 8x8 board is South on the cross.
pub(super) fn name_of<G: Geometry>(seat: Seat) -> Message {
    match seat {
        Seat::South if G::SEATS.len() > 2 => say!("check-south"),
        Seat::North if G::SEATS.len() > 2 => say!("check-north"),
        Seat::South => say!("check-white"),
        Seat::West => say!("check-west"),
        Seat::North => say!("check-black"),
        Seat::East => say!("check-east"),
    }
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
    let capital = sign.to_uppercase().to_string();
    let (role, _) = abroad().find(|(_, letter)| *letter == capital)?;
    Some((role.code(), role.letter()))
}

/// Complains once about all castling rights without king or rook at home, and says which may stay.
fn castling_without_pieces<G: LessonBoard>(
    log: &mut Log<'_>,
    drawn: &PlacedBoard<G>,
    problems: &[SetupProblem<G>],
) {
    let idle = |(seat, wing): &(Seat, Wing)| {
        problems.contains(&SetupProblem::CastlingWithoutPieces(*seat, *wing))
    };
    let mut lost: Vec<(Seat, Wing)> = drawn.setup.castling.iter().collect();
    let mut kept = lost.clone();
    lost.retain(idle);
    kept.retain(|right| !idle(right));
    let first = lost.first().copied();
    let Some((seat, wing)) = first else { return };
    let rights = |rights: Vec<(Seat, Wing)>| {
        let with = |all: Castling, (seat, wing)| all.with(seat, wing);
        G::write_castling(rights.into_iter().fold(Castling::NONE, with))
    };
    let letters = rights(lost.clone());
    let side = name_of::<G>(seat);
    let message = match (lost.len(), wing) {
        (1, Wing::King) => say!("check-no-short-castling", side = side, rights = letters),
        (1, Wing::Queen) => say!("check-no-long-castling", side = side, rights = letters),
        _ => say!("check-no-castlings", rights = letters),
    };
    let found = Diagnostic::error(codes::POSITION, drawn.castling_at, message)
        .label(say!("check-no-castling-label"));
    log.push(found.help(say!("check-write", text = rights(kept))));
}

fn complain<G: Geometry>(log: &mut Log<'_>, drawn: &PlacedBoard<G>, problem: &SetupProblem<G>) {
    let whole = drawn.turn_at;
    let place = |square: Square<G>| {
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
            let message = say!("check-two-kings", side = name_of::<G>(*seat));
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
            let owner = drawn.setup.board.piece_at(*king).map(|king| king.seat);
            let other = name_of::<G>(owner.unwrap_or(turn.opposite()));
            let message = say!(
                "check-wrong-check",
                turn = name_of::<G>(turn),
                other = &other
            );
            let more = found(place(*king), message).label(say!("check-wrong-check-label"));
            log.push(more.help(say!("check-wrong-check-help", other = other)));
        }
        // All of them are told at once, by `castling_without_pieces`.
        SetupProblem::CastlingWithoutPieces(..) => {}
        SetupProblem::NothingPassed(square) => {
            log.push(
                found(
                    whole,
                    say!("check-nothing-passed", square = square.to_string()),
                )
                .label(say!("check-nothing-passed-label")),
            );
        }
        SetupProblem::TurnWaits(seat) => {
            let turn = name_of::<G>(*seat);
            let found = found(whole, say!("check-turn-waits", turn = &turn));
            let found = found.label(say!("check-turn-waits-label"));
            log.push(found.help(say!("check-turn-waits-help", turn = turn)));
        }
    }
}
