//! What the tests of the window need: hands, eyes, and names for what they meet.

mod bot;
mod ear;
mod kept;
mod laid_out;
mod player;
mod screen;
mod scribe;
mod shown;
mod watched;

pub(crate) use bot::Bot;
pub(crate) use ear::Ear;
pub(crate) use kept::Kept;
pub(crate) use laid_out::{Around, Drawer, Drawn, Fill, Page, Picture, Place, What};
pub(crate) use player::{Player, every_fixture, fixtures};
pub(crate) use screen::{SQUARE_MIN, guest, photograph, renderer, shoot, shot_path};
pub(crate) use scribe::{Reading, Scribe, Told};
pub(crate) use shown::Shown;
pub(crate) use watched::{Watched, moments};

use squarewise::progress::StepResult;
use squarewise::rules::{Classic, Cross, Square};
use squarewise::scene::Spot;
use squarewise::settings::Theme;

/// A language, and a theme.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a>(pub(crate) &'a str, pub(crate) Theme);

impl<'a> From<&'a str> for Look<'a> {
    fn from(language: &'a str) -> Self {
        Self(language, Theme::Light)
    }
}

/// A step done at once, without help.
pub(crate) const FLAWLESS: StepResult = StepResult {
    moves: 1,
    tries: 1,
    hints: 0,
    par: None,
};

/// A square by its name, of the small board or of the cross.
pub(crate) fn spot(name: &str) -> Spot {
    let small = Square::<Classic>::parse(name).map(Spot::from);
    let cross = || Square::<Cross>::parse(name).map(Spot::from);
    small.or_else(cross).unwrap()
}
