//! Who attacks what, and what a king forbids his own army.
//!
//! One king is served by masks; pieces of any number of enemies give check and pin.
//! FIDE 3.1.2-3.1.3: a piece attacks a square even if it is pinned itself.

use crate::rules::ground::bits::BitSet;
use crate::rules::ground::geometry::{Delta, Geometry, bishop_reach, rook_reach};
use crate::rules::ground::{Board, Role, Seat, Square, SquareSet};
use crate::rules::moving::Position;

/// The pieces that attack what belongs to one seat, and whether they see past inner corners.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Foes<G: Geometry> {
    /// Where they stand.
    pub(in crate::rules) pieces: SquareSet<G>,
    /// No diagonal step goes past an inner corner of the board.
    pub(in crate::rules) is_cut: bool,
}

impl<G: Geometry> Foes<G> {
    /// As the Laws have it: the pieces of every other seat.
    #[inline(always)]
    pub(super) fn all_but(board: &Board<G>, seat: Seat) -> Self {
        Self {
            pieces: board.occupied() - board.by_seat(seat),
            is_cut: false,
        }
    }

    /// The squares that nobody on `square` sees, for all that the lines say.
    #[inline(always)]
    pub(super) fn hidden(&self, square: Square<G>) -> SquareSet<G> {
        if self.is_cut {
            SquareSet::from_bits(G::past_corner(square.index()))
        } else {
            SquareSet::EMPTY
        }
    }
}

/// Those of `foes` that attack `square`, if `occupied` are the squares that block lines.
///
/// `board` says what stands where; a square outside `occupied` neither blocks nor attacks.
pub(super) fn attackers<G: Geometry>(
    board: &Board<G>,
    occupied: SquareSet<G>,
    square: Square<G>,
    foes: Foes<G>,
) -> SquareSet<G> {
    let index = square.index();
    let set = SquareSet::from_bits;
    let queens = board.by_role(Role::Queen);
    let straight = board.by_role(Role::Rook) | queens;
    let diagonal = board.by_role(Role::Bishop) | queens;
    let mut found = leapers(board, square);
    found |= set(rook_reach::<G>(index, occupied.bits())) & straight;
    found |= set(bishop_reach::<G>(index, occupied.bits())) & diagonal;
    (found & occupied & foes.pieces) - foes.hidden(square)
}

/// The knights, kings and pawns of any seat that attack a square.
#[inline(always)]
pub(super) fn leapers<G: Geometry>(board: &Board<G>, square: Square<G>) -> SquareSet<G> {
    let (index, set) = (square.index(), SquareSet::from_bits);
    let mut found = set(G::knight_steps(index)) & board.by_role(Role::Knight);
    found |= set(G::king_steps(index)) & board.by_role(Role::King);
    found | pawns_that_attack(board, index, board.occupied())
}

/// Those of `foes` that are pawns and attack a square.
#[inline(always)]
fn pawns_that_attack<G: Geometry>(
    board: &Board<G>,
    square: u8,
    foes: SquareSet<G>,
) -> SquareSet<G> {
    let set = SquareSet::from_bits;
    let mut pawns = board.by_role(Role::Pawn) & foes;
    let mut found = SquareSet::EMPTY;
    if G::SEATS.len() > 2 {
        // Four ways to go, and mostly no pawn is near.
        pawns = pawns & set(G::king_steps(square));
        if pawns.is_empty() {
            return found;
        }
    }
    for &army in G::SEATS {
        // A pawn attacks this square if a pawn going the other way would attack the pawn.
        let from = set(G::pawn_attacks(army.opposite(), square));
        found |= from & pawns & board.by_seat(army);
    }
    found
}

