//! OPML 2.0: the feeds as a list of subscriptions, for podcast apps. A podcast without a feed is a line of text.

use crate::{ExportTable, StreamWriter, WriteError};
use earshot_model::export::ExportRecord;
use earshot_model::xml_line;
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use std::io::Error;
use std::sync::Arc;

pub(crate) struct OpmlWriter {
    table: Arc<ExportTable>,
}

impl OpmlWriter {
    pub(crate) fn new(table: Arc<ExportTable>) -> Self {
        Self { table }
    }
}

impl StreamWriter for OpmlWriter {
    fn begin(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError> {
        let created = self.table.exported_at.to_rfc2822();
        let mut xml = Writer::new(out);
        let mut begin = || -> Result<(), Error> {
            xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
            xml.write_event(Event::Start(BytesStart::new("opml").with_attributes([("version", "2.0")])))?;
            xml.write_event(Event::Start(BytesStart::new("head")))?;
            for (name, text) in [("title", self.table.title.as_str()), ("dateCreated", created.as_str())] {
                xml.write_event(Event::Start(BytesStart::new(name)))?;
                xml.write_event(Event::Text(BytesText::new(&xml_line(text))))?;
                xml.write_event(Event::End(BytesEnd::new(name)))?;
            }
            xml.write_event(Event::End(BytesEnd::new("head")))?;
            xml.write_event(Event::Start(BytesStart::new("body")))
        };
        begin().map_err(WriteError::Opml)
    }

    fn write(&mut self, records: &[ExportRecord], out: &mut Vec<u8>) -> Result<(), WriteError> {
        let mut xml = Writer::new(out);
        for record in records {
            xml.get_mut().push(b'\n');
            xml.write_event(Event::Empty(outline(record))).map_err(WriteError::Opml)?;
        }
        Ok(())
    }

    fn end(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError> {
        out.extend_from_slice(b"\n</body></opml>\n");
        Ok(())
    }
}

fn outline(record: &ExportRecord) -> BytesStart<'static> {
    let mut outline = BytesStart::new("outline");
    let title = xml_line(&record.title);
    outline.push_attribute(("text", &*title));
    let Some(feed) = &record.feed_url else { return outline };
    outline.push_attribute(("type", "rss"));
    outline.push_attribute(("title", &*title));
    outline.push_attribute(("xmlUrl", &*xml_line(feed)));
    if let Some(website) = &record.website_url {
        outline.push_attribute(("htmlUrl", &*xml_line(website)));
    }
    if let Some(language) = &record.language {
        outline.push_attribute(("language", &*xml_line(language)));
    }
    outline
}
