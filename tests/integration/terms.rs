//! No step uses a word, a rule, a sign, a mark or a reason that no earlier step has taught.
//!
//! Where each is taught is a judgement, and stands as data in `tests/fixtures/terms.toml`: the first step whose own
//! words or board introduce it plainly. What is used is worked out here from the course as it is.

mod list;
mod meant;
mod said;
mod shown;
mod sides;
mod signs;
mod way;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use squarewise::lesson::kinds::Kind;
use squarewise::rulebook::{cards, glossary::WORDS};
use squarewise::rules::Role;

use list::{Class, NOWHERE, Term, list};
use said::{Said, locales};
use way::{Stop, place, stops};
use words::{Form, Text};

/// Something is used too early.
struct Early {
    stop: &'static Stop,
    term: Term<'static>,
    /// Where it is said, and in which words.
    told: String,
}

impl Early {
    fn tell(&self) -> String {
        let Self { stop, term, told } = self;
        let taught = match term.taught {
            NOWHERE => "no lesson teaches it".to_owned(),
            step => format!("it is taught in {step}"),
        };
        format!("{}: {}{told}, {taught}", stop.name, term.name())
    }

    /// As the list writes it: the step and the term.
    fn key(&self) -> (&'static str, String) {
        (&self.stop.name, self.term.name())
    }
}

/// The phrases in which a word means something else, in a step and a language.
fn otherwise(term: &Term<'_>, stop: &Stop, language: &str) -> Vec<Form> {
    let is_it = |it: &&list::Otherwise| {
        it.word == term.id && it.language == language && it.steps.contains(&stop.name)
    };
    let all = list().otherwise.iter().filter(is_it);
    all.flat_map(|it| Form::list(&it.says)).collect()
}

/// The words of a term in a step: the first in each sentence.
fn found<'s>(term: &Term<'_>, stop: &'s Stop) -> Vec<(&'s Said, String)> {
    let mut found = Vec::new();
    for said in &stop.said {
        let otherwise = otherwise(term, stop, said.language);
        let forms = term.forms(said.language);
        let text = Text::of(&said.text);
        let here = forms.iter().find_map(|form| text.find(form, &otherwise));
        found.extend(here.map(|words| (said, words)));
    }
    found
}

/// Everything that is used before it is taught.
fn early() -> Vec<Early> {
    let mut early = Vec::new();
    for term in list().terms() {
        let taught = match term.taught {
            NOWHERE => stops().len(),
            step => place(step).unwrap_or_else(|| panic!("{}: no step {step}", term.name())),
        };
        for stop in &stops()[..taught] {
            if stop.uses.contains(&term.key()) {
                let told = String::new();
                early.push(Early { stop, term, told });
            }
            for (said, words) in found(&term, stop) {
                let told = format!(" ({}, {}, “{words}”)", said.language, said.place);
                early.push(Early { stop, term, told });
            }
        }
    }
    early
}

#[test]
fn nothing_is_used_before_it_is_taught() {
    let early = early();
    let known = list().known.iter();
    let known = known.flat_map(|(step, terms)| terms.iter().map(|it| (step.as_str(), it.clone())));
    let known: BTreeSet<(&str, String)> = known.collect();
    let new = early.iter().filter(|it| !known.contains(&it.key()));
    let new: Vec<String> = new.map(Early::tell).collect();
    assert!(new.is_empty(), "\n{}", new.join("\n"));
    let found = early.iter().map(Early::key).collect();
    let mended: Vec<_> = known.difference(&found).collect();
    assert!(mended.is_empty(), "mended, strike them out: {mended:#?}");
}

/// What the list must hold, and no more but own words.
fn expected() -> BTreeSet<(Class, String)> {
    let owned = |class: Class| move |name: &str| (class, name.to_owned());
    let words = WORDS.iter().map(|word| word.id).map(owned(Class::Word));
    let pieces = Role::ALL.map(|role| (Class::Piece, format!("{role:?}").to_lowercase()));
    let kinds = Kind::ALL.map(Kind::name).into_iter();
    let used = stops().iter().flat_map(|stop| stop.uses.clone());
    words
        .chain(pieces)
        .chain(kinds.map(owned(Class::Kind)))
        .chain(shown::all().map(owned(Class::Mark)))
        .chain(signs::ALL.into_iter().map(owned(Class::Sign)))
        .chain(way::rows().into_keys())
        .chain(used)
        .collect()
}

#[test]
fn the_list_holds_every_term_and_no_other() {
    let terms = list().terms();
    let listed = terms.iter().filter(|it| it.class != Class::Own);
    let listed: BTreeSet<_> = listed.map(Term::key).collect();
    let missing: Vec<_> = expected().difference(&listed).cloned().collect();
    assert!(missing.is_empty(), "missing: {missing:#?}");
    let unknown: Vec<_> = listed.difference(&expected()).cloned().collect();
    assert!(unknown.is_empty(), "nobody knows: {unknown:#?}");
}

