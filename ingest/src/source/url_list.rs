//! Reads a text file of feed URLs: one per line, `#` begins a comment.

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

/// Parses a line to an entry, or to a reason why it is skipped.
pub(super) fn parse_line(line: String) -> Result<SourceEntry, SkippedEntry> {
    match parse_web_url(&line) {
        Some(url) => Ok(SourceEntry::Url { url, may_be_list: false }),
        None => Err(SkippedEntry { entry: clean_line(&line, 200), reason: "bad-url" }),
    }
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
