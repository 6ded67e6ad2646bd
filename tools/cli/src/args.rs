//! What can be asked on the command line: declarations only.

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
    /// What the program was called with.
    pub fn parse_program() -> Result<Self, clap::Error> {
        Self::try_parse_from(excluded_words::mark_excluded_words(std::env::args_os()))
    }
}

#[derive(Debug, Args)]
pub struct GlobalArgs {
    /// Folder of run-time data
    #[arg(long, global = true, env = "EARSHOT_DATA", default_value = "var", value_name = "DIR")]
    pub data_dir: PathBuf,
    /// Print one JSON document on stdout instead of words
    #[arg(long, global = true)]
    pub json: bool,
    /// No progress bars and no words on stderr but errors
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// Which log lines to show: error, warn, info, debug, or a filter like earshot_api=debug
    #[arg(
        long,
        global = true,
        env = "RUST_LOG",
        default_value = "warn,earshot_api=info,tower_http=off",
        value_name = "FILTER"
    )]
    pub log: String,
    /// How log lines are written
    #[arg(long, global = true, env = "EARSHOT_LOG_FORMAT", default_value = "text", value_name = "FORMAT")]
    pub log_format: LogFormat,
    /// Memory that the catalog's database may use, in MiB; more is spilled to disk
    #[arg(long, global = true, env = "EARSHOT_MEMORY_MIB", default_value_t = 2048, value_name = "MIB")]
    pub memory_mib: u32,
    /// How long to wait for another writer of the catalog, in seconds
    #[arg(long, global = true, default_value_t = 600, value_name = "SECONDS")]
    pub wait: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Read feeds into the catalog: a feed URL, a feed file, a folder of them, a text list of URLs, an OPML file or URL, or
    /// a dump of Podcast Index
    Ingest(IngestArgs),
    /// Fetch the feeds that are due, once
    Refresh(RefreshArgs),
    /// Fetch feeds as they become due, for ever
    Watch(WatchArgs),
    /// Find contacts, social profiles and directory entries in the feeds of podcasts that changed; with --sites, on the sites
    /// of podcasts that are due; or crawl sites now, and print what they say of contacts
    Crawl(CrawlArgs),
    /// Score podcasts whose data changed, and read people and sponsors of their episodes
    Score(ScoreArgs),
    /// Ask a model (an embedding service, or one in a folder) about the texts of the served generation that it was not asked
    /// about before
    Embed(EmbedArgs),
    /// Build the next generation: tables and search index of what changed
    Index(IndexArgs),
    /// Let the built generation be served, or go back to the one before
    Publish(PublishArgs),
    /// Compare every byte of a generation with the hashes that were recorded when it was published
    Verify(VerifyArgs),
    /// Ingest, crawl, score, index and publish
    Pipeline(PipelineArgs),
    /// Search the published generation
    Search(Box<SearchArgs>),
    /// Transcripts in the catalog: import a folder of files, write one out, show its passages
    #[command(subcommand)]
    Transcripts(TranscriptsCommand),
    /// Charts of Apple and Spotify: import saved payloads, fetch them from the services
    #[command(subcommand)]
    Charts(ChartsCommand),
    /// Ratings and reviews of Apple, Spotify and Castbox: import saved payloads, ask the services
    #[command(subcommand)]
    Ratings(RatingsCommand),
    /// Followers of the profiles of podcasts
    #[command(subcommand)]
    Social(Box<SocialCommand>),
    /// Look at feeds
    #[command(subcommand)]
    Feed(FeedCommand),
    /// Serve the API and the web app
    Serve(Box<ServeArgs>),
    /// Accounts
    #[command(subcommand)]
    Users(UsersCommand),
    /// API keys
    #[command(subcommand)]
    Keys(KeysCommand),
    /// Measure the engine
    #[command(subcommand)]
    Eval(EvalCommand),
    /// Write a catalog of invented podcasts: feeds, transcripts, sites, charts; or an invented dump of Podcast Index
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
    /// Which transcripts that feeds link to are fetched
    #[arg(long, value_enum, default_value_t = TranscriptsArg::None, value_name = "WHICH")]
    pub transcripts: TranscriptsArg,
    /// Folder of transcripts (VTT, SRT, JSON, HTML, text) that belong to the episodes
    #[arg(long, value_name = "DIR")]
    pub transcripts_from: Option<PathBuf>,
    #[command(flatten)]
    pub network: NetworkArgs,
    /// List every defect of every feed, with its place
    #[arg(long)]
    pub issues: bool,
}

#[derive(Debug, Args)]
pub struct NetworkArgs {
    /// Allow private and loopback addresses (local tests only)
    #[arg(long)]
    pub allow_private: bool,
    /// Requests under way at the same time
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub in_flight: u16,
}

