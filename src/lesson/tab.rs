//! One block of a lesson file, read by the field table.
//!
//! [`Tab::open`] looks at every setting once: unknown, misplaced, not built yet, of the wrong type, without a
//! choice of that name, or missing; each gets its diagnostic, and none stops the others. What is left is
//! handed out by the getters, which never complain: `None` means absent or already complained about.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Diagnostic, Source, Span, closest};
use crate::lesson::codes;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::log::Log;

/// A block of the file before it is read.
#[derive(Clone, Copy)]
pub(super) struct Block<'t> {
    pub(super) table: &'t DeTable<'t>,
    /// Where the block begins: the caret for what is missing.
    pub(super) head: Span,
    /// Everything up to the next block.
    pub(super) extent: Span,
}

/// Why a setting that is known elsewhere does not belong here.
pub(super) struct Elsewhere {
    pub(super) message: String,
    pub(super) help: Option<String>,
    pub(super) also: Option<(Span, String)>,
}

/// A text of the file with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text<'t> {
    /// What it says.
    pub(super) value: &'t str,
    /// Where it stands, with its quotes.
    pub(super) span: Span,
    /// Where its first byte stands; `None` if the file writes it with escapes.
    inner: Option<usize>,
}

impl<'t> Text<'t> {
    pub(super) fn new(source: &Source, value: &'t str, span: Span) -> Text<'t> {
        let raw = source.slice(span);
        let (start, content) = ["\"\"\"", "'''", "\"", "'"]
            .into_iter()
            .find_map(|quote| Some((quote, raw.strip_prefix(quote)?.strip_suffix(quote)?)))
            .map_or((0, raw), |(quote, content)| (quote.len(), content));
        let newline = match (start, content) {
            (3, content) if content.starts_with("\r\n") => 2,
            (3, content) if content.starts_with('\n') => 1,
            _ => 0,
        };
        let is_plain = content.get(newline..) == Some(value);
        Text {
            value,
            span,
            inner: is_plain.then_some(span.start + start + newline),
        }
    }

    /// The place of the bytes `start..end` of the value; the whole text if it is written with escapes.
    pub(super) fn part(&self, start: usize, end: usize) -> Span {
        match self.inner {
            Some(inner) => Span::new(inner + start, inner + end),
            None => self.span,
        }
    }

    /// The words between blanks, each as a text with its own place.
    pub(super) fn words(&self) -> Vec<Text<'t>> {
        let mut words = Vec::new();
        let mut start = None;
        for (at, letter) in self.value.char_indices().chain([(self.value.len(), ' ')]) {
            if !letter.is_whitespace() {
                start = start.or(Some(at));
            } else if let Some(from) = start.take() {
                words.push(self.cut(from, at));
            }
        }
        words
    }

    /// The lines, each as a text with its own place.
    pub(super) fn lines(&self) -> Vec<Text<'t>> {
        let mut at = 0;
        let mut lines = Vec::new();
        for line in self.value.split_inclusive('\n') {
            lines.push(self.cut(at, at + line.trim_end_matches(['\n', '\r']).len()));
            at += line.len();
        }
        lines
    }

    /// A piece of the text with its own place.
    pub(super) fn cut(&self, start: usize, end: usize) -> Text<'t> {
        let value = self.value.get(start..end).unwrap_or_default();
        Text {
            value,
            span: self.part(start, end),
            inner: self.inner.map(|inner| inner + start),
        }
    }

    /// The same without blanks at either end.
    pub(super) fn trimmed(&self) -> Text<'t> {
        let start = self.value.len() - self.value.trim_start().len();
        self.cut(start, start + self.value.trim().len())
    }

    /// The inside of the quotes, for a caret below the value alone.
    pub(super) fn inside(&self) -> Span {
        self.part(0, self.value.len())
    }
}

/// An entry of a list of pairs: a name, and perhaps the sentence that goes with it.
pub(super) struct Pair<'t> {
    pub(super) name: Text<'t>,
    pub(super) say: Option<Text<'t>>,
}

struct Entry<'t> {
    field: &'static Field,
    key: Span,
    value: &'t Spanned<DeValue<'t>>,
    is_usable: bool,
}

