//! Pictures beside a teacher's lesson: measured before they are decoded, small once they are.
//!
//! PNG and JPEG are told apart by what is in the file, not by its name. A picture that is too large, of
//! another sort or broken is a mistake of the lesson, with its place; it never stops the program.

use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use image::{ImageFormat, ImageReader, Limits};

use crate::diagnostic::{Diagnostic, Message, Source, Span, say};
use crate::lesson::{AnyLesson, codes};
use crate::library::Origin;

/// The most bytes a picture's file may have.
const MAX_FILE: u64 = 16 * 1024 * 1024;
/// The most pixels a picture may be wide or high.
const MAX_SIDE: u32 = 4096;
/// The most bytes a picture may take while it is decoded.
const MAX_DECODED: u64 = 64 * 1024 * 1024;
/// Pixels to which a picture is made smaller for the screen, each way.
const KEPT: u32 = 800;

/// A picture, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels from left to right, from 1.
    pub width: u32,
    /// Pixels from top to bottom, from 1.
    pub height: u32,
    /// Four bytes a pixel: red, green, blue, how opaque; the upper left first.
    pub pixels: Arc<[u8]>,
}

/// The pictures of a lesson by name, and what is wrong with them.
pub(super) fn gather(
    lesson: &AnyLesson,
    source: &Source,
    origin: &Origin,
) -> (BTreeMap<String, Picture>, Vec<Diagnostic>) {
    let folder = match origin {
        Origin::File(path) => path.parent(),
        Origin::Shipped => None,
    };
    let mut pictures = BTreeMap::new();
    let mut found = Vec::new();
    let names = lesson.pictures().into_iter();
    for name in names {
        if pictures.contains_key(name) {
            continue;
        }
        match read(folder, name) {
            Ok(picture) => drop(pictures.insert(name.clone(), picture)),
            Err(message) => {
                let span = place_of(source, name);
                let label = say!("check-picture-this");
                found.push(Diagnostic::error(codes::PICTURE, span, message).label(label));
            }
        }
    }
    (pictures, found)
}

/// Where a picture is named; the start of the file if it is written with escapes.
fn place_of(source: &Source, name: &str) -> Span {
    let quoted = [format!("\"{name}\""), format!("'{name}'")];
    let at = quoted.iter().find_map(|quoted| source.text().find(quoted));
    at.map_or_else(Span::default, |at| Span::new(at + 1, at + 1 + name.len()))
}

/// Reads a picture beside a lesson. Links are not followed.
fn read(folder: Option<&Path>, name: &str) -> Result<Picture, Message> {
    let missing = || say!("check-picture-missing", name = name);
    let path = folder.ok_or_else(missing)?.join(name);
    let file = fs::symlink_metadata(&path).map_err(|_| missing())?;
    if !file.is_file() {
        return Err(say!("check-picture-no-file", name = name));
    }
    if file.len() > MAX_FILE {
        return Err(say!(
            "check-picture-too-large",
            name = name,
            mib = (MAX_FILE / 1024 / 1024).to_string()
        ));
    }
    let bytes = fs::read(&path)
        .map_err(|error| say!("check-file-unreadable", error = error.to_string()))?;
    decode(name, &bytes)
}

/// A picture from the bytes of its file, whatever they are.
fn decode(name: &str, bytes: &[u8]) -> Result<Picture, Message> {
    let broken = || say!("check-picture-broken", name = name);
    let reader = || ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let mut sized = reader().map_err(|_| broken())?;
    if !matches!(sized.format(), Some(ImageFormat::Png | ImageFormat::Jpeg)) {
        return Err(say!("check-picture-format", name = name));
    }
    sized.limits(limits());
    let (width, height) = sized.into_dimensions().map_err(|_| broken())?;
    if width > MAX_SIDE || height > MAX_SIDE || width == 0 || height == 0 {
        return Err(say!(
            "check-picture-too-wide",
            name = name,
            width = width.to_string(),
            height = height.to_string(),
            limit = MAX_SIDE.to_string()
        ));
    }
    let mut whole = reader().map_err(|_| broken())?;
    whole.limits(limits());
    let mut picture = whole.decode().map_err(|_| broken())?;
    if width > KEPT || height > KEPT {
        picture = picture.thumbnail(KEPT, KEPT);
    }
    let picture = picture.into_rgba8();
    Ok(Picture {
        width: picture.width(),
        height: picture.height(),
        pixels: picture.into_raw().into(),
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
