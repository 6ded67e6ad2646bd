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
    pub part: TranscriptPartName,
    /// Where the sentence begins, in seconds, as `getEpisodeTranscriptTimestamps` returns it. For sentences only.
    pub start_second: Option<f64>,
    /// The index in `lines` of `getEpisodeTranscriptTimestamps`, from 0. For lines only.
    pub line: Option<u32>,
    /// The text as `getEpisodeTranscriptTimestamps` returns it: the whole sentence, a part of the line, or the name of the speaker.
    pub text: String,
    /// The right text, 1 to 2,000 characters; a name has at most 100.
    pub corrected_text: String,
}

/// The part of a transcript that is wrong.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TranscriptPartName {
    /// A sentence with its time.
    #[default]
    Sentence,
    /// A text within a line of a transcript without times.
    Line,
    /// The name of a speaker, wherever they speak.
    Speaker,
}

/// Checks a suggestion. Its blanks and line breaks become single blanks, and characters that show nothing are left out.
///
/// # Errors
/// Which value is not valid, for people.
pub fn check_suggestion(body: SuggestTranscriptCorrectionRequest) -> Result<TextCorrection, ApiError> {
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
