//! Identities and fingerprints of items. Both are stored, so they must not change between releases.

use super::issues::IssueLog;
use super::parsed_feed::{ParsedChannel, ParsedItem};
use super::trackers::strip_trackers;
use earshot_model::Person;
use serde::Serialize;
use std::collections::HashSet;

/// Raise this version when the extraction changes, so that all stored feeds are extracted again.
const EXTRACTION_VERSION: u64 = 2;

/// FNV-1a with 64 bits. Unlike the standard library's hashers, its result never changes.
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A hash over fields. Each field is hashed with its length, so that adjacent texts stay distinct.
pub(super) struct Fingerprint(u64);

impl Fingerprint {
    pub(super) fn of_channel(channel: &ParsedChannel) -> u64 {
        let mut hash = Self(fnv1a(&EXTRACTION_VERSION.to_le_bytes()));
        hash.add_text(&channel.title).add_text(&channel.raw_html);
        let texts = [
            &channel.author,
            &channel.owner_name,
            &channel.owner_email,
            &channel.language,
            &channel.image_url,
            &channel.website_url,
            &channel.kind,
            &channel.medium,
            &channel.generator,
            &channel.copyright,
            &channel.guid,
            &channel.funding_url,
            &channel.location,
            &channel.new_feed_url,
        ];
        texts.into_iter().for_each(|text| hash.add_optional_text(text.as_deref()));
        hash.add_list(&channel.genres).add_list(&channel.keywords).add_persons(&channel.persons);
        hash.add_flag(channel.explicit)
            .add_flag(channel.locked)
            .add_flag(Some(channel.complete))
            .add_flag(Some(channel.blocked));
        hash.add_record(&channel.namespace).add_record(&channel.tag_counts);
        hash.0
    }

    pub(super) fn of_item(item: &ParsedItem) -> u64 {
        let mut hash = Self(fnv1a(&EXTRACTION_VERSION.to_le_bytes()));
        hash.add_text(&item.title).add_text(&item.raw_html);
        let texts = [
            &item.guid,
            &item.subtitle,
            &item.author,
            &item.web_url,
            &item.html_base,
            &item.enclosure_url,
            &item.enclosure_type,
            &item.image_url,
            &item.kind,
            &item.chapters_url,
        ];
        texts.into_iter().for_each(|text| hash.add_optional_text(text.as_deref()));
        let published = item.published_at.map(|date| date.timestamp());
        for number in
            [item.enclosure_bytes, item.duration_s, published, item.season.map(i64::from), item.number.map(i64::from)]
        {
            hash.add_number(number);
        }
        hash.add_flag(item.explicit).add_list(&item.keywords).add_persons(&item.persons);
        for link in &item.transcript_links {
            hash.add_text(&link.url).add_optional_text(link.media_type.as_deref());
            hash.add_optional_text(link.language.as_deref());
            hash.add_flag(Some(link.is_captions));
        }
        hash.add_record(&item.enclosures).add_record(&item.namespace);
        hash.0
    }

    /// Hashes words instead of bytes and folds in the high half: eight times as fast as plain FNV, on the hot path.
    fn add_bytes(&mut self, bytes: &[u8]) {
        let mix = |hash: u64, word: u64| {
            let mixed = (hash ^ word).wrapping_mul(0x0100_0000_01b3_0001);
            mixed ^ (mixed >> 32)
        };
        let (words, rest) = bytes.as_chunks::<8>();
        self.0 = words.iter().fold(self.0, |hash, word| mix(hash, u64::from_le_bytes(*word)));
        self.0 = rest.iter().fold(self.0, |hash, byte| mix(hash, u64::from(*byte)));
    }

    fn add_text(&mut self, text: &str) -> &mut Self {
        self.add_bytes(&text.len().to_le_bytes());
        self.add_bytes(text.as_bytes());
        self
    }

    fn add_optional_text(&mut self, text: Option<&str>) {
        self.add_bytes(&[u8::from(text.is_some())]);
        if let Some(text) = text {
            self.add_text(text);
        }
    }

    fn add_number(&mut self, number: Option<i64>) {
        self.add_bytes(&[u8::from(number.is_some())]);
        self.add_bytes(&number.unwrap_or(0).to_le_bytes());
    }

    fn add_flag(&mut self, flag: Option<bool>) -> &mut Self {
        self.add_bytes(&[flag.map_or(2, u8::from)]);
        self
    }

    /// Hashes a record through its serialized form.
    fn add_record<T: Serialize + Default + PartialEq>(&mut self, record: &T) -> &mut Self {
        if *record == T::default() {
            self.add_bytes(&[0]);
            return self;
        }
        self.add_bytes(&serde_json::to_vec(record).expect("records have string keys and finite numbers"));
        self
    }

