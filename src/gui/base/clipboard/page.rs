//! The browser's clipboard. Asked by the window it answers later, and only on a page that came by https or from this machine.
//! Asked by the reader, with Ctrl and C or V, it hands over the text at once, on every page: assets/web/window.js has the text
//! of a paste on the root element meanwhile, and looks there for what is copied.

use iced::Task;
use iced::advanced::clipboard::Kind;
use js_sys::Reflect;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::JsCast as _;
use web_sys::{Clipboard, Element};

/// The text of a paste, while the window takes it.
const PASTED: &str = "data-pasted";
/// What was copied last, until the script has it.
const COPIED: &str = "data-copied";

/// The clipboard, where the browser has one: an insecure page has none.
fn clipboard() -> Option<Clipboard> {
    let navigator = web_sys::window()?.navigator();
    let found = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    found.dyn_into().ok()
}

fn root() -> Option<Element> {
    web_sys::window()?.document()?.document_element()
}

/// What the reader pastes just now.
fn pasted() -> Option<String> {
    root()?.get_attribute(PASTED)
}

fn copied(text: &str) {
    if let Some(root) = root() {
        let _ = root.set_attribute(COPIED, text);
    }
}

/// The same for fields, which ask the window.
struct OfFields;

impl iced::advanced::Clipboard for OfFields {
    fn read(&self, _: Kind) -> Option<String> {
        pasted()
    }

    fn write(&mut self, _: Kind, text: String) {
        copied(&text);
    }
}

/// Does something with the browser's clipboard in place of the window's, which is empty in a page.
pub fn with_browsers(
    _: &mut dyn iced::advanced::Clipboard,
    act: impl FnOnce(&mut dyn iced::advanced::Clipboard),
) {
    act(&mut OfFields);
}

/// Puts a text onto the clipboard.
#[expect(clippy::needless_pass_by_value, reason = "the desk's body takes it so")]
pub fn write<T: Send + 'static>(text: String) -> Task<T> {
    copied(&text);
    let Some(clipboard) = clipboard() else {
        return Task::none();
    };
    let written = clipboard.write_text(&text);
    // A browser that refuses has told the reader itself.
    Task::future(async { drop(JsFuture::from(written).await) }).discard()
}

/// The text on the clipboard; `None` where the browser does not tell it.
pub fn read() -> Task<Option<String>> {
    if let Some(text) = pasted() {
        return Task::done(Some(text));
    }
    let Some(clipboard) = clipboard() else {
        return Task::done(None);
    };
    let asked = clipboard.read_text();
    Task::future(async { JsFuture::from(asked).await.ok()?.as_string() })
}
