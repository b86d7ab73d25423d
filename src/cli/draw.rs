//! A small board in text, with the proof marked on it and a line that says what the marks mean.
//!
//! ```text
//!  8   .  .  .  .  k [r] .  .
//!  7   .  .  .  .  .  *  .  .
//! ```
//! `[ ]` attacks along `*`, `< >` is in danger, `( )` is what the sentence is about, `{ }` would leave the board,
//! `+` is where the piece may go or help. Capitals are White; with four seats each piece has its seat's letter.

use crate::explain::{self, Proof};
use crate::locale::{Memo, Phrase};
use crate::rules::bits::BitSet;
use crate::rules::notation::san::SanError;
use crate::rules::{Geometry, Move, Piece, Position, Seat, Square, SquareSet};

/// What a square can be marked as; where several fit, the first is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Attacks,
    Danger,
    About,
    Gone,
    Moved,
    Line,
    Allowed,
}

impl Mark {
    const ALL: [Self; 7] = [
        Self::Attacks,
        Self::Danger,
        Self::About,
        Self::Gone,
        Self::Moved,
        Self::Line,
        Self::Allowed,
    ];

    /// The sign before and after what stands there; an empty square of a line or a goal is the sign itself.
    const fn signs(self) -> (char, char) {
        match self {
            Self::Attacks => ('[', ']'),
            Self::Danger => ('<', '>'),
            Self::About | Self::Moved => ('(', ')'),
            Self::Gone => ('{', '}'),
            Self::Line => ('*', ' '),
            Self::Allowed => ('+', ' '),
        }
    }

    const fn meaning(self) -> Phrase {
        match self {
            Self::Attacks => Phrase::MarkAttacks,
            Self::Danger => Phrase::MarkDanger,
            Self::About => Phrase::MarkAbout,
            Self::Gone => Phrase::MarkGone,
            Self::Moved => Phrase::MarkMoved,
            Self::Line => Phrase::MarkLine,
            Self::Allowed => Phrase::MarkAllowed,
        }
    }
}

/// A position with marks.
#[derive(Debug)]
pub(super) struct Drawing<G: Geometry> {
    position: Position<G>,
    marked: [SquareSet<G>; Mark::ALL.len()],
}

impl<G: Geometry> Drawing<G> {
    fn new(position: &Position<G>) -> Self {
        Self {
            position: *position,
            marked: [SquareSet::EMPTY; Mark::ALL.len()],
        }
    }

    /// The position after a move, with the squares that it went between.
    pub(super) fn of_move(after: &Position<G>, mv: &Move<G>) -> Self {
        let mut drawing = Self::new(after);
        for square in [mv.from(), mv.to()] {
            drawing.mark(Mark::Moved, SquareSet::of(square));
        }
        drawing
    }

    /// A position with what proves that a text is no legal move in it.
    pub(super) fn of_refusal(position: &Position<G>, unread: &SanError<G>) -> Self {
        let mut drawing = Self::new(position);
        match unread {
            SanError::Ambiguous(squares) => {
                drawing.mark(Mark::About, squares.iter().copied().collect());
            }
            SanError::NothingCaptured(square) => drawing.mark(Mark::About, SquareSet::of(*square)),
            SanError::Illegal(fault) => {
                for proof in explain::fault(position, fault).proof {
                    drawing.prove(proof);
                }
            }
            SanError::Syntax
            | SanError::NoSuchPiece(_)
            | SanError::Written(_)
            | SanError::Signed(..) => {}
        }
        drawing
    }

    fn mark(&mut self, mark: Mark, squares: SquareSet<G>) {
        for (other, marked) in Mark::ALL.into_iter().zip(&mut self.marked) {
            if other == mark {
                *marked |= squares;
            }
        }
    }

