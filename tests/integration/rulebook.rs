//! The rulebook: every card has words and boards, every board says what the card says, every
//! refusal leads to a card, and what is looked up is found.

use std::collections::BTreeSet;

use squarewise::diagnostic::Source;
use squarewise::explain;
use squarewise::lesson::{self, AnyLesson};
use squarewise::library::Library;
use squarewise::locale::{Locale, Phrase};
use squarewise::rulebook::glossary::{self, WORDS};
use squarewise::rulebook::search::{Hit, Index};
use squarewise::rulebook::{self, Act, Card, Example, Live, Reply, Says, Setting, chapters};
use squarewise::rules::ruleset::{KEYS, RuleKey};
use squarewise::rules::{Attempt, Classic, Cross, Ending, Line, Reason, Refused, Verdict};

use crate::languages::{LONG, MIRRORED};
use crate::laws::LAWS;
use crate::support::{attempt, position};

fn card(id: &str) -> &'static Card {
    rulebook::find(id).unwrap_or_else(|| panic!("no card {id}"))
}

#[test]
fn cards_and_words_have_names_of_their_own() {
    let cards: BTreeSet<_> = rulebook::cards().map(Card::id).collect();
    assert_eq!(cards.len(), rulebook::cards().count());
    let words: BTreeSet<_> = WORDS.iter().map(|word| word.id).collect();
    assert_eq!(words.len(), WORDS.len());
    for card in rulebook::cards() {
        assert_eq!(
            card.title().id().strip_prefix("card-"),
            card.id().strip_prefix("rule-")
        );
        assert!(!card.examples.is_empty(), "{} has no board", card.id());
        for word in &card.words {
            assert!(glossary::find(word).is_some(), "{}: {word}", card.id());
        }
    }
}

#[test]
fn every_rule_that_can_be_said_is_on_a_card() {
    for id in Phrase::ALL_IDS {
        if id.starts_with("rule-") && *id != "rule-title" {
            card(id);
        }
    }
}

#[test]
fn every_refusal_ending_and_claim_leads_to_a_card() {
    for reason in Reason::ALL {
        let card = card(explain::rule_card(*reason).id());
        assert_eq!(card.is_of_family(), reason.is_of_house(), "{reason:?}");
    }
    for ending in Ending::OF_THE_LAWS.iter().copied() {
        let card = card(explain::ending_card(ending).id());
        assert_eq!(card.article, ending.article(), "{ending:?}");
    }
    for (start, moves, try_, _, _) in LAWS {
        let mut line = Line::new(position(start));
        for mv in moves.split_whitespace() {
            line.play(attempt(mv)).unwrap();
        }
        let Verdict::Illegal(fault) = line.judge(attempt(try_)) else {
            panic!("{try_} is legal");
        };
        card(explain::fault(line.position(), &fault).card.id());
    }
    let line = Line::new(position("startpos"));
    for refused in [
        Refused::RuledOut { key: "claims" },
        Refused::RuledOut { key: "agreement" },
        Refused::RuledOut { key: "resign" },
        Refused::LostByTouch,
        Refused::TooEarly,
        Refused::SeveralLeft,
    ] {
        card(explain::claim(line.position(), &refused).card.id());
    }
}

/// What comes of the act of an example, as the judge has it.
fn judged(example: &Example) -> Says {
    if example.is_on_cross() {
        judged_on::<Cross>(example)
    } else {
        judged_on::<Classic>(example)
    }
}

fn judged_on<G: Setting>(example: &Example) -> Says {
    let mut live = Live::<G>::new(example).unwrap_or_else(|| panic!("{example:?}"));
    let before = *live.position();
    let Some(answer) = live.act() else {
        return Says::Look;
    };
    match answer {
        Reply::Refused { code, .. } => {
            Reason::from_code(code).map_or(Says::NotYet(code.to_owned()), Says::Refused)
        }
        Reply::Ended(outcome) => Says::Ends(outcome.ending),
        Reply::TookBack(_) => Says::Allowed,
        Reply::Played(mv) => match (&example.says, live.outcome()) {
            (Says::Written(expected), _) if G::written(&before, &mv) == *expected => {
                example.says.clone()
            }
            (Says::Written(_), _) => panic!("{}", G::written(&before, &mv)),
            (_, Some(outcome)) => Says::Ends(outcome.ending),
            (_, None) => Says::Allowed,
        },
    }
}

