//! Replaces times that are written as words: `1 minute, 3 seconds`. Pages with a panel of captions write each time for
//! screen readers, beside the clock or in its place, and a copy of the panel has these lines between the speech.

use super::timing::{is_digit, parse_time_ms};
use crate::feed::ascii_digit;
use std::borrow::Cow;

/// A longer line is not a time.
const MAX_BYTES: usize = 80;
/// Maximum number of letters beside the numbers of a time: `1 hour, 2 minutes and 3 seconds`.
const MAX_LETTERS: usize = 40;
/// Times without clocks must be at least this many, and a fifth of the lines.
const MIN_TIMES: usize = 3;
/// The words for hour, minute and second. One of four letters or more, or of another script, may have an ending.
const UNITS: [(i64, &[&str]); 3] = [
    (
        3_600,
        &[
            "hour",
            "hr",
            "hrs",
            "stunde",
            "std",
            "heure",
            "hora",
            "ora",
            "ore",
            "uur",
            "uren",
            "timm",
            "timer",
            "time",
            "tunti",
            "tunnin",
            "godzin",
            "hodin",
            "час",
            "годин",
            "saat",
            "ώρ",
            "óra",
            "oră",
            "小时",
            "小時",
            "時間",
            "시간",
            "ساع",
            "שע",
            "घं",
            "घण्ट",
            "ชั่วโมง",
            "giờ",
        ],
    ),
    (
        60,
        &[
            "minut",
            "minuu",
            "min",
            "mins",
            "мин",
            "хвилин",
            "хв",
            "dakika",
            "λεπτ",
            "perc",
            "分",
            "분",
            "دقيق",
            "دقائ",
            "דק",
            "मि",
            "นาที",
            "phút",
            "menit",
        ],
    ),
    (
        1,
        &[
            "second",
            "seconds",
            "sec",
            "secs",
            "s",
            "sekund",
            "sekunt",
            "sek",
            "segund",
            "seg",
            "saniye",
            "сек",
            "δευτ",
            "másod",
            "秒",
            "초",
            "ثان",
            "ثوا",
            "שני",
            "से",
            "วินาที",
            "giây",
            "detik",
        ],
    ),
];

/// Replaces times in words by clocks, or removes those that repeat the clock before them. The number of lines stays.
pub(super) fn replace_worded_times(text: &str) -> Cow<'_, str> {
    let separator = if text.contains('\n') { '\n' } else { '\r' };
    let lines: Vec<&str> = text.split(separator).collect();
    let written: Vec<LineTime> = lines.iter().map(|line| LineTime::of(line)).collect();
    let mut clock = None;
    let (mut repeated, mut alone, mut filled, mut last) = (Vec::new(), Vec::new(), 0, -1);
    for (at, time) in written.iter().enumerate() {
        if lines[at].trim().is_empty() {
            continue;
        }
        filled += 1;
        match *time {
            LineTime::Clock(ms) => clock = Some(ms),
            LineTime::Both(_) => {
                repeated.push(at);
                clock = None;
            }
            LineTime::Spoken(seconds) if clock.take() == Some(seconds) => repeated.push(at),
            LineTime::Spoken(seconds) if seconds > last => {
                last = seconds;
                alone.push((at, seconds));
            }
            LineTime::Spoken(_) | LineTime::None => clock = None,
        }
    }
    let are_alone = repeated.is_empty() && alone.len() >= MIN_TIMES && alone.len() * 5 >= filled;
    // One repeated time may be an answer: "At what time?"
    if !are_alone && repeated.len() < MIN_TIMES - 1 {
        return Cow::Borrowed(text);
    }
    let mut replaced: Vec<Cow<'_, str>> = lines.into_iter().map(Cow::Borrowed).collect();
    for at in repeated {
        replaced[at] = match written[at] {
            LineTime::Both(seconds) => Cow::Owned(to_clock(seconds)),
            _ => Cow::Borrowed(""),
        };
    }
    for (at, seconds) in alone.into_iter().filter(|_| are_alone) {
        replaced[at] = Cow::Owned(to_clock(seconds));
    }
    Cow::Owned(replaced.join(separator.encode_utf8(&mut [0; 4])))
}

fn to_clock(seconds: i64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// What a line is, if it is only a time. In seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineTime {
    Clock(i64),
    Spoken(i64),
    /// A clock, and the same time in words: `1:03 1 minute, 3 seconds`.
    Both(i64),
    None,
}

