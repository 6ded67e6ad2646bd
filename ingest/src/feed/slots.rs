//! The words that the event loop and the builders share: where we are, what a text is for, what to do with a tag.

use super::issues::IssueLog;

/// Where we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// `rss` or `rdf:RDF`.
    Root,
    /// `channel`, or the `feed` of Atom.
    Channel,
    Item,
    /// `itunes:owner`.
    Owner,
    /// RSS `image`.
    Image,
    /// Atom `author`.
    Author,
    /// Content that is not about the show or the item, though its tags look alike.
    Ignored,
}

/// Which field a text belongs to. A number is a rank: of several sources of one field the lowest wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    Title(u8),
    Html(u8),
    Author(u8),
    Editor,
    Language(u8),
    Copyright,
    Generator,
    Link,
    Category,
    Keywords,
    Explicit(u8),
    Kind,
    Complete,
    NewFeedUrl,
    Block,
    OwnerName,
    OwnerEmail(u8),
    ImageUrl(u8),
    Ttl,
    Guid,
    Locked,
    Location,
    Medium,
    Person,
    Subtitle,
    Date(u8),
    Duration,
    Season(u8),
    Number(u8),
}

/// What to do with an element that starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Text(Slot),
    /// Text that is to be shown as it is, in a field that holds HTML.
    PlainText(Slot),
    Enter(Scope),
    /// Its attributes were all, or it is not known; what is inside counts for what is around it.
    Pass,
}

/// What a builder needs besides the element.
pub(super) struct Spot<'a> {
    pub(super) base: Option<&'a str>,
    pub(super) offset: usize,
    pub(super) issues: &'a mut IssueLog,
}
