//! What practice costs: an exercise, the slowest of a hundred, the smallest change after which a refused move is allowed,
//! a passport.

use std::hint::black_box;
use std::time::Duration;

use squarewise::library::Library;
use squarewise::practice::{Name, SKILLS, make};
use squarewise::progress::Progress;
use squarewise::rules::{Attempt, Position};
use squarewise::solve::{Budget, change};
use squarewise::storage::Day;
use squarewise::training::{Outcome, Purpose, Run, has_passport};

use crate::floors::{Work, in_yards};
use crate::judge;
use crate::race::{rate, time};

/// How many exercises of each skill and level are made for a floor: a third of a second in all.
const HELD: u32 = 60;
/// How many are made for a table.
const SHOWN: u32 = 200;
/// On how many days each passport is taken: every day has its own boards.
const DAYS: u32 = 40;

/// What has floors.
pub(crate) const WORKS: [Work<'static>; 3] = [
    (
        &[
            "exercises made, in a million yards",
            "the slowest of 100, in a million yards",
        ],
        &exercises,
    ),
    (&["smallest changes found, in a million yards"], &changes),
    (&["passports, in a million yards"], &passports),
];

/// So many exercises of every skill at every level, each with what it takes; the quickest first.
fn sample(n_each: u32) -> Vec<(Duration, Name)> {
    let mut all = Vec::new();
    for skill in &SKILLS {
        for level in 1..=skill.n_levels {
            for seed in 0..n_each {
                let name = Name { skill, level, seed };
                let taken = time(&mut || {
                    black_box(make(name)).expect("an exercise");
                });
                all.push((taken, name));
            }
        }
    }
    all.sort_by_key(|(taken, _)| *taken);
    all
}

fn mean(sample: &[(Duration, Name)]) -> Duration {
    let all: Duration = sample.iter().map(|(taken, _)| *taken).sum();
    all / u32::try_from(sample.len()).expect("a few thousand")
}

/// What 99 of 100 do not exceed.
fn almost_all(sample: &[(Duration, Name)]) -> Duration {
    sample[(sample.len() * 99).div_ceil(100) - 1].0
}

/// How many exercises are made in a second, and how many if all were as slow as the slowest of a hundred.
fn exercises() -> Vec<f64> {
    let sample = sample(HELD);
    let times = [mean(&sample), almost_all(&sample)];
    times.map(|taken| rate(1, taken)).to_vec()
}

/// The refused tries of the positions on which the judge is measured.
fn refused() -> Vec<(Position, Attempt)> {
    let tries = judge::positions().flat_map(|(_, position)| {
        let tries = judge::tries(&position).into_iter();
        tries.map(move |attempt| (position, attempt))
    });
    let is_refused =
        |(position, attempt): &(Position, Attempt)| position.judge(*attempt).legal().is_none();
    tries.filter(is_refused).collect()
}

/// For how many refused moves in a second the smallest change is found, or that no single one is enough.
fn changes() -> Vec<f64> {
    let refused = refused();
    let taken = time(&mut || {
        for (position, attempt) in &refused {
            let found = change::smallest(position, *attempt, &mut Budget::nodes(usize::MAX));
            black_box(found).expect("budget enough");
        }
    });
    vec![rate(refused.len() as u64, taken)]
}

/// How many passports are gone through in a second, every board right at once: of each land that has one.
fn passports() -> Vec<f64> {
    let library = Library::shipped();
    let lands = library.lands();
    let with: Vec<&str> = lands
        .iter()
        .map(|land| land.id.as_str())
        .filter(|land| has_passport(land, lands))
        .collect();
    let days = || (0..DAYS).map(|day| Day::from_unix_days(20_777 + day));
    let taken = time(&mut || {
        for (land, today) in with
            .iter()
            .flat_map(|land| days().map(move |it| (land, it)))
        {
            let mut progress = Progress::default();
            let purpose = Purpose::Passport((*land).to_owned());
            let mut run = Run::begin(purpose, &progress, lands, today).expect("a passport");
            while let Some(exercise) = run.exercise() {
                black_box(exercise);
                run.report(Outcome::AtOnce, &mut progress, today);
            }
        }
    });
    vec![rate(with.len() as u64 * u64::from(DAYS), taken)]
}

pub(crate) fn main() {
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let sample = sample(SHOWN);
    println!(
        "{:<22} {:>8} {:>8}",
        "skill and level", "mean ms", "most ms"
    );
    for skill in &SKILLS {
        for level in 1..=skill.n_levels {
            let of = |(_, name): &&(Duration, Name)| name.skill == skill && name.level == level;
            let own: Vec<(Duration, Name)> = sample.iter().filter(of).copied().collect();
            let most = own[own.len() - 1].0;
            println!(
                "{:<20} {level} {:>8.2} {:>8.2}",
                skill.name,
                ms(mean(&own)),
                ms(most)
            );
        }
    }
    let (most, name) = sample[sample.len() - 1];
    println!(
        "{} exercises: {:.2} ms each, 99 of 100 within {:.2} ms, the slowest {:.2} ms ({name})",
        sample.len(),
        ms(mean(&sample)),
        ms(almost_all(&sample)),
        ms(most)
    );
    println!("smallest changes: {:.1} us each", 1e6 / changes()[0]);
    println!("passports: {:.1} ms each", 1e3 / passports()[0]);
    for (figure, now) in in_yards(&WORKS) {
        println!("{figure:<44} {now:>8.2}");
    }
}
