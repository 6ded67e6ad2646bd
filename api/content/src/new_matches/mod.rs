//! Turns episodes into matches of alerts, as the database stores them. Alerts and their previews both do it here, so that
//! an alert finds what its preview counts.

mod fold;
mod matching;
mod news_rules;

pub use fold::fold_copies;
pub use matching::{match_documents, match_episode, match_search, podcast_content};
pub use news_rules::NewsRules;
