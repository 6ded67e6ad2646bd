//! Matches as people read them in feeds and chats.

use super::digest_schedule::delivery_alert;
use crate::support::prelude::*;
use earshot_api::deliveries::{MatchText, additions_message, json_feed, rss_feed, slack_message};
use earshot_app::DeliveredMatch;
use earshot_model::alert::{AlertMention, EmailFrequency, MatchContent, MatchSource};
use earshot_model::{PodcastId, PollingEventKind, Timestamp};
use uuid::Uuid;

const URL: &str = "https://earshot.example";

fn found(content: MatchContent) -> DeliveredMatch {
    DeliveredMatch {
        id: Uuid::nil(),
        alert_id: Uuid::nil(),
        event_seq: None,
        source: MatchSource::Episode,
        episode_id: None,
        podcast_id: PodcastId(Uuid::nil()),
        content,
        matched_at: Timestamp::UNIX_EPOCH,
        dated_at: "2026-11-29T23:30:00Z".parse().expect("a time"),
    }
}

fn mention(start_second: Option<u32>, snippet: &str) -> MatchContent {
    let mention = AlertMention {
        id: "1".to_owned(),
        start_second,
        end_second: None,
        snippet: snippet.to_owned(),
        passes_filters: true,
        filter_reasons: Vec::new(),
        labels: Vec::new(),
    };
    MatchContent { mentions: vec![mention], ..MatchContent::default() }
}

/// The text of a match in the feed of an alert with this time zone: its date, role, time and snippet.
fn feed_text(content: MatchContent, zone: &str) -> String {
    let alert = delivery_alert(EmailFrequency::Daily, zone, 8);
    let feed = json_feed(&alert, &[found(content)], URL).expect("JSON");
    let feed: Value = serde_json::from_str(&feed).expect("JSON");
    feed["items"][0]["content_text"].as_str().expect("a text").to_owned()
}

#[test]
fn dates_are_those_of_the_episode_in_the_zone_of_the_alert() {
    let titled = || MatchContent { episode_title: Some("One".to_owned()), ..MatchContent::default() };
    let published = MatchContent { published_at: "2026-11-28T23:30:00Z".parse().ok(), ..titled() };
    assert_eq!(feed_text(published.clone(), "UTC"), "Nov 28, 2026. ");
    assert_eq!(feed_text(published, "Europe/Vienna"), "Nov 29, 2026. ");
    assert_eq!(feed_text(titled(), "UTC"), "Undated, found Nov 29, 2026. ");
    assert_eq!(feed_text(MatchContent::default(), "UTC"), "");
}

#[test]
fn times_are_short() {
    for (second, expected) in [(0, "0:00: with Ann"), (65, "1:05: with Ann"), (3_723, "1:02:03: with Ann")] {
        assert_eq!(feed_text(mention(Some(second), "with Ann"), "UTC"), expected);
    }
}

#[test]
fn snippets_are_one_line_of_plain_text() {
    assert_eq!(feed_text(mention(None, "a b\r\nc\u{0}  d"), "UTC"), "a b c d");
    assert_eq!(feed_text(mention(None, &"é".repeat(500)), "UTC").chars().count(), 401);
}

#[test]
fn no_text_of_a_podcast_is_markup_in_a_reader() {
    let text = "AT&T <img src=x onerror=\"alert(1)\">\u{fffe} </p>";
    let content = MatchContent { podcast_title: text.to_owned(), ..mention(None, text) };
    let feed = rss_feed(&delivery_alert(EmailFrequency::Daily, "UTC", 8), &[found(content)], URL);
    let channel = rss::Channel::read_from(feed.as_bytes()).expect("RSS");
    let html = "AT&amp;T &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &lt;/p&gt;";
    assert_eq!(channel.items[0].description.as_deref(), Some(html));
    assert_eq!(channel.items[0].title.as_deref(), Some("AT&T ‹img src=x onerror=\"alert(1)\"> ‹/p>"));
}

#[test]
fn no_title_notifies_a_channel() {
    let text = MatchText {
        title: "<!channel> & <https://evil.example|x>".to_owned(),
        podcast: "Show".to_owned(),
        url: "https://earshot.example/podcasts/show/one".to_owned(),
        role: "Guest",
        snippet: "She said\nso".to_owned(),
        time: None,
        date: "Nov 28, 2026".to_owned(),
    };
    let message = slack_message(PollingEventKind::AlertMatch, Some("Ann"), Some(&text), "https://earshot.example");
    assert_eq!(message["text"], "Ann: &lt;!channel&gt; &amp; &lt;https://evil.example|x&gt; on Show");
    let blocks = message["blocks"].as_array().expect("blocks");
    assert_eq!(blocks.len(), 3, "{message}");
    assert_eq!(blocks[1]["text"]["text"], "> She said so");
    assert_eq!(blocks[2]["elements"][0]["text"], "Nov 28, 2026 · Guest");
    let other = slack_message(PollingEventKind::ListedPodcastAdded, None, None, "https://earshot.example");
    assert_eq!(other["text"], "A podcast was added to a list.");
    assert_eq!(additions_message(12, "https://earshot.example")["text"], "12 podcasts were added to a list.");
}
