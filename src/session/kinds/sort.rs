//! `sort`: pieces or answers are put in order, one tap after the other.
//!
//! What is tapped in its turn stays with its number; what comes later is told what comes first. Answers are
//! offered in an order that the seed gives, never in the right one.

use crate::lesson::task::Choice;
use crate::rules::{Classic, Geometry, Square, SquareSet};
use crate::session::kinds::name::shuffled;
use crate::session::kinds::{BoardUse, Doing};
use crate::session::play::Play;
use crate::session::{Answer, Effect, Hint, Say};
use crate::solve::hint::Rung;

/// Something that is put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortItem<G: Geometry = Classic> {
    /// The piece on this square.
    Square(Square<G>),
    /// The answer with this number, from 0.
    Choice(usize),
}

/// The learner puts things in order.
#[derive(Clone, Debug)]
pub(super) struct Sorting<G: Geometry> {
    /// The things in order; those of one group may come in either order.
    groups: Vec<Vec<SortItem<G>>>,
    /// The answers as they are offered.
    offered: Vec<usize>,
    /// What has its number already.
    placed: Vec<SortItem<G>>,
}

impl<G: Geometry> Sorting<G> {
    pub(super) fn new(pieces: &[Vec<Square<G>>], options: &[Choice], seed: u64) -> Self {
        let group = |group: &Vec<Square<G>>| group.iter().copied().map(SortItem::Square).collect();
        let pieces = pieces.iter().map(group);
        let answers = (0..options.len()).map(|place| vec![SortItem::Choice(place)]);
        let mut offered = shuffled((0..options.len()).collect(), seed);
        if offered.is_sorted() {
            offered.reverse();
        }
        Self {
            groups: pieces.chain(answers).collect(),
            offered,
            placed: Vec::new(),
        }
    }

    fn waits(&self, item: &SortItem<G>) -> bool {
        !self.placed.contains(item)
    }

    /// What may come next.
    fn next(&self) -> impl Iterator<Item = SortItem<G>> {
        let group = self.groups.iter();
        let mut group = group.filter(|group| group.iter().any(|item| self.waits(item)));
        let group = group.next().into_iter().flatten().copied();
        group.filter(|item| self.waits(item))
    }

    fn counts(&self) -> (usize, usize) {
        let all = self.groups.iter().map(Vec::len).sum();
        (self.placed.len(), all)
    }

    /// A thing is put in its place if it is its turn.
    fn place(&mut self, play: &mut Play<G>, item: SortItem<G>) -> Vec<Effect<G>> {
        let next = self.next().next();
        if !self.next().any(|it| it == item) {
            return next.map_or_else(Vec::new, |first| play.miss(Say::NotYet(first)));
        }
        self.placed.push(item);
        let (placed, all) = self.counts();
        let left = all - placed;
        play.go_on(left, Say::Found { left });
        match item {
            SortItem::Square(square) => vec![Effect::Chosen(square), Effect::Said],
            SortItem::Choice(_) => vec![Effect::Said],
        }
    }
}

impl<G: Geometry> Doing<G> for Sorting<G> {
    fn on_board(&self) -> BoardUse {
        match self.offered.is_empty() {
            true => BoardUse::Taps,
            false => BoardUse::Nothing,
        }
    }

    /// Those that have no number yet.
    fn answers(&self, _: &Play<G>) -> Vec<Answer> {
        let offered = self.offered.iter().copied();
        let waiting = offered.filter(|place| self.waits(&SortItem::Choice(*place)));
        waiting.map(Answer::Choice).collect()
    }

    fn counted(&self, _: &Play<G>) -> (usize, usize) {
        self.counts()
    }

    fn is_touched(&self) -> bool {
        !self.placed.is_empty()
    }

    fn rungs(&self) -> &'static [Rung] {
        match self.offered.is_empty() {
            true => &[Rung::Square],
            false => &[],
        }
    }

    fn press(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        let item = SortItem::Square(square);
        if !self.waits(&item) {
            return play.tell(Say::FoundBefore(square));
        }
        if !self.groups.iter().flatten().any(|it| *it == item) {
            return play.tell(Say::NotThisSquare(square));
        }
        self.place(play, item)
    }

    fn answer(&mut self, play: &mut Play<G>, answer: Answer) -> Vec<Effect<G>> {
        match answer {
            Answer::Choice(place) => self.place(play, SortItem::Choice(place)),
            _ => Vec::new(),
        }
    }

    fn hint(&self, _: &Play<G>, _: Rung) -> Option<Hint<G>> {
        match self.next().next()? {
            SortItem::Square(square) => Some(Hint::Square(square)),
            SortItem::Choice(_) => None,
        }
    }

    fn found(&self) -> SquareSet<G> {
        let squares = self.placed.iter().filter_map(|item| match item {
            SortItem::Square(square) => Some(*square),
            SortItem::Choice(_) => None,
        });
        squares.collect()
    }

    fn in_order(&self) -> &[SortItem<G>] {
        &self.placed
    }
}
