//! Who is learning, and the file with what was done.
//!
//! Learners choose an animal, not a real name; nothing else about them is kept. The first of the
//! list plays. A guest plays the same way, and nothing is kept.

use serde::{Deserialize, Serialize};

use crate::progress::{FORMAT, Progress};
use crate::storage::{Day, Document, Folders, Lock, Notice, SaveError, Unknown};

/// A learner, as the list of learners knows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// The name of the learner's folder: small letters, digits and hyphens.
    pub id: String,
    /// A name of the child's choice; empty for the animal's own.
    #[serde(default)]
    pub name: String,
    /// The animal: `owl`, `fox`, `bear`, `hare`, `frog`, `mouse`.
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

    /// An id that is no name of a folder could lead anywhere.
    fn is_sound(&self) -> bool {
        let is_letter = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        (1..=64).contains(&self.id.len()) && self.id.bytes().all(is_letter)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Profiles {
    #[serde(default = "crate::progress::newest")]
    format: u32,
    #[serde(default)]
    profile: Vec<Profile>,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Default for Profiles {
    fn default() -> Self {
        Self {
            format: FORMAT,
            profile: vec![Profile::animal("owl")],
            unknown: Unknown::new(),
        }
    }
}

/// A learner at work: the progress in memory, and the way to its file.
#[derive(Debug)]
pub struct Learner {
    profile: Profile,
    /// What was done. Changes are kept when `save` is called.
    pub progress: Progress,
    document: Document,
    profiles: Profiles,
    profiles_document: Document,
    _lock: Option<Lock>,
}

impl Learner {
    /// Opens the first learner of the list, or a new one. `today` names files that are set aside.
    #[must_use]
    pub fn open(folders: &Folders, today: Day) -> (Self, Vec<Notice>) {
        let mut notices = Vec::new();
        let list = Document::open::<Profiles>(&folders.profiles_file(), FORMAT, today);
        notices.extend(list.notice);
        let profiles = list.value.unwrap_or_default();
        let sound = profiles.profile.iter().find(|it| it.is_sound());
        let profile = sound.cloned().unwrap_or_else(|| Profile::animal("owl"));

        let folder = folders.profile_folder(&profile.id);
        let mut opened = Document::open::<Progress>(&folder.join("progress.toml"), FORMAT, today);
        notices.extend(opened.notice);
        let lock = match Lock::take(&folder) {
            Ok(Some(lock)) => Some(lock),
            Ok(None) => {
                opened.document.protect();
                notices.push(Notice::InUse);
                None
            }
            // Where no lock file can be made, saving will tell why.
            Err(_) => None,
        };
        let learner = Self {
            profile,
            progress: opened.value.unwrap_or_default(),
            document: opened.document,
            profiles,
            profiles_document: list.document,
            _lock: lock,
        };
        (learner, notices)
    }

    /// A learner whose stars are not kept.
    #[must_use]
    pub fn guest() -> Self {
        Self {
            profile: Profile::animal("owl"),
            progress: Progress::default(),
            document: Document::nowhere(),
            profiles: Profiles::default(),
            profiles_document: Document::nowhere(),
            _lock: None,
        }
    }

    /// Who it is.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// False if nothing is kept: a guest, a second window, a file of a newer program.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.document.is_writable()
    }

    /// Keeps the progress. Does nothing where nothing is kept.
    ///
    /// # Errors
    /// If the system refuses to write; what was kept before is untouched.
    pub fn save(&self) -> Result<(), SaveError> {
        if !self.is_kept() {
            return Ok(());
        }
        if self.profiles_document.is_writable() {
            self.profiles_document.save(&self.profiles)?;
        }
        self.document.save(&self.progress)
    }
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
        ] {
            let profile = Profile {
                id: id.to_owned(),
                ..Profile::animal("owl")
            };
            assert_eq!(profile.is_sound(), expected, "{id}");
        }
    }

    #[test]
    fn a_guest_keeps_nothing() {
        let mut guest = Learner::guest();
        guest.progress.set_resume("rook", Some("stars"));
        assert!(!guest.is_kept());
        assert!(guest.save().is_ok());
    }
}
