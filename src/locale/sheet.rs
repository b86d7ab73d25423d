//! The words of a lesson as a sheet for translators, and whether a translation still fits its source.
//!
//! Each message stands under a comment `# source 1a2b3c4d`: a hash of the words it was made from. A
//! translator copies the sheet and changes the words; when the source says something else one day, the
//! hashes differ, and the checker tells. Line breaks and blanks do not count.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::{parser, serializer};

use crate::embedded;
use crate::locale::lesson_key::Words;
use crate::locale::negotiate::SOURCE;
use crate::locale::word_count::n_words;
use crate::locale::{inline, limits};

/// How a comment with the hash of a source begins.
const MARK: &str = "source ";

/// A message of a word file: what its words are known by, and which words it says it was made from.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SheetEntry {
    /// The message.
    pub(super) id: String,
    /// The hash of its own words.
    pub(super) hash: String,
    /// The hash that its comment states.
    pub(super) stated: Option<String>,
}

/// The words inside a lesson file as Fluent text, in the order of the file.
#[must_use]
pub fn of_words(lesson: &str, words: &Words) -> String {
    inline::to_ftl(lesson, words)
}

/// The program's own English words of a lesson, as Fluent text.
#[must_use]
pub fn of_shipped(lesson: &str) -> Option<&'static str> {
    of_file(&format!("lessons/{lesson}.ftl"))
}

/// The program's own English words of a file, such as `ui.ftl`.
#[must_use]
pub fn of_file(path: &str) -> Option<&'static str> {
    let files = embedded::words(|language, name| language == SOURCE && name == path);
    files.first().map(|(_, _, text)| *text)
}

/// The program's own words of a lesson, as language and Fluent text.
pub fn all_shipped(lesson: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let path = format!("lessons/{lesson}.ftl");
    let own = embedded::words(|_, name| name == path).into_iter();
    own.map(|(language, _, text)| (language, text))
}

/// The names of the messages of a Fluent text.
#[must_use]
pub fn ids(text: &str) -> Vec<String> {
    let marks = marks(text).into_iter();
    marks.map(|mark| mark.id).collect()
}

/// A sheet for translators: `head` as the file's comment, then every message under its hash.
#[must_use]
pub fn sheet(head: &str, source: &str) -> String {
    let mut sheet = String::new();
    for line in head.lines() {
        sheet.push_str(&format!("### {line}\n"));
    }
    for message in messages(&parsed(source)) {
        sheet.push_str(&format!("\n# {MARK}{}\n", hash(message)));
        for line in bare(message).lines() {
            sheet.push_str(line.trim_end());
            sheet.push('\n');
        }
    }
    sheet
}

/// A translation with the hashes of `source` as it is now; not a word of it changes.
#[must_use]
pub fn confirmed(translation: &str, source: &str) -> String {
    let now = marks(source);
    let mut lines: Vec<String> = Vec::new();
    for line in translation.split_inclusive('\n') {
        if let Some(mark) = now.iter().find(|mark| starts(line, &mark.id)) {
            let end = line.trim_end_matches(['\r', '\n']);
            let end = line.get(end.len()..).unwrap_or_default();
            let end = if end.is_empty() { "\n" } else { end };
            put(&mut lines, format!("# {MARK}{}{end}", mark.hash));
        }
        lines.push(line.to_owned());
    }
    lines.concat()
}

/// A translation brought up to date.
#[derive(Debug, PartialEq, Eq)]
pub struct Updated {
    /// The whole file.
    pub text: String,
    /// The messages that are now said to fit, and were not before.
    pub confirmed: Vec<String>,
    /// The messages that nobody has translated yet: they have the words that the source has now.
    pub renewed: Vec<String>,
    /// The single words that are those of an older source, and may be a translation all the same: left as they were.
    pub left: Vec<String>,
    /// The strings that were added as comments.
    pub added: Vec<String>,
}

