//! Parses durations in the spellings that feeds use.

use super::text::trim;

/// Facts 1.8: a duration longer than a week is a mistake.
const MAX_SECONDS: f64 = 7.0 * 86_400.0;
/// A longer text is not a duration.
const MAX_BYTES: usize = 120;

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
    if raw.len() > MAX_BYTES {
        return None;
    }
    if let Some(seconds) = parse_plain_seconds(trim(raw).as_bytes()) {
        return Some(f64::from(seconds)).filter(|seconds| *seconds <= MAX_SECONDS);
    }
    let text: String = raw.chars().map(ascii_digit).flat_map(char::to_lowercase).collect();
    // "0:45:30 (h:m:s)" has a note.
    let text = strip_qualifier(text.split('(').next()?.trim());
    if let Some(seconds) = parse_phrase(text) {
        return Some(seconds);
    }
    let seconds = if text.contains(':') { parse_clock(text)? } else { parse_units(text)? };
    (0.0..=MAX_SECONDS).contains(&seconds).then_some(seconds)
}

/// Parses a duration in words: `half an hour`, `about an hour`.
fn parse_phrase(text: &str) -> Option<f64> {
    PHRASES.iter().find_map(|(minutes, phrases)| {
        let before = phrases.iter().find_map(|phrase| text.strip_suffix(phrase))?;
        let qualifier = before.trim_end_matches(['.', ' ']);
        (qualifier.is_empty() || QUALIFIERS.contains(&qualifier)).then(|| f64::from(minutes * MINUTE))
    })
}

/// Removes a word or sign before the duration: `~45:00`, `ca. 45 min`.
fn strip_qualifier(text: &str) -> &str {
    let at = text.find(|c: char| c.is_ascii_digit() || matches!(c, ':' | '-')).unwrap_or(0);
    let word = text[..at].trim().trim_end_matches(['.', ' ']);
    if word.is_empty() || QUALIFIERS.contains(&word) { &text[at..] } else { text }
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

/// Parses `[h:]m:s[.f]`, also with a unit behind it: `1:30 h`. What follows a third colon is ignored: Apple reads no more,
/// and video editors count frames there.
fn parse_clock(text: &str) -> Option<f64> {
    let is_frames = |frames: &str| !frames.is_empty() && frames.bytes().all(|byte| byte.is_ascii_digit());
    // Editors of drop-frame video write the frames behind a semicolon: `01:02:03;15`.
    let text = match text.split_once(';') {
        Some((clock, frames)) if clock.matches(':').count() == 2 && is_frames(frames) => clock,
        _ => text,
    };
    let end = text.find(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.' | ',' | ' '))).unwrap_or(text.len());
    let (clock, unit) = text.split_at(end);
    let parts: Vec<&str> = clock.split(':').map(str::trim).collect();
    let read = &parts[..parts.len().min(3)];
    let mut seconds = 0.0;
    for part in read {
        let number = if part.is_empty() { 0.0 } else { parse_number(&part.replacen(',', ".", 1))? };
        seconds = seconds * 60.0 + number;
    }
    match (parse_unit(unit.trim_end_matches('.')), read.len()) {
        // Hours and minutes.
        (Some(HOUR), 2) => Some(seconds * 60.0),
        (None, _) if !unit.is_empty() => None,
        _ => Some(seconds),
    }
}

/// Parses durations with units: `90`, `90.5`, `1,830`, `1h 3m`, `1h03`, `28 min`, `pt1h3m`, `1 hour and 3 minutes`,
/// `45'30''`.
fn parse_units(text: &str) -> Option<f64> {
    let text = text.strip_prefix('p').map_or(text, |iso| iso.trim_start_matches('t'));
    if let Some(seconds) = parse_grouped_number(text) {
        return Some(seconds);
    }
    let mut seconds = 0.0;
    let mut smallest = u32::MAX;
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ','))).unwrap_or(rest.len());
        let value = parse_number(&rest[..digits].trim_end_matches(['.', ',']).replacen(',', ".", 1))?;
        rest = rest[digits..].trim_start();
        let letters = rest.find(is_unit_end).unwrap_or(rest.len());
        let weight = match parse_unit(rest[..letters].trim_end_matches('.')) {
            Some(weight) => weight,
            // A last number has the next smaller unit: "1h03", "45m30".
            None if rest.is_empty() && smallest == HOUR => MINUTE,
            None if rest.is_empty() && smallest == MINUTE => 1,
            None => return None,
        };
        smallest = weight;
        seconds += value * f64::from(weight);
        rest = skip_connector(rest[letters..].trim_start_matches([' ', ',', '&', '+', '\u{a0}']));
    }
    (seconds > 0.0).then_some(seconds)
}