/// A block whose settings were looked at.
pub(super) struct Tab<'t> {
    entries: Vec<Entry<'t>>,
    head: Span,
}

impl<'t> Tab<'t> {
    /// Looks at every setting of a block; `what` is the block in words, as in "a lesson".
    pub(super) fn open(
        log: &mut Log<'_>,
        block: Block<'t>,
        what: &str,
        fields: &[&'static Field],
        elsewhere: &dyn Fn(&str, Span) -> Option<Elsewhere>,
    ) -> Tab<'t> {
        let mut entries = Vec::new();
        let mut meant = Vec::new();
        for (key, value) in block.table {
            let (name, span) = (key.get_ref().as_ref(), Span::from(key.span()));
            let is_broken = log.is_broken(span) || log.is_broken(value.span().into());
            match fields.iter().find(|field| field.name == name) {
                Some(field) => {
                    let is_usable = !is_broken && fits(log, field, span, value);
                    entries.push(Entry {
                        field,
                        key: span,
                        value,
                        is_usable,
                    });
                }
                None if is_broken => {}
                None => {
                    let near = closest(name, fields.iter().map(|field| field.name));
                    meant.extend(near);
                    log.push(misfit(name, span, what, near, elsewhere(name, span)));
                }
            }
        }
        let tab = Tab {
            entries,
            head: block.head,
        };
        if !log.is_broken(block.extent) {
            for field in fields
                .iter()
                .filter(|field| field.needed && !meant.contains(&field.name))
            {
                tab.need(log, field.name, what);
            }
        }
        tab
    }

    /// Complains if a setting is not there at all.
    pub(super) fn need(&self, log: &mut Log<'_>, name: &'static str, what: &str) {
        if !self.has(name) {
            let found =
                Diagnostic::error(codes::MISSING, self.head, format!("{what} needs `{name}`"));
            log.push(found.label(format!("no `{name}`")));
        }
    }

    /// Where the block begins.
    pub(super) fn head(&self) -> Span {
        self.head
    }

    /// Whether the setting is there, usable or not.
    pub(super) fn has(&self, name: &str) -> bool {
        self.key(name).is_some()
    }

    /// Where the setting's name stands.
    pub(super) fn key(&self, name: &str) -> Option<Span> {
        self.entries
            .iter()
            .find(|entry| entry.field.name == name)
            .map(|entry| entry.key)
    }

    fn value(&self, name: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.entries
            .iter()
            .find(|entry| entry.field.name == name && entry.is_usable)
            .map(|entry| entry.value)
    }

