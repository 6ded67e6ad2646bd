//! Parses dates of feeds: RFC 5322 with its common misspellings, ISO 8601, and seconds since 1970.

mod calendar_date;
mod clock_time;
mod names;
mod zone;

use calendar_date::{YEARS, build_date_time};
use chrono::{DateTime, Datelike as _, NaiveDate, Utc};
use clock_time::{ClockTime, parse_time_of_day};
use zone::Zone;

/// Parses a date. A wrong weekday is ignored, and a missing zone counts as UTC. With an impossible time of day the result
/// is the start of the day in UTC. Returns `None` for text that is not a date, or outside the years 1900 to 2100.
///
/// ```
/// let date = earshot_ingest::feed::parse_date("Thur, 3 Sept 20 24:00 EST").expect("a date");
/// assert_eq!(date.to_rfc3339(), "2020-09-04T05:00:00+00:00");
/// ```
#[must_use]
pub fn parse_date(raw: &str) -> Option<DateTime<Utc>> {
    let text = raw.trim();
    if text.len() > 120 || text.len() < 4 {
        return None;
    }
    if !text.is_ascii() {
        return parse_by_shape(names::fold_word(text).trim());
    }
    parse_common_form(text.as_bytes()).or_else(|| parse_by_shape(text))
}

/// Parses the most common form, `Wed, 02 Oct 2002 13:00:00 +0200`. The day may have one digit.
fn parse_common_form(text: &[u8]) -> Option<DateTime<Utc>> {
    let rest = text.get(3..)?.strip_prefix(b", ")?;
    let (day, rest) = match rest {
        [_, b' ', ..] => rest.split_at(1),
        _ => rest.split_at_checked(2)?,
    };
    let (date, zone) = rest.split_at_checked(18)?;
    let number = |digits: &[u8]| {
        digits.iter().try_fold(0, |value, byte| byte.is_ascii_digit().then(|| value * 10 + i64::from(byte - b'0')))
    };
    let month = names::parse_english_month(&date[1..4])?;
    let offset = match zone {
        b" GMT" | b" +0000" | b" UTC" => 0,
        [b' ', sign @ (b'+' | b'-'), digits @ ..] if digits.len() == 4 => {
            let digits = i32::try_from(number(digits)?).ok()?;
            (digits / 100 * 60 + digits % 100) * if *sign == b'-' { -1 } else { 1 }
        }
        _ => return None,
    };
    let separators = (date[0], date[4], date[9], date[12], date[15]) == (b' ', b' ', b' ', b':', b':');
    let (hour, minute, second) = (number(&date[10..12])?, number(&date[13..15])?, number(&date[16..])?);
    if !separators || hour > 23 || minute > 59 || second > 59 || offset.abs() > 15 * 60 {
        return None;
    }
    let (year, day) = (i32::try_from(number(&date[5..9])?).ok()?, u32::try_from(number(day)?).ok()?);
    build_date_time(year, month, day, hour * 3600 + minute * 60 + second, Zone::Offset(offset))
}

fn parse_by_shape(text: &str) -> Option<DateTime<Utc>> {
    let text = &*names::join_half_day(text);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == text.len() {
        return parse_epoch_or_compact(text);
    }
    let is_in_one_piece = text.as_bytes().get(digits + 1).is_some_and(|byte| !byte.is_ascii_whitespace());
    match text.as_bytes()[digits] {
        _ if !is_in_one_piece => parse_words(text),
        b'-' | b'/' | b'.' if digits == 4 => parse_iso(text),
        b'T' | b't' if digits == 8 => {
            parse_iso(&format!("{}-{}-{}{}", &text[..4], &text[4..6], &text[6..8], &text[8..]))
        }
        _ => parse_words(text),
    }
}

fn parse_epoch_or_compact(text: &str) -> Option<DateTime<Utc>> {
    let number: i64 = text.parse().ok()?;
    let moment = match text.len() {
        4 => build_date_time(text.parse().ok()?, 1, 1, 0, Zone::UTC),
        8 => build_date_time(text[..4].parse().ok()?, text[4..6].parse().ok()?, text[6..].parse().ok()?, 0, Zone::UTC),
        9 | 10 => DateTime::from_timestamp(number, 0),
        // Milliseconds are dropped.
        12 | 13 => DateTime::from_timestamp(number / 1000, 0),
        14 => {
            let seconds = parse_time_of_day(&text[8..]).unwrap_or(0);
            build_date_time(
                text[..4].parse().ok()?,
                text[4..6].parse().ok()?,
                text[6..8].parse().ok()?,
                seconds,
                Zone::UTC,
            )
        }
        _ => None,
    };
    moment.filter(|moment| YEARS.contains(&moment.year()))
}

