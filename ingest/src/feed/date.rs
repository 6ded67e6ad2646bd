//! Dates as feeds spell them: RFC 5322 and its many misspellings, ISO 8601, seconds since 1970.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

const YEARS: std::ops::RangeInclusive<i32> = 1900..=2100;

/// First three letters of month names, in the languages that occur.
const MONTHS: &[(&str, u32)] = &[
    ("jan", 1),
    ("feb", 2),
    ("mar", 3),
    ("apr", 4),
    ("may", 5),
    ("jun", 6),
    ("jul", 7),
    ("aug", 8),
    ("sep", 9),
    ("oct", 10),
    ("nov", 11),
    ("dec", 12),
    // German, French, Spanish, Portuguese, Italian, Dutch, where they differ.
    ("mär", 3),
    ("mrz", 3),
    ("mai", 5),
    ("okt", 10),
    ("dez", 12),
    ("fév", 2),
    ("fev", 2),
    ("avr", 4),
    ("jui", 6),
    ("aoû", 8),
    ("aou", 8),
    ("déc", 12),
    ("ene", 1),
    ("abr", 4),
    ("ago", 8),
    ("dic", 12),
    ("out", 10),
    ("set", 9),
    ("gen", 1),
    ("mag", 5),
    ("giu", 6),
    ("lug", 7),
    ("ott", 10),
    ("maa", 3),
    ("mrt", 3),
    ("mei", 5),
];

/// RFC 5322 4.3 and the names that occur, in minutes east.
const ZONES: &[(&str, i32)] = &[
    ("ut", 0),
    ("utc", 0),
    ("gmt", 0),
    ("z", 0),
    ("wet", 0),
    ("est", -300),
    ("edt", -240),
    ("cst", -360),
    ("cdt", -300),
    ("mst", -420),
    ("mdt", -360),
    ("pst", -480),
    ("pdt", -420),
    ("akst", -540),
    ("akdt", -480),
    ("hst", -600),
    ("bst", 60),
    ("cet", 60),
    ("mez", 60),
    ("west", 60),
    ("cest", 120),
    ("mesz", 120),
    ("eet", 120),
    ("eest", 180),
    ("msk", 180),
    ("ist", 330),
    ("jst", 540),
    ("kst", 540),
    ("aest", 600),
    ("aedt", 660),
    ("nzst", 720),
    ("nzdt", 780),
];

