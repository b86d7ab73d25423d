//! What a word file holds, by name: the arguments of each string, the hash of each message.

use std::collections::{BTreeMap, BTreeSet};

use fluent::FluentResource;
use fluent_syntax::ast;

use crate::diagnostic::{Message, say};
use crate::locale::{limits, sheet};

/// Something that a string calls by name, without being given it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Call {
    /// A term, `-piece-rook`.
    Term(String),
    /// Another message.
    Message(String),
    /// A function, `PIECE`.
    Function(String),
    /// A piece in `PIECE("rook")`.
    Piece(String),
}

/// Every message and attribute of a file (`id` or `id.attribute`) with the arguments it uses.
pub(in crate::locale) struct Contents {
    /// Each name with its arguments.
    pub(super) entries: BTreeMap<String, BTreeSet<String>>,
    /// Each message with the hash of its words, and the one that its comment states.
    marks: BTreeMap<String, (String, Option<String>)>,
    /// What the strings call by name, with the string that does.
    pub(super) calls: BTreeSet<(String, Call)>,
    /// The terms of this file.
    pub(super) terms: BTreeSet<String>,
    /// The names that are there again.
    pub(super) twice: Vec<String>,
    /// Where something cannot be read, and why.
    pub(super) errors: Vec<(usize, Message)>,
}

impl Contents {
    /// Reads a file; what cannot be read of it is kept as errors.
    pub(in crate::locale) fn read(text: &str) -> Self {
        let mut contents = Self {
            entries: BTreeMap::new(),
            marks: BTreeMap::new(),
            calls: BTreeSet::new(),
            terms: BTreeSet::new(),
            twice: Vec::new(),
            errors: Vec::new(),
        };
        if limits::is_too_deep(text) {
            let message = say!("check-ftl-deep");
            contents.errors.push((0, message));
            return contents;
        }
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(it, errors)| {
            let told = errors
                .into_iter()
                .map(|it| (it.pos.start, Message::verbatim(it.kind.to_string())));
            contents.errors.extend(told);
            it
        });
        for entry in resource.entries() {
            match entry {
                ast::Entry::Message(message) => contents.add(message),
                ast::Entry::Term(term) => drop(contents.terms.insert(term.id.name.to_owned())),
                _ => {}
            }
        }
        let marks = sheet::marks(text).into_iter();
        contents.marks = marks.map(|it| (it.id, (it.hash, it.stated))).collect();
        contents
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

    fn add(&mut self, message: &ast::Message<&str>) {
        let id = message.id.name;
        let mut parts = vec![(id.to_owned(), message.value.as_ref())];
        for attribute in &message.attributes {
            let name = format!("{id}.{}", attribute.id.name);
            parts.push((name, Some(&attribute.value)));
        }
        for (name, pattern) in parts {
            let mut used = Used::default();
            if let Some(pattern) = pattern {
                used.pattern(pattern);
            }
            let calls = used.calls.into_iter();
            self.calls.extend(calls.map(|call| (name.clone(), call)));
            if self.entries.insert(name.clone(), used.arguments).is_some() {
                self.twice.push(name);
            }
        }
    }
}

/// What a pattern uses: arguments, and other things by name.
#[derive(Default)]
struct Used {
    arguments: BTreeSet<String>,
    calls: BTreeSet<Call>,
}

impl Used {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.calls.insert(Call::Function(id.name.to_owned()));
                for argument in &arguments.positional {
                    if let ("PIECE", ast::InlineExpression::StringLiteral { value }) =
                        (id.name, argument)
                    {
                        self.calls.insert(Call::Piece((*value).to_owned()));
                    }
                    self.inline(argument);
                }
            }
            ast::InlineExpression::TermReference { id, .. } => {
                self.calls.insert(Call::Term(id.name.to_owned()));
            }
            ast::InlineExpression::MessageReference { id, .. } => {
                self.calls.insert(Call::Message(id.name.to_owned()));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
