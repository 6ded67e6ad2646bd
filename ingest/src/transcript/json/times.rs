//! Reads the times of segments, whose units differ between recognizers.

use super::keys::TimeUnit;
use crate::transcript::timing::parse_time_ms;
use earshot_model::Cue;
use serde_json::Value;

/// Speech has about fifteen letters per second. If a letter takes longer than this, the numbers are milliseconds, not
/// seconds.
const MAX_SECONDS_PER_LETTER: i64 = 5;
/// Upper bound for plausible times: months of audio whose ticks were multiplied by 1,000.
const MAX_MS: i64 = 100_000_000_000_000_000;
/// Whole numbers that take this much longer than speech in seconds are ticks of 100 nanoseconds. Milliseconds take at
/// most 1,000 times as long, and speech with pauses a few times its length.
const TICKS_PER_SECOND: i64 = 10_000_000;

/// A time, or the start and end of a segment.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct TimeValue {
    pub(super) start_ms: Option<i64>,
    pub(super) end_ms: Option<i64>,
    /// The unit is certain: a fraction of a second, a named unit, or a clock.
    pub(super) is_exact: bool,
}

impl TimeValue {
    /// Parses a number, a text (`"1.5"`, `"1.5s"`, `"0:01.5"`), a pair, or an object with `from` and `to`.
    pub(super) fn read(value: &Value, unit: TimeUnit) -> Self {
        let pair = match value {
            Value::Array(values) => (values.first(), values.get(1)),
            Value::Object(fields) => {
                let either = |one: &str, other: &str| fields.get(one).or_else(|| fields.get(other));
                (either("from", "start"), either("to", "end"))
            }
            single => (Some(single), None),
        };
        let (start, end) =
            (pair.0.and_then(|value| read_time(value, unit)), pair.1.and_then(|value| read_time(value, unit)));
        let is_exact = start.iter().chain(&end).any(|(_, is_exact)| *is_exact);
        Self { start_ms: start.map(|(ms, _)| ms), end_ms: end.map(|(ms, _)| ms), is_exact }
    }
}

/// Returns milliseconds, and whether their unit is certain.
fn read_time(value: &Value, unit: TimeUnit) -> Option<(i64, bool)> {
    let number = match value {
        Value::Number(number) => number.as_f64()?,
        Value::String(text) if text.contains(':') => return parse_time_ms(text).map(|ms| (ms, true)),
        Value::String(text) if text.starts_with('P') => return parse_duration_ms(text).map(|ms| (ms, true)),
        Value::String(text) => text.trim().trim_end_matches('s').parse().ok()?,
        _ => return None,
    };
    let (factor, is_named) = match unit {
        TimeUnit::Unnamed => (1000.0, false),
        TimeUnit::Milliseconds => (1.0, true),
        TimeUnit::Ticks => (1e-4, true),
    };
    let has_unit = value.as_str().is_some_and(|text| text.trim().ends_with('s'));
    // The cast saturates; out-of-range times are rejected later.
    #[expect(clippy::cast_possible_truncation, reason = "casts from f64 saturate")]
    number.is_finite().then(|| ((number * factor).round() as i64, is_named || has_unit || number.fract() != 0.0))
}

/// Parses a duration of ISO 8601, without days: `PT1H2M3.5S`.
fn parse_duration_ms(text: &str) -> Option<i64> {
    let mut rest = text.strip_prefix("PT")?;
    let mut ms = 0.0;
    for (unit, factor) in [('H', 3_600_000.0), ('M', 60_000.0), ('S', 1000.0)] {
        if let Some((number, after)) = rest.split_once(unit) {
            ms += number.parse::<f64>().ok().filter(|number| *number >= 0.0)? * factor;
            rest = after;
        }
    }
    // The cast saturates; out-of-range times are rejected later.
    #[expect(clippy::cast_possible_truncation, reason = "casts from f64 saturate")]
    (rest.is_empty() && text.len() > 2 && ms.is_finite()).then(|| ms.round() as i64)
}

/// Returns by what whole numbers that were read as seconds must be divided: when they are milliseconds or ticks.
pub(super) fn find_divisor(cues: &[Cue]) -> Option<i64> {
    let (mut spoken_ms, mut letters) = (0_i64, 0_i64);
    for cue in cues {
        let (start, end) = (cue.start_ms.filter(is_possible), cue.end_ms.filter(is_possible));
        if let (Some(start), Some(end)) = (start, end) {
            spoken_ms = spoken_ms.saturating_add(end.saturating_sub(start).max(0));
            letters = letters.saturating_add(i64::try_from(cue.text.chars().count()).unwrap_or(i64::MAX));
        }
    }
    if letters == 0 {
        let starts = || cues.iter().filter_map(|cue| cue.start_ms.filter(is_possible));
        spoken_ms = starts().max().unwrap_or(0).saturating_sub(starts().min().unwrap_or(0));
        letters = cues.iter().map(|cue| i64::try_from(cue.text.chars().count()).unwrap_or(i64::MAX)).sum();
    }
    let longest = letters.saturating_mul(MAX_SECONDS_PER_LETTER);
    match spoken_ms / 1000 {
        ticks if ticks / (TICKS_PER_SECOND / 1000) > longest.saturating_mul(4) => Some(TICKS_PER_SECOND),
        milliseconds if milliseconds > longest => Some(1000),
        _ => None,
    }
}

/// Whether a time can be one of a recording, in either unit.
fn is_possible(ms: &i64) -> bool {
    (0..=MAX_MS).contains(ms)
}

pub(super) fn divide(cue: &mut Cue, divisor: i64) {
    cue.start_ms = cue.start_ms.map(|ms| ms / divisor);
    cue.end_ms = cue.end_ms.map(|ms| ms / divisor);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn times_are_read_in_their_units() {
        let cases = [
            (json!(1.5), TimeUnit::Unnamed, Some(1500), None, true),
            (json!(2), TimeUnit::Unnamed, Some(2000), None, false),
            (json!("2.5s"), TimeUnit::Unnamed, Some(2500), None, true),
            (json!("0:01.5"), TimeUnit::Unnamed, Some(1500), None, true),
            (json!(1500), TimeUnit::Milliseconds, Some(1500), None, true),
            (json!(15_000_000), TimeUnit::Ticks, Some(1500), None, true),
            (json!([0.5, 2.0]), TimeUnit::Unnamed, Some(500), Some(2000), true),
            (json!({"from": 500, "to": 2000}), TimeUnit::Milliseconds, Some(500), Some(2000), true),
            (json!({"from": "00:00:00,500", "to": "00:00:02,000"}), TimeUnit::Unnamed, Some(500), Some(2000), true),
            (json!(null), TimeUnit::Unnamed, None, None, false),
            (json!("soon"), TimeUnit::Unnamed, None, None, false),
            (json!("PT1M0.5S"), TimeUnit::Unnamed, Some(60_500), None, true),
            (json!("PT"), TimeUnit::Unnamed, None, None, false),
            (json!("P1D"), TimeUnit::Unnamed, None, None, false),
        ];
        for (value, unit, start_ms, end_ms, is_exact) in cases {
            assert_eq!(TimeValue::read(&value, unit), TimeValue { start_ms, end_ms, is_exact }, "{value}");
        }
    }
}
