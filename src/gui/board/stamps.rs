//! The pictures of the marks, each made once for a theme and kept.

use std::cell::RefCell;
use std::collections::HashMap;

use iced::widget::svg::Handle;

use crate::gui::look::theme::Tokens;
use crate::rules::Seat;
use crate::scene::{Level, Mark, Scene, Spot, svg};

/// How many pictures are kept before all are thrown away: far more than one lesson shows.
const MOST: usize = 500;

/// What a picture depends on.
type Key = (&'static str, Seat, bool, Vec<Mark>, Level, Vec<Spot>);

/// The pictures made so far.
#[derive(Debug, Default)]
pub(super) struct MarkImages {
    made: RefCell<HashMap<Key, Handle>>,
}

impl MarkImages {
    /// The picture of some marks of one square, or of one line, on a level.
    pub(super) fn picture(
        &self,
        scene: &Scene,
        marks: &[Mark],
        level: Level,
        tokens: &'static Tokens,
    ) -> Handle {
        let marks: Vec<Mark> = marks.iter().map(|mark| anywhere(*mark)).collect();
        let men = svg::in_the_way(scene, &marks);
        let (name, side, is_thick) = (tokens.name, scene.side, svg::is_for_class(scene));
        let key = (name, side, is_thick, marks.clone(), level, men);
        let mut made = self.made.borrow_mut();
        if made.len() > MOST {
            made.clear();
        }
        let make = || {
            let picture = svg::picture(scene, &marks, level, &tokens.board.palette());
            Handle::from_memory(picture.into_bytes())
        };
        made.entry(key).or_insert_with(make).clone()
    }
}

/// The same mark on the first square, where it looks the same on every square.
const fn anywhere(mark: Mark) -> Mark {
    const HERE: Spot = Spot::new(0, 0);
    match mark {
        Mark::From(_) => Mark::From(HERE),
        Mark::Target(_) => Mark::Target(HERE),
        Mark::CaptureTarget(_) => Mark::CaptureTarget(HERE),
        Mark::Reach(_, is_taken) => Mark::Reach(HERE, is_taken),
        Mark::Danger(_) => Mark::Danger(HERE),
        Mark::Blocker(_) => Mark::Blocker(HERE),
        Mark::Good(_) => Mark::Good(HERE),
        Mark::Number(_, place) => Mark::Number(HERE, place),
        Mark::Star(_) => Mark::Star(HERE),
        Mark::Chosen(_) => Mark::Chosen(HERE),
        Mark::Hint(_) => Mark::Hint(HERE),
        Mark::Landing(_) => Mark::Landing(HERE),
        Mark::Tint(_, tone) => Mark::Tint(HERE, tone),
        Mark::Circle(_, tone) => Mark::Circle(HERE, tone),
        Mark::Cross(_, tone) => Mark::Cross(HERE, tone),
        Mark::Cursor(_) => Mark::Cursor(HERE),
        Mark::Arrow { .. } | Mark::Pin { .. } => mark,
    }
}
