#![doc = include_str!("../README.md")]

// First, because the modules after it use its macro.
#[macro_use]
mod columns;

mod atomic_file;
mod build_manifest;
mod charts;
mod credit_records;
mod embedding_archive;
mod error;
mod feed_checks;
pub mod generation;
mod generation_database;
mod generation_ratings;
mod generation_review_search;
mod generation_scores;
mod lock;
mod machine_signal_records;
mod migrations;
mod opt_out_file;
mod paths;
mod people_file;
pub mod private_files;
mod rating_records;
mod records;
mod rss_statistics;
mod secret_urls;
mod stages;
mod tables;
mod writer;

pub use build_manifest::BuildManifest;
pub use charts::{ChartDayReport, ChartHistory, ChartMatchReport, DaysByChart, PositionsByChart};
pub use credit_records::{CreditRow, CreditUpdate, EpisodeToCredit, PodcastCreditState, PodcastToCredit, ShowHabits};
pub use embedding_archive::{EmbeddingArchive, EmbeddingArchiveWriter};
pub use error::{BROKEN_GENERATION_REMEDY, CatalogError};
pub use feed_checks::{
    DuePageKey, FeedCheck, FeedCheckStore, FeedMove, FeedMoveKind, FeedOrigin, PollingPreferences, SubscriptionRecord,
};
pub use generation::{Generation, Manifest, PartialGeneration};
pub use generation_database::{EpisodeWithTranscript, GenerationDatabase};
pub use machine_signal_records::{EpisodeToClassify, MachineSignalUpdate, PodcastToClassify};
pub use opt_out_file::{opt_out_stamp, read_opt_outs, replace_opt_outs};
pub use paths::DataDir;
pub use people_file::{PeopleCounts, PeopleFile};
pub use rating_records::{
    PodcastToMeasure, ProfileToPoll, ProviderPoll, ProviderPollFilter, ProviderPollOutcome, RatingCounts, RatingUpdate,
    ShowToPoll,
};
pub use records::{
    ChartSummary, CrawlUpdate, EpisodeStatistics, FeedAlias, FeedItem, FeedState, FeedUpdate, ItemKeys, MovedFeed,
    PodcastFindings, PodcastIdentity, PodcastMerge, PodcastOfSite, PodcastSite, PodcastToCrawl, PodcastToScore,
    RECENT_EPISODES, ScoreUpdate, SiteCrawlRecord, SiteError, SiteRow, SiteStatus, SiteToCrawl, SiteUpdate,
    TranscriptFailure,
};
pub use rss_statistics::read_rss_statistics;
pub use stages::{
    DumpImport, DumpImportCounts, DumpPodcast, DumpReadTotals, EpisodeReference, EpisodeToTranscribe, ExportedTables,
    FeedReport, FileNameKind, MAX_PODCASTS_PER_KEY, MergeOptions, MissingTranscript, TranscriptFileMatch,
    TranscriptFileName, file_key, recognized_source,
};
pub use writer::{CatalogOptions, Writer};
