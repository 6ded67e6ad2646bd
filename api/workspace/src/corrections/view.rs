//! Corrections as the API shows them.

use earshot_api_server::prelude::*;
use earshot_app::FactCorrection;

/// A proposed correction.
#[view]
pub struct CorrectionView {
    /// ID of the correction.
    id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// Title of the podcast when it was proposed.
    podcast_title: String,
    /// The fact: website, language, country or other.
    fact: String,
    /// The proposed value.
    value: String,
    /// A URL or words that show that the value is right.
    evidence: String,
    /// open, accepted or refused.
    state: String,
    /// Why it was accepted or refused; `null` without a reason.
    reason: Option<String>,
    /// When it was proposed.
    created_at: TimestampView,
    /// When it was decided; `null` while it is open.
    decided_at: Option<TimestampView>,
}

impl From<FactCorrection> for CorrectionView {
    fn from(correction: FactCorrection) -> Self {
        Self {
            id: correction.id.to_string(),
            podcast_id: correction.podcast.to_string(),
            podcast_slug: correction.podcast_slug,
            podcast_title: correction.podcast_title,
            fact: correction.fact.as_str().to_owned(),
            value: correction.value,
            evidence: correction.evidence,
            state: correction.state.as_str().to_owned(),
            reason: correction.reason,
            created_at: TimestampView(correction.created_at),
            decided_at: correction.decided_at.map(TimestampView),
        }
    }
}

/// A correction.
#[view]
pub struct CorrectionData {
    /// The correction.
    pub(super) correction: CorrectionView,
}
