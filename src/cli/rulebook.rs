//! Rule sets by name, from a file, and with single house rules changed.

use std::fs;
use std::path::Path;

use crate::cli::question::Options;
use crate::cli::trouble::{Trouble, advice};
use crate::diagnostic::{Message, Source, render, say};
use crate::lesson::rulesets::{self, as_code};
use crate::locale::Locale;
use crate::rules::{Ruleset, RulesetError, ruleset};

/// Largest rule file that is read, in bytes.
const MAX_FILE: u64 = 256 * 1024;

/// The rule set for questions that name none, and the ones that were named before.
#[derive(Debug)]
pub(super) struct Rulebook {
    default: Ruleset,
    known: Vec<(&'static str, Ruleset)>,
}

/// The Laws for questions that name no rules.
impl Default for Rulebook {
    fn default() -> Self {
        Self {
            default: Ruleset::FIDE,
            known: Vec::new(),
        }
    }
}

impl Rulebook {
    /// A rule book whose default is a rule set by name, a file, or else the Laws.
    ///
    /// # Errors
    /// If there is no such rule set, or the file is none.
    pub(super) fn new(name_or_file: Option<&str>, locale: &Locale) -> Result<Self, Trouble> {
        let mut book = Self::default();
        if let Some(asked) = name_or_file {
            let is_file = asked.contains(['/', '\\', '.']) || Path::new(asked).is_file();
            let is_name = rulesets::names().any(|name| name == asked);
            book.default = if is_file && !is_name {
                of_file(asked, locale)?
            } else {
                book.named(asked)?
            };
        }
        Ok(book)
    }

    /// The rule set of a question. Only names: a line of JSON never opens a file.
    ///
    /// # Errors
    /// If the name, a key or a value is not known; it says which are.
    pub(super) fn rules(
        &mut self,
        name: Option<&str>,
        options: Option<&Options<'_>>,
    ) -> Result<Ruleset, Trouble> {
        let mut rules = match name {
            Some(name) => self.named(name)?,
            None => self.default,
        };
        for (key, value) in options.into_iter().flat_map(|options| &options.0) {
            rules
                .set(key, value)
                .or_else(|_| rules.set(&as_code(key), &as_code(value)))
                .map_err(|error| told(&error))?;
        }
        if let Some(conflict) = rules.conflict() {
            return Err(Trouble::new(rulesets::told(&conflict)).under("options"));
        }
        Ok(rules)
    }

    fn named(&mut self, name: &str) -> Result<Ruleset, Trouble> {
        if let Some((_, rules)) = self.known.iter().find(|(known, _)| *known == name) {
            return Ok(*rules);
        }
        let names: Vec<&'static str> = rulesets::names().collect();
        let known = names.iter().copied().find(|known| *known == name);
        match known.and_then(|known| Some((known, rulesets::named(known)?))) {
            Some(found) => {
                self.known.push(found);
                Ok(found.1)
            }
            None => {
                let advice = advice(name, &names);
                let message = say!("command-no-rules", name = name, advice = advice);
                Err(Trouble::new(message))
            }
        }
    }
}

/// An unknown key or value, with what could stand there.
fn told(error: &RulesetError) -> Trouble {
    let message = match error {
        RulesetError::UnknownKey(key) => {
            let keys: Vec<&str> = ruleset::KEYS.iter().map(|key| key.name).collect();
            let advice = advice(key, &keys);
            say!("command-no-house-rule", name = key, advice = advice)
        }
        RulesetError::UnknownValue { key, value } => {
            let (list, advice) = (key.values.join("`, `"), advice(value, key.values));
            say!(
                "command-house-rule",
                name = key.name,
                list = list,
                text = value,
                advice = advice
            )
        }
    };
    Trouble::new(message).under("options")
}

fn of_file(path: &str, locale: &Locale) -> Result<Ruleset, Trouble> {
    let cannot = |error: std::io::Error| {
        let error = error.to_string();
        Trouble::new(say!("command-cannot-read", file = path, error = error))
    };
    let size = fs::metadata(path).map_err(cannot)?.len();
    if size > MAX_FILE {
        return Err(Trouble::new(say!("command-large", file = path)));
    }
    let text = fs::read_to_string(path).map_err(cannot)?;
    let source = Source::new(path, text);
    let (rules, found) = rulesets::read(&source);
    rules.ok_or_else(|| {
        let told = render::short(&source, &found, &|message| locale.tell(message));
        Trouble::new(Message::verbatim(told.trim_end()))
    })
}
