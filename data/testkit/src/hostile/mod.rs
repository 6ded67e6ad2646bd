//! A corpus of hostile feeds and hostile servers, each with what has to come of it, and the damage done to good ones.

mod answers;
mod encodings;
mod formats;
mod markup;
mod mutate;
mod sites;
mod sizes;
mod small;
mod texts;
mod web;

pub use answers::{HostileAnswer, hostile_answers};
pub use mutate::Mutator;
pub use sites::{GOOD_CONTACT, HostileSite, hostile_sites};
pub use small::{SmallFeed, small_feeds};
pub use web::HostileWeb;

use std::fmt;

/// Bytes that come piece by piece, so that a gigabyte, or no end at all, is never held.
pub type Pieces = Box<dyn Iterator<Item = Vec<u8>> + Send>;

/// A feed that means no good, or was made by somebody who knew no better.
#[derive(Clone, Debug)]
pub struct HostileFeed {
    /// Kebab-case, unique within the corpus.
    pub name: String,
    /// What is wrong with it.
    pub what: &'static str,
    /// `Content-Type`, verbatim.
    pub content_type: Option<&'static str>,
    pub body: Body,
    pub expected: Expected,
}

/// The bytes of a feed.
#[derive(Clone)]
pub enum Body {
    Bytes(Vec<u8>),
    /// Made anew each time it is asked for.
    Stream(fn() -> Pieces),
}

/// What has to come of reading a feed.
#[derive(Clone, Debug)]
pub enum Expected {
    Read(Reading),
    /// The kind of refusal, in kebab-case.
    Refused(&'static str),
}

/// What has to be read of a feed.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The title of the show, when it is the point of the case.
    pub title: Option<String>,
    pub items: usize,
    /// The titles of the first items, in order; fewer than `items` when they are not the point.
    pub titles: Vec<String>,
    /// Kinds of issues that have to be there, in kebab-case; others may be.
    pub issues: Vec<&'static str>,
    /// Text that may stand in no field: what an entity would have fetched, or what an attack would have shown.
    pub never: Vec<&'static str>,
}

impl Body {
    /// The first bytes, at most `limit` of them.
    #[must_use]
    pub fn first(&self, limit: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        for piece in self.pieces() {
            let room = limit - bytes.len();
            bytes.extend_from_slice(&piece[..piece.len().min(room)]);
            if bytes.len() == limit {
                break;
            }
        }
        bytes
    }

    /// The bytes, piece by piece.
    #[must_use]
    pub fn pieces(&self) -> Pieces {
        match self {
            Self::Bytes(bytes) => Box::new(std::iter::once(bytes.clone())),
            Self::Stream(pieces) => pieces(),
        }
    }
}

impl fmt::Debug for Body {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(bytes) => write!(formatter, "{} bytes", bytes.len()),
            Self::Stream(_) => formatter.write_str("a stream"),
        }
    }
}

impl HostileFeed {
    fn new(name: impl Into<String>, what: &'static str, body: impl Into<Vec<u8>>, expected: Expected) -> Self {
        Self { name: name.into(), what, content_type: None, body: Body::Bytes(body.into()), expected }
    }

    fn typed(self, content_type: &'static str) -> Self {
        Self { content_type: Some(content_type), ..self }
    }

    /// Whether its bytes are few enough to be kept.
    #[must_use]
    pub fn is_small(&self) -> bool {
        matches!(self.body, Body::Bytes(_))
    }
}

impl Reading {
    fn items(items: usize) -> Self {
        Self { items, ..Self::default() }
    }

    fn titles<const N: usize>(titles: [&str; N]) -> Self {
        Self { items: N, titles: titles.map(str::to_owned).to_vec(), ..Self::default() }
    }

    fn of_show(self, title: &str) -> Self {
        Self { title: Some(title.to_owned()), ..self }
    }

    fn issues<const N: usize>(self, issues: [&'static str; N]) -> Self {
        Self { issues: issues.to_vec(), ..self }
    }

    fn never<const N: usize>(self, never: [&'static str; N]) -> Self {
        Self { never: never.to_vec(), ..self }
    }
}

impl From<Reading> for Expected {
    fn from(reading: Reading) -> Self {
        Self::Read(reading)
    }
}

/// Every hostile feed, small ones first.
#[must_use]
pub fn hostile_feeds() -> Vec<HostileFeed> {
    let groups = [markup::feeds(), encodings::feeds(), formats::feeds(), texts::feeds(), sizes::feeds()];
    groups.into_iter().flatten().collect()
}

/// A show with these items, and with what else the channel says.
fn show(channel: &str, items: &str) -> String {
    format!("<rss version=\"2.0\"><channel><title>Tea Talk</title>{channel}\n{items}\n</channel></rss>\n")
}

/// An item with an enclosure of its own; title and body are XML.
fn item(number: usize, title: &str, body: &str) -> String {
    let enclosure = format!("<enclosure url=\"https://media.example/{number}.mp3\" type=\"audio/mpeg\" length=\"1\"/>");
    format!("<item><title>{title}</title><guid isPermaLink=\"false\">id-{number}</guid>{enclosure}{body}</item>")
}
