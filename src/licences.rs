//! The licences of what others made and the program holds: packages, fonts, the standard library.
//!
//! Most of them ask for their text in every copy of a program. All texts stand in
//! `assets/licences/third-party.txt`; the build packs that file, and here it is unpacked and searched.
//! It is written by a test, `tests/integration/licences.rs`, which also holds it to `Cargo.lock`.

use std::sync::OnceLock;

use crate::embedded;

/// Stands between what is named and the texts.
const TEXT: &str = "\n== TEXT ";

/// Something that others made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Component {
    /// What it is called, such as `serde`.
    pub name: &'static str,
    /// Its version; `any` where none is known.
    pub version: &'static str,
    /// Its licences as an SPDX expression, such as `MIT OR Apache-2.0`.
    pub licence: &'static str,
    texts: &'static str,
}

/// All notices as one text: what there is by name, then every licence once, with its number.
#[must_use]
pub fn notices() -> &'static str {
    static NOTICES: OnceLock<String> = OnceLock::new();
    NOTICES.get_or_init(|| embedded::unpacked(embedded::NOTICES))
}

/// All notices cut between lines into pages, each short enough to be laid out at once.
#[must_use]
pub fn pages() -> Vec<&'static str> {
    const MOST: usize = 4000;
    let (all, mut pages) = (notices(), Vec::new());
    let (mut begin, mut end) = (0, 0);
    for line in all.split_inclusive('\n') {
        if end > begin && end + line.len() > begin + MOST {
            pages.push(&all[begin..end]);
            begin = end;
        }
        end += line.len();
    }
    pages.push(&all[begin..]);
    pages
}

/// Everything that is named, in the order of the names.
pub fn parts() -> impl Iterator<Item = Component> {
    let head = notices().split(TEXT).next().unwrap_or_default();
    head.lines().filter_map(part)
}

/// Everything of this name with its licence texts, capitals or not; `None` if nothing has it.
#[must_use]
pub fn notice(name: &str) -> Option<String> {
    let mut told = String::new();
    for part in parts().filter(|part| part.name.eq_ignore_ascii_case(name)) {
        told.push_str(&format!(
            "{} {} | {}\n",
            part.name, part.version, part.licence
        ));
        for number in part.texts.split(", ") {
            told.push('\n');
            told.push_str(text(number).unwrap_or_default().trim_end());
            told.push('\n');
        }
    }
    (!told.is_empty()).then_some(told)
}

/// A line such as `serde 1.0.0 | MIT OR Apache-2.0 | 1, 2`.
fn part(line: &'static str) -> Option<Component> {
    let mut fields = line.split(" | ");
    let (name, version) = fields.next()?.rsplit_once(' ')?;
    let (licence, texts) = (fields.next()?, fields.next()?);
    Some(Component {
        name,
        version,
        licence,
        texts,
    })
}

/// The text with this number.
fn text(number: &str) -> Option<&'static str> {
    let mut texts = notices().split(TEXT).skip(1);
    texts.find_map(|text| {
        let (head, body) = text.split_once('\n')?;
        (head.trim_end_matches(" ==") == number).then_some(body)
    })
}
