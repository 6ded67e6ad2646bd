//! The HTTP client of the cluster: several addresses, time limits, bounded responses.

use crate::error::ClusterError;
use reqwest::Certificate;
use reqwest::Method;
use reqwest::blocking::{Client, RequestBuilder, Response};
use reqwest::redirect::Policy;
use serde_json::Value;
use std::io::Read as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use url::Url;

/// Bytes of a response. A page of hits has at most a thousand documents.
const MAX_RESPONSE_BYTES: u64 = 256 << 20;
/// Time for a connection. A node that is gone must not take the whole time of a search.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);
/// Time for a request about an index.
const INDEX_TIMEOUT: Duration = Duration::from_secs(60);
/// Characters of an error message of the cluster that are kept.
const MAX_REASON_CHARS: usize = 300;

/// Where the cluster is, and how to sign in.
#[derive(Clone)]
pub struct ClusterConfig {
    /// One URL per node, tried in turn.
    pub urls: Vec<String>,
    /// User name and password.
    pub credentials: Option<(String, String)>,
    /// The certificate of an own authority, as PEM.
    pub certificate: Option<Vec<u8>>,
}

impl ClusterConfig {
    /// A cluster without users, whose certificate is a public one.
    #[must_use]
    pub fn new(urls: Vec<String>) -> Self {
        Self { urls, credentials: None, certificate: None }
    }
}

/// A client of one cluster. Its methods block, so they must not be called on the threads of an async runtime.
pub struct ClusterClient {
    http: Client,
    urls: Vec<Url>,
    credentials: Option<(String, String)>,
    /// The address of the first attempt: the one that responded last, or the one after a node that did not.
    current: AtomicUsize,
}

/// The body of a request.
pub enum RequestBody {
    Empty,
    Json(Value),
    /// One JSON object per line.
    Lines(Vec<u8>),
}

/// A request to the cluster.
pub struct ClusterRequest {
    /// For error messages.
    pub operation: &'static str,
    pub method: Method,
    /// Path and query, without the leading slash.
    pub path: String,
    pub body: RequestBody,
}

impl ClusterRequest {
    pub fn get(operation: &'static str, path: impl Into<String>) -> Self {
        Self { operation, method: Method::GET, path: path.into(), body: RequestBody::Empty }
    }

    pub fn post(operation: &'static str, path: impl Into<String>, body: Value) -> Self {
        Self { operation, method: Method::POST, path: path.into(), body: RequestBody::Json(body) }
    }

    pub fn put(operation: &'static str, path: impl Into<String>, body: Value) -> Self {
        Self { operation, method: Method::PUT, path: path.into(), body: RequestBody::Json(body) }
    }

    pub fn delete(operation: &'static str, path: impl Into<String>) -> Self {
        Self { operation, method: Method::DELETE, path: path.into(), body: RequestBody::Empty }
    }

    fn unavailable(&self, reason: String) -> ClusterError {
        ClusterError::Unavailable { operation: self.operation, reason }
    }
}

impl ClusterClient {
    /// Builds a client. It connects with the first request.
    ///
    /// # Errors
    /// When there is no URL, or one is invalid.
    pub fn new(config: &ClusterConfig) -> Result<Self, ClusterError> {
        let urls: Vec<Url> = config.urls.iter().map(|url| parse_url(url)).collect::<Result<_, _>>()?;
        if urls.is_empty() {
            return Err(ClusterError::InvalidUrl { url: String::new(), reason: "there is none".to_owned() });
        }
        earshot_net::install_crypto_provider();
        let mut http = Client::builder().connect_timeout(CONNECT_TIMEOUT).redirect(Policy::none()).no_proxy();
        if let Some(pem) = &config.certificate {
            http = http.add_root_certificate(Certificate::from_pem(pem).map_err(ClusterError::Certificate)?);
        }
        let http = http.build().map_err(ClusterError::Client)?;
        Ok(Self { http, urls, credentials: config.credentials.clone(), current: AtomicUsize::new(0) })
    }

    /// Sends a request and reads the response. A node that cannot be reached, or is not part of the cluster at the moment, is
    /// passed over for the next one, as long as there is time.
    ///
    /// # Errors
    /// When no node responds in time, the cluster rejects the request, or the response is not JSON.
    pub fn send(&self, request: &ClusterRequest, deadline: Instant) -> Result<Value, ClusterError> {
        let first = self.current.load(Ordering::Relaxed);
        let mut failed = request.unavailable("no time is left".to_owned());
        for number in (first..first + self.urls.len()).map(|number| number % self.urls.len()) {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            match self.send_to(&self.urls[number], request, left) {
                Ok(response) => {
                    self.current.store(number, Ordering::Relaxed);
                    return Ok(response);
                }
                Err(error @ ClusterError::Unavailable { .. }) => {
                    // A node that hangs takes the time of one request, not of all.
                    self.current.store((number + 1) % self.urls.len(), Ordering::Relaxed);
                    failed = error;
                }
                Err(error) => return Err(error),
            }
        }
        Err(failed)
    }

