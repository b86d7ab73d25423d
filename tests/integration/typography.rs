//! Every word of the program is written with its language's own quotes, apostrophes, dashes and blanks.
//!
//! What an author or a programmer types is left out: text between backticks, the examples of
//! `explain-*`, and the quoted values in `fields.ftl`.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use fluent_syntax::parser;
use squarewise::embedded::words;

/// Stands for whatever is filled in.
const FILLED: char = '\u{FFFC}';
/// Stands for a name that somebody typed.
const NAME: char = '\u{FFFB}';
/// Stands for code.
const CODE: char = '\u{FFFA}';
/// The wide blank at which no line is broken.
const WIDE: char = '\u{A0}';
/// The narrow one.
const NARROW: char = '\u{202F}';
/// Every sign that quotes somewhere.
const QUOTES: &str = "“”„‟‘‚‛«»‹›";
/// What holds a name that somebody typed.
const NAMES: [&str; 9] = [
    "player", "players", "other", "owner", "victim", "callers", "asked", "learner", "partner",
];

/// How a language is written.
struct Hand {
    tag: &'static str,
    /// Its quotes, the outer ones first; the closing one beside the opening one.
    quotes: &'static [(char, char)],
    /// What stands before a percent sign.
    percent: Option<char>,
    /// Words that would have to change before a name: `de` before *Ours*, `y` before *Inés*.
    unsure: &'static [&'static str],
}

const HANDS: [Hand; 5] = [
    Hand {
        tag: "en",
        quotes: &[('“', '”')],
        percent: None,
        unsure: &["a"],
    },
    Hand {
        tag: "de",
        quotes: &[('„', '“')],
        percent: Some(WIDE),
        unsure: &[],
    },
    Hand {
        tag: "fr",
        quotes: &[('«', '»'), ('“', '”')],
        percent: Some(NARROW),
        unsure: &[
            "de", "que", "jusque", "lorsque", "puisque", "le", "la", "du", "au", "je", "me", "te",
            "se", "ne", "si",
        ],
    },
    Hand {
        tag: "es",
        quotes: &[('«', '»'), ('“', '”')],
        percent: Some(WIDE),
        unsure: &["y", "o", "e", "u"],
    },
    Hand {
        tag: "ru",
        quotes: &[('«', '»'), ('„', '“')],
        percent: Some(WIDE),
        unsure: &[],
    },
];

/// What is not written as this language writes it.
fn slips(hand: &Hand, text: &str) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let letters: Vec<char> = text.chars().collect();
    let at = |place: usize| letters.get(place).copied().unwrap_or('\n');
    for (place, letter) in letters.iter().copied().enumerate() {
        let before = place.checked_sub(1).map_or('\n', at);
        let after = at(place + 1);
        let slip = match letter {
            '\'' | '´' | '‘' => Some("apostrophe"),
            '"' => Some("straight quote"),
            '-' | '–' if before == ' ' && after == ' ' => Some("dash"),
            '-' if before == '-' && !after.is_alphanumeric() => Some("dash"),
            '—' | '–' if before == ' ' => Some("blank before a dash"),
            '—' if !matches!(after, ' ' | '\n') => Some("blank after a dash"),
            '.' if before == '.' => Some("dots"),
            '%' if hand.percent != blank(before) => Some("blank before %"),
            ':' | ';' | '!' | '?' if !is_spaced(hand, letter, before) => {
                Some("blank before a sign")
            }
            '«' if hand.tag == "fr" && after != WIDE => Some("blank inside quotes"),
            '»' if hand.tag == "fr" && before != WIDE => Some("blank inside quotes"),
            ' ' if matches!(before, WIDE | NARROW | ' ') => Some("two blanks"),
            _ => None,
        };
        found.extend(slip);
    }
    if !quotes_fit(hand, &letters) {
        found.insert("quotes");
    }
    if hand.tag == "es" && !questions_fit(text) {
        found.insert("opening sign");
    }
    if hand
        .unsure
        .iter()
        .any(|word| stands_before_name(text, word))
    {
        found.insert("word before a name");
    }
    found
}

fn blank(letter: char) -> Option<char> {
    letter.is_whitespace().then_some(letter)
}

/// Whether the sign of a sentence has the blank before it that the language asks for.
fn is_spaced(hand: &Hand, sign: char, before: char) -> bool {
    if hand.tag != "fr" {
        return !before.is_whitespace() || before == '\n';
    }
    match sign {
        ':' => before == WIDE,
        // Two signs in a row share the blank.
        _ => before == NARROW || matches!(before, '?' | '!'),
    }
}

