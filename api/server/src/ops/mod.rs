//! Operations: metrics for Prometheus, probes and traces.

mod delivery_metrics;
mod metrics;
mod metrics_listener;
mod probes;
mod request_metrics;
mod trace;

pub use metrics::Metrics;
pub use metrics_listener::serve_metrics;
pub use probes::{Readiness, probe_routes};
pub use request_metrics::{method_label, route_label, with_metrics};
pub use trace::RequestTracer;
pub use trace::{ParentSpan, with_trace};
