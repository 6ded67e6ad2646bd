//! RSS 2.0 with the iTunes, content and podcast namespaces, item by item: a feed of 10,000 episodes needs no list of them.

use super::{Channel, Item, Person, Podcasting};
use crate::apple::Category;
use chrono::{DateTime, Utc};
use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use std::io;

type Xml = Writer<Vec<u8>>;

/// The feed's bytes, UTF-8.
pub fn write_feed(channel: &Channel, items: impl Iterator<Item = Item>) -> io::Result<Vec<u8>> {
    let mut xml = Writer::new_with_indent(Vec::with_capacity(16 << 10), b' ', 2);
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let mut rss = BytesStart::new("rss");
    rss.push_attribute(("version", "2.0"));
    rss.push_attribute(("xmlns:atom", "http://www.w3.org/2005/Atom"));
    rss.push_attribute(("xmlns:content", "http://purl.org/rss/1.0/modules/content/"));
    rss.push_attribute(("xmlns:itunes", "http://www.itunes.com/dtds/podcast-1.0.dtd"));
    if channel.podcasting.is_some() {
        rss.push_attribute(("xmlns:podcast", "https://podcastindex.org/namespace/1.0"));
    }
    xml.write_event(Event::Start(rss))?;
    xml.write_event(Event::Start(BytesStart::new("channel")))?;
    write_channel(&mut xml, channel)?;
    for item in items {
        write_item(&mut xml, channel, &item)?;
    }
    xml.write_event(Event::End(BytesEnd::new("channel")))?;
    xml.write_event(Event::End(BytesEnd::new("rss")))?;
    let mut bytes = xml.into_inner();
    bytes.push(b'\n');
    Ok(bytes)
}

fn write_channel(xml: &mut Xml, channel: &Channel) -> io::Result<()> {
    text(xml, "title", &channel.title)?;
    let own_link = [("href", channel.feed_url.as_str()), ("rel", "self"), ("type", "application/rss+xml")];
    empty(xml, "atom:link", own_link)?;
    text(xml, "link", &channel.website)?;
    text(xml, "language", &channel.language)?;
    cdata(xml, "description", &channel.description_html)?;
    text(xml, "itunes:summary", &channel.summary)?;
    text(xml, "copyright", &channel.copyright)?;
    text(xml, "generator", &channel.generator)?;
    text(xml, "lastBuildDate", &rfc2822(channel.last_build))?;
    text(xml, "itunes:author", &channel.author)?;
    xml.create_element("itunes:owner").write_inner_content(|owner| {
        text(owner, "itunes:name", &channel.owner_name)?;
        text(owner, "itunes:email", &channel.owner_email)
    })?;
    empty(xml, "itunes:image", [("href", channel.image_url.as_str())])?;
    for category in &channel.categories {
        write_category(xml, *category)?;
    }
    if !channel.keywords.is_empty() {
        text(xml, "itunes:keywords", &channel.keywords.join(","))?;
    }
    text(xml, "itunes:explicit", truth(channel.explicit))?;
    text(xml, "itunes:type", if channel.serial { "serial" } else { "episodic" })?;
    if channel.complete {
        text(xml, "itunes:complete", "yes")?;
    }
    match &channel.podcasting {
        Some(podcasting) => write_podcasting(xml, channel, podcasting),
        None => Ok(()),
    }
}

fn write_category(xml: &mut Xml, category: Category) -> io::Result<()> {
    match category.parent {
        None => empty(xml, "itunes:category", [("text", category.name)]),
        Some(parent) => {
            let outer = xml.create_element("itunes:category").with_attribute(("text", parent));
            outer.write_inner_content(|inner| empty(inner, "itunes:category", [("text", category.name)]))?;
            Ok(())
        }
    }
}

