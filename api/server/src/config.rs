//! The configuration of the API. `tools/cli` reads it from the environment and the command line; this crate does not.

use crate::billing_signature::BillingSecret;
use crate::connections::ConnectionLimits;
use crate::identity_provider::IdentityProviderConfig;
use crate::text_model::TextModelConfig;
use earshot_extract::ChildProgram;
use earshot_model::Tier;
use ipnet::IpNet;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Requests per minute for one key, user or address. A caller may send all of them at once.
const REQUESTS_PER_MINUTE: u32 = 600;
/// Pages, documents and tool calls per minute for one address: twice the rate of the fastest search engine crawlers.
const PAGES_PER_MINUTE: u32 = 1_200;
/// Room for the covers of about 40,000 podcasts.
const MAX_PICTURE_BYTES: u64 = 2 << 30;

/// Configuration of the API, as plain values.
#[derive(Clone, Debug)]
pub struct Config {
    /// The site's public URL, without a trailing slash: `https://earshot.example`. Used for links in mails, canonical
    /// URLs and the check of cross-site requests.
    pub public_url: String,
    /// `sqlite:///path/app.db` or `postgres://…`.
    pub database_url: String,
    /// `smtp://…` or `smtps://…`. `None` writes mails to `outbox_dir` and their links to the log.
    pub mail_url: Option<String>,
    /// The sender of mails: `Earshot <hello@earshot.example>`.
    pub mail_from: String,
    /// Folder of the mails that are not sent by SMTP.
    pub outbox_dir: PathBuf,
    /// Folder with the bytes of guests' files.
    pub guest_files_dir: PathBuf,
    /// Folder of the files with all data of a person or of a team.
    pub data_files_dir: PathBuf,
    /// Folder of rendered covers. It can be deleted at any time.
    pub pictures_dir: PathBuf,
    /// The most bytes in the folder of covers.
    pub max_picture_bytes: u64,
    /// Exceptions from the address guard of covers, for tests.
    pub allowed_picture_addresses: Vec<SocketAddr>,
    /// The program that reads the texts of uploaded files. Without it, files wait.
    pub file_reader: Option<ChildProgram>,
    /// Longest duration of a request; a longer one is aborted with 504.
    pub request_timeout: Duration,
    /// Searches per day for an anonymous address. `None` is unlimited, 0 requires an account. Spec 9 sets 20.
    pub public_searches_per_day: Option<u32>,
    /// Requests per minute for one key, user or address; `None` is unlimited.
    pub requests_per_minute: Option<NonZeroU32>,
    /// Requests per minute for one address outside of the API: pages, documents, sitemaps, `/mcp`. `None` is
    /// unlimited.
    pub pages_per_minute: Option<NonZeroU32>,
    /// Networks of the proxies in front of this server. Their `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// How many connections may be open, and how long each may last.
    pub connections: ConnectionLimits,
    /// Whether this server does background work. Otherwise another server or a worker on the same database has to.
    pub runs_background_work: bool,
    /// Allows webhooks to private addresses and without https. For local runs.
    pub allow_private_webhooks: bool,
    /// Time-out of an attempt of a webhook, from connecting to the end of the response.
    pub webhook_timeout: Duration,
    /// Exceptions from the address guard of webhooks, for tests.
    pub allowed_webhook_addresses: Vec<SocketAddr>,
    /// Allows submitted feeds at private addresses. For local runs.
    pub allow_private_feeds: bool,
    /// Exceptions from the address guard of submitted feeds, for tests.
    pub allowed_feed_addresses: Vec<SocketAddr>,
    /// The text model. Without one, rules make all results of the assistant.
    pub text_model: Option<TextModelConfig>,
    /// What the public pages show of the company that runs the server.
    pub company: CompanyPages,
    /// Signs the events of the payment provider. Without one, plans are set by operators alone.
    pub billing_secret: Option<BillingSecret>,
    /// With whom people can sign in beside mails and passkeys.
    pub identity_provider: Option<IdentityProviderConfig>,
}

/// Addresses and texts of the company that runs the server, for its public pages. The program has none of its own.
#[derive(Clone, Debug, Default)]
pub struct CompanyPages {
    /// The email address to which people write.
    pub support_email: Option<String>,
    /// Where people book a call or a demo.
    pub booking_url: Option<String>,
    /// Where a team pays for the Business plan by the month.
    pub business_monthly_url: Option<String>,
    /// Where a team pays for the Business plan by the year.
    pub business_annual_url: Option<String>,
    /// The privacy policy, in Markdown; `None` shows the draft that the program comes with.
    pub privacy_markdown: Option<String>,
    /// The terms of service, in Markdown; `None` shows the draft that the program comes with.
    pub terms_markdown: Option<String>,
}

impl Config {
    /// Builds a configuration for one machine, with all files below one data folder.
    #[must_use]
    pub fn in_data_dir(data_dir: &Path, public_url: &str) -> Self {
        Self {
            public_url: public_url.trim_end_matches('/').to_owned(),
            database_url: sqlite_url(&data_dir.join("app.db")),
            mail_url: None,
            mail_from: "Earshot <no-reply@localhost>".to_owned(),
            outbox_dir: data_dir.join("outbox"),
            guest_files_dir: data_dir.join("guest-files"),
            data_files_dir: data_dir.join("data-downloads"),
            pictures_dir: data_dir.join("pictures"),
            max_picture_bytes: MAX_PICTURE_BYTES,
            allowed_picture_addresses: Vec::new(),
            file_reader: None,
            request_timeout: Duration::from_secs(30),
            public_searches_per_day: Tier::Public.limits().searches.map(|(count, _)| count),
            requests_per_minute: NonZeroU32::new(REQUESTS_PER_MINUTE),
            pages_per_minute: NonZeroU32::new(PAGES_PER_MINUTE),
            trusted_proxies: Vec::new(),
            connections: ConnectionLimits::default(),
            runs_background_work: true,
            allow_private_webhooks: false,
            webhook_timeout: Duration::from_secs(15),
            allowed_webhook_addresses: Vec::new(),
            allow_private_feeds: false,
            allowed_feed_addresses: Vec::new(),
            text_model: None,
            company: CompanyPages::default(),
            billing_secret: None,
            identity_provider: None,
        }
    }
}

/// Formats a path as a SQLite URL, with reserved characters percent-encoded.
fn sqlite_url(path: &Path) -> String {
    let path = path.to_string_lossy().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{path}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_app::Db;

    #[tokio::test]
    async fn a_folder_name_may_contain_url_characters() {
        let folder = tempfile::tempdir().expect("a folder");
        let odd = folder.path().join("50% of #1?");
        let config = Config::in_data_dir(&odd, "http://127.0.0.1:8080");
        Db::open(&config.database_url, earshot_model::Clock::system()).await.expect("opens");
        assert!(odd.join("app.db").exists());
    }
}
