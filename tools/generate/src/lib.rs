#![doc = include_str!("../README.md")]

mod apple;
mod chart;
pub mod dump;
mod error;
mod feed;
mod html;
mod output;
mod phrases;
mod random;
mod report;
pub mod sample;
pub mod synthetic;
mod transcript;

pub use error::GenerateError;
pub use report::GenerateReport;
