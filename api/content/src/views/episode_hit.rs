//! Episodes in search results, under the field names of the contract.

use super::credit::web_urls;
use super::embeddings::EmbeddingChunkView;
use super::episode::{episode_genres, person_type};
use super::generated::{GeneratedFromView, GeneratedTexts};
use super::hit::{FieldHighlightView, PodcastFields};
use super::null_fields::UnknownOfEpisode;
use super::summary::UNDETERMINED;
use super::transcript::seconds;
use super::values::{non_empty, non_empty_list, non_empty_text, web_url};
use super::visible_scores::visible_relevance;
use super::{ExplanationView, HitTeamFields, TagView};
use earshot_api_server::prelude::*;
use earshot_indexer::{EpisodeHit, PassageHit, SpeakerTurn, Subjects, TranscriptSnippet};
use earshot_model::search::SnippetOptions;
use earshot_model::{
    EpisodeDocument, EpisodeId, Person, PersonCredit, PodcastDocument, SponsorCredit, Tier, TranscriptId,
};

/// The episode of a hit.
#[view(Clone)]
pub struct EpisodeFields {
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode, unique within its podcast.
    pub episode_slug: String,
    /// The guid that the feed gives the episode.
    pub episode_guid: Option<String>,
    /// Title of the episode.
    pub episode_rss_title: String,
    /// The description as sanitized HTML; `null` when there is none.
    pub episode_rss_description: Option<String>,
    /// The description as plain text.
    pub episode_rss_description_no_html: Option<String>,
    /// The subtitle in the feed; `null` when there is none.
    pub episode_rss_itunes_subtitle: Option<String>,
    /// Title of the podcast.
    pub episode_podcast_title_denormalized: String,
    /// The podcast's description as plain text.
    pub episode_podcast_description_denormalized: Option<String>,
    /// The podcast's categories; `null` when there are none.
    pub episode_podcast_top_genres_denormalized: Option<Vec<String>>,
    /// The podcast's language, BCP 47; `und` when unknown.
    pub episode_podcast_language_denormalized: String,
    /// Length of the episode in seconds; `null` when unknown.
    pub episode_duration_seconds: Option<i64>,
    /// Empty when the item has no enclosure, because existing clients accept no null here.
    pub episode_enclosure_url: String,
    /// URL of the episode's image; `null` when there is none.
    pub episode_image_url: Option<String>,
    /// URL of the episode's page; `null` when the feed has none.
    pub episode_web_url: Option<String>,
    /// The time when the episode was first seen, when the item has no date, because existing clients accept no null
    /// here.
    pub episode_rss_published_at: TimestampView,
    /// When the episode was added to the catalog.
    pub episode_created_at: TimestampView,
    /// When the episode last changed in the catalog.
    pub episode_updated_at: TimestampView,
    /// Whether the catalog has a transcript.
    pub episode_has_transcript: bool,
    /// ID of the transcript; `null` without one.
    pub transcript_id: Option<String>,
    /// Keywords of the feed, and phrases of the episode's texts.
    pub episode_keywords: Option<Vec<String>>,
    /// Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling.
    pub episode_topics: Option<Vec<String>>,
    /// Topics, keywords, people, sponsors, format and season in one list.
    pub episode_tags: Option<Vec<TagView>>,
    /// The main categories to which the categories of the feed belong; for admins (spec 6).
    pub episode_earshot_genres: Option<Vec<String>>,
    /// The sentence of the notes that sums up the episode best. See `episodeRssDescriptionGeneratedFrom`.
    pub episode_rss_description_generated_short: Option<String>,
    /// Sentences of the notes that sum up the episode. See `episodeRssDescriptionGeneratedFrom`.
    pub episode_rss_description_generated_long: Option<String>,
    /// How the generated descriptions were made.
    pub episode_rss_description_generated_from: Option<GeneratedFromView>,
    /// The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it.
    pub episode_rss_description_embedding: Option<Vec<f32>>,
    /// The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them.
    pub transcript_embeddings_chunks: Option<Vec<EmbeddingChunkView>>,
    /// People who take part or are mentioned, from feed, texts and transcript; `null` when there are none.
    pub episode_guests_and_hosts: Option<Vec<HitPerson>>,
    /// The sponsors and advertisers who pay; `null` when there are none.
    pub episode_sponsors_and_advertisers: Option<Vec<HitSponsor>>,
    #[serde(flatten)]
    pub unknown: UnknownOfEpisode,
}