/// Whether only the language's own quotes are there, each closed before its outer one.
fn quotes_fit(hand: &Hand, letters: &[char]) -> bool {
    let mut open = Vec::new();
    for letter in letters.iter().filter(|it| QUOTES.contains(**it)) {
        let closes = hand.quotes.iter().find(|(_, close)| close == letter);
        let opens = hand.quotes.iter().find(|(start, _)| start == letter);
        match (opens, closes) {
            (_, Some((start, _))) if open.last() == Some(start) => {
                open.pop();
            }
            (Some((start, _)), _) => open.push(*start),
            _ => return false,
        }
    }
    open.is_empty()
}

/// Whether every question and every call is opened as well.
fn questions_fit(text: &str) -> bool {
    let count = |sign: char| text.matches(sign).count();
    count('¿') == count('?') && count('¡') == count('!')
}

/// Whether this word stands right before a name.
fn stands_before_name(text: &str, word: &str) -> bool {
    text.match_indices(NAME).any(|(at, _)| {
        let before = text[..at].trim_end();
        let last = before.rsplit([' ', WIDE, NARROW]).next().unwrap();
        before.len() < at && last.to_lowercase() == word
    })
}

/// Every text of a pattern: the whole with signs for what is filled in, and each variant.
fn texts(pattern: &ast::Pattern<&str>, found: &mut Vec<String>) {
    let mut whole = String::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => whole.push_str(value),
            ast::PatternElement::Placeable { expression } => {
                whole.push(filled(expression, found));
            }
        }
    }
    found.push(whole);
}

/// The sign for something that is filled in; the variants of a choice are texts of their own.
fn filled(expression: &ast::Expression<&str>, found: &mut Vec<String>) -> char {
    use ast::InlineExpression as Inline;
    match expression {
        ast::Expression::Select { variants, .. } => {
            for variant in variants {
                texts(&variant.value, found);
            }
            FILLED
        }
        ast::Expression::Inline(Inline::VariableReference { id }) if NAMES.contains(&id.name) => {
            NAME
        }
        ast::Expression::Inline(Inline::FunctionReference { arguments, .. }) => {
            let is_name = |it: &Inline<&str>| matches!(it, Inline::VariableReference { id } if NAMES.contains(&id.name));
            if arguments.positional.iter().any(is_name) {
                NAME
            } else {
                FILLED
            }
        }
        _ => FILLED,
    }
}

/// The text with a sign for every piece of code between two of this mark.
fn without_code(text: &str, mark: char) -> String {
    let parts = text.split(mark).enumerate();
    parts
        .map(|(at, part)| {
            if at % 2 == 0 {
                part.to_owned()
            } else {
                CODE.to_string()
            }
        })
        .collect()
}

/// Every text of a word file with its message's name.
fn prose(path: &str, file: &str) -> Vec<(String, String)> {
    let resource = parser::parse(file).unwrap_or_else(|(resource, _)| resource);
    let mut found = Vec::new();
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            ast::Entry::Message(it) => (it.id.name, it.value, it.attributes),
            ast::Entry::Term(it) => (it.id.name, Some(it.value), it.attributes),
            _ => continue,
        };
        let is_told =
            |name: &str| !id.starts_with("explain-") || !["wrong", "right"].contains(&name);
        let mut all = Vec::new();
        value.iter().for_each(|it| texts(it, &mut all));
        for attribute in attributes.iter().filter(|it| is_told(it.id.name)) {
            texts(&attribute.value, &mut all);
        }
        for text in all {
            let mut text = without_code(&text, '`');
            if path == "fields.ftl" {
                text = without_code(&text, '"');
            }
            found.push((id.to_owned(), text));
        }
    }
    found
}

fn hand(tag: &str) -> &'static Hand {
    let hand = HANDS.iter().find(|hand| hand.tag == tag);
    hand.unwrap_or_else(|| panic!("say here how {tag} is written"))
}

