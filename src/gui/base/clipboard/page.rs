//! The browser's clipboard. It answers later, and only a page that came by https or from this machine.

use iced::Task;
use js_sys::Reflect;
use wasm_bindgen_futures::JsFuture;
use web_sys::Clipboard;
use web_sys::wasm_bindgen::JsCast as _;

/// The clipboard, where the browser has one: an insecure page has none.
fn clipboard() -> Option<Clipboard> {
    let navigator = web_sys::window()?.navigator();
    let found = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    found.dyn_into().ok()
}

/// Puts a text onto the clipboard.
#[expect(clippy::needless_pass_by_value, reason = "the desk's body takes it so")]
pub fn write<T: Send + 'static>(text: String) -> Task<T> {
    let Some(clipboard) = clipboard() else {
        return Task::none();
    };
    let written = clipboard.write_text(&text);
    // A browser that refuses has told the reader itself.
    Task::future(async { drop(JsFuture::from(written).await) }).discard()
}

/// The text on the clipboard; `None` where the browser does not tell it.
pub fn read() -> Task<Option<String>> {
    let Some(clipboard) = clipboard() else {
        return Task::done(None);
    };
    let asked = clipboard.read_text();
    Task::future(async { JsFuture::from(asked).await.ok()?.as_string() })
}
