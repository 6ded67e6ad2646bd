//! The command line: declarations of commands and options.

mod charts;
mod crawl;
mod embedding;
mod excluded_words;
mod keys;
mod limits;
mod ratings;
mod search;
mod users;

pub use charts::{ChartFrequencyArg, ChartPlatformArg, ChartsCommand, ChartsFetchArgs, ChartsImportArgs};
pub use crawl::{CrawlArgs, CrawlCommand, OptOutCommand, ReportsArgs};
pub use embedding::{EmbedArgs, EmbedderArgs, MeaningArg, MeaningArgs, ModelArgs};
pub use keys::{KeyScope, KeysCommand};
pub use limits::LimitArgs;
pub use ratings::{
    PollArgs, RatingSourceArg, RatingsCommand, RatingsFetchArgs, RatingsIdentifyArgs, RatingsImportArgs, SocialCommand,
    SocialFetchArgs, SocialKeys, SocialLookupArgs, SocialPlatformArg,
};
pub use search::{FilterArgs, SearchArgs};
pub use users::UsersCommand;

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;

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
        Self::try_parse_from(excluded_words::mark_excluded_words(std::env::args_os()))
    }
}

#[derive(Debug, Args)]
pub struct GlobalArgs {
    /// Data folder
    #[arg(long, global = true, env = "EARSHOT_DATA", default_value = "var", value_name = "DIR")]
    pub data_dir: PathBuf,
    /// Print one JSON document on stdout instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// Print only errors to stderr, without progress bars
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// Log filter: error, warn, info, debug, or per module, like earshot_api=debug
    #[arg(
        long,
        global = true,
        env = "RUST_LOG",
        default_value = "warn,earshot_api=info,tower_http=off",
        value_name = "FILTER"
    )]
    pub log: String,
    /// Format of log lines
    #[arg(long, global = true, env = "EARSHOT_LOG_FORMAT", default_value = "text", value_name = "FORMAT")]
    pub log_format: LogFormat,
    /// Memory limit of the catalog's database in MiB; more is spilled to disk
    #[arg(long, global = true, env = "EARSHOT_MEMORY_MIB", default_value_t = 2048, value_name = "MIB")]
    pub memory_mib: u32,
    /// Seconds to wait for another process that writes the catalog
    #[arg(long, global = true, default_value_t = 600, value_name = "SECONDS")]
    pub wait: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Readable text
    Text,
    /// One JSON object per line
    Json,
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
    /// Import or fetch charts of Apple and Spotify
    #[command(subcommand)]
    Charts(ChartsCommand),
    /// Import or fetch ratings and reviews of Apple, Spotify and Castbox
    #[command(subcommand)]
    Ratings(RatingsCommand),
    /// Fetch follower counts of podcasts' social profiles
    #[command(subcommand)]
    Social(Box<SocialCommand>),
    /// Inspect feeds
    #[command(subcommand)]
    Feed(FeedCommand),
    /// Serve the API and the web app
    Serve(Box<ServeArgs>),
    /// Manage accounts
    #[command(subcommand)]
    Users(UsersCommand),
    /// Manage API keys
    #[command(subcommand)]
    Keys(KeysCommand),
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

#[derive(Debug, Args)]
pub struct IngestArgs {
    /// Feed URLs, feed files, folders, text lists, OPML files or URLs, dumps of Podcast Index (.db, .tgz)
    #[arg(required = true, value_name = "SOURCE")]
    pub sources: Vec<String>,
    /// Which linked transcripts to fetch
    #[arg(long, value_enum, default_value_t = TranscriptsArg::None, value_name = "WHICH")]
    pub transcripts: TranscriptsArg,
    /// Folder of transcripts that belong to the episodes (VTT, SRT, JSON, HTML, text)
    #[arg(long, value_name = "DIR")]
    pub transcripts_from: Option<PathBuf>,
    #[command(flatten)]
    pub network: NetworkArgs,
    /// List every defect of every feed, with its position
    #[arg(long)]
    pub issues: bool,
}

#[derive(Debug, Args)]
pub struct NetworkArgs {
    /// Allow private and loopback addresses (for local tests)
    #[arg(long)]
    pub allow_private: bool,
    /// Maximum number of concurrent requests
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub in_flight: u16,
}

#[derive(Debug, Args)]
pub struct RefreshArgs {
    /// Fetch all feeds, even if they are not due
    #[arg(long)]
    pub all: bool,
    /// Fetch at most this many feeds, the longest overdue first
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,
    #[command(flatten)]
    pub fetching: FetchingArgs,
}

#[derive(Debug, Args)]
pub struct WatchArgs {
    #[command(flatten)]
    pub fetching: FetchingArgs,
    #[command(flatten)]
    pub hints: HintArgs,
}

