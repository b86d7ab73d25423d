//! Whether a value has the type and the choice that its field asks for.

use toml::Spanned;
use toml::de::DeValue;

use crate::diagnostic::{Diagnostic, Message, Span, closest, did_you_mean, say};
use crate::lesson::codes;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::log::Log;
use crate::lesson::text::Text;

/// Whether a value is of the field's type and one of its choices; complains if not.
pub(super) fn fits(log: &mut Log<'_>, field: &Field, value: &Spanned<DeValue<'_>>) -> bool {
    if let Err(misfit) = shape(field.ty, value) {
        let (expected, here) = (expected(field.ty), misfit.what);
        let message = if misfit.is_item {
            say!(
                "check-type-item",
                name = field.name,
                expected = expected,
                here = &here
            )
        } else {
            say!(
                "check-type",
                name = field.name,
                expected = expected,
                here = &here
            )
        };
        let found = Diagnostic::error(codes::TYPE, misfit.at, message).label(here);
        log.push(found.maybe_help(example(field, value)));
        return false;
    }
    match value.get_ref() {
        DeValue::String(text) if !field.choices.is_empty() => {
            let text = Text::new(log.source(), text.as_ref(), value.span().into());
            is_choice(log, field, text)
        }
        DeValue::Array(items) if !field.choices.is_empty() => {
            let n_before = log.n_found();
            for item in items {
                if let DeValue::String(text) = item.get_ref() {
                    let text = Text::new(log.source(), text.as_ref(), item.span().into());
                    is_choice(log, field, text);
                }
            }
            log.n_found() == n_before
        }
        _ => true,
    }
}

fn is_choice(log: &mut Log<'_>, field: &Field, text: Text<'_>) -> bool {
    if field.choices.contains(&text.value) {
        return true;
    }
    let all: Vec<String> = field
        .choices
        .iter()
        .map(|choice| format!("`{choice}`"))
        .collect();
    let is_switch = field.ty == Ty::SwitchOrChoice;
    let help = match closest(text.value, field.choices.iter().copied()) {
        Some(near) => did_you_mean(near),
        None if is_switch && matches!(text.value, "true" | "false") => {
            say!("check-write-setting", name = field.name, value = text.value)
        }
        None if is_switch => say!(
            "check-one-of",
            list = format!("`true`, `false`, {}", all.join(", "))
        ),
        None => say!("check-one-of", list = all.join(", ")),
    };
    let message = say!("check-no-choice", name = field.name, text = text.value);
    log.push(
        Diagnostic::error(codes::UNKNOWN, text.inside(), message)
            .label(say!("check-not-known"))
            .help(help),
    );
    false
}

/// What to type where the shape is nearly right.
fn example(field: &Field, value: &Spanned<DeValue<'_>>) -> Option<Message> {
    match (field.ty, value.get_ref()) {
        (Ty::List | Ty::NumberOrList, DeValue::String(text)) if !text.contains('\n') => Some(say!(
            "check-write-list",
            name = field.name,
            text = text.as_ref()
        )),
        (Ty::Number, DeValue::String(text)) if text.parse::<u32>().is_ok() => Some(say!(
            "check-write-setting",
            name = field.name,
            value = text.as_ref()
        )),
        (Ty::Number, _) => Some(match (field.most, example_of(field.name)) {
            (Some(limit), _) => {
                say!(
                    "check-write-number",
                    name = field.name,
                    limit = u32::from(limit)
                )
            }
            (None, Some(example)) => example,
            (None, None) => {
                say!("check-write-setting", name = field.name, value = "5")
            }
        }),
        (Ty::Switch, DeValue::String(text)) if matches!(text.as_ref(), "true" | "false") => {
            Some(say!(
                "check-write-setting",
                name = field.name,
                value = text.as_ref()
            ))
        }
        (Ty::Text, DeValue::Array(items)) => {
            let texts: Option<Vec<&str>> = items.iter().map(|it| it.get_ref().as_str()).collect();
            let value = texts.filter(|it| !it.is_empty())?.join(" ");
            (!value.contains(['"', '`', '\n'])).then(|| {
                say!(
                    "check-write-setting",
                    name = field.name,
                    value = format!("\"{value}\"")
                )
            })
        }
        (Ty::Blocks, DeValue::Table(table)) if table.contains_key("option") => {
            Some(say!("check-write-step-above"))
        }
        (Ty::Blocks, _) => Some(match field.name {
            "card" => say!("check-write", text = "[[card]]"),
            "example" => say!("check-write", text = "[[card.example]]"),
            _ => say!("check-one-bracket-help"),
        }),
        (Ty::Pairs, _) => Some(say!("check-write-pairs", name = field.name)),
        _ => None,
    }
}

