//! What is practised: each skill with its levels, and how its boards are drawn.

mod alive;
mod attack;
mod castling;
mod check;
mod claim;
mod collect;
mod judge;
mod mate;
mod names;
mod passing;
mod promotion;
mod status;
mod walks;

use std::fmt;

use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::rules::{Role, Seat};

/// Something that is practised.
#[derive(Clone, Copy)]
pub struct Skill {
    /// Its name: `mate-in-1`.
    pub name: &'static str,
    /// How many levels it has; they count from 1.
    pub n_levels: u8,
    /// How a board is drawn.
    draw: Draw,
}

/// How the boards of a skill come.
#[derive(Clone, Copy)]
enum Draw {
    /// One after the other by lot; `None` is a board without what is wanted.
    Lot(fn(u8, &mut Dice) -> Option<Draft>),
    /// The same for one role.
    Role(Role),
    /// Listed, at every level.
    List(fn(u8) -> Vec<Draft>),
}

/// How many exercises a level has at least whose boards are drawn; more have not been counted.
pub const MANY: usize = 1_000;

/// How many exercises there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Space {
    /// These and no more.
    Listed(Vec<Draft>),
    /// More than anybody plays: drawn by lot, [`MANY`] different ones at least.
    Drawn,
}

impl PartialEq for Skill {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Skill {}

impl fmt::Debug for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Skill {
    const fn lot(
        name: &'static str,
        n_levels: u8,
        draw: fn(u8, &mut Dice) -> Option<Draft>,
    ) -> Self {
        Self {
            name,
            n_levels,
            draw: Draw::Lot(draw),
        }
    }

    const fn walk(name: &'static str, role: Role) -> Self {
        Self {
            name,
            n_levels: walks::N_LEVELS,
            draw: Draw::Role(role),
        }
    }

    /// The skill of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        SKILLS.iter().find(|it| it.name == name)
    }

    /// Whether it has this level.
    #[must_use]
    pub const fn has_level(&self, level: u8) -> bool {
        level >= 1 && level <= self.n_levels
    }

    /// How many exercises there are at a level.
    #[must_use]
    pub fn space(&self, level: u8) -> Space {
        match self.draw {
            Draw::List(list) => Space::Listed(list(level)),
            Draw::Role(role) if level == 1 => Space::Listed(walks::alone(role)),
            Draw::Role(_) | Draw::Lot(_) => Space::Drawn,
        }
    }

    /// A board by lot; `None` if it has not what is wanted.
    pub(super) fn draw(&self, level: u8, dice: &mut Dice) -> Option<Draft> {
        match self.draw {
            Draw::Lot(draw) => draw(level, dice),
            Draw::Role(role) => walks::draw(role, level, dice),
            Draw::List(_) => None,
        }
    }
}

/// Who plays, taking turns.
fn side(dice: &mut Dice) -> Option<Seat> {
    dice.turn(&[Seat::South, Seat::North])
}

/// Everything that is practised, in the order of the course.
pub static SKILLS: [Skill; 30] = [
    Skill::walk("where-rook", Role::Rook),
    Skill::walk("where-bishop", Role::Bishop),
    Skill::walk("where-queen", Role::Queen),
    Skill::walk("where-king", Role::King),
    Skill::walk("where-knight", Role::Knight),
    Skill::walk("where-pawn", Role::Pawn),
    Skill::lot("collect", 4, collect::stars),
    Skill::lot("take-all", 3, collect::take_all),
    Skill {
        name: "square-names",
        n_levels: names::N_LEVELS,
        draw: Draw::List(names::all),
    },
    Skill::lot("what-can-it-take", 3, attack::captures),
    Skill::lot("who-attacks", 3, attack::attackers),
    Skill::lot("who-protects", 3, attack::guards),
    Skill::lot("who-gives-check", 3, check::checkers),
    Skill::lot("king-runs", 3, check::runs),
    Skill::lot("ways-out", 4, check::ways_out),
    Skill::lot("status", 3, status::any),
    Skill::lot("mate-in-1", 4, mate::in_one),
    Skill::lot("mate-in-2", 3, mate::in_two),
    Skill::lot("stalemate", 3, mate::stalemate),
    Skill::lot("castle-or-not", 4, castling::judged),
    Skill::lot("castle-which-side", 3, castling::sides),
    Skill::lot("en-passant-or-not", 4, passing::judged),
    Skill::lot("en-passant-move", 3, passing::taken),
    Skill::lot("promotion", 3, promotion::any),
    Skill::lot("allowed-or-not", 3, judge::any),
    Skill::lot("safe-move", 3, attack::safe),
    Skill::lot("free-capture", 3, attack::free),
    Skill::lot("write-the-move", 3, judge::written),
    Skill::lot("dead-or-not", 3, alive::any),
    Skill::lot("claim", 3, claim::any),
];
