//! Limits on words from strangers: what Fluent would choke on is refused before it is said.
//!
//! Fluent stops a message at 100 placeables and may panic on the way out, its parser recurses
//! without limit, and a number with many digits overflows. A translator meets none of these limits.

use std::collections::HashMap;

use fluent::FluentResource;
use fluent_syntax::ast;

/// Deepest nesting of braces and brackets in one entry.
const MAX_DEPTH: usize = 24;
/// Most placeables that saying one message may meet.
const MAX_PLACEABLES: usize = 90;
/// Longest number written out in a message.
const MAX_DIGITS: usize = 12;

/// True if an entry of this text nests deeper than the parser should be asked to follow.
pub(super) fn is_too_deep(text: &str) -> bool {
    let mut depth = 0_usize;
    for line in text.lines() {
        if line.starts_with(|first: char| !first.is_whitespace() && first != '}') {
            depth = 0;
        }
        for letter in line.chars() {
            match letter {
                '{' => depth += 1,
                '(' if depth > 0 => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                ')' if depth > 1 => depth -= 1,
                _ => {}
            }
            if depth > MAX_DEPTH {
                return true;
            }
        }
    }
    false
}

/// The ids of messages that must not be said, because they cost more than Fluent allows.
pub(super) fn too_costly<'r>(resources: impl Iterator<Item = &'r FluentResource>) -> Vec<String> {
    let mut patterns: HashMap<String, Vec<&ast::Pattern<&str>>> = HashMap::new();
    for entry in resources.flat_map(FluentResource::entries) {
        let (id, value, attributes) = match entry {
            ast::Entry::Message(it) => (it.id.name.to_owned(), it.value.as_ref(), &it.attributes),
            ast::Entry::Term(it) => (term_key(it.id.name), Some(&it.value), &it.attributes),
            _ => continue,
        };
        let all = value
            .into_iter()
            .chain(attributes.iter().map(|it| &it.value));
        patterns.entry(id).or_default().extend(all);
    }
    let mut costs = Costs {
        patterns: &patterns,
        known: HashMap::new(),
        depth: 0,
    };
    let mut refused: Vec<String> = patterns
        .keys()
        .filter(|id| costs.of_entry(id) > MAX_PLACEABLES)
        .cloned()
        .collect();
    refused.sort();
    refused
}

fn term_key(name: &str) -> String {
    format!("-{name}")
}

/// Counts placeables; what refers to something costs as much as all of it.
struct Costs<'p> {
    patterns: &'p HashMap<String, Vec<&'p ast::Pattern<&'p str>>>,
    known: HashMap<String, usize>,
    depth: usize,
}

impl Costs<'_> {
    fn of_entry(&mut self, id: &str) -> usize {
        if let Some(&cost) = self.known.get(id) {
            return cost;
        }
        if self.depth > MAX_PLACEABLES {
            return MAX_PLACEABLES + 1;
        }
        // An entry that meets itself on the way is free there: Fluent stops at the circle.
        self.known.insert(id.to_owned(), 0);
        self.depth += 1;
        let patterns = self.patterns;
        let cost = patterns.get(id).map_or(0, |all| {
            all.iter()
                .map(|one| self.of_pattern(one))
                .max()
                .unwrap_or(0)
        });
        self.depth -= 1;
        self.known.insert(id.to_owned(), cost);
        cost
    }

    fn of_pattern(&mut self, pattern: &ast::Pattern<&str>) -> usize {
        let mut cost = 0_usize;
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                cost = cost.saturating_add(1 + self.of_expression(expression));
            }
        }
        cost
    }

    fn of_expression(&mut self, expression: &ast::Expression<&str>) -> usize {
        match expression {
            ast::Expression::Inline(inline) => self.of_inline(inline),
            ast::Expression::Select { selector, variants } => {
                let dearest = variants.iter().map(|it| self.of_pattern(&it.value)).max();
                self.of_inline(selector) + dearest.unwrap_or(0)
            }
        }
    }

    fn of_inline(&mut self, inline: &ast::InlineExpression<&str>) -> usize {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::NumberLiteral { value } if value.len() > MAX_DIGITS => MAX_PLACEABLES + 1,
            Inline::StringLiteral { .. }
            | Inline::NumberLiteral { .. }
            | Inline::VariableReference { .. } => 0,
            Inline::MessageReference { id, .. } => self.of_entry(id.name),
            Inline::TermReference { id, arguments, .. } => {
                let given = arguments.as_ref().map_or(0, |them| self.of_arguments(them));
                given.saturating_add(self.of_entry(&term_key(id.name)))
            }
            Inline::FunctionReference { arguments, .. } => self.of_arguments(arguments),
            Inline::Placeable { expression } => 1 + self.of_expression(expression),
        }
    }

    fn of_arguments(&mut self, arguments: &ast::CallArguments<&str>) -> usize {
        let named = arguments.named.iter().map(|it| &it.value);
        let all = arguments.positional.iter().chain(named);
        all.fold(0, |sum, one| sum.saturating_add(self.of_inline(one)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> Vec<String> {
        let resource = FluentResource::try_new(text.to_owned()).unwrap();
        too_costly(std::iter::once(&resource))
    }

    #[test]
    fn ordinary_words_pass() {
        assert!(refused("a = { $x ->\n [one] { b }\n *[other] { $x }\n }\nb = { $y }").is_empty());
        assert!(!is_too_deep("a = { NUMBER($x) } :( :( (\nb = { $y }"));
    }

    #[test]
    fn a_message_of_many_placeables_is_refused() {
        let text = format!("a = {}", "{ $x }".repeat(200));
        assert_eq!(refused(&text), ["a"]);
    }

    #[test]
    fn many_small_messages_together_are_refused() {
        let mut text = "a = { b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }\n".to_owned();
        text.push_str("b = { $x }{ $x }{ $x }{ $x }{ $x }{ $x }{ $x }{ $x }{ $x }\n");
        assert_eq!(refused(&text), ["a"]);
    }

    #[test]
    fn circles_and_long_chains_end() {
        assert!(refused("a = { b }\nb = { a }").is_empty());
        let chain: String = (0..5_000)
            .map(|n| format!("m{n} = {{ m{} }}\n", n + 1))
            .collect();
        assert!(refused(&chain).contains(&"m0".to_owned()));
    }

    #[test]
    fn long_numbers_are_refused() {
        assert_eq!(refused("a = { 1.00000000000000000000001 }"), ["a"]);
    }

    #[test]
    fn deep_nesting_is_seen_before_parsing() {
        assert!(is_too_deep(&"{".repeat(100_000)));
        assert!(is_too_deep(&format!("a = {{ {}", "F(".repeat(100_000))));
    }
}
