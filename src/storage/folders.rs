//! Where the user's files lie: the system's own places, a folder of choice, or beside the program.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::storage::disk;

/// Which place was asked for on the command line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum FolderChoice {
    /// The system's places for data and settings.
    #[default]
    System,
    /// `--data DIR`: everything in this folder.
    Folder(PathBuf),
    /// `--portable`: everything in a folder beside the program.
    Portable,
}

/// The folder of a portable copy, beside the program.
const PORTABLE: &str = "squarewise-data";

/// The folder of papers in a place of choice.
const PAPERS: &str = "papers";

/// The folder of sounds in a place.
const SOUNDS: &str = "sounds";

/// The two folders that the program writes to. They need not exist yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    papers: PathBuf,
    sounds: PathBuf,
    is_shared: bool,
}

impl Folders {
    /// The folders for a place; `None` if the system names none.
    #[must_use]
    pub fn find(place: &FolderChoice) -> Option<Self> {
        match place {
            FolderChoice::System => {
                let found = disk::system_folders()?;
                Some(Self {
                    papers: found.documents.unwrap_or(found.data.join(PAPERS)),
                    data: found.data,
                    config: found.config,
                    sounds: found.cache.join(SOUNDS),
                    is_shared: false,
                })
            }
            FolderChoice::Folder(folder) => Some(Self {
                is_shared: true,
                ..Self::within(folder)
            }),
            FolderChoice::Portable => {
                let beside = disk::program_folder()?;
                Some(Self::within(&beside.join(PORTABLE)))
            }
        }
    }

    /// Everything in one folder.
    #[must_use]
    pub fn within(folder: &Path) -> Self {
        Self {
            data: folder.to_path_buf(),
            config: folder.to_path_buf(),
            papers: folder.join(PAPERS),
            sounds: folder.join(SOUNDS),
            is_shared: false,
        }
    }

    /// Why nothing can be kept in the folder for data, if that is so. A disk that is full is no such reason: there may be
    /// room again.
    #[must_use]
    pub fn refusal(&self) -> Option<ErrorKind> {
        let refused = disk::try_folder(&self.data).err()?.kind();
        let is_full = matches!(refused, ErrorKind::StorageFull | ErrorKind::QuotaExceeded);
        (!is_full).then_some(refused)
    }

    /// The folder for what is learned.
    #[must_use]
    pub fn data_folder(&self) -> PathBuf {
        self.data.clone()
    }

    /// Whether somebody named the folder: then it may be that of a class or a library, where several computers
    /// stand in one room. A portable copy is one family's.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Where the files of sounds lie, which can be made again at any time.
    #[must_use]
    pub fn sounds_folder(&self) -> PathBuf {
        self.sounds.clone()
    }

    /// Where papers for people are put: their documents, or a folder of the chosen place.
    #[must_use]
    pub fn papers_folder(&self) -> PathBuf {
        self.papers.clone()
    }

    /// The list of learners.
    #[must_use]
    pub fn profiles_file(&self) -> PathBuf {
        self.data.join("profiles.toml")
    }

    /// The folder of one learner.
    #[must_use]
    pub fn profile_folder(&self, id: &str) -> PathBuf {
        self.data.join("profiles").join(id)
    }

    /// The learners' folders that hold this file, in the order of their names.
    #[must_use]
    pub fn kept_profiles(&self, file: &str) -> Vec<String> {
        let mut names = disk::folders(&self.data.join("profiles"));
        names.retain(|id| disk::is_file(&self.profile_folder(id).join(file)));
        names
    }

    /// The id of this machine's data.
    #[must_use]
    pub fn device_file(&self) -> PathBuf {
        self.data.join("device.toml")
    }

    /// The game of two that is being played.
    #[must_use]
    pub fn table_file(&self) -> PathBuf {
        self.data.join("table.toml")
    }

    /// The family game that is being played.
    #[must_use]
    pub fn family_file(&self) -> PathBuf {
        self.data.join("family.toml")
    }

    /// The user's own lessons.
    #[must_use]
    pub fn lessons_folder(&self) -> PathBuf {
        self.data.join("lessons")
    }

    /// The report that is left if the program breaks down.
    #[must_use]
    pub fn report_file(&self) -> PathBuf {
        self.data.join("squarewise-report.txt")
    }

    /// Language, theme and the like, for everybody who uses the program here.
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.toml")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_folder_holds_everything() {
        let place = FolderChoice::Folder(PathBuf::from("/learn"));
        let folders = Folders::find(&place).unwrap();
        assert!(folders.is_shared());
        assert_eq!(folders.sounds_folder(), Path::new("/learn/sounds"));
        assert_eq!(folders.profiles_file(), Path::new("/learn/profiles.toml"));
        assert_eq!(
            folders.profile_folder("owl"),
            Path::new("/learn/profiles/owl")
        );
        assert_eq!(folders.settings_file(), Path::new("/learn/settings.toml"));
        assert_eq!(folders.lessons_folder(), Path::new("/learn/lessons"));
    }

    #[test]
    fn a_portable_copy_keeps_its_files_beside_the_program() {
        let folders = Folders::find(&FolderChoice::Portable).unwrap();
        assert!(!folders.is_shared());
        let program = std::env::current_exe().unwrap();
        let expected = program.with_file_name(PORTABLE).join("settings.toml");
        assert_eq!(folders.settings_file(), expected);
    }
}
