//! How much of the words each language has, and which translations are older than their source.

use std::collections::{BTreeMap, BTreeSet};

use crate::embedded;
use crate::locale::audit::Contents;
use crate::locale::language::TERM_FILE;
use crate::locale::negotiate::SOURCE;

/// A part of the words: `ui`, `rules`, `lessons` and so on, with how many strings are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsPart {
    /// The file without its ending; `lessons` for those of all lessons together.
    pub name: String,
    /// How many strings the language has.
    pub there: usize,
    /// How many English has.
    pub all: usize,
}

/// The words of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Its tag.
    pub language: String,
    /// Part by part, the same parts for every language.
    pub parts: Vec<WordsPart>,
    /// The translations that are older than their source.
    pub stale: Vec<Stale>,
}

/// A translation whose source has changed since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stale {
    /// Its file inside the language's folder, such as `lessons/rook.ftl`.
    pub file: String,
    /// The name of the message.
    pub message: String,
}

/// The words of one lesson in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The language's tag.
    pub language: String,
    /// How many of the lesson's strings it has.
    pub there: usize,
    /// How many there are.
    pub all: usize,
    /// The messages whose source has changed since they were translated, by name.
    pub stale: Vec<String>,
}

/// How much of the words of `measure` each text has; texts come with their languages, `spoken` is the measure's.
///
/// What another language still says in the words of the measure is not translated, and does not count.
#[must_use]
pub fn of_lesson(measure: &str, spoken: &str, texts: &[(&str, &str)]) -> Vec<Share> {
    let source = Contents::read(measure);
    let share = |(language, text): &(&str, &str)| {
        let own = Contents::read(text);
        Share {
            language: (*language).to_owned(),
            there: translated(&own, &source, is_same_language(language, spoken)),
            all: source.n_entries(),
            stale: own.stale(&source).map(str::to_owned).collect(),
        }
    };
    texts.iter().map(share).collect()
}

/// How many strings of a source are here in another language, or in the same one.
fn translated(own: &Contents, source: &Contents, is_same_language: bool) -> usize {
    let untouched = match is_same_language {
        true => 0,
        false => own.untouched(source).len(),
    };
    own.shared_with(source).saturating_sub(untouched)
}

/// Whether two tags name one language, of whatever region.
#[must_use]
pub fn is_same_language(one: &str, other: &str) -> bool {
    let first = |tag: &str| tag.split('-').next().map(str::to_ascii_lowercase);
    first(one) == first(other)
}

/// How much every language of the program has.
#[must_use]
pub fn coverage() -> Vec<Coverage> {
    of_files(&embedded::words(|_, _| true))
}

/// The same for other files, each as language, path inside the language's folder, and text.
#[must_use]
pub fn of_files(files: &[(&str, &str, &str)]) -> Vec<Coverage> {
    let languages: BTreeSet<&str> = files.iter().map(|(language, ..)| *language).collect();
    let english: Vec<(&str, Contents)> = files
        .iter()
        .filter(|(language, path, _)| *language == SOURCE && *path != TERM_FILE)
        .map(|(_, path, text)| (*path, Contents::read(text)))
        .collect();
    languages
        .into_iter()
        .map(|language| of_language(language, files, &english))
        .collect()
}

fn of_language(
    language: &str,
    files: &[(&str, &str, &str)],
    english: &[(&str, Contents)],
) -> Coverage {
    let mut parts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut stale = Vec::new();
    for (path, source) in english {
        let is_same = |(tag, name, _): &&(&str, &str, &str)| *tag == language && name == path;
        let own = files.iter().find(is_same);
        let own = own.map(|(.., text)| Contents::read(text));
        let there = own
            .as_ref()
            .map_or(0, |own| translated(own, source, language == SOURCE));
        let old = own.iter().flat_map(|own| own.stale(source));
        stale.extend(old.map(|message| Stale {
            file: (*path).to_owned(),
            message: message.to_owned(),
        }));
        let (n_there, n_all) = parts.entry(part_of(path)).or_default();
        *n_there += there;
        *n_all += source.n_entries();
    }
    let part = |(name, (there, all)): (&str, (usize, usize))| WordsPart {
        name: name.to_owned(),
        there,
        all,
    };
    Coverage {
        language: language.to_owned(),
        parts: parts.into_iter().map(part).collect(),
        stale,
    }
}

/// `lessons` for `lessons/rook.ftl`, `ui` for `ui.ftl`.
fn part_of(path: &str) -> &str {
    path.split(['/', '.']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_and_what_is_old_is_counted() {
        let files = [
            ("en", "ui.ftl", "a = A\nb = B\n    .c = C\n"),
            ("en", "lessons/l.ftl", "l = L\n"),
            ("en", "lessons/m.ftl", "m = M\n"),
            ("en", "terms.ftl", "-t = T\n"),
            ("de", "ui.ftl", "a = A\nx = X\n"),
            ("de", "lessons/m.ftl", "# source 00000000\nm = M\n"),
        ];
        let told: Vec<String> = of_files(&files)
            .iter()
            .map(|it| {
                let part = |it: &WordsPart| format!("{} {}/{}", it.name, it.there, it.all);
                let parts: Vec<String> = it.parts.iter().map(part).collect();
                let stale = it.stale.iter();
                let stale: Vec<String> = stale
                    .map(|it| format!("{} in {}", it.message, it.file))
                    .collect();
                format!("{}: {}, stale {stale:?}", it.language, parts.join(", "))
            })
            .collect();
        assert_eq!(
            told,
            [
                r#"de: lessons 1/2, ui 1/3, stale ["m in lessons/m.ftl"]"#,
                "en: lessons 2/2, ui 3/3, stale []"
            ]
        );
    }
}
