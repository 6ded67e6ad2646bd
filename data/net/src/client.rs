//! The client: hop by hop, checked before each.

use crate::address_guard::AddressGuard;
use crate::body::{self, BodyLimits};
use crate::challenge_page::is_challenge;
use crate::config::ClientConfig;
use crate::error::{FetchError, FetchPhase, ScarceResource};
use crate::hop::{Hop, HopSender, Payload};
use crate::memory::{ClientMemory, MemoryPool};
use crate::politeness::{HostLimiter, HostPermit};
use crate::request::FetchRequest;
use crate::response::{FetchResponse, read_header};
use earshot_model::Clock;
use reqwest::header;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use url::Url;

/// Facts 1.9.
const MAX_REDIRECTS: usize = 8;
/// Facts 1.9. The library itself stops at 408 KiB (HTTP/1) and at this (HTTP/2).
pub(crate) const MAX_HEADER_BYTES: usize = 64 << 10;

/// Fetches over HTTP within limits. Cheap to clone; clones share connections, budgets and memory.
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

/// What is known of a request on its way.
struct RequestState {
    url: Url,
    deadline: Instant,
    redirects: Vec<(u16, String)>,
    permanent_url: Option<String>,
}

impl HttpClient {
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

    /// Fetches a URL, following redirects.
    ///
    /// # Errors
    /// [`FetchError`] when no whole answer came; an answer of whatever status is none. A 304 to a request without
    /// validators is an error, as there is nothing that it could stand for.
    pub async fn fetch(&self, request: &FetchRequest) -> Result<FetchResponse, FetchError> {
        let mut trip = RequestState::new(request)?;
        let origin = trip.url.clone();
        loop {
            let (leave, response) = self.send_hop(&mut trip, request, &origin, None).await?;
            let status = response.status().as_u16();
            if !matches!(status, 301 | 302 | 303 | 307 | 308) {
                return self.read_response(response, leave, trip, request).await;
            }
            let location = read_header(response.headers(), header::LOCATION);
            trip.follow_redirect(status, location.as_deref(), request, &origin)?;
        }
    }

    /// Sends a form (`application/x-www-form-urlencoded`), as WebSub's hubs take it. Redirects are not followed: their
    /// answer comes back as it is, with [`Fetched::location`].
    ///
    /// # Errors
    /// As [`fetch`](Self::fetch).
    pub async fn post_form(
        &self,
        request: &FetchRequest,
        fields: &[(&str, &str)],
    ) -> Result<FetchResponse, FetchError> {
        let form = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.post(request, Payload::form(form)).await
    }

    /// Sends JSON (`application/json`), as nodes with JSON-RPC take it. Redirects are not followed, as for
    /// [`post_form`](Self::post_form).
    ///
    /// # Errors
    /// As [`fetch`](Self::fetch).
    pub async fn post_json(&self, request: &FetchRequest, json: String) -> Result<FetchResponse, FetchError> {
        self.post(request, Payload::json(json)).await
    }

    async fn post(&self, request: &FetchRequest, payload: Payload) -> Result<FetchResponse, FetchError> {
        let mut trip = RequestState::new(request)?;
        let origin = trip.url.clone();
        let (leave, response) = self.send_hop(&mut trip, request, &origin, Some(payload)).await?;
        let location = read_header(response.headers(), header::LOCATION);
        let base = trip.url.clone();
        let mut answer = self.read_response(response, leave, trip, request).await?;
        answer.location = location.and_then(|location| base.join(&location).ok()).map(String::from);
        Ok(answer)
    }

    /// Bytes of bodies that are held at the moment, by this client and by those that it gave answers to.
    #[must_use]
    pub fn body_bytes_in_use(&self) -> usize {
        self.inner.memory.bodies.in_use()
    }

    /// One question, one answer, up to its headers.
    async fn send_hop(
        &self,
        trip: &mut RequestState,
        request: &FetchRequest,
        origin: &Url,
        payload: Option<Payload>,
    ) -> Result<(Option<HostPermit>, reqwest::Response), FetchError> {
        let inner = &*self.inner;
        let refused = |refusal| FetchError::Refused { url: trip.url.to_string(), refusal };
        inner.guard.check_url(&trip.url).map_err(refused)?;
        let leave = self.acquire_permit(trip).await?;
        // Time of the server's begins here.
        let is_origin = trip.url.origin() == origin.origin();
        let hop = Hop { url: &trip.url, request, is_origin, payload, deadline: trip.deadline };
        let response = inner.sender.send(hop).await?;
        let size: usize = response.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
        if size > MAX_HEADER_BYTES {
            return Err(FetchError::HeadersTooLarge { url: trip.url.to_string(), limit: MAX_HEADER_BYTES });
        }
        Ok((leave, response))
    }

