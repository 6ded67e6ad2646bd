//! Podcasts in search results, under the field names of the contract.

use super::generated::{GeneratedFromView, GeneratedTexts};
use super::hit_profiles::{ProfileFields, to_whole_number};
use super::null_fields::UnknownOfPodcast;
use super::values::{non_empty, non_empty_list, non_empty_text, web_url};
use super::visible_fields::VisibleFields;
use super::visible_scores::{VisibleScores, visible_relevance};
use super::{
    AudienceEstimateView, DirectoryLinkView, ExplanationView, HitChartPosition, HitPodcast, HitTeamFields,
    SocialLinkView, TagView,
};
use earshot_api_server::prelude::*;
use earshot_indexer::{FieldHighlight, MatchingEpisode, PodcastHit};
use earshot_model::chart::CurrentChartPosition;
use earshot_model::{Measure, PodcastDocument, Tier, apple_categories, very_stale_from};

/// The podcast of a hit.
#[view(Clone)]
pub struct PodcastFields {
    /// ID of the podcast.
    pub podcast_id: String,
    /// Slug of the podcast.
    pub podcast_slug: String,
    /// Title of the podcast.
    pub podcast_rss_title: String,
    /// Title at the last reading of the feed.
    pub podcast_rss_title_latest: Option<String>,
    /// The title at the first reading of the feed.
    pub podcast_rss_title_original: Option<String>,
    /// The author in the feed; `null` when there is none.
    pub podcast_rss_author: Option<String>,
    /// The description as sanitized HTML; `null` when there is none.
    pub podcast_rss_description: Option<String>,
    /// The description as plain text; `null` when there is none.
    pub podcast_rss_description_no_html: Option<String>,
    /// URL of the podcast's image; `null` when there is none.
    pub podcast_image_url: Option<String>,
    /// URL of the podcast's website; `null` when the feed has none.
    pub podcast_website_url: Option<String>,
    /// The website in the feed.
    pub podcast_websites: Option<Vec<String>>,
    /// URL of the feed.
    pub podcast_rss_feed_url: String,
    /// The podcast's GUID in the podcast namespace; `null` when the feed has none.
    pub podcast_guid: Option<String>,
    /// Names of the hosts; `null` when unknown.
    pub podcast_host_names: Option<Vec<String>>,
    /// The hosts; `null` when unknown.
    pub podcast_hosts: Option<Vec<HitHost>>,
    /// Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    /// feed.
    pub podcast_keywords: Option<Vec<String>>,
    /// Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    /// the podcast of an episode.
    pub podcast_topics: Option<Vec<String>>,
    /// Genres, topics, keywords, hosts, format and medium in one list; without topics for the podcast of an
    /// episode.
    pub podcast_tags: Option<Vec<TagView>>,
    /// The categories of the feed that are Apple's, in lower case.
    pub apple_podcasts_categories: Option<Vec<String>>,
    /// The main categories to which the categories of the feed belong; for admins (spec 6).
    pub podcast_earshot_genres: Option<Vec<String>>,
    /// The sentence of the feed that sums up the podcast best. See `podcastRssDescriptionGeneratedFrom`.
    pub podcast_rss_description_generated_short: Option<String>,
    /// Sentences of the feed that sum up the podcast. See `podcastRssDescriptionGeneratedFrom`.
    pub podcast_rss_description_generated_long: Option<String>,
    /// How the generated descriptions were made.
    pub podcast_rss_description_generated_from: Option<GeneratedFromView>,
    /// The embedding of the podcast's texts; `null` unless `includeEmbeddings` requests it.
    pub podcast_rss_description_embedding: Option<Vec<f32>>,
    /// Podcasts with the nearest embeddings; `null` unless `includeSimilarPodcasts` requests them.
    pub similar_podcasts: Option<Vec<HitPodcast>>,
    /// The owner; `null` when the feed has none, or the plan does not show it.
    pub podcast_owner: Option<HitOwner>,
    /// Whether episodes have guests; `null` when unknown or not on the plan.
    pub podcast_has_guests: Option<bool>,
    /// Whether episodes have sponsors; `null` when unknown.
    pub podcast_has_sponsors: Option<bool>,
    /// Whether the podcast has advertisers (spec 3, Podcast search fields).
    pub podcast_has_advertisers: Option<bool>,
    /// Whether hosts read out messages of sponsors; `null` when unknown.
    pub podcast_has_host_read_sponsors: Option<bool>,
    /// The organization behind the podcast, as the feed names it; `null` when unknown.
    pub podcast_affiliation_organization_name: Option<String>,
    /// Kind of the organization behind the podcast: academic, branded, government, independent, legacy media, podcast
    /// company, new media, not for profit, religious or unknown.
    pub podcast_affiliation_type: Option<String>,
    /// Professions of hosts and guests in lower case, most frequent first, at most ten.
    pub podcast_professions: Option<Vec<String>>,
    /// Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan.
    pub podcast_countries: Option<Vec<String>>,
    /// Email addresses of the podcast; `null` when there are none, or the plan does not show them.
    pub podcast_emails: Option<Vec<String>>,
    /// Social profiles of the podcast; `null` when there are none.
    pub podcast_social_media_links: Option<Vec<HitLink>>,
    /// The podcast's listings in directories.
    pub podcast_links: Option<Vec<HitLink>>,
    /// The email address to write to first; `null` when unknown or not on the plan.
    pub primary_contact: Option<String>,
    /// Names of the categories in the feed; `null` when there are none.
    pub rss_categories: Option<Vec<String>>,
    /// The podcast's language, BCP 47; `null` when unknown.
    pub rss_language: Option<String>,
    /// When the first episode was published; `null` when unknown.
    pub founded_date: Option<TimestampView>,
    /// When the newest episode was published; `null` when unknown.
    pub last_episode_date: Option<TimestampView>,
    /// Number of episodes; `null` before it was counted.
    pub total_episodes: Option<i64>,
    /// Number of episodes with a transcript; `null` before it was counted.
    pub total_transcripts: Option<i64>,
    /// How often the podcast publishes: daily, weekly, bi-weekly, monthly or stale; `null` when unknown.
    pub update_frequency: Option<String>,
    /// When the podcast last changed in the catalog.
    pub updated_at: TimestampView,
    /// Which episodes the team of the caller has transcribed: none, all or episodes-since.
    pub transcription_mode: String,
    /// Whether administrators ignore the podcast: searches leave it out.
    pub ignore: bool,
    /// The authority score, 0 to 100; `null` before it was calculated.
    pub podcast_authority_score_total: Option<f64>,
    /// The sub-score for quality, 0 to 100; `null` without data.
    pub podcast_authority_score_quality: Option<f64>,
    /// The sub-score for social media, 0 to 100; `null` without data.
    pub podcast_authority_score_social: Option<f64>,
    /// The sub-score for YouTube, 0 to 100; `null` without data.
    pub podcast_authority_score_youtube: Option<f64>,
    /// The sub-score for engagement, 0 to 100; `null` without data.
    pub podcast_authority_score_engagement: Option<f64>,
    /// When the authority score was calculated; `null` before it was.
    pub podcast_authority_score_calculated_date: Option<TimestampView>,
    /// ID in Apple Podcasts; `null` when unknown or not on the plan.
    pub apple_id: Option<i64>,
    /// ID in Spotify; `null` when unknown or not on the plan.
    pub spotify_id: Option<String>,
    /// `explicit` or `clean`; `null` when the feed does not state it.
    pub apple_podcasts_content_rating: Option<String>,
    /// Average rating in Apple Podcasts, 1 to 5; `null` when unknown or not on the plan.
    pub apple_podcasts_rating: Option<f64>,
    /// Number of ratings in Apple Podcasts; `null` when unknown or not on the plan.
    pub apple_podcasts_ratings_count: Option<i64>,
    /// Lower bound of the rating at 95% confidence, 0 to 1.
    pub apple_podcasts_rating_wilson_score: Option<f64>,
    /// Average rating on Spotify, 1 to 5; `null` when unknown or not on the plan.
    pub spotify_rating: Option<f64>,
    /// Number of ratings on Spotify; `null` when unknown or not on the plan.
    pub spotify_ratings_count: Option<i64>,
    /// Lower bound of the rating at 95% confidence, 0 to 1.
    pub spotify_rating_wilson_score: Option<f64>,
    /// Number of plays on Castbox; `null` when unknown or not on the plan.
    pub castbox_plays: Option<i64>,
    /// Number of subscribers on Castbox; `null` when unknown or not on the plan.
    pub castbox_subscribers: Option<i64>,
    /// Estimated number of people who listen at least once a month; `null` when unknown or not on the plan.
    pub podcast_audience_estimated_monthly_listeners: Option<i64>,
    /// high, medium or low.
    pub podcast_audience_confidence: Option<String>,
    /// Whether no episode was published for a while, or ever.
    pub podcast_audience_is_dormant: Option<bool>,
    /// Positions on the latest capture of each chart, in the order of charts; for admins (spec 6).
    pub chart_positions: Option<Vec<HitChartPosition>>,
    /// Whether the podcast is likely made by a machine. The podcast's own call returns the
    /// signals.
    pub podcast_likely_machine_made: bool,
    /// When the podcast starts to count as very stale, unless an episode is published.
    pub podcast_very_stale_from: Option<TimestampView>,
    #[serde(flatten)]
    pub profiles: ProfileFields,
    #[serde(flatten)]
    pub unknown: UnknownOfPodcast,
}

