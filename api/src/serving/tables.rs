//! Reads the tables of a generation that are not in the index.

use crate::error::ApiError;
use earshot_model::rating::{Rating, Review, ReviewFilter, ReviewPage, SocialProfile};
use earshot_model::{PeerGroup, PodcastId, PodcastScore, RssStatistics, ScorePercentiles, ScorePoint, Timestamp};
use std::sync::Arc;

/// The tables of a generation. Calls may read files, so the API makes them off the async threads.
pub trait CatalogTables: Send + Sync {
    /// Returns counts over the whole catalog.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn statistics(&self) -> Result<Statistics, TablesError>;

    /// Returns what feeds implement of the podcast namespace; `None` for a generation without these counts.
    fn rss_statistics(&self) -> Option<Arc<RssStatistics>>;

    /// Returns podcasts whose title begins with `letter`: a to z, ignoring case and accents, or `0` for everything
    /// else. Ordered by folded title, then id.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn directory(&self, letter: char, skip: usize, limit: usize) -> Result<DirectoryPage, TablesError>;

    /// Returns all podcasts for the sitemap, in an order that is stable within the generation.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn sitemap(&self, skip: usize, limit: usize) -> Result<Vec<SitemapEntry>, TablesError>;

    /// Returns the latest ratings of a podcast, by platform and country.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn ratings(&self, podcast: PodcastId) -> Result<Vec<Rating>, TablesError>;

    /// Returns the reviews of a podcast that match a filter.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn reviews(
        &self,
        podcast: PodcastId,
        filter: &ReviewFilter,
        skip: usize,
        limit: usize,
    ) -> Result<ReviewPage, TablesError>;

    /// Returns reviews of all podcasts that match a filter, in its order. It scans texts, so it may stop at its time
    /// limit.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn search_reviews(&self, filter: &ReviewFilter, skip: usize, limit: usize)
    -> Result<ReviewSearchPage, TablesError>;

    /// Returns the follower counts of a podcast's profiles, grouped by profile, newest first within each.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn profiles(&self, podcast: PodcastId) -> Result<Vec<SocialProfile>, TablesError>;

    /// Returns the percentiles of scores among active podcasts; `None` when the podcast is not active.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn percentiles(
        &self,
        score: &PodcastScore,
        group: Option<&PeerGroup>,
    ) -> Result<Option<ScorePercentiles>, TablesError>;

    /// Returns the days on which the scores of a podcast changed, oldest first.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn score_history(&self, podcast: PodcastId) -> Result<Vec<ScorePoint>, TablesError>;
}

/// Reviews of several podcasts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewSearchPage {
    pub reviews: Vec<(PodcastId, Review)>,
    /// The scan reached its time limit, and the page is empty.
    pub is_cut_off: bool,
}

/// Counts over the whole catalog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Most frequent first.
    pub languages: Vec<ValueCount>,
    /// Most frequent first.
    pub genres: Vec<ValueCount>,
}

/// A value and the number of podcasts that have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueCount {
    pub value: String,
    pub count: u64,
}

/// A page of the directory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectoryPage {
    /// Number of podcasts under this letter.
    pub total: u64,
    pub podcasts: Vec<PodcastId>,
    /// All letters that have podcasts; `0` comes last.
    pub letters: Vec<(char, u64)>,
}

/// A podcast's page in the sitemap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitemapEntry {
    pub slug: String,
    pub updated_at: Timestamp,
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
