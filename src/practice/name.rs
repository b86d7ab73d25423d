//! The name of an exercise: `p1-mate-in-1-3-8f2c`.

use std::fmt;

use crate::practice::{Skill, letters};

/// What an exercise is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// What is practised.
    pub skill: &'static Skill,
    /// How hard it is, from 1 to [`Skill::n_levels`].
    pub level: u8,
    /// Which of all.
    pub seed: u32,
}

/// Why a text is no name of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameError {
    /// It does not begin with `p1`: another version has made it.
    Version,
    /// There is no such skill.
    Skill,
    /// The skill has no such level; it has so many.
    Level(u8),
    /// The seed is not one to eight signs of 0-9 and a-f.
    Seed,
}

/// What every name begins with.
const VERSION: &str = "p1";
/// How many names in a row are tried for a board.
const MAX_TRIES: u32 = 64;

impl Name {
    /// Reads a name.
    ///
    /// # Errors
    /// The first part that is not right.
    pub fn parse(text: &str) -> Result<Self, NameError> {
        let rest = text
            .strip_prefix(VERSION)
            .and_then(|it| it.strip_prefix('-'));
        let rest = rest.ok_or(NameError::Version)?;
        let (rest, seed) = rest.rsplit_once('-').ok_or(NameError::Seed)?;
        let (skill, level) = rest.rsplit_once('-').ok_or(NameError::Skill)?;
        let skill = Skill::named(skill).ok_or(NameError::Skill)?;
        let level = level.parse().ok().filter(|it| skill.has_level(*it));
        let level = level.ok_or(NameError::Level(skill.n_levels))?;
        let seed = as_written(seed).ok_or(NameError::Seed)?;
        Ok(Self { skill, level, seed })
    }

    /// The name, and those whose seeds come next, or before; so many are tried until one gives a board that is wanted.
    pub fn on(self, is_on: bool) -> impl Iterator<Item = Self> {
        (0..MAX_TRIES).map(move |n| Self {
            seed: match is_on {
                true => self.seed.wrapping_add(n),
                false => self.seed.wrapping_sub(n),
            },
            ..self
        })
    }

    /// The seed of a word: one that could stand in a name is that seed, in capitals too; any other word has a seed of its
    /// own. `None` if it is blank.
    #[must_use]
    pub fn seed_of(word: &str) -> Option<u32> {
        let word = word.trim().to_lowercase();
        let mixed = || u32::try_from(letters::seed_of(word.bytes()) >> 32).ok();
        let seed = as_written(&word).or_else(mixed);
        seed.filter(|_| !word.is_empty())
    }
}

/// The seed that one to eight signs of 0-9 and a-f stand for.
fn as_written(text: &str) -> Option<u32> {
    let is_sign = |it: u8| matches!(it, b'0'..=b'9' | b'a'..=b'f');
    let seed = u32::from_str_radix(text, 16).ok();
    seed.filter(|_| text.len() <= 8 && text.bytes().all(is_sign))
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { skill, level, seed } = self;
        write!(f, "{VERSION}-{}-{level}-{seed:x}", skill.name)
    }
}
