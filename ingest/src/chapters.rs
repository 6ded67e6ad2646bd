//! Parses files of chapters: the podcast namespace's JSON (`{"version": "1.2.0", "chapters": [{"startTime": 0, …}]}`).

use crate::feed::{clean_line, non_empty, to_absolute_url};
use crate::transcript::parse_time_ms;
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::namespace::InlineChapter;
use serde_json::Value;

/// Maximum size of a file (facts 2). A file has one chapter per minute at most, each with a few URLs.
pub(crate) const MAX_CHAPTERS_BYTES: usize = 2 << 20;
/// Maximum number of chapters.
const MAX_CHAPTERS: usize = 1_000;
/// Maximum start in milliseconds, about four months. A later one is an error.
const MAX_START_MS: i64 = 10_000_000_000;

/// Parses a file of chapters, which may be empty. Leaves out entries without a time or a title, and those that players
/// hide from the table of contents (`toc`). `base` is the file's URL.
#[must_use]
pub fn parse_chapters(bytes: &[u8], base: &str) -> Vec<InlineChapter> {
    if bytes.len() > MAX_CHAPTERS_BYTES {
        return Vec::new();
    }
    let text = String::from_utf8_lossy(bytes);
    let Ok(file) = serde_json::from_str::<Value>(text.trim_start_matches('\u{FEFF}')) else { return Vec::new() };
    let entries = file.get("chapters").unwrap_or(&file).as_array().map(Vec::as_slice).unwrap_or_default();
    let mut chapters: Vec<InlineChapter> =
        entries.iter().filter_map(|entry| parse_entry(entry, base)).take(MAX_CHAPTERS).collect();
    chapters.sort_by_key(|chapter| chapter.start_ms);
    chapters
}

fn parse_entry(entry: &Value, base: &str) -> Option<InlineChapter> {
    if entry.get("toc") == Some(&Value::Bool(false)) {
        return None;
    }
    let start_ms = parse_start(entry.get("startTime")?).filter(|ms| (0..=MAX_START_MS).contains(ms))?;
    let title = non_empty(clean_line(entry.get("title")?.as_str()?, MAX_SHORT_TEXT_BYTES))?;
    let url =
        |name: &str| to_absolute_url(entry.get(name)?.as_str()?, Some(base)).filter(|url| url.starts_with("http"));
    Some(InlineChapter { start_ms, title, url: url("url"), image_url: url("img") })
}

/// Parses seconds, as a number or a text, or a clock.
fn parse_start(value: &Value) -> Option<i64> {
    let seconds = match value {
        Value::Number(number) => number.as_f64()?,
        Value::String(text) if text.contains(':') => return parse_time_ms(text),
        Value::String(text) => text.trim().parse().ok()?,
        _ => return None,
    };
    // The cast saturates; out-of-range times are rejected later.
    #[expect(clippy::cast_possible_truncation, reason = "casts from f64 saturate")]
    seconds.is_finite().then_some((seconds * 1000.0).round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_of_the_podcast_namespace_are_read() {
        let file = r#"{"version":"1.2.0","chapters":[
            {"startTime":62.5,"title":" The  kettle ","url":"/kettle","img":"https://a.example/k.jpg"},
            {"startTime":0,"title":"Intro","url":"javascript:alert(1)"},
            {"startTime":30,"toc":false,"img":"https://a.example/slide.jpg","title":"A slide"},
            {"startTime":"1:02:03","title":"Late"},{"startTime":-1,"title":"before"},{"startTime":1e300,"title":"never"},
            {"startTime":5},{"title":"no time"},7]}"#;
        let chapters = parse_chapters(file.as_bytes(), "https://a.example/c/1.json");
        let rows: Vec<(i64, &str, Option<&str>)> =
            chapters.iter().map(|chapter| (chapter.start_ms, chapter.title.as_str(), chapter.url.as_deref())).collect();
        assert_eq!(
            rows,
            [(0, "Intro", None), (62_500, "The kettle", Some("https://a.example/kettle")), (3_723_000, "Late", None)]
        );
        assert_eq!(chapters[1].image_url.as_deref(), Some("https://a.example/k.jpg"));
    }

    #[test]
    fn other_files_have_no_chapters() {
        let deep = "[".repeat(100_000);
        for file in ["", "<html>", "{\"chapters\":7}", "[1", "{\"chapters\":[{\"startTime\":{},\"title\":[]}]}", &deep]
        {
            assert_eq!(parse_chapters(file.as_bytes(), "https://a.example/1.json"), [], "{file:.20}");
        }
        let many = format!("[{}0]", r#"{"startTime":1,"title":"x"},"#.repeat(MAX_CHAPTERS + 5));
        assert_eq!(parse_chapters(many.as_bytes(), "https://a.example/1.json").len(), MAX_CHAPTERS);
    }
}
