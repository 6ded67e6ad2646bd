//! The events of one stream, from its first to its last.

use super::hub::Subscription;
use super::shared_event::TeamEvent;
use axum::response::sse::Event;
use earshot_app::ids;
use futures::Stream;
use futures::future::BoxFuture;
use futures::stream::unfold;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

/// Interval of comments, which keep proxies from closing the connection, and of checks whether the stream may continue.
const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(15);
/// Checks in a row that may fail because the database does not respond: like sessions, streams survive an outage of 15
/// minutes.
const MAX_FAILED_CHECKS: u32 = 60;
/// A stream ends after this time and some more, and its page opens another one. So a peer that vanished without a
/// trace does not keep its place for long.
const LIFETIME: Duration = Duration::from_secs(30 * 60);
const MAX_EXTRA_LIFETIME: Duration = Duration::from_secs(5 * 60);
/// Shortest time until a page connects again, and the time by which it varies between pages, so that they do not all
/// return at once after a restart.
const MIN_RETRY: Duration = Duration::from_secs(2);
const MAX_EXTRA_RETRY: Duration = Duration::from_secs(3);

earshot_model::named! {
    /// Why the server ends a stream.
    EndReason {
        /// The session has ended, or the database did not respond for too long.
        SignedOut = "signed-out",
        /// The session acts for another team: it was switched, or its user left the team.
        TeamChanged = "team-changed",
        /// The stream has reached its age.
        Expired = "expired",
        /// The server stops.
        Shutdown = "shutdown",
    }
}

/// Checks whether a stream may continue. `Ok(None)` if it may; an error when the database did not respond.
pub type StreamCheck = Box<dyn Fn() -> BoxFuture<'static, Result<Option<EndReason>, ()>> + Send + Sync>;

/// Returns the events of a stream. The first one is `ready`, the last one `stream-ended`, unless the peer is gone.
pub fn event_stream(
    subscription: Subscription,
    check: StreamCheck,
) -> impl Stream<Item = Result<Event, Infallible>> + Send {
    StreamState::new(subscription, check).into_stream()
}

/// The next step of a stream.
enum StreamStep {
    End(EndReason),
    Check,
    Tick,
    Event(TeamEvent),
}

struct StreamState {
    subscription: Subscription,
    check: StreamCheck,
    ticks: Interval,
    ends_at: Instant,
    failed_checks: u32,
    /// The event to send before anything else.
    first: Option<Event>,
    has_ended: bool,
}

impl StreamState {
    fn new(subscription: Subscription, check: StreamCheck) -> Self {
        let now = Instant::now();
        let mut ticks = interval_at(now + KEEP_ALIVE_INTERVAL, KEEP_ALIVE_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let ready = Event::default().event("ready").data("{}").retry(MIN_RETRY + random_part(MAX_EXTRA_RETRY));
        Self {
            subscription,
            check,
            ticks,
            ends_at: now + LIFETIME + random_part(MAX_EXTRA_LIFETIME),
            failed_checks: 0,
            first: Some(ready),
            has_ended: false,
        }
    }

    fn into_stream(self) -> impl Stream<Item = Result<Event, Infallible>> + Send {
        unfold(self, |mut state| async move { state.next().await.map(|event| (Ok(event), state)) })
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.first.take() {
                return Some(event);
            }
            if self.has_ended {
                return None;
            }
            match self.wait().await {
                StreamStep::End(reason) => return Some(self.end(reason)),
                StreamStep::Check => {
                    if let Some(reason) = self.run_check().await {
                        return Some(self.end(reason));
                    }
                }
                StreamStep::Tick => {
                    return Some(match self.run_check().await {
                        Some(reason) => self.end(reason),
                        None => Event::default().comment("keep-alive"),
                    });
                }
                StreamStep::Event(TeamEvent::Change(kind, data)) => {
                    return Some(Event::default().event(kind.as_str()).data(&*data));
                }
                StreamStep::Event(TeamEvent::Resync) => return Some(Event::default().event("resync").data("{}")),
            }
        }
    }

