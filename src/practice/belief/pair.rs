//! The cure: two boards on which almost nothing is different, and which somebody with a belief cannot both answer.

use crate::lesson::Step;
use crate::practice::belief::question::{Ask, Question, Response};
use crate::practice::belief::{Belief, Twin};
use crate::practice::draft::Draft;
use crate::practice::{Exercise, Name, fit, proved};
use crate::rules::{Attempt, Ending, Line, Piece, Position, Role, Seat, Setup, Square, Waive};
use crate::solve::Budget;
use crate::solve::change::{Change, shifts, smallest_that};

/// How many boards are made until one has a twin.
const MAX_BOARDS: u32 = 400;
/// How many of them, on which the belief shows, are looked at for a twin to which a holder gives the same answer.
const MAX_LOOKS: u32 = 12;
/// How many changes of a board are tried.
const MAX_CHANGES: usize = 400;

/// Two boards that tell a belief from the truth: one thing is different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The board to which the belief has another answer than the Laws.
    pub apart: Exercise,
    /// The board to which both have the same. If such a board is near, somebody with the belief sees no difference between
    /// the two boards: the answer would be the same, and is only right here.
    pub alike: Exercise,
}

impl Pair {
    /// The pair of a belief; another seed brings another one. `None` if none was found, which the tests have never seen.
    #[must_use]
    pub fn of(belief: &Belief, seed: u32) -> Option<Self> {
        Self::among(belief, seed, |_| true)
    }

    /// The same, where the first board may only be one of these.
    #[must_use]
    pub fn among(belief: &Belief, seed: u32, is_wanted: impl Fn(Name) -> bool) -> Option<Self> {
        let (mut second_best, mut n_looks) = (None, 0);
        for turn in 0..MAX_BOARDS {
            let name = belief.board(seed, turn)?;
            let Some(apart) = is_wanted(name).then(|| fit(name)).flatten() else {
                continue;
            };
            let Some(question) = apart.step().and_then(Question::of) else {
                continue;
            };
            if question.believed(belief) == question.right() {
                continue;
            }
            n_looks += 1;
            match Self::with(belief, apart) {
                Some((pair, true)) => return Some(pair),
                Some((pair, false)) => _ = second_best.get_or_insert(pair),
                None => {}
            }
            if n_looks >= MAX_LOOKS && second_best.is_some() {
                break;
            }
        }
        second_best
    }

    /// The pair whose first board is this one. `None` if the belief does not show on it, or no second board is near.
    #[must_use]
    pub fn from(belief: &Belief, apart: Exercise) -> Option<Self> {
        Self::with(belief, apart).map(|(pair, _)| pair)
    }

    /// The same, and whether somebody with the belief gives the same answer to both boards.
    fn with(belief: &Belief, mut apart: Exercise) -> Option<(Self, bool)> {
        let step: &Step = apart.step()?;
        let (ask, line) = (Ask::of(step)?, step.line.clone());
        let question = Question::about(&ask, &line);
        let thought = question.believed(belief);
        if thought == question.right() {
            return None;
        }
        let twins = Twins {
            belief,
            apart: &apart,
            position: line.position(),
            ask: &ask,
        };
        let best = twins.nearest(&question, |it| it == thought);
        let is_best = best.is_some();
        let alike = best.or_else(|| twins.nearest(&question, |_| true))?;
        // On the second board the sentence would be about what is not there.
        apart.cure = Some(belief.cure.clone());
        Some((Self { apart, alike }, is_best))
    }

    /// The two steps: first the one to which the belief has another answer. `None` if they are not on the 8x8 board, which
    /// all beliefs are about.
    #[must_use]
    pub fn steps(&self) -> Option<[&Step; 2]> {
        Some([self.apart.step()?, self.alike.step()?])
    }
}

/// Where the second board is looked for.
struct Twins<'e> {
    belief: &'e Belief,
    apart: &'e Exercise,
    /// Where its pieces stand.
    position: &'e Position,
    ask: &'e Ask,
}

