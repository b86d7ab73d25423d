//! No false reason: whatever a refusal says of the board is true of the board.
//!
//! Thousands of boards of both kinds, under every rule set and every key, with games behind them;
//! on each, what a child might try. For every refusal an independent check (the slow model's plain
//! grid, no table and no attack of the program's) finds the right reason itself and looks up each
//! claim of it: who attacks, what stands between, which line, which half-move. Then lies are
//! planted, and the same check must refuse every one of them.

pub(crate) mod boards;
mod castling;
mod claims;
mod danger;
mod ended;
mod lies;
mod mended;
mod notation;
mod right;
mod scene;
mod shown;

use std::collections::BTreeMap;
use std::sync::Mutex;

use squarewise::locale::Locale;
use squarewise::rules::{Attempt, Claim, Fault, Geometry, Line, Reason, Seat};

use crate::support::{Dice, played, rows, share_out};
use lies::Sort;
use right::Try;
use scene::{Said, Scene};

/// The most refusals of one reason that are looked at on one board.
const MOST_ALIKE: usize = 5;
/// The most lies of one sort that are planted about one reason, in one run of boards.
const MOST_LIES: usize = 3;

/// What was seen.
#[derive(Default)]
struct Report {
    n_refusals: usize,
    codes: BTreeMap<&'static str, usize>,
    false_reasons: Vec<String>,
    planted: BTreeMap<(Sort, &'static str), usize>,
    n_planted: usize,
    believed: Vec<String>,
}

impl Report {
    fn add(&mut self, other: Self) {
        self.n_refusals += other.n_refusals;
        self.n_planted += other.n_planted;
        for (code, n) in other.codes {
            *self.codes.entry(code).or_default() += n;
        }
        for (key, n) in other.planted {
            *self.planted.entry(key).or_default() += n;
        }
        self.false_reasons.extend(other.false_reasons);
        self.believed.extend(other.believed);
    }

    /// Looks at one refusal, and plants lies about it.
    fn look<G: Geometry>(
        &mut self,
        english: &Locale,
        scene: &Scene<'_, G>,
        attempt: &Attempt<G>,
        fault: &Fault<G>,
        dice: &mut Dice,
    ) {
        let code = fault.reason().code();
        self.n_refusals += 1;
        *self.codes.entry(code).or_default() += 1;
        let is_true = claims::check(scene, attempt, fault)
            .and_then(|()| shown::check(english, scene, &Try::new(attempt), fault));
        if let Err(what) = is_true {
            let told = boards::told(scene.line);
            self.false_reasons
                .push(format!("{attempt}: {what}\n{fault:?}\n{told}"));
            return;
        }
        for sort in Sort::ALL {
            let n = self.planted.entry((sort, code)).or_default();
            let Some(lie) = (*n < MOST_LIES)
                .then(|| lies::lie(sort, fault, dice))
                .flatten()
            else {
                continue;
            };
            *n += 1;
            self.n_planted += 1;
            if claims::check(scene, attempt, &lie).is_ok() {
                let told = boards::told(scene.line);
                self.believed.push(format!(
                    "{attempt}: {sort:?}\n{lie:?}\nfor {fault:?}\n{told}"
                ));
            }
        }
    }

