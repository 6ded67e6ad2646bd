//! Arguments of `earshot refresh` and `earshot watch`.

use super::http_url::parse_http_url;
use super::object_storage::parse_bucket_url;
use super::{AppArgs, ClusterIndexArgs, EmbeddingSourceArgs, NetworkArgs, ObjectStorageArgs, TranscriptsArg};
use clap::Args;

#[derive(Debug, Args)]
pub struct RefreshArgs {
    /// Fetch all feeds, even if they are not due
    #[arg(long)]
    pub all: bool,
    /// Fetch at most this many feeds, the longest overdue first
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,
    #[command(flatten)]
    pub fetching: FeedFetchArgs,
}

#[derive(Debug, Args)]
pub struct WatchArgs {
    #[command(flatten)]
    pub fetching: FeedFetchArgs,
    #[command(flatten)]
    pub hints: HintArgs,
    #[command(flatten)]
    pub app: AppArgs,
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

#[derive(Debug, Args)]
pub struct FeedFetchArgs {
    #[command(flatten)]
    pub network: NetworkArgs,
    /// When something changed, also run the later stages: crawl, score, index, publish
    #[arg(long)]
    pub publish: bool,
    /// Also upload what is published to object storage, for `earshot serve --from`
    #[arg(long, value_name = "URL", requires = "publish", value_parser = parse_bucket_url)]
    pub to: Option<String>,
    #[command(flatten)]
    pub object_storage: ObjectStorageArgs,
    /// Which linked transcripts to fetch
    #[arg(long, value_enum, default_value_t = TranscriptsArg::None, value_name = "WHICH")]
    pub transcripts: TranscriptsArg,
    /// List every defect of every feed, with its position
    #[arg(long)]
    pub issues: bool,
    #[command(flatten)]
    pub meaning: EmbeddingSourceArgs,
    #[command(flatten)]
    pub cluster: ClusterIndexArgs,
}
