//! The claim that the game is over: mate and stalemate looked up on the grid, repetitions and quiet
//! moves counted over the boards before.

use std::collections::BTreeSet;

use squarewise::rules::{Ending, Fault, Geometry, Role};

use crate::slow::{Place, Slow, Step, place};
use crate::support::Dice;
use crate::truth::claims::{Told, declared, ensure};
use crate::truth::scene::{Scene, set};

pub(crate) fn check<G: Geometry>(scene: &Scene<'_, G>, fault: &Fault<G>) -> Told {
    let Fault::GameOver {
        outcome,
        turn,
        king,
        checkers,
    } = *fault
    else {
        return Err("another reason".to_owned());
    };
    let now = &scene.now;
    let me = now.turn;
    ensure!(turn.index() == me, "it is {me}'s turn");
    ensure!(
        king.map(place) == now.king(me),
        "the king stands on {:?}",
        now.king(me)
    );
    let kings = now.kings(me).into_iter();
    let attackers: Vec<_> = kings.flat_map(|king| now.attackers(king, me)).collect();
    let all: BTreeSet<Place> = attackers.iter().map(|it| it.0).collect();
    ensure!(set(checkers) == all, "check is given by {all:?}");
    let binds = attackers.iter().any(|it| now.binds(it.1));
    let stuck = scene.legal().is_empty();
    let n = scene.n_present();
    let holds = match outcome.ending {
        Ending::Checkmate => stuck && binds && outcome.winner().is_some_and(|it| it.index() != me),
        Ending::Stalemate => stuck && !binds,
        Ending::DeadPosition => is_dead(scene),
        Ending::Fivefold => repeated(scene) >= 5,
        Ending::SeventyFive => quiet(scene) >= 75 * n,
        Ending::Threefold => repeated(scene) >= 3,
        Ending::FiftyMoves => quiet(scene) >= 50 * n,
        Ending::Agreement | Ending::Resignation => true,
        Ending::LastKing | Ending::LastTeam | Ending::Supervisor => false,
    };
    ensure!(holds, "{:?} is not so", outcome.ending);
    let is_win = matches!(outcome.ending, Ending::Checkmate | Ending::Resignation);
    ensure!(is_win || outcome.winner().is_none(), "nobody wins by it");
    let by_itself = !matches!(outcome.ending, Ending::Agreement | Ending::Resignation);
    let left: Vec<usize> = now.pieces().into_iter().map(|it| it.1).collect();
    let said = declared(scene.said, outcome, &left);
    ensure!(by_itself || said, "nobody said so: {:?}", scene.said);
    Ok(())
}

/// What two positions must share to be the same.
fn key(slow: &Slow, alike_boards_only: bool) -> (Vec<(Place, usize, Role)>, usize, String) {
    let mut pieces = slow.pieces();
    pieces.sort_unstable();
    let rights = if alike_boards_only {
        String::new()
    } else {
        let takes = |step: &&Step| {
            let is_pawn = matches!(slow.at(step.0), Some((_, Role::Pawn)));
            is_pawn && step.0.0 != step.1.0 && step.0.1 != step.1.1 && slow.at(step.1).is_none()
        };
        let legal = if slow.passed.iter().any(Option::is_some) {
            slow.moves()
        } else {
            Vec::new()
        };
        let passed: BTreeSet<Place> = legal.iter().filter(takes).map(|step| step.1).collect();
        format!("{:?} {passed:?}", slow.rights)
    };
    (pieces, slow.turn, rights)
}

fn repeated<G: Geometry>(scene: &Scene<'_, G>) -> usize {
    let alike = scene.now.is("same_position", "disposition_only");
    let now = key(&scene.now, alike);
    // The board alone is looked at first: most positions differ there.
    let same = |it: &&Slow| it.turn == now.1 && key(it, true).0 == now.0 && key(it, alike) == now;
    scene.past().iter().filter(same).count()
}

/// Half-moves since the last capture or pawn move, those before the start included.
fn quiet<G: Geometry>(scene: &Scene<'_, G>) -> usize {
    let past = scene.past();
    let only_last_row = scene.now.is("fifty_reset", "promotion_or_capture");
    let begins = |ply: &usize| {
        let (before, after) = (past[ply - 1].pieces(), past[*ply].pieces());
        let pawns = |all: &[(Place, usize, Role)]| {
            let pawns = all.iter().filter(|it| it.2 == Role::Pawn);
            pawns.copied().collect::<Vec<_>>()
        };
        let (one, two) = (pawns(&before), pawns(&after));
        before.len() != after.len()
            || (!only_last_row && one != two)
            || (only_last_row && one.len() != two.len())
    };
    match (1..past.len()).rev().find(begins) {
        Some(ply) => past.len() - 1 - ply,
        None => past.len() - 1 + usize::from(scene.line.start().halfmove_clock()),
    }
}

/// Too few men for a mate, or no random play ever finds one.
fn is_dead<G: Geometry>(scene: &Scene<'_, G>) -> bool {
    let men = scene.now.pieces();
    let is_minor = |role| matches!(role, Role::Bishop | Role::Knight);
    let others: Vec<_> = men.iter().filter(|it| it.2 != Role::King).collect();
    let is_bare = others.len() <= 2 && others.iter().all(|it| is_minor(it.2));
    if scene.now.is("dead_position", "material_four") || (is_bare && others.len() <= 1) {
        return is_bare;
    }
    let mut dice = Dice::new(0xDEAD);
    (0..6).all(|_| {
        let mut slow = scene.now.clone();
        for _ in 0..40 {
            let moves = slow.moves();
            let Some(step) = (!moves.is_empty()).then(|| moves[dice.below(moves.len())]) else {
                let king = slow.king(slow.turn);
                return king.is_none_or(|it| slow.attackers(it, slow.turn).is_empty());
            };
            slow = slow.after(&step, true);
        }
        true
    })
}
