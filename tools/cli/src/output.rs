//! Prints data to stdout and messages to stderr.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use earshot_ingest::Counts;
pub use earshot_model::{format_count, group_digits};
use serde::Serialize;
use std::io::Write as _;

impl Context {
    /// Prints one JSON document with `--json`, otherwise `text`.
    pub fn print_result(&self, value: &impl Serialize, text: impl FnOnce() -> String) -> CommandResult {
        let mut out = std::io::stdout().lock();
        let written = if self.json {
            serde_json::to_writer(&mut out, value).map_err(std::io::Error::from).and_then(|()| writeln!(out))
        } else {
            let text = text();
            if text.is_empty() { Ok(()) } else { writeln!(out, "{text}") }
        };
        written.and_then(|()| out.flush()).map_err(Failure::internal)
    }

    /// Prints a progress message to stderr.
    #[expect(clippy::print_stderr, reason = "words go to stderr")]
    pub fn print_notice(&self, line: &str) {
        if !self.quiet {
            eprintln!("{line}");
        }
    }
}

/// Appends a line of counts by kind, unless there are none.
pub fn push_counts(text: &mut String, what: &str, counts: &Counts) {
    if !counts.is_empty() {
        let counts: Vec<String> =
            counts.iter().map(|(kind, count)| format!("{kind} {}", group_digits(*count))).collect();
        text.push_str(&format!("\n{what}: {}", counts.join(", ")));
    }
}
