//! One claim check for every reason: what its sentence says of the board, and every field that it
//! is made of, looked up on the slow model's grid.

use std::collections::BTreeSet;

use squarewise::rules::{Attempt, Ending, Fault, Geometry, Outcome, Piece, Role, Seat, Square};

use crate::slow::{Place, Slow, Status, add, forward, place};
use crate::truth::right::{
    Try, arrival, code, crosses_corner, goes_that_way, meant, passed_before,
};
use crate::truth::scene::{Said, Scene, set, square, way};
use crate::truth::{castling, danger, ended};

/// Nothing, or what is not true.
pub(crate) type Told = Result<(), String>;

macro_rules! ensure {
    ($holds:expr, $($what:tt)*) => {
        if !$holds {
            return Err(format!($($what)*));
        }
    };
}
pub(crate) use ensure;

/// What stands on a square, as the program names it.
pub(crate) fn piece(now: &Slow, at: Place) -> Option<Piece> {
    let (seat, role) = now.at(at)?;
    Some(Piece::new(role, Seat::ALL[seat]))
}

/// Checks that the reason is the right one and that all it says is true.
pub(crate) fn check<G: Geometry>(
    scene: &Scene<'_, G>,
    attempt: &Attempt<G>,
    fault: &Fault<G>,
) -> Told {
    let tried = Try::new(attempt);
    let right = code(scene, &tried);
    let told = fault.reason().code();
    ensure!(right == Some(told), "{told}, but the reason is {right:?}");
    if let Some((from, to)) = squares_of(fault) {
        ensure!(
            from.is_none_or(|from| from == attempt.from),
            "another start: {from:?}"
        );
        ensure!(
            to.is_none_or(|to| to == attempt.to),
            "another target: {to:?}"
        );
    }
    claim(scene, &tried, fault)
}

/// Where a try starts and ends, as far as it is said.
type FromTo<G> = (Option<Square<G>>, Option<Square<G>>);

/// From where to where, as far as a fault says it.
fn squares_of<G: Geometry>(fault: &Fault<G>) -> Option<FromTo<G>> {
    Some(match *fault {
        Fault::NoPiece { from } | Fault::NotYourPiece { from, .. } => (Some(from), None),
        Fault::SameSquare { square } => (Some(square), Some(square)),
        Fault::OwnPieceOnTarget { to, .. }
        | Fault::AllyPieceOnTarget { to, .. }
        | Fault::EpNotAPawn { to, .. }
        | Fault::EpChanceLost { to, .. }
        | Fault::EpPawnDidNotDoubleStep { to, .. }
        | Fault::EpNotAvailable { to, .. }
        | Fault::CantCaptureKing { to }
        | Fault::PromotionPieceMissing { to }
        | Fault::PromotionPieceInvalid { to, .. }
        | Fault::PromotionNotAllowed { to, .. } => (None, Some(to)),
        Fault::PathCrossesCorner { from, to, .. }
        | Fault::PieceCantMoveThatWay { from, to, .. }
        | Fault::PathBlocked { from, to, .. }
        | Fault::KingTooFar { from, to, .. }
        | Fault::PawnBackward { from, to, .. }
        | Fault::PawnSideways { from, to }
        | Fault::PawnDoubleNotFromStart { from, to, .. }
        | Fault::PawnTooFar { from, to }
        | Fault::PawnCantMoveThatWay { from, to }
        | Fault::PawnDoubleBlocked { from, to, .. }
        | Fault::PawnCantCaptureStraight { from, to, .. }
        | Fault::PawnDiagonalNeedsCapture { from, to, .. }
        | Fault::AbsentOnlyPawnsMayCapture { from, to, .. }
        | Fault::KingCapturesProtected { from, to, .. }
        | Fault::KingNextToKing { from, to, .. }
        | Fault::KingStaysOnLine { from, to, .. }
        | Fault::KingIntoAttack { from, to, .. }
        | Fault::EpExposesKing { from, to, .. }
        | Fault::Pinned { from, to, .. }
        | Fault::Rule3KingDoubleAttack { from, to, .. } => (Some(from), Some(to)),
        _ => return None,
    })
}

