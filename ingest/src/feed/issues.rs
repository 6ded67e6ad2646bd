//! Collects issues by byte offset, and converts offsets to lines and columns once at the end.

use earshot_model::{Issue, Severity};

/// Maximum number of stored issues per feed.
const MAX_ISSUES: usize = 100;

fn count_u32(found: impl Iterator) -> u32 {
    u32::try_from(found.count()).unwrap_or(u32::MAX)
}

/// The issues of one feed.
#[derive(Default)]
pub(super) struct IssueLog {
    entries: Vec<LoggedIssue>,
    dropped: usize,
}

struct LoggedIssue {
    kind: &'static str,
    severity: Severity,
    message: String,
    offset: Option<usize>,
}

impl IssueLog {
    pub(super) fn add(&mut self, severity: Severity, kind: &'static str, offset: Option<usize>, message: String) {
        // Errors have separate room, because they decide whether items were lost.
        let room = if severity == Severity::Error { 2 * MAX_ISSUES } else { MAX_ISSUES };
        if self.entries.len() >= room {
            self.dropped += 1;
            return;
        }
        self.entries.push(LoggedIssue { kind, severity, message, offset });
    }

    pub(super) fn notice(&mut self, kind: &'static str, offset: impl Into<Option<usize>>, message: impl Into<String>) {
        self.add(Severity::Notice, kind, offset.into(), message.into());
    }

    pub(super) fn warning(&mut self, kind: &'static str, offset: impl Into<Option<usize>>, message: impl Into<String>) {
        self.add(Severity::Warning, kind, offset.into(), message.into());
    }

    pub(super) fn error(&mut self, kind: &'static str, offset: impl Into<Option<usize>>, message: impl Into<String>) {
        self.add(Severity::Error, kind, offset.into(), message.into());
    }

    /// Returns the issues with line and column in `text`, in the order of the text. One pass over the text.
    pub(super) fn finish(mut self, text: &str) -> Vec<Issue> {
        if self.dropped > 0 {
            let message = format!("{} further issues are not listed", self.dropped);
            self.entries.push(LoggedIssue { kind: "more-issues", severity: Severity::Notice, message, offset: None });
        }
        self.entries.sort_by_key(|entry| entry.offset.unwrap_or(usize::MAX));
        let bytes = text.as_bytes();
        let (mut line, mut column, mut seen) = (1_u32, 1_u32, 0_usize);
        let place = |entry: LoggedIssue| {
            let position = entry.offset.map(|offset| {
                let offset = offset.clamp(seen, bytes.len());
                let passed = &bytes[seen..offset];
                let of_line = match memchr::memrchr(b'\n', passed) {
                    Some(last) => {
                        line += count_u32(memchr::memchr_iter(b'\n', passed));
                        column = 1;
                        &passed[last + 1..]
                    }
                    None => passed,
                };
                // Continuation bytes of UTF-8 do not count as columns.
                column += count_u32(of_line.iter().filter(|byte| **byte & 0xC0 != 0x80));
                seen = offset;
                (line, column)
            });
            Issue {
                kind: entry.kind.to_owned(),
                severity: entry.severity,
                message: entry.message,
                line: position.map(|(line, _)| line),
                column: position.map(|(_, column)| column),
            }
        };
        self.entries.into_iter().map(place).collect()
    }
}
