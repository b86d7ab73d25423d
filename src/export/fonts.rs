//! The fonts inside the program: which of them has a letter, and how wide a text is.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rustybuzz::{Face, UnicodeBuffer};

/// A family of the program, by the name that an SVG text gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// Latin, Greek, Cyrillic.
    Noto,
    /// What the other lacks: Arabic, Hebrew, figurines.
    DejaVu,
}

impl Family {
    /// The name in an SVG text.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Noto => "Noto Sans",
            Self::DejaVu => "DejaVu Sans",
        }
    }
}

/// The faces of the program as files: both families, regular and bold.
pub(super) fn files() -> [&'static [u8]; 4] {
    [
        notosans::REGULAR_TTF,
        notosans::BOLD_TTF,
        dejavu::sans::regular(),
        dejavu::sans::bold(),
    ]
}

/// The faces, and every letter that was asked for in vain.
pub(super) struct Fonts {
    faces: Vec<Face<'static>>,
    missing: RefCell<BTreeSet<char>>,
}

impl Fonts {
    pub(super) fn new() -> Self {
        let faces = files().into_iter().filter_map(|it| Face::from_slice(it, 0));
        Self {
            faces: faces.collect(),
            missing: RefCell::default(),
        }
    }

    /// The letters that no font has, of all texts so far.
    pub(super) fn missing(&self) -> Vec<char> {
        self.missing.borrow().iter().copied().collect()
    }

    fn face(&self, family: Family, is_bold: bool) -> Option<&Face<'static>> {
        let first = match family {
            Family::Noto => 0,
            Family::DejaVu => 2,
        };
        self.faces.get(first + usize::from(is_bold))
    }

    fn has(&self, family: Family, is_bold: bool, letter: char) -> bool {
        let face = self.face(family, is_bold);
        face.is_some_and(|face| face.glyph_index(letter).is_some())
    }

    /// The family for a letter; `None` where any will do, as for a space.
    fn family(&self, is_bold: bool, letter: char) -> Option<Family> {
        if is_neutral(letter) {
            return None;
        }
        let families = [Family::Noto, Family::DejaVu];
        let found = families
            .into_iter()
            .find(|it| self.has(*it, is_bold, letter));
        if found.is_none() {
            self.missing.borrow_mut().insert(letter);
        }
        found
    }

    /// The text in stretches of one family each.
    pub(super) fn runs(&self, text: &str, is_bold: bool) -> Vec<(Family, String)> {
        let mut runs: Vec<(Option<Family>, String)> = Vec::new();
        for letter in text.chars() {
            let family = self.family(is_bold, letter);
            match runs.last_mut() {
                Some((last, run)) if family.is_none() || last.is_none() || *last == family => {
                    *last = last.or(family);
                    run.push(letter);
                }
                _ => runs.push((family, letter.to_string())),
            }
        }
        let named = runs.into_iter();
        named
            .map(|(family, run)| (family.unwrap_or(Family::Noto), run))
            .collect()
    }

    /// How wide a text is if all of it is drawn in the family for every script, or each letter in its own, whichever is
    /// wider; in the unit of `size`.
    pub(super) fn widest(&self, text: &str, is_bold: bool, size: f32) -> f32 {
        let face = self.face(Family::DejaVu, is_bold);
        let in_one = face.map_or(0.0, |face| shaped(face, text, size));
        self.width(text, is_bold, size).max(in_one)
    }

    /// How wide a text is, in the unit of `size`.
    pub(super) fn width(&self, text: &str, is_bold: bool, size: f32) -> f32 {
        let runs = self.runs(text, is_bold).into_iter();
        runs.map(|(family, run)| {
            let face = self.face(family, is_bold);
            face.map_or(0.0, |face| shaped(face, &run, size))
        })
        .sum()
    }
}

/// Whether a letter leaves no mark of its own: a space, or a sign for the direction.
fn is_neutral(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[allow(clippy::cast_precision_loss)] // An advance is a few thousand units.
fn shaped(face: &Face<'_>, text: &str, size: f32) -> f32 {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let glyphs = rustybuzz::shape(face, &[], buffer);
    let units: i32 = glyphs.glyph_positions().iter().map(|it| it.x_advance).sum();
    units as f32 / face.units_per_em() as f32 * size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_script_has_its_family() {
        let fonts = Fonts::new();
        let runs = fonts.runs("Turm \u{5e6}\u{5e8} Ладья", false);
        let families: Vec<_> = runs.iter().map(|(family, _)| *family).collect();
        assert_eq!(families, [Family::Noto, Family::DejaVu, Family::Noto]);
        assert!(fonts.missing().is_empty());
    }

    #[test]
    fn letters_that_no_font_has_are_noted() {
        let fonts = Fonts::new();
        assert!(fonts.width("e4 \u{68cb}", false, 10.0) > 0.0);
        assert_eq!(fonts.missing(), ['\u{68cb}']);
    }

    #[test]
    fn bold_text_is_wider_and_signs_for_the_direction_have_no_width() {
        let fonts = Fonts::new();
        let regular = fonts.width("The rook", false, 10.0);
        assert!(fonts.width("The rook", true, 10.0) > regular);
        let isolated = fonts.width("\u{2067}The rook\u{2069}", false, 10.0);
        assert!((isolated - regular).abs() < 0.01);
    }
}
