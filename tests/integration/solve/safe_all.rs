//! `safe = "all"`: pars by a plain search on a plain grid that shares no rule with the program.
//!
//! A man hangs if some enemy could take it and nobody could take back. Here both are tried out: every move of every
//! enemy is made on a copy, and then every move of the side whose man is gone.

use std::collections::BTreeSet;

use squarewise::rules::geometry::{Cross, Geometry};
use squarewise::rules::{Classic, Position, Role, Seat, Setup, Square, SquareSet, Waive};
use squarewise::solve::Budget;
use squarewise::solve::collect::{self, CollectTask, Safety, Unsolved};

use crate::mailbox::{Mailbox, Place, Step, place};
use crate::support::Dice;

/// The men of a side that could be taken for nothing; kings are none.
fn hanging(board: &Mailbox, side: Seat) -> Vec<Place> {
    let men = board.men().into_iter();
    let own = men.filter(|(_, seat, role)| *seat == side && *role != Role::King);
    let hangs = |man: Place| {
        let enemies = Seat::ALL.into_iter().filter(|seat| *seat != side);
        let mut attempts = enemies.flat_map(|enemy| {
            let theirs = board.turned(enemy);
            let moves = theirs.moves().into_iter();
            moves.map(move |step| (theirs.after(&step), step))
        });
        attempts.any(|(after, step)| {
            let is_gone = after.man(man).is_none_or(|(seat, _)| seat != side);
            let ours = after.turned(side);
            is_gone && !ours.moves().iter().any(|back| back.to == step.to)
        })
    };
    own.map(|(man, ..)| man).filter(|man| hangs(*man)).collect()
}

