//! The pictures that were shown last, decoded: a few of them, so that going back is quick and memory is bounded.

use std::sync::Arc;

use iced::widget::image::Handle;

use crate::library::{Picture, PictureFile};

/// How many bytes the pixels of all kept pictures may have: six of the largest.
const MOST: usize = 16 * 1024 * 1024;

/// A picture that was decoded.
#[derive(Clone, Debug)]
struct DecodedPicture {
    file: Arc<PictureFile>,
    /// `None` if its file could not be shown.
    handle: Option<Handle>,
    n_bytes: usize,
}

/// The pictures, the one that was shown last at the end.
#[derive(Clone, Debug, Default)]
pub struct Gallery(Vec<DecodedPicture>);

impl Gallery {
    /// The picture of a file as it was measured, if it was decoded and kept; within, `None` if it cannot be shown.
    #[must_use]
    pub fn find(&mut self, file: &PictureFile) -> Option<Option<Handle>> {
        let at = self.0.iter().position(|kept| *kept.file == *file)?;
        let kept = self.0.remove(at);
        let handle = kept.handle.clone();
        self.0.push(kept);
        Some(handle)
    }

    /// Keeps a picture, or that there is none, and lets go those that were not shown for longest.
    pub fn keep(&mut self, file: Arc<PictureFile>, picture: Option<Picture>) {
        self.0.retain(|kept| kept.file.path() != file.path());
        let n_bytes = picture.as_ref().map_or(0, |it| it.pixels.len());
        let handle = picture.map(|it| Handle::from_rgba(it.width, it.height, it.pixels));
        self.0.push(DecodedPicture {
            file,
            handle,
            n_bytes,
        });
        while self.n_bytes() > MOST && self.0.len() > 1 {
            self.0.remove(0);
        }
    }

    /// How many bytes the pixels have that are kept.
    #[must_use]
    pub fn n_bytes(&self) -> usize {
        self.0.iter().map(|kept| kept.n_bytes).sum()
    }
}
