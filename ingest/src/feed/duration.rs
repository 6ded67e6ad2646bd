//! Parses durations in the spellings that feeds use.

use super::text::trim;

/// Facts 1.8: a duration longer than a week is a mistake.
const MAX_SECONDS: f64 = 7.0 * 86_400.0;

/// Parses a duration to seconds. Returns `None` for text that is not a duration, is not positive, or exceeds a week.
///
/// ```
/// use earshot_ingest::feed::parse_duration_s;
/// assert_eq!(parse_duration_s("1:02:03"), Some(3723));
/// assert_eq!(parse_duration_s("PT1H3M"), Some(3780));
/// ```
#[must_use]
pub fn parse_duration_s(raw: &str) -> Option<i64> {
    let seconds = parse_seconds(raw)?;
    #[expect(clippy::cast_possible_truncation, reason = "at most a week")]
    Some(seconds.round() as i64).filter(|seconds| *seconds > 0)
}

/// Parses an offset from the start of an episode to milliseconds. Accepts the spellings of durations, and zero.
pub(super) fn parse_time_ms(raw: &str) -> Option<i64> {
    let seconds = parse_seconds(raw)?;
    #[expect(clippy::cast_possible_truncation, reason = "at most a week")]
    Some((seconds * 1000.0).round() as i64)
}

fn parse_seconds(raw: &str) -> Option<f64> {
    if raw.len() > 64 {
        return None;
    }
    if let Some(seconds) = parse_plain_seconds(trim(raw).as_bytes()) {
        return Some(f64::from(seconds)).filter(|seconds| *seconds <= MAX_SECONDS);
    }
    let text: String = raw.trim().chars().map(|character| ascii_digit(character).to_ascii_lowercase()).collect();
    let seconds = if text.contains(':') { parse_clock(&text)? } else { parse_units(&text)? };
    (0.0..=MAX_SECONDS).contains(&seconds).then_some(seconds)
}

/// Parses `[[h:]m:]s` in digits, the most common form. Returns `None` for any other.
fn parse_plain_seconds(text: &[u8]) -> Option<u32> {
    let (mut before, mut part, mut digits, mut colons) = (0_u32, 0_u32, 0, 0);
    for byte in text {
        match byte {
            b'0'..=b'9' if digits < 6 => {
                part = part * 10 + u32::from(byte - b'0');
                digits += 1;
            }
            b':' if digits > 0 && colons < 2 => {
                before = before.checked_add(part)?.checked_mul(60)?;
                (part, digits, colons) = (0, 0, colons + 1);
            }
            _ => return None,
        }
    }
    if digits == 0 { None } else { before.checked_add(part) }
}

/// Parses `[h:]m:s[.f]` and `d:h:m:s`.
fn parse_clock(text: &str) -> Option<f64> {
    let mut seconds = 0.0;
    let parts: Vec<&str> = text.split(':').map(str::trim).collect();
    if parts.len() > 4 {
        return None;
    }
    let weights = [1.0, 60.0, 3600.0, 86_400.0];
    for (part, weight) in parts.iter().rev().zip(weights) {
        if part.is_empty() {
            continue;
        }
        seconds += parse_number(part)? * weight;
    }
    Some(seconds)
}

/// Parses durations with units: `90`, `90.5`, `1h 3m`, `28 min`, `pt1h3m`, `1 hour 3 minutes`.
fn parse_units(text: &str) -> Option<f64> {
    let text = text.strip_prefix('p').map_or(text, |iso| iso.trim_start_matches('t'));
    if let Some(seconds) = parse_number(text) {
        return Some(seconds);
    }
    let mut seconds = 0.0;
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let digits = rest.find(|character: char| !character.is_ascii_digit() && character != '.')?;
        let value = parse_number(&rest[..digits])?;
        rest = rest[digits..].trim_start();
        let letters = rest.find(|character: char| !character.is_alphabetic() && character != '.').unwrap_or(rest.len());
        let weight = match rest[..letters].trim_end_matches('.') {
            "d" | "dt" | "day" | "days" => 86_400.0,
            "h" | "hr" | "hrs" | "hour" | "hours" | "std" => 3600.0,
            "m" | "min" | "mins" | "minute" | "minutes" | "minuten" => 60.0,
            "s" | "sec" | "secs" | "second" | "seconds" => 1.0,
            _ => return None,
        };
        seconds += value * weight;
        rest = rest[letters..].trim_start_matches([' ', ',', '\u{a0}']);
    }
    (seconds > 0.0).then_some(seconds)
}

/// Parses digits with at most one dot. Rejects other forms that `f64` accepts, such as `inf` or `1e9`.
fn parse_number(text: &str) -> Option<f64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { text.parse().ok() } else { None }
}

/// Maps decimal digits of other scripts to ASCII, and a fullwidth colon to a plain one.
pub(super) fn ascii_digit(character: char) -> char {
    if character.is_ascii() {
        return character;
    }
    const ZEROS: [u32; 7] = [0xFF10, 0x0660, 0x06F0, 0x0966, 0x09E6, 0x0E50, 0x1D7CE];
    if character == '：' {
        return ':';
    }
    let code = u32::from(character);
    let value = ZEROS.iter().find_map(|zero| code.checked_sub(*zero).filter(|value| *value < 10));
    value.and_then(|value| char::from_digit(value, 10)).unwrap_or(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_parsed() {
        let cases = [
            ("45:30", Some(2730)),
            ("12:5:7", Some(43_507)),
            ("01:00:00", Some(3600)),
            ("00:41:30.5", Some(2491)),
            ("3600", Some(3600)),
            ("1800.6", Some(1801)),
            ("1h 3m", Some(3780)),
            ("28 min", Some(1680)),
            ("1 hour, 3 minutes", Some(3780)),
            ("PT1H3M", Some(3780)),
            ("PT30.5S", Some(31)),
            ("٣٦٠٠", Some(3600)),
            ("１：００", Some(60)),
            (":30", Some(30)),
            (" 90 ", Some(90)),
            ("0", None),
            ("00:00", None),
            ("-5", None),
            ("604801", None),
            ("99999999999999999999999", None),
            ("99999999999999999999:00:00", None),
            ("1:2:3:4:5", None),
            ("inf", None),
            ("1e3", None),
            ("soon", None),
            ("", None),
            ("1h 3", None),
        ];
        for (raw, expected) in cases {
            assert_eq!(parse_duration_s(raw), expected, "{raw:?}");
        }
    }
}