impl LineTime {
    fn of(line: &str) -> Self {
        let line = line.trim();
        if line.len() > MAX_BYTES || !line.starts_with(is_digit) && !line.contains(is_digit) {
            return Self::None;
        }
        if let Some(ms) = parse_time_ms(line) {
            return Self::Clock(ms / 1000);
        }
        if let Some(seconds) = parse_spoken(line) {
            return Self::Spoken(seconds);
        }
        // Copies may have no space between the two: `0:011 second`.
        let colon = line.find([':', '：']).unwrap_or(line.len());
        let ends = line.char_indices().filter(|(at, _)| *at > colon).map(|(at, _)| at);
        let both = ends.take(8).find_map(|at| {
            let seconds = parse_time_ms(&line[..at])? / 1000;
            (parse_spoken(line[at..].trim_start()) == Some(seconds)).then_some(seconds)
        });
        both.map_or(Self::None, Self::Both)
    }
}

/// Parses a line that is only a time in words: numbers with falling units.
fn parse_spoken(line: &str) -> Option<i64> {
    let lower: String = line.chars().map(ascii_digit).collect::<String>().to_lowercase();
    let letters = lower.chars().filter(|letter| letter.is_alphabetic()).count();
    if lower.len() > 2 * MAX_BYTES || letters > MAX_LETTERS {
        return None;
    }
    let (mut rest, mut seconds, mut smallest) = (lower.as_str(), 0_i64, i64::MAX);
    loop {
        rest = rest.trim_start_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | '،' | '、' | '.'));
        if rest.is_empty() {
            return (smallest < i64::MAX).then_some(seconds);
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 && smallest < i64::MAX {
            // A word such as "and" between two parts, or behind the number: `3 с половиной` is none.
            let word = rest.find(|c: char| c.is_whitespace() || c.is_ascii_digit()).unwrap_or(rest.len());
            let is_joint = word <= 6 && rest[word..].contains(|c: char| c.is_ascii_digit());
            rest = if is_joint { &rest[word..] } else { return None };
            continue;
        }
        let number: i64 = if (1..=4).contains(&digits) { rest[..digits].parse().ok()? } else { return None };
        let after = rest[digits..].trim_start();
        let end = after.find(|c: char| c.is_whitespace() || c.is_ascii_digit() || matches!(c, ',' | '،' | '、'));
        let (unit, after) = after.split_at(end.unwrap_or(after.len()));
        let (factor, _) = UNITS.iter().find(|(_, words)| words.iter().any(|word| is_form_of(unit, word)))?;
        let is_short_enough = unit.chars().count() <= 10;
        if *factor >= smallest || !is_short_enough {
            return None;
        }
        seconds += number * factor;
        (smallest, rest) = (*factor, after);
    }
}

fn is_form_of(unit: &str, word: &str) -> bool {
    unit == word || ((word.len() > 3 || !word.is_ascii()) && unit.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_words_are_parsed() {
        let cases = [
            ("1 second", Some(1)),
            ("1 minute, 3 seconds", Some(63)),
            ("1 hour, 2 minutes, 3 seconds", Some(3_723)),
            ("2 hours and 5 seconds", Some(7_205)),
            ("1 Minute und 3 Sekunden", Some(63)),
            ("1 minute et 3 secondes", Some(63)),
            ("1 minuto y 3 segundos", Some(63)),
            ("1 ora e 3 secondi", Some(3_603)),
            ("1 минута 3 секунды", Some(63)),
            ("2 godziny 3 minuty", Some(7_380)),
            ("1 dakika 3 saniye", Some(63)),
            ("1分3秒", Some(63)),
            ("1 分 3 秒", Some(63)),
            ("1時間2分3秒", Some(3_723)),
            ("1분 3초", Some(63)),
            ("١ دقيقة و٣ ثوان", Some(63)),
            ("3 seconds, 1 minute", None),
            ("3 secrets", None),
            ("5 minutes later he came", None),
            ("second", None),
            ("12", None),
            ("", None),
        ];
        for (line, expected) in cases {
            assert_eq!(parse_spoken(line), expected, "{line}");
        }
    }

    #[test]
    fn times_in_words_beside_clocks_are_removed() {
        let panel = "0:01\n1 second\nhello\n1:03\n1 minute, 3 seconds\nthere\n1:10\nso\n";
        assert_eq!(replace_worded_times(panel), "0:01\n\nhello\n1:03\n\nthere\n1:10\nso\n");
        let joined = "0:011 second\nhello\n1:03 1 minute, 3 seconds\nthere";
        assert_eq!(replace_worded_times(joined), "0:00:01\nhello\n0:01:03\nthere");
        let alone = "0 seconds\nhello\n4 seconds\nthere\n1 minute, 3 seconds\nso";
        assert_eq!(replace_worded_times(alone), "0:00:00\nhello\n0:00:04\nthere\n0:01:03\nso");
        for speech in ["How long?\n5 minutes\nReally?", "0:05\n7 seconds\nno\n0:09\n2 hours\nwell"] {
            assert_eq!(replace_worded_times(speech), speech);
        }
    }
}
