//! Work in the background: after each publication of the catalog, or as soon as a team queues a job. Only `serve` starts it.

pub mod alert_matching;
pub mod auto_fill;
pub mod deep_analysis_runs;
pub mod guest_profile_steps;
mod queued_jobs;
pub mod relevancy_runs;
