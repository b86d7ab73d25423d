//! Pages as a PDF, or as pictures.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use pdf_writer::{Content, Finish as _, Name, Pdf, Rect, Ref};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use svg2pdf::ConversionOptions;

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
    let mut names = HashMap::new();
    let drawn = drawn.renumber(|old| *names.entry(old).or_insert_with(|| next.bump()));
    let picture = names.get(&picture).copied().unwrap_or(picture);
    let (id, content) = (next.bump(), next.bump());
    let (wide, high) = sheet.paper.size();
    let mut written = pdf.page(id);
    written.media_box(Rect::new(0.0, 0.0, wide, high));
    written.parent(parent).contents(content);
    let mut resources = written.resources();
    resources.x_objects().pair(Name(b"P"), picture);
    resources.finish();
    written.finish();
    let mut shown = Content::new();
    shown.transform([wide, 0.0, 0.0, high, 0.0, 0.0]);
    shown.x_object(Name(b"P"));
    pdf.stream(content, &shown.finish());
    pdf.extend(&drawn);
    Ok(id)
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
    let scale = Transform::from_scale(scale, scale);
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    pixmap
        .encode_png()
        .map_err(|error| Unconverted(error.to_string()))
}
