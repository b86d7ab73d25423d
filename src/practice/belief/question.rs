//! What a step asks, with the answer of the Laws and the answer of every belief.

use std::collections::BTreeSet;

use crate::lesson::goal::Goal;
use crate::lesson::task::Standing;
use crate::lesson::{Accept, SquaresAsk, Step, Task};
use crate::practice::belief::wrong_rule::{Sight, WrongRule};
use crate::practice::belief::{BELIEFS, Belief, Topic};
use crate::rules::{
    Attempt, Line, Move, Piece, Position, Reason, Role, Seat, Square, SquareSet, Verdict,
};
use crate::solve::lot;

/// What a learner answers at first, before anybody has said anything to it: what comes after is no sign of a belief.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// Whether a move is allowed.
    Allowed(bool),
    /// What a position is.
    Standing(Standing),
    /// The squares that were tapped, with the first that was not asked for, if there was one; or those before a hint was
    /// asked for.
    Squares(SquareSet),
    /// The same with moves.
    Moves(BTreeSet<Attempt>),
}

impl Response {
    /// Whether all of it is in another one.
    fn is_within(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Squares(these), Self::Squares(those)) => (*these - *those).is_empty(),
            (Self::Moves(these), Self::Moves(those)) => these.is_subset(those),
            _ => self == other,
        }
    }

    /// How many squares or moves it has.
    fn size(&self) -> u64 {
        match self {
            Self::Squares(squares) => squares.len().into(),
            Self::Moves(moves) => u64::try_from(moves.len()).unwrap_or(u64::MAX),
            Self::Allowed(_) | Self::Standing(_) => 1,
        }
    }

    /// How many of a hundred who think something else answer exactly this, by a slip. Where there are many ways to slip, not
    /// all are equally likely, so they are not taken for more than five.
    const fn slips(&self) -> u64 {
        match self {
            Self::Allowed(_) => SLIPS,
            Self::Standing(_) => SLIPS / 3,
            Self::Squares(_) | Self::Moves(_) => SLIPS / 5,
        }
    }
}

/// How many of a hundred answers are slips.
const SLIPS: u64 = 10;

/// What is asked about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// Some squares, of a piece where one is named.
    Squares(SquaresAsk, Option<Square>),
    /// Every move that helps against a check.
    Escapes,
    /// A move that does this.
    Reaches(Goal),
    /// Whether this is allowed.
    Allowed(Attempt),
    /// Which of these it is.
    Standing(Vec<Standing>),
}

impl Ask {
    /// What a step asks; `None` if no belief has an answer to it.
    pub(super) fn of(step: &Step) -> Option<Self> {
        Some(match &step.task {
            Task::Squares {
                ask: SquaresAsk::Listed,
                ..
            } => return None,
            Task::Squares { ask, piece, .. } => Self::Squares(*ask, *piece),
            Task::Move { accept, all, .. } => match accept {
                Accept::Goal(Goal::Escape) if *all => Self::Escapes,
                Accept::Goal(goal) if !*all => Self::Reaches(*goal),
                _ => return None,
            },
            Task::Judge {
                attempt,
                said: None,
                ..
            } => Self::Allowed(*attempt),
            // No belief is about who can still win.
            Task::Status { offer, .. } if offer.contains(&Standing::DeadPosition) => return None,
            Task::Status { offer, .. } => Self::Standing(offer.clone()),
            Task::Say
            | Task::Story(_)
            | Task::Collect { .. }
            | Task::Judge { .. }
            | Task::Illegal { .. }
            | Task::Allow { .. }
            | Task::Try { .. }
            | Task::Name { .. }
            | Task::Play { .. }
            | Task::Claim { .. }
            | Task::Count { .. }
            | Task::Write { .. }
            | Task::Setup { .. }
            | Task::Choose { .. }
            | Task::Sort { .. }
            | Task::Game { .. }
            | Task::Practice(_) => return None,
        })
    }

