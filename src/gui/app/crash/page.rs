//! A page that shows its first picture, and one that breaks down. Both are signs on the page's root element: what
//! they look like, and the sentence in the reader's language, is the page's.

use std::panic::PanicHookInfo;

use web_sys::wasm_bindgen::JsValue;
use web_sys::{console, window};

/// What the root element says about itself.
const STATE: &str = "data-state";

fn set(state: &str) {
    let document = window().and_then(|it| it.document());
    if let Some(root) = document.and_then(|it| it.document_element()) {
        let _ = root.set_attribute(STATE, state);
    }
}

/// The first picture is there.
pub(super) fn shown() {
    set("shown");
}

/// The program broke down: the page says so, and the console says where.
pub fn broken(info: &PanicHookInfo<'_>) {
    console::error_1(&JsValue::from_str(&info.to_string()));
    set("broken");
}
