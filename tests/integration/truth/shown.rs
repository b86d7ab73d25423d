//! What is said and drawn: the pieces that the sentence names stand where it says, and every mark
//! is true of the board.

use std::collections::BTreeSet;

use squarewise::explain::{self, Explanation, Proof};
use squarewise::locale::Locale;
use squarewise::rules::{Ending, Fault, Geometry, Role};

use crate::slow::{Place, Slow, place};
use crate::truth::claims::{Told, ensure};
use crate::truth::right::Try;
use crate::truth::scene::{Said, Scene, set};

/// The sentence and the marks of a refusal.
pub(crate) fn check<G: Geometry>(
    english: &Locale,
    scene: &Scene<'_, G>,
    tried: &Try,
    fault: &Fault<G>,
) -> Told {
    let told = explain::fault(scene.line.position(), fault);
    let sentence = english.say_plain(&told.sentence);
    named_men_stand_there(&scene.now, &sentence)?;
    if let Fault::GameOver { outcome, .. } = fault {
        let who = match (scene.said, outcome.ending) {
            (_, Ending::Checkmate | Ending::Stalemate) => Some(scene.now.turn),
            (Said::Resigned(by), Ending::Resignation) if outcome.winner().is_some() => Some(by),
            _ => None,
        };
        let named =
            who.is_none_or(|seat| sentence.contains(["White", "Blue", "Black", "Yellow"][seat]));
        ensure!(named, "{sentence}: it was {who:?}");
    }
    marks(scene, tried, fault, &told)
}

/// "the rook on e7", "your knight on c3", "A pawn stands on e3", "e5 is empty".
fn named_men_stand_there(now: &Slow, sentence: &str) -> Told {
    let words: Vec<&str> = sentence
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    for (at, word) in words.iter().enumerate() {
        // "Castling needs your rook on h1": the one that is missing.
        if words[..at].contains(&"needs") {
            break;
        }
        let Some(square) = read(word) else { continue };
        let before: Vec<&str> = words[..at].iter().rev().take(3).copied().collect();
        let role = match before[..] {
            ["on", "stands", role] | ["on", role, ..] => Role::ALL
                .into_iter()
                .find(|it| it.code() == role.to_lowercase()),
            _ => None,
        };
        if let Some(role) = role {
            let there = now.at(square).map(|it| it.1);
            ensure!(
                there == Some(role),
                "{sentence}: on {word} stands {there:?}"
            );
        }
        if words[at + 1..].starts_with(&["is", "empty"]) {
            ensure!(now.at(square).is_none(), "{sentence}: {word} is not empty");
        }
    }
    Ok(())
}

/// A square by its name.
fn read(word: &str) -> Option<Place> {
    let file = word.chars().next().filter(char::is_ascii_lowercase)?;
    let rank: i8 = word[1..].parse().ok()?;
    Some((i8::try_from(u32::from(file) - 97).ok()?, rank - 1))
}

/// Whether a piece on one square attacks another.
fn attacks(board: &Slow, from: Place, to: Place) -> bool {
    let sees = |(seat, role)| board.sees(from, seat, role).contains(&to);
    board.at(from).is_some_and(sees)
}

fn marks<G: Geometry>(
    scene: &Scene<'_, G>,
    tried: &Try,
    fault: &Fault<G>,
    told: &Explanation<G>,
) -> Told {
    let now = &scene.now;
    // Where the move would leave the board, for what would be attacked then.
    let moves = matches!(told.proof.first(), Some(Proof::Danger(_) | Proof::Gone(_)))
        && now.at(tried.from).is_some_and(|it| it.0 == now.turn)
        && !matches!(fault, Fault::GameOver { .. } | Fault::Castling(_));
    let after = if moves {
        now.board_after(&tried.step())
    } else {
        now.clone()
    };
    let drawn: BTreeSet<Place> = (told.proof.iter())
        .filter_map(|mark| match mark {
            Proof::Attack { from, .. } => Some(place(*from)),
            _ => None,
        })
        .collect();
    for mark in &told.proof {
        let there = |at| now.at(place(at)).is_some();
        let holds = match *mark {
            Proof::Attack { from, to } => {
                let (from, to) = (place(from), place(to));
                attacks(now, from, to) || attacks(&after, from, to)
            }
            Proof::Danger(_) => !drawn.is_empty(),
            Proof::Blocker(at) => there(at),
            Proof::Pin {
                pinner,
                pinned,
                king,
            } => {
                let only = BTreeSet::from([place(pinned)]);
                place(pinned) == tried.from
                    && now.shields(place(pinner), place(king)) == only
                    && matches!(now.at(place(king)), Some((_, Role::King)))
            }
            Proof::RightLost {
                king,
                rook,
                by_king,
            } => {
                let Fault::Castling(facts) = fault else {
                    return Err("no castling is refused".to_owned());
                };
                (king, rook) == (facts.king, facts.rook_home)
                    && by_king == facts.king_moved.is_some()
                    && there(king)
            }
            Proof::Empty(at) => !there(at),
            Proof::About(at) => there(at) || place(at) == tried.to,
            Proof::Gone(at) => there(at) && after.at(place(at)) != now.at(place(at)),
            Proof::Came { from, to } => {
                !matches!(fault, Fault::NoPiece { .. }) && there(to) && from != to
            }
            Proof::Allowed(squares) => {
                let may = |to: &Place| match fault {
                    Fault::StillInCheck { .. } => scene.legal().iter().any(|it| it.1 == *to),
                    _ => (scene.legal().iter()).any(|it| it.0 == tried.from && it.1 == *to),
                };
                set(squares).iter().all(may)
            }
        };
        ensure!(holds, "the mark {mark:?}");
    }
    let named: Option<BTreeSet<Place>> = match *fault {
        Fault::KingCapturesProtected {
            protectors: all, ..
        }
        | Fault::KingNextToKing { attackers: all, .. }
        | Fault::KingStaysOnLine { attackers: all, .. }
        | Fault::KingIntoAttack { attackers: all, .. }
        | Fault::EpExposesKing { attackers: all, .. }
        | Fault::DoubleCheckKingMustMove { checkers: all, .. } => Some(set(all)),
        Fault::StillInCheck { checker, .. } => Some(BTreeSet::from([place(checker)])),
        _ => None,
    };
    ensure!(
        named.is_none_or(|named| named == drawn),
        "lines are drawn from {drawn:?}"
    );
    Ok(())
}
