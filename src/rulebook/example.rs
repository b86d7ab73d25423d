//! A board on a card: a position, what the reader is asked to try there, and what comes of it.

use crate::locale::Phrase;
use crate::rulebook::setting;
use crate::rules::{Claim, Ending, Reason, Seat};

/// What the reader is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// To look at these squares, and no more.
    Look(&'static str),
    /// To make this move: `e1g1`, `a7a8q`.
    Move(&'static str),
    /// To claim a draw.
    Claim(Claim),
    /// Both agree to a draw.
    Agree,
    /// This side gives up.
    Resign(Seat),
    /// To take the last move back, with the other's consent.
    TakeBack,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// Nothing: there is only something to see.
    Look,
    /// It is allowed, and the game goes on.
    Allowed,
    /// It is allowed, and written like this with English letters.
    Written(&'static str),
    /// The rules refuse it.
    Refused(Reason),
    /// The hand or the claim is refused, with this code.
    NotYet(&'static str),
    /// It ends the game.
    Ends(Ending),
}

/// A board to try a rule on.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The position, as a [`Setting`](crate::rulebook::Setting) reads it: FEN, `startpos`, `crosspos` and more.
    pub start: &'static str,
    /// The moves that were played from there.
    pub played: &'static str,
    /// What is to be done.
    pub act: Act,
    /// What comes of it.
    pub says: Says,
    /// The name of the set of rules.
    pub rules: &'static str,
    /// House rules that are changed on top: key and value.
    pub options: &'static [(&'static str, &'static str)],
    /// Who are partners, by their initials: `SW`.
    pub allies: &'static str,
    /// The squares of the pieces that were touched before, in order.
    pub touched: &'static str,
    /// Whether the player has said "I adjust" before touching.
    pub is_adjusted: bool,
    /// Whether the check on the board was not said.
    pub is_unsaid: bool,
    /// What there is to see.
    pub note: Option<&'static Phrase>,
}

impl Example {
    const fn new(start: &'static str, act: Act, says: Says) -> Self {
        Self {
            start,
            played: "",
            act,
            says,
            rules: "fide",
            options: &[],
            allies: "",
            touched: "",
            is_adjusted: false,
            is_unsaid: false,
            note: None,
        }
    }

    /// Whether it is on the cross of four armies, not on the square board.
    #[must_use]
    pub fn is_on_cross(&self) -> bool {
        setting::is_of_cross(self.start)
    }

    /// After these moves.
    pub(super) const fn after(self, played: &'static str) -> Self {
        Self { played, ..self }
    }

    /// Under other rules.
    pub(super) const fn under(self, rules: &'static str) -> Self {
        Self { rules, ..self }
    }

    /// With house rules changed on top: key and value.
    pub(super) const fn with(self, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { options, ..self }
    }

    /// With partners.
    pub(super) const fn allied(self, allies: &'static str) -> Self {
        Self { allies, ..self }
    }

    /// With something to see.
    pub(super) const fn noting(self, note: &'static Phrase) -> Self {
        Self {
            note: Some(note),
            ..self
        }
    }

    /// After these pieces were touched.
    pub(super) const fn touching(self, touched: &'static str) -> Self {
        Self { touched, ..self }
    }

    /// After this piece was touched and "I adjust" was said before.
    pub(super) const fn adjusting(self, touched: &'static str) -> Self {
        Self {
            touched,
            is_adjusted: true,
            ..self
        }
    }

    /// In a check that nobody has said.
    pub(super) const fn unsaid(self) -> Self {
        Self {
            is_unsaid: true,
            ..self
        }
    }
}

/// A board to look at.
pub(super) const fn look(
    start: &'static str,
    squares: &'static str,
    note: &'static Phrase,
) -> Example {
    Example {
        note: Some(note),
        ..Example::new(start, Act::Look(squares), Says::Look)
    }
}

/// A move that is allowed.
pub(super) const fn allowed(start: &'static str, attempt: &'static str) -> Example {
    Example::new(start, Act::Move(attempt), Says::Allowed)
}

/// A move that is refused.
pub(super) const fn refused(start: &'static str, attempt: &'static str, why: Reason) -> Example {
    Example::new(start, Act::Move(attempt), Says::Refused(why))
}

/// A move that ends the game.
pub(super) const fn ends(start: &'static str, attempt: &'static str, ending: Ending) -> Example {
    Example::new(start, Act::Move(attempt), Says::Ends(ending))
}

/// A move, and how it is written.
pub(super) const fn written(
    start: &'static str,
    attempt: &'static str,
    san: &'static str,
) -> Example {
    Example::new(start, Act::Move(attempt), Says::Written(san))
}

/// Anything else.
pub(super) const fn act(start: &'static str, act: Act, says: Says) -> Example {
    Example::new(start, act, says)
}
