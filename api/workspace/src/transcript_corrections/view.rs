//! Corrections of transcripts as the API shows them.

use earshot_api_content::views::seconds;
use earshot_api_server::prelude::*;
use earshot_app::{TranscriptCorrection, TranscriptCorrectionState};
use earshot_model::Transcript;
use earshot_model::transcript::{CorrectionFit, TranscriptPart};

/// A correction of a transcript that a reader suggested.
#[view]
pub struct TranscriptCorrectionView {
    /// ID of the correction.
    id: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// ID of the episode.
    episode_id: String,
    /// Slug of the episode.
    episode_slug: String,
    /// Title of the episode when the correction was suggested.
    episode_title: String,
    /// What it corrects: sentence, line (of a transcript without times) or speaker (a name, in all its sentences).
    part: String,
    /// Where the sentence begins, in seconds from the beginning of the episode; `null` for other parts.
    start_second: Option<f64>,
    /// The index of the line, from 0; `null` for other parts.
    line: Option<u32>,
    /// The text that the reader saw.
    text: String,
    /// The text that the reader suggests.
    corrected_text: String,
    /// open, accepted (it is in the transcript shortly), applied (the transcript has it), refused, or outdated (the transcript
    /// has another text by now).
    state: String,
    /// Why it was accepted or refused; `null` without a reason.
    reason: Option<String>,
    /// The email address of the reader, in the list for administrators; otherwise, and when the account was deleted, `null`.
    suggested_by: Option<String>,
    /// When it was suggested.
    created_at: TimestampView,
    /// When it was accepted or refused; `null` while it is open.
    decided_at: Option<TimestampView>,
}

impl TranscriptCorrectionView {
    pub(super) fn of(correction: TranscriptCorrection, suggested_by: Option<String>) -> Self {
        let state = correction.state;
        Self::in_state(correction, state, suggested_by)
    }

    /// The correction as the served transcript has it: an accepted one is applied once it can be read there, and one whose
    /// text was replaced is outdated.
    pub(super) fn in_transcript(correction: TranscriptCorrection, transcript: &Transcript) -> Self {
        let state = match (correction.state, transcript.fit_of(&correction.change)) {
            (TranscriptCorrectionState::Refused, _) => TranscriptCorrectionState::Refused,
            (TranscriptCorrectionState::Applied, CorrectionFit::Open) => TranscriptCorrectionState::Accepted,
            (TranscriptCorrectionState::Accepted, CorrectionFit::Corrected) => TranscriptCorrectionState::Applied,
            (_, CorrectionFit::Outdated) => TranscriptCorrectionState::Outdated,
            (state, _) => state,
        };
        Self::in_state(correction, state, None)
    }

    fn in_state(
        correction: TranscriptCorrection,
        state: TranscriptCorrectionState,
        suggested_by: Option<String>,
    ) -> Self {
        let (part, start_second, line) = match correction.change.part {
            TranscriptPart::Sentence { start_ms } => ("sentence", Some(seconds(start_ms)), None),
            TranscriptPart::Line(line) => ("line", None, Some(line)),
            TranscriptPart::Speaker => ("speaker", None, None),
        };
        Self {
            id: correction.id.to_string(),
            podcast_slug: correction.podcast_slug,
            episode_id: correction.episode.to_string(),
            episode_slug: correction.episode_slug,
            episode_title: correction.episode_title,
            part: part.to_owned(),
            start_second,
            line,
            text: correction.change.text_before,
            corrected_text: correction.change.text,
            state: state.as_str().to_owned(),
            reason: correction.reason,
            suggested_by,
            created_at: TimestampView(correction.created_at),
            decided_at: correction.decided_at.map(TimestampView),
        }
    }
}

/// A correction of a transcript.
#[view]
pub struct TranscriptCorrectionData {
    /// The correction.
    pub(super) correction: TranscriptCorrectionView,
}

/// Corrections of transcripts.
#[view]
pub struct TranscriptCorrectionsData {
    /// The corrections.
    pub(super) corrections: Vec<TranscriptCorrectionView>,
}
