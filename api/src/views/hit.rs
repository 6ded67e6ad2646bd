//! Podcasts that were found, under the names that the contract's search answers use.

use super::gate::{Gated, directory_url, spotify_id};
use super::podcast::{some_text, web_url};
use super::score::sub_score;
use super::{Moment, SocialLinkView};
use earshot_indexer::{FieldHighlight, PodcastHit};
use earshot_model::{DirectoryKind, PodcastDocument, Tier};
use serde::Serialize;
use utoipa::ToSchema;

/// The podcast of a hit.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PodcastFields {
    pub podcast_id: String,
    pub podcast_slug: String,
    pub podcast_rss_title: String,
    pub podcast_rss_title_latest: Option<String>,
    /// Of the first reading of the feed.
    pub podcast_rss_title_original: Option<String>,
    pub podcast_rss_author: Option<String>,
    /// Sanitised HTML.
    pub podcast_rss_description: Option<String>,
    pub podcast_rss_description_no_html: Option<String>,
    pub podcast_image_url: Option<String>,
    pub podcast_website_url: Option<String>,
    pub podcast_rss_feed_url: String,
    pub podcast_guid: Option<String>,
    pub podcast_host_names: Option<Vec<String>>,
    pub podcast_has_guests: Option<bool>,
    pub podcast_has_sponsors: Option<bool>,
    pub podcast_countries: Option<Vec<String>>,
    pub podcast_emails: Option<Vec<String>>,
    pub podcast_social_media_links: Option<Vec<HitSocialLink>>,
    pub primary_contact: Option<String>,
    pub rss_categories: Option<Vec<String>>,
    pub rss_language: Option<String>,
    pub founded_date: Option<Moment>,
    pub last_episode_date: Option<Moment>,
    pub total_episodes: Option<i64>,
    pub total_transcripts: Option<i64>,
    pub update_frequency: Option<String>,
    pub updated_at: Moment,
    pub transcription_mode: String,
    pub ignore: bool,
    pub podcast_authority_score_total: Option<f64>,
    pub podcast_authority_score_quality: Option<f64>,
    pub podcast_authority_score_social: Option<f64>,
    pub podcast_authority_score_youtube: Option<f64>,
    pub podcast_authority_score_engagement: Option<f64>,
    pub podcast_authority_score_calculated_date: Option<Moment>,
    pub apple_id: Option<i64>,
    pub spotify_id: Option<String>,
    pub apple_podcasts_content_rating: Option<String>,
    pub apple_podcasts_rating: Option<f64>,
    pub apple_podcasts_ratings_count: Option<i64>,
    pub spotify_rating: Option<f64>,
    pub spotify_ratings_count: Option<i64>,
    pub castbox_plays: Option<i64>,
    pub castbox_subscribers: Option<i64>,
    pub youtube_channel_count: Option<i64>,
    pub youtube_total_subscribers: Option<i64>,
    pub youtube_total_videos: Option<i64>,
    pub youtube_total_views: Option<i64>,
}

/// A social profile of a hit.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HitSocialLink {
    #[serde(rename = "type")]
    pub kind: String,
    pub url: String,
}

/// A podcast that was found.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PodcastHitView {
    #[serde(flatten)]
    pub podcast: PodcastFields,
    pub score: f64,
    /// Plain text with `<em>` around what matched, everything else escaped.
    pub podcast_title_highlights: Option<Vec<String>>,
    pub podcast_description_highlights: Option<Vec<String>>,
    /// Author, hosts and keywords that matched; empty when none did.
    pub podcast_other_highlights: Vec<FieldHighlightView>,
}

/// A short text of a show that matched beside title and description.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FieldHighlightView {
    /// `author`, `host` or `keyword`.
    pub field: String,
    /// The whole text with `<em>` around what matched, everything else escaped.
    pub highlighted: String,
}

