//! Sends one request over the wire.

use crate::address_guard::AddressGuard;
use crate::config::{ClientConfig, MAX_HEADER_BYTES};
use crate::credentials::Credentials;
use crate::decode::ACCEPT_ENCODING;
use crate::error::{FetchError, FetchPhase, display_url};
use crate::request::{FetchRequest, FileUpload};
use crate::resolver::GuardedResolver;
use crate::send_error::classify_send_error;
use futures::{StreamExt as _, stream};
use reqwest::header::{self, HeaderMap, HeaderName, HeaderValue};
use reqwest::redirect::Policy;
use std::sync::{Arc, Once};
use std::time::Duration;
use tokio::io::AsyncReadExt as _;
use tokio::time::{Instant, timeout_at};
use tokio_util::bytes::Bytes;
use tokio_util::io::ReaderStream;
use url::Url;

/// The most headers in one response.
const MAX_HEADERS: usize = 256;
/// Idle connections per host, and how long they stay open. The number matters only without politeness, which opens
/// fewer. The time is short because a poller connects to many hosts.
const MAX_IDLE_PER_HOST: usize = 64;
const MAX_IDLE: Duration = Duration::from_secs(15);

static CRYPTO_PROVIDER: Once = Once::new();

/// Chooses the cryptography of all TLS connections of the process.
pub fn install_crypto_provider() {
    CRYPTO_PROVIDER.call_once(|| {
        // An error only reports that a provider is installed already.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
}

/// The HTTP library, configured so that it neither follows redirects nor decodes bodies.
pub(crate) struct HopSender {
    #[expect(clippy::disallowed_types, reason = "this is the client that the lint recommends")]
    client: reqwest::Client,
    connect_timeout: Duration,
}

/// One request to one server.
pub(crate) struct Hop<'a> {
    pub(crate) url: &'a Url,
    pub(crate) request: &'a FetchRequest,
    /// Whether the server is the one that the caller chose, and not the target of a redirect to another server.
    pub(crate) is_origin: bool,
    /// For the server of the requested URL.
    pub(crate) credentials: Option<&'a Credentials>,
    /// The `Cookie` header.
    pub(crate) cookies: Option<String>,
    /// `None` for a GET.
    pub(crate) payload: Option<Payload>,
    pub(crate) deadline: Instant,
}

/// The body of a POST.
pub(crate) struct Payload {
    content_type: HeaderValue,
    /// `None` when the HTTP library counts the bytes.
    length: Option<u64>,
    body: reqwest::Body,
}

impl Payload {
    pub(crate) fn form(text: String) -> Self {
        let content_type = HeaderValue::from_static("application/x-www-form-urlencoded");
        Self { content_type, length: None, body: text.into() }
    }

    pub(crate) fn json(text: String) -> Self {
        Self { content_type: HeaderValue::from_static("application/json"), length: None, body: text.into() }
    }

    /// Streams a file between two texts. The length is sent, because some services reject bodies without one.
    pub(crate) fn file(upload: FileUpload) -> Self {
        let FileUpload { content_type, head, file, file_bytes, tail } = upload;
        let length = head.len() as u64 + file_bytes + tail.len() as u64;
        let file = ReaderStream::new(tokio::fs::File::from_std(file).take(file_bytes));
        let part = |text: String| stream::once(async move { Ok(Bytes::from(text)) });
        let body = reqwest::Body::wrap_stream(part(head).chain(file).chain(part(tail)));
        let content_type = HeaderValue::try_from(content_type)
            .unwrap_or_else(|_| HeaderValue::from_static("application/octet-stream"));
        Self { content_type, length: Some(length), body }
    }
}

impl HopSender {
    /// Configures the HTTP library.
    ///
    /// # Errors
    /// [`FetchError::Setup`] when the TLS store cannot be read.
    pub(crate) fn new(config: &ClientConfig, guard: Arc<AddressGuard>) -> Result<Self, FetchError> {
        install_crypto_provider();
        let setup = |source| FetchError::Setup { source };
        let roots = config.extra_roots.iter().map(|der| reqwest::Certificate::from_der(der));
        let roots = roots.collect::<Result<Vec<_>, _>>().map_err(setup)?;
        #[expect(
            clippy::disallowed_methods,
            clippy::disallowed_types,
            reason = "this is the door that the lint points to"
        )]
        let builder = reqwest::Client::builder();
        let client = builder
            .user_agent(&config.user_agent)
            .redirect(Policy::none())
            .connect_timeout(config.connect_timeout)
            .pool_max_idle_per_host(MAX_IDLE_PER_HOST)
            .pool_idle_timeout(MAX_IDLE)
            .http1_max_headers(MAX_HEADERS)
            .http2_max_header_list_size(MAX_HEADER_BYTES as u32)
            .tls_certs_merge(roots)
            .no_proxy()
            .no_gzip()
            .no_brotli()
            .referer(false)
            .dns_resolver(GuardedResolver { resolver: Arc::clone(&config.resolver), guard })
            .build()
            .map_err(setup)?;
        Ok(Self { client, connect_timeout: config.connect_timeout })
    }

    /// Sends the request and waits for the headers of the response.
    ///
    /// # Errors
    /// The errors of [`classify_send_error`], and [`FetchError::Timeout`].
    pub(crate) async fn send(&self, hop: Hop<'_>) -> Result<reqwest::Response, FetchError> {
        let first_byte = Instant::now() + hop.request.first_byte_timeout;
        let limit = first_byte.min(hop.deadline);
        let builder = match &hop.payload {
            None => self.client.get(hop.url.clone()),
            Some(_) => self.client.post(hop.url.clone()),
        };
        let builder = builder.headers(build_headers(&hop));
        let builder = match hop.credentials {
            None => builder,
            Some(Credentials { user, password }) => builder.basic_auth(user, password.as_ref()),
        };
        let builder = match hop.payload {
            None => builder,
            Some(payload) => builder.body(payload.body),
        };
        match timeout_at(limit, builder.send()).await {
            Ok(sent) => sent.map_err(|source| {
                classify_send_error(&display_url(hop.url), source.without_url(), self.connect_timeout)
            }),
            Err(_) if limit == first_byte => {
                Err(FetchError::timeout(hop.url, FetchPhase::FirstByte, hop.request.first_byte_timeout))
            }
            Err(_) => Err(FetchError::timeout(hop.url, FetchPhase::Whole, hop.request.timeout)),
        }
    }
}

