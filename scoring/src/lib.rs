#![doc = include_str!("../README.md")]

mod credits;
mod engagement;
mod frequency;
mod measured;
pub mod people;
mod quality;
mod run;
mod social;
pub mod sponsors;

pub use credits::{CreditReport, credit_podcasts};
pub use engagement::{ENGAGEMENT_WEIGHTS, engagement_inputs};
pub use frequency::{median_interval_days, update_frequency};
pub use quality::{QUALITY_WEIGHTS, quality_inputs};
pub use run::{ScoreReport, score_of, score_podcasts};
pub use social::{SOCIAL_WEIGHTS, YOUTUBE_WEIGHTS, social_inputs, youtube_inputs};
