//! The command line: the list of commands. Each command has a file of arguments below `args/`.

mod app;
mod app_db;
mod assist;
mod charts;
mod company;
mod corrections;
mod crawl;
mod downloads;
mod embedding;
mod eval;
mod excluded_words;
mod feed;
mod generate;
mod global;
mod http_url;
mod identity_provider;
mod index;
mod ingest;
mod keys;
mod limits;
mod object_storage;
mod pipeline;
mod poll;
mod projects;
mod publish;
mod ratings;
mod refresh;
mod score;
mod search;
mod search_backend;
mod serve;
mod service;
mod social;
mod text_model;
mod transcribe;
mod transcripts;
mod users;
mod verify;

pub use app::AppArgs;
pub use app_db::AppDbCommand;
pub use assist::{AssistCommand, AssistTryArgs};
pub use charts::{ChartFrequencyArg, ChartPlatformArg, ChartsCommand, ChartsFetchArgs, ChartsImportArgs};
pub use company::CompanyArgs;
pub use corrections::CorrectionsCommand;
pub use crawl::{CrawlArgs, CrawlCommand, OptOutCommand, ReportsArgs};
pub use downloads::{DownloadsCommand, DownloadsFetchArgs};
pub use embedding::{EmbedArgs, EmbedderArgs, EmbeddingModelArgs, EmbeddingSourceArgs, MeaningArg};
pub use eval::EvalCommand;
pub use feed::FeedCommand;
pub use generate::{GenerateArgs, LocalWebArgs};
pub use global::{GlobalArgs, LogFormat};
pub use identity_provider::IdentityProviderArgs;
pub use index::IndexArgs;
pub use ingest::{IngestArgs, NetworkArgs, TranscriptsArg};
pub use keys::{KeyScope, KeysCommand};
pub use limits::LimitArgs;
pub use object_storage::ObjectStorageArgs;
pub use pipeline::PipelineArgs;
pub use poll::PollArgs;
pub use projects::{ExportArgs, ProjectsCommand, TeamArgs};
pub use publish::PublishArgs;
pub use ratings::{RatingSourceArg, RatingsCommand, RatingsFetchArgs, RatingsIdentifyArgs, RatingsImportArgs};
pub use refresh::{FeedFetchArgs, HintArgs, RefreshArgs, WatchArgs};
pub use score::ScoreArgs;
pub use search::{FilterArgs, SearchArgs};
pub use search_backend::{ClusterIndexArgs, SearchBackendArg, SearchBackendArgs};
pub use serve::{ServeArgs, WorkerArgs, WorkersArg};
pub use service::ServiceArgs;
pub use social::{SocialCommand, SocialFetchArgs, SocialKeys, SocialLookupArgs, SocialPlatformArg};
pub use text_model::TextModelArgs;
pub use transcribe::{SpeechServiceArgs, TranscribeArgs};
pub use transcripts::{TranscriptFormatArg, TranscriptsCommand};
pub use users::UsersCommand;
pub use verify::VerifyArgs;

use clap::{CommandFactory as _, Parser, Subcommand};

/// Podcast search: ingest feeds, index them, serve the API and the web app.
#[derive(Debug, Parser)]
#[command(name = "earshot", version, propagate_version = true, disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    pub global: GlobalArgs,
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// Parses the program's arguments.
    pub fn parse_program() -> Result<Self, clap::Error> {
        Self::try_parse_from(excluded_words::mark_excluded_words(Self::command(), std::env::args_os()))
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Import feeds into the catalog: a feed URL or file, a folder of feeds, a text list of URLs, an OPML file or URL,
    /// or a dump of Podcast Index
    Ingest(IngestArgs),
    /// Fetch the feeds that are due, once
    Refresh(RefreshArgs),
    /// Fetch feeds as they become due, until stopped
    Watch(WatchArgs),
    /// Find contacts, social profiles and directory entries in the feeds of podcasts that changed; with --sites, crawl
    /// the websites that are due; with addresses, crawl these sites now and print the result
    Crawl(CrawlArgs),
    /// Score podcasts whose data changed, and extract people and sponsors from their episodes
    Score(ScoreArgs),
    /// Compute embeddings of texts in the served generation that have none yet, with an embedding service or a model in
    /// a folder
    Embed(EmbedArgs),
    /// Build the next generation: tables and search index of what changed
    Index(IndexArgs),
    /// Publish the built generation, or roll back to the previous one
    Publish(PublishArgs),
    /// Verify that every file of a generation matches the hashes recorded when it was published
    Verify(VerifyArgs),
    /// Run all stages: ingest, crawl, score, index and publish
    Pipeline(PipelineArgs),
    /// Search the published generation
    Search(Box<SearchArgs>),
    /// Import, export and inspect transcripts
    #[command(subcommand)]
    Transcripts(TranscriptsCommand),
    /// Make the transcripts that teams requested: fetch those that podcasts publish, and transcribe the audio of the others
    Transcribe(Box<TranscribeArgs>),
    /// Import or fetch charts of Apple and Spotify
    #[command(subcommand)]
    Charts(ChartsCommand),
    /// Import or fetch ratings and reviews of Apple, Spotify and Castbox
    #[command(subcommand)]
    Ratings(RatingsCommand),
    /// Fetch follower counts of podcasts' social profiles
    #[command(subcommand)]
    Social(Box<SocialCommand>),
    /// Fetch downloads that OP3 measures
    #[command(subcommand)]
    Downloads(DownloadsCommand),
    /// Inspect feeds
    #[command(subcommand)]
    Feed(FeedCommand),
    /// Serve the API and the web app
    Serve(Box<ServeArgs>),
    /// Do the background work of servers with `--workers off` on the same PostgreSQL database
    Worker(Box<WorkerArgs>),
    /// Copy the app database: backups, and moves between SQLite and PostgreSQL
    #[command(subcommand)]
    AppDb(AppDbCommand),
    /// Manage accounts
    #[command(subcommand)]
    Users(UsersCommand),
    /// Manage API keys
    #[command(subcommand)]
    Keys(KeysCommand),
    /// Inspect, export and restore projects of teams, for support
    #[command(subcommand)]
    Projects(ProjectsCommand),
    /// Accept or refuse corrections of facts that people propose
    #[command(subcommand)]
    Corrections(CorrectionsCommand),
    /// Try the text model of the assistant
    #[command(subcommand)]
    Assist(AssistCommand),
    /// Evaluate the search engine
    #[command(subcommand)]
    Eval(EvalCommand),
    /// Generate test data: a catalog of invented podcasts with feeds, transcripts, sites and charts, or a dump of
    /// Podcast Index
    Generate(GenerateArgs),
    /// Print this reference as Markdown
    #[command(hide = true)]
    Docs,
}
