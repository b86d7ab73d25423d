//! How the boards of each skill are drawn. Which skills there are, and how many levels each has, stands in
//! [`lesson::skills`](crate::lesson::skills), where lesson files ask for them.

mod alive;
mod attack;
mod castling;
mod check;
mod claim;
mod collect;
mod family;
mod judge;
mod mate;
mod names;
mod passing;
mod promotion;
mod status;
mod walks;

use crate::lesson::skills::{FamilySkill, Skill, SkillOf};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::rules::{Role, Seat};

/// How the boards of a skill come.
#[derive(Clone, Copy)]
enum Draw {
    /// One after the other by lot; `None` is a board without what is wanted.
    Lot(fn(u8, &mut Dice) -> Option<Draft>),
    /// The same for one role.
    Role(Role),
    /// The same for what is asked of the family game.
    Family(FamilySkill),
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

impl Skill {
    /// How many exercises there are at a level.
    #[must_use]
    pub fn space(&self, level: u8) -> Space {
        match self.drawing() {
            Draw::List(list) => Space::Listed(list(level)),
            Draw::Role(role) if level == 1 => Space::Listed(walks::alone(role)),
            Draw::Role(_) | Draw::Family(_) | Draw::Lot(_) => Space::Drawn,
        }
    }

    /// A board by lot; `None` if it has not what is wanted.
    pub(super) fn draw(&self, level: u8, dice: &mut Dice) -> Option<Draft> {
        match self.drawing() {
            Draw::Lot(draw) => draw(level, dice),
            Draw::Role(role) => walks::draw(role, level, dice),
            Draw::Family(of) => family::draw(of, level, dice),
            Draw::List(_) => None,
        }
    }

    /// How its boards come.
    fn drawing(&self) -> Draw {
        match self.of {
            SkillOf::Walks(role) => Draw::Role(role),
            SkillOf::Stars => Draw::Lot(collect::stars),
            SkillOf::TakeAll => Draw::Lot(collect::take_all),
            SkillOf::SquareNames => Draw::List(names::all),
            SkillOf::Captures => Draw::Lot(attack::captures),
            SkillOf::Attackers => Draw::Lot(attack::attackers),
            SkillOf::Guards => Draw::Lot(attack::guards),
            SkillOf::Checkers => Draw::Lot(check::checkers),
            SkillOf::Runs => Draw::Lot(check::runs),
            SkillOf::WaysOut => Draw::Lot(check::ways_out),
            SkillOf::Status => Draw::Lot(status::any),
            SkillOf::MateInOne => Draw::Lot(mate::in_one),
            SkillOf::MateInTwo => Draw::Lot(mate::in_two),
            SkillOf::Stalemate => Draw::Lot(mate::stalemate),
            SkillOf::Castling => Draw::Lot(castling::judged),
            SkillOf::CastlingSides => Draw::Lot(castling::sides),
            SkillOf::EnPassant => Draw::Lot(passing::judged),
            SkillOf::EnPassantMove => Draw::Lot(passing::taken),
            SkillOf::Promotion => Draw::Lot(promotion::any),
            SkillOf::Allowed => Draw::Lot(judge::any),
            SkillOf::SafeMove => Draw::Lot(attack::safe),
            SkillOf::FreeCapture => Draw::Lot(attack::free),
            SkillOf::Written => Draw::Lot(judge::written),
            SkillOf::Ends => Draw::Lot(alive::any),
            SkillOf::Claim => Draw::Lot(claim::any),
            SkillOf::Family(of) => Draw::Family(of),
        }
    }
}

/// Who plays, taking turns.
fn side(dice: &mut Dice) -> Option<Seat> {
    dice.turn(&[Seat::South, Seat::North])
}
