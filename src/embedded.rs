//! The lessons, their course and plans, the rulebook, words and notices inside the program, as the build found them.
//!
//! Only names and text: `locale` reads the words, `library` reads the lessons.
//! The tables are written by the build script `src/embed.rs`, sorted by name. Word files are unpacked one by
//! one when they are first asked for: a reader needs the screens of two languages and the lesson before him.

use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The text of `assets/rulebook.toml`.
pub const RULEBOOK: &str = include_str!("../assets/rulebook.toml");

/// The text of `lessons/course.toml`.
pub const COURSE: &str = include_str!("../lessons/course.toml");

/// The text of `lessons/plans.toml`.
pub const PLANS: &str = include_str!("../lessons/plans.toml");

/// Most bytes that a word file or the notices may unpack to.
const MOST: usize = 16 << 20;

/// A word file, unpacked when it is first asked for.
struct PackedWords {
    language: &'static str,
    path: &'static str,
    packed: &'static [u8],
    text: OnceLock<String>,
}

impl PackedWords {
    const fn new(language: &'static str, path: &'static str, packed: &'static [u8]) -> Self {
        Self {
            language,
            path,
            packed,
            text: OnceLock::new(),
        }
    }

    fn text(&'static self) -> &'static str {
        self.text.get_or_init(|| unpacked(self.packed))
    }
}

/// The word files that are wanted, by language and path inside the language's folder, each with both and
/// its text; sorted.
pub fn words(
    is_wanted: impl Fn(&str, &str) -> bool,
) -> Vec<(&'static str, &'static str, &'static str)> {
    let wanted = WORDS.iter().filter(|it| is_wanted(it.language, it.path));
    wanted.map(|it| (it.language, it.path, it.text())).collect()
}

/// The languages that have word files, as tags, sorted.
#[must_use]
pub fn languages() -> Vec<&'static str> {
    let mut languages: Vec<&str> = WORDS.iter().map(|it| it.language).collect();
    languages.dedup();
    languages
}

/// What the build has packed.
pub(crate) fn unpacked(packed: &[u8]) -> String {
    let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, MOST);
    let text = bytes.ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.unwrap_or_default()
}
