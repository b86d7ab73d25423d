//! The door to what nobody can foretell: ids that two machines never choose the same.
//!
//! The system's own source, in a browser too. Nothing else in the program is random: drills and
//! games take a seed.

use std::io;

/// The letters of an id: small ones and digits, so that it is a name of a file everywhere; without
/// those that are taken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters an id has, of five bits each: of a million million ids no two are likely the
/// same.
const LENGTH: usize = 16;

/// An id that nobody else has: 16 letters and digits.
///
/// # Errors
/// If the system has no source of chance.
pub fn fresh_id() -> io::Result<String> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(bytes.iter().map(letter).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_new_each_time_and_a_name_of_a_file() {
        let ids: std::collections::BTreeSet<String> =
            (0..1000).map(|_| fresh_id().unwrap()).collect();
        assert_eq!(ids.len(), 1000);
        let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit();
        assert!(
            ids.iter()
                .all(|id| id.len() == LENGTH && id.chars().all(is_plain))
        );
    }
}
