#!/usr/bin/env bash
# rs-fsrs 1.2.1: a review that is dated before the last one gives a stability below zero, or none at all.
#
# `FSRS::next(card, now, rating)` takes `now - card.last_review` in whole days as the time that has passed and does not
# look whether that is below zero: a clock that was set back is enough. There is no error and no panic. The forgetting
# curve is `(1 + FACTOR * days / stability)^-0.5`. For days below zero it is more than 1, so that a right answer takes
# stability away, down below zero; once `days` is below `-stability / FACTOR`, it is the root of a number below zero, NaN.
# The card stays so: a later review on a right clock gives NaN again.
#
# Seen with a card of stability 3 days and difficulty 5, answered "Good", by both schedulers (`enable_short_term`):
#
#     0 days before: 3.0000
#     5 days before: -17.0736
#     300 days before: NaN
#     then 10 days after that: NaN
#
# The program below is made for this alone; the library (MIT) comes from where cargo takes its libraries. Needs cargo.
# Ends with 0 while the library behaves so, with another number once it does not.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/src"
cat > "$folder/Cargo.toml" <<'TOML'
[package]
name = "review-before-last"
version = "0.0.0"
edition = "2021"

[dependencies]
chrono = "0.4"
rs-fsrs = "=1.2.1"
TOML
cat > "$folder/src/main.rs" <<'RUST'
use chrono::{DateTime, Duration, Utc};
use rs_fsrs::{Card, Parameters, Rating, State, FSRS};

fn after(fsrs: &FSRS, card: &Card, now: DateTime<Utc>) -> Card {
    fsrs.next(card.clone(), now, Rating::Good).card
}

fn main() {
    let last = DateTime::<Utc>::from_timestamp(1_700_000_000, 0).unwrap();
    for enable_short_term in [false, true] {
        let fsrs = FSRS::new(Parameters {
            enable_short_term,
            ..Parameters::default()
        });
        let card = Card {
            stability: 3.0,
            difficulty: 5.0,
            state: State::Review,
            last_review: last,
            ..Card::default()
        };
        for days in [0, 5, 300] {
            let then = after(&fsrs, &card, last - Duration::days(days));
            println!("{days} days before: {:.4}", then.stability);
            if days == 300 {
                let later = after(&fsrs, &then, then.last_review + Duration::days(10));
                println!("then 10 days after that: {:.4}", later.stability);
            }
        }
    }
}
RUST
CARGO_TARGET_DIR="$folder/target" cargo run --quiet --manifest-path "$folder/Cargo.toml" | tee "$folder/seen"

once='0 days before: 3.0000
5 days before: -17.0736
300 days before: NaN
then 10 days after that: NaN'
diff <(printf '%s\n' "$once" "$once") "$folder/seen"
