//! The private feeds of an alert: RSS 2.0 and JSON Feed 1.1, with the matched episodes, newest first. Items have the dates
//! of the episodes.

use super::digest_schedule::time_zone;
use super::match_text::MatchText;
use earshot_api_server::prelude::*;
use earshot_app::{DeliveredMatch, DeliveryAlert};
use earshot_model::{Timestamp, group_digits, media_type_of_url, xml_line};
use quick_xml::escape::escape;
use rss::{Channel, Enclosure, Guid, Item};

/// Minutes that readers should wait between two readings.
const READ_INTERVAL_MINUTES: u32 = 15;

/// Builds the RSS feed of an alert.
pub fn rss_feed(alert: &DeliveryAlert, matches: &[DeliveredMatch], public_url: &str) -> String {
    let items = matches.iter().map(|found| {
        let text = MatchText::of(found, public_url, time_zone(alert));
        Item {
            title: Some(rss_title(&headline(&text))),
            link: Some(text.url.clone()),
            description: Some(rss_html(&description(&text))),
            guid: Some(Guid { value: found.id.to_string(), permalink: false }),
            pub_date: Some(found.dated_at.to_rfc2822()),
            // RSS requires a length; 0 is an unknown one.
            enclosure: found.content.audio_url.clone().map(|url| Enclosure {
                mime_type: media_type(&url).to_owned(),
                length: "0".to_owned(),
                url,
            }),
            ..Item::default()
        }
    });
    let channel = Channel {
        title: rss_title(&feed_title(alert)),
        link: alert_url(alert, public_url),
        description: rss_html(&feed_description(alert, matches)),
        last_build_date: Some(changed_at(alert, matches).to_rfc2822()),
        ttl: Some(READ_INTERVAL_MINUTES.to_string()),
        items: items.collect(),
        ..Channel::default()
    };
    channel.to_string()
}

#[derive(Serialize)]
struct JsonFeed {
    version: &'static str,
    title: String,
    home_page_url: String,
    description: String,
    items: Vec<JsonFeedItem>,
}

#[derive(Serialize)]
struct JsonFeedItem {
    id: String,
    url: String,
    title: String,
    content_text: String,
    date_published: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tags: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attachments: Vec<JsonFeedAttachment>,
}

#[derive(Serialize)]
struct JsonFeedAttachment {
    url: String,
    mime_type: &'static str,
}

/// Builds the JSON Feed of an alert.
///
/// # Errors
/// When it cannot be serialized, which does not happen.
pub fn json_feed(
    alert: &DeliveryAlert,
    matches: &[DeliveredMatch],
    public_url: &str,
) -> Result<String, serde_json::Error> {
    let items = matches.iter().map(|found| {
        let text = MatchText::of(found, public_url, time_zone(alert));
        JsonFeedItem {
            id: found.id.to_string(),
            title: headline(&text),
            content_text: description(&text),
            date_published: TimestampView(found.dated_at).text(),
            image: found.content.episode_image_url.clone().or_else(|| found.content.podcast_image_url.clone()),
            tags: Some(text.role).filter(|role| !role.is_empty()).into_iter().collect(),
            attachments: found.content.audio_url.clone().map(attachment).into_iter().collect(),
            url: text.url,
        }
    });
    serde_json::to_string(&JsonFeed {
        version: "https://jsonfeed.org/version/1.1",
        title: feed_title(alert),
        home_page_url: alert_url(alert, public_url),
        description: feed_description(alert, matches),
        items: items.collect(),
    })
}

fn attachment(url: String) -> JsonFeedAttachment {
    JsonFeedAttachment { mime_type: media_type(&url), url }
}

/// Most podcasts are MP3.
fn media_type(url: &str) -> &'static str {
    media_type_of_url(url).unwrap_or("audio/mpeg")
}

fn feed_title(alert: &DeliveryAlert) -> String {
    format!("Alert: {}", alert.name)
}

fn feed_description(alert: &DeliveryAlert, matches: &[DeliveredMatch]) -> String {
    let count = match matches.len() {
        1 => "The newest match".to_owned(),
        count => format!("The newest {} matches", group_digits(count as u64)),
    };
    format!("{count} of the alert {} on Earshot.", alert.name)
}

fn alert_url(alert: &DeliveryAlert, public_url: &str) -> String {
    format!("{public_url}/app/alerts/{}", alert.id)
}

/// When the feed last changed. It does not depend on the time of the request, so that the same feed has the same tag.
fn changed_at(alert: &DeliveryAlert, matches: &[DeliveredMatch]) -> Timestamp {
    matches.iter().map(|found| found.matched_at).max().map_or(alert.updated_at, |last| last.max(alert.updated_at))
}

fn headline(text: &MatchText) -> String {
    if text.podcast.is_empty() { text.title.clone() } else { format!("{} ({})", text.title, text.podcast) }
}

fn description(text: &MatchText) -> String {
    let time = text.time.as_ref().map(|time| format!("{time}: ")).unwrap_or_default();
    let sentence = |fact: &str| if fact.is_empty() { String::new() } else { format!("{fact}. ") };
    format!("{}{}{time}{}", sentence(&text.date), sentence(text.role), text.snippet)
}

/// A title of the RSS feed, which readers show as text or as HTML. It is written for the first, and no part of it is an
/// element for the second.
fn rss_title(title: &str) -> String {
    xml_line(title).replace('<', "‹")
}

/// A description of the RSS feed, which readers show as HTML.
fn rss_html(text: &str) -> String {
    escape(xml_line(text)).into_owned()
}
