//! Writes Atom 1.0 (RFC 4287) as blog software does: no iTunes tags, enclosures as links.

use super::feed_data::{Channel, Document, Item};
use super::rss::{Xml, write_text};
use chrono::{DateTime, Utc};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use std::io;

pub fn write_feed(channel: &Channel, items: impl Iterator<Item = Item>) -> io::Result<Document> {
    let mut xml = Writer::new_with_indent(Vec::with_capacity(16 << 10), b' ', 2);
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let mut feed = BytesStart::new("feed");
    feed.push_attribute(("xmlns", "http://www.w3.org/2005/Atom"));
    feed.push_attribute(("xml:lang", channel.language.as_str()));
    xml.write_event(Event::Start(feed))?;
    write_channel(&mut xml, channel)?;
    let (mut count, mut first_item) = (0, None);
    for item in items {
        let start = xml.get_ref().len();
        write_entry(&mut xml, &item)?;
        first_item = first_item.or(Some(start..xml.get_ref().len()));
        count += 1;
    }
    xml.write_event(Event::End(BytesEnd::new("feed")))?;
    let mut bytes = xml.into_inner();
    bytes.push(b'\n');
    Ok(Document { bytes, items: count, first_item })
}

fn write_channel(xml: &mut Xml, channel: &Channel) -> io::Result<()> {
    write_text(xml, "title", &channel.title)?;
    write_text(xml, "id", &channel.feed_url)?;
    write_link(xml, &[("rel", "self"), ("href", &channel.feed_url)])?;
    write_link(xml, &[("rel", "alternate"), ("href", &channel.website)])?;
    write_text(xml, "updated", &format_time(channel.last_build))?;
    write_text(xml, "subtitle", &channel.summary)?;
    write_text(xml, "rights", &channel.copyright)?;
    write_text(xml, "generator", &channel.generator)?;
    write_text(xml, "logo", &channel.image_url)?;
    xml.create_element("author").write_inner_content(|author| {
        write_text(author, "name", &channel.author)?;
        channel.owner_email.as_ref().map_or(Ok(()), |email| write_text(author, "email", email))
    })?;
    Ok(())
}

fn write_entry(xml: &mut Xml, item: &Item) -> io::Result<()> {
    xml.write_event(Event::Start(BytesStart::new("entry")))?;
    write_text(xml, "title", &item.title)?;
    if let Some(guid) = &item.guid {
        write_text(xml, "id", guid)?;
    }
    write_link(xml, &[("rel", "alternate"), ("href", &item.link)])?;
    for enclosure in &item.enclosures {
        let length = enclosure.length.as_deref();
        let mut attributes = vec![("rel", "enclosure"), ("href", &*enclosure.url), ("type", enclosure.mime)];
        attributes.extend(length.map(|length| ("length", length)));
        write_link(xml, &attributes)?;
    }
    write_text(xml, "published", &format_time(item.published))?;
    write_text(xml, "updated", &format_time(item.published))?;
    let content = xml.create_element("content").with_attribute(("type", "html"));
    content.write_text_content(BytesText::new(item.content_html.as_ref().unwrap_or(&item.description_html)))?;
    xml.write_event(Event::End(BytesEnd::new("entry")))
}

fn write_link(xml: &mut Xml, attributes: &[(&str, &str)]) -> io::Result<()> {
    xml.create_element("link").with_attributes(attributes.iter().copied()).write_empty()?;
    Ok(())
}

/// Formats a time by RFC 3339.
fn format_time(time: DateTime<Utc>) -> String {
    time.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}
