//! Words as a voice is to read them: squares and written moves in the words of the language, `Nf3` as "knight F-three".
//!
//! Left alone, a speech program stumbles over `Nf3` and says the square `a1` as a word. The words are those of
//! `voice.ftl`; for a language that the program does not speak, signs are spelled one by one.
//!
//! # Decisions
//! * Only what belongs to a move is put into words. A number in a sentence ("8 squares") is left to the voice, which
//!   knows how the word beside it bends it.

use crate::explain;
use crate::locale::{Locale, Phrase, PieceWord};
use crate::rules::notation::letters::Letters;

/// Signs that hold a written move together.
const JOINTS: &str = "-=+#:×";

/// The small letters of a written move that name no file: a capture, and the Russian king's `р`.
const SMALL: &str = "xр";

/// The signs that have a name of their own where they stand alone, and its key among the words.
const NAMED: [(&str, &str); 3] = [("+", "plus"), ("#", "hash"), ("=", "equals")];

/// The text with every square and written move in the words of a language, `None` for one that the program does
/// not speak: then `Nf3` is `N F 3`.
#[must_use]
pub fn spelled(text: &str, locale: Option<&Locale>) -> String {
    let speller = locale.map(Speller::of);
    let mut spoken = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_of_word) {
        let (before, from) = rest.split_at(start);
        let end = from
            .find(|letter| !is_of_word(letter))
            .unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        spoken.push_str(before);
        let bare = word.trim_end_matches([':', '-']);
        let said = match &speller {
            Some(speller) => speller.word(bare),
            None => is_move(bare).then(|| signs(bare)),
        };
        match said {
            Some(said) => {
                spoken.push_str(&said);
                spoken.push_str(word.strip_prefix(bare).unwrap_or_default());
            }
            None => spoken.push_str(word),
        }
        rest = after;
    }
    spoken + rest
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || JOINTS.contains(letter)
}

/// Whether a word is a square or a written move.
fn is_move(word: &str) -> bool {
    let mut letters = word.chars().peekable();
    let is_castling = word.starts_with("O-O") && letters.all(|it| it == 'O' || JOINTS.contains(it));
    is_castling || has_square(word) && word.chars().all(can_stand_in_move)
}

/// Whether a file's letter stands before a number somewhere.
fn has_square(word: &str) -> bool {
    let next = word.chars().skip(1);
    (word.chars().zip(next)).any(|(file, rank)| is_file(file) && rank.is_ascii_digit())
}

fn can_stand_in_move(letter: char) -> bool {
    let is_small = is_file(letter) || SMALL.contains(letter);
    letter.is_ascii_digit() || JOINTS.contains(letter) || is_small || letter.is_uppercase()
}

const fn is_file(letter: char) -> bool {
    matches!(letter, 'a'..='l')
}

/// Whoever knows the words of one language.
struct Speller<'l> {
    locale: &'l Locale,
    letters: Letters,
}

impl<'l> Speller<'l> {
    fn of(locale: &'l Locale) -> Self {
        Self {
            locale,
            letters: explain::letters(locale),
        }
    }

    /// A square, a written move, a sign or a file's letter in words; `None` for any other word.
    fn word(&self, word: &str) -> Option<String> {
        if is_move(word) {
            return Some(self.written(word));
        }
        let named = NAMED.iter().find(|(sign, _)| *sign == word);
        named
            .map(|(_, key)| self.sign(key))
            .or_else(|| self.lone_file(word))
    }

    /// A file's letter on its own, in a language of other letters: the Russian `c` is "цэ". Elsewhere it may be a
    /// word, as `a` is.
    fn lone_file(&self, word: &str) -> Option<String> {
        let mut letters = word.chars();
        let file = letters.next().filter(|it| is_file(*it))?;
        let name = self.file(file);
        (letters.next().is_none() && !name.is_ascii()).then_some(name)
    }

    /// A written move, part by part.
    fn written(&self, word: &str) -> String {
        let mut said = String::new();
        let mut rest = word;
        while let Some((part, after)) = self.part(rest) {
            let is_end = rest.starts_with(['+', '#']);
            match (said.is_empty(), is_end) {
                (true, _) => {}
                (false, true) => said.push_str(", "),
                (false, false) => said.push(' '),
            }
            said.push_str(&part);
            rest = after;
        }
        said
    }

