//! Parses small values with many spellings: booleans, numbers, email addresses, media types.

use super::duration::ascii_digit;
use super::text::{clean_line, trim};
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::{email_domain, is_one_recipient};

/// Parses `explicit`; `None` for unknown spellings.
pub(super) fn parse_explicit(raw: &str) -> Option<bool> {
    const YES: [&str; 5] = ["true", "yes", "explicit", "1", "adult"];
    const NO: [&str; 8] = ["false", "no", "clean", "0", "cleaned", "notexplicit", "not explicit", "nonadult"];
    let word = trim(raw);
    let is_one_of = |words: &[&str]| words.iter().any(|known| word.eq_ignore_ascii_case(known));
    if is_one_of(&NO) { Some(false) } else { is_one_of(&YES).then_some(true) }
}

/// Whether the value is a spelling of "yes".
pub(super) fn is_yes(raw: &str) -> bool {
    matches!(raw.trim().to_ascii_lowercase().as_str(), "yes" | "true" | "1")
}

/// Normalizes `podcast:medium`: lower case, with a capital L at the end for lists of a medium.
pub(super) fn parse_medium(raw: &str) -> String {
    const MEDIA: [&str; 10] =
        ["podcast", "music", "video", "film", "audiobook", "newsletter", "blog", "publisher", "course", "mixed"];
    let lower = raw.trim().to_lowercase();
    match lower.strip_suffix('l').filter(|medium| MEDIA.contains(medium)) {
        Some(medium) => format!("{medium}L"),
        None => lower,
    }
}

/// Parses a whole number from 0 to a million. Accepts `12.0`, rejects `12.5`.
pub(super) fn parse_whole_number(raw: &str) -> Option<i32> {
    let text = raw.trim();
    let whole = text.split_once('.').map_or(
        text,
        |(whole, rest)| {
            if rest.bytes().all(|byte| byte == b'0') { whole } else { "" }
        },
    );
    whole.parse().ok().filter(|number| (0..=1_000_000).contains(number))
}

/// The season and the episode number in a text.
#[derive(Debug, Default, PartialEq)]
pub(super) struct NumberLabel {
    pub(super) season: Option<i32>,
    pub(super) episode: Option<i32>,
}

/// Signs of China, Japan and Korea behind the number of an episode, and of a season: `第12回`, `제3화`, `第2季`.
const EPISODE_COUNTERS: &[&str] = &["回", "集", "期", "話", "话", "화", "회", "편"];
const SEASON_COUNTERS: &[&str] = &["季", "シーズン", "시즌"];

/// Parses numbers with labels: `S01E05`, `Season 3`, `Episode 7`, `Ep. 7`, `#8`, `2x05`, `第7回`. A number without a label is
/// returned as the episode. Empty when there is another word beside a number.
pub(super) fn parse_number_label(raw: &str) -> NumberLabel {
    let text: String = raw.trim().chars().map(ascii_digit).flat_map(char::to_lowercase).collect();
    let mut found = NumberLabel::default();
    if text.len() > 40 || text.starts_with('-') {
        return found;
    }
    if let Some(number) = parse_whole_number(&text) {
        return NumberLabel { episode: Some(number), season: None };
    }
    let mut rest = text.as_str();
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let label = rest[..at].trim_matches(|c: char| !c.is_alphabetic() && c != '#');
        let end = rest[at..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |length| at + length);
        let number = parse_whole_number(&rest[at..end]);
        rest = &rest[end..];
        let behind = |counters: &[&str]| counters.iter().find_map(|counter| rest.strip_prefix(counter));
        let is_counter_label = matches!(label, "" | "第" | "제" | "ep" | "#");
        if let Some(after) = behind(EPISODE_COUNTERS).filter(|_| is_counter_label && found.episode.is_none()) {
            (found.episode, rest) = (number, after);
            continue;
        }
        if let Some(after) = behind(SEASON_COUNTERS).filter(|_| is_counter_label && found.season.is_none()) {
            (found.season, rest) = (number, after);
            continue;
        }
        match label {
            "s" | "season" | "staffel" | "saison" | "temporada" | "stagione" if found.season.is_none() => {
                found.season = number
            }
            "" if found == NumberLabel::default() && rest.starts_with('x') => found.season = number,
            "e" | "ep" | "eps" | "episode" | "folge" | "épisode" | "episodio" | "episódio" | "x" | "#" | "no"
            | "nr" | "№" | "n" | ""
                if found.episode.is_none() =>
            {
                found.episode = number
            }
            _ => return NumberLabel::default(),
        }
    }
    // What follows the last number is a title or a fraction.
    if rest.trim_matches(|c: char| c.is_whitespace() || c == ')').is_empty() { found } else { NumberLabel::default() }
}

