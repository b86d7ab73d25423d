//! What lies in a teacher's folders, found in one walk: lessons, the words beside them, files passed over.
//!
//! A folder is data only: links are not followed, folders inside folders are looked into a few levels deep, and of a
//! folder that holds more than [`MAX_FILES`] entries the rest is left alone, with a word about it.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::diagnostic::say;
use crate::job::Pace;
use crate::library::skipped_files::{self, TOO_MANY, UNREADABLE, refused};
use crate::library::{Beside, Report, beside, is_lesson};

/// The most lessons that are read from one folder.
pub const MAX_LESSONS: usize = 500;
/// The most entries that are looked at in one folder and the folders inside it.
pub const MAX_FILES: usize = 50_000;
/// How deep folders inside folders are looked into.
pub(super) const MAX_DEPTH: usize = 4;
/// What looking at one entry of a folder costs, in nodes.
const WORK: usize = 10;

/// The lessons of one folder, or the one of a file that was named itself.
#[derive(Debug)]
pub(super) struct Root {
    pub(super) lessons: Vec<PathBuf>,
    /// Why not all of it is there.
    pub(super) refused: Vec<Report>,
}

/// Everything found.
#[derive(Debug, Default)]
pub(super) struct Listing {
    pub(super) roots: Vec<Root>,
    pub(super) overlooked: Vec<Report>,
    /// Files of a course, and of its plans.
    pub(super) beside: Vec<(Beside, PathBuf)>,
    /// The names of the files of words, folder by folder.
    words: BTreeMap<PathBuf, BTreeSet<String>>,
    /// The lessons found so far: each is read once.
    known: BTreeSet<PathBuf>,
    n_overlooked: usize,
}

impl Listing {
    /// Looks through folders and at files named one by one.
    pub(super) async fn of(paths: &[PathBuf], pace: &Pace) -> Self {
        let mut listing = Self::default();
        for path in paths {
            let root = if path.is_file() {
                let folder = folder_of(path);
                if !listing.words.contains_key(&folder) {
                    listing.list_words(folder, pace).await;
                }
                match skipped_files::no_lesson(path) {
                    Some(report) => Root {
                        lessons: Vec::new(),
                        refused: vec![report],
                    },
                    None => Root {
                        lessons: vec![path.clone()],
                        refused: Vec::new(),
                    },
                }
            } else {
                listing.walk(path, pace).await
            };
            listing.add(root);
        }
        let hidden = listing
            .n_overlooked
            .saturating_sub(listing.overlooked.len());
        skipped_files::tidy(&mut listing.overlooked, paths.first(), hidden);
        listing
    }

    /// How many lessons there are, those counted that are only told about.
    pub(super) fn n_lessons(&self) -> usize {
        let roots = self.roots.iter();
        roots
            .map(|root| root.lessons.len() + root.refused.len())
            .sum()
    }

    /// The names of the files of words beside a lesson, with the language that each names.
    pub(super) fn words_of(&self, lesson: &Path) -> Vec<(String, String)> {
        let stem = lesson.file_stem().unwrap_or_default().to_string_lossy();
        let begin = format!("{stem}.");
        let names = self.words.get(&folder_of(lesson)).into_iter().flatten();
        let found = names.filter_map(|name| {
            let language = name.strip_prefix(&begin)?.strip_suffix(".ftl")?;
            Some((language.to_owned(), name.clone()))
        });
        let mut found: Vec<(String, String)> = found.collect();
        found.sort();
        found
    }

    fn add(&mut self, mut root: Root) {
        let known = &mut self.known;
        root.lessons.retain(|path| known.insert(path.clone()));
        self.roots.push(root);
    }

    /// Goes through a folder, one entry after the other.
    async fn walk(&mut self, folder: &Path, pace: &Pace) -> Root {
        let mut root = Root {
            lessons: Vec::new(),
            refused: Vec::new(),
        };
        let mut open = vec![(folder.to_path_buf(), 0)];
        let mut n_files = 0;
        while let Some((inside, depth)) = open.pop() {
            let entries = match fs::read_dir(&inside) {
                Ok(entries) => entries,
                Err(error) => {
                    let message = say!("check-folder-unreadable", error = error.to_string());
                    root.refused.push(refused(&inside, UNREADABLE, message));
                    continue;
                }
            };
            self.words.entry(inside).or_default();
            for entry in entries.flatten() {
                n_files += 1;
                if n_files > MAX_FILES {
                    let message = say!("check-too-many-files", limit = MAX_FILES);
                    root.refused.push(refused(folder, TOO_MANY, message));
                    open.clear();
                    break;
                }
                self.look_at(&entry, depth, &mut open, &mut root.lessons);
                pace.pay(WORK).await;
            }
        }
        root.lessons.sort();
        if let Some(more) = root
            .lessons
            .len()
            .checked_sub(MAX_LESSONS)
            .filter(|it| *it > 0)
        {
            let message = say!("check-too-many-lessons", more = more, limit = MAX_LESSONS);
            root.refused.push(refused(folder, TOO_MANY, message));
            root.lessons.truncate(MAX_LESSONS);
        }
        root
    }

    fn look_at(
        &mut self,
        entry: &fs::DirEntry,
        depth: usize,
        open: &mut Vec<(PathBuf, usize)>,
        lessons: &mut Vec<PathBuf>,
    ) {
        let (path, kind) = (entry.path(), entry.file_type());
        let Ok(kind) = kind else { return };
        if kind.is_dir() {
            if depth < MAX_DEPTH {
                open.push((path, depth + 1));
            }
            return;
        }
        if kind.is_file() {
            self.note_words(&path, entry.file_name());
            if is_lesson(&path) {
                lessons.push(path);
                return;
            }
            if let Some(beside) = beside(&path) {
                self.beside.push((beside, path));
                return;
            }
        }
        if let Some(report) = skipped_files::report_of(&path, kind) {
            self.n_overlooked += 1;
            if self.n_overlooked <= skipped_files::MOST {
                self.overlooked.push(report);
            }
        }
    }

    /// The files of words in one folder alone.
    async fn list_words(&mut self, folder: PathBuf, pace: &Pace) {
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        self.words.entry(folder).or_default();
        for entry in entries.take(MAX_FILES) {
            if entry.file_type().is_ok_and(|kind| kind.is_file()) {
                self.note_words(&entry.path(), entry.file_name());
            }
            pace.pay(WORK).await;
        }
    }

    fn note_words(&mut self, path: &Path, name: OsString) {
        let name = name
            .into_string()
            .ok()
            .filter(|name| name.ends_with(".ftl"));
        if let Some(name) = name {
            self.words.entry(folder_of(path)).or_default().insert(name);
        }
    }
}

/// The folder that a file lies in, as it is read.
fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}
