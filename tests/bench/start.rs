//! From the start of the program to its first picture, against a bare window of iced of the same size.
//!
//! Both programs must have been built, and there must be a screen to open windows on:
//!
//! ```text
//! cargo build --release --bin squarewise --example bare
//! xvfb-run -a cargo run --release --manifest-path tests/bench/Cargo.toml --target-dir target/bench -- start
//! ```
//!
//! They take turns. Processor time is what all threads of a program have used when its first picture is
//! drawn; only Linux tells it of another program.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Starts of each program.
const ROUNDS: usize = 15;

/// A start: what the clock and the processor say at the first picture, in milliseconds.
struct Start {
    clock: f64,
    processor: f64,
}

pub fn main() {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/release");
    let data = std::env::temp_dir().join(format!("squarewise-start-{}", std::process::id()));
    let ours = built.join("squarewise");
    let bare = built.join("examples/bare");
    let (mut our_starts, mut bare_starts) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let mut command = Command::new(&ours);
        our_starts.push(start(command.arg("--trace").arg("--data").arg(&data)));
        bare_starts.push(start(&mut Command::new(&bare)));
    }
    let _ = fs::remove_dir_all(&data);
    for (what, of) in [
        ("processor", (|it| it.processor) as fn(&Start) -> f64),
        ("clock", |it| it.clock),
    ] {
        let (ours, bare) = (median(&our_starts, of), median(&bare_starts, of));
        println!(
            "start to first picture, {what}: ours {ours:.0} ms, a bare window {bare:.0} ms, {:.2} times",
            ours / bare
        );
    }
}

/// Starts a program, and ends it once it has told of its first picture.
fn start(command: &mut Command) -> Start {
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .expect("build both programs first");
    let lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut told = lines.map_while(Result::ok).filter_map(|line| {
        let after = line
            .strip_prefix("first draw after ")?
            .strip_suffix(" ms")?;
        after.parse().ok()
    });
    let clock = told.next().expect("needs a screen");
    let processor = processor_time(&child).as_secs_f64() * 1000.0;
    let _ = child.kill();
    let _ = child.wait();
    Start { clock, processor }
}

/// What all threads of a program have used so far.
fn processor_time(child: &Child) -> Duration {
    let threads = fs::read_dir(format!("/proc/{}/task", child.id())).expect("needs Linux");
    let used = threads.flatten().filter_map(|thread| {
        let told = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        told.split_whitespace().next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(used.sum())
}

fn median(starts: &[Start], of: fn(&Start) -> f64) -> f64 {
    let mut all: Vec<f64> = starts.iter().map(of).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}