#[test]
fn every_board_says_what_the_card_says() {
    for card in rulebook::cards() {
        for example in &card.examples {
            let found = judged(example);
            assert_eq!(found, example.says, "{}: {example:?}", card.id());
        }
    }
}

#[test]
fn boards_in_pairs_differ_in_what_comes_of_them() {
    let is_pair = |card: &&Card| {
        let cited = ["rule-resignation"];
        card.examples.len() == 2 && !cited.contains(&card.id())
    };
    for card in rulebook::cards().filter(is_pair) {
        assert_ne!(
            card.examples[0].says,
            card.examples[1].says,
            "{}",
            card.id()
        );
    }
}

#[test]
fn a_refused_example_leads_to_a_card_with_its_article_or_one_beside_it() {
    for card in rulebook::cards() {
        for example in &card.examples {
            let card = card.id();
            if example.is_on_cross() {
                leads_to_a_card::<Cross>(example, card);
            } else {
                leads_to_a_card::<Classic>(example, card);
            }
        }
    }
}

fn leads_to_a_card<G: Setting>(example: &Example, card: &str) {
    let mut live = Live::<G>::new(example).unwrap();
    if let Some(Reply::Refused { why, .. }) = live.act() {
        let found = rulebook::find(why.card.id());
        assert!(
            found.is_some_and(|found| found.is_of_family() || !why.article.is_empty()),
            "{card}"
        );
    }
}

#[test]
fn a_lone_piece_moves_again_and_again() {
    let mut live = <Live>::new(&card("rule-rook").examples[0]).unwrap();
    for mv in ["d1d7", "d7a7", "a7a1"] {
        let answer = live.attempt(Attempt::parse(mv).unwrap());
        assert!(matches!(answer, Reply::Played(_)), "{mv}: {answer:?}");
        assert_eq!(live.outcome(), None);
    }
}

#[test]
fn every_house_rule_is_on_a_card() {
    for key in KEYS {
        let has = rulebook::cards().any(|card| card.keys.contains(&key.name));
        assert!(has, "{}", key.name);
    }
    for card in rulebook::cards() {
        for key in &card.keys {
            assert!(RuleKey::named(key).is_some(), "{}: {key}", card.id());
        }
    }
}

#[test]
fn a_rule_of_the_family_has_boards_of_the_cross_and_a_word_of_normal_chess() {
    let cards = || rulebook::cards().filter(|card| card.is_of_family());
    assert_eq!(cards().count(), 13);
    for card in cards() {
        let (cross, square): (Vec<&Example>, Vec<_>) =
            card.examples.iter().partition(|it| it.is_on_cross());
        assert!(cross.iter().all(|it| it.rules == "family"), "{}", card.id());
        assert!(square.iter().all(|it| it.rules == "fide"), "{}", card.id());
        assert!(
            !cross.is_empty() && card.normal().is_some(),
            "{}",
            card.id()
        );
        assert!(card.article.is_empty(), "{}", card.id());
    }
    for normal in rulebook::cards().filter(|card| !card.is_of_family()) {
        assert!(normal.normal().is_none(), "{}", normal.id());
    }
}

#[test]
fn the_same_move_is_judged_by_the_rules_of_its_board() {
    // With one thing changed each board of a pair would say the contrary.
    for (card, place, mended) in [
        ("rule-family-teams", 0, Says::Allowed),
        (
            "rule-family-supervisor",
            1,
            Says::Refused(Reason::Rule3KingDoubleAttack),
        ),
    ] {
        let example = rulebook::find(card).unwrap().examples[place].clone();
        assert_ne!(judged(&example), mended, "{card}");
        let example = Example {
            options: Vec::new(),
            ..example
        };
        assert_eq!(judged(&example), mended, "{card}");
    }
}

