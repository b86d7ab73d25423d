//! One step while it is played: what all kinds of steps share.

use crate::lesson::{Step, Task};
use crate::rules::geometry::Geometry;
use crate::rules::{
    Attempt, Classic, Fault, Line, Move, Position, Role, Square, SquareSet, Verdict, Wing,
};
use crate::session::collect::Collecting;
use crate::session::{Effect, Hint, Record, Say};

/// The state of one step.
#[derive(Clone, Debug)]
pub(super) struct Play {
    step: Step,
    /// The board with its past, where moves are judged with it.
    pub(super) line: Line,
    /// Where stars or pieces are collected.
    pub(super) collecting: Option<Collecting>,
    pub(super) picked: Option<Square>,
    pub(super) promoting: Option<Attempt>,
    /// Squares found so far.
    pub(super) found: SquareSet,
    /// Moves found so far, where every answer is asked for.
    pub(super) found_moves: Vec<Move>,
    pub(super) hints: usize,
    pub(super) shown_hint: Option<Hint>,
    pub(super) mistakes: usize,
    pub(super) done: bool,
    pub(super) say: Say,
}

impl Play {
    pub(super) fn new(step: &Step) -> Self {
        Self {
            step: step.clone(),
            line: step.line.clone(),
            collecting: Collecting::new(step),
            picked: None,
            promoting: None,
            found: SquareSet::EMPTY,
            found_moves: Vec::new(),
            hints: 0,
            shown_hint: None,
            mistakes: 0,
            done: false,
            say: Say::Task,
        }
    }

    pub(super) fn step(&self) -> &Step {
        &self.step
    }

    /// Begins again; hints that were seen stay seen.
    pub(super) fn start_again(&mut self) {
        let hints = self.hints;
        *self = Self {
            hints,
            ..Self::new(&self.step)
        };
    }

    pub(super) fn position(&self) -> &Position {
        match &self.collecting {
            Some(collecting) => collecting.position(),
            None => self.line.position(),
        }
    }

    pub(super) fn is_shown_only(&self) -> bool {
        !matches!(
            self.step.task,
            Task::Squares { .. }
                | Task::Collect { .. }
                | Task::Move { .. }
                | Task::Judge { .. }
                | Task::Illegal { .. }
        )
    }

    pub(super) fn is_touched(&self) -> bool {
        let moved = self.n_moves() > 0 || !self.found_moves.is_empty();
        self.mistakes > 0 || moved || !self.found.is_empty() || (self.done && !self.is_shown_only())
    }

    pub(super) fn record(&self) -> Record {
        Record {
            done: self.done,
            hints: self.hints,
            mistakes: self.mistakes,
            moves: self.n_moves(),
            par: self.collecting.as_ref().map(Collecting::par),
        }
    }

    pub(super) fn n_moves(&self) -> usize {
        self.collecting.as_ref().map_or(0, Collecting::n_moves)
    }

    pub(super) fn stars_left(&self) -> SquareSet {
        self.collecting
            .as_ref()
            .map_or(SquareSet::EMPTY, Collecting::stars_left)
    }

    /// How many answers are found, and how many there are.
    pub(super) fn counted(&self) -> (usize, usize) {
        let size = |set: SquareSet| usize::try_from(set.len()).unwrap_or(usize::MAX);
        match &self.step.task {
            Task::Squares { answer, .. } => (size(self.found), size(*answer)),
            Task::Collect { stars, .. } => (size(*stars - self.stars_left()), size(*stars)),
            Task::Move { all: true, .. } => (self.found_moves.len(), self.answers().len()),
            _ => (usize::from(self.done), 1),
        }
    }

    /// Every move that the step accepts.
    pub(super) fn answers(&self) -> Vec<Move> {
        match &self.step.task {
            Task::Move { accept, .. } => accept.moves(self.step.position()),
            _ => Vec::new(),
        }
    }

    pub(super) fn question(&self) -> Option<Attempt> {
        match self.step.task {
            Task::Judge { attempt, .. } => Some(attempt),
            _ => None,
        }
    }

    pub(super) fn last_move(&self) -> Option<Move> {
        match &self.collecting {
            Some(collecting) => collecting.last_move(),
            None => self.line.moves().last().copied(),
        }
    }

    /// Whether pieces can be moved in this step.
    fn pieces_move(&self) -> bool {
        let moving = matches!(
            self.step.task,
            Task::Move { .. } | Task::Collect { .. } | Task::Illegal { .. }
        );
        moving && !self.done
    }

    pub(super) fn targets(&self) -> SquareSet {
        let Some(from) = self.picked else {
            return SquareSet::EMPTY;
        };
        self.position()
            .moves_from(from)
            .iter()
            .map(Move::to)
            .collect()
    }

    pub(super) fn press(&mut self, square: Square) -> Vec<Effect> {
        if let Task::Squares { .. } = self.step.task {
            return self.choose(square);
        }
        if !self.pieces_move() {
            return Vec::new();
        }
        match self.picked {
            Some(from) if from == square => self.cancel(),
            Some(from) if !self.picks_another(from, square) => self.attempt(from, square),
            _ => self.pick(square),
        }
    }

