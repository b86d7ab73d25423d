//! Where the FEN is in a text that was copied from elsewhere: between quotes, behind a label, in a PGN tag, in the
//! address of a page.
//!
//! Sources: RFC 3986 for addresses and their percent signs; the PGN standard, 9.7.2, for the tag `FEN`.

use std::borrow::Cow;
use std::ops::Range;

use crate::rules::notation::fen::{FenError, FenErrorKind};

/// Signs that programs put around a text; the last is the mark that some begin a file with.
const QUOTES: &str = "\"'`“”„‟«»‘’\u{feff}";

/// The ranks of a board.
const RANKS: usize = 8;

/// The part of a text that is a FEN, with the places of its bytes in the whole.
pub(super) struct Found<'t> {
    pub(super) fen: Cow<'t, str>,
    /// Where the part begins in the whole.
    start: usize,
    /// Where each byte of the part came from, if signs were decoded; counted from `start`.
    origins: Option<Vec<usize>>,
}

impl Found<'_> {
    /// The bytes of the whole that a part of the FEN came from.
    pub(super) fn bytes(&self, part: &Range<usize>) -> Range<usize> {
        let at = |place: usize| {
            let origin = self.origins.as_ref().map(|all| all.get(place).copied());
            origin.map_or(place, |origin| origin.unwrap_or(place))
        };
        self.start + at(part.start)..self.start + at(part.end)
    }
}

/// The content of a `[FEN "..."]` tag, by its bytes, and the bytes of the whole tag.
#[must_use]
pub fn tag(text: &str) -> Option<(Range<usize>, Range<usize>)> {
    const NAME: &str = "[fen";
    let is_tag = |at: &usize| {
        let name = text.get(*at..at + NAME.len());
        name.is_some_and(|name| name.eq_ignore_ascii_case(NAME))
    };
    let start = (0..text.len()).find(is_tag)?;
    let behind = text.get(start + NAME.len()..)?;
    let content = behind.trim_start().strip_prefix(is_quote)?;
    let from = text.len() - content.len();
    let to = from + content.find(is_quote)?;
    let closed = text.get(to..)?.find(']').map(|at| to + at + 1);
    Some((from..to, start..closed.unwrap_or(to)))
}

fn is_quote(sign: char) -> bool {
    QUOTES.contains(sign)
}

/// The FEN of a text.
///
/// # Errors
/// Other text around the FEN, or an address without a FEN.
pub(super) fn found(text: &str) -> Result<Found<'_>, FenError> {
    if let Some((content, whole)) = tag(text) {
        only_tags(text, &whole)?;
        return Ok(part(text, content));
    }
    let bare = text.trim_matches(|sign: char| sign.is_whitespace() || is_quote(sign));
    let start = text.find(bare).unwrap_or_default();
    let bare = start..start + bare.len();
    if is_address(text.get(bare.clone()).unwrap_or_default()) {
        return in_address(text, bare);
    }
    Ok(part(text, without_label(text, bare)))
}

fn part(text: &str, bytes: Range<usize>) -> Found<'_> {
    Found {
        start: bytes.start,
        fen: Cow::Borrowed(text.get(bytes).unwrap_or_default()),
        origins: None,
    }
}

/// Complains about anything but tags and the sign of a game without an end around the tag of a position: moves
/// would lead to another one.
fn only_tags(text: &str, tag: &Range<usize>) -> Result<(), FenError> {
    for (start, around) in [(0, text.get(..tag.start)), (tag.end, text.get(tag.end..))] {
        let mut at = start;
        for line in around.unwrap_or_default().split_inclusive('\n') {
            let bare = line.trim();
            let is_tag = bare.starts_with('[') && bare.ends_with(']');
            if !is_tag && !bare.is_empty() && bare != "*" {
                let begin = at + line.find(bare).unwrap_or_default();
                return Err(FenError {
                    kind: FenErrorKind::TooManyFields,
                    bytes: begin..begin + bare.len(),
                });
            }
            at += line.len();
        }
    }
    Ok(())
}