/// A person of an episode. Its keys are in snake case, as existing clients expect them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HitPerson {
    /// The person's name.
    pub name: String,
    /// host, guest, mentioned or unknown.
    #[serde(rename = "type")]
    pub kind: String,
    /// Roles, as they are written.
    pub roles: Vec<String>,
    /// Organizations of the person, as the texts name them.
    pub organizations: Vec<String>,
    /// URLs of the person that the feed gives.
    pub urls: Vec<String>,
    /// The text around the name; `null` where the name is the whole field.
    pub snippet: Option<String>,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
}

/// A sponsor of an episode. Its keys are in snake case, as existing clients expect them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HitSponsor {
    /// Name of the sponsor.
    pub name: String,
    /// URLs that the texts give for the sponsor.
    pub urls: Vec<String>,
    /// The text that names the sponsor; empty when unknown.
    pub snippet: String,
    /// Coupon codes of the sponsor, separated by commas; `null` when there are none.
    pub coupon_codes: Option<String>,
}

/// An episode in search results.
#[view(Clone)]
pub struct EpisodeHitView {
    #[serde(flatten)]
    pub podcast: PodcastFields,
    #[serde(flatten)]
    pub episode: EpisodeFields,
    /// Score of the hit. Scores are comparable within one search only.
    pub score: f64,
    /// The podcast's title with `<em>` around matches, and everything else escaped; `null` without matches.
    pub podcast_title_highlights: Option<Vec<String>>,
    /// Snippets of the podcast's description with `<em>` around matches, and everything else escaped; `null` without
    /// matches.
    pub podcast_description_highlights: Option<Vec<String>>,
    /// Author, hosts and keywords of the podcast that match; empty when none does.
    pub podcast_other_highlights: Vec<FieldHighlightView>,
    /// The episode's title with `<em>` around matches, and everything else escaped; `null` without matches.
    pub episode_title_highlights: Option<Vec<String>>,
    /// Snippets of the episode's description with `<em>` around matches, and everything else escaped; `null` without
    /// matches.
    pub episode_description_highlights: Option<Vec<String>>,
    /// Snippets of the transcript with `<em>` around matches, and everything else escaped; `null` without matches.
    pub transcript_highlights: Option<Vec<String>>,
    /// The best snippet of all fields; `null` unless requested.
    pub match_snippet: Option<String>,
    /// The best passage of the transcript, as plain text.
    pub transcript_text_snippet: Option<String>,
    /// The matching passages of the transcript with their times, best first.
    pub transcript_matches: Vec<TranscriptMatchView>,
    /// How the score is computed, when requested.
    pub explanation: Option<ExplanationView>,
    /// How the episode was found: `words`, `meaning` or `both`.
    pub reason: String,
    #[serde(flatten)]
    pub team: HitTeamFields,
}

/// A matching passage with its time.
#[view(Clone)]
pub struct TranscriptMatchView {
    /// The passage as plain text.
    pub text: String,
    /// `text` with `<em>` around matches, and everything else escaped.
    pub highlighted: String,
    /// Where the passage begins, in seconds from the beginning of the episode; `null` when the transcript has no times.
    pub start_second: Option<f64>,
    /// Where the passage ends, in seconds from the beginning of the episode; `null` when the transcript has no times.
    pub end_second: Option<f64>,
    /// The time of the first highlighted word, estimated within its timed line. `null` without times, and without a
    /// highlighted word.
    pub match_second: Option<f64>,
    /// The speaker of the first highlighted word; `null` when the transcript does not name speakers. Others may speak
    /// in the same passage: see `turns`.
    pub speaker: Option<String>,
    /// The whole text by speaker, in order. Empty when the transcript names no speaker here.
    pub turns: Vec<SpeakerTurnView>,
    /// Whether the passage was found by meaning and contains none of the words.
    pub by_meaning: bool,
}

