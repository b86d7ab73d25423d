//! What a house rule refuses is told as that house rule: in its own sentence, with its own card.
//!
//! The same is asked under the Laws and under house rules. Whatever is refused here and not there is
//! the house's doing, and must say so: every key, every value, every set of rules in the program.

use std::collections::BTreeSet;

use squarewise::explain::{self, Explanation};
use squarewise::lesson::rulesets;
use squarewise::locale::Locale;
use squarewise::rulebook;
use squarewise::rules::ruleset::{KEYS, RuleKey};
use squarewise::rules::{
    Attempt, Claim, Classic, Cross, Geometry, Line, Position, Role, Ruleset, Seat, Touched,
};

use crate::support::{attempt, on_the_cross as cross, position};

/// What is asked of a line besides its next move.
#[derive(Clone, Copy, Debug)]
enum Act {
    Claim(Claim, Seat),
    /// A claim for the position after the next move.
    ClaimWith(Claim, Seat),
    Agree,
    Resign,
    TakeBack,
}

const ACTS: &[Act] = &[
    Act::Claim(Claim::Threefold, Seat::WHITE),
    Act::Claim(Claim::Threefold, Seat::BLACK),
    Act::Claim(Claim::FiftyMoves, Seat::WHITE),
    Act::ClaimWith(Claim::Threefold, Seat::WHITE),
    Act::ClaimWith(Claim::Threefold, Seat::BLACK),
    Act::ClaimWith(Claim::FiftyMoves, Seat::WHITE),
    Act::Agree,
    Act::Resign,
    Act::TakeBack,
];

/// A refusal, or `None` where something is allowed.
type Answer<G> = Option<Explanation<G>>;

fn acted<G: Geometry>(line: &Line<G>, act: Act, next: Attempt<G>) -> Answer<G> {
    let (position, mut line) = (*line.position(), line.clone());
    let refused = match act {
        Act::Claim(claim, by) => line.claim(claim, by, None),
        Act::ClaimWith(claim, by) => line.claim(claim, by, Some(next)),
        Act::Agree => line.agree(),
        Act::Resign => line.resign(position.turn()),
        Act::TakeBack => {
            let held = Touched::new().take_back(&mut line, false).err()?;
            return Some(explain::touched(&position, &held));
        }
    };
    Some(explain::claim(&position, &refused.err()?))
}

fn tried<G: Geometry>(line: &Line<G>, attempt: Attempt<G>) -> Answer<G> {
    let verdict = line.judge(attempt);
    Some(explain::fault(line.position(), verdict.fault()?))
}

/// Everything that is asked while moves are played: before each of them all acts and the move itself,
/// until one is refused. The same moves make the same questions.
fn asked<G: Geometry>(start: Position<G>, rules: Ruleset, moves: &str) -> Vec<Answer<G>> {
    let mut line = Line::with_rules(start, rules);
    let mut answers = Vec::new();
    for mv in moves.split_whitespace() {
        let attempt = Attempt::parse(mv).unwrap();
        answers.extend(ACTS.iter().map(|act| acted(&line, *act, attempt)));
        answers.push(tried(&line, attempt));
        if line.play(attempt).is_err() {
            break;
        }
    }
    answers
}

/// Lines in which something is counted: knights and rooks that come home, pawns among quiet moves.
fn counted() -> Vec<(Position, String)> {
    let at = |text: &str| position(text);
    let rook = |clock: u8| at(&format!("7k/8/8/8/8/8/P7/KR6 w - - {clock} 90"));
    let quiet = "b1c1 h8g8 a2a3 g8h8 c1b1 h8g8 b1c1 g8h8 c1b1";
    vec![
        (at("startpos"), "g1f3 g8f6 f3g1 f6g8 ".repeat(5) + "e2e4"),
        (
            at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq"),
            "h1g1 h8g8 g1h1 g8h8 ".repeat(5) + "a1b1",
        ),
        (rook(2), quiet.to_owned()),
        (rook(95), quiet.to_owned()),
        (rook(97), "b1c1 h8g8 c1b1 g8h8 b1c1 h8g8".to_owned()),
        (rook(144), quiet.to_owned()),
        (
            at("7k/P7/8/8/8/8/8/K7 w - - 99 90"),
            "a7a8q h8h7".to_owned(),
        ),
    ]
}

