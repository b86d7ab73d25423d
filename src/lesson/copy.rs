//! A lesson file written again under another name, with its words inside it.
//!
//! Everything else stays as its author wrote it, the notes too. Shipped lessons have their words in Fluent
//! files; a teacher who changes one wants board and words in one place.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::diagnostic::Source;
use crate::lesson::{AnyLesson, Lesson, on_board};
use crate::locale::WordKey;
use crate::rules::Geometry;

/// The words of the copy: those of a step, or of the lesson itself.
pub type SayWord<'a> = &'a dyn Fn(Option<&str>, &WordKey) -> Option<String>;

/// What a copy is called, and the language of its words.
#[derive(Clone, Copy, Debug)]
pub struct CopyName<'a> {
    /// The copy's own id.
    pub id: &'a str,
    /// The language of the words; `None` if there are none.
    pub language: Option<&'a str>,
}

/// The file of a lesson with its words; `None` if it is not the file of that lesson.
#[must_use]
pub fn with_words(
    source: &Source,
    lesson: &AnyLesson,
    name: CopyName<'_>,
    say: SayWord<'_>,
) -> Option<String> {
    on_board!(lesson, lesson => copied(source, lesson, name, say))
}

fn copied<G: Geometry>(
    source: &Source,
    lesson: &Lesson<G>,
    name: CopyName<'_>,
    say: SayWord<'_>,
) -> Option<String> {
    let root = DeTable::parse(source.text()).ok()?;
    let root = root.get_ref();
    let mut edits = Edits::new(source);
    let mut top = edits.table(root, "id")?;
    top.set("id", Some(quoted(name.id)));
    top.set("language", name.language.map(quoted));
    for (field, key) in [
        ("title", WordKey::Title),
        ("about", WordKey::About),
        ("can", WordKey::Can),
        ("notes", WordKey::Notes),
    ] {
        top.set(field, say(None, &key).map(|text| quoted(&text)));
    }
    let (_, steps) = root.iter().find(|(key, _)| key.get_ref() == "step")?;
    let steps = steps.get_ref().as_array()?;
    for (table, step) in steps.iter().zip(&lesson.steps) {
        let table = table.get_ref().as_table()?;
        let say = |key: &WordKey| say(Some(&step.id), key).map(|text| quoted(&text));
        let hints: Vec<String> = (1..=step.n_hints)
            .filter_map(|n| say(&WordKey::Hint(n)))
            .collect();
        let wrong = step.wrong.iter().map(|it| WordKey::Wrong(it.key.clone()));
        let because = step.because_say.iter();
        let because = because.map(|it| WordKey::Because(it.code().to_owned()));
        let pairs = |field: &str, keys: &mut dyn Iterator<Item = WordKey>| {
            let said: Vec<String> = names(table, field)
                .into_iter()
                .zip(keys)
                .filter_map(|(name, key)| Some(format!("[{}, {}]", quoted(&name), say(&key)?)))
                .collect();
            (!said.is_empty()).then(|| list(&said))
        };
        let wrong = pairs("wrong", &mut { wrong });
        let because = pairs("because_say", &mut { because });
        let mut own = edits.table(table, "kind")?;
        own.set("text", say(&WordKey::Text));
        own.set("hints", (!hints.is_empty()).then(|| list(&hints)));
        own.set("paper", say(&WordKey::Paper));
        own.set("yes", say(&WordKey::Yes));
        own.set("no", say(&WordKey::No));
        own.set("wrong", wrong);
        own.set("because_say", because);
        for option in blocks(table, "option") {
            let id = option.get("id")?.get_ref().as_str()?.to_owned();
            let mut own = edits.table(option, "id")?;
            own.set("text", say(&WordKey::Option(id.clone())));
            own.set("say", say(&WordKey::OptionSay(id)));
        }
    }
    Some(edits.done())
}

/// The tables of a list of tables.
fn blocks<'t>(table: &'t DeTable<'t>, field: &str) -> Vec<&'t DeTable<'t>> {
    let list = table.get(field).and_then(|list| list.get_ref().as_array());
    let tables = list.into_iter().flat_map(|list| list.iter());
    tables
        .filter_map(|item| item.get_ref().as_table())
        .collect()
}

/// The names of a list of pairs, or of a list of names alone.
fn names(table: &DeTable<'_>, field: &str) -> Vec<String> {
    let found = table.iter().find(|(key, _)| key.get_ref() == field);
    let items = found.and_then(|(_, list)| list.get_ref().as_array());
    let name = |item: &DeValue<'_>| match item {
        DeValue::String(name) => Some(name.to_string()),
        DeValue::Array(pair) => Some(pair.iter().next()?.get_ref().as_str()?.to_owned()),
        _ => None,
    };
    let items = items.into_iter().flat_map(|items| items.iter());
    items.filter_map(|item| name(item.get_ref())).collect()
}

