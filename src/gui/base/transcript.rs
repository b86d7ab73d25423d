//! "What happened": everything that was done and said on a screen in words, the newest last; to be
//! read again, read aloud by other programs, or copied. Which words, each screen knows.

use std::collections::VecDeque;

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::widget::transcript::TranscriptCard;
use crate::locale::Phrase;

/// The most lines that are kept; the oldest go first.
const MOST: usize = 400;

/// What happened so far.
#[derive(Clone, Debug, Default)]
pub struct Transcript {
    lines: VecDeque<String>,
    /// What the coach said last.
    said: String,
    /// How many of the last lines nobody has taken as news yet.
    n_news: usize,
}

impl Transcript {
    /// Something happened.
    pub fn tell(&mut self, line: String) {
        self.lines.push_back(line);
        self.n_news = (self.n_news + 1).min(MOST);
        if self.lines.len() > MOST {
            self.lines.pop_front();
        }
    }

    /// What the coach says now: told if it is news. The same again, or another language, is none.
    pub fn hear(&mut self, said: String, is_news: bool, shared: &Shared) {
        if said == self.said {
            return;
        }
        if is_news && !said.is_empty() {
            let line = said.split_whitespace().collect::<Vec<_>>().join(" ");
            self.tell(shared.label(&Phrase::HappenedCoach { said: line }));
        }
        self.said = said;
    }

    /// The lines since this was asked last, the oldest first.
    pub fn take_news(&mut self) -> Vec<String> {
        let n_news = std::mem::take(&mut self.n_news);
        let n_known = self.lines.len().saturating_sub(n_news);
        self.lines.iter().skip(n_known).cloned().collect()
    }

    /// All lines, for the clipboard.
    #[must_use]
    pub fn text(&self) -> String {
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        lines.join("\n")
    }

    /// The card with all lines, and the controls that copy them and close it.
    #[must_use]
    pub fn card<C>(&self, copy: C, close: C, shared: &Shared) -> TranscriptCard<C> {
        TranscriptCard {
            title: shared.label(&Phrase::HappenedTitle),
            lines: self.lines.iter().cloned().collect(),
            copy: shared.tool(copy, Icon::Copy, &Phrase::HappenedCopy),
            close: shared.tool(close, Icon::Check, &Phrase::ButtonClose),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    #[test]
    fn news_are_taken_once() {
        let mut transcript = Transcript::default();
        transcript.tell("one".to_owned());
        transcript.tell("two".to_owned());
        assert_eq!(transcript.take_news(), ["one", "two"]);
        transcript.tell("three".to_owned());
        assert_eq!(transcript.take_news(), ["three"]);
        assert!(transcript.take_news().is_empty());
        for n in 0..=2 * MOST {
            transcript.tell(n.to_string());
        }
        assert_eq!(transcript.take_news().len(), MOST);
    }

    #[test]
    fn the_coach_is_told_once_and_the_oldest_lines_go_first() {
        let shared = Shared::guest(Library::default(), &["en"]);
        let mut transcript = Transcript::default();
        for _ in 0..2 {
            transcript.hear("Not\nyet.".to_owned(), true, &shared);
        }
        transcript.hear("Noch nicht.".to_owned(), false, &shared);
        assert_eq!(transcript.text(), "Coach: Not yet.");
        for n in 0..MOST {
            transcript.tell(n.to_string());
        }
        assert_eq!(transcript.card((), (), &shared).lines.len(), MOST);
        assert!(transcript.text().starts_with("0\n1\n"));
    }
}
