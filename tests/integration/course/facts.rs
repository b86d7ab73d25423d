//! What is true on the board of a step: what stands where, what can get where, which squares matter.

use std::collections::BTreeSet;

use squarewise::lesson::proof::way;
use squarewise::lesson::{Step, Task};
use squarewise::rules::{
    Attempt, Classic, Geometry, Line, Move, Piece, Position, Role, Seat, Square, SquareSet,
};
use squarewise::scene::Mark;

/// What is true on the boards that a step shows, or leads to.
pub(super) struct Facts<G: Geometry = Classic> {
    /// What stands, walks, takes, attacks or is tried there.
    there: BTreeSet<(Square<G>, Seat, Role)>,
    /// The pieces that go wherever they like.
    free: BTreeSet<(Seat, Role)>,
    /// Squares that the step marks or asks for.
    marked: SquareSet<G>,
}

impl<G: Geometry> Facts<G> {
    pub(super) fn of(step: &Step<G>) -> Self {
        let mut facts = Self {
            there: BTreeSet::new(),
            free: free(step),
            marked: marked(step),
        };
        for position in positions(step) {
            facts.look_at(&position);
        }
        for attempt in tries(step) {
            for position in positions(step) {
                if let Some(piece) = position.piece_at(attempt.from) {
                    facts.add(attempt.to, piece);
                }
            }
        }
        if let Task::Setup { target, .. } = &step.task {
            for (square, piece) in target.iter() {
                facts.add(square, piece);
            }
        }
        facts
    }

    /// The same, and what is true elsewhere.
    pub(super) fn with(mut self, other: Option<Self>) -> Self {
        if let Some(other) = other {
            self.there.extend(other.there);
            self.marked |= other.marked;
        }
        self
    }

    fn add(&mut self, square: Square<G>, piece: Piece) {
        self.there.insert((square, piece.seat, piece.role));
    }

    fn look_at(&mut self, position: &Position<G>) {
        for (square, piece) in position.board().iter() {
            self.add(square, piece);
        }
        for &seat in G::SEATS {
            for mv in position.with_turn(seat).legal_moves() {
                self.add(mv.to(), mv.piece());
                if let Some(role) = mv.promotion() {
                    self.there.insert((mv.to(), seat, role));
                }
                if let Some((_, rook)) = mv.castled() {
                    self.there.insert((rook, seat, Role::Rook));
                }
            }
            for square in Square::all() {
                for from in position.attackers_of(square, seat) {
                    if let Some(piece) = position.piece_at(from) {
                        self.add(square, piece);
                    }
                }
            }
        }
    }

    /// Whether a piece stands on a square at some time, or gets there or attacks it.
    pub(super) fn has(&self, square: Square<G>, role: Role, seat: Option<Seat>) -> bool {
        let mut seats = G::SEATS.iter().copied();
        let mut seats = seats
            .by_ref()
            .filter(|it| seat.is_none_or(|seat| seat == *it));
        seats.any(|seat| {
            self.there.contains(&(square, seat, role)) || self.free.contains(&(seat, role))
        })
    }

    /// Whether there is a piece of this kind at all.
    pub(super) fn knows(&self, role: Role, seat: Option<Seat>) -> bool {
        let is_it = |(_, its_seat, its_role): &(Square<G>, Seat, Role)| {
            *its_role == role && seat.is_none_or(|seat| seat == *its_seat)
        };
        self.there.iter().any(is_it)
    }

    /// Whether anything is to be said about a square.
    pub(super) fn matters(&self, square: Square<G>) -> bool {
        self.marked.contains(square)
            || !self.free.is_empty()
            || self.there.iter().any(|(there, ..)| *there == square)
    }
}

/// Every position that the step shows or leads to.
fn positions<G: Geometry>(step: &Step<G>) -> Vec<Position<G>> {
    let shown = (0..=step.line.moves().len()).filter_map(|ply| step.line.position_after(ply));
    let mut all: Vec<Position<G>> = shown.copied().collect();
    let mut play = |start: &Position<G>, attempts: &[Attempt<G>]| {
        let mut line = Line::with_rules(*start, *step.line.rules());
        for attempt in attempts {
            if line.play(*attempt).is_ok() {
                all.push(*line.position());
            }
        }
    };
    let start = step.position();
    for attempt in tries(step) {
        play(start, &[attempt]);
    }
    match &step.task {
        Task::Move { accept, .. } => {
            for mv in accept.moves(start) {
                play(start, &[mv.attempt()]);
            }
        }
        Task::Play { lines } => {
            for line in lines {
                let attempts: Vec<Attempt<G>> = line.iter().map(Move::attempt).collect();
                play(start, &attempts);
            }
        }
        Task::Collect { .. } => {
            let mut task = step.collecting().unwrap();
            for mv in way(step).unwrap().moves {
                task = task.after(&mv);
                all.push(task.position);
            }
        }
        _ => {}
    }
    all
}

/// The moves that the step names.
fn tries<G: Geometry>(step: &Step<G>) -> Vec<Attempt<G>> {
    let mut all: Vec<Attempt<G>> = step.wrong.iter().map(|wrong| wrong.attempt).collect();
    match &step.task {
        Task::Judge { attempt, .. } | Task::Illegal { attempt, .. } => all.push(*attempt),
        Task::Claim {
            next: Some(next), ..
        } => all.push(*next),
        Task::Write { mv, .. } => all.push(mv.attempt()),
        _ => {}
    }
    all
}

/// The pieces that go about as they like.
fn free<G: Geometry>(step: &Step<G>) -> BTreeSet<(Seat, Role)> {
    let board = step.position().board();
    let piece = match step.task {
        Task::Collect { piece, .. } | Task::Try { piece, .. } => piece,
        Task::Game { .. } => None,
        _ => return BTreeSet::new(),
    };
    let movers = board.iter().filter(|(at, it)| match piece {
        Some(piece) => *at == piece,
        None => matches!(step.task, Task::Game { .. }) || it.seat == step.side,
    });
    movers.map(|(_, it)| (it.seat, it.role)).collect()
}

/// The squares that are drawn, starred or asked for.
fn marked<G: Geometry>(step: &Step<G>) -> SquareSet<G> {
    let mut all = SquareSet::EMPTY;
    for drawing in &step.draw {
        match *drawing {
            Mark::Arrow { from, to, .. } => {
                let (from, to) = (from.square().unwrap(), to.square().unwrap());
                for square in SquareSet::between(from, to) {
                    all.insert(square);
                }
                all.insert(from);
                all.insert(to);
            }
            Mark::Circle(at, _) | Mark::Tint(at, _) | Mark::Cross(at, _) => {
                all.insert(at.square().unwrap());
            }
            other => panic!("nobody draws {other:?}"),
        }
    }
    match step.task {
        Task::Squares { answer, .. } => all | answer,
        Task::Collect { stars, .. } => all | stars,
        Task::Name { from, .. } => all | from,
        _ => all,
    }
}