/// The words of one speaker, until another one begins.
#[view(Clone)]
pub struct SpeakerTurnView {
    /// Name of the speaker; `null` before the first one that the transcript names.
    pub speaker: Option<String>,
    /// Second at which the turn begins; `null` when the transcript has no times.
    pub start_second: Option<f64>,
    /// The text with `<em>` around matches, and everything else escaped.
    pub highlighted: String,
}

/// A passage of a transcript.
#[view(Clone)]
pub struct PassageView {
    /// Stays the same as long as the transcript does not change.
    pub id: String,
    /// Details in addition to the text.
    #[serde(flatten)]
    pub passage: TranscriptMatchView,
}

impl EpisodeFields {
    fn of(document: &EpisodeDocument, podcast: &PodcastDocument, subjects: &Subjects, tier: Tier) -> Self {
        let episode = &document.episode;
        let generated = GeneratedTexts::of_episode(document);
        let language = podcast.podcast.language.clone();
        Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            episode_guid: episode.guid.clone(),
            episode_rss_title: episode.title.clone(),
            episode_rss_description: non_empty_text(&episode.description_html),
            episode_rss_description_no_html: non_empty_text(&episode.description),
            episode_rss_itunes_subtitle: episode.subtitle.clone(),
            episode_podcast_title_denormalized: document.podcast_title.clone(),
            episode_podcast_description_denormalized: non_empty_text(&podcast.podcast.description),
            episode_podcast_top_genres_denormalized: non_empty_list(&podcast.podcast.genres),
            episode_podcast_language_denormalized: language.unwrap_or_else(|| UNDETERMINED.to_owned()),
            episode_duration_seconds: episode.duration_s,
            episode_enclosure_url: episode.enclosure_url.clone().unwrap_or_default(),
            episode_image_url: episode.image_url.clone(),
            episode_web_url: web_url(episode.web_url.as_deref()),
            episode_rss_published_at: episode.published_at.unwrap_or(episode.first_seen_at).into(),
            episode_created_at: episode.first_seen_at.into(),
            episode_updated_at: episode.updated_at.into(),
            episode_has_transcript: document.has_transcript,
            transcript_id: document.has_transcript.then(|| TranscriptId::from_episode(episode.id).to_string()),
            episode_keywords: non_empty_list(&subjects.keywords),
            episode_topics: non_empty_list(&subjects.topics),
            episode_tags: TagView::of_episode(document, subjects),
            episode_earshot_genres: episode_genres(podcast, tier),
            episode_rss_description_generated_short: generated.short,
            episode_rss_description_generated_long: generated.long,
            episode_rss_description_generated_from: generated.from,
            episode_rss_description_embedding: None,
            transcript_embeddings_chunks: None,
            episode_guests_and_hosts: people(document, podcast),
            episode_sponsors_and_advertisers: non_empty(document.credits.paid_sponsors().map(HitSponsor::of)),
            unknown: UnknownOfEpisode::default(),
        }
    }
}

/// Returns the people found in the texts; before the texts are analyzed, those of the feed's tags.
fn people(document: &EpisodeDocument, show: &PodcastDocument) -> Option<Vec<HitPerson>> {
    let read = non_empty(document.credits.people.iter().map(HitPerson::of));
    read.or_else(|| non_empty(document.marked_participants(show).map(HitPerson::from_tag)))
}

impl HitPerson {
    fn of(person: &PersonCredit) -> Self {
        Self {
            name: person.name.clone(),
            kind: person.kind.as_str().to_owned(),
            roles: person.role.iter().cloned().collect(),
            organizations: person.organization.iter().cloned().collect(),
            urls: web_url(person.url.as_deref()).into_iter().collect(),
            snippet: person.snippet.clone(),
            image_url: person.image_url.clone(),
        }
    }

