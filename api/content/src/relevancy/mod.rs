//! Relevancy reviews: read from the app database while they are fresh, otherwise made and stored.

mod review_context;
mod reviewing;
mod similarity;

pub use review_context::{ReviewContext, is_stale};
pub use reviewing::{
    ReviewOutcome, find_fresh_reviews, find_stored_review, review_all_by_rules, review_by_rules, review_show,
    store_review,
};
pub use similarity::add_similarities;
