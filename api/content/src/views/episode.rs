//! An episode (spec 3, Episode).

use super::TagView;
use super::chapter::EpisodeChaptersView;
use super::credit::{SponsorView, round_confidence};
use super::embeddings::EmbeddingChunkView;
use super::generated::{GeneratedFromView, GeneratedTexts};
use super::values::{non_empty, non_empty_list, non_empty_text, web_url};
use super::visible_fields::visible_genres;
use earshot_api_server::prelude::*;
use earshot_indexer::{EpisodeEmbeddings, Subjects};
use earshot_model::{
    AppearanceKind, CreditSource, EpisodeDocument, Person, PersonCredit, PodcastDocument, Tier, TranscriptId,
};

/// Length of the short description, in characters.
const SHORT_DESCRIPTION_CHARS: usize = 240;

/// An episode.
#[view(Clone)]
pub struct EpisodeView {
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode, unique within its podcast.
    pub episode_slug: String,
    /// ID of the podcast.
    pub podcast_id: String,
    /// Slug of the podcast.
    pub podcast_slug: String,
    /// Title of the podcast.
    pub podcast_title: String,
    /// Title of the episode.
    pub title: String,
    /// The description as sanitized HTML; `null` when there is none.
    pub description: Option<String>,
    /// The description as plain text.
    pub description_no_html: Option<String>,
    /// The subtitle in the feed, or the first 240 characters of the description.
    pub episode_short_description: Option<String>,
    /// The author, as the feed names it.
    pub author: Option<String>,
    /// Length of the episode in seconds; `null` when unknown.
    pub duration_seconds: Option<i64>,
    /// Empty when the item has no enclosure, because existing clients accept no null here.
    pub enclosure_url: String,
    /// Whether the enclosure is a video.
    pub has_video: bool,
    /// URL of the video; `null` when the enclosure is not a video.
    pub video_url: Option<String>,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
    /// URL of the image in the feed; `null` when there is none.
    pub episode_thumbnail_rss_url: Option<String>,
    /// URL of the episode's page; `null` when the feed has none.
    pub web_url: Option<String>,
    /// When the episode was published; `null` when the feed has no date.
    pub published_at: Option<TimestampView>,
    /// Whether the feed marks the episode as explicit; `null` when it does not state it.
    pub explicit: Option<bool>,
    /// Number of the season in the feed; `null` when there is none.
    pub season: Option<i32>,
    /// Number of the episode in the feed; `null` when there is none.
    pub number: Option<i32>,
    /// Whether the catalog has a transcript.
    pub has_transcript: bool,
    /// ID of the transcript; `null` without one.
    pub transcript_id: Option<String>,
    /// People who take part or are mentioned, from feed, texts and transcript; `null` when there are none.
    pub episode_guests_and_hosts: Option<Vec<EpisodePerson>>,
    /// Names of the sponsors who pay; `null` when there are none.
    pub episode_sponsors: Option<Vec<String>>,
    /// Everyone who is promoted, with details: those who pay first. `group` distinguishes them.
    pub episode_sponsor_details: Option<Vec<SponsorView>>,
    /// URL of the episode in Apple Podcasts; `null` when unknown.
    pub apple_podcasts_url: Option<String>,
    /// Always `null`: videos are not matched to episodes.
    #[schema(value_type = Option<Object>)]
    pub youtube_episode_details: Option<()>,
    /// When the team last requested a deep analysis; `null` when it never did, without an account, and in lists of the
    /// newest episodes of the catalog.
    pub deep_analysis_requested_at: Option<TimestampView>,
    /// When the team last requested a transcript; `null` when it never did, without an account, and in lists of the newest
    /// episodes of the catalog.
    pub transcription_requested_at: Option<TimestampView>,
    /// When the item was first missing from the feed. The episode is kept.
    pub gone_from_feed_at: Option<TimestampView>,
    /// The chapters; `null` when there are none, and in lists of episodes.
    pub chapters: Option<EpisodeChaptersView>,
    /// Topics of the episode, from its texts and the catalog's vocabulary, in their most common
    /// spelling; `null` in lists.
    pub episode_topics: Option<Vec<String>>,
    /// Keywords of the feed, and phrases of the episode's texts; `null` in lists.
    pub episode_keywords: Option<Vec<String>>,
    /// Topics, keywords, people, sponsors, format and season in one list; `null` in lists of episodes.
    pub episode_tags: Option<Vec<TagView>>,
    /// The main categories to which the categories of the feed belong; for admins (spec 6). `null` in lists of
    /// episodes.
    pub episode_earshot_genres: Option<Vec<String>>,
    /// The sentence of the notes that sums up the episode best; `null` in lists of episodes.
    pub description_generated_short: Option<String>,
    /// Sentences of the notes that sum up the episode; `null` in lists of episodes.
    pub description_generated_long: Option<String>,
    /// How the generated descriptions were made.
    pub description_generated_from: Option<GeneratedFromView>,
    /// The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it.
    pub episode_rss_description_embedding: Option<Vec<f32>>,
    /// The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them.
    pub transcript_embeddings_chunks: Option<Vec<EmbeddingChunkView>>,
}

/// A person of an episode.
#[view(Clone)]
pub struct EpisodePerson {
    /// The person's name.
    pub name: String,
    /// host, guest, mentioned or unknown.
    #[serde(rename = "type")]
    pub kind: String,
    /// URL of the person's image; `null` when the feed has none.
    pub image_url: Option<String>,
    /// The person's role, as it is written.
    pub role: Option<String>,
    /// The organization, as the texts name it; `null` when unknown.
    pub organization: Option<String>,
    /// The text that names the person: `person-tag`, `author`, `title`, `description`, `show`,
    /// `transcript`, `other-episodes`.
    pub source: String,
    /// The text around the name; `null` where the name is the whole field.
    pub snippet: Option<String>,
    /// URLs of the person that the feed gives.
    pub urls: Vec<String>,
    /// Confidence, 0 to 1.
    pub confidence: f64,
}