    fn from_tag(person: &Person) -> Self {
        Self {
            name: person.name.clone(),
            kind: person_type(person).to_owned(),
            roles: vec![person.role.clone()],
            organizations: Vec::new(),
            urls: web_url(person.url.as_deref()).into_iter().collect(),
            snippet: None,
            image_url: person.image_url.clone(),
        }
    }
}

impl HitSponsor {
    fn of(sponsor: &SponsorCredit) -> Self {
        let codes = &sponsor.coupon_codes;
        Self {
            name: sponsor.name.clone(),
            urls: web_urls(&sponsor.urls),
            snippet: sponsor.snippet.clone().unwrap_or_default(),
            coupon_codes: (!codes.is_empty()).then(|| codes.join(", ")),
        }
    }
}

impl EpisodeHitView {
    /// `with_snippet` fills `matchSnippet`.
    pub fn of(hit: &EpisodeHit, tier: Tier, with_snippet: bool, snippets: SnippetOptions) -> Self {
        let passages = if snippets.has_transcript_snippets { hit.transcript_snippets.as_slice() } else { &[] };
        let highlights: Vec<String> = passages.iter().map(|passage| passage.highlighted.clone()).collect();
        let best = highlights
            .first()
            .or(hit.description_highlights.first())
            .or(hit.title_highlights.first())
            .or(hit.podcast_title_highlights.first())
            .or(hit.podcast_description_highlights.first());
        Self {
            podcast: PodcastFields::of(&hit.podcast, &hit.charts, tier),
            episode: EpisodeFields {
                episode_rss_description_embedding: hit.embeddings.as_ref().and_then(|found| found.document.clone()),
                transcript_embeddings_chunks: hit.embeddings.as_ref().and_then(EmbeddingChunkView::list),
                ..EpisodeFields::of(&hit.document, &hit.podcast, &hit.subjects, tier)
            },
            score: visible_relevance(hit.score, tier),
            podcast_title_highlights: non_empty_list(&hit.podcast_title_highlights),
            podcast_description_highlights: non_empty_list(&hit.podcast_description_highlights),
            podcast_other_highlights: FieldHighlightView::list(&hit.other_highlights),
            episode_title_highlights: non_empty_list(&hit.title_highlights),
            episode_description_highlights: non_empty_list(&hit.description_highlights),
            match_snippet: best.filter(|_| with_snippet).cloned(),
            transcript_text_snippet: passages
                .first()
                .map(|passage| truncate_text(&passage.text, snippets.snippet_chars)),
            transcript_matches: passages.iter().map(TranscriptMatchView::of).collect(),
            transcript_highlights: non_empty_list(&highlights),
            explanation: hit.explanation.as_ref().map(|explanation| ExplanationView::of(explanation, tier)),
            reason: hit.found_by.as_str().to_owned(),
            team: HitTeamFields::default(),
        }
    }
}

impl PassageView {
    pub fn of(episode: EpisodeId, hit: &PassageHit) -> Self {
        Self { id: format!("{episode}:{}", hit.number), passage: TranscriptMatchView::of(&hit.snippet) }
    }
}

impl TranscriptMatchView {
    fn of(passage: &TranscriptSnippet) -> Self {
        Self {
            text: passage.text.clone(),
            highlighted: passage.highlighted.clone(),
            start_second: passage.start_ms.map(seconds),
            end_second: passage.end_ms.map(seconds),
            match_second: passage.match_ms.map(seconds),
            speaker: passage.speaker.clone(),
            turns: passage.turns.iter().map(SpeakerTurnView::of).collect(),
            by_meaning: passage.is_semantic,
        }
    }
}

impl SpeakerTurnView {
    fn of(turn: &SpeakerTurn) -> Self {
        Self {
            speaker: turn.speaker.clone(),
            start_second: turn.start_ms.map(seconds),
            highlighted: turn.highlighted.clone(),
        }
    }
}

fn truncate_text(text: &str, chars: usize) -> String {
    match text.char_indices().nth(chars) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
