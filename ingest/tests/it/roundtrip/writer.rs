//! Writes a parsed feed as RSS. For tests only.

use super::namespace::{write_channel_namespace, write_namespace};
use super::xml::{Tag, line, seconds, some, tag, text, words, yes};
use earshot_ingest::feed::{ParsedChannel, ParsedFeed, ParsedItem};
use earshot_model::namespace::LiveItem;
use earshot_model::{Enclosure, EnclosureKind, EpisodeNamespace, Person};

const ROOT: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><rss version=\"2.0\" \
    xmlns:atom=\"http://www.w3.org/2005/Atom\" xmlns:content=\"http://purl.org/rss/1.0/modules/content/\" \
    xmlns:fh=\"http://purl.org/syndication/history/1.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" \
    xmlns:media=\"http://search.yahoo.com/mrss/\" xmlns:podcast=\"https://podcastindex.org/namespace/1.0\" \
    xmlns:psc=\"http://podlove.org/simple-chapters\"><channel>";

/// Returns the feed as RSS.
pub fn write_rss(feed: &ParsedFeed) -> String {
    let items: String = feed.items.iter().map(|item| write_item(item, &feed.channel)).collect();
    format!("{ROOT}{}{items}</channel></rss>", write_channel(&feed.channel))
}

fn write_channel(channel: &ParsedChannel) -> String {
    let link = |rel: &str, url: &Option<String>| match url {
        Some(url) => tag("atom:link").with_attribute("rel", Some(rel)).with_attribute("href", Some(url)).empty(),
        None => String::new(),
    };
    let (pages, namespace) = (&channel.pages, &channel.namespace);
    let owner = text("itunes:name", channel.owner_name.as_ref().map(|name| words(name)))
        + &text("itunes:email", channel.owner_email.as_ref());
    let genres =
        channel.genres.iter().map(|genre| tag("itunes:category").with_attribute("text", Some(words(genre))).empty());
    let shared = EpisodeNamespace {
        fundings: namespace.fundings.clone(),
        locations: namespace.locations.clone(),
        license: namespace.license.clone(),
        images: namespace.images.clone(),
        values: namespace.values.clone(),
        social_interacts: namespace.social_interacts.clone(),
        chat: namespace.chat.clone(),
        content_links: namespace.content_links.clone(),
        txts: namespace.txts.clone(),
        other: namespace.other.clone(),
        ..EpisodeNamespace::default()
    };
    [
        text("title", some(&words(&channel.title))),
        line("itunes:author", channel.author.as_ref()),
        if owner.is_empty() { String::new() } else { tag("itunes:owner").wrap(&owner) },
        text("description", some(&channel.raw_html)),
        text("language", channel.language.as_ref()),
        genres.collect(),
        line("itunes:keywords", some(&channel.keywords.join(",")).as_ref()),
        tag("itunes:image").with_attribute("href", channel.image_url.as_ref()).empty(),
        text("link", channel.website_url.as_ref()),
        text("itunes:explicit", channel.explicit),
        text("itunes:type", channel.kind.as_ref()),
        line("podcast:medium", channel.medium.as_ref()),
        line("generator", channel.generator.as_ref()),
        line("copyright", channel.copyright.as_ref()),
        tag("podcast:locked").with_attribute("owner", namespace.locked_owner.as_ref()).with_text(channel.locked),
        line("podcast:guid", channel.guid.as_ref()),
        yes("itunes:complete", channel.complete),
        yes("itunes:block", channel.blocked),
        text("itunes:new-feed-url", channel.new_feed_url.as_ref()),
        text("ttl", channel.ttl_minutes),
        tag("skipHours").wrap(&channel.skip_hours.iter().map(|hour| text("hour", Some(hour))).collect::<String>()),
        tag("skipDays").wrap(&channel.skip_days.iter().map(|day| text("day", Some(day))).collect::<String>()),
        link("self", &channel.self_url),
        link("hub", &channel.hub_url),
        link("next", &channel.next_url),
        link("first", &pages.first_url),
        link("previous", &pages.previous_url),
        link("last", &pages.last_url),
        link("current", &pages.current_url),
        link("prev-archive", &pages.prev_archive_url),
        link("next-archive", &pages.next_archive_url),
        if pages.is_complete { "<fh:complete/>".to_owned() } else { String::new() },
        if pages.is_archive { "<fh:archive/>".to_owned() } else { String::new() },
        channel.persons.iter().map(write_person).collect(),
        write_namespace(&shared),
        write_channel_namespace(channel),
    ]
    .concat()
}

