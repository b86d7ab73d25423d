//! A sentence says what is meant: what is true of castling alone names it, and nobody is called "she" before being named.

use squarewise::locale::Phrase;
use squarewise::practice::SKILLS;

use super::said::locales;
use super::way::stops;
use super::words::{Form, Text};

/// Everything that is said in a language, with where it stands: along the way, and by the program.
fn said(language: &str) -> Vec<(String, Text)> {
    let steps = stops().iter().flat_map(|stop| {
        let said = stop.said.iter().filter(|it| it.language == language);
        said.map(|it| (format!("{} {}", stop.name, it.place), Text::of(&it.text)))
    });
    let (_, locale) = locales().iter().find(|(tag, _)| *tag == language).unwrap();
    let phrases = Phrase::samples(0).into_iter();
    let phrases = phrases.map(|it| (it.id().to_owned(), Text::of(&locale.say_plain(&it))));
    steps.chain(phrases).collect()
}

/// Whether any of these forms stands in a text.
fn has(text: &Text, forms: &str) -> bool {
    Form::list(forms).iter().any(|it| text.has(it))
}

/// In each language: the king, that he goes, two squares, and castling.
const TWO_SQUARES: [(&str, [&str; 4]); 5] = [
    ("de", ["könig*", "geht", "zwei felder", "roch*"]),
    ("en", ["king*", "goes", "two squares", "castl*"]),
    ("es", ["rey*", "va", "dos casillas", "enro*"]),
    ("fr", ["roi*", "va, fait, déplace", "deux cases", "roqu*"]),
    ("ru", ["корол*, он", "идёт", "два поля", "рокир*"]),
];

#[test]
fn a_king_goes_two_squares_only_when_castling() {
    assert_eq!(TWO_SQUARES.map(|it| it.0).to_vec(), tags());
    for (language, [king, goes, two, castling]) in TWO_SQUARES {
        let all = said(language);
        // What a king has done is no rule.
        let done = Form::list("a fait");
        let is_told = |it: &Text| {
            let mut forms = Form::list(goes).into_iter();
            has(it, king) && has(it, two) && forms.any(|form| it.find(&form, &done).is_some())
        };
        let about = all.iter().filter(|(_, it)| is_told(it));
        let about: Vec<_> = about.collect();
        assert!(about.len() > 3, "{language}: {}", about.len());
        let plain = about.iter().filter(|(_, it)| !has(it, castling));
        let plain: Vec<&str> = plain.map(|(place, _)| place.as_str()).collect();
        assert!(plain.is_empty(), "{language}: {plain:?}");
    }
}

fn tags() -> Vec<&'static str> {
    let mut tags: Vec<&str> = locales().iter().map(|(tag, _)| *tag).collect();
    tags.sort_unstable();
    tags
}

/// Words that stand for a piece, where a language has genders for pieces, and what the pieces are called.
const CALLED: [(&str, &str, &str); 4] = [
    (
        "de",
        "er, sie, ihn, ihm, ihr, es",
        "turm, läufer, dame, könig, springer, bauer, bauern",
    ),
    (
        "es",
        "él, ella, lo ataca, la ataca",
        "torre, alfil, dama, rey, caballo, peón",
    ),
    ("fr", "elle", "tour, fou, dame, roi, cavalier, pion"),
    (
        "ru",
        "он, она, оно, его, её, ему, ей",
        "ладья, слон, ферзь, король, конь, пешка",
    ),
];

/// The title of a skill stands above boards with any piece: none is called "she" that the title does not name.
#[test]
fn the_title_of_a_skill_fits_every_piece() {
    for (language, called, pieces) in CALLED {
        let (_, locale) = locales().iter().find(|(tag, _)| *tag == language).unwrap();
        for skill in &SKILLS {
            let title = locale.say_plain(&skill.title().unwrap());
            let text = Text::of(&title);
            assert!(
                !has(&text, called) || has(&text, pieces),
                "{language}: {title}"
            );
        }
    }
}

/// "Beide Felder": which ones is said.
#[test]
fn both_squares_are_named() {
    for (place, text) in said("de") {
        assert!(
            !has(
                &text,
                "beide felder müssen, beide felder leer, beide felder sind"
            ),
            "{place}"
        );
    }
}