/// A translation with the hashes of `source`, of all messages or of one, and with what it lacks as comments.
///
/// A message that still is, word for word, what it was to be translated from is no translation: of an older source
/// it gets the words of now, and it goes on to count as untranslated.
#[must_use]
pub fn updated(translation: &str, source: &str, only: Option<&str>) -> Updated {
    let resource = parsed(source);
    let now: BTreeMap<String, String> = marks(source)
        .into_iter()
        .map(|it| (it.id, it.hash))
        .collect();
    let copies = marks(translation).into_iter().filter(|own| {
        let is_copy = own.stated.as_ref() == Some(&own.hash);
        is_copy && now.get(&own.id).is_some_and(|now| *now != own.hash)
    });
    let copies: BTreeSet<String> = copies.map(|own| own.id).collect();
    let n_words_of = |id: &str| {
        let own = parsed(translation);
        let words = messages(&own).find(|it| it.id.name == id).map(bare);
        words.map_or(0, |words| n_words(&words))
    };
    let is_asked = |id: &str| only.is_none_or(|only| only == id);
    let asked_copies: Vec<&String> = copies.iter().filter(|id| is_asked(id)).collect();
    let of = |fits: fn(usize) -> bool| -> Vec<String> {
        let ids = asked_copies.iter().filter(|id| fits(n_words_of(id)));
        ids.map(|id| (*id).clone()).collect()
    };
    let renewed = of(|n_words| n_words > 1);
    let left = match only {
        None => of(|n_words| n_words == 1),
        Some(_) => Vec::new(),
    };
    let asked = messages(&resource).filter(|it| is_asked(it.id.name));
    let asked: Vec<_> = asked.cloned().collect();
    let is_confirmed = |it: &&Message<&str>| !left.iter().any(|id| id == it.id.name);
    let body = asked.iter().filter(is_confirmed).cloned();
    let body = body.map(Entry::Message).collect();
    let asked_text = serializer::serialize(&Resource { body });
    let mut text = translation.to_owned();
    for message in asked
        .iter()
        .filter(|it| renewed.iter().any(|id| id == it.id.name))
    {
        text = replaced(&text, message);
    }
    let mut text = confirmed(&text, &asked_text);
    let stated = |text: &str| -> Vec<(String, Option<String>)> {
        let marks = marks(text).into_iter();
        marks.map(|mark| (mark.id, mark.stated)).collect()
    };
    let before = stated(translation);
    let is_new = |it: &(String, Option<String>)| !before.contains(it) && !renewed.contains(&it.0);
    let confirmed = stated(&text).into_iter().filter(is_new);
    let confirmed = confirmed.map(|(id, _)| id).collect();
    let mut added = Vec::new();
    let own = parsed(translation);
    for message in &asked {
        let there = messages(&own).find(|own| own.id.name == message.id.name);
        let Some((name, lacking)) = lacking(message, there) else {
            continue;
        };
        let lines: String = lacking.lines().map(|line| format!("# {line}\n")).collect();
        if !translation.contains(&lines) {
            text.push_str(&format!("\n{lines}"));
            added.push(name);
        }
    }
    Updated {
        text,
        confirmed,
        renewed,
        left,
        added,
    }
}

/// A text with other words for a message, in the place of those that it has.
fn replaced(text: &str, message: &Message<&str>) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let Some(first) = lines.iter().position(|line| starts(line, message.id.name)) else {
        return text.to_owned();
    };
    let rest = lines.iter().skip(first + 1);
    let is_more = |line: &&&str| line.starts_with([' ', '\t', '}']) || line.trim().is_empty();
    let n_more = rest.take_while(is_more).count();
    let blanks = lines.iter().take(first + 1 + n_more).rev();
    let n_blank = blanks.take_while(|line| line.trim().is_empty()).count();
    let words = bare(message);
    lines.splice(first..first + 1 + n_more - n_blank, [words.as_str()]);
    lines.concat()
}

/// The part of a message that a translation of it does not have, with its name.
fn lacking(message: &Message<&str>, there: Option<&Message<&str>>) -> Option<(String, String)> {
    let id = message.id.name;
    let Some(there) = there else {
        return Some((id.to_owned(), bare(message)));
    };
    let mut message = message.clone();
    let has = |name: &str| there.attributes.iter().any(|own| own.id.name == name);
    message
        .attributes
        .retain(|attribute| !has(attribute.id.name));
    message.value = None;
    let first = message.attributes.first()?;
    Some((format!("{id}.{}", first.id.name), bare(&message)))
}

