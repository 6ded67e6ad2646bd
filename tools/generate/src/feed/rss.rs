//! Writes RSS 2.0 with the iTunes, content and podcast namespaces.

use super::dialect::Dialect;
use super::feed_data::{Channel, Document, Item, Person, PodcastTags};
use crate::apple::Category;
use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use std::io;

/// The writer that a feed is rendered to.
pub type Xml = Writer<Vec<u8>>;

pub fn write_feed(channel: &Channel, items: impl Iterator<Item = Item>) -> io::Result<Document> {
    let mut xml = Writer::new_with_indent(Vec::with_capacity(16 << 10), b' ', 2);
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let mut rss = BytesStart::new("rss");
    rss.push_attribute(("version", "2.0"));
    rss.push_attribute(("xmlns:atom", "http://www.w3.org/2005/Atom"));
    rss.push_attribute(("xmlns:content", "http://purl.org/rss/1.0/modules/content/"));
    rss.push_attribute(("xmlns:itunes", channel.dialect.itunes_uri));
    if channel.podcast_tags.is_some() {
        rss.push_attribute(("xmlns:podcast", channel.dialect.podcast_uri));
    }
    xml.write_event(Event::Start(rss))?;
    xml.write_event(Event::Start(BytesStart::new("channel")))?;
    write_channel(&mut xml, channel)?;
    let (mut count, mut first_item) = (0, None);
    for item in items {
        let start = xml.get_ref().len();
        write_item(&mut xml, channel, &item)?;
        first_item = first_item.or(Some(start..xml.get_ref().len()));
        count += 1;
    }
    xml.write_event(Event::End(BytesEnd::new("channel")))?;
    xml.write_event(Event::End(BytesEnd::new("rss")))?;
    let mut bytes = xml.into_inner();
    bytes.push(b'\n');
    Ok(Document { bytes, items: count, first_item })
}

fn write_channel(xml: &mut Xml, channel: &Channel) -> io::Result<()> {
    let dialect = &channel.dialect;
    write_title(xml, dialect, &channel.title)?;
    let own_link = [("href", channel.feed_url.as_str()), ("rel", "self"), ("type", "application/rss+xml")];
    write_empty(xml, "atom:link", own_link)?;
    write_text(xml, "link", &channel.website)?;
    write_text(xml, "language", &channel.language)?;
    write_html(xml, dialect, "description", &channel.description_html)?;
    write_text(xml, "itunes:summary", &channel.summary)?;
    write_text(xml, "copyright", &channel.copyright)?;
    write_text(xml, "generator", &channel.generator)?;
    write_text(xml, "lastBuildDate", &dialect.dates.format(channel.last_build))?;
    write_text(xml, "itunes:author", &channel.author)?;
    xml.create_element("itunes:owner").write_inner_content(|owner| {
        write_text(owner, "itunes:name", &channel.owner_name)?;
        channel.owner_email.as_ref().map_or(Ok(()), |email| write_text(owner, "itunes:email", email))
    })?;
    write_empty(xml, "itunes:image", [("href", channel.image_url.as_str())])?;
    for category in &channel.categories {
        write_category(xml, *category)?;
    }
    if !channel.keywords.is_empty() {
        write_text(xml, "itunes:keywords", &channel.keywords.join(","))?;
    }
    write_text(xml, "itunes:explicit", dialect.truth(channel.explicit))?;
    write_text(xml, "itunes:type", if channel.serial { "serial" } else { "episodic" })?;
    if channel.complete {
        write_text(xml, "itunes:complete", "yes")?;
    }
    if let Some(url) = &channel.new_feed_url {
        write_text(xml, "itunes:new-feed-url", url)?;
    }
    match &channel.podcast_tags {
        Some(podcasting) => write_podcast_tags(xml, channel, podcasting),
        None => Ok(()),
    }
}

fn write_category(xml: &mut Xml, category: Category) -> io::Result<()> {
    match category.parent {
        None => write_empty(xml, "itunes:category", [("text", category.name)]),
        Some(parent) => {
            let outer = xml.create_element("itunes:category").with_attribute(("text", parent));
            outer.write_inner_content(|inner| write_empty(inner, "itunes:category", [("text", category.name)]))?;
            Ok(())
        }
    }
}

