//! `squarewise judge`: every case through the program, its text for people, its words about bad input.

use serde_json::Value;

use crate::cli::{answers, cases, err, fed, out, squarewise};
use crate::support::{Folder, rows};

/// The rows of a file of cases with the program's answers.
fn judged(file: &str, input: String) -> Vec<(Value, Value)> {
    let output = fed(&["judge", "--batch"], input);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let (rows, answers) = (rows(file), answers(&output));
    assert_eq!(rows.len(), answers.len());
    rows.into_iter().zip(answers).collect()
}

/// Whether an article is one of those that a case names: `1.1-1.3`, `3.2/3.3/3.4/3.6`, `1.1 (7.5.3)`.
fn is_article(expected: &Value, answered: &Value) -> bool {
    match (expected.as_str(), answered.as_str()) {
        (Some(expected), Some(answered)) => expected
            .split(['/', '-', ' '])
            .any(|article| article == answered),
        (expected, answered) => expected == answered,
    }
}

/// Whether a parameter is what a case says; why a position is dead it says in words of its own.
fn is_told(key: &str, expected: &Value, answered: &Value) -> bool {
    match (key, expected.as_str()) {
        ("why", Some(why)) if why.starts_with("dead position") => answered == "dead-position",
        _ => expected == answered,
    }
}

