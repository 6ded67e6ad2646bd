//! Options for the search engine: the embedded one, or a cluster of OpenSearch.

use super::http_url::parse_http_url;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// What answers searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SearchBackendArg {
    /// The index of the data folder
    #[default]
    Embedded,
    /// A cluster of OpenSearch beside it
    Opensearch,
}

#[derive(Clone, Debug, Default, Args)]
pub struct SearchBackendArgs {
    /// Search engine. A cluster has the generations that `earshot index --backend opensearch` has written to it
    #[arg(
        long,
        visible_alias = "backend",
        env = "EARSHOT_SEARCH_BACKEND",
        value_enum,
        default_value_t = SearchBackendArg::Embedded,
        value_name = "ENGINE"
    )]
    pub search_backend: SearchBackendArg,
    /// URLs of the cluster's nodes, separated by commas. When one does not respond, the next is tried
    #[arg(
        long,
        visible_alias = "url",
        env = "EARSHOT_SEARCH_URL",
        value_delimiter = ',',
        value_name = "URL",
        value_parser = parse_http_url
    )]
    pub search_url: Vec<String>,
    /// Beginning of the names of the cluster's indexes. Each data folder that writes has one of its own
    #[arg(long, env = "EARSHOT_SEARCH_PREFIX", default_value = "earshot", value_name = "NAME")]
    pub search_prefix: String,
    /// User at the cluster
    #[arg(long, env = "EARSHOT_SEARCH_USER", requires = "search_password", value_name = "NAME")]
    pub search_user: Option<String>,
    /// Password at the cluster
    #[arg(
        long,
        env = "EARSHOT_SEARCH_PASSWORD",
        hide_env_values = true,
        requires = "search_user",
        value_name = "PASSWORD"
    )]
    pub search_password: Option<String>,
    /// Certificate (PEM) of the authority that signed the cluster's, if it is an own one
    #[arg(long, env = "EARSHOT_SEARCH_CA", value_name = "FILE")]
    pub search_ca: Option<PathBuf>,
}

/// How generations are written to a cluster.
#[derive(Clone, Debug, Default, Args)]
pub struct ClusterIndexArgs {
    #[command(flatten)]
    pub search: SearchBackendArgs,
    /// Shards of each index in the cluster: so many that one has 10 to 50 GB
    #[arg(
        long,
        env = "EARSHOT_SEARCH_SHARDS",
        default_value_t = 1,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=1024)
    )]
    pub search_shards: u32,
    /// Further copies of each shard, on other nodes. A cluster of one node has 0
    #[arg(
        long,
        env = "EARSHOT_SEARCH_REPLICAS",
        default_value_t = 1,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(0..=10)
    )]
    pub search_replicas: u32,
}
