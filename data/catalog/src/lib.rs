#![doc = include_str!("../README.md")]

mod build;
mod charts;
mod checks;
mod columns;
mod credit_records;
mod durable;
mod error;
pub mod generation;
mod lock;
mod machine_records;
mod migrations;
mod opt_out_file;
mod originals;
mod paths;
pub mod private_files;
mod rating_records;
mod records;
mod rss_statistics;
mod snapshot;
mod snapshot_ratings;
mod snapshot_review_search;
mod snapshot_scores;
mod stages;
mod tables;
mod writer;

pub use build::BuildNote;
pub use charts::{ChartDayReport, ChartHistory, ChartMatchReport, DaysOfCharts, PositionsOfShow};
pub use checks::{Checks, DueAfter, FeedCheck, FeedMove, FeedOrigin, FeedWishes, MovedBy, SubscriptionRecord};
pub use credit_records::{CreditRow, CreditUpdate, EpisodeToCredit, PodcastToCredit, ShowCredits};
pub use error::{BROKEN_GENERATION_REMEDY, CatalogError};
pub use generation::{Generation, Manifest, PartialGeneration, Statistics};
pub use machine_records::{EpisodeToWeigh, MachineUpdate, PodcastToWeigh};
pub use opt_out_file::{opt_out_stamp, read_opt_outs};
pub use originals::{Originals, OriginalsWriter};
pub use paths::DataDir;
pub use rating_records::{AskOutcome, AskedFor, DueToAsk, ProfileToAsk, RatingUpdate, RatingsWritten, ShowToAsk};
pub use records::{
    ChartStanding, CrawlUpdate, EpisodeStatistics, FeedAlias, FeedItem, FeedState, FeedUpdate, ItemKeys, KnownPodcast,
    Merge, MovedFeed, PodcastFindings, PodcastOfSite, PodcastSite, PodcastToCrawl, PodcastToScore, RECENT_EPISODES,
    ScoreUpdate, SiteError, SiteResult, SiteRow, SiteStatus, SiteToCrawl, SiteUpdate,
};
pub use rss_statistics::read_rss_statistics;
pub use snapshot::{DirectoryPage, EpisodeWithTranscript, SitemapEntry, Snapshot};
pub use snapshot_review_search::FoundReviews;
pub use stages::{
    ExportedTables, FeedReport, ListedPodcast, ListingCounts, ListingImport, MAX_PODCASTS_OF_KEY, MergeOptions,
    MissingTranscript, NamedAfter, NamedEpisode, RowsRead, TranscriptFileMatch, TranscriptFileName, TranscriptTry,
    file_key,
};
pub use writer::{CatalogOptions, Writer};
