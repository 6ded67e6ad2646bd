//! Reads the written files.

use chrono::{DateTime, NaiveDate, Utc};
use quick_xml::Reader;
use quick_xml::events::Event;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

pub fn day(text: &str) -> NaiveDate {
    text.parse().expect("is a date")
}

/// Returns every file below a folder, by its path with `/`.
pub fn files(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("is a folder") {
            let path = entry.expect("can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("is below").to_string_lossy().replace('\\', "/");
                found.insert(name, fs::read(&path).expect("can be read"));
            }
        }
    }
    found
}

/// The parts of a feed that the tests check.
#[derive(Default, Debug)]
pub struct ReadFeed {
    pub is_atom: bool,
    pub self_url: String,
    pub guid: String,
    pub items: usize,
    pub dates: Vec<DateTime<Utc>>,
    pub transcript_urls: Vec<String>,
    pub image_urls: Vec<String>,
    pub enclosures: usize,
}

/// Parses a feed strictly; panics when it is not well-formed.
pub fn read_feed(name: &str, bytes: &[u8]) -> ReadFeed {
    let text = decoded(name, bytes);
    let mut reader = Reader::from_str(&text);
    let mut feed = ReadFeed::default();
    let (mut open, mut text) = (Vec::new(), String::new());
    loop {
        let event = reader.read_event().unwrap_or_else(|error| panic!("{name}: {error}"));
        if let Event::Start(tag) | Event::Empty(tag) = &event {
            let attribute = |requested: &str| {
                let value = tag.try_get_attribute(requested).expect("attributes are well-formed");
                value.map(|value| value.value.into_owned()).unwrap_or_default()
            };
            text.clear();
            match tag.name().as_ref() {
                "feed" => feed.is_atom = true,
                "atom:link" => feed.self_url = attribute("href"),
                "link" if attribute("rel") == "self" => feed.self_url = attribute("href"),
                "podcast:transcript" => feed.transcript_urls.push(attribute("url")),
                "itunes:image" => feed.image_urls.push(attribute("href")),
                "enclosure" => {
                    assert!(attribute("url").starts_with("http"), "{name}");
                    feed.enclosures += 1;
                }
                "item" | "entry" => feed.items += 1,
                _ => {}
            }
        }
        match event {
            Event::Start(tag) => open.push(tag.name().as_ref().to_owned()),
            Event::Text(part) => text.push_str(&part),
            Event::End(_) => match open.pop().expect("was opened").as_str() {
                "podcast:guid" => feed.guid.clone_from(&text),
                "pubDate" | "published" => {
                    feed.dates.push(parse_time(&text).unwrap_or_else(|| panic!("{name}: {text} is not a date")));
                }
                _ => {}
            },
            Event::Eof => break,
            _ => {}
        }
    }
    assert!(open.is_empty(), "{name} ends inside {open:?}");
    feed
}

/// Parses a date in any of the written spellings; the weekday may be wrong.
fn parse_time(text: &str) -> Option<DateTime<Utc>> {
    if let Ok(date) = DateTime::parse_from_rfc3339(text) {
        return Some(date.to_utc());
    }
    let mut text = text.split_once(", ").map_or(text, |(_, rest)| rest).to_owned();
    for (german, english) in [("Mär", "Mar"), ("Mai", "May"), ("Okt", "Oct"), ("Dez", "Dec")] {
        text = text.replace(german, english);
    }
    DateTime::parse_from_rfc2822(&text).ok().map(|date| date.to_utc())
}

/// Decodes by the byte order mark, or else by the declaration.
fn decoded(name: &str, bytes: &[u8]) -> String {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(100)]).into_owned();
    let declared = start.split_once("encoding=\"").and_then(|(_, rest)| rest.split('"').next());
    let encoding = encoding_rs::Encoding::for_label(declared.unwrap_or("utf-8").as_bytes());
    let (text, _, failed) = encoding.unwrap_or_else(|| panic!("{name}: {declared:?}")).decode(bytes);
    assert!(!failed, "{name} is not {declared:?}");
    text.into_owned()
}

/// Returns start and end of each cue of a VTT or SRT file, in milliseconds.
pub fn cue_times(document: &str) -> Vec<(u64, u64)> {
    let lines = document.lines().filter_map(|line| line.split_once(" --> "));
    lines.map(|(start, end)| (milliseconds(start), milliseconds(end))).collect()
}

fn milliseconds(clock: &str) -> u64 {
    let parts: Vec<u64> = clock.split([':', '.', ',']).map(|part| part.parse().expect("is a number")).collect();
    ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000 + parts[3]
}

/// Checks the rules for every transcript.
pub fn check_transcript(name: &str, bytes: &[u8]) {
    let document = std::str::from_utf8(bytes).expect("is UTF-8");
    let times = cue_times(document);
    assert!(times.len() >= 5, "{name} has {} cues", times.len());
    assert!(times.iter().all(|(start, end)| start < end), "{name}");
    assert!(times.windows(2).all(|pair| pair[0].1 <= pair[1].0), "{name}: cues overlap");
}