impl Twins<'_> {
    /// The nearest board on which the belief and the Laws say the same, if they say something that is wanted.
    fn nearest(
        &self,
        question: &Question,
        is_wanted: impl Fn(&Response) -> bool,
    ) -> Option<Exercise> {
        let is_alike = |ask: &Ask, line: &Line| {
            let twin = Question::about(ask, line);
            let thought = twin.believed(self.belief);
            thought == twin.right() && is_wanted(thought)
        };
        if self.belief.twin == Twin::Passing {
            let (draft, line) = self.just_passed()?;
            let proved = || proved(self.apart.name, &draft);
            return is_alike(self.ask, &line).then(proved)?;
        }
        let position = self.position;
        let mut found = None;
        let mut is_found = |change: Change, changed: &Position| {
            let is_game =
                changed.turn() == position.turn() && changed.ending() != Some(Ending::DeadPosition);
            if is_game && self.is_of_twin(change) {
                let (ask, line) = (self.asked_after(change), Line::new(*changed));
                let proved = || proved(self.apart.name, &self.draft_of(&ask, &line));
                found = is_alike(&ask, &line).then(proved).flatten();
            }
            found.is_some()
        };
        if matches!(self.belief.twin, Twin::King | Twin::Piece) {
            let men = position.board().iter().map(|(at, _)| at);
            let mut changes = men.flat_map(|at| shifts(position.board(), at));
            changes.any(|change| {
                let changed = change.apply(position);
                changed.is_some_and(|it| is_found(change, &it))
            });
        } else {
            let mut budget = Budget::nodes(MAX_CHANGES);
            smallest_that(position, self.about(question)?, &mut budget, is_found).ok()?;
        }
        found
    }

    /// The piece that is asked about, or the king.
    fn asked(&self) -> Option<Square> {
        match self.ask {
            Ask::Allowed(attempt) => Some(attempt.from),
            Ask::Squares(_, Some(piece)) => Some(*piece),
            _ => self.position.kings(self.position.turn()).first(),
        }
    }

    /// Who is asked about, and where the belief and the Laws differ first.
    fn about(&self, question: &Question) -> Option<Attempt> {
        let from = self.asked()?;
        let differing = match (question.right(), question.believed(self.belief)) {
            (Response::Squares(these), Response::Squares(those)) => {
                ((*these - *those) | (*those - *these)).first()
            }
            (Response::Moves(these), Response::Moves(those)) => {
                these.symmetric_difference(those).next().map(|it| it.to)
            }
            _ => None,
        };
        Some(match self.ask {
            Ask::Allowed(attempt) => *attempt,
            _ => Attempt::new(from, differing.unwrap_or(from)),
        })
    }

    /// Whether a change is of the kind that shows this belief.
    fn is_of_twin(&self, change: Change) -> bool {
        let (Change::Remove(at) | Change::Shift { from: at, .. }) = change else {
            return false;
        };
        let Some(piece) = self.position.piece_at(at) else {
            return false;
        };
        let is_king = piece.role == Role::King;
        let is_own = piece.seat == self.position.turn();
        match self.belief.twin {
            Twin::Enemy => !is_king && !is_own,
            Twin::Own => !is_king && is_own,
            Twin::King => is_king,
            Twin::Piece => Some(at) == self.asked(),
            Twin::Passing => false,
        }
    }

    /// The same question after a change: the piece that is asked about may have gone a step.
    fn asked_after(&self, change: Change) -> Ask {
        match (self.ask, change) {
            (Ask::Squares(ask, Some(piece)), Change::Shift { from, to }) if *piece == from => {
                Ask::Squares(*ask, Some(to))
            }
            _ => self.ask.clone(),
        }
    }

    fn draft_of(&self, ask: &Ask, line: &Line) -> Draft {
        let draft = self.apart.draft.clone().on(line.position());
        match ask {
            Ask::Squares(_, Some(piece)) => draft.at("piece", *piece),
            Ask::Standing(_) => {
                let standing = Question::about(ask, line).right().clone();
                match standing {
                    Response::Standing(standing) => draft.with("answer", standing.code()),
                    _ => draft,
                }
            }
            _ => draft,
        }
    }

    /// The board on which the man beside is a pawn that has just gone two squares, over the square that is asked about.
    fn just_passed(&self) -> Option<(Draft, Line)> {
        let Ask::Allowed(Attempt { to: over, .. }) = self.ask else {
            return None;
        };
        let enemy = self.position.turn().opposite();
        let forward = if enemy == Seat::South { 1 } else { -1 };
        let (start, beside) = (over.offset(0, -forward)?, over.offset(0, forward)?);
        let mut setup = Setup::from(self.position);
        setup.board.remove(beside)?;
        if setup.board.piece_at(start).is_some() {
            return None;
        }
        setup.board.put(start, Piece::new(Role::Pawn, enemy));
        setup.turn = enemy;
        setup.passed = Default::default();
        let before = setup.into_position(Waive::LESSON).ok()?;
        let played = Attempt::new(start, beside);
        let mut line = Line::new(before);
        line.play(played).ok()?;
        let draft = self.apart.draft.clone().on(&before);
        Some((draft.with("played", &played.to_string()), line))
    }
}
