//! Signs on the page's root element, which assets/web/window.js reads.

use iced::Rectangle;
use web_sys::{Element, window};

const DEPTH: &str = "data-depth";
const PLACE: &str = "data-place";
const WRITING: &str = "data-writing";

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}

/// Sets a sign that has changed. Where the page cannot take it, its script is missing too.
fn set(sign: &str, value: &str) {
    if let Some(root) = root().filter(|it| it.get_attribute(sign).as_deref() != Some(value)) {
        let _ = root.set_attribute(sign, value);
    }
}

/// The screen that is shown, and how many are below it.
pub fn shows(depth: usize, place: &str) {
    set(PLACE, place);
    set(DEPTH, &depth.to_string());
}

/// The screen that was shown before a reload.
pub fn shown_before() -> Option<String> {
    root()?.get_attribute(PLACE)
}

/// Where the caret is while text is asked for, in CSS pixels.
pub fn writes(caret: Option<Rectangle>) {
    match (caret, root()) {
        (Some(Rectangle { x, y, height, .. }), _) => {
            set(WRITING, &format!("{x:.0} {y:.0} {height:.0}"));
        }
        (None, Some(root)) if root.has_attribute(WRITING) => {
            let _ = root.remove_attribute(WRITING);
        }
        (None, _) => {}
    }
}
