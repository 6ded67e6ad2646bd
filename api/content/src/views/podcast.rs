//! A podcast in full (spec 3).

use super::audience::AudienceEstimateView;
use super::generated::{GeneratedFromView, GeneratedTexts};
use super::score::AuthorityScoreView;
use super::summary::PodcastSummary;
use super::values::{non_empty, non_empty_list, non_empty_text, web_url};
use super::visible_fields::{VisibleFields, directory_url};
use super::{DirectoryLinkView, HitPodcast, MachineSignalsView, ScoreInputView, SocialLinkView, TagView};
use earshot_api_server::prelude::*;
use earshot_app::ALL_EPISODES_SINCE;
use earshot_indexer::Subjects;
use earshot_model::{
    DirectoryKind, PodcastDocument, Tier, Timestamp, UpdateFrequency, apple_categories, very_stale_from,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A podcast with all fields that the plan shows.
#[view(Clone)]
pub struct PodcastView {
    /// ID of the podcast.
    pub id: String,
    /// Slug of the podcast.
    pub slug: String,
    /// Title of the podcast.
    pub title: String,
    /// Title at the last reading of the feed.
    pub title_latest: String,
    /// The title at the first reading of the feed.
    pub title_original: String,
    /// Always `null`: advertising is not removed from titles.
    pub title_latest_cleaned: Option<String>,
    /// The author in the feed; `null` when there is none.
    pub author: Option<String>,
    /// The authority score with its sub-scores; `null` before it was calculated.
    pub authority_score: Option<AuthorityScoreView>,
    /// The inputs of the score.
    pub authority_score_inputs: Vec<ScoreInputView>,
    /// The estimated audience, and downloads that OP3 measured; `null` without both, or when the plan
    /// does not show it.
    pub audience_estimate: Option<AudienceEstimateView>,
    /// Names of the categories in the feed, in their order there.
    pub genres: Vec<String>,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
    /// BCP 47; `und` when unknown.
    pub language: String,
    /// When the newest episode was published; `null` without dated episodes.
    pub last_episode_published_at: Option<TimestampView>,
    /// 0 when it is unknown or not visible, because existing clients accept no null here. No podcast has this ID.
    pub apple_id: i64,
    /// ID in Spotify; `null` when unknown or not on the plan.
    pub spotify_id: Option<String>,
    /// The description as sanitized HTML; `null` when there is none.
    pub description: Option<String>,
    /// The description as plain text; `null` when there is none.
    pub description_no_html: Option<String>,
    /// Email addresses of the podcast that the plan shows.
    pub emails: Vec<String>,
    /// Whether the feed is marked as explicit; `null` when it does not state it.
    pub explicit_rss: Option<bool>,
    /// Names of the hosts; `null` when unknown.
    pub host_names: Option<Vec<String>>,
    /// Whether administrators ignore the podcast: searches leave it out.
    pub ignore: bool,
    /// Why the podcast is ignored; `null` when it is not.
    pub ignore_reason: Option<String>,
    /// Whether its owner has claimed the podcast.
    pub is_claimed: bool,
    /// What the podcast is open to guests on, in the words of its owner; `null` when nothing is stated.
    pub open_to_guests_on: Option<String>,
    /// The organization behind the podcast; `null` when unknown.
    pub podcast_affiliation: Option<AffiliationView>,
    /// URLs by the name of the directory; only listings that were found. Links with the Apple ID are left out on plans
    /// that do not show it.
    pub podcast_directory_links: BTreeMap<String, String>,
    /// The directory listings with where and when each was seen.
    pub podcast_directory_link_details: Vec<DirectoryLinkView>,
    /// The podcast's GUID in the podcast namespace; `null` when the feed has none.
    pub podcast_guid: Option<String>,
    /// Whether episodes have guests; `null` when unknown or not on the plan.
    pub podcast_has_guests: Option<bool>,
    /// Whether episodes have sponsors; `null` when unknown.
    pub podcast_has_sponsors: Option<bool>,
    /// Whether hosts read out messages of sponsors; `null` when unknown.
    pub podcast_has_host_read_sponsors: Option<bool>,
    /// Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan.
    pub podcast_locations: Option<Vec<String>>,
    /// The email address to write to first; `null` when unknown or not on the plan.
    pub primary_contact_email: Option<String>,
    /// URL of the feed.
    pub rss_feed_url: String,
    /// Social profiles of the podcast.
    pub social_media_links: Vec<SocialLinkView>,
    /// Figures over the episodes.
    pub stats: PodcastStats,
    /// Which episodes the team of the caller has transcribed.
    pub transcription_mode: TranscriptionModeView,
    /// URL of the podcast's website; `null` when the feed has none.
    pub website_url: Option<String>,
    /// URL where listeners can support the podcast; `null` when the feed has none.
    pub funding_url: Option<String>,
    /// Whether the feed states that no further episodes will come.
    pub complete: bool,
    /// Topics of the podcast, from its texts and the catalog's vocabulary, in their most common
    /// spelling.
    pub podcast_topics: Option<Vec<String>>,
    /// Keywords of the feed, and phrases of the podcast's texts.
    pub podcast_keywords: Option<Vec<String>>,
    /// Genres, topics, keywords, hosts, format and medium in one list.
    pub podcast_tags: Option<Vec<TagView>>,
    /// The categories of the feed that are Apple's, in lower case.
    pub apple_podcasts_categories: Option<Vec<String>>,
    /// The main categories to which the categories of the feed belong; for admins (spec 6).
    pub podcast_earshot_genres: Option<Vec<String>>,
    /// Professions of hosts and guests in lower case, most frequent first, at most ten.
    pub podcast_professions: Option<Vec<String>>,
    /// The sentence of the feed that sums up the podcast best. See `descriptionGeneratedFrom`.
    pub description_generated_short: Option<String>,
    /// Sentences of the feed that sum up the podcast. See `descriptionGeneratedFrom`.
    pub description_generated_long: Option<String>,
    /// How the generated descriptions were made.
    pub description_generated_from: Option<GeneratedFromView>,
    /// Podcasts with the nearest embeddings, at most ten; `null` in a catalog without embeddings, and where
    /// several podcasts are returned.
    pub similar_podcasts: Option<Vec<HitPodcast>>,
    /// Signals that the podcast is made by a machine; `null` when there are none.
    pub machine_made: Option<MachineSignalsView>,
    /// When the podcast starts to count as very stale, unless an episode is published.
    pub very_stale_from: Option<TimestampView>,
    /// When the podcast last changed in the catalog.
    pub updated_at: TimestampView,
}

/// Figures over the episodes.
#[view(Clone)]
pub struct PodcastStats {
    /// Always 0: downloads of all time are unknown, and existing clients accept no null here. See `op3Downloads` of
    /// `audienceEstimate`.
    pub download_count: i64,
    /// Number of episodes.
    pub episode_count: i64,
    /// Number of episodes with a transcript.
    pub transcripts_count: i64,
    /// When the newest episode was published; `null` when unknown.
    pub latest_published_at: Option<TimestampView>,
    /// When the first episode was published; `null` when unknown.
    pub first_episode_published_at: Option<TimestampView>,
    /// daily, weekly, bi-weekly, monthly or stale.
    pub update_frequency: String,
    /// Names of the figures that are unknown: `downloadCount` always, and the others before they were counted. For
    /// existing clients they are never null: counts are 0, and the frequency is stale.
    pub missing: Vec<String>,
}

/// The organization behind a podcast, according to its feed.
#[view(Clone)]
pub struct AffiliationView {
    /// The name, as the feed writes it.
    pub affiliate_organization_name: Option<String>,
    /// academic, branded, government, independent, legacy media, podcast company, new media, not for profit, religious
    /// or unknown.
    pub affiliation_type: Option<String>,
    /// Where the affiliation was found: `author`, `owner`, `website` or `description`.
    pub source: Option<String>,
}

impl AffiliationView {
    pub fn of(document: &PodcastDocument) -> Option<Self> {
        let affiliation = document.score.as_ref()?.affiliation.as_ref()?;
        Some(Self {
            affiliate_organization_name: affiliation.organization.clone(),
            affiliation_type: Some(affiliation.kind.as_str().to_owned()),
            source: affiliation.source.map(|source| source.as_str().to_owned()),
        })
    }
}

/// Which episodes the team of the caller has transcribed, also those that are published in future (spec 3, Podcast).
#[view(Clone)]
pub struct TranscriptionModeView {
    /// none, all or episodes-since; none for callers without a team.
    pub mode: String,
    /// Of episodes-since, the time since which episodes are transcribed; else `null`.
    pub transcribe_since: Option<TimestampView>,
}

impl TranscriptionModeView {
    /// `since` is when the team's episodes begin; `None` when the team does not have the podcast transcribed.
    pub fn of(since: Option<Timestamp>) -> Self {
        match since {
            None => Self { mode: "none".to_owned(), transcribe_since: None },
            Some(since) if since <= ALL_EPISODES_SINCE => Self { mode: "all".to_owned(), transcribe_since: None },
            Some(since) => Self { mode: "episodes-since".to_owned(), transcribe_since: Some(since.into()) },
        }
    }
}

/// The podcast's listings on platforms, when the plan shows its Apple ID.
#[view(Clone)]
pub struct PlatformsView {
    /// The podcast in Apple Podcasts.
    pub apple: ApplePlatform,
    /// The podcast on Spotify; `null` when unknown.
    pub spotify: Option<SpotifyPlatform>,
    /// Always `null`: channels are not matched.
    #[schema(value_type = Option<Object>)]
    pub youtube: Option<()>,
}

/// The podcast on Apple Podcasts.
#[view(Clone)]
pub struct ApplePlatform {
    /// ID in Apple Podcasts.
    pub id: i64,
    /// URL of the podcast in Apple Podcasts.
    pub url: String,
}

/// The podcast on Spotify.
#[view(Clone)]
pub struct SpotifyPlatform {
    /// ID in Spotify.
    pub id: String,
    /// URL of the podcast on Spotify.
    pub url: String,
    /// Always `null`: listings are not verified.
    pub verified_at: Option<TimestampView>,
}

impl PodcastView {
    pub fn of(document: &PodcastDocument, subjects: &Subjects, tier: Tier) -> Self {
        let podcast = &document.podcast;
        let gated = VisibleFields::of(document, tier);
        let summary = PodcastSummary::of(document);
        let hosts = document.host_names();
        let generated = GeneratedTexts::of_podcast(document);
        let names = |names: Vec<&'static str>| non_empty(names.into_iter().map(str::to_owned));
        Self {
            id: summary.id,
            slug: summary.slug,
            title: summary.title,
            title_latest: summary.title_latest,
            title_original: podcast.title_original.clone(),
            title_latest_cleaned: None,
            author: summary.author,
            authority_score: summary.authority_score,
            authority_score_inputs: ScoreInputView::all(document.score.as_ref(), tier),
            audience_estimate: AudienceEstimateView::of(document, tier),
            genres: summary.genres,
            image_url: summary.image_url,
            language: summary.language,
            last_episode_published_at: summary.last_episode_published_at,
            apple_id: gated.apple_id.unwrap_or(0),
            spotify_id: document.spotify_id(),
            description: non_empty_text(&podcast.description_html),
            description_no_html: non_empty_text(&podcast.description),
            emails: gated.emails,
            explicit_rss: podcast.explicit,
            host_names: (!hosts.is_empty()).then_some(hosts),
            ignore: document.ignore_reason.is_some(),
            ignore_reason: document.ignore_reason.clone(),
            is_claimed: document.owner_statement.as_ref().is_some_and(|owner| owner.is_claimed),
            open_to_guests_on: document.owner_statement.as_ref().and_then(|owner| owner.guest_topics.clone()),
            podcast_affiliation: AffiliationView::of(document),
            podcast_directory_links: directory_links(&gated.directories),
            podcast_directory_link_details: gated.directories,
            podcast_guid: podcast.guid.clone(),
            podcast_has_guests: gated.has_guests,
            podcast_has_sponsors: document.credits.has_advertisers,
            podcast_has_host_read_sponsors: document.credits.has_host_read_sponsors,
            podcast_locations: podcast_locations(document),
            primary_contact_email: gated.primary_contact,
            rss_feed_url: podcast.feed_url.clone(),
            social_media_links: gated.socials,
            stats: PodcastStats::of(document),
            transcription_mode: TranscriptionModeView::of(None),
            website_url: web_url(podcast.website_url.as_deref()),
            funding_url: web_url(podcast.funding_url.as_deref()),
            complete: podcast.complete,
            podcast_topics: non_empty_list(&subjects.topics),
            podcast_keywords: non_empty_list(&subjects.keywords),
            podcast_tags: TagView::of_podcast(document, &subjects.topics, &subjects.keywords),
            apple_podcasts_categories: names(apple_categories(&podcast.genres)),
            podcast_earshot_genres: names(gated.genres),
            podcast_professions: non_empty_list(&document.credits.professions),
            description_generated_short: generated.short,
            description_generated_long: generated.long,
            description_generated_from: generated.from,
            similar_podcasts: None,
            machine_made: MachineSignalsView::of(&document.machine),
            very_stale_from: document.score.as_ref().and_then(very_stale_from).map(TimestampView),
            updated_at: podcast.updated_at.into(),
        }
    }
}

impl PodcastView {
    /// Adds the podcasts with the nearest embeddings.
    pub fn with_similar(self, similar: &[Arc<PodcastDocument>]) -> Self {
        Self { similar_podcasts: non_empty(similar.iter().map(|podcast| HitPodcast::of(podcast))), ..self }
    }
}

impl PodcastStats {
    fn of(document: &PodcastDocument) -> Self {
        let score = document.score.as_ref();
        // A podcast without dated episodes has no frequency; the contract's closest value is stale.
        let frequency = score.and_then(|score| score.update_frequency);
        let known = [
            ("downloadCount", false),
            ("episodeCount", score.is_some()),
            ("transcriptsCount", score.is_some()),
            ("updateFrequency", frequency.is_some()),
        ];
        let frequency = frequency.unwrap_or(UpdateFrequency::Stale);
        Self {
            missing: known.iter().filter(|(_, is_known)| !is_known).map(|(name, _)| (*name).to_owned()).collect(),
            download_count: 0,
            episode_count: score.map_or(0, |score| score.episode_count),
            transcripts_count: score.map_or(0, |score| score.transcript_count),
            latest_published_at: score.and_then(|score| score.last_episode_at).map(TimestampView),
            first_episode_published_at: score.and_then(|score| score.first_episode_at).map(TimestampView),
            update_frequency: frequency.as_str().to_owned(),
        }
    }
}

impl PlatformsView {
    /// `None` without a visible Apple ID, because the contract's platforms always have one.
    pub fn of(document: &PodcastDocument, tier: Tier) -> Option<Self> {
        let id = VisibleFields::of(document, tier).apple_id?;
        let url = directory_url(document, DirectoryKind::Apple)?.to_owned();
        let spotify = directory_url(document, DirectoryKind::Spotify).and_then(|url| {
            Some(SpotifyPlatform { id: document.spotify_id()?, url: url.to_owned(), verified_at: None })
        });
        Some(Self { apple: ApplePlatform { id, url }, spotify, youtube: None })
    }
}

/// Returns the locations in the feed, the main one first.
pub fn podcast_locations(document: &PodcastDocument) -> Option<Vec<String>> {
    let podcast = &document.podcast;
    let mut places: Vec<String> = podcast.location.iter().cloned().collect();
    let named = podcast.namespace.locations.iter().map(|place| place.name.clone());
    places.extend(named.filter(|name| !name.is_empty()));
    let mut known = std::collections::BTreeSet::new();
    places.retain(|place| known.insert(place.clone()));
    (!places.is_empty()).then_some(places)
}

fn directory_links(listings: &[DirectoryLinkView]) -> BTreeMap<String, String> {
    listings.iter().map(|listing| (listing.directory.clone(), listing.url.clone())).collect()
}