fn write_item(item: &ParsedItem, channel: &ParsedChannel) -> String {
    let default_base = item.web_url.as_ref().or(channel.website_url.as_ref()).or(channel.self_url.as_ref());
    let own_base = item.html_base.as_ref().filter(|base| Some(*base) != default_base);
    let primary = item.enclosure_url.as_ref().map(|url| {
        tag("enclosure")
            .with_attribute("url", Some(url))
            .with_attribute("type", item.enclosure_type.as_ref())
            .with_attribute("length", item.enclosure_bytes)
    });
    let transcripts = item.transcript_links.iter().map(|link| {
        tag("podcast:transcript")
            .with_attribute("url", Some(&link.url))
            .with_attribute("type", link.media_type.as_ref())
            .with_attribute("language", link.language.as_ref())
            .with_attribute("rel", link.is_captions.then_some("captions"))
            .empty()
    });
    let namespace = &item.namespace;
    let number = namespace.fractional_number.map(|number| number.to_string());
    let inside = [
        text("title", some(&words(&item.title))),
        tag("guid")
            .with_attribute("isPermaLink", item.guid.as_ref().map(|_| item.guid_is_permalink))
            .with_text(item.guid.as_ref()),
        line("itunes:subtitle", item.subtitle.as_ref()),
        line("itunes:author", item.author.as_ref()),
        text("content:encoded", some(&item.raw_html)),
        text("link", item.web_url.as_ref()),
        primary.map(Tag::empty).unwrap_or_default(),
        item.enclosures.iter().map(write_enclosure).collect(),
        text("itunes:duration", item.duration_s),
        tag("itunes:image").with_attribute("href", item.image_url.as_ref()).empty(),
        text("pubDate", item.published_at.map(|date| date.to_rfc2822())),
        text("itunes:explicit", item.explicit),
        text("itunes:season", item.season),
        text("itunes:episode", item.number),
        tag("podcast:season").with_attribute("name", namespace.season_name.as_ref()).empty(),
        tag("podcast:episode").with_attribute("display", namespace.number_display.as_ref()).with_text(number),
        text("itunes:episodeType", item.kind.as_ref()),
        item.persons.iter().map(write_person).collect(),
        item.keywords.iter().map(|word| line("category", Some(word))).collect(),
        tag("podcast:chapters")
            .with_attribute("url", item.chapters_url.as_ref())
            .with_attribute("type", namespace.chapters_type.as_ref())
            .empty(),
        transcripts.collect(),
        write_namespace(namespace),
    ];
    tag("item").with_attribute("xml:base", own_base).wrap(&inside.concat())
}

pub fn write_live_item(live: &LiveItem) -> String {
    let as_html = words(&live.description);
    let inside = [
        text("title", some(&words(&live.title))),
        text("guid", live.guid.as_ref()),
        line("itunes:author", live.author.as_ref()),
        text("description", some(&as_html)),
        text("link", live.web_url.as_ref()),
        tag("itunes:image").with_attribute("href", live.image_url.as_ref()).empty(),
        tag("enclosure")
            .with_attribute("url", live.enclosure_url.as_ref())
            .with_attribute("type", live.enclosure_type.as_ref())
            .empty(),
        live.enclosures.iter().map(write_enclosure).collect(),
        live.persons.iter().map(write_person).collect(),
        write_namespace(&live.namespace),
    ];
    tag("podcast:liveItem")
        .with_attribute("status", some(&live.status))
        .with_attribute("start", live.starts_at.map(|date| date.to_rfc3339()))
        .with_attribute("end", live.ends_at.map(|date| date.to_rfc3339()))
        .wrap(&inside.concat())
}

fn write_enclosure(enclosure: &Enclosure) -> String {
    let url = enclosure.sources.first().map(|source| &source.uri);
    let media_type = enclosure.media_type.as_ref();
    match enclosure.kind {
        EnclosureKind::Enclosure => tag("enclosure")
            .with_attribute("url", url)
            .with_attribute("type", media_type)
            .with_attribute("length", enclosure.bytes)
            .empty(),
        EnclosureKind::Media => tag("media:content")
            .with_attribute("url", url)
            .with_attribute("type", media_type)
            .with_attribute("fileSize", enclosure.bytes)
            .with_attribute("bitrate", enclosure.bits_per_second.map(seconds))
            .with_attribute("height", enclosure.height_px)
            .with_attribute("lang", enclosure.language.as_ref())
            .with_attribute("title", enclosure.title.as_ref())
            .with_flag("isDefault", enclosure.is_default)
            .empty(),
        EnclosureKind::Alternate => {
            let source = |source: &earshot_model::EnclosureSource| {
                tag("podcast:source")
                    .with_attribute("uri", Some(&source.uri))
                    .with_attribute("contentType", source.media_type.as_ref())
                    .empty()
            };
            let integrity = |integrity: &earshot_model::Integrity| {
                tag("podcast:integrity")
                    .with_attribute("type", Some(&integrity.kind))
                    .with_attribute("value", Some(&integrity.value))
                    .empty()
            };
            let inside = enclosure.sources.iter().map(source).chain(enclosure.integrity.iter().map(integrity));
            tag("podcast:alternateEnclosure")
                .with_attribute("type", media_type)
                .with_attribute("length", enclosure.bytes)
                .with_attribute("bitrate", enclosure.bits_per_second)
                .with_attribute("height", enclosure.height_px)
                .with_attribute("lang", enclosure.language.as_ref())
                .with_attribute("title", enclosure.title.as_ref())
                .with_attribute("rel", enclosure.rel.as_ref())
                .with_attribute("codecs", enclosure.codecs.as_ref())
                .with_flag("default", enclosure.is_default)
                .wrap(&inside.collect::<String>())
        }
    }
}

fn write_person(person: &Person) -> String {
    tag("podcast:person")
        .with_attribute("role", Some(&person.role))
        .with_attribute("group", person.group.as_ref())
        .with_attribute("img", person.image_url.as_ref())
        .with_attribute("href", person.url.as_ref())
        .with_text(Some(words(&person.name)))
}
