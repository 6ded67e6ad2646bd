//! Checks what a reader suggests.

use earshot_api_server::prelude::*;
use earshot_model::transcript::{TextCorrection, TranscriptPart};
use earshot_model::without_hidden_characters;

const MAX_TEXT_CHARS: usize = 2_000;
const MAX_NAME_CHARS: usize = 100;
/// No episode is longer than a week.
const MAX_SECOND: f64 = 604_800.0;

/// A part of a transcript that is wrong, with the right text.
#[request]
pub struct SuggestTranscriptCorrectionRequest {
    /// What is wrong; a sentence by default.
    #[serde(default)]
    part: TranscriptPartName,
    /// Where the sentence begins, in seconds, as `getEpisodeTranscriptTimestamps` returns it. For sentences only.
    start_second: Option<f64>,
    /// The index in `lines` of `getEpisodeTranscriptTimestamps`, from 0. For lines only.
    line: Option<u32>,
    /// The text as `getEpisodeTranscriptTimestamps` returns it: the whole sentence, a part of the line, or the name of the speaker.
    text: String,
    /// The right text, 1 to 2,000 characters; a name has at most 100.
    corrected_text: String,
}

/// The part of a transcript that is wrong.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum TranscriptPartName {
    /// A sentence with its time.
    #[default]
    Sentence,
    /// A text within a line of a transcript without times.
    Line,
    /// The name of a speaker, wherever they speak.
    Speaker,
}

/// Checks a suggestion. Its blanks and line breaks become single blanks, and characters that show nothing are left out.
pub(super) fn check_suggestion(body: SuggestTranscriptCorrectionRequest) -> Result<TextCorrection, ApiError> {
    let part = check_part(&body)?;
    let SuggestTranscriptCorrectionRequest { text, corrected_text, .. } = body;
    if text.is_empty() || text.chars().count() > MAX_TEXT_CHARS {
        let message = "This part of the transcript is too long to be corrected.";
        return Err(ApiError::invalid(message, "/text", "must have 1 to 2,000 characters"));
    }
    let corrected = without_hidden_characters(&corrected_text).split_whitespace().collect::<Vec<_>>().join(" ");
    let (most, message, detail) = match part {
        TranscriptPart::Speaker => {
            (MAX_NAME_CHARS, "Write the right name, in 1 to 100 characters.", "must have 1 to 100 characters")
        }
        TranscriptPart::Sentence { .. } | TranscriptPart::Line(_) => {
            (MAX_TEXT_CHARS, "Write the right text, in 1 to 2,000 characters.", "must have 1 to 2,000 characters")
        }
    };
    if corrected.contains(char::is_control) || !(1..=most).contains(&corrected.chars().count()) {
        return Err(ApiError::invalid(message, "/correctedText", detail));
    }
    if corrected == text {
        let message = "Change the text: this is what the transcript has.";
        return Err(ApiError::invalid(message, "/correctedText", "must differ from the text"));
    }
    Ok(TextCorrection { part, text_before: text, text: corrected })
}

fn check_part(body: &SuggestTranscriptCorrectionRequest) -> Result<TranscriptPart, ApiError> {
    match body.part {
        TranscriptPartName::Sentence => {
            let second = body.start_second.filter(|second| (0.0..=MAX_SECOND).contains(second)).ok_or_else(|| {
                let message = "The sentence must begin within the episode.";
                ApiError::invalid(message, "/startSecond", "must be from 0 to 604,800")
            })?;
            Ok(TranscriptPart::Sentence { start_ms: to_milliseconds(second) })
        }
        TranscriptPartName::Line => {
            let missing = || ApiError::invalid("The line has no index.", "/line", "must be the index of a line");
            Ok(TranscriptPart::Line(body.line.ok_or_else(missing)?))
        }
        TranscriptPartName::Speaker => Ok(TranscriptPart::Speaker),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "at most a week")]
fn to_milliseconds(second: f64) -> i64 {
    (second * 1_000.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(second: f64, text: &str, corrected: &str) -> SuggestTranscriptCorrectionRequest {
        SuggestTranscriptCorrectionRequest {
            part: TranscriptPartName::Sentence,
            start_second: Some(second),
            line: None,
            text: text.to_owned(),
            corrected_text: corrected.to_owned(),
        }
    }

    #[test]
    fn suggestions_are_cleaned_and_bounded() {
        let cleaned = check_suggestion(sentence(16.1, "oo long", " oo\u{202E}long\r\n tea ")).expect("valid");
        assert_eq!(cleaned.part, TranscriptPart::Sentence { start_ms: 16_100 });
        assert_eq!(cleaned.text, "oolong tea");
        let long = "a".repeat(2_001);
        for (second, text, corrected) in [
            (-1.0, "oo long", "oolong"),
            (1e300, "oo long", "oolong"),
            (f64::NAN, "oo long", "oolong"),
            (1.0, long.as_str(), "oolong"),
            (1.0, "", "oolong"),
            (1.0, "oo long", long.as_str()),
            (1.0, "oo long", " \u{200B} "),
            (1.0, "oo long", "oo\u{1b}[2J"),
            (1.0, "oo long", " oo  long"),
        ] {
            assert!(check_suggestion(sentence(second, text, corrected)).is_err(), "{second} {text} {corrected}");
        }
    }

    #[test]
    fn each_part_needs_its_place() {
        let of = |part, line, corrected: &str| SuggestTranscriptCorrectionRequest {
            part,
            start_second: None,
            line,
            ..sentence(0.0, "Speaker 1", corrected)
        };
        let line = check_suggestion(of(TranscriptPartName::Line, Some(3), "Tea")).expect("valid");
        assert_eq!(line.part, TranscriptPart::Line(3));
        let name = check_suggestion(of(TranscriptPartName::Speaker, None, "Ada")).expect("valid");
        assert_eq!(name.part, TranscriptPart::Speaker);
        assert!(check_suggestion(of(TranscriptPartName::Line, None, "Tea")).is_err());
        assert!(check_suggestion(of(TranscriptPartName::Sentence, Some(3), "Tea")).is_err());
        assert!(check_suggestion(of(TranscriptPartName::Speaker, None, &"a".repeat(101))).is_err());
    }
}
