//! What the API is told at its start. Read from the environment and the command line by `tools/cli`, never here.

use crate::connections::ConnectionLimits;
use earshot_model::Tier;
use ipnet::IpNet;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Requests of one key, user or address in a minute, all of which may come at once.
const REQUESTS_PER_MINUTE: u32 = 600;
/// Pages, documents and tool calls of one address in a minute: twice what the fastest crawlers of search engines ask.
const PAGES_PER_MINUTE: u32 = 1_200;

/// Configuration of the API, plain values only.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach the site, without a trailing slash: `https://earshot.example`. Links in mails, canonical
    /// addresses and the check of cross-site requests use it.
    pub public_url: String,
    /// `sqlite:///path/app.db` or `postgres://…`.
    pub database_url: String,
    /// `smtp://…`, `smtps://…`; `None` writes mails to `outbox_dir` and the link to the log.
    pub mail_url: Option<String>,
    /// `Earshot <hello@earshot.example>`.
    pub mail_from: String,
    /// Mails that were not sent by SMTP.
    pub outbox_dir: PathBuf,
    /// A request that takes longer is given up.
    pub request_timeout: Duration,
    /// Searches of an address from which nobody is signed in; `None` is unlimited, 0 is for accounts only. Spec 9 has 20.
    pub public_searches_per_day: Option<u32>,
    /// Requests of one key, user or address; `None` is unlimited.
    pub requests_per_minute: Option<NonZeroU32>,
    /// Requests of one address for what is not the API: pages, documents, sitemaps, `/mcp`; `None` is unlimited.
    pub pages_per_minute: Option<NonZeroU32>,
    /// Proxies in front of this server, whose word on a client's address is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// How many connections may be open, and how long each may take.
    pub connections: ConnectionLimits,
}

impl Config {
    /// Everything below one data folder, for one machine.
    #[must_use]
    pub fn in_data_dir(data_dir: &Path, public_url: &str) -> Self {
        Self {
            public_url: public_url.trim_end_matches('/').to_owned(),
            database_url: sqlite_url(&data_dir.join("app.db")),
            mail_url: None,
            mail_from: "Earshot <no-reply@localhost>".to_owned(),
            outbox_dir: data_dir.join("outbox"),
            request_timeout: Duration::from_secs(30),
            public_searches_per_day: Tier::Public.limits().searches.map(|(count, _)| count),
            requests_per_minute: NonZeroU32::new(REQUESTS_PER_MINUTE),
            pages_per_minute: NonZeroU32::new(PAGES_PER_MINUTE),
            trusted_proxies: Vec::new(),
            connections: ConnectionLimits::default(),
        }
    }
}

/// A path as a URL: what has a meaning in URLs is escaped.
fn sqlite_url(path: &Path) -> String {
    let path = path.to_string_lossy().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{path}")
}
