//! The words' own small types: what a sentence can be about.
//!
//! They are plain values without chess rules: a square is a name, a piece is a word.
//! `Argument` turns each into what Fluent is given, and into samples for tests.

use std::fmt;

use fluent::FluentValue;

/// The name of a square, such as `e4`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareName(pub String);

impl<T: fmt::Display> From<T> for SquareName {
    fn from(square: T) -> Self {
        Self(square.to_string())
    }
}

/// A kind of piece, as a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum PieceWord {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}

impl PieceWord {
    /// All six, the strongest first.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];

    /// The code that names the term: `rook` for `-piece-rook`.
    pub fn code(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
        }
    }

    /// The piece with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.code() == code)
    }
}

/// One of the armies, as a word; on the 8x8 board only White and Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SideWord {
    /// South's.
    White,
    /// West's.
    Blue,
    /// North's.
    Black,
    /// East's.
    Yellow,
}

impl SideWord {
    /// The code that sentences select by: `white`, `blue`, `black` or `yellow`.
    pub fn code(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Blue => "blue",
            Self::Black => "black",
            Self::Yellow => "yellow",
        }
    }
}

/// A piece and the square it stands on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Man {
    /// What stands there.
    pub piece: PieceWord,
    /// Where it stands.
    pub square: SquareName,
}

impl Man {
    /// The rook on f5: `Man::new(PieceWord::Rook, "f5")`.
    pub fn new(piece: PieceWord, square: impl Into<SquareName>) -> Self {
        Self {
            piece,
            square: square.into(),
        }
    }
}

/// How a check can still be answered: the king runs, the checker is taken, a piece goes between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ways {
    /// The king has a square to go to.
    pub run: bool,
    /// The checker can be taken.
    pub take: bool,
    /// A piece can go between.
    pub block: bool,
}

impl Ways {
    /// The code that sentences select by, such as `run-block`.
    fn code(self) -> &'static str {
        match (self.run, self.take, self.block) {
            (true, true, true) => "run-take-block",
            (true, true, false) => "run-take",
            (true, false, true) => "run-block",
            (true, false, false) => "run",
            (false, true, true) => "take-block",
            (false, true, false) => "take",
            (false, false, true) => "block",
            (false, false, false) => "none",
        }
    }
}

/// Ends each name of a list of names: a name may hold blanks, and this sign nobody can type.
const NAME_END: char = '\u{1F}';

/// Something a sentence can be given.
pub(super) trait Argument: Sized {
    /// The value that Fluent sees.
    fn value(&self) -> FluentValue<'static>;

    /// A sample for tests; each `n` gives another, so that plurals and all pieces are met.
    fn sample(n: usize) -> Self;
}

const SAMPLE_SQUARES: [&str; 4] = ["e4", "f5", "a1", "h8"];

impl Argument for SquareName {
    fn value(&self) -> FluentValue<'static> {
        self.0.clone().into()
    }

    fn sample(n: usize) -> Self {
        Self(SAMPLE_SQUARES[n % SAMPLE_SQUARES.len()].to_owned())
    }
}

impl Argument for PieceWord {
    fn value(&self) -> FluentValue<'static> {
        self.code().into()
    }

    fn sample(n: usize) -> Self {
        Self::ALL[n % Self::ALL.len()]
    }
}

impl Argument for SideWord {
    fn value(&self) -> FluentValue<'static> {
        self.code().into()
    }

    fn sample(n: usize) -> Self {
        [Self::White, Self::Blue, Self::Black, Self::Yellow][n % 4]
    }
}

impl Argument for Ways {
    fn value(&self) -> FluentValue<'static> {
        self.code().into()
    }

    fn sample(n: usize) -> Self {
        Self {
            run: n & 1 == 0,
            take: n & 2 == 0,
            block: n & 4 == 0,
        }
    }
}

impl Argument for u32 {
    fn value(&self) -> FluentValue<'static> {
        (*self).into()
    }

    fn sample(n: usize) -> Self {
        [1, 2, 5, 21, 0, 3, 11, 100][n % 8]
    }
}