#[test]
fn every_case_has_its_verdict_reason_article_and_params() {
    let mut differences = Vec::new();
    for (row, answer) in judged("moves.jsonl", cases("moves.jsonl")) {
        let expect = &row["expect"];
        let mut is_same = row["id"] == answer["id"]
            && expect["legal"] == answer["legal"]
            && expect["reason"] == answer["reason"]
            && is_article(&expect["article"], &answer["article"]);
        for (key, value) in expect["params"].as_object().into_iter().flatten() {
            is_same &= is_told(key, value, &answer["params"][key]);
        }
        is_same &= answer["text"]
            .as_str()
            .is_some_and(|it| it.ends_with(['.', '!', '?']));
        is_same &= answer["legal"] == (answer["read"] == "ok");
        if !is_same {
            differences.push(format!("{row}\n{answer}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn every_case_of_notation_is_read() {
    let mut differences = Vec::new();
    // What is read is asked here, and nobody reads moves of a game that is over.
    let no_end = r#", "options": {"dead_position": "off"}, "expect":"#;
    let input = cases("san.jsonl").replace(r#", "expect":"#, no_end);
    for (row, answer) in judged("san.jsonl", input) {
        let (expect, tried) = (&row["expect"], row["move"].as_str().unwrap());
        // What must be refused is refused; under which name is ours to choose.
        let is_same = match expect["strict"].as_str() {
            _ if tried == "--" => answer["read"] == "syntax",
            Some("reject") => answer["read"] != "ok",
            Some("lenient-only") if answer["read"] != "ok" => tried.contains('x'),
            _ => ["read", "uci", "san"]
                .iter()
                .all(|key| expect[*key] == answer[*key]),
        };
        if !is_same {
            differences.push(format!("{row}\n{answer}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn an_answer_has_the_documented_keys_in_order() {
    let output = squarewise(&["judge", "--json", "e4", "a1a5"]);
    let legal = r#"{"id":null,"read":"ok","legal":true,"reason":null,"article":null,"params":null,"uci":"e2e4","san":"e4","text":"You may play that: the pawn from e2 to e4.","after":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"}"#;
    let refused = r#"{"id":null,"read":"illegal","legal":false,"reason":"path-blocked","article":"3.5","params":{"piece":"rook","blocker":"white pawn a2","from":"a1","to":"a5"},"uci":null,"san":null,"text":"The rook can’t jump. Your pawn on a2 is in the way.","after":null}"#;
    assert_eq!(out(&output), format!("{legal}\n{refused}\n"));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn every_failing_condition_of_castling_is_told() {
    let start = "4k1r1/8/8/8/8/8/4q3/4KB2 w - - 0 1";
    let output = squarewise(&["judge", "--json", "--start", start, "e1g1"]);
    let failing = &answers(&output)[0]["params"]["failing"];
    let wanted = [
        "castle-no-rook",
        "castle-pieces-between",
        "castle-out-of-check",
        "castle-through-check",
        "castle-into-check",
    ];
    assert_eq!(*failing, Value::from(&wanted[..]));
}

#[test]
fn a_refusal_is_drawn_with_its_proof() {
    let start = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    let output = squarewise(&["judge", "--start", start, "O-O"]);
    let drawn = "\
O-O (castle-through-check, FIDE 3.8.2.2)
Not yet: the king would cross f1. The rook on f8 attacks that square.

 8   .  .  .  .  k [r] .  .
 7   .  .  .  .  .  *  .  .
 6   .  .  .  .  .  *  .  .
 5   .  .  .  .  .  *  .  .
 4   .  .  .  .  .  *  .  .
 3   .  .  .  .  .  *  .  .
 2   .  .  .  .  .  *  .  .
 1   .  .  .  .  K <.> .  R
     a  b  c  d  e  f  g  h

    [ ] attacks   < > in danger   * its line

";
    assert_eq!(out(&output), drawn);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_legal_move_is_drawn_and_german_is_spoken() {
    let output = squarewise(&["judge", "--lang", "de", "--moves", "e4 e5", "Nf3"]);
    let said = out(&output);
    assert!(said.starts_with("Nf3 (Sf3)\nDas darfst du spielen: der Springer von g1 nach f3.\n"));
    assert!(said.contains(" 3   .  .  .  .  . (N) .  .\n"), "{said}");
    assert!(said.contains("( ) gezogen"), "{said}");
}

#[test]
fn on_the_cross_each_piece_has_the_letter_of_its_seat() {
    let start =
        "S a-a- - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/12/12/12/12/12/x,x,8,x,x/x,x,sR,3,sK,3,x,x";
    let output = squarewise(&["judge", "--start", start, "c1-d2"]);
    let said = out(&output);
    assert!(said.contains("12           +   .   .   .   nK"), "{said}");
    assert!(said.contains(" 1          (sR) +   +   +   sK"), "{said}");
    let answer = &answers(&squarewise(&["judge", "--json", "--start", start, "c1c5"]))[0];
    assert!(
        answer["after"].as_str().unwrap().starts_with("N a-a- "),
        "{answer}"
    );
    assert_eq!(answer["san"], Value::Null);
}

#[track_caller]
pub(super) fn refused(arguments: &[&str], words: &str) {
    let output = squarewise(arguments);
    let said = err(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(words), "{said}");
    assert_eq!(out(&output), "");
}

#[test]
fn what_cannot_be_used_is_told_with_its_place() {
    let rows = "x,x,8,x,x/x,x,2,nK,2,nK,2,x,x/12/12/12/12/12/12/12/12/x,x,2,sK,5,x,x/x,x,8,x,x";
    let nobody = format!("N aaza - - - {rows}");
    let nine = "8/8/8/8/3R5/8/8/8 w";
    #[rustfmt::skip]
    let cases: [(&[&str], &str); 9] = [
        (&["judge"], "MOVE"),
        (&["judge", "--batch", "e2e4"], "cannot be used"),
        (&["judge", "--start", "startposs", "e2e4"], "write `startpos`, `family-start` or a FEN"),
        (&["judge", "--start", nine, "e2e4"],
         "rank 4 of this position should have 8 squares; it has 9\n  8/8/8/8/3R5/8/8/8 w\n          ^^^\n"),
        (&["judge", "--start", &nobody, "e11-e10"],
         "North has more than one king; it is North’s turn, but nobody is there to move that army"),
        (&["judge", "--moves", "e4 e4", "Nf3"], "moves: number 2, `e4`"),
        (&["judge", "--rules", "fidee", "e2e4"], "did you mean `fide`?"),
        (&["judge", "--rules", "no/such.toml", "e2e4"], "`no/such.toml` cannot be read"),
        (&["perft", "many"], "invalid value"),
    ];
    for (arguments, words) in cases {
        refused(arguments, words);
    }
}

#[test]
fn a_file_can_hold_the_rules() {
    let folder = Folder::new("judge-rules")
        .with("ours.toml", "promotion_compulsory = false\n")
        .with("bad.toml", "promotion_compulsry = false\n");
    let (ours, bad) = (folder.file("ours.toml"), folder.file("bad.toml"));
    let start = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let by = |rules: &str| {
        answers(&squarewise(&[
            "judge", "--json", "--rules", rules, "--start", start, "a7a8",
        ]))
    };
    assert_eq!(by(ours.to_str().unwrap())[0]["legal"], true);
    assert_eq!(by("fide")[0]["reason"], "promotion-piece-missing");
    refused(
        &["judge", "--rules", bad.to_str().unwrap(), "e2e4"],
        "bad.toml:1:1",
    );
}
