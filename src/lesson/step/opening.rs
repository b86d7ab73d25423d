//! Which kind a step is of, and its settings looked at.

use toml::de::DeValue;

use crate::diagnostic::{Diagnostic, Message, Span, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::fields::{COMMON, Field, LESSON, of_kind, of_step};
use crate::lesson::guess;
use crate::lesson::kinds::Kind;
use crate::lesson::log::Log;
use crate::lesson::tab::{Block, Elsewhere, Tab};

/// The step's kind and where it stands; complains about a name that is none.
///
/// A step whose kind is misspelt or missing is looked at as what it was most likely meant to be, so that what
/// else is told about it holds once the kind is mended; where nothing says what it is, the kind is `None`.
pub(super) fn kind_of(block: &Block<'_>, log: &mut Log<'_>) -> (Option<Kind>, Span) {
    let entry = block
        .table
        .iter()
        .find(|(key, _)| key.get_ref() == "kind")
        .map(|(_, value)| value);
    let Some((DeValue::String(name), span)) =
        entry.map(|value| (value.get_ref(), Span::from(value.span())))
    else {
        let is_there = entry.is_some();
        let likely = || guess::only_kind(names(block));
        return ((!is_there).then(likely).flatten(), block.head);
    };
    let mut kind = Kind::from_name(name);
    if kind.is_none() && !log.is_broken(span) {
        let near = closest(name, Kind::ALL.iter().map(|kind| kind.name()));
        let near = near.or_else(|| guess::only_kind(names(block)).map(Kind::name));
        kind = near.and_then(Kind::from_name);
        let built: Vec<String> = Kind::ALL
            .iter()
            .map(|kind| format!("`{}`", kind.name()))
            .collect();
        let help = match near {
            Some(near) => did_you_mean(near),
            None => say!("check-kinds-are", list = built.join(", ")),
        };
        let inside = Span::new(span.start + 1, span.end.saturating_sub(1));
        let found = Diagnostic::error(
            codes::UNKNOWN,
            inside,
            say!("check-no-kind", name = name.as_ref()),
        );
        log.push(found.label(say!("check-not-known")).help(help));
    }
    (kind, span)
}

/// The names of the settings of a block.
fn names<'b>(block: &'b Block<'_>) -> impl Iterator<Item = &'b str> {
    block.table.iter().map(|(key, _)| &**key.get_ref())
}

/// Opens the step with the settings of its kind; without a kind, with those of every kind.
pub(super) fn open<'t>(
    block: Block<'t>,
    kind: Option<Kind>,
    kind_at: Span,
    log: &mut Log<'_>,
) -> Tab<'t> {
    let (fields, others): (Vec<&'static Field>, Vec<&'static Field>) = match kind {
        Some(kind) => (of_step(kind).collect(), Vec::new()),
        None => {
            let own = Kind::ALL.iter().flat_map(|kind| of_kind(*kind));
            (COMMON.iter().collect(), own.collect())
        }
    };
    let what = kind.map_or_else(|| say!("check-block-step"), in_words);
    let elsewhere = |name: &str, _: Span| {
        if LESSON
            .iter()
            .any(|field| field.name == name && name != "step")
        {
            return Some(Elsewhere {
                message: say!("check-belongs-to-lesson", name = name),
                help: Some(say!("check-move-line-up")),
                also: Some((block.head, say!("check-step-starts-here"))),
            });
        }
        let owner = Kind::ALL
            .iter()
            .find(|kind| of_kind(**kind).iter().any(|field| field.name == name))?;
        kind?;
        let message = say!(
            "check-belongs-elsewhere",
            name = name,
            owner = in_words(*owner),
            block = &what
        );
        Some(Elsewhere {
            message,
            help: None,
            also: Some((kind_at, say!("check-kind-of-step"))),
        })
    };
    Tab::open(log, block, &what, &fields, &others, &elsewhere)
}

/// A step of a kind, in words.
pub(super) fn in_words(kind: Kind) -> Message {
    say!("check-block-step-of-kind", kind = kind.name())
}
