//! Arguments of every command.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

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
