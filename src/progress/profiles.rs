//! The list of learners, and the file that keeps it.
//!
//! Another window may add a learner meanwhile: the file is read again before each change, and held
//! until that is written, so that nobody is lost. New learners have random ids, so that folders of
//! two machines never meet under one name; the plain ones of the first format, `owl` or `fox-2`, stay
//! as they are. Whoever has a folder but is not in the list is taken in.

use serde::{Deserialize, Deserializer, Serialize};

use crate::storage::{
    Day, Document, Folders, Kept, Notice, SaveError, Unknown, chance, disk, put_folder_aside,
};

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
    #[serde(default, deserialize_with = "tidied")]
    pub name: String,
    /// The animal, one of [`ANIMALS`].
    #[serde(default)]
    pub avatar: String,
    /// The color of the learner's mark; empty for the animal's own.
    #[serde(default)]
    pub colour: String,
    /// Whether everything is read aloud by itself, for who does not read yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub read_to_me: bool,
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
            read_to_me: false,
            unknown: Unknown::new(),
        }
    }

    /// A learner with an id that nobody else has.
    pub(super) fn fresh(avatar: &str) -> Result<Self, SaveError> {
        Ok(Self {
            id: format!("{avatar}-{}", chance::fresh_id()?),
            ..Self::animal(avatar)
        })
    }

    /// A new learner of this name, under an id that no other machine chooses.
    pub(super) fn named(avatar: &str, name: &str) -> Result<Self, SaveError> {
        Ok(Self {
            name: tidy(name),
            ..Self::fresh(avatar)?
        })
    }

    /// Whether it is somebody of the list who has chosen no animal yet; the guest, whom nobody keeps, is not.
    #[must_use]
    pub fn is_unnamed(&self) -> bool {
        self.id != self.avatar && !ANIMALS.contains(&self.avatar.as_str())
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

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct Profiles {
    /// Who played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    /// A list without anybody says so too: without the key the file is cut.
    profile: Vec<Profile>,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Kept for Profiles {
    const FORMAT: u32 = 2;
}

/// The list of learners.
#[derive(Debug)]
pub(super) struct Roster {
    list: Profiles,
    document: Document,
    folders: Option<Folders>,
}

impl Roster {
    /// Opens the list.
    pub(super) fn open(folders: &Folders, today: Day) -> (Self, Option<Notice>) {
        let opened = Document::open::<Profiles>(&folders.profiles_file(), today);
        let mut roster = Self {
            list: opened.value.unwrap_or_default(),
            document: opened.document,
            folders: Some(folders.clone()),
        };
        adopt(&mut roster.list, folders, &roster.document);
        (roster, opened.notice)
    }

    /// An empty list that keeps nothing.
    pub(super) fn nowhere() -> Self {
        Self {
            list: Profiles::default(),
            document: Document::nowhere(),
            folders: None,
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

    /// Writes the list once more: whether it can be kept now.
    pub(super) fn keep_again(&mut self) -> Result<(), SaveError> {
        self.change(|_| {})
    }

    /// Puts a learner into the list who is not yet in it.
    pub(super) fn keep(&mut self, profile: &Profile) -> Result<(), SaveError> {
        self.change(|list| {
            if list.profile.iter().all(|it| it.id != profile.id) {
                list.profile.push(profile.clone());
            }
        })
    }

    /// Gives a learner another animal and another name; tells the changed one, if there is such a one.
    pub(super) fn rename(
        &mut self,
        id: &str,
        avatar: &str,
        name: &str,
    ) -> Result<Option<Profile>, SaveError> {
        self.change(|list| {
            for known in list.profile.iter_mut().filter(|it| it.id == id) {
                known.name = tidy(name);
                avatar.clone_into(&mut known.avatar);
            }
        })?;
        Ok(self.find(id).cloned())
    }

    /// Notes whether everything is read to a learner.
    pub(super) fn set_reading(&mut self, id: &str, is_on: bool) -> Result<(), SaveError> {
        self.change(|list| {
            for known in list.profile.iter_mut().filter(|it| it.id == id) {
                known.read_to_me = is_on;
            }
        })
    }

    /// Takes a learner out of the list and puts the folder aside, both or neither.
    pub(super) fn remove(&mut self, id: &str, today: Day) -> Result<(), SaveError> {
        let Some(folder) = self.folders.as_ref().map(|it| it.profile_folder(id)) else {
            return Err(SaveError::ReadOnly);
        };
        let mut moved = Err(SaveError::ReadOnly);
        // While the list is held: nobody meanwhile finds a folder that is not in it.
        let changed = self.change(|list| {
            moved = put_folder_aside(&folder, today).map_err(SaveError::from);
            if moved.is_ok() {
                list.profile.retain(|it| it.id != id);
            }
        });
        let aside = match (changed, moved) {
            (Ok(()), Ok(_)) => return Ok(()),
            (_, Err(error)) => return Err(error),
            (Err(error), Ok(aside)) => (error, aside),
        };
        let (error, aside) = aside;
        let _ = disk::set_aside(&aside, |number| format!("{id}{number}"));
        Err(error)
    }

    /// Remembers who plays.
    pub(super) fn set_last(&mut self, id: &str) -> Result<(), SaveError> {
        self.change(|list| list.last = Some(id.to_owned()))
    }

    /// Changes the list as it is in the file now. What could not be kept is not changed.
    fn change(&mut self, act: impl FnOnce(&mut Profiles)) -> Result<(), SaveError> {
        let known = self.list.clone();
        let folders = self.folders.clone();
        let backup = self.document.clone();
        self.list = self.document.update(|list: Option<Profiles>| {
            let mut list = list.unwrap_or(known);
            if let Some(folders) = &folders {
                adopt(&mut list, folders, &backup);
            }
            act(&mut list);
            list
        })?;
        Ok(())
    }
}

/// Takes everybody in who has a folder with progress and is not in the list: it was lost or cut, or
/// the folder was brought from another machine. An older list may still know what they are called.
fn adopt(list: &mut Profiles, folders: &Folders, document: &Document) {
    let mut found = folders.kept_profiles("progress.toml");
    found.retain(|id| list.profile.iter().all(|it| it.id != *id));
    if found.is_empty() {
        return;
    }
    let older: Option<Profiles> = document.last_good();
    let older = older.unwrap_or_default().profile;
    for id in found {
        let known = older.iter().find(|it| it.id == id).cloned();
        let profile = known.unwrap_or_else(|| Profile::of_folder(id));
        if profile.is_sound() {
            list.profile.push(profile);
        }
    }
}

fn tidied<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|it| tidy(&it))
}

/// A name as it is kept: short, on one line, without signs that nobody sees.
#[must_use]
pub fn tidy(name: &str) -> String {
    let is_hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}')
            || matches!(sign, '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
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
    fn who_is_read_to_is_kept_and_a_list_without_that_opens() {
        let mut profile = Profile::animal("owl");
        let old = toml::to_string(&profile).unwrap();
        assert!(!old.contains("read_to_me"), "{old}");
        assert_eq!(toml::from_str::<Profile>(&old).unwrap(), profile);
        profile.read_to_me = true;
        let new = toml::to_string(&profile).unwrap();
        assert_eq!(toml::from_str::<Profile>(&new).unwrap(), profile);
    }

    #[test]
    fn a_folder_tells_its_animal() {
        assert_eq!(Profile::of_folder("fox-2".to_owned()).avatar, "fox");
        assert_eq!(Profile::of_folder("mia".to_owned()).avatar, "owl");
    }
}
