//! What does this child believe? Wrong beliefs about the rules as data, and how they show in wrong and in right answers.
//!
//! A refused move shows that somebody tried what is forbidden. It does not show why, and whoever thinks that a king may not
//! castle while the rook is attacked never tries anything forbidden at all. A [`Belief`] is a wrong rule that answers every
//! question about a board; [`Hunches`] weigh it by what a learner answers at first; [`next_board`] finds the board that
//! tells beliefs apart; the cure is a [`Pair`] of boards that are almost the same, and a sentence. The learner hears the
//! sentence, which says what is true. The teacher reads what the learner thinks.
//!
//! # Decisions
//! * *A belief is a row* in `list.rs`: its wrong rule in the words of the judge, the skills that ask about it, what is changed
//!   for the second board of its pair, two sentences. What would be answered to each kind of step follows.
//! * *Only boards that practice makes are asked*, since each is proved. Not among the beliefs, because no such board asks
//!   about them, are these:
//!   castling after having been in check, and which right is lost with which rook (no skill tells what was played before);
//!   check must be said (nobody speaks on a board); a pawn becomes only what was taken (nor is it told what was);
//!   stalemate wins for who has more (a board asks what it is, not who wins; that it is *called* mate is asked);
//!   threefold and fifty moves, and two knights against a king (what is answered to a claim, and to whether somebody can
//!   still win, comes from a count or a proof, which no wrong rule in the words of the judge foretells); the queen's side of
//!   the board (nothing is put up); and that knights change the color of their square and bishops never do (true, and
//!   whoever doubts it goes no particular way).
//! * *Where somebody would tap few squares, one move is asked about too*: whoever thinks that a pawn takes ahead as well often
//!   finds the two right squares first, and nothing shows. Yes or no to that one move tells.
//! * *Whether a pawn may take in passing says nothing of pawns that walk*: whoever allows it too late was taken for one who
//!   walks ahead on the diagonal.
//! * *The first answer counts*, before anything is said to it: see [`Response`].
//!
//! | file | what is in it |
//! |---|---|
//! | `list` | every belief, as a row |
//! | `wrong_rule` | the words in which a wrong rule is said, and what it allows |
//! | `question` | a step with the answer of the Laws and of each belief |
//! | `hunches` | how likely each belief is |
//! | `next_board` | which board tells them apart |
//! | `pair` | the two boards of the cure |

mod hunches;
mod list;
mod next_board;
mod pair;
mod question;
mod wrong_rule;

use crate::locale::Phrase;
use crate::practice::{Name, Skill};
use crate::solve::lot;
use wrong_rule::WrongRule;

pub use hunches::{DROPPED, Hunch, Hunches, NAMED};
pub use list::BELIEFS;
pub use next_board::{candidates, next_board, sharpest, singled_out};
pub use pair::Pair;
pub use question::{Question, Response};

/// Something that people believe about the rules and that is not so.
#[derive(Debug)]
pub struct Belief {
    /// Its name, under which it is kept: `castling-rook-attacked`.
    pub id: &'static str,
    /// What it is about.
    pub topic: Topic,
    /// What is said to the learner, with the pair of boards: how it really is.
    pub cure: Phrase,
    /// What is said to the teacher: what the learner thinks.
    pub told: Phrase,
    /// What is not as in the Laws.
    rule: WrongRule,
    /// The boards on which it shows.
    sources: &'static [Source],
    /// What is changed for the second board of its pair.
    twin: Twin,
}

impl PartialEq for Belief {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Belief {}

impl Belief {
    /// Whether it often stays hidden where squares are looked for.
    fn often_hides(&self) -> bool {
        self.sources.iter().any(|it| it.hides)
    }

    /// A board of one of its sources, which take turns; each seed and turn gives another.
    fn board(&self, seed: u32, turn: u32) -> Option<Name> {
        let n = u32::try_from(self.sources.len()).ok().filter(|n| *n > 0)?;
        let place = lot::drawn(seed.into(), (turn / n).into(), n).wrapping_add(turn);
        let source = self.sources.get(usize::try_from(place % n).ok()?)?;
        let drawn = lot::drawn(seed.into(), turn.into(), MAX_SEED);
        Some(Name {
            skill: Skill::named(source.skill)?,
            level: source.level,
            seed: drawn - drawn % source.of + source.turn,
        })
    }
}

/// Seeds are drawn below this: not too near the end of all numbers.
const MAX_SEED: u32 = 1 << 30;

/// Boards on which a belief shows now and then.
#[derive(Clone, Copy, Debug)]
struct Source {
    skill: &'static str,
    level: u8,
    /// Of so many seeds in a row…
    of: u32,
    /// …this one, counted from 0: what a skill wants takes turns, and the belief shows only where one thing is wanted.
    turn: u32,
    /// Whether few squares are right where it shows: these are often found first, and nothing more is looked for.
    hides: bool,
}

impl Source {
    /// Every board of a skill at a level.
    const fn any(skill: &'static str, level: u8) -> Self {
        Self::at(skill, level, 0, 1)
    }

    /// One of so many boards in a row.
    const fn at(skill: &'static str, level: u8, turn: u32, of: u32) -> Self {
        Self {
            skill,
            level,
            of,
            turn,
            hides: false,
        }
    }

    /// The same where few squares are right: the move that tells is asked about, too.
    const fn hiding(self) -> Self {
        Self {
            hides: true,
            ..self
        }
    }
}

/// What a belief is about: boards of a topic tell its beliefs apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// May this king castle?
    Castling,
    /// May this pawn take in passing?
    EnPassant,
    /// Where pawns go and take.
    Pawns,
    /// What a pawn becomes.
    Promotion,
    /// Where a king goes.
    King,
    /// Who gives check, and what helps.
    Check,
    /// Checkmate, stalemate, or neither.
    Endings,
    /// Men that shield their king.
    Pins,
}

impl Topic {
    /// Every topic, in the order of [`BELIEFS`].
    pub const ALL: [Self; 8] = [
        Self::Pawns,
        Self::King,
        Self::Check,
        Self::Endings,
        Self::Pins,
        Self::Promotion,
        Self::EnPassant,
        Self::Castling,
    ];
}

/// What makes the second board of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Twin {
    /// A man of the other side is gone, or a step aside.
    Enemy,
    /// The same with a man of whoever is to move.
    Own,
    /// A king is a step aside.
    King,
    /// The piece that is asked about is a step aside.
    Piece,
    /// The man beside is a pawn that has just gone two squares.
    Passing,
}
