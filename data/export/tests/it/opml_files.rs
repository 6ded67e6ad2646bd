use crate::support::{hostile_records, hostile_titles, record, write_file};
use earshot_ingest::source::opml_urls;
use earshot_model::export::{ExportFormat, ExportRecord};
use earshot_model::is_xml_character;
use quick_xml::Reader;
use quick_xml::events::Event;

#[test]
fn our_reader_finds_every_feed() {
    let records = hostile_records();
    let bytes = write_file(ExportFormat::Opml, &records, false);
    let feeds: Vec<String> = records.iter().filter_map(|record| record.feed_url.clone()).collect();
    assert_eq!(opml_urls(&bytes), feeds);
}

/// A strict reader accepts the file, although titles have characters that XML does not allow.
#[test]
fn the_file_is_well_formed() {
    let without_feed = ExportRecord { feed_url: None, ..record(99, "Gone") };
    let bytes = write_file(ExportFormat::Opml, &[hostile_records(), vec![without_feed]].concat(), false);
    let mut reader = Reader::from_reader(bytes.as_slice());
    let (mut titles, mut buffer) = (Vec::new(), Vec::new());
    loop {
        match reader.read_event_into(&mut buffer).expect("well-formed") {
            Event::Empty(tag) if tag.name().as_ref() == "outline" => {
                let text = tag.try_get_attribute("text").expect("well-formed").expect("a text");
                titles.push(text.value.into_owned());
            }
            Event::Eof => break,
            _ => buffer.clear(),
        }
    }
    assert_eq!(titles.len(), hostile_titles().len() + 1);
    assert_eq!(
        (titles[10].as_str(), titles[16].as_str()),
        ("&lt;b&gt;&amp;amp;&lt;/b&gt; ]]&gt;", "long ".repeat(100).as_str())
    );
    let text = String::from_utf8(bytes).expect("UTF-8");
    assert!(text.contains("<title>Q3 &amp; beyond</title><dateCreated>Sat, 21 Nov 2026"), "{text}");
    assert!(text.contains("<outline text=\"Gone\"/>"));
    assert!(text.chars().all(is_xml_character));
}
