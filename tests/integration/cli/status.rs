//! `squarewise status` and `squarewise perft`: every case through the program.

use serde_json::{Value, json};

use crate::cli::{answers, cases, err, fed, out, squarewise};
use crate::support::rows;

fn told(file: &str) -> Vec<(Value, Value)> {
    let output = fed(&["status", "--batch", "--nodes", "0"], cases(file));
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let (rows, answers) = (rows(file), answers(&output));
    assert_eq!(rows.len(), answers.len());
    rows.into_iter().zip(answers).collect()
}

#[test]
fn every_state_is_seen() {
    for (row, answer) in told("status.jsonl") {
        for key in ["state", "legal_moves", "checkers"] {
            assert_eq!(row["expect"][key], answer[key], "{key}: {row}\n{answer}");
        }
    }
}

#[test]
fn every_repetition_and_every_count_is_seen() {
    for (row, answer) in told("repetition.jsonl") {
        let expect = &row["expect"];
        for key in [
            "occurrences",
            "threefold_now",
            "fivefold",
            "halfmove_clock",
            "fifty_now",
            "seventy_five",
        ] {
            assert_eq!(expect[key], answer[key], "{key}: {row}\n{answer}");
        }
        let claimable = answer["threefold_by_move"].as_array().unwrap();
        // Nobody moves, and so nobody claims with a move, once the game has ended by itself.
        let is_over = !expect["auto_result"].is_null();
        match &expect["threefold_by_move"] {
            _ if is_over => assert!(claimable.is_empty(), "{row}\n{answer}"),
            Value::Null => assert!(claimable.is_empty(), "{row}\n{answer}"),
            mv => assert!(claimable.contains(mv), "{row}\n{answer}"),
        }
        let by = match expect["auto_result"].as_str() {
            Some("draw-fivefold") => json!("fivefold"),
            Some("draw-75") => json!("seventy-five"),
            Some(other) => json!(other),
            None => Value::Null,
        };
        assert_eq!(answer["outcome"]["by"], by, "{row}\n{answer}");
    }
}

#[test]
fn every_lost_chance_is_proved() {
    let output = fed(&["status", "--batch"], cases("dead.jsonl"));
    for (row, answer) in rows("dead.jsonl").iter().zip(answers(&output)) {
        for (key, expected) in row["expect"].as_object().unwrap() {
            let expected = if *expected == true { "yes" } else { "no" };
            assert_eq!(answer[key], expected, "{key}: {row}\n{answer}");
        }
    }
}

#[test]
fn every_count_of_lines_is_right() {
    for row in rows("perft.jsonl") {
        let start = row["start"].as_str().unwrap();
        for (depth, nodes) in ["1", "2", "3"]
            .iter()
            .zip(row["expect"]["nodes"].as_array().unwrap())
        {
            let output = squarewise(&["perft", "--start", start, depth]);
            assert_eq!(out(&output), format!("nodes {nodes}\n"), "{row}");
        }
    }
}

#[test]
fn counts_are_divided_by_root_moves() {
    let output = squarewise(&["perft", "--divide", "2"]);
    let said = out(&output);
    assert_eq!(said.lines().count(), 21, "{said}");
    assert!(said.starts_with("a2a3 20\na2a4 20\n"), "{said}");
    assert!(said.ends_with("nodes 400\n"), "{said}");
    assert_eq!(out(&squarewise(&["perft", "0"])), "nodes 1\n");
}

#[test]
fn an_answer_has_the_documented_keys_in_order() {
    let output = squarewise(&["status", "--json", "--moves", "f3 e5 g4 Qh4#"]);
    let mate = r#"{"id":null,"state":"checkmate","legal_moves":0,"checkers":["h4"],"occurrences":1,"threefold_now":false,"threefold_by_move":[],"halfmove_clock":1,"fifty_now":false,"fifty_by_move":[],"fivefold":false,"seventy_five":false,"white_can_win":"no","black_can_win":"yes","dead":"no","outcome":{"result":"0-1","by":"checkmate"}}"#;
    assert_eq!(out(&output), format!("{mate}\n"));
}

#[test]
fn a_person_reads_lines() {
    let output = squarewise(&["status", "--start", "8/8/4k3/8/8/3BK3/8/8 b - - 3 9"]);
    let said = "\
state             play
legal moves       7
checkers          none
seen so often     1
threefold now     no
threefold by      none
quiet half-moves  3
fifty moves now   no
fifty moves by    none
fivefold          no
seventy-five      no
White can win     no
Black can win     no
dead position     yes
outcome           1/2-1/2 by dead-position
";
    assert_eq!(out(&output), said);
}

#[test]
fn the_limit_decides_how_much_is_proved() {
    let few = squarewise(&["status", "--json", "--nodes", "0"]);
    assert_eq!(answers(&few)[0]["white_can_win"], "unknown");
    let many = squarewise(&["status", "--json"]);
    assert_eq!(answers(&many)[0]["white_can_win"], "yes");
}

#[test]
fn the_family_table_is_told() {
    let output = fed(
        &["status", "--batch", "--nodes", "0"],
        cases("family.jsonl"),
    );
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    for (row, answer) in rows("family.jsonl").iter().zip(answers(&output)) {
        let seats = row["start"].as_str().unwrap().split(' ').nth(1).unwrap();
        for (key, letter) in [("in", 'a'), ("away", 'z'), ("out", 'x')] {
            let seated: Vec<String> = ("SWNE".chars().zip(seats.chars()))
                .filter(|(_, status)| *status == letter)
                .map(|(seat, _)| seat.to_string())
                .collect();
            assert_eq!(answer[key], json!(seated), "{row}\n{answer}");
        }
        if let Some(state) = row["expect"]["state"].as_str() {
            assert_eq!(answer["state"], state, "{row}\n{answer}");
        }
    }
}