    fn prove(&mut self, proof: Proof<G>) {
        match proof {
            Proof::Attack { from, to } => {
                self.mark(Mark::Attacks, SquareSet::of(from));
                self.line(from, to);
            }
            Proof::Danger(square) => self.mark(Mark::Danger, SquareSet::of(square)),
            Proof::Blocker(square) | Proof::About(square) | Proof::Empty(square) => {
                self.mark(Mark::About, SquareSet::of(square));
            }
            Proof::Pin {
                pinner,
                pinned,
                king,
            } => {
                self.mark(Mark::Attacks, SquareSet::of(pinner));
                self.mark(Mark::About, SquareSet::of(pinned));
                self.mark(Mark::Danger, SquareSet::of(king));
                self.line(pinner, king);
            }
            Proof::RightLost { king, rook, .. } => {
                self.mark(Mark::About, SquareSet::of(king) | SquareSet::of(rook));
            }
            Proof::Gone(square) => self.mark(Mark::Gone, SquareSet::of(square)),
            Proof::Came { from, to } => {
                self.mark(Mark::About, SquareSet::of(from) | SquareSet::of(to));
                self.line(from, to);
            }
            Proof::Allowed(squares) => self.mark(Mark::Allowed, squares),
        }
    }

    fn line(&mut self, from: Square<G>, to: Square<G>) {
        let way = G::between(from.index(), to.index());
        let is_on_it = |square: &Square<G>| way & G::Bits::single(square.index()) != G::Bits::EMPTY;
        self.mark(Mark::Line, Square::all().filter(is_on_it).collect());
    }

    fn mark_of(&self, square: Square<G>) -> Option<Mark> {
        let marks = Mark::ALL.into_iter().zip(&self.marked);
        let mut marks = marks.filter(|(_, marked)| marked.contains(square));
        marks.next().map(|(mark, _)| mark)
    }

    /// Draws the board with South below, and what the marks on it mean.
    pub(super) fn write(&self, memo: &mut Memo, out: &mut String) {
        for rank in (0..G::SIDE).rev() {
            let mut row = format!("{:>2}  ", rank + 1);
            for file in 0..G::SIDE {
                row.push_str(&self.cell(Square::new(file, rank)));
            }
            out.push_str(row.trim_end());
            out.push('\n');
        }
        let width = if has_two_seats::<G>() { 3 } else { 4 };
        let files = (b'a'..).take(G::SIDE.into()).map(char::from);
        let names: String = files.map(|file| format!("{file:^width$}")).collect();
        out.push_str(&format!("    {}\n", names.trim_end()));
        self.legend(memo, out);
    }

    /// One square, three signs wide; four where pieces have the letter of their seat.
    fn cell(&self, square: Option<Square<G>>) -> String {
        let wide = if has_two_seats::<G>() { "" } else { " " };
        let Some(square) = square else {
            return format!("   {wide}");
        };
        let piece = self.position.piece_at(square).map(letters::<G>);
        match (piece, self.mark_of(square)) {
            (None, None) => format!(" . {wide}"),
            (Some(piece), None) => format!(" {piece} "),
            (None, Some(mark @ (Mark::Line | Mark::Allowed))) => {
                format!(" {} {wide}", mark.signs().0)
            }
            (piece, Some(mark)) => {
                let (before, after) = mark.signs();
                let piece = piece.unwrap_or_else(|| format!(".{wide}"));
                format!("{before}{piece}{after}")
            }
        }
    }

    fn legend(&self, memo: &mut Memo, out: &mut String) {
        let is_seen = |mark: &Mark| Square::all().any(|square| self.mark_of(square) == Some(*mark));
        let told: Vec<String> = Mark::ALL
            .into_iter()
            .filter(is_seen)
            .map(|mark| {
                let (before, after) = mark.signs();
                let signs = format!("{before} {after}");
                format!("{} {}", signs.trim_end(), memo.say_plain(mark.meaning()))
            })
            .collect();
        if !told.is_empty() {
            out.push_str(&format!("\n    {}\n", told.join("   ")));
        }
    }
}

fn has_two_seats<G: Geometry>() -> bool {
    G::SEATS.len() == 2
}

/// The letter of a piece, after that of its seat where there are more than two.
fn letters<G: Geometry>(piece: Piece) -> String {
    if has_two_seats::<G>() {
        return piece.letter().to_string();
    }
    let seat = match piece.seat {
        Seat::South => 's',
        Seat::West => 'w',
        Seat::North => 'n',
        Seat::East => 'e',
    };
    format!("{seat}{}", piece.role.letter())
}
