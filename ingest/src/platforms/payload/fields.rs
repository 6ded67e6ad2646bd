//! Lenient fields of payloads: a value of an unexpected type counts as absent and is reported as an issue.

use chrono::{DateTime, TimeDelta};
use earshot_model::{Issue, Severity, Timestamp};
use serde_json::Value;

/// Tolerated clock difference. A date later than this is rejected.
const MAX_AHEAD: TimeDelta = TimeDelta::days(1);
/// Larger counts are rejected.
const MAX_COUNT: i64 = 1 << 50;
const MAX_URL_BYTES: usize = 2_000;

/// Returns the value at a path like `im:rating.label`; `None` for null.
pub(in crate::platforms) fn value_at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, key| value.get(key)).filter(|value| !value.is_null())
}

/// Returns a non-empty text; numbers are converted.
pub(in crate::platforms) fn text_at(value: &Value, path: &str, max_chars: usize) -> Option<String> {
    let text = match value_at(value, path)? {
        Value::String(text) => text.trim().chars().take(max_chars).collect(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    Some(text).filter(|text: &String| !text.is_empty())
}

/// Returns an http or https URL.
pub(in crate::platforms) fn web_url_at(value: &Value, path: &str) -> Option<String> {
    let url = value_at(value, path)?.as_str()?.trim();
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    (is_web && url.len() <= MAX_URL_BYTES).then(|| url.to_owned())
}

/// Returns a number; numeric texts are converted.
pub(in crate::platforms) fn number_at(value: &Value, path: &str) -> Option<f64> {
    let found = value_at(value, path)?;
    let number = found.as_f64().or_else(|| found.as_str()?.trim().parse().ok())?;
    number.is_finite().then_some(number)
}

/// Returns a list of objects. A single object counts as a list of one, because Apple's older feeds omit the array.
pub(in crate::platforms) fn list_at<'a>(value: &'a Value, path: &str) -> Option<Vec<&'a Value>> {
    match value_at(value, path)? {
        Value::Array(items) => Some(items.iter().collect()),
        only @ Value::Object(_) => Some(vec![only]),
        _ => None,
    }
}

/// Reads fields of a payload and collects their issues.
pub(in crate::platforms) struct FieldReader<'a> {
    pub value: &'a Value,
    pub issues: &'a mut Vec<Issue>,
}

impl FieldReader<'_> {
    /// Returns a count. `None` when it is absent, or invalid, which is reported.
    pub fn read_count(&mut self, path: &str) -> Option<i64> {
        let found = value_at(self.value, path)?;
        let whole = found.as_i64().or_else(|| found.as_str()?.trim().parse().ok());
        // Some services write counts as 12.0.
        let whole = whole.or_else(|| found.as_f64().and_then(whole_number));
        match whole {
            Some(count) if (0..=MAX_COUNT).contains(&count) => Some(count),
            _ => {
                self.add_issue("bad-count", format!("{path} is {}", describe_value(found)));
                None
            }
        }
    }

    /// Returns an average from 1 to 5. Services write 0 for shows without ratings; it becomes `None`.
    pub fn read_average(&mut self, path: &str) -> Option<f64> {
        let found = value_at(self.value, path)?;
        match number_at(self.value, path) {
            Some(average) if (1.0..=5.0).contains(&average) => Some(average),
            Some(0.0) => None,
            _ => {
                self.add_issue("bad-rating", format!("{path} is {}, which is not a rating", describe_value(found)));
                None
            }
        }
    }

    /// Returns a timestamp that is not in the future.
    pub fn read_time(&mut self, path: &str, now: Timestamp) -> Option<Timestamp> {
        let found = value_at(self.value, path)?;
        let parse = |text: &str| DateTime::parse_from_rfc3339(text).or_else(|_| DateTime::parse_from_rfc2822(text));
        let moment = found.as_str().and_then(|text| parse(text.trim()).ok()).map(|moment| moment.to_utc());
        match moment {
            Some(moment) if moment > now + MAX_AHEAD => {
                self.add_issue("future-date", format!("{path} is {}, which is in the future", moment.date_naive()));
                None
            }
            Some(moment) => Some(moment),
            None => {
                self.add_issue("bad-date", format!("{path} is {}, which is not a date", describe_value(found)));
                None
            }
        }
    }

    pub fn add_issue(&mut self, kind: &str, message: String) {
        self.issues.push(Issue::new(kind, Severity::Error, message));
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is a whole number within the limit")]
fn whole_number(number: f64) -> Option<i64> {
    let is_whole = number.fract() == 0.0 && number.abs() < 1e15;
    is_whole.then_some(number as i64)
}

/// Returns the beginning of a value, for messages.
fn describe_value(value: &Value) -> String {
    value.to_string().chars().take(60).collect()
}