/// Parses ISO dates and variants: `2024-01-31`, `2024-01-31T10:20:30.5+02:00`, `2024/1/31 10:20`,
/// `2024-július-13T9:15-05:00`, `2024-031`.
fn parse_iso(text: &str) -> Option<DateTime<Utc>> {
    let is_end = |(at, character): &(usize, char)| {
        let before_time = || text[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        character.is_whitespace() || (matches!(character, 'T' | 't') && before_time())
    };
    let date_end = text.char_indices().find(is_end).map_or(text.len(), |(at, _)| at);
    let (year, month, day) = parse_full_date(&text[..date_end])?;
    let mut clock = ClockTime::default();
    let tokens = split_tokens(text[date_end..].trim_start_matches(['T', 't']));
    for (at, token) in tokens.iter().enumerate() {
        if !clock.accept_token(token, tokens.get(at + 1).copied()) {
            clock.accept_dotted_time(token);
        }
    }
    clock.build_date_time(year, month, day)
}

/// Parses dates whose parts are in any order.
fn parse_words(text: &str) -> Option<DateTime<Utc>> {
    let (mut day, mut month, mut year) = (None, None, None);
    let mut clock = ClockTime::default();
    let tokens = split_tokens(text);
    for (at, &token) in tokens.iter().enumerate() {
        let is_number = token.starts_with(|c: char| c.is_ascii_digit());
        let parts = token.split(['-', '/', '.']).filter(|part| !part.is_empty()).count();
        let is_whole = day.is_some() && month.is_some() && year.is_some();
        if is_number && is_whole && parts == 3 && token.contains('.') {
            // "10.30.00" after a date is not a second date.
            let _ = clock.accept_token(token, None) || clock.accept_dotted_time(token);
        } else if is_number && parts == 3 && !token.contains(':') {
            let (y, m, d) = parse_full_date(token)?;
            (year, month, day) = (Some(y), Some(m), Some(d));
        } else if clock.accept_token(token, tokens.get(at + 1).copied()) {
            continue;
        } else if is_number {
            let number = token.trim_end_matches(|c: char| !c.is_ascii_digit());
            let is_month = at > 0 && names::is_month_prefix(tokens[at - 1]);
            match (day, year) {
                _ if is_month => month = number.parse().ok(),
                (None, _) if number.len() <= 2 => day = Some(number.parse().ok()?),
                (_, None) => year = Some(parse_full_year(number)?),
                _ => {
                    clock.accept_dotted_time(token);
                }
            }
        } else if let Some(found) = names::parse_month(token).filter(|_| !clock.has_time() || month.is_none()) {
            // Of two months the later one counts: "mar, 07 mai" begins with a weekday.
            month = Some(found);
        }
    }
    clock.build_date_time(year?, month?, day?)
}

fn split_tokens(text: &str) -> Vec<&str> {
    let is_separator = |c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')' | '[' | ']' | '|' | ';');
    let tokens = text.split(is_separator).map(|token| token.trim_matches(['\'', '’', '"']));
    tokens.filter(|token| !token.is_empty()).collect()
}

/// Parses a date without spaces. The month may be a name; without a month, the number is the day of the year.
fn parse_full_date(text: &str) -> Option<(i32, u32, u32)> {
    let separator = text.chars().find(|c| matches!(c, '-' | '/' | '.'))?;
    let parts: Vec<&str> = text.split(separator).map(str::trim).filter(|part| !part.is_empty()).collect();
    let number = |text: &str| text.parse::<u32>().ok();
    let month = |text: &str| number(text).or_else(|| names::parse_month(text));
    match parts[..] {
        [year, day] if year.len() == 4 && day.len() == 3 && number(day).is_some() => {
            let date = NaiveDate::from_yo_opt(year.parse().ok()?, number(day)?)?;
            Some((date.year(), date.month(), date.day()))
        }
        [year, second] if year.len() == 4 => Some((year.parse().ok()?, month(second)?, 1)),
        [year, second, day] if year.len() == 4 => Some((year.parse().ok()?, month(second)?, number(day)?)),
        [first, second, year] => {
            let (first, year) = (number(first)?, parse_full_year(year)?);
            // With slashes, the order is month, day, year: 1/31/2024.
            match number(second) {
                Some(second) if (separator == '/' && first <= 12) || second > 12 => Some((year, first, second)),
                _ => Some((year, month(second)?, first)),
            }
        }
        _ => None,
    }
}

