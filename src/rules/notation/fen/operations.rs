//! What an EPD line says behind the position: `bm Kg4; id "mate 7";`.
//!
//! The two clocks are read; all else is about the position, and no part of it.
//! Source: the PGN standard, 16.2.

use crate::rules::notation::fen::Part;

/// Operations that are known without the semicolon behind them.
const KNOWN: [&str; 26] = [
    "acd",
    "acn",
    "acs",
    "am",
    "bm",
    "ce",
    "dm",
    "draw_accept",
    "draw_claim",
    "draw_offer",
    "draw_reject",
    "eco",
    "fmvn",
    "hmvc",
    "id",
    "nic",
    "noop",
    "pm",
    "pv",
    "rc",
    "resign",
    "sm",
    "tcgs",
    "tcri",
    "tcsi",
    "sv",
];

/// The longest name of an operation, in signs.
const LONGEST: usize = 14;

/// The operations of a text; `None` if it is anything else.
pub(super) fn of(rest: Part<'_>) -> Option<Vec<Part<'_>>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < rest.text.len() {
        let text = rest.text.get(at..)?;
        let end = end(text);
        let is_closed = end < text.len();
        let bare = text.get(..end)?.trim();
        if !bare.is_empty() {
            if !is_operation(bare, is_closed) {
                return None;
            }
            let start = rest.start + at + text.find(bare)?;
            found.push(Part { text: bare, start });
        }
        at += end + usize::from(is_closed);
    }
    Some(found)
}

/// Where an operation ends: at its semicolon, if that is not between quotes.
fn end(text: &str) -> usize {
    let mut is_quoted = false;
    let closes = |(_, sign): &(usize, char)| {
        is_quoted ^= *sign == '"';
        *sign == ';' && !is_quoted
    };
    let mut signs = text.char_indices();
    signs.find(closes).map_or(text.len(), |(at, _)| at)
}

/// Whether this is an operation: a name, and what belongs to it.
fn is_operation(text: &str, is_closed: bool) -> bool {
    let name = text.split_whitespace().next().unwrap_or_default();
    let is_name = name.starts_with(|sign: char| sign.is_ascii_alphabetic())
        && name.len() <= LONGEST
        && name
            .bytes()
            .all(|it| it.is_ascii_alphanumeric() || it == b'_');
    // `c0` to `c9` are comments, `v0` to `v9` variations, `D1` to `D9` numbers of lines of a length.
    let is_numbered = matches!(name.as_bytes(), [b'c' | b'v' | b'D', b'0'..=b'9']);
    is_name && (is_closed || is_numbered || KNOWN.contains(&name))
}

/// What belongs to an operation of this name.
pub(super) fn operand<'t>(operations: &[Part<'t>], name: &str) -> Option<Part<'t>> {
    operations.iter().find_map(|operation| {
        let rest = operation.text.strip_prefix(name)?;
        let text = rest.strip_prefix(char::is_whitespace)?.trim();
        let start = operation.start + operation.text.len() - text.len();
        Some(Part { text, start })
    })
}
