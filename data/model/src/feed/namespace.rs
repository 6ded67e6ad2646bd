//! Tags of the podcast namespace that have no field of their own in podcasts and episodes.
//!
//! Sources: facts 1.7, and the tag list of the namespace's version 1.0. Empty values are not serialized, so feeds
//! without these tags take no space.

use crate::empty_fields::records;
use crate::{Enclosure, Person, Timestamp};
use std::collections::BTreeMap;

records! {
    /// Tags of a channel.
    PodcastNamespace {
        /// `locked` `owner`: the contact for permission to import the feed elsewhere.
        locked_owner: Option<String>,
        /// All fundings, including the one in [`crate::Podcast::funding_url`].
        fundings: Vec<Funding>,
        /// All locations, including the one in [`crate::Podcast::location`].
        locations: Vec<Location>,
        license: Option<License>,
        images: Vec<NamespaceImage>,
        values: Vec<ValueBlock>,
        social_interacts: Vec<SocialInteract>,
        chat: Option<Chat>,
        content_links: Vec<ContentLink>,
        trailers: Vec<Trailer>,
        update_frequency: Option<AnnouncedFrequency>,
        /// Podcasts that this one recommends.
        podroll: Vec<RemoteItem>,
        /// The entries of a feed that is a list (a medium that ends in `L`).
        remote_items: Vec<RemoteItem>,
        publisher: Option<RemoteItem>,
        txts: Vec<Txt>,
        blocks: Vec<Block>,
        /// Whether the owner forbids directories to show the podcast: `itunes:block`, `googleplay:block` and
        /// `podcast:block` combined. See [`PodcastNamespace::is_blocked_for`].
        blocked: bool,
        uses_podping: Option<bool>,
        /// `follow`: the URL of a JSON file that lists the podcast's pages elsewhere.
        follow_url: Option<String>,
        live_items: Vec<LiveItem>,
        /// Tags that the namespace does not list, or not at this level.
        other: Vec<OtherTag>,
    }

    /// Tags of an item.
    EpisodeNamespace {
        fundings: Vec<Funding>,
        locations: Vec<Location>,
        license: Option<License>,
        images: Vec<NamespaceImage>,
        values: Vec<ValueBlock>,
        social_interacts: Vec<SocialInteract>,
        chat: Option<Chat>,
        content_links: Vec<ContentLink>,
        soundbites: Vec<Soundbite>,
        season_name: Option<String>,
        /// The `episode` number when it is not whole: 12.5.
        fractional_number: Option<f64>,
        /// `episode` `display`: the text to show instead of the number.
        number_display: Option<String>,
        /// Media type of the file at [`crate::Episode::chapters_url`].
        chapters_type: Option<String>,
        /// Podlove Simple Chapters, which are inline in the feed.
        chapters: Vec<InlineChapter>,
        txts: Vec<Txt>,
        /// `itunes:block` of the item.
        blocked: bool,
        other: Vec<OtherTag>,
    }

    /// `funding`: a page for donations.
    Funding { url: String, text: Option<String>, }

    /// `location`: a place that the content is about, or was made at.
    Location {
        name: String,
        /// `subject` when the feed omits it.
        rel: String,
        /// A `geo:` URI.
        geo: Option<String>,
        /// The id of a place in OpenStreetMap: `R113314`.
        osm: Option<String>,
        /// ISO 3166-1 alpha-2, lower case.
        country: Option<String>,
    }

    /// `license`.
    License {
        /// An SPDX identifier in lower case, or a name.
        name: String,
        url: Option<String>,
    }

    /// `image`, and an entry of the older `images`.
    NamespaceImage {
        url: String,
        alt: Option<String>,
        /// `16/9`.
        aspect_ratio: Option<String>,
        width_px: Option<i32>,
        height_px: Option<i32>,
        media_type: Option<String>,
        /// Lower case: `artwork`, `banner`.
        purposes: Vec<String>,
    }

    /// `value`: how listeners can pay, and the recipients.
    ValueBlock {
        /// `lightning`.
        kind: String,
        /// `keysend`.
        method: Option<String>,
        /// A decimal number, verbatim.
        suggested: Option<String>,
        recipients: Vec<ValueRecipient>,
        time_splits: Vec<ValueTimeSplit>,
    }

    /// `valueRecipient`.
    ValueRecipient {
        name: Option<String>,
        /// `node`, `lnaddress`.
        kind: Option<String>,
        address: String,
        custom_key: Option<String>,
        custom_value: Option<String>,
        /// The number of shares of the payment that this recipient gets.
        split: Option<i32>,
        is_fee: bool,
    }

    /// `valueTimeSplit`: other recipients for a time range of the episode.
    ValueTimeSplit {
        start_ms: i64,
        duration_ms: Option<i64>,
        remote_start_ms: Option<i64>,
        /// 0 to 100; 100 when the feed omits it.
        remote_percentage: Option<i32>,
        remote_item: Option<RemoteItem>,
        recipients: Vec<ValueRecipient>,
    }

    /// `remoteItem`: another feed, or an item of it.
    RemoteItem {
        feed_guid: Option<String>,
        feed_url: Option<String>,
        item_guid: Option<String>,
        medium: Option<String>,
        title: Option<String>,
    }

    /// `socialInteract`: the post under which listeners comment.
    SocialInteract {
        /// `activitypub`; `disabled` forbids comments.
        protocol: String,
        url: Option<String>,
        account_id: Option<String>,
        account_url: Option<String>,
        priority: Option<i32>,
    }

    /// `chat`.
    Chat { server: String, protocol: Option<String>, account_id: Option<String>, space: Option<String>, }

    /// `contentLink`: the same content elsewhere.
    ContentLink { url: String, text: Option<String>, }

    /// `trailer`.
    Trailer {
        title: Option<String>,
        url: String,
        published_at: Option<Timestamp>,
        bytes: Option<i64>,
        media_type: Option<String>,
        season: Option<i32>,
    }

    /// `updateFrequency`: how often the owner intends to publish.
    AnnouncedFrequency {
        text: Option<String>,
        is_complete: bool,
        starts_at: Option<Timestamp>,
        /// RFC 5545 3.3.10, verbatim.
        rule: Option<String>,
    }

    /// `txt`, and `itunes:applepodcastsverify` under its own name as purpose.
    Txt { purpose: Option<String>, text: String, }

    /// `block`: whether a service may show the podcast.
    Block {
        /// A slug of the namespace's list of services, in lower case; `None` includes all services.
        service: Option<String>,
        is_blocked: bool,
    }

    /// `soundbite`.
    Soundbite { start_ms: i64, duration_ms: i64, title: Option<String>, }

    /// A chapter that is inline in the feed.
    InlineChapter { start_ms: i64, title: String, url: Option<String>, image_url: Option<String>, }

    /// `liveItem`: a live stream, announced or running. It is not an episode.
    LiveItem {
        /// `pending`, `live` or `ended`, lower case.
        status: String,
        starts_at: Option<Timestamp>,
        ends_at: Option<Timestamp>,
        guid: Option<String>,
        title: String,
        author: Option<String>,
        /// Plain text.
        description: String,
        web_url: Option<String>,
        image_url: Option<String>,
        enclosure_url: Option<String>,
        enclosure_type: Option<String>,
        enclosures: Vec<Enclosure>,
        persons: Vec<Person>,
        namespace: EpisodeNamespace,
    }

    /// A tag that has no type of its own.
    OtherTag {
        /// The name as the feed spells it, without the prefix.
        name: String,
        attributes: BTreeMap<String, String>,
        text: Option<String>,
    }

    /// The tags that a feed implements, as `namespace:name` (`podcast:transcript`, `rss:enclosure`). Includes all tags
    /// that the reader supports, and every tag in the podcast namespace.
    TagCounts {
        /// Tags of the channel, sorted, each once.
        channel: Vec<String>,
        /// The number of items with each tag.
        items: BTreeMap<String, u32>,
    }
}

