//! The language that a command is asked to speak, and what is said where it cannot.

use std::process::ExitCode;

use crate::cli::position::{refuse, remark};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, say};
use crate::locale::{Locale, PSEUDO, is_language, system_languages};

/// The words for what is made for others: the language asked for, which must be one, else the system's.
///
/// # Errors
/// The exit code, after its reason was told.
pub(super) fn speaking(asked: Option<&str>) -> Result<Locale, ExitCode> {
    let Some(asked) = asked else {
        return Ok(Locale::load(&system_languages()));
    };
    if !is_language(asked) {
        let own = Locale::load(&system_languages());
        return Err(refuse(&Trouble::new(no_language(asked)), &own));
    }
    let locale = Locale::load(&[asked]);
    let primary = |tag: &str| tag.split('-').next().map(str::to_ascii_lowercase);
    if primary(asked) != primary(&locale.language()) && !PSEUDO.contains(&asked) {
        let language = locale.language();
        remark(
            &say!("command-not-spoken", asked = asked, language = language),
            &locale,
        );
    }
    Ok(locale)
}

/// A word that is no language code.
pub(super) fn no_language(text: &str) -> Message {
    say!("command-no-language", text = text)
}
