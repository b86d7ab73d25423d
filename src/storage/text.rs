//! What a kept file looks like: the format first, a closing line last.
//!
//! ```text
//! format = 2
//! theme = "dark"
//! # end
//! ```
//! The closing line is a comment, so that TOML needs no key for it; a file that was cut anywhere has
//! none. It is no checksum: whoever changes a setting by hand need not reckon. The first format had
//! no closing line, and every format says its number, so that an empty file is never a good one.

use std::io;
use std::path::Path;

use crate::storage::{Kept, SaveError, Unknown, disk};

/// The key of the format's number.
const FORMAT: &str = "format";

/// The last line.
const END: &str = "# end";

/// The last format that had no closing line.
const LAST_UNCLOSED: i64 = 1;

/// What was made of a file.
pub(super) enum Sense<T> {
    /// There is none.
    Missing,
    /// It was understood.
    Good(Whole<T>),
    /// It was not.
    Broken,
    /// A newer program wrote it; this much of it could be understood.
    Newer(Option<T>),
    /// It could not be opened.
    Shut(io::Error),
}

/// A file that was understood.
pub(super) struct Whole<T> {
    pub(super) value: T,
    /// The same, without the format's number.
    pub(super) table: Unknown,
    pub(super) bytes: Vec<u8>,
    /// False for the first format, which cannot tell a whole file from a cut one.
    pub(super) is_closed: bool,
}

/// Looks at a file.
pub(super) fn look<T: Kept>(path: &Path) -> Sense<T> {
    match disk::read(path, T::LIMIT) {
        Ok(None) => Sense::Missing,
        Ok(Some(bytes)) => understand(bytes),
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Sense::Broken,
        Err(error) => Sense::Shut(error),
    }
}

fn understand<T: Kept>(bytes: Vec<u8>) -> Sense<T> {
    let Ok(text) = std::str::from_utf8(&bytes) else {
        return Sense::Broken;
    };
    let text = text.trim_start_matches('\u{FEFF}');
    let is_closed = text.trim_end().lines().next_back() == Some(END);
    let Ok(mut table) = text.parse::<Unknown>() else {
        return Sense::Broken;
    };
    let format = table.remove(FORMAT).and_then(|it| it.as_integer());
    let newest = i64::from(T::FORMAT);
    match format {
        Some(format) if format > newest => Sense::Newer(value(&table)),
        Some(1..=LAST_UNCLOSED) => good(bytes, table, is_closed),
        Some(format) if format > LAST_UNCLOSED && is_closed => good(bytes, table, is_closed),
        _ => Sense::Broken,
    }
}

fn good<T: Kept>(bytes: Vec<u8>, table: Unknown, is_closed: bool) -> Sense<T> {
    match value(&table) {
        Some(value) => Sense::Good(Whole {
            value,
            table,
            bytes,
            is_closed,
        }),
        None => Sense::Broken,
    }
}

/// The value that a table says. It is read from a text: from a table, dates that nobody knows would
/// become words.
pub(super) fn value<T: Kept>(table: &Unknown) -> Option<T> {
    toml::from_str(&toml::to_string(table).ok()?).ok()
}

/// A value as a table, by way of a text for the same reason.
pub(super) fn table<T: Kept>(value: &T) -> Option<Unknown> {
    toml::to_string(value).ok()?.parse().ok()
}

/// The text of a file.
pub(super) fn written<T: Kept>(value: &T) -> Result<String, SaveError> {
    let body = toml::to_string(value).map_err(SaveError::Encode)?;
    let text = format!("{FORMAT} = {}\n{body}{END}\n", T::FORMAT);
    // What could not be read again is not written.
    match u64::try_from(text.len()).is_ok_and(|length| length <= T::LIMIT) {
        true => Ok(text),
        false => Err(SaveError::TooLarge),
    }
}
