//! The scenes in which picture stories take place. How they are drawn, and which way what is pressed takes, the window
//! knows.

/// A page of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Where it takes place.
    pub stage: Stage,
    /// How often what is drawn there can be pressed on this page, until it has come as far as the page tells.
    pub presses: u8,
}

/// A scene of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A court in India, where four kinds of soldiers play on a cloth: an elephant is among them.
    India,
    /// The road to a city of Persia, with a caravan.
    Persia,
    /// The house of a scholar in Baghdad, and a book.
    Baghdad,
    /// Europe from Portugal to Russia, and a ship.
    Europe,
    /// The hall of the king who promised rice, and a board for the grains.
    Rice,
    /// A garden of about 1500, and a board for the queen.
    Queen,
    /// A coffee house with chess players, and a cup.
    Tournament,
}

impl Stage {
    /// Every scene, in the order of the course.
    pub const ALL: [Self; 7] = [
        Self::India,
        Self::Persia,
        Self::Baghdad,
        Self::Europe,
        Self::Rice,
        Self::Queen,
        Self::Tournament,
    ];

    /// Their names in a file, in the same order.
    pub(super) const NAMES: [&'static str; Self::ALL.len()] = {
        let mut names = [""; Self::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = Self::ALL[at].name();
            at += 1;
        }
        names
    };

    /// The name in a file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::India => "india",
            Self::Persia => "persia",
            Self::Baghdad => "baghdad",
            Self::Europe => "europe",
            Self::Rice => "rice",
            Self::Queen => "queen",
            Self::Tournament => "tournament",
        }
    }

    /// How often what is drawn there can be pressed in all, until it has come to its end.
    #[must_use]
    pub const fn n_ways(self) -> u8 {
        match self {
            Self::India | Self::Persia | Self::Baghdad | Self::Europe | Self::Tournament => 3,
            Self::Queen => 6,
            Self::Rice => 15,
        }
    }

    /// The scene of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}
