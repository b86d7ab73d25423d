//! A step with its kind: the shared state beside the kind's own, and what the two do together.

use crate::lesson::Step;
use crate::lesson::kinds::value;
use crate::rules::{Classic, Ending, Geometry, Move, Piece, Position, Seat, Square, SquareSet};
use crate::session::kinds::{BoardUse, Doing, GameEnd, Typed, begin};
use crate::session::play::Play;
use crate::session::solo::Alone;
use crate::session::{Answer, Effect, Record, Say};
use crate::solve::opponent::Thinking;

/// A step while it is done.
#[derive(Clone, Debug)]
pub(super) struct Exercise<G: Geometry = Classic> {
    pub(super) play: Play<G>,
    pub(super) kind: Box<dyn Doing<G>>,
}

impl<G: Geometry> Exercise<G> {
    /// Begins a step; whatever is drawn by lot comes from the seed.
    pub(super) fn new(step: &Step<G>, seed: u64) -> Self {
        let mut play = Play::new(step, seed);
        let mut kind = begin(step, seed);
        kind.begin(&mut play);
        let mut exercise = Self { play, kind };
        exercise.lift();
        exercise
    }

    /// Takes the piece in hand where the step asks for that.
    pub(super) fn lift(&mut self) {
        if let Some(first) = self.play.step().lifted() {
            let (position, square) = (*self.position(), self.only_piece().unwrap_or(first));
            self.play.hand.pick(&position, square);
        }
    }

    /// Begins again; hints that were seen stay seen, and whoever plays the other side stays.
    pub(super) fn start_again(&mut self) {
        let (hints, given) = (self.play.hints, self.play.given);
        let friend = self.kind.friend();
        *self = Self::new(self.play.step(), self.play.seed().wrapping_add(1));
        (self.play.hints, self.play.given) = (hints, given);
        self.kind.play_against(friend);
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position<G> {
        match self.kind.alone() {
            Some(alone) => alone.position(),
            None => self.play.position(),
        }
    }

    /// Where the picked piece may go.
    pub(super) fn targets(&self) -> SquareSet<G> {
        self.play.hand.targets(self.position())
    }

    pub(super) fn is_shown_only(&self) -> bool {
        !self.play.step().task.is_exercise()
    }

    pub(super) fn is_touched(&self) -> bool {
        let is_solved = self.play.done && !self.is_shown_only();
        let moved = self.n_moves() > 0;
        self.play.mistakes > 0 || moved || self.kind.is_touched() || is_solved
    }

    pub(super) fn record(&self) -> Record {
        let par = self.play.step().task.about().par;
        Record {
            done: self.play.done,
            lost: self.is_lost_to_program(),
            hints: self.play.hints.saturating_sub(self.play.given),
            mistakes: self.play.mistakes,
            moves: self.n_moves(),
            par: par.and_then(|par| usize::try_from(par).ok()),
        }
    }

    /// Whether this is a game that the program has won, or in which nothing was reached: it was given up, which draws by
    /// the Laws against a king alone (FIDE 5.1.2), or was a draw for who had more at the beginning. For who had less, a
    /// draw is something.
    pub(super) fn is_lost_to_program(&self) -> bool {
        let Some((end, friend)) = self.kind.game_end().zip(self.kind.friend()) else {
            return false;
        };
        let is_for_nothing = match end {
            GameEnd::ByRules(outcome) => {
                let is_given_up = outcome.ending == Ending::Resignation;
                is_given_up || (outcome.is_draw() && self.began_ahead_of(friend))
            }
            _ => false,
        };
        is_for_nothing || end.winner() == Some(friend)
    }

    /// Whether the learner's pieces were worth more than those of the other side when the game began.
    fn began_ahead_of(&self, friend: Seat) -> bool {
        let step = self.play.step();
        let board = step.position().board();
        let worth = |seat| {
            let roles = board
                .by_seat(seat)
                .iter()
                .filter_map(|at| board.piece_at(at));
            roles.map(|piece| value(piece.role)).sum::<u32>()
        };
        worth(step.side) > worth(friend)
    }

    /// How many moves the learner has made, where moves are counted.
    pub(super) fn n_moves(&self) -> usize {
        self.kind.n_moves(&self.play)
    }

    pub(super) fn last_move(&self) -> Option<Move<G>> {
        match self.kind.alone() {
            Some(alone) => alone.last_move(),
            None => self.play.line.moves().last().copied(),
        }
    }

    /// How many answers are found, and how many there are.
    pub(super) fn counted(&self) -> (usize, usize) {
        self.kind.counted(&self.play)
    }

    /// The answers to choose from now, in order.
    pub(super) fn answers(&self) -> Vec<Answer> {
        if self.play.done {
            return Vec::new();
        }
        self.kind.answers(&self.play)
    }

    /// The learner has chosen an answer; one that is not offered changes nothing.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect<G>> {
        if !self.answers().contains(&answer) {
            return Vec::new();
        }
        self.kind.answer(&mut self.play, answer)
    }