#[test]
fn house_rules_stand_side_by_side_with_the_laws() {
    let points = rulebook::points(card("rule-threefold"));
    let repetition = &points[0];
    assert_eq!(repetition.name, Phrase::HouseRepetition);
    assert_eq!(repetition.laws, Phrase::HouseRepetitionFidePosition);
    let others: Vec<_> = repetition
        .others
        .iter()
        .map(|it| (it.profiles.join(" "), it.reading.id()))
        .collect();
    assert_eq!(
        others,
        [
            ("club".to_owned(), "house-repetition-club-sequence"),
            ("fide-online".to_owned(), "house-repetition-automatic"),
        ]
    );
    // No shipped set of rules changes what a pawn becomes.
    assert!(rulebook::points(card("rule-promotion")).is_empty());
    for name in lesson::rulesets::names() {
        assert!(rulebook::profile_name(name).is_some(), "{name}");
        assert!(rulebook::profile_origin(name).is_some(), "{name}");
    }
}

fn taught(id: &str) -> Vec<String> {
    let library = Library::shipped();
    let lessons = library.entries().iter().map(|entry| &entry.lesson);
    let teaching = lessons.filter(|lesson| rulebook::teaches(lesson, card(id)));
    teaching.map(|lesson| lesson.id.clone()).collect()
}

#[test]
fn lessons_stand_on_the_cards_that_they_teach() {
    let has = |id: &str, lesson: &str| taught(id).iter().any(|it| it == lesson);
    assert!(has("rule-rook", "rook"));
    assert!(has("rule-no-jump", "rook"));
    assert!(has("rule-castling-now", "castling-when-not"));
    assert!(!has("rule-rook", "castling-when-not"));
    assert!(!has("rule-hands", "rook"));
    for (card, lesson) in [
        ("rule-family-board", "family-board"),
        ("rule-family-pawns", "family-pawns"),
        ("rule-family-passing", "family-pawns"),
        ("rule-family-last-row", "family-pawns"),
        ("rule-family-attackers", "family-double-attack"),
        ("rule-family-absent", "family-coming-and-going"),
        ("rule-family-say-check", "family-say-check"),
        ("rule-family-teams", "family-teams"),
        ("rule-family-supervisor", "family-teams"),
        ("rule-family-mate", "family-who-wins"),
        ("rule-family-pass", "family-who-wins"),
        ("rule-family-last-king", "family-who-wins"),
        ("rule-family-draw", "family-who-wins"),
    ] {
        assert!(has(card, lesson), "{card}");
        assert!(!has(card, "rook"), "{card}");
    }
}

/// A lesson of one step that names no article.
fn lesson_of(step: &str) -> AnyLesson {
    let text = format!("format = 1\nid = \"own\"\n\n[[step]]\nid = \"one\"\n{step}\n");
    let (lesson, found) = lesson::read(&Source::new("own.toml", text));
    lesson.unwrap_or_else(|| panic!("{found:?}"))
}

#[test]
fn a_lesson_stands_on_the_cards_that_its_steps_run_into() {
    for (step, taught, other) in [
        (
            "kind = \"illegal\"\nboard = \"8/3p4/8/8/3R4/8/8/8 w - - 0 1\"\nmove = \"d4d8\"",
            "rule-no-jump",
            "rule-rook",
        ),
        (
            "kind = \"judge\"\nboard = \"8/8/8/8/3B4/8/8/8 w - - 0 1\"\nmove = \"d4d6\"",
            "rule-bishop",
            "rule-no-jump",
        ),
        (
            "kind = \"status\"\nboard = \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"",
            "rule-stalemate",
            "rule-checkmate",
        ),
        (
            "kind = \"claim\"\nboard = \"start\"\nplayed = \"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8\"",
            "rule-threefold",
            "rule-fifty-moves",
        ),
    ] {
        let lesson = lesson_of(step);
        assert!(rulebook::teaches(&lesson, card(taught)), "{taught}");
        assert!(!rulebook::teaches(&lesson, card(other)), "{other}");
    }
}

fn found(language: &str, asked: &str) -> Vec<&'static str> {
    let index = Index::new(&Locale::load(&[language]));
    let hits = index.find(asked).into_iter();
    hits.map(|hit| match hit {
        Hit::Card(card) => card.id(),
        Hit::Word(word) => word.id,
    })
    .collect()
}

