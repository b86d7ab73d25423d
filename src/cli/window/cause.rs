//! Why the window library opened no window, made of its own words: Rust's debug text, which no user can read.

use crate::locale::Phrase;

/// The sentence for a cause: what is missing, if that is known.
pub(super) fn refusal(cause: &str) -> Phrase {
    let set = |name: &str| {
        let value = std::env::var(name).ok().filter(|value| !value.is_empty())?;
        Some(format!("{name}={value}"))
    };
    if let Some(library) = missing_library(cause) {
        return Phrase::CliNoLibrary { library };
    }
    let display = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().find_map(set);
    match display.filter(|_| cause.contains("OpenDisplay") || cause.contains("NoCompositor")) {
        Some(display) => Phrase::CliNoAnswer { display },
        None => Phrase::CliNoWindow {
            cause: for_people(cause),
        },
    }
}

/// The library that a cause says could not be opened, by the name of its file: as `x11-dl`, `xkbcommon-dl` and
/// `wayland-client` say it. What a library itself lacks is named first.
fn missing_library(cause: &str) -> Option<String> {
    if cause.contains("NoWaylandLib") {
        return Some("libwayland-client.so.0".to_owned());
    }
    if !cause.contains("kind: Library") && !cause.contains("could not be loaded") {
        return None;
    }
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || "._+-".contains(sign);
    let mut words = cause.split(|sign| !is_part(sign));
    let name = words.find(|word| word.starts_with("lib") && word.contains(".so"))?;
    Some(name.trim_end_matches('.').to_owned())
}

/// A cause without the place in the code of the window library: the words that it quotes, else what follows.
fn for_people(cause: &str) -> String {
    let Some((_, error)) = cause
        .split_once("error: ")
        .filter(|_| cause.contains("OsError {"))
    else {
        // As it is displayed: `os error at FILE:LINE: WORDS`.
        let said = cause
            .split_once(".rs:")
            .and_then(|(_, rest)| rest.split_once(": "));
        return said.map_or(cause, |(_, words)| words).to_owned();
    };
    match error.split('"').nth(1) {
        Some(quoted) => quoted.to_owned(),
        None => error.split(" }").next().unwrap_or(error).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the window library says, word for word, without the folder of its source.
    fn event_loop(error: &str) -> String {
        format!(
            "Create event loop: Os(OsError {{ line: 788, file: \"/cargo/linux/mod.rs\", error: {error} }})"
        )
    }

    #[test]
    fn a_library_that_is_missing_is_named_and_nothing_else() {
        let lacks = |detail: &str| {
            let open = format!("OpenError {{ kind: Library, detail: \"{detail}\" }}");
            event_loop(&format!("XNotSupported(LibraryOpenError({open}))"))
        };
        let not_there = "cannot open shared object file: No such file or directory";
        for (cause, library) in [
            (
                lacks(&format!("libXi.so.6: {not_there}; libXi.so: {not_there}")),
                "libXi.so.6",
            ),
            (
                lacks(&format!(
                    "libXrender.so.1: {not_there}; libXcursor.so: {not_there}"
                )),
                "libXrender.so.1",
            ),
            (
                lacks("/opt/x/libX11-xcb.so.1: file too short; libX11-xcb.so: x"),
                "libX11-xcb.so.1",
            ),
            (
                "Library libxkbcommon-x11.so could not be loaded.".to_owned(),
                "libxkbcommon-x11.so",
            ),
            (
                event_loop("WaylandError(Connection(NoWaylandLib))"),
                "libwayland-client.so.0",
            ),
        ] {
            let library = library.to_owned();
            assert_eq!(refusal(&cause), Phrase::CliNoLibrary { library }, "{cause}");
        }
    }

    #[test]
    fn any_other_cause_comes_without_a_place_in_the_code() {
        let quoted = event_loop("Misc(\"neither DISPLAY nor WAYLAND_DISPLAY is set\")");
        for (cause, words) in [
            (
                quoted.as_str(),
                "neither DISPLAY nor WAYLAND_DISPLAY is set",
            ),
            (
                &event_loop("XNotSupported(XcbConversionError(Parse))"),
                "XNotSupported(XcbConversionError(Parse))",
            ),
            (
                "os error at /cargo/mod.rs:70: it has no window",
                "it has no window",
            ),
            ("no renderer could be made", "no renderer could be made"),
        ] {
            let cause = refusal(cause);
            assert_eq!(
                cause,
                Phrase::CliNoWindow {
                    cause: words.to_owned()
                }
            );
        }
    }
}