    /// Something is typed, counted or handed in.
    pub(super) fn typed(&mut self, typed: Typed<'_>) -> Vec<Effect<G>> {
        if self.play.done {
            return Vec::new();
        }
        self.kind.typed(&mut self.play, typed)
    }

    /// A piece is taken from beside the board, or laid back.
    pub(super) fn take(&mut self, piece: Piece) -> Vec<Effect<G>> {
        if self.play.done {
            return Vec::new();
        }
        self.kind.take(&mut self.play, piece)
    }

    /// Whether the program thinks about its move.
    pub(super) fn is_thinking(&self) -> bool {
        !self.play.done && self.kind.is_thinking(&self.play)
    }

    /// The work of finding it.
    pub(super) fn thinking(&self) -> Option<Thinking<G>> {
        let thinking = || self.kind.thinking(&self.play);
        self.is_thinking().then(thinking).flatten()
    }

    /// The program has found its move.
    pub(super) fn reply(&mut self, mv: Move<G>) -> Vec<Effect<G>> {
        match self.is_thinking() {
            true => self.kind.replied(&mut self.play, mv),
            false => Vec::new(),
        }
    }

    /// Whose word counts now.
    pub(super) fn speaker(&self) -> Seat {
        match self.is_thinking() {
            true => self.play.step().side,
            false => self.position().turn(),
        }
    }

    /// The stars that lie on the board.
    pub(super) fn stars(&self) -> SquareSet<G> {
        self.kind.alone().map_or(SquareSet::EMPTY, Alone::stars)
    }

    pub(super) fn can_take_back(&self) -> bool {
        let is_open = !self.play.done || self.is_lost_to_program();
        let is_asking = self.play.hand.promoting().is_some();
        is_asking || (is_open && self.kind.can_take_back(&self.play))
    }

    /// Takes the last move back; a pawn that waits for its new role has not moved yet, and goes back alone.
    pub(super) fn take_back(&mut self) -> Vec<Effect<G>> {
        if !self.can_take_back() {
            return Vec::new();
        }
        if self.play.hand.promoting().is_some() {
            return self.cancel();
        }
        let taken_back = match self.kind.alone_mut() {
            Some(alone) => alone.take_back(),
            None => self.play.undo(),
        };
        let Some(mv) = taken_back else {
            return Vec::new();
        };
        self.kind.took_back(&mut self.play, &mv);
        self.play.done = false;
        self.play.hand.lay_down();
        self.play.shown_hint = None;
        self.play.offered = None;
        self.play.say = Say::Task;
        vec![Effect::TookBack(mv), Effect::Said]
    }

    /// The square of the only piece that moves, where only one does.
    pub(super) fn only_piece(&self) -> Option<Square<G>> {
        self.kind.alone().and_then(Alone::only_piece)
    }

    /// The pieces that can be moved, while that is shown.
    pub(super) fn shown_hands(&self) -> SquareSet<G> {
        match self.play.shows_hands && self.play.hand.picked().is_none() {
            true => self.hands(),
            false => SquareSet::EMPTY,
        }
    }

    /// Somebody pressed where nothing is, with nothing in the hand: the few pieces that can be moved are shown, and told.
    pub(super) fn point_out(&mut self) -> Option<SquareSet<G>> {
        let hands = self.hands();
        self.play.shows_hands = hands.iter().count() <= FEW;
        Some(hands).filter(|it| self.play.shows_hands && !it.is_empty())
    }

    /// The pieces that can be moved, where moves are made.
    pub(super) fn hands(&self) -> SquareSet<G> {
        if self.on_board() != BoardUse::Moves {
            return SquareSet::EMPTY;
        }
        let own = self.position().legal_moves();
        let all: SquareSet<G> = own.iter().map(Move::from).collect();
        match self.only_piece() {
            Some(only) => all & SquareSet::of(only),
            None => all,
        }
    }
}

/// How many pieces are so few that all of them are pointed out.
const FEW: usize = 4;
