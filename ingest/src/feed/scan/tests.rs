//! Compares our events with those of quick-xml, on all available feeds.

use super::{MarkupEvent, Scanner};
use earshot_testkit::hostile::{Mutator, hostile_feeds, small_feeds};
use proptest::prelude::*;
use quick_xml::events::Event as XmlEvent;
use std::path::{Path, PathBuf};

/// An event as text with its offset; texts as in the document.
type LoggedEvent = (usize, String);

fn scanner_events(text: &str) -> Vec<LoggedEvent> {
    let mut scanner = Scanner::new(text, 0);
    let mut events = Vec::new();
    loop {
        let at = scanner.offset();
        events.push(match scanner.read() {
            Ok(MarkupEvent::Eof) => return events,
            Ok(MarkupEvent::Start(tag)) => (at, format!("<{}|{}>", tag.name(), tag.attributes())),
            Ok(MarkupEvent::Empty(tag)) => (at, format!("<{}|{}/>", tag.name(), tag.attributes())),
            Ok(MarkupEvent::End(name)) => (at, format!("</{name}>")),
            Ok(MarkupEvent::Text(raw)) => (at, raw.to_owned()),
            Ok(MarkupEvent::CData(text)) => (at, format!("[{text}]")),
            Ok(MarkupEvent::DocType(text)) => (at, format!("!{}", text.trim_start())),
            Ok(MarkupEvent::Skipped) => (at, "passed".to_owned()),
            Err(found) => (found.offset, found.reason),
        });
        if scanner.offset() == at {
            panic!("the scanner makes no progress at {at}");
        }
    }
}

fn quick_xml_events(text: &str) -> Vec<LoggedEvent> {
    let mut xml = quick_xml::Reader::from_str(text);
    let config = xml.config_mut();
    config.check_end_names = false;
    config.allow_unmatched_ends = true;
    config.allow_dangling_amp = true;
    let mut events: Vec<LoggedEvent> = Vec::new();
    let mut is_in_text = false;
    loop {
        let at = usize::try_from(xml.buffer_position()).expect("it is a slice's");
        let event = xml.read_event();
        let piece = match &event {
            Ok(XmlEvent::Text(piece)) => Some(piece.to_string()),
            Ok(XmlEvent::GeneralRef(name)) => Some(format!("&{};", &**name)),
            _ => None,
        };
        if let Some(piece) = piece {
            match events.last_mut().filter(|_| is_in_text) {
                Some((_, text)) => text.push_str(&piece),
                None => events.push((at, piece)),
            }
            is_in_text = true;
            continue;
        }
        is_in_text = false;
        events.push(match event {
            Ok(XmlEvent::Eof) => return events,
            Ok(XmlEvent::Start(tag)) => (at, format!("<{}|{}>", tag.name().0, tag.attributes_raw())),
            Ok(XmlEvent::Empty(tag)) => (at, format!("<{}|{}/>", tag.name().0, tag.attributes_raw())),
            Ok(XmlEvent::End(tag)) => (at, format!("</{}>", tag.name().0)),
            Ok(XmlEvent::CData(text)) => (at, format!("[{}]", &*text)),
            Ok(XmlEvent::DocType(text)) => (at, format!("!{}", &*text)),
            Ok(_) => (at, "passed".to_owned()),
            Err(error) => {
                let at = usize::try_from(xml.error_position()).expect("it is a slice's");
                events.push((at, error.to_string()));
                return events;
            }
        });
    }
}

/// Compares up to the first error. quick-xml drops a byte order mark at the very beginning.
fn check(bytes: &[u8], name: &str) {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{FEFF}');
    let (ours, theirs) = (scanner_events(text), quick_xml_events(text));
    let difference = ours.iter().zip(&theirs).find(|(ours, theirs)| ours != theirs);
    assert_eq!(difference, None, "{name}");
    assert_eq!(ours.len(), theirs.len(), "{name}");
}

fn list_feed_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { list_feed_files(&path) } else { vec![path] }).collect()
}

#[test]
fn every_stored_feed_gives_the_events_of_quick_xml() {
    let room = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The real feeds are not part of the repository.
    let folders = ["tests/fixtures", "fuzz/seeds", "../../shared/real/feeds"];
    let found: Vec<PathBuf> = folders.iter().flat_map(|folder| list_feed_files(&room.join(folder))).collect();
    assert!(found.len() >= 3, "the fixtures at least");
    for path in found {
        check(&std::fs::read(&path).expect("a file"), &path.display().to_string());
    }
    for feed in hostile_feeds() {
        if feed.is_in_memory() {
            check(&feed.body.first_bytes(1 << 20), &feed.name);
        }
    }
}

#[test]
fn damaged_feeds_give_the_events_of_quick_xml() {
    let seeds: Vec<Vec<u8>> = small_feeds().into_iter().map(|feed| feed.bytes).collect();
    for number in 0..2_000 {
        let mut mutator = Mutator::new(number);
        let (one, other) = (mutator.random_below(seeds.len()), mutator.random_below(seeds.len()));
        check(&mutator.mutate(&seeds[one], &seeds[other]), &format!("seed {number}"));
    }
}

proptest! {
    // A case takes microseconds: 32 times the cases of other properties.
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 32 * ProptestConfig::default().cases, ..ProptestConfig::default() })]

    #[test]
    fn any_markup_gives_the_events_of_quick_xml(text in "(<|>|/|</|/>|<a|<a:b|=|\"|'|&|;|&amp;|<!|<\\?|\\?>|--|-->|\\[|\\]|]]>|CDATA|<!\\[CDATA\\[|DOCTYPE| |\n|x|é|\0){0,24}") {
        check(text.as_bytes(), &text);
    }
}
