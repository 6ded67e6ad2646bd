//! The columns that a team adds to a list, and the values of its podcasts in them.

use crate::without_hidden_characters;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use uuid::Uuid;

/// Most custom columns of a list.
pub const MAX_CUSTOM_COLUMNS: usize = 20;
/// Longest name of a column, in characters.
pub const MAX_CUSTOM_COLUMN_NAME_CHARS: usize = 60;
/// Most options of a choice.
pub const MAX_CUSTOM_OPTIONS: usize = 50;
/// Longest option of a choice, in characters.
pub const MAX_CUSTOM_OPTION_CHARS: usize = 60;
/// Longest text in a column, in characters.
pub const MAX_CUSTOM_TEXT_CHARS: usize = 1_000;

named! {
    /// The kind of values in a custom column.
    CustomColumnKind {
        Text = "text",
        Number = "number",
        /// A day, such as 2026-11-21.
        Date = "date",
        /// One of the column's options.
        Choice = "choice",
    }
}

/// A column that a team added to a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CustomColumn {
    pub id: Uuid,
    /// Unique in the list, whatever the case.
    pub name: String,
    pub kind: CustomColumnKind,
    /// In their order; empty for other kinds than choices.
    pub options: Vec<String>,
}

/// Checks the columns of a list together. `Err` has the number of the wrong column, its wrong field and the reason.
///
/// # Errors
/// When there are too many, or a name or options are not valid.
pub fn check_custom_columns(columns: Vec<CustomColumn>) -> Result<Vec<CustomColumn>, (usize, &'static str, String)> {
    if columns.len() > MAX_CUSTOM_COLUMNS {
        return Err((MAX_CUSTOM_COLUMNS, "", format!("must be at most {MAX_CUSTOM_COLUMNS} columns")));
    }
    let (mut names, mut ids) = (HashSet::new(), HashSet::new());
    let mut checked = Vec::with_capacity(columns.len());
    for (number, column) in columns.into_iter().enumerate() {
        let name = one_line(&column.name, MAX_CUSTOM_COLUMN_NAME_CHARS).map_err(|detail| (number, "name", detail))?;
        if !names.insert(name.to_lowercase()) {
            return Err((number, "name", "must differ from the names of the other columns".to_owned()));
        }
        if !ids.insert(column.id) {
            return Err((number, "id", "must occur once".to_owned()));
        }
        let options = check_options(column.kind, &column.options).map_err(|detail| (number, "options", detail))?;
        checked.push(CustomColumn { name, options, ..column });
    }
    Ok(checked)
}

fn check_options(kind: CustomColumnKind, options: &[String]) -> Result<Vec<String>, String> {
    if kind != CustomColumnKind::Choice {
        return if options.is_empty() {
            Ok(Vec::new())
        } else {
            Err("must be empty for other kinds than choice".to_owned())
        };
    }
    if !(1..=MAX_CUSTOM_OPTIONS).contains(&options.len()) {
        return Err(format!("must be 1 to {MAX_CUSTOM_OPTIONS} options"));
    }
    let checked: Vec<String> =
        options.iter().map(|option| one_line(option, MAX_CUSTOM_OPTION_CHARS)).collect::<Result<_, _>>()?;
    let different: HashSet<&String> = checked.iter().collect();
    if different.len() < checked.len() { Err("must all differ".to_owned()) } else { Ok(checked) }
}

fn one_line(text: &str, max: usize) -> Result<String, String> {
    let text = without_hidden_characters(text).split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > max || text.chars().any(char::is_control) {
        return Err(format!("must have 1 to {max} characters on one line"));
    }
    Ok(text)
}

impl CustomColumn {
    /// Checks a value, and returns it as it is stored: numbers and days in one form. `None` for an empty text.
    ///
    /// # Errors
    /// The reason when the value is not one of the column's kind.
    pub fn check_value(&self, value: &str) -> Result<Option<String>, String> {
        let value = value.trim();
        if value.is_empty() {
            return Ok(None);
        }
        let checked = match self.kind {
            CustomColumnKind::Text => check_text(value)?,
            CustomColumnKind::Number => {
                let number = value.parse::<f64>().ok().filter(|number| number.is_finite());
                number.ok_or("must be a number like 12.5")?.to_string()
            }
            CustomColumnKind::Date => {
                let day = value.parse::<NaiveDate>().ok().filter(|_| value.len() == 10);
                day.ok_or("must be a day like 2026-11-21")?.to_string()
            }
            CustomColumnKind::Choice if self.options.iter().any(|option| option == value) => value.to_owned(),
            CustomColumnKind::Choice => return Err(format!("must be one of {}", self.options.join(", "))),
        };
        Ok(Some(checked))
    }
}

fn check_text(value: &str) -> Result<String, String> {
    let is_control = |letter: char| letter.is_control() && letter != '\n';
    if value.chars().count() > MAX_CUSTOM_TEXT_CHARS || value.contains(is_control) {
        return Err(format!("must have at most {MAX_CUSTOM_TEXT_CHARS} characters, and no control characters"));
    }
    Ok(value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(number: u128, name: &str, kind: CustomColumnKind, options: &[&str]) -> CustomColumn {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        CustomColumn { id: Uuid::from_u128(number), name: name.to_owned(), kind, options }
    }

    #[test]
    fn columns_have_different_names_and_choices_have_options() {
        use CustomColumnKind::{Choice, Text};
        let checked =
            check_custom_columns(vec![column(1, " Fee  in € ", Text, &[]), column(2, "Tier", Choice, &["A", "B"])]);
        assert_eq!(checked.map(|columns| columns[0].name.clone()), Ok("Fee in €".to_owned()));
        for (columns, at, field) in [
            (vec![column(1, "Fee", Text, &[]), column(2, "fee", Text, &[])], 1, "name"),
            (vec![column(1, "Fee", Text, &[]), column(1, "Tier", Text, &[])], 1, "id"),
            (vec![column(1, &"x".repeat(61), Text, &[])], 0, "name"),
            (vec![column(1, "Tier", Choice, &[])], 0, "options"),
            (vec![column(1, "Tier", Choice, &["A", "A"])], 0, "options"),
            (vec![column(1, "Fee", Text, &["A"])], 0, "options"),
            ((0..21).map(|number| column(number, &format!("C{number}"), Text, &[])).collect(), 20, ""),
        ] {
            let wrong = check_custom_columns(columns).expect_err("one is wrong");
            assert_eq!((wrong.0, wrong.1), (at, field), "{wrong:?}");
        }
    }

    #[test]
    fn values_are_of_the_kind_of_their_column() {
        use CustomColumnKind::{Choice, Date, Number, Text};
        let check = |kind, value: &str| {
            let options: &[&str] = if kind == Choice { &["A", "B"] } else { &[] };
            column(1, "Fee", kind, options).check_value(value)
        };
        for (kind, value, stored) in [
            (Text, "  two\nlines ", "two\nlines"),
            (Number, "12.50", "12.5"),
            (Number, "-3", "-3"),
            (Date, "2026-11-21", "2026-11-21"),
            (Choice, "B", "B"),
        ] {
            assert_eq!(check(kind, value), Ok(Some(stored.to_owned())));
        }
        assert_eq!(check(Number, "  "), Ok(None));
        for (kind, value) in [(Text, "a\u{0}"), (Number, "NaN"), (Number, "1,5"), (Date, "21.11.2026"), (Choice, "C")] {
            assert!(check(kind, value).is_err(), "{value}");
        }
        assert!(check(Text, &"x".repeat(1_001)).is_err());
    }
}
