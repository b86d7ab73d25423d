//! The search itself: A* over arrangements and stars left, the cheapest promise first.

use crate::job::JobState;
use crate::rules::SquareSet;
use crate::rules::geometry::Geometry;
use crate::solve::collect::bound::Bound;
use crate::solve::collect::world::{Id, World, index, number};
use crate::solve::collect::{CollectTask, Solution, Trail, Unsolved};
use crate::solve::fold::FoldMap;
use crate::solve::{Budget, Stopped};

/// An arrangement with the stars that are left there.
type State<G> = (Id, SquareSet<G>);

/// A state reached, and the cheapest way to it so far.
struct Node<G: Geometry> {
    state: State<G>,
    cost: usize,
    /// The node before and the edge between; `None` at the start.
    reached: Option<(Id, Id)>,
    is_open: bool,
}

pub(super) struct Search<G: Geometry> {
    stars: SquareSet<G>,
    trail: Trail<G>,
    world: World<G>,
    bound: Bound<G>,
    nodes: Vec<Node<G>>,
    ids: FoldMap<State<G>, Id>,
    /// Nodes to look at, by what they promise to cost in all; the last of a list comes first.
    open: Vec<Vec<Id>>,
    /// How many positions were looked at, known ones too.
    looks: usize,
}

impl<G: Geometry> Search<G> {
    pub(super) fn new(task: &CollectTask<G>) -> Self {
        Self {
            stars: task.stars,
            trail: task.trail,
            world: World::new(task),
            bound: Bound::new(task),
            nodes: Vec::new(),
            ids: FoldMap::default(),
            open: Vec::new(),
            looks: 0,
        }
    }

    /// How many positions were looked at so far, those too that were known already.
    pub(super) const fn looks(&self) -> usize {
        self.looks
    }

    /// Goes on for about so many looks: a position that is looked at from is left only once all its moves are followed.
    pub(super) fn advance(
        &mut self,
        looks: usize,
        budget: &mut Budget,
    ) -> JobState<Result<Solution<G>, Unsolved>> {
        match self.cheapest(self.looks.saturating_add(looks), budget) {
            Ok(None) => JobState::Working,
            Ok(Some(solution)) => JobState::Done(Ok(solution)),
            Err(why) => JobState::Done(Err(why)),
        }
    }

    /// The cheapest way; `None` if it is not found before so many looks.
    fn cheapest(
        &mut self,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Option<Solution<G>>, Unsolved> {
        if self.nodes.is_empty() {
            self.reach((0, self.stars), 0, None, budget)?;
        }
        while let Some(id) = self.next_open() {
            let Some((state, cost)) = self.close(id) else {
                continue;
            };
            if self.is_done(state) {
                return Ok(Some(self.solution(id, cost)));
            }
            for edge in self.world.edges_from(state.0) {
                self.follow(number(edge), (id, state, cost), budget)?;
            }
            if self.looks >= limit {
                return Ok(None);
            }
        }
        Err(Unsolved::Impossible)
    }

    /// The node that promises most, the newest of several: so one way is followed to its end.
    fn next_open(&mut self) -> Option<Id> {
        self.open.iter_mut().find(|list| !list.is_empty())?.pop()
    }

    /// Takes a node from the open ones; `None` if it was looked at already.
    fn close(&mut self, id: Id) -> Option<(State<G>, usize)> {
        let node = self.nodes.get_mut(index(id))?;
        let was_open = std::mem::replace(&mut node.is_open, false);
        was_open.then_some((node.state, node.cost))
    }

    fn follow(
        &mut self,
        edge: Id,
        from: (Id, State<G>, usize),
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let (id, (_, left), cost) = from;
        let Some(next) = self.world.edge(edge) else {
            return Ok(());
        };
        let stars = self.trail.after_landing(left, next.mv.to());
        let state = (next.next, stars);
        self.reach(state, cost + next.cost, Some((id, edge)), budget)
    }

    /// Notes that a state can be reached at a cost.
    fn reach(
        &mut self,
        state: State<G>,
        cost: usize,
        reached: Option<(Id, Id)>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        self.looks += 1;
        let known = self.ids.get(&state).copied();
        let better = |node: &Node<G>| cost < node.cost;
        let known_node = known.and_then(|id| self.nodes.get(index(id)));
        if known_node.is_some_and(|node| !better(node)) {
            return Ok(());
        }
        let moved = reached
            .and_then(|(_, edge)| self.world.edge(edge))
            .map(|edge| edge.mv.to());
        let rest = self
            .world
            .layout(state.0)
            .and_then(|layout| self.bound.rest(layout, state.1, moved));
        let Some(rest) = rest else {
            return Ok(());
        };
        let node = Node {
            state,
            cost,
            reached,
            is_open: true,
        };
        let id = self.keep(known, node, budget)?;
        let promise = cost + rest;
        if self.open.len() <= promise {
            self.open.resize_with(promise + 1, Vec::new);
        }
        if let Some(list) = self.open.get_mut(promise) {
            list.push(id);
        }
        Ok(())
    }

    fn keep(
        &mut self,
        known: Option<Id>,
        node: Node<G>,
        budget: &mut Budget,
    ) -> Result<Id, Stopped> {
        if let Some((id, old)) = known.and_then(|id| Some((id, self.nodes.get_mut(index(id))?))) {
            *old = node;
            return Ok(id);
        }
        budget.spend()?;
        let id = number(self.nodes.len());
        self.ids.insert(node.state, id);
        self.nodes.push(node);
        Ok(id)
    }

    fn is_done(&self, (layout, stars): State<G>) -> bool {
        let layout = self.world.layout(layout);
        stars.is_empty() && layout.is_some_and(|layout| layout.prey.is_empty())
    }

    fn solution(&self, last: Id, cost: usize) -> Solution<G> {
        let mut moves = Vec::new();
        let mut at = self.nodes.get(index(last));
        while let Some((from, edge)) = at.and_then(|node| node.reached) {
            moves.extend(self.world.edge(edge).map(|edge| edge.mv));
            at = self.nodes.get(index(from));
        }
        moves.reverse();
        Solution {
            moves,
            cost,
            nodes: self.nodes.len(),
        }
    }
}
