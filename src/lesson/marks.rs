//! Marks of other formats, which would be shown as they are: `**`, `<b>`, `&amp;`, `[words](link)`, backquotes, `# `.
//!
//! Stars are an error; the others are warnings, because lessons that hold have been written with them.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::codes;
use crate::lesson::log::Log;
use crate::lesson::text::Text;

/// Complains about the first mark of each sort in a text.
pub(super) fn marks(log: &mut Log<'_>, text: Text<'_>) {
    if let Some(at) = text.value.find("**") {
        let found = Diagnostic::error(codes::MARKS, text.part(at, at + 2), say!("check-marks"));
        log.push(
            found
                .label(say!("check-marks-label"))
                .help(say!("check-marks-help")),
        );
    }
    for find in [tag, entity, link, backquotes, heading] {
        let Some((start, end)) = find(text.value) else {
            continue;
        };
        let mark = text.value.get(start..end).unwrap_or_default();
        // A backquote would close the quotes in which a message shows the mark.
        let mark = mark.replace('`', "\u{2018}");
        let message = say!("check-mark", mark = mark);
        let found = Diagnostic::warning(codes::MARKS, text.part(start, end), message);
        log.push(
            found
                .label(say!("check-mark-label"))
                .help(say!("check-marks-help")),
        );
    }
}

/// Where a mark begins and ends.
type Place = Option<(usize, usize)>;

/// The first place from which `at` knows where the mark ends.
fn first(text: &str, sign: char, at: impl Fn(&str) -> Option<usize>) -> Place {
    let places = text.match_indices(sign);
    let mut found = places.filter_map(|(start, _)| {
        let len = at(text.get(start..)?)?;
        Some((start, start + len))
    });
    found.next()
}

/// `<b>`, `</b>`, `<br/>`: a tag of web pages.
fn tag(text: &str) -> Place {
    first(text, '<', |rest| {
        let inner = rest.get(1..)?.split_once('>')?.0;
        let name = inner.trim_start_matches('/');
        let is_name = name.starts_with(|it: char| it.is_ascii_alphabetic());
        (is_name && !inner.contains('<')).then_some(inner.len() + 2)
    })
}

/// `&amp;`, `&#39;`: a sign of web pages.
fn entity(text: &str) -> Place {
    first(text, '&', |rest| {
        let name = rest.get(1..)?.split_once(';')?.0;
        let word = name.strip_prefix('#').unwrap_or(name);
        let is_word = !word.is_empty() && word.len() <= 8;
        let is_plain = word.bytes().all(|it| it.is_ascii_alphanumeric());
        (is_word && is_plain).then_some(name.len() + 2)
    })
}

/// `[words](address)`.
fn link(text: &str) -> Place {
    first(text, '[', |rest| {
        let (words, after) = rest.split_once("](")?;
        let address = after.split_once(')')?.0;
        let is_one = !words.get(1..)?.contains('[') && !address.contains(char::is_whitespace);
        is_one.then_some(words.len() + 2 + address.len() + 1)
    })
}

/// Words between backquotes.
fn backquotes(text: &str) -> Place {
    first(text, '`', |rest| {
        let inner = rest.get(1..)?.split_once('`')?.0;
        Some(inner.len() + 2)
    })
}

/// `#` and a blank at the start of a line: a heading elsewhere.
fn heading(text: &str) -> Place {
    let is_start = |start: usize| {
        let before = text.get(..start).unwrap_or_default();
        before.trim_end_matches([' ', '\t']).is_empty()
            || before.trim_end_matches([' ', '\t']).ends_with('\n')
    };
    let mut signs = text
        .match_indices('#')
        .filter(|(start, _)| is_start(*start));
    signs.find_map(|(start, _)| {
        let rest = text.get(start..)?;
        let n_signs = rest.len() - rest.trim_start_matches('#').len();
        rest.get(n_signs..)?
            .starts_with(' ')
            .then_some((start, start + n_signs))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(find: fn(&str) -> Place, text: &str, expected: Option<&str>) {
        let got = find(text).and_then(|(start, end)| text.get(start..end));
        assert_eq!(got, expected, "{text}");
    }

    #[test]
    fn marks_of_web_pages_and_notes_are_found() {
        check(tag, "a <b>rook</b>", Some("<b>"));
        check(tag, "a </i>", Some("</i>"));
        check(tag, "a < b > c, 3 <4>, <3", None);
        check(entity, "Tom &amp; Ann", Some("&amp;"));
        check(entity, "it&#39;s", Some("&#39;"));
        check(entity, "Tom & Ann; you", None);
        check(
            link,
            "see [the rook](http://x.y/z)",
            Some("[the rook](http://x.y/z)"),
        );
        check(link, "[a] (b), [c](d e)", None);
        check(backquotes, "play `e4` now", Some("`e4`"));
        check(backquotes, "one ` alone", None);
        check(heading, "# The rook", Some("#"));
        check(heading, "One.\n  ## Two", Some("##"));
        check(heading, "Qh7# is mate, #1", None);
    }
}