#[test]
fn every_word_is_written_as_its_language_writes() {
    let mut problems = Vec::new();
    let mut n_texts = 0;
    for (tag, path, file) in words(|_, _| true) {
        for (id, text) in prose(path, file) {
            n_texts += 1;
            for slip in slips(hand(tag), &text) {
                problems.push(format!("{tag}/{path}: {id}: {slip}: {text}"));
            }
        }
    }
    assert!(n_texts > 15_000, "{n_texts}");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn every_kind_of_slip_is_seen() {
    let check = |tag: &str, text: &str, slip: &str| {
        let found = slips(hand(tag), text);
        let expected: BTreeSet<&str> = [slip].into_iter().filter(|it| !it.is_empty()).collect();
        assert_eq!(found, expected, "{tag}: {text}");
    };
    check("en", "It’s White’s turn: say “check”! 80%", "");
    check("en", "It's White’s turn.", "apostrophe");
    check("en", "Say \"check\".", "straight quote");
    check("en", "Say „check“.", "quotes");
    check("en", "Say “check.", "quotes");
    check("en", "A rook - a queen.", "dash");
    check("en", "A rook -- a queen.", "dash");
    check("en", "Write it with --update.", "");
    check("en", "Wait...", "dots");
    check("en", "Which one ?", "blank before a sign");
    check("en", "80 %", "blank before %");
    check("en", "Two  blanks.", "two blanks");
    check("de", "Sag „Schach“: 80\u{A0}%", "");
    check("de", "Sag “Schach”.", "quotes");
    check("de", "80 %", "blank before %");
    check("fr", "Dis\u{A0}: «\u{A0}Échec\u{202F}!\u{A0}»", "");
    check("fr", "Dis : échec", "blank before a sign");
    check("fr", "Dis\u{202F}: échec", "blank before a sign");
    check("fr", "Échec!", "blank before a sign");
    check("fr", "Échec !", "blank before a sign");
    check("fr", "« Échec\u{A0}»", "blank inside quotes");
    check("fr", "«\u{A0}Échec »", "blank inside quotes");
    let named = format!("Le roi de {NAME} est mat.");
    check("fr", &named, "word before a name");
    check("fr", &format!("C’est à {NAME} de jouer."), "");
    check("es", "¿Puedes? «Sí “tú”»", "");
    check("es", "Puedes?", "opening sign");
    let named = format!("{NAME} y {NAME} ganan.");
    check("es", &named, "word before a name");
    check("ru", "Слон\u{A0}— это «„слон“»", "");
    check("ru", "Слон — это фигура.", "blank before a dash");
    check("ru", "Слон\u{A0}—\u{A0}фигура.", "blank after a dash");
    check("ru", "Слон - фигура.", "dash");
}

#[test]
fn code_is_left_to_its_author() {
    let said = |path: &str, file: &str| {
        prose(path, file)
            .into_iter()
            .map(|(_, it)| it)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        said("check.ftl", "a = write `\"x\"` now\n"),
        [format!("write {CODE} now")]
    );
    assert_eq!(
        said("fields.ftl", "a = such as \"x\".\n"),
        [format!("such as {CODE}.")]
    );
    assert_eq!(
        said("check.ftl", "explain-a = T\n    .wrong = \"x\n"),
        ["T"]
    );
    let choice = "a = { $n ->\n    [one] One { $player }\n   *[other] More\n } !\n";
    assert_eq!(
        said("ui.ftl", choice),
        [
            format!("One {NAME}"),
            "More".to_owned(),
            format!("{FILLED} !")
        ]
    );
}

/// Files of sentences that a child reads, beside the lessons.
const FOR_CHILDREN: [&str; 3] = ["practice.ftl", "drill.ftl", "joy.ftl"];

/// What is not said to a child, in small letters: where English speaks in contractions, and what was decided against.
const NOT_SAID: [&str; 21] = [
    "do not ",
    "does not ",
    "did not ",
    "is not ",
    "are not ",
    "was not ",
    "were not ",
    "has not ",
    "have not ",
    "would not ",
    "could not ",
    "should not ",
    "can not ",
    "cannot ",
    "will not ",
    "let us ",
    "you may play that",
    "castles never",
    "never castles",
    "boards done",
    "altogether?",
];

/// The lines of a file that children read: without comments, and without the notes for grown-ups.
fn lines_for_children(text: &str) -> impl Iterator<Item = &str> {
    let mut is_note = false;
    text.lines().filter(move |line| {
        let begins = line.trim_start();
        let is_part = begins.starts_with('.') || !line.starts_with(' ');
        if is_part {
            is_note = begins.starts_with(".notes");
        }
        !is_note && !line.starts_with('#')
    })
}

#[test]
fn children_are_spoken_to_as_english_is_spoken() {
    let mut n_lines = 0;
    let mut stiff = Vec::new();
    for (_, file, text) in words(|language, _| language == "en") {
        if !file.starts_with("lessons/") && !FOR_CHILDREN.contains(&file) {
            continue;
        }
        for line in lines_for_children(text) {
            n_lines += 1;
            let small = line.to_lowercase();
            let said = NOT_SAID.iter().find(|it| small.contains(*it));
            stiff.extend(said.map(|it| format!("{file}: {it:?} in {line}")));
        }
    }
    assert!(n_lines > 2000, "{n_lines}");
    assert!(stiff.is_empty(), "\n{}", stiff.join("\n"));
}
