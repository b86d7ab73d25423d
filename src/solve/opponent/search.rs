//! The search itself: both sides make their best moves, first one ply deep, then deeper, until the sight or the
//! budget ends. It keeps its own place, so that it can be left after any position.

use crate::job::JobState;
use crate::rules::{Geometry, Move, Position, Role};
use crate::solve::lot::drawn;
use crate::solve::opponent::aim::{Aim, End};
use crate::solve::opponent::sight::{LOTS, Sight};
use crate::solve::opponent::worth::{Scales, points};
use crate::solve::{Budget, Stopped};

/// More than all men together, in hundredths of a pawn.
const WON: i32 = 1_000_000;
/// More than anything.
const MOST: i32 = 2 * WON;
/// From here on a game is won within sight.
const IN_SIGHT: i32 = WON / 2;
/// What is won one move later weighs less by this part: enough to choose between near equals, too little to give
/// something up for.
const LATER: i32 = 64;
/// How much more a gain weighs that is made at once and kept, where it is in sight that it could wait as well.
const AT_ONCE: i32 = 40;
/// From how many plies on the second move of the side to move is in sight.
const SECOND_MOVE: u8 = 3;

/// The place in the lot behind those of all moves.
const GRAB: u64 = u64::MAX;

/// A move that can be made now, with what chance adds to it.
struct Choice<G: Geometry> {
    mv: Move<G>,
    whim: i32,
    /// What the move takes or becomes, in hundredths of a pawn.
    gain: i32,
}

/// A position on the way, and what was found below it so far.
struct Frame<G: Geometry> {
    position: Position<G>,
    moves: Vec<Move<G>>,
    /// The place of the next move.
    at: usize,
    /// How many plies lie before it.
    ply: u8,
    /// How many plies are looked at in full from here; with 0 only what takes something is.
    left: u8,
    /// What the side to move has more because the other side has won something late.
    late: i32,
    /// What the side to move has for sure, and what the other side will not allow.
    window: (i32, i32),
    best: i32,
}

pub(super) struct Search<G: Geometry> {
    position: Position<G>,
    aim: Aim,
    scales: Scales<G>,
    /// What the position is worth to the side to move before anything is played.
    now: i32,
    sight: Sight,
    budget: Budget,
    /// The lot by which something free is taken or not, where nothing else is looked at.
    grab: u32,
    /// Whether it stumbles where it can be taken.
    is_tired: bool,
    /// What can be played, the best of the last round first.
    choices: Vec<Choice<G>>,
    /// How many plies this round looks at in full.
    depth: u8,
    /// The place of the choice that is looked at.
    at: usize,
    /// The best of this round so far: its place and what it is worth.
    best: Option<(usize, i32)>,
    /// The positions on the way from the choice to where it is now.
    way: Vec<Frame<G>>,
}

impl<G: Geometry> Search<G> {
    pub(super) fn new(position: &Position<G>, aim: Aim, sight: Sight, seed: u64) -> Self {
        let all = position.legal_moves();
        let expected = all.iter().filter(|mv| is_expected(position, mv, &all, aim));
        let choices = expected.zip(0_u64..).map(|(mv, place)| Choice {
            mv: *mv,
            whim: i32::try_from(drawn(seed, place, sight.whim)).unwrap_or(0),
            gain: gain(mv),
        });
        let scales = Scales::new(aim);
        Self {
            position: *position,
            aim,
            now: scales.balance(position, position.turn()),
            scales,
            sight,
            budget: Budget::nodes(sight.nodes),
            grab: drawn(seed, GRAB, LOTS),
            is_tired: false,
            choices: choices.collect(),
            depth: 1,
            at: 0,
            best: None,
            way: Vec::new(),
        }
    }

    pub(super) const fn tire(&mut self) {
        self.is_tired = true;
    }

    pub(super) const fn position(&self) -> &Position<G> {
        &self.position
    }

    /// How many positions were looked at so far.
    pub(super) const fn spent(&self) -> usize {
        self.budget.spent()
    }

    /// Goes on for so many positions.
    pub(super) fn advance(&mut self, nodes: usize) -> JobState<Option<Move<G>>> {
        if self.sight.plies == 0 || self.choices.len() < 2 {
            return JobState::Done(self.drawn());
        }
        let until = self.spent().saturating_add(nodes.max(1));
        while self.spent() < until {
            match self.go_on() {
                Ok(true) => {}
                Ok(false) | Err(Stopped) => return JobState::Done(self.chosen()),
            }
        }
        JobState::Working
    }

