//! Pictures beside a teacher's lesson: measured when the lesson is read, decoded when they are shown.
//!
//! PNG and JPEG are told apart by what is in the file, not by its name. A picture that is too large, of
//! another sort or broken is a mistake of the lesson, with its place; it never stops the program. Reading a lesson
//! takes only the size from each file, once for all lessons of a folder; whoever looks lessons over for their
//! authors asks for more: there each file is decoded too, and let go.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufReader, Cursor};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use image::{ImageFormat, ImageReader, Limits};

use crate::diagnostic::{Diagnostic, Message, Source, Span, closest, say};
use crate::job::Pace;
use crate::lesson::{AnyLesson, codes, is_picture, named_pictures};
use crate::library::Origin;
use crate::library::listing::MAX_FILES;
use crate::library::picture_head::{Headless, PictureFormat, head};

/// The most bytes a picture's file may have.
const MAX_FILE: u64 = 16 * 1024 * 1024;
/// The most pixels a picture may be wide or high.
const MAX_SIDE: u32 = 4096;
/// The most bytes a picture may take while it is decoded.
const MAX_DECODED: u64 = 64 * 1024 * 1024;
/// Pixels to which a picture is made smaller for the screen, each way.
const KEPT: u32 = 800;
/// The most different pictures that the lessons of one folder may show.
pub const MAX_PICTURES: usize = 1_000;
/// The most bytes that the files of these pictures may have together.
const MAX_ALBUM: u64 = 256 * 1024 * 1024;
/// What measuring a picture costs, in nodes.
const WORK: usize = 300;
/// How many pixels are decoded for what one position costs.
const PIXELS_A_NODE: u32 = 64;

/// How closely what lessons show beside their own boards is looked at when they are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Care {
    /// Of pictures only how large they are, of boards of practice how many there are: they are decoded, and made, when they
    /// are shown.
    #[default]
    Size,
    /// Pictures to the last pixel, and boards made one after the other: for authors.
    Whole,
}

/// A picture, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels from left to right, from 1.
    pub width: u32,
    /// Pixels from top to bottom, from 1.
    pub height: u32,
    /// Four bytes a pixel: red, green, blue, how opaque; the upper left first.
    pub pixels: Vec<u8>,
}

/// A picture beside a lesson, measured and not yet decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFile {
    path: PathBuf,
    name: String,
    width: u32,
    height: u32,
    /// How many bytes the file has.
    size: u64,
    /// When it was written last, where the system tells: a file written anew is another picture.
    modified: Option<SystemTime>,
}

impl PictureFile {
    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Decodes it; a large one is made smaller for the screen.
    ///
    /// # Errors
    /// Why it cannot be shown, in a sentence.
    pub fn open(&self) -> Result<Picture, Message> {
        let measured = Self::measure(self.path.clone(), &self.name)?;
        let bytes = fs::read(&measured.path)
            .map_err(|error| say!("check-file-unreadable", error = error.to_string()))?;
        decode(&self.name, &bytes)
    }

    /// Measures a file. Links are not followed.
    fn measure(path: PathBuf, name: &str) -> Result<Self, Message> {
        let missing = |_| say!("check-picture-missing", name = name);
        let file = fs::symlink_metadata(&path).map_err(missing)?;
        if !file.is_file() {
            return Err(say!("check-picture-no-file", name = name));
        }
        let size = file.len();
        if size > MAX_FILE {
            let mib = (MAX_FILE / 1024 / 1024).to_string();
            return Err(say!("check-picture-too-large", name = name, mib = mib));
        }
        let opened = File::open(&path)
            .map_err(|error| say!("check-file-unreadable", error = error.to_string()))?;
        let (_, width, height) = sized(name, &mut BufReader::new(opened))?;
        Ok(Self {
            path,
            name: name.to_owned(),
            width,
            height,
            size,
            modified: file.modified().ok(),
        })
    }

    /// What decoding it costs, in nodes.
    fn work(&self) -> usize {
        let pixels = self.width.saturating_mul(self.height);
        usize::try_from(pixels / PIXELS_A_NODE).unwrap_or(usize::MAX)
    }
}

