//! The claims about the king's safety: who attacks, along which line, what stands on it, what helps.

use std::collections::BTreeSet;

use squarewise::rules::{CheckAnswers, Fault, Geometry, Role, SquareSet};

use crate::slow::{Place, Status, Step, add, place};
use crate::truth::claims::{Told, ensure, piece};
use crate::truth::right::{Try, keeps_line, left};
use crate::truth::scene::{Scene, between, set};

pub(crate) fn check<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, fault: &Fault<G>) -> Told {
    let now = &scene.now;
    match *fault {
        Fault::KingCapturesProtected {
            captured,
            protectors,
            ..
        } => {
            let there = piece(now, tried.to);
            ensure!(there == Some(captured), "there stands {there:?}");
            return steps_into(scene, tried, protectors);
        }
        Fault::KingNextToKing {
            king, attackers, ..
        } => {
            steps_into(scene, tried, attackers)?;
            let is_king = matches!(now.at(place(king)), Some((_, Role::King)));
            ensure!(
                is_king && set(attackers).contains(&place(king)),
                "no king stands there"
            );
            let (file, rank) = (place(king).0 - tried.to.0, place(king).1 - tried.to.1);
            ensure!(file.abs().max(rank.abs()) == 1, "he stands apart");
        }
        Fault::KingStaysOnLine {
            slider,
            line,
            attackers,
            ..
        } => {
            steps_into(scene, tried, attackers)?;
            let slider = place(slider);
            ensure!(set(attackers).contains(&slider), "it does not reach so far");
            ensure!(
                keeps_line(now, slider, tried),
                "he does not stay on its line"
            );
            let mut expected: BTreeSet<_> = between(slider, tried.to).into_iter().collect();
            expected.insert(tried.to);
            ensure!(set(line) == expected, "the line is {expected:?}");
        }
        Fault::KingIntoAttack { attackers, .. } => return steps_into(scene, tried, attackers),
        Fault::Rule3KingDoubleAttack { .. } => return second_attack(scene, tried, fault),
        _ => return stays(scene, tried, fault),
    }
    Ok(())
}

/// Exactly these attack the square to which the king goes, once he is there.
fn steps_into<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, told: SquareSet<G>) -> Told {
    let after = scene.now.board_after(&tried.step());
    let attackers = after.attacking(tried.to, scene.now.turn);
    ensure!(
        !attackers.is_empty() && set(told) == attackers,
        "it is attacked by {attackers:?}"
    );
    Ok(())
}

/// The reasons of a move with which the king stays where he is.
fn stays<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, fault: &Fault<G>) -> Told {
    let now = &scene.now;
    let danger = left(now, &tried.step()).ok_or("no king is in danger")?;
    let shields = |at: &Place| now.shields(*at, danger.king);
    let alone = BTreeSet::from([tried.from]);
    let told = match *fault {
        Fault::DoubleCheckKingMustMove { king, checkers } => {
            ensure!(
                set(checkers) == danger.checkers,
                "check is given by {:?}",
                danger.checkers
            );
            ensure!(danger.checkers.len() > 1, "one alone gives check");
            king
        }
        Fault::StillInCheck {
            king,
            checker,
            answers,
        } => {
            let checker = place(checker);
            ensure!(danger.checkers.contains(&checker), "it gives no check");
            ensure!(
                danger.attackers.contains(&checker),
                "that check is answered"
            );
            helps(scene, danger.king, checker, &answers)?;
            king
        }
        Fault::EpExposesKing {
            king,
            attackers,
            captured,
            is_shielded_by_both,
            ..
        } => {
            ensure!(
                set(attackers) == danger.attackers,
                "he'd be attacked by {:?}",
                danger.attackers
            );
            let gone = place(captured);
            let after = now.board_after(&tried.step());
            ensure!(
                gone != tried.from && after.at(gone).is_none(),
                "it stays there"
            );
            for at in &danger.attackers {
                let shields = shields(at);
                ensure!(
                    shields.contains(&gone),
                    "{at:?}'s line is open, or not through it"
                );
                let rest: BTreeSet<_> = &shields - &BTreeSet::from([gone, tried.from]);
                ensure!(
                    rest.iter().all(|it| after.at(*it).is_none()),
                    "{rest:?} still shields"
                );
            }
            let both = danger
                .attackers
                .iter()
                .all(|at| shields(at).contains(&tried.from));
            ensure!(both == is_shielded_by_both, "both on the line: {both}");
            king
        }
        Fault::Pinned {
            piece: told,
            king,
            pinners,
            line,
            allowed,
            ..
        } => {
            ensure!(piece(now, tried.from) == Some(told), "another piece");
            let pinning = danger.attackers.iter().filter(|at| shields(at) == alone);
            let pinning: BTreeSet<Place> = pinning.copied().collect();
            ensure!(
                !pinning.is_empty() && set(pinners) == pinning,
                "it is pinned by {pinning:?}"
            );
            let squares = pinning.iter().flat_map(|at| between(*at, danger.king));
            let expected: BTreeSet<Place> = squares.collect();
            ensure!(set(line) == expected, "the line is {expected:?}");
            ensure!(!expected.contains(&tried.to), "it stays on the line");
            let legal = scene.legal().iter().filter(|step| step.0 == tried.from);
            let legal: BTreeSet<Place> = legal.map(|step| step.1).collect();
            ensure!(set(allowed) == legal, "it may go to {legal:?}");
            let on_line = |to: &Place| expected.contains(to) || pinning.contains(to);
            let one_king = now.kings(now.owner[now.turn]).len() == 1;
            ensure!(
                !one_king || legal.iter().all(on_line),
                "it may leave the line: {legal:?}"
            );
            king
        }
        _ => return Err("a reason that nobody knows".to_owned()),
    };
    ensure!(
        place(told) == danger.king,
        "the king stands on {:?}",
        danger.king
    );
    Ok(())
}

