//! `squarewise explain CODE`: what a code between the brackets of `error[...]` or the code of a reason means.
//!
//! The words come from `check.ftl`: what the mistake is and why it is one, then an example of it and the
//! same done right. Without a code the command lists every code with the first sentence about it.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use crate::cli::position::complain;
use crate::diagnostic::{closest, did_you_mean, say};
use crate::explain;
use crate::locale::{CodeExplanation, Locale, explained_codes, system_languages};
use crate::rules::Reason;

/// The widest line that is written.
const WIDTH: usize = 80;

/// What to explain, and in which language.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The word between the brackets, such as `fen`; without it, every code in one line
    #[arg(value_name = "CODE")]
    code: Option<String>,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let locale = match &arguments.lang {
        Some(language) => Locale::load(&[language]),
        None => Locale::load(&system_languages()),
    };
    let Some(code) = &arguments.code else {
        return print(&list(&locale));
    };
    let code = bare(code);
    if let Some(reason) = Reason::from_code(code) {
        return print(&law(&locale, reason));
    }
    match locale.explanation(code) {
        Some(explanation) => print(&page(&locale, code, &explanation)),
        None => unknown(&locale, code),
    }
}

/// The code of `error[fen]`, `[fen]` or `fen`.
fn bare(text: &str) -> &str {
    let inside = text.split_once('[').map_or(text, |(_, inside)| inside);
    inside.trim_end_matches(']').trim()
}

fn print(text: &str) -> ExitCode {
    // A reader that closes the pipe early has seen enough.
    let _ = io::stdout().lock().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

fn unknown(locale: &Locale, code: &str) -> ExitCode {
    let told = locale.tell(&say!("check-no-code", code = code));
    let near = closest(code, explained_codes()).map(|near| locale.tell(&did_you_mean(near)));
    let help = near.unwrap_or_else(|| locale.tell(&say!("check-no-code-help")));
    complain(&format!("{told} ({help})"));
    ExitCode::from(2)
}

/// Every code with the first sentence of its explanation.
fn list(locale: &Locale) -> String {
    let mut codes: Vec<&str> = explained_codes().collect();
    codes.sort_unstable();
    let width = codes.iter().map(|code| code.len()).max().unwrap_or(0);
    let line = |code: &str| {
        let text = locale
            .explanation(code)
            .map_or_else(String::new, |it| it.text);
        let first = text
            .split_once(". ")
            .map_or(text.as_str(), |(first, _)| first);
        format!("{code:width$}  {}\n", first.trim_end_matches('.'))
    };
    codes.into_iter().map(line).collect()
}

/// What the law behind a reason says, and where it stands.
fn law(locale: &Locale, reason: Reason) -> String {
    let card = locale.say_plain(&explain::rule_card(reason));
    let article = locale.tell(&say!("check-law", article = reason.article()));
    format!("{}\n\n{}\n\n{article}\n", reason.code(), wrapped(&card))
}

fn page(locale: &Locale, code: &str, explanation: &CodeExplanation) -> String {
    let examples = [
        (say!("check-example-wrong"), &explanation.wrong),
        (say!("check-example-right"), &explanation.right),
    ];
    let mut page = format!("{code}\n\n{}\n", wrapped(&explanation.text));
    for (title, example) in examples {
        page.push_str(&format!("\n{}\n", locale.tell(&title)));
        for line in example.lines() {
            page.push_str(&format!("    {line}\n"));
        }
    }
    page
}

/// A text in lines of at most [`WIDTH`] characters, unless one word is longer.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut used = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > WIDTH {
            lines.push('\n');
            used = 0;
        } else if used > 0 {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += length;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_come_with_its_brackets() {
        assert_eq!(bare("fen"), "fen");
        assert_eq!(bare("error[no-quotes]"), "no-quotes");
        assert_eq!(bare("[fen]"), "fen");
    }

    #[test]
    fn a_reason_is_told_with_its_law() {
        let told = law(&Locale::load(&["en"]), Reason::Pinned);
        assert!(told.starts_with("pinned\n\n"), "{told}");
        assert!(told.trim_end().ends_with("FIDE 3.9.2"), "{told}");
        assert!(told.lines().count() >= 5, "{told}");
    }

    #[test]
    fn lines_are_not_wider_than_a_terminal() {
        let text = wrapped(&"seven x ".repeat(60));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(wrapped("a b\nc"), "a b c");
    }
}