/// A social profile, or a directory listing.
#[view(Clone)]
pub struct HitLink {
    /// The platform or directory, such as `youtube` or `apple`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The URL.
    pub url: String,
}

/// A host, as named in the feed.
#[view(Clone)]
pub struct HitHost {
    /// Name of the host.
    pub name: String,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
    /// URL of the host's page; `null` when the feed has none.
    pub url: Option<String>,
}

/// The owner in the feed.
#[view(Clone)]
pub struct HitOwner {
    /// `person` for a host, `organization` for the organization behind the podcast; `null` for others, because feeds do
    /// not distinguish them.
    pub owner_type: Option<String>,
    /// Name of the owner.
    pub owner_name: String,
}

/// A podcast in search results.
#[view(Clone)]
pub struct PodcastHitView {
    #[serde(flatten)]
    pub podcast: PodcastFields,
    /// Recommended podcasts that are in the catalog; `null` when there are none.
    pub pod_roll: Option<Vec<HitPodcast>>,
    /// Score of the hit. Scores are comparable within one search only.
    pub score: f64,
    /// Plain text with `<em>` around matches, and everything else escaped.
    pub podcast_title_highlights: Option<Vec<String>>,
    /// Snippets of the description with `<em>` around matches, and everything else escaped; `null` without matches.
    pub podcast_description_highlights: Option<Vec<String>>,
    /// Author, hosts and keywords that match; empty when none does.
    pub podcast_other_highlights: Vec<FieldHighlightView>,
    /// An episode with the words of the search; `null` when the podcast's own texts have them.
    pub podcast_matching_episode: Option<MatchingEpisodeView>,
    /// How the score is computed, when requested.
    pub explanation: Option<ExplanationView>,
    /// How the podcast was found: `words`, `meaning` or `both`.
    pub reason: String,
    #[serde(flatten)]
    pub team: HitTeamFields,
}

