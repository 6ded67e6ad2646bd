//! Fields of payloads that may be anything: what is not as expected is absent, and told.

use chrono::{DateTime, TimeDelta};
use earshot_model::{Issue, Severity, Timestamp};
use serde_json::Value;

/// Clocks differ; what is of after tomorrow was never seen.
const MAX_AHEAD: TimeDelta = TimeDelta::days(1);
/// More than anything is counted.
const MAX_COUNT: i64 = 1 << 50;
const MAX_URL_BYTES: usize = 2_000;

pub(crate) fn issue(kind: &str, severity: Severity, message: String) -> Issue {
    Issue { kind: kind.to_owned(), severity, message, line: None, column: None }
}

/// What stands at a path like `im:rating.label`; `None` for null.
pub(crate) fn at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, key| value.get(key)).filter(|value| !value.is_null())
}

/// A text that is not empty; numbers are taken for one.
pub(crate) fn text(value: &Value, path: &str, max_chars: usize) -> Option<String> {
    let text = match at(value, path)? {
        Value::String(text) => text.trim().chars().take(max_chars).collect(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    Some(text).filter(|text: &String| !text.is_empty())
}

/// An address on the web.
pub(crate) fn web_url(value: &Value, path: &str) -> Option<String> {
    let url = at(value, path)?.as_str()?.trim();
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    (is_web && url.len() <= MAX_URL_BYTES).then(|| url.to_owned())
}

/// A number, or a text that is one.
pub(crate) fn number(value: &Value, path: &str) -> Option<f64> {
    let found = at(value, path)?;
    let number = found.as_f64().or_else(|| found.as_str()?.trim().parse().ok())?;
    number.is_finite().then_some(number)
}

/// A list of objects; one object alone is a list of one, for so Apple's older feeds write it.
pub(crate) fn list<'a>(value: &'a Value, path: &str) -> Option<Vec<&'a Value>> {
    match at(value, path)? {
        Value::Array(items) => Some(items.iter().collect()),
        only @ Value::Object(_) => Some(vec![only]),
        _ => None,
    }
}

/// What is read, with what is wrong with it.
pub(crate) struct Reader<'a> {
    pub value: &'a Value,
    pub issues: &'a mut Vec<Issue>,
}

impl Reader<'_> {
    /// How many; `None` when it is not there, and told when it is no count.
    pub fn count(&mut self, path: &str) -> Option<i64> {
        let found = at(self.value, path)?;
        let whole = found.as_i64().or_else(|| found.as_str()?.trim().parse().ok());
        // Some services write counts as 12.0.
        let whole = whole.or_else(|| found.as_f64().and_then(whole_number));
        match whole {
            Some(count) if (0..=MAX_COUNT).contains(&count) => Some(count),
            _ => {
                self.tell("bad-count", format!("{path} is {}", shown(found)));
                None
            }
        }
    }

    /// An average from 1 to 5, of which 0 is what services write when nobody rated.
    pub fn average(&mut self, path: &str) -> Option<f64> {
        let found = at(self.value, path)?;
        match number(self.value, path) {
            Some(average) if (1.0..=5.0).contains(&average) => Some(average),
            Some(0.0) => None,
            _ => {
                self.tell("bad-rating", format!("{path} is {}, which is no rating", shown(found)));
                None
            }
        }
    }

    /// A moment that is not in the future.
    pub fn moment(&mut self, path: &str, now: Timestamp) -> Option<Timestamp> {
        let found = at(self.value, path)?;
        let parse = |text: &str| DateTime::parse_from_rfc3339(text).or_else(|_| DateTime::parse_from_rfc2822(text));
        let moment = found.as_str().and_then(|text| parse(text.trim()).ok()).map(|moment| moment.to_utc());
        match moment {
            Some(moment) if moment > now + MAX_AHEAD => {
                self.tell("future-date", format!("{path} is {}, which is to come", moment.date_naive()));
                None
            }
            Some(moment) => Some(moment),
            None => {
                self.tell("bad-date", format!("{path} is {}, which is no date", shown(found)));
                None
            }
        }
    }

    pub fn tell(&mut self, kind: &str, message: String) {
        self.issues.push(issue(kind, Severity::Error, message));
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is a whole number within the limit")]
fn whole_number(number: f64) -> Option<i64> {
    let is_whole = number.fract() == 0.0 && number.abs() < 1e15;
    is_whole.then_some(number as i64)
}

/// The beginning of a value, to find it by.
fn shown(value: &Value) -> String {
    value.to_string().chars().take(60).collect()
}