    /// Tries what a child might try on a board.
    fn try_all<G: Geometry>(
        &mut self,
        english: &Locale,
        line: &Line<G>,
        said: Said,
        tries: &[Attempt<G>],
        dice: &mut Dice,
    ) {
        let scene = Scene::new(line, said);
        let mut n_alike: BTreeMap<&str, usize> = BTreeMap::new();
        for attempt in tries {
            let verdict = line.judge(*attempt);
            let Some(fault) = verdict.fault() else {
                continue;
            };
            let n = n_alike.entry(fault.reason().code()).or_default();
            *n += 1;
            if *n <= MOST_ALIKE {
                self.look(english, &scene, attempt, fault, dice);
            }
        }
    }
}

/// Ends a game by what a player says, if that may be said now.
fn say<G: Geometry>(line: &mut Line<G>, dice: &mut Dice) -> Said {
    let turn = line.position().turn();
    let (seat, claim) = (turn, boards::any(dice, &Claim::ALL));
    match dice.below(30) {
        0 if line.agree().is_ok() => Said::Agreed,
        1 if line.resign(seat).is_ok() => Said::Resigned(Seat::index(seat)),
        _ if line.claim(claim, turn, None).is_ok() => Said::Claimed,
        _ => Said::Nothing,
    }
}

/// Boards of one kind from one seed.
fn boards_of(english: &Locale, seed: u64, n_boards: usize) -> Report {
    let (mut report, mut dice) = (Report::default(), Dice::new(seed));
    for n in 0..n_boards {
        let kind = n / 2 % 3;
        if n % 2 == 0 {
            if let Some(mut line) = boards::classic(&mut dice, kind) {
                let said = say(&mut line, &mut dice);
                let tries = boards::tries(&line, &mut dice);
                report.try_all(english, &line, said, &tries, &mut dice);
            }
        } else if let Some(mut line) = boards::cross(&mut dice, kind) {
            let said = say(&mut line, &mut dice);
            let tries = boards::tries(&line, &mut dice);
            report.try_all(english, &line, said, &tries, &mut dice);
        }
    }
    report
}

/// The boards of the fixtures, and those made for what random play hardly ever brings.
fn boards_of_fixtures(english: &Locale) -> Report {
    let (mut report, mut dice) = (Report::default(), Dice::new(0xF1C5));
    for file in ["moves.jsonl", "status.jsonl", "repetition.jsonl"] {
        for row in rows(file) {
            let line = crate::support::line(&row);
            let mut tries = boards::tries(&line, &mut dice);
            if let Some(text) = row["move"].as_str() {
                tries.insert(0, crate::support::attempt(text));
            }
            report.try_all(english, &line, Said::Nothing, &tries, &mut dice);
        }
    }
    for (start, moves, tried, _, _) in crate::laws::LAWS {
        let line = played(start, moves, "");
        let tries = [crate::support::attempt(tried)];
        report.try_all(english, &line, Said::Nothing, &tries, &mut dice);
    }
    for row in rows("family.jsonl") {
        let line = crate::family::line(&row);
        let mut tries = boards::tries(&line, &mut dice);
        if let Some(tried) = row["move"].as_str().and_then(Attempt::parse) {
            tries.insert(0, tried);
        }
        report.try_all(english, &line, Said::Nothing, &tries, &mut dice);
    }
    report
}

/// Looks at boards until there is enough, in as many threads as there are processors.
fn campaign(n_runs: u64, n_boards: usize) -> Report {
    let english = Locale::load(&["en"]);
    let whole = Mutex::new(boards_of_fixtures(&english));
    let seeds: Vec<u64> = (1..=n_runs).map(|n| 0x5EED_0000 + n * 7919).collect();
    share_out(&seeds, |seed| {
        let report = boards_of(&Locale::load(&["en"]), *seed, n_boards);
        whole.lock().unwrap().add(report);
    });
    whole.into_inner().unwrap()
}

/// Prints what was seen, and fails if anything was untrue.
#[expect(clippy::print_stdout, reason = "the figures of the campaign")]
fn verdict(report: &Report) {
    let unseen: Vec<&str> = (Reason::ALL.iter())
        .filter(|reason| **reason != Reason::OffBoard)
        .map(|reason| reason.code())
        .filter(|code| !report.codes.contains_key(code))
        .collect();
    let n_codes = report.codes.len();
    let n_all = Reason::ALL.len() - 1;
    let mut by_sort: BTreeMap<Sort, usize> = BTreeMap::new();
    for ((sort, _), n) in &report.planted {
        *by_sort.entry(*sort).or_default() += n;
    }
    println!(
        "refusals checked {}, reason codes seen {n_codes} of {n_all} (and off-board, of notation), \
         false {}, planted lies caught {} of {}",
        report.n_refusals,
        report.false_reasons.len(),
        report.n_planted - report.believed.len(),
        report.n_planted,
    );
    println!("lies by sort: {by_sort:?}");
    println!("refusals by reason: {:?}", report.codes);
    let some = |all: &[String]| {
        all.iter()
            .take(12)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n\n")
    };
    assert!(
        report.false_reasons.is_empty(),
        "{}",
        some(&report.false_reasons)
    );
    assert!(
        report.believed.is_empty(),
        "believed: {}",
        some(&report.believed)
    );
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
    assert!(Sort::ALL.iter().all(|sort| by_sort.contains_key(sort)));
}

#[test]
fn what_refusals_say_is_true_of_the_board() {
    let report = campaign(4, 60);
    verdict(&report);
}

#[test]
#[ignore = "a minute: 200,000 refusals"]
fn what_two_hundred_thousand_refusals_say_is_true_of_the_board() {
    let report = campaign(120, 120);
    verdict(&report);
    assert!(report.n_refusals >= 200_000, "{}", report.n_refusals);
}
