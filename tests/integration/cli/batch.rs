//! Batches: order, bad lines, a conversation line by line, a reader that goes away, noise.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use proptest::prelude::*;
use serde_json::json;

use crate::cli::{answers, command, err, fed, out};

#[test]
fn bad_lines_are_answered_in_their_place_and_the_rest_go_on() {
    let input = "\
{\"id\":\"a\",\"move\":\"e2e4\"}
{\"id\":\"b\",\"move\":\"e2e4\",\"start\":\"8/8/8\"}
not json

{\"id\":4,\"move\":\"e2e4\",\"moves\":\"e2e4\"}
{\"id\":-5}
[\"e2e4\"]
{\"id\":7.5,\"move\":\"Nf3\",\"note\":{\"any\":[1]},\"moves\":null}\r
{\"id\":\"\\u0038\",\"move\":\"e4\"}";
    let output = fed(&["judge", "--batch"], input);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(err(&output), "");
    let answers = answers(&output);
    let ids: Vec<_> = answers.iter().map(|it| it["id"].clone()).collect();
    let wanted = json!(["a", "b", null, null, 4, -5, null, 7.5, "8"]);
    assert_eq!(json!(ids), wanted);
    let are_bad: Vec<bool> = answers.iter().map(|it| it["error"].is_string()).collect();
    let wanted = [false, true, true, true, true, true, true, false, false];
    assert_eq!(are_bad, wanted, "{answers:?}");
    let error = answers[1]["error"].as_str().unwrap();
    assert_eq!(
        error,
        "start: this position should have 8 ranks; it has 3 (column 1: `8/8/8`)"
    );
}

#[track_caller]
fn told(line: &str, words: &str) {
    for command in ["judge", "status"] {
        let output = fed(&[command, "--batch"], line);
        let error = answers(&output)[0]["error"].to_string();
        assert!(error.contains(words), "{error}");
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn unknown_rules_keys_and_values_are_told_with_what_there_is() {
    told(r#"{"move":"e4","rules":"clubb"}"#, "did you mean `club`?");
    told(
        r#"{"move":"e4","rules":"./ours.toml"}"#,
        "there is no rule set",
    );
    told(
        r#"{"move":"e4","options":{"claim":true}}"#,
        "did you mean `claims`?",
    );
    told(r#"{"move":"e4","options":{"xyz":true}}"#, "`fifty_reset`");
    told(
        r#"{"move":"e4","options":{"touch":"never"}}"#,
        "`touch_move`",
    );
    told(r#"{"move":"e4","options":{"claims":3}}"#, "true or false");
}

#[test]
fn options_change_single_house_rules() {
    let start = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let input = format!(
        r#"{{"start":"{start}","move":"a8"}}
{{"start":"{start}","move":"a8","options":{{"promotion_compulsory":false}}}}
{{"start":"{start}","move":"a7a8p","options":{{"promotion_set":"QRBNP"}}}}
{{"start":"{start}","move":"a8"}}
"#
    );
    let output = fed(&["judge", "--batch"], input);
    let legal: Vec<_> = answers(&output)
        .iter()
        .map(|it| it["legal"].clone())
        .collect();
    assert_eq!(
        json!(legal),
        json!([false, true, true, false]),
        "{}",
        out(&output)
    );
}

#[test]
fn lines_of_one_game_may_come_in_any_order() {
    let games = [
        "",
        "\"e4\"",
        "\"e4\",\"e5\"",
        "\"e4\",\"c5\",\"Nf3\"",
        "\"d4\"",
        "\"e4\",\"e5\"",
    ];
    let lines = games.map(|moves| format!("{{\"moves\":[{moves}]}}\n"));
    let together = answers(&fed(&["status", "--batch", "--nodes", "0"], lines.concat()));
    for (line, answer) in lines.iter().zip(&together) {
        let alone = fed(&["status", "--batch", "--nodes", "0"], line.as_str());
        assert_eq!(answers(&alone)[0], *answer, "{line}");
    }
}

#[test]
fn a_line_can_be_too_long() {
    let long = format!(
        "{{\"id\":1,\"note\":\"{}\"}}\n{{\"id\":2,\"move\":\"e4\"}}\n",
        "x".repeat(2 << 20)
    );
    let output = fed(&["judge", "--batch"], long);
    let answers = answers(&output);
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["error"].to_string().contains("1 MiB"));
    assert_eq!(answers[1]["legal"], true);
}

#[test]
fn another_program_can_talk_line_by_line() {
    let mut command = command(&["judge", "--batch"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut program = command.spawn().unwrap();
    let mut stdin = program.stdin.take().unwrap();
    let mut stdout = BufReader::new(program.stdout.take().unwrap());
    for number in 0..3 {
        writeln!(stdin, "{{\"id\":{number},\"move\":\"e4\"}}").unwrap();
        stdin.flush().unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(
            answer.starts_with(&format!("{{\"id\":{number},")),
            "{answer}"
        );
    }
    drop(stdin);
    assert_eq!(program.wait().unwrap().code(), Some(0));
}

#[test]
fn a_reader_that_goes_away_is_no_mistake() {
    let mut command = command(&["judge", "--batch"]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut program = command.spawn().unwrap();
    drop(program.stdout.take());
    let mut stdin = program.stdin.take().unwrap();
    for _ in 0..10_000 {
        if stdin.write_all(b"{\"move\":\"e4\"}\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let output = program.wait_with_output().unwrap();
    assert_eq!(err(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

/// Lines that are nearly questions, and lines that are nothing.
fn noise() -> impl Strategy<Value = Vec<u8>> {
    let text = "[-a-hO0-9NBRQKx+#=/ wkq]{0,24}";
    let nearly = (text, text, text).prop_map(|(start, played, tried)| {
        let line = json!({"id": 1, "start": start, "moves": [played], "move": tried});
        line.to_string().into_bytes()
    });
    let tried =
        "\\PC{0,12}".prop_map(|tried| json!({"id": 1, "move": tried}).to_string().into_bytes());
    let bytes = prop::collection::vec(any::<u8>(), 0..60);
    prop_oneof![nearly, tried, bytes].prop_map(|mut line| {
        line.retain(|byte| *byte != b'\n');
        line
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_is_answered_line_by_line(lines in prop::collection::vec(noise(), 1..200)) {
        let mut input = lines.join(&b'\n');
        input.push(b'\n');
        for arguments in [&["judge", "--batch"][..], &["status", "--batch", "--nodes", "9"]] {
            let output = fed(arguments, input.clone());
            prop_assert_eq!(err(&output), "");
            prop_assert!(matches!(output.status.code(), Some(0 | 1)));
            prop_assert_eq!(answers(&output).len(), lines.len());
        }
    }
}
