//! Words as a voice is to read them: squares and written moves are spelled, sign by sign.
//!
//! Left alone, a speech program stumbles over `Nf3` and says the square `a1` as a word.

/// Signs that hold a written move together.
const JOINTS: &str = "-=+#:×";

/// The small letters of a written move that name no file: a capture, and the Russian king's `р`.
const SMALL: &str = "xр";

/// The text with every square and written move spelled: `Nf3` as `N F 3`, `l12` as `L 12`.
#[must_use]
pub fn spelled(text: &str) -> String {
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
        if is_move(bare) {
            spoken.push_str(&spell(bare));
            spoken.push_str(word.strip_prefix(bare).unwrap_or_default());
        } else {
            spoken.push_str(word);
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
    (word.chars().zip(next)).any(|(file, rank)| ('a'..='l').contains(&file) && is_digit(rank))
}

fn can_stand_in_move(letter: char) -> bool {
    let is_small = ('a'..='l').contains(&letter) || SMALL.contains(letter);
    is_digit(letter) || JOINTS.contains(letter) || is_small || letter.is_uppercase()
}

const fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Letters one by one, numbers whole, no dashes.
fn spell(word: &str) -> String {
    let mut spelled = String::new();
    let mut was_digit = false;
    for letter in word.chars().filter(|letter| *letter != '-') {
        let goes_on = SMALL.contains(letter) && letter != 'x' || was_digit && is_digit(letter);
        if !spelled.is_empty() && !goes_on {
            spelled.push(' ');
        }
        was_digit = is_digit(letter);
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
    fn check(text: &str, expected: &str) {
        assert_eq!(spelled(text), expected);
    }

    #[test]
    fn squares_and_moves_are_spelled() {
        check("From a1 to h1.", "From A 1 to H 1.");
        check("e11-e12=Q goes on", "E 11 E 12 = Q goes on");
        check("Play Nf3: then Qxh4#!", "Play N F 3: then Q X H 4 #!");
        check("Écris Cf3, puis d’e4.", "Écris C F 3, puis d’E 4.");
        check("Крg1 и Фd8+", "Кр G 1 и Ф D 8 +");
        check("O-O-O, not O-O", "O O O, not O O");
    }

    #[test]
    fn words_stay_words() {
        check("Half-moves: 12, e.g. 3+4", "Half-moves: 12, e.g. 3+4");
        check("a pawn - and a king", "a pawn - and a king");
        check("", "");
    }
}