fn claim<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, fault: &Fault<G>) -> Told {
    let now = &scene.now;
    let Try { from, to, named } = *tried;
    let me = now.turn;
    let mover = piece(now, from);
    let seat_of = |seat: Seat| seat.index();
    match *fault {
        Fault::GameOver { .. } => return ended::check(scene, fault),
        Fault::NoPiece { .. } => ensure!(mover.is_none(), "somebody stands there"),
        Fault::NotYourPiece { piece, turn, .. } => {
            ensure!(mover == Some(piece), "there stands {mover:?}");
            ensure!(
                seat_of(turn) == me && seat_of(piece.seat) != me,
                "it is {me}'s turn"
            );
        }
        Fault::SameSquare { .. } => ensure!(from == to, "it goes somewhere"),
        Fault::Castling(ref facts) => return castling::check(scene, tried, facts),
        Fault::OwnPieceOnTarget { piece: told, .. } => {
            ensure!(
                piece(now, to) == Some(told),
                "there stands {:?}",
                piece(now, to)
            );
            ensure!(
                now.owner[seat_of(told.seat)] == now.owner[me],
                "it is not one's own"
            );
        }
        Fault::AllyPieceOnTarget { piece: told, .. } => {
            ensure!(
                piece(now, to) == Some(told),
                "there stands {:?}",
                piece(now, to)
            );
            let (one, other) = (now.owner[seat_of(told.seat)], now.owner[me]);
            ensure!(
                one != other && now.is_one_side(one, other),
                "it is no partner's"
            );
        }
        Fault::PathCrossesCorner { piece, .. } => {
            ensure!(mover == Some(piece), "{mover:?} goes there");
            ensure!(crosses_corner(now, from, to), "no corner is in the way");
        }
        Fault::OffBoard { .. } => return Err("an attempt has two squares".to_owned()),
        Fault::PieceCantMoveThatWay { piece, .. } => {
            ensure!(mover == Some(piece), "{mover:?} goes there");
            ensure!(!goes_that_way(piece.role, from, to), "it does go that way");
        }
        Fault::PathBlocked {
            piece: told,
            blocker,
            blocking,
            ..
        } => {
            ensure!(mover == Some(told), "{mover:?} goes there");
            return blocks(now, tried, place(blocker), blocking);
        }
        Fault::KingTooFar { home, .. } => {
            let (king, ways) = now.homes(me);
            let (file, rank) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
            let wants = (ways[0].0.0.abs() * 2, ways[0].0.1.abs() * 2) == (file, rank);
            ensure!(file.max(rank) > 1, "it is one step");
            let is_on_row = match ways[0].0.0 {
                0 => from.0 == king.0,
                _ => from.1 == king.1,
            };
            let expected = (wants && is_on_row && from != king).then_some(king);
            ensure!(
                home.map(place) == expected,
                "castling begins on {expected:?}"
            );
        }
        Fault::PawnDoubleBlocked {
            blocker, blocking, ..
        } => {
            let passed = add(from, forward(me));
            let first = [passed, to].into_iter().find(|at| now.at(*at).is_some());
            ensure!(
                first == Some(place(blocker)),
                "the first in the way is on {first:?}"
            );
            ensure!(
                piece(now, place(blocker)) == Some(blocking),
                "another stands there"
            );
        }
        Fault::PawnCantCaptureStraight {
            ahead, captures, ..
        } => {
            ensure!(
                piece(now, to) == Some(ahead) && seat_of(ahead.seat) != me,
                "who is ahead"
            );
            let takes = |step: &&(Place, Place, Option<Role>)| {
                step.0 == from && way(me, from, step.1).1 == 1
            };
            let legal = scene.legal().iter().filter(takes).map(|step| step.1);
            let expected: BTreeSet<Place> = legal.collect();
            ensure!(set(captures) == expected, "it takes on {expected:?}");
        }
        Fault::EpNotAPawn { .. }
        | Fault::EpChanceLost { .. }
        | Fault::EpPawnDidNotDoubleStep { .. }
        | Fault::EpNotAvailable { .. } => return in_passing(scene, tried, fault),
        Fault::PawnDiagonalNeedsCapture { .. } => {
            ensure!(
                now.at(to).is_none() && way(me, from, to) == (1, 1),
                "it takes something"
            );
        }
        Fault::CantCaptureKing { .. } => {
            let is_king = matches!(now.at(to), Some((seat, Role::King)) if seat != me);
            ensure!(is_king, "no king stands there");
            ensure!(
                scene.legal().iter().all(|step| step.1 != to),
                "he is taken after all"
            );
        }
        Fault::AbsentOnlyPawnsMayCapture { captured, .. } => {
            ensure!(
                piece(now, to) == Some(captured),
                "there stands {:?}",
                piece(now, to)
            );
            let owner = now.owner[seat_of(captured.seat)];
            ensure!(
                now.status[owner] == Status::Away,
                "its player is at the table"
            );
            ensure!(mover.is_some_and(|it| it.role != Role::Pawn), "a pawn may");
        }
        Fault::PromotionPieceMissing { .. } => {
            ensure!(named.is_none() && now.promotes(to), "a piece is named");
        }
        Fault::PromotionPieceInvalid { role, .. } => {
            ensure!(
                named == Some(role) && now.promotes(to),
                "{named:?} is named"
            );
            ensure!(
                matches!(role, Role::King | Role::Pawn),
                "a pawn becomes that"
            );
        }
        Fault::PromotionNotAllowed { piece, .. } => {
            ensure!(
                mover == Some(piece) && named.is_some(),
                "{mover:?} goes there"
            );
            ensure!(
                piece.role != Role::Pawn || !now.promotes(to),
                "it is the last row"
            );
        }
        Fault::PawnBackward { .. }
        | Fault::PawnSideways { .. }
        | Fault::PawnDoubleNotFromStart { .. }
        | Fault::PawnTooFar { .. }
        | Fault::PawnCantMoveThatWay { .. } => return pawn_ways(now, tried, fault),
        _ => return danger::check(scene, tried, fault),
    }
    Ok(())
}