/// What answers the check: each legal move is one of the three ways.
fn helps<G: Geometry>(
    scene: &Scene<'_, G>,
    king: Place,
    checker: Place,
    told: &CheckAnswers<G>,
) -> Told {
    let now = &scene.now;
    let line = between(checker, king);
    let (mut run, mut take, mut block) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for step in scene.legal() {
        let after = now.board_after(step);
        // An army that falls with its king is not taken.
        let falls = matches!(now.at(step.1), Some((_, Role::King)));
        let is_taken = after.at(checker) != now.at(checker) && !falls;
        if step.1 == checker || is_taken {
            take.insert(step.0);
        } else if step.0 == king {
            run.insert(step.1);
        } else if line.contains(&step.1) {
            block.insert(step.1);
        }
    }
    ensure!(set(told.run) == run, "he runs to {run:?}");
    ensure!(set(told.take) == take, "it is taken by {take:?}");
    ensure!(set(told.block) == block, "between go {block:?}");
    Ok(())
}

/// Family rule 3: two players or more attack one king, and one of them did not before.
fn second_attack<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, fault: &Fault<G>) -> Told {
    let Fault::Rule3KingDoubleAttack {
        king, attackers, ..
    } = *fault
    else {
        return Err("another reason".to_owned());
    };
    let (now, king) = (&scene.now, place(king));
    let Some((victim, Role::King)) = now.at(king) else {
        return Err("no king stands there".to_owned());
    };
    let is_foe = !now.is_one_side(victim, now.turn) && now.status[victim] == Status::Here;
    ensure!(is_foe, "nobody plays against him");
    let step = tried.step();
    let after = now.board_after(&step);
    let (before, players) = (now.players(king, victim), after.players(king, victim));
    ensure!(players.len() > 1, "only {players:?} attack him");
    ensure!(
        players.iter().any(|it| !before.contains(it)),
        "they all did before"
    );
    let expected: BTreeSet<Place> = (after.attacking(king, victim).into_iter())
        .map(|at| stood(scene, &step, at))
        .collect();
    ensure!(set(attackers) == expected, "he is attacked by {expected:?}");
    Ok(())
}

/// Where a piece stands before a move: the one that moves, and a rook that castles.
pub(crate) fn stood<G: Geometry>(scene: &Scene<'_, G>, step: &Step, at: Place) -> Place {
    let now = &scene.now;
    let (file, rank) = (step.1.0 - step.0.0, step.1.1 - step.0.1);
    let is_king = matches!(now.at(step.0), Some((_, Role::King)));
    if at == step.1 {
        return step.0;
    }
    if is_king && file.abs().max(rank.abs()) == 2 && at == add(step.0, (file / 2, rank / 2)) {
        let (_, ways) = now.homes(now.turn);
        let way = ways.into_iter().find(|(by, _)| *by == (file / 2, rank / 2));
        let (by, far) = way.expect("a castling");
        return add(step.0, (by.0 * far, by.1 * far));
    }
    at
}
