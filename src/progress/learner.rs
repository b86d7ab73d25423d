//! Who is learning, and the file with what was done.
//!
//! Learners choose an animal, not a real name; nothing else about them is kept. Each has a folder
//! of its own. Who learns first on a machine begins without an animal, is kept all the same, and may choose one
//! later: no star is lost. A guest plays the same way, and nothing is kept. Whoever is taken from the list keeps
//! everything: the folder is put aside, never deleted.
//!
//! Several windows may have the same learner: each joins what it has done with what the file says,
//! and so both are kept. They hold the folder's `lock` together. Programs of the first format hold it
//! alone and write without reading, so beside one of those nothing is kept here, and that is said.

use crate::lesson::lands::Renamed;
use crate::progress::Progress;
use crate::progress::device::Device;
use crate::progress::profiles::Roster;
use crate::storage::disk::{self, Hold, Lock};
use crate::storage::{Day, Document, Folders, Notice, SaveError};

pub use crate::progress::profiles::Profile;

/// A learner at work: the progress in memory, the way to its file, and who else there is.
#[derive(Debug)]
pub struct Learner {
    profile: Profile,
    /// What was done. Changes are kept when `save` is called.
    pub progress: Progress,
    /// What this window last read or wrote.
    base: Progress,
    document: Document,
    lock: Option<Lock>,
    is_guest: bool,
    roster: Roster,
    device: Device,
    folders: Option<Folders>,
    today: Day,
    /// What was called otherwise when it was done.
    renamed: Vec<Renamed>,
}

impl Learner {
    /// Opens who played last, or a new learner. `today` names files that are set aside.
    #[must_use]
    pub fn open(folders: &Folders, today: Day) -> (Self, Vec<Notice>) {
        let (roster, notice) = Roster::open(folders, today);
        let last = roster.last().cloned();
        let mut learner = Self {
            roster,
            device: Device::open(folders, today),
            folders: Some(folders.clone()),
            today,
            ..Self::guest()
        };
        let mut notices: Vec<Notice> = notice.into_iter().collect();
        // Without a source of chance it is an id that others may have too.
        let new = || Profile::fresh(UNNAMED).unwrap_or_else(|_| Profile::animal("owl"));
        notices.extend(learner.sit_down(last.unwrap_or_else(new)));
        (learner, notices)
    }

    /// A learner whose stars are not kept.
    #[must_use]
    pub fn guest() -> Self {
        Self {
            profile: Profile::animal(UNNAMED),
            progress: Progress::default(),
            base: Progress::default(),
            document: Document::nowhere(),
            lock: None,
            is_guest: true,
            roster: Roster::nowhere(),
            device: Device::nowhere(),
            folders: None,
            today: Day::from_unix_days(0),
            renamed: Vec::new(),
        }
    }

    /// What was done under these old names counts for the new ones, for whoever sits here or will.
    pub fn carry_over(&mut self, renamed: Vec<Renamed>) {
        self.progress.carry_over(&renamed);
        self.renamed = renamed;
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

    /// Whether it is a learner of the list who has chosen no animal yet: who learns first is asked later.
    #[must_use]
    pub fn is_unnamed(&self) -> bool {
        !self.is_guest && self.profile.is_unnamed()
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

    /// False if nothing is kept: a guest, a window beside an older program, a file of a newer one.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.document.is_writable()
    }

    /// Whether something was done that is not in the file yet.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.is_kept() && self.progress != self.base
    }

    /// Keeps the progress, together with what other windows have kept meanwhile. Does nothing where
    /// nothing is kept or nothing is new.
    ///
    /// # Errors
    /// If the system refuses to write; what was kept before is untouched.
    pub fn save(&mut self) -> Result<(), SaveError> {
        if !self.is_unsaved() {
            return Ok(());
        }
        if self.roster.is_writable() && self.roster.find(&self.profile.id).is_none() {
            self.roster.keep(&self.profile)?;
        }
        // Without it, counts are those of a device that nobody finds again: no reason to keep none.
        let _ = self.device.keep();
        if self.lock.is_none() {
            let held = self.hold(&self.profile.id)?;
            self.lock = Some(held.ok_or(SaveError::Busy)?);
        }
        self.progress.set_device(self.device.id());
        let (mine, base) = (&self.progress, &self.base);
        let both = self.document.update(|theirs| match theirs {
            Some(theirs) => mine.onto(base, theirs),
            None => mine.clone(),
        })?;
        self.base = both.clone();
        self.progress = both;
        Ok(())
    }