/// Positions on the cross, what was played, and a try that some house rule refuses.
#[rustfmt::skip]
const ON_THE_CROSS: &[(&str, &str, &str, &str)] = &[
    ("ep_geometry", "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe4 wPd4", "e4-e6", "d4-e5"),
    ("ep_window", "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe4 wRa7 nPf6 eRl7", "e4-e6 a7-a8", "f6-e5"),
    ("corner_squeeze", "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sBc2", "", "c2-b3"),
    ("promotion_row", "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPe7", "", "e7-e8"),
    ("promotion_row", "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sPa9", "", "a9-a10=Q"),
    ("rule3", "W aaaa - - N<S sKg1 wKa6 nKg12 eKl6 sRg4 sPj3 wRc8 nNj9 eRl9", "", "c8-c12"),
    ("absent_attack", "S aaza - - - sKg3 wKa6 nKg12 eKl6 nRh8", "", "g3-h3"),
    ("alliances", "S aaaa - - - sKg1 wKa6 nKg12 eKl6 sRf4 wRf9", "", "f4-f9"),
];

/// Whether a refusal is told as a house rule's own: the rule as it reads here, its card, no article.
#[track_caller]
fn is_of_house<G: Geometry>(refused: &Explanation<G>, rules: &Ruleset) -> &'static RuleKey {
    let house = refused.house.unwrap_or_else(|| panic!("{refused:?}"));
    let key = house.key;
    assert_eq!(rules.get(key.name), Some(house.here), "{}", key.name);
    assert_ne!(house.here, house.other);
    assert_eq!(refused.article, "", "{}", key.name);
    assert_eq!(
        Some(&refused.rule),
        explain::reading(key, house.here).as_ref()
    );
    let card = rulebook::find(refused.card.id()).unwrap();
    assert!(card.keys.contains(&key.name), "{}: {}", key.name, card.id());
    key
}

/// The sentence that the Laws have for the same: the one that must not be said of the house rule.
fn is_said_by_the_laws(house: &Explanation<Classic>, laws: &[Answer<Classic>]) -> bool {
    let is_it = |it: &Explanation<Classic>| it.house.is_none() && it.sentence == house.sentence;
    laws.iter().flatten().any(is_it)
}

/// Every key with a value that is not the Laws'.
fn house_rules() -> impl Iterator<Item = (&'static str, Ruleset)> {
    KEYS.iter().flat_map(|key| {
        key.values.iter().skip(1).map(|value| {
            let mut rules = Ruleset::FIDE;
            rules.set(key.name, value).unwrap();
            (key.name, rules)
        })
    })
}

#[test]
fn what_one_key_refuses_is_told_as_that_key() {
    let mut told = BTreeSet::new();
    for (start, moves) in counted() {
        let laws = asked(start, Ruleset::FIDE, &moves);
        for (key, rules) in house_rules() {
            let here = asked(start, rules, &moves);
            for (here, there) in here.iter().zip(&laws) {
                let Some(refused) = here else { continue };
                if there.is_none() || refused.house.is_some() {
                    assert_eq!(is_of_house(refused, &rules).name, key, "{moves}");
                    let is_theirs = is_said_by_the_laws(refused, &laws);
                    assert!(!is_theirs, "{key}: {:?}", refused.sentence);
                    told.insert(key);
                } else {
                    assert_ne!(refused.article, "", "{key}: {refused:?}");
                }
            }
        }
    }
    let expected = [
        "agreement",
        "claim_by",
        "claims",
        "fifty_effect",
        "fifty_reset",
        "repetition",
        "resign",
        "same_position",
        "takeback",
    ];
    assert_eq!(told, BTreeSet::from(expected));
}

#[test]
fn what_a_set_of_rules_refuses_is_told_as_one_of_its_keys() {
    let mut told = BTreeSet::new();
    for name in rulesets::names() {
        let rules = rulesets::named(name).unwrap();
        for (start, moves) in counted() {
            let laws = asked(start, Ruleset::FIDE, &moves);
            for (here, there) in asked(start, rules, &moves).iter().zip(&laws) {
                let Some(refused) = here else { continue };
                if there.is_none() || refused.house.is_some() {
                    told.insert((name, is_of_house(refused, &rules).name));
                }
            }
        }
    }
    for expected in [
        ("club", "repetition"),
        ("club", "fifty_reset"),
        ("club", "takeback"),
        ("fide-online", "repetition"),
        ("fide-online", "fifty_effect"),
        ("print-and-play", "same_position"),
        ("print-and-play", "claim_by"),
        ("school", "claims"),
        ("sheet", "claims"),
    ] {
        assert!(told.contains(&expected), "{expected:?}: {told:?}");
    }
    assert!(told.iter().all(|(name, _)| *name != "fide"), "{told:?}");
    // What a sheet does not mention it does not forbid.
    for allowed in ["agreement", "resign"] {
        assert!(told.iter().all(|(_, key)| *key != allowed), "{told:?}");
    }
}

