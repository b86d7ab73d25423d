//! A sentence to a learner without a name: an address goes with its comma, anything else becomes another word.

use crate::locale::rich::plain;

/// Stands in a text for the name that nobody has.
pub const NOBODY: char = '\u{E002}';

/// What comes before an address at the beginning of a sentence.
const BEGINNINGS: [char; 12] = ['.', '!', '?', '…', '¡', '¿', '“', '«', '„', '(', ':', '—'];
const COMMAS: [char; 2] = [',', '،'];

/// The text without [`NOBODY`]; where it is no address, `instead` stands in its place.
#[must_use]
pub fn without_name(text: &str, instead: &str) -> String {
    let isolated = format!("\u{2068}{NOBODY}\u{2069}");
    let mut text = text.replace(&isolated, &NOBODY.to_string());
    while let Some((before, after)) = text.split_once(NOBODY) {
        text = joined(before, after, instead);
    }
    text
}

fn joined(before: &str, after: &str, instead: &str) -> String {
    let said = plain(before);
    let said = said.trim_end();
    let is_beginning = said.is_empty() || said.ends_with(BEGINNINGS);
    if let Some(said) = before.trim_end().strip_suffix(COMMAS) {
        return format!("{said}{after}");
    }
    match after.strip_prefix(COMMAS) {
        Some(rest) if is_beginning => format!("{before}{}", with_capital(rest.trim_start())),
        _ if is_beginning => format!("{before}{}{after}", with_capital(instead)),
        _ => format!("{before}{instead}{after}"),
    }
}

fn with_capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let first: String = first.collect();
    format!("{first}{}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let text = text.replace("{player}", &format!("\u{2068}{NOBODY}\u{2069}"));
        assert_eq!(without_name(&text, "my guest"), expected);
    }

    #[test]
    fn an_address_goes_with_its_comma() {
        check(
            "King and queen at once, {player}!",
            "King and queen at once!",
        );
        check("Watch first, {player}. Then go.", "Watch first. Then go.");
        check("{player}, look at e4.", "Look at e4.");
        check("Good! {player}, look.", "Good! Look.");
        check("Bravo, {player}\u{202f}!", "Bravo\u{202f}!");
        check("¡{player}, mira!", "¡Mira!");
    }

    #[test]
    fn where_the_sentence_needs_a_word_it_has_one() {
        check("It is the turn of {player}.", "It is the turn of my guest.");
        check("{player} finds it.", "My guest finds it.");
    }
}
