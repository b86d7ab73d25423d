//! Folders for many small files that need not outlive anything.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder in memory, where the system has a place there. It goes with whoever made it.
pub(crate) struct Place(PathBuf);

impl Place {
    /// An empty folder.
    pub(crate) fn new(name: &str) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let memory = Path::new("/dev/shm");
        let within = match memory.is_dir() {
            true => memory.to_path_buf(),
            false => std::env::temp_dir(),
        };
        let place = within.join(format!("squarewise-{name}-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(&place).unwrap();
        Self(place)
    }

    /// Where it lies.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Puts a file there, and says where it lies.
    pub(crate) fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
