//! The short form of a podcast (spec 3, Podcast summary), as lists show it.

use super::AuthorityScoreView;
use earshot_api_server::prelude::*;
use earshot_model::PodcastDocument;

/// The contract's `language` for an unknown language (BCP 47, undetermined), because it cannot be null.
pub const UNDETERMINED: &str = "und";

/// A podcast in a list.
#[view(Clone)]
pub struct PodcastSummary {
    /// ID of the podcast.
    pub id: String,
    /// Slug of the podcast.
    pub slug: String,
    /// Title of the podcast.
    pub title: String,
    /// The title at the last reading of the feed; the same as `title`.
    pub title_latest: String,
    /// The author in the feed; `null` when there is none.
    pub author: Option<String>,
    /// Names of the categories in the feed, in their order there.
    pub genres: Vec<String>,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
    /// BCP 47; `und` when unknown.
    pub language: String,
    /// When the newest episode was published; `null` without dated episodes.
    pub last_episode_published_at: Option<TimestampView>,
    /// The authority score with its sub-scores; `null` before it was calculated.
    pub authority_score: Option<AuthorityScoreView>,
    /// Number of episodes; `null` before it was counted.
    pub episode_count: Option<i64>,
}

impl PodcastSummary {
    /// The summary, which is the same on every plan.
    pub fn of(document: &PodcastDocument) -> Self {
        let podcast = &document.podcast;
        let score = document.score.as_ref();
        Self {
            id: podcast.id.to_string(),
            slug: podcast.slug.clone(),
            title: podcast.title.clone(),
            title_latest: podcast.title.clone(),
            author: podcast.author.clone(),
            genres: podcast.genres.clone(),
            image_url: podcast.image_url.clone(),
            language: podcast.language.clone().unwrap_or_else(|| UNDETERMINED.to_owned()),
            last_episode_published_at: score.and_then(|score| score.last_episode_at).map(TimestampView),
            authority_score: AuthorityScoreView::of(score),
            episode_count: score.map(|score| score.episode_count),
        }
    }
}