    /// What chance plays: it mostly overlooks what could be taken, and now and then takes what is free.
    fn drawn(&self) -> Option<Move<G>> {
        let stumbles = self.choices.iter().filter(|it| self.stumbles(&it.mv));
        if let Some(it) = stumbles.max_by_key(|it| it.whim) {
            return Some(it.mv);
        }
        let free = self.choices.iter().filter(|it| self.grabs(&it.mv));
        let value = |mv: &Move<G>| mv.captured().map(|(_, taken)| points(taken.role));
        let free = free.max_by_key(|it| (value(&it.mv), it.whim));
        let quiet = |it: &&Choice<G>| (it.mv.captured().is_none(), it.whim);
        let quiet = || self.choices.iter().max_by_key(quiet);
        free.or_else(quiet).map(|it| it.mv)
    }

    /// Whether a tired man goes where it can be taken, and takes nothing.
    fn stumbles(&self, mv: &Move<G>) -> bool {
        let then = || self.position.after(mv).legal_moves();
        let is_taken = || {
            then()
                .iter()
                .any(|it| it.captured().is_some() && it.to() == mv.to())
        };
        self.is_tired && mv.captured().is_none() && is_taken()
    }

    /// Whether a move takes a man that nobody guards, and it is the turn for that.
    fn grabs(&self, mv: &Move<G>) -> bool {
        let then = self.position.after(mv);
        let (of_several, last) = self.sight.grabs;
        let often = match self.aim.end(&then, mv) {
            Some(_) => last,
            None => of_several,
        };
        let is_free = || then.attackers_of(mv.to(), mv.piece().seat).is_empty();
        self.grab < often && mv.captured().is_some() && is_free()
    }

    /// The best choice of this round, or else of the one before.
    fn chosen(&self) -> Option<Move<G>> {
        let place = self.best.map_or(0, |(place, _)| place);
        self.choices.get(place).map(|it| it.mv)
    }

    /// Looks at one more position, or leaves one; `false` once everything in sight was looked at.
    fn go_on(&mut self) -> Result<bool, Stopped> {
        let Some(frame) = self.way.last_mut() else {
            return self.next_choice();
        };
        let (sure, allowed) = frame.window;
        match frame.moves.get(frame.at).filter(|_| sure < allowed) {
            None => {
                let best = frame.best;
                self.way.pop();
                self.found(-best);
            }
            Some(mv) => {
                let (mv, position) = (*mv, frame.position);
                let (place, late) = ((frame.ply, frame.left), frame.late);
                frame.at += 1;
                self.look(&position, &mv, place, late, (sure, allowed))?;
            }
        }
        Ok(true)
    }

    /// Looks at the next choice, or begins the next round.
    fn next_choice(&mut self) -> Result<bool, Stopped> {
        let Some(choice) = self.choices.get(self.at) else {
            return Ok(self.next_round());
        };
        let most = self.favor(choice, WON);
        let sure = self.best.map_or(-MOST, |(_, worth)| worth - most);
        let (mv, position) = (choice.mv, self.position);
        self.look(&position, &mv, (0, self.depth), 0, (sure, MOST))?;
        Ok(true)
    }

    /// What is added to a choice that is worth so much: what chance adds to it, or, where the next move is in sight as
    /// well, more than chance adds to any, if the choice wins something that stays won. Otherwise a gain that does not
    /// run away could be put off for ever.
    fn favor(&self, choice: &Choice<G>, worth: i32) -> i32 {
        let is_kept = || 2 * (worth - self.now) >= choice.gain;
        if self.depth >= SECOND_MOVE && choice.gain > 0 && is_kept() {
            AT_ONCE + i32::try_from(self.sight.whim).unwrap_or(0)
        } else {
            choice.whim
        }
    }

    /// The best choice comes first in a deeper round; `false` if there is none.
    fn next_round(&mut self) -> bool {
        let Some((place, worth)) = self.best else {
            return false;
        };
        if self.depth >= self.sight.plies || worth.abs() > IN_SIGHT {
            return false;
        }
        if let Some(first) = self.choices.get_mut(..=place) {
            first.rotate_right(1);
        }
        self.depth += 1;
        self.at = 0;
        self.best = None;
        true
    }

