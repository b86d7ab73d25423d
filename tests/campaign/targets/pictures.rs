//! Pictures beside a lesson, whatever their files hold.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, RgbaImage};
use squarewise::library::Library;

use super::{files, is_told, lies_within};
use crate::place::Place;

/// Most pixels that a picture is shown with, each way.
const SIDE: u32 = 800;

/// A lesson with one picture.
const LESSON: &str = "format = 1\nid = \"shown\"\nlanguage = \"en\"\ntitle = \"Shown\"\n[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\npicture = \"shown.png\"\ntext = \"Look.\"\n";

/// Small pictures of both formats in several kinds of color.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let shade = |at: u32| u8::try_from(at * 7 % 256).unwrap();
    let drawn = RgbaImage::from_fn(23, 17, |x, y| {
        image::Rgba([shade(x), shade(y), shade(x + y), shade(3 * x)])
    });
    let drawn = DynamicImage::ImageRgba8(drawn);
    let kinds = [
        drawn.clone(),
        DynamicImage::ImageRgb8(drawn.to_rgb8()),
        DynamicImage::ImageLuma8(drawn.to_luma8()),
        DynamicImage::ImageRgb16(drawn.to_rgb16()),
    ];
    let encoded = |picture: &DynamicImage, format| {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    };
    let pngs = kinds.iter().map(|it| encoded(it, ImageFormat::Png));
    let jpegs = kinds[1..3].iter();
    let jpegs = jpegs.map(|it| encoded(it, ImageFormat::Jpeg));
    let icons = files("assets/app", "png").into_iter();
    pngs.chain(jpegs)
        .chain([finer(encoded(&kinds[1], ImageFormat::Jpeg))])
        .chain(icons.filter(|it| it.len() < 10_000))
        .collect()
}

/// A JPEG whose colors are sampled more finely than its brightness, for which decoders lay too few rows by.
fn finer(mut jpeg: Vec<u8>) -> Vec<u8> {
    let frame = jpeg.windows(2).position(|it| it == [0xff, 0xc0]).unwrap();
    for (component, factors) in [(0, 0x11), (1, 0x11), (2, 0x23)] {
        jpeg[frame + 11 + 3 * component] = factors;
    }
    jpeg
}

/// A picture stands beside a lesson.
pub(super) fn read(bytes: &[u8]) {
    let place = Place::new("picture");
    let lesson = place.put("shown.toml", LESSON.as_bytes());
    place.put("shown.png", bytes);
    let library = Library::of_paths(&[lesson]);
    let entry = library.entries().first();
    for report in library.reports() {
        lies_within(&report.source, &report.diagnostics);
        is_told(entry, &report.diagnostics);
    }
    if let Some(file) = entry.and_then(|it| it.picture("shown.png")) {
        let picture = file
            .open()
            .unwrap_or_else(|why| panic!("held, and yet {why:?}"));
        let (width, height) = (picture.width, picture.height);
        assert!((1..=SIDE).contains(&width) && (1..=SIDE).contains(&height));
        let n_bytes = usize::try_from(width * height * 4).unwrap();
        assert_eq!(picture.pixels.len(), n_bytes);
    }
}
