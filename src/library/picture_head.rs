//! How large a picture is, from the first bytes of its file: PNG (ISO/IEC 15948, 11.2.2) and JPEG
//! (ITU-T T.81, B.2.2). Nothing is decoded here, and no more is read than stands before the size.

use std::io::{self, Read, Seek, SeekFrom};

/// Which sort of picture a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PictureFormat {
    Png,
    Jpeg,
}

/// Why a file has no size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Headless {
    /// It is neither PNG nor JPEG.
    Other,
    /// It ends before its size, or makes no sense.
    Broken,
    /// A JPEG whose colors are finer than its brightness. The format allows it and no camera writes
    /// it; the decoder at hand lays too few rows by for it.
    Finer,
}

impl From<io::Error> for Headless {
    fn from(_: io::Error) -> Self {
        Self::Broken
    }
}

/// How many parts a JPEG may have before its size.
const MOST_PARTS: usize = 10_000;

/// The sort of a picture, its width and its height in pixels.
pub(super) fn head(file: &mut (impl Read + Seek)) -> Result<(PictureFormat, u32, u32), Headless> {
    let mut start = Vec::new();
    file.take(8).read_to_end(&mut start)?;
    if start == *b"\x89PNG\r\n\x1a\n" {
        return png(file);
    }
    if start.starts_with(b"\xff\xd8\xff") {
        file.seek(SeekFrom::Start(2))?;
        return jpeg(file);
    }
    Err(Headless::Other)
}

/// The first part of a PNG: its length, its name, the width, the height.
fn png(file: &mut impl Read) -> Result<(PictureFormat, u32, u32), Headless> {
    let [a, b, c, d, name @ .., e, f, g, h, i, j, k, l] = bytes::<16>(file)?;
    if name != *b"IHDR" || u32::from_be_bytes([a, b, c, d]) != 13 {
        return Err(Headless::Broken);
    }
    let (width, height) = ([e, f, g, h], [i, j, k, l]);
    Ok((
        PictureFormat::Png,
        u32::from_be_bytes(width),
        u32::from_be_bytes(height),
    ))
}

/// The parts of a JPEG up to the one that holds its size.
fn jpeg(file: &mut (impl Read + Seek)) -> Result<(PictureFormat, u32, u32), Headless> {
    for _ in 0..MOST_PARTS {
        let [sign, mut marker] = bytes::<2>(file)?;
        if sign != 0xff {
            return Err(Headless::Broken);
        }
        while marker == 0xff {
            [marker] = bytes::<1>(file)?;
        }
        match marker {
            // Begins, and marks without a length.
            0x01 | 0xd0..=0xd8 => continue,
            0xc4 | 0xc8 | 0xcc => {}
            0xc0..=0xcf => {
                let [_, _, _, high, low, wide, narrow, components] = bytes::<8>(file)?;
                let height = u16::from_be_bytes([high, low]);
                let width = u16::from_be_bytes([wide, narrow]);
                sampling(file, components)?;
                return Ok((PictureFormat::Jpeg, width.into(), height.into()));
            }
            // The picture itself, or its end: no size came before.
            0xd9 | 0xda => return Err(Headless::Broken),
            _ => {}
        }
        let length = u16::from_be_bytes(bytes::<2>(file)?);
        let rest = length.checked_sub(2).ok_or(Headless::Broken)?;
        file.seek(SeekFrom::Current(rest.into()))?;
    }
    Err(Headless::Broken)
}

/// How finely each component of a JPEG is sampled (T.81, A.1.1): the first, which is the brightness, must
/// be a multiple of every other, both ways.
fn sampling(file: &mut impl Read, components: u8) -> Result<(), Headless> {
    let mut first = None;
    for _ in 0..components {
        let [_, factors, _] = bytes::<3>(file)?;
        let (across, down) = (factors >> 4, factors & 15);
        if across == 0 || down == 0 {
            return Err(Headless::Broken);
        }
        let (most_across, most_down) = *first.get_or_insert((across, down));
        if most_across % across != 0 || most_down % down != 0 {
            return Err(Headless::Finer);
        }
    }
    Ok(())
}

fn bytes<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{DynamicImage, ImageFormat, RgbImage};
    use std::io::Cursor;

    fn encoded(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let picture = DynamicImage::ImageRgb8(RgbImage::new(width, height));
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    #[track_caller]
    fn check(bytes: &[u8], expected: Result<(PictureFormat, u32, u32), Headless>) {
        assert_eq!(head(&mut Cursor::new(bytes)), expected);
    }

    #[test]
    fn both_sorts_tell_their_size() {
        for (width, height) in [(1, 1), (40, 30), (300, 2), (3, 1000)] {
            let png = encoded(width, height, ImageFormat::Png);
            check(&png, Ok((PictureFormat::Png, width, height)));
            let jpeg = encoded(width, height, ImageFormat::Jpeg);
            check(&jpeg, Ok((PictureFormat::Jpeg, width, height)));
        }
    }

    #[test]
    fn a_comment_before_the_size_is_passed_over() {
        let mut jpeg = encoded(7, 9, ImageFormat::Jpeg);
        let comment = [&[0xff, 0xff, 0xfe, 0x01, 0x02][..], &[b'x'; 256]].concat();
        jpeg.splice(2..2, comment);
        check(&jpeg, Ok((PictureFormat::Jpeg, 7, 9)));
    }

    /// Where the sampling of the components stands in a JPEG of three.
    fn factors(jpeg: &[u8]) -> [usize; 3] {
        let frame = jpeg.windows(2).position(|it| it == [0xff, 0xc0]).unwrap();
        [frame + 11, frame + 14, frame + 17]
    }

    #[test]
    fn a_jpeg_with_finer_colors_than_brightness_is_told_apart() {
        let mut jpeg = encoded(40, 30, ImageFormat::Jpeg);
        let [first, second, third] = factors(&jpeg);
        for (factors, expected) in [
            ([0x22, 0x11, 0x11], Ok((PictureFormat::Jpeg, 40, 30))),
            ([0x41, 0x21, 0x11], Ok((PictureFormat::Jpeg, 40, 30))),
            ([0x11, 0x21, 0x11], Err(Headless::Finer)),
            ([0x22, 0x11, 0x14], Err(Headless::Finer)),
            ([0x31, 0x21, 0x11], Err(Headless::Finer)),
            ([0x11, 0x01, 0x11], Err(Headless::Broken)),
        ] {
            [jpeg[first], jpeg[second], jpeg[third]] = factors;
            check(&jpeg, expected);
        }
    }

    #[test]
    fn what_ends_too_early_is_broken_and_what_is_something_else_is_no_picture() {
        let png = encoded(40, 30, ImageFormat::Png);
        check(&png[..20], Err(Headless::Broken));
        let jpeg = encoded(40, 30, ImageFormat::Jpeg);
        check(&jpeg[..12], Err(Headless::Broken));
        check(b"\xff\xd8\xff\xd9", Err(Headless::Broken));
        check(b"\xff\xd8\xff\xfe\x00\x01", Err(Headless::Broken));
        check(b"GIF89a\x01\x00\x01\x00\x00\x00\x00", Err(Headless::Other));
        check(b"", Err(Headless::Other));
    }
}
