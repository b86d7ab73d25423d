//! What a word file holds, by name: the arguments of each string, the hash of each message.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use fluent::FluentResource;
use fluent_syntax::parser::ParserError;
use fluent_syntax::{ast, serializer};

use super::references::Reference;
use crate::diagnostic::{Message, say};
use crate::locale::audit::Names;
use crate::locale::lesson_key::ARGUMENT_NAMES;
use crate::locale::word_count::n_words;
use crate::locale::{limits, sheet};

/// Every message and attribute of a file (`id` or `id.attribute`) with the arguments it uses.
pub(in crate::locale) struct Contents {
    /// Each name with its arguments.
    pub(super) entries: BTreeMap<String, BTreeSet<String>>,
    /// Each message with the hash of its words, and the one that its comment states.
    marks: BTreeMap<String, (String, Option<String>)>,
    /// The strings of one line, as a translator could paste them.
    pub(super) written: BTreeMap<String, String>,
    /// The words of each string, without line breaks.
    words: BTreeMap<String, String>,
    /// What stands in braces, each with the name of its string.
    pub(super) references: Vec<(String, Reference)>,
    /// The names that are there again.
    pub(super) twice: Vec<String>,
    /// What cannot be read.
    pub(super) errors: Vec<Unreadable>,
    /// The messages of which something cannot be read: nobody knows what they lack.
    broken: BTreeSet<String>,
}

/// A place of a file that cannot be read.
pub(super) struct Unreadable {
    /// Where, in bytes from the beginning.
    pub(super) at: usize,
    pub(super) why: Message,
    /// What to write instead.
    pub(super) help: Option<Message>,
}

impl Unreadable {
    /// A mistake that Fluent's reader finds; a name with a colon behind it is told in the house's words.
    fn of(error: &ParserError, text: &str) -> Self {
        let (start, junk) = (error.slice.clone())
            .and_then(|slice| Some((slice.start, text.get(slice)?)))
            .unwrap_or((error.pos.start, ""));
        match with_colon(junk) {
            Some((at, name, words)) => Self {
                at: start + at,
                why: say!("check-ftl-colon"),
                help: Some(say!("check-write", text = format!("{name} = {words}"))),
            },
            None => Self {
                at: error.pos.start,
                why: Message::verbatim(error.kind.to_string()),
                help: None,
            },
        }
    }
}

/// The first name of a text with `:` where `=` belongs: its place, and what stands on either side of the sign.
fn with_colon(text: &str) -> Option<(usize, &str, &str)> {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let blanks = line.len() - line.trim_start().len();
        let found = line.trim().split_once(':').filter(|(name, _)| {
            let name = name.trim_end();
            let plain = name.strip_prefix('.').unwrap_or(name);
            let is_indented_text = blanks > 0 && !name.starts_with('.');
            is_identifier(plain) && !is_indented_text
        });
        if let Some((name, words)) = found {
            return Some((start + blanks, name.trim_end(), words.trim()));
        }
        start += line.len();
    }
    None
}

/// Whether Fluent takes a text for a name.
fn is_identifier(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.bytes().all(is_sign)
}

/// The name of the message that a broken piece of a file belongs to: the one that it begins with, else the one before it.
fn broken_name(text: &str, slice: Range<usize>) -> Option<&str> {
    let name = |line: &'_ str| -> Option<usize> {
        let (name, _) = line.split_once(['=', ':'])?;
        is_identifier(name.trim_end()).then(|| name.trim_end().len())
    };
    let junk = text.get(slice.clone())?;
    let first = junk.lines().find(|line| !line.trim().is_empty());
    let before = || {
        text.get(..slice.start)?
            .lines()
            .rev()
            .find(|line| name(line).is_some())
    };
    let line = first.filter(|line| name(line).is_some()).or_else(before)?;
    line.get(..name(line)?)
}

