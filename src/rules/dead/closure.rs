//! Every position that can still come about, the likeliest first: a mate or a proof that there is none.

use crate::rules::dead::helpmate::{Habits, Order};
use crate::rules::dead::{material, seen::Seen};
use crate::rules::geometry::Geometry;
use crate::rules::{Move, Position, Role, Seat, Square, SquareSet};

/// What a search ended with.
pub(super) enum Found<G: Geometry> {
    /// Legal moves to a checkmate by the seat.
    Mate(Vec<Move<G>>),
    /// Every position was looked at: no mate.
    Nothing {
        /// How many positions that took.
        positions: usize,
    },
    /// The limit was reached, or the positions are of a kind that proves nothing.
    Limit,
}

/// What came of the moves of one position.
enum Expanded<G: Geometry> {
    /// One of them ends the line in the mate that was looked for.
    Mate(Vec<Move<G>>),
    /// There is none.
    Over,
    /// The positions after them wait.
    Queued,
}

/// A position that was looked at, and how it came about.
struct Node<G: Geometry> {
    position: Position<G>,
    /// The move that led here and the number of the position before it; `None` at the root.
    from: Option<(u32, Move<G>)>,
}

/// A best-first search for a checkmate by one seat, with the other side helping.
pub(super) struct Search<G: Geometry> {
    seat: Seat,
    order: Order,
    limit: usize,
    nodes: Vec<Node<G>>,
    seen: Seen,
    queue: Queue<(u32, Move<G>)>,
    habits: Habits,
}

impl<G: Geometry> Search<G> {
    /// A search from `root` that looks at no more than `limit` positions.
    pub(super) fn new(root: &Position<G>, seat: Seat, order: Order, limit: usize) -> Self {
        let mut search = Self {
            seat,
            order,
            limit: limit.min(1 << 30),
            nodes: Vec::new(),
            seen: Seen::new(),
            queue: Queue::new(),
            habits: Habits::default(),
        };
        search.add(bare(*root), None);
        search
    }

    /// Looks for the mate.
    pub(super) fn run(mut self) -> Found<G> {
        if let [root] = self.nodes.as_slice()
            && !self.is_crowded()
            && !root.position.has_legal_move()
        {
            return ended(&root.position, self.seat);
        }
        let mut number = 0;
        loop {
            if self.nodes.len() > self.limit {
                return Found::Limit;
            }
            match self.expand(number) {
                Expanded::Mate(line) => return Found::Mate(line),
                Expanded::Over if self.is_crowded() => return Found::Limit,
                Expanded::Over | Expanded::Queued => {}
            }
            match self.next() {
                Some(next) => number = next,
                None => break,
            }
        }
        Found::Nothing {
            positions: self.nodes.len(),
        }
    }

    /// Takes the most promising position that was not met before; gives its number.
    fn next(&mut self) -> Option<u32> {
        while let Some((from, mv)) = self.queue.pop() {
            let parent = self.nodes.get(from as usize)?;
            let position = bare(parent.position.after(&mv));
            if let Some(number) = self.add(position, Some((from, mv))) {
                return Some(number);
            }
        }
        None
    }

    fn add(&mut self, position: Position<G>, from: Option<(u32, Move<G>)>) -> Option<u32> {
        let number = u32::try_from(self.nodes.len()).ok()?;
        if !self
            .seen
            .note(&position, &self.nodes, |node| &node.position)
        {
            return None;
        }
        self.nodes.push(Node { position, from });
        Some(number)
    }

    /// Whether more than two armies play. What follows where one of them cannot move is not a
    /// matter of a position then, so nothing is exhausted there.
    fn is_crowded(&self) -> bool {
        let root = self.nodes.first().map(|node| &node.position);
        root.is_some_and(|root| root.plain.board.by_role(Role::King).len() > 2)
    }

    /// Puts the positions after the moves from a position in the queue, unless one is the mate.
    fn expand(&mut self, number: u32) -> Expanded<G> {
        let Some(position) = self.nodes.get(number as usize).map(|node| node.position) else {
            return Expanded::Over;
        };
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Expanded::Over;
        }
        for mv in moves {
            let next = position.after(&mv);
            if mv.piece.seat == self.seat && next.is_check() && !next.has_legal_move() {
                return Expanded::Mate(self.line(number, mv));
            }
            let fewer = mv.captured.is_some() || mv.promotion.is_some();
            if !(fewer && material::bars(&next.plain.board, self.seat)) {
                let price = self.habits.price(&mv, &next, self.seat);
                self.queue
                    .push(self.order.cost(&next, self.seat) + price, (number, mv));
            }
        }
        Expanded::Queued
    }

    fn line(&self, mut number: u32, last: Move<G>) -> Vec<Move<G>> {
        let mut line = vec![last];
        while let Some((before, mv)) = self.nodes.get(number as usize).and_then(|node| node.from) {
            line.push(mv);
            number = before;
        }
        line.reverse();
        line
    }
}

/// What is known where the side to move has no legal move.
fn ended<G: Geometry>(root: &Position<G>, seat: Seat) -> Found<G> {
    if root.plain.turn != seat && root.is_check() {
        Found::Mate(Vec::new())
    } else {
        Found::Nothing { positions: 1 }
    }
}

/// The position without its clocks, and without passed squares on which no pawn can take.
fn bare<G: Geometry>(mut position: Position<G>) -> Position<G> {
    position.plain.halfmove = 0;
    position.plain.fullmove = 1;
    for &seat in G::SEATS {
        let Some(square) = position.passed_by(seat) else {
            continue;
        };
        if !can_be_taken_on(&position, seat, square) {
            position.plain.forget_passed(seat);
        }
    }
    position
}

/// Whether a pawn of another seat attacks the square that a pawn of `seat` passed over.
fn can_be_taken_on<G: Geometry>(position: &Position<G>, seat: Seat, square: Square<G>) -> bool {
    let mut others = G::SEATS.iter().filter(|other| **other != seat);
    others.any(|other| {
        let from = SquareSet::from_bits(G::pawn_attacks(other.opposite(), square.index()));
        from.meets(position.plain.board.pieces(*other, Role::Pawn))
    })
}

/// Things by their cost, the cheapest first; among equals the newest.
struct Queue<T> {
    by_cost: Vec<Vec<T>>,
    /// No list below this one holds anything.
    lowest: usize,
}

impl<T> Queue<T> {
    const fn new() -> Self {
        Self {
            by_cost: Vec::new(),
            lowest: 0,
        }
    }

    fn push(&mut self, cost: usize, thing: T) {
        if self.by_cost.len() <= cost {
            self.by_cost.resize_with(cost + 1, Vec::new);
        }
        if let Some(list) = self.by_cost.get_mut(cost) {
            list.push(thing);
            self.lowest = self.lowest.min(cost);
        }
    }

    fn pop(&mut self) -> Option<T> {
        loop {
            let list = self.by_cost.get_mut(self.lowest)?;
            match list.pop() {
                Some(thing) => return Some(thing),
                None => self.lowest += 1,
            }
        }
    }
}
