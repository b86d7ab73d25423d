//! Piece names in the grammatical form that a sentence asks for, and lists of pieces and squares.
//!
//! Terms live in `terms.ftl` of each language. A Fluent term can only be said with a name that
//! stands in the sentence; the functions here say the term that an *argument* names:
//! `{ PIECE($piece, form: "the") }`, `{ MEN($attackers, form: "the") }`, `{ LIST($squares) }`,
//! `{ GENDER($piece) }`, `{ COUNT($attackers) }`. `cap: 1` makes the first letter a capital.
//! `{ WORD($left) }` is a number as a word where the language has a term for it, `-number-3 = drei`, else its digits.
//! `{ BEGINS($next, with: "i hi") }` is `yes` or `no`, for words that change before certain sounds:
//! the Spanish *y* is *e* before *Inés*. Terms may use it as well.

use std::collections::HashMap;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::locale::pseudo::Transform;
use crate::locale::value::{split_items, split_men};
use crate::locale::{PieceWord, folded};

/// Stands where a sentence used a function in a way that has no answer; the sentence is then not said.
pub(super) const BROKEN: &str = "\u{FDD0}";

/// Most digits that `NUMBER` may be asked for.
const MAX_DIGITS: usize = 20;

/// The functions that a sentence may call.
pub(super) const FUNCTIONS: [&str; 8] = [
    "PIECE", "GENDER", "MEN", "COUNT", "LIST", "NUMBER", "WORD", "BEGINS",
];

/// Terms that every language needs for the functions.
const JOINTS: [&str; 3] = ["man-on", "list-last", "list-more"];

/// The terms of one language.
pub(super) struct Terms {
    bundle: FluentBundle<Arc<FluentResource>>,
    places: HashMap<String, (Arc<FluentResource>, usize)>,
}

impl Terms {
    /// Gathers the terms of these resources.
    pub(super) fn new(
        tag: &LanguageIdentifier,
        resources: &[Arc<FluentResource>],
        transform: Option<Transform>,
    ) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        bundle.set_transform(transform);
        // It can only be refused where it is there already.
        let _ = bundle.add_function("BEGINS", begins);
        let mut places = HashMap::new();
        for resource in resources {
            // A second term of the same name is reported by the bundle of the sentences.
            let _ = bundle.add_resource(Arc::clone(resource));
            for (index, entry) in resource.entries().enumerate() {
                if let ast::Entry::Term(term) = entry {
                    places
                        .entry(term.id.name.to_owned())
                        .or_insert_with(|| (Arc::clone(resource), index));
                }
            }
        }
        Self { bundle, places }
    }

    /// Names of terms that the functions need and this language lacks.
    pub(super) fn missing(&self) -> Vec<String> {
        let pieces = PieceWord::ALL
            .into_iter()
            .map(|it| format!("piece-{}", it.code()));
        pieces
            .chain(JOINTS.into_iter().map(str::to_owned))
            .filter(|name| !self.places.contains_key(name))
            .collect()
    }

    fn find(&self, name: &str) -> Option<&ast::Term<&str>> {
        let (resource, index) = self.places.get(name)?;
        match resource.get_entry(*index) {
            Some(ast::Entry::Term(term)) => Some(term),
            _ => None,
        }
    }

    fn format(&self, pattern: &ast::Pattern<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    fn say(&self, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.format(&self.find(name)?.value, args)
    }

    fn piece(&self, code: &str, options: &FluentArgs<'_>) -> String {
        self.say(&format!("piece-{code}"), &with_form(options))
            .unwrap_or_else(|| code.to_owned())
    }

    fn gender(&self, code: &str) -> Option<String> {
        let term = self.find(&format!("piece-{code}"))?;
        let attribute = term.attributes.iter().find(|it| it.id.name == "gender")?;
        self.format(&attribute.value, &FluentArgs::new())
    }

    fn man(&self, code: &str, square: &str, options: &FluentArgs<'_>) -> String {
        let piece = self.piece(code, options);
        let mut args = FluentArgs::new();
        args.set("piece", piece.clone());
        args.set("square", square.to_owned());
        self.say("man-on", &args)
            .unwrap_or_else(|| format!("{piece} {square}"))
    }

    /// Joins the items with the language's own comma and its own "and".
    fn join(&self, items: Vec<String>) -> String {
        let n_items = items.len();
        let mut joined = String::new();
        for (index, item) in items.into_iter().enumerate() {
            if index == 0 {
                joined = item;
                continue;
            }
            let term = if index + 1 == n_items {
                "list-last"
            } else {
                "list-more"
            };
            let mut args = FluentArgs::new();
            args.set("head", joined.clone());
            args.set("next", item.clone());
            joined = self
                .say(term, &args)
                .unwrap_or_else(|| format!("{joined}, {item}"));
        }
        joined
    }
}

