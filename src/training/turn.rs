//! One place in a run: which skill is asked, and between which levels.

use crate::practice::Skill;
use crate::training::due::Ready;

/// How many boards the warm-up and ten more have.
pub(super) const TEN: usize = 10;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) skill: &'static Skill,
    /// The lowest level, whatever was reached.
    pub(super) least: u8,
    /// The highest one.
    pub(super) most: u8,
}

impl Turn {
    /// Reads what [`text`](Self::text) has written.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let skill = Skill::named(words.next()?)?;
        let mut level = || words.next()?.parse().ok().filter(|it| skill.has_level(*it));
        let (least, most) = (level()?, level()?);
        (least <= most).then_some(Self { skill, least, most })
    }

    /// The turn as it is kept: `where-rook 1 3`.
    pub(super) fn text(self) -> String {
        let Self { skill, least, most } = self;
        format!("{} {least} {most}", skill.name)
    }
}

impl From<Ready> for Turn {
    fn from(ready: Ready) -> Self {
        Self {
            skill: ready.skill,
            least: 1,
            most: ready.highest,
        }
    }
}
