//! Cleans what people type: no control characters, single spaces, one kind of line end.

/// Returns a text as one line, with single spaces.
pub(crate) fn one_line(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_control() || letter.is_whitespace()).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns a text of several lines without control characters. PostgreSQL stores no NUL. Blank space stays.
pub(crate) fn several_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    text.chars().filter(|letter| !letter.is_control() || matches!(letter, '\n' | '\t')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_leave_and_lines_stay() {
        assert_eq!(one_line(" Ada\0 \n\tLovelace "), "Ada Lovelace");
        assert_eq!(several_lines("One\r\ntwo\0 \u{7}\tthree "), "One\ntwo \tthree ");
    }
}