impl Contents {
    /// Reads a file; what cannot be read of it is kept as errors.
    pub(in crate::locale) fn read(text: &str) -> Self {
        let mut contents = Self {
            entries: BTreeMap::new(),
            marks: BTreeMap::new(),
            words: BTreeMap::new(),
            references: Vec::new(),
            written: BTreeMap::new(),
            twice: Vec::new(),
            errors: Vec::new(),
            broken: BTreeSet::new(),
        };
        if limits::is_too_deep(text) {
            contents.errors.push(Unreadable {
                at: 0,
                why: say!("check-ftl-deep"),
                help: None,
            });
            return contents;
        }
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(it, errors)| {
            let told = errors.iter().map(|it| Unreadable::of(it, text));
            contents.errors.extend(told);
            let slices = errors.iter().filter_map(|it| it.slice.clone());
            let names = slices.filter_map(|slice| broken_name(text, slice));
            let names = names.map(str::to_owned);
            contents.broken.extend(names);
            it
        });
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                contents.add(message);
            }
        }
        let marks = sheet::marks(text).into_iter();
        contents.marks = marks.map(|it| (it.id, (it.hash, it.stated))).collect();
        contents
    }

    /// The same as a measure for a lesson with these names: no others, and all that the lesson asks for.
    pub(super) fn held_to(mut self, names: Option<&Names>) -> Self {
        let Some(names) = names else { return self };
        let given = || ARGUMENT_NAMES.map(str::to_owned).into();
        self.entries.retain(|name, _| names.contains_key(name));
        for arguments in self.entries.values_mut() {
            arguments.retain(|name| ARGUMENT_NAMES.contains(&name.as_str()));
        }
        for (name, _) in names.iter().filter(|(_, is_needed)| **is_needed) {
            self.entries.entry(name.clone()).or_insert_with(given);
        }
        self
    }

    /// The same as if nothing had been made from other words.
    pub(super) fn without_marks(mut self) -> Self {
        self.marks.clear();
        self
    }

    /// The messages that say they were made from other words than `source` has now.
    pub(in crate::locale) fn stale<'c>(
        &'c self,
        source: &'c Contents,
    ) -> impl Iterator<Item = &'c str> {
        let is_stale = |(id, (_, stated)): &(&'c String, &(String, Option<String>))| {
            let now = source.marks.get(*id);
            let differs = |(now, _): &(String, _)| stated.as_ref().is_some_and(|it| it != now);
            now.is_some_and(differs)
        };
        let marks = self.marks.iter();
        marks.filter(is_stale).map(|(id, _)| id.as_str())
    }

    /// Whether a message, or a part of it, is there and cannot be read.
    pub(super) fn is_broken(&self, message: &str) -> bool {
        self.broken.contains(message)
    }

    /// How many strings there are.
    pub(in crate::locale) fn n_entries(&self) -> usize {
        self.entries.len()
    }

    /// How many of another file's strings are here.
    pub(in crate::locale) fn shared_with(&self, source: &Contents) -> usize {
        let names = source.entries.keys();
        names
            .filter(|name| self.entries.contains_key(*name))
            .count()
    }

    /// The strings that still are those of `source`, from which they were to be translated.
    ///
    /// So are those of a message that is word for word what its comment says it was made from, whatever the source says
    /// now. A single word may be the same in two languages: it counts only where no sentence was translated. The examples
    /// of `explain-` messages are lessons, which are the same in every language.
    pub(in crate::locale) fn untouched<'c>(&'c self, source: &'c Contents) -> Vec<&'c str> {
        let in_both = source.words.iter().filter_map(|(name, theirs)| {
            let own = self.words.get(name)?;
            let (message, attribute) = name.split_once('.').unwrap_or((name, ""));
            if message.starts_with("explain-") && !attribute.is_empty() {
                return None;
            }
            let is_same = own == theirs || self.is_copy(message);
            Some((name.as_str(), is_same, n_words(theirs)))
        });
        let all: Vec<(&str, bool, usize)> = in_both.filter(|(_, _, words)| *words > 0).collect();
        let is_begun = all.iter().any(|(_, is_same, words)| !is_same && *words > 1);
        let fewest = if is_begun { 2 } else { 1 };
        let same = all
            .iter()
            .filter(|(_, is_same, words)| *is_same && *words >= fewest);
        same.map(|(name, ..)| *name).collect()
    }

    /// Whether a message has the very words that its comment says it was made from.
    fn is_copy(&self, message: &str) -> bool {
        let mark = self.marks.get(message);
        mark.is_some_and(|(hash, stated)| stated.as_ref() == Some(hash))
    }

    fn add(&mut self, message: &ast::Message<&str>) {
        let id = message.id.name;
        let mut parts = vec![(id.to_owned(), message.value.as_ref())];
        for attribute in &message.attributes {
            let name = format!("{id}.{}", attribute.id.name);
            parts.push((name, Some(&attribute.value)));
        }
        for (name, pattern) in parts {
            let line = pattern.and_then(|pattern| written(&name, pattern));
            let words = pattern.map(|pattern| serialized(&name, pattern));
            let words = words.map(|it| it.split_whitespace().collect::<Vec<_>>().join(" "));
            self.words.extend(words.map(|it| (name.clone(), it)));
            self.written.extend(line.map(|line| (name.clone(), line)));
            let mut arguments = BTreeSet::new();
            if let Some(pattern) = pattern {
                of_pattern(pattern, &mut |inline| match inline {
                    ast::InlineExpression::VariableReference { id } => {
                        arguments.insert(id.name.to_owned());
                    }
                    other => {
                        let reference = Reference::of(other).map(|it| (name.clone(), it));
                        self.references.extend(reference);
                    }
                });
            }
            if self.entries.insert(name.clone(), arguments).is_some() {
                self.twice.push(name);
            }
        }
    }
}