fn write_podcast_tags(xml: &mut Xml, channel: &Channel, podcasting: &PodcastTags) -> io::Result<()> {
    write_text(xml, "podcast:guid", &podcasting.guid.hyphenated().to_string())?;
    let mut locked = xml.create_element("podcast:locked");
    if let Some(email) = &channel.owner_email {
        locked = locked.with_attribute(("owner", email.as_str()));
    }
    locked.write_text_content(BytesText::new("yes"))?;
    if podcasting.has_medium {
        write_text(xml, "podcast:medium", "podcast")?;
    }
    write_persons(xml, &podcasting.hosts)?;
    if let Some(funding) = &podcasting.funding {
        let element = xml.create_element("podcast:funding").with_attribute(("url", funding.url.as_str()));
        element.write_text_content(BytesText::new(&funding.text))?;
    }
    Ok(())
}

fn write_item(xml: &mut Xml, channel: &Channel, item: &Item) -> io::Result<()> {
    xml.write_event(Event::Start(BytesStart::new("item")))?;
    let dialect = &channel.dialect;
    write_title(xml, dialect, &item.title)?;
    if let Some(guid) = &item.guid {
        let element = xml.create_element("guid").with_attribute(("isPermaLink", "false"));
        element.write_text_content(BytesText::new(guid))?;
    }
    write_text(xml, "link", &item.link)?;
    write_text(xml, "pubDate", &dialect.dates.format(item.published))?;
    write_html(xml, dialect, "description", &item.description_html)?;
    if let Some(content) = &item.content_html {
        write_html(xml, dialect, "content:encoded", content)?;
    }
    for enclosure in &item.enclosures {
        let mut element = xml.create_element("enclosure").with_attribute(("url", enclosure.url.as_str()));
        if let Some(length) = &enclosure.length {
            element = element.with_attribute(("length", length.as_str()));
        }
        element.with_attribute(("type", enclosure.mime)).write_empty()?;
    }
    write_text(xml, "itunes:duration", &dialect.durations.format(item.duration_s))?;
    write_text(xml, "itunes:explicit", dialect.truth(item.explicit))?;
    write_text(xml, "itunes:episodeType", "full")?;
    for (name, number) in [("itunes:season", item.season), ("itunes:episode", item.episode)] {
        if let Some(number) = number {
            write_text(xml, name, &number.to_string())?;
        }
    }
    if let Some(image_url) = &item.image_url {
        write_empty(xml, "itunes:image", [("href", image_url.as_str())])?;
    }
    if !item.keywords.is_empty() {
        write_text(xml, "itunes:keywords", &item.keywords.join(","))?;
    }
    if channel.podcast_tags.is_some() {
        write_persons(xml, &item.persons)?;
        if let Some(transcript) = &item.transcript {
            let link = [("url", &*transcript.url), ("type", transcript.mime), ("language", &*transcript.language)];
            write_empty(xml, "podcast:transcript", link)?;
        }
        if let Some(url) = &item.chapters_url {
            write_empty(xml, "podcast:chapters", [("url", url.as_str()), ("type", "application/json+chapters")])?;
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

pub fn write_text(xml: &mut Xml, name: &str, value: &str) -> io::Result<()> {
    xml.create_element(name).write_text_content(BytesText::new(value))?;
    Ok(())
}

pub fn write_empty<const N: usize>(xml: &mut Xml, name: &str, attributes: [(&str, &str); N]) -> io::Result<()> {
    xml.create_element(name).with_attributes(attributes).write_empty()?;
    Ok(())
}

fn write_title(xml: &mut Xml, dialect: &Dialect, value: &str) -> io::Result<()> {
    if dialect.titles_are_cdata { write_cdata(xml, "title", value) } else { write_text(xml, "title", value) }
}

fn write_html(xml: &mut Xml, dialect: &Dialect, name: &str, value: &str) -> io::Result<()> {
    if dialect.html_is_cdata { write_cdata(xml, name, value) } else { write_text(xml, name, value) }
}

/// A text that contains `]]>` is split into two sections.
fn write_cdata(xml: &mut Xml, name: &str, value: &str) -> io::Result<()> {
    let start = BytesStart::new(name);
    xml.write_event(Event::Start(start.borrow()))?;
    for part in BytesCData::escaped(value) {
        xml.write_event(Event::CData(part))?;
    }
    xml.write_event(Event::End(start.to_end()))
}
