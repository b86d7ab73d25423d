//! The words an author wrote into the lesson file, gathered for the locale layer and looked over.
//!
//! A shipped lesson has none: its words live in Fluent files. A teacher's lesson says once in which
//! language its words are, and then has a title and a text for every step.

use crate::diagnostic::{Diagnostic, Message, Span, closest, did_you_mean, say};
use crate::lesson::log::Log;
use crate::lesson::marks::marks;
use crate::lesson::text::Text;
use crate::lesson::{codes, wording};
use crate::locale::{WordKey, Words, is_language, is_spoken};
use crate::rules::Role;

/// The most characters of a paragraph that a child reads.
const LONG: usize = 200;
/// The most characters a text may have at all.
const TOO_LONG: usize = 1_000;

/// Which numbers a step can fill in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// None at all.
    None,
    /// `{total}` and `{left}`.
    Counted,
    /// `{best}` as well.
    Par,
}

/// The words found so far.
#[derive(Debug, Default)]
pub(super) struct Collector {
    language: Option<String>,
    entries: Vec<(Option<String>, WordKey, String)>,
    first: Option<Span>,
}

impl Collector {
    /// No words yet; they will be in this language.
    pub(super) fn new(language: Option<&str>) -> Self {
        Self {
            language: language.map(str::to_owned),
            ..Self::default()
        }
    }

    /// Takes one text, if it is there; looks it over.
    pub(super) fn add(
        &mut self,
        log: &mut Log<'_>,
        step: Option<&str>,
        key: WordKey,
        text: Option<Text<'_>>,
        numbers: Numbers,
    ) {
        let Some(text) = text else { return };
        self.first = self.first.or(Some(text.span));
        look_over(log, &key, text, numbers);
        if key != WordKey::Notes
            && let Some(language) = &self.language
        {
            wording::look_over(log, language, text);
        }
        if self.language.as_deref().is_some_and(is_foreign) {
            pieces_in_english(log, text);
        }
        self.entries
            .push((step.map(str::to_owned), key, text.value.to_owned()));
    }

    /// Where the first words stand; `None` if there are none.
    pub(super) fn first(&self) -> Option<Span> {
        self.first
    }

    /// All words, in the language the file names.
    pub(super) fn finish(self) -> Words {
        Words {
            language: self.language,
            entries: self.entries,
        }
    }
}

fn look_over(log: &mut Log<'_>, key: &WordKey, text: Text<'_>, numbers: Numbers) {
    if text.value.trim().is_empty() {
        let found = Diagnostic::error(codes::MISSING, text.span, say!("check-empty-text"))
            .label(say!("check-no-words"));
        log.push(found.help(say!("check-empty-text-help")));
    }
    if *key != WordKey::Notes {
        length(log, text);
    }
    names(log, text, numbers);
    marks(log, text);
}

