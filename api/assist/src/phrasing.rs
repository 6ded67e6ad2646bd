//! Phrases of English sentences: dates, lists, titles, times within an episode.

use crate::words::clip_chars;
use chrono::{DateTime, Datelike as _, Utc};

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// `today`, `yesterday`, `12 days ago`, `5 months ago`, `2 years ago`.
#[must_use]
pub fn days_ago(days: i64) -> String {
    match days {
        ..=0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        2..=60 => format!("{days} days ago"),
        61..=729 => format!("{} months ago", days / 30),
        _ => format!("{} years ago", days / 365),
    }
}

/// `November 3`, with the year when it is not the current one.
#[must_use]
pub fn date(day: DateTime<Utc>, now: DateTime<Utc>) -> String {
    let month = MONTHS.get(day.month0() as usize).copied().unwrap_or_default();
    if day.year() == now.year() {
        format!("{month} {}", day.day())
    } else {
        format!("{month} {}, {}", day.day(), day.year())
    }
}

/// `German`, `English (en-US)`; the tag itself for a language that has no name here.
#[must_use]
pub fn language_name(tag: &str) -> String {
    const NAMES: [(&str, &str); 22] = [
        ("en", "English"),
        ("de", "German"),
        ("fr", "French"),
        ("es", "Spanish"),
        ("pt", "Portuguese"),
        ("it", "Italian"),
        ("nl", "Dutch"),
        ("no", "Norwegian"),
        ("nb", "Norwegian"),
        ("nn", "Norwegian"),
        ("sv", "Swedish"),
        ("da", "Danish"),
        ("fi", "Finnish"),
        ("pl", "Polish"),
        ("ru", "Russian"),
        ("uk", "Ukrainian"),
        ("tr", "Turkish"),
        ("ar", "Arabic"),
        ("hi", "Hindi"),
        ("ja", "Japanese"),
        ("ko", "Korean"),
        ("zh", "Chinese"),
    ];
    let primary = tag.split(['-', '_']).next().unwrap_or_default().to_lowercase();
    let name = NAMES.iter().find(|(code, _)| *code == primary).map(|(_, name)| *name);
    name.map_or_else(
        || tag.to_owned(),
        |name| if tag.len() > primary.len() { format!("{name} ({tag})") } else { name.to_owned() },
    )
}

/// `a, b and c`.
#[must_use]
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [head @ .., last] => {
            let head: Vec<&str> = head.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", head.join(", "), last.as_ref())
        }
    }
}

/// The longest title, in characters, that a sentence names in full.
const MAX_TITLE_CHARS: usize = 150;

/// A title in quotation marks, without quotation marks of its own around it. Long ones are cut.
#[must_use]
pub fn title(text: &str) -> String {
    let text = clip_chars(&text.split_whitespace().collect::<Vec<_>>().join(" "), MAX_TITLE_CHARS);
    let inner = text.trim_matches(|letter| matches!(letter, '"' | '“' | '”'));
    format!("“{}”", inner.replace(['“', '”', '"'], "'"))
}

/// A position in an episode: `4:05`, `1:02:03`.
#[must_use]
pub fn clock(second: u32) -> String {
    let (hours, minutes, seconds) = (second / 3_600, second / 60 % 60, second % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The text with its first letter in upper case.
#[must_use]
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A line as it stands within a sentence: the given form of it, when that differs only in the case of its first letter.
#[must_use]
pub fn uncapitalize_first(line: &str, form: Option<&str>) -> String {
    form.filter(|form| capitalize(form) == line).unwrap_or(line).to_owned()
}

/// Escapes a text for Markdown, on one line.
#[must_use]
pub fn escape_markdown(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut out = String::with_capacity(line.len());
    for letter in line.chars() {
        if "\\`*_{}[]()<>#+!|~".contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_read_naturally() {
        assert_eq!(
            [0, 1, 2, 90, 800].map(days_ago),
            ["today", "yesterday", "2 days ago", "3 months ago", "2 years ago"]
        );
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(title("\"The  Long Night\""), "“The Long Night”");
        assert_eq!([5, 245, 3_723].map(clock), ["0:05", "4:05", "1:02:03"]);
        let day = DateTime::from_timestamp(1_762_128_000, 0).expect("a date");
        assert_eq!(
            (date(day, day), date(day, day + chrono::Duration::days(90))),
            ("November 3".into(), "November 3, 2025".into())
        );
    }
}
