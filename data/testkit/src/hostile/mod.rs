//! A corpus of hostile feeds and servers, each with the expected outcome, and a mutator that damages good feeds.

mod encodings;
mod formats;
mod hostile_feed;
mod hostile_server;
mod markup;
mod mutator;
mod responses;
mod sites;
mod sizes;
mod small_feeds;
mod texts;

pub use hostile_feed::{ByteChunks, ExpectedContents, FeedBody, HostileFeed, HostileOutcome};
pub use hostile_server::HostileServer;
pub use mutator::Mutator;
pub use responses::{HostileResponse, hostile_responses};
pub use sites::{GOOD_CONTACT, HostileSite, hostile_sites};
pub use small_feeds::{SmallFeed, small_feeds};

/// Returns every hostile feed, small ones first.
#[must_use]
pub fn hostile_feeds() -> Vec<HostileFeed> {
    let groups = [markup::feeds(), encodings::feeds(), formats::feeds(), texts::feeds(), sizes::feeds()];
    groups.into_iter().flatten().collect()
}
