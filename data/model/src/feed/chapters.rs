//! Chapters of an episode: those that its feed states, or else those that its show notes list.

use crate::Episode;
use crate::namespace::InlineChapter;

/// Fewer lines with a time are not a list of chapters.
const MIN_CHAPTERS: usize = 3;
const MAX_CHAPTERS: usize = 1_000;
/// A list of chapters begins near the start of the episode, unlike times of day and times of other recordings.
const MAX_FIRST_MS: i64 = 20 * 60 * 1_000;
/// Maximum length of a title, in characters. A longer line is a paragraph that begins with a time.
const MAX_TITLE_CHARS: usize = 200;
/// Words behind a time that make it a time of day.
const DAYTIME: &[&str] =
    &["am", "pm", "a.m.", "p.m.", "uhr", "h", "hrs", "utc", "gmt", "est", "edt", "pst", "pdt", "cet"];

/// Where chapters come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterSource {
    /// `psc:chapters` in the feed, or the file that `podcast:chapters` links.
    Feed,
    /// Lines with times in the show notes.
    Notes,
}

/// Returns the chapters of an episode with their source, in the order of their times; `None` when it has none.
#[must_use]
pub fn chapters_of(episode: &Episode) -> Option<(ChapterSource, Vec<InlineChapter>)> {
    if !episode.namespace.chapters.is_empty() {
        let mut chapters = episode.namespace.chapters.clone();
        chapters.sort_by_key(|chapter| chapter.start_ms);
        return Some((ChapterSource::Feed, chapters));
    }
    let listed = chapters_of_notes(&episode.description, episode.duration_s);
    (!listed.is_empty()).then_some((ChapterSource::Notes, listed))
}

/// Reads the lines of show notes that begin or end with a time: `(00:12) Intro`, `1:02:03 - Questions`, `Intro – 0:12`.
/// Returns nothing unless the times rise from near the start and end within the episode.
#[must_use]
pub fn chapters_of_notes(notes: &str, duration_s: Option<i64>) -> Vec<InlineChapter> {
    let chapters: Vec<InlineChapter> = notes.lines().filter_map(parse_line).take(MAX_CHAPTERS).collect();
    let rise = chapters.windows(2).all(|pair| pair[0].start_ms < pair[1].start_ms);
    let starts_early = chapters.first().is_some_and(|first| first.start_ms <= MAX_FIRST_MS);
    let limit_ms = duration_s.filter(|seconds| *seconds > 0).and_then(|seconds| seconds.checked_mul(1_000));
    let fits = limit_ms.is_none_or(|limit| chapters.last().is_some_and(|last| last.start_ms <= limit));
    if chapters.len() >= MIN_CHAPTERS && rise && starts_early && fits { chapters } else { Vec::new() }
}

fn parse_line(line: &str) -> Option<InlineChapter> {
    let line = line.trim().trim_start_matches(['-', '*', '•', '–', '—', '·', '►', '▶', '⏱', '\u{FE0F}', ' ']);
    let (start_ms, title) = split_first_time(line).or_else(|| split_last_time(line))?;
    let title = title.trim_matches(|mark: char| mark.is_whitespace() || "-–—:|•·.,>→=".contains(mark));
    let is_title = title.chars().any(char::is_alphanumeric) && title.chars().nth(MAX_TITLE_CHARS).is_none();
    let first = title.split_whitespace().next().unwrap_or_default().to_lowercase();
    (is_title && !DAYTIME.contains(&first.as_str())).then(|| InlineChapter {
        start_ms,
        title: title.to_owned(),
        url: None,
        image_url: None,
    })
}

fn split_first_time(line: &str) -> Option<(i64, &str)> {
    let opened = line.trim_start_matches(['[', '(', '【']);
    let length = opened.find(|letter: char| !(letter.is_ascii_digit() || letter == ':')).unwrap_or(opened.len());
    let start_ms = parse_clock(opened[..length].trim_end_matches(':'))?;
    let rest = &opened[length..];
    let rest = skip_end(rest).trim_start_matches([']', ')', '】']);
    // Without brackets, a time is apart from the title.
    let is_apart = opened.len() < line.len() || rest.starts_with(|next: char| !next.is_alphanumeric());
    is_apart.then_some((start_ms, rest))
}