impl PodcastNamespace {
    /// Whether `podcast:block` blocks a service; `None` without a rule for it. The service's own `no` has priority over
    /// its own `yes`, and that over the `yes` for all (facts 1.7).
    #[must_use]
    pub fn is_blocked_for(&self, service: &str) -> Option<bool> {
        let mut of_all = self.blocks.iter().filter(|block| block.service.is_none());
        let mut own = self.blocks.iter().filter(|block| block.service.as_deref() == Some(service)).peekable();
        if own.peek().is_some() {
            return Some(own.all(|block| block.is_blocked));
        }
        // A `no` for all services only repeats the default.
        of_all.any(|block| block.is_blocked).then_some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_no_overrides_general_yes() {
        let cases = [
            (vec![], None),
            (vec![("", true)], Some(true)),
            (vec![("", false)], None),
            (vec![("", true), ("earshot", false)], Some(false)),
            (vec![("earshot", true), ("earshot", false)], Some(false)),
            (vec![("", false), ("earshot", true)], Some(true)),
            (vec![("google", true)], None),
        ];
        for (blocks, expected) in cases {
            let block = |(service, is_blocked): &(&str, bool)| Block {
                service: (!service.is_empty()).then(|| (*service).to_owned()),
                is_blocked: *is_blocked,
            };
            let namespace = PodcastNamespace { blocks: blocks.iter().map(block).collect(), ..Default::default() };
            assert_eq!(namespace.is_blocked_for("earshot"), expected, "{blocks:?}");
        }
    }

    #[test]
    fn empty_fields_are_not_serialized() {
        assert_eq!(serde_json::to_string(&PodcastNamespace::default()).expect("JSON"), "{}");
        let namespace = EpisodeNamespace {
            soundbites: vec![Soundbite { start_ms: 0, duration_ms: 30_000, title: None }],
            ..Default::default()
        };
        let json = serde_json::to_string(&namespace).expect("JSON");
        assert_eq!(json, r#"{"soundbites":[{"start_ms":0,"duration_ms":30000}]}"#);
        assert_eq!(serde_json::from_str::<EpisodeNamespace>(&json).expect("JSON"), namespace);
    }
}
