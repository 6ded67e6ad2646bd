//! The contract's history of matches: one row a match, by where it was found.

use earshot_api_server::prelude::*;
use earshot_app::{Alert, AlertMatch};
use earshot_model::TranscriptId;
use earshot_model::alert::{MatchSource, MatchStatus};

/// A match in the history.
#[view(Clone)]
pub struct AlertHistoryMatchView {
    /// ID of the match.
    id: String,
    /// EPISODE when the title, the description or a credit has the words, TRANSCRIPT when the transcript has.
    r#type: String,
    /// The alert.
    alert_config: HistoryAlertView,
    /// ID of the episode.
    episode_id: String,
    /// Slug of the episode.
    episode_slug: String,
    /// Title of the episode.
    episode_title: String,
    /// When the episode was published; `null` when the feed omits it.
    episode_date: Option<TimestampView>,
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// Title of the podcast.
    podcast_title: String,
    /// URL of the image; `null` without one.
    image_url: Option<String>,
    /// The text around the first mention.
    text: String,
    /// Whether it is filtered.
    filtered_out: bool,
    /// Why it is filtered, for people; `null` when it is not.
    filtered_out_reason: Option<String>,
    /// When it was found.
    processed_date: TimestampView,
    /// Always `null`: no language model decides.
    #[serde(rename = "advertisementLLMHistoryId")]
    #[schema(value_type = Option<i64>)]
    advertisement_llm_history_id: (),
    /// Always `null`: no language model decides.
    #[serde(rename = "contextLLMHistoryId")]
    #[schema(value_type = Option<i64>)]
    context_llm_history_id: (),
    /// Always `null`.
    #[schema(value_type = Option<i64>)]
    email_history_id: (),
    /// Second at which the first mention begins. Only of type TRANSCRIPT.
    #[serde(skip_serializing_if = "Option::is_none")]
    start_second: Option<u32>,
    /// Second at which the first mention ends. Only of type TRANSCRIPT.
    #[serde(skip_serializing_if = "Option::is_none")]
    end_second: Option<u32>,
    /// ID of the transcript. Only of type TRANSCRIPT.
    #[serde(skip_serializing_if = "Option::is_none")]
    transcript_id: Option<String>,
    /// When the transcript was searched. Only of type TRANSCRIPT.
    #[serde(skip_serializing_if = "Option::is_none")]
    transcription_date: Option<TimestampView>,
    /// Always `null`. Only of type TRANSCRIPT.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    transcript_embedding_id: Option<()>,
}

/// The alert of a match in the history.
#[view(Clone)]
pub struct HistoryAlertView {
    /// ID of the alert.
    id: String,
    /// Name of the alert.
    name: String,
    /// The name or words that it looks for.
    value: String,
    /// ID of the team.
    team_id: String,
    /// ID of the user who created it; empty when their account was deleted.
    created_by_user_id: String,
}

/// The rows of matches whose alert is among `alerts`. Those without an episode are left out.
pub fn history_matches(matches: &[AlertMatch], alerts: &[Alert]) -> Vec<AlertHistoryMatchView> {
    let row = |found: &AlertMatch| {
        let alert = alerts.iter().find(|alert| alert.id == found.alert_id)?;
        AlertHistoryMatchView::of(found, alert)
    };
    matches.iter().filter_map(row).collect()
}

impl AlertHistoryMatchView {
    fn of(found: &AlertMatch, alert: &Alert) -> Option<Self> {
        let episode = found.episode_id?;
        let content = &found.content;
        let first = content.mentions.first();
        let is_transcript = found.source == MatchSource::Transcript;
        let reasons: Vec<&str> = content.filters.iter().map(|filter| filter.text.as_str()).collect();
        let is_filtered = found.status == MatchStatus::Filtered;
        let start = first.and_then(|mention| mention.start_second).unwrap_or(0);
        Some(Self {
            id: found.id.to_string(),
            r#type: if is_transcript { "TRANSCRIPT" } else { "EPISODE" }.to_owned(),
            alert_config: HistoryAlertView {
                id: alert.id.to_string(),
                name: alert.fields.name.clone(),
                value: alert.fields.value.clone(),
                team_id: alert.team_id.to_string(),
                created_by_user_id: alert.created_by.map(|id| id.to_string()).unwrap_or_default(),
            },
            episode_id: episode.to_string(),
            episode_slug: content.episode_slug.clone().unwrap_or_default(),
            episode_title: content.episode_title.clone().unwrap_or_default(),
            episode_date: content.published_at.map(Into::into),
            podcast_id: found.podcast_id.to_string(),
            podcast_slug: content.podcast_slug.clone(),
            podcast_title: content.podcast_title.clone(),
            image_url: content.episode_image_url.clone().or_else(|| content.podcast_image_url.clone()),
            text: first.map(|mention| mention.snippet.clone()).unwrap_or_default(),
            filtered_out: is_filtered,
            filtered_out_reason: is_filtered.then(|| reasons.join(" ")),
            processed_date: found.matched_at.into(),
            advertisement_llm_history_id: (),
            context_llm_history_id: (),
            email_history_id: (),
            start_second: is_transcript.then_some(start),
            end_second: is_transcript.then(|| first.and_then(|mention| mention.end_second).unwrap_or(start)),
            transcript_id: is_transcript.then(|| TranscriptId::from_episode(episode).to_string()),
            transcription_date: is_transcript.then(|| found.matched_at.into()),
            transcript_embedding_id: is_transcript.then_some(()),
        })
    }
}
