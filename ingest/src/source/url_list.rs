//! Reads a text file of feed URLs: one per line. `#` begins a comment, also behind a URL.

use super::list_text::{decode_list, parse_web_url, utf16_of_list};
use super::source_entry::{SkippedEntry, SourceEntry};
use crate::feed::clean_line;
use earshot_model::limits::{MAX_FEED_BYTES, MAX_LIST_ENTRIES, MAX_SHORT_TEXT_BYTES};
use earshot_model::{RecognizedUrl, recognize_url};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

pub(super) fn read_lines(
    path: &Path,
) -> io::Result<impl Iterator<Item = Result<SourceEntry, SkippedEntry>> + Send + use<>> {
    let lines = open_lines(path)?;
    let is_entry = |line: &String| !line.is_empty() && !line.starts_with('#');
    Ok(lines
        .map(|line| strip_comment(&line).to_owned())
        .map(|line| clean_line(&line, MAX_SHORT_TEXT_BYTES))
        .filter(is_entry)
        .take(MAX_LIST_ENTRIES)
        .map(parse_line))
}

/// Opens the lines of a file. UTF-16 is decoded as a whole, other files are read line by line.
fn open_lines(path: &Path) -> io::Result<Box<dyn Iterator<Item = String> + Send>> {
    let mut file = BufReader::new(File::open(path)?);
    if utf16_of_list(file.fill_buf()?).is_none() {
        return Ok(Box::new(Lines { file }));
    }
    let mut bytes = Vec::new();
    file.take(MAX_FEED_BYTES as u64).read_to_end(&mut bytes)?;
    let lines: Vec<String> = decode_list(&bytes).lines().map(str::to_owned).collect();
    Ok(Box::new(lines.into_iter()))
}

/// Cuts off a comment, which needs a space before it: a `#` within a URL is a part of it.
fn strip_comment(line: &str) -> &str {
    let is_comment = |(at, space): &(usize, char)| {
        let rest = &line[at + space.len_utf8()..];
        space.is_whitespace() && ["#", "//", ";"].iter().any(|mark| rest.starts_with(mark))
    };
    line.char_indices().find(is_comment).map_or(line, |(at, _)| &line[..at])
}

/// Parses a line to an entry, or to a reason why it is skipped.
pub(super) fn parse_line(line: String) -> Result<SourceEntry, SkippedEntry> {
    // The page of a show in a directory is not a feed and does not name it.
    if matches!(recognize_url(&line), RecognizedUrl::Directory { .. }) && !looks_like_feed(&line) {
        return Err(SkippedEntry { entry: clean_line(&line, 200), reason: "directory-page" });
    }
    match parse_web_url(&line) {
        Some(url) => Ok(SourceEntry::Url { url, may_be_list: false }),
        None => Err(SkippedEntry { entry: clean_line(&line, 200), reason: "bad-url" }),
    }
}

/// Whether a URL on a directory's host is likely a feed: some directories also host.
fn looks_like_feed(url: &str) -> bool {
    let path = url.split(['?', '#']).next().unwrap_or_default().to_ascii_lowercase();
    ["/rss", "/feed", "/feed.xml", "rss.xml", ".rss", ".xml"]
        .iter()
        .any(|ending| path.trim_end_matches('/').ends_with(ending))
}

/// Reads lines of bounded length. The rest of a longer line is skipped.
struct Lines {
    file: BufReader<File>,
}

impl Iterator for Lines {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut line = Vec::new();
        let limit = MAX_SHORT_TEXT_BYTES as u64;
        // A read error ends the list, like the end of the file. The next run reads it again.
        let length = self.file.by_ref().take(limit).read_until(b'\n', &mut line).ok().filter(|length| *length > 0)?;
        if length as u64 == limit && !line.ends_with(b"\n") {
            self.file.skip_until(b'\n').ok()?;
        }
        Some(String::from_utf8_lossy(&line).into_owned())
    }
}
