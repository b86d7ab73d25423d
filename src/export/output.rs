//! Pages as a PDF, or as pictures.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use image::ImageFormat;
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref};
use resvg::tiny_skia::{FilterQuality, IntSize, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{self, Group, ImageKind, Node, Options, Tree, fontdb};
use svg2pdf::ConversionOptions;

use crate::export::ordered::ordered;
use crate::export::{Sheet, fonts};

/// The fewest dots to an inch of a picture.
pub const MIN_DPI: u16 = 36;
/// The most dots to an inch of a picture.
pub const MAX_DPI: u16 = 600;

/// What kept a page from being converted, as the library tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unconverted(pub String);

/// The fonts of the program, and no others.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut database = fontdb::Database::new();
    for file in fonts::files() {
        database.load_font_data(file.to_vec());
    }
    database.set_sans_serif_family(fonts::Family::Noto.name());
    Arc::new(database)
});

/// A page, read with the fonts of the program.
///
/// # Errors
/// What the library says; no page of a [`Sheet`] meets it.
pub fn tree(page: &str) -> Result<Tree, Unconverted> {
    let options = Options {
        dpi: 72.0,
        font_family: fonts::Family::Noto.name().to_owned(),
        fontdb: Arc::clone(&FONTS),
        ..Options::default()
    };
    Tree::from_str(page, &options).map_err(|error| Unconverted(error.to_string()))
}

/// A picture on a page: where it lies, in points from the upper left, and its JPEG.
type Placed = (usvg::Rect, Arc<Vec<u8>>);

/// The pictures of a part of a page.
fn photos(group: &Group, found: &mut Vec<Placed>) {
    for node in group.children() {
        match node {
            Node::Group(group) => photos(group, found),
            Node::Image(photo) => {
                if let ImageKind::JPEG(jpeg) = photo.kind() {
                    found.push((photo.abs_bounding_box(), Arc::clone(jpeg)));
                }
            }
            _ => {}
        }
    }
}

/// The pixels of a picture, opaque, or what is the matter with them.
fn pixels(jpeg: &[u8]) -> Result<Pixmap, Unconverted> {
    let picture = image::load_from_memory_with_format(jpeg, ImageFormat::Jpeg)
        .map_err(|error| Unconverted(error.to_string()))?
        .into_rgba8();
    let (width, height) = picture.dimensions();
    let size = IntSize::from_wh(width, height);
    let pixmap = size.and_then(|size| Pixmap::from_vec(picture.into_raw(), size));
    pixmap.ok_or_else(|| Unconverted(format!("{width} by {height}")))
}

/// All pages in one PDF file.
///
/// # Errors
/// What the library says.
pub fn pdf(sheet: &Sheet) -> Result<Vec<u8>, Unconverted> {
    let mut next = Ref::new(1);
    let (catalog, pages) = (next.bump(), next.bump());
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(pages);
    let mut kids = Vec::new();
    for page in &sheet.pages {
        kids.push(add_page(&mut pdf, sheet, page, pages, &mut next)?);
    }
    let count = i32::try_from(kids.len()).unwrap_or(i32::MAX);
    pdf.pages(pages).kids(kids).count(count);
    Ok(pdf.finish())
}

fn add_page(
    pdf: &mut Pdf,
    sheet: &Sheet,
    page: &str,
    parent: Ref,
    next: &mut Ref,
) -> Result<Ref, Unconverted> {
    let tree = tree(page)?;
    let (drawn, picture) = svg2pdf::to_chunk(&tree, ConversionOptions::default())
        .map_err(|error| Unconverted(error.to_string()))?;
    let drawn = ordered(drawn, picture);
    let mut names = HashMap::new();
    let drawn = drawn.renumber(|old| *names.entry(old).or_insert_with(|| next.bump()));
    let picture = names.get(&picture).copied().unwrap_or(picture);
    let (id, content) = (next.bump(), next.bump());
    let (wide, high) = sheet.paper.size();
    let mut placed = Vec::new();
    photos(tree.root(), &mut placed);
    let photos: Vec<(String, Ref, Placed)> = placed
        .into_iter()
        .enumerate()
        .map(|(at, placed)| (format!("I{at}"), next.bump(), placed))
        .collect();
    let mut written = pdf.page(id);
    written.media_box(Rect::new(0.0, 0.0, wide, high));
    written.parent(parent).contents(content);
    let mut resources = written.resources();
    let mut objects = resources.x_objects();
    objects.pair(Name(b"P"), picture);
    for (name, photo, _) in &photos {
        objects.pair(Name(name.as_bytes()), *photo);
    }
    objects.finish();
    resources.finish();
    written.finish();
    let mut shown = Content::new();
    shown.save_state();
    shown.transform([wide, 0.0, 0.0, high, 0.0, 0.0]);
    shown.x_object(Name(b"P"));
    shown.restore_state();
    for (name, photo, (at, jpeg)) in &photos {
        // A page of a PDF counts from below.
        let below = high - at.y() - at.height();
        shown.save_state();
        shown.transform([at.width(), 0.0, 0.0, at.height(), at.x(), below]);
        shown.x_object(Name(name.as_bytes()));
        shown.restore_state();
        add_photo(pdf, *photo, jpeg)?;
    }
    pdf.stream(content, &shown.finish());
    pdf.extend(&drawn);
    Ok(id)
}

fn add_photo(pdf: &mut Pdf, id: Ref, jpeg: &[u8]) -> Result<(), Unconverted> {
    let size = pixels(jpeg)?;
    let side = |side: u32| i32::try_from(side).unwrap_or(i32::MAX);
    let mut photo = pdf.image_xobject(id, jpeg);
    photo.filter(Filter::DctDecode);
    photo.width(side(size.width())).height(side(size.height()));
    photo.color_space().device_rgb();
    photo.bits_per_component(8);
    photo.finish();
    Ok(())
}

/// A page as a PNG picture with so many dots to an inch.
///
/// # Errors
/// What the library says.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // At most 5,100 by 7,016.
pub fn png(page: &str, dpi: u16) -> Result<Vec<u8>, Unconverted> {
    let tree = tree(page)?;
    let scale = f32::from(dpi.clamp(MIN_DPI, MAX_DPI)) / 72.0;
    let size = tree.size();
    let (wide, high) = (size.width() * scale, size.height() * scale);
    let pixmap = Pixmap::new(wide.round() as u32, high.round() as u32);
    let mut pixmap = pixmap.ok_or_else(|| Unconverted(format!("{wide} by {high}")))?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    let mut placed = Vec::new();
    photos(tree.root(), &mut placed);
    for (at, jpeg) in placed {
        let photo = pixels(&jpeg)?;
        let across = at.width() * scale / f32::from(side(photo.width()));
        let down = at.height() * scale / f32::from(side(photo.height()));
        let place = Transform::from_row(across, 0.0, 0.0, down, at.x() * scale, at.y() * scale);
        let paint = PixmapPaint {
            quality: FilterQuality::Bilinear,
            ..PixmapPaint::default()
        };
        pixmap.draw_pixmap(0, 0, photo.as_ref(), &paint, place, None);
    }
    pixmap
        .encode_png()
        .map_err(|error| Unconverted(error.to_string()))
}

/// A side of a picture, at least 1; a [`Photo`](crate::export::Photo) has no longer ones.
fn side(side: u32) -> u16 {
    u16::try_from(side).unwrap_or(u16::MAX).max(1)
}