    /// Looks at what a move leads to that is made after `ply` others; `left` plies are looked at in full, this one
    /// among them.
    fn look(
        &mut self,
        position: &Position<G>,
        mv: &Move<G>,
        (ply, left): (u8, u8),
        late: i32,
        (sure, allowed): (i32, i32),
    ) -> Result<(), Stopped> {
        self.budget.spend()?;
        let then = position.after(mv);
        if let Some(end) = self.aim.end(&then, mv) {
            self.found(match end {
                End::Won => WON - i32::from(ply),
                End::Drawn => 0,
            });
            return Ok(());
        }
        let mut frame = Frame {
            position: then,
            moves: Vec::new(),
            at: 0,
            ply: ply + 1,
            left: left.saturating_sub(1),
            late: gain(mv) * i32::from(ply / 2) / LATER - late,
            window: (-allowed, -sure),
            best: -MOST,
        };
        if frame.left > 0 {
            frame.moves = then.legal_moves();
        } else {
            // Nobody has to take: what stands there already is for sure.
            let there = self.scales.balance(&then, then.turn());
            frame.best = there + frame.late + self.risk(&then, mv);
            frame.window.0 = frame.window.0.max(frame.best);
            if frame.ply < self.sight.taking && frame.window.0 < frame.window.1 {
                frame.moves = then.legal_moves();
                frame.moves.retain(is_loud);
            }
        }
        if frame.moves.is_empty() {
            self.found(-frame.best);
        } else {
            frame.moves.sort_by_key(|mv| -promise(mv));
            self.way.push(frame);
        }
        Ok(())
    }

    /// What whoever looks no further sees all the same: that it can be taken where it has taken something.
    fn risk(&self, then: &Position<G>, mv: &Move<G>) -> i32 {
        let is_seen = self.sight.taking <= 1 && mv.captured().is_some();
        let is_attacked = || !then.attackers_of(mv.to(), mv.piece().seat).is_empty();
        if is_seen && is_attacked() {
            points(mv.promotion().unwrap_or(mv.piece().role))
        } else {
            0
        }
    }

    /// What the position above gets out of a move.
    fn found(&mut self, worth: i32) {
        if let Some(frame) = self.way.last_mut() {
            frame.best = frame.best.max(worth);
            frame.window.0 = frame.window.0.max(worth);
            return;
        }
        let choice = self.choices.get(self.at);
        let worth = worth + choice.map_or(0, |it| self.favor(it, worth));
        if self.best.is_none_or(|(_, best)| worth > best) {
            self.best = Some((self.at, worth));
        }
        self.at += 1;
    }
}

/// What a move takes, and what its pawn becomes more than a pawn, in hundredths of a pawn.
fn gain<G: Geometry>(mv: &Move<G>) -> i32 {
    let taken = mv.captured().map_or(0, |(_, taken)| points(taken.role));
    let gained = mv.promotion().map_or(0, points);
    taken + (gained - points(Role::Pawn)).max(0)
}

/// Whether a move changes what the men are worth.
fn is_loud<G: Geometry>(mv: &Move<G>) -> bool {
    mv.captured().is_some() || mv.promotion() == Some(Role::Queen)
}

/// How much a move promises at first sight.
fn promise<G: Geometry>(mv: &Move<G>) -> i32 {
    let taken = mv.captured().map_or(0, |(_, taken)| {
        10 * points(taken.role) - points(mv.piece().role) + 1_000
    });
    taken + mv.promotion().map_or(0, |role| 10 * points(role))
}

/// Whether a move is none with which a pawn becomes less than a queen for no good reason. There are two:
/// it wins at once where the queen does not, or as a rook it goes on where the queen would make a draw.
fn is_expected<G: Geometry>(
    position: &Position<G>,
    mv: &Move<G>,
    all: &[Move<G>],
    aim: Aim,
) -> bool {
    let is_queen = |other: &&Move<G>| {
        (other.from(), other.to(), other.promotion()) == (mv.from(), mv.to(), Some(Role::Queen))
    };
    let queen = all.iter().find(is_queen).filter(|queen| *queen != mv);
    let (Some(_), Some(queen)) = (mv.promotion(), queen) else {
        return true;
    };
    let end = |mv: &Move<G>| aim.end(&position.after(mv), mv);
    match (end(mv), end(queen)) {
        (_, Some(End::Won)) => false,
        (Some(End::Won), _) => true,
        (this, Some(End::Drawn)) => this.is_none() && mv.promotion() == Some(Role::Rook),
        (_, None) => false,
    }
}
