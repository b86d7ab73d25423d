//! What a board that games are played on has of its own: where its game is kept, how its moves are
//! typed and written, what the clipboard holds.

use std::fmt::Debug;

use crate::explain;
use crate::gui::base::framed::KeyScope;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::games::{GameSlot, Left};
use crate::gui::screen::table::model::{ListedMove, MovePart, MoveRow};
use crate::lesson::rulesets;
use crate::locale::{Phrase, count};
use crate::referee::Referee;
use crate::rules::notation::game_record::Recorded;
use crate::rules::notation::letters::{Letters, MOST_SIGNS, is_sign};
use crate::rules::{
    Attempt, BySeat, Classic, Cross, Move, Piece, Position, Role, Ruleset, Seat, Seats, Setup,
    Waive,
};
use crate::scene::{Scene, Spot};
use crate::table::record::GameTextError;
use crate::table::{Effect, Input, Table};

/// A board that games are played on.
pub trait TableBoard: Recorded + Debug + Send + 'static {
    /// Where the keyboard's square is at first.
    const CURSOR: Spot;
    /// Its card with the keys.
    const KEYS: KeyScope;

    /// Where the game of this board is left and kept.
    fn slot(shared: &Shared) -> &GameSlot<Self>;

    /// The same, to change it.
    fn slot_mut(shared: &mut Shared) -> &mut GameSlot<Self>;

    /// Keeps the game that was left.
    fn keep(shared: &mut Shared);

    /// The position of a text that a game can begin with.
    fn position(text: &str) -> Option<Position<Self>>;

    /// Where a game begins.
    fn beginning() -> Position<Self>;

    /// What is there when no game was left.
    fn nothing_left(begin: Position<Self>) -> Left<Self>;

    /// Who sits at the bottom when the table is opened.
    fn bottom(game: &Table<Self>, shared: &Shared) -> Seat;

    /// What stands on the board, as a picture.
    fn scene(game: &Table<Self>, side: Seat) -> Scene;

    /// Whether a letter can stand in a move.
    fn is_in_move(letter: char) -> bool;

    /// Plays a move as it was typed.
    ///
    /// # Errors
    /// What to say if it is none.
    fn play(
        game: &mut Table<Self>,
        text: &str,
        shared: &Shared,
    ) -> Result<Vec<Effect<Self>>, Phrase>;

    /// The moves so far, round by round.
    fn rows(game: &Table<Self>) -> Vec<MoveRow>;

    /// The last move with its number, as it is written; `None` before the first.
    fn last_in_words(game: &Table<Self>, shared: &Shared) -> Option<String>;

    /// The game as a text to copy.
    fn text(game: &Table<Self>) -> String;

    /// The position as a text to copy.
    fn position_text(game: &Table<Self>) -> String;

    /// What is said when the game was copied.
    fn copied() -> Phrase;

    /// A game from a text that was copied; several paste none, for a record does not say who sits here.
    ///
    /// # Errors
    /// What to say if it is none.
    fn game(_text: &str, _rules: Ruleset) -> Result<Table<Self>, Phrase> {
        Err(Phrase::TablePasteEmpty)
    }
}

impl TableBoard for Classic {
    const CURSOR: Spot = Spot::new(4, 3);
    const KEYS: KeyScope = KeyScope::Table;

    fn slot(shared: &Shared) -> &GameSlot<Self> {
        &shared.two
    }

    fn slot_mut(shared: &mut Shared) -> &mut GameSlot<Self> {
        &mut shared.two
    }

    fn keep(shared: &mut Shared) {
        shared.keep_two();
    }

    fn position(text: &str) -> Option<Position> {
        let setup = Setup::parse_fen(text).ok()?;
        setup.into_position(Waive::NOTHING).ok()
    }

    fn beginning() -> Position {
        Position::start()
    }

    fn nothing_left(begin: Position) -> Left<Self> {
        let rules = rulesets::named(rulesets::FRIENDS).unwrap_or(Ruleset::FIDE);
        Left::new(Table::new(begin, rules))
    }

