//! The letters that pieces have in written moves, in any language: `Nf3` is `Sf3` in German.
//!
//! A letter has one sign or two: the Russian king is `Кр`. What a child writes is read kindly: in the letters
//! of the language and in English ones, and with a small letter where a capital belongs.

use crate::rules::ground::Role;

/// The most signs of a written move, with room for slips: `bxa8=Q e.p.`
pub const MOST_SIGNS: usize = 12;

/// Whether a sign can be part of a move as people write it: letters, digits, and the signs between and behind them.
#[must_use]
pub fn is_sign(sign: char) -> bool {
    sign.is_alphanumeric() || "-–=+#:×.()/!".contains(sign)
}

/// The pieces that have a letter, in the order in which a language lists them.
const LETTERED: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

/// What letters most likely mean that chess books of other languages have, and English ones do not.
const ABROAD: [(Role, &[&str]); 5] = [
    (Role::Queen, &["D", "H", "Ф"]),
    (Role::Rook, &["T", "W", "Л"]),
    (Role::Bishop, &["L", "F", "A", "G", "С"]),
    (Role::Knight, &["S", "C", "К"]),
    (Role::King, &["Кр"]),
];

/// Letters of other languages than English, with the piece that each most likely means.
pub fn abroad() -> impl Iterator<Item = (Role, &'static str)> {
    let each = |(role, signs): (Role, &'static [&'static str])| {
        signs.iter().map(move |sign| (role, *sign))
    };
    ABROAD.into_iter().flat_map(each)
}

/// The letters of king, queen, rook, bishop and knight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters([String; 5]);

impl Default for Letters {
    /// The letters of English.
    fn default() -> Self {
        Self(LETTERED.map(|role| role.letter().to_string()))
    }
}

impl Letters {
    /// The five letters of a language, one behind the other: `KDTLS`, `КрФЛСК`. A small sign belongs to
    /// the capital before it.
    ///
    /// `None` if there are not five, or if two are the same.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut signs: Vec<String> = Vec::new();
        for sign in text.chars().filter(|sign| sign.is_alphabetic()) {
            match signs.last_mut() {
                Some(last) if !sign.is_uppercase() => last.push(sign),
                _ => signs.push(sign.to_string()),
            }
        }
        let is_twice =
            |(at, sign): (usize, &String)| signs.iter().skip(at + 1).any(|it| it == sign);
        if signs.iter().enumerate().any(is_twice) {
            return None;
        }
        signs.try_into().ok().map(Self)
    }

    /// The letter of a piece; empty for a pawn.
    #[must_use]
    pub fn of(&self, role: Role) -> &str {
        let mut all = self.each();
        all.find(|(known, _)| *known == role)
            .map_or("", |(_, sign)| sign)
    }

    /// The piece of a key: in the language's letters, else in English ones; `P` is a pawn.
    #[must_use]
    pub fn role(&self, key: char) -> Option<Role> {
        let capital: String = key.to_uppercase().collect();
        let own = self.each().find(|(_, sign)| *sign == capital);
        own.map_or_else(|| Role::from_letter(key), |(role, _)| Some(role))
    }

    /// Whether a key types the letter of a piece in these letters, or the beginning of it.
    #[must_use]
    pub fn names(&self, key: char) -> bool {
        let capital: String = key.to_uppercase().collect();
        self.each().any(|(_, sign)| sign.starts_with(&capital))
    }

    /// Whether a key can type a part of a move in these letters: a letter of a piece, or a Cyrillic one that looks like
    /// a Latin one.
    #[must_use]
    pub fn writes(&self, key: char) -> bool {
        let small: String = key.to_lowercase().collect();
        let mut signs = self.each().map(|(_, sign)| sign.to_lowercase());
        "хХОоасе".contains(key) || signs.any(|sign| sign.contains(&small))
    }

    /// The pieces with their letters.
    pub fn each(&self) -> impl Iterator<Item = (Role, &str)> {
        LETTERED.into_iter().zip(self.0.iter().map(String::as_str))
    }

    /// Moves in English letters, written in these.
    #[must_use]
    pub fn write(&self, san: &str) -> String {
        let own = |sign: char| match Role::from_letter(sign) {
            Some(role) if sign.is_ascii_uppercase() && role != Role::Pawn => {
                self.of(role).to_owned()
            }
            _ => sign.to_string(),
        };
        san.chars().map(own).collect()
    }

    /// What a written move may be in English letters, the likeliest first.
    #[must_use]
    pub fn readings(&self, text: &str) -> Vec<String> {
        let text = usual(text);
        let mut readings: Vec<String> = Vec::new();
        let mut meant = vec![text.clone(), promoting(&text)];
        if !begins_with_square(&text) {
            meant.push(capital(&text));
        }
        for meant in meant {
            for letters in [self, &Self::default()] {
                let reading = letters.in_english(&meant);
                if !readings.contains(&reading) {
                    readings.push(reading);
                }
            }
        }
        readings
    }

    /// The piece in front and the one that a pawn becomes, in English letters.
    fn in_english(&self, text: &str) -> String {
        let before = |sign: &str| text.strip_prefix(sign);
        if let Some((role, rest)) = self.longest(before) {
            return format!("{}{rest}", role.letter());
        }
        let moved = text.trim_end_matches(['+', '#']);
        let check = text.get(moved.len()..).unwrap_or_default();
        let is_square = |rest: &&str| rest.ends_with(|it: char| it == '=' || it.is_ascii_digit());
        let behind = |sign: &str| moved.strip_suffix(sign).filter(is_square);
        match self.longest(behind) {
            Some((role, rest)) => format!("{rest}{}{check}", role.letter()),
            None => text.to_owned(),
        }
    }

    /// The piece whose letter stands somewhere, and what is left without it; `Кр` counts before `К`.
    fn longest<'t>(&self, cut: impl Fn(&str) -> Option<&'t str>) -> Option<(Role, &'t str)> {
        let found = self
            .each()
            .filter_map(|(role, sign)| Some((role, cut(sign)?)));
        found.min_by_key(|(_, rest)| rest.len())
    }
}

