//! The search for mate: the attacker needs one move, the defence is tried in full.

use crate::rules::geometry::Geometry;
use crate::rules::{Board, Castling, Move, Position, Seat, SquareSet};
use crate::solve::fold::FoldMap;
use crate::solve::mate::checks::Checks;
use crate::solve::mate::{Defence, Tree};
use crate::solve::{Budget, Stopped};

/// A position without its clocks.
type Key<G> = (Board<G>, Seat, Castling, SquareSet<G>);

/// What is known of a position with the attacker to move.
#[derive(Clone, Copy, Default)]
struct Known {
    /// There is no mate in this many moves or fewer.
    none_in: u32,
    /// There is a mate in this many moves or fewer, if it is not 0.
    mate_in: u32,
}

/// One search; it remembers what it has proved.
pub(super) struct Search<'b, G: Geometry> {
    attacker: Seat,
    budget: &'b mut Budget,
    known: FoldMap<Key<G>, Known>,
    /// The defence that held last, by moves left: it often holds again.
    held: Vec<Option<Move<G>>>,
}

impl<'b, G: Geometry> Search<'b, G> {
    pub(super) fn new(attacker: Seat, budget: &'b mut Budget) -> Self {
        Self {
            attacker,
            budget,
            known: FoldMap::default(),
            held: Vec::new(),
        }
    }

    /// Every move of the attacker after which mate in at most `moves`, this one counted, is forced.
    pub(super) fn keys(
        &mut self,
        position: &Position<G>,
        moves: u32,
    ) -> Result<Vec<Move<G>>, Stopped> {
        let Some(left) = moves.checked_sub(1) else {
            return Ok(Vec::new());
        };
        let mut keys = candidates(position, left);
        let mut result = Ok(());
        keys.retain(|mv| {
            let lost = result.and_then(|()| self.is_lost(&position.after(mv), left));
            result = lost.map(|_| ());
            lost == Ok(true)
        });
        result.map(|()| keys)
    }

    /// Whether the attacker, to move, forces mate in at most `moves`.
    pub(super) fn forces(&mut self, position: &Position<G>, moves: u32) -> Result<bool, Stopped> {
        match moves {
            0 => Ok(false),
            1 => self.mates_at_once(position),
            _ => self.forces_later(position, moves),
        }
    }