/// The options of a call, with a `form` that no variant has where none was asked for.
fn with_form(options: &FluentArgs<'_>) -> FluentArgs<'static> {
    let mut args: FluentArgs<'static> = options
        .iter()
        .map(|(name, value)| (name.to_owned(), value.into_owned()))
        .collect();
    if args.get("form").is_none() {
        args.set("form", "");
    }
    args
}

/// Gives a bundle the functions that its sentences may call.
pub(super) fn add_functions(
    bundle: &mut FluentBundle<Arc<FluentResource>>,
    terms: &Arc<Terms>,
) -> Result<(), FluentError> {
    bundle.add_function("NUMBER", number)?;
    bundle.add_function("BEGINS", begins)?;
    bundle.add_function("COUNT", |values, _| match text(values) {
        Some(list) => FluentValue::from(split_items(list).len()),
        None => BROKEN.into(),
    })?;
    let words = Arc::clone(terms);
    bundle.add_function("PIECE", move |values, options| match text(values) {
        Some(code) => finished(words.piece(code, options), options),
        None => BROKEN.into(),
    })?;
    let words = Arc::clone(terms);
    bundle.add_function("GENDER", move |values, _| {
        let gender = text(values).and_then(|code| words.gender(code));
        FluentValue::from(gender.unwrap_or_default())
    })?;
    let words = Arc::clone(terms);
    bundle.add_function("WORD", move |values, options| {
        let Some(FluentValue::Number(number)) = values.first() else {
            return BROKEN.into();
        };
        match words.say(&format!("number-{}", number.value), &FluentArgs::new()) {
            Some(word) => finished(word, options),
            None => FluentValue::Number(number.clone()),
        }
    })?;
    let words = Arc::clone(terms);
    bundle.add_function("MEN", move |values, options| {
        let Some(men) = text(values).and_then(split_men) else {
            return BROKEN.into();
        };
        let said = men
            .into_iter()
            .map(|(code, square)| words.man(code, square, options))
            .collect();
        finished(words.join(said), options)
    })?;
    let words = Arc::clone(terms);
    bundle.add_function("LIST", move |values, options| match text(values) {
        Some(list) => {
            let items = split_items(list).into_iter().map(str::to_owned);
            let items = items.collect();
            finished(words.join(items), options)
        }
        None => BROKEN.into(),
    })
}

/// Fluent's own `NUMBER`, with the digits a translator may ask for held within reason.
fn number<'a>(values: &[FluentValue<'a>], options: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = values.first() else {
        return BROKEN.into();
    };
    let mut number = number.clone();
    number.options.merge(options);
    let digits = &mut number.options.minimum_fraction_digits;
    *digits = digits.map(|asked| asked.min(MAX_DIGITS));
    FluentValue::Number(number)
}

/// Whether a text begins in one of some ways, such as `i hi`; quotes, capitals and accents do not count.
fn begins<'a>(values: &[FluentValue<'a>], options: &FluentArgs<'_>) -> FluentValue<'a> {
    let (Some(text), Some(FluentValue::String(ways))) = (text(values), options.get("with")) else {
        return BROKEN.into();
    };
    let text = folded(text);
    let text = text.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let is_so = folded(ways)
        .split_whitespace()
        .any(|way| text.starts_with(way));
    FluentValue::from(if is_so { "yes" } else { "no" })
}

fn text<'v>(values: &'v [FluentValue<'_>]) -> Option<&'v str> {
    match values.first() {
        Some(FluentValue::String(text)) => Some(text),
        _ => None,
    }
}

fn finished<'a>(text: String, options: &FluentArgs<'_>) -> FluentValue<'a> {
    if options.get("cap").is_some() {
        capital(&text).into()
    } else {
        text.into()
    }
}