#[derive(Debug, Args)]
pub struct RefreshArgs {
    /// Fetch all feeds that are known, due or not
    #[arg(long)]
    pub all: bool,
    /// Fetch at most so many feeds, the longest due first
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
    /// Hear of news by Podping, through this node of the Hive chain (URL of its JSON-RPC); may be repeated, for when
    /// one fails
    #[arg(long, value_name = "NODE", value_parser = parse_http_url)]
    pub podping: Vec<String>,
    /// Hear of news by WebSub: subscribe at the hubs of feeds, and listen on this address for what they call back
    #[arg(long, value_name = "ADDR", requires = "websub_url")]
    pub websub_listen: Option<String>,
    /// Address under which hubs reach that listener's root, for example https://example.org/websub/
    #[arg(long, value_name = "URL", requires = "websub_listen", value_parser = parse_http_url)]
    pub websub_url: Option<String>,
}

fn parse_http_url(text: &str) -> Result<String, &'static str> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_url = rest.is_some_and(|rest| !rest.is_empty() && !rest.contains([' ', '?', '#']));
    if is_url { Ok(text.to_owned()) } else { Err("expected an address like https://host/path") }
}

#[derive(Debug, Args)]
pub struct FetchingArgs {
    #[command(flatten)]
    pub network: NetworkArgs,
    /// Run the later stages too when something changed: crawl, score, index, publish
    #[arg(long)]
    pub publish: bool,
    /// Which transcripts that feeds link to are fetched
    #[arg(long, value_enum, default_value_t = TranscriptsArg::None, value_name = "WHICH")]
    pub transcripts: TranscriptsArg,
    /// List every defect of every feed, with its place
    #[arg(long)]
    pub issues: bool,
    #[command(flatten)]
    pub meaning: MeaningArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TranscriptsArg {
    /// Those of new and changed episodes, and of every episode in the catalog that has links and no transcript
    All,
    /// Those of new and changed episodes
    New,
    /// None; files beside local feeds are read in any case
    None,
}

#[derive(Debug, Args)]
pub struct ScoreArgs {
    /// Score every podcast again, not only changed ones: recency changes with time
    #[arg(long)]
    pub all: bool,
}

#[derive(Clone, Debug, Default, Args)]
pub struct IndexArgs {
    /// Build from scratch instead of from the generation before
    #[arg(long)]
    pub full: bool,
    /// Shards of a full build; by default one per core, at most 8
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub shards: Option<u32>,
    #[command(flatten)]
    pub meaning: MeaningArgs,
}

#[derive(Debug, Args)]
pub struct PublishArgs {
    /// Serve the generation before the current one again
    #[arg(long)]
    pub rollback: bool,
    /// Older generations to keep; the one served until now stays in any case
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub keep: usize,
}

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The generation to verify, by its number; without it the one that is served
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999_999))]
    pub generation: Option<u32>,
}

#[derive(Debug, Args)]
pub struct PipelineArgs {
    #[command(flatten)]
    pub ingest: IngestArgs,
    /// Folder of saved payloads of ratings, reviews and followers (earshot ratings import), read after the feeds
    #[arg(long, value_name = "DIR")]
    pub ratings_from: Option<PathBuf>,
    #[command(flatten)]
    pub index: IndexArgs,
}

