//! What a process costs, as the system tells; nothing where it does not.

use std::fs;
use std::time::Duration;

/// The most memory that any campaign allows, in MiB.
pub(crate) const MOST_MEMORY: u64 = 256;

/// The memory that a process has had at most, in MiB.
pub(crate) fn peak_memory(process: &str) -> Option<u64> {
    status(process, "VmHWM:")
}

/// The memory that a process has now, in MiB.
#[cfg(feature = "gui")]
pub(crate) fn memory(process: &str) -> Option<u64> {
    status(process, "VmRSS:")
}

fn status(process: &str, key: &str) -> Option<u64> {
    let told = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = told.lines().find(|line| line.starts_with(key))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib.div_ceil(1024))
}

/// The processor time that a process has used, all its threads together.
pub(crate) fn processor_time(process: &str) -> Option<Duration> {
    ticks(process, 11)
}

/// The processor time of the programs that this one started and that have ended.
pub(crate) fn ended_programs_time() -> Option<Duration> {
    ticks("self", 13)
}

/// Two neighboring counts of ticks, the first at this place behind the name.
fn ticks(process: &str, place: usize) -> Option<Duration> {
    let told = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything.
    let rest = told.rsplit_once(')')?.1;
    let mut fields = rest.split_whitespace().skip(place);
    let mut next = || fields.next()?.parse::<u64>().ok();
    // A tick is a hundredth of a second on every Linux.
    Some(Duration::from_millis(10 * (next()? + next()?)))
}

/// A number from the environment, for campaigns of another length.
pub(crate) fn asked(name: &str, otherwise: usize) -> usize {
    let asked = std::env::var(name).ok();
    asked.and_then(|it| it.parse().ok()).unwrap_or(otherwise)
}
