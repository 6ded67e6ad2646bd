//! The response to a request for a relevancy review.

use super::{GeneratedByView, RelevancyReviewView};
use earshot_api_server::prelude::*;

/// A relevancy review, and where it comes from.
#[view(Clone)]
pub struct RelevancyResultView {
    /// The review.
    pub result: RelevancyAnswerView,
    /// ID of the project.
    pub project_id: String,
    /// ID of the podcast.
    pub podcast_id: String,
    /// Slug of the podcast.
    pub podcast_slug: String,
    /// When it was made.
    pub reviewed_at: TimestampView,
    /// Whether it is kept with the project. A review that is not kept was made by rules for this response.
    pub is_stored: bool,
    /// Whether guest, project or podcast have changed since it was made.
    pub is_stale: bool,
    #[serde(flatten)]
    pub made_with: GeneratedByView,
}

/// A review, as the agent calls wrap it.
#[view(Clone)]
pub struct RelevancyAnswerView {
    /// The review.
    pub answer: RelevancyReviewView,
}