#[derive(Debug, Subcommand)]
pub enum FeedCommand {
    /// Read a feed file and say what is in it, and what is wrong with it
    Parse {
        /// A feed file, or - for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Say what is known of a feed: last and next check and why, failures, defects
    Status {
        #[arg(value_name = "URL")]
        url: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum TranscriptsCommand {
    /// Match transcript files to the catalog's episodes, by episode id, slug, transcript link, guid, media file or title
    Import {
        /// Folder of transcripts (VTT, SRT, JSON, HTML, text), at any depth
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// List every defect of every transcript
        #[arg(long)]
        issues: bool,
    },
    /// Write the transcript of an episode to standard output
    Export {
        /// Id or slug of an episode, or podcast-slug/episode-slug
        #[arg(value_name = "EPISODE")]
        episode: String,
        #[arg(long, value_enum, default_value_t = TranscriptFormatArg::Txt, value_name = "FORMAT")]
        format: TranscriptFormatArg,
    },
    /// Show the passages that a transcript is cut into for search by meaning: text, tokens, times, speaker
    Passages {
        /// Id or slug of an episode, or podcast-slug/episode-slug
        #[arg(value_name = "EPISODE")]
        episode: String,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TranscriptFormatArg {
    /// WebVTT, a cue as it was read
    Vtt,
    /// Text, with names before turns
    Txt,
    /// WebVTT, a sentence a cue
    VttSentences,
    /// SubRip
    Srt,
    /// The podcast namespace's JSON
    Json,
}

#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Address to listen on
    #[arg(long, env = "EARSHOT_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR")]
    pub listen: String,
    /// Address of this machine to tell metrics on, for Prometheus: /metrics, /livez and /readyz, like 127.0.0.1:9464
    #[arg(long, env = "EARSHOT_METRICS_LISTEN", value_name = "ADDR", value_parser = parse_loopback)]
    pub metrics_listen: Option<SocketAddr>,
    /// Collector of OpenTelemetry to send a span of each request to, by OTLP over HTTP, like http://127.0.0.1:4318;
    /// OTEL_TRACES_SAMPLER says how many of them
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT", value_name = "URL")]
    pub otlp_endpoint: Option<String>,
    #[command(flatten)]
    pub app: AppArgs,
    #[command(flatten)]
    pub embedder: EmbedderArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Mail server: smtps://user:password@host, or smtp://user:password@host:587?tls=required; without it mails are kept in
    /// the data folder, and shown on /dev/mailbox to who has its key
    #[arg(long, env = "EARSHOT_SMTP_URL", value_name = "URL")]
    pub smtp_url: Option<String>,
    /// Sender of mails
    #[arg(
        long,
        env = "EARSHOT_MAIL_FROM",
        default_value = "Earshot <no-reply@localhost.example>",
        value_name = "ADDRESS"
    )]
    pub mail_from: String,
}

/// Metrics tell of a business: they are for this machine, and for what forwards them on purpose.
fn parse_loopback(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr =
        text.parse().map_err(|_| "must be an address with a port, like 127.0.0.1:9464".to_owned())?;
    if address.ip().is_loopback() { Ok(address) } else { Err("must be an address of this machine alone".to_owned()) }
}

#[derive(Debug, Args)]
pub struct AppArgs {
    /// App database: sqlite://path or postgres://…; by default SQLite in the data folder
    #[arg(long, env = "EARSHOT_APP_DATABASE", value_name = "URL")]
    pub app_database: Option<String>,
    /// Address under which people reach the server, for links in mails
    #[arg(long, env = "EARSHOT_BASE_URL", value_name = "URL")]
    pub base_url: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum EvalCommand {
    /// Search judged sets and say how good the rankings are, beside plain BM25: nDCG@10, MAP, R@100, MRR
    Relevance {
        /// Folder with corpus.jsonl, queries.jsonl and qrels.tsv, or a folder of such folders. Without corpus.jsonl the
        /// documents are those of the generation that is served
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// Only the queries of this split, such as dev or test
        #[arg(long, value_name = "NAME")]
        split: Option<String>,
        /// Shards of the index that is built for it and thrown away; answers do not depend on them
        #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
        shards: u32,
        #[command(flatten)]
        embedder: Box<EmbedderArgs>,
    },
}

#[derive(Debug, Args)]
pub struct GenerateArgs {
    /// Folder to write into, or to serve
    #[arg(value_name = "DIR", required_unless_present = "dump")]
    pub out: Option<PathBuf>,
    /// Write a dump of Podcast Index instead: a database, packed when the name ends in .tgz
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "sample", "episodes", "transcripts"])]
    pub dump: Option<PathBuf>,
    /// Render the authored shows of this folder instead of inventing statistics
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
    /// Podcasts that have a site
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub sites: u64,
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// The day that dates are counted back from; by default today
    #[arg(long, value_name = "DATE")]
    pub today: Option<chrono::NaiveDate>,
    /// Address that all hosts will be served from, such as http://127.0.0.1:8400; by default each has a name of its own
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    /// Without duplicates, moved, dead and malformed feeds
    #[arg(long)]
    pub clean: bool,
    #[command(flatten)]
    pub web: LocalWebArgs,
}

#[derive(Debug, Args)]
pub struct LocalWebArgs {
    /// Write nothing: serve the catalog that is in DIR, all its hosts, on this address
    #[arg(
        long,
        value_name = "ADDR",
        conflicts_with_all = [
            "sample", "podcasts", "episodes", "transcripts", "sites", "seed", "today", "base_url", "clean"
        ]
    )]
    pub serve: Option<String>,
    /// Round to begin with: in round 0 the newest episodes are not out yet; POST /-/round/N goes on to another
    #[arg(long, default_value_t = 0, value_name = "N", requires = "serve")]
    pub round: u32,
    /// Of a hundred podcasts that still appear: how many publish in each round
    #[arg(
        long,
        default_value_t = 10,
        value_name = "PERCENT",
        requires = "serve",
        value_parser = clap::value_parser!(u32).range(1..=100)
    )]
    pub share: u32,
    /// Threads that answer
    #[arg(long, default_value_t = 1, value_name = "N", requires = "serve", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: u16,
    /// Never compress answers
    #[arg(long, requires = "serve")]
    pub no_gzip: bool,
}
