//! Lines for `judge --batch`, whatever they hold: each is answered with one line of JSON, in order.

use std::cell::RefCell;

use serde_json::{Value, json};
use squarewise::cli::clerk::Clerk;

use super::rows;

/// Keys of every answer that is none of a refusal.
const KEYS: [&str; 9] = [
    "read", "legal", "reason", "article", "params", "uci", "san", "text", "after",
];

/// Questions of every sort, some lines together.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let files = ["cases/moves.jsonl", "cases/san.jsonl", "cases/family.jsonl"];
    let rows: Vec<Value> = files.into_iter().flat_map(rows).collect();
    let line = |row: &Value| {
        let asked = json!({
            "id": row["id"], "rules": row["rules"], "start": row["start"], "moves": row["moves"],
            "move": row["move"], "options": row["options"],
        });
        format!("{asked}\n")
    };
    let chunks = rows.chunks(3);
    chunks
        .map(|rows| rows.iter().map(line).collect::<String>().into_bytes())
        .collect()
}

thread_local! {
    /// The desk stays: what it remembers of one line must not change the next answer.
    static CLERK: RefCell<Clerk> = RefCell::default();
}

/// Lines are answered one by one.
pub(super) fn answer(bytes: &[u8]) {
    let mut out = Vec::new();
    let answered = CLERK.with_borrow_mut(|clerk| clerk.judge(bytes, &mut out));
    let are_good = answered.unwrap();
    let text = String::from_utf8(out).unwrap();
    let asked = bytes.split_inclusive(|byte| *byte == b'\n').count();
    assert_eq!(text.lines().count(), asked, "{text}");
    let mut n_refused = 0;
    for line in text.lines() {
        let answer: Value = serde_json::from_str(line).unwrap();
        if answer["error"].is_string() {
            n_refused += 1;
        } else {
            is_whole(&answer);
        }
    }
    assert_eq!(are_good, n_refused == 0, "{text}");
    again(bytes, &text);
}

fn is_whole(answer: &Value) {
    for key in KEYS {
        assert!(answer.get(key).is_some(), "no {key} in {answer}");
    }
    let said = answer["text"].as_str();
    assert!(
        said.is_some_and(|it| !it.is_empty()),
        "refused without a word: {answer}"
    );
    assert_eq!(
        answer["legal"] == true,
        answer["uci"].is_string(),
        "{answer}"
    );
    assert_eq!(
        answer["legal"] == true,
        answer["after"].is_string(),
        "{answer}"
    );
}

/// A desk that has seen nothing else says the same.
fn again(bytes: &[u8], text: &str) {
    if super::hash(bytes) % 64 != 1 {
        return;
    }
    let mut out = Vec::new();
    Clerk::default().judge(bytes, &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), text);
}