/// The pictures of one folder's lessons, each measured once however many lessons show it.
#[derive(Debug, Default)]
pub(super) struct Album {
    care: Care,
    known: BTreeMap<PathBuf, Result<Arc<PictureFile>, Message>>,
    n_bytes: u64,
}

/// The pictures of one lesson, by name.
pub(super) type Pictures = BTreeMap<String, Arc<PictureFile>>;

impl Album {
    /// An album with nothing in it.
    pub(super) fn new(care: Care) -> Self {
        Self {
            care,
            ..Self::default()
        }
    }

    /// The pictures of a lesson, and what is wrong with them.
    pub(super) async fn gather(
        &mut self,
        lesson: &AnyLesson,
        source: &Source,
        origin: &Origin,
        pace: &Pace,
    ) -> (Pictures, Vec<Diagnostic>) {
        let folder = folder_of(origin);
        let mut pictures = Pictures::new();
        let mut found = Vec::new();
        for name in lesson.pictures() {
            if pictures.contains_key(name) {
                continue;
            }
            match self.picture(folder, name, pace).await {
                Ok(picture) => drop(pictures.insert(name.clone(), picture)),
                Err(message) => {
                    found.push(refused(folder, name, place_of(source, name), message));
                }
            }
        }
        (pictures, found)
    }

    /// What is wrong with the pictures of a lesson that does not hold, so that all is told at once.
    pub(super) async fn look_over(
        &mut self,
        source: &Source,
        origin: &Origin,
        pace: &Pace,
    ) -> Vec<Diagnostic> {
        let folder = folder_of(origin);
        let mut found = Vec::new();
        for (name, span) in named_pictures(source) {
            if let Err(message) = self.picture(folder, &name, pace).await {
                found.push(refused(folder, &name, span, message));
            }
        }
        found
    }

    async fn picture(
        &mut self,
        folder: Option<&Path>,
        name: &str,
        pace: &Pace,
    ) -> Result<Arc<PictureFile>, Message> {
        let missing = || say!("check-picture-missing", name = name);
        let path = folder.ok_or_else(missing)?.join(name);
        if let Some(known) = self.known.get(&path) {
            return known.clone();
        }
        if self.known.len() >= MAX_PICTURES || self.n_bytes >= MAX_ALBUM {
            let mib = MAX_ALBUM / 1024 / 1024;
            let message = say!(
                "check-too-many-pictures",
                limit = MAX_PICTURES,
                mib = mib.to_string()
            );
            return Err(message);
        }
        pace.pay(WORK).await;
        let measured = PictureFile::measure(path.clone(), name).map(Arc::new);
        let measured = match (measured, self.care) {
            (Ok(file), Care::Whole) => {
                let opened = file.open();
                pace.pay(file.work()).await;
                opened.map(|_| file)
            }
            (measured, _) => measured,
        };
        let size = measured.as_ref().map_or(0, |file| file.size);
        self.n_bytes = self.n_bytes.saturating_add(size);
        self.known.insert(path, measured.clone());
        measured
    }
}

/// That a picture is not shown, and which one lies there under nearly the same name.
fn refused(folder: Option<&Path>, name: &str, span: Span, message: Message) -> Diagnostic {
    let is_missing = message.id() == "check-picture-missing";
    let near = folder.filter(|_| is_missing).and_then(|it| near(it, name));
    let near = near.map(|near| say!("check-there-is", list = format!("`{near}`")));
    Diagnostic::error(codes::PICTURE, span, message)
        .label(say!("check-picture-this"))
        .maybe_help(near)
}

/// A picture of a folder whose name is nearly this one; capitals and the sort of its ending count for nothing.
fn near(folder: &Path, name: &str) -> Option<String> {
    let entries = fs::read_dir(folder).ok()?.flatten().take(MAX_FILES);
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| is_picture(name)).collect();
    names.sort();
    let stem = |name: &str| {
        let name = name.to_lowercase();
        name.rsplit_once('.')
            .map_or(name.clone(), |(stem, _)| stem.to_owned())
    };
    let same = names.iter().find(|it| stem(it) == stem(name));
    let near = || closest(name, names.iter().map(String::as_str));
    same.map(String::as_str).or_else(near).map(str::to_owned)
}

