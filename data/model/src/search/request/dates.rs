//! Dates in filters: absolute, or relative to now (spec 5, Filters).

use super::invalid::invalid;
use crate::Timestamp;
use crate::search::SearchOptionsError;
use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};

/// A date as the request gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DateRequest {
    /// `2026-01-31`, or RFC 3339 with a time.
    Custom(String),
    /// The number of units before now.
    Relative { unit: String, value: i64 },
}

/// Spec 5, Relative conversion: 1 hour, 1 day, 30 days per month, 365 days per year.
const UNITS: &[(&str, i64)] = &[("hours", 1), ("days", 24), ("months", 30 * 24), ("years", 365 * 24)];

impl DateRequest {
    /// Parses the form that people write: `2026-01-31`, `30 days`.
    #[must_use]
    pub fn from_words(words: &str) -> Self {
        let relative = words.trim().split_once(' ').and_then(|(value, unit)| Some((value.parse().ok()?, unit.trim())));
        match relative {
            Some((value, unit)) => Self::Relative { unit: unit.to_owned(), value },
            None => Self::Custom(words.to_owned()),
        }
    }

    fn resolve(&self, now: Timestamp) -> Result<Timestamp, &'static str> {
        match self {
            Self::Custom(text) => parse_custom_date(text),
            Self::Relative { unit, value } => {
                let unit = UNITS.iter().find(|(name, _)| name == unit);
                let (_, hours) = unit.ok_or("must have the unit hours, days, months or years")?;
                if *value < 1 {
                    return Err("must have a positive value");
                }
                let age = value.checked_mul(*hours).and_then(TimeDelta::try_hours);
                let moment = age.and_then(|age| now.checked_sub_signed(age)).filter(has_four_digit_year);
                moment.ok_or("is too far in the past")
            }
        }
    }
}

fn parse_custom_date(text: &str) -> Result<Timestamp, &'static str> {
    let moment = match DateTime::parse_from_rfc3339(text) {
        Ok(moment) => Some(moment.with_timezone(&Utc)),
        Err(_) => {
            let midnight = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().and_then(|day| day.and_hms_opt(0, 0, 0));
            midnight.map(|midnight| midnight.and_utc())
        }
    };
    moment.filter(has_four_digit_year).ok_or("must be a date like 2026-01-31 or an RFC 3339 date and time")
}

/// RFC 3339 writes years with four digits.
fn has_four_digit_year(moment: &Timestamp) -> bool {
    (1..=9999).contains(&moment.year())
}

pub(super) fn parse_date(
    request: Option<&DateRequest>,
    now: Timestamp,
    pointer: &str,
) -> Result<Option<Timestamp>, SearchOptionsError> {
    request.map(|date| date.resolve(now).map_err(|message| invalid(pointer, message))).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_counted_from_now() {
        let now = parse_custom_date("2026-11-21T10:00:00Z").expect("a date");
        let cases = [
            ("2026-01-31", "2026-01-31 00:00:00 UTC"),
            ("2026-01-31T12:00:00+02:00", "2026-01-31 10:00:00 UTC"),
            ("6 hours", "2026-11-21 04:00:00 UTC"),
            ("30 days", "2026-10-22 10:00:00 UTC"),
            ("1 months", "2026-10-22 10:00:00 UTC"),
            ("2 years", "2024-11-21 10:00:00 UTC"),
            ("0 days", "must have a positive value"),
            ("-3 days", "must have a positive value"),
            ("3 weeks", "must have the unit hours, days, months or years"),
            ("9223372036854775807 years", "is too far in the past"),
            ("100000 years", "is too far in the past"),
            ("2026-02-30", "must be a date like 2026-01-31 or an RFC 3339 date and time"),
            ("+12026-01-01", "must be a date like 2026-01-31 or an RFC 3339 date and time"),
            ("", "must be a date like 2026-01-31 or an RFC 3339 date and time"),
            ("soon", "must be a date like 2026-01-31 or an RFC 3339 date and time"),
        ];
        for (words, expected) in cases {
            let shown = DateRequest::from_words(words).resolve(now);
            assert_eq!(shown.map_or_else(str::to_owned, |moment| moment.to_string()), expected, "{words}");
        }
    }
}
