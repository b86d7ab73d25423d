//! The list of terms: `tests/fixtures/terms.toml`, whose head says how it is written.

use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;

use serde::Deserialize;

use super::words::Form;
use crate::support::project;

/// What a term is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    Word,
    Piece,
    Own,
    Kind,
    Mark,
    Sign,
    Rule,
    Reason,
    Ending,
    Claim,
}

impl Class {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Class::Word => "word",
            Class::Piece => "piece",
            Class::Own => "own",
            Class::Kind => "kind",
            Class::Mark => "mark",
            Class::Sign => "sign",
            Class::Rule => "rule",
            Class::Reason => "reason",
            Class::Ending => "ending",
            Class::Claim => "claim",
        }
    }
}

/// Written in place of a step: no lesson teaches it, and no step may use it.
pub(super) const NOWHERE: &str = "nowhere";

/// Where each term is taught.
type Taught = BTreeMap<String, String>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct List {
    kind: Taught,
    mark: Taught,
    sign: Taught,
    rule: Taught,
    reason: Taught,
    ending: Taught,
    claim: Taught,
    piece: BTreeMap<String, Word>,
    word: BTreeMap<String, Word>,
    /// Words that lessons use beside those of the glossary.
    own: BTreeMap<String, Word>,
    #[serde(default)]
    pub(super) otherwise: Vec<Otherwise>,
    /// By step: what is used too early there, as `word draw`.
    #[serde(default)]
    pub(super) known: BTreeMap<String, Vec<String>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Word {
    pub(super) taught: String,
    #[serde(flatten)]
    forms: BTreeMap<String, String>,
}

/// A phrase in which a word means something else.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Otherwise {
    pub(super) word: String,
    pub(super) language: String,
    /// Forms as those of a word, around the word.
    pub(super) says: String,
    pub(super) steps: Vec<String>,
    pub(super) why: String,
}

/// A term of any class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term<'l> {
    pub(super) class: Class,
    pub(super) id: &'l str,
    pub(super) taught: &'l str,
    /// Only a word has forms.
    word: Option<&'l Word>,
}

impl<'l> Term<'l> {
    /// `word draw`.
    pub(super) fn name(&self) -> String {
        format!("{} {}", self.class.name(), self.id)
    }

    pub(super) fn is_word(&self) -> bool {
        self.word.is_some()
    }

    pub(super) fn key(&self) -> (Class, String) {
        (self.class, self.id.to_owned())
    }

    /// The forms in a language; empty for what is no word.
    pub(super) fn forms(&self, language: &str) -> Vec<Form> {
        let forms = self.word.and_then(|word| word.forms.get(language));
        forms.map(|it| Form::list(it)).unwrap_or_default()
    }

    /// The languages for which there are forms.
    pub(super) fn languages(&self) -> impl Iterator<Item = &'l str> {
        let forms = self.word.into_iter().flat_map(|it| it.forms.keys());
        forms.map(String::as_str)
    }
}

pub(super) fn list() -> &'static List {
    static LIST: LazyLock<List> = LazyLock::new(|| {
        let text = fs::read_to_string(project("tests/fixtures/terms.toml")).unwrap();
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}", error.message()))
    });
    &LIST
}

impl List {
    /// Every term of the list.
    pub(super) fn terms(&self) -> Vec<Term<'_>> {
        let tables = [
            (Class::Kind, &self.kind),
            (Class::Mark, &self.mark),
            (Class::Sign, &self.sign),
            (Class::Rule, &self.rule),
            (Class::Reason, &self.reason),
            (Class::Ending, &self.ending),
            (Class::Claim, &self.claim),
        ];
        let words = [
            (Class::Word, &self.word),
            (Class::Piece, &self.piece),
            (Class::Own, &self.own),
        ];
        let coded = tables.into_iter().flat_map(|(class, table)| {
            table.iter().map(move |(id, taught)| Term {
                class,
                id,
                taught,
                word: None,
            })
        });
        let spoken = words.into_iter().flat_map(|(class, table)| {
            table.iter().map(move |(id, word)| Term {
                class,
                id,
                taught: &word.taught,
                word: Some(word),
            })
        });
        spoken.chain(coded).collect()
    }
}
