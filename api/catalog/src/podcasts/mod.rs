//! Podcasts.

pub mod all_details;
pub mod authority_score;
pub mod by_feed_url;
pub mod chart_presence;
pub mod charts;
pub(crate) mod co_charted;
pub mod contacts;
pub mod credits;
pub mod deep_analysis;
pub mod episode_catalog;
pub mod episodes;
pub mod get;
pub mod latest;
pub mod lookup;
pub mod multiple;
pub mod publishing_history;
pub mod related;
pub mod reviews;
pub mod social_media;
pub mod transcription_request;
