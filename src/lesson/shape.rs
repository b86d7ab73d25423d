//! Whether a value has the type and the choice that its field asks for.

use toml::Spanned;
use toml::de::DeValue;

use crate::diagnostic::{Diagnostic, Span, closest};
use crate::lesson::codes;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::log::Log;
use crate::lesson::text::Text;

/// Whether a value is of the field's type and one of its choices; complains if not.
pub(super) fn fits(
    log: &mut Log<'_>,
    field: &Field,
    key: Span,
    value: &Spanned<DeValue<'_>>,
) -> bool {
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

/// A number that fits; `None` for anything else.
pub(super) fn number(value: &DeValue<'_>) -> Option<u32> {
    match value {
        DeValue::Integer(number) => u32::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}
