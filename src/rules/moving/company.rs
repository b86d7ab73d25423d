//! Who is at the table: away, out of the game, allied, in charge of another's army, and whose
//! check was said.
//!
//! On the 8x8 board of the Laws both players are there, nobody has allies, and none of this is
//! ever looked at.

use crate::rules::ground::ruleset::{Alliances, Extra, Rule3};
use crate::rules::ground::{BySeat, Geometry, Role, Seat, Seats, Square, SquareSet};
use crate::rules::moving::Position;
use crate::rules::moving::house::House;
use crate::rules::moving::safety::Foes;

/// Those who have said check to one player, the first first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Callers([Option<Seat>; 3]);

impl Callers {
    /// Who has said check, the first first.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Whether nobody has said check.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Adds one who says check; who has said it before is not first again.
    pub fn add(&mut self, caller: Seat) {
        if !self.iter().any(|seat| seat == caller)
            && let Some(free) = self.0.iter_mut().find(|it| it.is_none())
        {
            *free = Some(caller);
        }
    }

    /// Keeps only some of those who have said check.
    pub(super) fn retain(&mut self, keep: impl Fn(Seat) -> bool) {
        let mut kept = Self::default();
        self.iter()
            .filter(|seat| keep(*seat))
            .for_each(|seat| kept.add(seat));
        *self = kept;
    }
}

/// Who is at the table, and how they stand to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Company {
    /// Those who have left for a while: their armies sleep.
    pub away: Seats,
    /// Those of them who have come back: their armies sleep until it is their turn.
    pub returning: Seats,
    /// Those who have lost: mated, resigned or taken.
    pub out: Seats,
    /// Who is allied with whom, where alliances have an effect.
    pub allies: BySeat<Seats>,
    /// Who commands the army of a player who is out, if anybody does.
    pub commander: BySeat<Option<Seat>>,
    /// Who has said check to whom, and still attacks that king.
    pub calls: BySeat<Callers>,
}

impl Company {
    /// Makes two seats allies of each other.
    pub const fn ally(&mut self, one: Seat, other: Seat) {
        self.allies.0[one.index()] = self.allies.0[one.index()].with(other);
        self.allies.0[other.index()] = self.allies.0[other.index()].with(one);
    }

    /// Who moves the pieces of a seat: its player, or the one who has taken its army over.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> Seat {
        self.commander[seat].unwrap_or(seat)
    }
}

impl<G: Geometry> Position<G> {
    /// Who is at the table, and how they stand to each other.
    #[must_use]
    pub const fn company(&self) -> &Company {
        &self.company
    }

    /// The same position with another company.
    #[must_use]
    pub fn with_company(&self, company: Company) -> Self {
        let mut next = *self;
        next.company = company;
        next.settle();
        next
    }

    /// Notes whether anything here differs from the Laws.
    pub(in crate::rules) fn settle(&mut self) {
        let calls = self.company.calls;
        self.is_each_alone = self.company
            == Company {
                calls,
                ..Company::default()
            };
        self.is_plain = self.house == House::default() && self.company == Company::default();
    }

    /// Those who are in the game: at the table or away.
    #[must_use]
    pub fn alive(&self) -> Seats {
        self.plain.seats.minus(self.company.out)
    }

    /// Those who are in the game and at the table.
    #[must_use]
    pub fn present(&self) -> Seats {
        self.alive().minus(self.company.away)
    }

    /// The armies that move when their turn comes: those of players at the table or coming back to
    /// it, and those that one of them commands.
    #[inline]
    pub(in crate::rules) fn movers(&self) -> Seats {
        if self.is_each_alone {
            return self.plain.seats;
        }
        let commanded = |seat: &Seat| {
            let commander = self.company.commander[*seat];
            commander.is_some_and(|seat| self.present().contains(seat))
        };
        let taken = self.company.out.iter().filter(commanded);
        taken.fold(self.present().union(self.company.returning), Seats::with)
    }

    /// Whether two seats are one side: the same player, or allies where that has an effect.
    #[inline]
    pub(in crate::rules) fn is_one_side(&self, one: Seat, other: Seat) -> bool {
        if self.is_each_alone {
            return one == other;
        }
        let (one, other) = (self.company.owner(one), self.company.owner(other));
        let allied =
            self.house.alliances != Alliances::Informal && self.company.allies[one].contains(other);
        one == other || allied
    }