    fn bottom(_game: &Table<Self>, shared: &Shared) -> Seat {
        if shared.settings.table.flipped {
            Seat::BLACK
        } else {
            Seat::WHITE
        }
    }

    fn scene(game: &Table<Self>, side: Seat) -> Scene {
        Scene::of_board(game.shown().board(), side)
    }

    fn is_in_move(letter: char) -> bool {
        is_sign(letter)
    }

    fn play(game: &mut Table<Self>, text: &str, shared: &Shared) -> Result<Vec<Effect>, Phrase> {
        Ok(game.write_in(text, &shared.letters()))
    }

    fn rows(game: &Table<Self>) -> Vec<MoveRow> {
        let start = game.game().start();
        let sans = game.sans();
        let last = sans.len();
        let seats = game.game().moves().iter().map(|mv| mv.piece().seat);
        let written = sans.into_iter().zip(seats).enumerate();
        let written = written.map(|(ply, (text, seat))| {
            Some(ListedMove {
                parts: parts(&text, seat),
                text,
                is_last: ply + 1 == last,
            })
        });
        // Where Black begins, White's place in the first row stays empty.
        let gap = (start.turn() != Seat::WHITE && last > 0).then_some(None);
        let mut all: Vec<Option<ListedMove>> = gap.into_iter().chain(written).collect();
        if all.len() % 2 == 1 {
            all.push(None);
        }
        let first = usize::from(start.fullmove());
        let rows = all.chunks(2).enumerate();
        let rows = rows.map(|(place, moves)| MoveRow {
            number: format!("{}.", first + place),
            moves: moves.to_vec(),
        });
        rows.collect()
    }

    fn last_in_words(game: &Table<Self>, shared: &Shared) -> Option<String> {
        let start = game.game().start();
        let san = explain::letters(&shared.locale).write(&game.sans().pop()?);
        let is_black_first = start.turn() != Seat::WHITE;
        let before = game.game().n_plies() - 1 + usize::from(is_black_first);
        let number = usize::from(start.fullmove()) + before / 2;
        let dots = if before.is_multiple_of(2) {
            "."
        } else {
            "\u{2026}"
        };
        Some(format!("{number}{dots} {san}"))
    }

    fn text(game: &Table<Self>) -> String {
        game.record()
    }

    fn position_text(game: &Table<Self>) -> String {
        game.position().to_strict_fen()
    }

    fn copied() -> Phrase {
        Phrase::TableCopiedMoves
    }

    fn game(text: &str, rules: Ruleset) -> Result<Table<Self>, Phrase> {
        Table::read(text, rules).map_err(|error| complaint(&error))
    }
}

/// A written move with pieces for their letters.
fn parts(san: &str, seat: Seat) -> Vec<MovePart> {
    let mut parts: Vec<MovePart> = Vec::new();
    for letter in san.chars() {
        let role = Role::from_letter(letter).filter(|_| "KQRBN".contains(letter));
        match (role, parts.last_mut()) {
            (Some(role), _) => parts.push(MovePart::Man(Piece::new(role, seat))),
            (None, Some(MovePart::Text(text))) => text.push(letter),
            (None, _) => parts.push(MovePart::Text(letter.to_string())),
        }
    }
    parts
}

/// What to say about a text that is no game.
fn complaint(error: &GameTextError) -> Phrase {
    match error {
        GameTextError::Empty => Phrase::TablePasteEmpty,
        GameTextError::Fen(_) => Phrase::TablePastePosition,
        GameTextError::Setup(setup) => {
            let problems = Referee::of((**setup).clone()).problems();
            let first = problems.into_iter().next();
            first.map_or(Phrase::TablePastePosition, |problem| problem.says)
        }
        GameTextError::Move { number, word, .. } if word.is_ascii() && word.len() < MOST_SIGNS => {
            Phrase::TablePasteMove {
                number: count(*number),
                word: word.clone(),
            }
        }
        GameTextError::Move { why, .. } => {
            explain::unread(why, &Letters::default()).unwrap_or(Phrase::UnreadNotAMove)
        }
    }
}

