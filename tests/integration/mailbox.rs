//! A slow, obvious generator on a plain grid: the oracle for both boards.
//!
//! It shares no table, no bitboard and no rule with the program: pieces walk square by square,
//! every move is made on a copy, and a king is in check if some enemy could step onto him.

use squarewise::rules::{Geometry, Position, Role, Seat, Square, Wing};

/// File and rank, from 0.
pub(crate) type Place = (i8, i8);

/// A move by its squares and what a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Step {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) promotion: Option<Role>,
}

/// A grid of squares with everything that decides what may move.
#[derive(Clone)]
pub(crate) struct Mailbox {
    side: i8,
    grid: Vec<Option<(Seat, Role)>>,
    turn: Seat,
    seats: Vec<Seat>,
    /// King's and queen's side.
    castling: [[bool; 2]; 4],
    /// The square passed over by each seat's last move.
    passed: [Option<Place>; 4],
}

pub(crate) const STRAIGHT: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub(crate) const DIAGONAL: [Place; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const JUMPS: [Place; 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

impl Mailbox {
    /// Copies a position square by square.
    pub(crate) fn new<G: Geometry>(position: &Position<G>) -> Self {
        let side = i8::try_from(G::SIDE).unwrap();
        let mut board = Self {
            side,
            grid: vec![None; usize::from(G::SIDE) * usize::from(G::SIDE)],
            turn: position.turn(),
            seats: position.seats().iter().collect(),
            castling: Seat::ALL
                .map(|seat| Wing::BOTH.map(|wing| position.castling().has(seat, wing))),
            passed: Seat::ALL.map(|seat| position.passed_by(seat).map(place)),
        };
        for (square, piece) in position.board().iter() {
            board.set(place(square), Some((piece.seat, piece.role)));
        }
        board
    }

    fn exists(&self, (file, rank): Place) -> bool {
        let inside = |n: i8| (0..self.side).contains(&n);
        let edge = |n: i8| self.side == 12 && !(2..10).contains(&n);
        inside(file) && inside(rank) && !(edge(file) && edge(rank))
    }

    fn cell(&self, (file, rank): Place) -> usize {
        usize::try_from(i32::from(rank) * i32::from(self.side) + i32::from(file)).unwrap()
    }

    fn at(&self, place: Place) -> Option<(Seat, Role)> {
        if self.exists(place) {
            self.grid[self.cell(place)]
        } else {
            None
        }
    }

    fn set(&mut self, place: Place, piece: Option<(Seat, Role)>) {
        let cell = self.cell(place);
        self.grid[cell] = piece;
    }

    fn forward(seat: Seat) -> Place {
        match seat {
            Seat::South => (0, 1),
            Seat::North => (0, -1),
            Seat::West => (1, 0),
            Seat::East => (-1, 0),
        }
    }

    fn pieces(&self) -> impl Iterator<Item = (Place, Seat, Role)> + '_ {
        (0..self.side)
            .flat_map(move |rank| (0..self.side).map(move |file| (file, rank)))
            .filter_map(|place| self.at(place).map(|(seat, role)| (place, seat, role)))
    }

    /// Where a piece could capture.
    fn attacks(&self, from: Place, seat: Seat, role: Role) -> Vec<Place> {
        let walk = |steps: &[Place], far: bool| {
            let mut found = Vec::new();
            for step in steps {
                let mut to = add(from, *step);
                while self.exists(to) {
                    found.push(to);
                    if !far || self.at(to).is_some() {
                        break;
                    }
                    to = add(to, *step);
                }
            }
            found
        };
        let all: Vec<Place> = STRAIGHT.into_iter().chain(DIAGONAL).collect();
        match role {
            Role::Rook => walk(&STRAIGHT, true),
            Role::Bishop => walk(&DIAGONAL, true),
            Role::Queen => walk(&all, true),
            Role::King => walk(&all, false),
            Role::Knight => walk(&JUMPS, false),
            Role::Pawn => {
                let (f, r) = Self::forward(seat);
                walk(&[(f + r, r + f), (f - r, r - f)], false)
            }
        }
    }

    fn is_attacked(&self, place: Place, seat: Seat) -> bool {
        self.pieces()
            .filter(|(_, owner, _)| *owner != seat)
            .any(|(from, owner, role)| self.attacks(from, owner, role).contains(&place))
    }

    /// Whether the piece on `from`, an enemy of `seat`, could step onto `to`.
    pub(crate) fn attacks_from(&self, from: Place, to: Place, seat: Seat) -> bool {
        self.at(from).is_some_and(|(owner, role)| {
            owner != seat && self.attacks(from, owner, role).contains(&to)
        })
    }

    fn king(&self, seat: Seat) -> Option<Place> {
        let mut pieces = self.pieces();
        pieces
            .find_map(|(place, owner, role)| (owner == seat && role == Role::King).then_some(place))
    }

    /// Every legal move.
    pub(crate) fn moves(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for (from, seat, role) in self.pieces().filter(|(_, seat, _)| *seat == self.turn) {
            for to in self.targets(from, seat, role) {
                self.arrive(from, to, role, &mut steps);
            }
        }
        steps.retain(|step| {
            let after = self.after(step);
            after
                .king(self.turn)
                .is_none_or(|king| !after.is_attacked(king, self.turn))
        });
        steps.extend(self.castlings());
        steps
    }

    fn targets(&self, from: Place, seat: Seat, role: Role) -> Vec<Place> {
        let mut targets = self.attacks(from, seat, role);
        targets.retain(|to| match self.at(*to) {
            Some((owner, taken)) => owner != seat && taken != Role::King,
            None => role != Role::Pawn || self.passer(*to).is_some(),
        });
        if role == Role::Pawn {
            let one = add(from, Self::forward(seat));
            let two = add(one, Self::forward(seat));
            let free = |place| self.exists(place) && self.at(place).is_none();
            if free(one) {
                targets.push(one);
                if self.is_home(from, seat) && free(two) {
                    targets.push(two);
                }
            }
        }
        targets
    }

    fn is_home(&self, (file, rank): Place, seat: Seat) -> bool {
        let inner = |n: i8| self.side == 8 || (2..10).contains(&n);
        match seat {
            Seat::South => rank == 1 && inner(file),
            Seat::North => rank == self.side - 2 && inner(file),
            Seat::West => file == 1 && inner(rank),
            Seat::East => file == self.side - 2 && inner(rank),
        }
    }

    /// The enemy that passed over an empty square last, and the square of its pawn.
    fn passer(&self, over: Place) -> Option<Place> {
        let turn = self.turn.index();
        [3, 2, 1]
            .map(|after| Seat::ALL[(turn + after) % 4])
            .into_iter()
            .find(|seat| self.passed[seat.index()] == Some(over))
            .map(|seat| add(over, Self::forward(seat)))
    }

    fn arrive(&self, from: Place, to: Place, role: Role, steps: &mut Vec<Step>) {
        let ends = !self.exists(add(to, Self::forward(self.turn)));
        let roles: &[Option<Role>] = if role == Role::Pawn && ends {
            &[
                Some(Role::Queen),
                Some(Role::Rook),
                Some(Role::Bishop),
                Some(Role::Knight),
            ]
        } else {
            &[None]
        };
        steps.extend(roles.iter().map(|promotion| Step {
            from,
            to,
            promotion: *promotion,
        }));
    }

    /// The home of the king, the way to each rook and how far it is: king's side, queen's side.
    fn castling_ways(&self) -> (Place, [(Place, i8); 2]) {
        let last = self.side - 1;
        match (self.side, self.turn) {
            (8, Seat::South) => ((4, 0), [((1, 0), 3), ((-1, 0), 4)]),
            (8, _) => ((4, 7), [((1, 0), 3), ((-1, 0), 4)]),
            (_, Seat::South) => ((6, 0), [((1, 0), 3), ((-1, 0), 4)]),
            (_, Seat::North) => ((6, last), [((1, 0), 3), ((-1, 0), 4)]),
            (_, Seat::West) => ((0, 5), [((0, -1), 3), ((0, 1), 4)]),
            (_, Seat::East) => ((last, 5), [((0, -1), 3), ((0, 1), 4)]),
        }
    }

    fn castlings(&self) -> Vec<Step> {
        let (king, ways) = self.castling_ways();
        let rights = self.castling[self.turn.index()];
        let mut steps = Vec::new();
        for ((along, far), right) in ways.into_iter().zip(rights) {
            let nth = |n: i8| add(king, (along.0 * n, along.1 * n));
            let free = (1..far).all(|n| self.at(nth(n)).is_none());
            let safe = (0..=2).all(|n| !self.is_attacked(nth(n), self.turn));
            if right && free && safe {
                steps.push(Step {
                    from: king,
                    to: nth(2),
                    promotion: None,
                });
            }
        }
        steps
    }

    /// The grid after a move.
    pub(crate) fn after(&self, step: &Step) -> Self {
        let mut next = self.clone();
        let (seat, role) = self.at(step.from).unwrap();
        let (file, rank) = (step.to.0 - step.from.0, step.to.1 - step.from.1);
        if role == Role::Pawn && file != 0 && rank != 0 && self.at(step.to).is_none() {
            let taken = self.passer(step.to).unwrap();
            next.set(taken, None);
            next.forget(taken);
        }
        if role == Role::King && file.abs().max(rank.abs()) == 2 {
            let along = (file / 2, rank / 2);
            let far = if self.castling_ways().1[0].0 == along {
                3
            } else {
                4
            };
            let corner = add(step.from, (along.0 * far, along.1 * far));
            next.set(corner, None);
            next.set(add(step.from, along), Some((seat, Role::Rook)));
        }
        next.forget(step.to);
        next.set(step.from, None);
        next.set(step.to, Some((seat, step.promotion.unwrap_or(role))));
        let double = role == Role::Pawn && file.abs().max(rank.abs()) == 2;
        let middle = (step.from.0 + file / 2, step.from.1 + rank / 2);
        next.passed[seat.index()] = double.then_some(middle);
        next.lose_rights();
        let order = self
            .seats
            .iter()
            .cycle()
            .skip_while(|other| **other != seat);
        next.turn = *order.take(self.seats.len() + 1).nth(1).unwrap();
        next.passed[next.turn.index()] = None;
        next
    }

    /// A pawn that was taken can no longer be taken in passing.
    fn forget(&mut self, taken: Place) {
        for seat in Seat::ALL {
            let passed = &mut self.passed[seat.index()];
            if passed.is_some_and(|over| add(over, Self::forward(seat)) == taken) {
                *passed = None;
            }
        }
    }

    /// A right lasts while king and rook stand at home; the board is asked, not the move. That a
    /// rook came back is no matter: the right was lost when it left.
    fn lose_rights(&mut self) {
        let turn = self.turn;
        for seat in self.seats.clone() {
            self.turn = seat;
            let (king, ways) = self.castling_ways();
            for (wing, (along, far)) in ways.into_iter().enumerate() {
                let rook = add(king, (along.0 * far, along.1 * far));
                let stay = self.at(king) == Some((seat, Role::King))
                    && self.at(rook) == Some((seat, Role::Rook));
                self.castling[seat.index()][wing] &= stay;
            }
        }
        self.turn = turn;
    }

    /// The same with another side to move; what was passed over may still be taken.
    pub(crate) fn turned(&self, turn: Seat) -> Self {
        Self {
            turn,
            ..self.clone()
        }
    }

    /// The same as if the others had waited: nothing may be taken in passing any more.
    pub(crate) fn waited(&self, turn: Seat) -> Self {
        Self {
            turn,
            passed: [None; 4],
            ..self.clone()
        }
    }

    /// Whose piece stands there, and which.
    pub(crate) fn man(&self, place: Place) -> Option<(Seat, Role)> {
        self.at(place)
    }

    /// The same board with nobody on it but whoever stands there.
    pub(crate) fn alone(&self, place: Place) -> Self {
        let mut board = self.clone();
        board.grid.fill(None);
        board.set(place, self.at(place));
        board
    }

    /// Every piece with its place and side.
    pub(crate) fn men(&self) -> Vec<(Place, Seat, Role)> {
        self.pieces().collect()
    }

    /// All that two equal positions have in common, as a text: who stands where, whose turn it is, who may castle, and
    /// what can really be taken in passing.
    pub(crate) fn sameness(&self) -> String {
        let taken = self.moves().into_iter().find(|step| self.is_passing(step));
        let taken = taken.map(|step| step.to);
        format!(
            "{:?} {:?} {:?} {taken:?}",
            self.grid, self.turn, self.castling
        )
    }

    /// Whether a legal move takes in passing.
    pub(crate) fn is_passing(&self, step: &Step) -> bool {
        let is_pawn = self
            .at(step.from)
            .is_some_and(|(_, role)| role == Role::Pawn);
        let is_aslant = step.from.0 != step.to.0 && step.from.1 != step.to.1;
        is_pawn && is_aslant && self.at(step.to).is_none()
    }

    /// How many lines of `depth` half-moves start here.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        moves
            .iter()
            .map(|step| self.after(step).perft(depth - 1))
            .sum()
    }
}

fn add(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

/// The place of a square of the program.
pub(crate) fn place<G: Geometry>(square: Square<G>) -> Place {
    let signed = |n: u8| i8::try_from(n).unwrap();
    (signed(square.file()), signed(square.rank()))
}
