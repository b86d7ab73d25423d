//! A headless screen: lays a view out, photographs it.

use std::path::PathBuf;
use std::sync::Once;

use iced::advanced::renderer::{Headless, Style};
use iced::{Element, Event, Pixels, Renderer, Size, Theme, mouse, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};

use squarewise::gui::fonts;
use squarewise::gui::theme::ThemeKind;

/// Loads the fonts of the program once; iced's own photographs do not.
pub(crate) fn load_fonts() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let fonts = iced_test::renderer::graphics::text::font_system();
        let mut fonts = fonts.write().unwrap();
        for face in fonts::all() {
            fonts.load_font(face.into());
        }
    });
}

/// Where photographs go.
pub(crate) fn shot_path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/shots");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(format!("{name}.png"))
}

/// Photographs a view.
pub(crate) fn shoot<M>(
    name: &str,
    theme: ThemeKind,
    size: (u16, u16),
    view: Element<'_, M, Theme, Renderer>,
) {
    load_fonts();
    let logical = Size::new(f32::from(size.0), f32::from(size.1));
    let mut renderer = iced_test::futures::futures::executor::block_on(
        <Renderer as Headless>::new(fonts::REGULAR, Pixels(16.0), Some("tiny-skia")),
    )
    .unwrap();
    let mut ui = UserInterface::build(view, logical, Cache::default(), &mut renderer);
    let now = Event::Window(window::Event::RedrawRequested(std::time::Instant::now()));
    let mut clipboard = iced::advanced::clipboard::Null;
    let cursor = mouse::Cursor::Unavailable;
    let _ = ui.update(
        &[now],
        cursor,
        &mut renderer,
        &mut clipboard,
        &mut Vec::new(),
    );
    let tokens = theme.tokens();
    let style = Style {
        text_color: tokens.ink,
    };
    ui.draw(&mut renderer, &theme.iced(), &style, cursor);
    let pixels = Size::new(u32::from(size.0), u32::from(size.1));
    let rgba = renderer.screenshot(pixels, 1.0, tokens.paper);
    let path = shot_path(name);
    image::save_buffer(
        path,
        &rgba,
        pixels.width,
        pixels.height,
        image::ExtendedColorType::Rgba8,
    )
    .unwrap();
}
