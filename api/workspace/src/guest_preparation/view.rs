//! A guest preparation on the wire.

use earshot_api_content::views::GeneratedByView;
use earshot_api_server::prelude::*;
use earshot_assist::agent::Generated;
use earshot_assist::guest_preparation::{GuestPreparation, LikelyQuestion, QuestionGroup, QuestionOccurrence};

/// What a guest reads before the recording.
#[view]
pub struct GuestPreparationView {
    /// Slug of the podcast.
    podcast_slug: String,
    /// Slugs of the episodes whose transcripts were read.
    episode_slugs: Vec<String>,
    /// The questions of the show, by topic.
    grouped_likely_questions: Vec<QuestionGroupView>,
    /// What to do before the recording.
    critical_actions: Vec<String>,
    /// About the show and its questions, in Markdown.
    summary: String,
    #[serde(flatten)]
    made_by: GeneratedByView,
}

/// Questions about one topic.
#[view]
pub struct QuestionGroupView {
    /// The topic.
    description: String,
    /// Questions of three episodes or more.
    very_likely: Vec<LikelyQuestionView>,
    /// Questions of two episodes.
    likely: Vec<LikelyQuestionView>,
    /// Questions of one episode that are unlike the others.
    curveballs: Vec<LikelyQuestionView>,
}

/// A question with the places where it came up.
#[view]
pub struct LikelyQuestionView {
    /// The question in the words of its newest occurrence.
    question: String,
    /// Number of episodes with the question.
    episodes: usize,
    /// Where it came up, the newest first, at most five.
    occurrences: Vec<QuestionOccurrenceView>,
}

/// Where a question came up.
#[view]
pub struct QuestionOccurrenceView {
    /// ID of the episode.
    episode_id: String,
    /// Slug of the episode.
    episode_slug: String,
    /// Title of the episode.
    episode_title: String,
    /// Seconds from the start of the episode; `null` when the transcript has no times.
    second: Option<u32>,
}

impl From<Generated<GuestPreparation>> for GuestPreparationView {
    fn from(generated: Generated<GuestPreparation>) -> Self {
        let made_by = GeneratedByView::of(&generated);
        let made = generated.result;
        Self {
            podcast_slug: made.podcast_slug,
            episode_slugs: made.episode_slugs,
            grouped_likely_questions: made.grouped_likely_questions.into_iter().map(Into::into).collect(),
            critical_actions: made.critical_actions,
            summary: made.summary,
            made_by,
        }
    }
}

impl From<QuestionGroup> for QuestionGroupView {
    fn from(group: QuestionGroup) -> Self {
        let views = |questions: Vec<LikelyQuestion>| questions.into_iter().map(Into::into).collect();
        Self {
            description: group.description,
            very_likely: views(group.very_likely),
            likely: views(group.likely),
            curveballs: views(group.curveballs),
        }
    }
}

impl From<LikelyQuestion> for LikelyQuestionView {
    fn from(LikelyQuestion { question, episodes, occurrences }: LikelyQuestion) -> Self {
        Self { question, episodes, occurrences: occurrences.into_iter().map(Into::into).collect() }
    }
}

impl From<QuestionOccurrence> for QuestionOccurrenceView {
    fn from(QuestionOccurrence { episode_id, episode_slug, episode_title, second }: QuestionOccurrence) -> Self {
        Self { episode_id, episode_slug, episode_title, second }
    }
}