/// The text with its first letter as a capital; marks before the letter stay.
fn capital(text: &str) -> String {
    let Some((at, first)) = text.char_indices().find(|(_, it)| it.is_alphanumeric()) else {
        return text.to_owned();
    };
    let rest = text.get(at + first.len_utf8()..).unwrap_or_default();
    let before = text.get(..at).unwrap_or_default();
    format!("{before}{}{rest}", first.to_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: &str = "
-piece-rook = { $form ->
    [acc] den Turm
   *[nom] der Turm
 }
    .gender = masculine
-piece-queen = die Dame
    .gender = feminine
-man-on = { $piece } auf { $square }
-list-last = { $head } und { $next }
-list-more = { $head }, { $next }
";

    fn said(sentence: &str, key: &'static str, value: &'static str) -> String {
        let resource = |text: String| Arc::new(FluentResource::try_new(text).unwrap());
        let words = resource(TERMS.to_owned());
        let tag: LanguageIdentifier = "de".parse().unwrap();
        let terms = Arc::new(Terms::new(&tag, std::slice::from_ref(&words), None));
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        add_functions(&mut bundle, &terms).unwrap();
        bundle.add_resource(words).unwrap();
        bundle
            .add_resource(resource(format!("it = {sentence}\n")))
            .unwrap();
        let mut args = FluentArgs::new();
        args.set(key, value);
        let message = bundle.get_message("it").unwrap().value().unwrap();
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(message, Some(&args), &mut errors)
            .into_owned();
        assert!(errors.is_empty(), "{errors:?}");
        text.replace(['\u{2068}', '\u{2069}'], "")
    }

    #[test]
    fn a_piece_is_said_in_the_form_asked_for() {
        let sentence = r#"Schau { PIECE($piece, form: "acc") } an."#;
        assert_eq!(said(sentence, "piece", "rook"), "Schau den Turm an.");
        assert_eq!(said("{ PIECE($piece) }", "piece", "rook"), "der Turm");
        assert_eq!(said("{ PIECE($piece) }", "piece", "dragon"), "dragon");
    }

    #[test]
    fn a_sentence_can_start_with_a_piece() {
        let sentence = r#"{ PIECE($piece, form: "acc", cap: 1) } siehst du."#;
        assert_eq!(said(sentence, "piece", "rook"), "Den Turm siehst du.");
        assert_eq!(capital("\u{2068}éclair"), "\u{2068}Éclair");
        assert_eq!(capital(""), "");
    }

    #[test]
    fn men_and_squares_are_listed_with_the_languages_own_and() {
        let sentence = r#"Da sind { MEN($men, form: "nom") }."#;
        let men = "rook@f5 queen@d3 rook@a1";
        assert_eq!(
            said(sentence, "men", men),
            "Da sind der Turm auf f5, die Dame auf d3 und der Turm auf a1."
        );
        assert_eq!(said("{ LIST($squares) }", "squares", "f1 g1"), "f1 und g1");
        assert_eq!(said("{ LIST($squares) }", "squares", "f1"), "f1");
    }

    #[test]
    fn sentences_choose_by_count_and_by_gender() {
        let by_count = "{ COUNT($men) ->\n    [one] eine\n   *[other] viele\n }";
        assert_eq!(said(by_count, "men", "rook@f5"), "eine");
        assert_eq!(said(by_count, "men", "rook@f5 queen@d3"), "viele");
        let by_gender = "{ GENDER($piece) ->\n    [feminine] sie\n   *[masculine] er\n }";
        assert_eq!(said(by_gender, "piece", "queen"), "sie");
        assert_eq!(said(by_gender, "piece", "rook"), "er");
    }

    #[test]
    fn words_change_before_certain_sounds() {
        let sentence = "{ BEGINS($name, with: \"i hi\") ->\n    [yes] e\n   *[no] y\n } { $name }";
        for (name, expected) in [
            ("Inés", "e Inés"),
            ("Íñigo", "e Íñigo"),
            ("`hilo`", "e `hilo`"),
            ("h8", "y h8"),
            ("Ana", "y Ana"),
        ] {
            assert_eq!(said(sentence, "name", name), expected);
        }
        assert_eq!(said("{ BEGINS($name) }", "name", "Ana"), BROKEN);
    }

    #[test]
    fn a_misused_function_marks_the_sentence() {
        assert_eq!(said("{ MEN($men) }", "men", "rook"), BROKEN);
        assert_eq!(said("{ NUMBER($men) }", "men", "rook"), BROKEN);
    }

    #[test]
    fn missing_terms_are_named() {
        let terms = Terms::new(&"de".parse().unwrap(), &[], None);
        assert!(terms.missing().contains(&"piece-king".to_owned()));
        assert!(terms.missing().contains(&"man-on".to_owned()));
    }
}
