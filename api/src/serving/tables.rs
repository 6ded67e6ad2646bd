//! What the API asks of a generation's tables, beside searching.

use earshot_model::rating::{Rating, Review, ReviewFilter, ReviewPage, SocialProfile};
use earshot_model::{PeerGroup, PodcastId, PodcastScore, RssStatistics, ScorePercentiles, ScorePoint, Timestamp};
use std::sync::Arc;

/// A generation's tables. Calls may read files; the API makes them off the async threads.
pub trait CatalogTables: Send + Sync {
    /// Counts over the whole catalog.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn statistics(&self) -> Result<Statistics, TablesError>;

    /// What feeds implement of the podcast namespace; `None` for a generation that did not count it.
    fn rss_statistics(&self) -> Option<Arc<RssStatistics>>;

    /// Podcasts whose title begins with `letter`, a to z in either case and with accents folded; `0` is everything
    /// else. Ordered by folded title, then id.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn directory(&self, letter: char, skip: usize, limit: usize) -> Result<DirectoryPage, TablesError>;

    /// Every podcast in an order that does not change within the generation, for the sitemap.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn sitemap(&self, skip: usize, limit: usize) -> Result<Vec<SitemapEntry>, TablesError>;

    /// The newest ratings of a podcast, by platform and country.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn ratings(&self, podcast: PodcastId) -> Result<Vec<Rating>, TablesError>;

    /// Reviews of a podcast that satisfy a filter.
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

    /// Reviews of all podcasts that satisfy a filter, in its order. It goes through texts, so it may be cut off.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn search_reviews(&self, filter: &ReviewFilter, skip: usize, limit: usize)
    -> Result<ReviewSearchPage, TablesError>;

    /// The counts of a podcast's profiles, by profile, of each the newest first.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn profiles(&self, podcast: PodcastId) -> Result<Vec<SocialProfile>, TablesError>;

    /// Where scores stand among those of active shows; `None` when the show is none of them.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn percentiles(
        &self,
        score: &PodcastScore,
        group: Option<&PeerGroup>,
    ) -> Result<Option<ScorePercentiles>, TablesError>;

    /// The days on which the scores of a podcast changed, oldest first.
    ///
    /// # Errors
    /// When the tables cannot be read.
    fn score_history(&self, podcast: PodcastId) -> Result<Vec<ScorePoint>, TablesError>;
}

/// Reviews of several podcasts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewSearchPage {
    pub reviews: Vec<(PodcastId, Review)>,
    /// It took too long, and nothing is told.
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

/// A value and how many podcasts have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueCount {
    pub value: String,
    pub count: u64,
}

/// A page of the directory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectoryPage {
    /// Podcasts under this letter.
    pub total: u64,
    pub podcasts: Vec<PodcastId>,
    /// Every letter that has podcasts, `0` last.
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
