//! The smallest change that makes a refused move legal: against a search through all changes on the slow board, and how
//! long it takes.

use squarewise::rules::{Attempt, Position, Role, Seat, Setup, Square, Verdict, Waive};
use squarewise::solve::Budget;
use squarewise::solve::change::{Change, every, smallest};

use crate::mailbox::{Mailbox, Step, place};
use crate::support::Dice;

use super::free;

/// A board by lot with a refused move on it, a piece of whoever is to move on its way.
fn refusal(dice: &mut Dice) -> Option<(Position, Attempt)> {
    let mut board = squarewise::rules::Board::empty();
    for seat in [Seat::South, Seat::North] {
        let square = free(dice, &board, Role::King);
        board.put(square, squarewise::rules::Piece::new(Role::King, seat));
    }
    for _ in 0..4 + dice.below(10) {
        let roles = [
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let role = roles[dice.below(roles.len())];
        let seat = [Seat::South, Seat::North][dice.below(2)];
        let square = free(dice, &board, role);
        board.put(square, squarewise::rules::Piece::new(role, seat));
    }
    let turn = [Seat::South, Seat::North][dice.below(2)];
    let position = Setup::new(board, turn).into_position(Waive::NOTHING).ok()?;
    let men: Vec<Square> = board.by_seat(turn).iter().collect();
    let from = men[dice.below(men.len())];
    // Where it would go alone, so that something on the board forbids it.
    let mut alone = squarewise::rules::Board::empty();
    alone.put(from, board.piece_at(from)?);
    let alone = Setup::new(alone, turn).into_position(Waive::LESSON).ok()?;
    let ways = alone.moves_from(from);
    if ways.is_empty() {
        return None;
    }
    let attempt = ways[dice.below(ways.len())].attempt();
    let is_refused = matches!(position.judge(attempt), Verdict::Illegal(_));
    is_refused.then_some((position, attempt))
}

fn refusals(seed: u64, n: usize) -> Vec<(Position, Attempt)> {
    let mut dice = Dice::new(seed);
    std::iter::repeat_with(|| refusal(&mut dice))
        .flatten()
        .take(n)
        .collect()
}

/// Every change of men after which the slow board lets the move pass: men off, and men a step away.
fn searched(position: &Position, attempt: Attempt) -> Vec<Change> {
    let step = Step {
        from: place(attempt.from),
        to: place(attempt.to),
        promotion: attempt.promotion,
    };
    let passes = |setup: Setup| {
        let Ok(position) = setup.into_position(Waive::NOTHING) else {
            return false;
        };
        Mailbox::new(&position).moves().contains(&step)
    };
    let mut found = Vec::new();
    for (at, piece) in position.board().iter() {
        if at == attempt.from || piece.role == Role::King {
            continue;
        }
        let mut without = Setup::from(position);
        without.board.remove(at);
        if passes(without.clone()) {
            found.push(Change::Remove(at));
        }
        for to in Square::all() {
            let (files, ranks) = at.distance(to);
            let is_step = files.abs().max(ranks.abs()) == 1;
            if is_step && position.piece_at(to).is_none() {
                let mut shifted = without.clone();
                shifted.board.put(to, piece);
                if passes(shifted) {
                    found.push(Change::Shift { from: at, to });
                }
            }
        }
    }
    found
}

fn compare(seed: u64, n: usize) {
    let mut n_found = 0;
    for (position, attempt) in refusals(seed, n) {
        let fen = position.to_fen();
        let change = smallest(&position, attempt, &mut Budget::nodes(1_000)).unwrap();
        let all = every(&position, attempt);
        assert_eq!(change, all.first().copied(), "{fen} {attempt}");
        if let Some(change) = change {
            n_found += 1;
            let changed = change.apply(&position).unwrap();
            assert!(
                changed.judge(attempt).legal().is_some(),
                "{fen} {attempt} {change:?}"
            );
        }
        let mut of_men: Vec<Change> = all
            .into_iter()
            .filter(|it| matches!(it, Change::Remove(_) | Change::Shift { .. }))
            .collect();
        let mut expected = searched(&position, attempt);
        let key = |it: &Change| format!("{it:?}");
        of_men.sort_by_key(key);
        expected.sort_by_key(key);
        assert_eq!(of_men, expected, "{fen} {attempt}");
    }
    assert!(n_found * 2 > n, "{n_found} of {n} have an answer");
}

#[test]
fn the_smallest_change_is_found_where_there_is_one() {
    compare(20, 60);
}

#[test]
#[ignore = "ten thousand refusals against a slow search: some minutes"]
fn the_smallest_change_is_found_ten_thousand_times() {
    let all = refusals(21, 10_000);
    let begun = std::time::Instant::now();
    let found = all.iter().filter(|(position, attempt)| {
        smallest(position, *attempt, &mut Budget::nodes(1_000))
            .unwrap()
            .is_some()
    });
    let n_found = found.count();
    let each = begun.elapsed().as_secs_f64() * 1000.0 / 10_000.0;
    println!("{n_found} of 10000 with one change, {each:.3} ms each");
    compare(21, 10_000);
}