/// A matching short text of a podcast, besides title and description.
#[view(Clone)]
pub struct FieldHighlightView {
    /// `author`, `host` or `keyword`.
    pub field: String,
    /// The whole text with `<em>` around matches, and everything else escaped.
    pub highlighted: String,
}

/// An episode because of which its podcast is found.
#[view(Clone)]
pub struct MatchingEpisodeView {
    /// ID of the episode.
    pub episode_id: String,
    /// Slug of the episode.
    pub episode_slug: String,
    /// Title of the episode.
    pub title: String,
    /// The title, or a snippet of the show notes, with `<em>` around matches, and everything else escaped.
    pub highlighted: String,
}

impl MatchingEpisodeView {
    fn of(found: &MatchingEpisode) -> Self {
        let episode = &found.document.episode;
        Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            title: episode.title.clone(),
            highlighted: found.highlighted.clone(),
        }
    }
}

impl PodcastFields {
    pub fn of(document: &PodcastDocument, charts: &[CurrentChartPosition], tier: Tier) -> Self {
        let podcast = &document.podcast;
        let score = document.score.as_ref();
        let gated = VisibleFields::of(document, tier);
        let scores = score.map(VisibleScores::new);
        let sub = |name: &str, measure: Measure| {
            let is_seen = measure.restricted_field().is_none_or(|field| tier.can_see(field));
            scores.as_ref().filter(|_| is_seen).and_then(|scores| scores.sub_score(name))
        };
        let figures = &gated.figures;
        let website = web_url(podcast.website_url.as_deref());
        let audience = AudienceEstimateView::of(document, tier);
        let affiliation = score.and_then(|score| score.affiliation.as_ref());
        let generated = GeneratedTexts::of_podcast(document);
        let names = |names: Vec<&'static str>| non_empty(names.into_iter().map(str::to_owned));
        let profiles = ProfileFields::of(&gated);
        Self {
            podcast_id: podcast.id.to_string(),
            podcast_slug: podcast.slug.clone(),
            podcast_rss_title: podcast.title.clone(),
            podcast_rss_title_latest: Some(podcast.title.clone()),
            podcast_rss_title_original: Some(podcast.title_original.clone()),
            podcast_rss_author: podcast.author.clone(),
            podcast_rss_description: non_empty_text(&podcast.description_html),
            podcast_rss_description_no_html: non_empty_text(&podcast.description),
            podcast_image_url: podcast.image_url.clone(),
            podcast_websites: non_empty(website.iter().cloned()),
            podcast_website_url: website,
            podcast_rss_feed_url: podcast.feed_url.clone(),
            podcast_guid: podcast.guid.clone(),
            podcast_host_names: non_empty_list(&document.host_names()),
            podcast_hosts: hosts(document),
            podcast_keywords: non_empty_list(&podcast.keywords),
            podcast_topics: None,
            podcast_tags: TagView::of_podcast(document, &[], &podcast.keywords),
            apple_podcasts_categories: names(apple_categories(&podcast.genres)),
            podcast_earshot_genres: names(gated.genres),
            podcast_rss_description_generated_short: generated.short,
            podcast_rss_description_generated_long: generated.long,
            podcast_rss_description_generated_from: generated.from,
            podcast_rss_description_embedding: None,
            similar_podcasts: None,
            podcast_owner: gated.owner_name.map(|owner_name| HitOwner {
                owner_type: owner_type(document, &owner_name).map(str::to_owned),
                owner_name,
            }),
            podcast_has_guests: gated.has_guests,
            podcast_has_sponsors: document.credits.has_advertisers,
            podcast_has_advertisers: document.credits.has_advertisers,
            podcast_has_host_read_sponsors: document.credits.has_host_read_sponsors,
            podcast_affiliation_organization_name: affiliation.and_then(|known| known.organization.clone()),
            podcast_affiliation_type: affiliation.map(|known| known.kind.as_str().to_owned()),
            podcast_professions: non_empty_list(&document.credits.professions),
            podcast_countries: non_empty_list(&gated.countries),
            podcast_emails: non_empty_list(&gated.emails),
            podcast_social_media_links: social_links(gated.socials),
            podcast_links: directory_links(&gated.directories),
            primary_contact: gated.primary_contact,
            rss_categories: Some(podcast.genres.clone()),
            rss_language: podcast.language.clone(),
            founded_date: score.and_then(|score| score.first_episode_at).map(TimestampView),
            last_episode_date: score.and_then(|score| score.last_episode_at).map(TimestampView),
            total_episodes: score.map(|score| score.episode_count),
            total_transcripts: score.map(|score| score.transcript_count),
            update_frequency: score.and_then(|score| score.update_frequency).map(|name| name.as_str().to_owned()),
            updated_at: podcast.updated_at.into(),
            transcription_mode: "none".to_owned(),
            ignore: document.ignore_reason.is_some(),
            podcast_authority_score_total: scores.as_ref().and_then(VisibleScores::authority),
            podcast_authority_score_quality: sub("quality", Measure::QualityScore),
            podcast_authority_score_social: sub("social", Measure::SocialScore),
            podcast_authority_score_youtube: sub("youtube", Measure::YoutubeScore),
            podcast_authority_score_engagement: sub("engagement", Measure::EngagementScore),
            podcast_authority_score_calculated_date: score.map(|score| score.computed_at.into()),
            apple_id: gated.apple_id,
            spotify_id: document.spotify_id(),
            apple_podcasts_content_rating: podcast
                .explicit
                .map(|explicit| if explicit { "explicit" } else { "clean" }.to_owned()),
            apple_podcasts_rating: figures.apple_rating,
            apple_podcasts_ratings_count: to_whole_number(figures.apple_ratings_count),
            apple_podcasts_rating_wilson_score: figures.apple_rating_wilson,
            spotify_rating: figures.spotify_rating,
            spotify_ratings_count: to_whole_number(figures.spotify_ratings_count),
            spotify_rating_wilson_score: figures.spotify_rating_wilson,
            castbox_plays: to_whole_number(figures.castbox_plays),
            castbox_subscribers: to_whole_number(figures.castbox_subscribers),
            podcast_audience_estimated_monthly_listeners: to_whole_number(figures.monthly_listeners),
            podcast_audience_is_dormant: audience.as_ref().and_then(|estimate| estimate.is_dormant),
            podcast_audience_confidence: audience.and_then(|estimate| estimate.confidence),
            chart_positions: HitChartPosition::visible_positions(charts, tier),
            podcast_likely_machine_made: document.machine.is_likely(),
            podcast_very_stale_from: score.and_then(very_stale_from).map(TimestampView),
            profiles,
            unknown: UnknownOfPodcast::default(),
        }
    }
}

