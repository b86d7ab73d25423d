//! The learner's animal, and the hat on it that was won from the coach.

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::gui::look::art::company;
use crate::gui::look::art::files::inside;

/// An animal's drawing, 96 wide and high, and where the left upper corner of a hat's picture lies on it, and how wide
/// that is.
type Face = (&'static str, &'static str, (f32, f32, f32));

/// Where a hat lies on most heads.
const USUAL: (f32, f32, f32) = (19.0, 0.0, 69.0);

/// Whoever has chosen no animal comes last.
static FACES: [Face; 9] = [
    ("owl", text!("learners/owl.svg"), (19.0, 2.0, 69.0)),
    ("fox", text!("learners/fox.svg"), USUAL),
    ("bear", text!("learners/bear.svg"), USUAL),
    // Between the ears.
    ("hare", text!("learners/hare.svg"), (21.0, 13.0, 66.0)),
    ("frog", text!("learners/frog.svg"), USUAL),
    ("mouse", text!("learners/mouse.svg"), (21.0, 5.0, 66.0)),
    ("penguin", text!("learners/penguin.svg"), USUAL),
    // Its head is at the right.
    ("turtle", text!("learners/turtle.svg"), (61.0, 17.0, 36.0)),
    ("", text!("learners/guest.svg"), USUAL),
];

/// How much lower than other hats the glasses sit, measured by the width of their picture.
const LOWER: f32 = 0.1;

/// The animals bareheaded, and in each of the coach's hats.
static DRAWN: LazyLock<Vec<[Handle; 6]>> = LazyLock::new(|| {
    let worn = [0, 1, 2, 3, 4, 5];
    FACES
        .iter()
        .map(|face| worn.map(|hat| Handle::from_memory(drawn(face, hat).into_bytes())))
        .collect()
});

/// The animal of a learner.
#[must_use]
pub fn learner(animal: &str) -> Handle {
    dressed(animal, None)
}

/// The same in the hat of the coach at a strength from 1 to 5.
#[must_use]
pub fn dressed(animal: &str, hat: Option<u8>) -> Handle {
    let known = FACES.iter().position(|(name, ..)| *name == animal);
    let worn = DRAWN.get(known.unwrap_or(FACES.len() - 1));
    let worn = worn.and_then(|it| it.get(usize::from(hat.unwrap_or(0))).or(it.last()));
    worn.map_or_else(|| Handle::from_memory(Vec::new()), Handle::clone)
}

fn drawn((_, face, (x, y, width)): &Face, hat: u8) -> String {
    if hat == 0 {
        return (*face).to_owned();
    }
    let scale = width / company::HAT_WIDTH;
    let y = match hat {
        4 => y + width * LOWER,
        _ => *y,
    };
    let (left, top) = company::HAT_CORNER;
    let (inside_face, inside_hat) = (inside(face), inside(company::hat_drawing(hat)));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 96 96\">{inside_face}\
         <g transform=\"translate({x} {y}) scale({scale}) translate({} {})\">{inside_hat}</g></svg>",
        -left, -top
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_animal_has_a_picture_of_its_own_in_every_hat() {
        let mut all = std::collections::HashSet::new();
        for (name, drawing, (x, y, width)) in &FACES {
            assert!(drawing.contains("viewBox=\"0 0 96 96\""), "{name}");
            let high = width / company::HEAD;
            assert!(x + width <= 98.0 && y + high <= 96.0, "{name}");
            for hat in [None, Some(1), Some(2), Some(3), Some(4), Some(5)] {
                assert!(all.insert(dressed(name, hat).id()), "{name} {hat:?}");
            }
        }
        assert_eq!(dressed("unicorn", None).id(), learner("").id());
    }
}
