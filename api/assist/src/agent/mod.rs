//! Results by a model or by rules. The model gets the same facts as the rules, and its result is checked against them.
//! The rules' result replaces it when no model is connected or its result fails the checks.

mod assistant;
mod bio;
mod checks;
mod custom;
mod data_block;
mod fact_answers;
mod fallback;
mod guest_preparation;
mod insights;
mod output_filter;
mod outreach;
mod prompts;
mod relevancy;
mod strategies;

pub use assistant::{Assistant, Generated, GeneratedBy};
pub use bio::{BioRequest, GeneratedBio};
pub use custom::{CustomFacts, CustomRequest, CustomText};
pub use fallback::{Fallback, FallbackReason};
