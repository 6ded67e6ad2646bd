//! Which tags a feed implements: once for the channel, once for each item that has them.

use super::known::name_key;
use super::names::Ns;
use earshot_model::TagCounts;
use std::borrow::Cow;
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
    places: HashMap<u64, u16, BuildHasherDefault<KeyHasher>>,
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
            let place = u16::try_from(index.names.len()).expect("there are some two hundred");
            index.places.insert(key(*ns, &name.to_ascii_lowercase()), place);
            index.names.push(format!("{prefix}:{name}"));
        }
    }
    index
});

/// Where a tag is counted that we know: `lower` is its local name in lower case.
pub(super) fn place(ns: Ns, lower: &str) -> Option<u16> {
    INDEX.places.get(&key(ns, lower)).copied()
}

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

    /// Notes a tag by its place, and its local name as it is spelt.
    pub(super) fn note(&mut self, ns: Ns, place: Option<u16>, name: &str, in_item: bool) {
        let place = match place {
            Some(place) => usize::from(place),
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
        let known = INDEX.names.iter().map(|name| Cow::Borrowed(name.as_str()));
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
    fn no_two_known_tags_have_one_key() {
        assert_eq!(INDEX.places.len(), INDEX.names.len());
    }

    #[test]
    fn a_tag_counts_once_for_each_item() {
        let mut counter = TagCounter::new();
        let mut note = |ns, name: &str, in_item| counter.note(ns, place(ns, &name.to_lowercase()), name, in_item);
        note(Ns::Podcast, "guid", false);
        note(Ns::Podcast, "a\0b", false);
        note(Ns::Podcast, "guid", false);
        for _ in 0..2 {
            counter.start_item();
            let mut note = |ns, name: &str| counter.note(ns, place(ns, &name.to_lowercase()), name, true);
            for name in ["transcript", "transcript", "liveValue"] {
                note(Ns::Podcast, name);
            }
            note(Ns::Itunes, "nonsense");
            note(Ns::Other, "x");
        }
        for number in 0..1000 {
            counter.note(Ns::Podcast, None, &format!("x{number}"), true);
        }
        let counts = counter.finish();
        assert_eq!(counts.channel, ["podcast:guid"]);
        assert_eq!(counts.items["podcast:transcript"], 2);
        assert_eq!(counts.items["podcast:liveValue"], 2);
        assert_eq!(counts.items.len(), 1 + MAX_UNKNOWN);
    }
}