/// Signs that other keyboards and books have for the same: `К:e4` is `Кxe4`.
fn usual(text: &str) -> String {
    let is_file = |at: usize| {
        let next = text.chars().nth(at + 1);
        at > 0 || next.is_none_or(|next| !next.is_alphabetic() || "xх".contains(next))
    };
    let usual = |(at, sign): (usize, char)| match sign {
        '×' | ':' | 'х' => 'x',
        '–' | '−' => '-',
        'О' => 'O',
        'о' => 'o',
        'а' if is_file(at) => 'a',
        'с' if is_file(at) => 'c',
        'е' if is_file(at) => 'e',
        sign => sign,
    };
    text.chars().enumerate().map(usual).collect()
}

/// Whether a text begins with a square, and not with a small letter of a piece.
fn begins_with_square(text: &str) -> bool {
    let mut signs = text.chars();
    let file = signs
        .next()
        .is_some_and(|sign| sign.is_ascii_lowercase() && sign <= 'h');
    file && signs.next().is_some_and(|sign| sign.is_ascii_digit())
}

/// The text with a capital behind `=`.
fn promoting(text: &str) -> String {
    match text.split_once('=') {
        Some((moved, role)) => format!("{moved}={}", capital(role)),
        None => text.to_owned(),
    }
}