    /// Whether a tap on `to` means another piece rather than a move: one's own other piece, unless
    /// that very move is what the step is about, or a king and his rook.
    fn picks_another(&self, from: Square, to: Square) -> bool {
        let own = self.position().board().by_seat(self.position().turn());
        let asked = match &self.step.task {
            Task::Illegal { attempt, .. } => (attempt.from, attempt.to) == (from, to),
            _ => false,
        };
        own.contains(to) && !asked && self.castling_gesture(from, to) == to
    }

    fn pick(&mut self, square: Square) -> Vec<Effect> {
        let Some(piece) = self.position().piece_at(square) else {
            return Vec::new();
        };
        let turn = self.position().turn();
        if let Some(only) = self.collecting.as_ref().and_then(Collecting::only_piece)
            && only != square
        {
            return self.tell(Say::OnlyThisPiece(only));
        }
        if piece.seat != turn {
            let fault = Fault::NotYourPiece {
                from: square,
                piece,
                turn,
            };
            return self.refuse(square, square, fault);
        }
        self.picked = Some(square);
        self.say_task_again();
        vec![Effect::Picked]
    }

    pub(super) fn cancel(&mut self) -> Vec<Effect> {
        self.picked = None;
        self.promoting = None;
        vec![Effect::Picked]
    }

    pub(super) fn drop(&mut self, from: Square, to: Square) -> Vec<Effect> {
        if !self.pieces_move() {
            return Vec::new();
        }
        if from == to {
            return self.press(from);
        }
        let only = self.collecting.as_ref().and_then(Collecting::only_piece);
        match only.filter(|only| *only != from) {
            Some(only) => self.tell(Say::OnlyThisPiece(only)),
            None => self.attempt(from, to),
        }
    }

    pub(super) fn promote(&mut self, role: Role) -> Vec<Effect> {
        match self.promoting.take() {
            Some(attempt) => self.try_move(attempt.promoting(role)),
            None => Vec::new(),
        }
    }

    fn attempt(&mut self, from: Square, to: Square) -> Vec<Effect> {
        let to = self.castling_gesture(from, to);
        self.try_move(Attempt::new(from, to))
    }

    /// A king put on his own rook at home means castling: the king's own target then.
    fn castling_gesture(&self, from: Square, to: Square) -> Square {
        let position = self.position();
        let Some(king) = position
            .piece_at(from)
            .filter(|piece| piece.role == Role::King)
        else {
            return to;
        };
        let meant = Wing::BOTH.into_iter().find(|wing| {
            let path = Classic::castling(king.seat, *wing);
            (path.king_from, path.rook_from) == (from.index(), to.index())
        });
        let own_rook = position.board().pieces(king.seat, Role::Rook).contains(to);
        meant
            .filter(|_| own_rook)
            .and_then(|wing| Square::from_index(Classic::castling(king.seat, wing).king_to))
            .unwrap_or(to)
    }

    fn try_move(&mut self, attempt: Attempt) -> Vec<Effect> {
        self.picked = None;
        let verdict = match &self.collecting {
            Some(collecting) => collecting.position().judge(attempt),
            None => self.line.judge(attempt),
        };
        if let Verdict::Illegal(Fault::PromotionPieceMissing { .. }) = verdict
            && !self.wants_refusal(attempt)
        {
            self.promoting = Some(attempt);
            return vec![Effect::AskPromotion];
        }
        match self.step.task.clone() {
            Task::Collect { .. } => self.collect(attempt, verdict),
            Task::Move { .. } => self.find_move(attempt, verdict),
            Task::Illegal { attempt: asked, .. } => self.provoke(attempt, asked, verdict),
            _ => Vec::new(),
        }
    }

    fn wants_refusal(&self, tried: Attempt) -> bool {
        matches!(&self.step.task, Task::Illegal { attempt, .. } if *attempt == tried)
    }

    /// Refuses a try and says why.
    pub(super) fn refuse(&mut self, from: Square, to: Square, fault: Fault) -> Vec<Effect> {
        self.picked = None;
        self.say = Say::Refused(Box::new(fault));
        self.shown_hint = None;
        vec![Effect::Refused { from, to }, Effect::Said]
    }

    pub(super) fn tell(&mut self, say: Say) -> Vec<Effect> {
        self.say = say;
        self.shown_hint = None;
        vec![Effect::Said]
    }

    /// A new try clears the answer to the last one, but not a hint or the success.
    fn say_task_again(&mut self) {
        let keeps = matches!(
            self.say,
            Say::Hint(_)
                | Say::HintPiece(_)
                | Say::HintSquare(_)
                | Say::HintMove { .. }
                | Say::Found { .. }
                | Say::StarTaken { .. }
                | Say::Yes(_)
        );
        if !keeps {
            self.say = Say::Task;
        }
    }

    pub(super) fn can_take_back(&self) -> bool {
        !self.done && self.n_moves() > 0
    }

    pub(super) fn take_back(&mut self) -> Vec<Effect> {
        if !self.can_take_back() {
            return Vec::new();
        }
        let Some(mv) = self.collecting.as_mut().and_then(Collecting::take_back) else {
            return Vec::new();
        };
        self.picked = None;
        self.shown_hint = None;
        self.say = Say::Task;
        vec![Effect::TookBack(mv), Effect::Said]
    }

    /// Ends the step with the coach's praise.
    pub(super) fn succeed(&mut self, shown: Option<Verdict>) {
        self.done = true;
        self.picked = None;
        self.shown_hint = None;
        self.say = Say::Yes(shown);
    }
}
