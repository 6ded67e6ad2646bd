//! Relevancy: how well podcasts fit projects, one review for each pair, and runs that review many podcasts.

mod reviews;
mod runs;
mod subjects;

pub use reviews::{RelevancyRating, RelevancyReviewRow, ReviewedVersions};
pub use runs::{RELEVANCY_JOB, RelevancyRun, RunStart, RunState, RunStep};
pub use subjects::SubjectVersions;
