//! A day of the calendar, as files keep it: `2026-11-20`.
//!
//! What time it is, others know; which day of the calendar that is depends on the zone of the machine.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Datelike, Local};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::value::{Date, Datetime};

/// A day. In TOML it is a local date, without quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// Of the common era.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, counted from 1.
    pub day: u8,
}

impl Day {
    /// The last day that a file can tell; on a clock that runs later, it stays this day.
    pub const LAST: Self = Self {
        year: 9999,
        month: 12,
        day: 31,
    };

    /// The day of a local date; `None` if there is a time with it, or no day at all.
    fn from_datetime(read: &Datetime) -> Option<Self> {
        let date = read.date.filter(|_| read.time.is_none())?;
        Some(Self {
            year: date.year,
            month: date.month,
            day: date.day,
        })
    }

    /// The day on the calendar of this machine's zone, with its summer time, so many seconds after the beginning of 1970
    /// in UTC. A machine whose zone is not known has the calendar of UTC.
    #[must_use]
    pub fn local(seconds: u64) -> Self {
        let moment = i64::try_from(seconds).ok();
        let moment = moment.and_then(|it| DateTime::from_timestamp(it, 0));
        // Beyond that no zone is known, and nothing is written.
        let moment = moment.filter(|it| it.year() < i32::from(Self::LAST.year));
        let date = moment.map(|it| it.with_timezone(&Local).date_naive());
        let day = date.and_then(|date| {
            Some(Self {
                year: u16::try_from(date.year()).ok()?,
                month: u8::try_from(date.month()).ok()?,
                day: u8::try_from(date.day()).ok()?,
            })
        });
        day.unwrap_or(Self::LAST)
    }

    /// The day that lies this many days after 1 January 1970 in the Gregorian calendar.
    #[must_use]
    pub fn from_unix_days(days: u32) -> Self {
        // Years are counted from 1 March 0000, so that the leap day is the last of its year.
        let days = u64::from(days) + 719_468;
        let era = days / 146_097;
        let day_of_era = days % 146_097;
        let leaps = day_of_era / 1_460 + day_of_era / 146_096;
        let year_of_era = (day_of_era + day_of_era / 36_524 - leaps) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12 + 1;
        let year = era * 400 + year_of_era + u64::from(month <= 2);
        let day = Self {
            year: u16::try_from(year).unwrap_or(u16::MAX),
            month: u8::try_from(month).unwrap_or(1),
            day: u8::try_from(day).unwrap_or(1),
        };
        day.min(Self::LAST)
    }
}

impl Day {
    /// How many days after 1 January 1970 it is, so that days can be counted; 0 for all before.
    #[must_use]
    pub fn unix_days(self) -> u32 {
        // Years are counted from 1 March here too.
        let is_early = self.month <= 2;
        let year = u32::from(self.year).saturating_sub(u32::from(is_early));
        let (era, year_of_era) = (year / 400, year % 400);
        let month_from_march = (u32::from(self.month) + 9) % 12;
        let day_of_year = (153 * month_from_march + 2) / 5 + u32::from(self.day);
        let day_of_era = 365 * year_of_era + year_of_era / 4 - year_of_era / 100 + day_of_year;
        (era * 146_097 + day_of_era).saturating_sub(719_469)
    }

    /// The day that comes so many days later, no later than [`LAST`](Self::LAST).
    #[must_use]
    pub fn plus(self, days: u32) -> Self {
        Self::from_unix_days(self.unix_days().saturating_add(days))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A text that names no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotADay;

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a day such as 2026-11-20")
    }
}

impl std::error::Error for NotADay {}

impl FromStr for Day {
    type Err = NotADay;

    /// Reads `2026-11-20`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read: Datetime = text.parse().map_err(|_| NotADay)?;
        Self::from_datetime(&read).ok_or(NotADay)
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let day = (*self).min(Self::LAST);
        let date = Date {
            year: day.year,
            month: day.month,
            day: day.day,
        };
        Datetime::from(date).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Datetime::deserialize(deserializer)?;
        Self::from_datetime(&read).ok_or_else(|| serde::de::Error::custom(NotADay))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_through_leap_years() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (19_782, "2024-02-29"),
            (20_777, "2026-11-20"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
            (2_932_896, "9999-12-31"),
            (2_932_897, "9999-12-31"),
            (u32::MAX, "9999-12-31"),
        ] {
            assert_eq!(Day::from_unix_days(days).to_string(), expected);
        }
    }

    #[test]
    fn a_day_knows_how_many_lie_before_it() {
        for days in (0..2_932_896).step_by(97).chain([2_932_896]) {
            assert_eq!(Day::from_unix_days(days).unix_days(), days);
        }
        let day = |text: &str| text.parse::<Day>().unwrap();
        assert_eq!(day("1969-12-31").unix_days(), 0);
        assert_eq!(day("2024-02-28").plus(2), day("2024-03-01"));
        assert_eq!(day("2026-12-30").plus(365), day("2027-12-30"));
        assert_eq!(Day::LAST.plus(1), Day::LAST);
    }

    #[test]
    fn a_day_is_a_date_in_toml() {
        #[derive(Serialize, Deserialize, PartialEq, Debug)]
        struct Kept {
            done: Day,
        }
        let kept = Kept {
            done: "2026-11-20".parse().unwrap(),
        };
        let text = toml::to_string(&kept).unwrap();
        assert_eq!(text, "done = 2026-11-20\n");
        assert_eq!(toml::from_str::<Kept>(&text).unwrap(), kept);
        assert!("2026-13-40".parse::<Day>().is_err());
    }
}