/// Puts a comment with a hash above the message that comes next, in the place of an older one.
fn put(lines: &mut Vec<String>, comment: String) {
    let is_comment = |line: &&String| line.starts_with("# ");
    let n_comments = lines.iter().rev().take_while(is_comment).count();
    let first = lines.len() - n_comments;
    let old = lines
        .iter()
        .skip(first)
        .position(|line| stated(line.get(2..).unwrap_or_default()).is_some());
    match old.and_then(|old| lines.get_mut(first + old)) {
        Some(line) => *line = comment,
        None => lines.push(comment),
    }
}

/// Every message of a text that can be read.
pub(super) fn marks(text: &str) -> Vec<SheetEntry> {
    let resource = parsed(text);
    let mark = |message: &Message<&str>| SheetEntry {
        id: message.id.name.to_owned(),
        hash: hash(message),
        stated: message
            .comment
            .iter()
            .flat_map(|comment| &comment.content)
            .find_map(|line| stated(line)),
    };
    messages(&resource).map(mark).collect()
}

fn parsed(text: &str) -> Resource<&str> {
    if limits::is_too_deep(text) {
        return Resource { body: Vec::new() };
    }
    parser::parse(text).unwrap_or_else(|(resource, _)| resource)
}

fn messages<'r, 't>(resource: &'r Resource<&'t str>) -> impl Iterator<Item = &'r Message<&'t str>> {
    resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// The hash in a comment, if it is one with a hash.
fn stated(comment: &str) -> Option<String> {
    let hash = comment.trim().strip_prefix(MARK)?.trim();
    let is_hash = hash.len() == 8 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hash.then(|| hash.to_ascii_lowercase())
}

/// The message without its comment.
fn bare(message: &Message<&str>) -> String {
    let message = Message {
        comment: None,
        ..message.clone()
    };
    serializer::serialize(&Resource {
        body: vec![Entry::Message(message)],
    })
}

/// Eight digits that change with the words (FNV-1a).
fn hash(message: &Message<&str>) -> String {
    let text = bare(message);
    let words: Vec<&str> = text.split_whitespace().collect();
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let hash = words.join(" ").bytes().fold(0x811c_9dc5, mix);
    format!("{hash:08x}")
}

/// Whether a line is the first of a message.
fn starts(line: &str, id: &str) -> bool {
    line.strip_prefix(id)
        .is_some_and(|rest| rest.trim_start().starts_with('='))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::WordKey;

    const SOURCE_TEXT: &str = "lesson-l = Rook\n    .about = Lines\n\nlesson-l_one = A { $player }\n    goes.\n    .hint-1 = Look.\n";

    fn words() -> Words {
        let entry =
            |step: Option<&str>, key, text: &str| (step.map(str::to_owned), key, text.to_owned());
        Words {
            language: Some("en".to_owned()),
            entries: vec![
                entry(None, WordKey::Title, "The rook"),
                entry(
                    Some("two"),
                    WordKey::Text,
                    "{{a}} *b*\n\n[c] of {best}\n\n.d",
                ),
                entry(Some("two"), WordKey::Hint(1), "*look*"),
                entry(Some("one"), WordKey::Text, "The {rook}."),
            ],
        }
    }

    #[test]
    fn a_sheet_keeps_the_order_and_guards_fluents_signs() {
        let sheet = sheet("A.\nB.", &of_words("l", &words()));
        let hashes: Vec<String> = marks(&sheet).into_iter().map(|mark| mark.hash).collect();
        let expected = format!(
            "### A.\n### B.\n
# source {}\nlesson-l = The rook\n
# source {}\nlesson-l_two =\n    {{ \"{{\" }}a{{ \"}}\" }} *b*\n\n    {{ \"[\" }}c] of {{ $best }}\n\n    {{ \".\" }}d
    .hint-1 = {{ \"*\" }}look*\n
# source {}\nlesson-l_one = The {{ PIECE(\"rook\") }}.\n",
            hashes[0], hashes[1], hashes[2]
        );
        assert_eq!(sheet, expected);
        assert!(
            marks(&sheet)
                .iter()
                .all(|mark| mark.stated.as_ref() == Some(&mark.hash))
        );
    }

    #[test]
    fn line_breaks_do_not_change_a_hash_and_words_do() {
        let hash = |text: &str| marks(text)[1].hash.clone();
        let broken = SOURCE_TEXT.replace("\n    goes", " goes");
        assert_eq!(hash(SOURCE_TEXT), hash(&broken));
        assert_ne!(hash(SOURCE_TEXT), hash(&SOURCE_TEXT.replace("Look", "See")));
    }

    #[test]
    fn confirming_changes_nothing_but_comments() {
        let german =
            "# Turm\n# source 00000000\nlesson-l = Turm\nlesson-l_one = Ein\r\nlesson-x = X\n";
        let now: Vec<String> = marks(SOURCE_TEXT)
            .into_iter()
            .map(|mark| mark.hash)
            .collect();
        let once = confirmed(german, SOURCE_TEXT);
        assert_eq!(
            once,
            format!(
                "# Turm\n# source {}\nlesson-l = Turm\n# source {}\r\nlesson-l_one = Ein\r\nlesson-x = X\n",
                now[0], now[1]
            )
        );
        assert_eq!(confirmed(&once, SOURCE_TEXT), once);
    }

    #[test]
    fn an_update_adds_what_is_new_once_and_names_what_it_marks() {
        let german = "lesson-l = Turm\n    .about = Gerade\n\nlesson-l_one = Ein\n";
        let source = format!("{SOURCE_TEXT}\nlesson-l_two = New.\n");
        let once = updated(german, &source, None);
        assert_eq!(once.confirmed, ["lesson-l", "lesson-l_one"]);
        assert_eq!(once.added, ["lesson-l_one.hint-1", "lesson-l_two"]);
        let end = "\n# lesson-l_one =\n#     .hint-1 = Look.\n\n# lesson-l_two = New.\n";
        assert!(once.text.ends_with(end), "{}", once.text);
        let twice = updated(&once.text, &source, None);
        assert_eq!(
            (twice.text.as_str(), twice.added.len()),
            (once.text.as_str(), 0)
        );
        let one = updated(german, &source, Some("lesson-l"));
        assert_eq!((one.confirmed.len(), one.added.len()), (1, 0));
    }

    #[test]
    fn an_update_takes_no_message_for_translated_that_nobody_has_translated() {
        let old = "l = The old rook\n    .about = Old lines\n\nl_one = Next\n\nl_two = { $left }\n";
        let new = "l = The new rook\n    .about = New lines\n\nl_one = On\n\nl_two = { $left }.\n";
        let untouched = sheet("Sheet.", old);
        let once = updated(&untouched, new, None);
        assert_eq!(once.renewed, ["l"]);
        assert_eq!(once.left, ["l_one"]);
        assert_eq!(once.confirmed, ["l_two"]);
        let of = |text: &str, id: &str| marks(text).into_iter().find(|it| it.id == id).unwrap();
        assert_eq!(of(&once.text, "l").hash, of(new, "l").hash);
        assert_eq!(of(&once.text, "l").stated, Some(of(new, "l").hash));
        assert_eq!(of(&once.text, "l_one").hash, of(old, "l_one").hash);
        assert_eq!(of(&once.text, "l_one").stated, Some(of(old, "l_one").hash));
        let asked = updated(&once.text, new, Some("l_one"));
        assert_eq!(asked.confirmed, ["l_one"]);
        let translated = untouched.replace("The old rook", "La torre");
        assert_eq!(updated(&translated, new, Some("l")).confirmed, ["l"]);
    }

    #[test]
    fn what_cannot_be_read_has_no_marks() {
        assert_eq!(marks(&"{".repeat(100_000)), []);
        assert_eq!(marks("a = }\nb = B\n").len(), 1);
    }
}
