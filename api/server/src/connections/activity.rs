//! The activity of a connection, and the rule that decides when it must close.

use super::limits::{CHUNK_BYTES, CLOSE_TIMEOUT, ConnectionLimits, MAX_ABANDONED_REQUESTS};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;
use tokio::time::Instant;

/// The activity of a connection. Its stream, requests and response bodies update it; its task reads it.
#[derive(Debug)]
pub(super) struct ConnectionActivity {
    state: Mutex<ActivityState>,
    /// Wakes the task before its next periodic check.
    wakeup: Notify,
}

#[derive(Debug)]
struct ActivityState {
    opened_at: Instant,
    /// Number of requests so far, which is also the number of the latest one.
    request_count: u64,
    in_flight: usize,
    /// When the connection was opened or its last request ended. Valid while no request is in flight.
    idle_since: Instant,
    /// When the first byte of a later request's head arrived. HTTP/1 only, because HTTP/2 also sends bytes that
    /// belong to no request.
    head_started_at: Option<Instant>,
    is_http2: bool,
    /// When the socket stopped accepting bytes, and how many it accepted afterwards.
    write_blocked: Option<(Instant, usize)>,
    /// Requests whose response has a next chunk, with the time since when the peer had no room for it.
    unread_responses: Vec<(u64, Instant)>,
    read_count: u32,
    abandoned_count: u32,
    is_evicted: bool,
    closing_started_at: Option<Instant>,
}

