//! A teacher's own pictures on paper.
//!
//! A page holds a picture as a JPEG inside itself, opaque and as large as the screen shows it. What draws the pages of
//! a PDF or a PNG knows letters and lines alone, so `output` puts the pictures of a page there by itself.

use std::collections::BTreeMap;
use std::io::Cursor;

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;

/// How true the JPEG is, of 100.
const QUALITY: u8 = 92;

/// The pictures of a lesson by name.
pub type Photos = BTreeMap<String, Photo>;

/// A picture, ready for paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Photo {
    width: u16,
    height: u16,
    jpeg: Vec<u8>,
}

impl Photo {
    /// A picture of pixels from the upper left, four bytes each: red, green, blue, how opaque. Paper shines through.
    ///
    /// `None` if there are not as many pixels as the sides say, or more than 65,535 on a side.
    #[must_use]
    pub fn new(width: u32, height: u32, pixels: &[u8]) -> Option<Self> {
        let opaque: Vec<u8> = pixels.chunks_exact(4).flat_map(on_paper).collect();
        let picture = RgbImage::from_raw(width, height, opaque)?;
        let mut jpeg = Cursor::new(Vec::new());
        let encoder = JpegEncoder::new_with_quality(&mut jpeg, QUALITY);
        picture.write_with_encoder(encoder).ok()?;
        Some(Self {
            width: u16::try_from(width).ok()?,
            height: u16::try_from(height).ok()?,
            jpeg: jpeg.into_inner(),
        })
    }

    /// How wide and high it is drawn, in points, so that it fits; a small one is not made larger.
    pub(super) fn fitting(&self, wide: f32, high: f32) -> (f32, f32) {
        let (width, height) = (f32::from(self.width.max(1)), f32::from(self.height.max(1)));
        let scale = (wide / width).min(high / height).min(1.0);
        (width * scale, height * scale)
    }

    /// The picture of this size, its upper left corner at the origin.
    pub(super) fn svg(&self, (wide, high): (f32, f32)) -> String {
        let data = base64(&self.jpeg);
        format!(
            r#"<image width="{wide:.2}" height="{high:.2}" preserveAspectRatio="none" href="data:image/jpeg;base64,{data}"/>"#
        )
    }
}

/// The colors of a pixel on white paper.
fn on_paper(pixel: &[u8]) -> [u8; 3] {
    let &[red, green, blue, opaque] = pixel else {
        return [u8::MAX; 3];
    };
    let opaque = u16::from(opaque);
    let mixed = |color: u8| {
        let sum = u16::from(color) * opaque + 255 * (255 - opaque);
        u8::try_from(sum / 255).unwrap_or(u8::MAX)
    };
    [mixed(red), mixed(green), mixed(blue)]
}

/// Bytes as text, as RFC 4648 has it.
fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = (byte(0) << 16) | (byte(1) << 8) | byte(2);
        for place in 0..4 {
            let index = usize::try_from((bits >> (18 - 6 * place)) & 63).unwrap_or(0);
            let is_there = usize::try_from(place).is_ok_and(|place| place <= three.len());
            let sign = SIGNS.get(index).filter(|_| is_there).copied();
            text.push(char::from(sign.unwrap_or(b'=')));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_the_rfc_says() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn a_picture_fits_and_is_never_made_larger() {
        let photo = Photo::new(40, 20, &[0; 40 * 20 * 4]).unwrap();
        assert_eq!(photo.fitting(20.0, 100.0), (20.0, 10.0));
        assert_eq!(photo.fitting(200.0, 5.0), (10.0, 5.0));
        assert_eq!(photo.fitting(200.0, 200.0), (40.0, 20.0));
        assert_eq!(Photo::new(40, 21, &[0; 40 * 20 * 4]), None);
    }

    #[test]
    fn what_is_not_opaque_is_paper() {
        assert_eq!(on_paper(&[10, 20, 30, 255]), [10, 20, 30]);
        assert_eq!(on_paper(&[10, 20, 30, 0]), [255; 3]);
    }
}
