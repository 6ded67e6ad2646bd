//! Arguments of commands that poll a platform.

use clap::Args;

/// Options for polling a service.
#[derive(Debug, Args)]
pub struct PollArgs {
    /// Refetch what was last fetched at least this many days ago
    #[arg(long, default_value_t = 30, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(0..=3650))]
    pub older_than: u16,
    /// Fetch at most this many; the next run continues
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,
    /// Requests per minute; Apple allows about 20
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub per_minute: u32,
    /// URL of the service, instead of its own (for local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (for local tests)
    #[arg(long)]
    pub allow_private: bool,
}
