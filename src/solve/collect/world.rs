//! Arrangements of pieces and the moves between them, each worked out once.
//!
//! Enemies never move, so few arrangements exist: one piece among still enemies has one for each
//! square and each set of enemies left. The same arrangement is met with many sets of stars.

use std::ops::Range;

use crate::rules::geometry::Geometry;
use crate::rules::{Board, Castling, Move, Position, SquareSet};
use crate::solve::collect::CollectTask;
use crate::solve::fold::FoldMap;

/// The number of an arrangement or of an edge.
pub(super) type Id = u32;

/// A move from one arrangement to another.
#[derive(Clone, Copy)]
pub(super) struct Edge<G: Geometry> {
    pub(super) mv: Move<G>,
    pub(super) next: Id,
    /// One, and the toll if there is one.
    pub(super) cost: usize,
}

/// An arrangement of pieces.
pub(super) struct Layout<G: Geometry> {
    pub(super) position: Position<G>,
    pub(super) movers: SquareSet<G>,
    /// The enemies still to be taken; empty if that is not the task.
    pub(super) prey: SquareSet<G>,
    /// Where its edges are, once they are known.
    edges: Option<Range<usize>>,
}

type Key<G> = (Board<G>, SquareSet<G>, Castling);

/// All arrangements met so far; number 0 is the first.
pub(super) struct World<G: Geometry> {
    task: CollectTask<G>,
    layouts: Vec<Layout<G>>,
    edges: Vec<Edge<G>>,
    ids: FoldMap<Key<G>, Id>,
}

impl<G: Geometry> World<G> {
    pub(super) fn new(task: &CollectTask<G>) -> Self {
        let mut world = Self {
            task: task.clone(),
            layouts: Vec::new(),
            edges: Vec::new(),
            ids: FoldMap::default(),
        };
        // Something may be taken in passing only at first: that arrangement never comes again.
        if task.position.passed().next().is_some() {
            world.push(task.position, task.movers());
        } else {
            world.id_of(task.position, task.movers());
        }
        world
    }

    pub(super) fn layout(&self, id: Id) -> Option<&Layout<G>> {
        self.layouts.get(index(id))
    }

    pub(super) fn edge(&self, id: Id) -> Option<&Edge<G>> {
        self.edges.get(index(id))
    }

    /// The edges that leave an arrangement.
    pub(super) fn edges_from(&mut self, id: Id) -> Range<usize> {
        let Some(layout) = self.layouts.get(index(id)) else {
            return 0..0;
        };
        if let Some(edges) = &layout.edges {
            return edges.clone();
        }
        let (position, movers) = (layout.position, layout.movers);
        let start = self.edges.len();
        for mv in position.moves_of(movers) {
            self.add_edge(&position, movers, mv);
        }
        let edges = start..self.edges.len();
        if let Some(layout) = self.layouts.get_mut(index(id)) {
            layout.edges = Some(edges.clone());
        }
        edges
    }

    fn add_edge(&mut self, position: &Position<G>, movers: SquareSet<G>, mv: Move<G>) {
        let after = position.after(&mv);
        if self.task.safe.danger(&after, &mv).is_some() {
            return;
        }
        let watches = self.task.toll > 0;
        let attacked = watches && !after.attackers_of(mv.to(), position.turn()).is_empty();
        let toll = if attacked { self.task.toll } else { 0 };
        let next = self.id_of(after.with_turn(position.turn()), moved(movers, &mv));
        self.edges.push(Edge {
            mv,
            next,
            cost: 1 + usize::from(toll),
        });
    }

    fn id_of(&mut self, position: Position<G>, movers: SquareSet<G>) -> Id {
        let key = (*position.board(), movers, position.castling());
        if let Some(id) = self.ids.get(&key) {
            return *id;
        }
        let id = self.push(position, movers);
        self.ids.insert(key, id);
        id
    }

    fn push(&mut self, position: Position<G>, movers: SquareSet<G>) -> Id {
        let prey = self.task.prey_in(&position);
        self.layouts.push(Layout {
            position,
            movers,
            prey,
            edges: None,
        });
        number(self.layouts.len() - 1)
    }
}

/// Where the collecting pieces stand after a move; a rook that castles and collects goes along.
fn moved<G: Geometry>(movers: SquareSet<G>, mv: &Move<G>) -> SquareSet<G> {
    let mut after = (movers - SquareSet::of(mv.from())) | SquareSet::of(mv.to());
    if let Some((from, to)) = mv.castled().filter(|(from, _)| movers.contains(*from)) {
        after = (after - SquareSet::of(from)) | SquareSet::of(to);
    }
    after
}

/// A place in a list as a number; a budget ends long before four billion.
pub(super) fn number(index: usize) -> Id {
    Id::try_from(index).unwrap_or(Id::MAX)
}

/// A number as a place in a list.
pub(super) fn index(id: Id) -> usize {
    usize::try_from(id).unwrap_or(usize::MAX)
}
