//! Where the names of a word file stand.

use crate::diagnostic::{Source, Span};

/// Where a message or attribute stands: Fluent keeps no places, so the lines are searched.
pub(super) fn place_of(source: &Source, name: &str) -> Span {
    let (id, attribute) = match name.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (name, None),
    };
    let mut is_inside = false;
    let mut at = 0;
    for line in source.text().split_inclusive('\n') {
        let is_start = starts_with_name(line, id);
        let inner = line.trim_start();
        let is_attribute = attribute.is_some_and(|attribute| {
            inner
                .strip_prefix('.')
                .is_some_and(|rest| starts_with_name(rest, attribute))
        });
        if (is_start && attribute.is_none()) || (is_inside && is_attribute) {
            let start = at + line.len() - inner.len();
            return Span::new(start, at + line.trim_end().len());
        }
        is_inside = is_start || (is_inside && line.starts_with(char::is_whitespace));
        at += line.len();
    }
    Span::new(0, 0)
}

fn starts_with_name(line: &str, name: &str) -> bool {
    line.strip_prefix(name)
        .is_some_and(|rest| rest.trim_start().starts_with('='))
}
