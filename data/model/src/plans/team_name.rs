//! What the name of a team may be.

use crate::without_hidden_characters;

/// Longest name of a team, in characters. An email address, which is the first name of a team, may be longer.
pub const MAX_TEAM_NAME_CHARS: usize = 60;

/// Returns the name without surrounding spaces and characters that show nothing.
///
/// # Errors
/// The message when it is empty, too long or not one line.
///
/// ```
/// use earshot_model::check_team_name;
/// assert_eq!(check_team_name(" Ann & Bob "), Ok("Ann & Bob".to_owned()));
/// assert_eq!(check_team_name(" "), Err("Team name must not be empty"));
/// ```
pub fn check_team_name(name: &str) -> Result<String, &'static str> {
    let name = without_hidden_characters(name);
    let name = name.trim();
    match name.chars().count() {
        0 => Err("Team name must not be empty"),
        1..=MAX_TEAM_NAME_CHARS if name.chars().any(char::is_control) => Err("Team name must be one line"),
        1..=MAX_TEAM_NAME_CHARS => Ok(name.to_owned()),
        _ => Err("Team name must be at most 60 characters"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_of_one_line() {
        assert_eq!(check_team_name(&"ä".repeat(60)), Ok("ä".repeat(60)));
        assert_eq!(check_team_name(&"a".repeat(61)), Err("Team name must be at most 60 characters"));
        assert_eq!(check_team_name("a\nb"), Err("Team name must be one line"));
        assert_eq!(check_team_name("a\0b"), Err("Team name must be one line"));
        assert_eq!(check_team_name("\u{3000}"), Err("Team name must not be empty"));
        assert_eq!(check_team_name("\u{200B} \u{2060}"), Err("Team name must not be empty"));
        assert_eq!(check_team_name("\u{202E}Ann \u{200B}"), Ok("Ann".to_owned()));
    }
}
