//! House rules: every point on which the rule sheets of the world differ from the Laws.
//!
//! A [`Ruleset`] holds one value for each key. The first value of a key is what the
//! Laws say; [`Ruleset::FIDE`] has it everywhere. How pieces move,
//! what check is and when it is mate is no house rule and has no key.
//!
//! A new key is a row here, with a kind of value in `choices.rs` if none fits; a row in `moving/house.rs` if
//! legal moves depend on it; what it does; a card in `explain`; and, by name, its words. Whatever is
//! missing, the compiler or a test says so by the name of the key.
//!
//! ```
//! use squarewise::rules::Ruleset;
//!
//! let mut club = Ruleset::FIDE;
//! club.set("fifty_effect", "automatic")?;
//! assert_eq!(club.differences(&Ruleset::FIDE).len(), 1);
//! # Ok::<(), squarewise::rules::RulesetError>(())
//! ```

use std::fmt;

use crate::rules::ground::Role;

mod choices;
mod conflict;

use choices::Choice;
pub use choices::{
    Absent, Alliances, AnnounceCheck, ArmySetup, CallWindow, CheckCall, ClaimBy, DeadPosition,
    DoubleStep, EpGeometry, EpWindow, Extra, FiftyEffect, FiftyReset, MatedArmy, Mention,
    PromotionRow, PromotionSet, Repetition, ResignVsUnwinnable, Rule3, SamePosition, Stalemate,
    Switch, Takeback, Touch, Truth,
};
pub use conflict::Conflict;

