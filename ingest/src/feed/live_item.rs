//! Parses `podcast:liveItem`: it has the tags of an item and does not become an episode.

use super::attributes::attribute;
use super::date::parse_date;
use super::field_values::attribute_lowercase;
use super::html_to_text::to_text;
use super::parsed_feed::ParsedItem;
use super::scan::Tag;
use earshot_model::Timestamp;
use earshot_model::namespace::LiveItem;

/// The attributes of the tag.
#[derive(Default)]
pub(super) struct LiveTimes {
    status: String,
    starts_at: Option<Timestamp>,
    ends_at: Option<Timestamp>,
}

impl LiveTimes {
    pub(super) fn from_tag(tag: Tag<'_>) -> Self {
        let time = |name| attribute(tag, name).and_then(|raw| parse_date(&raw));
        let status =
            attribute_lowercase(tag, "status").filter(|status| matches!(status.as_str(), "pending" | "live" | "ended"));
        Self { status: status.unwrap_or_default(), starts_at: time("start"), ends_at: time("end") }
    }

    /// Combines the attributes with the parsed tags to a live item.
    pub(super) fn into_live_item(self, item: ParsedItem) -> LiveItem {
        LiveItem {
            status: self.status,
            starts_at: self.starts_at,
            ends_at: self.ends_at,
            guid: item.guid,
            title: item.title,
            author: item.author,
            description: to_text(&item.raw_html),
            web_url: item.web_url,
            image_url: item.image_url,
            enclosure_url: item.enclosure_url,
            enclosure_type: item.enclosure_type,
            enclosures: item.enclosures,
            persons: item.persons,
            namespace: item.namespace,
        }
    }
}
