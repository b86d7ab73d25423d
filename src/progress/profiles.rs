//! The list of learners, and the file that keeps it.
//!
//! Another window may add a learner meanwhile: the file is read again before each change, so that
//! nobody is lost. Where the list itself is lost, it is made anew from the learners' folders.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::progress::FORMAT;
use crate::storage::{Day, Document, Folders, Notice, SaveError, Unknown};

/// The animals to choose from.
pub const ANIMALS: [&str; 8] = [
    "owl", "fox", "bear", "hare", "frog", "mouse", "penguin", "turtle",
];

/// The most letters of a name.
pub const MAX_NAME: usize = 20;

/// A learner, as the list of learners knows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// The name of the learner's folder: small letters, digits and hyphens.
    pub id: String,
    /// A name of the child's choice; empty for the animal's own.
    #[serde(default)]
    pub name: String,
    /// The animal, one of [`ANIMALS`].
    #[serde(default)]
    pub avatar: String,
    /// The color of the learner's mark; empty for the animal's own.
    #[serde(default)]
    pub colour: String,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Profile {
    /// A learner with nothing but an animal.
    #[must_use]
    pub fn animal(avatar: &str) -> Self {
        Self {
            id: avatar.to_owned(),
            name: String::new(),
            avatar: avatar.to_owned(),
            colour: String::new(),
            unknown: Unknown::new(),
        }
    }

    /// The learner of a folder, if nothing else is known: `fox-2` was a fox.
    fn of_folder(id: String) -> Self {
        let known = ANIMALS.iter().find(|it| id.starts_with(**it));
        let avatar = known.unwrap_or(&"owl");
        Self {
            id,
            ..Self::animal(avatar)
        }
    }

    /// An id that is no name of a folder could lead anywhere.
    pub(super) fn is_sound(&self) -> bool {
        let is_letter = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        (1..=64).contains(&self.id.len()) && self.id.bytes().all(is_letter)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Profiles {
    #[serde(default = "crate::progress::newest")]
    format: u32,
    /// Who played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    #[serde(default)]
    profile: Vec<Profile>,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Profiles {
    fn new(profile: Vec<Profile>) -> Self {
        Self {
            format: FORMAT,
            last: None,
            profile,
            unknown: Unknown::new(),
        }
    }
}

/// The list of learners.
#[derive(Debug)]
pub(super) struct Roster {
    list: Profiles,
    document: Document,
}

impl Roster {
    /// Opens the list.
    pub(super) fn open(folders: &Folders, today: Day) -> (Self, Option<Notice>) {
        let opened = Document::open::<Profiles>(&folders.profiles_file(), FORMAT, today);
        let found = || {
            let ids = folders.kept_profiles("progress.toml").into_iter();
            let found = ids.map(Profile::of_folder).filter(Profile::is_sound);
            Profiles::new(found.collect())
        };
        let roster = Self {
            list: opened.value.unwrap_or_else(found),
            document: opened.document,
        };
        (roster, opened.notice)
    }

    /// An empty list that keeps nothing.
    pub(super) fn nowhere() -> Self {
        Self {
            list: Profiles::new(Vec::new()),
            document: Document::nowhere(),
        }
    }

    /// Everybody whose folder can be trusted.
    pub(super) fn all(&self) -> Vec<&Profile> {
        let all = self.list.profile.iter();
        all.filter(|it| it.is_sound()).collect()
    }

    /// The learner of this id.
    pub(super) fn find(&self, id: &str) -> Option<&Profile> {
        self.all().into_iter().find(|it| it.id == id)
    }

    /// Who played last; else the first.
    pub(super) fn last(&self) -> Option<&Profile> {
        let last = self.list.last.as_deref().and_then(|id| self.find(id));
        last.or_else(|| self.all().first().copied())
    }

    /// Whether the list can be kept.
    pub(super) fn is_writable(&self) -> bool {
        self.document.is_writable()
    }

    /// A new learner, kept at once.
    pub(super) fn add(
        &mut self,
        folders: &Folders,
        avatar: &str,
        name: &str,
        today: Day,
    ) -> Result<Profile, SaveError> {
        let taken = |id: &str| {
            let has_file = folders.profile_folder(id).join("progress.toml").exists();
            has_file || self.find(id).is_some()
        };
        let numbered = (2..).map(|number| format!("{avatar}-{number}"));
        let mut ids = std::iter::once(avatar.to_owned()).chain(numbered);
        let profile = Profile {
            id: ids.find(|id| !taken(id)).unwrap_or_default(),
            name: tidy(name),
            ..Profile::animal(avatar)
        };
        self.keep(&profile, today)?;
        Ok(profile)
    }

    /// Puts a learner into the list, or changes what it says of one.
    pub(super) fn keep(&mut self, profile: &Profile, today: Day) -> Result<(), SaveError> {
        self.change(today, |list| {
            let known = list.profile.iter_mut().find(|it| it.id == profile.id);
            match known {
                Some(known) => *known = profile.clone(),
                None => list.profile.push(profile.clone()),
            }
        })
    }

    /// Takes a learner out of the list.
    pub(super) fn forget(&mut self, id: &str, today: Day) -> Result<(), SaveError> {
        self.change(today, |list| list.profile.retain(|it| it.id != id))
    }

    /// Remembers who plays.
    pub(super) fn set_last(&mut self, id: &str, today: Day) -> Result<(), SaveError> {
        self.change(today, |list| list.last = Some(id.to_owned()))
    }

    /// Changes the list as it is in the file now. What could not be kept is not changed.
    fn change(&mut self, today: Day, act: impl FnOnce(&mut Profiles)) -> Result<(), SaveError> {
        if !self.is_writable() {
            return Err(SaveError::ReadOnly);
        }
        let path: &Path = self.document.path();
        let fresh = Document::open::<Profiles>(path, FORMAT, today);
        let mut list = fresh.value.unwrap_or_else(|| self.list.clone());
        act(&mut list);
        fresh.document.save(&list)?;
        self.list = list;
        Ok(())
    }
}

/// A name as it is kept: short, on one line, without signs that nobody sees.
#[must_use]
pub fn tidy(name: &str) -> String {
    let is_hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
    };
    let words = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let seen: String = words.chars().filter(|it| !is_hidden(*it)).collect();
    let short: String = seen.chars().take(MAX_NAME).collect();
    short.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_never_leaves_its_folder() {
        for (id, expected) in [
            ("owl", true),
            ("fox-2", true),
            ("", false),
            ("..", false),
            ("../owl", false),
            ("C:owl", false),
            ("Owl", false),
            ("fox.removed-2026-11-20", false),
        ] {
            let profile = Profile {
                id: id.to_owned(),
                ..Profile::animal("owl")
            };
            assert_eq!(profile.is_sound(), expected, "{id}");
        }
    }

    #[test]
    fn a_name_is_short_and_on_one_line() {
        assert_eq!(tidy("  Mia \n Sofie "), "Mia Sofie");
        assert_eq!(tidy("M\u{202E}ia"), "Mia");
        assert_eq!(tidy(&"x".repeat(50)).len(), MAX_NAME);
        assert_eq!(tidy(" \t"), "");
    }

    #[test]
    fn a_folder_tells_its_animal() {
        assert_eq!(Profile::of_folder("fox-2".to_owned()).avatar, "fox");
        assert_eq!(Profile::of_folder("mia".to_owned()).avatar, "owl");
    }
}