impl PodcastFields {
    pub fn of(document: &PodcastDocument, tier: Tier) -> Self {
        let podcast = &document.podcast;
        let score = document.score.as_ref();
        let gated = Gated::of(document, tier);
        let sub = |name| score.and_then(|score| sub_score(score, name));
        let hosts = document.host_names();
        Self {
            podcast_id: podcast.id.to_string(),
            podcast_slug: podcast.slug.clone(),
            podcast_rss_title: podcast.title.clone(),
            podcast_rss_title_latest: Some(podcast.title.clone()),
            podcast_rss_title_original: Some(podcast.title_original.clone()),
            podcast_rss_author: podcast.author.clone(),
            podcast_rss_description: some_text(&podcast.description_html),
            podcast_rss_description_no_html: some_text(&podcast.description),
            podcast_image_url: podcast.image_url.clone(),
            podcast_website_url: web_url(podcast.website_url.as_deref()),
            podcast_rss_feed_url: podcast.feed_url.clone(),
            podcast_guid: podcast.guid.clone(),
            podcast_host_names: (!hosts.is_empty()).then_some(hosts),
            podcast_has_guests: gated.has_guests,
            podcast_has_sponsors: None,
            podcast_countries: None,
            podcast_emails: (!gated.emails.is_empty()).then_some(gated.emails),
            podcast_social_media_links: social_links(gated.socials),
            primary_contact: gated.primary_contact,
            rss_categories: Some(podcast.genres.clone()),
            rss_language: podcast.language.clone(),
            founded_date: score.and_then(|score| score.first_episode_at).map(Moment),
            last_episode_date: score.and_then(|score| score.last_episode_at).map(Moment),
            total_episodes: score.map(|score| score.episode_count),
            total_transcripts: score.map(|score| score.transcript_count),
            update_frequency: score.and_then(|score| score.update_frequency).map(|name| name.as_str().to_owned()),
            updated_at: podcast.updated_at.into(),
            transcription_mode: "none".to_owned(),
            ignore: false,
            podcast_authority_score_total: score.and_then(|score| score.authority),
            podcast_authority_score_quality: sub("quality"),
            podcast_authority_score_social: sub("social"),
            podcast_authority_score_youtube: sub("youtube"),
            podcast_authority_score_engagement: sub("engagement"),
            podcast_authority_score_calculated_date: score.map(|score| score.computed_at.into()),
            apple_id: gated.apple_id,
            spotify_id: directory_url(document, DirectoryKind::Spotify).and_then(spotify_id).map(str::to_owned),
            apple_podcasts_content_rating: podcast
                .explicit
                .map(|explicit| if explicit { "explicit" } else { "clean" }.to_owned()),
            apple_podcasts_rating: None,
            apple_podcasts_ratings_count: None,
            spotify_rating: None,
            spotify_ratings_count: None,
            castbox_plays: None,
            castbox_subscribers: None,
            youtube_channel_count: None,
            youtube_total_subscribers: None,
            youtube_total_videos: None,
            youtube_total_views: None,
        }
    }
}

impl PodcastHitView {
    pub fn of(hit: &PodcastHit, tier: Tier) -> Self {
        Self {
            podcast: PodcastFields::of(&hit.document, tier),
            score: f64::from(hit.score),
            podcast_title_highlights: some_list(&hit.title_highlights),
            podcast_description_highlights: some_list(&hit.description_highlights),
            podcast_other_highlights: FieldHighlightView::list(&hit.other_highlights),
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

fn social_links(socials: Vec<SocialLinkView>) -> Option<Vec<HitSocialLink>> {
    let links = socials.into_iter().map(|social| HitSocialLink { kind: social.social_media_type, url: social.url });
    Some(links.collect::<Vec<_>>()).filter(|links| !links.is_empty())
}

pub fn some_list(list: &[String]) -> Option<Vec<String>> {
    (!list.is_empty()).then(|| list.to_vec())
}
