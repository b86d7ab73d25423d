//! Lines in an element of the page that is a log (ARIA `role="log"`): what is added to it is read aloud once
//! whoever listens has heard what came before.

use web_sys::{Element, window};

/// The element's id.
const REGION: &str = "told";

/// The most lines that stand there; the oldest go first.
const MOST: u32 = 40;

/// Adds lines, in a language by its tag.
pub fn tell(lines: &[String], language: &str) {
    for line in lines {
        // A page without the element has nobody who listens.
        let _ = add(line, language);
    }
}

fn add(line: &str, language: &str) -> Option<()> {
    let document = window()?.document()?;
    let root = document.document_element()?;
    root.set_attribute("lang", language).ok()?;
    let region = document.get_element_by_id(REGION)?;
    let told: Element = document.create_element("p").ok()?;
    told.set_attribute("lang", language).ok()?;
    told.set_attribute("dir", "auto").ok()?;
    told.set_text_content(Some(line));
    region.append_child(&told).ok()?;
    while region.child_element_count() > MOST {
        region.first_element_child()?.remove();
    }
    Some(())
}