    fn mates_at_once(&mut self, position: &Position<G>) -> Result<bool, Stopped> {
        self.budget.spend()?;
        for mv in candidates(position, 0) {
            if self.is_lost(&position.after(&mv), 0)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn forces_later(&mut self, position: &Position<G>, moves: u32) -> Result<bool, Stopped> {
        let key = key(position);
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.mate_in != 0 && known.mate_in <= moves {
            return Ok(true);
        }
        if known.none_in >= moves {
            return Ok(false);
        }
        self.budget.spend()?;
        let mut found = false;
        for after in sorted(position, moves) {
            if self.is_lost(&after, moves - 1)? {
                found = true;
                break;
            }
        }
        let known = self.known.entry(key).or_default();
        if found {
            known.mate_in = moves;
        } else {
            known.none_in = moves;
        }
        Ok(found)
    }

    /// Whether every defence fails: the attacker has moved and mates in at most `moves` more.
    pub(super) fn is_lost(&mut self, position: &Position<G>, moves: u32) -> Result<bool, Stopped> {
        if position.turn() == self.attacker {
            return self.forces(position, moves);
        }
        self.budget.spend()?;
        let is_last = G::next_seat(position.turn(), position.seats()) == self.attacker;
        if moves == 0 && is_last {
            return Ok(is_mated(position));
        }
        let defences = position.legal_moves();
        if defences.is_empty() {
            return Ok(position.is_check());
        }
        let first = self.held(moves).filter(|mv| defences.contains(mv));
        let others = defences.iter().filter(|mv| Some(**mv) != first);
        for defence in first.iter().chain(others) {
            if !self.is_lost(&position.after(defence), moves)? {
                self.holds(moves, *defence);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn held(&self, moves: u32) -> Option<Move<G>> {
        self.held.get(index(moves)).copied().flatten()
    }

    fn holds(&mut self, moves: u32, defence: Move<G>) {
        let place = index(moves);
        if self.held.len() <= place {
            self.held.resize(place + 1, None);
        }
        if let Some(slot) = self.held.get_mut(place) {
            *slot = Some(defence);
        }
    }

    /// The fewest moves, at most `max`, in which the attacker mates from here.
    fn needed(&mut self, position: &Position<G>, max: u32) -> Result<u32, Stopped> {
        for moves in 1..max {
            if self.forces(position, moves)? {
                return Ok(moves);
            }
        }
        Ok(max)
    }

    /// The first key against the defence that lasts longest, to the end.
    pub(super) fn line(
        &mut self,
        position: &Position<G>,
        moves: u32,
    ) -> Result<Vec<Move<G>>, Stopped> {
        let mut line = Vec::new();
        let (mut position, mut left) = (*position, moves);
        while let Some(key) = self.keys(&position, left)?.first().copied() {
            line.push(key);
            let mut longest: Option<(u32, Round<G>)> = None;
            for round in rounds(&position.after(&key), self.attacker) {
                let needed = self.needed_after(&round, left - 1)?;
                if longest.as_ref().is_none_or(|(most, _)| needed > *most) {
                    longest = Some((needed, round));
                }
            }
            let Some((needed, (defence, after))) = longest else {
                break;
            };
            line.extend(defence);
            (position, left) = (after, needed);
        }
        Ok(line)
    }

    /// As [`Self::needed`], but 0 if the opponents have mated one of themselves.
    fn needed_after(&mut self, (_, after): &Round<G>, max: u32) -> Result<u32, Stopped> {
        if after.turn() == self.attacker {
            self.needed(after, max)
        } else {
            Ok(0)
        }
    }

    /// Every defence against a move that mates in `left` more moves, and every answer.
    pub(super) fn tree(
        &mut self,
        position: &Position<G>,
        mv: &Move<G>,
        left: u32,
    ) -> Result<Tree<G>, Stopped> {
        let mut defences = Vec::new();
        for round in rounds(&position.after(mv), self.attacker) {
            let mate_in = self.needed_after(&round, left)?;
            let (moves, after) = round;
            let mut answers = Vec::new();
            for answer in self.keys(&after, mate_in)? {
                answers.push(self.tree(&after, &answer, mate_in - 1)?);
            }
            defences.push(Defence {
                moves,
                mate_in,
                answers,
            });
        }
        Ok(Tree { mv: *mv, defences })
    }
}

/// What the opponents do until it is the attacker's turn again, and the position then.
type Round<G> = (Vec<Move<G>>, Position<G>);

/// Everything that the opponents can do; empty if the first of them has no move.
fn rounds<G: Geometry>(position: &Position<G>, attacker: Seat) -> Vec<Round<G>> {
    let mut rounds = Vec::new();
    for mv in position.legal_moves() {
        let after = position.after(&mv);
        let further = if after.turn() == attacker {
            Vec::new()
        } else {
            self::rounds(&after, attacker)
        };
        if further.is_empty() {
            rounds.push((vec![mv], after));
        }
        rounds.extend(further.into_iter().map(|(mut moves, end)| {
            moves.insert(0, mv);
            (moves, end)
        }));
    }
    rounds
}

/// The moves worth trying: all of them, or only possible checks if the move must mate.
///
/// Where more than two play, one opponent may be mated by another's move; so nothing is left out.
fn candidates<G: Geometry>(position: &Position<G>, left: u32) -> Vec<Move<G>> {
    let mut moves = position.legal_moves();
    if left == 0 && position.seats().len() == 2 {
        let checks = Checks::new(position);
        moves.retain(|mv| checks.may_be(mv));
    }
    moves
}

/// The positions after every move: checks first, then those that leave the fewest defences.
fn sorted<G: Geometry>(position: &Position<G>, moves: u32) -> Vec<Position<G>> {
    let after = |mv: &Move<G>| position.after(mv);
    let mut sorted: Vec<Position<G>> = position.legal_moves().iter().map(after).collect();
    if moves > 2 {
        sorted.sort_by_cached_key(|after| (!after.is_check(), after.count_moves()));
    } else {
        sorted.sort_by_cached_key(|after| !after.is_check());
    }
    sorted
}

fn is_mated<G: Geometry>(position: &Position<G>) -> bool {
    position.is_check() && !position.has_legal_move()
}

fn key<G: Geometry>(position: &Position<G>) -> Key<G> {
    let passed = position.passed().collect();
    (
        *position.board(),
        position.turn(),
        position.castling(),
        passed,
    )
}

fn index(moves: u32) -> usize {
    usize::try_from(moves).unwrap_or_default()
}
