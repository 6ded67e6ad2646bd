//! Guest preparation by rules: the questions of a show's transcripts, grouped, with episode and second, and what to do
//! before the recording.

mod actions;
mod grouping;
mod questions;
mod summary;

pub(crate) use questions::clean_question;

use crate::error::AssistError;
use crate::facts::{GuestFacts, ShowFacts};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// A question in at least this many episodes is very likely (facts 4).
pub const VERY_LIKELY_EPISODES: usize = 3;

/// What a guest reads before the recording (spec 3).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GuestPreparation {
    pub podcast_slug: String,
    /// The episodes whose transcripts were read.
    pub episode_slugs: Vec<String>,
    pub grouped_likely_questions: Vec<QuestionGroup>,
    pub critical_actions: Vec<String>,
    /// Markdown. Texts of the show are escaped in it.
    pub summary: String,
}

/// Questions about one matter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuestionGroup {
    pub description: String,
    /// In at least [`VERY_LIKELY_EPISODES`] episodes.
    pub very_likely: Vec<LikelyQuestion>,
    /// In two.
    pub likely: Vec<LikelyQuestion>,
    /// In one, and unlike the others.
    pub curveballs: Vec<LikelyQuestion>,
}

/// A question with the places where it came up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LikelyQuestion {
    /// In the words of its newest occurrence.
    pub question: String,
    pub episodes: usize,
    /// The newest first, at most five.
    pub occurrences: Vec<QuestionOccurrence>,
}

/// Where a question came up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuestionOccurrence {
    pub episode_id: String,
    pub episode_slug: String,
    pub episode_title: String,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
}

/// Prepares a guest for a show. `guest` adds what concerns the person, such as subjects to avoid.
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
    let found = questions::collect(&read);
    let groups = grouping::group(&found);
    Ok(GuestPreparation {
        podcast_slug: show.slug.clone(),
        episode_slugs: read.iter().map(|episode| episode.slug.clone()).collect(),
        critical_actions: actions::list(guest, show, &groups, now),
        summary: summary::write(show, &groups, read.len(), now),
        grouped_likely_questions: groups,
    })
}
