//! The name of a picture: a file that lies beside the lesson, nowhere else.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;

/// How a picture's name may end.
const ENDINGS: [&str; 3] = [".png", ".jpg", ".jpeg"];

/// A plain file name; complains about a way to another folder and about files that are no pictures.
pub(super) fn name(text: Text<'_>, log: &mut Log<'_>) -> Option<String> {
    let value = text.value;
    let leads_away = value.contains(['/', '\\', ':']) || value.contains("..");
    let is_odd = value.starts_with('.') || value.trim() != value || value.len() > 100;
    let message = if leads_away {
        say!("check-picture-elsewhere", text = value)
    } else if is_odd || value.chars().any(char::is_control) {
        say!("check-picture-name", text = value)
    } else if ENDINGS
        .iter()
        .all(|end| !value.to_ascii_lowercase().ends_with(end))
    {
        say!("check-no-picture", text = value)
    } else {
        return Some(value.to_owned());
    };
    let found = Diagnostic::error(codes::PICTURE, text.inside(), message)
        .label(say!("check-picture-label"));
    log.push(found.help(say!("check-picture-help")));
    None
}