/// Those of `squares` that none of the `foes` of `seat` attacks: one look at every enemy.
#[inline(always)]
pub(in crate::rules) fn unattacked<G: Geometry>(
    board: &Board<G>,
    occupied: SquareSet<G>,
    seat: Seat,
    foes: Foes<G>,
    squares: SquareSet<G>,
) -> SquareSet<G> {
    let set = SquareSet::from_bits;
    let mut safe = squares;
    if safe.is_empty() {
        return safe;
    }
    let enemies = occupied & foes.pieces;
    let queens = board.by_role(Role::Queen);
    let mut pawns = board.by_role(Role::Pawn) & enemies;
    let mut kings = board.by_role(Role::King) & enemies;
    let mut knights = board.by_role(Role::Knight) & enemies;
    let mut straight = (board.by_role(Role::Rook) | queens) & enemies;
    let mut diagonal = (board.by_role(Role::Bishop) | queens) & enemies;
    if G::SEATS.len() > 2 {
        // Of three armies few stand where they could see one of a few squares.
        let [mut near, mut a_jump, mut in_line, mut aslant] = [SquareSet::EMPTY; 4];
        for square in squares {
            near |= set(G::king_steps(square.index()));
            a_jump |= set(G::knight_steps(square.index()));
            in_line |= set(G::rook_lines(square.index()));
            aslant |= set(G::bishop_lines(square.index()));
        }
        (pawns, kings) = (pawns & near, kings & near);
        knights = knights & a_jump;
        (straight, diagonal) = (straight & in_line, diagonal & aslant);
    }
    for &enemy in G::SEATS.iter().filter(|enemy| **enemy != seat) {
        let pawns = pawns & board.by_seat(enemy);
        if G::SEATS.len() == 2 {
            for step in strikes::<G>(enemy) {
                safe = safe - pawns.shift(step);
            }
            continue;
        }
        for pawn in pawns {
            let struck = set(G::pawn_attacks(enemy, pawn.index()));
            safe = safe - (struck - foes.hidden(pawn));
        }
    }
    for king in kings {
        safe = safe - (set(G::king_steps(king.index())) - foes.hidden(king));
    }
    for knight in knights {
        safe = safe - set(G::knight_steps(knight.index()));
    }
    for rook in straight {
        if set(G::rook_lines(rook.index())).meets(safe) {
            safe = safe - set(rook_reach::<G>(rook.index(), occupied.bits()));
        }
    }
    for bishop in diagonal {
        if set(G::bishop_lines(bishop.index())).meets(safe) {
            let reach = set(bishop_reach::<G>(bishop.index(), occupied.bits()));
            safe = safe - (reach - foes.hidden(bishop));
        }
    }
    safe
}

/// The two ways in which the pawns of a seat capture (FIDE 3.7.3).
#[inline]
pub(super) fn strikes<G: Geometry>(seat: Seat) -> [Delta; 2] {
    let (files, ranks) = G::forward(seat);
    [-1, 1].map(|side| (files + side * ranks, ranks + side * files))
}

/// What the only king of the side to move forbids the other pieces.
pub(in crate::rules) struct Safety<G: Geometry> {
    /// Who gives check.
    pub(super) checkers: SquareSet<G>,
    /// Where a piece that is not the king must land to answer the check; all squares without one.
    pub(super) targets: SquareSet<G>,
    /// Own pieces that may move only on the line through their king.
    pub(super) pinned: SquareSet<G>,
}

impl<G: Geometry> Safety<G> {
    /// Looks around the king of `seat` on `king`, from the king outwards; only checks by `binding`
    /// must be answered.
    #[inline]
    pub(super) fn new(
        board: &Board<G>,
        seat: Seat,
        king: Square<G>,
        foes: Foes<G>,
        binding: SquareSet<G>,
    ) -> Self {
        let set = SquareSet::from_bits;
        let index = king.index();
        let own = board.by_seat(seat);
        let occupied = board.occupied();
        let enemies = foes.pieces - foes.hidden(king);
        // Kings side by side happen only on set-up boards; there they attack each other.
        let knights = set(G::knight_steps(index)) & board.by_role(Role::Knight);
        let kings = set(G::king_steps(index)) & board.by_role(Role::King);
        let mut checkers = (knights | kings) & enemies;
        checkers |= pawns_that_attack(board, index, enemies);
        let mut pinned = SquareSet::EMPTY;
        for sniper in Self::snipers(board, index) & enemies {
            let shields = set(G::between(index, sniper.index())) & occupied;
            if shields.is_empty() {
                checkers.insert(sniper);
            } else if shields.has_one() {
                pinned |= shields & own;
            }
        }
        Self {
            checkers,
            targets: Self::answers(king, checkers & binding),
            pinned,
        }
    }