fn is_unit_end(character: char) -> bool {
    character.is_ascii_digit() || character.is_whitespace() || matches!(character, ',' | '&' | '+' | ';')
}

/// Skips a word such as "and" between two parts.
fn skip_connector(text: &str) -> &str {
    let word = text.find(char::is_whitespace).unwrap_or(0);
    if CONNECTORS.contains(&&text[..word]) { text[word..].trim_start() } else { text }
}

const DAY: u32 = 86_400;
const HOUR: u32 = 3600;
const MINUTE: u32 = 60;

/// Units in the languages of feeds: whole words, and beginnings of words.
const UNITS: &[(u32, &str, &str)] = &[
    (DAY, "d dt day days tag tage día dias días jour jours 日 天", ""),
    (
        HOUR,
        "h hr hrs std st ora ore uur uren u tim t ч ώ óra jam saat giờ godz год 시간 小时 小時 時間 时 時 ساعة ساعات שעה שעות \
         ชั่วโมง ชม",
        "hour hora heur stund timm time tunti tunn godzin hodin час годин ώρ घंट",
    ),
    (
        MINUTE,
        "m mn dk хв ' ′ ’ 분 分 分钟 分鐘 perc phút นาที دقيقة دقائق דקה דקות",
        "min menit мин хвил dakika λεπτ मिनट",
    ),
    (
        1,
        "s '' ″ \" ” ’’ ′′ с 초 秒 秒钟 秒鐘 sn detik giây วินาที ثانية ثوان שניה שניות saniye másodperc",
        "sec seg sek сек δευτ सेकंड सेकेंड",
    ),
];

/// Durations in words, in minutes. Longer phrases come before those that they end with.
const PHRASES: &[(u32, &[&str])] = &[
    (15, &["a quarter of an hour", "quarter of an hour", "quarter hour", "eine viertelstunde", "viertelstunde"]),
    (45, &["three quarters of an hour", "three-quarters of an hour", "dreiviertelstunde", "trois quarts d'heure"]),
    (
        90,
        &[
            "an hour and a half",
            "one hour and a half",
            "one and a half hours",
            "anderthalb stunden",
            "une heure et demie",
        ],
    ),
    (
        30,
        &[
            "half an hour",
            "a half hour",
            "half hour",
            "half-hour",
            "eine halbe stunde",
            "halbe stunde",
            "media hora",
            "meia hora",
            "une demi-heure",
            "demi-heure",
            "mezz'ora",
            "mezza ora",
            "een half uur",
            "half uur",
            "полчаса",
            "pół godziny",
            "半時間",
            "半小时",
            "半小時",
        ],
    ),
    (60, &["an hour", "one hour", "eine stunde", "una hora", "uma hora", "une heure", "un'ora"]),
];

const QUALIFIERS: &[&str] = &[
    "~",
    "≈",
    "±",
    "ca",
    "c",
    "circa",
    "approx",
    "approximately",
    "about",
    "around",
    "environ",
    "etwa",
    "ungefähr",
    "rund",
    "cerca de",
    "unos",
    "duration",
    "length",
    "runtime",
    "dauer",
    "durée",
    "duración",
    "duração",
    "durata",
    "laufzeit",
    "длительность",
    "時間",
    "时长",
];