/// The decision about a connection, with its reason for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConnectionDecision {
    Keep,
    /// Accept no further requests and finish those in flight.
    Close(&'static str),
    /// Close the connection at once.
    Cut(&'static str),
}

impl ConnectionActivity {
    pub fn new(now: Instant) -> Self {
        let state = ActivityState {
            opened_at: now,
            request_count: 0,
            in_flight: 0,
            idle_since: now,
            head_started_at: None,
            is_http2: false,
            write_blocked: None,
            unread_responses: Vec::new(),
            read_count: 0,
            abandoned_count: 0,
            is_evicted: false,
            closing_started_at: None,
        };
        Self { state: Mutex::new(state), wakeup: Notify::new() }
    }

    fn lock(&self) -> MutexGuard<'_, ActivityState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns when the task should check the connection.
    pub async fn wait_for_wakeup(&self) {
        self.wakeup.notified().await;
    }

    pub fn decide(&self, limits: &ConnectionLimits, now: Instant) -> ConnectionDecision {
        self.lock().decide(limits, now)
    }

    pub fn start_closing(&self, now: Instant) {
        self.lock().closing_started_at.get_or_insert(now);
    }

    /// When the connection became idle; `None` while a request is in flight, and after an eviction.
    pub fn idle_since(&self) -> Option<Instant> {
        let state = self.lock();
        (state.in_flight == 0 && !state.is_evicted).then_some(state.idle_since)
    }

    /// Evicts an idle connection. Returns whether it was idle.
    pub fn evict(&self) -> bool {
        let mut state = self.lock();
        let is_waiting = state.in_flight == 0 && !state.is_evicted;
        if is_waiting {
            state.is_evicted = true;
            self.wakeup.notify_one();
        }
        is_waiting
    }

    pub fn on_read(&self, now: Instant) {
        let mut state = self.lock();
        if state.in_flight == 0 && state.request_count > 0 && !state.is_http2 {
            state.head_started_at.get_or_insert(now);
        }
    }

    pub fn on_blocked(&self, now: Instant) {
        self.lock().write_blocked.get_or_insert((now, 0));
    }

    pub fn on_written(&self, bytes: usize) {
        let mut state = self.lock();
        if let Some((_, taken)) = &mut state.write_blocked {
            *taken += bytes;
            if *taken >= CHUNK_BYTES {
                state.write_blocked = None;
            }
        }
    }

    /// Records that the socket accepted all bytes.
    pub fn on_flushed(&self) {
        self.lock().write_blocked = None;
    }

    /// Records that a request's head is complete. Returns `None` when the connection was evicted before.
    pub fn begin_request(self: &Arc<Self>, is_http2: bool) -> Option<RequestGuard> {
        let mut state = self.lock();
        if state.is_evicted {
            return None;
        }
        state.request_count += 1;
        state.in_flight += 1;
        state.head_started_at = None;
        state.is_http2 = is_http2;
        Some(RequestGuard { activity: Arc::clone(self), number: state.request_count, is_fully_read: false })
    }
}

impl ActivityState {
    fn decide(&self, limits: &ConnectionLimits, now: Instant) -> ConnectionDecision {
        let is_over = |since: Instant, time| now.saturating_duration_since(since) >= time;
        if self.is_evicted {
            return ConnectionDecision::Cut("another connection takes its slot");
        }
        if limits.lifetime.is_some_and(|lifetime| is_over(self.opened_at, lifetime)) {
            return ConnectionDecision::Cut("its time is over");
        }
        if self.abandoned_count > MAX_ABANDONED_REQUESTS && self.abandoned_count > self.read_count {
            return ConnectionDecision::Cut("the peer abandons its requests");
        }
        let since_stalled = self
            .write_blocked
            .iter()
            .map(|&(since, _)| since)
            .chain(self.unread_responses.iter().map(|&(_, since)| since));
        if since_stalled.min().is_some_and(|since| is_over(since, limits.stall_timeout)) {
            return ConnectionDecision::Cut("the peer does not read");
        }
        if self.in_flight > 0 || self.write_blocked.is_some() {
            return ConnectionDecision::Keep;
        }
        let head_since = if self.request_count == 0 { Some(self.opened_at) } else { self.head_started_at };
        if head_since.is_some_and(|since| is_over(since, limits.header_timeout)) {
            return ConnectionDecision::Cut("no head of a request came in time");
        }
        match self.closing_started_at {
            Some(since) if is_over(since, CLOSE_TIMEOUT) => {
                ConnectionDecision::Cut("it has no request and was told to close")
            }
            Some(_) => ConnectionDecision::Keep,
            None if is_over(self.idle_since, limits.idle_timeout) => ConnectionDecision::Close("it was idle"),
            None => ConnectionDecision::Keep,
        }
    }

    fn find_unread(&mut self, number: u64) -> Option<&mut (u64, Instant)> {
        self.unread_responses.iter_mut().find(|(other, _)| *other == number)
    }
}

/// A request in flight, until the last byte of its response is handed to the socket.
#[derive(Debug)]
pub(super) struct RequestGuard {
    activity: Arc<ConnectionActivity>,
    number: u64,
    is_fully_read: bool,
}

impl RequestGuard {
    /// Records that the peer has room for the next chunk.
    pub fn on_capacity(&self) {
        self.activity.lock().unread_responses.retain(|&(number, _)| number != self.number);
    }

    /// Records that a chunk was handed out, which is not the last one.
    pub fn on_chunk(&self, now: Instant) {
        let mut state = self.activity.lock();
        match state.find_unread(self.number) {
            Some((_, since)) => *since = now,
            None => state.unread_responses.push((self.number, now)),
        }
    }

    /// Records that the whole response was handed out.
    pub fn on_end(&mut self) {
        self.is_fully_read = true;
    }
}

impl Drop for RequestGuard {
    fn drop(&mut self) {
        let mut state = self.activity.lock();
        state.unread_responses.retain(|&(number, _)| number != self.number);
        state.in_flight -= 1;
        state.idle_since = Instant::now();
        if self.is_fully_read {
            state.read_count = state.read_count.saturating_add(1);
        } else {
            state.abandoned_count = state.abandoned_count.saturating_add(1);
            if state.abandoned_count > MAX_ABANDONED_REQUESTS {
                self.activity.wakeup.notify_one();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const LIMITS: ConnectionLimits = ConnectionLimits {
        total: 10,
        per_address: 5,
        header_timeout: Duration::from_secs(10),
        idle_timeout: Duration::from_secs(60),
        stall_timeout: Duration::from_secs(30),
        ping_interval: Duration::from_secs(20),
        lifetime: None,
        drain_timeout: Duration::from_secs(10),
    };

    fn start() -> (Arc<ConnectionActivity>, Instant) {
        let now = Instant::now();
        (Arc::new(ConnectionActivity::new(now)), now)
    }

    fn begin(activity: &Arc<ConnectionActivity>) -> RequestGuard {
        activity.begin_request(false).expect("not evicted")
    }

    fn after(activity: &ConnectionActivity, start: Instant, seconds: u64) -> ConnectionDecision {
        activity.decide(&LIMITS, start + Duration::from_secs(seconds))
    }

    #[test]
    fn a_request_head_has_a_timeout() {
        let (activity, start) = start();
        activity.on_read(start + Duration::from_secs(9));
        assert_eq!(after(&activity, start, 9), ConnectionDecision::Keep);
        assert!(matches!(after(&activity, start, 10), ConnectionDecision::Cut(_)), "bytes of a head prolong nothing");
        drop(begin(&activity));
        assert_eq!(after(&activity, start, 50), ConnectionDecision::Keep);
        activity.on_read(start + Duration::from_secs(50));
        activity.on_read(start + Duration::from_secs(59));
        assert_eq!(after(&activity, start, 59), ConnectionDecision::Keep);
        assert!(
            matches!(after(&activity, start, 60), ConnectionDecision::Cut(_)),
            "from the first byte of the second head"
        );
    }

    #[test]
    fn an_idle_connection_is_closed_and_then_cut() {
        let (activity, start) = start();
        let request = begin(&activity);
        assert_eq!(after(&activity, start, 500), ConnectionDecision::Keep, "a request under way has its own time-out");
        drop(request);
        assert_eq!(after(&activity, start, 59), ConnectionDecision::Keep);
        assert!(matches!(after(&activity, start, 61), ConnectionDecision::Close(_)));
        activity.start_closing(start + Duration::from_secs(61));
        assert_eq!(after(&activity, start, 61), ConnectionDecision::Keep);
        assert!(matches!(after(&activity, start, 63), ConnectionDecision::Cut(_)));
        let late = begin(&activity);
        assert_eq!(after(&activity, start, 63), ConnectionDecision::Keep, "it came before the peer knew");
        drop(late);
    }

    #[test]
    fn a_peer_that_does_not_read_is_cut() {
        let (activity, start) = start();
        let request = begin(&activity);
        activity.on_blocked(start);
        activity.on_written(CHUNK_BYTES - 1);
        activity.on_blocked(start + Duration::from_secs(20));
        assert_eq!(after(&activity, start, 29), ConnectionDecision::Keep);
        assert!(matches!(after(&activity, start, 30), ConnectionDecision::Cut(_)), "a trickle is no progress");
        activity.on_written(1);
        assert_eq!(after(&activity, start, 30), ConnectionDecision::Keep);
        request.on_chunk(start + Duration::from_secs(30));
        request.on_capacity();
        assert_eq!(after(&activity, start, 90), ConnectionDecision::Keep, "the answer has no next chunk yet");
        request.on_chunk(start + Duration::from_secs(90));
        assert!(matches!(after(&activity, start, 120), ConnectionDecision::Cut(_)), "HTTP/2: the window is closed");
        drop(request);
        activity.on_blocked(start + Duration::from_secs(120));
        assert_eq!(after(&activity, start, 149), ConnectionDecision::Keep, "its last bytes are on their way");
        activity.on_flushed();
        assert!(matches!(after(&activity, start, 149), ConnectionDecision::Close(_)));
    }

    #[test]
    fn a_peer_that_abandons_requests_is_cut() {
        let (honest, start) = start();
        for _ in 0..=2 * MAX_ABANDONED_REQUESTS {
            begin(&honest).on_end();
        }
        for _ in 0..=MAX_ABANDONED_REQUESTS {
            drop(begin(&honest));
        }
        assert_eq!(after(&honest, start, 1), ConnectionDecision::Keep, "who reads more than it abandons is a browser");
        let rapid = Arc::new(ConnectionActivity::new(start));
        for _ in 0..MAX_ABANDONED_REQUESTS {
            drop(begin(&rapid));
        }
        assert_eq!(after(&rapid, start, 1), ConnectionDecision::Keep);
        drop(begin(&rapid));
        assert!(matches!(after(&rapid, start, 1), ConnectionDecision::Cut(_)));
    }

    #[test]
    fn only_idle_connections_are_evicted() {
        let (activity, start) = start();
        let request = begin(&activity);
        assert!(!activity.evict());
        assert_eq!(activity.idle_since(), None);
        drop(request);
        assert!(activity.idle_since().is_some() && activity.evict());
        assert!(activity.begin_request(false).is_none() && !activity.evict());
        assert!(matches!(after(&activity, start, 0), ConnectionDecision::Cut(_)));
    }

    #[test]
    fn a_lifetime_ends_despite_requests() {
        let (activity, start) = start();
        let _request = begin(&activity);
        let limits = ConnectionLimits { lifetime: Some(Duration::from_secs(20)), ..LIMITS };
        assert_eq!(activity.decide(&limits, start + Duration::from_secs(19)), ConnectionDecision::Keep);
        assert!(matches!(activity.decide(&limits, start + Duration::from_secs(20)), ConnectionDecision::Cut(_)));
    }
}
