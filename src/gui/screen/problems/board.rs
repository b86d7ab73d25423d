//! The board that a mistake is about, drawn as far as it can be read, with the place of the mistake.
//!
//! A broken board is read kindly: what is no piece leaves its square empty. Left out: what is wrong
//! with it, that the diagnostic tells.

use crate::diagnostic::{Source, Span};
use crate::rules::{Board, Piece, Position, Seat, Square};
use crate::scene::{Mark, PieceLook, Scene, Shape, Spot, Tone};

/// The headline of a step.
const STEP: &str = "[[step]]";

/// From so many marked squares on they are tinted, not striped.
const MANY: usize = 3;

/// The board of the step that a mistake belongs to; `None` if it belongs to no step with a board.
pub(super) fn board(source: &Source, at: Span) -> Option<Scene> {
    let at = source.fit(at);
    let text = source.text();
    let step = step_around(text, at.start)?;
    let value = value_of(source.slice(step), step.start)?;
    let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
    let cells = cells(source.slice(value), value.start);
    let pieces = cells
        .iter()
        .filter_map(|cell| Some((cell.spot, cell.piece?)));
    scene.pieces = pieces
        .map(|(spot, piece)| (spot, PieceLook::solid(piece)))
        .collect();
    scene.marks = if value.contains(at.start) {
        meant(&cells, at)
    } else {
        named(source.slice(at))
    };
    (!cells.is_empty()).then_some(scene)
}

/// The lines of a step, from its headline to the next one.
fn step_around(text: &str, at: usize) -> Option<Span> {
    let mut start = None;
    let mut from = 0;
    for line in text.split_inclusive('\n') {
        let is_headline = line.trim_start().starts_with(STEP);
        if is_headline && from <= at {
            start = Some(from);
        } else if is_headline {
            return Some(Span::new(start?, from));
        }
        from += line.len();
    }
    Some(Span::new(start?, text.len()))
}

/// What stands between the quotes of the step's board.
fn value_of(step: &str, offset: usize) -> Option<Span> {
    let mut from = 0;
    for line in step.split_inclusive('\n') {
        let place = from;
        from += line.len();
        let Some((key, value)) = line.split_once('=') else {
            continue;
        };
        if !["board", "target"].contains(&key.trim()) {
            continue;
        }
        let blanks = value.len() - value.trim_start().len();
        let start = place + key.len() + 1 + blanks;
        let rest = step.get(start..)?;
        let quote = ["\"\"\"", "'''", "\"", "'"];
        let quote = quote.into_iter().find(|it| rest.starts_with(it))?;
        let inside = rest.get(quote.len()..)?;
        let length = match quote.len() {
            1 => inside.find([quote.chars().next()?, '\n']),
            _ => inside.find(quote),
        };
        let start = offset + start + quote.len();
        return Some(Span::new(start, start + length.unwrap_or(inside.len())));
    }
    None
}

/// A square of a written board, with its place in the file.
struct Cell {
    spot: Spot,
    piece: Option<Piece>,
    place: Span,
}

fn cells(value: &str, offset: usize) -> Vec<Cell> {
    let whole = Span::new(offset, offset + value.len());
    match value.trim() {
        "start" => all(Position::start().board(), whole),
        "empty" => all(&Board::empty(), whole),
        drawing if drawing.contains('\n') => drawn(value, offset),
        fen if fen.contains('/') => fen_cells(value, offset),
        _ => Vec::new(),
    }
}

/// Every square of a board that has a name, each at the same place.
fn all(board: &Board, place: Span) -> Vec<Cell> {
    let cell = |square: Square| Cell {
        spot: square.into(),
        piece: board.piece_at(square),
        place,
    };
    Square::all().map(cell).collect()
}

/// The squares of drawn lines; what does not fit on the board any more is left out.
fn drawn(value: &str, offset: usize) -> Vec<Cell> {
    let mut found = Vec::new();
    let (mut from, mut n_rows) = (offset, 0u8);
    for line in value.split_inclusive('\n') {
        let start = from;
        from += line.len();
        if line.trim().is_empty() {
            continue;
        }
        n_rows = n_rows.saturating_add(1);
        let Some(rank) = 8u8.checked_sub(n_rows) else {
            break;
        };
        let signs = line.char_indices();
        let signs = signs.filter(|(_, sign)| !sign.is_whitespace());
        for ((at, sign), file) in signs.zip(0..8) {
            found.push(Cell {
                spot: Spot::new(file, rank),
                piece: Piece::from_letter(sign),
                place: Span::new(start + at, start + at + sign.len_utf8()),
            });
        }
    }
    found
}