#[test]
fn a_rule_is_found_by_its_article() {
    assert_eq!(
        found("en", "3.8.2.2"),
        ["rule-castling-now", "rule-castling-rook"]
    );
    assert_eq!(found("de", "5.2.1"), ["rule-stalemate"]);
    assert!(found("en", "9.6").contains(&"rule-fivefold"));
    assert!(found("en", "12.99").is_empty());
    assert!(found("en", "statues").contains(&"rule-family-mate"));
    assert_eq!(found("de", "aufsicht")[0], "rule-family-supervisor");
}

#[test]
fn a_rule_is_found_by_a_word_in_the_readers_language() {
    assert_eq!(
        found("en", "STALEmate")[..2],
        ["rule-stalemate", "stalemate"]
    );
    assert_eq!(found("de", "läufer")[0], "rule-bishop");
    assert_eq!(found("de", "LAUFER")[0], "rule-bishop");
    assert_eq!(found("de", "gabel"), ["fork"]);
    assert_eq!(found("en", "castling lost"), ["rule-castling-never"]);
    assert!(found("en", "spieß").is_empty());
    assert_eq!(found("de", "spiess"), ["skewer"]);
    assert_eq!(found(LONG, "biishoop")[0], "rule-bishop");
    assert_eq!(
        found(MIRRORED, "\u{5D1}\u{5D9}\u{5E1}\u{5D7}\u{5D5}\u{5E3}")[0],
        "rule-bishop"
    );
    assert!(found("en", "zebra").is_empty());
    assert_eq!(
        found("en", "  ").len(),
        rulebook::cards().count() + WORDS.len()
    );
}

#[test]
fn a_rule_is_found_however_it_is_spelt() {
    for (language, asked, card) in [
        ("en", "stalmate", "rule-stalemate"),
        ("en", "Stailmate", "rule-stalemate"),
        ("en", "stalma", "rule-stalemate"),
        ("en", "bihsop", "rule-bishop"),
        ("en", "casling loost", "rule-castling-never"),
        ("de", "Batt", "rule-stalemate"),
        ("de", "Leufer", "rule-bishop"),
        ("es", "aogado", "rule-stalemate"),
        ("es", "cavallo", "rule-knight"),
        ("fr", "patt", "rule-stalemate"),
        ("fr", "cavallier", "rule-knight"),
        ("ru", "патт", "rule-stalemate"),
        ("ru", "ладя", "rule-rook"),
        ("ru", "ферсь", "rule-queen"),
    ] {
        let all = found(language, asked);
        assert_eq!(all.first(), Some(&card), "{language} {asked}: {all:?}");
    }
    assert!(found("en", "enpasant").contains(&"en-passant"));
    // "под" is as near to it as "пат".
    assert!(found("ru", "пад").contains(&"rule-stalemate"));
    assert!(found("ru", "рокеровка").contains(&"castling"));
    assert!(found("de", "Rohade").contains(&"castling"));
    // Who spells well finds the same as before, and what is not there is not found.
    assert_eq!(found("en", "stalmate"), found("en", "stalemate"));
    for asked in ["xyzzy", "dinosaur", "12.98", "qq"] {
        assert!(found("en", asked).is_empty(), "{asked}");
    }
}

#[test]
fn words_on_cards_and_in_the_glossary_are_short() {
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        for word in WORDS.iter() {
            let said = locale.say_plain(&word.meaning);
            assert!(said.split_whitespace().count() <= 24, "{said}");
            assert!(said.ends_with('.') || said.ends_with('?'), "{said}");
        }
        for card in rulebook::cards() {
            let title = locale.say_plain(&card.title());
            assert!(title.chars().count() <= 34, "{title}");
            for sheet in &card.sheets {
                assert!(locale.say_plain(sheet).split_whitespace().count() <= 26);
            }
        }
    }
}

#[test]
fn every_chapter_has_cards_and_acts_of_every_kind_are_met() {
    assert!(chapters().iter().all(|chapter| !chapter.cards.is_empty()));
    let acts = rulebook::cards().flat_map(|card| &card.examples);
    let mut acts = acts.map(|example| example.act);
    assert!(acts.any(|act| matches!(act, Act::Resign(_))));
}
