//! The client: hop by hop, checked before each.

use crate::body;
use crate::error::FetchError;
use crate::guard::{Refusal, check_url};
use crate::hosts::HostLimits;
use crate::request::{FetchRequest, Fetched};
use crate::resolver::{GuardedResolver, refusal_in};
use earshot_model::Clock;
use reqwest::header::{self, HeaderMap, HeaderName};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Once};
use std::time::Duration;
use url::{Host, Url};

/// Facts 1.9.
const MAX_REDIRECTS: usize = 8;
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
const MAX_RETRY_AFTER: Duration = Duration::from_secs(7 * 86_400);

/// How the client behaves.
#[derive(Clone, Debug)]
pub struct ClientConfig {
    /// Says who we are and where to complain.
    pub user_agent: String,
    /// For local runs and tests: no address is refused.
    pub allow_private: bool,
    /// For tests of the guard itself: literal addresses that are not refused.
    pub allowed: Vec<SocketAddr>,
    pub max_per_host: usize,
    pub clock: Clock,
}

impl ClientConfig {
    /// Two requests in flight to one host, private addresses refused, `Earshot/<version> (+<page>)`.
    #[must_use]
    pub fn new(version: &str, contact: &str, clock: Clock) -> Self {
        let contact = if contact.is_empty() { String::new() } else { format!("; {contact}") };
        let user_agent = format!("Earshot/{version} (+https://earshot.example/bot{contact})");
        Self { user_agent, allow_private: false, allowed: Vec::new(), max_per_host: 2, clock }
    }
}

/// Fetches over HTTP within limits. Cheap to clone.
#[derive(Clone)]
pub struct HttpClient {
    client: reqwest::Client,
    hosts: Arc<HostLimits>,
    allow_private: bool,
    allowed: Arc<[SocketAddr]>,
    clock: Clock,
}

static CRYPTO: Once = Once::new();

impl HttpClient {
    /// # Errors
    /// [`FetchError::Setup`] when the TLS store of the machine cannot be read.
    pub fn new(config: ClientConfig) -> Result<Self, FetchError> {
        CRYPTO.call_once(|| {
            // An error means that one is installed already, which is as good.
            let _ = rustls::crypto::ring::default_provider().install_default();
        });
        #[expect(clippy::disallowed_methods, reason = "this is the door that the lint points to")]
        let mut builder = reqwest::Client::builder()
            .user_agent(config.user_agent)
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(CONNECT_TIMEOUT)
            .no_proxy()
            .no_gzip()
            .no_brotli()
            .referer(false);
        if !config.allow_private {
            builder = builder.dns_resolver(GuardedResolver);
        }
        let client = builder.build().map_err(|source| FetchError::Setup { source })?;
        let hosts = Arc::new(HostLimits::new(config.max_per_host));
        Ok(Self {
            client,
            hosts,
            allow_private: config.allow_private,
            allowed: config.allowed.into(),
            clock: config.clock,
        })
    }

    /// Fetches a URL, following redirects.
    ///
    /// # Errors
    /// [`FetchError`] when no whole answer came; an answer of whatever status is none.
    pub async fn fetch(&self, request: &FetchRequest) -> Result<Fetched, FetchError> {
        let too_slow = |_| FetchError::TooSlow { url: request.url.clone(), limit: request.deadline };
        tokio::time::timeout(request.deadline, self.follow(request)).await.map_err(too_slow)?
    }

