//! The rules of both boards once more, slowly: a plain grid that shares no table and no rule with
//! the program. Written from the specification, square by square, every move made on a copy; it
//! knows every house rule that decides how pieces move.

mod after;
mod company;

use crate::mailbox::{DIAGONAL, JUMPS, STRAIGHT};
use squarewise::rules::{Geometry, Move, Piece, Position, Role, Ruleset, Seat, Square, Wing};

pub(crate) use crate::mailbox::Place;

/// A move by its squares and what a pawn becomes.
pub(crate) type Step = (Place, Place, Option<Role>);

/// How a seat is: nobody, at the table, away, out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Nobody,
    Here,
    Away,
    Out,
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Slow {
    /// Squares along a side: 8, or 12 without the four corners.
    side: i8,
    grid: [[Option<(usize, Role)>; 12]; 12],
    pub(crate) turn: usize,
    pub(crate) status: [Status; 4],
    allied: [[bool; 4]; 4],
    /// Who said check to each, the first first.
    pub(crate) called: [Vec<usize>; 4],
    /// Who moves each army: its player, or who took it over.
    pub(crate) owner: [usize; 4],
    pub(crate) rights: [[bool; 2]; 4],
    pub(crate) passed: [Option<Place>; 4],
    rules: Ruleset,
}

