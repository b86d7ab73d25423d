//! The fuzzer, format by format: builds its programs, gives each its time, and counts what it found.
//!
//! It needs `cargo-fuzz` (`cargo install --locked cargo-fuzz`) and a C++ compiler; the usual stable Rust will do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::measure::{MOST_MEMORY, asked, ended_programs_time};
use crate::support::project;
use crate::targets::{ALL, Target};

/// Processor time that one case may take in this program, built without the fuzzer's counters.
const LIMIT: Duration = Duration::from_secs(1);

/// Seconds after which the fuzzer calls a case endless.
const ENDLESS: u64 = 30;

/// What was found about one format.
#[derive(Debug, Default)]
struct Figures {
    inputs: u64,
    panics: usize,
    over_memory: usize,
    over_a_second: usize,
    peak: u64,
    slowest: Duration,
    /// The processor time that the fuzzer had, where the system tells; elsewhere the clock decides.
    used: Option<Duration>,
}

impl Figures {
    fn is_clean(&self) -> bool {
        self.inputs > 0 && (self.panics, self.over_memory, self.over_a_second) == (0, 0, 0)
    }
}

/// Builds the fuzzer's program for a format, and says where it lies.
fn build(target: &Target) -> PathBuf {
    let place = project("target/fuzz");
    let built = Command::new("cargo")
        .args(["fuzz", "build", "--sanitizer", "none", "--fuzz-dir"])
        .arg(project("tests/campaign/fuzz"))
        .arg("--target-dir")
        .arg(&place)
        .arg(target.name)
        .current_dir(project(""))
        .status();
    let is_built = built.is_ok_and(|it| it.success());
    assert!(is_built, "needs cargo-fuzz and a C++ compiler");
    // Each kind of machine has a folder of its own.
    let machines = fs::read_dir(place).unwrap().map(|it| it.unwrap().path());
    let mut programs = machines.map(|it| it.join("release").join(target.name));
    programs.find(|it| it.is_file()).unwrap()
}

/// The folder of a format: what was tried and led somewhere new, and what broke something.
fn folder(target: &Target, what: &str) -> PathBuf {
    let folder = project("target/fuzz").join(what).join(target.name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn fuzz(target: &Target, time: Duration) -> Figures {
    let program = build(target);
    let (corpus, seeds, broken) = (
        folder(target, "corpus"),
        folder(target, "seeds"),
        folder(target, "broken"),
    );
    for (n, seed) in (target.seeds)().iter().enumerate() {
        fs::write(seeds.join(format!("{n:04}")), seed).unwrap();
    }
    let (begun, used_before) = (Instant::now(), ended_programs_time());
    let used = || Some(ended_programs_time()? - used_before?);
    let mut figures = Figures::default();
    // The fuzzer ends with the first thing it finds, and its clock knows nothing of those who share the
    // processor: then it goes on for the rest of the time.
    while let left @ 1.. = time
        .saturating_sub(used().unwrap_or_else(|| begun.elapsed()))
        .as_secs()
    {
        let ran = Command::new(&program)
            .args([&corpus, &seeds])
            .arg(format!("-artifact_prefix={}/", broken.display()))
            .arg(format!("-max_total_time={left}"))
            .arg(format!("-rss_limit_mb={MOST_MEMORY}"))
            .arg(format!("-timeout={ENDLESS}"))
            .args(["-max_len=65536", "-print_final_stats=1", "-verbosity=0"])
            .env("SQUAREWISE_SLOW", &broken)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&ran.stderr);
        figures.inputs += stat(&told, "stat::number_of_executed_units:");
        figures.peak = figures.peak.max(stat(&told, "stat::peak_rss_mb:"));
        if !ran.status.success() {
            println!("{}", last_words(&told));
            if stat(&told, "stat::number_of_executed_units:") == 0 {
                break;
            }
        }
    }
    figures.used = used();
    count(target, &broken, &mut figures);
    figures
}

fn stat(told: &str, key: &str) -> u64 {
    let line = told.lines().find_map(|line| line.strip_prefix(key));
    line.and_then(|it| it.trim().parse().ok()).unwrap_or(0)
}

fn last_words(told: &str) -> String {
    let lines: Vec<&str> = told.lines().collect();
    lines[lines.len().saturating_sub(30)..].join("\n")
}

/// Counts what was kept apart; what was slow there is tried again here.
fn count(target: &Target, broken: &Path, figures: &mut Figures) {
    for entry in fs::read_dir(broken).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        match name.split('-').next() {
            Some("crash") => figures.panics += 1,
            Some("oom") => figures.over_memory += 1,
            Some("timeout") => figures.over_a_second += 1,
            Some("slow") => {
                let used = cost(target, &fs::read(&path).unwrap());
                figures.slowest = figures.slowest.max(used);
                figures.over_a_second += usize::from(used > LIMIT);
            }
            _ => {}
        }
    }
}

fn cost(target: &Target, bytes: &[u8]) -> Duration {
    let time = || crate::measure::processor_time("thread-self").unwrap_or_default();
    let before = time();
    (target.run)(bytes);
    time() - before
}

#[test]
#[ignore = "MINUTES of processor time for each format"]
fn no_format_breaks_down_under_the_fuzzer() {
    let minutes = u64::try_from(asked("MINUTES", 20)).unwrap();
    let only = std::env::var("FORMAT").ok();
    let is_asked = |target: &&Target| only.as_ref().is_none_or(|it| it == target.name);
    let targets: Vec<&Target> = ALL.iter().filter(is_asked).collect();
    assert!(!targets.is_empty(), "no such format");
    let mut all_are_clean = true;
    for target in targets {
        let figures = fuzz(target, Duration::from_secs(minutes * 60));
        println!(
            "fuzzed {} for {minutes} minutes of processor time ({} seconds): inputs {}, panics {}, over {MOST_MEMORY} MB {}, over one second {}, slowest {} ms, peak {} MB",
            target.name,
            figures.used.map_or(0, |it| it.as_secs()),
            figures.inputs,
            figures.panics,
            figures.over_memory,
            figures.over_a_second,
            figures.slowest.as_millis(),
            figures.peak
        );
        all_are_clean &= figures.is_clean();
    }
    assert!(all_are_clean, "see target/fuzz/broken");
}
