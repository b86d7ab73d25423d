//! Who is learning, and the file with what was done.
//!
//! Learners choose an animal, not a real name; nothing else about them is kept. Each has a folder
//! and a lock of its own. A guest plays the same way, and nothing is kept. Whoever is taken from
//! the list keeps everything: the folder is put aside, never deleted.

use crate::progress::profiles::{Roster, tidy};
use crate::progress::{FORMAT, Progress};
use crate::storage::{Day, Document, Folders, Lock, Notice, SaveError};

pub use crate::progress::profiles::Profile;

/// A learner at work: the progress in memory, the way to its file, and who else there is.
#[derive(Debug)]
pub struct Learner {
    profile: Profile,
    /// What was done. Changes are kept when `save` is called.
    pub progress: Progress,
    document: Document,
    lock: Option<Lock>,
    is_guest: bool,
    roster: Roster,
    folders: Option<Folders>,
    today: Day,
}

impl Learner {
    /// Opens who played last, or a new learner. `today` names files that are set aside.
    #[must_use]
    pub fn open(folders: &Folders, today: Day) -> (Self, Vec<Notice>) {
        let (roster, notice) = Roster::open(folders, today);
        let last = roster.last().cloned();
        let mut learner = Self {
            roster,
            folders: Some(folders.clone()),
            today,
            ..Self::guest()
        };
        let mut notices: Vec<Notice> = notice.into_iter().collect();
        notices.extend(learner.sit_down(last.unwrap_or_else(|| Profile::animal("owl"))));
        (learner, notices)
    }

    /// A learner whose stars are not kept.
    #[must_use]
    pub fn guest() -> Self {
        Self {
            profile: Profile::animal("guest"),
            progress: Progress::default(),
            document: Document::nowhere(),
            lock: None,
            is_guest: true,
            roster: Roster::nowhere(),
            folders: None,
            today: Day::from_unix_days(0),
        }
    }

    /// Who it is.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// Everybody who learns here.
    #[must_use]
    pub fn everybody(&self) -> Vec<&Profile> {
        self.roster.all()
    }

    /// Whether nobody was ever chosen.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.can_add() && self.roster.all().is_empty()
    }

    /// Whether it is a guest.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        self.is_guest
    }

    /// Whether learners can be added and changed.
    #[must_use]
    pub fn can_add(&self) -> bool {
        self.folders.is_some() && self.roster.is_writable()
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
    pub fn save(&mut self) -> Result<(), SaveError> {
        if !self.is_kept() {
            return Ok(());
        }
        if self.roster.is_writable() && self.roster.find(&self.profile.id).is_none() {
            self.roster.keep(&self.profile, self.today)?;
        }
        self.document.save(&self.progress)
    }

    /// Another learner of the list sits down; what the one before did is kept first.
    ///
    /// # Errors
    /// If it could not be kept: then nothing changes.
    pub fn play_as(&mut self, id: &str) -> Result<Vec<Notice>, SaveError> {
        let Some(profile) = self.roster.find(id).cloned() else {
            return Ok(Vec::new());
        };
        if self.is_kept() && self.profile.id == id {
            return Ok(Vec::new());
        }
        self.stand_up()?;
        // Who played last is only a comfort: where it cannot be kept, the game goes on.
        let _ = self.roster.set_last(id, self.today);
        Ok(self.sit_down(profile))
    }

    /// A guest sits down.
    ///
    /// # Errors
    /// If what the learner before did could not be kept: then nothing changes.
    pub fn play_as_guest(&mut self) -> Result<(), SaveError> {
        self.stand_up()?;
        let guest = Self::guest();
        self.profile = guest.profile;
        self.progress = guest.progress;
        self.document = guest.document;
        self.lock = None;
        self.is_guest = true;
        Ok(())
    }

    /// A new learner is put into the list and sits down.
    ///
    /// # Errors
    /// If the list could not be kept.
    pub fn add(&mut self, avatar: &str, name: &str) -> Result<Vec<Notice>, SaveError> {
        let folders = self.folders.as_ref().ok_or(SaveError::ReadOnly)?;
        let is_first = self.is_new() && self.progress == Progress::default();
        let profile = self.roster.add(folders, avatar, name, self.today)?;
        if is_first {
            // Nobody had sat there: the place is simply given away.
            self.document = Document::nowhere();
        }
        self.play_as(&profile.id)
    }

    /// Gives a learner another animal and another name.
    ///
    /// # Errors
    /// If the list could not be kept.
    pub fn change(&mut self, id: &str, avatar: &str, name: &str) -> Result<(), SaveError> {
        let Some(known) = self.roster.find(id) else {
            return Ok(());
        };
        let mut profile = known.clone();
        profile.name = tidy(name);
        avatar.clone_into(&mut profile.avatar);
        self.roster.keep(&profile, self.today)?;
        if self.profile.id == id && !self.is_guest {
            self.profile = profile;
        }
        Ok(())
    }

    /// Takes a learner from the list and puts the folder aside. If it was the one at work, the next
    /// of the list sits down.
    ///
    /// # Errors
    /// If the list or the folder could not be changed.
    pub fn remove(&mut self, id: &str) -> Result<Vec<Notice>, SaveError> {
        let Some(folders) = self.folders.clone() else {
            return Ok(Vec::new());
        };
        if !self.is_guest && self.profile.id == id {
            self.play_as_guest()?;
        }
        let folder = folders.profile_folder(id);
        match Lock::take(&folder)? {
            None => return Ok(vec![Notice::InUse]),
            Some(lock) => drop(lock),
        }
        let profile = self.roster.find(id).cloned();
        self.roster.forget(id, self.today)?;
        if let Err(error) = crate::storage::put_folder_aside(&folder, self.today) {
            if let Some(profile) = profile {
                self.roster.keep(&profile, self.today)?;
            }
            return Err(error.into());
        }
        match self.roster.last().map(|it| it.id.clone()) {
            Some(next) if self.is_guest => self.play_as(&next),
            _ => Ok(Vec::new()),
        }
    }

    /// What was done so far is kept, and the lock given back.
    fn stand_up(&mut self) -> Result<(), SaveError> {
        if self.is_kept() && self.progress != Progress::default() {
            self.save()?;
        }
        self.lock = None;
        Ok(())
    }

    /// Opens the files of a learner.
    fn sit_down(&mut self, profile: Profile) -> Vec<Notice> {
        let Some(folders) = &self.folders else {
            return Vec::new();
        };
        let mut notices = Vec::new();
        let folder = folders.profile_folder(&profile.id);
        let file = folder.join("progress.toml");
        let mut opened = Document::open::<Progress>(&file, FORMAT, self.today);
        notices.extend(opened.notice);
        self.lock = match Lock::take(&folder) {
            Ok(Some(lock)) => Some(lock),
            Ok(None) => {
                opened.document.protect();
                notices.push(Notice::InUse);
                None
            }
            // Where no lock file can be made, saving will tell why.
            Err(_) => None,
        };
        self.profile = profile;
        self.progress = opened.value.unwrap_or_default();
        self.document = opened.document;
        self.is_guest = false;
        notices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_keeps_nothing() {
        let mut guest = Learner::guest();
        guest.progress.set_resume("rook", Some("stars"));
        assert!(!guest.is_kept());
        assert!(guest.save().is_ok());
        assert!(guest.add("fox", "").is_err());
    }
}
