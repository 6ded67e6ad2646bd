//! Operations: metrics for Prometheus, probes and traces.

mod delivery_metrics;
mod metrics;
mod metrics_listener;
mod probes;
mod request_metrics;
mod trace;

pub(crate) use metrics::Metrics;
pub(crate) use metrics_listener::serve_metrics;
pub(crate) use probes::{Readiness, probe_routes};
pub(crate) use request_metrics::{route_label, with_metrics};
pub use trace::RequestTracer;
pub(crate) use trace::{ParentSpan, with_trace};
