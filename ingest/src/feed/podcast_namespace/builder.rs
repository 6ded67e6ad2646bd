//! Collects the podcast tags of one channel or item.

use earshot_model::namespace::{AnnouncedFrequency, Location, OtherTag, Trailer};
use earshot_model::{Enclosure, EpisodeNamespace, Person, PodcastNamespace};

/// A tag whose text is still to come.
pub(super) enum PendingTag {
    Person(Person),
    Funding { url: Option<String> },
    Location(Location),
    License { url: Option<String> },
    ContentLink { url: Option<String> },
    Txt { purpose: Option<String> },
    Trailer(Option<Trailer>),
    Frequency(AnnouncedFrequency),
    Block { service: Option<String> },
    Soundbite(Option<(i64, i64)>),
    Other(OtherTag),
}

/// Collects the tags of a channel or an item.
#[derive(Default)]
pub(in crate::feed) struct PodcastNamespaceBuilder {
    pub(super) pending: Option<PendingTag>,
    pub(in crate::feed) persons: Vec<Person>,
    /// `alternateEnclosure`.
    pub(in crate::feed) alternates: Vec<Enclosure>,
    /// Tags that only a channel has.
    pub(in crate::feed) channel: PodcastNamespace,
    /// Tags of an item, and those that channel and item share.
    pub(in crate::feed) item: EpisodeNamespace,
}
