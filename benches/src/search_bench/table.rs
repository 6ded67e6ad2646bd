//! Formats Markdown tables.

/// A table with a heading row.
pub struct Table {
    lines: String,
}

impl Table {
    pub fn new(heading: &[&str]) -> Self {
        let mut table = Self { lines: String::new() };
        table.row(heading.iter().map(|&cell| cell.to_owned()));
        table.lines.push_str(&"|---".repeat(heading.len()));
        table.lines.push_str("|\n");
        table
    }

    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        for cell in cells {
            self.lines.push_str("| ");
            self.lines.push_str(&cell.replace('|', "\\|"));
            self.lines.push(' ');
        }
        self.lines.push_str("|\n");
    }

    pub fn into_text(self) -> String {
        self.lines
    }
}

/// Formats milliseconds with their significant digits.
pub fn ms(value: f64) -> String {
    if value < 1.0 { format!("{value:.3}") } else { format!("{value:.1}") }
}

/// Formats a large number: `12,345,678`.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
pub fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

/// Formats the share of `of` in `whole`; a dash when `whole` is 0.
#[expect(clippy::cast_precision_loss, reason = "shown with three digits")]
pub fn share(of: u64, whole: u64) -> String {
    if whole == 0 { "–".to_owned() } else { format!("{:.3}", of as f64 / whole as f64) }
}

/// Formats the shares of an index's terms, postings and positions: their sum, and each.
pub fn shares(of: [u64; 3], whole: u64) -> String {
    let [terms, postings, positions] = of.map(|bytes| share(bytes, whole));
    let all = share(of.iter().sum(), whole);
    format!("{all} (terms {terms}, postings {postings}, positions {positions})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_markdown() {
        let mut table = Table::new(&["what", "ms"]);
        table.row(["a|b".to_owned(), ms(0.25)]);
        assert_eq!(table.into_text(), "| what | ms |\n|---|---|\n| a\\|b | 0.250 |\n");
    }

    #[test]
    fn numbers_are_readable() {
        for (number, text) in [(0, "0"), (999, "999"), (1_000, "1,000"), (12_345_678, "12,345,678")] {
            assert_eq!(thousands(number), text);
        }
        assert_eq!((ms(12.34), share(1, 4), share(1, 0)), ("12.3".into(), "0.250".into(), "–".into()));
    }
}
