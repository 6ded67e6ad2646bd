//! People as responses show them.

use crate::spoken_name::first_second;
use earshot_api_content::views::{PodcastSummary, round_confidence, web_url};
use earshot_api_server::prelude::*;
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::people::{AppearanceRecord, JoinReason, PersonRecord};

/// Podcasts in a response, those with the most appearances.
const MAX_PODCASTS: usize = 50;
/// Professions and topics of a person in a list.
const MAX_VALUES_IN_LIST: usize = 3;

/// A person in a list.
#[view(Clone)]
pub struct PersonProfileSummaryView {
    /// Slug of the person's page. Namesakes have different ones.
    pub slug: String,
    /// The most frequent spelling of the name.
    pub name: String,
    /// URL of a picture; `null` when no credit has one.
    pub image_url: Option<String>,
    /// Number of episodes as host or guest.
    pub appearances_count: usize,
    /// Number of episodes as host.
    pub hosted_count: usize,
    /// Number of podcasts.
    pub podcasts_count: usize,
    /// When the oldest of the episodes was published; `null` without dates.
    pub first_appearance_at: Option<TimestampView>,
    /// When the newest of the episodes was published; `null` without dates.
    pub latest_appearance_at: Option<TimestampView>,
    /// The most frequent occupations, in lower case.
    pub professions: Vec<String>,
    /// The most frequent genres of the podcasts.
    pub topics: Vec<String>,
    /// The most frequent spellings.
    pub spellings: Vec<String>,
    /// How likely all of it is one person, 0 to 1.
    pub confidence: f64,
}

/// A person across podcasts.
#[view(Clone)]
pub struct PersonProfileView {
    #[serde(flatten)]
    pub summary: PersonProfileSummaryView,
    /// Other spellings with their number of credits, most frequent first, at most 20.
    pub also_written_as: Vec<SpellingView>,
    /// Number of all spellings.
    pub spellings_count: usize,
    /// Organizations that credits name, most frequent first.
    pub organizations: Vec<String>,
    /// Pages of the person that credits link to.
    pub profiles: Vec<String>,
    /// The podcasts, most appearances first, at most 50.
    pub podcasts: Vec<PersonPodcastView>,
    /// Namesakes who may be the same person.
    pub possibly_same: Vec<NamesakeView>,
}

/// A spelling of a name.
#[view(Clone)]
pub struct SpellingView {
    /// The name as written.
    pub name: String,
    /// Number of credits with this spelling.
    pub count: u32,
}

/// A podcast with appearances of a person.
#[view(Clone)]
pub struct PersonPodcastView {
    /// The podcast.
    pub podcast: PodcastSummary,
    /// Number of episodes.
    pub appearances_count: u32,
    /// Why its credits are attributed to the person: `profile: …`, `organization: …`, `person: …` (somebody else who
    /// is in an episode with both) or `statement: administrator`; `null` for the only podcast.
    pub reason: Option<String>,
    /// How likely its credits are the person's, 0 to 1.
    pub confidence: f64,
}

/// A namesake who may be the same person.
#[view(Clone)]
pub struct NamesakeView {
    /// Slug of the namesake's page.
    pub slug: String,
    /// Name of the namesake.
    pub name: String,
    /// For example `profession and topic: founder, Business`.
    pub reason: String,
}

/// An appearance of a person.
#[view(Clone)]
pub struct PersonAppearanceView {
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode, unique within its podcast.
    pub episode_slug: String,
    /// Title of the episode.
    pub title: String,
    /// Slug of the podcast.
    pub podcast_slug: String,
    /// Title of the podcast.
    pub podcast_title: String,
    /// host or guest.
    pub role: String,
    /// The name as the episode writes it.
    pub credited_as: String,
    /// When the episode was published; `null` when the feed has no date.
    pub published_at: Option<TimestampView>,
    /// The second at which the transcript first has the name; `null` when unknown.
    pub start_second: Option<i64>,
    /// How likely the person takes part, 0 to 1.
    pub confidence: f64,
}

impl PersonProfileSummaryView {
    pub fn of(person: &PersonRecord) -> Self {
        let first = |values: &[String]| values.iter().take(MAX_VALUES_IN_LIST).cloned().collect();
        Self {
            slug: person.slug.clone(),
            name: person.name.clone(),
            image_url: web_url(person.image_url.as_deref()),
            appearances_count: person.appearances,
            hosted_count: person.hosted,
            podcasts_count: person.podcast_count,
            first_appearance_at: person.first_at.map(TimestampView),
            latest_appearance_at: person.latest_at.map(TimestampView),
            professions: first(&person.professions),
            topics: first(&person.topics),
            spellings: person.spellings.iter().map(|spelling| spelling.name.clone()).collect(),
            confidence: round_confidence(person.confidence),
        }
    }
}

impl PersonProfileView {
    /// Reads what the record names. Podcasts that left the generation are left out.
    pub fn read(generation: &OpenGeneration, person: &PersonRecord) -> Result<Self, ApiError> {
        let mut podcasts = Vec::new();
        for joined in person.podcasts.iter().take(MAX_PODCASTS) {
            let Some(document) = generation.backend.podcast(PodcastKey::Id(joined.podcast))? else { continue };
            podcasts.push(PersonPodcastView {
                podcast: PodcastSummary::of(&document),
                appearances_count: joined.appearances,
                reason: joined.reason.as_ref().map(reason_text),
                confidence: round_confidence(joined.confidence),
            });
        }
        let other = person.spellings.iter().filter(|spelling| spelling.name != person.name);
        let namesake = |(slug, reason): &(String, JoinReason)| NamesakeView {
            slug: slug.clone(),
            name: person.name.clone(),
            reason: reason_text(reason),
        };
        Ok(Self {
            summary: PersonProfileSummaryView::of(person),
            also_written_as: other
                .map(|spelling| SpellingView { name: spelling.name.clone(), count: spelling.credits })
                .collect(),
            spellings_count: person.spelling_count,
            organizations: person.organizations.clone(),
            profiles: person.profiles.iter().filter_map(|url| web_url(Some(url))).collect(),
            podcasts,
            possibly_same: person.possibly_same.iter().map(namesake).collect(),
        })
    }
}

fn reason_text(reason: &JoinReason) -> String {
    match reason {
        JoinReason::Profile(url) => format!("profile: {url}"),
        JoinReason::Organization(name) => format!("organization: {name}"),
        JoinReason::OtherPerson(name) => format!("person: {name}"),
        JoinReason::ProfessionAndTopic(both) => format!("profession and topic: {both}"),
        JoinReason::Administrator => "statement: administrator".to_owned(),
    }
}

impl PersonAppearanceView {
    /// Reads the episode of an appearance; `None` when it left the generation.
    pub fn read(generation: &OpenGeneration, appearance: &AppearanceRecord) -> Result<Option<Self>, ApiError> {
        let Some(document) = generation.backend.episode(EpisodeKey::Id(appearance.episode))? else { return Ok(None) };
        let transcript =
            if document.has_transcript { generation.backend.transcript(appearance.episode)? } else { None };
        let episode = &document.episode;
        Ok(Some(Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            title: episode.title.clone(),
            podcast_slug: document.podcast_slug.clone(),
            podcast_title: document.podcast_title.clone(),
            role: appearance.kind.as_str().to_owned(),
            credited_as: appearance.name.clone(),
            published_at: episode.published_at.map(TimestampView),
            start_second: transcript.and_then(|transcript| first_second(&transcript.cues, &appearance.name)),
            confidence: round_confidence(appearance.confidence),
        }))
    }
}
