//! Cleans what people type: no control characters, single spaces, one kind of line end.

use crate::{is_xml_character, without_hidden_characters};

/// Returns a text as one line, with single spaces and without characters that show nothing: names are shown to others.
pub(crate) fn one_line(text: &str) -> String {
    let text: String = text.chars().filter(|letter| is_xml_character(*letter) || letter.is_whitespace()).collect();
    without_hidden_characters(&text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns a text of several lines without control characters and noncharacters. PostgreSQL stores no NUL. Blank space
/// stays.
pub(crate) fn several_lines(text: &str) -> String {
    text.chars().filter(|letter| is_xml_character(*letter) && *letter != '\r').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_leave_and_lines_stay() {
        assert_eq!(one_line(" Ada\0 \n\tLovelace "), "Ada Lovelace");
        assert_eq!(one_line("\u{202E}Ada\u{200B} \u{FEFF} Love\u{FFFE}lace\u{2066}"), "Ada Lovelace");
        assert_eq!(several_lines("One\r\ntwo\0 \u{7}\tthree \u{FFFF}"), "One\ntwo \tthree ");
    }
}
