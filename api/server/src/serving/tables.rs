//! Reads the tables of a generation that are not in the index.

use crate::error::ApiError;
use earshot_model::rating::{Rating, ReviewFilter, ReviewPage, ReviewSearchPage, SocialProfile};
use earshot_model::{
    DirectoryPage, PeerGroup, PodcastId, PodcastScore, RssStatistics, ScorePercentiles, ScorePoint, SitemapEntry,
    Statistics,
};
use std::sync::Arc;

/// The tables of a generation. Calls may read files, so the API makes them off the async threads.
pub trait CatalogTables: Send + Sync {
    /// Returns counts over the whole catalog.
    fn statistics(&self) -> Result<Statistics, TablesError>;

    /// Returns what feeds implement of the podcast namespace; `None` for a generation without these counts.
    fn rss_statistics(&self) -> Option<Arc<RssStatistics>>;

    /// Returns podcasts whose title begins with `letter`: a to z, ignoring case and accents, or `0` for everything
    /// else. Ordered by folded title, then id.
    fn directory(&self, letter: char, skip: usize, limit: usize) -> Result<DirectoryPage, TablesError>;

    /// Returns all podcasts for the sitemap, in an order that is stable within the generation.
    fn sitemap(&self, skip: usize, limit: usize) -> Result<Vec<SitemapEntry>, TablesError>;

    /// Returns the latest ratings of a podcast, by platform and country.
    fn ratings(&self, podcast: PodcastId) -> Result<Vec<Rating>, TablesError>;

    /// Returns the reviews of a podcast that match a filter.
    fn reviews(
        &self,
        podcast: PodcastId,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewPage, TablesError>;

    /// Returns reviews of all podcasts that match a filter, in its order. It scans texts, so it may stop at its time
    /// limit.
    fn search_reviews(&self, filter: &ReviewFilter, skip: usize, limit: usize)
    -> Result<ReviewSearchPage, TablesError>;

    /// Returns the follower counts of a podcast's profiles, grouped by profile, newest first within each.
    fn profiles(&self, podcast: PodcastId) -> Result<Vec<SocialProfile>, TablesError>;

    /// Returns the percentiles of scores among active podcasts; `None` when the podcast is not active.
    fn percentiles(
        &self,
        score: &PodcastScore,
        group: Option<&PeerGroup>,
    ) -> Result<Option<ScorePercentiles>, TablesError>;

    /// Returns the days on which the scores of a podcast changed, oldest first.
    fn score_history(&self, podcast: PodcastId) -> Result<Vec<ScorePoint>, TablesError>;
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
#[error("table of the generation cannot be read")]
pub struct TablesError(#[from] pub Box<dyn std::error::Error + Send + Sync>);

impl From<TablesError> for ApiError {
    fn from(error: TablesError) -> Self {
        Self::internal(error)
    }
}
