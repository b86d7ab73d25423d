//! One block of a lesson file, read by the field table.
//!
//! [`Tab::open`] looks at every setting once: unknown, misplaced, not built yet, of the wrong type, without a
//! choice of that name, or missing; each gets its diagnostic, and none stops the others. What is left is
//! handed out by the getters, which never complain: `None` means absent or already complained about.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Diagnostic, Message, Source, Span, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::fields::Field;
use crate::lesson::guess;
use crate::lesson::log::Log;
use crate::lesson::shape::{example_of, fits, number};
use crate::lesson::text::Text;

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
    pub(super) message: Message,
    pub(super) help: Option<Message>,
    pub(super) also: Option<(Span, Message)>,
}

/// An entry of a list of pairs: a name, and perhaps the sentence that goes with it.
pub(super) struct Pair<'t> {
    pub(super) name: Text<'t>,
    pub(super) say: Option<Text<'t>>,
}

#[derive(Clone, Copy)]
struct Entry<'t> {
    field: &'static Field,
    key: Span,
    value: &'t Spanned<DeValue<'t>>,
    is_usable: bool,
}

/// A block whose settings were looked at.
pub(super) struct Tab<'t> {
    entries: Vec<Entry<'t>>,
    /// What the misspelt settings were most likely meant to be.
    meant: Vec<&'static str>,
    head: Span,
    end: usize,
    /// Whether every line of it could be parsed; if not, nobody knows what is missing.
    is_whole: bool,
}