#[derive(Debug, Args)]
pub struct HintArgs {
    /// Listen to Podping through this Hive node (URL of its JSON-RPC); repeat for fallback nodes
    #[arg(long, value_name = "NODE", value_parser = parse_http_url)]
    pub podping: Vec<String>,
    /// Listen to WebSub: subscribe at the feeds' hubs, and accept their callbacks on this address
    #[arg(long, value_name = "ADDR", requires = "websub_url")]
    pub websub_listen: Option<String>,
    /// Public URL of that listener for hubs, for example https://example.org/websub/
    #[arg(long, value_name = "URL", requires = "websub_listen", value_parser = parse_http_url)]
    pub websub_url: Option<String>,
}

fn parse_http_url(text: &str) -> Result<String, &'static str> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_url = rest.is_some_and(|rest| !rest.is_empty() && !rest.contains([' ', '?', '#']));
    if is_url { Ok(text.to_owned()) } else { Err("expected a URL like https://host/path") }
}

#[derive(Debug, Args)]
pub struct FetchingArgs {
    #[command(flatten)]
    pub network: NetworkArgs,
    /// When something changed, also run the later stages: crawl, score, index, publish
    #[arg(long)]
    pub publish: bool,
    /// Which linked transcripts to fetch
    #[arg(long, value_enum, default_value_t = TranscriptsArg::None, value_name = "WHICH")]
    pub transcripts: TranscriptsArg,
    /// List every defect of every feed, with its position
    #[arg(long)]
    pub issues: bool,
    #[command(flatten)]
    pub meaning: MeaningArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TranscriptsArg {
    /// Transcripts of new and changed episodes, and of all episodes in the catalog that lack one
    All,
    /// Transcripts of new and changed episodes
    New,
    /// No linked transcripts; files beside local feeds are still read
    None,
}

#[derive(Debug, Args)]
pub struct ScoreArgs {
    /// Score all podcasts, not only changed ones: recency changes with time
    #[arg(long)]
    pub all: bool,
}

#[derive(Clone, Debug, Default, Args)]
pub struct IndexArgs {
    /// Build from scratch instead of incrementally
    #[arg(long)]
    pub full: bool,
    /// Number of shards in a full build [default: one per core, at most 8]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub shards: Option<u32>,
    #[command(flatten)]
    pub meaning: MeaningArgs,
}

#[derive(Debug, Args)]
pub struct PublishArgs {
    /// Roll back to the previous generation
    #[arg(long)]
    pub rollback: bool,
    /// How many older generations to keep, besides the one served until now
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub keep: usize,
}

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// Number of the generation [default: the served one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999_999))]
    pub generation: Option<u32>,
}

#[derive(Debug, Args)]
pub struct PipelineArgs {
    #[command(flatten)]
    pub ingest: IngestArgs,
    /// Folder of saved payloads (ratings, reviews, followers) to import after the feeds
    #[arg(long, value_name = "DIR")]
    pub ratings_from: Option<PathBuf>,
    #[command(flatten)]
    pub index: IndexArgs,
}

