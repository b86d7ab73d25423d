//! The name of a picture: a file that lies beside the lesson, nowhere else.

use toml::de::DeTable;

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::lesson::{codes, scan};

/// How a picture's name may end.
const ENDINGS: [&str; 3] = [".png", ".jpg", ".jpeg"];

/// The pictures that the steps of a file name, each once with its place, whether the lesson holds or not.
///
/// A name that is none is left out: reading the lesson tells it.
#[must_use]
pub fn named(source: &Source) -> Vec<(String, Span)> {
    let scan = scan::scan(source.text());
    let text = scan.patched(source.text());
    let (table, _) = DeTable::parse_recoverable(&text);
    let steps = table
        .get_ref()
        .iter()
        .find(|(key, _)| key.get_ref() == "step");
    let steps = steps.and_then(|(_, steps)| steps.get_ref().as_array());
    let steps = steps.into_iter().flat_map(|steps| steps.iter());
    let settings = steps.filter_map(|step| step.get_ref().as_table()).flatten();
    let mut found: Vec<(String, Span)> = Vec::new();
    for (_, value) in settings.filter(|(key, _)| key.get_ref() == "picture") {
        let Some(text) = value.get_ref().as_str() else {
            continue;
        };
        let text = Text::new(source, text, value.span().into());
        let name = name(text, &mut Log::new(source));
        if let Some(name) = name.filter(|name| found.iter().all(|(known, _)| known != name)) {
            found.push((name, text.inside()));
        }
    }
    found
}

/// Whether a file's name ends as that of a picture.
#[must_use]
pub fn is_picture(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ENDINGS.iter().any(|end| name.ends_with(end))
}

/// A plain file name; complains about a way to another folder and about files that are no pictures.
pub(super) fn name(text: Text<'_>, log: &mut Log<'_>) -> Option<String> {
    let value = text.value;
    let leads_away = value.contains(['/', '\\', ':']) || value.contains("..");
    let is_odd = value.starts_with('.') || value.trim() != value || value.len() > 100;
    let message = if leads_away {
        say!("check-picture-elsewhere", text = value)
    } else if is_odd || value.chars().any(char::is_control) {
        say!("check-picture-name", text = value)
    } else if !is_picture(value) {
        say!("check-no-picture", text = value)
    } else {
        return Some(value.to_owned());
    };
    let found = Diagnostic::error(codes::PICTURE, text.inside(), message)
        .label(say!("check-picture-label"));
    log.push(found.help(say!("check-picture-help")));
    None
}
