//! Every position that can still come about, the likeliest first: a mate or a proof that there is none.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Board, Move, Piece, Role, Seat, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::safety::{Safety, reach};
use crate::rules::playing::dead::helpmate::{Cost, Distance, Habits, Order, flights, victim};
use crate::rules::playing::dead::material;
use crate::rules::playing::dead::position_index::PositionIndex;

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

/// A move from a position that was looked at.
#[derive(Clone, Copy)]
struct Next<G: Geometry> {
    from: u32,
    mv: Move<G>,
    /// Whether what the move leads to may be further from a mate than its cost says.
    is_estimate: bool,
}

/// A best-first search for a checkmate by one seat, with the other side helping.
pub(super) struct Search<G: Geometry> {
    seat: Seat,
    order: Order,
    limit: usize,
    nodes: Vec<Node<G>>,
    seen: PositionIndex,
    queue: Queue<Next<G>>,
    habits: Habits,
    asked: Option<Distance<G>>,
}

impl<G: Geometry> Search<G> {
    /// A search from `root` that looks at no more than `limit` positions.
    pub(super) fn new(root: &Position<G>, seat: Seat, order: Order, limit: usize) -> Self {
        let mut search = Self {
            seat,
            order,
            limit: limit.min(1 << 30),
            nodes: Vec::new(),
            seen: PositionIndex::new(),
            queue: Queue::new(),
            habits: Habits::new(),
            asked: None,
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
        while let Some((cost, place, next)) = self.queue.pop() {
            let Next { from, mv, .. } = next;
            let parent = self.nodes.get(from as usize)?;
            if next.is_estimate {
                let board = board_after(&parent.position, &mv);
                let cost = cost + flights(&board, self.seat);
                let next = Next {
                    is_estimate: false,
                    ..next
                };
                self.queue.put_back(cost, place, next);
                continue;
            }
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
        let checks = Checks::new(&position, self.seat);
        let before = position.plain.board;
        let mut board = before;
        let victim_before = victim(&before, self.seat);
        for mv in moves {
            if checks.may_come_of(&mv) {
                let next = position.after(&mv);
                if next.is_check() && !next.has_legal_move() {
                    return Expanded::Mate(self.line(number, mv));
                }
            }
            let is_plain = is_plain(&mv);
            if is_plain {
                carry(&mut board, mv.piece, mv.from, mv.to);
            } else {
                board = board_after(&position, &mv);
                if material::bars(&board, self.seat) {
                    board = before;
                    continue;
                }
            }
            let is_king = mv.piece.role == Role::King;
            let victim = if is_king || G::SEATS.len() > 2 {
                victim(&board, self.seat)
            } else {
                victim_before
            };
            let price = self.habits.price(&mv, victim, self.seat);
            let cost = self.order.cost(&board, self.seat, &mut self.asked);
            if is_plain {
                carry(&mut board, mv.piece, mv.to, mv.from);
            } else {
                board = before;
            }
            let (cost, is_estimate) = match cost {
                Cost::Known(cost) => (cost, false),
                Cost::AtLeast(cost) => (cost, true),
            };
            let next = Next {
                from: number,
                mv,
                is_estimate,
            };
            self.queue.push(cost + price, next);
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

/// Whether a move takes one man to an empty square and changes nothing else.
fn is_plain<G: Geometry>(mv: &Move<G>) -> bool {
    mv.captured.is_none() && mv.promotion.is_none() && mv.castled.is_none()
}

/// Carries a man to an empty square.
#[inline]
fn carry<G: Geometry>(board: &mut Board<G>, man: Piece, from: Square<G>, to: Square<G>) {
    board.take(from, man);
    board.add(to, man);
}

/// The board after a move.
fn board_after<G: Geometry>(position: &Position<G>, mv: &Move<G>) -> Board<G> {
    let Piece { role, seat } = mv.piece;
    let mut board = position.plain.board;
    if is_plain(mv) {
        carry(&mut board, mv.piece, mv.from, mv.to);
        return board;
    }
    board.replace(mv.from, mv.to, seat, [role, mv.promotion.unwrap_or(role)]);
    if let Some((square, captured)) = mv.captured
        && square != mv.to
    {
        board.take(square, captured);
    }
    if let Some((from, to)) = mv.castled {
        let rook = Piece::new(Role::Rook, seat);
        board.take(from, rook);
        board.add(to, rook);
    }
    board
}

/// From where the side to move gives check, if it is the one that is to mate.
struct Checks<G: Geometry> {
    /// Whether the side to move is to mate at all.
    is_mater: bool,
    /// Nothing is known: every move may give check.
    is_unknown: bool,
    /// By role: where it attacks the king.
    from: [SquareSet<G>; 6],
    /// Pieces that give check by going away.
    shields: SquareSet<G>,
}

impl<G: Geometry> Checks<G> {
    fn new(position: &Position<G>, mater: Seat) -> Self {
        let board = &position.plain.board;
        let own = board.by_seat(mater);
        let mut checks = Self {
            is_mater: position.plain.turn == mater,
            is_unknown: true,
            from: [SquareSet::EMPTY; 6],
            shields: SquareSet::EMPTY,
        };
        let victim = (board.by_role(Role::King) - own).only();
        let Some(king) = victim.filter(|_| checks.is_mater && G::SEATS.len() == 2) else {
            return checks;
        };
        checks.is_unknown = false;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            checks.from[role.index()] = reach(role, king, board.occupied());
        }
        let pawns = G::pawn_attacks(mater.opposite(), king.index());
        checks.from[Role::Pawn.index()] = SquareSet::from_bits(pawns);
        for sniper in Safety::snipers(board, king.index()) & own {
            let between = SquareSet::from_bits(G::between(king.index(), sniper.index()));
            checks.shields |= between & own;
        }
        checks
    }

    /// Whether a move may give a check that is looked for; sometimes it does not after all.
    fn may_come_of(&self, mv: &Move<G>) -> bool {
        let is_odd = mv.promotion.is_some() || mv.castled.is_some() || mv.is_en_passant();
        let is_direct = || self.from[mv.piece.role.index()].contains(mv.to);
        self.is_mater
            && (self.is_unknown || is_odd || is_direct() || self.shields.contains(mv.from))
    }
}

/// Things by their cost, the cheapest first; among equals the newest.
struct Queue<T> {
    /// By cost; each list by age, with the number of each thing.
    by_cost: Vec<Vec<(u32, T)>>,
    /// No list below this one holds anything.
    lowest: usize,
    /// How many things were ever pushed.
    n_pushed: u32,
}

impl<T> Queue<T> {
    const fn new() -> Self {
        Self {
            by_cost: Vec::new(),
            lowest: 0,
            n_pushed: 0,
        }
    }

    #[inline]
    fn push(&mut self, cost: usize, thing: T) {
        self.n_pushed = self.n_pushed.wrapping_add(1);
        let number = self.n_pushed;
        if let Some(list) = self.list(cost) {
            list.push((number, thing));
        }
    }

    /// Puts back what was taken out at a lower cost, in the place that its age gives it.
    fn put_back(&mut self, cost: usize, number: u32, thing: T) {
        if let Some(list) = self.list(cost) {
            let place = list.partition_point(|(other, _)| *other < number);
            list.insert(place, (number, thing));
        }
    }

    #[inline]
    fn list(&mut self, cost: usize) -> Option<&mut Vec<(u32, T)>> {
        if self.by_cost.len() <= cost {
            self.by_cost.resize_with(cost + 1, Vec::new);
        }
        self.lowest = self.lowest.min(cost);
        self.by_cost.get_mut(cost)
    }

    /// The next one, with its cost and its number.
    fn pop(&mut self) -> Option<(usize, u32, T)> {
        loop {
            let list = self.by_cost.get_mut(self.lowest)?;
            match list.pop() {
                Some((number, thing)) => return Some((self.lowest, number, thing)),
                None => self.lowest += 1,
            }
        }
    }
}