    fn add_list(&mut self, list: &[String]) -> &mut Self {
        self.add_bytes(&list.len().to_le_bytes());
        list.iter().for_each(|text| {
            self.add_text(text);
        });
        self
    }

    fn add_persons(&mut self, persons: &[Person]) -> &mut Self {
        self.add_bytes(&persons.len().to_le_bytes());
        for person in persons {
            self.add_text(&person.name).add_text(&person.role).add_optional_text(person.group.as_deref());
            self.add_optional_text(person.image_url.as_deref());
            self.add_optional_text(person.url.as_deref());
        }
        self
    }
}

/// Gives every item an identity: the guid when no other item has it, else the enclosure URL without query, else title
/// and date, else those with the description. An item whose identities are all taken repeats another item and is
/// dropped.
pub(super) fn assign_identities(items: &mut Vec<ParsedItem>, issues: &mut IssueLog) {
    // Sorting has a worst-case bound, unlike a hash table with chosen keys.
    let mut guids: Vec<u64> = items.iter().filter_map(|item| Some(fnv1a(item.guid.as_deref()?.as_bytes()))).collect();
    guids.sort_unstable();
    let is_alone = |guid: &&str| {
        let hash = fnv1a(guid.as_bytes());
        let first = guids.partition_point(|other| *other < hash);
        guids.get(first + 1) != Some(&hash)
    };
    let mut taken: HashSet<String> = HashSet::with_capacity(items.len());
    let (mut repeated, mut without) = (0_usize, 0_usize);
    let before = items.len();
    items.retain_mut(|item| {
        let guid = item.guid.as_deref().filter(is_alone);
        match (&item.guid, guid) {
            (None, _) => without += 1,
            (Some(_), None) => repeated += 1,
            _ => {}
        }
        let date = item.published_at.map(|date| date.timestamp()).unwrap_or_default();
        let is_free = |candidate: &String| !taken.contains(candidate);
        let by_guid = guid.map(str::to_owned).filter(is_free);
        // Most items have a guid, so the alternatives are computed on demand.
        let by_media = || item.enclosure_url.as_deref().map(media_file_name).filter(is_free);
        let is_described = !item.title.is_empty() || date != 0;
        let by_title = || is_described.then(|| format!("{}\u{1f}{date}", item.title)).filter(is_free);
        let by_content = || format!("{}\u{1f}{date}\u{1f}{:016x}", item.title, fnv1a(item.raw_html.as_bytes()));
        let identity = by_guid.or_else(by_media).or_else(by_title).unwrap_or_else(by_content);
        if taken.contains(&identity) {
            return false;
        }
        taken.insert(identity.clone());
        item.identity = identity;
        true
    });
    if repeated > 0 {
        issues.warning("repeated-guid", None, format!("{repeated} items share a guid with another item"));
    }
    if without > 0 {
        issues.notice("missing-guid", None, format!("{without} items have no guid"));
    }
    if items.len() < before {
        issues.notice("repeated-item", None, format!("{} repeated items were dropped", before - items.len()));
    }
}

/// Returns the media URL without its query and without tracker prefixes, because both change over time.
fn media_file_name(url: &str) -> String {
    let plain = url.split(['?', '#']).next().unwrap_or(url);
    strip_trackers(plain).0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(guid: &str, url: &str, title: &str) -> ParsedItem {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        ParsedItem { guid: some(guid), enclosure_url: some(url), title: title.to_owned(), ..ParsedItem::default() }
    }

    #[test]
    fn every_item_gets_an_identity_of_its_own() {
        let mut items = vec![
            item("a", "https://x.example/1.mp3", "one"),
            item("same", "https://pdst.fm/e/x.example/2.mp3?t=1", "two"),
            item("same", "https://x.example/3.mp3", "three"),
            item("", "https://x.example/4.mp3", "four"),
            item("", "", "five"),
            item("same", "https://x.example/3.mp3", "three again"),
            item("", "", "five"),
            item("", "", "five"),
        ];
        assign_identities(&mut items, &mut IssueLog::default());
        let identities: Vec<_> = items.iter().map(|item| item.identity.as_str()).collect();
        let expected = [
            "a",
            "https://x.example/2.mp3",
            "https://x.example/3.mp3",
            "https://x.example/4.mp3",
            "five\u{1f}0",
            "three again\u{1f}0",
            "five\u{1f}0\u{1f}cbf29ce484222325",
        ];
        assert_eq!(identities, expected);
    }

    #[test]
    fn fingerprints_differ_by_field() {
        let first = ParsedItem { subtitle: Some("x".into()), ..ParsedItem::default() };
        let second = ParsedItem { author: Some("x".into()), ..ParsedItem::default() };
        assert_ne!(Fingerprint::of_item(&first), Fingerprint::of_item(&second));
        assert_eq!(Fingerprint::of_item(&first), Fingerprint::of_item(&first.clone()));
    }
}