    /// Waits for one's turn with the host; the deadline moves with it.
    async fn acquire_permit(&self, trip: &mut RequestState) -> Result<Option<HostPermit>, FetchError> {
        let inner = &*self.inner;
        let Some(hosts) =
            inner.host_limiter.as_ref().filter(|_| !(inner.exempts_local && inner.guard.is_local(&trip.url)))
        else {
            return Ok(None);
        };
        let before = Instant::now();
        let leave = hosts.acquire(&trip.url).await.map_err(|wait| FetchError::Busy {
            url: trip.url.to_string(),
            until: inner.clock.now() + wait,
            scarce: ScarceResource::Host,
        })?;
        trip.deadline += before.elapsed();
        Ok(Some(leave))
    }

    async fn read_response(
        &self,
        response: reqwest::Response,
        leave: Option<HostPermit>,
        trip: RequestState,
        request: &FetchRequest,
    ) -> Result<FetchResponse, FetchError> {
        let inner = &*self.inner;
        let status = response.status().as_u16();
        let mut answer = FetchResponse::from_headers(status, &trip.url, response.headers(), inner.clock.now());
        // Before the body, which may never come.
        if let (Some(hosts), Some(leave)) = (&inner.host_limiter, &leave) {
            hosts.record_response(leave, &answer);
        }
        if answer.is_not_modified() {
            return if request.is_conditional() {
                Ok(FetchResponse { redirects: trip.redirects, permanent_url: trip.permanent_url, ..answer })
            } else {
                Err(FetchError::UnexpectedNotModified { url: answer.final_url })
            };
        }
        let headers = response.headers().clone();
        let limits = BodyLimits::new(trip.url.as_str(), request, trip.deadline, inner.max_memory_wait);
        let read = body::read_body(response, &limits, &inner.memory).await;
        let (body, hold) = read.map_err(|error| limits.into_fetch_error(error, &inner.clock))?;
        answer.is_challenge = is_challenge(status, &headers, &body);
        Ok(FetchResponse { redirects: trip.redirects, permanent_url: trip.permanent_url, body, permit: hold, ..answer })
    }
}

impl RequestState {
    fn new(request: &FetchRequest) -> Result<Self, FetchError> {
        let mut url =
            Url::parse(&request.url).map_err(|source| FetchError::BadUrl { url: request.url.clone(), source })?;
        url.set_fragment(None);
        Ok(Self { url, deadline: Instant::now() + request.timeout, redirects: Vec::new(), permanent_url: None })
    }

    fn follow_redirect(
        &mut self,
        status: u16,
        location: Option<&str>,
        request: &FetchRequest,
        origin: &Url,
    ) -> Result<(), FetchError> {
        if self.redirects.len() >= MAX_REDIRECTS {
            return Err(FetchError::TooManyRedirects { url: request.url.clone(), limit: MAX_REDIRECTS });
        }
        let target = location.and_then(|location| self.url.join(location).ok());
        let mut target = target.ok_or_else(|| FetchError::BadRedirect { url: self.url.to_string() })?;
        target.set_fragment(None);
        if request.forbids_downgrade && self.url.scheme() == "https" && target.scheme() == "http" {
            return Err(FetchError::Downgrade { url: self.url.to_string(), target: target.to_string() });
        }
        // There are no cookies here, so the same question has the same answer: a wall that sets one never opens.
        if target == *origin || self.redirects.iter().any(|(_, seen)| seen == target.as_str()) {
            return Err(FetchError::RedirectLoop { url: request.url.clone() });
        }
        // Facts A5: 302 and 307 never move a feed, nor does what comes after one.
        let is_permanent = |status: u16| matches!(status, 301 | 308);
        if is_permanent(status) && self.redirects.iter().all(|(status, _)| is_permanent(*status)) {
            self.permanent_url = Some(target.to_string());
        }
        self.redirects.push((status, target.to_string()));
        self.url = target;
        Ok(())
    }
}

/// The error of a request that took longer than it may.
pub(crate) fn timeout_error(url: &Url, phase: FetchPhase, limit: Duration) -> FetchError {
    FetchError::Timeout { url: url.to_string(), phase, limit }
}