    async fn follow(&self, request: &FetchRequest) -> Result<Fetched, FetchError> {
        let mut url =
            Url::parse(&request.url).map_err(|source| FetchError::BadUrl { url: request.url.clone(), source })?;
        url.set_fragment(None);
        let mut redirects = Vec::new();
        let mut permanent_url = None;
        loop {
            self.check(&url).map_err(|refusal| FetchError::Refused { url: url.to_string(), refusal })?;
            let _permit = self.hosts.enter(url.host_str().unwrap_or_default()).await;
            let response = self.send(&url, request).await?;
            let status = response.status().as_u16();
            if !matches!(status, 301 | 302 | 303 | 307 | 308) {
                return self.answer(response, url, redirects, permanent_url, request.max_bytes).await;
            }
            if redirects.len() >= MAX_REDIRECTS {
                return Err(FetchError::TooManyRedirects { url: request.url.clone(), limit: MAX_REDIRECTS });
            }
            let location = text(response.headers(), header::LOCATION);
            let target = location.and_then(|location| url.join(&location).ok());
            let mut target = target.ok_or_else(|| FetchError::BadRedirect { url: url.to_string() })?;
            target.set_fragment(None);
            // Facts A5: 302 and 307 never move a feed, nor does what comes after one.
            let is_permanent =
                matches!(status, 301 | 308) && redirects.iter().all(|(status, _)| matches!(status, 301 | 308));
            if is_permanent {
                permanent_url = Some(target.to_string());
            }
            redirects.push((status, target.to_string()));
            url = target;
        }
    }

    fn check(&self, url: &Url) -> Result<(), Refusal> {
        let literal: Option<IpAddr> = match url.host() {
            Some(Host::Ipv4(address)) => Some(address.into()),
            Some(Host::Ipv6(address)) => Some(address.into()),
            _ => None,
        };
        let address = literal.zip(url.port_or_known_default()).map(SocketAddr::from);
        match check_url(url) {
            Err(refusal) if refusal.is_about_syntax() => Err(refusal),
            Err(_) if self.allow_private || address.is_some_and(|address| self.allowed.contains(&address)) => Ok(()),
            checked => checked,
        }
    }

    async fn send(&self, url: &Url, request: &FetchRequest) -> Result<reqwest::Response, FetchError> {
        let mut builder = self.client.get(url.clone()).header(header::ACCEPT, request.accept);
        builder = builder.header(header::ACCEPT_ENCODING, body::ACCEPT_ENCODING);
        // The validators were given at the end of the chain, and a hop before it does not look at them.
        if let Some(etag) = &request.etag {
            builder = builder.header(header::IF_NONE_MATCH, etag);
        }
        if let Some(last_modified) = &request.last_modified {
            builder = builder.header(header::IF_MODIFIED_SINCE, last_modified);
        }
        builder.send().await.map_err(|source| match refusal_in(&source) {
            Some(refusal) => FetchError::Refused { url: url.to_string(), refusal },
            None => FetchError::Connect { url: url.to_string(), source },
        })
    }

    async fn answer(
        &self,
        response: reqwest::Response,
        url: Url,
        redirects: Vec<(u16, String)>,
        permanent_url: Option<String>,
        max_bytes: usize,
    ) -> Result<Fetched, FetchError> {
        let headers = response.headers();
        let mut fetched = Fetched {
            status: response.status().as_u16(),
            final_url: url.to_string(),
            permanent_url,
            redirects,
            content_type: text(headers, header::CONTENT_TYPE),
            etag: text(headers, header::ETAG),
            last_modified: text(headers, header::LAST_MODIFIED),
            cache_control: text(headers, header::CACHE_CONTROL),
            expires: text(headers, header::EXPIRES),
            retry_after: text(headers, header::RETRY_AFTER).and_then(|value| self.retry_after(&value)),
            body: Vec::new(),
        };
        fetched.body = body::read(response, url.as_str(), max_bytes).await?;
        Ok(fetched)
    }

    /// Seconds or a date (RFC 9110 10.2.3).
    fn retry_after(&self, value: &str) -> Option<Duration> {
        let wait = match value.trim().parse() {
            Ok(seconds) => Duration::from_secs(seconds),
            Err(_) => {
                let at = httpdate::parse_http_date(value.trim()).ok()?;
                at.duration_since(self.clock.now().into()).unwrap_or_default()
            }
        };
        Some(wait.min(MAX_RETRY_AFTER))
    }
}

/// A header as text, when it is text.
fn text(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let value = headers.get(name)?;
    let text =
        value.to_str().map(str::to_owned).unwrap_or_else(|_| String::from_utf8_lossy(value.as_bytes()).into_owned());
    (!text.is_empty()).then_some(text)
}
