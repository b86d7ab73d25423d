//! Days are those of the learner's own calendar: in every zone, in summer and in winter.
//!
//! A zone holds for a whole program, so each is asked in a program of its own: this one, started again.
//! The zones are written as rules (POSIX, "TZ Variable"), so that no list of zones is needed.

use std::env;
use std::process::Command;

use squarewise::storage::Day;

const MOMENTS: &str = "LOCAL_DAYS_OF";
const SIGN: &str = "> ";

const BERLIN: &str = "CET-1CEST,M3.5.0,M10.5.0/3";
const SYDNEY: &str = "AEST-10AEDT,M10.1.0,M4.1.0/3";
const LOS_ANGELES: &str = "PST8PDT,M3.2.0,M11.1.0";
const KOLKATA: &str = "IST-5:30";
const KATHMANDU: &str = "<+0545>-5:45";
const CHATHAM: &str = "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45";
const FIRST: &str = "<+14>-14";
const LAST: &str = "<-12>12";

/// What another program says in a zone: of these moments, in seconds since 1970, and last of this day.
fn days_in(zone: &str, moments: &[u64]) -> Vec<String> {
    let moments: Vec<String> = moments.iter().map(u64::to_string).collect();
    let told = Command::new(env::current_exe().unwrap())
        .args(["--exact", "local_days::tells_days", "--ignored"])
        .arg("--nocapture")
        .env("TZ", zone)
        .env(MOMENTS, moments.join(" "))
        .output()
        .unwrap();
    assert!(told.status.success(), "{zone}");
    let told = String::from_utf8(told.stdout).unwrap();
    let days = told.lines().filter_map(|line| line.strip_prefix(SIGN));
    days.map(str::to_owned).collect()
}

#[test]
#[ignore = "is started by the tests below"]
fn tells_days() {
    let Ok(moments) = env::var(MOMENTS) else {
        return;
    };
    let moments = moments.split_whitespace().map(|it| it.parse().unwrap());
    let days = moments.map(Day::local);
    #[cfg(feature = "gui")]
    let days = days.chain([squarewise::gui::base::shared::today()]);
    for day in days {
        println!("\n{SIGN}{day}");
    }
}

/// Seconds since 1970 of a moment in UTC.
fn utc(day: &str, hour: u64, minute: u64) -> u64 {
    let day: Day = day.parse().unwrap();
    u64::from(day.unix_days()) * 86_400 + hour * 3_600 + minute * 60
}

#[test]
fn a_day_is_that_of_the_zone_in_summer_and_in_winter() {
    let cases: &[(&str, u64, &str)] = &[
        ("UTC0", utc("2026-11-28", 23, 59), "2026-11-28"),
        // Nine in the morning, five in the afternoon, half past midnight, five in the morning.
        (SYDNEY, utc("2026-11-28", 22, 0), "2026-11-29"),
        (LOS_ANGELES, utc("2026-11-29", 1, 0), "2026-11-28"),
        (BERLIN, utc("2026-11-28", 23, 30), "2026-11-29"),
        (KOLKATA, utc("2026-11-28", 23, 30), "2026-11-29"),
        // The same time of day is another day in summer.
        (BERLIN, utc("2026-01-14", 22, 30), "2026-01-14"),
        (BERLIN, utc("2026-07-14", 22, 30), "2026-07-15"),
        (SYDNEY, utc("2026-01-14", 13, 30), "2026-01-15"),
        (SYDNEY, utc("2026-07-14", 13, 30), "2026-07-14"),
        // Around the hour that comes twice, and the one that never comes.
        (LOS_ANGELES, utc("2026-11-01", 6, 59), "2026-10-31"),
        (LOS_ANGELES, utc("2026-11-01", 7, 0), "2026-11-01"),
        (LOS_ANGELES, utc("2026-11-02", 7, 59), "2026-11-01"),
        (LOS_ANGELES, utc("2026-11-02", 8, 0), "2026-11-02"),
        (BERLIN, utc("2026-03-29", 21, 59), "2026-03-29"),
        (BERLIN, utc("2026-03-29", 22, 0), "2026-03-30"),
        // Half hours and quarters.
        (KOLKATA, utc("2026-11-28", 18, 29), "2026-11-28"),
        (KOLKATA, utc("2026-11-28", 18, 30), "2026-11-29"),
        (KATHMANDU, utc("2026-11-28", 18, 14), "2026-11-28"),
        (KATHMANDU, utc("2026-11-28", 18, 15), "2026-11-29"),
        (CHATHAM, utc("2026-06-30", 11, 15), "2026-07-01"),
        (CHATHAM, utc("2026-12-31", 10, 14), "2026-12-31"),
        (CHATHAM, utc("2026-12-31", 10, 15), "2027-01-01"),
        (FIRST, utc("2028-02-28", 10, 0), "2028-02-29"),
        (LAST, utc("2028-03-01", 11, 59), "2028-02-29"),
        // Clocks that are far off.
        (LAST, 0, "1969-12-31"),
        ("UTC0", utc("9998-12-31", 12, 0), "9998-12-31"),
        (FIRST, u64::MAX, "9999-12-31"),
    ];
    for (zone, moment, day) in cases {
        let told = days_in(zone, &[*moment]);
        assert_eq!(
            told.first().map(String::as_str),
            Some(*day),
            "{zone} {moment}"
        );
    }
}

/// The first zone is 26 hours before the last one: they never have the same day.
#[cfg(feature = "gui")]
#[test]
fn what_is_done_today_has_the_day_of_the_zone() {
    let day = |zone: &str| -> Day { days_in(zone, &[]).last().unwrap().parse().unwrap() };
    let (last, first) = (day(LAST), day(FIRST));
    assert!(last < first, "{last} {first}");
    assert!((1..=2).contains(&(first.unix_days() - last.unix_days())));
}
