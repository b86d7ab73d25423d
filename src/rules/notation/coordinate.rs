//! Moves as squares: `e2e4`, `e2-e4`, `e7e8q`, `e7-e8=Q`. No language is needed to read them.

use crate::rules::ground::geometry::Geometry;
use crate::rules::ground::{Attempt, Role, Square};

impl<G: Geometry> Attempt<G> {
    /// Reads two squares with or without a dash, and the piece a pawn becomes; `None` if it is not that.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (from, rest) = split_square(text)?;
        let (to, rest) = split_square(rest.strip_prefix('-').unwrap_or(rest))?;
        let named = rest.strip_prefix('=').unwrap_or(rest);
        let mut letters = named.chars();
        let promotion = match (letters.next(), letters.next()) {
            (None, _) if rest.is_empty() => None,
            (Some(letter), None) => Some(Role::from_letter(letter)?),
            _ => return None,
        };
        Some(Self {
            from,
            to,
            promotion,
        })
    }
}

/// The square at the start of a text, in lower case, and what follows it.
fn split_square<G: Geometry>(text: &str) -> Option<(Square<G>, &str)> {
    if !text.starts_with(|c: char| c.is_ascii_lowercase()) {
        return None;
    }
    let digits = text
        .get(1..)?
        .bytes()
        .take_while(u8::is_ascii_digit)
        .count();
    let (name, rest) = text.split_at_checked(1 + digits)?;
    Some((Square::parse(name)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Classic;

    #[test]
    fn every_usual_form_is_read() {
        for (text, want) in [
            ("e2e4", "e2e4"),
            ("e2-e4", "e2e4"),
            ("e7e8q", "e7e8q"),
            ("e7-e8=N", "e7e8n"),
            ("a7a8K", "a7a8k"),
        ] {
            assert_eq!(Attempt::<Classic>::parse(text).unwrap().to_string(), want);
        }
    }

    #[test]
    fn anything_else_is_none() {
        for text in [
            "", "e2", "e2e", "e2e9", "e2--e4", "e2e4=", "e2e4xx", "E2e4", "Nf3", "é2e4",
        ] {
            assert_eq!(Attempt::<Classic>::parse(text), None, "{text}");
        }
    }
}