    /// Everything that may be tried, as far as the question is about it.
    fn tries(&self, position: &Position) -> Vec<Attempt> {
        let own = position.board().by_seat(position.turn());
        let kings = position.kings(position.turn());
        let from = match self {
            Self::Squares(SquaresAsk::Moves | SquaresAsk::Captures, piece) => {
                piece.map_or(SquareSet::EMPTY, SquareSet::of)
            }
            Self::Squares(SquaresAsk::Escapes, _) => kings,
            Self::Squares(..) | Self::Reaches(_) => SquareSet::EMPTY,
            Self::Allowed(attempt) => return vec![*attempt],
            Self::Escapes | Self::Standing(_) => own,
        };
        let to_all = |from| Square::all().map(move |to| attempted(position, from, to));
        from.iter().flat_map(to_all).collect()
    }

    /// Whether it is asked if a pawn may take in passing, and the passing is what is wrong. Whoever says yes takes somebody,
    /// if wrongly, and is not said to walk to an empty square.
    fn is_of_passing(&self, line: &Line) -> bool {
        let Self::Allowed(attempt) = self else {
            return false;
        };
        let verdict = line.judge_past_end(*attempt);
        let fault = match &verdict {
            Verdict::Illegal(fault) => fault,
            Verdict::Legal(_) => return false,
        };
        matches!(
            fault.reason(),
            Reason::EpNotAPawn
                | Reason::EpChanceLost
                | Reason::EpPawnDidNotDoubleStep
                | Reason::EpNotAvailable
        )
    }

    /// The answers of the Laws and of every rule, in their order.
    pub(super) fn answers(&self, line: &Line, rules: &[Option<WrongRule>]) -> Vec<Response> {
        let position = line.position();
        let sight = Sight::new(line, self.tries(position));
        rules
            .iter()
            .map(|rule| self.answer(position, &sight, *rule))
            .collect()
    }

    fn answer(&self, position: &Position, sight: &Sight<'_>, rule: Option<WrongRule>) -> Response {
        let targets = |squares: SquareSet| {
            let to = sight.allowed(rule).map(|it| it.to);
            Response::Squares(to.filter(|it| squares.contains(*it)).collect())
        };
        match self {
            Self::Squares(ask, piece) => match ask {
                SquaresAsk::Moves | SquaresAsk::Escapes => targets(SquareSet::FULL),
                SquaresAsk::Captures => targets(position.enemies(position.turn())),
                SquaresAsk::Checkers => Response::Squares(sight.checkers(rule)),
                SquaresAsk::Attackers => {
                    let attackers = |it| position.attackers_of(it, position.turn());
                    Response::Squares(piece.map_or(SquareSet::EMPTY, attackers))
                }
                SquaresAsk::Guards => {
                    let guards = |it| position.guards_of(it, position.turn());
                    Response::Squares(piece.map_or(SquareSet::EMPTY, guards))
                }
                SquaresAsk::Listed => Response::Squares(SquareSet::EMPTY),
            },
            Self::Escapes => Response::Moves(sight.allowed(rule).collect()),
            Self::Reaches(goal) => Response::Moves(reached(position, *goal, rule)),
            Self::Allowed(_) => Response::Allowed(sight.allowed(rule).next().is_some()),
            Self::Standing(offer) => {
                let standing = sight.standing(rule);
                let is_offered = offer.contains(&standing);
                Response::Standing(match is_offered {
                    true => standing,
                    false => sight.standing(None),
                })
            }
        }
    }
}

/// What is tried by putting a man there; a pawn on its last row becomes a queen.
pub(super) fn attempted(position: &Position, from: Square, to: Square) -> Attempt {
    let attempt = Attempt::new(from, to);
    let last = |seat| if seat == Seat::South { 7 } else { 0 };
    match position.piece_at(from) {
        Some(Piece {
            role: Role::Pawn,
            seat,
            ..
        }) if to.rank() == last(seat) => attempt.promoting(Role::Queen),
        _ => attempt,
    }
}

