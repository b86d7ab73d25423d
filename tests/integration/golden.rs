//! A line of the golden file of exercises. The test here and the one in a browser write it by this.

use squarewise::practice::{Name, make};

/// A name and what it gives, on one line; `None` if it gives nothing.
pub(crate) fn line(name: Name) -> Option<String> {
    let text = make(name)?.text().replace('\n', " | ");
    Some(format!("{name}: {}", text.trim_end_matches(" | ")))
}