/// Where a lesson's pictures lie; shipped lessons have none.
fn folder_of(origin: &Origin) -> Option<&Path> {
    match origin {
        Origin::File(path) => path.parent(),
        Origin::Shipped => None,
    }
}

/// Where a picture is named; the start of the file if it is written with escapes.
fn place_of(source: &Source, name: &str) -> Span {
    let quoted = [format!("\"{name}\""), format!("'{name}'")];
    let at = quoted.iter().find_map(|quoted| source.text().find(quoted));
    at.map_or_else(Span::default, |at| Span::new(at + 1, at + 1 + name.len()))
}

/// The sort and the size of a picture, if it may be shown.
fn sized(
    name: &str,
    file: &mut (impl std::io::Read + std::io::Seek),
) -> Result<(PictureFormat, u32, u32), Message> {
    let (sort, width, height) = head(file).map_err(|why| match why {
        Headless::Other => say!("check-picture-format", name = name),
        Headless::Broken => say!("check-picture-broken", name = name),
        Headless::Finer => say!("check-picture-finer", name = name),
    })?;
    if width > MAX_SIDE || height > MAX_SIDE || width == 0 || height == 0 {
        return Err(say!(
            "check-picture-too-wide",
            name = name,
            width = width.to_string(),
            height = height.to_string(),
            limit = MAX_SIDE.to_string()
        ));
    }
    Ok((sort, width, height))
}

/// A picture from the bytes of its file, whatever they are.
fn decode(name: &str, bytes: &[u8]) -> Result<Picture, Message> {
    let broken = |_| say!("check-picture-broken", name = name);
    let (sort, width, height) = sized(name, &mut Cursor::new(bytes))?;
    let format = match sort {
        PictureFormat::Png => ImageFormat::Png,
        PictureFormat::Jpeg => ImageFormat::Jpeg,
    };
    let mut whole = ImageReader::with_format(Cursor::new(bytes), format);
    whole.limits(limits());
    let mut picture = whole.decode().map_err(broken)?;
    if width > KEPT || height > KEPT {
        picture = picture.thumbnail(KEPT, KEPT);
    }
    let picture = picture.into_rgba8();
    Ok(Picture {
        width: picture.width(),
        height: picture.height(),
        pixels: picture.into_raw(),
    })
}

fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED);
    limits
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{DynamicImage, RgbaImage};

    fn encoded(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let picture = DynamicImage::ImageRgba8(RgbaImage::new(width, height)).into_rgb8();
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    #[track_caller]
    fn check(bytes: &[u8], expected: Result<(u32, u32), &str>) {
        let got = decode("a.png", bytes);
        let got = got.as_ref().map(|it| (it.width, it.height));
        assert_eq!(got.map_err(Message::id), expected);
    }

    #[test]
    fn png_and_jpeg_are_known_by_their_content() {
        check(&encoded(40, 30, ImageFormat::Png), Ok((40, 30)));
        check(&encoded(8, 8, ImageFormat::Jpeg), Ok((8, 8)));
        check(
            b"GIF89a\x01\x00\x01\x00\x00\x00\x00",
            Err("check-picture-format"),
        );
        check(b"", Err("check-picture-format"));
    }

    #[test]
    fn a_large_picture_is_made_smaller_and_a_huge_one_refused() {
        check(&encoded(1600, 400, ImageFormat::Png), Ok((800, 200)));
        check(
            &encoded(MAX_SIDE + 1, 1, ImageFormat::Png),
            Err("check-picture-too-wide"),
        );
    }

    #[test]
    fn a_picture_cut_short_is_broken() {
        let bytes = encoded(200, 200, ImageFormat::Png);
        check(&bytes[..40], Err("check-picture-broken"));
        check(&bytes[..bytes.len() / 2], Err("check-picture-broken"));
    }
}
