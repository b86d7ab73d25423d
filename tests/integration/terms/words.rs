//! Finds the forms of a word in what is said.
//!
//! A form is one word or several; a `*` at its end stands for any ending. Between the words of a form no sentence
//! ends. Capitals do not matter, and whatever joins words (blanks, hyphens, apostrophes) parts them.

use std::fmt;

/// What is said, taken apart.
pub(super) struct Text(Vec<String>);

/// Stands where a sentence or a part of one ends.
const STOP: &str = ".";

impl Text {
    pub(super) fn of(said: &str) -> Self {
        let mut parts = vec![String::new()];
        for sign in said.to_lowercase().chars() {
            match sign {
                _ if sign.is_alphanumeric() => parts.last_mut().unwrap().push(sign),
                '.' | ',' | ';' | ':' | '!' | '?' | '…' | '“' | '”' | '„' | '«' | '»' | '('
                | ')' => {
                    parts.extend([STOP.to_owned(), String::new()]);
                }
                _ => parts.push(String::new()),
            }
        }
        parts.retain(|part| !part.is_empty());
        Self(parts)
    }

    /// Where a form stands: the first and the number behind its last word.
    fn places<'a>(&'a self, form: &'a Form) -> impl Iterator<Item = (usize, usize)> + 'a {
        let n = form.0.len();
        let windows = self.0.windows(n).enumerate();
        let fits =
            windows.filter(|(_, words)| form.0.iter().zip(*words).all(|(it, word)| it.fits(word)));
        fits.map(move |(at, _)| (at, at + n))
    }

    /// The first place of a form that lies within none of the phrases that mean something else, in its own words.
    pub(super) fn find(&self, form: &Form, otherwise: &[Form]) -> Option<String> {
        let is_otherwise = |(from, to): (usize, usize)| {
            let mut others = otherwise.iter().flat_map(|other| self.places(other));
            others.any(|(a, b)| a <= from && to <= b)
        };
        let (from, to) = self.places(form).find(|place| !is_otherwise(*place))?;
        Some(self.0[from..to].join(" "))
    }

    /// Whether a form stands anywhere in it.
    pub(super) fn has(&self, form: &Form) -> bool {
        self.places(form).next().is_some()
    }
}

/// A form of a word.
#[derive(Clone, Debug)]
pub(super) struct Form(Vec<Part>);

#[derive(Clone, Debug)]
struct Part {
    stem: String,
    has_ending: bool,
}

impl Part {
    fn fits(&self, word: &str) -> bool {
        match self.has_ending {
            true => word.starts_with(&self.stem),
            false => word == self.stem,
        }
    }
}

impl Form {
    pub(super) fn parse(text: &str) -> Self {
        let parts = text.split_whitespace().map(|word| Part {
            stem: word.trim_end_matches('*').to_lowercase(),
            has_ending: word.ends_with('*'),
        });
        Self(parts.collect())
    }

    /// Several forms: `check, checks`.
    pub(super) fn list(text: &str) -> Vec<Self> {
        let forms = text.split(',').map(str::trim);
        forms.filter(|it| !it.is_empty()).map(Self::parse).collect()
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.iter().map(|part| match part.has_ending {
            true => format!("{}*", part.stem),
            false => part.stem.clone(),
        });
        f.write_str(&words.collect::<Vec<_>>().join(" "))
    }
}

#[test]
fn forms_are_found_as_whole_words_within_one_sentence() {
    let check = |said: &str, form: &str, otherwise: &str, found: Option<&str>| {
        let told = Text::of(said).find(&Form::parse(form), &Form::list(otherwise));
        assert_eq!(told.as_deref(), found, "{said}: {form}");
    };
    check("Check! It is over.", "check", "", Some("check"));
    check("A checker checks.", "check", "", None);
    check("A checker.", "check*", "", Some("checker"));
    check("Touch-move holds.", "touch move", "", Some("touch move"));
    check("Touch. Move!", "touch move", "", None);
    check("L’échec, et les échecs", "échec", "", Some("échec"));
    check("Check the board.", "check", "check the", None);
    check(
        "Check the board, then check.",
        "check",
        "check the",
        Some("check"),
    );
}