    /// A text.
    pub(super) fn text(&self, log: &Log<'_>, name: &str) -> Option<Text<'t>> {
        text(log.source(), self.value(name)?)
    }

    /// A number with its place.
    pub(super) fn number(&self, name: &str) -> Option<(u32, Span)> {
        let value = self.value(name)?;
        Some((number(value.get_ref())?, value.span().into()))
    }

    /// A switch; off if it is not there.
    pub(super) fn is_on(&self, name: &str) -> bool {
        matches!(
            self.value(name).map(Spanned::get_ref),
            Some(DeValue::Boolean(true))
        )
    }

    /// A list of texts, or the one text that stands for it; empty if it is not there.
    pub(super) fn list(&self, log: &Log<'_>, name: &str) -> Vec<Text<'t>> {
        let Some(value) = self.value(name) else {
            return Vec::new();
        };
        match value.get_ref() {
            DeValue::Array(items) => items
                .iter()
                .filter_map(|item| text(log.source(), item))
                .collect(),
            _ => text(log.source(), value).into_iter().collect(),
        }
    }

    /// A list of pairs; a text that stands alone is a name without a sentence.
    pub(super) fn pairs(&self, log: &Log<'_>, name: &str) -> Vec<Pair<'t>> {
        let Some(DeValue::Array(items)) = self.value(name).map(Spanned::get_ref) else {
            return Vec::new();
        };
        let pair = |item: &'t Spanned<DeValue<'t>>| match item.get_ref() {
            DeValue::Array(two) => {
                let mut two = two.iter().map(|item| text(log.source(), item));
                Some(Pair {
                    name: two.next()??,
                    say: two.next()?,
                })
            }
            _ => Some(Pair {
                name: text(log.source(), item)?,
                say: None,
            }),
        };
        items.iter().filter_map(pair).collect()
    }

    /// The blocks under this one, each with where it begins.
    pub(super) fn blocks(&self, name: &str) -> Vec<(&'t DeTable<'t>, Span)> {
        let Some(DeValue::Array(items)) = self.value(name).map(Spanned::get_ref) else {
            return Vec::new();
        };
        let block = |item: &'t Spanned<DeValue<'t>>| match item.get_ref() {
            DeValue::Table(table) => Some((table, item.span().into())),
            _ => None,
        };
        items.iter().filter_map(block).collect()
    }
}

fn text<'t>(source: &Source, value: &'t Spanned<DeValue<'t>>) -> Option<Text<'t>> {
    match value.get_ref() {
        DeValue::String(text) => Some(Text::new(source, text.as_ref(), value.span().into())),
        _ => None,
    }
}

fn number(value: &DeValue<'_>) -> Option<u32> {
    match value {
        DeValue::Integer(number) => u32::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}

/// The diagnostic for a setting that this block does not have.
fn misfit(
    name: &str,
    key: Span,
    what: &str,
    near: Option<&str>,
    elsewhere: Option<Elsewhere>,
) -> Diagnostic {
    if let Some(elsewhere) = elsewhere {
        let found = Diagnostic::error(codes::MISPLACED, key, elsewhere.message).label("not here");
        let found = found.maybe_help(elsewhere.help);
        return match elsewhere.also {
            Some((span, label)) => found.also(span, label),
            None => found,
        };
    }
    Diagnostic::error(
        codes::UNKNOWN,
        key,
        format!("{what} has no setting called `{name}`"),
    )
    .label("not known")
    .maybe_help(near.map(|near| format!("did you mean `{near}`?")))
}

/// Whether a value is of the field's type and one of its choices; complains if not.
fn fits(log: &mut Log<'_>, field: &Field, key: Span, value: &Spanned<DeValue<'_>>) -> bool {
    if !field.built {
        log.push(not_yet(key, &format!("`{}`", field.name)));
        return false;
    }
    if let Err((span, found)) = shape(field.ty, value) {
        let message = format!("`{}` is {}, not {found}", field.name, field.ty.expected());
        let found = Diagnostic::error(codes::TYPE, span, message).label(found);
        log.push(found.maybe_help(example(field, value)));
        return false;
    }
    match value.get_ref() {
        DeValue::String(text) if !field.choices.is_empty() => {
            let text = Text::new(log.source(), text.as_ref(), value.span().into());
            is_choice(log, field, text)
        }
        _ => true,
    }
}

fn is_choice(log: &mut Log<'_>, field: &Field, text: Text<'_>) -> bool {
    if field.choices.contains(&text.value) {
        return true;
    }
    if field.later.contains(&text.value) {
        log.push(not_yet(
            text.inside(),
            &format!("`{} = \"{}\"`", field.name, text.value),
        ));
        return false;
    }
    let all: Vec<String> = field
        .choices
        .iter()
        .map(|choice| format!("`{choice}`"))
        .collect();
    let help = match closest(text.value, field.choices.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("write {}", all.join(" or ")),
    };
    let message = format!("`{}` cannot be `{}`", field.name, text.value);
    log.push(
        Diagnostic::error(codes::UNKNOWN, text.inside(), message)
            .label("not known")
            .help(help),
    );
    false
}

/// The diagnostic for what the format knows and the program does not do yet.
pub(super) fn not_yet(span: Span, what: &str) -> Diagnostic {
    let message =
        format!("{what} is part of the format, but this version of squarewise does not do it yet");
    Diagnostic::error(codes::NOT_YET, span, message)
        .label("not yet")
        .help("leave it out for now")
}

/// What to type where the shape is nearly right.
fn example(field: &Field, value: &Spanned<DeValue<'_>>) -> Option<String> {
    match (field.ty, value.get_ref()) {
        (Ty::List, DeValue::String(text)) if !text.contains('\n') => {
            Some(format!("write `{} = [\"{text}\"]`", field.name))
        }
        (Ty::Number, DeValue::String(text)) if text.parse::<u32>().is_ok() => {
            Some(format!("write `{} = {text}`", field.name))
        }
        (Ty::Switch, DeValue::String(text)) if matches!(text.as_ref(), "true" | "false") => {
            Some(format!("write `{} = {text}`", field.name))
        }
        (Ty::Pairs, _) => Some(format!(
            "write `{} = [[\"name\", \"sentence\"]]`",
            field.name
        )),
        _ => None,
    }
}

/// The first place that is not of the type, with what stands there.
fn shape(ty: Ty, value: &Spanned<DeValue<'_>>) -> Result<(), (Span, &'static str)> {
    let this = (Span::from(value.span()), name_of(value.get_ref()));
    let is_text = |item: &Spanned<DeValue<'_>>| matches!(item.get_ref(), DeValue::String(_));
    let is_table = |item: &Spanned<DeValue<'_>>| matches!(item.get_ref(), DeValue::Table(_));
    let is_pair = |item: &Spanned<DeValue<'_>>| match item.get_ref() {
        DeValue::Array(two) => matches!(two.len(), 1 | 2) && two.iter().all(is_text),
        _ => is_text(item),
    };
    let all = |is_fine: &dyn Fn(&Spanned<DeValue<'_>>) -> bool| match value.get_ref() {
        DeValue::Array(items) => match items.iter().find(|item| !is_fine(item)) {
            Some(item) => Err((item.span().into(), name_of(item.get_ref()))),
            None => Ok(()),
        },
        _ => Err(this),
    };
    let yes = |is_fine: bool| if is_fine { Ok(()) } else { Err(this) };
    match ty {
        Ty::Text => yes(is_text(value)),
        Ty::Number => yes(number(value.get_ref()).is_some()),
        Ty::Switch => yes(matches!(value.get_ref(), DeValue::Boolean(_))),
        Ty::List => all(&is_text),
        Ty::TextOrList if is_text(value) => Ok(()),
        Ty::TextOrList => all(&is_text),
        Ty::NumberOrList if number(value.get_ref()).is_some() => Ok(()),
        Ty::NumberOrList => all(&is_text),
        Ty::Pairs => all(&is_pair),
        Ty::Blocks => all(&is_table),
    }
}

fn name_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "`true` or `false`",
        DeValue::Datetime(_) => "a date or a time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_inside_quotes_is_exact() {
        for (raw, value) in [
            ("\"a bé c\"", "a bé c"),
            ("'a bé c'", "a bé c"),
            ("\"\"\"\r\na bé c\"\"\"", "a bé c"),
            ("'''a bé c'''", "a bé c"),
        ] {
            let source = Source::new("t", format!("x = {raw}"));
            let text = Text::new(&source, value, Span::new(4, 4 + raw.len()));
            let words: Vec<&str> = text
                .words()
                .iter()
                .map(|word| source.slice(word.span))
                .collect();
            assert_eq!(words, ["a", "bé", "c"], "{raw}");
            assert_eq!(source.slice(text.inside()), value);
        }
    }

    #[test]
    fn an_escaped_text_is_marked_whole() {
        let source = Source::new("t", r#"x = "a\u0020b""#);
        let text = Text::new(&source, "a b", Span::new(4, 14));
        assert_eq!(
            text.words()
                .iter()
                .map(|word| word.span)
                .collect::<Vec<_>>(),
            [text.span, text.span]
        );
    }

    #[test]
    fn lines_keep_their_places() {
        let source = Source::new("t", "\"\"\"\none\r\n two\n\"\"\"");
        let text = Text::new(&source, "one\r\n two\n", Span::new(0, source.text().len()));
        let lines: Vec<&str> = text
            .lines()
            .iter()
            .map(|line| source.slice(line.trimmed().span))
            .collect();
        assert_eq!(lines, ["one", "two"]);
    }
}
