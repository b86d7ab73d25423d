//! What players say instead of moving: draw claims, agreement, resignation (FIDE 5.1.2, 5.2.3, 9).
//!
//! A claim is proved or refused, never believed. The claim for a move that is only intended looks
//! at the board as it would be; the move is not played.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::{ClaimBy, Mention, Repetition, ResignVsUnwinnable};
use crate::rules::ground::{Attempt, Move, Ruleset, Seat, Seats};
use crate::rules::judging::{Ending, Outcome, Verdict};
use crate::rules::moving::Position;
use crate::rules::playing::ends::n_players;
use crate::rules::playing::line::standing::Standing;
use crate::rules::playing::repetition::in_a_row;
use crate::rules::playing::{Chance, Line, Refused};

/// What a draw can be claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// The same position for the third time (FIDE 9.2).
    Threefold,
    /// Fifty moves of each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
}

impl Claim {
    /// Both claims.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::FiftyMoves];

    /// The stable code: `threefold`, `fifty`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty",
        }
    }

    /// How the game ends if the claim is right.
    #[must_use]
    pub const fn ending(self) -> Ending {
        match self {
            Self::Threefold => Ending::Threefold,
            Self::FiftyMoves => Ending::FiftyMoves,
        }
    }
}

impl<G: Geometry> Line<G> {
    /// FIDE 9.2.2, 9.3.2: whether the present position bears a claim out.
    ///
    /// This is what the board shows; it stays true when a fifth repetition or a seventy-fifth
    /// move has just ended the game anyway. Nobody claims in a position without a legal move.
    #[must_use]
    pub fn can_claim(&self, claim: Claim) -> bool {
        let case = self.case(None);
        self.rules.claims == Mention::On && self.is_borne_out(claim, &case)
    }

    /// FIDE 9.2.1, 9.3.1: the legal moves that would bear a claim out, if played; those that would give mate or end the
    /// game otherwise are among them. None when the game is over, for nobody moves then.
    #[must_use]
    pub fn claiming_moves(&self, claim: Claim) -> Vec<Move<G>> {
        if self.rules.claims != Mention::On || self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = self.position().legal_moves();
        moves.retain(|mv| self.is_borne_out(claim, &self.case(Some(*mv))));
        moves
    }

    /// FIDE 9.6.1: whether the position is there for the fifth time, whatever the house rules make
    /// of it.
    #[must_use]
    pub fn is_fivefold(&self) -> bool {
        self.occurrences() >= 5
    }

    /// FIDE 9.6.2: whether seventy-five quiet moves of each player were made and the last did not
    /// give checkmate, whatever the house rules make of it.
    #[must_use]
    pub fn is_seventy_five(&self) -> bool {
        self.quiet_plies() >= 75 * n_players(self.position())
            && (self.standing().outcome).is_none_or(|it| it.ending != Ending::Checkmate)
    }

    /// Claims a draw, for the position on the board or for the one after an intended move.
    ///
    /// # Errors
    /// Why the game goes on. If a move was intended, it must now be played (FIDE 9.5.3).
    pub fn claim(
        &mut self,
        claim: Claim,
        by: Seat,
        intended: Option<Attempt<G>>,
    ) -> Result<Outcome, Refused<G>> {
        Refused::may_claim(self.outcome(), self.rules.claims)?;
        let turn = self.position().turn();
        if by != turn && self.rules.claim_by == ClaimBy::PlayerToMove {
            return Err(Refused::NotYourTurn { turn });
        }
        if by != turn && intended.is_some() {
            let house = self.rules.differs("claim_by");
            return Err(Refused::NotYourMove { turn, house });
        }
        let case = match intended {
            None => self.case(None),
            Some(attempt) => match self.judge(attempt) {
                Verdict::Illegal(fault) => return Err(Refused::Move(Box::new(fault))),
                Verdict::Legal(mv) => self.case(Some(mv)),
            },
        };
        self.prove(claim, &case)?;
        let quiet = case.standing.quiet.into();
        Ok(self.declare(self.rules.draw(claim.ending(), &case.position, quiet)))
    }

    /// FIDE 5.2.3: the players agree to a draw, after each has made a move.
    ///
    /// # Errors
    /// Why the game goes on.
    pub fn agree(&mut self) -> Result<Outcome, Refused<G>> {
        self.may_declare("agreement", self.rules.agreement)?;
        let round = n_players(self.start());
        let before = usize::from(self.start().fullmove().saturating_sub(1)) * round;
        if self.moves().len() + before < round {
            return Err(Refused::TooEarly);
        }
        Ok(self.declare(Outcome::draw(Ending::Agreement)))
    }

    /// FIDE 5.1.2: a player resigns; the opponent wins, if he could ever give checkmate.
    ///
    /// # Errors
    /// Why the game goes on.
    pub fn resign(&mut self, by: Seat) -> Result<Outcome, Refused<G>> {
        self.may_declare("resign", self.rules.resign)?;
        let board = self.position().board();
        let players = self.position().seats();
        let mut others = players
            .iter()
            .filter(|seat| *seat != by && !board.by_seat(*seat).is_empty());
        let (Some(opponent), None) = (others.next(), others.next()) else {
            return Err(Refused::SeveralLeft);
        };
        let left = Seats::NONE.with(opponent);
        let is_draw = self.rules.resigns_to_draw(self.position(), left);
        Ok(self.declare(if is_draw {
            Outcome::draw(Ending::Resignation)
        } else {
            Outcome::win(Ending::Resignation, opponent)
        }))
    }