/// The text with a capital in front.
fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(signs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::san::{self, SanError};
    use crate::rules::{Attempt, Line, Setup, Verdict, Waive};

    const RUSSIAN: &str = "КрФЛСК";

    fn letters(text: &str) -> Letters {
        Letters::parse(text).unwrap()
    }

    #[test]
    fn a_small_sign_belongs_to_the_capital_before_it() {
        let signs: Vec<String> = letters(RUSSIAN)
            .each()
            .map(|(_, it)| it.to_owned())
            .collect();
        assert_eq!(signs, ["Кр", "Ф", "Л", "С", "К"]);
        assert_eq!(letters("K D T L S").of(Role::Knight), "S");
        assert_eq!(letters("KDTLS").of(Role::Pawn), "");
        for spoilt in ["", "KQRB", "KQRBNP", "КФЛСК", "kqrbn"] {
            assert_eq!(Letters::parse(spoilt), None, "{spoilt}");
        }
    }

    #[test]
    fn a_key_is_a_piece_in_the_language_or_in_english() {
        let german = letters("KDTLS");
        assert_eq!(german.role('s'), Some(Role::Knight));
        assert_eq!(german.role('N'), Some(Role::Knight));
        assert_eq!(german.role('p'), Some(Role::Pawn));
        assert_eq!(german.role('x'), None);
        assert_eq!(letters("RDTAC").role('r'), Some(Role::King));
        assert_eq!(letters(RUSSIAN).role('к'), Some(Role::Knight));
        assert_eq!(letters(RUSSIAN).role('k'), Some(Role::King));
    }

    #[test]
    fn moves_are_written_in_the_letters_of_the_language() {
        for (own, san, written) in [
            ("KDTLS", "Nbxd2+", "Sbxd2+"),
            (RUSSIAN, "Kxe2", "Крxe2"),
            (RUSSIAN, "1. e8=Q+ Nf6", "1. e8=Ф+ Кf6"),
            ("RDTAC", "O-O-O#", "O-O-O#"),
            ("RDTFC", "bxc8=R", "bxc8=T"),
        ] {
            assert_eq!(letters(own).write(san), written);
        }
    }

    /// A board on which every piece can move, with a pawn about to become another piece.
    fn board() -> Line {
        let setup = Setup::parse_fen("8/4P2k/8/1p6/2P5/1N3B2/Q7/R3K3 w Q - 0 1").unwrap();
        Line::new(setup.into_position(Waive::LESSON).unwrap())
    }

    #[track_caller]
    fn reads(own: &str, written: &str, expected: &str) {
        let line = board();
        let read = letters(own).read_attempt(line.position(), written);
        let said = read.map(|attempt| match line.judge(attempt) {
            Verdict::Legal(mv) => san::write(line.position(), &mv),
            Verdict::Illegal(fault) => fault.reason().code().to_owned(),
        });
        assert_eq!(said.as_deref(), Ok(expected), "{own}: {written}");
    }

    #[test]
    fn moves_are_read_in_the_letters_of_the_language_and_in_english() {
        for (own, written, expected) in [
            ("KDTLS", "Sd4", "Nd4"),
            ("KDTLS", "sd4", "Nd4"),
            ("KDTLS", "Nd4", "Nd4"),
            ("KDTLS", "e8=D", "e8=Q"),
            ("KDTLS", "e7-e8=s", "e8=N"),
            ("KDTLS", "e8S", "e8=N"),
            ("KDTLS", "e8=n", "e8=N"),
            ("RDTAC", "Ta1-b1", "Rb1"),
            ("RDTAC", "Re2", "Ke2"),
            ("RDTAC", "Rb1", "Rb1"),
            ("RDTAC", "Ad5", "Bd5"),
            ("RDTFC", "Cd4", "Nd4"),
            ("RDTFC", "Fd5", "Bd5"),
            ("RDTFC", "cxb5", "cxb5"),
            (RUSSIAN, "Крe2", "Ke2"),
            (RUSSIAN, "крe2", "Ke2"),
            (RUSSIAN, "Кd4", "Nd4"),
            (RUSSIAN, "Сd5", "Bd5"),
            (RUSSIAN, "сd5", "Bd5"),
            (RUSSIAN, "схb5", "cxb5"),
            (RUSSIAN, "c4:b5", "cxb5"),
            (RUSSIAN, "е8=Ф", "e8=Q"),
            (RUSSIAN, "Кре2", "Ke2"),
            (RUSSIAN, "О-О-О", "O-O-O"),
        ] {
            reads(own, written, expected);
        }
    }

    #[test]
    fn what_is_not_read_tells_what_stands_there() {
        let line = board();
        let why = |written: &str| letters("KDTLS").read_attempt(line.position(), written);
        assert_eq!(why("hello"), Err(SanError::Syntax));
        let knight = Attempt::parse("b3d5").unwrap();
        assert_eq!(why("Sd5"), Ok(knight));
        assert_eq!(
            why("1.sd4!").map(|_| ()),
            Err(SanError::Signed(
                san::Sign::Comment,
                "!".into(),
                vec!["Nd4".into()]
            ))
        );
        assert_eq!(
            why("Sxd4").map(|_| ()),
            Err(SanError::NothingCaptured(
                crate::rules::Square::parse("d4").unwrap()
            ))
        );
    }
}
