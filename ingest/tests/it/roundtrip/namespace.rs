//! Writes tags of the podcast namespace.

use super::writer::write_live_item;
use super::xml::{seconds, some, tag, words, yes};
use earshot_ingest::feed::ParsedChannel;
use earshot_model::EpisodeNamespace;
use earshot_model::namespace::*;

pub fn write_channel_namespace(channel: &ParsedChannel) -> String {
    let namespace = &channel.namespace;
    let trailer = |trailer: &Trailer| {
        tag("podcast:trailer")
            .with_attribute("url", Some(&trailer.url))
            .with_attribute("pubdate", trailer.published_at.map(|date| date.to_rfc2822()))
            .with_attribute("length", trailer.bytes)
            .with_attribute("type", trailer.media_type.as_ref())
            .with_attribute("season", trailer.season)
            .with_text(trailer.title.as_ref().map(|title| words(title)))
    };
    let frequency = |frequency: &AnnouncedFrequency| {
        tag("podcast:updateFrequency")
            .with_flag("complete", frequency.is_complete)
            .with_attribute("dtstart", frequency.starts_at.map(|date| date.to_rfc3339()))
            .with_attribute("rrule", frequency.rule.as_ref())
            .with_text(Some(frequency.text.as_ref().map(|text| words(text)).unwrap_or_default()))
    };
    let block = |block: &Block| {
        tag("podcast:block").with_attribute("id", block.service.as_ref()).with_text(Some(if block.is_blocked {
            "yes"
        } else {
            "no"
        }))
    };
    let podroll: String = namespace.podroll.iter().map(write_remote_item).collect();
    [
        namespace.trailers.iter().map(trailer).collect::<String>(),
        namespace.update_frequency.iter().map(frequency).collect(),
        namespace.blocks.iter().map(block).collect(),
        if podroll.is_empty() { String::new() } else { tag("podcast:podroll").wrap(&podroll) },
        namespace.remote_items.iter().map(write_remote_item).collect(),
        namespace.publisher.iter().map(|item| tag("podcast:publisher").wrap(&write_remote_item(item))).collect(),
        tag("podcast:podping").with_attribute("usesPodping", namespace.uses_podping).empty(),
        tag("podcast:follow").with_attribute("url", namespace.follow_url.as_ref()).empty(),
        namespace.live_items.iter().map(write_live_item).collect(),
    ]
    .concat()
}

pub fn write_remote_item(item: &RemoteItem) -> String {
    tag("podcast:remoteItem")
        .with_attribute("feedGuid", item.feed_guid.as_ref())
        .with_attribute("feedUrl", item.feed_url.as_ref())
        .with_attribute("itemGuid", item.item_guid.as_ref())
        .with_attribute("medium", item.medium.as_ref())
        .with_attribute("title", item.title.as_ref())
        .empty()
}

pub fn write_recipient(recipient: &ValueRecipient) -> String {
    tag("podcast:valueRecipient")
        .with_attribute("name", recipient.name.as_ref())
        .with_attribute("type", recipient.kind.as_ref())
        .with_attribute("address", Some(&recipient.address))
        .with_attribute("customKey", recipient.custom_key.as_ref())
        .with_attribute("customValue", recipient.custom_value.as_ref())
        .with_attribute("split", recipient.split)
        .with_flag("fee", recipient.is_fee)
        .empty()
}

pub fn write_value(block: &ValueBlock) -> String {
    let split = |split: &ValueTimeSplit| {
        let inside =
            split.remote_item.iter().map(write_remote_item).chain(split.recipients.iter().map(write_recipient));
        tag("podcast:valueTimeSplit")
            .with_attribute("startTime", Some(seconds(split.start_ms)))
            .with_attribute("duration", split.duration_ms.map(seconds))
            .with_attribute("remoteStartTime", split.remote_start_ms.map(seconds))
            .with_attribute("remotePercentage", split.remote_percentage)
            .wrap(&inside.collect::<String>())
    };
    let inside = block.recipients.iter().map(write_recipient).chain(block.time_splits.iter().map(split));
    tag("podcast:value")
        .with_attribute("type", some(&block.kind))
        .with_attribute("method", block.method.as_ref())
        .with_attribute("suggested", block.suggested.as_ref())
        .wrap(&inside.collect::<String>())
}

