//! From feeds to links in the catalog, and from sites to contacts.

mod batch;
mod hostile;
mod sites;
#[path = "../../src/test_support.rs"]
mod test_support;

use earshot_crawler::extract_feed_links;
use earshot_model::{LinkSource, Podcast};

fn podcast(website: Option<&str>, description_html: &str) -> Podcast {
    let mut podcast: Podcast = serde_json::from_value(serde_json::json!({
        "id": "917393e3-1b1e-5cef-ace4-edaa54e1f810", "slug": "a", "feed_url": "https://a.example/feed",
        "title": "A show", "title_original": "A show", "description_html": description_html, "description": "", "genres": [], "keywords": [],
        "persons": [], "complete": false,
        "first_seen_at": "2026-11-01T00:00:00Z", "updated_at": "2026-11-01T00:00:00Z"
    }))
    .expect("a podcast");
    podcast.website_url = website.map(str::to_owned);
    podcast
}

#[test]
fn links_are_found_in_the_website_field_and_in_anchors_and_text() {
    let found = extract_feed_links(&podcast(
        Some("https://www.youtube.com/@slowledger"),
        "<p>Follow <a href=\"https://twitter.com/slowledger?ref=a&amp;b=c\">us</a>, on \
         https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk, again https://x.com/slowledger. Not \
         https://twitter.com/intent/tweet nor https://slowledger.example.</p>",
    ));
    let shown: Vec<_> = found.iter().map(|link| (link.kind.as_str(), link.url.as_str(), link.source)).collect();
    assert_eq!(
        shown,
        [
            ("twitter", "https://x.com/slowledger", LinkSource::FeedDescription),
            ("youtube", "https://www.youtube.com/@slowledger", LinkSource::FeedWebsite),
            ("spotify", "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk", LinkSource::FeedDescription),
        ]
    );
}

#[test]
fn nothing_is_made_up() {
    assert!(extract_feed_links(&podcast(Some("https://slowledger.example"), "<p>No links.</p>")).is_empty());
    assert!(extract_feed_links(&podcast(None, "")).is_empty());
}
