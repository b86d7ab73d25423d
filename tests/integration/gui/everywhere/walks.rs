//! Whole walks through the window: with the mouse by the words that are seen, in every language, and with the keyboard
//! alone.

mod boards;
mod learning;
mod walker;

use crate::languages;
use walker::{Hand, Walker};

/// Walks a way with the mouse in each language, and with the keyboard in each direction of reading: the way of the keys
/// depends on no word.
fn walk(name: &str, way: impl Fn(&mut Walker)) {
    let words = languages::walked().map(|language| (Hand::Words, language));
    let keys = languages::DIRECTIONS.map(|language| (Hand::Keys, language));
    for (hand, language) in words.chain(keys) {
        let mut walker = Walker::new(name, language, hand);
        way(&mut walker);
    }
}
