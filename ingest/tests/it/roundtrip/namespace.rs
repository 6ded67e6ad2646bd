//! The podcast namespace, written.

use super::writer::live_item;
use super::xml::{seconds, some, tag, words, yes};
use earshot_ingest::feed::ParsedChannel;
use earshot_model::EpisodeNamespace;
use earshot_model::namespace::*;

pub fn write_channel_namespace(channel: &ParsedChannel) -> String {
    let namespace = &channel.namespace;
    let trailer = |trailer: &Trailer| {
        tag("podcast:trailer")
            .with("url", Some(&trailer.url))
            .with("pubdate", trailer.published_at.map(|date| date.to_rfc2822()))
            .with("length", trailer.bytes)
            .with("type", trailer.media_type.as_ref())
            .with("season", trailer.season)
            .text(trailer.title.as_ref().map(|title| words(title)))
    };
    let frequency = |frequency: &AnnouncedFrequency| {
        tag("podcast:updateFrequency")
            .flag("complete", frequency.is_complete)
            .with("dtstart", frequency.starts_at.map(|date| date.to_rfc3339()))
            .with("rrule", frequency.rule.as_ref())
            .text(Some(frequency.text.as_ref().map(|text| words(text)).unwrap_or_default()))
    };
    let block = |block: &Block| {
        tag("podcast:block").with("id", block.service.as_ref()).text(Some(if block.is_blocked { "yes" } else { "no" }))
    };
    let podroll: String = namespace.podroll.iter().map(remote_item).collect();
    [
        namespace.trailers.iter().map(trailer).collect::<String>(),
        namespace.update_frequency.iter().map(frequency).collect(),
        namespace.blocks.iter().map(block).collect(),
        if podroll.is_empty() { String::new() } else { tag("podcast:podroll").around(&podroll) },
        namespace.remote_items.iter().map(remote_item).collect(),
        namespace.publisher.iter().map(|item| tag("podcast:publisher").around(&remote_item(item))).collect(),
        tag("podcast:podping").with("usesPodping", namespace.uses_podping).alone(),
        tag("podcast:follow").with("url", namespace.follow_url.as_ref()).alone(),
        namespace.live_items.iter().map(live_item).collect(),
    ]
    .concat()
}

pub fn remote_item(item: &RemoteItem) -> String {
    tag("podcast:remoteItem")
        .with("feedGuid", item.feed_guid.as_ref())
        .with("feedUrl", item.feed_url.as_ref())
        .with("itemGuid", item.item_guid.as_ref())
        .with("medium", item.medium.as_ref())
        .with("title", item.title.as_ref())
        .alone()
}

pub fn recipient(recipient: &ValueRecipient) -> String {
    tag("podcast:valueRecipient")
        .with("name", recipient.name.as_ref())
        .with("type", recipient.kind.as_ref())
        .with("address", Some(&recipient.address))
        .with("customKey", recipient.custom_key.as_ref())
        .with("customValue", recipient.custom_value.as_ref())
        .with("split", recipient.split)
        .flag("fee", recipient.is_fee)
        .alone()
}

pub fn value(block: &ValueBlock) -> String {
    let split = |split: &ValueTimeSplit| {
        let inside = split.remote_item.iter().map(remote_item).chain(split.recipients.iter().map(recipient));
        tag("podcast:valueTimeSplit")
            .with("startTime", Some(seconds(split.start_ms)))
            .with("duration", split.duration_ms.map(seconds))
            .with("remoteStartTime", split.remote_start_ms.map(seconds))
            .with("remotePercentage", split.remote_percentage)
            .around(&inside.collect::<String>())
    };
    let inside = block.recipients.iter().map(recipient).chain(block.time_splits.iter().map(split));
    tag("podcast:value")
        .with("type", some(&block.kind))
        .with("method", block.method.as_ref())
        .with("suggested", block.suggested.as_ref())
        .around(&inside.collect::<String>())
}

pub fn write_namespace(namespace: &EpisodeNamespace) -> String {
    let funding = |funding: &Funding| {
        tag("podcast:funding").with("url", Some(&funding.url)).text(funding.text.as_ref().map(|text| words(text)))
    };
    let location = |place: &Location| {
        tag("podcast:location")
            .with("rel", Some(&place.rel))
            .with("geo", place.geo.as_ref())
            .with("osm", place.osm.as_ref())
            .with("country", place.country.as_ref())
            .text(Some(words(&place.name)))
    };
    let image = |image: &NamespaceImage| {
        tag("podcast:image")
            .with("href", Some(&image.url))
            .with("alt", image.alt.as_ref())
            .with("aspect-ratio", image.aspect_ratio.as_ref())
            .with("width", image.width_px)
            .with("height", image.height_px)
            .with("type", image.media_type.as_ref())
            .with("purpose", some(&image.purposes.join(" ")))
            .alone()
    };
    let social = |social: &SocialInteract| {
        tag("podcast:socialInteract")
            .with("protocol", some(&social.protocol))
            .with("uri", social.url.as_ref())
            .with("accountId", social.account_id.as_ref())
            .with("accountUrl", social.account_url.as_ref())
            .with("priority", social.priority)
            .alone()
    };
    let chat = |chat: &Chat| {
        tag("podcast:chat")
            .with("server", Some(&chat.server))
            .with("protocol", chat.protocol.as_ref())
            .with("accountId", chat.account_id.as_ref())
            .with("space", chat.space.as_ref())
            .alone()
    };
    let content_link = |link: &ContentLink| {
        tag("podcast:contentLink").with("href", Some(&link.url)).text(link.text.as_ref().map(|text| words(text)))
    };
    let soundbite = |bite: &Soundbite| {
        tag("podcast:soundbite")
            .with("startTime", Some(seconds(bite.start_ms)))
            .with("duration", Some(seconds(bite.duration_ms)))
            .text(bite.title.as_ref().map(|title| words(title)))
    };
    let chapter = |chapter: &InlineChapter| {
        tag("psc:chapter")
            .with("start", Some(seconds(chapter.start_ms)))
            .with("title", Some(&chapter.title))
            .with("href", chapter.url.as_ref())
            .with("image", chapter.image_url.as_ref())
            .alone()
    };
    let txt = |txt: &Txt| tag("podcast:txt").with("purpose", txt.purpose.as_ref()).text(Some(words(&txt.text)));
    let other = |other: &OtherTag| {
        let named = tag(&format!("podcast:{}", other.name));
        let tag = other.attributes.iter().fold(named, |tag, (name, value)| tag.with(name, Some(value)));
        tag.text(Some(other.text.as_ref().map(|text| words(text)).unwrap_or_default()))
    };
    let license =
        |license: &License| tag("podcast:license").with("url", license.url.as_ref()).text(Some(words(&license.name)));
    let chapters: String = namespace.chapters.iter().map(chapter).collect();
    [
        namespace.fundings.iter().map(funding).collect::<String>(),
        namespace.locations.iter().map(location).collect(),
        namespace.license.iter().map(license).collect(),
        namespace.images.iter().map(image).collect(),
        namespace.values.iter().map(value).collect(),
        namespace.social_interacts.iter().map(social).collect(),
        namespace.chat.iter().map(chat).collect(),
        namespace.content_links.iter().map(content_link).collect(),
        namespace.soundbites.iter().map(soundbite).collect(),
        if chapters.is_empty() { String::new() } else { tag("psc:chapters").around(&chapters) },
        namespace.txts.iter().map(txt).collect(),
        yes("itunes:block", namespace.blocked),
        namespace.other.iter().map(other).collect(),
    ]
    .concat()
}