    /// What a written move begins with in words, and the rest of it.
    fn part<'w>(&self, word: &'w str) -> Option<(String, &'w str)> {
        for (sign, key) in [("O-O-O", "long"), ("O-O", "short")] {
            if let Some(after) = word.strip_prefix(sign) {
                return Some((self.sign(key), after));
            }
        }
        if let Some((piece, after)) = self.piece(word) {
            return Some((self.say(&Phrase::VoicePiece { piece }), after));
        }
        let mut letters = word.chars();
        let first = letters.next()?;
        let after = letters.as_str();
        Some(match first {
            '=' => match self.piece(after) {
                Some((piece, after)) => (self.say(&Phrase::VoiceBecomes { piece }), after),
                None => (self.sign("equals"), after),
            },
            'x' | '×' | ':' => (self.sign("takes"), after),
            '-' => (self.sign("to"), after),
            '+' => (self.sign("check"), after),
            '#' => (self.sign("mate"), after),
            file if is_file(file) => match number(after) {
                Some((rank, after)) => (self.square(file, rank), after),
                None => (self.file(file), after),
            },
            _ => match number(word) {
                Some((rank, after)) => (self.rank(rank), after),
                None => (first.to_string(), after),
            },
        })
    }

    /// The piece whose letter a word begins with: the longer of two, since `Кр` begins with `К`.
    fn piece<'w>(&self, word: &'w str) -> Option<(PieceWord, &'w str)> {
        let found = self.letters.each();
        let found = found.filter_map(|(role, sign)| Some((role, word.strip_prefix(sign)?)));
        let (role, after) = found.min_by_key(|(_, after)| after.len())?;
        Some((explain::piece_word(role), after))
    }

    fn square(&self, file: char, rank: u32) -> String {
        let (file, rank) = (self.file(file), self.rank(rank));
        self.say(&Phrase::VoiceSquare { file, rank })
    }

    fn file(&self, file: char) -> String {
        let letter = file.to_string();
        self.say(&Phrase::VoiceFile { letter })
    }

    fn rank(&self, number: u32) -> String {
        self.say(&Phrase::VoiceRank { number })
    }

    fn sign(&self, key: &str) -> String {
        let word = key.to_owned();
        self.say(&Phrase::VoiceSign { word })
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.locale.say_plain(phrase)
    }
}

/// The number that a word begins with, and the rest of it.
fn number(word: &str) -> Option<(u32, &str)> {
    let is_over = |letter: char| !letter.is_ascii_digit();
    let (digits, after) = word.split_at(word.find(is_over).unwrap_or(word.len()));
    Some((digits.parse().ok()?, after))
}

/// Letters one by one, numbers whole, no dashes.
fn signs(word: &str) -> String {
    let mut spelled = String::new();
    let mut was_digit = false;
    for letter in word.chars().filter(|letter| *letter != '-') {
        let is_digit = letter.is_ascii_digit();
        let goes_on = SMALL.contains(letter) && letter != 'x' || was_digit && is_digit;
        if !spelled.is_empty() && !goes_on {
            spelled.push(' ');
        }
        was_digit = is_digit;
        if goes_on {
            spelled.push(letter);
        } else {
            spelled.extend(letter.to_uppercase());
        }
    }
    spelled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(language: &str, text: &str, expected: &str) {
        assert_eq!(spelled(text, Some(&Locale::load(&[language]))), expected);
    }

    #[test]
    fn squares_are_said_in_words() {
        check("en", "From a1 to h8.", "From A-one to H-eight.");
        check("de", "Von a1 nach h8.", "Von A eins nach H acht.");
        check("es", "De a1 a h8.", "De A uno a H ocho.");
        check(
            "fr",
            "Le coin\u{a0}: d’e4 à f3.",
            "Le coin\u{a0}: d’E quatre à F trois.",
        );
        check("ru", "С a1 на h8.", "С а один на аш восемь.");
        check("en", "On l12, not k11", "On L-twelve, not K-eleven");
    }

    #[test]
    fn written_moves_are_said_in_words() {
        check("en", "Play Nf3.", "Play knight F-three.");
        check("en", "Then Qxh4#!", "Then queen takes H-four, checkmate!");
        check("de", "Sac2, Ta8+", "Springer A C zwei, Turm A acht, Schach");
        check("de", "e7-e8=D", "E sieben nach E acht wird eine Dame");
        check("es", "Txd5 y Rg1", "torre por D cinco y rey G uno");
        check("fr", "Cf3, exd5", "cavalier F trois, E prend D cinq");
        check("ru", "Крg1 и Кf3", "король жэ один и конь эф три");
        check("ru", "a1=Ф", "а один становится ферзём");
        check("en", "O-O-O, not O-O", "long castling, not short castling");
    }

    #[test]
    fn signs_alone_have_names() {
        check("en", "Write # after it.", "Write hash sign after it.");
        check("ru", "+ и #: шах и мат", "плюс и решётка: шах и мат");
        check("ru", "Вертикаль c", "Вертикаль цэ");
    }

    #[test]
    fn words_stay_words() {
        for text in [
            "Half-moves: 12, e.g. 3+4",
            "a pawn - and a king on the e-file",
            "No word, no sign",
            "",
        ] {
            check("en", text, text);
        }
    }

    #[test]
    fn in_a_language_without_words_signs_are_spelled() {
        let check = |text: &str, expected: &str| assert_eq!(spelled(text, None), expected);
        check("Da a1 a h11.", "Da A 1 a H 11.");
        check("Nf3: e7-e8=Q#", "N F 3: E 7 E 8 = Q #");
        check("O-O-O, + e #", "O O O, + e #");
    }
}
