//! Describes a rhythm in words: on which day, at what time, how often.

use super::recent_times::recency_weights;
use super::units::{DAY_S, HOUR_S};
use super::week_bins::{DAY_BINS, week_bin};
use chrono::Weekday;
use std::fmt;

/// The share of weighted publish times that makes a pattern.
const MIN_WEEKDAY_SHARE: f32 = 0.6;
const MIN_HALF_HOUR_SHARE: f32 = 0.5;
/// The epoch, 1970-01-01, was a Thursday.
const DAYS: [Weekday; 7] =
    [Weekday::Thu, Weekday::Fri, Weekday::Sat, Weekday::Sun, Weekday::Mon, Weekday::Tue, Weekday::Wed];

/// The publishing pattern of a show. Displayed like "publishes mostly on Tuesdays around 06:00 UTC".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PublishingPattern {
    /// The weekday of most episodes in UTC, if there is one.
    pub weekday: Option<Weekday>,
    /// The half-hour of the day (0 to 47, UTC) around which most episodes appear, if there is one.
    pub half_hour: Option<u8>,
    /// Mean time between episodes, in seconds.
    pub gap_s: f64,
}

impl PublishingPattern {
    /// Detects the pattern of timestamps in seconds since 1970, newest first.
    pub(super) fn from_times(times: &[i64], gap_s: f64) -> Self {
        let (mut days, mut slots) = ([0.0; 7], [0.0; DAY_BINS]);
        for (at, weight) in times.iter().zip(recency_weights()) {
            let bin = week_bin(*at);
            days[bin / DAY_BINS] += weight;
            slots[bin % DAY_BINS] += weight;
        }
        let total: f32 = days.iter().sum();
        let around = |slot: usize| slots[(slot + DAY_BINS - 1) % DAY_BINS] + slots[slot] + slots[(slot + 1) % DAY_BINS];
        // Among adjacent half-hours with equal sums, the one with the most episodes wins.
        let by_fullness = |a: &usize, b: &usize| (around(*a) + slots[*a]).total_cmp(&(around(*b) + slots[*b]));
        let slot = (0..DAY_BINS).max_by(by_fullness).filter(|slot| around(*slot) >= MIN_HALF_HOUR_SHARE * total);
        let day = (0..7).max_by(|a, b| days[*a].total_cmp(&days[*b]));
        Self {
            weekday: day.filter(|day| days[*day] >= MIN_WEEKDAY_SHARE * total).map(|day| DAYS[day]),
            half_hour: slot.and_then(|slot| u8::try_from(slot).ok()),
            gap_s,
        }
    }
}

impl fmt::Display for PublishingPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.weekday {
            Some(day) => write!(f, "publishes mostly on {}", plural_weekday(day))?,
            None => write!(f, "publishes about every {}", format_span(self.gap_s))?,
        }
        match self.half_hour {
            Some(slot) => write!(f, " around {:02}:{:02} UTC", slot / 2, slot % 2 * 30),
            None => f.write_str(", at no fixed time"),
        }
    }
}

fn plural_weekday(day: Weekday) -> &'static str {
    match day {
        Weekday::Mon => "Mondays",
        Weekday::Tue => "Tuesdays",
        Weekday::Wed => "Wednesdays",
        Weekday::Thu => "Thursdays",
        Weekday::Fri => "Fridays",
        Weekday::Sat => "Saturdays",
        Weekday::Sun => "Sundays",
    }
}

/// Formats a time span in its largest suitable unit: "8 hours", "day", "11 days".
pub(super) fn format_span(seconds: f64) -> String {
    let (hours, days) = ((seconds / HOUR_S as f64).round(), (seconds / DAY_S as f64).round());
    match (hours, days) {
        (..1.5, _) => "hour".to_owned(),
        (..23.0, _) => format!("{hours} hours"),
        (_, ..1.5) => "day".to_owned(),
        _ => format!("{days} days"),
    }
}