/// The fewest moves, by looking at everything; `None` if it cannot be done.
fn slow_par<G: Geometry>(task: &CollectTask<G>) -> Option<usize> {
    let side = task.position.turn();
    let stars: BTreeSet<Place> = task.stars.iter().map(place).collect();
    let mut seen = BTreeSet::new();
    let piece = task.piece.map(place);
    let mut level = vec![(Mailbox::new(&task.position), stars, piece)];
    for n_moves in 0.. {
        let mut next = Vec::new();
        for (board, stars, piece) in level {
            let prey = |(_, seat, role): &(Place, Seat, Role)| *seat != side && *role != Role::King;
            let is_left = task.take_all && board.men().iter().any(prey);
            if stars.is_empty() && !is_left {
                return Some(n_moves);
            }
            for step in board.moves() {
                if piece.is_some_and(|piece| piece != step.from) {
                    continue;
                }
                let after = board.after(&step);
                if !hanging(&after, side).is_empty() {
                    continue;
                }
                let mut left = stars.clone();
                left.remove(&step.to);
                let after = after.waited(side);
                if seen.insert((format!("{:?}", after.men()), left.clone())) {
                    next.push((after, left, piece.map(|_| step.to)));
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        level = next;
    }
    None
}

fn position<G: Geometry>(setup: Setup<G>) -> Position<G> {
    let waive = Waive {
        kings: true,
        check: true,
    };
    setup.into_position(waive).unwrap()
}

fn squares<G: Geometry>(names: &str) -> SquareSet<G> {
    names.split_whitespace().filter_map(Square::parse).collect()
}

fn task<G: Geometry>(
    position: Position<G>,
    piece: &str,
    stars: &str,
    safe: Safety,
) -> CollectTask<G> {
    CollectTask {
        piece: Square::parse(piece),
        stars: squares(stars),
        take_all: stars.is_empty(),
        safe,
        ..CollectTask::new(position)
    }
}

/// The par with every man safe, and the one with the piece that moves alone.
#[track_caller]
fn check<G: Geometry>(
    position: Position<G>,
    piece: &str,
    stars: &str,
    all: usize,
    stop: Option<usize>,
) {
    let all_safe = task(position, piece, stars, Safety::All);
    let stop_safe = task(position, piece, stars, Safety::Stop);
    let par = |task: &CollectTask<G>| {
        let found = collect::solve(task, &mut Budget::nodes(40_000));
        found.map(|it| (it.cost, it.moves))
    };
    let (cost, moves) = par(&all_safe).unwrap();
    assert_eq!((cost, slow_par(&all_safe)), (all, Some(all)));
    let mut now = all_safe;
    for mv in moves {
        assert!(now.moves().contains(&mv), "{mv}");
        now = now.after(&mv);
    }
    assert!(now.is_done());
    assert_eq!(par(&stop_safe).ok().map(|it| it.0), stop);
}

fn fen(text: &str) -> Position {
    position(Setup::parse_fen(text).unwrap())
}

#[test]
fn every_man_stays_safe_at_each_point() {
    for (board, piece, stars, all, stop) in CASES {
        check::<Classic>(fen(board), piece, stars, *all, *stop);
    }
    for (board, piece, stars, all, stop) in CROSS_CASES {
        let setup = Setup::<Cross>::parse_ffc(board).unwrap();
        check(position(setup), piece, stars, *all, *stop);
    }
}

/// Board, the only piece that moves, stars (without any, everything is taken), the par with `safe = "all"`, and the
/// par with `safe = true` if there is one.
type Case = (
    &'static str,
    &'static str,
    &'static str,
    usize,
    Option<usize>,
);

const CASES: &[Case] = &[
    // The bishop looks at the pawn on f4: first the rook must guard it.
    ("8/2b5/8/8/5P2/8/3N4/R7 w - - 0 1", "", "", 3, Some(2)),
    // The rook guards the pawn against the knight: it may go once the pawn has stepped away.
    ("8/8/2n5/8/1P6/8/8/1R6 w - - 0 1", "", "h1", 2, Some(1)),
    // The knight on e3 is pinned and guards nothing: the king must take care of the pawn on g2.
    (
        "4r1k1/8/8/3b4/8/4N3/6P1/4K2R w - - 0 1",
        "",
        "h5",
        2,
        Some(1),
    ),
    // Two steps of the pawn on c2 would be answered in passing; so another man comes to guard c4.
    ("8/8/8/8/3p4/8/2P4P/8 w - - 0 1", "", "c4 h4", 6, Some(2)),
    // A guarded man may stand attacked: nothing else helps here.
    ("8/8/8/3r4/P2n4/2B5/8/8 w - - 0 1", "", "", 6, None),
];

const CROSS_CASES: &[Case] = &[
    // The rook guards the pawn on d5 against West's knight: the pawn goes two steps first.
    (
        "S aaaa - - - x,x,8,x,x/x,x,8,x,x/12/12/12/4,wN,7/12/3,sP,8/12/12/x,x,8,x,x/x,x,1,sR,6,x,x",
        "",
        "j1",
        2,
        Some(1),
    ),
    // Two enemies of different sides.
    (
        "S aaaa - - - x,x,8,x,x/x,x,8,x,x/12/12/4,wN,7/12/3,sP,4,eB,3/12/12/12/x,x,8,x,x/x,x,sR,7,x,x",
        "",
        "",
        4,
        Some(4),
    ),
];

#[test]
fn the_rule_and_the_slow_search_see_the_same_men_hang() {
    let mut dice = Dice::new(0x5AFE_0001);
    let (mut n_safe, mut n_hanging) = (0, 0);
    for _ in 0..400 {
        let position = random(&mut dice);
        for mv in position.legal_moves() {
            let task = CollectTask {
                safe: Safety::All,
                ..CollectTask::new(position)
            };
            let danger = task.danger(&mv);
            let step = Step {
                from: place(mv.from()),
                to: place(mv.to()),
                promotion: mv.promotion(),
            };
            let slow = hanging(&Mailbox::new(&position).after(&step), Seat::WHITE);
            let told = danger.map(|danger| place(danger.square));
            match told {
                Some(square) => assert!(slow.contains(&square), "{mv} in {position:?}"),
                None => assert_eq!(slow, [], "{mv} in {position:?}"),
            }
            n_safe += usize::from(told.is_none());
            n_hanging += usize::from(told.is_some());
        }
    }
    assert!(n_safe > 500 && n_hanging > 500, "{n_safe} {n_hanging}");
}

/// A few men of both sides, kings among them or not.
fn random(dice: &mut Dice) -> Position {
    use squarewise::rules::{Board, Piece};
    loop {
        let mut board = Board::empty();
        let kings = dice.below(2) == 0;
        for seat in [Seat::WHITE, Seat::BLACK] {
            for _ in 0..2 + dice.below(3) {
                let role = super::pars::ROLES[dice.below(6)];
                if role != Role::King {
                    board.put(super::free(dice, &board, role), Piece::new(role, seat));
                }
            }
            if kings {
                board.put(
                    super::free(dice, &board, Role::King),
                    Piece::new(Role::King, seat),
                );
            }
        }
        if let Ok(position) = Setup::new(board, Seat::WHITE).into_position(Waive::LESSON) {
            return position;
        }
    }
}

#[test]
fn what_cannot_be_done_safely_is_impossible() {
    // The rook must leave the pawn that only it guards.
    let task = task::<Classic>(
        fen("8/8/2n5/8/1P6/8/8/1R6 w - - 0 1"),
        "b1",
        "c4",
        Safety::All,
    );
    let found = collect::solve(&task, &mut Budget::nodes(40_000));
    assert_eq!(
        found.map(|it| it.cost).err(),
        slow_par(&task).is_none().then_some(Unsolved::Impossible)
    );
}