pub fn write_namespace(namespace: &EpisodeNamespace) -> String {
    let funding = |funding: &Funding| {
        tag("podcast:funding")
            .with_attribute("url", Some(&funding.url))
            .with_text(funding.text.as_ref().map(|text| words(text)))
    };
    let location = |place: &Location| {
        tag("podcast:location")
            .with_attribute("rel", Some(&place.rel))
            .with_attribute("geo", place.geo.as_ref())
            .with_attribute("osm", place.osm.as_ref())
            .with_attribute("country", place.country.as_ref())
            .with_text(Some(words(&place.name)))
    };
    let image = |image: &NamespaceImage| {
        tag("podcast:image")
            .with_attribute("href", Some(&image.url))
            .with_attribute("alt", image.alt.as_ref())
            .with_attribute("aspect-ratio", image.aspect_ratio.as_ref())
            .with_attribute("width", image.width_px)
            .with_attribute("height", image.height_px)
            .with_attribute("type", image.media_type.as_ref())
            .with_attribute("purpose", some(&image.purposes.join(" ")))
            .empty()
    };
    let social = |social: &SocialInteract| {
        tag("podcast:socialInteract")
            .with_attribute("protocol", some(&social.protocol))
            .with_attribute("uri", social.url.as_ref())
            .with_attribute("accountId", social.account_id.as_ref())
            .with_attribute("accountUrl", social.account_url.as_ref())
            .with_attribute("priority", social.priority)
            .empty()
    };
    let chat = |chat: &Chat| {
        tag("podcast:chat")
            .with_attribute("server", Some(&chat.server))
            .with_attribute("protocol", chat.protocol.as_ref())
            .with_attribute("accountId", chat.account_id.as_ref())
            .with_attribute("space", chat.space.as_ref())
            .empty()
    };
    let content_link = |link: &ContentLink| {
        tag("podcast:contentLink")
            .with_attribute("href", Some(&link.url))
            .with_text(link.text.as_ref().map(|text| words(text)))
    };
    let soundbite = |bite: &Soundbite| {
        tag("podcast:soundbite")
            .with_attribute("startTime", Some(seconds(bite.start_ms)))
            .with_attribute("duration", Some(seconds(bite.duration_ms)))
            .with_text(bite.title.as_ref().map(|title| words(title)))
    };
    let chapter = |chapter: &InlineChapter| {
        tag("psc:chapter")
            .with_attribute("start", Some(seconds(chapter.start_ms)))
            .with_attribute("title", Some(&chapter.title))
            .with_attribute("href", chapter.url.as_ref())
            .with_attribute("image", chapter.image_url.as_ref())
            .empty()
    };
    let txt = |txt: &Txt| {
        tag("podcast:txt").with_attribute("purpose", txt.purpose.as_ref()).with_text(Some(words(&txt.text)))
    };
    let other = |other: &OtherTag| {
        let named = tag(&format!("podcast:{}", other.name));
        let tag = other.attributes.iter().fold(named, |tag, (name, value)| tag.with_attribute(name, Some(value)));
        tag.with_text(Some(other.text.as_ref().map(|text| words(text)).unwrap_or_default()))
    };
    let license = |license: &License| {
        tag("podcast:license").with_attribute("url", license.url.as_ref()).with_text(Some(words(&license.name)))
    };
    let chapters: String = namespace.chapters.iter().map(chapter).collect();
    [
        namespace.fundings.iter().map(funding).collect::<String>(),
        namespace.locations.iter().map(location).collect(),
        namespace.license.iter().map(license).collect(),
        namespace.images.iter().map(image).collect(),
        namespace.values.iter().map(write_value).collect(),
        namespace.social_interacts.iter().map(social).collect(),
        namespace.chat.iter().map(chat).collect(),
        namespace.content_links.iter().map(content_link).collect(),
        namespace.soundbites.iter().map(soundbite).collect(),
        if chapters.is_empty() { String::new() } else { tag("psc:chapters").wrap(&chapters) },
        namespace.txts.iter().map(txt).collect(),
        yes("itunes:block", namespace.blocked),
        namespace.other.iter().map(other).collect(),
    ]
    .concat()
}