/// Expands a short year (RFC 5322 4.3): two digits are 1950 to 2049, three digits count from 1900.
fn parse_full_year(digits: &str) -> Option<i32> {
    let number: i32 = digits.parse().ok()?;
    match digits.len() {
        1 | 2 if number < 50 => Some(number + 2000),
        1..=3 => Some(number + 1900),
        4 => Some(number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_parsed() {
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
            ("Wed, 02 Oct 2002 24:00:00 GMT", "2002-10-03T00:00:00"),
            ("2002-10-02T24:00:00Z", "2002-10-03T00:00:00"),
            ("Mon, 06 Sep 2009 16:45:00 +1000", "2009-09-06T06:45:00"),
            ("Sun Jan 4 16:29:06 PST 2004", "2004-01-05T00:29:06"),
            ("Wed Oct 02 2002 13:00:00 GMT+0200 (Central European Summer Time)", "2002-10-02T11:00:00"),
            ("2003", "2003-01-01T00:00:00"),
            ("2003-12", "2003-12-01T00:00:00"),
            ("2003-335", "2003-12-01T00:00:00"),
            ("20031231T101416Z", "2003-12-31T10:14:16"),
            ("20031231101416", "2003-12-31T10:14:16"),
            ("2003-12-31T10:14:55-08:00", "2003-12-31T18:14:55"),
            ("2004-07-08 23:56:58.0", "2004-07-08T23:56:58"),
            ("2004-07-08 11:56 PM", "2004-07-08T23:56:00"),
            ("Fri, 2006/09/15 08:19:53 EDT", "2006-09-15T12:19:53"),
            ("31.12.2019 10:00", "2019-12-31T10:00:00"),
            ("12/31/2019 3:04:05 PM", "2019-12-31T15:04:05"),
            ("31/12/2019", "2019-12-31T00:00:00"),
            ("5th January 2024 10:00", "2024-01-05T10:00:00"),
            ("2004년 05월 28일  01:31:15", "2004-05-28T01:31:15"),
            ("2004-05-25 오후 11:23:17", "2004-05-25T23:23:17"),
            ("2004년 5월 25일 오전 11시 23분", "2004-05-25T11:23:00"),
            ("2024年1月2日 10:00", "2024-01-02T10:00:00"),
            ("2024年01月02日(火) 午後3時4分", "2024-01-02T15:04:00"),
            ("Κυρ, 11 Ιούλ 2004 12:00:00 EST", "2004-07-11T17:00:00"),
            ("Τρι, 18 Μαΐ 2004 12:00:00 +0300", "2004-05-18T09:00:00"),
            ("2004-július-13T9:15-05:00", "2004-07-13T14:15:00"),
            ("2004. szeptember 13. 09:15", "2004-09-13T09:15:00"),
            ("пт, 13 сентября 2019 10:00:00 +0300", "2019-09-13T07:00:00"),
            ("pon, 14 paź 2019 10:00:00 +0200", "2019-10-14T08:00:00"),
            ("čt, 4 července 2019 10:00:00 +0200", "2019-07-04T08:00:00"),
            ("Paz, 6 Eki 2019 10:00:00 +0300", "2019-10-06T07:00:00"),
            ("mié, 5 de diciembre de 2018 10:00", "2018-12-05T10:00:00"),
            ("jeu., 15 août 2019 10:00:00 +0200", "2019-08-15T08:00:00"),
            ("martes, 7 mayo 2019 10:00:00 GMT", "2019-05-07T10:00:00"),
            ("ti, 7 toukokuuta 2019 10:00:00 +0300", "2019-05-07T07:00:00"),
            ("Sex, 04 out 2019 10:00:00 -0300", "2019-10-04T13:00:00"),
            ("١٢ يناير ٢٠٢٠ 10:00", "2020-01-12T10:00:00"),
        ];
        check_dates(&cases);
    }

    fn check_dates(cases: &[(&str, &str)]) {
        for (raw, expected) in cases {
            let date = parse_date(raw).map(|date| date.format("%Y-%m-%dT%H:%M:%S").to_string());
            assert_eq!(date.as_deref(), Some(*expected), "{raw:?}");
        }
    }

    #[test]
    fn a_day_survives_an_impossible_time() {
        check_dates(&[
            ("Tue, 16 Jul 2019 31:15:00 -0400", "2019-07-16T00:00:00"),
            ("Tue, 16 Jul 2019 31:15:00 +0900", "2019-07-16T00:00:00"),
            ("Tue, 16 Jul 2019 10:75:00 GMT", "2019-07-16T00:00:00"),
            ("Tue, 16 Jul 2019 9:05:99 PM PST", "2019-07-16T00:00:00"),
            ("2019-07-16T25:00:00Z", "2019-07-16T00:00:00"),
            ("2019-07-16 99:99", "2019-07-16T00:00:00"),
            ("20190716270000", "2019-07-16T00:00:00"),
            // One day and some minutes is a spelling of the night, not a mistake.
            ("Tue, 16 Jul 2019 24:20:00 GMT", "2019-07-17T00:20:00"),
        ]);
    }

    #[test]
    fn times_of_day_have_many_spellings() {
        check_dates(&[
            ("Tue, 16 Jul 2019 7 PM EDT", "2019-07-16T23:00:00"),
            ("Jul 16, 2019 at 7pm EDT", "2019-07-16T23:00:00"),
            ("July 16th, 2019, 12 a.m. GMT", "2019-07-16T00:00:00"),
            ("July 16, 2019 12 noon", "2019-07-16T12:00:00"),
            ("16 juillet 2019 18h30", "2019-07-16T18:30:00"),
            ("16 juillet 2019 à 18h", "2019-07-16T18:00:00"),
            ("16. Juli 2019, 18.30 Uhr", "2019-07-16T18:30:00"),
            ("16 Jul 2019 18.30.05 GMT", "2019-07-16T18:30:05"),
            ("Tue, 16 Jul 2019 18.30.05 +0200", "2019-07-16T16:30:05"),
            ("16.07.2019 18.30.05", "2019-07-16T18:30:05"),
            ("2019-07-16 18.30.05", "2019-07-16T18:30:05"),
            ("2019-07-16 18.30", "2019-07-16T18:30:00"),
            ("16 July 2019 4.30pm", "2019-07-16T16:30:00"),
            ("July 16, 2019 4.30 p.m. EDT", "2019-07-16T20:30:00"),
            ("16 de julio de 2019, 6 p. m.", "2019-07-16T18:00:00"),
            ("16 de julio de 2019, 6:05\u{a0}p.\u{a0}m.", "2019-07-16T18:05:00"),
            ("16/07/2019 12 A. M.", "2019-07-16T00:00:00"),
            ("16. Juli 2019, 18 Uhr", "2019-07-16T18:00:00"),
            ("16 июля 2019 г. 18:30", "2019-07-16T18:30:00"),
        ]);
    }

    #[test]
    fn zones_may_be_names() {
        check_dates(&[
            ("Tue, 16 Jul 2019 09:00:00 Europe/Madrid", "2019-07-16T07:00:00"),
            ("Wed, 16 Jan 2019 09:00:00 Europe/Madrid", "2019-01-16T08:00:00"),
            ("2019-07-16T09:00:00[America/New_York]", "2019-07-16T13:00:00"),
            ("2019-07-16T09:00:00+02:00[Europe/Madrid]", "2019-07-16T07:00:00"),
            ("2019-07-16 09:00 us/pacific", "2019-07-16T16:00:00"),
            ("Jul 16, 2019 9:00 AM Eastern Daylight Time", "2019-07-16T13:00:00"),
            ("Jan 16, 2019 9:00 AM Pacific Time", "2019-01-16T17:00:00"),
            ("Jul 16, 2019 9:00 AM ET", "2019-07-16T13:00:00"),
            ("Jul 16, 2019 9:00 AM Central European Summer Time", "2019-07-16T07:00:00"),
            ("Tue, 16 Jul 2019 09:00:00 HAEC", "2019-07-16T07:00:00"),
            // The clocks skipped 02:30 on this night.
            ("Sun, 31 Mar 2019 02:30:00 Europe/Madrid", "2019-03-31T01:30:00"),
            ("Tue, 16 Jul 2019 09:00:00 Nowhere/Land", "2019-07-16T09:00:00"),
        ]);
    }

    #[test]
    fn years_of_other_calendars_are_converted() {
        check_dates(&[
            ("Tue, 16 Jul 2562 10:00:00 +0700", "2019-07-16T03:00:00"),
            ("2562-07-16", "2019-07-16T00:00:00"),
            ("16 ก.ค. 2562 10:00", "2019-07-16T10:00:00"),
            ("29 กุมภาพันธ์ 2563", "2020-02-29T00:00:00"),
            ("令和元年7月16日 10:00", "2019-07-16T10:00:00"),
            ("民國108年7月16日", "2019-07-16T00:00:00"),
            ("16 tháng 7, 2019 10:00", "2019-07-16T10:00:00"),
        ]);
    }

    #[test]
    fn other_text_is_no_date() {
        let cases = [
            "",
            "soon",
            "0000-00-00",
            "2019-13-01",
            "31 Feb 2020 10:00:00 GMT",
            "99 Oct 2002",
            "2999-01-01",
            "12345",
            "99999999999999",
        ];
        for raw in cases {
            assert_eq!(parse_date(raw), None, "{raw:?}");
        }
    }
}
