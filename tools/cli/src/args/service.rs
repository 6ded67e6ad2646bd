//! Arguments of `earshot serve` and `earshot worker`: what a process needs that runs beside others on one app database.

use super::object_storage::parse_bucket_url;
use super::{AppArgs, EmbedderArgs, ObjectStorageArgs, SearchBackendArgs, TextModelArgs};
use clap::Args;
use std::net::SocketAddr;

#[derive(Debug, Args)]
pub struct ServiceArgs {
    /// Loopback address for Prometheus metrics and probes (/metrics, /livez, /readyz), like 127.0.0.1:9464
    #[arg(long, env = "EARSHOT_METRICS_LISTEN", value_name = "ADDR", value_parser = parse_loopback)]
    pub metrics_listen: Option<SocketAddr>,
    /// Serve the generations that `earshot publish --to` uploads, from copies in the data folder
    #[arg(long, env = "EARSHOT_FROM", value_name = "URL", value_parser = parse_bucket_url)]
    pub from: Option<String>,
    /// Size of all copies in the data folder. Older ones make room for a new one
    #[arg(long, env = "EARSHOT_CACHE_GIB", default_value_t = 200, value_name = "GIB", requires = "from")]
    pub cache_gib: u32,
    #[command(flatten)]
    pub object_storage: ObjectStorageArgs,
    #[command(flatten)]
    pub app: AppArgs,
    #[command(flatten)]
    pub embedder: EmbedderArgs,
    #[command(flatten)]
    pub engine: SearchBackendArgs,
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
    /// Size of the covers that are kept in the data folder. Those that were not shown for the longest time make room
    #[arg(long, env = "EARSHOT_PICTURES_MIB", default_value_t = 2048, value_name = "MIB")]
    pub pictures_mib: u32,
    /// Allow webhooks to private addresses and without https, for local runs
    #[arg(long, env = "EARSHOT_PRIVATE_WEBHOOKS")]
    pub private_webhooks: bool,
    /// Check submitted feeds at private addresses, for local runs
    #[arg(long, env = "EARSHOT_PRIVATE_FEEDS")]
    pub private_feeds: bool,
    #[command(flatten)]
    pub text_model: TextModelArgs,
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