fn write_podcasting(xml: &mut Xml, channel: &Channel, podcasting: &Podcasting) -> io::Result<()> {
    text(xml, "podcast:guid", &podcasting.guid.hyphenated().to_string())?;
    let locked = xml.create_element("podcast:locked").with_attribute(("owner", channel.owner_email.as_str()));
    locked.write_text_content(BytesText::new("yes"))?;
    text(xml, "podcast:medium", "podcast")?;
    write_persons(xml, &podcasting.hosts)?;
    if let Some(funding) = &podcasting.funding {
        let element = xml.create_element("podcast:funding").with_attribute(("url", funding.url.as_str()));
        element.write_text_content(BytesText::new(&funding.text))?;
    }
    Ok(())
}

fn write_item(xml: &mut Xml, channel: &Channel, item: &Item) -> io::Result<()> {
    xml.write_event(Event::Start(BytesStart::new("item")))?;
    text(xml, "title", &item.title)?;
    let guid = xml.create_element("guid").with_attribute(("isPermaLink", "false"));
    guid.write_text_content(BytesText::new(&item.guid))?;
    text(xml, "link", &item.link)?;
    text(xml, "pubDate", &rfc2822(item.published))?;
    cdata(xml, "description", &item.description_html)?;
    if let Some(content) = &item.content_html {
        cdata(xml, "content:encoded", content)?;
    }
    let length = item.enclosure_bytes.to_string();
    let enclosure = [("url", item.enclosure_url.as_str()), ("length", length.as_str()), ("type", "audio/mpeg")];
    empty(xml, "enclosure", enclosure)?;
    text(xml, "itunes:duration", &clock(item.duration_s))?;
    text(xml, "itunes:explicit", truth(item.explicit))?;
    text(xml, "itunes:episodeType", "full")?;
    for (name, number) in [("itunes:season", item.season), ("itunes:episode", item.episode)] {
        if let Some(number) = number {
            text(xml, name, &number.to_string())?;
        }
    }
    if let Some(image_url) = &item.image_url {
        empty(xml, "itunes:image", [("href", image_url.as_str())])?;
    }
    if !item.keywords.is_empty() {
        text(xml, "itunes:keywords", &item.keywords.join(","))?;
    }
    if channel.podcasting.is_some() {
        write_persons(xml, &item.persons)?;
        if let Some(transcript) = &item.transcript {
            let link = [("url", &*transcript.url), ("type", transcript.mime), ("language", &*transcript.language)];
            empty(xml, "podcast:transcript", link)?;
        }
    }
    xml.write_event(Event::End(BytesEnd::new("item")))
}

fn write_persons(xml: &mut Xml, persons: &[Person]) -> io::Result<()> {
    for person in persons {
        let mut element = xml.create_element("podcast:person").with_attribute(("role", person.role));
        if let Some(href) = &person.href {
            element = element.with_attribute(("href", href.as_str()));
        }
        element.write_text_content(BytesText::new(&person.name))?;
    }
    Ok(())
}

fn text(xml: &mut Xml, name: &str, value: &str) -> io::Result<()> {
    xml.create_element(name).write_text_content(BytesText::new(value))?;
    Ok(())
}

fn empty<const N: usize>(xml: &mut Xml, name: &str, attributes: [(&str, &str); N]) -> io::Result<()> {
    xml.create_element(name).with_attributes(attributes).write_empty()?;
    Ok(())
}

/// None of our texts contains `]]>`, but a text may some day: it is then written as two sections.
fn cdata(xml: &mut Xml, name: &str, value: &str) -> io::Result<()> {
    let start = BytesStart::new(name);
    xml.write_event(Event::Start(start.borrow()))?;
    for part in BytesCData::escaped(value) {
        xml.write_event(Event::CData(part))?;
    }
    xml.write_event(Event::End(start.to_end()))
}

fn truth(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}

/// `Tue, 3 Nov 2026 05:15:00 +0000`.
fn rfc2822(time: DateTime<Utc>) -> String {
    time.to_rfc2822()
}

/// `h:mm:ss`, or `m:ss` below an hour.
fn clock(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{rest:02}") } else { format!("{minutes}:{rest:02}") }
}
