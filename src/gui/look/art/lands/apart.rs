//! Animals taken out of the scene in which they are drawn: each is a group with a name.

use iced::Rectangle;

use crate::gui::look::art::lands::Manner;

/// An animal taken out of its scene: its drawing, how it answers, and the room that it takes in the scene.
pub(super) type Apart = (String, Manner, Rectangle);

/// A scene without its animals, and each of them.
pub(super) fn apart(
    scene: &str,
    all: &[(&'static str, Manner, Rectangle)],
) -> (String, Vec<Apart>) {
    let mut rest = scene.to_owned();
    let mut animals = Vec::new();
    for (name, manner, own) in all {
        let Some(group) = group(&rest, name) else {
            continue;
        };
        let (x, y, scale) = placed_at(&group);
        let bounds = Rectangle {
            x: x + own.x * scale,
            y: y + own.y * scale,
            width: own.width * scale,
            height: own.height * scale,
        };
        rest = rest.replace(&group, "");
        animals.push((group, *manner, bounds));
    }
    (rest, animals)
}

/// A group of a drawing, by its name, with all groups in it.
fn group(drawing: &str, name: &str) -> Option<String> {
    let start = drawing.find(&format!("<g id=\"{name}\""))?;
    let from = drawing.get(start..)?;
    let mut depth = 0_usize;
    for (at, _) in from.match_indices('<') {
        let tag = from.get(at..)?;
        if tag.starts_with("<g ") || tag.starts_with("<g>") {
            depth += 1;
        } else if tag.starts_with("</g>") {
            depth -= 1;
            if depth == 0 {
                return from.get(..at + "</g>".len()).map(str::to_owned);
            }
        }
    }
    None
}

/// Where a group stands, and how large it is.
fn placed_at(group: &str) -> (f32, f32, f32) {
    let number = |after: &str, nth: usize| {
        let (_, rest) = group.split_once(after)?;
        let (numbers, _) = rest.split_once(')')?;
        numbers.split(' ').nth(nth)?.parse::<f32>().ok()
    };
    let head = group.split_once('>').map_or(group, |(head, _)| head);
    let scale = number("scale(", 0).filter(|_| head.contains("scale("));
    let at = |nth| number("translate(", nth).unwrap_or_default();
    (at(0), at(1), scale.unwrap_or(1.0))
}