    /// Whether the pieces of `army` attack anything of `seat`: sleeping armies, statues and allies
    /// do not.
    pub(super) fn attacks(&self, army: Seat, seat: Seat) -> bool {
        let owner = self.company.owner(army);
        let is_awake =
            !self.company.away.contains(owner) || self.house.absent_attack == Extra::True;
        !self.company.out.contains(owner) && is_awake && !self.is_one_side(army, seat)
    }

    /// The pieces that may attack what belongs to `seat`.
    #[inline(always)]
    pub(super) fn foes(&self, seat: Seat) -> Foes<G> {
        if self.is_each_alone {
            return Foes {
                is_cut: self.house.is_cut(),
                ..Foes::all_but(&self.plain.board, seat)
            };
        }
        self.foes_in_company(seat)
    }

    #[inline(never)]
    fn foes_in_company(&self, seat: Seat) -> Foes<G> {
        let armies = G::SEATS.iter().filter(|army| self.attacks(**army, seat));
        Foes {
            pieces: armies.fold(SquareSet::EMPTY, |all, army| {
                all | self.plain.board.by_seat(*army)
            }),
            is_cut: self.house.is_cut(),
        }
    }

    /// The pieces of a player and of the armies under his command.
    #[inline]
    pub(in crate::rules) fn commanded_by(&self, player: Seat) -> SquareSet<G> {
        if self.is_each_alone {
            return self.plain.board.by_seat(player);
        }
        let armies = (G::SEATS.iter()).filter(|army| self.company.owner(**army) == player);
        armies.fold(SquareSet::EMPTY, |all, army| {
            all | self.plain.board.by_seat(*army)
        })
    }

    /// The kings that must not be left attacked when the army of `seat` moves.
    pub(super) fn kings_behind(&self, seat: Seat) -> SquareSet<G> {
        self.kings(self.company.owner(seat))
    }

    /// The pieces whose check the army of `seat` must answer; on a plain board, any.
    pub(in crate::rules) fn binding(&self, seat: Seat) -> SquareSet<G> {
        if self.is_plain {
            return SquareSet::FULL;
        }
        if self.company.owner(seat) != seat {
            return SquareSet::EMPTY;
        }
        if !self.house.is_check_said {
            return SquareSet::FULL;
        }
        let first_only = self.house.rule3 == Rule3::AnswerOne;
        let callers = self.company.calls[seat].iter();
        let callers = callers.take(if first_only { 1 } else { 3 });
        callers.fold(SquareSet::EMPTY, |all, seat| all | self.commanded_by(seat))
    }

    /// The pieces that attack a king of `victim` and whose player has said check to it.
    #[must_use]
    pub fn called_checkers(&self, king: Square<G>, victim: Seat) -> SquareSet<G> {
        let callers = self.company.calls[victim].iter();
        let theirs = callers.fold(SquareSet::EMPTY, |all, caller| {
            all | self.commanded_by(caller)
        });
        self.attackers_of(king, victim) & theirs
    }

    /// The same position with every check on the side to move said.
    #[must_use]
    pub(in crate::rules) fn with_checks_said(&self) -> Self {
        let mut next = *self;
        if self.house.is_check_said {
            let callers = Seat::ALL.into_iter();
            let callers = callers.filter(|caller| self.can_call(*caller, self.plain.turn));
            callers.for_each(|caller| next.company.calls[self.plain.turn].add(caller));
            next.settle();
        }
        next
    }

    /// The same position with no check said.
    #[must_use]
    pub fn without_calls(&self) -> Self {
        self.with_company(Company {
            calls: BySeat::default(),
            ..self.company
        })
    }

    /// The checks that the side to move must answer.
    #[must_use]
    pub fn binding_checkers(&self) -> SquareSet<G> {
        self.checkers() & self.binding(self.plain.turn)
    }

    /// Whether the side to move stands in check and need not answer any of it.
    #[must_use]
    pub fn is_silent_check(&self) -> bool {
        !self.is_plain && self.is_check() && self.binding_checkers().is_empty()
    }

    /// Whether the pieces of `caller` attack the king of `victim`, so that "check" can be said.
    #[must_use]
    pub fn can_call(&self, caller: Seat, victim: Seat) -> bool {
        let theirs = self.commanded_by(caller);
        self.present().contains(victim)
            && (self.kings(victim).iter()).any(|king| self.attackers_of(king, victim).meets(theirs))
    }

    /// Whether the pieces of `caller` attack the king of anybody else at the table.
    #[must_use]
    pub fn gives_check(&self, caller: Seat) -> bool {
        let mut others = self.present().iter().filter(|seat| *seat != caller);
        others.any(|victim| self.can_call(caller, victim))
    }

