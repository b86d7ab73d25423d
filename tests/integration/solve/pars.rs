//! Pars and numbers of ways, against a search that looks at everything.

use std::collections::{HashMap, HashSet};

use squarewise::lesson::rulesets;
use squarewise::rules::geometry::{Cross, Geometry};
use squarewise::rules::{Board, Move, Piece, Role, Seat, Seats, Setup, Square, SquareSet, Waive};
use squarewise::solve::Budget;
use squarewise::solve::collect::{self, CollectTask, Safety, Solution, Trail, Unsolved};

use crate::solve::{cross, free};
use crate::support::Dice;

pub(super) const ROLES: [Role; 6] = [
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Queen,
    Role::King,
    Role::Pawn,
];

fn put(dice: &mut Dice, board: &mut Board, seat: Seat, n_roles: usize) -> Square {
    let role = ROLES[dice.below(n_roles)];
    let square = free(dice, board, role);
    board.put(square, Piece::new(role, seat));
    square
}

/// One to three collectors, walls, still enemies, one to four stars.
fn random_task(dice: &mut Dice) -> CollectTask {
    let mut board = Board::empty();
    let movers: Vec<Square> = (0..1 + dice.below(3))
        .map(|_| put(dice, &mut board, Seat::WHITE, 6))
        .collect();
    let walls: SquareSet = (0..dice.below(8))
        .map(|_| put(dice, &mut board, Seat::WHITE, 4))
        .collect();
    for _ in 0..dice.below(4) {
        put(dice, &mut board, Seat::BLACK, 6);
    }
    let stars: SquareSet = (0..1 + dice.below(3))
        .map(|_| free(dice, &board, Role::Rook))
        .collect();
    let setup = Setup::new(board, Seat::WHITE);
    let waive = Waive {
        kings: true,
        check: true,
    };
    let how = dice.below(6);
    CollectTask {
        piece: (movers.len() == 1).then_some(movers[0]),
        walls,
        stars,
        take_all: how == 1,
        safe: match how {
            2 | 3 => Safety::Stop,
            5 => Safety::All,
            _ => Safety::Off,
        },
        toll: if how == 4 { 2 } else { 0 },
        ..CollectTask::new(setup.into_position(waive).unwrap())
    }
}

/// The same task with one star that flies over all its squares, in an order drawn by lot.
fn flying(dice: &mut Dice, task: &CollectTask) -> CollectTask {
    let mut squares: Vec<Square> = task.stars.iter().collect();
    let mut order = Vec::new();
    while !squares.is_empty() {
        order.push(squares.swap_remove(dice.below(squares.len())));
    }
    CollectTask {
        trail: Trail::over(order),
        ..task.clone()
    }
}

/// Whether stars are landed on in the order of the trail, said without the solver: each landing on the next counts.
fn follows_the_trail(task: &CollectTask, moves: &[Move]) -> bool {
    let mut waiting = task.trail.squares().peekable();
    for mv in moves {
        waiting.next_if(|square| *square == mv.to());
    }
    waiting.peek().is_none()
}

/// What makes two states of one task the same: the board, its collectors, the stars left.
type State<G> = (Board<G>, SquareSet<G>, SquareSet<G>);

/// What was reached at one cost.
type Level<G> = HashMap<State<G>, CollectTask<G>>;

/// The par, by looking at everything in order of cost; `None` if there is too much to look at,
/// `Some(None)` if it cannot be done.
fn slow_par<G: Geometry>(task: &CollectTask<G>) -> Option<Option<usize>> {
    let mut levels: Vec<Level<G>> = vec![HashMap::new()];
    let state = |task: &CollectTask<G>| (*task.position.board(), task.movers(), task.stars);
    levels[0].insert(state(task), task.clone());
    let mut seen = HashSet::new();
    let mut cost = 0;
    while cost < levels.len() {
        let level = std::mem::take(&mut levels[cost]);
        if level.values().any(CollectTask::is_done) {
            return Some(Some(cost));
        }
        for (at, task) in level {
            if !seen.insert(at) {
                continue;
            }
            for mv in task.moves() {
                let after = task.after(&mv);
                let seat = mv.piece().seat;
                let guards = after.position.attackers_of(mv.to(), seat);
                let is_watched = task.toll > 0 && !guards.is_empty();
                let price = 1 + if is_watched {
                    usize::from(task.toll)
                } else {
                    0
                };
                levels.resize_with(levels.len().max(cost + price + 1), HashMap::new);
                levels[cost + price].insert(state(&after), after);
            }
        }
        if seen.len() > 6_000 {
            return None;
        }
        cost += 1;
    }
    Some(None)
}