#[test]
fn every_word_has_its_forms_in_every_language() {
    for term in list().terms().iter().filter(|it| it.is_word()) {
        for language in term.languages() {
            let is_known = locales().iter().any(|(tag, _)| *tag == language);
            assert!(is_known, "{}: what is {language}?", term.name());
        }
        // A word beside the glossary may be one that only some languages have.
        for (language, _) in locales().iter().filter(|_| term.class != Class::Own) {
            let forms = term.forms(language);
            assert!(!forms.is_empty(), "{} in {language}", term.name());
        }
    }
}

#[test]
fn what_teaches_a_term_is_a_step_and_uses_it() {
    let rows = way::rows();
    let mut problems = Vec::new();
    for term in list().terms().iter().filter(|it| it.taught != NOWHERE) {
        let name = term.name();
        let Some(at) = place(term.taught) else {
            problems.push(format!("{name}: there is no step {}", term.taught));
            continue;
        };
        let stop = &stops()[at];
        let said = found(term, stop).into_iter().map(|(said, _)| said);
        let said = said.filter(|said| !said.is_of_lesson());
        let said: BTreeSet<&str> = said.map(|said| said.language).collect();
        let silent = term.languages().filter(|it| !said.contains(it));
        problems.extend(silent.map(|it| format!("{name}: {} does not say it in {it}", stop.name)));
        let is_told = match term.class {
            Class::Word | Class::Piece | Class::Own => true,
            // Its lesson names the article.
            Class::Rule => rows[&term.key()].contains(&stop.lesson),
            // A letter stands alone where it is told which piece it means.
            Class::Sign => stop.letters.contains(term.id),
            _ => false,
        };
        if !is_told && !stop.uses.contains(&term.key()) {
            problems.push(format!("{name}: {} has nothing of it", stop.name));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Everything that lessons, glossary and cards say, by language.
fn everything_said() -> BTreeMap<&'static str, Vec<Text>> {
    let mut texts: BTreeMap<&str, Vec<Text>> = BTreeMap::new();
    for said in stops().iter().flat_map(|stop| &stop.said) {
        let here = texts.entry(said.language).or_default();
        here.push(Text::of(&said.text));
    }
    for (language, locale) in locales() {
        let words = WORDS.iter();
        let words = words.flat_map(|word| [word.name.clone(), word.meaning.clone()]);
        let cards = cards().flat_map(|card| [card.title(), card.text.clone()]);
        let told = words.chain(cards);
        let told = told.map(|it| Text::of(&locale.say_plain(&it)));
        texts.entry(language).or_default().extend(told);
    }
    texts
}

#[test]
fn every_form_is_found_somewhere() {
    let texts = everything_said();
    let mut dead = Vec::new();
    for term in list().terms() {
        for language in term.languages() {
            let forms = term.forms(language);
            let is_said = |form: &&Form| texts[language].iter().any(|text| text.has(form));
            let unsaid = forms.iter().filter(|form| !is_said(form));
            dead.extend(unsaid.map(|form| format!("{}, {language}: {form}", term.name())));
        }
    }
    assert!(dead.is_empty(), "nobody says\n{}", dead.join("\n"));
}

#[test]
fn every_phrase_that_means_something_else_hides_the_word_and_says_why() {
    for other in &list().otherwise {
        let (word, language) = (&other.word, &other.language);
        let told = format!("{word} in {language}: {}", other.says);
        assert!(!other.why.is_empty() && !other.steps.is_empty(), "{told}");
        let terms = list().terms();
        let term = terms.iter().find(|term| term.is_word() && term.id == word);
        let forms = term.map(|term| term.forms(language)).unwrap_or_default();
        for phrase in Form::list(&other.says) {
            let hides = |said: &&Said| {
                let text = Text::of(&said.text);
                let has = |form: &Form| {
                    text.find(form, &[]) != text.find(form, std::slice::from_ref(&phrase))
                };
                said.language == language && forms.iter().any(has)
            };
            let steps = other.steps.iter();
            let at = steps.map(|step| place(step).unwrap_or_else(|| panic!("{told}: no {step}")));
            let mut said = at.flat_map(|at| &stops()[at].said);
            assert!(said.any(|said| hides(&said)), "{told} hides nothing");
        }
        for step in &other.steps {
            let stop = place(step).map(|at| &stops()[at]).unwrap();
            let phrases = Form::list(&other.says);
            let mut said = stop.said.iter().filter(|said| said.language == *language);
            let has = |said: &Said| phrases.iter().any(|it| Text::of(&said.text).has(it));
            assert!(said.any(has), "{told}: {step} says nothing of it");
        }
    }
}

#[test]
#[ignore = "tells where each kind, mark, sign, rule, reason, ending and claim is first used"]
fn tell_first_uses() {
    let mut first: BTreeMap<(Class, String), &str> = BTreeMap::new();
    for stop in stops().iter().rev() {
        let uses = stop.uses.iter().cloned();
        first.extend(uses.map(|key| (key, stop.name.as_str())));
    }
    for ((class, id), step) in first {
        println!("{} {id} = {step:?}", class.name());
    }
}
