//! Issues of a transcript: each kind once, with a count.

use earshot_model::{Issue, Severity};

/// The issues so far.
#[derive(Default)]
pub(super) struct TranscriptIssues {
    entries: Vec<TranscriptIssue>,
}

struct TranscriptIssue {
    kind: &'static str,
    severity: Severity,
    message: &'static str,
    line: Option<usize>,
    count: usize,
}

impl TranscriptIssues {
    pub(super) fn notice(&mut self, kind: &'static str, line: impl Into<Option<usize>>, message: &'static str) {
        self.add(Severity::Notice, kind, line.into(), message);
    }

    pub(super) fn warning(&mut self, kind: &'static str, line: impl Into<Option<usize>>, message: &'static str) {
        self.add(Severity::Warning, kind, line.into(), message);
    }

    pub(super) fn error(&mut self, kind: &'static str, line: impl Into<Option<usize>>, message: &'static str) {
        self.add(Severity::Error, kind, line.into(), message);
    }

    /// There are few kinds, so a linear search is fast.
    fn add(&mut self, severity: Severity, kind: &'static str, line: Option<usize>, message: &'static str) {
        match self.entries.iter_mut().find(|note| note.kind == kind) {
            Some(note) => note.count += 1,
            None => self.entries.push(TranscriptIssue { kind, severity, message, line, count: 1 }),
        }
    }

    pub(super) fn finish(self) -> Vec<Issue> {
        let issue = |note: TranscriptIssue| Issue {
            kind: note.kind.to_owned(),
            severity: note.severity,
            message: match note.count {
                1 => note.message.to_owned(),
                count => format!("{} ({count} times, first occurrence shown)", note.message),
            },
            line: note.line.and_then(|line| u32::try_from(line).ok()),
            column: None,
        };
        self.entries.into_iter().map(issue).collect()
    }
}