    /// Sliders of any seat whose lines lead to the king, whatever stands in between.
    #[inline]
    pub(in crate::rules) fn snipers(board: &Board<G>, king: u8) -> SquareSet<G> {
        let queens = board.by_role(Role::Queen);
        let straight = board.by_role(Role::Rook) | queens;
        let diagonal = board.by_role(Role::Bishop) | queens;
        (SquareSet::from_bits(G::rook_lines(king)) & straight)
            | (SquareSet::from_bits(G::bishop_lines(king)) & diagonal)
    }

    #[inline]
    fn answers(king: Square<G>, checkers: SquareSet<G>) -> SquareSet<G> {
        match checkers.first() {
            None => SquareSet::FULL,
            Some(checker) if checkers.has_one() => {
                SquareSet::from_bits(G::between(king.index(), checker.index())) | checkers
            }
            Some(_) => SquareSet::EMPTY,
        }
    }
}

impl<G: Geometry> Position<G> {
    /// Everyone who attacks a square that is of interest to `seat` (FIDE 3.1.2): no piece of that
    /// seat, nor, under house rules, of its allies, of a sleeping army or a statue.
    #[must_use]
    pub fn attackers_of(&self, square: Square<G>, seat: Seat) -> SquareSet<G> {
        attackers(
            &self.plain.board,
            self.plain.board.occupied(),
            square,
            self.foes(seat),
        )
    }

    /// The pieces of a seat that attack a square where one of its own may stand: those that guard it.
    #[must_use]
    pub fn guards_of(&self, square: Square<G>, seat: Seat) -> SquareSet<G> {
        attackers(
            &self.plain.board,
            self.plain.board.occupied(),
            square,
            Foes {
                pieces: self.plain.board.by_seat(seat),
                is_cut: self.house.is_cut(),
            },
        )
    }

    /// The pieces that give check to the side to move (FIDE 3.9.1).
    #[must_use]
    pub fn checkers(&self) -> SquareSet<G> {
        self.kings(self.plain.turn)
            .iter()
            .fold(SquareSet::EMPTY, |set, king| {
                set | self.attackers_of(king, self.plain.turn)
            })
    }

    /// The pieces of a seat that may move only on the line through their only king (FIDE 3.9.2).
    #[must_use]
    pub fn pinned(&self, seat: Seat) -> SquareSet<G> {
        let king = self.kings(seat).only();
        king.map_or(SquareSet::EMPTY, |king| {
            Safety::new(self.board(), seat, king, self.foes(seat), SquareSet::EMPTY).pinned
        })
    }

    /// Whether a king of the side to move is attacked.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }
}

/// Where a knight, bishop, rook, queen or king reaches, the first piece on each line included.
///
/// Pawns have another way for each seat: they reach nothing here.
#[inline]
pub(in crate::rules) fn reach<G: Geometry>(
    role: Role,
    from: Square<G>,
    occupied: SquareSet<G>,
) -> SquareSet<G> {
    let (index, occupied) = (from.index(), occupied.bits());
    SquareSet::from_bits(match role {
        Role::Pawn => G::Bits::EMPTY,
        Role::Knight => G::knight_steps(index),
        Role::Bishop => bishop_reach::<G>(index, occupied),
        Role::Rook => rook_reach::<G>(index, occupied),
        Role::Queen => rook_reach::<G>(index, occupied) | bishop_reach::<G>(index, occupied),
        Role::King => G::king_steps(index),
    })
}
