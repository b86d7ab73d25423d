//! The articles of the Laws that a lesson says it teaches: `articles = ["3.8.2"]`.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;

/// The last article of the Laws of Chess.
const LAST_ARTICLE: u32 = 12;

/// Complains about what is no article of the Laws.
pub(super) fn look_over(tab: &Tab<'_>, log: &mut Log<'_>) {
    for article in tab.list(log, "articles") {
        let is_fine = article
            .value
            .split('.')
            .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
        if !is_fine {
            let message = say!("check-article", text = article.value);
            let found = Diagnostic::error(codes::TYPE, article.inside(), message)
                .label(say!("check-article-label"));
            log.push(found.help(say!("check-article-help")));
            continue;
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
}
