//! How a game ends, who has won, and what a position alone says about it.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::ruleset::Repetition;
use crate::rules::ground::{Difference, Ruleset, Seat, Seats};
use crate::rules::moving::Position;

/// A way in which a game ends: one list for a game of two and for a game of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The king is attacked and nothing helps (FIDE 5.1.1).
    Checkmate,
    /// No legal move, and the king is not attacked (FIDE 5.2.1).
    Stalemate,
    /// Nobody can ever give checkmate (FIDE 5.2.2).
    DeadPosition,
    /// The same position for the fifth time (FIDE 9.6.1).
    Fivefold,
    /// Seventy-five moves of each player without a capture or a pawn move (FIDE 9.6.2).
    SeventyFive,
    /// The same position for the third time, claimed or by house rule (FIDE 9.2).
    Threefold,
    /// Fifty moves of each player without a capture or a pawn move, claimed or by house rule (FIDE 9.3).
    FiftyMoves,
    /// The players have agreed to a draw (FIDE 5.2.3).
    Agreement,
    /// A player has given up (FIDE 5.1.2).
    Resignation,
    /// One king is left of several (family rule 3).
    LastKing,
    /// One of the fixed teams is left (family rule 6).
    LastTeam,
    /// The supervisor has ended the game (family rule 7).
    Supervisor,
}

impl Ending {
    /// Every ending; what a position decides comes first, what only a game of several knows last.
    pub const ALL: [Self; 12] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Fivefold,
        Self::SeventyFive,
        Self::Threefold,
        Self::FiftyMoves,
        Self::Agreement,
        Self::Resignation,
        Self::LastKing,
        Self::LastTeam,
        Self::Supervisor,
    ];

    /// The endings of the Laws: all but what only a game of several knows.
    pub const OF_THE_LAWS: &'static [Self] = Self::ALL.split_at(9).0;

    /// The stable code: `checkmate`, `dead-position`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Fivefold => "fivefold",
            Self::SeventyFive => "seventy-five",
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty-moves",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::LastKing => "last-king",
            Self::LastTeam => "last-team",
            Self::Supervisor => "supervisor",
        }
    }

    /// Whether there is no legal move left: checkmate or stalemate.
    #[must_use]
    pub const fn is_of_board(self) -> bool {
        matches!(self, Self::Checkmate | Self::Stalemate)
    }

    /// The article of the Laws; of what only a game of several knows, the one that comes nearest.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Checkmate | Self::LastKing | Self::LastTeam => "5.1.1",
            Self::Stalemate => "5.2.1",
            Self::DeadPosition => "5.2.2",
            Self::Fivefold => "9.6.1",
            Self::SeventyFive => "9.6.2",
            Self::Threefold => "9.2",
            Self::FiftyMoves => "9.3",
            Self::Agreement | Self::Supervisor => "5.2.3",
            Self::Resignation => "5.1.2",
        }
    }
}

/// The end of a game: how, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// How the game has ended.
    pub ending: Ending,
    /// Who has won: one seat, or a team; nobody is a draw.
    pub winners: Seats,
    /// The house rule that made it end so; `None` if the Laws did.
    pub house: Option<Difference>,
}

impl Outcome {
    /// Nobody wins.
    #[must_use]
    pub const fn draw(ending: Ending) -> Self {
        Self {
            ending,
            winners: Seats::NONE,
            house: None,
        }
    }

    /// A win for a seat.
    #[must_use]
    pub const fn win(ending: Ending, winner: Seat) -> Self {
        Self {
            ending,
            winners: Seats::NONE.with(winner),
            house: None,
        }
    }

    /// A win for all of these seats: a team, or whomever the supervisor names; nobody is a draw.
    #[must_use]
    pub const fn win_of(ending: Ending, winners: Seats) -> Self {
        Self {
            ending,
            winners,
            house: None,
        }
    }

    /// Who has won, of a team the first in the order of seats; `None` is a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.winners.iter().next()
    }

    /// Whether nobody has won.
    #[must_use]
    pub const fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }

    /// The same with the house rule of these rules that stands behind it, if one does; for a draw by
    /// counting whose moves are not looked at.
    #[must_use]
    pub fn under(self, rules: &Ruleset) -> Self {
        self.by(rules.behind(self.ending, true))
    }

    /// The same, made so by a house rule.
    #[must_use]
    pub(in crate::rules) const fn by(self, house: Option<Difference>) -> Self {
        Self { house, ..self }
    }

    /// The result as game records write it: `1-0` if White has won, `0-1` if another seat has,
    /// `1/2-1/2` for a draw.
    #[must_use]
    pub fn result(&self) -> &'static str {
        match self.winner() {
            None => "1/2-1/2",
            Some(Seat::South) => "1-0",
            Some(_) => "0-1",
        }
    }
}

impl Ruleset {
    /// The house rule without which a draw by counting would mean something else, or would have to be
    /// claimed. `counts_pawns` says whether pawns have moved while the moves were counted as quiet.
    #[must_use]
    pub fn behind(&self, ending: Ending, counts_pawns: bool) -> Option<Difference> {
        let is_by_moves = self.repetition == Repetition::ClubSequence;
        let reset = || self.differs("fifty_reset").filter(|_| counts_pawns);
        match ending {
            Ending::Threefold if is_by_moves => self.differs("repetition"),
            Ending::Threefold => self.differs("same_position").or(self.differs("repetition")),
            Ending::Fivefold => self.differs("same_position"),
            Ending::FiftyMoves => reset().or(self.differs("fifty_effect")),
            Ending::SeventyFive => reset(),
            _ => None,
        }
    }
}

impl<G: Geometry> Position<G> {
    /// Checkmate or stalemate, `None` while there is a legal move.
    ///
    /// A side without a king plays on a training board: nothing ends there. The ends that need
    /// the moves before are [`Line::outcome`](crate::rules::Line::outcome)'s business.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.kings(self.turn()).is_empty() || self.has_legal_move() {
            None
        } else if !self.binding_checkers().is_empty() {
            Some(Ending::Checkmate)
        } else {
            Some(Ending::Stalemate)
        }
    }

    /// [`ending`](Self::ending) with the winner: FIDE 5.1.1, the player who has given checkmate.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending()?;
        let checker = self.binding_checkers().first();
        let mater = checker.and_then(|square| self.piece_at(square));
        Some(match (ending, mater) {
            (Ending::Checkmate, Some(piece)) => Outcome::win(ending, piece.seat),
            _ => Outcome::draw(ending),
        })
    }
}

/// How the player whose turn it is stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// There are legal moves, and the king is not attacked.
    Play,
    /// The king is in check, and can be saved.
    Check,
    /// The king is attacked, and nobody has said so: that need not be answered.
    SilentCheck,
    /// The king is in check, and nothing helps.
    Checkmate,
    /// There is no legal move, and no check that must be answered.
    NoMove,
}

impl State {
    /// The stable code: `silent-check`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Check => "check",
            Self::SilentCheck => "silent-check",
            Self::Checkmate => "checkmate",
            Self::NoMove => "no-move",
        }
    }
}

impl<G: Geometry> Position<G> {
    /// How the player whose turn it is stands. A side without a king plays on: it has no end.
    #[must_use]
    pub fn state(&self) -> State {
        match self.ending() {
            Some(Ending::Checkmate) => State::Checkmate,
            Some(_) => State::NoMove,
            None if !self.binding_checkers().is_empty() => State::Check,
            None if self.is_check() => State::SilentCheck,
            None => State::Play,
        }
    }
}