/// Declares the rule set: a field for each key, in the order in which the keys are told.
macro_rules! ruleset {
    ($($(#[$doc:meta])* $field:ident: $kind:ty = $key:literal $article:literal,)*) => {
        /// One value for each house rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Ruleset {
            $($(#[$doc])* pub $field: $kind,)*
        }

        /// Every key with its values.
        pub const KEYS: &[RuleKey] = &[$(RuleKey {
            name: $key,
            values: <$kind as Choice>::CODES,
            article: $article,
        }),*];

        impl Ruleset {
            /// The Laws of Chess.
            pub const FIDE: Self = Self {
                $($field: <$kind as Choice>::LAWS,)*
            };

            /// The code of a key's value, or `None` if there is no such key.
            #[must_use]
            pub fn get(&self, key: &str) -> Option<&'static str> {
                match key {
                    $($key => Some(self.$field.code()),)*
                    _ => None,
                }
            }

            /// Changes one key. Keys that are on or off also take `true` and `false`.
            ///
            /// # Errors
            /// If there is no such key, or if it has no such value; nothing is changed then.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), RulesetError> {
                match key {
                    $($key => self.$field = choose(key, value)?,)*
                    _ => return Err(RulesetError::UnknownKey(key.to_owned())),
                }
                Ok(())
            }
        }
    };
}

ruleset! {
    /// What counts as a threefold repetition.
    repetition: Repetition = "repetition" "9.2",
    /// When two positions are the same.
    same_position: SamePosition = "same_position" "9.2.3",
    /// What starts the count of quiet moves again.
    fifty_reset: FiftyReset = "fifty_reset" "9.3",
    /// What fifty quiet moves of each player do.
    fifty_effect: FiftyEffect = "fifty_effect" "9.3",
    /// Whether the fifth repetition ends the game.
    fivefold: Switch = "fivefold" "9.6.1",
    /// Whether seventy-five quiet moves of each player end the game.
    seventy_five: Switch = "seventy_five" "9.6.2",
    /// Whether draws can be claimed.
    claims: Mention = "claims" "9.2",
    /// Who may claim a draw.
    claim_by: ClaimBy = "claim_by" "9.2",
    /// Which positions are dead.
    dead_position: DeadPosition = "dead_position" "5.2.2",
    /// Whether the players can agree to a draw.
    agreement: Mention = "agreement" "5.2.3",
    /// Whether a player can resign.
    resign: Mention = "resign" "5.1.2",
    /// What resigning does against an opponent who could never checkmate.
    resign_vs_unwinnable: ResignVsUnwinnable = "resign_vs_unwinnable" "5.1.2",
    /// What a pawn may become.
    promotion_set: PromotionSet = "promotion_set" "3.7.3.3",
    /// Whether a pawn on its last row must become something.
    promotion_compulsory: Truth = "promotion_compulsory" "3.7.3.3",
    /// When a move can no longer be changed.
    touch: Touch = "touch" "4.3",
    /// Whether a finished move can be taken back.
    takeback: Takeback = "takeback" "4.7",
    /// Whether a check must be said.
    announce_check: AnnounceCheck = "announce_check" "3.9",
    /// How a check comes to be said.
    check_call: CheckCall = "check_call" "3.9",
    /// How long a check may be said.
    call_window: CallWindow = "call_window" "3.9",
    /// Whether a king in a check that nobody said may be taken.
    silent_check_capture: Extra = "silent_check_capture" "1.4.1",
    /// From where a pawn may go two steps.
    double_step: DoubleStep = "double_step" "3.7.2",
    /// Which pawns may take in passing.
    ep_geometry: EpGeometry = "ep_geometry" "3.7.3.1",
    /// How long a double step may be answered.
    ep_window: EpWindow = "ep_window" "3.7.3.2",
    /// Whether a capture on a passed square also takes the pawn that passed it.
    ep_takes_both: Extra = "ep_takes_both" "3.7.3.1",
    /// Where pawns are promoted.
    promotion_row: PromotionRow = "promotion_row" "3.7.3.3",
    /// Whether a diagonal step goes past an inner corner.
    corner_squeeze: Truth = "corner_squeeze" "3.2",
    /// How the armies stand at the start.
    setup: ArmySetup = "setup" "2.3",
    /// Whether a far right pawn stands at the start where the neighbor's seat is empty.
    restore_pawn_if_no_neighbor: Extra = "restore_pawn_if_no_neighbour" "2.3",
    /// Whether a king may be attacked by two players.
    rule3: Rule3 = "rule3" "3.9",
    /// Whether partners count as one player there.
    team_counts_as_one: Extra = "team_counts_as_one" "3.9",
    /// Who may leave the table for a while.
    absent: Absent = "absent" "1.1",
    /// Whether sleeping armies attack.
    absent_attack: Extra = "absent_attack" "3.1",
    /// Whether the game goes on as long as somebody is away.
    absent_counts_alive: Truth = "absent_counts_alive" "5.1.1",
    /// What a team means.
    alliances: Alliances = "alliances" "1.1",
    /// What becomes of the army of a player who is out.
    mated_army: MatedArmy = "mated_army" "5.1.1",
    /// What a player without a legal move does.
    stalemate: Stalemate = "stalemate" "5.2.1",
    /// Whether a supervisor may change everything between two moves.
    supervisor: Extra = "supervisor" "12",
}

/// A house rule by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleKey {
    /// The name, as files write it: `fifty_reset`.
    pub name: &'static str,
    /// The codes of the values, the Laws' first.
    pub values: &'static [&'static str],
    /// The article of the Laws that the rule is about.
    pub article: &'static str,
}

impl RuleKey {
    /// The key with this name, or `None`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        KEYS.iter().find(|key| key.name == name)
    }

    /// The difference from the Laws where the key has this value.
    #[must_use]
    pub fn at(&'static self, value: &'static str) -> Option<Difference> {
        let other = *self.values.first()?;
        let key = self;
        (value != other).then_some(Difference {
            key,
            here: value,
            other,
        })
    }

    /// Whether the key can be on or off, true or false.
    #[must_use]
    pub fn is_switch(&self) -> bool {
        [Switch::CODES, Mention::CODES, Truth::CODES, Extra::CODES].contains(&self.values)
    }
}

/// A point on which two rule sets differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difference {
    /// Which key.
    pub key: &'static RuleKey,
    /// Its value here.
    pub here: &'static str,
    /// Its value in the other rule set.
    pub other: &'static str,
}

/// Why a key was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// There is no key of this name.
    UnknownKey(String),
    /// The key has no such value.
    UnknownValue {
        /// Which key.
        key: &'static RuleKey,
        /// What was asked for.
        value: String,
    },
}

impl fmt::Display for RulesetError {
    /// Says what is unknown, and what could stand there.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey(key) => write!(f, "there is no house rule `{key}`"),
            Self::UnknownValue { key, value } => {
                let values = key.values.join("`, `");
                write!(f, "`{}` is `{values}`, not `{value}`", key.name)
            }
        }
    }
}

