//! Games that are kept after every move, of two and of four.

mod four;
mod two;

use squarewise::gui::Launch;
use squarewise::gui::app::trace::Trace;
use squarewise::storage::FolderChoice;

use crate::support::{Folder, course};

/// The start of a program in English that keeps everything in a folder.
pub(crate) fn start(folder: &Folder) -> Launch {
    Launch {
        library: course(),
        folders: Vec::new(),
        watched: Vec::new(),
        has_one_window: false,
        pseudo: false,
        lesson: None,
        language: Some("en".to_owned()),
        place: FolderChoice::Folder(folder.path().to_path_buf()),
        trace: Trace::default(),
        seed: None,
    }
}