/// The headers of a request. Values that no header can have are omitted.
fn build_headers(hop: &Hop<'_>) -> HeaderMap {
    let request = hop.request;
    let mut headers = HeaderMap::new();
    headers.insert(header::ACCEPT, HeaderValue::from_static(request.accept));
    headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(ACCEPT_ENCODING));
    if let Some(payload) = &hop.payload {
        headers.insert(header::CONTENT_TYPE, payload.content_type.clone());
        if let Some(length) = payload.length {
            headers.insert(header::CONTENT_LENGTH, HeaderValue::from(length));
        }
    } else {
        // The validators come from the end of the redirect chain. Earlier hops ignore them.
        insert_header(&mut headers, header::IF_NONE_MATCH, request.etag.as_deref());
        insert_header(&mut headers, header::IF_MODIFIED_SINCE, request.last_modified.as_deref());
    }
    insert_header(&mut headers, header::COOKIE, hop.cookies.as_deref());
    for (name, value) in request.headers.iter().filter(|_| hop.is_origin) {
        if let Ok(name) = HeaderName::from_bytes(name.as_bytes()) {
            insert_header(&mut headers, name, Some(value));
        }
    }
    headers
}

fn insert_header(headers: &mut HeaderMap, name: HeaderName, value: Option<&str>) {
    if let Some(value) = value.and_then(|value| HeaderValue::from_bytes(value.as_bytes()).ok()) {
        headers.insert(name, value);
    }
}