impl std::error::Error for RulesetError {}

/// The value with this code, where `true` is as good as `on`.
fn choose<C: Choice>(key: &str, value: &str) -> Result<C, RulesetError> {
    let meant = match (C::CODES, value) {
        (["on", "off", ..], "true") => Some("on"),
        (["on", "off", ..], "false") => Some("off"),
        (["true", "false"] | ["false", "true"], "on") => Some("true"),
        (["true", "false"] | ["false", "true"], "off") => Some("false"),
        _ => Some(value),
    };
    meant.and_then(C::from_code).ok_or_else(|| {
        RuleKey::named(key).map_or_else(
            || RulesetError::UnknownKey(key.to_owned()),
            |key| RulesetError::UnknownValue {
                key,
                value: value.to_owned(),
            },
        )
    })
}

impl Ruleset {
    /// A lesson's board: only checkmate and stalemate end anything, so that two kings and a rook's
    /// hundred moves can be practiced.
    pub const EXERCISE: Self = Self {
        fivefold: Switch::Off,
        seventy_five: Switch::Off,
        dead_position: DeadPosition::Off,
        ..Self::FIDE
    };

    /// These rules on a lesson's board: nothing ends a game by itself but checkmate and stalemate.
    #[must_use]
    pub const fn for_exercise(self) -> Self {
        Self {
            repetition: Repetition::FidePosition,
            fifty_effect: FiftyEffect::Claim,
            fivefold: Switch::Off,
            seventy_five: Switch::Off,
            dead_position: DeadPosition::Off,
            ..self
        }
    }

    /// What a pawn may be on its last row besides a piece: `Some(Pawn)` if it may be called a pawn
    /// again, `None` if nothing need be said.
    pub(in crate::rules) const fn pawns_left_as_they_are(&self) -> &'static [Option<Role>] {
        match (self.promotion_set, self.promotion_compulsory) {
            (PromotionSet::Pieces, Truth::True) => &[],
            (PromotionSet::PiecesOrPawn, Truth::True) => &[Some(Role::Pawn)],
            (PromotionSet::Pieces, Truth::False) => &[None],
            (PromotionSet::PiecesOrPawn, Truth::False) => &[Some(Role::Pawn), None],
        }
    }

    /// How these rules differ from the Laws on one point; `None` if they do not, or if there is no such
    /// point.
    #[must_use]
    pub fn differs(&self, key: &str) -> Option<Difference> {
        RuleKey::named(key)?.at(self.get(key)?)
    }

    /// Every key whose value here is not that of `other`, in the order of [`KEYS`].
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        let pairs = KEYS
            .iter()
            .filter_map(|key| Some((key, self.get(key.name)?, other.get(key.name)?)));
        pairs
            .filter(|(_, here, other)| here != other)
            .map(|(key, here, other)| Difference { key, here, other })
            .collect()
    }
}

impl Default for Ruleset {
    /// The Laws.
    fn default() -> Self {
        Self::FIDE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_key_can_be_set_and_the_laws_come_first() {
        for key in KEYS {
            assert_eq!(Ruleset::FIDE.get(key.name), key.values.first().copied());
            for value in key.values {
                let mut rules = Ruleset::FIDE;
                rules.set(key.name, value).unwrap();
                assert_eq!(rules.get(key.name), Some(*value));
                let n_different = usize::from(key.values.first() != Some(value));
                assert_eq!(rules.differences(&Ruleset::FIDE).len(), n_different);
            }
        }
    }

    #[test]
    fn switches_also_read_truth() {
        let mut rules = Ruleset::FIDE;
        rules.set("claims", "false").unwrap();
        rules.set("promotion_compulsory", "off").unwrap();
        assert_eq!(rules.claims, Mention::Off);
        assert_eq!(rules.promotion_compulsory, Truth::False);
    }

    #[test]
    fn unknown_names_are_told() {
        let mut rules = Ruleset::FIDE;
        let error = rules.set("fifty", "claim").unwrap_err();
        assert_eq!(error.to_string(), "there is no house rule `fifty`");
        let error = rules.set("fifty_effect", "clam").unwrap_err();
        assert_eq!(
            error.to_string(),
            "`fifty_effect` is `claim`, `automatic`, not `clam`"
        );
        assert_eq!(rules, Ruleset::FIDE);
    }
}
