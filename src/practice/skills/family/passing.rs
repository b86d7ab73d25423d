//! May this pawn take one that has run past it? From every side, and once each has had a turn, no longer.

use super::{asked, begun_by_all, is_calm, player, sides, step, with_kings};
use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::rules::{Attempt, Cross, Line, Move, Piece, Role, Seat, SquareSet, Verdict};

/// What has been played before the question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// A pawn has run past, and its player has not moved since.
    Runs,
    /// A pawn has run past, and its player has moved again since.
    Late,
    /// A pawn has come with a single step.
    Single,
}

/// A run or a single step; in time or too late; near misses.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let scene = match level {
        1 => {
            let case = dice.turn(&[Case::Runs, Case::Single])?;
            Layout::drawn(1, dice)?.after(case, dice)?
        }
        2 => {
            let case = dice.turn(&[Case::Runs, Case::Late])?;
            let offset = dice.turn(&[2, 3])?;
            Layout::drawn(offset, dice)?.after(case, dice)?
        }
        _ => near_miss(dice)?,
    };
    let draft = asked("judge", scene.line.start()).with("played", &scene.played());
    Some(draft.with("move", &scene.taking.to_string()))
}

/// Two boards between which one thing has changed: from where the pawn came, or whether its player has moved again. One of
/// them.
fn near_miss(dice: &mut Dice) -> Option<Scene> {
    let (mut dice, is_second) = dice.pair();
    let missed = dice.turn(&[Case::Single, Case::Late])?;
    let offset = dice.turn(&[1, 2, 3])?;
    let layout = Layout::drawn(offset, &mut dice)?;
    let shows_fine = dice.happens(1, 2) == is_second;
    // The same numbers for both: what is the same on both is played alike.
    let fine = layout.after(Case::Runs, &mut dice.clone())?;
    let missed = layout.after(missed, &mut dice)?;
    Some(if shows_fine { fine } else { missed })
}

/// Four kings, a pawn that would take, and the way of one that comes past it.
pub(super) struct Layout {
    builder: Builder<Cross>,
    taking: Attempt<Cross>,
    runner: Seat,
    /// So many turns after the runner's it is the taker's.
    offset: usize,
}

impl Layout {
    pub(super) fn drawn(offset: usize, dice: &mut Dice) -> Option<Self> {
        let taker = player(dice)?;
        let runner = *taker.followers().get(3_usize.checked_sub(offset)?)?;
        let mut builder = with_kings(dice, &Seat::ALL)?;
        let over = dice.square(SquareSet::for_pawns(runner) & builder.free())?;
        let start = step(over, runner.opposite())?;
        let landing = step(over, runner)?;
        let is_open = builder.free().contains(start) && builder.free().contains(landing);
        if !is_open || !SquareSet::for_pawns(runner).contains(start) {
            return None;
        }
        // Whoever looks back from there sees the squares from which the pawn takes.
        let back = step(over, taker.opposite())?;
        let beside: Vec<_> = sides(back, taker)
            .filter(|it| *it != start && *it != landing)
            .collect();
        let from = builder.put(dice.one(&beside)?, Piece::new(Role::Pawn, taker))?;
        Some(Self {
            builder,
            taking: Attempt::new(from, over),
            runner,
            offset,
        })
    }

    /// The same after the pawn has come, and everybody who had a turn since has moved his king; `None` if what follows is
    /// not what the case says.
    pub(super) fn after(&self, case: Case, dice: &mut Dice) -> Option<Scene> {
        let over = self.taking.to;
        let landing = step(over, self.runner)?;
        let from = match case {
            Case::Single => over,
            Case::Runs | Case::Late => step(over, self.runner.opposite())?,
        };
        let mut builder = self.builder.clone();
        builder.put(from, Piece::new(Role::Pawn, self.runner))?;
        let mut line = begun_by_all(&builder, self.runner)?;
        if !is_calm(line.position()) {
            return None;
        }
        line.play(Attempt::new(from, landing)).ok()?;
        let round = if case == Case::Late {
            Seat::ALL.len()
        } else {
            0
        };
        for _ in 1..self.offset + round {
            let quiet = quiet_king(&line, dice)?;
            line.play(quiet).ok()?;
        }
        let is_allowed = match line.judge(self.taking) {
            Verdict::Legal(mv) => mv.is_en_passant(),
            // What forbids it is nothing about a king.
            Verdict::Illegal(fault) if fault.article().starts_with("3.9") => return None,
            Verdict::Illegal(_) => false,
        };
        let is_so = is_allowed == (case == Case::Runs) && is_calm(line.position());
        is_so.then_some(Scene {
            line,
            taking: self.taking,
        })
    }
}

/// A pawn that would take, and what has been played.
pub(super) struct Scene {
    pub(super) line: Line<Cross>,
    pub(super) taking: Attempt<Cross>,
}

impl Scene {
    /// The moves that were played, as a lesson writes them.
    pub(super) fn played(&self) -> String {
        let moves = self.line.moves().iter();
        let moves: Vec<String> = moves.map(|mv| mv.attempt().to_string()).collect();
        moves.join(" ")
    }
}

/// A move of the king whose turn it is, that takes nobody.
fn quiet_king(line: &Line<Cross>, dice: &mut Dice) -> Option<Attempt<Cross>> {
    let position = line.position();
    let king = position.kings(position.turn()).only()?;
    let moves = position.moves_from(king);
    let quiet = moves.iter().filter(|mv| mv.captured().is_none());
    let quiet: Vec<Attempt<Cross>> = quiet.map(Move::attempt).collect();
    dice.one(&quiet)
}
