//! A text file of feed URLs: one a line, `#` begins a comment.

use super::{SkippedEntry, SourceEntry, parse_web_url};
use crate::feed::clean_line;
use earshot_model::limits::{MAX_LIST_ENTRIES, MAX_SHORT_TEXT_BYTES};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

pub(super) fn read_lines(
    path: &Path,
) -> io::Result<impl Iterator<Item = Result<SourceEntry, SkippedEntry>> + Send + use<>> {
    let lines = Lines { file: BufReader::new(File::open(path)?) };
    let is_entry = |line: &String| !line.is_empty() && !line.starts_with('#');
    Ok(lines
        .map(|line| clean_line(&line, MAX_SHORT_TEXT_BYTES))
        .filter(is_entry)
        .take(MAX_LIST_ENTRIES)
        .map(parse_line))
}

/// An entry of a list, or why it is none.
pub(super) fn parse_line(line: String) -> Result<SourceEntry, SkippedEntry> {
    match parse_web_url(&line) {
        Some(url) => Ok(SourceEntry::Url { url, may_be_list: false }),
        None => Err(SkippedEntry { entry: clean_line(&line, 200), reason: "bad-url" }),
    }
}

/// Lines of bounded length: what is longer is cut, its rest is skipped.
struct Lines {
    file: BufReader<File>,
}

impl Iterator for Lines {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut line = Vec::new();
        let limit = MAX_SHORT_TEXT_BYTES as u64;
        // An unreadable disk ends the list like its end does; the next run goes on from there.
        let length = self.file.by_ref().take(limit).read_until(b'\n', &mut line).ok().filter(|length| *length > 0)?;
        if length as u64 == limit && !line.ends_with(b"\n") {
            self.file.skip_until(b'\n').ok()?;
        }
        Some(String::from_utf8_lossy(&line).into_owned())
    }
}
