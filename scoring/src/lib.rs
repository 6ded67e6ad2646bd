#![doc = include_str!("../README.md")]

mod affiliation;
mod audience;
mod charts;
mod credits;
mod engagement;
mod frequency;
pub mod machine;
mod machine_batch;
mod measured;
pub mod people;
mod quality;
mod run;
mod social;
pub mod sponsors;

pub use affiliation::affiliation_of;
pub use audience::{AUDIENCE_SOURCES, audience_estimate};
pub use credits::{CreditReport, credit_podcasts};
pub use engagement::engagement_inputs;
pub use frequency::{median_interval_days, update_frequency};
pub use machine_batch::{MachineReport, weigh_podcasts};
pub use quality::quality_inputs;
pub use run::{ScoreReport, find_podcasts_to_score, score_of, score_podcasts};
pub use social::{social_inputs, youtube_inputs};
