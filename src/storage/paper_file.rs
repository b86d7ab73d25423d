//! Papers for people: a file with a name of words in a folder of theirs, never over another one.

use std::io;
use std::path::{Path, PathBuf};

use crate::storage::disk;

/// The longest name, in letters.
const LONGEST: usize = 80;

/// Writes a paper into a folder, which is made if need be; says where it is. Signs that a name of a
/// file cannot have are left out.
///
/// # Errors
/// What the system says.
pub fn keep_paper(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    disk::offer(folder, &plain(name), ending, bytes)
}

/// A name that every system takes.
fn plain(name: &str) -> String {
    let is_fine = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-');
    let letters: String = name.chars().filter(is_fine).take(LONGEST).collect();
    let words: Vec<&str> = letters.split_whitespace().collect();
    match words.is_empty() {
        true => "Squarewise".to_owned(),
        false => words.join(" "),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_paper_never_takes_the_place_of_another() {
        let folder = std::env::temp_dir().join(format!("squarewise-papers-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let keep =
            |bytes: &[u8]| keep_paper(&folder, "The pieces: Mia/../?", "pdf", bytes).unwrap();
        let (one, two) = (keep(b"one"), keep(b"two"));
        assert_eq!(keep(b"two"), two, "the same is kept once");
        assert_eq!(one, folder.join("The pieces Mia.pdf"));
        assert_eq!(two, folder.join("The pieces Mia 2.pdf"));
        assert_eq!(fs::read(one).unwrap(), b"one");
        let nameless = keep_paper(&folder, "...", "pdf", b"").unwrap();
        assert_eq!(nameless, folder.join("Squarewise.pdf"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