impl PodcastHitView {
    pub fn of(hit: &PodcastHit, tier: Tier) -> Self {
        Self {
            podcast: PodcastFields {
                podcast_topics: non_empty_list(&hit.subjects.topics),
                podcast_keywords: non_empty_list(&hit.subjects.keywords),
                podcast_tags: TagView::of_podcast(&hit.document, &hit.subjects.topics, &hit.subjects.keywords),
                podcast_rss_description_embedding: hit.embedding.clone(),
                similar_podcasts: non_empty(hit.similar.iter().map(|podcast| HitPodcast::of(podcast))),
                ..PodcastFields::of(&hit.document, &hit.charts, tier)
            },
            pod_roll: non_empty(hit.podroll.iter().map(|podcast| HitPodcast::of(podcast))),
            score: visible_relevance(hit.score, tier),
            podcast_title_highlights: non_empty_list(&hit.title_highlights),
            podcast_description_highlights: non_empty_list(&hit.description_highlights),
            podcast_other_highlights: FieldHighlightView::list(&hit.other_highlights),
            podcast_matching_episode: hit.matching_episode.as_ref().map(MatchingEpisodeView::of),
            explanation: hit.explanation.as_ref().map(|explanation| ExplanationView::of(explanation, tier)),
            reason: hit.found_by.as_str().to_owned(),
            team: HitTeamFields::default(),
        }
    }
}

