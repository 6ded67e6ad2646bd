//! The data of a feed, from which both catalogs write XML.

mod atom;
mod dialect;
mod feed_data;
mod rss;

use std::io;

pub use dialect::{DateForm, Dialect, DurationForm};
pub use feed_data::{Channel, Document, Enclosure, Funding, Item, Person, PodcastTags, Transcript};

/// Writes a feed item by item, so that 10,000 episodes need no list in memory.
///
/// # Errors
/// Does not occur in practice, because the output is memory.
pub fn write_feed(channel: &Channel, items: impl Iterator<Item = Item>) -> io::Result<Document> {
    if channel.dialect.is_atom { atom::write_feed(channel, items) } else { rss::write_feed(channel, items) }
}
