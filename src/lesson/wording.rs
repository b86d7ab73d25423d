//! How easy a text is to read: short sentences, short words, and nothing named by its color alone.
//!
//! All three are warnings, and simple: words are counted, letters are counted, and the words for colors are
//! looked up in a short list of the language. A language without a list is not measured.

mod sheet;

use crate::diagnostic::{Code, Diagnostic, Message, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::rules::{Classic, Cross, Square};

pub use sheet::look_over_sheet;

/// The most words of a sentence.
const LONG_SENTENCE: usize = 20;
/// The fewest words of a text in which long words are counted, and of which at most every fourth is long.
const COUNTED: usize = 8;

/// What a language calls long, and its words for the colors of drawings and for their shapes.
struct Measure {
    language: &'static str,
    /// A word with more letters is long.
    letters: usize,
    colors: &'static [&'static str],
    /// What a color's word may end with.
    endings: &'static [&'static str],
    /// Beside these a color is not alone, wherever they stand in the sentence: the marks of drawings.
    shapes: &'static [&'static str],
    /// What a color may belong to as the name of an army: the very next word must be one.
    men: &'static [&'static str],
    /// What may stand between two colors.
    joints: &'static [&'static str],
    /// What stands for an army or a man that is named elsewhere in the sentence.
    pronouns: &'static [&'static str],
}

const MEASURES: &[Measure] = &[
    Measure {
        language: "en",
        letters: 9,
        colors: &["red", "green", "blue", "yellow"],
        endings: &[""],
        shapes: &["arrow", "circle", "cross", "ring", "star"],
        men: &[
            "king", "queen", "rook", "bishop", "knight", "pawn", "piece", "army", "armies",
        ],
        joints: &["and", "or"],
        pronouns: &["one", "ones"],
    },
    Measure {
        language: "de",
        letters: 13,
        colors: &["rot", "grün", "blau", "gelb"],
        endings: &["", "e", "er", "es", "en", "em"],
        shapes: &["pfeil", "kreis", "kreuz", "ring", "stern"],
        men: &[
            "könig", "dame", "turm", "türm", "läufer", "springer", "bauer", "figur", "heer",
        ],
        joints: &["und", "oder"],
        pronouns: &[],
    },
    // Blue and yellow are left to the armies of the family game: they are nouns without a sign there.
    Measure {
        language: "es",
        letters: 11,
        colors: &["roj", "verde"],
        endings: &["", "o", "a", "os", "as", "s"],
        shapes: &["flecha", "círculo", "cruz", "anillo", "estrella"],
        men: &[],
        joints: &[],
        pronouns: &[],
    },
    Measure {
        language: "fr",
        letters: 12,
        colors: &["rouge", "vert"],
        endings: &["", "s", "e", "es"],
        shapes: &["flèche", "cercle", "croix", "anneau", "étoile"],
        men: &[],
        joints: &[],
        pronouns: &[],
    },
    Measure {
        language: "ru",
        letters: 12,
        colors: &["красн", "зелён", "зелен"],
        endings: &[
            "ый", "ая", "ое", "ые", "ого", "ой", "ому", "ым", "ом", "ую", "ых", "ыми",
        ],
        shapes: &["стрел", "круж", "круг", "крест", "кольц", "звезд", "звёзд"],
        men: &[],
        joints: &[],
        pronouns: &[],
    },
];

/// Looks over one text in a language; complains about what is hard to read.
pub(super) fn look_over(log: &mut Log<'_>, language: &str, text: Text<'_>) {
    let tag = language.split('-').next().unwrap_or_default();
    let measure = MEASURES
        .iter()
        .find(|measure| tag.eq_ignore_ascii_case(measure.language));
    for sentence in sentences(text) {
        let n_words = spoken(sentence.value).len();
        if n_words > LONG_SENTENCE {
            let message = say!("check-long-sentence", n = n_words);
            let help = say!("check-long-sentence-help");
            log.push(warning(codes::LONG_SENTENCE, sentence, message, help));
        }
        if measure.is_some_and(|measure| is_color_alone(sentence, measure)) {
            let message = say!("check-color-alone");
            let help = say!("check-color-alone-help");
            log.push(warning(codes::COLOR_ALONE, sentence, message, help));
        }
    }
    if measure.is_some_and(|measure| has_long_words(text, measure)) {
        let help = say!("check-long-words-help");
        log.push(warning(
            codes::LONG_WORDS,
            text,
            say!("check-long-words"),
            help,
        ));
    }
}

fn warning(code: Code, text: Text<'_>, message: Message, help: Message) -> Diagnostic {
    Diagnostic::warning(code, text.trimmed().inside(), message).help(help)
}