    /// The right to write to a learner's folder beside other windows; `None` if an older program
    /// keeps it for itself.
    fn hold(&self, id: &str) -> Result<Option<Lock>, SaveError> {
        let folders = self.folders.as_ref().ok_or(SaveError::ReadOnly)?;
        Ok(disk::lock(
            &folders.profile_folder(id).join(LOCK),
            Hold::Together,
        )?)
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
        let _ = self.roster.set_last(id);
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
        self.base = guest.base;
        self.document = guest.document;
        self.lock = None;
        self.is_guest = true;
        Ok(())
    }

    /// A new learner is put into the list and sits down.
    ///
    /// # Errors
    /// If the list could not be kept. The very first learner sits down nevertheless, and comes into the
    /// list with what is kept next.
    pub fn add(&mut self, avatar: &str, name: &str) -> Result<Vec<Notice>, SaveError> {
        let is_first = self.is_new() && self.progress.is_empty();
        let profile = Profile::named(avatar, name)?;
        let kept = self.roster.keep(&profile);
        if is_first {
            // Nobody had sat there: the place is simply given away.
            self.document = Document::nowhere();
            if kept.is_err() {
                self.sit_down(profile.clone());
            }
        }
        kept?;
        self.play_as(&profile.id)
    }

    /// Keeps the list again after it could not be kept, with whoever sits here.
    ///
    /// # Errors
    /// If it still cannot be kept.
    pub fn keep_list(&mut self) -> Result<(), SaveError> {
        if self.is_kept() {
            self.roster.keep(&self.profile)
        } else {
            self.roster.keep_again()
        }
    }

    /// Gives a learner another animal and another name.
    ///
    /// # Errors
    /// If the list could not be kept.
    pub fn change(&mut self, id: &str, avatar: &str, name: &str) -> Result<(), SaveError> {
        let changed = self.roster.rename(id, avatar, name)?;
        if let Some(profile) = changed.filter(|_| self.profile.id == id && !self.is_guest) {
            self.profile = profile;
        }
        Ok(())
    }

    /// Notes whether everything is read aloud to a learner by itself. Of somebody who is in no list, such as a guest,
    /// it is remembered while they learn.
    ///
    /// # Errors
    /// If the list could not be kept.
    pub fn set_reading(&mut self, id: &str, is_on: bool) -> Result<(), SaveError> {
        let listed = self.roster.find(id);
        if listed.is_some_and(|it| it.read_to_me != is_on) {
            self.roster.set_reading(id, is_on)?;
        }
        if self.profile.id == id {
            self.profile.read_to_me = is_on;
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
        let lock = folders.profile_folder(id).join(LOCK);
        if disk::lock(&lock, Hold::Alone)?.is_none() {
            return Ok(vec![Notice::InUse]);
        }
        self.roster.remove(id, self.today)?;
        match self.roster.last().map(|it| it.id.clone()) {
            Some(next) if self.is_guest => self.play_as(&next),
            _ => Ok(Vec::new()),
        }
    }

    /// What was done so far is kept, and the lock given back.
    fn stand_up(&mut self) -> Result<(), SaveError> {
        if self.is_unsaved() {
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
        let file = folders.profile_folder(&profile.id).join("progress.toml");
        // Whoever is not in the list yet has no folder before something is kept.
        let is_listed = self.roster.find(&profile.id).is_some();
        let lock = is_listed.then(|| self.hold(&profile.id));
        let mut opened = Document::open::<Progress>(&file, self.today);
        notices.extend(opened.notice);
        self.lock = match lock {
            Some(Ok(None)) => {
                opened.document.protect();
                notices.push(Notice::InUse);
                None
            }
            Some(Ok(held)) => held,
            // Where no lock file can be made, saving will tell why.
            Some(Err(_)) | None => None,
        };
        self.profile = profile;
        self.base = opened.value.unwrap_or_default();
        self.progress = self.base.clone();
        self.progress.sit_down(self.device.id(), self.today);
        self.progress.carry_over(&self.renamed);
        self.document = opened.document;
        self.is_guest = false;
        notices
    }
}

/// What stands for the animal of who has none.
const UNNAMED: &str = "guest";

/// The name of the lock in a learner's folder.
const LOCK: &str = "lock";

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