/// The squares of a FEN's first part.
fn fen_cells(value: &str, offset: usize) -> Vec<Cell> {
    let lead = value.len() - value.trim_start().len();
    let ranks = value.split_whitespace().next().unwrap_or_default();
    let mut found = Vec::new();
    let (mut file, mut rank) = (0u8, 7u8);
    for (at, sign) in ranks.char_indices() {
        if sign == '/' {
            let Some(below) = rank.checked_sub(1) else {
                break;
            };
            (file, rank) = (0, below);
            continue;
        }
        let start = offset + lead + at;
        let place = Span::new(start, start + sign.len_utf8());
        let n_squares = sign.to_digit(10).and_then(|n| u8::try_from(n).ok());
        for _ in 0..n_squares.unwrap_or(1) {
            if file < 8 {
                found.push(Cell {
                    spot: Spot::new(file, rank),
                    piece: Piece::from_letter(sign),
                    place,
                });
            }
            file = file.saturating_add(1);
        }
    }
    found
}

/// Marks on the squares that a mistake inside the written board means.
fn meant(cells: &[Cell], at: Span) -> Vec<Mark> {
    let touches =
        |cell: &&Cell| cell.place.start < at.end.max(at.start + 1) && at.start < cell.place.end;
    let squares: Vec<Spot> = cells.iter().filter(touches).map(|cell| cell.spot).collect();
    let mark = |spot: &Spot| {
        if squares.len() < MANY {
            Mark::Danger(*spot)
        } else {
            Mark::Tint(*spot, Tone::Red)
        }
    };
    match squares.len() {
        n if n == cells.len() => Vec::new(),
        _ => squares.iter().map(mark).collect(),
    }
}

/// Circles on the squares that the mistaken words name.
fn named(words: &str) -> Vec<Mark> {
    let parts = words.split(|letter: char| !letter.is_ascii_alphanumeric());
    let squares = parts.filter_map(|part| {
        let tail = part.get(part.len().checked_sub(2)?..)?;
        Square::parse(tail)
    });
    squares
        .map(|square: Square| Mark::Circle(square.into(), Tone::Red))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file with `«` and `»` around what is meant: how many pieces, and the marked squares.
    fn check(text: &str, n_pieces: Option<usize>, marked: &str) {
        let start = text.find('«').unwrap();
        let text = text.replacen('«', "", 1);
        let end = text.find('»').unwrap();
        let source = Source::new("t", text.replacen('»', "", 1));
        let scene = board(&source, Span::new(start, end));
        assert_eq!(scene.as_ref().map(|it| it.pieces.len()), n_pieces, "{text}");
        let squares = scene.iter().flat_map(|it| &it.marks).map(|mark| {
            let (at, _) = crate::scene::svg::extent(*mark);
            at.square::<crate::rules::Classic>().unwrap().to_string()
        });
        assert_eq!(squares.collect::<Vec<_>>().join(" "), marked, "{text}");
    }

    #[test]
    fn the_board_of_the_step_is_drawn() {
        let two =
            "id = 1\n[[step]]\nboard = \"start\"\n[[step]]\nboard = \"k7/8/8/8/8/8/8/K7 w\"\n";
        check(&format!("«»{two}"), None, "");
        check(&two.replace("\"start\"", "\"«start»\""), Some(32), "");
        check(&format!("{two}answer = [\"«h8»\"]"), Some(2), "h8");
        check(
            &format!("{two}move = \"«Kb1-b9, a1-b2»\""),
            Some(2),
            "b1 a1 b2",
        );
        check("[[step]]\n«kind» = \"say\"\n", None, "");
        check("[[step]]\n«kind» = \"say\"\nboard = \"strat\"\n", None, "");
    }

    #[test]
    fn a_broken_fen_is_marked_where_it_is_broken() {
        let fen = |ranks: &str| format!("[[step]]\nboard = \"{ranks} w - -\"\n");
        check(&fen("4k3/8/8/3«X»4/8/8/8/4K3"), Some(2), "d5");
        check(
            &fen("4k3/8/«7»/8/8/8/8/4K3"),
            Some(2),
            "a6 b6 c6 d6 e6 f6 g6",
        );
        check(&fen("4k3/8/8/8/8/8/8/4K2«P»"), Some(3), "h1");
        check(&fen("9k/8/8/8/8/8/8/«K»7/8/8"), Some(1), "a1");
    }

    #[test]
    fn drawn_lines_are_marked_too() {
        let rows = ". . . . k . . .\n. . . . . . . .\n. . «Z» . . . . .\n".to_owned();
        let board = format!("[[step]]\nboard = '''\n{rows}'''\n");
        check(&board, Some(1), "c6");
        let row = board.replace(['«', '»'], "");
        let row = row.replacen(". . . . k . . .", "«. . . . k . . .»", 1);
        check(&row, Some(1), "a8 b8 c8 d8 e8 f8 g8 h8");
    }
}