    fn may_declare(&self, key: &'static str, said: Mention) -> Result<(), Refused<G>> {
        Refused::may_say(self.outcome(), key, said)
    }

    fn declare(&mut self, outcome: Outcome) -> Outcome {
        self.declared = Some(outcome);
        outcome
    }

    /// The position that a claim is about: the present one, or the one after an intended move.
    fn case(&self, intended: Option<Move<G>>) -> Case<G> {
        let (position, standing) = match &intended {
            None => (*self.position(), *self.standing()),
            Some(mv) => {
                let next = self.position().after_saying(mv);
                let standing = self.standing_after(mv, &next);
                (next, standing)
            }
        };
        Case {
            position,
            standing,
            intended,
        }
    }

    fn is_borne_out(&self, claim: Claim, case: &Case<G>) -> bool {
        let is_enough = match claim {
            Claim::Threefold if self.rules.repetition == Repetition::ClubSequence => {
                self.sequence(case).0 >= 3
            }
            Claim::Threefold => case.standing.occurrences >= 3,
            Claim::FiftyMoves => usize::from(case.standing.quiet) >= 50 * n_players(&case.position),
        };
        is_enough && (case.intended.is_some() || !case.is_over())
    }

    fn prove(&self, claim: Claim, case: &Case<G>) -> Result<(), Refused<G>> {
        if self.is_borne_out(claim, case) {
            return Ok(());
        }
        let bound = case.intended;
        Err(match claim {
            Claim::FiftyMoves => {
                let n = usize::from(case.standing.quiet);
                self.rules
                    .fifty_too_low(n, n / n_players(&case.position), bound)
            }
            Claim::Threefold => self.rules.count_too_low(self.earlier_times(case), bound),
        })
    }

    /// The plies after which the position, or under `club_sequence` the last sequence of moves,
    /// was there before, oldest first; 0 is the start.
    fn earlier_times(&self, case: &Case<G>) -> Vec<usize> {
        let now = self.moves().len() + usize::from(case.intended.is_some());
        let mut plies: Vec<usize> = if self.rules.repetition == Repetition::ClubSequence {
            let (n, length) = self.sequence(case);
            (1..n).map(|back| now - back * length).collect()
        } else {
            self.earlier(&case.position, case.standing.takeable, now)
                .collect()
        };
        plies.reverse();
        plies
    }

    /// How often in a row the line ends with the same moves of all players, and how many.
    fn sequence(&self, case: &Case<G>) -> (usize, usize) {
        let moves: Vec<Move<G>> = self.moves().iter().copied().chain(case.intended).collect();
        in_a_row(&moves, n_players(&case.position), 3)
    }

    /// The plies after which the present position was there before, oldest first; 0 is the start.
    #[must_use]
    pub fn earlier_plies(&self) -> Vec<usize> {
        let now = self.moves().len();
        let mut plies: Vec<usize> = self
            .earlier(self.position(), self.standing().takeable, now)
            .collect();
        plies.reverse();
        plies
    }
}

impl Ruleset {
    /// A claim for a position that was not there often enough: `plies` after which it was there
    /// before, and the move that must now be played.
    pub(super) fn count_too_low<G: Geometry>(
        &self,
        plies: Vec<usize>,
        bound: Option<Move<G>>,
    ) -> Refused<G> {
        // That nobody need claim does not change what is counted.
        let house = self.behind(Ending::Threefold, false);
        Refused::CountTooLow {
            n: plies.len() + 1,
            plies,
            bound,
            house: house.filter(|it| it.here != "automatic"),
        }
    }

    /// A claim after too few quiet moves: `n` half-moves, `rounds` of each player.
    pub(super) fn fifty_too_low<G: Geometry>(
        &self,
        n: usize,
        rounds: usize,
        bound: Option<Move<G>>,
    ) -> Refused<G> {
        Refused::FiftyTooLow {
            rounds,
            n,
            bound,
            house: self.differs("fifty_reset"),
        }
    }
}

/// The position that a claim is about.
struct Case<G: Geometry> {
    position: Position<G>,
    standing: Standing<G>,
    /// The move that leads to it, if it was not played.
    intended: Option<Move<G>>,
}

impl<G: Geometry> Case<G> {
    /// Whether the game has ended on the board: then nobody claims. A move that is only intended ends nothing, even
    /// a checkmate: it is not played, and FIDE 9.2.1 and 9.3.1 ask for the count alone.
    fn is_over(&self) -> bool {
        let ended = self.standing.outcome;
        ended.is_some_and(|outcome| outcome.ending.is_of_board())
    }
}

/// How many positions may be looked at before a resigning player simply loses.
const RESIGNATION_NODES: usize = 2_000;

impl Ruleset {
    /// FIDE 5.1.2: whether a game that a player gives up is drawn, because nobody of these who are
    /// left is not proved never to give checkmate by any series of legal moves.
    pub(super) fn resigns_to_draw<G: Geometry>(&self, position: &Position<G>, left: Seats) -> bool {
        let never_wins = |seat| matches!(position.can_win(seat, RESIGNATION_NODES), Chance::No(_));
        self.resign_vs_unwinnable == ResignVsUnwinnable::Draw && left.iter().all(never_wins)
    }
}
