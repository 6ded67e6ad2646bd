//! Relevancy: how well podcasts fit projects, one review for each pair, and runs that review many podcasts.

mod project_versions;
mod reviews;
mod runs;

pub use project_versions::ProjectVersions;
pub use reviews::{RelevancyRating, RelevancyReviewRow, ReviewedVersions};
pub use runs::{RELEVANCY_JOB, RelevancyRun, RunStart, RunState, RunStep};