/// The par of a trail by looking at everything: a state is the board, its collectors and how many squares of the trail were
/// landed on, which is counted here, not by the task.
fn slow_ordered_par(task: &CollectTask) -> Option<Option<usize>> {
    let trail: Vec<Square> = task.trail.squares().collect();
    // The stars themselves play no part: what moves there are, and what is to be taken, is all that is asked of the task.
    let bare = CollectTask {
        stars: SquareSet::EMPTY,
        trail: Trail::NONE,
        ..task.clone()
    };
    let mut levels: Vec<Vec<(usize, CollectTask)>> = vec![vec![(0, bare)]];
    let mut seen = HashSet::new();
    let mut cost = 0;
    while cost < levels.len() {
        for (caught, task) in std::mem::take(&mut levels[cost]) {
            if caught == trail.len() && task.is_done() {
                return Some(Some(cost));
            }
            let en_passant = task.position.passed().next().is_some();
            if !seen.insert((*task.position.board(), task.movers(), caught, en_passant)) {
                continue;
            }
            for mv in task.moves() {
                let after = task.after(&mv);
                let next = usize::from(trail.get(caught) == Some(&mv.to()));
                let guards = after.position.attackers_of(mv.to(), mv.piece().seat);
                let is_watched = task.toll > 0 && !guards.is_empty();
                let toll = if is_watched { task.toll } else { 0 };
                let price = 1 + usize::from(toll);
                levels.resize_with(levels.len().max(cost + price + 1), Vec::new);
                levels[cost + price].push((caught + next, after));
            }
        }
        if seen.len() > 6_000 {
            return None;
        }
        cost += 1;
    }
    Some(None)
}

/// What the solver finds, which must cost as much as a slow search has found; `None` if neither finds a way.
#[track_caller]
fn solved_alike(task: &CollectTask, slow: Option<usize>) -> Option<Solution> {
    let found = collect::solve(task, &mut Budget::nodes(1_000_000));
    let Some(cost) = slow else {
        assert_eq!(found, Err(Unsolved::Impossible), "{task:#?}");
        return None;
    };
    let found = found.unwrap_or_else(|why| panic!("{why:?}: {task:#?}"));
    assert_eq!(found.cost, cost, "{task:#?}");
    Some(found)
}

#[test]
fn pars_are_those_of_a_slow_search() {
    let mut dice = Dice::new(0x5EED_0001);
    let (mut n_solved, mut n_impossible) = (0, 0);
    for _ in 0..500 {
        let task = random_task(&mut dice);
        let Some(cost) = slow_par(&task) else {
            continue;
        };
        let Some(found) = solved_alike(&task, cost) else {
            n_impossible += 1;
            continue;
        };
        let end = found.moves.iter().fold(task.clone(), |task, mv| {
            assert!(task.moves().contains(mv), "{mv} in {task:#?}");
            task.after(mv)
        });
        assert!(end.is_done());
        n_solved += 1;
    }
    assert!(
        n_solved > 200 && n_impossible > 20,
        "{n_solved} {n_impossible}"
    );
}

#[test]
fn a_star_that_flies_is_caught_in_its_order_in_the_fewest_moves() {
    let mut dice = Dice::new(0x5EED_0002);
    let (mut n_solved, mut n_dearer, mut n_impossible) = (0, 0, 0);
    for _ in 0..500 {
        let lying = random_task(&mut dice);
        let task = flying(&mut dice, &lying);
        let Some(cost) = slow_ordered_par(&task) else {
            continue;
        };
        let Some(found) = solved_alike(&task, cost) else {
            n_impossible += 1;
            continue;
        };
        assert!(follows_the_trail(&task, &found.moves), "{task:#?}");
        let any = collect::solve(&lying, &mut Budget::nodes(1_000_000)).unwrap();
        assert!(any.cost <= found.cost, "an order is no shorter");
        n_dearer += usize::from(any.cost < found.cost);
        n_solved += 1;
    }
    assert!(
        n_solved > 200 && n_dearer > 40 && n_impossible > 20,
        "{n_solved} {n_dearer} {n_impossible}"
    );
}

#[track_caller]
fn check_par(task: &CollectTask<Cross>, want: usize) {
    let found = collect::solve(task, &mut Budget::nodes(10_000)).unwrap();
    assert_eq!(found.cost, want);
    assert_eq!(slow_par(task), Some(Some(want)));
}

#[test]
fn stars_are_collected_on_the_cross_too() {
    let rook = cross(Seats::FOUR, &[(Seat::South, Role::Rook, "c1")]);
    let stars = ["c12", "l5", "a5"].map(|star| Square::parse(star).unwrap());
    let task = CollectTask {
        stars: stars.into_iter().collect(),
        ..CollectTask::new(rook)
    };
    check_par(&task, 4);
    let pieces = [
        (Seat::South, Role::King, "e3"),
        (Seat::West, Role::Rook, "a4"),
        (Seat::East, Role::Pawn, "h5"),
    ];
    let watched = cross(Seats::FOUR, &pieces);
    let stars = ["e5", "g5"].map(|star| Square::parse(star).unwrap());
    let task = CollectTask {
        stars: stars.into_iter().collect(),
        ..CollectTask::new(watched)
    };
    check_par(&task, 10);
}

#[test]
fn a_partner_is_taken_by_nobody_and_guards_nothing() {
    let pieces = [
        (Seat::South, Role::King, "e3"),
        (Seat::North, Role::King, "g5"),
        (Seat::North, Role::Rook, "e5"),
        (Seat::West, Role::Knight, "f4"),
    ];
    let mut rules = rulesets::named("family").unwrap();
    rules.set("alliances", "formal").unwrap();
    let alone = cross(Seats::FOUR, &pieces).under(&rules);
    let mut company = *alone.company();
    company.ally(Seat::South, Seat::North);
    let task = CollectTask {
        stars: SquareSet::of(Square::parse("g4").unwrap()),
        take_all: true,
        ..CollectTask::new(alone.with_company(company))
    };
    assert_eq!(task.prey(), SquareSet::of(Square::parse("f4").unwrap()));
    check_par(&task, 2);
}
