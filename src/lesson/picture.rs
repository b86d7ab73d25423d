//! The name of a picture: a file that lies beside the lesson, nowhere else.

use crate::diagnostic::Diagnostic;
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
        format!("`{value}` leads out of the lesson's folder")
    } else if is_odd || value.chars().any(char::is_control) {
        format!("`{value}` cannot be a picture's name")
    } else if ENDINGS
        .iter()
        .all(|end| !value.to_ascii_lowercase().ends_with(end))
    {
        format!("`{value}` is no picture")
    } else {
        return Some(value.to_owned());
    };
    let found = Diagnostic::error(codes::PICTURE, text.inside(), message)
        .label("no picture beside the lesson");
    log.push(found.help("put a .png or .jpg file next to the lesson and write its name alone"));
    None
}
