//! The record of truth: DuckDB tables, the writer's lock, and generations. The only room that knows DuckDB and Arrow.

mod records;

pub use records::{
    CrawlUpdate, EpisodeStatistics, FeedItem, FeedState, FeedUpdate, PodcastToCrawl, PodcastToScore, RECENT_EPISODES,
    ScoreUpdate,
};