pub(crate) fn add(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

pub(crate) fn forward(seat: usize) -> Place {
    [(0, 1), (1, 0), (0, -1), (-1, 0)][seat]
}

pub(crate) fn place<G: Geometry>(square: Square<G>) -> Place {
    let signed = |n: u8| i8::try_from(n).unwrap();
    (signed(square.file()), signed(square.rank()))
}

fn cell(at: Place) -> (usize, usize) {
    (
        usize::try_from(at.1).unwrap(),
        usize::try_from(at.0).unwrap(),
    )
}

impl Slow {
    pub(crate) fn new<G: Geometry>(position: &Position<G>, rules: &Ruleset) -> Self {
        let company = position.company();
        let mut slow = Self {
            side: i8::try_from(G::SIDE).unwrap(),
            grid: [[None; 12]; 12],
            turn: position.turn().index(),
            status: Seat::ALL.map(|seat| match seat {
                _ if !position.seats().contains(seat) => Status::Nobody,
                _ if company.out.contains(seat) => Status::Out,
                _ if company.away.contains(seat) => Status::Away,
                _ => Status::Here,
            }),
            allied: Seat::ALL.map(|one| Seat::ALL.map(|two| company.allies[one].contains(two))),
            called: Seat::ALL.map(|victim| company.calls[victim].iter().map(Seat::index).collect()),
            owner: Seat::ALL.map(|seat| company.owner(seat).index()),
            rights: Seat::ALL
                .map(|seat| Wing::BOTH.map(|wing| position.castling().has(seat, wing))),
            passed: Seat::ALL.map(|seat| position.passed_by(seat).map(place)),
            rules: *rules,
        };
        for (square, Piece { role, seat }) in position.board().iter() {
            slow.set(place(square), Some((seat.index(), role)));
        }
        slow
    }

    pub(crate) fn on_board(&self, (file, rank): Place) -> bool {
        let inside = |n: i8| (0..self.side).contains(&n);
        let arm = |n: i8| self.side == 12 && !(2..10).contains(&n);
        inside(file) && inside(rank) && !(arm(file) && arm(rank))
    }

    /// What stands on a square; nothing does beside the board.
    pub(crate) fn at(&self, at: Place) -> Option<(usize, Role)> {
        if !self.on_board(at) {
            return None;
        }
        let (row, file) = cell(at);
        self.grid[row][file]
    }

    fn set(&mut self, at: Place, piece: Option<(usize, Role)>) {
        let (row, file) = cell(at);
        self.grid[row][file] = piece;
    }

    pub(crate) fn is(&self, key: &str, value: &str) -> bool {
        self.rules.get(key) == Some(value)
    }

    pub(crate) fn pieces(&self) -> Vec<(Place, usize, Role)> {
        let all = (0..12).flat_map(|rank| (0..12).map(move |file| (file, rank)));
        let there = all.filter(|at| self.on_board(*at));
        there
            .filter_map(|at| self.at(at).map(|(seat, role)| (at, seat, role)))
            .collect()
    }

    /// A single step, if both squares are there and no corner forbids it.
    pub(crate) fn step(&self, from: Place, by: Place) -> Option<Place> {
        let to = add(from, by);
        if !self.on_board(to) {
            return None;
        }
        let is_diagonal = by.0 != 0 && by.1 != 0 && by.0.abs() == by.1.abs();
        let beside = [(from.0 + by.0, from.1), (from.0, from.1 + by.1)];
        let at_corner = is_diagonal && beside.iter().any(|it| !self.on_board(*it));
        (!at_corner || self.is("corner_squeeze", "true")).then_some(to)
    }

    /// Where a piece could capture, whoever stands there.
    pub(crate) fn sees(&self, from: Place, seat: usize, role: Role) -> Vec<Place> {
        let (f, r) = forward(seat);
        let walk = |steps: &[Place], far: bool| {
            let mut found = Vec::new();
            for by in steps {
                let mut here = from;
                while let Some(to) = self.step(here, *by) {
                    found.push(to);
                    if !far || self.at(to).is_some() {
                        break;
                    }
                    here = to;
                }
            }
            found
        };
        let all = [STRAIGHT, DIAGONAL].concat();
        match role {
            Role::Rook => walk(&STRAIGHT, true),
            Role::Bishop => walk(&DIAGONAL, true),
            Role::Queen => walk(&all, true),
            Role::King => walk(&all, false),
            Role::Knight => JUMPS
                .iter()
                .map(|by| add(from, *by))
                .filter(|to| self.on_board(*to))
                .collect(),
            Role::Pawn => walk(&[(f + r, r + f), (f - r, r - f)], false),
        }
    }

    /// Everyone who attacks a square of `victim`'s: awake, no statue, no ally.
    pub(crate) fn attackers(&self, at: Place, victim: usize) -> Vec<(Place, usize)> {
        let hostile = |seat: usize| self.is_awake(seat) && !self.is_one_side(seat, victim);
        self.pieces()
            .into_iter()
            .filter(|(_, seat, _)| hostile(*seat))
            .filter(|(from, seat, role)| self.sees(*from, *seat, *role).contains(&at))
            .map(|(from, seat, _)| (from, seat))
            .collect()
    }

    pub(crate) fn king(&self, seat: usize) -> Option<Place> {
        self.kings(seat).first().copied()
    }

    /// The kings of a seat: one, but for a training board.
    pub(crate) fn kings(&self, seat: usize) -> Vec<Place> {
        let king = |(at, owner, role)| (owner == seat && role == Role::King).then_some(at);
        self.pieces().into_iter().filter_map(king).collect()
    }

    /// The pawn that passed over a square last, of those that may be taken by the side to move.
    pub(crate) fn passer(&self, over: Place) -> Option<Place> {
        let turn = self.turn;
        let back = [3, 2, 1].map(|after| (turn + after) % 4).into_iter();
        back.filter(|seat| !self.is_one_side(*seat, turn))
            .find(|seat| self.passed[*seat] == Some(over))
            .map(|seat| add(over, forward(seat)))
    }

    /// Whether a pawn that comes to a square is promoted.
    pub(crate) fn promotes(&self, to: Place) -> bool {
        let seat = self.turn;
        let (file, rank) = to;
        let last = self.side - 1;
        let is_back_row = |seat: usize| [rank == 0, file == 0, rank == last, file == last][seat];
        let ends = !self.on_board(add(to, forward(seat)));
        match self.rules.get("promotion_row").unwrap() {
            _ if self.side == 8 => ends,
            "end_of_line" => ends,
            "far_row_only" => is_back_row((seat + 2) % 4),
            "own_8th" => ends || [rank >= 7, file >= 7, rank <= 4, file <= 4][seat],
            _ => (0..4).any(|other| other != seat && is_back_row(other)),
        }
    }

    pub(crate) fn is_home_row(&self, (file, rank): Place) -> bool {
        let row = self.side - 2;
        let is_row = [rank == 1, file == 1, rank == row, file == row][self.turn];
        is_row
            && (self.side == 8 || [(2..10).contains(&file), (2..10).contains(&rank)][self.turn % 2])
    }

    /// Where a piece of the side to move goes, kings and second attackers not yet thought of.
    pub(crate) fn targets(&self, from: Place, role: Role) -> Vec<Place> {
        let me = self.turn;
        let mut targets = self.sees(from, me, role);
        targets.retain(|to| match self.at(*to) {
            None => role != Role::Pawn || self.takes_in_passing(from, *to),
            Some((seat, Role::King)) => self.is_king_takeable(seat),
            Some((seat, _)) if seat == me => false,
            Some((seat, _)) => {
                let status = self.status[self.owner[seat]];
                let asleep = status == Status::Away && role != Role::Pawn;
                let allied = self.is_one_side(seat, me) && status != Status::Out;
                !asleep && !allied
            }
        });
        if role == Role::Pawn {
            let one = add(from, forward(me));
            let two = add(one, forward(me));
            let free = |at: Place| self.on_board(at) && self.at(at).is_none();
            if free(one) {
                targets.push(one);
                let may = self.is("double_step", "any_time") || self.is_home_row(from);
                if may && free(two) {
                    targets.push(two);
                }
            }
        }
        targets
    }

    pub(crate) fn takes_in_passing(&self, from: Place, over: Place) -> bool {
        self.passer(over).is_some_and(|taken| {
            let apart = (from.0 - taken.0).abs() + (from.1 - taken.1).abs();
            self.is("ep_geometry", "attacks_X") || apart == 1
        })
    }

    /// Every legal move.
    pub(crate) fn moves(&self) -> Vec<Step> {
        if !self.has_turns(self.turn) {
            return Vec::new();
        }
        let mut steps = self.castlings();
        for (from, seat, role) in self.pieces() {
            if seat != self.turn {
                continue;
            }
            for to in self.targets(from, role) {
                let promotes = role == Role::Pawn && self.promotes(to);
                let roles = if promotes {
                    Role::PROMOTIONS.map(Some).to_vec()
                } else {
                    vec![None]
                };
                steps.extend(roles.into_iter().map(|named| (from, to, named)));
            }
        }
        steps.retain(|step| self.leaves_king_safe(step));
        if self.is("rule3", "forbid") {
            let kept: Vec<Step> = (steps.iter().copied())
                .filter(|step| !self.adds_attacker(step))
                .collect();
            if !kept.is_empty() {
                return kept;
            }
        }
        steps
    }

    pub(crate) fn leaves_king_safe(&self, step: &Step) -> bool {
        let me = self.turn;
        let after = self.board_after(step);
        let is_king = self.at(step.0).is_some_and(|(_, role)| role == Role::King);
        self.kings(self.owner[me]).into_iter().all(|king| {
            if is_king {
                let king = if step.0 == king { step.1 } else { king };
                return after.attackers(king, me).is_empty();
            }
            let before = self.attackers(king, me);
            let is_old = |it: &(Place, usize)| !self.binds(it.1) && before.contains(it);
            after.attackers(king, me).iter().all(is_old)
        })
    }

    /// The players whose pieces attack a king; a team is one if the house says so.
    pub(crate) fn players(&self, king: Place, victim: usize) -> Vec<usize> {
        let mut players: Vec<usize> = (self.attackers(king, victim).iter())
            .map(|(_, seat)| self.head(self.owner[*seat]))
            .collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    pub(crate) fn adds_attacker(&self, step: &Step) -> bool {
        let after = self.board_after(step);
        (0..4).any(|victim| {
            let plays = self.status[victim] == Status::Here && !self.is_one_side(victim, self.turn);
            let king = self.king(victim).filter(|_| plays);
            king.filter(|king| *king != step.1).is_some_and(|king| {
                let before = self.players(king, victim);
                let now = after.players(king, victim);
                now.len() > 1 && now.iter().any(|player| !before.contains(player))
            })
        })
    }

    /// The king's home and the ways to his rooks.
    pub(crate) fn homes(&self, seat: usize) -> (Place, [(Place, i8); 2]) {
        // Who stands at home as if mirrored castles so.
        let is_mirrored = |at| self.at(at) == Some((seat, Role::King));
        match seat {
            0 if self.side == 8 => ((4, 0), [((1, 0), 3), ((-1, 0), 4)]),
            2 if self.side == 8 => ((4, 7), [((1, 0), 3), ((-1, 0), 4)]),
            2 if self.is("setup", "rotate") && !is_mirrored((6, 11)) => {
                ((5, 11), [((-1, 0), 3), ((1, 0), 4)])
            }
            3 if self.is("setup", "rotate") && !is_mirrored((11, 5)) => {
                ((11, 6), [((0, 1), 3), ((0, -1), 4)])
            }
            0 => ((6, 0), [((1, 0), 3), ((-1, 0), 4)]),
            1 => ((0, 5), [((0, -1), 3), ((0, 1), 4)]),
            2 => ((6, 11), [((1, 0), 3), ((-1, 0), 4)]),
            _ => ((11, 5), [((0, -1), 3), ((0, 1), 4)]),
        }
    }

    fn castlings(&self) -> Vec<Step> {
        let (king, ways) = self.homes(self.turn);
        let mut steps = Vec::new();
        for (wing, ((file, rank), far)) in ways.into_iter().enumerate() {
            let nth = |n: i8| add(king, (file * n, rank * n));
            let free = (1..far).all(|n| self.at(nth(n)).is_none());
            let safe = (0..3).all(|n| self.attackers(nth(n), self.turn).is_empty());
            if self.rights[self.turn][wing] && free && safe {
                steps.push((king, nth(2), None));
            }
        }
        steps
    }
}

/// A move of the program as a step.
pub(crate) fn step<G: Geometry>(mv: &Move<G>) -> Step {
    (place(mv.from()), place(mv.to()), mv.promotion())
}
