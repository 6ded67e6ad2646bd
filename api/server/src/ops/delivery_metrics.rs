//! Metrics of webhooks and digests.

use earshot_model::webhook::WebhookKind;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Upper bounds in seconds: deliveries take seconds, and with retries up to two days.
const LAG_BUCKETS_S: [f64; 10] = [1.0, 2.0, 5.0, 15.0, 60.0, 300.0, 1_800.0, 7_200.0, 36_000.0, 172_800.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AttemptLabels {
    kind: &'static str,
    /// success, 3xx, 4xx, 5xx, or error without a response.
    result: &'static str,
}

/// The metrics of deliveries.
#[derive(Clone, Debug)]
pub struct DeliveryMetrics {
    attempts: Family<AttemptLabels, Counter>,
    lag: Histogram,
    digests: Counter,
    digest_delay: Histogram,
}

impl DeliveryMetrics {
    pub(super) fn register(registry: &mut Registry) -> Self {
        let metrics = Self {
            attempts: Family::default(),
            lag: Histogram::new(LAG_BUCKETS_S),
            digests: Counter::default(),
            digest_delay: Histogram::new(LAG_BUCKETS_S),
        };
        registry.register("webhook_attempts", "Attempts of webhook deliveries by result", metrics.attempts.clone());
        registry.register(
            "webhook_lag_seconds",
            "Time from an event to its successful delivery by a webhook",
            metrics.lag.clone(),
        );
        registry.register("alert_digests", "Digests written to the outbox", metrics.digests.clone());
        registry.register(
            "alert_digest_delay_seconds",
            "Time from when a digest is due until it is written to the outbox",
            metrics.digest_delay.clone(),
        );
        metrics
    }

    /// Counts an attempt. `status` is `None` without a response.
    pub fn count_attempt(&self, kind: WebhookKind, status: Option<u16>, succeeded: bool) {
        let result = match status {
            _ if succeeded => "success",
            Some(300..=399) => "3xx",
            Some(400..=499) => "4xx",
            Some(_) => "5xx",
            None => "error",
        };
        self.attempts.get_or_create(&AttemptLabels { kind: kind.as_str(), result }).inc();
    }

    /// Records how long an event took to reach an endpoint.
    pub fn record_lag(&self, lag: Duration) {
        self.lag.observe(lag.as_secs_f64());
    }

    /// Counts a digest that was written so long after it was due.
    pub fn count_digest(&self, delay: Duration) {
        self.digests.inc();
        self.digest_delay.observe(delay.as_secs_f64());
    }
}
