//! Dead positions (FIDE 5.2.2) and what one side can never do (FIDE 5.1.2, 6.9), by proof.
//!
//! The question is always: can this seat ever give checkmate by any series of legal moves, with
//! the other side helping? Three proofs say no: too little [`material`], a [`closure`] that meets
//! no mate, [`walls`] that nobody passes. A line of moves says yes. What none of them decides is
//! [`Chance::Unknown`], and the game goes on: a dead position may be missed, a living one is never
//! called dead.

mod closure;
mod flights;
mod helpmate;
mod material;
mod position_index;
mod reach;
mod walls;

use crate::rules::ground::geometry::{Classic, Geometry};
use crate::rules::ground::{Move, Role, Seat, SquareSet};
use crate::rules::moving::Position;

use closure::{Found, Search};
use helpmate::Order;

/// Whether a seat can ever give checkmate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance<G: Geometry = Classic> {
    /// These legal moves, one after the other, end in checkmate by the seat. None if it is mate now.
    Yes(Vec<Move<G>>),
    /// It never can, and why.
    No(Barred<G>),
    /// Neither was shown within the limit.
    Unknown,
}

impl<G: Geometry> From<Found<G>> for Chance<G> {
    fn from(found: Found<G>) -> Self {
        match found {
            Found::Mate(line) => Self::Yes(line),
            Found::Nothing { positions } => Self::No(Barred::Exhausted { positions }),
            Found::Limit => Self::Unknown,
        }
    }
}

/// Why a seat can never give checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred<G: Geometry = Classic> {
    /// The men on the board do not suffice, wherever they stand.
    Material,
    /// Every position that can still come about was looked at, and none is such a mate. Those in
    /// which the men no longer suffice are not looked into.
    Exhausted {
        /// How many positions those are, from 1: the present one counts.
        positions: usize,
    },
    /// Blocked pawns keep the men apart for good.
    Locked {
        /// Where the pawns stand that can neither move nor be taken.
        walls: SquareSet<G>,
    },
}

impl<G: Geometry> Barred<G> {
    /// The stable code: `material`, `exhausted`, `locked`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::Exhausted { .. } => "exhausted",
            Self::Locked { .. } => "locked",
        }
    }

    /// The proof that tells more, for a position in which several seats are barred.
    fn telling(self, other: Self) -> Self {
        let weight = |barred| match barred {
            Self::Material => 0,
            Self::Exhausted { .. } => 1,
            Self::Locked { .. } => 2,
        };
        if weight(other) > weight(self) {
            other
        } else {
            self
        }
    }
}

/// Whether the game can no longer be won by anybody (FIDE 5.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dead<G: Geometry = Classic> {
    /// Nobody can ever give checkmate, and why; the most telling proof of those of the seats.
    Yes(Barred<G>),
    /// Somebody can.
    No,
    /// Neither was shown within the limit.
    Unknown,
}

/// Positions that [`Position::is_plainly_dead`] looks at where every move is forced.
const FORCED_NODES: usize = 24;
/// Men on the board up to which forced moves may leave too little to mate.
const FORCED_MEN: u32 = 8;
/// Men on the board up to which walls of pawns are looked for unasked.
const WALLED_MEN: u32 = 12;
/// Legal moves up to which a side counts as forced.
const FORCED_MOVES: u64 = 3;

impl<G: Geometry> Position<G> {
    /// Whether `seat` can ever give checkmate by any series of legal moves (FIDE 6.9, 5.1.2).
    ///
    /// At most `nodes` positions are looked at, and once more as many in another order where pawns
    /// are blocked; each takes some 1,000 bytes. 2,000 decide nearly all.
    /// Claims and automatic draws by counting play no part. Without exactly one king for each army
    /// nothing is decided.
    #[must_use]
    pub fn can_win(&self, seat: Seat, nodes: usize) -> Chance<G> {
        if !self.is_plain {
            let barred = Some(Barred::Material).filter(|_| self.is_bare(seat));
            return barred
                .or_else(|| self.by_house())
                .map_or(Chance::Unknown, Chance::No);
        }
        if self.armies().is_none() {
            return Chance::Unknown;
        }
        if !self.plain.seats.contains(seat) {
            return Chance::No(Barred::Material);
        }
        if self.has_legal_move() {
            if material::bars(&self.plain.board, seat) {
                return Chance::No(Barred::Material);
            }
            if let Some(walls) = walls::lock_out(self, seat) {
                return Chance::No(Barred::Locked { walls });
            }
        }
        let pawns = !self.plain.board.pieces(seat, Role::Pawn).is_empty();
        match Search::new(self, seat, Order::Hunt, nodes).run() {
            Found::Limit if pawns => Search::new(self, seat, Order::Unlock, nodes).run().into(),
            found => found.into(),
        }
    }

