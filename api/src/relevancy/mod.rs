//! Relevancy reviews: read from the app database while they are fresh, otherwise made and stored.

mod reviewing;
mod similarity;
mod subject;

pub(crate) use reviewing::{
    ReviewOutcome, find_fresh_reviews, find_stored_review, review_all_by_rules, review_by_rules, review_show,
    store_review,
};
pub(crate) use similarity::add_similarities;
pub(crate) use subject::{ReviewSubject, is_stale};
