//! Which tags a feed implements: once for the channel, once for each item that has them.

use super::known::name_key;
use super::names::Ns;
use earshot_model::TagCounts;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::LazyLock;

/// The tags that are counted, spelt as their namespaces do. Whatever else is in the podcast namespace is counted too.
const KNOWN: &[(Ns, &str, &str)] = &[
    (
        Ns::Rss,
        "rss",
        "title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator \
         docs cloud ttl image rating textInput skipHours skipDays author comments enclosure guid source",
    ),
    (
        Ns::Atom,
        "atom",
        "link title subtitle author contributor category content summary id updated published rights logo icon \
         generator source",
    ),
    (
        Ns::Itunes,
        "itunes",
        "author block category complete duration episode episodeType explicit image isClosedCaptioned keywords \
         new-feed-url order owner season subtitle summary title type applepodcastsverify",
    ),
    (
        Ns::Podcast,
        "podcast",
        "guid locked transcript chapters soundbite person location season episode trailer license alternateEnclosure \
         value valueRecipient valueTimeSplit medium images image liveItem socialInteract block txt remoteItem podroll \
         updateFrequency podping publisher chat funding follow integrity source contentLink",
    ),
    (Ns::GooglePlay, "googleplay", "author block category description email explicit image owner"),
    (Ns::Content, "content", "encoded"),
    (
        Ns::Media,
        "media",
        "content thumbnail title description keywords credit rating group category copyright player restriction text",
    ),
    (Ns::Dc, "dc", "creator date language rights publisher subject title description identifier"),
    (Ns::Chapters, "psc", "chapters chapter"),
    (Ns::History, "fh", "complete archive"),
    (Ns::Enclosure, "enc", "enclosure"),
];

/// Names of the podcast namespace that we don't know, of one feed.
const MAX_UNKNOWN: usize = 50;
const MAX_NAME_BYTES: usize = 40;

/// Whether a local name is one, and no damage.
pub(super) fn is_name(name: &str) -> bool {
    let is_part = |character: char| character.is_alphanumeric() || matches!(character, '-' | '_' | '.');
    !name.is_empty() && name.len() <= MAX_NAME_BYTES && name.chars().all(is_part)
}

struct Index {
    /// By namespace and lower-case name.
    places: HashMap<u64, usize, BuildHasherDefault<KeyHasher>>,
    /// `podcast:liveItem`.
    names: Vec<String>,
}

/// Passes on what is a hash already.
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

fn key(ns: Ns, lower: &str) -> u64 {
    name_key(lower) ^ (ns as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { places: HashMap::default(), names: Vec::new() };
    for (ns, prefix, names) in KNOWN {
        for name in names.split_whitespace() {
            index.places.insert(key(*ns, &name.to_ascii_lowercase()), index.names.len());
            index.names.push(format!("{prefix}:{name}"));
        }
    }
    index
});

#[derive(Clone, Copy, Default)]
struct Count {
    in_channel: bool,
    items: u32,
    /// The last item that was counted; items count from 1.
    last_item: u32,
}

/// Counts the tags of one feed.
pub(super) struct TagCounter {
    counts: Vec<Count>,
    /// Spelt as the feed first does; their counts follow those of the known ones.
    unknown: Vec<String>,
    item: u32,
}

impl TagCounter {
    pub(super) fn new() -> Self {
        Self { counts: vec![Count::default(); INDEX.names.len()], unknown: Vec::new(), item: 0 }
    }

    pub(super) fn start_item(&mut self) {
        self.item += 1;
    }

    /// The item under way was lost.
    pub(super) fn forget_item(&mut self) {
        for count in self.counts.iter_mut().filter(|count| count.items > 0 && count.last_item == self.item) {
            count.items -= 1;
            count.last_item = 0;
        }
    }

    /// Notes a tag: `lower` is its local name in lower case (empty when it is long), `name` as it is spelt.
    pub(super) fn note(&mut self, ns: Ns, lower: &str, name: &str, in_item: bool) {
        let place = match INDEX.places.get(&key(ns, lower)) {
            Some(place) => *place,
            None if ns == Ns::Podcast => match self.place_of_unknown(name) {
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

    fn place_of_unknown(&mut self, name: &str) -> Option<usize> {
        if !is_name(name) {
            return None;
        }
        // What is no plain name is damage, and is not shown to anybody.
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.')) {
            return None;
        }
        let known = self.unknown.iter().position(|unknown| unknown.eq_ignore_ascii_case(name));
        let position = match known {
            Some(position) => position,
            None if self.unknown.len() < MAX_UNKNOWN => {
                self.unknown.push(name.to_owned());
                self.counts.push(Count::default());
                self.unknown.len() - 1
            }
            None => return None,
        };
        Some(INDEX.names.len() + position)
    }

    pub(super) fn finish(self) -> TagCounts {
        let mut counts = TagCounts::default();
        let unknown = self.unknown.iter().map(|name| format!("podcast:{name}"));
        for (name, count) in INDEX.names.iter().cloned().chain(unknown).zip(&self.counts) {
            if count.in_channel {
                counts.channel.push(name.clone());
            }
            if count.items > 0 {
                counts.items.insert(name, count.items);
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
    fn no_two_known_tags_have_one_key() {
        assert_eq!(INDEX.places.len(), INDEX.names.len());
    }

    #[test]
    fn a_tag_counts_once_for_each_item() {
        let mut counter = TagCounter::new();
        counter.note(Ns::Podcast, "guid", "guid", false);
        counter.note(Ns::Podcast, "a\0b", "a\0b", false);
        counter.note(Ns::Podcast, "guid", "guid", false);
        for _ in 0..2 {
            counter.start_item();
            for name in ["transcript", "transcript", "livevalue"] {
                counter.note(Ns::Podcast, name, if name == "livevalue" { "liveValue" } else { name }, true);
            }
            counter.note(Ns::Itunes, "nonsense", "nonsense", true);
            counter.note(Ns::Other, "x", "x", true);
        }
        for number in 0..1000 {
            counter.note(Ns::Podcast, "", &format!("x{number}"), true);
        }
        let counts = counter.finish();
        assert_eq!(counts.channel, ["podcast:guid"]);
        assert_eq!(counts.items["podcast:transcript"], 2);
        assert_eq!(counts.items["podcast:liveValue"], 2);
        assert_eq!(counts.items.len(), 1 + MAX_UNKNOWN);
    }
}
