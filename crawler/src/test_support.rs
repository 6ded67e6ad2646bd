//! Helpers for unit tests of several modules.

use chrono::DateTime;
use earshot_model::Podcast;

pub(crate) fn podcast(feed_url: &str, title: &str) -> Podcast {
    Podcast::new(feed_url, title, DateTime::UNIX_EPOCH)
}
