//! What the fields of a saved view may hold: a view is a way to look at the podcasts of a project.

use crate::without_hidden_characters;

named! {
    /// How a view shows its podcasts.
    ViewLayout {
        Table = "table",
        /// One column for each state.
        Board = "board",
    }

    /// The side of a table at which a column stays.
    PinnedSide {
        Start = "start",
        End = "end",
    }
}

/// Views of one project, of all its members.
pub const MAX_VIEWS: u64 = 200;
pub const MAX_VIEW_NAME_CHARS: usize = 60;
/// Columns of a view, and columns that it is sorted by.
pub const MAX_VIEW_COLUMNS: usize = 100;
pub const MAX_VIEW_SORTS: usize = 5;
/// Values of one filter of a view.
pub const MAX_VIEW_FILTER_VALUES: usize = 100;
pub const MAX_VIEW_FILTER_CHARS: usize = 200;
/// Width of a column, in CSS pixels.
pub const VIEW_COLUMN_WIDTHS: std::ops::RangeInclusive<u32> = 24..=2_000;
const MAX_COLUMN_KEY_CHARS: usize = 60;

/// Returns the name of a view on one line.
///
/// # Errors
/// The message when it is empty or too long.
///
/// ```
/// use earshot_model::project::check_view_name;
/// assert_eq!(check_view_name("  To  pitch "), Ok("To pitch".to_owned()));
/// assert!(check_view_name(" ").is_err());
/// ```
pub fn check_view_name(name: &str) -> Result<String, &'static str> {
    let name = without_hidden_characters(name).split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > MAX_VIEW_NAME_CHARS || name.chars().any(char::is_control) {
        return Err("must have 1 to 60 characters on one line");
    }
    Ok(name)
}

/// Checks the key of a column. Pages have columns of their own, so only the form is checked.
///
/// # Errors
/// The message when the text is not a key.
pub fn check_column_key(key: &str) -> Result<(), &'static str> {
    let is_key = key.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && key.len() <= MAX_COLUMN_KEY_CHARS
        && key.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | ':'));
    if is_key { Ok(()) } else { Err("must be the key of a column: 1 to 60 letters, digits, - _ . :") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_keys_are_short_and_on_one_line() {
        assert!(check_view_name(&"x".repeat(60)).is_ok() && check_view_name(&"x".repeat(61)).is_err());
        assert_eq!(check_view_name("a\nb"), Ok("a b".to_owned()));
        assert!(check_view_name("a\u{0}b").is_err());
        for (key, is_valid) in
            [("title", true), ("facts.authorityScore", true), ("", false), ("1a", false), ("a b", false)]
        {
            assert_eq!(check_column_key(key).is_ok(), is_valid, "{key:?}");
        }
    }
}
