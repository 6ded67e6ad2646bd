//! Prints data to stdout and messages to stderr.

use crate::context::Context;
use crate::failure::{Failure, Outcome};
use earshot_ingest::Counts;
use serde::Serialize;
use std::io::Write as _;

impl Context {
    /// Prints one JSON document with `--json`, otherwise `text`.
    pub fn print_result(&self, value: &impl Serialize, text: impl FnOnce() -> String) -> Outcome {
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

/// Formats a number with separators: `12,345`.
pub fn group_digits(number: impl TryInto<u64>) -> String {
    let digits = number.try_into().unwrap_or(0).to_string();
    let mut grouped = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// Formats a count with its noun: `1 podcast`, `2,000 podcasts`.
pub fn format_count(number: u64, noun: &str) -> String {
    format!("{} {noun}{}", group_digits(number), if number == 1 { "" } else { "s" })
}

/// Appends a line of counts by kind, unless there are none.
pub fn push_counts(text: &mut String, what: &str, counts: &Counts) {
    if !counts.is_empty() {
        let counts: Vec<String> =
            counts.iter().map(|(kind, count)| format!("{kind} {}", group_digits(*count))).collect();
        text.push_str(&format!("\n{what}: {}", counts.join(", ")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")];
        for (number, expected) in cases {
            assert_eq!(group_digits(number as u64), expected);
        }
        assert_eq!(format_count(1, "podcast"), "1 podcast");
    }
}
