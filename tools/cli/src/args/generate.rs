//! Arguments of `earshot generate`.

use clap::Args;
use std::path::PathBuf;

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
    /// Reference date; all dates are before it [default: today]
    #[arg(long, value_name = "DATE")]
    pub today: Option<chrono::NaiveDate>,
    /// URL that will serve all hosts, such as http://127.0.0.1:8400 [default: a separate host name for each]
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