/// A string as it stands in its file; `None` if it needs more than one line.
fn written(name: &str, pattern: &ast::Pattern<&str>) -> Option<String> {
    let (id, attribute) = name.split_once('.').unwrap_or((name, ""));
    let text = serialized(name, pattern);
    let line = text.trim_end();
    let line = match attribute {
        "" => line.to_owned(),
        attribute => format!(".{attribute}{}", line.strip_prefix(id)?),
    };
    (!line.contains('\n')).then_some(line)
}

/// A string as a message of its own.
fn serialized(name: &str, pattern: &ast::Pattern<&str>) -> String {
    let (id, _) = name.split_once('.').unwrap_or((name, ""));
    let message = ast::Message {
        id: ast::Identifier { name: id },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let body = vec![ast::Entry::Message(message)];
    serializer::serialize(&ast::Resource { body })
}

/// What is done with everything that stands in braces.
type Visit<'v> = dyn FnMut(&ast::InlineExpression<&str>) + 'v;

fn of_pattern(pattern: &ast::Pattern<&str>, visit: &mut Visit<'_>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            of_expression(expression, visit);
        }
    }
}

fn of_expression(expression: &ast::Expression<&str>, visit: &mut Visit<'_>) {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline, visit),
        ast::Expression::Select { selector, variants } => {
            of_inline(selector, visit);
            for variant in variants {
                of_pattern(&variant.value, visit);
            }
        }
    }
}

fn of_inline(inline: &ast::InlineExpression<&str>, visit: &mut Visit<'_>) {
    visit(inline);
    match inline {
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, visit);
            }
        }
        ast::InlineExpression::Placeable { expression } => of_expression(expression, visit),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use crate::diagnostic::render;
    use crate::locale::audit::{Names, audit_with};
    use crate::locale::english;

    #[test]
    fn english_words_of_a_lesson_are_held_to_its_steps() {
        let english_words = "l = L\nl_one = { $left } { $lost }\n    .hint-9 = H\n";
        let german = "l = L\nl_one = { $left }\n    .hint-1 = H\n";
        let path = "lessons/l.ftl";
        let files = [("de", path, german), ("en", path, english_words)];
        let names = [("l", true), ("l_one", false), ("l_one.hint-1", true)];
        let names: Names = names.map(|(name, needed)| (name.to_owned(), needed)).into();
        let told: String = audit_with(&files, &[("l".to_owned(), names)].into())
            .iter()
            .map(|file| render::short(&file.source, &file.found, &english))
            .collect();
        assert_eq!(
            told,
            "locales/en/lessons/l.ftl:2:1: error[variable]: `l_one` is not given `$lost` (did you mean `$best`?)\n\
             locales/en/lessons/l.ftl:2:1: warning[missing]: `l_one.hint-1` is missing, and nobody has words for it\n\
             locales/en/lessons/l.ftl:3:5: error[unknown]: the lesson has no `l_one.hint-9`, so nobody says it \
             (remove it, or call it `l_one.hint-1` if that is its name now)\n"
        );
    }
}