    fn send_to(&self, base: &Url, request: &ClusterRequest, left: Duration) -> Result<Value, ClusterError> {
        let url = format!("{base}{}", request.path);
        let response = self.with_body(self.http.request(request.method.clone(), url).timeout(left), request).send();
        // The URL of an error may have a password.
        let response = response.map_err(|error| request.unavailable(describe(&error.without_url())))?;
        let status = response.status();
        let body = read_body(response).map_err(|reason| request.unavailable(reason))?;
        let parsed: Result<Value, _> = serde_json::from_slice(&body);
        if status.is_success() {
            return parsed
                .map_err(|error| ClusterError::Unreadable { operation: request.operation, reason: error.to_string() });
        }
        let reason = parsed.ok().map_or_else(|| status.to_string(), |body| error_reason(&body));
        match status.as_u16() {
            // Overloaded, without enough nodes, or still waiting for them.
            408 | 429 | 502 | 503 | 504 => Err(request.unavailable(reason)),
            status => Err(ClusterError::Rejected { operation: request.operation, status, reason }),
        }
    }

    fn with_body(&self, builder: RequestBuilder, request: &ClusterRequest) -> RequestBuilder {
        let builder = match &self.credentials {
            Some((user, password)) => builder.basic_auth(user, Some(password)),
            None => builder,
        };
        match &request.body {
            RequestBody::Empty => builder,
            RequestBody::Json(body) => builder.json(body),
            RequestBody::Lines(lines) => builder.header("content-type", "application/x-ndjson").body(lines.clone()),
        }
    }
}

/// Sends a request about an index, which has a minute.
///
/// # Errors
/// As for [`ClusterClient::send`].
pub fn send(client: &ClusterClient, request: &ClusterRequest) -> Result<Value, ClusterError> {
    client.send(request, index_deadline())
}

/// When a request about an index that begins now ends.
pub fn index_deadline() -> Instant {
    Instant::now() + INDEX_TIMEOUT
}

fn parse_url(text: &str) -> Result<Url, ClusterError> {
    let invalid = |reason: &str| ClusterError::InvalidUrl { url: text.to_owned(), reason: reason.to_owned() };
    let mut url = Url::parse(text.trim()).map_err(|error| invalid(&error.to_string()))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(invalid("only http and https are supported"));
    }
    if url.query().is_some() || url.fragment().is_some() {
        return Err(invalid("it must not have a query"));
    }
    if !url.path().ends_with('/') {
        let path = format!("{}/", url.path());
        url.set_path(&path);
    }
    Ok(url)
}

fn read_body(response: Response) -> Result<Vec<u8>, String> {
    let mut body = Vec::new();
    response.take(MAX_RESPONSE_BYTES + 1).read_to_end(&mut body).map_err(|error| error.to_string())?;
    if body.len() as u64 > MAX_RESPONSE_BYTES {
        return Err(format!("the response has more than {MAX_RESPONSE_BYTES} bytes"));
    }
    Ok(body)
}

/// The error with its causes: reqwest's own text does not name them.
fn describe(error: &reqwest::Error) -> String {
    let causes = std::iter::successors(std::error::Error::source(error), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

/// The reason in an error response of the cluster.
fn error_reason(body: &Value) -> String {
    let error = &body["error"];
    let root = error["root_cause"].get(0).filter(|root| root["reason"].is_string()).unwrap_or(error);
    let text = match (root["type"].as_str(), root["reason"].as_str()) {
        (Some(kind), Some(reason)) => format!("{kind}: {reason}"),
        _ => body.to_string(),
    };
    text.chars().take(MAX_REASON_CHARS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn client(urls: &[&str]) -> Result<ClusterClient, ClusterError> {
        let urls = urls.iter().map(|&url| url.to_owned()).collect();
        ClusterClient::new(&ClusterConfig::new(urls))
    }

    #[test]
    fn urls_are_checked() {
        let valid = client(&["http://127.0.0.1:9200", "https://search.example/engine"]).expect("is valid");
        assert_eq!(valid.urls[0].as_str(), "http://127.0.0.1:9200/");
        assert_eq!(valid.urls[1].as_str(), "https://search.example/engine/");
        for urls in [&[][..], &["search.example:9200"], &["file:///etc"], &["http://a.example/?q=1"]] {
            assert!(matches!(client(urls), Err(ClusterError::InvalidUrl { .. })), "{urls:?}");
        }
    }

    #[test]
    fn nodes_that_are_away_make_the_cluster_unavailable() {
        // Port 1 of loopback has no server.
        let client = client(&["http://127.0.0.1:1", "http://127.0.0.1:1/other"]).expect("is valid");
        let request = ClusterRequest::get("a test", "_cluster/health");
        let far = Instant::now() + Duration::from_secs(60);
        let failed = client.send(&request, far).expect_err("no node");
        assert!(matches!(failed, ClusterError::Unavailable { .. }), "{failed}");
        let late = client.send(&request, Instant::now()).expect_err("no time");
        assert_eq!(late.to_string(), "the search cluster is unavailable for a test: no time is left");
    }

    #[test]
    fn reasons_of_errors_are_short() {
        let body = json!({"error": {"root_cause": [{"type": "parsing", "reason": "x".repeat(1_000)}]}, "status": 400});
        assert_eq!(error_reason(&body).len(), MAX_REASON_CHARS);
        assert_eq!(error_reason(&json!({"error": {"type": "a", "reason": "b"}})), "a: b");
        assert_eq!(error_reason(&json!({"error": "gone"})), r#"{"error":"gone"}"#);
    }
}
