//! Reads the time of day and the zone of a date, token by token.

use super::calendar_date::build_date_time;
use super::names::{is_hour_word, parse_half_day};
use super::zone::{Zone, parse_zone};
use chrono::{DateTime, Utc};

/// The time of day and zone read so far.
#[derive(Default)]
pub(super) struct ClockTime {
    /// Seconds after midnight.
    time: Option<i64>,
    /// The time of day is impossible, such as 34:50. The day still counts.
    is_broken: bool,
    is_after_noon: Option<bool>,
    zone: Option<Zone>,
}

impl ClockTime {
    pub(super) fn has_time(&self) -> bool {
        self.time.is_some()
    }

    /// Consumes a token when it belongs to the time. Returns whether it does.
    pub(super) fn accept_token(&mut self, token: &str, next: Option<&str>) -> bool {
        let is_number = token.starts_with(|c: char| c.is_ascii_digit());
        let end = token.find(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.'))).unwrap_or(token.len());
        let (digits, rest) = token.split_at(end);
        let is_compact = matches!(digits.len(), 2 | 4 | 6) && parse_zone(rest, None).is_some() && self.time.is_none();
        if is_number && (digits.contains(':') || is_compact) {
            self.set_time(parse_time_of_day(digits.trim_end_matches(':')));
            self.is_after_noon = self.is_after_noon.or_else(|| parse_half_day(rest));
            self.zone = self.zone.or_else(|| parse_zone(rest, None));
            return true;
        }
        if is_number && self.time.is_none() && self.accept_hour(digits, rest, next) {
            return true;
        }
        if let Some(half) = parse_half_day(token) {
            self.is_after_noon = Some(half);
            return true;
        }
        // "-5" is a zone only after a time.
        if (self.time.is_some() || self.is_broken) && self.zone.is_none() {
            self.zone = parse_zone(token, next);
            return self.zone.is_some();
        }
        false
    }

    /// Consumes an hour without minutes, and French times: `6 PM`, `6pm`, `4.30pm`, `18 Uhr`, `18h`, `18h30`.
    fn accept_hour(&mut self, digits: &str, rest: &str, next: Option<&str>) -> bool {
        let half = parse_half_day(rest).or_else(|| next.filter(|_| rest.is_empty()).and_then(parse_half_day));
        // Before noon or after it, a dot may replace the colon: `4.30 pm`.
        if let Some((hour, minute)) =
            digits.split_once('.').filter(|(hour, minute)| hour.len() <= 2 && minute.len() == 2)
            && half.is_some()
        {
            self.set_time(parse_time_of_day(&format!("{hour}:{minute}")));
            self.is_after_noon = half;
            return true;
        }
        if digits.len() > 2 || digits.contains('.') {
            return false;
        }
        let minutes = rest.strip_prefix(['h', 'H']).filter(|minutes| {
            minutes.is_empty() || (minutes.len() <= 2 && minutes.bytes().all(|byte| byte.is_ascii_digit()))
        });
        let is_hour = half.is_some() || minutes.is_some() || (rest.is_empty() && next.is_some_and(is_hour_word));
        if is_hour {
            let minutes = minutes.filter(|minutes| !minutes.is_empty()).unwrap_or("0");
            self.set_time(parse_time_of_day(&format!("{digits}:{minutes}")));
            self.is_after_noon = half.or(self.is_after_noon);
        }
        is_hour
    }

    /// Consumes `18.30` and `18.30.00`, which are times only after a whole date. Returns whether the token is one.
    pub(super) fn accept_dotted_time(&mut self, token: &str) -> bool {
        if self.time.is_some() {
            return false;
        }
        let end = token.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(token.len());
        let (clock, rest) = token.split_at(end);
        let parts: Vec<&str> = clock.split('.').collect();
        let is_clock = matches!(parts[..], [hour, minute] | [hour, minute, _] if (1..=2).contains(&hour.len()) && minute.len() == 2)
            && parts[2..].iter().all(|second| second.len() == 2);
        self.time = parse_time_of_day(&parts.join(":")).filter(|_| is_clock);
        if self.time.is_some() {
            self.is_after_noon = self.is_after_noon.or_else(|| parse_half_day(rest));
            self.zone = self.zone.or_else(|| parse_zone(rest, None));
        }
        self.time.is_some()
    }

    fn set_time(&mut self, time: Option<i64>) {
        self.is_broken |= time.is_none();
        self.time = time.or(self.time);
    }

    fn seconds(&self) -> i64 {
        match (self.time.unwrap_or(0), self.is_after_noon) {
            (seconds, Some(true)) if seconds < 43_200 => seconds + 43_200,
            (seconds, Some(false)) if (43_200..86_400).contains(&seconds) => seconds - 43_200,
            (seconds, _) => seconds,
        }
    }

    /// The timestamp on a date. The zone of an impossible time could shift the day, so it does not count.
    pub(super) fn build_date_time(&self, year: i32, month: u32, day: u32) -> Option<DateTime<Utc>> {
        if self.is_broken {
            return build_date_time(year, month, day, 0, Zone::UTC);
        }
        build_date_time(year, month, day, self.seconds(), self.zone.unwrap_or(Zone::UTC))
    }
}

/// Returns the seconds after midnight, below 25:00:00; `None` for an impossible time. Seconds may be missing, a leap
/// second becomes second 59, and `102030` is accepted.
pub(super) fn parse_time_of_day(text: &str) -> Option<i64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) && matches!(text.len(), 4 | 6) {
        let parts: Vec<&str> = [text.get(..2), text.get(2..4), text.get(4..6)].into_iter().flatten().collect();
        return parse_time_of_day(&parts.join(":"));
    }
    let mut parts = text.split(':');
    let hour: i64 = parts.next()?.parse().ok()?;
    let minute: i64 = parts.next().map_or(Some(0), |part| part.parse().ok())?;
    let second: i64 = parts.next().map_or(Some(0), |part| part.split('.').next()?.parse().ok())?;
    let in_range = (0..=24).contains(&hour) && (0..60).contains(&minute) && (0..=60).contains(&second);
    in_range.then_some(hour * 3600 + minute * 60 + second.min(59))
}
