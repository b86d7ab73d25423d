//! The fonts of the program: one family for everything, another for letters that it lacks, and the system's fonts for
//! letters that both lack.
//!
//! iced looks through the system's fonts first: a family of the same name would replace the program's own, and a
//! system's font for a script would come before DejaVu. [`install`] turns that round, so that a text is laid out alike
//! on every computer.

use std::sync::{Arc, OnceLock, PoisonError};

use iced::Font;
use iced::advanced::graphics::text::cosmic_text::fontdb::{Database, ID, Source};
use iced::advanced::graphics::text::cosmic_text::{Fallback, FontSystem, PlatformFallback};
use iced::advanced::graphics::text::font_system;
use iced::font::Weight;
use unicode_script::Script;

/// The families of the program, in the order in which they are asked for a letter.
const FAMILIES: [&str; 2] = ["Noto Sans", "DejaVu Sans"];

/// The family of every text.
pub const REGULAR: Font = Font::with_name(FAMILIES[0]);

/// For headings, buttons and the squares in a sentence.
pub const BOLD: Font = Font {
    weight: Weight::Bold,
    ..REGULAR
};

/// Words in a font of their own within a line, with what stands before and behind them.
///
/// Where that is no space, a mark parts them that is not seen and does not break the line: without
/// it a full stop behind the words would be set in their font too.
#[must_use]
pub fn apart(before: &str, words: &str, behind: &str) -> String {
    let touches = |letter: Option<char>| letter.is_some_and(|it| !it.is_whitespace());
    let mark = |is_touched: bool| if is_touched { JOINER } else { "" };
    let first = mark(touches(before.chars().next_back()));
    let last = mark(touches(behind.chars().next()));
    format!("{first}{words}{last}")
}

/// A mark that is not seen, at which no line breaks.
pub const JOINER: &str = "\u{2060}";

/// The faces of the program: both weights of both families, since a missing weight would bring in another family.
#[must_use]
pub fn all() -> [&'static [u8]; 4] {
    [
        notosans::REGULAR_TTF,
        notosans::BOLD_TTF,
        dejavu::sans::regular(),
        dejavu::sans::bold(),
    ]
}

/// Gives iced the fonts of the program. A text that was laid out before keeps the fonts it has.
pub fn install() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        let mut fonts = font_system()
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        let own = own_first(fonts.raw());
        *fonts.raw() = own;
    });
}

/// The program's own fonts, then those of `found` that are called otherwise.
#[must_use]
pub fn own_first(found: &FontSystem) -> FontSystem {
    let mut fonts = Database::new();
    for face in all() {
        fonts.load_font_source(Source::Binary(Arc::new(face)));
    }
    for face in found.db().faces() {
        let mut names = face.families.iter().map(|(name, _)| name.as_str());
        if !names.any(|name| FAMILIES.contains(&name)) {
            let mut face = face.clone();
            face.id = ID::dummy();
            fonts.push_face_info(face);
        }
    }
    fonts.set_sans_serif_family(FAMILIES[0]);
    fonts.set_serif_family(FAMILIES[0]);
    fonts.set_monospace_family(FAMILIES[0]);
    fonts.set_cursive_family(FAMILIES[0]);
    fonts.set_fantasy_family(FAMILIES[0]);
    let locale = found.locale().to_owned();
    FontSystem::new_with_locale_and_db_and_fallback(locale, fonts, OwnFirst::new())
}

/// Where a letter is looked for that the family of a text lacks: in the program's fonts, then as the platform does.
struct OwnFirst {
    common: Vec<&'static str>,
    /// The families for a script, by its number; filled when they are first asked for.
    scripts: Vec<OnceLock<Vec<&'static str>>>,
}

impl OwnFirst {
    fn new() -> Self {
        Self {
            common: own_before(PlatformFallback.common_fallback()),
            scripts: vec![OnceLock::new(); usize::from(u8::MAX) + 1],
        }
    }
}

fn own_before(families: &[&'static str]) -> Vec<&'static str> {
    FAMILIES.iter().chain(families).copied().collect()
}

impl Fallback for OwnFirst {
    fn common_fallback(&self) -> &[&'static str] {
        &self.common
    }

    fn forbidden_fallback(&self) -> &[&'static str] {
        PlatformFallback.forbidden_fallback()
    }

    fn script_fallback(&self, script: Script, locale: &str) -> &[&'static str] {
        let Some(families) = self.scripts.get(script as usize) else {
            return &[];
        };
        families.get_or_init(|| own_before(PlatformFallback.script_fallback(script, locale)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_stands_only_where_words_touch() {
        assert_eq!(apart("on ", "f1", ". So"), "f1\u{2060}");
        assert_eq!(apart("(", "f1", " or"), "\u{2060}f1");
        assert_eq!(apart("", "f1", ""), "f1");
    }
}