    async fn wait(&mut self) -> StreamStep {
        let Subscription { changes, check, closed, .. } = &mut self.subscription;
        tokio::select! {
            biased;
            _ = closed.wait_for(|is_closed| *is_closed) => StreamStep::End(EndReason::Shutdown),
            () = check.notified() => StreamStep::Check,
            _ = self.ticks.tick() => StreamStep::Tick,
            () = tokio::time::sleep_until(self.ends_at) => StreamStep::End(EndReason::Expired),
            received = changes.recv() => match received {
                Ok(event) => StreamStep::Event(event),
                // The remaining events are newer than the lost ones, so `resync` comes first.
                Err(RecvError::Lagged(_)) => StreamStep::Event(TeamEvent::Resync),
                Err(RecvError::Closed) => StreamStep::End(EndReason::Shutdown),
            },
        }
    }

    fn end(&mut self, reason: EndReason) -> Event {
        self.has_ended = true;
        Event::default().event("stream-ended").data(format!("{{\"reason\":\"{}\"}}", reason.as_str()))
    }

    async fn run_check(&mut self) -> Option<EndReason> {
        if let Ok(outcome) = (self.check)().await {
            self.failed_checks = 0;
            return outcome;
        }
        self.failed_checks += 1;
        (self.failed_checks > MAX_FAILED_CHECKS).then_some(EndReason::SignedOut)
    }
}

/// A random part of a duration.
fn random_part(most: Duration) -> Duration {
    most * u32::from(u16::from_le_bytes(ids::random_bytes())) / u32::from(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::{EventHub, StreamLimits, Subscriber};
    use axum::response::IntoResponse as _;
    use axum::response::sse::Sse;
    use http_body_util::BodyExt as _;
    use std::sync::Arc;
    use uuid::Uuid;

    fn state(check: StreamCheck) -> (Arc<EventHub>, StreamState) {
        let hub = Arc::new(EventHub::new(StreamLimits::for_connections(100, 100)));
        let subscriber = Subscriber { team: Uuid::nil(), user: Uuid::nil(), address: String::new() };
        let subscription = hub.subscribe(subscriber).expect("there is room");
        (hub, StreamState::new(subscription, check))
    }

    fn always(outcome: Result<Option<EndReason>, ()>) -> StreamCheck {
        Box::new(move || Box::pin(async move { outcome }))
    }

    async fn text(state: StreamState) -> String {
        let body = Sse::new(state.into_stream()).into_response().into_body();
        String::from_utf8(body.collect().await.expect("a whole body").to_bytes().to_vec()).expect("text")
    }

    #[tokio::test]
    async fn an_old_stream_ends_and_frees_its_place() {
        let (hub, mut state) = state(always(Ok(None)));
        assert_eq!(hub.open_streams(), 1);
        state.ends_at = Instant::now();
        let text = text(state).await;
        assert!(text.starts_with("event: ready\ndata: {}\nretry: "), "{text}");
        assert!(text.ends_with("event: stream-ended\ndata: {\"reason\":\"expired\"}\n\n"), "{text}");
        assert_eq!(hub.open_streams(), 0);
    }

    #[tokio::test]
    async fn each_tick_checks_the_session() {
        let (_hub, mut state) = state(always(Ok(Some(EndReason::SignedOut))));
        state.ticks = tokio::time::interval(KEEP_ALIVE_INTERVAL);
        let text = text(state).await;
        assert!(text.contains("signed-out"), "{text}");
    }

    #[tokio::test]
    async fn a_closed_hub_ends_new_streams_at_once() {
        let (hub, state) = state(always(Ok(None)));
        hub.close();
        let text = text(state).await;
        assert!(text.contains("shutdown"), "{text}");
    }

    #[tokio::test]
    async fn a_stream_survives_an_outage_of_fifteen_minutes() {
        let (_hub, mut state) = state(always(Err(())));
        for _ in 0..MAX_FAILED_CHECKS {
            assert_eq!(state.run_check().await, None);
        }
        assert_eq!(state.run_check().await, Some(EndReason::SignedOut));
        state.failed_checks = MAX_FAILED_CHECKS;
        state.check = always(Ok(None));
        assert_eq!((state.run_check().await, state.failed_checks), (None, 0));
    }
}
