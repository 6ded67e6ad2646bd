//! Counts which tags a feed uses: once for the channel, and once per item.

use super::name_key::name_key;
use super::xml_namespaces::XmlNamespace;
use earshot_model::TagCounts;
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::LazyLock;

/// The counted tags, spelled as in their namespaces. Other tags of the podcast namespace are counted as well.
const KNOWN_TAGS: &[(XmlNamespace, &str, &str)] = &[
    (
        XmlNamespace::Rss,
        "rss",
        "title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator \
         docs cloud ttl image rating textInput skipHours skipDays author comments enclosure guid source",
    ),
    (
        XmlNamespace::Atom,
        "atom",
        "link title subtitle author contributor category content summary id updated published rights logo icon \
         generator source",
    ),
    (
        XmlNamespace::Itunes,
        "itunes",
        "author block category complete duration episode episodeType explicit image isClosedCaptioned keywords \
         new-feed-url order owner season subtitle summary title type applepodcastsverify",
    ),
    (
        XmlNamespace::Podcast,
        "podcast",
        "guid locked transcript chapters soundbite person location season episode trailer license alternateEnclosure \
         value valueRecipient valueTimeSplit medium images image liveItem socialInteract block txt remoteItem podroll \
         updateFrequency podping publisher chat funding follow integrity source contentLink",
    ),
    (XmlNamespace::GooglePlay, "googleplay", "author block category description email explicit image owner"),
    (XmlNamespace::Content, "content", "encoded"),
    (
        XmlNamespace::Media,
        "media",
        "content thumbnail title description keywords credit rating group category copyright player restriction text",
    ),
    (XmlNamespace::Dc, "dc", "creator date language rights publisher subject title description identifier"),
    (XmlNamespace::Chapters, "psc", "chapters chapter"),
    (XmlNamespace::History, "fh", "complete archive"),
    (XmlNamespace::Enclosure, "enc", "enclosure"),
];

/// Maximum number of unknown podcast namespace tags per feed.
const MAX_UNKNOWN_TAGS: usize = 50;
const MAX_NAME_BYTES: usize = 40;

/// Whether a local name is a plausible tag name and not damage.
pub(super) fn is_tag_name(name: &str) -> bool {
    let is_part = |character: char| character.is_alphanumeric() || matches!(character, '-' | '_' | '.');
    !name.is_empty() && name.len() <= MAX_NAME_BYTES && name.chars().all(is_part)
}

struct TagIndex {
    /// Index by namespace and lower-case name.
    indices: HashMap<u64, u16, BuildHasherDefault<KeyHasher>>,
    /// `podcast:liveItem`.
    names: Vec<String>,
}