impl TableBoard for Cross {
    const CURSOR: Spot = Spot::new(5, 4);
    const KEYS: KeyScope = KeyScope::Family;

    fn slot(shared: &Shared) -> &GameSlot<Self> {
        &shared.family
    }

    fn slot_mut(shared: &mut Shared) -> &mut GameSlot<Self> {
        &mut shared.family
    }

    fn keep(shared: &mut Shared) {
        shared.keep_family();
    }

    fn position(text: &str) -> Option<Position<Self>> {
        let setup = Setup::parse_ffc(text).ok()?;
        setup.into_position(Waive::NOTHING).ok()
    }

    fn beginning() -> Position<Self> {
        Position::cross_start(Seats::FOUR)
    }

    fn nothing_left(_begin: Position<Self>) -> Left<Self> {
        let game = Table::seated(Seats::FOUR, BySeat::default(), Ruleset::FIDE);
        Left::new(game)
    }

    /// Whoever is to move: a seat where nobody plays is never at the bottom.
    fn bottom(game: &Table<Self>, _shared: &Shared) -> Seat {
        game.turn()
    }

    fn scene(game: &Table<Self>, side: Seat) -> Scene {
        Scene {
            turn: game.outcome().is_none().then_some(game.turn()),
            ..Scene::of_position(game.position(), side)
        }
    }

    fn is_in_move(letter: char) -> bool {
        letter.is_ascii_alphanumeric() || letter == '-' || letter == '='
    }

    fn play(
        game: &mut Table<Self>,
        text: &str,
        _shared: &Shared,
    ) -> Result<Vec<Effect<Self>>, Phrase> {
        let attempt = Attempt::parse(text).ok_or(Phrase::FamilyNotAMove)?;
        let to = game.position().castling_gesture(attempt.from, attempt.to);
        Ok(game.apply(Input::Try(Attempt { to, ..attempt })))
    }

    fn rows(game: &Table<Self>) -> Vec<MoveRow> {
        let seats: Vec<Seat> = game.seats().iter().collect();
        let moves = game.game().moves();
        let mut rows: Vec<MoveRow> = Vec::new();
        let mut last = usize::MAX;
        for (ply, mv) in moves.iter().enumerate() {
            let column = seats.iter().position(|seat| *seat == mv.piece().seat);
            let column = column.unwrap_or_default();
            if last == usize::MAX || column <= last {
                rows.push(MoveRow {
                    number: format!("{}.", rows.len() + 1),
                    moves: vec![None; seats.len()],
                });
            }
            last = column;
            let text = by_squares(mv);
            let written = ListedMove {
                parts: vec![MovePart::Man(mv.piece()), MovePart::Text(text.clone())],
                text,
                is_last: ply + 1 == moves.len(),
            };
            if let Some(cell) = rows.last_mut().and_then(|row| row.moves.get_mut(column)) {
                *cell = Some(written);
            }
        }
        rows
    }

    fn last_in_words(game: &Table<Self>, _shared: &Shared) -> Option<String> {
        game.game().last_move().map(by_squares)
    }

    fn text(game: &Table<Self>) -> String {
        game.game().record()
    }

    fn position_text(game: &Table<Self>) -> String {
        game.position().to_ffc()
    }

    fn copied() -> Phrase {
        Phrase::FamilyCopied
    }
}

/// A move as it is written on the cross: `e2-e4`, `c11-c12=Q`, `f4xg5`.
fn by_squares(mv: &Move<Cross>) -> String {
    let sign = if mv.captured().is_some() { '×' } else { '-' };
    let (from, to) = (mv.from(), mv.to());
    let becomes = mv.promotion().map(|role| format!("={}", role.letter()));
    format!("{from}{sign}{to}{}", becomes.unwrap_or_default())
}
