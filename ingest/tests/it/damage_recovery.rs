//! Items that end before the damage are parsed as without damage, wherever it is.

use earshot_ingest::feed::{ParseContext, ParsedItem, parse};
use earshot_testkit::hostile::{SmallFeed, small_feeds};
use rayon::prelude::*;

fn read_whole_items(feed: &SmallFeed) -> Vec<ParsedItem> {
    let read = parse(&feed.bytes, &ParseContext::default()).unwrap_or_else(|reason| panic!("{}: {reason}", feed.name));
    assert_eq!(read.items.len(), feed.item_ends.len(), "{}", feed.name);
    read.items
}

/// Compares all of an item except its identity, which depends on the other items.
fn is_same_item(one: &ParsedItem, other: &ParsedItem) -> bool {
    let key = |item: &ParsedItem| (item.title.clone(), item.guid.clone(), item.enclosure_url.clone(), item.hash);
    key(one) == key(other)
}

fn read(bytes: &[u8]) -> Vec<ParsedItem> {
    parse(bytes, &ParseContext::default()).map(|read| read.items).unwrap_or_default()
}

/// Returns the first undamaged item that is missing, moved or changed.
fn first_lost_item(unhurt: &[ParsedItem], read: &[ParsedItem]) -> Option<String> {
    let is_lost = |(index, item): &(usize, &ParsedItem)| !read.get(*index).is_some_and(|read| is_same_item(item, read));
    let (index, item) = unhurt.iter().enumerate().find(is_lost)?;
    let found = read.get(index).map(|item| (&item.title, &item.guid, &item.enclosure_url));
    Some(format!("item {:?} is now {found:?}", item.title))
}

#[test]
fn items_before_a_cut_are_read() {
    let cut = |feed: &SmallFeed| {
        let items = read_whole_items(feed);
        let offsets = (0..feed.bytes.len()).filter_map(|at| {
            let ended = feed.item_ends.iter().filter(|end| **end <= at).count();
            Some(format!("{} cut at {at}: {}", feed.name, first_lost_item(&items[..ended], &read(&feed.bytes[..at]))?))
        });
        offsets.collect::<Vec<_>>()
    };
    let failures: Vec<String> = small_feeds().par_iter().flat_map(cut).collect();
    assert!(failures.is_empty(), "{} of them: {:#?}", failures.len(), &failures[..failures.len().min(20)]);
}

/// A kind of damage: its name, and a function that applies it at an offset if possible.
type Damage = (&'static str, fn(&[u8], usize) -> Option<Vec<u8>>);

const TAG_LOST: &str = "a tag lost";

const DAMAGES: &[Damage] = &[
    ("a bit flipped", |bytes, at| Some(replace_byte(bytes, at, bytes[at] ^ 0x20))),
    ("another bit flipped", |bytes, at| Some(replace_byte(bytes, at, bytes[at] ^ 0x01))),
    ("the high bit flipped", |bytes, at| Some(replace_byte(bytes, at, bytes[at] ^ 0x80))),
    ("a NUL", |bytes, at| Some(replace_byte(bytes, at, 0))),
    ("a byte lost", |bytes, at| Some([&bytes[..at], &bytes[at + 1..]].concat())),
    (TAG_LOST, |bytes, at| {
        let end = at + bytes[at..].iter().position(|byte| *byte == b'>')?;
        (bytes[at] == b'<').then(|| [&bytes[..at], &bytes[end + 1..]].concat())
    }),
    ("a tag opened", |bytes, at| Some([&bytes[..at], b"<", &bytes[at..]].concat())),
    ("a tag closed", |bytes, at| Some([&bytes[..at], b">", &bytes[at..]].concat())),
    ("an end of nothing", |bytes, at| Some([&bytes[..at], b"</p>", &bytes[at..]].concat())),
    ("an item's end", |bytes, at| Some([&bytes[..at], b"</item>", &bytes[at..]].concat())),
    ("a comment opened", |bytes, at| Some([&bytes[..at], b"<!--", &bytes[at..]].concat())),
    ("a quote", |bytes, at| Some([&bytes[..at], b"\"", &bytes[at..]].concat())),
    ("an ampersand", |bytes, at| Some([&bytes[..at], b"&", &bytes[at..]].concat())),
    ("a broken declaration", |bytes, at| Some([&bytes[..at], b"<!x", &bytes[at..]].concat())),
];

fn replace_byte(bytes: &[u8], at: usize, byte: u8) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at] = byte;
    bytes
}

/// Damage is applied at every so many bytes; each kind starts at another offset.
const STRIDE: usize = 5;
/// Of a hundred items that begin after the damaged one, this many must be unchanged. An unclosed quote or end tag
/// swallows the others.
const READ_AFTER: usize = 95;

/// The result of one kind of damage, over one feed.
#[derive(Default)]
struct DamageResult {
    /// Items that ended before the damage and are missing.
    lost: Vec<String>,
    /// Items that begin after the damaged one, and how many of them are unchanged.
    later: usize,
    read_later: usize,
}

fn read_damaged(feed: &SmallFeed, kind: usize) -> DamageResult {
    let (name, damage) = DAMAGES[kind];
    let items = read_whole_items(feed);
    let mut outcome = DamageResult::default();
    let is_hit = |at: &usize| name == TAG_LOST || at % STRIDE == kind % STRIDE;
    for at in (0..feed.bytes.len()).filter(is_hit) {
        let Some(bytes) = damage(&feed.bytes, at) else { continue };
        let read = read(&bytes);
        let ended = feed.item_ends.iter().filter(|end| **end <= at).count();
        let lost = first_lost_item(&items[..ended], &read);
        outcome.lost.extend(lost.map(|lost| format!("{}, {name} at {at}: {lost}", feed.name)));
        // Damage before the items affects all of them. In UTF-16, so does a shift by one byte.
        if at >= first_item(feed) && feed.name != "utf-16" {
            let later = items.get(ended + 1..).unwrap_or_default();
            outcome.later += later.len();
            outcome.read_later += later.iter().filter(|item| read.iter().any(|read| is_same_item(item, read))).count();
        }
    }
    outcome
}

fn first_item(feed: &SmallFeed) -> usize {
    let is_item = |window: &[u8]| [&b"<item"[..], b"<entr", b"<a:en"].contains(&window);
    feed.bytes.windows(5).position(is_item).unwrap_or(feed.bytes.len())
}

#[test]
fn items_before_damage_are_read_and_reading_resumes() {
    let outcomes: Vec<Vec<DamageResult>> = (0..DAMAGES.len())
        .into_par_iter()
        .map(|kind| small_feeds().iter().map(|feed| read_damaged(feed, kind)).collect())
        .collect();
    let lost: Vec<&String> = outcomes.iter().flatten().flat_map(|outcome| &outcome.lost).collect();
    assert!(lost.is_empty(), "{} of them: {:#?}", lost.len(), &lost[..lost.len().min(20)]);
    for (kind, outcomes) in outcomes.iter().enumerate() {
        let sum = |count: fn(&DamageResult) -> usize| outcomes.iter().map(count).sum::<usize>();
        let (later, read) = (sum(|outcome| outcome.later), sum(|outcome| outcome.read_later));
        assert!(read * 100 >= later * READ_AFTER, "{}: {read} of {later} items after it were read", DAMAGES[kind].0);
    }
}