fn length(log: &mut Log<'_>, text: Text<'_>) {
    let n_letters = text.value.chars().count();
    if n_letters > TOO_LONG {
        let message = say!("check-text-too-long", n = n_letters, limit = TOO_LONG);
        log.push(
            Diagnostic::error(codes::TOO_MANY, text.span, message)
                .label(say!("check-text-too-long-label")),
        );
        return;
    }
    let mut paragraph: Option<(usize, Text<'_>)> = None;
    for line in text.lines() {
        if line.value.trim().is_empty() {
            paragraph = None;
            continue;
        }
        let (before, start) = paragraph.unwrap_or((0, line.trimmed()));
        let n_letters = before + line.value.trim().chars().count() + 1;
        if before <= LONG && n_letters > LONG {
            let found = Diagnostic::warning(
                codes::LONG,
                start.span,
                say!("check-long-paragraph", limit = LONG),
            );
            log.push(
                found
                    .label(say!("check-long-paragraph-label"))
                    .help(say!("check-long-paragraph-help")),
            );
        }
        paragraph = Some((n_letters, start));
    }
}

/// Looks at every `{name}`; `{{` is a brace.
fn names(log: &mut Log<'_>, text: Text<'_>, numbers: Numbers) {
    let pieces = Role::ALL.map(Role::code);
    let counted: &[&str] = match numbers {
        Numbers::None => &[],
        Numbers::Counted => &["total", "left"],
        Numbers::Par => &["best", "total", "left"],
    };
    let all = || {
        ["player", "best", "total", "left"]
            .into_iter()
            .chain(pieces)
    };
    let mut at = 0;
    while let Some(open) = text
        .value
        .get(at..)
        .and_then(|rest| rest.find('{'))
        .map(|found| at + found)
    {
        let rest = text.value.get(open + 1..).unwrap_or_default();
        if rest.starts_with('{') {
            at = open + 2;
            continue;
        }
        let close = rest.find('}');
        if close.is_none_or(|close| rest.get(..close).is_some_and(|name| name.contains('{'))) {
            let (end, found) = unclosed(text, open, all());
            log.push(found);
            at = end;
            continue;
        }
        let end = close.map_or(text.value.len(), |close| open + 1 + close + 1);
        let name = text
            .value
            .get(open + 1..end)
            .unwrap_or_default()
            .trim_end_matches('}')
            .trim();
        let found =
            |message: Message| Diagnostic::error(codes::NAME, text.part(open, end), message);
        if !all().any(|known| known == name) {
            let near = closest(name, all()).map(|near| did_you_mean(&format!("{{{near}}}")));
            let help = near.unwrap_or_else(|| {
                let list: Vec<String> = all().map(|name| format!("`{{{name}}}`")).collect();
                say!("check-no-name-help", list = list.join(", "))
            });
            log.push(
                found(say!("check-no-name", name = name))
                    .label(say!("check-not-known"))
                    .help(help),
            );
        } else if name != "player" && !pieces.contains(&name) && !counted.contains(&name) {
            log.push(
                found(say!("check-name-not-here", name = name))
                    .label(say!("check-name-not-here-label")),
            );
        }
        at = end.max(open + 1);
    }
}

/// Whether nobody but the lesson itself has words in a language.
fn is_foreign(language: &str) -> bool {
    is_language(language) && !is_spoken(language)
}

/// Warns once of the first piece whose name the program would fill in, in another language.
fn pieces_in_english(log: &mut Log<'_>, text: Text<'_>) {
    let pieces = Role::ALL.map(|role| format!("{{{}}}", role.code()));
    let at = |piece: &String| Some((text.value.find(piece)?, piece.len()));
    if let Some((at, len)) = pieces.iter().filter_map(at).min() {
        let name = text.value.get(at..at + len).unwrap_or_default();
        let name = name.trim_matches(['{', '}']);
        let message = say!("check-piece-in-english", name = name);
        let found = Diagnostic::warning(codes::NAME, text.part(at, at + len), message);
        log.push(found.help(say!("check-piece-in-english-help")));
    }
}

/// The complaint about a brace that opens a name and is never closed, and where that name ends.
fn unclosed<'n>(
    text: Text<'_>,
    open: usize,
    known: impl Iterator<Item = &'n str> + Clone,
) -> (usize, Diagnostic) {
    let rest = text.value.get(open + 1..).unwrap_or_default();
    let is_sign = |letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '-';
    let name = rest.split(is_sign).next().unwrap_or_default();
    let end = open + 1 + name.len();
    let meant = known.clone().find(|other| *other == name);
    let meant = meant.or_else(|| closest(name, known));
    let help = match meant.filter(|_| !name.is_empty()) {
        Some(meant) => say!("check-write", text = format!("{{{meant}}}")),
        None => say!("check-open-brace-help"),
    };
    let found = Diagnostic::error(codes::NAME, text.part(open, end), say!("check-open-brace"));
    (end, found.label(say!("check-opened-here")).help(help))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Source;
    use crate::diagnostic::render::short;
    use crate::locale::english;

    fn check(value: &str, numbers: Numbers, expected: &str) {
        let source = Source::new("t", format!("\"\"\"{value}\"\"\""));
        let mut log = Log::new(&source);
        let text = Text::new(&source, value, Span::new(0, source.text().len()));
        look_over(&mut log, &WordKey::Text, text, numbers);
        assert_eq!(short(&source, &log.finish(), &english).trim_end(), expected);
    }

    #[test]
    fn names_are_those_that_are_filled_in() {
        check(
            "{player}, the {rook} takes {best} of {total}, {left} left {{x}",
            Numbers::Par,
            "",
        );
        check(
            "in {best}",
            Numbers::Counted,
            "t:1:7: error[name]: `{best}` is not filled in here",
        );
        let near = "(did you mean `{player}`?)";
        check(
            "a {plyer}",
            Numbers::None,
            &format!("t:1:6: error[name]: `{{plyer}}` is not a name that is filled in {near}"),
        );
        check(
            "a {",
            Numbers::None,
            "t:1:6: error[name]: this brace is never closed \
             (write the name with both braces, as in `{player}`, or `{{` for a brace)",
        );
        check(
            "a {plyer! b {rook}",
            Numbers::None,
            "t:1:6: error[name]: this brace is never closed (write `{player}`)",
        );
        let pieces = "`{pawn}`, `{knight}`, `{bishop}`, `{rook}`, `{queen}`, `{king}`";
        let list = format!("`{{player}}`, `{{best}}`, `{{total}}`, `{{left}}`, {pieces}");
        check(
            "a {xylophone}",
            Numbers::None,
            &format!(
                "t:1:6: error[name]: `{{xylophone}}` is not a name that is filled in \
                 (write one of {list}, or `{{{{` for a brace)"
            ),
        );
    }

    #[test]
    fn marks_of_other_formats_are_told() {
        let help = "(write `_word_` to stress a word)";
        check(
            "a **b**",
            Numbers::None,
            &format!("t:1:6: error[marks]: `**` would be shown as it is {help}"),
        );
    }

    #[test]
    fn a_paragraph_is_not_too_long() {
        let short = "word ".repeat(39);
        check(&format!("{short}\n\n{short}"), Numbers::None, "");
        let help = "(say it in fewer words, or spread it over two steps)";
        let told =
            format!("t:1:4: warning[long]: a child reads about 200 characters at a time {help}");
        check(&format!("{short}\n{short}"), Numbers::None, &told);
    }
}
