#![doc = include_str!("../README.md")]

mod credits;
mod frequency;
pub mod people;
mod quality;
mod run;
pub mod sponsors;

pub use credits::{CreditReport, credit_podcasts};
pub use frequency::{median_interval_days, update_frequency};
pub use quality::{QUALITY_WEIGHTS, quality_inputs, weighted};
pub use run::{ScoreReport, score_of, score_podcasts};