const CONNECTORS: &[&str] =
    &["and", "und", "et", "y", "e", "en", "og", "och", "ja", "i", "a", "и", "та", "ve", "και", "و"];

/// Returns the seconds of a unit.
fn parse_unit(word: &str) -> Option<u32> {
    let matches = |words: &str| words.split(' ').any(|known| known == word);
    let begins = |words: &str| words.split(' ').any(|known| !known.is_empty() && word.starts_with(known));
    if word.is_empty() {
        return None;
    }
    UNITS.iter().find(|(_, words, beginnings)| matches(words) || begins(beginnings)).map(|(weight, ..)| *weight)
}

/// Parses digits with at most one dot. Rejects other forms that `f64` accepts, such as `inf` or `1e9`.
fn parse_number(text: &str) -> Option<f64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { text.parse().ok() } else { None }
}

/// Parses a number whose thousands may have commas: `1,830`. Another comma is a decimal one.
fn parse_grouped_number(text: &str) -> Option<f64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut groups = whole.split(',');
    let first = groups.next().unwrap_or_default();
    let mut others = groups.peekable();
    let is_grouped = (1..=3).contains(&first.len()) && others.peek().is_some() && others.all(|group| group.len() == 3);
    if is_grouped {
        return parse_number(&format!("{}.{fraction}", whole.replace(',', "")));
    }
    parse_number(&text.replacen(',', ".", 1))
}

/// Maps decimal digits of other scripts to ASCII, and a fullwidth colon to a plain one.
pub(crate) fn ascii_digit(character: char) -> char {
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
            ("inf", None),
            ("1e3", None),
            ("soon", None),
            ("", None),
            ("00:25:40:12", Some(1540)),
            ("1:2:3:4:5", Some(3723)),
            ("00:25:40,5", Some(1541)),
            ("00:25:40,250", Some(1540)),
            ("1,540", Some(1540)),
            ("12,345,678", None),
            ("90,5", Some(91)),
            ("1,5 h", Some(5400)),
            ("2h05", Some(7500)),
            ("2h 5", Some(7500)),
            ("25m40", Some(1540)),
            ("25'40\"", Some(1540)),
            ("25′40″", Some(1540)),
            ("25' 40''", Some(1540)),
            ("≈25:40", Some(1540)),
            ("ca. 25 min", Some(1500)),
            ("Length: 25:40", Some(1540)),
            ("25:40 (mm:ss)", Some(1540)),
            ("25:40 min", Some(1540)),
            ("1:30 h", Some(5400)),
            ("00:45:30;12", Some(2730)),
            ("1:02:03;15", Some(3723)),
            ("45:30;12", None),
            ("half an hour", Some(1800)),
            ("About half an hour", Some(1800)),
            ("an hour and a half", Some(5400)),
            ("media hora", Some(1800)),
            ("ca. eine Stunde", Some(3600)),
            ("not half an hour", None),
            ("2 heures et 5 minutes", Some(7500)),
            ("2 horas y 5 minutos", Some(7500)),
            ("2 Std. und 5 Min.", Some(7500)),
            ("2 ore e 5 minuti", Some(7500)),
            ("2 uur 5 minuten", Some(7500)),
            ("2 timmar och 5 minuter", Some(7500)),
            ("2 godz. 5 min.", Some(7500)),
            ("2 часа 5 минут", Some(7500)),
            ("2 saat 5 dakika", Some(7500)),
            ("2小时5分钟", Some(7500)),
            ("2시간 5분", Some(7500)),
            ("5 นาที", Some(300)),
            ("2 घंटे 5 मिनट", Some(7500)),
            ("5 parsecs", None),
            ("Episode 5", None),
            ("5 6", None),
            ("25:40 bananas", None),
            ("::", None),
        ];
        for (raw, expected) in cases {
            assert_eq!(parse_duration_s(raw), expected, "{raw:?}");
        }
    }
}
