//! The HTTP client: follows redirects and checks every hop.

use crate::address_guard::AddressGuard;
use crate::body::{self, BodyChunkSink, BodyLimits, BodySink};
use crate::challenge_page::is_challenge;
use crate::config::{ClientConfig, MAX_HEADER_BYTES};
use crate::cookies::CookieJar;
use crate::credentials::Credentials;
use crate::error::{FetchError, ScarceResource, display_url};
use crate::hop::{Hop, HopSender, Payload};
use crate::memory::{ClientMemory, MemoryPool};
use crate::politeness::{HostLimiter, HostPermit};
use crate::request::{FetchRequest, FileUpload};
use crate::response::{FetchResponse, read_header};
use earshot_model::{Clock, public_url};
use reqwest::header;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;

/// Facts 1.9.
const MAX_REDIRECTS: usize = 8;

/// Fetches over HTTP within limits. Clones are cheap and share connections, host budgets and memory.
#[derive(Clone)]
pub struct HttpClient {
    inner: Arc<ClientInner>,
}

struct ClientInner {
    sender: HopSender,
    guard: Arc<AddressGuard>,
    host_limiter: Option<HostLimiter>,
    exempts_local: bool,
    memory: ClientMemory,
    max_memory_wait: Duration,
    clock: Clock,
}

/// The state of a request across its redirects.
struct RequestState {
    /// Without user and password, so that no error shows them.
    url: Url,
    credentials: Option<Credentials>,
    cookies: CookieJar,
    /// The URLs that were requested, with the revision of the cookies.
    visits: Vec<(Url, usize)>,
    deadline: Instant,
    redirects: Vec<(u16, String)>,
    permanent_url: Option<String>,
}

