//! How a drawing comes into the program: as a picture, or as its text.

/// A drawing of `assets/` as a picture, read once.
macro_rules! handle {
    ($path:expr) => {{
        static HANDLE: LazyLock<Handle> = LazyLock::new(|| {
            Handle::from_memory(
                include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path)).as_slice(),
            )
        });
        HANDLE.clone()
    }};
}

/// A drawing of `assets/` as text.
macro_rules! text {
    ($path:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path))
    };
}

/// What stands inside the outermost element of a drawing.
pub(in crate::gui::look) fn inside(drawing: &str) -> &str {
    let begin = drawing
        .split_once("<svg")
        .and_then(|(_, rest)| rest.split_once('>'));
    let rest = begin.map_or("", |(_, rest)| rest);
    rest.rsplit_once("</svg>")
        .map_or(rest, |(inside, _)| inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_drawing_holds_stands_between_its_tags() {
        let drawing = "<svg viewBox=\"0 0 7 4\"><path/></svg>\n";
        assert_eq!(inside(drawing), "<path/>");
        assert!(inside(text!("joy/star-fly.svg")).contains("linearGradient"));
    }
}