#[derive(Debug, Subcommand)]
pub enum FeedCommand {
    /// Parse a feed file, and print its content and defects
    Parse {
        /// Feed file, or - for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Show the state of a feed: last and next check with the reason, failures, defects
    Status {
        #[arg(value_name = "URL")]
        url: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum TranscriptsCommand {
    /// Import transcript files. They are matched to episodes by id, slug, transcript link, guid, media file or title
    Import {
        /// Folder of transcripts, searched recursively (VTT, SRT, JSON, HTML, text)
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// List every defect of every transcript
        #[arg(long)]
        issues: bool,
    },
    /// Print the transcript of an episode
    Export {
        /// Id or slug of an episode, or podcast-slug/episode-slug
        #[arg(value_name = "EPISODE")]
        episode: String,
        #[arg(long, value_enum, default_value_t = TranscriptFormatArg::Txt, value_name = "FORMAT")]
        format: TranscriptFormatArg,
    },
    /// Show the passages of a transcript, which semantic search uses: text, tokens, times, speaker
    Passages {
        /// Id or slug of an episode, or podcast-slug/episode-slug
        #[arg(value_name = "EPISODE")]
        episode: String,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TranscriptFormatArg {
    /// WebVTT, with the original cues
    Vtt,
    /// Text, with speaker names
    Txt,
    /// WebVTT, one sentence per cue
    VttSentences,
    /// SubRip
    Srt,
    /// JSON of the podcast namespace
    Json,
}

#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Address to listen on
    #[arg(long, env = "EARSHOT_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR")]
    pub listen: String,
    /// Loopback address for Prometheus metrics and probes (/metrics, /livez, /readyz), like 127.0.0.1:9464
    #[arg(long, env = "EARSHOT_METRICS_LISTEN", value_name = "ADDR", value_parser = parse_loopback)]
    pub metrics_listen: Option<SocketAddr>,
    /// OpenTelemetry collector for request traces (OTLP over HTTP), like http://127.0.0.1:4318; OTEL_TRACES_SAMPLER
    /// sets the sampling
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT", value_name = "URL")]
    pub otlp_endpoint: Option<String>,
    #[command(flatten)]
    pub app: AppArgs,
    #[command(flatten)]
    pub embedder: EmbedderArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Mail server: smtps://user:password@host, or smtp://user:password@host:587?tls=required. Without one, mails stay
    /// in the data folder and are shown on /dev/mailbox, which requires a key
    #[arg(long, env = "EARSHOT_SMTP_URL", value_name = "URL")]
    pub smtp_url: Option<String>,
    /// Sender address of mails
    #[arg(
        long,
        env = "EARSHOT_MAIL_FROM",
        default_value = "Earshot <no-reply@localhost.example>",
        value_name = "ADDRESS"
    )]
    pub mail_from: String,
}

/// Accepts loopback addresses only. Metrics reveal business figures, so publishing them takes a deliberate forward.
fn parse_loopback(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr =
        text.parse().map_err(|_| "expected an address with a port, like 127.0.0.1:9464".to_owned())?;
    if address.ip().is_loopback() {
        Ok(address)
    } else {
        Err("expected a loopback address, like 127.0.0.1:9464".to_owned())
    }
}

#[derive(Debug, Args)]
pub struct AppArgs {
    /// App database: sqlite://path or postgres://… [default: SQLite in the data folder]
    #[arg(long, env = "EARSHOT_APP_DATABASE", value_name = "URL")]
    pub app_database: Option<String>,
    /// Public URL of the server, for links in mails
    #[arg(long, env = "EARSHOT_BASE_URL", value_name = "URL")]
    pub base_url: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum EvalCommand {
    /// Measure the relevance of rankings on judged sets, compared with plain BM25: nDCG@10, MAP, R@100, MRR
    Relevance {
        /// Folder with corpus.jsonl, queries.jsonl and qrels.tsv, or a folder of such folders. Without corpus.jsonl,
        /// the served generation is searched
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// Only queries of this split, such as dev or test
        #[arg(long, value_name = "NAME")]
        split: Option<String>,
        /// Shards of the temporary index; results do not depend on them
        #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
        shards: u32,
        #[command(flatten)]
        embedder: Box<EmbedderArgs>,
    },
}

#[derive(Debug, Args)]
pub struct GenerateArgs {
    /// Output folder, or with --serve the folder to serve
    #[arg(value_name = "DIR", required_unless_present = "dump")]
    pub out: Option<PathBuf>,
    /// Generate a dump of Podcast Index instead: a database, compressed if the name ends in .tgz
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "sample", "episodes", "transcripts"])]
    pub dump: Option<PathBuf>,
    /// Render the authored shows of this folder instead of synthetic ones
    #[arg(
        long,
        value_name = "SHOWS",
        conflicts_with_all = ["podcasts", "episodes", "transcripts", "sites", "seed", "base_url", "clean"]
    )]
    pub sample: Option<PathBuf>,
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub podcasts: u64,
    #[arg(long, default_value_t = 40_000, value_name = "N")]
    pub episodes: u64,
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub transcripts: u64,
    /// Number of podcasts with a website
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub sites: u64,
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Reference date; all dates lie before it [default: today]
    #[arg(long, value_name = "DATE")]
    pub today: Option<chrono::NaiveDate>,
    /// URL that will serve all hosts, such as http://127.0.0.1:8400 [default: an own host name for each]
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    /// Generate no duplicates, no moved, dead or malformed feeds
    #[arg(long)]
    pub clean: bool,
    #[command(flatten)]
    pub web: LocalWebArgs,
}

#[derive(Debug, Args)]
pub struct LocalWebArgs {
    /// Serve the catalog in DIR with all its hosts on this address, and write nothing
    #[arg(
        long,
        value_name = "ADDR",
        conflicts_with_all = [
            "sample", "podcasts", "episodes", "transcripts", "sites", "seed", "today", "base_url", "clean"
        ]
    )]
    pub serve: Option<String>,
    /// Round to start with: round 0 lacks the newest episodes; POST /-/round/N switches to another
    #[arg(long, default_value_t = 0, value_name = "N", requires = "serve")]
    pub round: u32,
    /// Percentage of active podcasts that publish in each round
    #[arg(
        long,
        default_value_t = 10,
        value_name = "PERCENT",
        requires = "serve",
        value_parser = clap::value_parser!(u32).range(1..=100)
    )]
    pub share: u32,
    /// Number of server threads
    #[arg(long, default_value_t = 1, value_name = "N", requires = "serve", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: u16,
    /// Never compress responses
    #[arg(long, requires = "serve")]
    pub no_gzip: bool,
}