/// The bytes of a text without `FEN:`, `fen =` or `position fen` in front.
fn without_label(text: &str, bytes: Range<usize>) -> Range<usize> {
    let bare = text.get(bytes.clone()).unwrap_or_default();
    let mut rest = bare;
    for word in ["position", "fen"] {
        let (Some(name), Some(behind)) = (rest.get(..word.len()), rest.get(word.len()..)) else {
            continue;
        };
        if name.eq_ignore_ascii_case(word) && behind.starts_with([' ', ':', '=', '\t']) {
            let is_between = |sign: char| sign.is_whitespace() || ":=".contains(sign);
            rest = behind.trim_start_matches(|sign| is_between(sign) || is_quote(sign));
        }
    }
    bytes.start + (bare.len() - rest.len())..bytes.end
}

/// Whether a text is an address: one word with `://`, or with a point before its first stroke.
fn is_address(text: &str) -> bool {
    let (host, _) = text.split_once('/').unwrap_or_default();
    let is_word = !text.contains(char::is_whitespace);
    is_word && (host.ends_with(':') || host.contains('.'))
}

/// The FEN in an address: the value of `fen`, or eight ranks in its path, as far as the next sign of an address.
fn in_address(text: &str, bytes: Range<usize>) -> Result<Found<'_>, FenError> {
    let address = text.get(bytes.clone()).unwrap_or_default();
    let none = || FenError {
        kind: FenErrorKind::Address,
        bytes: bytes.clone(),
    };
    let lower = address.to_ascii_lowercase();
    let value = ["?fen=", "&fen=", "#fen="]
        .iter()
        .find_map(|key| lower.find(key).map(|at| at + key.len()));
    let (start, ends): (usize, &[char]) = match value {
        Some(start) => (start, &['&', '#']),
        None => (0, &['?', '#', '&']),
    };
    let rest = address.get(start..).ok_or_else(none)?;
    let end = rest.find(ends).unwrap_or(rest.len());
    let (decoded, origins) = decoded(rest.get(..end).unwrap_or_default(), value.is_some());
    let path = decoded
        .find(|sign: char| sign.is_whitespace() || sign == '_')
        .map_or(decoded.as_str(), |end| {
            decoded.get(..end).unwrap_or_default()
        });
    let path = path.strip_suffix('/').unwrap_or(path);
    let mut strokes = path.rmatch_indices('/').map(|(at, _)| at);
    let first = match (value, strokes.nth(RANKS - 1)) {
        (_, Some(stroke)) => stroke + 1,
        (Some(_), None) => 0,
        (None, None) => return Err(none()),
    };
    let ranks = path.get(first..).unwrap_or_default();
    let is_rank = |rank: &str| {
        let is_sign = |sign: char| "pnbrqkPNBRQK12345678".contains(sign);
        !rank.is_empty() && rank.chars().all(is_sign)
    };
    if value.is_none() && !ranks.split('/').all(is_rank) {
        return Err(none());
    }
    Ok(Found {
        fen: Cow::Owned(decoded.get(first..).unwrap_or_default().to_owned()),
        start: bytes.start + start,
        origins: Some(origins.get(first..).unwrap_or_default().to_vec()),
    })
}

/// A part of an address with its percent signs read, and where each byte came from; one place more for the end.
fn decoded(text: &str, is_query: bool) -> (String, Vec<usize>) {
    let (mut bytes, mut origins) = (Vec::new(), Vec::new());
    let mut rest = text.as_bytes();
    while let Some((&byte, behind)) = rest.split_first() {
        origins.push(text.len() - rest.len());
        let code = behind
            .get(..2)
            .filter(|_| byte == b'%')
            .and_then(|code| std::str::from_utf8(code).ok())
            .and_then(|code| u8::from_str_radix(code, 16).ok());
        let (read, left) = match code {
            Some(code) => (code, behind.get(2..).unwrap_or_default()),
            None if is_query && byte == b'+' => (b' ', behind),
            None => (byte, behind),
        };
        bytes.push(read);
        rest = left;
    }
    origins.push(text.len());
    match String::from_utf8(bytes) {
        Ok(read) => (read, origins),
        Err(_) => (text.to_owned(), (0..=text.len()).collect()),
    }
}
