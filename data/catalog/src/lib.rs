#![doc = include_str!("../README.md")]

mod build;
mod columns;
mod error;
pub mod generation;
mod lock;
mod migrations;
mod paths;
mod records;
mod snapshot;
mod stages;
mod tables;
mod writer;

pub use build::BuildNote;
pub use error::{BROKEN_GENERATION_REMEDY, CatalogError};
pub use generation::{Generation, Manifest, PartialGeneration, Statistics};
pub use paths::DataDir;
pub use records::{
    CrawlUpdate, EpisodeStatistics, FeedItem, FeedState, FeedUpdate, PodcastToCrawl, PodcastToScore, RECENT_EPISODES,
    ScoreUpdate,
};
pub use snapshot::{DirectoryPage, EpisodeWithTranscript, SitemapEntry, Snapshot};
pub use stages::ExportedTables;
pub use writer::{CatalogOptions, Writer};