impl HttpClient {
    /// Builds a client with its address guard, host limiter and memory of hosts.
    ///
    /// # Errors
    /// [`FetchError::Setup`] when the TLS store of the machine cannot be read.
    pub fn new(config: ClientConfig) -> Result<Self, FetchError> {
        let guard = Arc::new(AddressGuard {
            allow_private: config.allow_private,
            allowed_addresses: config.allowed_addresses.clone(),
            ports: config.ports.clone(),
        });
        let inner = ClientInner {
            sender: HopSender::new(&config, Arc::clone(&guard))?,
            guard,
            host_limiter: config.politeness.map(HostLimiter::new),
            exempts_local: config.politeness.is_some_and(|politeness| politeness.exempts_local),
            memory: ClientMemory {
                bodies: MemoryPool::new(config.body_memory),
                windows: MemoryPool::new(config.window_memory),
            },
            max_memory_wait: config.max_memory_wait,
            clock: config.clock,
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Fetches a URL and follows redirects.
    ///
    /// # Errors
    /// A [`FetchError`] when no complete response arrived. A response of any status is a success. A 304 to a request
    /// without validators is an error, because the caller has no stored body for it.
    pub async fn fetch(&self, request: &FetchRequest) -> Result<FetchResponse, FetchError> {
        self.fetch_into(request, BodySink::Memory(&mut |_| {})).await
    }

    /// Fetches a URL like [`fetch`](Self::fetch), and passes the body to `take` in chunks instead of keeping it, for files
    /// that are larger than the memory for bodies. The response has no body. An error of `take` ends the transfer. Bodies
    /// of error responses are passed, too, because the caller gets the status at the end only.
    ///
    /// # Errors
    /// The same as [`fetch`](Self::fetch), and [`FetchError::NotAccepted`] with the error of `take`.
    pub async fn fetch_streamed(
        &self,
        request: &FetchRequest,
        take: &mut (dyn FnMut(&[u8]) -> io::Result<()> + Send),
    ) -> Result<FetchResponse, FetchError> {
        self.fetch_into(request, BodySink::Stream(take)).await
    }

    async fn fetch_into(&self, request: &FetchRequest, sink: BodySink<'_>) -> Result<FetchResponse, FetchError> {
        let mut state = RequestState::new(request)?;
        let origin = state.url.clone();
        loop {
            let (permit, response) = self.send_hop(&mut state, request, &origin, None).await?;
            let status = response.status().as_u16();
            if !matches!(status, 301 | 302 | 303 | 307 | 308) {
                return self.read_response(response, permit, state, request, sink).await;
            }
            let location = read_header(response.headers(), header::LOCATION);
            state.cookies.store(&state.url, response.headers(), self.inner.clock.now().into());
            state.follow_redirect(status, location.as_deref(), request)?;
        }
    }

    /// Posts a form (`application/x-www-form-urlencoded`), as WebSub hubs expect. Redirects are not followed; the
    /// response has their target in [`FetchResponse::location`].
    ///
    /// # Errors
    /// The same as [`fetch`](Self::fetch).
    pub async fn post_form(
        &self,
        request: &FetchRequest,
        fields: &[(&str, &str)],
    ) -> Result<FetchResponse, FetchError> {
        let form = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.post(request, Payload::form(form), &mut |_| {}).await
    }

    /// Posts JSON (`application/json`), as JSON-RPC nodes expect. Redirects are not followed; see
    /// [`post_form`](Self::post_form).
    ///
    /// # Errors
    /// The same as [`fetch`](Self::fetch).
    pub async fn post_json(&self, request: &FetchRequest, json: String) -> Result<FetchResponse, FetchError> {
        self.post(request, Payload::json(json), &mut |_| {}).await
    }

    /// Posts JSON and passes each chunk of the response's body to `on_chunk` as it arrives, for event streams. The
    /// response has the whole body as well, within the same limits. Chunks of error responses are passed too, because
    /// the caller gets the status at the end only.
    ///
    /// # Errors
    /// The same as [`fetch`](Self::fetch). Chunks may have been passed before.
    pub async fn post_json_streamed(
        &self,
        request: &FetchRequest,
        json: String,
        on_chunk: &mut (dyn FnMut(&[u8]) + Send),
    ) -> Result<FetchResponse, FetchError> {
        self.post(request, Payload::json(json), on_chunk).await
    }

    /// Posts a file between two texts, such as a form with a file. The file is streamed and not kept in memory. Redirects
    /// are not followed; see [`post_form`](Self::post_form).
    ///
    /// # Errors
    /// The same as [`fetch`](Self::fetch).
    pub async fn post_file(&self, request: &FetchRequest, upload: FileUpload) -> Result<FetchResponse, FetchError> {
        self.post(request, Payload::file(upload), &mut |_| {}).await
    }

    async fn post(
        &self,
        request: &FetchRequest,
        payload: Payload,
        on_chunk: BodyChunkSink<'_>,
    ) -> Result<FetchResponse, FetchError> {
        let mut state = RequestState::new(request)?;
        let origin = state.url.clone();
        let (permit, response) = self.send_hop(&mut state, request, &origin, Some(payload)).await?;
        let location = read_header(response.headers(), header::LOCATION);
        let base = state.url.clone();
        let mut fetched = self.read_response(response, permit, state, request, BodySink::Memory(on_chunk)).await?;
        fetched.location = location.and_then(|location| base.join(&location).ok()).map(String::from);
        Ok(fetched)
    }

    /// The memory of all response bodies that exist now, in bytes: bodies in transfer, and those of responses that
    /// callers have not dropped.
    #[must_use]
    pub fn body_bytes_in_use(&self) -> usize {
        self.inner.memory.bodies.in_use()
    }

    /// Sends one request and receives the headers of its response.
    async fn send_hop(
        &self,
        state: &mut RequestState,
        request: &FetchRequest,
        origin: &Url,
        payload: Option<Payload>,
    ) -> Result<(Option<HostPermit>, reqwest::Response), FetchError> {
        let inner = &*self.inner;
        let to_error = |rejection| FetchError::Refused { url: display_url(&state.url), rejection };
        inner.guard.check_url(&state.url).map_err(to_error)?;
        let permit = self.acquire_permit(state).await?;
        // From here on, the server causes the time that passes.
        let is_origin = state.url.origin() == origin.origin();
        let credentials = state.credentials.as_ref().filter(|_| is_same_server(&state.url, origin));
        let cookies = state.cookies.header_for(&state.url);
        let hop = Hop { url: &state.url, request, is_origin, credentials, cookies, payload, deadline: state.deadline };
        let response = inner.sender.send(hop).await?;
        let size: usize = response.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
        if size > MAX_HEADER_BYTES {
            return Err(FetchError::HeadersTooLarge { url: display_url(&state.url), limit: MAX_HEADER_BYTES });
        }
        Ok((permit, response))
    }

    /// Waits for a host permit and extends the deadline by the wait.
    async fn acquire_permit(&self, state: &mut RequestState) -> Result<Option<HostPermit>, FetchError> {
        let inner = &*self.inner;
        let Some(hosts) =
            inner.host_limiter.as_ref().filter(|_| !(inner.exempts_local && inner.guard.is_local(&state.url)))
        else {
            return Ok(None);
        };
        let before = Instant::now();
        let permit = hosts.acquire(&state.url).await.map_err(|wait| FetchError::Busy {
            url: display_url(&state.url),
            until: inner.clock.now() + wait,
            scarce: ScarceResource::Host,
        })?;
        state.deadline += before.elapsed();
        Ok(Some(permit))
    }

    async fn read_response(
        &self,
        response: reqwest::Response,
        permit: Option<HostPermit>,
        state: RequestState,
        request: &FetchRequest,
        sink: BodySink<'_>,
    ) -> Result<FetchResponse, FetchError> {
        let inner = &*self.inner;
        let status = response.status().as_u16();
        let mut fetched = FetchResponse::from_headers(status, &state.url, response.headers(), self.inner.clock.now());
        // Recorded before the body is read, because the body may never arrive.
        if let (Some(hosts), Some(permit)) = (&inner.host_limiter, &permit) {
            hosts.record_response(permit, &fetched);
        }
        if fetched.is_not_modified() {
            return if request.is_conditional() {
                Ok(FetchResponse { redirects: state.redirects, permanent_url: state.permanent_url, ..fetched })
            } else {
                Err(FetchError::UnexpectedNotModified { url: display_url(&state.url) })
            };
        }
        let headers = response.headers().clone();
        let shown_url = display_url(&state.url);
        let limits = BodyLimits::new(&shown_url, request, state.deadline, inner.max_memory_wait);
        let read = body::read_body(response, &limits, &inner.memory, sink).await;
        let (body, body_permit) = read.map_err(|error| limits.fetch_error(error, &inner.clock))?;
        fetched.is_challenge = is_challenge(status, &headers, &body);
        Ok(FetchResponse {
            redirects: state.redirects,
            permanent_url: state.permanent_url,
            body,
            permit: body_permit,
            ..fetched
        })
    }
}

impl RequestState {
    fn new(request: &FetchRequest) -> Result<Self, FetchError> {
        let mut url = Url::parse(&request.url)
            .map_err(|source| FetchError::BadUrl { url: public_url(&request.url).into_owned(), source })?;
        url.set_fragment(None);
        let credentials = Credentials::take(&mut url);
        Ok(Self {
            visits: vec![(url.clone(), 0)],
            url,
            credentials,
            cookies: CookieJar::default(),
            deadline: Instant::now() + request.timeout,
            redirects: Vec::new(),
            permanent_url: None,
        })
    }

    fn follow_redirect(
        &mut self,
        status: u16,
        location: Option<&str>,
        request: &FetchRequest,
    ) -> Result<(), FetchError> {
        let requested = || public_url(&request.url).into_owned();
        if self.redirects.len() >= MAX_REDIRECTS {
            return Err(FetchError::TooManyRedirects { url: requested(), limit: MAX_REDIRECTS });
        }
        let target = location.and_then(|location| self.url.join(location).ok());
        let mut target = target.ok_or_else(|| FetchError::BadRedirect { url: display_url(&self.url) })?;
        target.set_fragment(None);
        if request.forbids_downgrade && self.url.scheme() == "https" && target.scheme() == "http" {
            return Err(FetchError::Downgrade { url: display_url(&self.url), target: display_url(&target) });
        }
        // The same request with the same cookies gets the same response.
        let visit = (target.clone(), self.cookies.revision());
        if self.visits.contains(&visit) {
            return Err(FetchError::RedirectLoop { url: requested() });
        }
        self.visits.push(visit);
        // Facts A5: 302 and 307 never move a feed, and neither does a permanent redirect after one.
        let is_permanent = |status: u16| matches!(status, 301 | 308);
        if is_permanent(status) && self.redirects.iter().all(|(status, _)| is_permanent(*status)) {
            self.permanent_url = Some(target.to_string());
        }
        self.redirects.push((status, target.to_string()));
        self.url = target;
        Ok(())
    }
}

/// Whether a URL is on the server of the origin: the same one, or the same host with TLS.
fn is_same_server(url: &Url, origin: &Url) -> bool {
    let is_upgrade = url.scheme() == "https" && origin.scheme() == "http" && url.host() == origin.host();
    url.origin() == origin.origin() || (is_upgrade && url.port_or_known_default() == Some(443))
}
