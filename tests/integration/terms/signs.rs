//! The signs of written moves, found in what is said.

use std::collections::BTreeSet;

use squarewise::rules::Role;
use squarewise::rules::notation::letters::Letters;

/// Every sign. `square` is the name of a square, `two` the file or row that tells two pieces apart.
pub(super) const ALL: [&str; 15] = [
    "K", "Q", "R", "B", "N", "square", "x", "+", "#", "O-O", "O-O-O", "=", "e.p.", "two", "result",
];

/// The letters of pieces that stand alone in a text.
pub(super) fn alone(text: &str, letters: &Letters) -> BTreeSet<&'static str> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let named = letters.each().filter(|(_, letter)| words.contains(letter));
    named.filter_map(|(role, _)| name(role)).collect()
}

/// The sign that a piece's letter is.
fn name(role: Role) -> Option<&'static str> {
    let letter = role.letter().to_string();
    ALL.into_iter().find(|it| *it == letter)
}

/// The signs in a text, in a language that has these letters for pieces.
pub(super) fn of(text: &str, letters: &Letters) -> BTreeSet<&'static str> {
    let words = text.split(|c: char| c.is_whitespace() || "“”„«»()_".contains(c));
    words.flat_map(|word| of_word(word, letters)).collect()
}

fn of_word(word: &str, letters: &Letters) -> BTreeSet<&'static str> {
    if word.starts_with("e.p.") {
        return BTreeSet::from(["e.p."]);
    }
    let word = word.trim_matches(|c: char| ".,:;!?…’".contains(c));
    if ["1-0", "0-1", "½-½"].contains(&word) {
        return BTreeSet::from(["result"]);
    }
    let mut found = BTreeSet::new();
    let mut rest = word;
    for (sign, name) in [("+", "+"), ("#", "#")] {
        if let Some(before) = rest.strip_suffix(sign) {
            found.insert(name);
            rest = before;
        }
    }
    match rest {
        "" => return found,
        "x" | "=" => return [if rest == "x" { "x" } else { "=" }].into(),
        "O-O" => found.insert("O-O"),
        "O-O-O" => found.insert("O-O-O"),
        _ => return of_move(rest, letters, found).unwrap_or_default(),
    };
    found
}

/// The signs of `Nbxd7`, `e8=Q` and `e4`; `None` if it is no move.
fn of_move(
    text: &str,
    letters: &Letters,
    mut found: BTreeSet<&'static str>,
) -> Option<BTreeSet<&'static str>> {
    let mut rest = text;
    // A language may have a letter that begins another: К and Кр.
    let mut each: Vec<_> = letters.each().collect();
    each.sort_by_key(|(_, letter)| std::cmp::Reverse(letter.len()));
    let piece = each
        .iter()
        .find_map(|(role, letter)| Some((*role, rest.strip_prefix(letter)?)));
    if let Some((role, after)) = piece {
        found.extend(name(role));
        rest = after;
    }
    if let Some((before, _)) = rest.split_once('=') {
        found.insert("=");
        rest = before;
    }
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_digit());
    let file = digits.chars().last().filter(|c| ('a'..='l').contains(c))?;
    let has_number = digits.len() < rest.len();
    let before = digits.strip_suffix(file).filter(|_| has_number)?;
    let two = match before.strip_suffix('x') {
        Some(two) => {
            found.insert("x");
            two
        }
        None => before,
    };
    let is_file_or_row = |c: char| ('a'..='l').contains(&c) || c.is_ascii_digit();
    if two.len() > 2 || !two.chars().all(is_file_or_row) {
        return None;
    }
    if !two.is_empty() && piece.is_some() {
        found.insert("two");
    }
    found.insert("square");
    Some(found)
}

#[test]
fn signs_are_found_in_what_is_said() {
    let english = Letters::default();
    let check = |text: &str, expected: &[&str]| {
        let found = of(text, &english);
        let expected: BTreeSet<&str> = expected.iter().copied().collect();
        assert_eq!(found, expected, "{text}");
    };
    check("The king is on g1.", &["square"]);
    check("From e2 to e4: go!", &["square"]);
    check("Write Nf3.", &["N", "square"]);
    check("Rxd5 or exd5?", &["R", "square", "x"]);
    check("An x means takes.", &["x"]);
    check("Ra8+ and Qf7#", &["#", "+", "Q", "R", "square"]);
    check("Nbd2, N1c2", &["N", "square", "two"]);
    check("a1=Q, then = and a letter", &["=", "square"]);
    check("O-O is short, O-O-O long.", &["O-O", "O-O-O"]);
    check("exd6 e.p.", &["e.p.", "square", "x"]);
    check("It is 1-0.", &["result"]);
    check("The c-file, row 6, A knight, 3e", &[]);
    let russian = Letters::parse("КрФЛСК").unwrap();
    assert_eq!(of("Крe1, К с поля b1", &russian), ["K", "square"].into());
}