/// Skips the end of a range: `0:00 - 1:30`.
fn skip_end(rest: &str) -> &str {
    let end = rest.trim_start_matches(|mark: char| mark.is_whitespace() || "-–—>→".contains(mark));
    let length = end.find(|letter: char| !(letter.is_ascii_digit() || letter == ':')).unwrap_or(end.len());
    if end.len() < rest.len() && parse_clock(&end[..length]).is_some() { &end[length..] } else { rest }
}

fn split_last_time(line: &str) -> Option<(i64, &str)> {
    let closed = line.trim_end_matches([']', ')', '】']);
    let start = closed.rfind(|letter: char| !(letter.is_ascii_digit() || letter == ':'))?;
    let (title, clock) = closed.split_at(start + closed[start..].chars().next()?.len_utf8());
    let title = title.strip_suffix(['[', '(', '【', ' ', '\t', '-', '–', '—', '|', '@'])?;
    Some((parse_clock(clock)?, title))
}

/// Parses `m:ss` or `h:mm:ss`. Minutes may exceed 59 when there are no hours.
fn parse_clock(text: &str) -> Option<i64> {
    let mut parts = text.split(':');
    let mut number = |digits: std::ops::RangeInclusive<usize>| {
        let part = parts.next()?;
        let is_number = digits.contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { part.parse::<i64>().ok() } else { None }
    };
    let (first, second) = (number(1..=3)?, number(2..=2).filter(|part| *part < 60)?);
    let third = match parts.next() {
        None => return Some((first * 60 + second) * 1_000),
        Some(part) if part.len() == 2 => part.parse::<i64>().ok().filter(|part| (0..60).contains(part))?,
        Some(_) => return None,
    };
    (parts.next().is_none() && first < 100).then_some((first * 3_600 + second * 60 + third) * 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(notes: &str, duration_s: Option<i64>) -> Vec<(i64, String)> {
        chapters_of_notes(notes, duration_s)
            .into_iter()
            .map(|chapter| (chapter.start_ms / 1_000, chapter.title))
            .collect()
    }

    #[test]
    fn lines_with_times_are_chapters() {
        let expected =
            [(0, "Intro"), (75, "The kettle"), (3_723, "Questions")].map(|(at, title)| (at, title.to_owned()));
        for notes in [
            "About tea.\n\n00:00 Intro\n01:15 The kettle\n01:02:03 Questions\n\nThanks!",
            "(0:00) Intro\n(1:15) The kettle\n(1:02:03) Questions",
            "- [00:00:00] Intro\n- [00:01:15] - The kettle\n- [01:02:03]: Questions",
            "• 0:00 – Intro\n• 1:15 – The kettle\n• 62:03 – Questions",
            "Intro 0:00\nThe kettle (1:15)\nQuestions - 1:02:03",
            "0:00 - 1:15 Intro\n1:15 - 1:02:03 The kettle\n1:02:03 - 1:05:00 Questions",
        ] {
            assert_eq!(rows(notes, Some(4_000)), expected, "{notes}");
        }
        assert_eq!(rows("0:00 Intro\n1:15 The kettle\n1:02:03 Questions", Some(600)), [], "later than the end");
    }

    #[test]
    fn other_lines_with_times_are_no_chapters() {
        for notes in [
            "",
            "0:00 Intro\n1:15 The kettle",
            "9:00 am Doors\n10:30 am Talk\n11:00 am Tea",
            "0:00 Intro\n2:00 The kettle\n1:00 Questions",
            "25:00 A\n26:00 B\n27:00 C",
            "Psalm 23:1\nJohn 3:16\nRomans 8:28",
            "1:2 a\n3:4 b\n5:6 c",
        ] {
            assert_eq!(rows(notes, None), [], "{notes}");
        }
    }
}
