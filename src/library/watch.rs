//! Which lesson files have changed, found by looking again and again: works on network folders too.
//!
//! [`Watch`] only compares: what the files look like and what time it is are passed in. A change counts once
//! the file has stayed the same for a moment, so that a half-written file is never read.
//!
//! # Decisions
//! * Looked at again and again, instead of being told by the system: on a folder that several computers
//!   share, a system often tells nothing of what another one writes, and a school's lessons may lie there.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How often files are looked at.
pub const BEAT: Duration = Duration::from_millis(300);
/// How many times as long as a look a pause is at least: looking never takes much of a processor.
const SHARE: u32 = 20;
/// How long a pause is at most.
const LONGEST: Duration = Duration::from_secs(10);
/// How long a file must stay the same after a change.
const SETTLED: Duration = Duration::from_millis(200);

/// How long to wait after a look that took so long.
#[must_use]
pub fn pause(look: Duration) -> Duration {
    look.saturating_mul(SHARE).clamp(BEAT, LONGEST)
}

/// What a file looks like from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileStamp {
    /// When it was written last, where the system tells.
    pub modified: Option<SystemTime>,
    /// How many bytes it has.
    pub size: u64,
}

/// The files of some folders.
pub type FileStamps = BTreeMap<PathBuf, FileStamp>;

/// What is known of the files.
#[derive(Clone, Debug)]
pub struct Watch {
    /// As they were when they were told last.
    told: FileStamps,
    /// As they were at the last look.
    seen: FileStamps,
    /// When the last look found something new.
    moved: Duration,
}

impl Watch {
    /// Knows the files as they are now.
    #[must_use]
    pub fn new(now: FileStamps) -> Self {
        Self {
            told: now.clone(),
            seen: now,
            moved: Duration::ZERO,
        }
    }

    /// The files that are new, gone or changed, once nothing moves any more; each change once.
    /// `clock` runs from any moment, but never back.
    pub fn look(&mut self, clock: Duration, now: FileStamps) -> Vec<PathBuf> {
        if now != self.seen {
            self.seen = now;
            self.moved = clock;
            return Vec::new();
        }
        if self.seen == self.told || clock < self.moved + SETTLED {
            return Vec::new();
        }
        let changed = |path: &&PathBuf| self.told.get(*path) != self.seen.get(*path);
        let gone = self
            .told
            .keys()
            .filter(|path| !self.seen.contains_key(*path));
        let mut paths: Vec<PathBuf> = self
            .seen
            .keys()
            .filter(changed)
            .chain(gone)
            .cloned()
            .collect();
        paths.sort();
        self.told = self.seen.clone();
        paths
    }
}

/// Whether a change of this file can change a lesson.
pub(super) fn matters(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    ["toml", "ftl", "png", "jpg", "jpeg"]
        .iter()
        .any(|it| ending.eq_ignore_ascii_case(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamps(files: &[(&str, u64)]) -> FileStamps {
        let stamp = |size| FileStamp {
            modified: Some(SystemTime::UNIX_EPOCH + Duration::from_secs(size)),
            size,
        };
        let files = files.iter();
        files
            .map(|(name, size)| (PathBuf::from(name), stamp(*size)))
            .collect()
    }

    fn check(looks: &[(u64, &[(&str, u64)])], expected: &[&[&str]]) {
        let mut watch = Watch::new(stamps(&[("a", 1), ("b", 1)]));
        let told: Vec<Vec<PathBuf>> = looks
            .iter()
            .map(|(ms, files)| watch.look(Duration::from_millis(*ms), stamps(files)))
            .collect();
        assert_eq!(
            told,
            expected
                .iter()
                .map(|it| it.iter().map(PathBuf::from).collect())
                .collect::<Vec<Vec<_>>>()
        );
    }

    #[test]
    fn a_long_look_is_followed_by_a_long_pause() {
        let ms = Duration::from_millis;
        assert_eq!(pause(ms(1)), BEAT);
        assert_eq!(pause(ms(100)), ms(2_000));
        assert_eq!(pause(ms(5_000)), LONGEST);
    }

    #[test]
    fn nothing_is_told_while_nothing_changes() {
        let same: &[(&str, u64)] = &[("a", 1), ("b", 1)];
        check(&[(300, same), (600, same)], &[&[], &[]]);
    }

    #[test]
    fn a_change_is_told_once_and_only_when_it_is_over() {
        let (half, whole): (&[_], &[_]) = (&[("a", 2), ("b", 1)], &[("a", 3), ("b", 1)]);
        let looks = [
            (300, half),
            (600, whole),
            (700, whole),
            (900, whole),
            (1_200, whole),
        ];
        check(&looks, &[&[], &[], &[], &["a"], &[]]);
    }

    #[test]
    fn new_files_and_lost_files_are_told() {
        let other: &[(&str, u64)] = &[("a", 1), ("c", 1)];
        check(&[(300, other), (600, other)], &[&[], &["b", "c"]]);
    }

    #[test]
    fn a_change_that_is_taken_back_is_none() {
        let (other, same): (&[_], &[_]) = (&[("a", 2), ("b", 1)], &[("a", 1), ("b", 1)]);
        check(&[(300, other), (600, same), (900, same)], &[&[], &[], &[]]);
    }
}
