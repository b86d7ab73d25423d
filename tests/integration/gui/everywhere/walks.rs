//! Whole walks through the window, each in every language and with two hands: with the mouse by the words that
//! are seen, and with the keyboard alone.

mod boards;
mod learning;
mod walker;

use crate::languages;
use walker::{Hand, Walker};

/// Walks a way with each hand, in each language.
fn walk(name: &str, way: impl Fn(&mut Walker)) {
    for hand in [Hand::Words, Hand::Keys] {
        for language in languages::walked() {
            let mut walker = Walker::new(name, language, hand);
            way(&mut walker);
        }
    }
}
