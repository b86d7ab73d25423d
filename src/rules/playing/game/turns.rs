//! Whose turn it is, and what becomes of a player who has no legal move when it is his.
//!
//! Mate is judged on the victim's own turn: until then others may save him. Who has no move and no
//! check to answer passes, where the house rules have it so. House rule `rule3 = "solo_mate"`: a
//! check that only several armies together make a mate is no mate, and the player has no move.

use crate::rules::ground::ruleset::{Rule3, Stalemate};
use crate::rules::ground::{Geometry, Seat, Seats};
use crate::rules::judging::{Ending, Outcome};
use crate::rules::moving::Position;
use crate::rules::playing::game::consequence::Consequence;
use crate::rules::playing::game::moment::{Moment, News};

impl<G: Geometry> Moment<G> {
    /// Goes on until a player at the table can move, the game waits, or it has ended. `out` are
    /// those who were out before the event.
    pub(super) fn go_on(&mut self, out: Seats, news: &mut News<G>) {
        let mut stuck = Seats::NONE;
        loop {
            if self.outcome.is_some() || self.has_winner(out) || self.is_paused() {
                break;
            }
            let turn = self.position.turn();
            if self.position.company.returning.contains(turn) {
                self.come_back(turn, news);
            } else if !self.position.movers().contains(turn) {
                self.pass(news);
            } else if self.position.has_legal_move() || self.is_endless(turn) {
                break;
            } else if stuck.contains(turn) {
                self.end(Outcome::draw(Ending::Stalemate));
            } else {
                let n_alive = self.position.alive().len();
                self.without_move(turn, out, news);
                let is_as_before = self.position.alive().len() == n_alive;
                stuck = if is_as_before {
                    stuck.with(turn)
                } else {
                    Seats::NONE
                };
            }
        }
    }

    /// The game has ended.
    pub(super) const fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// Who has come back is at the table again.
    pub(super) fn come_back(&mut self, seat: Seat, news: &mut News<G>) {
        let mut company = *self.position.company();
        company.returning = company.returning.without(seat);
        company.away = company.away.without(seat);
        self.position = self.position.with_company(company);
        news.push(Consequence::Returned(seat));
    }

    /// A side without a king on a board for two: nothing ends there, it only cannot move.
    fn is_endless(&self, turn: Seat) -> bool {
        Self::IS_FOR_TWO && self.position.kings(turn).is_empty()
    }

    /// The army whose turn it is cannot move.
    fn without_move(&mut self, turn: Seat, out: Seats, news: &mut News<G>) {
        if self.player() != turn {
            return self.pass(news);
        }
        let mater = self.mater(turn);
        if let Some(by) = mater {
            news.push(Consequence::Mated { victim: turn, by });
        }
        if Self::IS_FOR_TWO {
            let mate = mater.map(|by| Outcome::win(Ending::Checkmate, by));
            return self.end(mate.unwrap_or(Outcome::draw(Ending::Stalemate)));
        }
        match self.rules.stalemate {
            Stalemate::DrawAll if mater.is_none() => {
                self.end(Outcome::draw(Ending::Stalemate));
            }
            Stalemate::Pass if mater.is_none() => self.pass_or_draw(turn, news),
            _ => {
                self.throw_out(turn, mater, news);
                if !self.has_winner(out) {
                    self.pass(news);
                }
            }
        }
    }

    /// With two players left, both at the table, nobody passes: the game is drawn.
    fn pass_or_draw(&mut self, turn: Seat, news: &mut News<G>) {
        let position = &self.position;
        let are_two = position.alive().len() == 2 && position.present().len() == 2;
        if are_two && !self.can_move_another_army(turn) {
            self.end(Outcome::draw(Ending::Stalemate));
        } else {
            news.push(Consequence::Passed(turn));
            self.pass(news);
        }
    }

    fn can_move_another_army(&self, player: Seat) -> bool {
        let position = &self.position;
        let mut armies =
            (position.company.out.iter()).filter(|army| position.company.owner(*army) == player);
        armies.any(|army| position.with_turn(army).has_legal_move())
    }

    /// Whose mate it is: of those whose check must be answered, the one who moved last.
    fn mater(&self, victim: Seat) -> Option<Seat> {
        let mut callers = self.checking(&self.position);
        if self.rules.rule3 == Rule3::SoloMate {
            let alone = callers.iter().filter(|by| self.is_mate_alone(victim, *by));
            callers = alone.fold(Seats::NONE, Seats::with);
        }
        callers.iter().max_by_key(|by| self.moved_at[*by])
    }

    /// The players whose check the side to move must answer.
    fn checking(&self, position: &Position<G>) -> Seats {
        let checkers = position.binding_checkers().iter();
        let owners = checkers.filter_map(|square| position.piece_at(square));
        owners.fold(Seats::NONE, |all, piece| {
            all.with(position.company.owner(piece.seat))
        })
    }

    /// Whether it is mate by one player if the other opponents' pieces only stand there.
    fn is_mate_alone(&self, victim: Seat, by: Seat) -> bool {
        let mut company = *self.position.company();
        let others = self.position.present().without(victim).without(by);
        let foes = (others.iter()).filter(|seat| !self.position.is_one_side(*seat, victim));
        company.out = foes.fold(company.out, Seats::with);
        let alone = self.position.with_company(company);
        !alone.binding_checkers().is_empty() && !alone.has_legal_move()
    }
}
