//! The size of the window: how large it is and was, how large everything in it is, and what is kept
//! when it goes down.
//!
//! What a large window costs stays bounded, but does not all come back when it is small again: the picture
//! that the display is handed (four bytes a pixel of the largest size, softbuffer's) and the letters that
//! iced keeps for some hundred pictures, at most 32,768 of them. After 170 sizes up to 4000 x 3000 with four
//! clicks each the program takes 121 MB, at most 131 MB; 44 MB of it is that picture.

use iced::Size;

use crate::gui::app::crash;
use crate::gui::base::Framed;
use crate::gui::look::scale::scale_in;
use crate::gui::{App, Screen};
use crate::settings::WindowSize;

/// The size to remember; it is read again only up to [`MOST_PIXELS`](crate::settings::MOST_PIXELS).
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(in crate::gui) fn window_size(size: Size) -> WindowSize {
    WindowSize {
        width: size.width.round() as u16,
        height: size.height.round() as u16,
        maximized: false,
    }
}

impl App {
    /// The main window has another size now. One that it only has in show mode is not kept.
    pub(in crate::gui) fn resized(&mut self, size: Size) {
        let size = window_size(size * self.scale());
        if self.windows.is_own_size() && !self.windows.is_fitted(size) {
            self.shared.settings.window = Some(size);
        }
        self.windows.size = Some(size);
        // How much there is room for is said there.
        if let Screen::Settings(settings) = &mut self.screen {
            settings.refresh(&self.shared);
        }
    }

    /// How large everything is: as chosen, but so that the smallest window still fits in. On a phone, which is
    /// narrower than that, everything is a little smaller.
    #[must_use]
    pub fn scale(&self) -> f32 {
        let settings = &self.shared.settings;
        scale_in(settings.scale, self.windows.size.or(settings.window))
    }
}

impl Drop for App {
    /// Whatever happens, what was learned and chosen is kept.
    fn drop(&mut self) {
        if crash::is_now() {
            self.shared.keep_progress();
            self.shared.keep_settings();
        }
    }
}