    /// Says check with every attack of `caller` on a king.
    pub(super) fn call(&mut self, caller: Seat) {
        let checked = Seat::ALL
            .into_iter()
            .filter(|victim| self.can_call(caller, *victim));
        let checked: Vec<Seat> = checked.collect();
        for victim in checked {
            self.company.calls[victim].add(caller);
        }
    }

    /// Says every check that stands on the board, where checks must be said.
    pub(super) fn call_all(&mut self) {
        if self.house.is_check_said {
            for caller in Seat::ALL {
                self.call(caller);
            }
            self.settle();
        }
    }

    /// Forgets the checks whose attack is over. Where nothing else differs from the Laws, nothing does then.
    pub(in crate::rules) fn forget_old_calls(&mut self) {
        let before = self.company.calls;
        if before == BySeat::default() {
            return;
        }
        for victim in Seat::ALL {
            if !self.company.calls[victim].is_empty() {
                let mut callers = self.company.calls[victim];
                callers.retain(|caller| self.can_call(caller, victim));
                self.company.calls[victim] = callers;
            }
        }
        if self.company.calls != before {
            self.settle();
        }
    }

    /// Whether a seat takes nothing of an army: its own, and one of its side; the statues of who is out are nobody's.
    fn spares(&self, seat: Seat, army: Seat) -> bool {
        let is_statue = self.company.out.contains(self.company.owner(army));
        army == seat || (!is_statue && self.is_one_side(army, seat))
    }

    /// The pieces that a seat never takes, kings apart.
    #[inline]
    pub(super) fn spared_by(&self, seat: Seat) -> SquareSet<G> {
        if self.is_each_alone {
            return self.plain.board.by_seat(seat);
        }
        let armies = G::SEATS.iter().filter(|army| self.spares(seat, **army));
        armies.fold(SquareSet::EMPTY, |all, army| {
            all | self.plain.board.by_seat(*army)
        })
    }

    /// The squares where the pieces of `seat`, and where its pawns may land: not on its own side,
    /// not on kings (FIDE 1.4.1; where one may be taken is looked at apart), and on sleeping
    /// pieces with pawns alone.
    #[inline]
    pub(super) fn landings(&self, seat: Seat) -> (SquareSet<G>, SquareSet<G>) {
        if self.is_each_alone {
            let open = !(self.plain.board.by_seat(seat) | self.plain.board.by_role(Role::King));
            return (open, open);
        }
        self.landings_in_company(seat)
    }

    fn landings_in_company(&self, seat: Seat) -> (SquareSet<G>, SquareSet<G>) {
        let (mut closed, mut asleep) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for &army in G::SEATS {
            let pieces = self.plain.board.by_seat(army);
            if self.spares(seat, army) {
                closed |= pieces;
            } else if self.company.away.contains(self.company.owner(army)) {
                asleep |= pieces;
            }
            closed |= self.kings(army);
        }
        (!(closed | asleep), !closed)
    }

    /// House rule `silent_check_capture`: a king attacked by a check that nobody said may be taken.
    pub(in crate::rules) fn is_king_takeable(&self, victim: Seat, by: Seat) -> bool {
        self.house.silent_check_capture == Extra::True
            && self.house.is_check_said
            && self.present().contains(victim)
            && !self.is_one_side(victim, by)
            && self.company.calls[victim].is_empty()
    }

    /// A player is out: his king goes, and his army does as the house rules have it.
    pub(in crate::rules) fn fall(&mut self, victim: Seat, by: Option<Seat>) {
        use crate::rules::ground::ruleset::MatedArmy;
        for king in self.kings(victim) {
            self.plain.board.remove(king);
        }
        self.company.out = self.company.out.with(victim);
        self.company.away = self.company.away.without(victim);
        self.company.returning = self.company.returning.without(victim);
        self.company.calls[victim] = Callers::default();
        for wing in crate::rules::ground::Wing::BOTH {
            self.plain.castling = self.plain.castling.without(victim, wing);
        }
        let mut armies: Vec<Seat> = Vec::new();
        armies.extend(
            Seat::ALL
                .into_iter()
                .filter(|army| self.company.owner(*army) == victim),
        );
        for army in armies {
            self.company.commander[army] = None;
            self.plain.forget_passed(army);
            match (self.house.mated_army, by) {
                (MatedArmy::Remove, _) => {
                    for square in self.plain.board.by_seat(army) {
                        self.plain.board.remove(square);
                    }
                }
                (MatedArmy::CapturedByMater, Some(by)) => {
                    self.company.commander[army] = Some(self.company.owner(by));
                }
                _ => {}
            }
        }
        self.settle();
        self.forget_old_calls();
    }
}
