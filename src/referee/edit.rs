//! Putting up the board: pieces come, go and move; every change can be taken back.

use crate::referee::{KEPT, Referee};
use crate::rules::{
    Attempt, Board, BySeat, Castling, Classic, Geometry, Move, Piece, Position, Role, Seat, Setup,
    Square, Wing,
};

impl Referee {
    /// Puts a piece on a square; what stood there goes.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.change(|setup| setup.board.put(square, piece));
    }

    /// Takes a piece away; `None` if the square is empty.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.setup.board.piece_at(square)?;
        self.change(|setup| {
            setup.board.remove(square);
        });
        Some(piece)
    }

    /// Carries a piece to another square, as a hand does: no rule is asked, what stood there goes.
    pub fn carry(&mut self, from: Square, to: Square) {
        let Some(piece) = self.setup.board.piece_at(from) else {
            return;
        };
        if from != to {
            self.change(|setup| {
                setup.board.remove(from);
                setup.board.put(to, piece);
            });
        }
    }

    /// Takes every piece away.
    pub fn clear(&mut self) {
        self.replace(Setup::new(Board::empty(), self.setup.turn));
    }

    /// Puts the pieces up for a new game.
    pub fn set_up(&mut self) {
        self.replace(Setup::from(&Position::start()));
    }

    /// Puts another board in the place of this one.
    pub fn replace(&mut self, setup: Setup) {
        if setup != self.setup {
            self.remember();
            self.setup = setup;
        }
    }

    /// Asks about the other side's moves, or the same. What was the last move is open again.
    pub fn set_turn(&mut self, turn: Seat) {
        if turn != self.setup.turn {
            self.remember();
            self.setup.turn = turn;
            self.setup.passed = BySeat::default();
        }
    }

    /// Plays a move that was asked about, if it is allowed.
    pub fn play(&mut self, attempt: Attempt) -> Option<Move> {
        let mut line = self.line()?;
        let mv = line.play(attempt).ok()?;
        self.remember();
        self.setup = Setup::from(line.position());
        self.is_unsaid = false;
        Some(mv)
    }

    /// Takes the last change back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.before.pop();
        let was_there = before.is_some();
        self.setup = before.unwrap_or_else(|| self.setup.clone());
        self.is_unsaid = false;
        was_there
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Changes something about the board as it is answered to.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        self.remember();
        let homes = at_home(&self.setup);
        change(&mut self.setup);
        self.keep_in_step(homes);
    }

    pub(super) fn remember(&mut self) {
        if self.before.len() == KEPT {
            self.before.remove(0);
        }
        self.before.push(self.setup.clone());
    }

    /// After pieces have changed places: who has just come home may castle until somebody says
    /// otherwise, who has left may not, and a last move that does not fit is forgotten.
    fn keep_in_step(&mut self, before: Castling) {
        let now = at_home(&self.setup);
        let came = now.iter().filter(|&(seat, wing)| !before.has(seat, wing));
        let left = before.iter().filter(|&(seat, wing)| !now.has(seat, wing));
        let castling = &mut self.setup.castling;
        *castling = came.fold(*castling, |all, (seat, wing)| all.with(seat, wing));
        *castling = left.fold(*castling, |all, (seat, wing)| all.without(seat, wing));
        if !self.last_move_fits() {
            self.setup.passed = BySeat::default();
        }
        self.is_unsaid = false;
    }
}

/// Which kings and rooks stand where they may castle.
pub(super) fn at_home(setup: &Setup) -> Castling {
    let stands = |square: u8, role, seat| {
        let square = Square::from_index(square);
        let there = square.and_then(|square| setup.board.piece_at(square));
        there == Some(Piece::new(role, seat))
    };
    let both = [Seat::WHITE, Seat::BLACK].into_iter();
    let all = both.flat_map(|seat| Wing::BOTH.map(|wing| (seat, wing)));
    let home = all.filter(|&(seat, wing)| {
        let path = Classic::castling(seat, wing);
        stands(path.king_from, Role::King, seat) && stands(path.rook_from, Role::Rook, seat)
    });
    home.fold(Castling::NONE, |all, (seat, wing)| all.with(seat, wing))
}
