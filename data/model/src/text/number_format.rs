//! Numbers and counts as people read them.

use std::fmt::Display;

/// Formats a whole number with separators: `12,345`. A fraction is rounded.
#[must_use]
pub fn group_digits(number: impl Display) -> String {
    let text = format!("{number:.0}");
    let (sign, digits) = text.strip_prefix('-').map_or(("", text.as_str()), |digits| ("-", digits));
    let mut grouped = String::with_capacity(text.len() * 4 / 3 + 1);
    grouped.push_str(sign);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// Formats a count with its noun: `1 podcast`, `2,000 podcasts`.
#[must_use]
pub fn format_count(number: impl Display, noun: &str) -> String {
    let number = group_digits(number);
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-123_456, "-123,456")];
        for (number, expected) in cases {
            assert_eq!(group_digits(number), expected);
        }
        assert_eq!(group_digits(12_345.6), "12,346");
    }

    #[test]
    fn one_is_singular() {
        assert_eq!(
            [format_count(0, "day"), format_count(1, "day"), format_count(1.2, "day"), format_count(2_000, "day")],
            ["0 days", "1 day", "1 day", "2,000 days"]
        );
    }
}