/// Parses a decimal number from 0 to a billion.
pub(super) fn parse_decimal(raw: &str) -> Option<f64> {
    let text = raw.trim();
    let is_plain = text.len() <= 20 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { text.parse().ok().filter(|number| *number <= 1e9) } else { None }
}

/// Parses the length of an enclosure in bytes. Zero and invalid values are common and become `None`.
pub(super) fn parse_byte_count(raw: &str) -> Option<i64> {
    if let Ok(bytes) = raw.parse::<u64>() {
        return i64::try_from(bytes).ok().filter(|bytes| *bytes > 0);
    }
    let digits: String = raw.trim().chars().filter(|character| !matches!(character, ',' | '.' | ' ')).collect();
    digits.parse().ok().filter(|bytes| *bytes > 0)
}

/// Splits an email address from the name beside it: `a@b.example (Name)`, `Name <a@b.example>`.
pub(super) fn split_email_and_name(raw: &str) -> (Option<String>, Option<String>) {
    let raw = clean_line(raw, MAX_SHORT_TEXT_BYTES);
    let is_part = |part: &&str| part.contains('@');
    let mut parts =
        raw.split(|character: char| character.is_whitespace() || matches!(character, '<' | '>' | '(' | ')' | ','));
    let Some(part) = parts.find(is_part) else {
        let name = raw.trim();
        return (None, (!name.is_empty()).then(|| name.to_owned()));
    };
    let address = part.trim_start_matches("mailto:").trim_matches(['.', ';', '"', '\'']);
    let has_domain = |domain: &str| domain.contains('.') && !domain.ends_with('.');
    let is_address = is_one_recipient(address) && email_domain(address).is_some_and(has_domain);
    let name = raw.replace(part, "");
    let name = name.trim_matches(|character: char| !character.is_alphanumeric() && character != '.');
    (is_address.then(|| address.to_owned()), (!name.is_empty()).then(|| name.to_owned()))
}

/// Whether a media type is audio or video.
pub(super) fn is_playable(media_type: &str) -> bool {
    let lower = media_type.trim().to_ascii_lowercase();
    lower.starts_with("audio") || lower.starts_with("video") || lower == "application/ogg" || lower.ends_with("mpegurl")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flag_spellings_are_parsed() {
        assert_eq!(["Yes", "clean", "highly offensive"].map(parse_explicit), [Some(true), Some(false), None]);
        assert_eq!(["12", "12.0", "12.5", "-1", "x"].map(parse_whole_number), [Some(12), Some(12), None, None, None]);
        let label = |season, episode| NumberLabel { season, episode };
        let labels = [
            ("12", label(None, Some(12))),
            ("s02e07", label(Some(2), Some(7))),
            ("S2 E7", label(Some(2), Some(7))),
            ("2x07", label(Some(2), Some(7))),
            ("Season 2", label(Some(2), None)),
            ("Folge 7", label(None, Some(7))),
            ("(#7)", label(None, Some(7))),
            ("Ep. 7", label(None, Some(7))),
            ("１２", label(None, Some(12))),
            ("第12回", label(None, Some(12))),
            ("第１２話", label(None, Some(12))),
            ("第2季 第5集", label(Some(2), Some(5))),
            ("제3화", label(None, Some(3))),
            ("7회", label(None, Some(7))),
            ("١٢", label(None, Some(12))),
            ("第12", label(None, None)),
            ("7.5", label(None, None)),
            ("7 of 9", label(None, None)),
            ("Catch 22", label(None, None)),
            ("-1", label(None, None)),
        ];
        for (raw, expected) in labels {
            assert_eq!(parse_number_label(raw), expected, "{raw}");
        }
        assert_eq!(["Music", "MUSICL", "novel"].map(parse_medium), ["music", "musicL", "novel"]);
        assert_eq!(["1,234", "0", "n/a", "-1"].map(parse_byte_count), [Some(1234), None, None, None]);
    }

    #[test]
    fn emails_and_names_are_split() {
        let cases = [
            ("a@b.example (Ann Lee)", Some("a@b.example"), Some("Ann Lee")),
            ("Ann Lee <a@b.example>", Some("a@b.example"), Some("Ann Lee")),
            ("mailto:a@b.example", Some("a@b.example"), None),
            ("Ann Lee", None, Some("Ann Lee")),
            ("a@b", None, None),
            ("press?bcc=a%40b.example@show.example", None, None),
            ("a@show.example?cc=b.example (Ann)", None, Some("Ann")),
            ("", None, None),
        ];
        for (raw, email, name) in cases {
            let found = split_email_and_name(raw);
            assert_eq!((found.0.as_deref(), found.1.as_deref()), (email, name), "{raw}");
        }
    }
}
