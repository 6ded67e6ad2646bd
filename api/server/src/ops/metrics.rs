//! Metrics. Labels have few values: declared routes, never URLs or queries.

use super::delivery_metrics::DeliveryMetrics;
use crate::events::EventHub;
use crate::serving::ServedGenerations;
use earshot_app::ServiceCounts;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Upper bounds in seconds: searches take milliseconds, and requests time out after thirty seconds.
const DURATION_BUCKETS_S: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];
/// From seconds to the hours of a backlog.
const ALERT_LAG_BUCKETS_S: [f64; 9] = [5.0, 15.0, 30.0, 60.0, 120.0, 300.0, 900.0, 3600.0, 21600.0];

/// Responses that take longer count as slow on the status page.
const SLOW_THRESHOLD_S: f64 = 1.0;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct RequestLabels {
    pub(super) method: &'static str,
    /// The declared route, `/api/v1/podcasts/{podcastIdOrSlug}`; `other` for all other paths.
    pub(super) route: Arc<str>,
    pub(super) status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct DurationLabels {
    pub(super) method: &'static str,
    pub(super) route: Arc<str>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct ErrorLabels {
    /// The error code, such as `quota_exceeded`.
    pub(super) code: &'static str,
}

/// The metrics of one server.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub(super) requests: Family<RequestLabels, Counter>,
    pub(super) seconds: Family<DurationLabels, Histogram, fn() -> Histogram>,
    pub(super) in_flight: Gauge,
    pub(super) errors: Family<ErrorLabels, Counter>,
    alert_lag: Histogram,
    alert_matches: Counter,
    unlogged_requests: Counter,
    pub deliveries: DeliveryMetrics,
    unsaved_counts: UnsavedCounts,
}

/// Responses since the counts were stored last.
#[derive(Debug, Default)]
struct UnsavedCounts {
    requests: AtomicU64,
    failures: AtomicU64,
    slow: AtomicU64,
}

impl Metrics {
    pub fn new(serving: Arc<ServedGenerations>, events: Arc<EventHub>) -> Self {
        let mut registry = Registry::with_prefix("earshot");
        let (requests, errors, in_flight) = (Family::default(), Family::default(), Gauge::default());
        let seconds: Family<_, _, fn() -> _> = Family::new_with_constructor(|| Histogram::new(DURATION_BUCKETS_S));
        registry.register("http_requests", "Completed requests", Family::clone(&requests));
        registry.register(
            "http_request_duration_seconds",
            "Time until the head of the response",
            Family::clone(&seconds),
        );
        registry.register("http_requests_in_flight", "Requests in flight", Gauge::clone(&in_flight));
        registry.register("http_errors", "Error responses by code", Family::clone(&errors));
        let (alert_lag, alert_matches) = (Histogram::new(ALERT_LAG_BUCKETS_S), Counter::default());
        registry.register(
            "alert_match_lag_seconds",
            "Time from the publication of a generation until its alerts are matched",
            alert_lag.clone(),
        );
        registry.register("alert_matches", "Matches of alerts that were kept", Counter::clone(&alert_matches));
        let unlogged_requests = Counter::default();
        registry.register(
            "unlogged_requests",
            "Requests with API keys that did not fit into the log of their team, or could not be written",
            Counter::clone(&unlogged_requests),
        );
        let deliveries = DeliveryMetrics::register(&mut registry);
        registry.register_collector(Box::new(GenerationCollector(serving)));
        registry.register_collector(Box::new(StreamCollector(events)));
        let unsaved_counts = UnsavedCounts::default();
        Self {
            registry,
            requests,
            seconds,
            in_flight,
            errors,
            alert_lag,
            alert_matches,
            unlogged_requests,
            deliveries,
            unsaved_counts,
        }
    }

    /// Records that the alerts were matched with a generation, so many seconds after its publication.
    pub fn record_alert_run(&self, lag_seconds: f64, kept: usize) {
        self.alert_lag.observe(lag_seconds);
        self.alert_matches.inc_by(kept as u64);
    }

    /// Counts requests with API keys that are not in the log of their team.
    pub fn count_unlogged_requests(&self, count: u64) {
        self.unlogged_requests.inc_by(count);
    }

    pub(super) fn count_response(&self, status: u16, seconds: f64) {
        let count = |counter: &AtomicU64, counts: bool| counter.fetch_add(u64::from(counts), Ordering::Relaxed);
        count(&self.unsaved_counts.requests, true);
        count(&self.unsaved_counts.failures, status >= 500);
        count(&self.unsaved_counts.slow, seconds > SLOW_THRESHOLD_S);
    }

    /// Returns the counts since the previous call, and resets them.
    pub fn take_counts(&self) -> ServiceCounts {
        let take = |counter: &AtomicU64| counter.swap(0, Ordering::Relaxed);
        let UnsavedCounts { requests, failures, slow } = &self.unsaved_counts;
        ServiceCounts { requests: take(requests), failures: take(failures), slow: take(slow) }
    }

    /// Renders all metrics in the text format of OpenMetrics.
    pub(super) fn render(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Reads the served generation when metrics are collected, because it changes independently.
#[derive(Debug)]
struct GenerationCollector(Arc<ServedGenerations>);

impl Collector for GenerationCollector {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let Ok(generation) = self.0.current() else { return Ok(()) };
        let mut gauge = |name: &str, help: &str, value: i64| {
            let gauge = ConstGauge::new(value);
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
        };
        let published = generation.published_at.timestamp();
        gauge("generation_published_timestamp_seconds", "Publication time of the served generation", published)?;
        let Ok(statistics) = generation.tables.statistics() else { return Ok(()) };
        gauge("podcasts", "Podcasts of the served generation", to_gauge_value(statistics.podcasts))?;
        gauge("episodes", "Episodes of the served generation", to_gauge_value(statistics.episodes))
    }
}

/// Counts the open event streams when metrics are collected.
#[derive(Debug)]
struct StreamCollector(Arc<EventHub>);

impl Collector for StreamCollector {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let gauge = ConstGauge::new(to_gauge_value(self.0.open_streams() as u64));
        gauge.encode(encoder.encode_descriptor("event_streams", "Open event streams", None, gauge.metric_type())?)
    }
}

fn to_gauge_value(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
