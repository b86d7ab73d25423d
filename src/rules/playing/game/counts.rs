//! What a game counts: positions that return, quiet rounds; what ends it by that, and what can be
//! claimed for it.

use crate::rules::ground::ruleset::{Alliances, ClaimBy, Repetition, Rule3};
use crate::rules::ground::{Attempt, BySeat, Geometry, Move, Seat};
use crate::rules::judging::Outcome;
use crate::rules::moving::{Callers, Position};
use crate::rules::playing::ends::{Counts, n_players};
use crate::rules::playing::game::Game;
use crate::rules::playing::game::moment::Moment;
use crate::rules::playing::repetition::{in_a_row, is_same, takeable};
use crate::rules::playing::{Claim, Refused};

impl<G: Geometry> Moment<G> {
    /// What two positions must share to be the same: no clocks, no alliance without effect.
    fn key(&self) -> Position<G> {
        let mut key = self.position;
        (key.plain.halfmove, key.plain.fullmove) = (0, 1);
        if self.rules.alliances == Alliances::Informal {
            key.company.allies = BySeat::default();
        }
        if self.rules.rule3 != Rule3::AnswerOne {
            // Who said check first does not matter then.
            for victim in Seat::ALL {
                let mut sorted: Vec<Seat> = key.company.calls[victim].iter().collect();
                sorted.sort_unstable();
                key.company.calls[victim] = Callers::default();
                sorted
                    .iter()
                    .for_each(|by| key.company.calls[victim].add(*by));
            }
        }
        key
    }

    /// Whether two moments of a game show the same position (FIDE 9.2.3): also the same players at
    /// the table, the same checks said and the same alliances.
    fn is_same_as(&self, other: &Self) -> bool {
        let (here, there) = (&self.position, &other.position);
        if here.turn() != there.turn() || here.board() != there.board() {
            return false;
        }
        let (one, two) = (self.key(), other.key());
        let pictured = |position| (position, takeable(position));
        is_same(pictured(&one), pictured(&two), self.rules.same_position)
            && one.company == two.company
    }
}

/// The moment that a claim is about, with the move that leads to it if that is only intended.
struct Case<G: Geometry> {
    moment: Moment<G>,
    intended: Option<Move<G>>,
}

impl<G: Geometry> Game<G> {
    /// How often the present position has been there, this time included (FIDE 9.2.3).
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.earlier_of(self.now(), self.now().ply).count() + 1
    }

    /// The plies after which the present position was there before, oldest first; 0 is the start.
    #[must_use]
    pub fn earlier_plies(&self) -> Vec<usize> {
        self.earlier_of(self.now(), self.now().ply).collect()
    }

    /// Full rounds without a capture or a pawn move.
    #[must_use]
    pub fn quiet_rounds(&self) -> usize {
        self.now().rounds.into()
    }

    /// The plies before `ply` after which a moment that stands at `ply` was there, oldest first.
    fn earlier_of<'a>(
        &'a self,
        moment: &'a Moment<G>,
        ply: usize,
    ) -> impl Iterator<Item = usize> + 'a {
        // No position from before a capture or a pawn move can return.
        let oldest = ply.saturating_sub(moment.position.halfmove_clock().into());
        (oldest..ply).filter(move |ply| {
            let earlier = self.moment_at(*ply);
            earlier.is_some_and(|earlier| earlier.is_same_as(moment))
        })
    }

    /// The ends that nobody asks for and that do not come from a player's being out.
    pub(super) fn end_by_itself(&self, moment: &mut Moment<G>) {
        if moment.outcome.is_some() {
            return;
        }
        let counts = Counts {
            times: self.earlier_of(moment, moment.ply).count() + 1,
            rounds: moment.rounds.into(),
            quiet: moment.quiet.into(),
        };
        moment.outcome = moment.rules.draw_by_itself(&moment.position, counts);
    }

    /// The draw that a player may claim for all now, for the position on the board or for the one
    /// after a move that is only intended.
    ///
    /// # Errors
    /// Why the game goes on. If a move was intended, it must now be played (FIDE 9.5.3).
    pub fn may_claim(
        &self,
        by: Seat,
        claim: Claim,
        intended: Option<Attempt<G>>,
    ) -> Result<Outcome, Refused<G>> {
        self.is_on()?;
        self.is_alive(by)?;
        let now = self.now();
        Refused::may_claim(None, now.rules.claims)?;
        if !now.position.present().contains(by) {
            return Err(Refused::AlreadyAway(by));
        }
        let turn = now.player();
        if by != turn && now.rules.claim_by == ClaimBy::PlayerToMove {
            return Err(Refused::NotYourTurn { turn });
        }
        if by != turn && intended.is_some() {
            let house = now.rules.differs("claim_by");
            return Err(Refused::NotYourMove { turn, house });
        }
        let case = self.case(intended)?;
        self.prove(claim, &case)?;
        let Moment {
            rules,
            position,
            quiet,
            ..
        } = &case.moment;
        Ok(rules.draw(claim.ending(), position, (*quiet).into()))
    }

    fn case(&self, intended: Option<Attempt<G>>) -> Result<Case<G>, Refused<G>> {
        let Some(attempt) = intended else {
            let moment = self.now().clone();
            return Ok(Case {
                moment,
                intended: None,
            });
        };
        let (intended, moment, _) = self.moved(attempt, true)?;
        Ok(Case { moment, intended })
    }

    fn prove(&self, claim: Claim, case: &Case<G>) -> Result<(), Refused<G>> {
        let (moment, bound) = (&case.moment, case.intended);
        // A move that is only intended ends nothing (FIDE 9.2.1, 9.3.1).
        let is_over = bound.is_none() && moment.outcome.is_some_and(|it| it.ending.is_of_board());
        match claim {
            Claim::FiftyMoves if moment.rounds < 50 || is_over => {
                let (n, rounds) = (moment.quiet.into(), moment.rounds.into());
                Err(moment.rules.fifty_too_low(n, rounds, bound))
            }
            Claim::Threefold => {
                let plies = self.earlier_times(case);
                if plies.len() >= 2 && !is_over {
                    Ok(())
                } else {
                    Err(moment.rules.count_too_low(plies, bound))
                }
            }
            Claim::FiftyMoves => Ok(()),
        }
    }

    /// What a threefold claim counts, before the claimed time: the position, or in clubs the same
    /// moves in a row.
    fn earlier_times(&self, case: &Case<G>) -> Vec<usize> {
        let moment = &case.moment;
        if moment.rules.repetition != Repetition::ClubSequence {
            return self.earlier_of(moment, moment.ply).collect();
        }
        let moves: Vec<Move<G>> = (self.moves().iter().copied())
            .chain(case.intended)
            .collect();
        let (n, length) = in_a_row(&moves, n_players(&moment.position), 3);
        (1..n)
            .rev()
            .map(|back| moment.ply - back * length)
            .collect()
    }
}