#[test]
fn family_moves_are_judged_and_counted_by_the_program() {
    // The case of a state has no move, and is refused in its line.
    let output = fed(&["judge", "--batch"], cases("family.jsonl"));
    let judged = rows("family.jsonl");
    let judged = judged.iter().zip(answers(&output));
    for (row, answer) in judged.filter(|(row, _)| row["expect"]["state"].is_null()) {
        for key in ["legal", "reason"] {
            assert_eq!(row["expect"][key], answer[key], "{key}: {row}\n{answer}");
        }
    }
}

#[test]
fn house_rules_and_alliances_change_what_is_counted_and_judged() {
    // South's rook may take North's, and rule 3 forbids a second attack on West's king.
    let start = "S aaa- - - - x,x,nK,7,x,x/x,x,8,x,x/12/12/12/wK,4,nR,6/12/12/1,sR,10/5,sR,6/x,x,8,x,x/x,x,4,sK,3,x,x";
    let count = |more: &[&str]| {
        let place = ["perft", "--rules", "family", "--start", start];
        out(&squarewise(&[&place, more, &["1"]].concat()))
    };
    let usual = count(&[]);
    assert_ne!(count(&["--option", "rule3=off"]), usual);
    let formal = ["--option", "alliances=formal", "--allies", "SN"];
    assert_ne!(count(&formal), usual);
    assert_eq!(
        count(&formal[..2]),
        usual,
        "a rule without alliances changes nothing"
    );
    let judge = ["judge", "--json", "--rules", "family", "--start", start];
    let taken = out(&squarewise(&[&judge[..], &formal, &["f3-f7"]].concat()));
    assert!(taken.contains("ally-piece-on-target"), "{taken}");
    let refused = squarewise(&["perft", "--option", "rule3", "1"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("write KEY=VALUE"));
}

#[test]
fn the_family_start_is_a_start() {
    let place = ["--rules", "family", "--start", "family-start"];
    let count = |more: &[&str]| out(&squarewise(&[&["perft"][..], &place, more].concat()));
    assert_eq!(count(&["1"]), "nodes 28\n");
    assert_eq!(count(&["2"]), "nodes 727\n");
    for (setup, north) in [("mirror", "nQ,nK"), ("rotate", "nK,nQ")] {
        let option = format!("setup={setup}");
        let asked = ["judge", "--json", "--option", &option];
        let answer = &answers(&squarewise(&[&asked[..], &place, &["e2-e4"]].concat()))[0];
        let after = answer["after"].as_str().unwrap();
        assert!(
            after.contains(&format!("nB,{north},nB")),
            "{setup}: {after}"
        );
    }
    let asked = [&["status", "--json"][..], &place].concat();
    let status = &answers(&squarewise(&asked))[0];
    assert_eq!(
        (&status["turn"], &status["legal_moves"]),
        (&json!("S"), &json!(28))
    );
    let asked = [
        &["judge", "--json"][..],
        &place,
        &["--moves", "e2-e4", "b7-d7"],
    ]
    .concat();
    assert_eq!(answers(&squarewise(&asked))[0]["legal"], true);
    let batch = fed(
        &["judge", "--batch"],
        r#"{"rules":"family","start":"family-start","move":"e2-e4"}"#,
    );
    assert_eq!(answers(&batch)[0]["legal"], true);
}

#[test]
fn nobody_claims_with_a_move_after_the_end() {
    let knights = "Nf3 Nf6 Ng1 Ng8 ";
    let status = |moves: &str| {
        let asked = ["status", "--json", "--nodes", "0", "--moves", moves];
        answers(&squarewise(&asked))[0].clone()
    };
    let over = status(&knights.repeat(4));
    assert_eq!(over["outcome"]["by"], "fivefold");
    assert_eq!(
        (&over["threefold_by_move"], &over["fifty_by_move"]),
        (&json!([]), &json!([]))
    );
    let three = status(&knights.repeat(2));
    assert!(three["outcome"].is_null());
    assert_eq!(
        status("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")["threefold_by_move"],
        json!(["f6g8"])
    );
}

#[test]
fn a_side_without_a_man_has_a_drawn_game() {
    for start in [
        "8/8/8/8/3R4/8/8/8 b - - 0 1",
        "8/8/8/8/3R4/8/8/8 w - - 0 1",
        "8/8/8/8/3RK3/8/8/8 b - - 0 1",
        "8/8/8/8/8/8/8/K7 b - - 0 1",
    ] {
        let asked = ["status", "--json", "--start", start];
        let status = &answers(&squarewise(&asked))[0];
        let drawn = json!({"result": "1/2-1/2", "by": "dead-position"});
        assert_eq!(status["outcome"], drawn, "{start}");
        assert_eq!(status["dead"], "yes", "{start}");
        let asked = [
            "status",
            "--json",
            "--option",
            "dead_position=material_four",
            "--start",
            start,
        ];
        assert_eq!(answers(&squarewise(&asked))[0]["outcome"], drawn, "{start}");
    }
    // Where both have men, a board without kings stays a board for practice.
    let both = [
        "status",
        "--json",
        "--start",
        "8/p7/8/8/3R4/8/8/8 w - - 0 1",
    ];
    assert!(answers(&squarewise(&both))[0]["outcome"].is_null());
}
