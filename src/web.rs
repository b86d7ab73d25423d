//! The page: what its address asks for, and what happens if it breaks down.
//!
//! `?lesson=rook` opens a lesson at once, `?lang=de` speaks a language, `?pseudo` offers the made-up ones. They stand
//! for the flags of the command line.
//!
//! # Decisions
//! * The same window as on a desk, drawn the same way; the page around it has only what a canvas cannot:
//!   the words before the first picture, the sentence after a breakdown, the lines for screen readers, and a hidden
//!   field for text from every keyboard.

use std::panic;

use web_sys::wasm_bindgen::JsValue;
use web_sys::{UrlSearchParams, console};

use crate::gui::app::crash;
use crate::gui::app::trace::Trace;
use crate::gui::{self, Launch};
use crate::library::Library;
use crate::storage::FolderChoice;

/// Opens the window in the page, and returns at once: the browser calls back.
pub fn run() {
    panic::set_hook(Box::new(crash::page::broken));
    let asked = |name: &str| asked(name).filter(|value| !value.is_empty());
    let start = Launch {
        library: Library::shipped(),
        lesson: asked("lesson"),
        folders: Vec::new(),
        watched: Vec::new(),
        has_one_window: true,
        pseudo: self::asked("pseudo").is_some(),
        language: asked("lang"),
        place: FolderChoice::System,
        trace: Trace::default(),
        seed: None,
    };
    if let Err(error) = gui::run(start) {
        console::error_1(&JsValue::from_str(&error.to_string()));
    }
}

/// What the address of the page says about something.
fn asked(name: &str) -> Option<String> {
    let address = web_sys::window()?.location().search().ok()?;
    UrlSearchParams::new_with_str(&address).ok()?.get(name)
}