/// The moves that do something. Where a pawn becomes one thing and nothing else, it becomes that, and what it would have
/// done goes with it; but whoever finds another way has found one.
fn reached(position: &Position, goal: Goal, rule: Option<WrongRule>) -> BTreeSet<Attempt> {
    let right: BTreeSet<Attempt> = goal.moves(position).iter().map(Move::attempt).collect();
    let Some(WrongRule::Becomes(role)) = rule else {
        return right;
    };
    let becomes = |attempt: &Attempt| match attempt.promotion {
        Some(_) => attempt.promoting(role),
        None => *attempt,
    };
    let believed: BTreeSet<Attempt> = right.iter().map(becomes).collect();
    match believed.is_disjoint(&right) {
        true => believed,
        false => right,
    }
}

/// A step as one question: what the Laws answer to it, and each belief that answers something else.
#[derive(Clone, Debug)]
pub struct Question {
    /// What the Laws say.
    right: Response,
    /// Who says what instead.
    others: Vec<(&'static Belief, Response)>,
    /// Whether one of several answers is enough.
    is_for_one: bool,
}

impl Question {
    /// What a step asks; `None` if no belief has an answer to it.
    #[must_use]
    pub fn of(step: &Step) -> Option<Self> {
        Some(Self::about(&Ask::of(step)?, &step.line))
    }

    pub(super) fn about(ask: &Ask, line: &Line) -> Self {
        let wrong = BELIEFS.iter().map(|it| Some(it.rule));
        let rules: Vec<_> = [None].into_iter().chain(wrong).collect();
        let mut answers = ask.answers(line, &rules).into_iter();
        let none = Response::Squares(SquareSet::EMPTY);
        let right = answers.next().unwrap_or(none);
        let is_of_passing = ask.is_of_passing(line);
        let speaks = |it: &Belief| !is_of_passing || it.topic == Topic::EnPassant;
        let others = BELIEFS.iter().zip(answers);
        Self {
            others: (others.filter(|(it, answer)| *answer != right && speaks(it))).collect(),
            right,
            is_for_one: matches!(ask, Ask::Reaches(_)),
        }
    }

    /// What the Laws answer.
    #[must_use]
    pub const fn right(&self) -> &Response {
        &self.right
    }

    /// What somebody with this belief answers: what the Laws do, if it says nothing about the board.
    #[must_use]
    pub fn believed(&self, belief: &Belief) -> &Response {
        let mut others = self.others.iter();
        let own = others.find(|(it, _)| *it == belief);
        own.map_or(&self.right, |(_, response)| response)
    }

    /// Whether one right answer ends it. Otherwise all are looked for.
    #[must_use]
    pub const fn is_for_one(&self) -> bool {
        self.is_for_one
    }

    /// The beliefs that answer something else than the Laws, with what they answer.
    pub(super) fn others(&self) -> &[(&'static Belief, Response)] {
        &self.others
    }

    /// How many of a hundred who think so respond so.
    pub(super) fn likeness(&self, given: &Response, thought: &Response) -> u64 {
        let slips = given.slips();
        if given == thought {
            return SURE;
        }
        let is_thought = given.is_within(thought);
        let hidden = self.hidden(thought);
        if self.is_for_one {
            return if is_thought { SURE } else { slips };
        }
        match given.is_within(&self.right) {
            true if *given == self.right => hidden.max(slips),
            false if is_thought => SURE - hidden,
            _ => slips,
        }
    }

    /// How many of a hundred who think so answer as the Laws do all the same: whoever looks for more than there is may find
    /// all that there is first, and then is asked for nothing more.
    pub(super) fn hidden(&self, thought: &Response) -> u64 {
        match self.right.is_within(thought) && !self.is_for_one {
            true => SURE / lot::ways(self.right.size(), thought.size()).max(1),
            false => 0,
        }
    }
}

/// How many of a hundred answers are none.
pub(super) const SURE: u64 = 100 - SLIPS;
