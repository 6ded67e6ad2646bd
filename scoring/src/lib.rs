#![doc = include_str!("../README.md")]

mod activity;
mod affiliation;
mod audience;
mod charts;
mod credit_batch;
mod engagement;
mod frequency;
mod guest_acceptance;
mod machine_batch;
pub mod machine_signals;
mod measurement;
pub mod people;
mod quality;
mod score_batch;
mod social;
pub mod sponsors;

pub use affiliation::detect_affiliation;
pub use audience::{AUDIENCE_SOURCES, estimate_audience};
pub use credit_batch::{CreditReport, credit_podcasts};
pub use engagement::engagement_inputs;
pub use frequency::{classify_frequency, median_interval_days};
pub use machine_batch::{MachineReport, classify_podcasts};
pub use quality::quality_inputs;
pub use score_batch::{ScoreReport, compute_score, make_podcasts_due, score_podcasts};
pub use social::{social_inputs, youtube_inputs};
