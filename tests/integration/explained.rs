//! Every refusal is put into words that fit the board, and has a proof to show.

use std::collections::BTreeSet;

use squarewise::explain::{self, Explanation, LightState, Proof, castling_lights};
use squarewise::locale::{Locale, Phrase};
use squarewise::referee::{Referee, Ruling};
use squarewise::rules::{
    Attempt, Cross, Ending, Fault, Line, Outcome, Reason, Ruleset, Seat, Setup, Square, SquareSet,
    Verdict, Waive, Wing,
};
use squarewise::table::{Input, Table};

use crate::laws::LAWS;
use crate::support::{attempt, line, position, rows, text};

fn english() -> Locale {
    Locale::load(&["en"])
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// What is said about a try from a position, in a language.
fn said(language: &str, fen: &str, try_: &str) -> String {
    let line = Line::new(position(fen));
    match line.judge(attempt(try_)) {
        Verdict::Legal(mv) => panic!("{fen}: {mv:?} is legal"),
        Verdict::Illegal(fault) => {
            let explanation = explain::fault(line.position(), &fault);
            Locale::load(&[language]).say_plain(&explanation.sentence)
        }
    }
}

#[track_caller]
fn check(fen: &str, try_: &str, english: &str, german: &str) {
    assert_eq!(said("en", fen, try_), english);
    assert_eq!(said("de", fen, try_), german);
}

#[test]
fn castling_is_explained() {
    check(
        "4k3/8/8/5r2/8/8/8/4K2R w K - 0 1",
        "e1g1",
        "Not yet: the king would cross f1. The rook on f5 attacks that square.",
        "Noch nicht: Der König müsste über f1 gehen. Dieses Feld bewacht der Turm auf f5.",
    );
    check(
        "4k1r1/8/8/8/8/7n/8/4K2R w K - 0 1",
        "e1g1",
        "Not yet: the king would land on g1. The knight on h3 and the rook on g8 attack that square.",
        "Noch nicht: Der König käme nach g1. Dieses Feld bewachen der Springer auf h3 und der Turm auf g8.",
    );
    check(
        "4k3/8/8/8/8/8/8/4KBNR w K - 0 1",
        "e1g1",
        "Not yet: the bishop on f1 and the knight on g1 are in the way. First clear the path.",
        "Noch nicht: Der Läufer auf f1 und der Springer auf g1 stehen im Weg. Mach zuerst den Weg frei.",
    );
    check(
        "4k3/7p/8/8/8/8/8/4K2b w - - 0 1",
        "e1g1",
        "Castling needs your own rook on h1. The bishop there can’t castle.",
        "Zur Rochade brauchst du deinen eigenen Turm auf h1. Der Läufer dort kann nicht rochieren.",
    );
}

#[test]
fn blocked_ways_name_whose_piece_it_is() {
    check(
        "8/8/8/8/p7/8/8/R7 w - - 0 1",
        "a1a8",
        "The rook can’t jump. The pawn on a4 is in the way.",
        "Der Turm kann nicht springen. Der Bauer auf a4 steht im Weg.",
    );
    check(
        "8/8/8/8/P7/8/8/R7 w - - 0 1",
        "a1a8",
        "The rook can’t jump. Your pawn on a4 is in the way.",
        "Der Turm kann nicht springen. Dein Bauer auf a4 steht im Weg.",
    );
}

#[test]
fn the_kings_safety_is_explained() {
    check(
        "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1",
        "e2c3",
        "Not yet: your knight on e2 must stay. It shields the king from the rook on e7.",
        "Noch nicht: Dein Springer auf e2 muss bleiben. Er schützt den König vor dem Turm auf e7.",
    );
    check(
        "4k3/4q3/8/8/8/8/4R3/4K3 w - - 0 1",
        "e2d2",
        "Stay in between: your rook on e2 must not step aside. It shields the king from the queen on e7.",
        "Bleib dazwischen: Dein Turm auf e2 darf nicht zur Seite. Er schützt den König vor der Dame auf e7.",
    );
    check(
        "4k3/8/8/8/1b6/8/8/4K2R w - - 0 1",
        "h1h8",
        "First save your king: the bishop on b4 gives check. The king can step away.",
        "Rette zuerst deinen König: Der Läufer auf b4 gibt Schach. Der König kann ausweichen.",
    );
    check(
        "3rk3/8/8/8/8/8/3p4/4K3 w - - 0 1",
        "e1d2",
        "Not yet: the rook on d8 guards the pawn on d2.",
        "Noch nicht: Der Turm auf d8 deckt den Bauern auf d2.",
    );
    check(
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
        "e5d6",
        "Not yet: both pawns would leave the line. Then the rook on h5 would attack your king.",
        "Noch nicht: Beide Bauern wären weg. Dann würde der Turm auf h5 deinen König angreifen.",
    );
}

#[test]
fn pawns_hear_what_they_can_do() {
    check(
        "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1",
        "e4e5",
        "Pawns take diagonally: look at d5 and f5. Straight ahead, e5 is blocked.",
        "Bauern schlagen schräg: Schau auf d5 und f5. Geradeaus ist e5 versperrt.",
    );
    check(
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7a8",
        "The pawn goes to a8. Choose a queen, rook, bishop or knight.",
        "Der Bauer geht nach a8. Wähle Dame, Turm, Läufer oder Springer.",
    );
}

#[test]
fn every_reason_has_a_sentence_of_its_own_a_card_and_a_proof() {
    let locale = english();
    let mut met = BTreeSet::new();
    for (start, moves, try_, reason, article) in LAWS {
        let mut line = Line::new(position(start));
        for mv in moves.split_whitespace() {
            line.play(attempt(mv)).unwrap();
        }
        let Verdict::Illegal(fault) = line.judge(attempt(try_)) else {
            panic!("{try_} is legal");
        };
        let explanation = explain::fault(line.position(), &fault);
        let prefix = format!("reason-{}", reason.code());
        assert!(explanation.sentence.id().starts_with(&prefix), "{prefix}");
        assert!(explanation.rule.id().starts_with("rule-"), "{prefix}");
        assert_eq!(explanation.article, *article);
        assert!(!explanation.proof.is_empty(), "{prefix}");
        assert!(!locale.say(&explanation.rule).is_empty());
        met.insert(reason.code());
    }
    let of_laws = Reason::ALL.iter().filter(|reason| !reason.is_of_house());
    let all: BTreeSet<_> = of_laws.map(|reason| reason.code()).collect();
    assert_eq!(met, all);
    for reason in Reason::ALL {
        let card = explain::rule_card(*reason);
        let prefix = if reason.is_of_house() {
            "rule-family-"
        } else {
            "rule-"
        };
        assert!(card.id().starts_with(prefix));
        let id = format!("reason-{}", reason.code());
        assert!(Phrase::ALL_IDS.contains(&id.as_str()), "{id}");
    }
}

#[test]
fn thousands_of_refusals_can_be_said_in_every_language() {
    let locales: Vec<Locale> = Locale::available()
        .iter()
        .map(|language| Locale::load(&[&language.tag]))
        .collect();
    let mut n_said = 0;
    for row in rows("moves.jsonl") {
        let line = line(&row);
        for from in Square::all() {
            let to = attempt(text(&row, "move")).to;
            let Ok(fault) = refusal(&line, from, to) else {
                continue;
            };
            let explanation = explain::fault(line.position(), &fault);
            for locale in &locales {
                let said = locale.say_plain(&explanation.sentence);
                assert!(!said.contains(['{', '@']), "{said}");
                assert!(said.contains(' '), "{said}");
                n_said += 1;
            }
        }
    }
    assert!(n_said > 1_000, "{n_said}");
}

fn refusal(line: &Line, from: Square, to: Square) -> Result<Fault, ()> {
    let attempt = Attempt::new(from, to);
    line.judge(attempt).fault().copied().ok_or(())
}

#[test]
fn the_proof_points_at_the_attacker() {
    let line = Line::new(position("4k3/8/8/5r2/8/8/8/4K2R w K - 0 1"));
    let verdict = line.judge(attempt("e1g1"));
    let proof = explain::fault(line.position(), verdict.fault().unwrap()).proof;
    let attack = Proof::Attack {
        from: square("f5"),
        to: square("f1"),
    };
    assert_eq!(proof, [Proof::Danger(square("f1")), attack]);
}

#[test]
fn castling_lights_show_what_fails() {
    let line = Line::new(position("4k3/8/8/5r2/8/8/8/4K2R w K - 0 1"));
    let lights = castling_lights(&line.castling_facts(Wing::King));
    let failing: Vec<_> = lights
        .iter()
        .filter(|light| light.state != LightState::Met)
        .map(|light| light.label.id())
        .collect();
    assert_eq!(failing, ["light-way-safe"]);

    let unknown = Line::new(position("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    let lights = castling_lights(&unknown.castling_facts(Wing::King));
    assert_eq!(lights[0].state, LightState::Unknown);
    assert_eq!(lights[1].state, LightState::Unknown);
}

#[test]
fn every_ending_is_news_and_a_refusal_with_a_card_and_a_proof() {
    let board = position("4k3/8/8/8/8/8/8/4KB2 w");
    let mut said = BTreeSet::new();
    for ending in Ending::OF_THE_LAWS.iter().copied() {
        for outcome in [Outcome::draw(ending), Outcome::win(ending, Seat::BLACK)] {
            let news = explain::outcome(&board, outcome);
            assert!(
                news.sentence
                    .id()
                    .starts_with(&format!("ending-{}", ending.code()))
            );
            assert_eq!(news.article, ending.article());
            assert!(!news.proof.is_empty());
            let fault = Fault::GameOver {
                outcome,
                turn: Seat::WHITE,
                king: None,
                checkers: SquareSet::EMPTY,
            };
            let refused = explain::fault(&board, &fault);
            assert_eq!((&refused.rule, refused.article), (&news.rule, news.article));
            said.insert(refused.sentence.id());
        }
    }
    assert_eq!(said.len(), Ending::OF_THE_LAWS.len() + 1, "{said:?}");
    let dead = explain::outcome(&board, Outcome::draw(Ending::DeadPosition));
    assert_eq!(dead.proof.len(), 3);
}

#[test]
fn endings_are_explained() {
    let mate = position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    let explanation = explain::outcome(&mate, Outcome::win(Ending::Checkmate, Seat::WHITE));
    assert_eq!(
        english().say_plain(&explanation.sentence),
        "Checkmate: nothing can save the black king from the queen on g7. White wins."
    );
    assert_eq!(explanation.article, "5.1.1");
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    let explanation = explain::outcome(&stalemate, Outcome::draw(Ending::Stalemate));
    assert_eq!(explanation.proof, [Proof::About(square("h8"))]);
}

/// What is said in English about the pawn of a seat on the cross that may not go so far.
fn pawn_said(start: &str, try_: &str, double_step: &str) -> String {
    let mut rules = squarewise::lesson::rulesets::named("family").unwrap();
    rules.set("double_step", double_step).unwrap();
    let setup = Setup::<Cross>::parse_ffc(start).unwrap();
    let line = Line::with_rules(setup.into_position(Waive::LESSON).unwrap(), rules);
    let Verdict::Illegal(fault) = line.judge(Attempt::parse(try_).unwrap()) else {
        panic!("{try_} is legal")
    };
    english().say_plain(&explain::fault(line.position(), &fault).sentence)
}

#[test]
fn long_steps_are_explained_for_every_side_and_every_rule() {
    let row = "x,x,8,x,x";
    let board = |turn: char| {
        format!("{turn} aaaa - - - {row}/{row}/12/12/12/3,wP,8/12/12/12/5,sP,6/{row}/{row}")
    };
    let cases = [
        (
            'W',
            "d7-f7",
            "first_move",
            "The pawn on d7 goes one step. It goes two only from its starting square.",
        ),
        (
            'S',
            "f3-f5",
            "first_move",
            "The pawn on f3 goes one step. Only a pawn on rank 2 may go two.",
        ),
        (
            'S',
            "f3-f6",
            "any_time",
            "Pawns go one step or two. From f3 to f6 is too far.",
        ),
        (
            'S',
            "f3-f6",
            "first_move",
            "Pawns go one step, or two from their start. From f3 to f6 is too far.",
        ),
    ];
    for (turn, try_, rule, expected) in cases {
        assert_eq!(pawn_said(&board(turn), try_, rule), expected);
    }
}

#[test]
fn a_king_put_on_his_own_rook_castles_wherever_he_is_put() {
    let start = "4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1";
    let told = |explanation: &Explanation| {
        assert_eq!(explanation.card.id(), "rule-castling");
        assert_eq!(explanation.article, "3.8.2");
        let is_own = explanation.sentence.id() == "reason-king-on-rook";
        assert!(is_own, "{:?}", explanation.sentence);
    };
    // Judged as it is, it is no move.
    let bare = position(start);
    let verdict = bare.judge(attempt("e1h1"));
    told(&explain::fault(&bare, verdict.fault().unwrap()));
    let mut table = Table::new(position(start), Ruleset::FIDE);
    table.write("e1h1");
    assert!(table.game().moves()[0].castled().is_some());
    let referee = Referee::of(Setup::from(&position(start)));
    let Some(Ruling::Allowed(allowed)) = referee.ask(attempt("e1a1")) else {
        panic!("a king on his rook");
    };
    assert!(allowed.mv.castled().is_some());
    // A hand that puts the king there means castling, in a lesson and at the table.
    let mut table = Table::new(position(start), Ruleset::FIDE);
    let [from, to] = ["e1", "h1"].map(square);
    table.apply(Input::Drop { from, to });
    assert!(table.game().moves()[0].castled().is_some());
}

#[test]
fn the_word_above_a_refusal_agrees_with_its_sentence() {
    let words = include_str!("../../locales/en/rules.ftl");
    let mut n_found = 0;
    for reason in Reason::ALL {
        let Some((_, rest)) = words.split_once(&format!("\nreason-{} =", reason.code())) else {
            continue;
        };
        n_found += 1;
        let sentence = rest.split("\nreason-").next().unwrap();
        let says = sentence.contains("Not yet:");
        let word = explain::not_allowed(*reason);
        assert_eq!(word == Phrase::BookNotYet, says, "{reason:?}");
    }
    assert!(n_found > 30, "{n_found}");
}
