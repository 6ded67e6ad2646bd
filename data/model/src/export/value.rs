//! The values of exported cells.

use crate::Timestamp;
use chrono::NaiveDate;

named! {
    /// The type of a column's values.
    ExportColumnKind {
        Text = "text",
        /// Several texts. Formats without lists join them.
        List = "list",
        Integer = "integer",
        Decimal = "decimal",
        Boolean = "boolean",
        /// A time in UTC.
        Time = "time",
        Date = "date",
    }
}

/// The value of a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportValue {
    /// Unknown, which is neither zero nor an empty text.
    Empty,
    Text(String),
    List(Vec<String>),
    Integer(i64),
    Decimal(f64),
    Boolean(bool),
    Time(Timestamp),
    Date(NaiveDate),
}

impl ExportValue {
    /// Separates the entries of a list in formats without lists.
    pub const LIST_SEPARATOR: &'static str = "; ";

    /// A score as pages show it: with one digit, because it is not more precise.
    #[must_use]
    pub fn of_score(score: Option<f64>) -> Self {
        score.map(|score| (score * 10.0).round() / 10.0).into()
    }

    /// The value as text. Times and dates are formatted as in RFC 3339.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) => text.clone(),
            Self::List(entries) => entries.join(Self::LIST_SEPARATOR),
            Self::Integer(number) => number.to_string(),
            Self::Decimal(number) => number.to_string(),
            Self::Boolean(is_true) => is_true.to_string(),
            Self::Time(moment) => moment.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
            Self::Date(day) => day.to_string(),
        }
    }
}

impl From<String> for ExportValue {
    fn from(text: String) -> Self {
        if text.is_empty() { Self::Empty } else { Self::Text(text) }
    }
}

impl From<&str> for ExportValue {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<&String> for ExportValue {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl From<&[String]> for ExportValue {
    fn from(entries: &[String]) -> Self {
        Self::List(entries.to_vec())
    }
}

impl From<&Vec<String>> for ExportValue {
    fn from(entries: &Vec<String>) -> Self {
        entries.as_slice().into()
    }
}

impl From<i64> for ExportValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<f64> for ExportValue {
    fn from(number: f64) -> Self {
        // Neither JSON nor spreadsheets have infinities.
        if number.is_finite() { Self::Decimal(number) } else { Self::Empty }
    }
}

impl From<bool> for ExportValue {
    fn from(is_true: bool) -> Self {
        Self::Boolean(is_true)
    }
}

impl From<Timestamp> for ExportValue {
    fn from(moment: Timestamp) -> Self {
        Self::Time(moment)
    }
}

impl From<NaiveDate> for ExportValue {
    fn from(day: NaiveDate) -> Self {
        Self::Date(day)
    }
}

impl<T: Into<Self>> From<Option<T>> for ExportValue {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Empty, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_values_differ_from_zero() {
        assert_eq!(ExportValue::from(None::<i64>), ExportValue::Empty);
        assert_eq!(ExportValue::from(Some(0)), ExportValue::Integer(0));
        assert_eq!(ExportValue::from(String::new()), ExportValue::Empty);
        assert_eq!(ExportValue::from(f64::NAN), ExportValue::Empty);
    }

    #[test]
    fn texts_of_values() {
        let moment: Timestamp = "2026-11-21T10:00:00.250Z".parse().expect("a moment");
        let list = vec!["News".to_owned(), "Arts; Crafts".to_owned()];
        for (value, text) in [
            (ExportValue::from(moment), "2026-11-21T10:00:00Z"),
            (moment.date_naive().into(), "2026-11-21"),
            ((&list).into(), "News; Arts; Crafts"),
            (4.5.into(), "4.5"),
            (true.into(), "true"),
            (ExportValue::Empty, ""),
        ] {
            assert_eq!(value.to_text(), text);
        }
    }
}
