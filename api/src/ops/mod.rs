//! What those who run the service look at: metrics for Prometheus, and whether it lives and is ready.

mod listener;
mod metrics;
mod observe;
mod probes;
mod trace;

pub use listener::serve_metrics;
pub(crate) use metrics::Metrics;
pub(crate) use observe::with_metrics;
pub(crate) use probes::probes;
pub use trace::RequestTracer;
pub(crate) use trace::{PartOf, with_trace};