/// Reads a date; a wrong weekday does not matter, a missing zone is UTC. `None` when it is none, or not of 1900 to 2100.
///
/// ```
/// let date = earshot_ingest::feed::parse_date("Thur, 3 Sept 20 24:00 EST").expect("a date");
/// assert_eq!(date.to_rfc3339(), "2020-09-04T05:00:00+00:00");
/// ```
#[must_use]
pub fn parse_date(raw: &str) -> Option<DateTime<Utc>> {
    let text = raw.trim();
    if text.len() > 80 || text.len() < 4 {
        return None;
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == text.len() {
        return epoch_or_compact(text);
    }
    if digits == 4 && matches!(text.as_bytes()[4], b'-' | b'/') { iso(text) } else { words(text) }
}

fn epoch_or_compact(text: &str) -> Option<DateTime<Utc>> {
    let number: i64 = text.parse().ok()?;
    match text.len() {
        8 => build(text[..4].parse().ok()?, text[4..6].parse().ok()?, text[6..].parse().ok()?, 0, 0),
        9 | 10 => DateTime::from_timestamp(number, 0),
        12 | 13 => DateTime::from_timestamp_millis(number),
        _ => None,
    }
}

/// `2024-01-31`, `2024-01-31T10:20:30.5+02:00`, `2024/1/31 10:20`.
fn iso(text: &str) -> Option<DateTime<Utc>> {
    let date_end = text.find(['T', 't', ' ']).unwrap_or(text.len());
    let mut parts = text[..date_end].split(['-', '/']);
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    let day = parts.next().map_or(Some(1), |day| day.parse().ok())?;
    let rest = text[date_end..].trim_start_matches(['T', 't', ' ']);
    let time_end = rest.find(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.'))).unwrap_or(rest.len());
    let seconds = if time_end == 0 { 0 } else { time_of_day(&rest[..time_end])? };
    build(year, month, day, seconds, zone(rest[time_end..].trim()).unwrap_or(0))
}

/// Everything with a month in letters, in whatever order.
fn words(text: &str) -> Option<DateTime<Utc>> {
    let (mut day, mut month, mut year, mut seconds, mut offset) = (None, None, None, None, None);
    let mut half_day = None;
    let is_separator = |c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')');
    let pieces = text.split(is_separator).filter(|piece| !piece.is_empty());
    let mut tokens = Vec::with_capacity(8);
    for piece in pieces {
        // 02-Jan-2024
        let is_dashed_date =
            piece.contains('-') && piece.starts_with(|c: char| c.is_ascii_digit()) && !piece.contains(':');
        if is_dashed_date { tokens.extend(piece.split('-')) } else { tokens.push(piece) }
    }
    for token in tokens {
        let first = token.chars().next()?;
        if first.is_ascii_digit() && token.contains(':') {
            let end = token.find(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.'))).unwrap_or(token.len());
            seconds = Some(time_of_day(&token[..end])?);
            half_day = half_day.or_else(|| half_day_of(&token[end..]));
            offset = offset.or_else(|| zone(&token[end..]));
        } else if first.is_ascii_digit() {
            let number = token.trim_end_matches(|c: char| !c.is_ascii_digit());
            match (day, year) {
                (None, _) if number.len() <= 2 => day = Some(number.parse().ok()?),
                (_, None) => year = Some(full_year(number)?),
                _ => {}
            }
        } else if half_day_of(token).is_some() && seconds.is_some() {
            half_day = half_day_of(token);
        } else if seconds.is_some() && zone(token).is_some() {
            offset = zone(token);
        } else if let Some(found) = month_of(token).filter(|_| seconds.is_none() || month.is_none()) {
            // Of two the later one: "mar, 07 mai" begins with a weekday.
            month = Some(found);
        }
    }
    let seconds = match (seconds.unwrap_or(0), half_day) {
        (seconds, Some(true)) if seconds < 43_200 => seconds + 43_200,
        (seconds, Some(false)) if seconds >= 43_200 => seconds - 43_200,
        (seconds, _) => seconds,
    };
    build(year?, month?, day?, seconds, offset.unwrap_or(0))
}

fn month_of(token: &str) -> Option<u32> {
    let lower = token.to_lowercase();
    let start = lower.char_indices().nth(3).map_or(lower.as_str(), |(end, _)| &lower[..end]);
    // Juin and juillet begin alike.
    if lower.starts_with("juil") {
        return Some(7);
    }
    MONTHS.iter().find(|(name, _)| *name == start).map(|(_, month)| *month)
}

/// RFC 5322 4.3: two digits are 2000 to 2049 or 1950 to 1999, three count from 1900.
fn full_year(digits: &str) -> Option<i32> {
    let number: i32 = digits.parse().ok()?;
    match digits.len() {
        1 | 2 if number < 50 => Some(number + 2000),
        1..=3 => Some(number + 1900),
        4 => Some(number),
        _ => None,
    }
}

/// Seconds after midnight, up to 24:00:00; seconds may be missing, a leap second is the one before.
fn time_of_day(text: &str) -> Option<i64> {
    let mut parts = text.split(':');
    let hour: i64 = parts.next()?.parse().ok()?;
    let minute: i64 = parts.next().map_or(Some(0), |part| part.parse().ok())?;
    let second: i64 = parts.next().map_or(Some(0), |part| part.split('.').next()?.parse().ok())?;
    let in_range = hour <= 24 && minute < 60 && second <= 60;
    in_range.then_some((hour * 3600 + minute * 60 + second.min(59)).min(86_400))
}

fn half_day_of(token: &str) -> Option<bool> {
    match token.to_ascii_lowercase().as_str() {
        "am" | "a.m." => Some(false),
        "pm" | "p.m." => Some(true),
        _ => None,
    }
}

/// Minutes east of a zone: `+0200`, `+02:00`, `-5`, `GMT+2`, `EST`.
fn zone(token: &str) -> Option<i32> {
    let lower = token.to_ascii_lowercase();
    if let Some((_, minutes)) = ZONES.iter().find(|(name, _)| *name == lower) {
        return Some(*minutes);
    }
    let signed = lower.trim_start_matches("gmt").trim_start_matches("utc");
    let sign = match signed.chars().next()? {
        '+' => 1,
        '-' | '\u{2212}' => -1,
        _ => return None,
    };
    let digits: String = signed.chars().filter(char::is_ascii_digit).collect();
    let (hours, minutes) = match digits.len() {
        1 | 2 => (digits.parse::<i32>().ok()?, 0),
        3 | 4 => (digits[..digits.len() - 2].parse().ok()?, digits[digits.len() - 2..].parse().ok()?),
        _ => return None,
    };
    (hours <= 15 && minutes < 60).then_some(sign * (hours * 60 + minutes))
}

fn build(year: i32, month: u32, day: u32, seconds: i64, offset_minutes: i32) -> Option<DateTime<Utc>> {
    let date = NaiveDate::from_ymd_opt(year, month, day).filter(|_| YEARS.contains(&year))?;
    let midnight = date.and_hms_opt(0, 0, 0)?.and_utc();
    midnight.checked_add_signed(TimeDelta::seconds(seconds - i64::from(offset_minutes) * 60))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        let cases = [
            ("Wed, 02 Oct 2002 13:00:00 GMT", "2002-10-02T13:00:00"),
            ("Fri, 02 Oct 2002 13:00:00 +0200", "2002-10-02T11:00:00"),
            ("2 Oct 2002 13:00 EST", "2002-10-02T18:00:00"),
            ("Wed, 2 October 02 13:00:00 PDT", "2002-10-02T20:00:00"),
            ("Wed, 02 Oct 102 13:00:00 Z", "2002-10-02T13:00:00"),
            ("Thur, 3 Sept 2020 24:00:00 +0000", "2020-09-04T00:00:00"),
            ("Wed, 02 Oct 2002 13:00:00 GMT+2", "2002-10-02T11:00:00"),
            ("Wed, 02 Oct 2002 13:00:00 -5", "2002-10-02T18:00:00"),
            ("02-Jan-2024 08:00:00 +0000", "2024-01-02T08:00:00"),
            ("Jan 5, 2024 3:04 PM", "2024-01-05T15:04:00"),
            ("Mon Jan  5 10:00:00 2024", "2024-01-05T10:00:00"),
            ("Mi, 13 Mär 2019 10:00:00 +0100", "2019-03-13T09:00:00"),
            ("mar, 07 mai 2019 10:00:00 +0000", "2019-05-07T10:00:00"),
            ("2019-10-12T07:20:50.52Z", "2019-10-12T07:20:50"),
            ("2019-10-12T07:20:50+05:30", "2019-10-12T01:50:50"),
            ("2019-10-12 07:20", "2019-10-12T07:20:00"),
            ("2019-10-12", "2019-10-12T00:00:00"),
            ("20191012", "2019-10-12T00:00:00"),
            ("1570864850", "2019-10-12T07:20:50"),
            ("1570864850000", "2019-10-12T07:20:50"),
            ("Sat, 31 Dec 2016 23:59:60 GMT", "2016-12-31T23:59:59"),
            ("Wed, 02 Oct 2002", "2002-10-02T00:00:00"),
        ];
        for (raw, expected) in cases {
            let date = parse_date(raw).map(|date| date.format("%Y-%m-%dT%H:%M:%S").to_string());
            assert_eq!(date.as_deref(), Some(expected), "{raw:?}");
        }
    }

    #[test]
    fn what_is_no_date_is_none() {
        let cases =
            ["", "soon", "0000-00-00", "2019-13-01", "31 Feb 2020 10:00:00 GMT", "99 Oct 2002", "2999-01-01", "12345"];
        for raw in cases {
            assert_eq!(parse_date(raw), None, "{raw:?}");
        }
    }
}
