//! May a second player attack this king? The family's rule that all pieces may be attacked by two, but no king.

use super::{LONG, MEN, OFFICERS, RULES, asked, begun, begun_by_all, is_calm, is_calm_but};
use super::{king_attackers, player, with_kings};
use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::walks::lines;
use crate::rules::ruleset::Rule3;
use crate::rules::{
    Attempt, Company, Cross, Fault, Line, Move, Piece, Position, Reason, Role, Ruleset, Seat,
    Square, SquareSet,
};

/// What the move in question does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    /// It attacks a king whom nobody attacks.
    First,
    /// It attacks a king whom another player attacks.
    Second,
    /// It takes a man from a player whose king another attacks.
    Bites,
    /// It leaves a line on which another player attacks a king then.
    Opens,
    /// The same, and it attacks that king as well.
    OpensAndJoins,
}

/// The first or the second attacker; what a move takes and what it opens; near misses.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let (line, attempt) = match level {
        1 => {
            let case = dice.turn(&[Case::First, Case::Second])?;
            drawn(case, dice)?
        }
        2 => {
            let cases = [Case::Second, Case::Bites, Case::OpensAndJoins, Case::Opens];
            let case = dice.turn(&cases)?;
            drawn(case, dice)?
        }
        _ => near_miss(dice)?,
    };
    Some(asked("judge", line.position()).with("move", &attempt.to_string()))
}

/// Who is on a board: the player who moves, the one whose king it is about, and the one who attacks him first. That one has
/// had a turn since the king's player, so the attack may be new.
#[derive(Clone, Copy)]
struct Players {
    own: Seat,
    victim: Seat,
    first: Seat,
}

impl Players {
    fn drawn(dice: &mut Dice) -> Option<Self> {
        let own = player(dice)?;
        let [next, across, before] = own.followers();
        let (victim, first) = dice.turn(&[(next, across), (next, before), (across, before)])?;
        Some(Self { own, victim, first })
    }
}

/// A board with such a move.
fn drawn(case: Case, dice: &mut Dice) -> Option<(Line<Cross>, Attempt<Cross>)> {
    let players = Players::drawn(dice)?;
    let (mut builder, king) = around_a_king(players, dice)?;
    let Players { own, victim, first } = players;
    let wall = match case {
        Case::First => Some(Piece::new(dice.one(&MEN)?, victim)),
        Case::Opens | Case::OpensAndJoins => Some(Piece::new(dice.one(&OFFICERS)?, own)),
        Case::Second | Case::Bites => None,
    };
    if let Some(wall) = wall {
        let hunter = line_to(builder.board().by_seat(first), king)?;
        builder.put_on(dice, SquareSet::between(hunter, king), wall)?;
    }
    let line = begun_by_all(&builder, own)?;
    let is_attacked = !king_attackers(line.position(), victim).is_empty();
    let is_second = matches!(case, Case::Second | Case::Bites);
    if is_attacked != is_second || !is_calm_but(line.position(), &[victim]) {
        return None;
    }
    let attempts = moves_of(case, &line, players);
    Some((line, dice.one(&attempts)?))
}

/// The four kings, and men of two players around one of them: where this king stands.
fn around_a_king(players: Players, dice: &mut Dice) -> Option<(Builder<Cross>, Square<Cross>)> {
    let Players { own, victim, first } = players;
    let mut builder = with_kings(dice, &Seat::ALL)?;
    let king = builder.board().pieces(victim, Role::King).only()?;
    let hunter = Piece::new(dice.one(&LONG)?, first);
    builder.put_on(dice, lines(king), hunter)?;
    for _ in 0..2 {
        let role = dice.one(&OFFICERS)?;
        builder.drop(dice, Piece::new(role, own))?;
    }
    for _ in 0..2 {
        let man = dice.one(&MEN)?;
        builder.drop(dice, Piece::new(man, victim))?;
    }
    Some((builder, king))
}

/// Two boards between which one man has moved, the first attacker: on one the move gives the king a second attacker, on the
/// other the only one. One of them.
fn near_miss(dice: &mut Dice) -> Option<(Line<Cross>, Attempt<Cross>)> {
    let (mut dice, is_second) = dice.pair();
    let dice = &mut dice;
    let (line, attempt) = drawn(Case::Second, dice)?;
    let position = line.position();
    let hit = king_attackers(position, victim_of(position)?);
    let hunter = hit.only()?;
    let mut board = *position.board();
    let man = board.remove(hunter)?;
    let elsewhere = dice.square(lines(hunter) - board.occupied())?;
    board.put(elsewhere, man);
    let other = begun(&board, position.turn(), Company::default())?;
    let is_allowed = other.judge(attempt).legal().is_some();
    let shows_fine = dice.happens(1, 2) == is_second;
    let is_so = is_allowed && is_calm(other.position());
    is_so.then_some((if shows_fine { other } else { line }, attempt))
}

/// The one player whose king is attacked.
fn victim_of(position: &Position<Cross>) -> Option<Seat> {
    let is_attacked = |seat: &Seat| !king_attackers(position, *seat).is_empty();
    Seat::ALL.into_iter().find(is_attacked)
}

/// The one of these men who looks along a line at a king, from at least two steps away.
fn line_to(men: SquareSet<Cross>, king: Square<Cross>) -> Option<Square<Cross>> {
    let is_far = |it: &Square<Cross>| !SquareSet::between(*it, king).is_empty();
    men.iter().find(is_far)
}

/// The moves on this board that do what the case says; without those of pawns that become something.
fn moves_of(case: Case, line: &Line<Cross>, players: Players) -> Vec<Attempt<Cross>> {
    let position = line.position();
    // All that could be tried if that rule were off.
    let free = Ruleset {
        rule3: Rule3::Off,
        ..*RULES
    };
    let moves = Line::with_calls(*position, free).legal_moves();
    let does = |mv: &&Move<Cross>| {
        let fault = line.judge(mv.attempt()).fault().map(Fault::reason);
        let is_forbidden = fault == Some(Reason::Rule3KingDoubleAttack);
        let after = position.after(mv);
        let attackers = king_attackers(&after, players.victim);
        let by = |seat: Seat| after.board().by_seat(seat).meets(attackers);
        let (own, first) = (by(players.own), by(players.first));
        mv.promotion().is_none()
            && match case {
                Case::First => fault.is_none() && own && !first,
                Case::Second | Case::OpensAndJoins => is_forbidden && own && first,
                Case::Bites => {
                    let taken = mv.captured().map(|(_, man)| man.seat);
                    fault.is_none() && taken == Some(players.victim) && first
                }
                Case::Opens => fault.is_none() && !own && first,
            }
    };
    moves.iter().filter(does).map(Move::attempt).collect()
}