impl Argument for String {
    fn value(&self) -> FluentValue<'static> {
        self.clone().into()
    }

    fn sample(n: usize) -> Self {
        ["Owl", "3.8.2.2"][n % 2].to_owned()
    }
}

impl Argument for Vec<SquareName> {
    fn value(&self) -> FluentValue<'static> {
        let names: Vec<&str> = self.iter().map(|square| square.0.as_str()).collect();
        names.join(" ").into()
    }

    fn sample(n: usize) -> Self {
        (0..=n % 3).map(SquareName::sample).collect()
    }
}

impl Argument for Vec<u32> {
    fn value(&self) -> FluentValue<'static> {
        let numbers: Vec<String> = self.iter().map(u32::to_string).collect();
        numbers.join(" ").into()
    }

    fn sample(n: usize) -> Self {
        (0..=n % 3).map(|more| u32::sample(n + more)).collect()
    }
}

impl Argument for Vec<String> {
    fn value(&self) -> FluentValue<'static> {
        let mut names = String::new();
        for name in self {
            names.push_str(name);
            names.push(NAME_END);
        }
        names.into()
    }

    fn sample(n: usize) -> Self {
        let names = ["Owl", "Ina", "Anna Lea"].into_iter().map(str::to_owned);
        names.cycle().skip(n).take(1 + n % 3).collect()
    }
}

impl Argument for Vec<Man> {
    fn value(&self) -> FluentValue<'static> {
        let men: Vec<String> = self
            .iter()
            .map(|man| format!("{}@{}", man.piece.code(), man.square.0))
            .collect();
        men.join(" ").into()
    }

    fn sample(n: usize) -> Self {
        let man = |n| Man {
            piece: PieceWord::sample(n),
            square: SquareName::sample(n),
        };
        (0..=n % 3).map(|more| man(n + more)).collect()
    }
}

/// The items in the text that a list becomes for Fluent: `e4 f5`, or names with a sign after each.
pub(super) fn split_items(text: &str) -> Vec<&str> {
    if text.contains(NAME_END) {
        return text.split_terminator(NAME_END).collect();
    }
    text.split_whitespace().collect()
}

/// The pieces and squares in the text that `Vec<Man>` becomes for Fluent: `rook@f5 bishop@c4`.
pub(super) fn split_men(text: &str) -> Option<Vec<(&str, &str)>> {
    text.split_whitespace()
        .map(|man| man.split_once('@'))
        .collect()
}

/// A count as sentences take it; nobody is told a number above four billion.
#[must_use]
pub fn count(n: usize) -> u32 {
    n.try_into().unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_travel_as_text_and_come_back() {
        let men = vec![
            Man::new(PieceWord::Rook, "f5"),
            Man::new(PieceWord::Bishop, "c4"),
        ];
        let FluentValue::String(text) = men.value() else {
            panic!("men are text for Fluent");
        };
        assert_eq!(
            split_men(&text),
            Some(vec![("rook", "f5"), ("bishop", "c4")])
        );
        assert_eq!(split_men("rook"), None);
    }

    #[test]
    fn lists_travel_as_text_and_come_back() {
        let check = |value: FluentValue<'_>, items: &[&str]| {
            let FluentValue::String(text) = value else {
                panic!("lists are text for Fluent");
            };
            assert_eq!(split_items(&text), items);
        };
        check(vec![4_u32, 21].value(), &["4", "21"]);
        check(Vec::<u32>::new().value(), &[]);
        check(vec![SquareName::from("e4")].value(), &["e4"]);
        let names = ["Anna Lea", "Bo"].map(str::to_owned);
        check(names.to_vec().value(), &["Anna Lea", "Bo"]);
        check(names[..1].to_vec().value(), &["Anna Lea"]);
    }

    #[test]
    fn every_piece_is_found_by_its_code() {
        for piece in PieceWord::ALL {
            assert_eq!(PieceWord::from_code(piece.code()), Some(piece));
        }
        assert_eq!(PieceWord::from_code("dragon"), None);
    }
}
