//! Episodes that were found, under the names that the contract's search answers use.

use super::Moment;
use super::hit::{FieldHighlightView, PodcastFields, some_list};
use super::podcast::{some_text, web_url};
use super::summary::UNDETERMINED;
use super::transcript::seconds;
use earshot_indexer::{EpisodeHit, TranscriptMatch};
use earshot_model::{EpisodeDocument, PodcastDocument, Tier, TranscriptId};
use serde::Serialize;
use utoipa::ToSchema;

/// The episode of a hit.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EpisodeFields {
    pub episode_id: String,
    pub episode_slug: String,
    pub episode_guid: Option<String>,
    pub episode_rss_title: String,
    /// Sanitised HTML.
    pub episode_rss_description: Option<String>,
    pub episode_rss_description_no_html: Option<String>,
    pub episode_rss_itunes_subtitle: Option<String>,
    pub episode_podcast_title_denormalized: String,
    pub episode_podcast_language_denormalized: String,
    pub episode_duration_seconds: Option<i64>,
    /// Empty when the item has no enclosure: the contract has no null here.
    pub episode_enclosure_url: String,
    pub episode_image_url: Option<String>,
    pub episode_web_url: Option<String>,
    /// When the item gives no date, the moment it was first seen: the contract has no null here.
    pub episode_rss_published_at: Moment,
    pub episode_created_at: Moment,
    pub episode_updated_at: Moment,
    pub episode_has_transcript: bool,
    pub transcript_id: Option<String>,
}

/// An episode that was found.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EpisodeHitView {
    #[serde(flatten)]
    pub podcast: PodcastFields,
    #[serde(flatten)]
    pub episode: EpisodeFields,
    pub score: f64,
    pub podcast_title_highlights: Option<Vec<String>>,
    pub podcast_description_highlights: Option<Vec<String>>,
    /// Author, hosts and keywords of the show that hold the words; empty when none does.
    pub podcast_other_highlights: Vec<FieldHighlightView>,
    pub episode_title_highlights: Option<Vec<String>>,
    pub episode_description_highlights: Option<Vec<String>>,
    pub transcript_highlights: Option<Vec<String>>,
    /// The best fragment of all, `null` unless it was asked for.
    pub match_snippet: Option<String>,
    /// The passage that matched best, as plain text.
    pub transcript_text_snippet: Option<String>,
    pub transcript_matches: Vec<TranscriptMatchView>,
}

/// A passage that matched, with the moment it was said.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TranscriptMatchView {
    pub text: String,
    /// `text` with `<em>` around what matched, everything else escaped.
    pub highlighted: String,
    /// `null` when the transcript has no times.
    pub start_second: Option<f64>,
    pub end_second: Option<f64>,
    pub speaker: Option<String>,
}

impl EpisodeFields {
    fn of(document: &EpisodeDocument, podcast: &PodcastDocument) -> Self {
        let episode = &document.episode;
        let language = podcast.podcast.language.clone();
        Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            episode_guid: episode.guid.clone(),
            episode_rss_title: episode.title.clone(),
            episode_rss_description: some_text(&episode.description_html),
            episode_rss_description_no_html: some_text(&episode.description),
            episode_rss_itunes_subtitle: episode.subtitle.clone(),
            episode_podcast_title_denormalized: document.podcast_title.clone(),
            episode_podcast_language_denormalized: language.unwrap_or_else(|| UNDETERMINED.to_owned()),
            episode_duration_seconds: episode.duration_s,
            episode_enclosure_url: episode.enclosure_url.clone().unwrap_or_default(),
            episode_image_url: episode.image_url.clone(),
            episode_web_url: web_url(episode.web_url.as_deref()),
            episode_rss_published_at: episode.published_at.unwrap_or(episode.first_seen_at).into(),
            episode_created_at: episode.first_seen_at.into(),
            episode_updated_at: episode.updated_at.into(),
            episode_has_transcript: document.has_transcript,
            transcript_id: document.has_transcript.then(|| TranscriptId::of(episode.id).to_string()),
        }
    }
}

impl EpisodeHitView {
    /// `with_snippet` fills `matchSnippet`; `snippet_chars` cuts the passage's plain text.
    pub fn of(hit: &EpisodeHit, tier: Tier, with_snippet: bool, snippet_chars: usize) -> Self {
        let passages = &hit.transcript_matches;
        let highlights: Vec<String> = passages.iter().map(|passage| passage.highlighted.clone()).collect();
        let best = highlights
            .first()
            .or(hit.description_highlights.first())
            .or(hit.title_highlights.first())
            .or(hit.podcast_title_highlights.first())
            .or(hit.podcast_description_highlights.first());
        Self {
            podcast: PodcastFields::of(&hit.podcast, tier),
            episode: EpisodeFields::of(&hit.document, &hit.podcast),
            score: f64::from(hit.score),
            podcast_title_highlights: some_list(&hit.podcast_title_highlights),
            podcast_description_highlights: some_list(&hit.podcast_description_highlights),
            podcast_other_highlights: FieldHighlightView::list(&hit.other_highlights),
            episode_title_highlights: some_list(&hit.title_highlights),
            episode_description_highlights: some_list(&hit.description_highlights),
            match_snippet: best.filter(|_| with_snippet).cloned(),
            transcript_text_snippet: passages.first().map(|passage| cut(&passage.text, snippet_chars)),
            transcript_matches: passages.iter().map(TranscriptMatchView::of).collect(),
            transcript_highlights: some_list(&highlights),
        }
    }

    /// The same without what was said.
    #[must_use]
    pub fn without_passages(self) -> Self {
        Self { transcript_highlights: None, transcript_text_snippet: None, transcript_matches: Vec::new(), ..self }
    }
}

impl TranscriptMatchView {
    fn of(passage: &TranscriptMatch) -> Self {
        Self {
            text: passage.text.clone(),
            highlighted: passage.highlighted.clone(),
            start_second: passage.start_ms.map(seconds),
            end_second: passage.end_ms.map(seconds),
            speaker: passage.speaker.clone(),
        }
    }
}

fn cut(text: &str, chars: usize) -> String {
    match text.char_indices().nth(chars) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
