//! A fair race: contenders in short turns, processor time, the median of several races.
//!
//! A ratio of two that ran in the same tenth of a second means the same on every machine, quiet or
//! busy; a best time does not, and two long runs one after the other see two different machines.

use std::time::Duration;

use cpu_time::ThreadTime;

/// How many races there are.
pub(crate) const ROUNDS: usize = 5;

/// What one run takes.
pub(crate) fn time(work: &mut dyn FnMut()) -> Duration {
    let begun = ThreadTime::now();
    work();
    begun.elapsed()
}

/// The times of all contenders, race by race, and so many turns each in every race; who begins changes
/// from turn to turn.
pub(crate) fn race<const N: usize>(
    turns: usize,
    contenders: [&mut dyn FnMut(); N],
) -> [[Duration; N]; ROUNDS] {
    let mut races = [[Duration::ZERO; N]; ROUNDS];
    for (round, times) in races.iter_mut().enumerate() {
        for turn in 0..turns {
            for i in 0..N {
                let is_forward = (round + turn) % 2 == 0;
                let i = if is_forward { i } else { N - 1 - i };
                times[i] += time(contenders[i]);
            }
        }
    }
    races
}

/// The median over all races of a figure made from the times of one race.
pub(crate) fn median<const N: usize>(
    times: &[[Duration; N]; ROUNDS],
    figure: impl Fn(&[Duration; N]) -> f64,
) -> f64 {
    let mut figures = times.each_ref().map(figure);
    figures.sort_by(f64::total_cmp);
    figures[ROUNDS / 2]
}

/// How many times faster the first is than the second.
pub(crate) fn ratio(times: &[[Duration; 2]; ROUNDS]) -> f64 {
    median(times, |[ours, theirs]| {
        theirs.as_secs_f64() / ours.as_secs_f64()
    })
}

/// How many of `n` things in all turns of a race each contender does in a second.
pub(crate) fn rates<const N: usize>(n: [u64; N], times: &[[Duration; N]; ROUNDS]) -> [f64; N] {
    std::array::from_fn(|i| median(times, |times| rate(n[i], times[i])))
}

/// How many of `n` things are done in a second.
pub(crate) fn rate(n: u64, time: Duration) -> f64 {
    n as f64 / time.as_secs_f64()
}