impl FieldHighlightView {
    pub fn list(found: &[FieldHighlight]) -> Vec<Self> {
        let view = |found: &FieldHighlight| Self {
            field: found.field.as_str().to_owned(),
            highlighted: found.highlighted.clone(),
        };
        found.iter().map(view).collect()
    }
}

fn social_links(socials: Vec<SocialLinkView>) -> Option<Vec<HitLink>> {
    non_empty(socials.into_iter().map(|social| HitLink { kind: social.social_media_type, url: social.url }))
}

fn directory_links(listings: &[DirectoryLinkView]) -> Option<Vec<HitLink>> {
    let link = |listing: &DirectoryLinkView| HitLink { kind: listing.directory.clone(), url: listing.url.clone() };
    non_empty(listings.iter().map(link))
}

/// Returns the type of the owner, if host or organization has the same name.
fn owner_type(document: &PodcastDocument, owner: &str) -> Option<&'static str> {
    let owner = owner.trim().to_lowercase();
    let affiliation = document.score.as_ref().and_then(|score| score.affiliation.as_ref());
    let organization = affiliation.and_then(|affiliation| affiliation.organization.as_ref());
    if document.host_names().iter().any(|host| host.to_lowercase() == owner) {
        Some("person")
    } else if organization.is_some_and(|organization| organization.to_lowercase() == owner) {
        Some("organization")
    } else {
        None
    }
}

/// Returns the hosts found in the texts; before the texts are analyzed, those of the feed's tags.
fn hosts(document: &PodcastDocument) -> Option<Vec<HitHost>> {
    let host = |name: &str, image_url: &Option<String>, url: &Option<String>| HitHost {
        name: name.to_owned(),
        image_url: image_url.clone(),
        url: web_url(url.as_deref()),
    };
    let read = document.credits.hosts.iter().map(|person| host(&person.name, &person.image_url, &person.url));
    non_empty(read)
        .or_else(|| non_empty(document.marked_hosts().map(|person| host(&person.name, &person.image_url, &person.url))))
}
