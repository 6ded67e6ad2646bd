//! What unit tests of several parts need.

use chrono::DateTime;
use earshot_model::{Podcast, PodcastId};

pub(crate) fn podcast(feed_url: &str, title: &str) -> Podcast {
    Podcast {
        id: PodcastId::from_feed_url(feed_url),
        slug: String::new(),
        feed_url: feed_url.to_owned(),
        guid: None,
        apple_id: None,
        title: title.to_owned(),
        title_original: title.to_owned(),
        author: None,
        owner_name: None,
        owner_email: None,
        description_html: String::new(),
        description: String::new(),
        language: None,
        genres: Vec::new(),
        keywords: Vec::new(),
        image_url: None,
        website_url: None,
        explicit: None,
        kind: None,
        medium: None,
        generator: None,
        copyright: None,
        locked: None,
        funding_url: None,
        location: None,
        persons: Vec::new(),
        namespace: Default::default(),
        tag_counts: Default::default(),
        complete: false,
        first_seen_at: DateTime::UNIX_EPOCH,
        updated_at: DateTime::UNIX_EPOCH,
        listing: None,
    }
}
