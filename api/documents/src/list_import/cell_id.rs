//! Ids of Apple as spreadsheets spoil them.

use unicode_normalization::UnicodeNormalization as _;

/// A number in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CellNumber {
    /// The digits, in a spelling that loses nothing.
    Whole(String),
    /// Why the digits are lost.
    Lost(String),
}

/// Digits of a number that is an id even where no column or prefix names it as one. Shorter ones are ranks, years and titles.
const MIN_ID_DIGITS: usize = 7;

impl CellNumber {
    /// Whether it is an id even where no column or prefix names it as one.
    pub fn is_likely_id(&self) -> bool {
        matches!(self, Self::Whole(digits) if digits.len() >= MIN_ID_DIGITS)
    }
}

/// Words before an id.
const PREFIXES: [&str; 8] =
    ["apple podcasts id", "apple podcast id", "apple id", "itunes id", "itunes", "apple", "id", "no."];

/// Reads a number; `None` for a text that is none.
pub(super) fn read_number(cell: &str) -> Option<CellNumber> {
    // Digits of full width, and spaces that do not break.
    let text: String = cell.nfkc().collect();
    let text = text.trim_matches([' ', '"', '\'', '’', '‘', '=', '#', '`']);
    if let Some(message) = spreadsheet_message(cell) {
        return Some(CellNumber::Lost(message));
    }
    let lower = text.to_lowercase();
    let rest = PREFIXES.iter().find_map(|prefix| lower.strip_prefix(prefix)).unwrap_or(&lower);
    let number = rest.trim_start_matches([':', '=', '#', ' ', '-', '"', '\'']).trim_end_matches(['"', '\'']);
    if !number.starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    if let Some((mantissa, exponent)) = split_scientific(number) {
        return Some(read_scientific(mantissa, exponent, cell));
    }
    let digits = join_groups(without_zero_decimals(number))?;
    // Zeros before a number come from a format with a fixed width.
    let digits = digits.trim_start_matches('0');
    (!digits.is_empty()).then(|| CellNumber::Whole(digits.to_owned()))
}

/// What a spreadsheet shows instead of a value.
fn spreadsheet_message(cell: &str) -> Option<String> {
    let cell = cell.trim();
    if cell.len() >= 2 && cell.bytes().all(|byte| byte == b'#') {
        return Some(
            "The column was too narrow, so the spreadsheet exported # signs. Widen it and export again.".to_owned(),
        );
    }
    let is_error = ["#REF!", "#N/A", "#NAME?", "#VALUE!", "#NUM!", "#NULL!", "#DIV/0!"].contains(&cell);
    is_error.then(|| format!("The spreadsheet exported the error {cell} instead of an id."))
}

/// `1.2E+09` as mantissa and exponent.
fn split_scientific(number: &str) -> Option<(&str, usize)> {
    let (mantissa, exponent) = number
        .split_once('e')
        .or_else(|| number.split_once("x10^"))
        .or_else(|| number.split_once(" x 10^"))
        .or_else(|| number.split_once("×10^"))?;
    let is_mantissa = mantissa.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b','));
    let exponent = exponent.trim_start_matches('+').parse().ok()?;
    is_mantissa.then_some((mantissa, exponent))
}

/// A number in scientific notation keeps all digits only when the mantissa has them all.
fn read_scientific(mantissa: &str, exponent: usize, cell: &str) -> CellNumber {
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let whole = mantissa.split(['.', ',']).next().unwrap_or_default().len();
    if whole == 1 && digits.len() == exponent + 1 && exponent > 0 {
        return CellNumber::Whole(digits);
    }
    CellNumber::Lost(format!(
        "The spreadsheet rounded this id to {}, so its last digits are lost. Format the column as text and export again.",
        cell.trim()
    ))
}

/// Removes decimals that are all zero, as in `1200361736.0`.
fn without_zero_decimals(number: &str) -> &str {
    let Some((whole, decimals)) = number.rsplit_once(['.', ',']) else { return number };
    // Three zeros after one separator may be a group.
    let has_other = whole.contains(['.', ',', '\'', '’', ' ', '_']);
    let are_zeros = !decimals.is_empty() && decimals.bytes().all(|byte| byte == b'0');
    let is_group = decimals.len() == 3 && (has_other || whole.len() <= 3);
    if are_zeros && !is_group { whole } else { number }
}

/// Joins the groups of `1,200,361,736`. All have one separator; the last has three digits, the others two or three.
fn join_groups(number: &str) -> Option<String> {
    let separator = number.chars().find(|letter| !letter.is_ascii_digit());
    let Some(separator) = separator else { return Some(number.to_owned()) };
    if !matches!(separator, ',' | '.' | ' ' | '\'' | '’' | '_') {
        return None;
    }
    let groups: Vec<&str> = number.split(separator).collect();
    let (last, others) = groups.split_last()?;
    let is_number = |group: &&str| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
    let is_grouped = last.len() == 3
        && others.first().is_some_and(|first| first.len() <= 3)
        && others.iter().skip(1).all(|group| (2..=3).contains(&group.len()));
    (groups.iter().all(is_number) && is_grouped).then(|| groups.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_without_loss_are_read() {
        for spelling in [
            "1200361736",
            "1200361736.0",
            "1200361736.00",
            "1200361736,0",
            "1200361736.000",
            "'1200361736",
            "’1200361736",
            "\"1200361736\"",
            "=\"1200361736\"",
            "=1200361736",
            "1,200,361,736",
            "1.200.361.736",
            "1.200.361.736,00",
            "1,200,361,736.00",
            "1 200 361 736",
            "1\u{a0}200\u{a0}361\u{a0}736",
            "1\u{202f}200\u{202f}361\u{202f}736",
            "1'200'361'736",
            "1’200’361’736",
            "1,20,03,61,736",
            "id1200361736",
            "ID 1200361736",
            "iTunes ID: 1200361736",
            "apple:1200361736",
            "001200361736",
            "１２００３６１７３６",
            "1.200361736E+09",
            "1,200361736e9",
        ] {
            assert_eq!(read_number(spelling), Some(CellNumber::Whole("1200361736".to_owned())), "{spelling}");
        }
        assert_eq!(read_number("1,200,000,000"), Some(CellNumber::Whole("1200000000".to_owned())));
    }

    #[test]
    fn lost_digits_are_reported() {
        for spelling in ["1.2E+09", "1,20036E+09", "1.20036e9", "1.2 x 10^9", "12E8", "1E+9", "#####", "#N/A", "#REF!"]
        {
            assert!(
                matches!(read_number(spelling), Some(CellNumber::Lost(_))),
                "{spelling}: {:?}",
                read_number(spelling)
            );
        }
    }

    #[test]
    fn other_texts_are_no_numbers() {
        for text in [
            "",
            "Rust Talk",
            "1200361736.5",
            "12,00,36",
            "1,2003",
            "1-2",
            "99% Invisible",
            "0",
            "4rOoJ6Egrf8K2IrywzwOMk",
            "1..2",
        ] {
            assert_eq!(read_number(text), None, "{text}");
        }
    }
}
