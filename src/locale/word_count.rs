//! How many words a string has that a translator could translate.

/// How many words a string has: no squares, no signs, nothing that is filled in.
pub(super) fn n_words(text: &str) -> usize {
    let (_, text) = text.split_once('=').unwrap_or_default();
    let mut depth = 0_usize;
    let outside = |letter: &char| {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    let plain: String = text.chars().filter(outside).collect();
    let is_word = |word: &&str| word.chars().filter(|it| it.is_alphabetic()).count() > 1;
    plain.split_whitespace().filter(is_word).count()
}
