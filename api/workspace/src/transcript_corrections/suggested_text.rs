//! Checks what a reader suggests.

use earshot_api_server::error::ApiError;
use earshot_model::transcript::CueCorrection;
use earshot_model::without_hidden_characters;

const MAX_TEXT_CHARS: usize = 2_000;
/// No episode is longer than a week.
const MAX_SECOND: f64 = 604_800.0;

/// Checks a suggestion. Its blanks and line breaks become single blanks, and characters that show nothing are left out.
pub(super) fn check_suggestion(start_second: f64, text: String, corrected: &str) -> Result<CueCorrection, ApiError> {
    if !(0.0..=MAX_SECOND).contains(&start_second) {
        let message = "The sentence must begin within the episode.";
        return Err(ApiError::invalid(message, "/startSecond", "must be from 0 to 604,800"));
    }
    if text.chars().count() > MAX_TEXT_CHARS {
        let message = "This part of the transcript is too long to be corrected.";
        return Err(ApiError::invalid(message, "/text", "must have at most 2,000 characters"));
    }
    let corrected = without_hidden_characters(corrected).split_whitespace().collect::<Vec<_>>().join(" ");
    if corrected.contains(char::is_control) || !(1..=MAX_TEXT_CHARS).contains(&corrected.chars().count()) {
        let message = "Write the right text, in 1 to 2,000 characters.";
        return Err(ApiError::invalid(message, "/correctedText", "must have 1 to 2,000 characters"));
    }
    if corrected == text {
        let message = "Change the text: this is what the transcript has.";
        return Err(ApiError::invalid(message, "/correctedText", "must differ from the text"));
    }
    Ok(CueCorrection { start_ms: to_milliseconds(start_second), text_before: text, text: corrected })
}

#[expect(clippy::cast_possible_truncation, reason = "at most a week")]
fn to_milliseconds(second: f64) -> i64 {
    (second * 1_000.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggestions_are_cleaned_and_bounded() {
        let cleaned = check_suggestion(16.1, "oo long".to_owned(), " oo\u{202E}long\r\n tea ").expect("valid");
        assert_eq!((cleaned.start_ms, cleaned.text.as_str()), (16_100, "oolong tea"));
        let long = "a".repeat(2_001);
        for (second, text, corrected) in [
            (-1.0, "oo long", "oolong"),
            (1e300, "oo long", "oolong"),
            (f64::NAN, "oo long", "oolong"),
            (1.0, long.as_str(), "oolong"),
            (1.0, "oo long", long.as_str()),
            (1.0, "oo long", " \u{200B} "),
            (1.0, "oo long", "oo\u{1b}[2J"),
            (1.0, "oo long", " oo  long"),
        ] {
            assert!(check_suggestion(second, text.to_owned(), corrected).is_err(), "{second} {text} {corrected}");
        }
    }
}