/// What is changed in a file: bytes and what comes in their place.
struct Edits<'s> {
    source: &'s Source,
    all: Vec<(Range<usize>, String)>,
}

/// The changes of one table.
struct TableEdits<'e, 's, 't> {
    edits: &'e mut Edits<'s>,
    table: &'t DeTable<'t>,
    /// The end of the line behind which new settings go.
    end: usize,
}

impl<'s> Edits<'s> {
    fn new(source: &'s Source) -> Self {
        let all = Vec::new();
        Self { source, all }
    }

    /// A table whose new settings go behind the setting `anchor`.
    fn table<'e, 't>(
        &'e mut self,
        table: &'t DeTable<'t>,
        anchor: &str,
    ) -> Option<TableEdits<'e, 's, 't>> {
        let (_, value) = table.iter().find(|(key, _)| key.get_ref() == anchor)?;
        let end = self.source.line_span(value.span().end).end;
        Some(TableEdits {
            edits: self,
            table,
            end,
        })
    }

    /// The text with all changes; those at one place in the order in which they were made.
    fn done(mut self) -> String {
        self.all.sort_by_key(|(range, _)| range.start);
        let text = self.source.text();
        let (mut out, mut at) = (String::new(), 0);
        for (range, new) in self.all {
            out.push_str(text.get(at..range.start).unwrap_or_default());
            out.push_str(&new);
            at = range.end.max(at);
        }
        out.push_str(text.get(at..).unwrap_or_default());
        out
    }
}

impl TableEdits<'_, '_, '_> {
    /// Gives a setting a value, in the place of the one it has; without a value nothing changes.
    fn set(&mut self, field: &str, value: Option<String>) {
        let Some(value) = value else { return };
        let mut entries = self.table.iter();
        let old = entries.find(|(key, _)| key.get_ref() == field);
        self.edits.all.push(match old {
            Some((_, old)) => (old.span(), value),
            None => (self.end..self.end, format!("\n{field} = {value}")),
        });
    }
}

fn list(items: &[String]) -> String {
    let items: String = items.iter().map(|it| format!("    {it},\n")).collect();
    format!("[\n{items}]")
}

/// A text between quotes, as lesson files have it; one with paragraphs between three.
#[must_use]
pub fn quoted(text: &str) -> String {
    let safe = text.replace('\\', "\\\\").replace('"', "\\\"");
    let safe: String = safe
        .chars()
        .filter(|it| *it == '\n' || !it.is_control())
        .collect();
    if safe.contains('\n') {
        format!("\"\"\"\n{safe}\n\"\"\"")
    } else {
        format!("\"{safe}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::{codes, read};

    const LESSON: &str = "# A note.
format = 1
id = \"old\" # its name

[[step]]
id = \"one\"
kind = \"move\" # a kind
board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"
answer = [\"a1-a8\"]
hints = 2
wrong = [\"a1-b1\"]
";

    #[test]
    fn words_come_in_and_the_rest_stays() {
        let source = Source::new("old.toml", LESSON);
        let (lesson, found) = read(&source);
        let lesson = lesson.unwrap_or_else(|| panic!("{found:?}"));
        let say = |step: Option<&str>, key: &WordKey| match (step, key) {
            (None, WordKey::Title) => Some("My \"own\"".to_owned()),
            (Some(_), WordKey::Text) => Some("One.\n\nTwo \\.".to_owned()),
            (Some(_), WordKey::Hint(n)) => Some(format!("Hint {n}")),
            (Some(_), WordKey::Wrong(name)) => Some(format!("Not {name}.")),
            _ => None,
        };
        let name = CopyName {
            id: "new",
            language: Some("pl"),
        };
        let copy = with_words(&source, &lesson, name, &say).unwrap();
        let expected = "# A note.
format = 1
id = \"new\" # its name
language = \"pl\"
title = \"My \\\"own\\\"\"

[[step]]
id = \"one\"
kind = \"move\" # a kind
text = \"\"\"
One.

Two \\\\.
\"\"\"
board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"
answer = [\"a1-a8\"]
hints = [
    \"Hint 1\",
    \"Hint 2\",
]
wrong = [
    [\"a1-b1\", \"Not a1-b1.\"],
]
";
        assert_eq!(copy, expected);
        let (again, found) = read(&Source::new("new.toml", copy.clone()));
        // The program does not speak the language of this copy, and says so.
        let is_told = found
            .iter()
            .all(|it| it.code == codes::LANGUAGE && !it.is_error());
        assert!(is_told && again.is_some(), "{found:?}");
        let again = again.unwrap();
        let twice = with_words(&Source::new("new.toml", copy.clone()), &again, name, &say);
        assert_eq!(twice, Some(copy));
    }
}