/// The sentences of a text; a paragraph ends one too.
fn sentences(text: Text<'_>) -> Vec<Text<'_>> {
    let value = text.value;
    let mut found = Vec::new();
    let mut start = 0;
    for (at, letter) in value.char_indices() {
        let end = at + letter.len_utf8();
        let rest = value.get(end..).unwrap_or_default();
        let ends = match letter {
            '.' | '!' | '?' | '…' | '。' => rest.chars().next().is_none_or(char::is_whitespace),
            '\n' => rest.trim_start_matches(['\r', ' ', '\t']).starts_with('\n'),
            _ => false,
        };
        if ends || rest.is_empty() {
            found.push(text.cut(start, end));
            start = end;
        }
    }
    found.retain(|sentence| !sentence.value.trim().is_empty());
    found
}

/// The words of a text; what is filled in, in braces, is one.
fn spoken(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut depth = 0_usize;
    for word in text.split_whitespace() {
        if depth == 0 {
            words.push(word);
        }
        depth = (depth + word.matches('{').count()).saturating_sub(word.matches('}').count());
    }
    words
}

/// A word without the signs around it, in small letters.
fn bare(word: &str) -> String {
    let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
    letters.to_lowercase()
}

/// Whether a sentence names a color, but neither a shape nor a square, and the color is no army's.
fn is_color_alone(sentence: Text<'_>, measure: &Measure) -> bool {
    let words = spoken(sentence.value);
    let is_color = |word: &str| {
        let word = bare(word);
        let of = |color: &&str| {
            word.strip_prefix(*color)
                .is_some_and(|end| measure.endings.contains(&end))
        };
        measure.colors.iter().any(of)
    };
    // Inside a sentence a capital makes it a name: that of an army.
    let is_named = |place: usize, word: &str| place > 0 && word.starts_with(char::is_uppercase);
    let is_man = |word: &str| measure.men.iter().any(|man| bare(word).starts_with(man));
    let is_of_an_army = |place: usize| {
        let is = |list: &[&str], word: &str| list.contains(&bare(word).as_str());
        let mut after = words.iter().skip(place + 1);
        let noun = after.find(|word| !is_color(word) && !is(measure.joints, word));
        // "Blue moved its king", "a rook, and a yellow one": the man stands elsewhere.
        let is_elsewhere = place == 0 || noun.is_none_or(|noun| is(measure.pronouns, noun));
        noun.is_some_and(|noun| is_man(noun))
            || is_elsewhere && words.iter().any(|word| is_man(word))
    };
    let says_where = |word: &&str| {
        let word = bare(word);
        let is_square = word.split('-').any(|part| {
            Square::<Cross>::parse(part).is_some() || Square::<Classic>::parse(part).is_some()
        });
        is_square || measure.shapes.iter().any(|shape| word.starts_with(shape))
    };
    let is_alone = |(place, word): (usize, &&str)| {
        is_color(word) && !is_named(place, word) && !is_of_an_army(place)
    };
    words.iter().enumerate().any(is_alone) && !words.iter().any(says_where)
}

/// Whether more than every fourth word is long.
fn has_long_words(text: Text<'_>, measure: &Measure) -> bool {
    let words = spoken(text.value).into_iter().map(bare);
    let words: Vec<String> = words.collect();
    let is_long = |word: &&String| word.chars().count() > measure.letters && !word.contains('-');
    let n_long = words.iter().filter(is_long).count();
    words.len() >= COUNTED && n_long * 4 > words.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Source, Span};

    #[track_caller]
    fn check(language: &str, value: &str, expected: &[Code]) {
        let source = Source::new("t", format!("\"\"\"{value}\"\"\""));
        let mut log = Log::new(&source);
        let text = Text::new(&source, value, Span::new(0, source.text().len()));
        look_over(&mut log, language, text);
        let found: Vec<Code> = log.finish().iter().map(|found| found.code).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_long_sentence_is_told_and_two_short_ones_are_not() {
        let ten = "one two three four five six seven eight nine ten";
        check("pl", &format!("{ten} {ten} more."), &[codes::LONG_SENTENCE]);
        check("pl", &format!("{ten} {ten}. {ten} {ten}!"), &[]);
        check("pl", &format!("{ten} {ten}\n\n{ten}"), &[]);
        check(
            "pl",
            &format!("{ten} {ten}\n{ten}"),
            &[codes::LONG_SENTENCE],
        );
    }

    #[test]
    fn a_color_needs_a_shape_or_a_square() {
        check("en", "Go to the red square. Stay.", &[codes::COLOR_ALONE]);
        check(
            "en",
            "Go to the red square d5. Follow the green arrow.",
            &[],
        );
        let far = "May the bishop go to the red square?";
        check("en", far, &[codes::COLOR_ALONE]);
        check(
            "en",
            "Take the blue or yellow rooks. The red king waits.",
            &[],
        );
        let far = "Darf der Läufer auf das rote Feld?";
        check("de", far, &[codes::COLOR_ALONE]);
        check("de", "Schlag die gelben und blauen Türme.", &[]);
        check("de-AT", "Geh auf das grüne Feld.", &[codes::COLOR_ALONE]);
        check("de", "Folge dem roten Pfeil. Rotkäppchen.", &[]);
        check("pl", "Idź na czerwone pole.", &[]);
    }

    #[test]
    fn long_words_are_told_in_the_languages_own_measure() {
        let hard = "Simultaneously attacking multiple opponents constitutes a beautiful tactical phenomenon";
        check("en", hard, &[codes::LONG_WORDS]);
        check("de", hard, &[]);
        check(
            "en",
            "The knight attacks two pieces at once, beautifully done.",
            &[],
        );
    }
}