/// The nearest piece on the way, and what it is.
fn blocks(now: &Slow, tried: &Try, blocker: Place, blocking: Piece) -> Told {
    let all = crate::truth::scene::between(tried.from, tried.to);
    let nearest = all.into_iter().find(|at| now.at(*at).is_some());
    ensure!(
        nearest == Some(blocker),
        "the nearest stands on {nearest:?}"
    );
    ensure!(
        piece(now, blocker) == Some(blocking),
        "there stands {:?}",
        piece(now, blocker)
    );
    Ok(())
}

fn pawn_ways<G: Geometry>(now: &Slow, tried: &Try, fault: &Fault<G>) -> Told {
    let Try { from, to, .. } = *tried;
    let me = now.turn;
    let (ahead, aside) = way(me, from, to);
    match *fault {
        Fault::PawnBackward { ahead: told, .. } => {
            ensure!(ahead < 0, "it does not go back");
            let expected = square::<G>(add(from, forward(me)));
            ensure!(told == expected, "forward is {expected:?}");
        }
        Fault::PawnSideways { .. } => ensure!(ahead == 0 && aside > 0, "it goes ahead"),
        Fault::PawnDoubleNotFromStart { start_rank, .. } => {
            ensure!(
                (ahead, aside) == (2, 0) && !now.is_home_row(from),
                "it is at home"
            );
            // A pawn that starts there is at home: the row from which two steps go.
            let n = i8::try_from(start_rank).unwrap() - 1;
            let mut row = (0..12).map(|at| {
                if me.is_multiple_of(2) {
                    (at, n)
                } else {
                    (n, at)
                }
            });
            ensure!(row.any(|at| now.is_home_row(at)), "no pawn starts there");
        }
        Fault::PawnTooFar { .. } => ensure!(ahead > 2 && aside == 0, "it is not so far"),
        _ => {
            let known = matches!((ahead, aside), (0.., 0) | (0, _) | (1, 1));
            ensure!(!known, "a pawn goes that way");
        }
    }
    Ok(())
}

fn in_passing<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, fault: &Fault<G>) -> Told {
    let now = &scene.now;
    let meant = meant(now, tried).map(|(beside, _)| beside);
    let beside = meant.or_else(|| passed_before(scene, tried));
    let beside = beside.ok_or("nobody stands beside")?;
    let seat = now.at(beside).map(|it| it.0).unwrap_or_default();
    let came = arrival(scene, beside);
    match *fault {
        Fault::EpNotAPawn {
            beside: told,
            piece: named,
            ..
        } => {
            ensure!(place(told) == beside, "the neighbor stands on {beside:?}");
            ensure!(piece(now, beside) == Some(named), "there stands another");
        }
        Fault::EpChanceLost {
            pawn,
            double_step_ply,
            now_ply,
            ..
        } => {
            ensure!(place(pawn) == beside, "the neighbor stands on {beside:?}");
            ensure!(
                now_ply == scene.past().len(),
                "this is half-move {}",
                scene.past().len()
            );
            let (ply, from) = came.ok_or("it never moved")?;
            ensure!(ply == double_step_ply, "it came in half-move {ply}");
            let double = add(tried.to, (-forward(seat).0, -forward(seat).1));
            ensure!(from == double, "it made no double step over that square");
            let is_open = now.passed[seat] == Some(tried.to);
            ensure!(!is_open, "it may still be taken");
            // Its player, or all the others, have moved since.
            ensure!(now_ply - ply >= 2, "it has just come");
        }
        Fault::EpPawnDidNotDoubleStep {
            pawn, came_from, ..
        } => {
            ensure!(place(pawn) == beside, "the neighbor stands on {beside:?}");
            let from = came.map(|(_, from)| from);
            ensure!(from == Some(place(came_from)), "it came from {from:?}");
            let steps = way(seat, place(came_from), beside);
            ensure!(steps != (2, 0), "that was a double step");
        }
        Fault::EpNotAvailable { pawn, .. } => {
            ensure!(place(pawn) == beside, "the neighbor stands on {beside:?}");
            ensure!(came.is_none(), "it is known how it came: {came:?}");
            ensure!(
                now.passed[seat].is_none_or(|over| over != tried.to),
                "it has just passed"
            );
        }
        _ => {}
    }
    Ok(())
}

/// Whether somebody said how the game ends, and how; `left` are the seats with men on the board.
pub(crate) fn declared(said: Said, outcome: Outcome, left: &[usize]) -> bool {
    let is_won_by_another = |by: usize| {
        let winner = outcome.winner().map(Seat::index);
        winner.is_none_or(|it| it != by && left.contains(&it))
    };
    match (said, outcome.ending) {
        (Said::Agreed, Ending::Agreement) => true,
        (Said::Resigned(by), Ending::Resignation) => is_won_by_another(by),
        (Said::Claimed, Ending::Threefold | Ending::FiftyMoves) => true,
        _ => false,
    }
}
