//! `/dev/mailbox`: shows the mails that no server sends, for people who run Earshot on their own machine without a
//! mail server.
//!
//! The mails sign their readers in. So the page exists only when no mail server is configured and the public URL is a
//! loopback one, and it requires the key that the server printed at its start. Without the key, a proxy on this
//! machine could pass on requests of anyone. The request must also come from a loopback address and name one in its
//! Host header.

use super::text_file::text_file;
use crate::error::{ApiError, ErrorCode};
use axum::Router;
use axum::extract::{ConnectInfo, Query, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, FORWARDED, HOST, REFERRER_POLICY, SET_COOKIE, VIA};
use axum::response::{AppendHeaders, Html, IntoResponse};
use axum::routing::get;
use axum_extra::extract::CookieJar;
use earshot_app::{Db, MailRow, MailState, ids};
use earshot_net::names_loopback;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde::{Deserialize, Serialize};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use subtle::ConstantTimeEq;
use url::Url;

const PATH: &str = "/dev/mailbox";
const COOKIE: &str = "earshot-mailbox";
const MAX_MAILS: u64 = 50;
const TEMPLATE: &str = include_str!("mailbox.html.jinja");
const PROXY_HEADERS: &[&str] = &["x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/// The key of the mailbox page.
struct MailboxKey(String);

impl MailboxKey {
    fn generate() -> Self {
        Self(ids::new_token())
    }

    fn matches(&self, shown: &str) -> bool {
        bool::from(self.0.as_bytes().ct_eq(shown.as_bytes()))
    }
}

#[derive(Deserialize)]
struct MailboxQuery {
    key: Option<String>,
}

/// The mailbox page of one server.
pub struct MailboxPage {
    db: Db,
    public_url: String,
    /// The folder of mails that stay on this machine; `None` when a server sends them.
    folder: Option<PathBuf>,
    key: MailboxKey,
}

impl MailboxPage {
    /// Builds the page with a new key. `folder` has the mails that stay on this machine; `None` when a server sends them.
    #[must_use]
    pub fn new(db: Db, public_url: String, folder: Option<PathBuf>) -> Self {
        Self { db, public_url, folder, key: MailboxKey::generate() }
    }

    /// Returns the URL of the page with its key, if there is one. It is printed on the console and never logged.
    #[must_use]
    pub fn url(&self) -> Option<String> {
        let public_url = &self.public_url;
        let is_local = Url::parse(public_url).is_ok_and(|url| names_loopback(&url));
        (self.folder.is_some() && is_local).then(|| format!("{public_url}{PATH}?key={}", self.key.0))
    }
}

impl MailboxPage {
    /// Reads the text of a mail from its file. It is empty while the mail waits, because its link does not work yet, and
    /// when the file is deleted.
    async fn read_text(&self, mail: &MailRow) -> String {
        let Some(folder) = &self.folder else { return String::new() };
        tokio::fs::read_to_string(text_file(folder, mail.id)).await.unwrap_or_default()
    }
}

/// Returns the route of the mailbox page, or none when there is no mailbox.
pub fn mailbox_routes<S: Clone + Send + Sync + 'static>(mailbox: &Arc<MailboxPage>) -> Router<S> {
    match mailbox.url() {
        Some(_) => Router::new().route(PATH, get(show_mailbox)).with_state(Arc::clone(mailbox)),
        None => Router::new(),
    }
}

async fn show_mailbox(
    State(mailbox): State<Arc<MailboxPage>>,
    cookies: CookieJar,
    Query(shows): Query<MailboxQuery>,
    request: Request,
) -> Result<impl IntoResponse, ApiError> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let has_key = match (&shows.key, cookies.get(COOKIE)) {
        (Some(key), _) => mailbox.key.matches(key),
        (None, Some(cookie)) => mailbox.key.matches(cookie.value()),
        (None, None) => false,
    };
    if !has_key || !is_local_request(peer, request.headers()) {
        return Err(ApiError::of(ErrorCode::NotFound));
    }
    let mut mails = Vec::new();
    for mail in mailbox.db.newest_mails(MAX_MAILS).await? {
        let text = mailbox.read_text(&mail).await;
        mails.push(MailView::of(mail, &text));
    }
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let page = environment.render_named_str("mailbox.html", TEMPLATE, Serde(serde_json::json!({ "mails": mails })));
    // The page is served over plain HTTP, where browsers store no Secure cookie.
    let cookie = format!("{COOKIE}={}; Path={PATH}; HttpOnly; SameSite=Strict", mailbox.key.0);
    let headers =
        [(CACHE_CONTROL, "no-store".to_owned()), (REFERRER_POLICY, "no-referrer".to_owned()), (SET_COOKIE, cookie)];
    Ok((AppendHeaders(headers), Html(page.map_err(ApiError::internal)?)))
}

/// Whether a request is local. Any host name can resolve to this machine (DNS rebinding), and a local proxy forwards
/// the requests of others, so the address alone is not enough.
fn is_local_request(peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    let was_passed_on = PROXY_HEADERS.iter().any(|name| headers.contains_key(*name))
        || [FORWARDED, VIA].iter().any(|name| headers.contains_key(name));
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let names_this =
        host.and_then(|host| Url::parse(&format!("http://{host}/")).ok()).is_some_and(|url| names_loopback(&url));
    peer.is_some_and(|peer| peer.to_canonical().is_loopback()) && names_this && !was_passed_on
}

/// A mail as the page shows it: lines, some of which are links.
#[derive(Serialize)]
struct MailView {
    to: String,
    subject: String,
    at: String,
    state: &'static str,
    lines: Vec<MailLine>,
}

#[derive(Serialize)]
struct MailLine {
    text: String,
    is_link: bool,
}

impl MailView {
    fn of(mail: MailRow, text: &str) -> Self {
        let is_link = |line: &str| line.starts_with("http://") || line.starts_with("https://");
        Self {
            at: mail.written_at.format("%F %T UTC").to_string(),
            state: match mail.state {
                MailState::Waiting => "waiting",
                MailState::Sent => "not sent: no mail server",
                MailState::Dead => "failed",
            },
            lines: text.lines().map(|line| MailLine { text: line.to_owned(), is_link: is_link(line) }).collect(),
            to: mail.to,
            subject: mail.subject,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    #[test]
    fn only_local_requests_see_the_mailbox() {
        type Case = (&'static str, &'static [(&'static str, &'static str)], bool);
        let cases: &[Case] = &[
            ("127.0.0.1", &[("host", "127.0.0.1:8080")], true),
            ("::1", &[("host", "[::1]:8080")], true),
            ("::ffff:127.0.0.1", &[("host", "localhost")], true),
            ("192.0.2.1", &[("host", "localhost")], false),
            ("127.0.0.1", &[("host", "evil.example")], false),
            ("127.0.0.1", &[("host", "127.0.0.1.evil.example")], false),
            ("127.0.0.1", &[], false),
            ("127.0.0.1", &[("host", "localhost"), ("x-forwarded-for", "127.0.0.1")], false),
            ("127.0.0.1", &[("host", "localhost"), ("forwarded", "for=127.0.0.1")], false),
            ("127.0.0.1", &[("host", "localhost"), ("via", "1.1 proxy")], false),
        ];
        for (peer, pairs, expected) in cases {
            let headers: HeaderMap = pairs
                .iter()
                .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect();
            let peer = peer.parse().expect("an address");
            assert_eq!(is_local_request(Some(peer), &headers), *expected, "{peer} {pairs:?}");
        }
        assert!(!is_local_request(None, &HeaderMap::from_iter([(HOST, HeaderValue::from_static("localhost"))])));
    }
}
