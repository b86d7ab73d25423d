//! A headless screen: lays a view out, photographs it.

use std::cell::RefCell;
use std::path::PathBuf;

use headless::runtime::user_interface::{Cache, UserInterface};
use iced::advanced::renderer::{Headless, Style};
use iced::{Element, Event, Pixels, Renderer, Size, Theme, mouse, window};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};

use squarewise::gui::base::shared::Shared;
use squarewise::gui::look::fonts;
use squarewise::gui::look::theme::ThemeKind;

use crate::support::course;

/// The least side of a board square in the smallest window.
pub(crate) const SQUARE_MIN: f32 = 48.0;

/// A guest with the course of most tests, in these languages.
pub(crate) fn guest(languages: &[&str]) -> Shared {
    Shared::guest(course(), languages)
}

/// Where photographs go.
pub(crate) fn shot_path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/shots");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(format!("{name}.png"))
}

/// A renderer without a display.
pub(crate) fn renderer() -> Renderer {
    fonts::install();
    let headless = <Renderer as Headless>::new(fonts::REGULAR, Pixels(16.0), Some("tiny-skia"));
    headless::futures::futures::executor::block_on(headless).unwrap()
}

thread_local! {
    /// Each thread keeps its renderer: what it has read and painted once it need not again.
    static CAMERA: RefCell<Renderer> = RefCell::new(renderer());
}

/// Photographs a view.
pub(crate) fn shoot<M>(
    name: &str,
    theme: ThemeKind,
    size: (u16, u16),
    view: Element<'_, M, Theme, Renderer>,
) {
    let rgba = photograph(theme, size, view);
    let file = std::fs::File::create(shot_path(name)).unwrap();
    let fast = PngEncoder::new_with_quality(file, CompressionType::Fast, FilterType::Sub);
    let (width, height) = (u32::from(size.0), u32::from(size.1));
    fast.write_image(&rgba, width, height, ExtendedColorType::Rgba8)
        .unwrap();
}

/// The picture of a view: four bytes a pixel, red first.
pub(crate) fn photograph<M>(
    theme: ThemeKind,
    size: (u16, u16),
    view: Element<'_, M, Theme, Renderer>,
) -> Vec<u8> {
    CAMERA.with_borrow_mut(|renderer| pixels(theme, size, view, renderer))
}

fn pixels<M>(
    theme: ThemeKind,
    size: (u16, u16),
    view: Element<'_, M, Theme, Renderer>,
    renderer: &mut Renderer,
) -> Vec<u8> {
    let logical = Size::new(f32::from(size.0), f32::from(size.1));
    let mut ui = UserInterface::build(view, logical, Cache::default(), renderer);
    let now = Event::Window(window::Event::RedrawRequested(std::time::Instant::now()));
    let mut clipboard = iced::advanced::clipboard::Null;
    let cursor = mouse::Cursor::Unavailable;
    let _ = ui.update(&[now], cursor, renderer, &mut clipboard, &mut Vec::new());
    let tokens = theme.tokens();
    let style = Style {
        text_color: tokens.ink,
    };
    ui.draw(renderer, &theme.iced(), &style, cursor);
    let size = Size::new(u32::from(size.0), u32::from(size.1));
    renderer.screenshot(size, 1.0, tokens.paper)
}
