//! `squarewise check --coverage`: how much of the words each language has.

use std::fmt::Write as _;

use crate::locale::coverage::{Coverage, Part, coverage};

/// The table, a language a line.
pub(super) fn table() -> String {
    drawn(&coverage())
}

fn drawn(all: &[Coverage]) -> String {
    let cells = |it: &Coverage| {
        let parts = it.parts.iter().map(share);
        let last = [it.stale.to_string()];
        parts.chain(last).collect::<Vec<String>>()
    };
    let heads = all.first().map_or_else(Vec::new, |it| {
        let names = it.parts.iter().map(|part| heading(&part.name).to_owned());
        names.chain(["stale".to_owned()]).collect()
    });
    let mut text = String::new();
    row(&mut text, "language", &heads);
    for language in all {
        row(&mut text, &language.language, &cells(language));
    }
    text
}

/// What a part is called for people who do not know the files.
fn heading(part: &str) -> &str {
    match part {
        "ui" => "screens",
        "check" => "checker",
        other => other,
    }
}

fn share(part: &Part) -> String {
    format!("{} of {}", part.there, part.all)
}

fn row(text: &mut String, first: &str, cells: &[String]) {
    let _ = write!(text, "{first:<10}");
    for cell in cells {
        let _ = write!(text, "{cell:>14}");
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_line() {
        let part = |name: &str, there| Part {
            name: name.to_owned(),
            there,
            all: 300,
        };
        let one = |language: &str, there| Coverage {
            language: language.to_owned(),
            parts: vec![part("lessons", 300), part("ui", there)],
            stale: 2,
        };
        let expected = "\
language         lessons       screens         stale
de            300 of 300    299 of 300             2
en            300 of 300    300 of 300             2
";
        assert_eq!(drawn(&[one("de", 299), one("en", 300)]), expected);
    }
}
