//! Text in lines: broken at spaces by measured width, with what is stressed in bold.

use crate::export::fonts::Fonts;
use crate::locale::rich::{self, Run};

/// A stretch of a line in one weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StyledSpan {
    pub(super) text: String,
    pub(super) is_bold: bool,
}

/// A line, or a word of one.
pub(super) type Spans = Vec<StyledSpan>;

/// The paragraphs of a lesson's text, in spans.
pub(super) fn paragraphs(text: &str) -> Vec<Spans> {
    let paragraphs = rich::paragraphs(&rich::plain(text)).into_iter();
    paragraphs
        .map(|runs| runs.into_iter().map(span).collect())
        .collect()
}

/// A text in one weight.
pub(super) fn whole(text: &str, is_bold: bool) -> Spans {
    vec![StyledSpan {
        text: rich::plain(text),
        is_bold,
    }]
}

fn span(run: Run) -> StyledSpan {
    let (text, is_bold) = match run {
        Run::Plain(text) => (text, false),
        Run::Emphasis(text) | Run::Square(text) => (text, true),
    };
    StyledSpan { text, is_bold }
}

/// How wide a line is at most: signs and digits beside letters from right to left are drawn in the family of those, which is
/// wider.
pub(super) fn width(fonts: &Fonts, spans: &[StyledSpan], size: f32) -> f32 {
    let turns = spans.iter().any(|it| it.text.contains(rich::runs_left));
    let widths = spans.iter().map(|it| match turns {
        true => fonts.widest(&it.text, it.is_bold, size),
        false => fonts.width(&it.text, it.is_bold, size),
    });
    widths.sum()
}

/// Breaks a paragraph into lines that are not wider than `limit`.
pub(super) fn wrap(fonts: &Fonts, spans: &[StyledSpan], size: f32, limit: f32) -> Vec<Spans> {
    let mut lines: Vec<Spans> = Vec::new();
    for word in words(spans) {
        let longer = lines.last().map(|line| joined(line, &word));
        match (longer, lines.last_mut()) {
            (Some(longer), Some(line)) if width(fonts, &longer, size) <= limit => *line = longer,
            _ => lines.extend(broken(fonts, word, size, limit)),
        }
    }
    lines
}

/// A line with one more word. What has one weight stays one stretch: a space is set in the family of
/// the letters around it.
fn joined(line: &[StyledSpan], word: &[StyledSpan]) -> Spans {
    let mut longer = line.to_vec();
    let space = StyledSpan {
        text: " ".to_owned(),
        is_bold: false,
    };
    for span in std::iter::once(&space).chain(word) {
        match longer.last_mut().filter(|it| it.is_bold == span.is_bold) {
            Some(last) => last.text.push_str(&span.text),
            None => longer.push(span.clone()),
        }
    }
    longer
}

/// The words of a paragraph; a word may change its weight inside, as `e4,` does.
fn words(spans: &[StyledSpan]) -> Vec<Spans> {
    let mut words: Vec<Spans> = vec![Vec::new()];
    for span in spans {
        for (place, part) in span.text.split(' ').enumerate() {
            if place > 0 {
                words.push(Vec::new());
            }
            if let Some(word) = words.last_mut().filter(|_| !part.is_empty()) {
                word.push(StyledSpan {
                    text: part.to_owned(),
                    is_bold: span.is_bold,
                });
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A word that is too wide for a line of its own, in as many lines as it needs.
fn broken(fonts: &Fonts, word: Spans, size: f32, limit: f32) -> Vec<Spans> {
    if width(fonts, &word, size) <= limit {
        return vec![word];
    }
    let mut lines: Vec<Spans> = vec![Vec::new()];
    for span in word {
        for letter in span.text.chars() {
            let one = StyledSpan {
                text: letter.to_string(),
                is_bold: span.is_bold,
            };
            let Some(line) = lines.last_mut() else {
                continue;
            };
            line.push(one.clone());
            if width(fonts, line, size) > limit && line.len() > 1 {
                line.pop();
                lines.push(vec![one]);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_never_wider_than_their_column() {
        let fonts = Fonts::new();
        let text = "Go _round_ the pawn on e4, and donaudampfschifffahrtsgesellschaftskapitän.";
        for limit in [40.0, 90.0, 400.0] {
            let lines = wrap(&fonts, &paragraphs(text)[0], 11.0, limit);
            assert!(!lines.is_empty());
            for line in lines {
                assert!(width(&fonts, &line, 11.0) <= limit, "{line:?}");
            }
        }
    }

    #[test]
    fn a_comma_stays_with_its_square() {
        let fonts = Fonts::new();
        let lines = wrap(&fonts, &paragraphs("On e4, go.")[0], 11.0, 400.0);
        let text: String = lines[0].iter().map(|span| span.text.as_str()).collect();
        assert_eq!(text, "On e4, go.");
        assert!(
            lines[0]
                .iter()
                .any(|span| span.is_bold && span.text == "e4")
        );
    }
}
