//! One step while it is played: what all kinds of steps share.

use crate::lesson::{Step, Task};
use crate::rules::{
    Attempt, Classic, Fault, Geometry, Line, Move, Piece, Position, Seat, Square, SquareSet,
    Undone, Verdict,
};
use crate::session::collect::Collecting;
use crate::session::drill::shuffled;
use crate::session::free::GameEnd;
use crate::session::{Effect, Hint, Record, Say};

/// The state of one step.
#[derive(Clone, Debug)]
pub(super) struct Play<G: Geometry = Classic> {
    step: Step<G>,
    seed: u64,
    /// The board with its past, where moves are judged with it.
    pub(super) line: Line<G>,
    /// Where one side moves again and again.
    pub(super) collecting: Option<Collecting<G>>,
    pub(super) picked: Option<Square<G>>,
    pub(super) promoting: Option<Attempt<G>>,
    /// Squares found so far; in a drill the last one, where things are counted those marked.
    pub(super) found: SquareSet<G>,
    /// Moves found so far, where every answer is asked for.
    pub(super) found_moves: Vec<Move<G>>,
    /// The number that is handed in next.
    pub(super) number: u32,
    /// The move that is written so far.
    pub(super) written: String,
    /// The piece in hand while a board is set up.
    pub(super) held: Option<Piece>,
    /// The squares of a drill, in the order in which they are asked for.
    pub(super) drill: Vec<Square<G>>,
    /// How many of them were named.
    pub(super) named: usize,
    /// Whether "check" was said with the next move, or is still to be said after it.
    pub(super) call: Call,
    /// The number of the step that follows, if a choice or the author says so.
    pub(super) go: Option<usize>,
    /// Whether the learner may go on though the step is not solved.
    pub(super) leads_on: bool,
    /// The side that the program plays, in a game.
    pub(super) friend: Option<Seat>,
    /// How the game has ended.
    pub(super) end: Option<GameEnd>,
    pub(super) hints: usize,
    pub(super) shown_hint: Option<Hint<G>>,
    pub(super) mistakes: usize,
    pub(super) done: bool,
    pub(super) say: Say<G>,
}

/// Whether "check" is said with a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Call {
    /// Not yet.
    #[default]
    Unsaid,
    /// Said before the move was made.
    Said,
    /// The move is made, and nobody has said it.
    Due,
}

impl<G: Geometry> Play<G> {
    /// Begins a step; drills take their order from the seed.
    pub(super) fn new(step: &Step<G>, seed: u64) -> Self {
        let drill = match step.task {
            Task::Name { from, .. } => shuffled(from, seed),
            _ => Vec::new(),
        };
        let mut play = Self {
            step: step.clone(),
            seed,
            line: step.line.clone(),
            collecting: Collecting::new(step),
            picked: None,
            promoting: None,
            found: SquareSet::EMPTY,
            found_moves: Vec::new(),
            number: 0,
            written: String::new(),
            held: None,
            drill,
            named: 0,
            call: Call::Unsaid,
            go: step.go,
            leads_on: false,
            friend: None,
            end: None,
            hints: 0,
            shown_hint: None,
            mistakes: 0,
            done: false,
            say: Say::Task,
        };
        play.reply();
        play
    }

    pub(super) fn step(&self) -> &Step<G> {
        &self.step
    }

