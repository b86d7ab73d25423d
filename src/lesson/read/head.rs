//! What stands above the first step, looked over: names, the language, the shelf, other lessons, articles.

use crate::diagnostic::{Diagnostic, closest, did_you_mean, say};
use crate::lesson::log::Log;
use crate::lesson::step::{self, name};
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::{SHELVES, codes, shelf_of};
use crate::locale::{Locale, is_language, is_spoken};

/// The most letters of a shelf's name.
const MAX_SHELF: usize = 40;
/// The last article of the Laws of Chess.
const LAST_ARTICLE: u32 = 12;

/// The file is called as the lesson is, so that nobody has to open it to know.
pub(super) fn file_name(id: Option<Text<'_>>, log: &mut Log<'_>) {
    let file = log
        .source()
        .name()
        .rsplit(['/', '\\'])
        .next()
        .unwrap_or_default();
    let Some((id, stem)) = id.zip(file.strip_suffix(".toml")) else {
        return;
    };
    if id.value != stem {
        let message = say!("check-file-name", id = id.value, file = file);
        let found = Diagnostic::error(codes::FILE_NAME, id.inside(), message)
            .label(say!("check-file-name-label"));
        log.push(found.help(if step::is_name(stem) {
            say!("check-file-name-help", stem = stem, id = id.value)
        } else {
            say!("check-call-file", id = id.value)
        }));
    }
}

/// A language code has short parts of letters and digits, the first of two or three letters.
pub(super) fn tag(language: Option<Text<'_>>, log: &mut Log<'_>) {
    let Some(text) = language else { return };
    let mut parts = text.value.split('-');
    let is_first_fine = parts.next().is_some_and(|part| {
        matches!(part.len(), 2 | 3) && part.bytes().all(|byte| byte.is_ascii_alphabetic())
    });
    let is_rest_fine = parts.all(|part| {
        (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    if !is_first_fine || !is_rest_fine {
        let message = say!("check-language", text = text.value);
        let found = Diagnostic::error(codes::LANGUAGE, text.inside(), message)
            .label(say!("check-language-label"));
        log.push(found.help(say!("check-language-help")));
    }
}

/// Warns of a language of which the program itself has no words: what is not in the lesson is said in another.
pub(super) fn unspoken(language: Option<Text<'_>>, log: &mut Log<'_>) {
    let Some(text) = language.filter(|it| is_language(it.value) && !is_spoken(it.value)) else {
        return;
    };
    let spoken = Locale::available().iter();
    let spoken: Vec<String> = spoken.map(|it| format!("`{}`", it.tag)).collect();
    let message = say!("check-unspoken-language", language = text.value);
    let found = Diagnostic::warning(codes::LANGUAGE, text.inside(), message)
        .label(say!("check-unspoken-language-label"));
    log.push(found.help(say!(
        "check-unspoken-language-help",
        list = spoken.join(", ")
    )));
}

/// Any words are a shelf; what is nearly a usual one is most likely a slip.
pub(super) fn shelf<'t>(group: Text<'t>, log: &mut Log<'_>) -> Option<Text<'t>> {
    let text = group.trimmed();
    let n_letters = text.value.chars().count();
    if n_letters == 0 || n_letters > MAX_SHELF || text.value.contains(char::is_control) {
        let message = say!("check-shelf-name", limit = MAX_SHELF);
        let found = Diagnostic::error(codes::BAD_ID, group.inside(), message)
            .label(say!("check-no-id-label"));
        log.push(found);
        return None;
    }
    if !SHELVES.contains(&shelf_of(text.value))
        && let Some(near) = closest(text.value, SHELVES)
    {
        let message = say!("check-own-shelf", text = text.value);
        let found = Diagnostic::warning(codes::UNKNOWN, text.inside(), message);
        log.push(
            found
                .label(say!("check-own-shelf-label"))
                .help(did_you_mean(near)),
        );
    }
    Some(text)
}

pub(super) fn after(tab: &Tab<'_>, id: Option<Text<'_>>, log: &mut Log<'_>) -> Vec<String> {
    let mut after = Vec::new();
    for text in tab.list(log, "after") {
        let Some(text) = name(text, log) else {
            continue;
        };
        if id.is_some_and(|id| id.value == text.value) {
            log.push(
                Diagnostic::error(codes::AFTER, text.inside(), say!("check-after-itself"))
                    .label(say!("check-after-itself-label")),
            );
        } else if after.iter().any(|other| other == text.value) {
            let found = Diagnostic::error(
                codes::DUPLICATE,
                text.inside(),
                say!("check-listed-twice", text = text.value),
            );
            log.push(found.label(say!("check-again-here")));
        } else {
            after.push(text.value.to_owned());
        }
    }
    after
}

/// The articles of the list, looked over.
pub(super) fn articles(tab: &Tab<'_>, log: &mut Log<'_>) {
    for text in tab.list(log, "articles") {
        article(text, log);
    }
}

/// Complains about what is no article of the Laws.
pub(in crate::lesson) fn article(article: Text<'_>, log: &mut Log<'_>) {
    let is_fine = article
        .value
        .split('.')
        .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    if !is_fine {
        let message = say!("check-article", text = article.value);
        let found = Diagnostic::error(codes::TYPE, article.inside(), message)
            .label(say!("check-article-label"));
        log.push(found.help(say!("check-article-help")));
        return;
    }
    let chapter = article.value.split('.').next().map(str::parse::<u32>);
    if !matches!(chapter, Some(Ok(1..=LAST_ARTICLE))) {
        let message = say!(
            "check-no-article",
            text = article.value,
            last = LAST_ARTICLE
        );
        let found = Diagnostic::warning(codes::UNKNOWN, article.inside(), message);
        log.push(found.label(say!("check-not-known")));
    }
}
