//! Whole walks through the window, each in three languages and with two hands: with the mouse by the words that
//! are seen, and with the keyboard alone.

mod boards;
mod learning;
mod walker;

use walker::{Hand, Walker};

/// The written languages, and one that reads from right to left.
const LANGUAGES: [&str; 3] = ["en", "de", "ar-XB"];

/// Walks a way with each hand, in each language.
fn walk(name: &str, way: impl Fn(&mut Walker)) {
    for hand in [Hand::Words, Hand::Keys] {
        for language in LANGUAGES {
            let mut walker = Walker::new(name, language, hand);
            way(&mut walker);
        }
    }
}