    /// Begins again; hints that were seen stay seen.
    pub(super) fn start_again(&mut self) {
        let (hints, friend) = (self.hints, self.friend);
        *self = Self {
            hints,
            friend,
            ..Self::new(&self.step, self.seed.wrapping_add(1))
        };
        self.answer_of_friend();
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn position(&self) -> &Position<G> {
        match &self.collecting {
            Some(collecting) => collecting.position(),
            None => self.line.position(),
        }
    }

    pub(super) fn is_shown_only(&self) -> bool {
        matches!(self.step.task, Task::Say)
    }

    pub(super) fn is_touched(&self) -> bool {
        let moved = self.n_moves() > 0 || !self.found_moves.is_empty() || self.call == Call::Due;
        let answered = self.named > 0 || !self.found.is_empty();
        self.mistakes > 0 || moved || answered || (self.done && !self.is_shown_only())
    }

    pub(super) fn record(&self) -> Record {
        Record {
            done: self.done,
            hints: self.hints,
            mistakes: self.mistakes,
            moves: self.n_moves(),
            par: match self.step.task {
                Task::Collect { par, .. } => usize::try_from(par).ok(),
                _ => None,
            },
        }
    }

    pub(super) fn n_moves(&self) -> usize {
        match (&self.collecting, &self.step.task) {
            (Some(collecting), _) => collecting.n_moves(),
            (None, Task::Try { .. } | Task::Play { .. } | Task::Game { .. }) => {
                self.line.moves().len() - self.step.line.moves().len()
            }
            _ => 0,
        }
    }

    pub(super) fn stars_left(&self) -> SquareSet<G> {
        self.collecting
            .as_ref()
            .map_or(SquareSet::EMPTY, Collecting::stars_left)
    }

    /// How many answers are found, and how many there are.
    pub(super) fn counted(&self) -> (usize, usize) {
        let size = |set: SquareSet<G>| usize::try_from(set.len()).unwrap_or(usize::MAX);
        match &self.step.task {
            Task::Squares { answer, .. } => (size(self.found), size(*answer)),
            Task::Collect { .. } => {
                let (all, left) = self.collecting.as_ref().map_or((0, 0), Collecting::counted);
                (all - left, all)
            }
            Task::Move { all: true, .. } => (self.found_moves.len(), self.right_moves().len()),
            Task::Name { times, .. } => (self.named, *times),
            Task::Try { n_moves, .. } => (self.n_moves(), *n_moves),
            Task::Setup { target, given } => {
                let all = target.iter().count() - given.iter().count();
                (size(self.found), all)
            }
            _ => (usize::from(self.done), 1),
        }
    }

    /// Every move that the step accepts.
    pub(super) fn right_moves(&self) -> Vec<Move<G>> {
        match &self.step.task {
            Task::Move { accept, .. } => accept.moves(self.step.position()),
            _ => Vec::new(),
        }
    }

    pub(super) fn question(&self) -> Option<Attempt<G>> {
        match self.step.task {
            Task::Judge { attempt, .. } => Some(attempt),
            Task::Write { mv, .. } => Some(mv.attempt()),
            Task::Claim { next, .. } => next,
            _ => None,
        }
    }

    pub(super) fn last_move(&self) -> Option<Move<G>> {
        match &self.collecting {
            Some(collecting) => collecting.last_move(),
            None => self.line.moves().last().copied(),
        }
    }

    /// Refuses a try and says why.
    pub(super) fn refuse(
        &mut self,
        from: Square<G>,
        to: Square<G>,
        fault: Fault<G>,
    ) -> Vec<Effect<G>> {
        self.picked = None;
        self.say = Say::Refused(Box::new(fault));
        self.shown_hint = None;
        vec![Effect::Refused { from, to }, Effect::Said]
    }

    pub(super) fn tell(&mut self, say: Say<G>) -> Vec<Effect<G>> {
        self.say = say;
        self.shown_hint = None;
        vec![Effect::Said]
    }

    /// A new try clears the answer to the last one, but not a hint or the success.
    pub(super) fn say_task_again(&mut self) {
        let keeps = matches!(
            self.say,
            Say::Hint(_)
                | Say::HintPiece(_)
                | Say::HintSquare(_)
                | Say::HintMove { .. }
                | Say::Found { .. }
                | Say::StarTaken { .. }
                | Say::Yes(_)
                | Say::NextOfLine
                | Say::TriesMore { .. }
                | Say::YourTurn(_)
        );
        if !keeps {
            self.say = Say::Task;
        }
    }

    pub(super) fn can_take_back(&self) -> bool {
        let is_free = !matches!(self.step.task, Task::Play { .. });
        !self.done && is_free && self.n_moves() > self.n_first()
    }

    pub(super) fn take_back(&mut self) -> Vec<Effect<G>> {
        if !self.can_take_back() {
            return Vec::new();
        }
        let taken_back = match &mut self.collecting {
            Some(collecting) => collecting.take_back(),
            None => match self.line.undo() {
                Some(Undone::Move(mv)) => Some(mv),
                _ => None,
            },
        };
        let Some(mv) = taken_back else {
            return Vec::new();
        };
        if self.friend == Some(mv.piece().seat) {
            // What the program has answered goes with the move it answered.
            self.line.undo();
        }
        self.picked = None;
        self.shown_hint = None;
        self.say = Say::Task;
        vec![Effect::TookBack(mv), Effect::Said]
    }

    /// Ends the step with the coach's praise.
    pub(super) fn succeed(&mut self, shown: Option<Verdict<G>>) {
        self.done = true;
        self.picked = None;
        self.shown_hint = None;
        self.say = Say::Yes(shown);
    }
}
