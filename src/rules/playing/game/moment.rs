//! Everything that a game holds at one moment, and what a move makes of it.

use crate::rules::ground::ruleset::{AnnounceCheck, FiftyReset};
use crate::rules::ground::{BySeat, Geometry, Move, Role, Ruleset, Seat, Seats};
use crate::rules::judging::Outcome;
use crate::rules::moving::Position;
use crate::rules::playing::ends::n_players;
use crate::rules::playing::game::consequence::Consequence;

/// An alliance that ends when the turn comes to a seat again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parting {
    pub(super) pair: [Seat; 2],
    /// The turn at which it was declared.
    pub(super) at: Seat,
}

/// What is told of an event.
pub(super) type News<G> = Vec<Consequence<G>>;

/// Everything that can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Moment<G: Geometry> {
    pub(super) position: Position<G>,
    pub(super) rules: Ruleset,
    /// For each victim, who may still say check to him.
    pub(super) windows: BySeat<Seats>,
    pub(super) partings: Vec<Parting>,
    /// Full rounds without a capture or a pawn move.
    pub(super) rounds: u16,
    /// Half-moves without a capture or a pawn move.
    pub(super) quiet: u16,
    /// Where a round begins: the turn after the last capture or pawn move.
    pub(super) round_from: Seat,
    /// How many moves have been made.
    pub(super) ply: usize,
    /// The ply of each player's last move.
    pub(super) moved_at: BySeat<usize>,
    pub(super) outcome: Option<Outcome>,
}

/// Whose turn it was so many half-moves ago, if everybody at the table has moved.
fn turn_before<G: Geometry>(position: &Position<G>, n_plies: u16) -> Seat {
    let seats = position.turn().followers().into_iter().rev();
    let mut before = seats.filter(|seat| position.present().contains(*seat));
    let last = usize::from(n_plies).checked_sub(1);
    last.and_then(|last| before.nth(last))
        .unwrap_or(position.turn())
}

impl<G: Geometry> Moment<G> {
    /// Whether the board is one for two: a mate ends the game there, as in the Laws, and nobody is
    /// thrown out for others to play on.
    pub(super) const IS_FOR_TWO: bool = G::SEATS.len() == 2;

    pub(super) fn new(start: Position<G>, rules: Ruleset) -> Self {
        let quiet = start.halfmove_clock();
        let round = u16::try_from(n_players(&start)).unwrap_or(1);
        let mut table = Self {
            position: start.under(&rules),
            rules,
            windows: BySeat::default(),
            partings: Vec::new(),
            rounds: quiet / round,
            quiet,
            round_from: turn_before(&start, quiet % round),
            ply: 0,
            moved_at: BySeat::default(),
            outcome: None,
        };
        table.form_fixed_teams();
        table.go_on(Seats::FOUR, &mut Vec::new());
        table
    }

    /// Those who play: at the table, or back and waiting for their turn.
    pub(super) fn playing(&self) -> Seats {
        let position = &self.position;
        position.present().union(position.company().returning)
    }

    /// Fewer than two players are left at the table, though more have kings.
    pub(super) fn is_paused(&self) -> bool {
        self.outcome.is_none() && self.position.alive().len() > 1 && self.playing().len() < 2
    }

    /// The player whose turn it is, who may command another's army.
    pub(super) fn player(&self) -> Seat {
        self.position.company().owner(self.position.turn())
    }

    /// Whether a check binds only if it is said.
    pub(super) fn is_check_said(&self) -> bool {
        self.rules.announce_check == AnnounceCheck::RequiredToBind
    }

    /// Makes a legal move, with "check" said or not.
    pub(super) fn play(&mut self, mv: &Move<G>, says_check: bool, news: &mut News<G>) {
        let before = self.position;
        let mover = self.player();
        self.ply += 1;
        self.moved_at[mover] = self.ply;
        self.position = if says_check {
            before.after_saying(mv)
        } else {
            before.after(mv)
        };
        news.push(Consequence::Moved(*mv));
        self.tell_calls(&before, news);
        self.tell_taken_king(mv, mover, news);
        self.open_windows(mover);
        if self.begins_count(mv, &before) {
            (self.rounds, self.quiet) = (0, 0);
            self.round_from = self.position.turn();
            self.end_partings(before.turn(), news);
        } else {
            self.quiet = self.quiet.saturating_add(1);
            self.turn_went(before.turn(), news);
        }
    }

    /// The turn goes on without a move.
    pub(super) fn pass(&mut self, news: &mut News<G>) {
        let before = self.position;
        self.position = before.passed_on();
        self.turn_went(before.turn(), news);
    }

    /// A player is out; his army does as the house rules have it.
    pub(super) fn throw_out(&mut self, seat: Seat, by: Option<Seat>, news: &mut News<G>) {
        self.position.fall(seat, by);
        news.push(Consequence::Out(seat));
    }

    /// The checks that were said since `before`.
    fn tell_calls(&self, before: &Position<G>, news: &mut News<G>) {
        for victim in Seat::ALL {
            let known: Vec<Seat> = before.company.calls[victim].iter().collect();
            let callers = self.position.company.calls[victim].iter();
            let new = callers.filter(|caller| !known.contains(caller));
            news.extend(new.map(|caller| Consequence::Said { caller, victim }));
        }
    }

    fn tell_taken_king(&self, mv: &Move<G>, by: Seat, news: &mut News<G>) {
        if let Some((_, taken)) = mv.captured()
            && taken.role == Role::King
        {
            let victim = taken.seat;
            news.extend([
                Consequence::KingTaken { victim, by },
                Consequence::Out(victim),
            ]);
        }
    }

    /// FIDE 9.3: a capture or a pawn move begins the count of quiet rounds anew.
    fn begins_count(&self, mv: &Move<G>, before: &Position<G>) -> bool {
        let is_pawn = mv.piece().role == Role::Pawn;
        let last_row = before.promotion(mv.piece().seat);
        let counts = match self.rules.fifty_reset {
            FiftyReset::PawnOrCapture => is_pawn,
            FiftyReset::PromotionOrCapture => is_pawn && last_row.contains(mv.to()),
        };
        counts || mv.captured().is_some()
    }

    /// What comes with the turn's passing on from `from`: rounds are counted, alliances end.
    fn turn_went(&mut self, from: Seat, news: &mut News<G>) {
        if self.passed_since(from).contains(self.round_from) {
            self.rounds = self.rounds.saturating_add(1);
        }
        self.end_partings(from, news);
    }

    /// The seats after `from` that the turn has come to or passed over.
    fn passed_since(&self, from: Seat) -> Seats {
        let mut passed = Seats::NONE;
        for seat in from.followers().into_iter().chain([from]) {
            passed = passed.with(seat);
            if seat == self.position.turn() {
                break;
            }
        }
        passed
    }

    fn end_partings(&mut self, from: Seat, news: &mut News<G>) {
        let passed = self.passed_since(from);
        let (over, going): (Vec<Parting>, Vec<Parting>) =
            (self.partings.iter()).partition(|parting| passed.contains(parting.at));
        self.partings = going;
        for Parting {
            pair: [one, other], ..
        } in over
        {
            self.part(one, other, news);
        }
    }
}