/// A hasher for keys that are hashes already.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn tag_key(ns: XmlNamespace, lower: &str) -> u64 {
    name_key(lower) ^ (ns as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

static TAG_INDEX: LazyLock<TagIndex> = LazyLock::new(|| {
    let mut index = TagIndex { indices: HashMap::default(), names: Vec::new() };
    for (ns, prefix, names) in KNOWN_TAGS {
        for name in names.split_whitespace() {
            let place = u16::try_from(index.names.len()).expect("there are some two hundred");
            index.indices.insert(tag_key(*ns, &name.to_ascii_lowercase()), place);
            index.names.push(format!("{prefix}:{name}"));
        }
    }
    index
});

/// Returns the counter index of a known tag. `lower` is its local name in lower case.
pub(super) fn counter_index(ns: XmlNamespace, lower: &str) -> Option<u16> {
    TAG_INDEX.indices.get(&tag_key(ns, lower)).copied()
}

#[derive(Clone, Copy, Default)]
struct TagCount {
    in_channel: bool,
    items: u32,
    /// The last item that was counted, from 1.
    last_item: u32,
}

/// Counts the tags of one feed.
pub(super) struct TagCounter {
    counts: Vec<TagCount>,
    /// Unknown names in the feed's first spelling. Their counts follow those of the known tags.
    unknown_names: Vec<String>,
    item: u32,
}

impl TagCounter {
    pub(super) fn new() -> Self {
        Self { counts: vec![TagCount::default(); TAG_INDEX.names.len()], unknown_names: Vec::new(), item: 0 }
    }

    pub(super) fn start_item(&mut self) {
        self.item += 1;
    }

    /// Discards the counts of the current item.
    pub(super) fn discard_item(&mut self) {
        for count in self.counts.iter_mut().filter(|count| count.items > 0 && count.last_item == self.item) {
            count.items -= 1;
            count.last_item = 0;
        }
    }

    /// Counts a tag by its index, or by its local name if unknown.
    pub(super) fn count_tag(&mut self, ns: XmlNamespace, place: Option<u16>, name: &str, in_item: bool) {
        let place = match place {
            Some(place) => usize::from(place),
            None if ns == XmlNamespace::Podcast => match self.unknown_tag_index(name) {
                Some(place) => place,
                None => return,
            },
            None => return,
        };
        let count = &mut self.counts[place];
        if !in_item {
            count.in_channel = true;
        } else if count.last_item != self.item {
            count.last_item = self.item;
            count.items += 1;
        }
    }

    fn unknown_tag_index(&mut self, name: &str) -> Option<usize> {
        if !is_tag_name(name) {
            return None;
        }
        // A name with other characters is damage and is not published.
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.')) {
            return None;
        }
        let known = self.unknown_names.iter().position(|unknown| unknown.eq_ignore_ascii_case(name));
        let position = match known {
            Some(position) => position,
            None if self.unknown_names.len() < MAX_UNKNOWN_TAGS => {
                self.unknown_names.push(name.to_owned());
                self.counts.push(TagCount::default());
                self.unknown_names.len() - 1
            }
            None => return None,
        };
        Some(TAG_INDEX.names.len() + position)
    }

    pub(super) fn finish(self) -> TagCounts {
        let mut counts = TagCounts::default();
        let unknown = self.unknown_names.iter().map(|name| format!("podcast:{name}"));
        let known = TAG_INDEX.names.iter().map(|name| Cow::Borrowed(name.as_str()));
        for (name, count) in known.chain(unknown.map(Cow::Owned)).zip(&self.counts) {
            if count.in_channel {
                counts.channel.push(name.clone().into_owned());
            }
            if count.items > 0 {
                counts.items.insert(name.into_owned(), count.items);
            }
        }
        counts.channel.sort_unstable();
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_tags_have_distinct_keys() {
        assert_eq!(TAG_INDEX.indices.len(), TAG_INDEX.names.len());
    }

    #[test]
    fn a_tag_counts_once_for_each_item() {
        let mut counter = TagCounter::new();
        let mut note =
            |ns, name: &str, in_item| counter.count_tag(ns, counter_index(ns, &name.to_lowercase()), name, in_item);
        note(XmlNamespace::Podcast, "guid", false);
        note(XmlNamespace::Podcast, "a\0b", false);
        note(XmlNamespace::Podcast, "guid", false);
        for _ in 0..2 {
            counter.start_item();
            let mut note = |ns, name: &str| counter.count_tag(ns, counter_index(ns, &name.to_lowercase()), name, true);
            for name in ["transcript", "transcript", "liveValue"] {
                note(XmlNamespace::Podcast, name);
            }
            note(XmlNamespace::Itunes, "nonsense");
            note(XmlNamespace::Other, "x");
        }
        for number in 0..1000 {
            counter.count_tag(XmlNamespace::Podcast, None, &format!("x{number}"), true);
        }
        let counts = counter.finish();
        assert_eq!(counts.channel, ["podcast:guid"]);
        assert_eq!(counts.items["podcast:transcript"], 2);
        assert_eq!(counts.items["podcast:liveValue"], 2);
        assert_eq!(counts.items.len(), 1 + MAX_UNKNOWN_TAGS);
    }
}