/// A line that sets a setting that is missing.
pub(super) fn example_of(name: &str) -> Option<Message> {
    let value = match name {
        "step" => return Some(say!("check-no-step-help")),
        "format" => "1",
        "id" => "\"first-step\"",
        "kind" => "\"say\"",
        "board" | "target" => "\"start\"",
        "piece" => "\"d4\"",
        "move" => "\"e2-e4\"",
        "line" => "\"e4 e5 Nf3\"",
        "moves" | "times" => "5",
        "ask" => "\"square\"",
        "skill" => "\"status\"",
        "level" => "1",
        "count" => "5",
        "pass" => "4",
        "title" | "text" => "\"...\"",
        _ => return None,
    };
    Some(say!("check-write-setting", name = name, value = value))
}

/// What the author should type, in words.
#[must_use]
pub fn expected(ty: Ty) -> Message {
    match ty {
        Ty::Text => say!("check-wants-text"),
        Ty::Number => say!("check-wants-number"),
        Ty::Switch => say!("check-is-switch"),
        Ty::SwitchOrChoice => say!("check-wants-switch-or-text"),
        Ty::List => say!("check-wants-list"),
        Ty::TextOrList => say!("check-wants-text-or-list"),
        Ty::NumberOrList => say!("check-wants-number-or-list"),
        Ty::TextOrSwitch => say!("check-wants-text-or-switch"),
        Ty::Pairs => say!("check-wants-pairs"),
        Ty::Blocks => say!("check-wants-blocks"),
    }
}

/// What is not of the type.
struct Misfit {
    at: Span,
    what: Message,
    /// Whether it is an item of a list.
    is_item: bool,
}

/// Finds the first value that is not of the type: the value itself or an item of it.
fn shape(ty: Ty, value: &Spanned<DeValue<'_>>) -> Result<(), Misfit> {
    let misfit = |value: &Spanned<DeValue<'_>>, is_item| Misfit {
        at: value.span().into(),
        what: name_of(value.get_ref()),
        is_item,
    };
    let all = |is_fine: fn(&Spanned<DeValue<'_>>) -> bool| match value.get_ref() {
        DeValue::Array(items) => match items.iter().find(|item| !is_fine(item)) {
            Some(item) => Err(misfit(item, true)),
            None => Ok(()),
        },
        _ => Err(misfit(value, false)),
    };
    match ty {
        Ty::Text | Ty::TextOrList if is_text(value) => Ok(()),
        Ty::Number | Ty::NumberOrList if number(value.get_ref()).is_some() => Ok(()),
        Ty::Switch | Ty::SwitchOrChoice if matches!(value.get_ref(), DeValue::Boolean(_)) => Ok(()),
        Ty::SwitchOrChoice if is_text(value) => Ok(()),
        Ty::TextOrSwitch if is_text(value) => Ok(()),
        Ty::TextOrSwitch if matches!(value.get_ref(), DeValue::Boolean(true)) => Ok(()),
        Ty::Text | Ty::Number | Ty::Switch | Ty::SwitchOrChoice | Ty::TextOrSwitch => {
            Err(misfit(value, false))
        }
        Ty::List | Ty::TextOrList | Ty::NumberOrList => all(is_text),
        Ty::Pairs => all(is_pair),
        Ty::Blocks => all(|item| matches!(item.get_ref(), DeValue::Table(_))),
    }
}

fn is_text(value: &Spanned<DeValue<'_>>) -> bool {
    matches!(value.get_ref(), DeValue::String(_))
}

/// A name alone, or a name and its sentence.
fn is_pair(value: &Spanned<DeValue<'_>>) -> bool {
    match value.get_ref() {
        DeValue::Array(two) => matches!(two.len(), 1 | 2) && two.iter().all(is_text),
        _ => is_text(value),
    }
}

fn name_of(value: &DeValue<'_>) -> Message {
    match value {
        DeValue::String(_) => say!("check-is-text"),
        DeValue::Integer(number) if number.as_str().starts_with('-') => say!("check-is-negative"),
        DeValue::Integer(_) => say!("check-is-number"),
        DeValue::Float(_) => say!("check-is-fraction"),
        DeValue::Boolean(_) => say!("check-is-switch"),
        DeValue::Datetime(_) => say!("check-is-date"),
        DeValue::Array(items) if items.is_empty() => say!("check-empty-list"),
        DeValue::Array(_) => say!("check-is-list"),
        DeValue::Table(_) => say!("check-is-table"),
    }
}

/// A number that fits; `None` for anything else.
pub(super) fn number(value: &DeValue<'_>) -> Option<u32> {
    match value {
        DeValue::Integer(number) => u32::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}
