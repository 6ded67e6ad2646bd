//! The valid subjects and bodies of pitches.

use super::InvalidOutreachField;
use crate::text_cleaning::{one_line, several_lines};

/// Length of a subject, in characters.
pub const MAX_SUBJECT_CHARS: usize = 200;
/// Length of a body, in characters.
pub const MAX_PITCH_CHARS: usize = 20_000;

/// Checks the texts of a pitch, and returns them cleaned. A subject is one line, for a header field. While someone
/// writes, both may be empty.
///
/// ```
/// use earshot_model::outreach::check_pitch;
/// assert_eq!(check_pitch(" Hello\n there", "One\r\ntwo "), Ok(("Hello there".to_owned(), "One\ntwo".to_owned())));
/// ```
///
/// # Errors
/// Each text that is too long.
pub fn check_pitch(subject: &str, body: &str) -> Result<(String, String), Vec<InvalidOutreachField>> {
    let (subject, body) = (one_line(subject), lines(body));
    let mut problems = Vec::new();
    for (field, text, most) in [("subject", &subject, MAX_SUBJECT_CHARS), ("body", &body, MAX_PITCH_CHARS)] {
        problems.extend(too_long(field, text, most));
    }
    if problems.is_empty() { Ok((subject, body)) } else { Err(problems) }
}

pub(super) fn too_long(field: &'static str, text: &str, most: usize) -> Option<InvalidOutreachField> {
    let is_longer = text.chars().count() > most;
    is_longer.then(|| InvalidOutreachField { field, message: format!("must be at most {most} characters") })
}

/// Returns a text of several lines, without blank space at its end.
pub(super) fn lines(text: &str) -> String {
    several_lines(text).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_rejected_by_their_field() {
        let problems = check_pitch(&"é".repeat(MAX_SUBJECT_CHARS + 1), &"x".repeat(MAX_PITCH_CHARS + 1));
        let fields: Vec<_> = problems.expect_err("too long").into_iter().map(|problem| problem.field).collect();
        assert_eq!(fields, ["subject", "body"]);
        assert!(check_pitch(&"é".repeat(MAX_SUBJECT_CHARS), "").is_ok());
    }

    #[test]
    fn a_subject_cannot_end_its_header_field() {
        let (subject, body) = check_pitch("Guest\r\nBcc: all@example.com\0", "Hello\0\n").expect("valid");
        assert_eq!((subject.as_str(), body.as_str()), ("Guest Bcc: all@example.com", "Hello"));
    }
}