    /// Whether nobody can ever give checkmate (FIDE 5.2.2). `nodes` is the limit for each seat.
    #[must_use]
    pub fn is_dead(&self, nodes: usize) -> Dead<G> {
        let mut proof = None;
        let mut known = true;
        for seat in self.plain.seats.iter() {
            match self.can_win(seat, nodes) {
                Chance::Yes(_) => return Dead::No,
                Chance::No(barred) => {
                    proof = Some(proof.map_or(barred, |other| barred.telling(other)));
                }
                Chance::Unknown => known = false,
            }
        }
        match proof {
            Some(barred) if known => Dead::Yes(barred),
            _ => Dead::Unknown,
        }
    }

    /// The proof that the position is dead, if it is cheap; made to be asked after every half-move.
    ///
    /// `None` says nothing: [`Position::is_dead`] looks further.
    #[must_use]
    pub fn is_plainly_dead(&self) -> Option<Barred<G>> {
        if !self.is_plain {
            return self.by_house();
        }
        if self.is_deserted() {
            return Some(Barred::Material);
        }
        let men = self.plain.board.occupied().len();
        let heavy = self.plain.board.by_role(Role::Queen) | self.plain.board.by_role(Role::Rook);
        if men > FORCED_MEN && !heavy.is_empty() {
            return None;
        }
        if self.armies()? != 2 {
            return None;
        }
        if self
            .plain
            .seats
            .iter()
            .all(|seat| material::bars(&self.plain.board, seat))
        {
            return Some(Barred::Material);
        }
        if heavy.is_empty()
            && men <= WALLED_MEN
            && walls::may_stand(self)
            && let Some(walls) = self.locked()
        {
            return Some(Barred::Locked { walls });
        }
        if men <= FORCED_MEN && self.count_moves() <= FORCED_MOVES {
            return match self.is_dead(FORCED_NODES) {
                Dead::Yes(barred) => Some(barred),
                _ => None,
            };
        }
        None
    }

    /// FIDE 5.2.2: whether one of two players has no man at all, not even a king. That player never
    /// gives checkmate, and nobody gives it to him: whoever's turn it is, the game is drawn. The sheets
    /// that list dead positions do not name it, for no game comes to it.
    #[must_use]
    pub fn lacks_an_army(&self) -> bool {
        let players = self.alive();
        let has_none = |seat: Seat| self.commanded_by(seat).is_empty();
        players.len() == 2 && players.iter().any(has_none)
    }

    /// Whether it is the turn of a player without a man: the game is over, whoever may practice there.
    /// Where the other one is to move, the board is one for practice, and goes on.
    pub(super) fn is_deserted(&self) -> bool {
        self.lacks_an_army() && self.commanded_by(self.plain.turn).is_empty()
    }

    /// Under house rules nothing is searched: dead are bare kings, and with two armies all at the
    /// table what has too little on the board anyway.
    fn by_house(&self) -> Option<Barred<G>> {
        let two = self.armies() == Some(2) && self.present().len() == 2;
        let poor = |seat: Seat| material::bars(&self.plain.board, seat);
        let is_dead = self.alive().len() > 1
            && (self.is_deserted()
                || self.alive().iter().all(|seat| self.is_bare(seat))
                || (two && self.alive().iter().all(poor)));
        is_dead.then_some(Barred::Material)
    }

    /// Whether a player has nothing but a king, and commands nothing.
    fn is_bare(&self, seat: Seat) -> bool {
        (self.commanded_by(seat) - self.plain.board.by_role(Role::King)).is_empty()
    }

    /// The walls that keep every seat from mating, those barred by material apart.
    fn locked(&self) -> Option<SquareSet<G>> {
        let able = |seat: &Seat| !material::bars(&self.plain.board, *seat);
        let mut seats = self.plain.seats.iter().filter(able);
        seats.try_fold(SquareSet::EMPTY, |all, seat| {
            Some(all | walls::lock_out(self, seat)?)
        })
    }

    /// Whether one of the four cases of club sheets is on the board: king against king, alone,
    /// with one bishop, with one knight, or with a bishop each on squares of one color.
    #[must_use]
    pub fn is_material_four(&self) -> bool {
        self.armies() == Some(2) && material::is_one_of_four(&self.plain.board)
    }

    /// How many armies there are, if each has exactly one king and there are two or more.
    ///
    /// Men of a seat that is not in the game leave that open.
    fn armies(&self) -> Option<usize> {
        let mut armies = 0;
        for &seat in G::SEATS {
            if self.plain.seats.contains(seat) {
                self.kings(seat).only()?;
                armies += 1;
            } else if !self.plain.board.by_seat(seat).is_empty() {
                return None;
            }
        }
        (armies >= 2).then_some(armies)
    }
}