impl EpisodeView {
    pub fn of(document: &EpisodeDocument) -> Self {
        let (episode, credits) = (&document.episode, &document.credits);
        let is_video = episode.enclosure_type.as_deref().is_some_and(|kind| kind.starts_with("video/"));
        Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            podcast_id: episode.podcast_id.to_string(),
            podcast_slug: document.podcast_slug.clone(),
            podcast_title: document.podcast_title.clone(),
            title: episode.title.clone(),
            description: non_empty_text(&episode.description_html),
            description_no_html: non_empty_text(&episode.description),
            episode_short_description: episode.subtitle.clone().or_else(|| shorten(&episode.description)),
            author: episode.author.clone(),
            duration_seconds: episode.duration_s,
            enclosure_url: episode.enclosure_url.clone().unwrap_or_default(),
            has_video: is_video,
            video_url: episode.enclosure_url.clone().filter(|_| is_video),
            image_url: episode.image_url.clone(),
            episode_thumbnail_rss_url: episode.image_url.clone(),
            web_url: web_url(episode.web_url.as_deref()),
            published_at: episode.published_at.map(TimestampView),
            explicit: episode.explicit,
            season: episode.season,
            number: episode.number,
            has_transcript: document.has_transcript,
            transcript_id: document.has_transcript.then(|| TranscriptId::from_episode(episode.id).to_string()),
            episode_guests_and_hosts: people(document),
            episode_sponsors: non_empty(credits.paid_sponsors().map(|sponsor| sponsor.name.clone())),
            episode_sponsor_details: non_empty(SponsorView::paid_first(&credits.sponsors)),
            apple_podcasts_url: None,
            youtube_episode_details: None,
            deep_analysis_requested_at: None,
            transcription_requested_at: None,
            gone_from_feed_at: episode.gone_at.map(TimestampView),
            chapters: None,
            episode_topics: None,
            episode_keywords: None,
            episode_tags: None,
            episode_earshot_genres: None,
            description_generated_short: None,
            description_generated_long: None,
            description_generated_from: None,
            episode_rss_description_embedding: None,
            transcript_embeddings_chunks: None,
        }
    }

    /// An episode with the fields that lists leave out.
    pub fn in_full(document: &EpisodeDocument, podcast: &PodcastDocument, subjects: &Subjects, tier: Tier) -> Self {
        let generated = GeneratedTexts::of_episode(document);
        Self {
            chapters: EpisodeChaptersView::of(&document.episode),
            episode_topics: non_empty_list(&subjects.topics),
            episode_keywords: non_empty_list(&subjects.keywords),
            episode_tags: TagView::of_episode(document, subjects),
            episode_earshot_genres: episode_genres(podcast, tier),
            description_generated_short: generated.short,
            description_generated_long: generated.long,
            description_generated_from: generated.from,
            ..Self::of(document)
        }
    }

    /// Adds the embeddings.
    pub fn with_embeddings(self, found: &EpisodeEmbeddings) -> Self {
        Self {
            episode_rss_description_embedding: found.document.clone(),
            transcript_embeddings_chunks: EmbeddingChunkView::list(found),
            ..self
        }
    }
}

/// Returns the product's genres of a podcast, which its episodes share; `None` when the tier does not see them.
pub fn episode_genres(podcast: &PodcastDocument, tier: Tier) -> Option<Vec<String>> {
    non_empty(visible_genres(podcast, tier).into_iter().map(str::to_owned))
}

/// Returns the people found in the texts; before the texts are analyzed, those of the feed's tags.
fn people(document: &EpisodeDocument) -> Option<Vec<EpisodePerson>> {
    let read = non_empty(document.credits.people.iter().map(EpisodePerson::of));
    read.or_else(|| non_empty(document.episode.persons.iter().map(EpisodePerson::from_tag)))
}

impl EpisodePerson {
    fn of(person: &PersonCredit) -> Self {
        Self {
            name: person.name.clone(),
            kind: person.kind.as_str().to_owned(),
            image_url: person.image_url.clone(),
            role: person.role.clone(),
            organization: person.organization.clone(),
            source: person.source.as_str().to_owned(),
            snippet: person.snippet.clone(),
            urls: web_url(person.url.as_deref()).into_iter().collect(),
            confidence: round_confidence(person.confidence),
        }
    }

    fn from_tag(person: &Person) -> Self {
        Self {
            name: person.name.clone(),
            kind: person_type(person).to_owned(),
            image_url: person.image_url.clone(),
            role: None,
            organization: None,
            source: CreditSource::PersonTag.as_str().to_owned(),
            snippet: None,
            urls: web_url(person.url.as_deref()).into_iter().collect(),
            confidence: 1.0,
        }
    }
}

/// Returns the contract's name of a role.
pub fn person_type(person: &Person) -> &'static str {
    person.participant_kind().map_or(AppearanceKind::Unknown, Into::into).as_str()
}

/// Returns the beginning of a text, cut between words.
pub fn shorten(text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let Some((end, _)) = text.char_indices().nth(SHORT_DESCRIPTION_CHARS) else { return Some(text.to_owned()) };
    let cut = text[..end].rfind(char::is_whitespace).unwrap_or(end);
    Some(format!("{}…", text[..cut].trim_end()))
}