impl<'t> Tab<'t> {
    /// Looks at every setting of a block; `what` is the block in words, as in "a lesson". What is
    /// in `others` may stand there too, but is never missed.
    pub(super) fn open(
        log: &mut Log<'_>,
        block: Block<'t>,
        what: impl Into<Message>,
        fields: &[&'static Field],
        others: &[&'static Field],
        elsewhere: &dyn Fn(&str, Span) -> Option<Elsewhere>,
    ) -> Tab<'t> {
        let what = what.into();
        let mut entries = Vec::new();
        let mut meant = Vec::new();
        for (key, value) in block.table {
            let (name, span) = (key.get_ref().as_ref(), Span::from(key.span()));
            let is_broken = log.is_broken(span) || log.is_broken(value.span().into());
            let own = fields.iter().find(|field| field.name == name);
            let other = others.iter().find(|field| field.name == name);
            match own.or(other) {
                Some(field) => {
                    // What only might be the setting that is known may be of another type as well.
                    let is_usable = !is_broken && (own.is_none() || fits(log, field, value));
                    entries.push(Entry {
                        field,
                        key: span,
                        value,
                        is_usable,
                    });
                }
                None if is_broken => {}
                None => {
                    let known = fields.iter().chain(others);
                    let known: Vec<&str> = known.map(|field| field.name).collect();
                    let other = other_name(name)
                        .filter(|other| known.contains(other))
                        .filter(|other| block.table.keys().all(|key| key.get_ref() != other));
                    let near = other.or_else(|| closest(name, known));
                    meant.extend(near);
                    let help = match other {
                        Some(other) => Some(say!("check-call-it", name = other)),
                        None => near.map(did_you_mean),
                    };
                    let elsewhere = elsewhere(name, span).filter(|_| other.is_none());
                    log.push(misfit(name, span, &what, help, elsewhere));
                }
            }
        }
        let tab = Tab {
            entries,
            meant,
            head: block.head,
            end: block.extent.end,
            is_whole: !log.is_broken(block.extent),
        };
        for field in fields {
            if field.needed {
                tab.need(log, field.name, &what);
            }
        }
        tab
    }

    /// Complains if a setting is not there at all.
    pub(super) fn need(&self, log: &mut Log<'_>, name: &'static str, what: impl Into<Message>) {
        let is_outside = name == "option" && log.has_lone_options();
        if !self.is_meant(name) && !is_outside {
            let label = say!("check-no-setting", name = name);
            let message = say!("check-needs", block = what.into(), name = name);
            let help = match name {
                "kind" => guess::example(self.entries.iter().map(|entry| entry.field.name)),
                _ => example_of(name),
            };
            self.miss(log, message, label, help);
        }
    }

    /// Complains that something is missing, unless the block could not be parsed as a whole.
    pub(super) fn miss(
        &self,
        log: &mut Log<'_>,
        message: Message,
        label: Message,
        help: Option<Message>,
    ) {
        if self.is_whole {
            let found = Diagnostic::error(codes::MISSING, self.head, message).label(label);
            log.push(found.maybe_help(help));
        }
    }

    /// Where the block begins.
    pub(super) fn head(&self) -> Span {
        self.head
    }

    /// Where the block ends.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Whether the setting is there, usable or not.
    pub(super) fn has(&self, name: &str) -> bool {
        self.key(name).is_some()
    }

    /// Whether the setting is there and was not complained about.
    pub(super) fn is_usable(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// Whether every line of the block could be parsed.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether the setting is there, or one that is misspelt was most likely meant to be it.
    pub(super) fn is_meant(&self, name: &str) -> bool {
        self.has(name) || self.meant.contains(&name)
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
                    say: two.next().flatten(),
                })
            }
            _ => Some(Pair {
                name: text(log.source(), item)?,
                say: None,
            }),
        };
        items.iter().filter_map(pair).collect()
    }

    /// The same with some settings of the block around it, where it has none of its own.
    pub(super) fn within(mut self, around: &Tab<'t>, names: &[&str]) -> Tab<'t> {
        let lent = around.entries.iter().filter(|entry| {
            let name = entry.field.name;
            names.contains(&name) && !self.is_meant(name)
        });
        let lent: Vec<Entry<'t>> = lent.copied().collect();
        self.entries.extend(lent);
        self
    }

    /// The blocks under this one, each up to the next; the last ends at `end`.
    pub(super) fn inner(&self, name: &str, end: usize) -> Vec<Block<'t>> {
        let blocks = self.blocks(name);
        let heads = blocks.iter().skip(1).map(|(_, head)| head.start);
        let ends: Vec<usize> = heads.chain([end]).collect();
        let blocks = blocks.into_iter().zip(ends);
        let block = |((table, head), end): ((&'t DeTable<'t>, Span), usize)| Block {
            table,
            head,
            extent: Span::new(head.start, end.saturating_sub(1)),
        };
        blocks.map(block).collect()
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

/// The diagnostic for a setting that this block does not have.
fn misfit(
    name: &str,
    key: Span,
    what: &Message,
    help: Option<Message>,
    elsewhere: Option<Elsewhere>,
) -> Diagnostic {
    if let Some(elsewhere) = elsewhere {
        let found = Diagnostic::error(codes::MISPLACED, key, elsewhere.message)
            .label(say!("check-not-here"));
        let found = found.maybe_help(elsewhere.help);
        return match elsewhere.also {
            Some((span, label)) => found.also(span, label),
            None => found,
        };
    }
    Diagnostic::error(
        codes::UNKNOWN,
        key,
        say!("check-unknown-setting", block = what, name = name),
    )
    .label(say!("check-not-known"))
    .maybe_help(help)
}

/// What a setting is called here that other programs, or people, call otherwise.
fn other_name(name: &str) -> Option<&'static str> {
    const NAMES: [(&str, &[&str]); 12] = [
        (
            "board",
            &["fen", "ffc", "position", "pos", "diagram", "setup"],
        ),
        ("line", &["pgn", "movetext", "moves", "variation"]),
        ("answer", &["solution", "answers", "correct"]),
        ("picture", &["image", "img", "photo", "figure"]),
        ("draw", &["arrows", "shapes", "marks", "highlight"]),
        ("text", &["question", "task", "sentence", "prompt"]),
        ("title", &["name", "headline"]),
        ("group", &["shelf"]),
        ("kind", &["type"]),
        ("language", &["lang"]),
        ("strength", &["difficulty", "elo"]),
        ("side", &["orientation", "color", "colour"]),
    ];
    let name = name.to_lowercase();
    let mut names = NAMES.iter();
    let found = names.find(|(_, others)| others.contains(&name.as_str()));
    found.map(|(own, _)| *own)
}
