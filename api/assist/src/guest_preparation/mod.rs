//! Guest preparation by rules: the questions of a show's transcripts, grouped, with episode and second, and steps to
//! take before the recording.

mod actions;
mod grouping;
mod preparable;
mod question_group;
mod questions;
mod summary;
mod themes;

pub use question_group::{LikelyQuestion, QuestionGroup, QuestionOccurrence, VERY_LIKELY_EPISODES};
pub(crate) use questions::clean_question;

use crate::error::AssistError;
use crate::facts::{GuestFacts, ShowFacts};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The information that a guest reads before the recording (spec 3).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GuestPreparation {
    pub podcast_slug: String,
    /// The episodes whose transcripts were read.
    pub episode_slugs: Vec<String>,
    pub grouped_likely_questions: Vec<QuestionGroup>,
    pub critical_actions: Vec<String>,
    /// Markdown, in which texts of the show are escaped.
    pub summary: String,
}

/// Prepares a guest for a show. With `guest`, adds advice for this person, such as subjects to avoid.
///
/// # Errors
/// [`AssistError::NoTranscripts`] when no episode has a transcript.
pub fn prepare(
    guest: Option<&GuestFacts>,
    show: &ShowFacts,
    now: DateTime<Utc>,
) -> Result<GuestPreparation, AssistError> {
    let read: Vec<_> = show.episodes().iter().filter(|episode| !episode.cues.is_empty()).collect();
    if read.is_empty() {
        return Err(AssistError::NoTranscripts);
    }
    let found = questions::collect(&read, show.text_language());
    let groups = grouping::group(&found);
    Ok(GuestPreparation {
        podcast_slug: show.slug.clone(),
        episode_slugs: read.iter().map(|episode| episode.slug.clone()).collect(),
        critical_actions: actions::list(guest, show, &groups, now),
        summary: summary::write(show, &groups, read.len(), now),
        grouped_likely_questions: groups,
    })
}
