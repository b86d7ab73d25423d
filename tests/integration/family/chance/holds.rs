//! What must hold of every game at any time, whatever has happened.

use squarewise::rules::notation::game_record::Recorded;
use squarewise::rules::ruleset::ArmySetup;
use squarewise::rules::{
    Attempt, Ending, Game, Move, Position, Role, Ruleset, Seats, Square, Status, Verdict,
};

use crate::slow::{Slow, Step, step};

/// What must hold of every game at any time.
pub(super) fn holds<G: Recorded>(game: &Game<G>, context: &str) {
    let position = game.position();
    let company = position.company();
    for seat in game.start().seats().iter() {
        let n_kings = position.kings(seat).len();
        let is_out = company.out.contains(seat);
        assert_eq!(n_kings, u32::from(!is_out), "{context}");
    }
    // A statue attacks nothing, and neither does who sleeps.
    let alive = position.alive();
    for square in Square::<G>::all() {
        for seat in alive.iter() {
            for attacker in position.attackers_of(square, seat) {
                let army = position.piece_at(attacker).unwrap().seat;
                assert!(!company.out.contains(company.owner(army)), "{context}");
            }
        }
    }
    let n_moves = game.legal_moves().len();
    match game.outcome() {
        None if game.is_paused() => assert_eq!(n_moves, 0, "{context}"),
        None => {
            assert!(n_moves > 0, "nobody can move: {context}");
            assert_eq!(game.status(game.player()), Status::AtTable, "{context}");
            assert!(alive.len() > 1, "{context}");
        }
        Some(outcome) => ended(game, outcome.ending, outcome.winners, context),
    }
}

/// Exactly one player or one team wins, or nobody.
fn ended<G: Recorded>(game: &Game<G>, ending: Ending, winners: Seats, context: &str) {
    let alive = game.position().alive();
    match ending {
        Ending::LastKing | Ending::Checkmate => assert_eq!(winners.len(), 1, "{context}"),
        Ending::Resignation => assert!(winners.len() <= 1, "{context}"),
        Ending::LastTeam => {
            assert!(winners.iter().any(|seat| alive.contains(seat)), "{context}");
            let seat = winners.iter().next().unwrap();
            let team = Seats::NONE.with(seat).with(seat.opposite());
            assert!(winners.minus(team).is_empty(), "{context}");
        }
        Ending::Supervisor => {}
        _ => assert!(winners.is_empty(), "{context}"),
    }
}

/// A move never takes a king, unless the house has it so and nobody said check to him.
pub(super) fn takes_no_king<G: Recorded>(
    mv: &Move<G>,
    before: &Position<G>,
    rules: &Ruleset,
    context: &str,
) {
    if let Some((_, taken)) = mv.captured()
        && taken.role == Role::King
    {
        assert_eq!(rules.get("silent_check_capture"), Some("true"), "{context}");
        assert!(before.company().calls[taken.seat].is_empty(), "{context}");
    }
}

/// The judge finds legal what is generated, and nothing else.
pub(super) fn agrees<G: Recorded>(game: &Game<G>, context: &str) {
    if game.outcome().is_some() || game.is_paused() {
        return;
    }
    let moves = game.legal_moves();
    let mut n_legal = 0;
    for from in Square::<G>::all().filter(|from| game.position().piece_at(*from).is_some()) {
        for to in Square::<G>::all() {
            let bare = Attempt::new(from, to);
            let named = Role::PROMOTIONS.map(|role| bare.promoting(role));
            for attempt in std::iter::once(bare).chain(named) {
                if let Verdict::Legal(mv) = game.judge(attempt) {
                    assert!(moves.contains(&mv), "{mv} {context}");
                    n_legal += 1;
                }
            }
        }
    }
    let named = moves.iter().filter(|mv| mv.promotion() != Some(Role::Pawn));
    assert_eq!(named.count(), n_legal, "{context}");
}

/// The slow model finds the same moves legal.
pub(super) fn agrees_with_slow_model(game: &Game, context: &str) {
    if game.outcome().is_some() || game.is_paused() {
        return;
    }
    // How the armies stood at the start is not changed by a rule: these always mirror each other.
    let mut rules = *game.rules();
    rules.setup = ArmySetup::Mirror;
    let slow = Slow::new(game.position(), &rules).moves();
    let ours: Vec<Step> = game.position().legal_moves().iter().map(step).collect();
    let only = |these: &[Step], those: &[Step]| -> Vec<Step> {
        let only = these.iter().filter(|it| !those.contains(it));
        only.copied().collect()
    };
    let found = (only(&ours, &slow), only(&slow, &ours));
    assert_eq!(found, (Vec::new(), Vec::new()), "{context}");
    assert_eq!(ours.len(), slow.len(), "{context}");
}
