//! How well the program plays: five strengths, from one that tries things out to one that sees three moves.

/// How well the program plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// It tries things out: chance decides, and mostly it overlooks what it could take.
    #[default]
    TriesThings,
    /// It takes what it is given.
    TakesGifts,
    /// It looks at its own move and at the answer.
    LooksOnce,
    /// It looks at its next move as well.
    LooksTwice,
    /// It sees three moves of its own and the answers between them.
    SeesThree,
}

impl Strength {
    /// All five, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::TriesThings,
        Self::TakesGifts,
        Self::LooksOnce,
        Self::LooksTwice,
        Self::SeesThree,
    ];

    /// How well it plays where nobody has said so.
    pub const FRIENDLY: Self = Self::LooksOnce;

    /// Its number in lessons, from 1, which is also that of its bird and of the bird's hat.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// How it is written in files, for good: numbers may come between others one day.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TriesThings => "tries-things",
            Self::TakesGifts => "takes-gifts",
            Self::LooksOnce => "looks-once",
            Self::LooksTwice => "looks-twice",
            Self::SeesThree => "sees-three",
        }
    }

    /// The strength that is written so, or `None`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The strength of a number, or `None`.
    #[must_use]
    pub fn from_number(number: impl Into<u32>) -> Option<Self> {
        let number = number.into();
        Self::ALL
            .into_iter()
            .find(|it| u32::from(it.number()) == number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_are_numbered_from_one_to_five() {
        let numbers = (0_u8..=6).filter_map(Strength::from_number);
        assert_eq!(numbers.collect::<Vec<_>>(), Strength::ALL);
        assert_eq!(Strength::default().number(), 1);
        let codes = Strength::ALL.map(|it| Strength::from_code(it.code()));
        assert_eq!(codes, Strength::ALL.map(Some));
    }
}
