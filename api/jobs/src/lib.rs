#![doc = include_str!("../README.md")]

pub mod alert_matching;
pub mod auto_fill;
pub mod data_downloads;
pub mod deep_analysis_runs;
pub mod deliveries;
pub mod guest_profile_steps;
mod queued_jobs;
pub mod relevancy_runs;
