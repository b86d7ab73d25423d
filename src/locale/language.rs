//! One language, ready to speak: its word files parsed, its terms, its functions.
//!
//! Nothing here falls back to another language; a sentence that cannot be said is `None`.
//! What was wrong in the files is kept as a list and disturbs nobody.

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast;
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::locale::limits;
use crate::locale::pseudo;
use crate::locale::terms::{BROKEN, Terms, add_functions};

/// A mistake in a word file; its message is left out, the others speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordProblem {
    /// The language of the file, as a tag.
    pub language: String,
    /// The file inside the language's folder, or how the words came.
    pub file: String,
    /// Line of the mistake counted from 1, where it is known.
    pub line: Option<usize>,
    /// What is the matter, in English.
    pub message: String,
}

impl fmt::Display for WordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.language, self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// The file of a language that holds its terms.
pub(super) const TERM_FILE: &str = "terms.ftl";

/// A word file: its name for messages, and its text.
pub(super) struct WordFile<'t> {
    pub(super) name: &'t str,
    pub(super) text: &'t str,
    /// Whether it is one of the program's own. Their limits are held by a test, not by every start.
    pub(super) is_own: bool,
}

/// One language with its words.
pub(super) struct LoadedLanguage {
    /// Which language.
    pub(super) tag: LanguageIdentifier,
    /// What was wrong in its files.
    pub(super) problems: Vec<WordProblem>,
    bundle: FluentBundle<Arc<FluentResource>>,
    refused: HashSet<String>,
    terms: Arc<Terms>,
    term_files: Vec<Arc<FluentResource>>,
}

impl LoadedLanguage {
    /// A language from its own files: screens, rules, terms.
    pub(super) fn new(tag: &LanguageIdentifier, files: &[WordFile<'_>]) -> Self {
        let mut problems = Vec::new();
        let mut resources = Vec::new();
        for file in files {
            if let Some(resource) = parsed(tag, file, &mut problems) {
                resources.push((file.name.to_owned(), resource));
            }
        }
        let term_files: Vec<_> = resources
            .iter()
            .filter(|(_, resource)| has_terms(resource))
            .map(|(_, resource)| Arc::clone(resource))
            .collect();
        let terms = Arc::new(Terms::new(tag, &term_files, pseudo::transform(tag)));
        for name in terms.missing() {
            problems.push(problem(tag, TERM_FILE, None, format!("no term `-{name}`")));
        }
        let are_own = files.iter().all(|file| file.is_own);
        Self::assembled(tag, &resources, terms, term_files, are_own, problems)
    }

    /// More words of the same language, which may use its terms: a lesson's.
    pub(super) fn extended(tag: &LanguageIdentifier, base: &Self, file: &WordFile<'_>) -> Self {
        let mut problems = Vec::new();
        let mut resources: Vec<_> = base
            .term_files
            .iter()
            .map(|it| (TERM_FILE.to_owned(), Arc::clone(it)))
            .collect();
        if let Some(resource) = parsed(tag, file, &mut problems) {
            resources.push((file.name.to_owned(), resource));
        }
        let terms = Arc::clone(&base.terms);
        let files = base.term_files.clone();
        Self::assembled(tag, &resources, terms, files, file.is_own, problems)
    }

    fn assembled(
        tag: &LanguageIdentifier,
        resources: &[(String, Arc<FluentResource>)],
        terms: Arc<Terms>,
        term_files: Vec<Arc<FluentResource>>,
        are_own: bool,
        mut problems: Vec<WordProblem>,
    ) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        bundle.set_transform(pseudo::transform(tag));
        if let Err(error) = add_functions(&mut bundle, &terms) {
            problems.push(problem(tag, "", None, error.to_string()));
        }
        for (name, resource) in resources {
            let Err(errors) = bundle.add_resource(Arc::clone(resource)) else {
                continue;
            };
            for error in errors {
                problems.push(problem(tag, name, None, clash(&error)));
            }
        }
        let costly = if are_own {
            Vec::new()
        } else {
            limits::too_costly(resources.iter().map(|(_, it)| it.as_ref()))
        };
        for id in &costly {
            let message = format!("`{id}` has too many parts in braces");
            problems.push(problem(tag, "", None, message));
        }
        Self {
            tag: tag.clone(),
            problems,
            bundle,
            refused: costly.into_iter().collect(),
            terms,
            term_files,
        }
    }

    /// True if a message of this id is there and has a text of its own.
    pub(super) fn has(&self, id: &str) -> bool {
        self.bundle
            .get_message(id)
            .is_some_and(|message| message.value().is_some())
    }

    /// The names of the attributes of a message.
    pub(super) fn attributes(&self, id: &str) -> Vec<&str> {
        let message = self.bundle.get_message(id);
        message.map_or_else(Vec::new, |it| it.attributes().map(|it| it.id()).collect())
    }

    /// Says a message or one of its attributes, with isolation marks around what was filled in.
    /// `None` if it is missing or cannot be said whole.
    pub(super) fn say(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        if self.refused.contains(id) {
            return None;
        }
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        (errors.is_empty() && !text.contains(BROKEN)).then(|| text.into_owned())
    }

    /// True if the language is written from right to left.
    pub(super) fn is_rtl(&self) -> bool {
        self.tag.character_direction() == CharacterDirection::RTL
    }
}

fn parsed(
    tag: &LanguageIdentifier,
    file: &WordFile<'_>,
    problems: &mut Vec<WordProblem>,
) -> Option<Arc<FluentResource>> {
    let text = file.text.trim_start_matches('\u{FEFF}');
    if !file.is_own && limits::is_too_deep(text) {
        let message = "the file nests too many braces".to_owned();
        problems.push(problem(tag, file.name, None, message));
        return None;
    }
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => Some(Arc::new(resource)),
        Err((resource, errors)) => {
            for error in errors {
                let line = line_of(text, error.pos.start);
                problems.push(problem(tag, file.name, Some(line), error.kind.to_string()));
            }
            Some(Arc::new(resource))
        }
    }
}

fn has_terms(resource: &FluentResource) -> bool {
    resource
        .entries()
        .any(|entry| matches!(entry, ast::Entry::Term(_)))
}

fn clash(error: &FluentError) -> String {
    match error {
        FluentError::Overriding { id, .. } => format!("`{id}` is there twice"),
        other => other.to_string(),
    }
}

fn line_of(text: &str, at: usize) -> usize {
    let before = text.bytes().take(at);
    before.filter(|byte| *byte == b'\n').count() + 1
}

fn problem(
    tag: &LanguageIdentifier,
    file: &str,
    line: Option<usize>,
    message: String,
) -> WordProblem {
    WordProblem {
        language: tag.to_string(),
        file: file.to_owned(),
        line,
        message,
    }
}