/// The answer to a try on the cross, where pawns may go two steps from anywhere.
fn on_the_cross(
    start: &str,
    moves: &str,
    try_: &str,
    more: Option<(&str, &str)>,
) -> (Answer<Cross>, Ruleset) {
    let mut rules = Ruleset::FIDE;
    rules.set("double_step", "any_time").unwrap();
    if let Some((key, value)) = more {
        rules.set(key, value).unwrap();
    }
    let position = cross(start);
    let mut company = *position.company();
    company.ally(Seat::South, Seat::West);
    let mut line = Line::with_calls(position.with_company(company), rules);
    for mv in moves.split_whitespace() {
        line.play(Attempt::parse(mv).unwrap()).unwrap();
    }
    (tried(&line, Attempt::parse(try_).unwrap()), rules)
}

#[test]
fn what_a_key_refuses_on_the_cross_is_told_as_that_key() {
    for (key, start, moves, try_) in ON_THE_CROSS {
        let (laws, _) = on_the_cross(start, moves, try_, None);
        assert_eq!(laws, None, "{key}");
        let named = RuleKey::named(key).unwrap();
        let mut n_refused = 0;
        for value in named.values {
            let (here, rules) = on_the_cross(start, moves, try_, Some((key, value)));
            let Some(refused) = here else { continue };
            n_refused += 1;
            let house = refused
                .house
                .unwrap_or_else(|| panic!("{key}: {refused:?}"));
            assert_eq!((house.key.name, Some(house.here)), (*key, rules.get(key)));
            assert_eq!(refused.article, "");
            let card = rulebook::find(refused.card.id()).unwrap();
            assert!(card.keys.contains(key), "{key}: {}", card.id());
            let sentence = refused.sentence.id();
            let is_own = ![
                "reason-pawn-diagonal-needs-capture",
                "reason-king-into-attack",
            ]
            .contains(&sentence);
            assert!(is_own, "{key}: {sentence}");
        }
        assert!(n_refused > 0, "{key} refuses nothing");
    }
}

#[test]
fn an_army_under_command_is_told_as_the_key_that_gives_it_away() {
    let start = "S aawa - - - sKg3 wKa6 eKl6 nRh8";
    let under = Some(("mated_army", "captured_by_mater"));
    let (refused, rules) = on_the_cross(start, "", "g3-h3", under);
    let refused = refused.unwrap();
    assert_eq!(is_of_house(&refused, &rules).name, "mated_army");
    assert_eq!(refused.sentence.id(), "reason-commanded-guard");
}

#[test]
fn every_key_has_a_card_that_is_about_it() {
    for key in KEYS {
        let card = explain::key_card(key).unwrap_or_else(|| panic!("{}", key.name));
        let card = rulebook::find(card.id()).unwrap();
        assert!(card.keys.contains(&key.name), "{}: {}", key.name, card.id());
    }
}

/// What is said to a claim of White after some moves of the start position.
fn claimed(language: &str, rules: &str, moves: &str) -> String {
    let mut line = Line::with_rules(Position::start(), rulesets::named(rules).unwrap());
    for mv in moves.split_whitespace() {
        line.play(attempt(mv)).unwrap();
    }
    let claim = line.clone().claim(Claim::Threefold, Seat::WHITE, None);
    let sentence = match claim {
        Err(refused) => explain::claim(line.position(), &refused).sentence,
        Ok(outcome) => explain::outcome(line.position(), outcome).sentence,
    };
    Locale::load(&[language]).say_plain(&sentence)
}

#[test]
fn the_school_club_counts_moves_in_a_row_and_says_so() {
    let knights = "g1f3 g8f6 f3g1 f6g8 ";
    let says = |language: &str, times: usize| claimed(language, "club", &knights.repeat(times));
    let needed = "Not yet: here the same moves must be played three times in a row.";
    assert_eq!(says("en", 0), format!("{needed} So far it’s once."));
    assert_eq!(says("en", 2), format!("{needed} So far it’s 2 times."));
    assert_eq!(
        says("de", 2),
        "Noch nicht: Hier müssen dieselben Züge dreimal hintereinander kommen. Bisher kamen sie zweimal."
    );
    assert_eq!(
        says("en", 3),
        "The same moves were made three times in a row. By this house rule the game is a draw."
    );
    // The Laws have seen the position three times by then.
    assert_eq!(
        claimed("en", "fide", &knights.repeat(2)),
        "The same position has come up three times. The game is a draw."
    );
}

#[test]
fn a_pawn_may_stay_only_where_the_house_has_a_word_for_it() {
    // Whatever a pawn may become, a refusal is that of the Laws: no key refuses more.
    for (key, rules) in house_rules() {
        let start = position("4k3/P7/8/8/8/8/8/4K3 w");
        let line = Line::with_rules(start, rules);
        for role in Role::PROMOTIONS.map(Some).into_iter().chain([None]) {
            let mut try_ = attempt("a7a8");
            try_.promotion = role;
            let is_legal = line.judge(try_).legal().is_some();
            assert!(is_legal || role.is_none(), "{key}: {role:?}");
        }
    }
}
