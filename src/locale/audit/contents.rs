//! What a word file holds, by name: the arguments of each string, the hash of each message.

use std::collections::{BTreeMap, BTreeSet};

use fluent::FluentResource;
use fluent_syntax::ast;

use crate::diagnostic::{Message, say};
use crate::locale::{limits, sheet};

/// Every message and attribute of a file (`id` or `id.attribute`) with the arguments it uses.
pub(in crate::locale) struct Contents {
    /// Each name with its arguments.
    pub(super) entries: BTreeMap<String, BTreeSet<String>>,
    /// Each message with the hash of its words, and the one that its comment states.
    marks: BTreeMap<String, (String, Option<String>)>,
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
            if let ast::Entry::Message(message) = entry {
                contents.add(message);
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
            let mut arguments = BTreeSet::new();
            if let Some(pattern) = pattern {
                of_pattern(pattern, &mut arguments);
            }
            if self.entries.insert(name.clone(), arguments).is_some() {
                self.twice.push(name);
            }
        }
    }
}

fn of_pattern(pattern: &ast::Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            of_expression(expression, names);
        }
    }
}

fn of_expression(expression: &ast::Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline, names),
        ast::Expression::Select { selector, variants } => {
            of_inline(selector, names);
            for variant in variants {
                of_pattern(&variant.value, names);
            }
        }
    }
}

fn of_inline(inline: &ast::InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, names);
            }
        }
        ast::InlineExpression::Placeable { expression } => of_expression(expression, names),
        _ => {}
    }
}
