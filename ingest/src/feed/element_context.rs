//! Types that the event loop and the builders share: the current scope, the field of a text, and the action for a tag.

use super::issues::IssueLog;

/// The element that the reader is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ParentElement {
    /// `rss` or `rdf:RDF`.
    Root,
    /// RSS `channel` or Atom `feed`.
    Channel,
    Item,
    /// `itunes:owner`.
    Owner,
    /// RSS `image`.
    Image,
    /// Atom `author`.
    Author,
    /// A tag of the podcast namespace that has child tags.
    Nested(ParentTag),
    /// Content that belongs neither to the channel nor to an item, although its tags look alike.
    Ignored,
}

/// Tags that have child tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ParentTag {
    Value,
    TimeSplit,
    Alternate,
    Podroll,
    Publisher,
    /// `psc:chapters`.
    Chapters,
}

/// The field that a text belongs to. A number is a rank: among several sources of one field, the lowest rank wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FeedField {
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
    SkipHour,
    SkipDay,
    Guid,
    Locked,
    Medium,
    /// A tag of the podcast namespace whose text is still to come.
    PodcastTag,
    AppleVerification,
    Subtitle,
    Date(u8),
    Duration,
    Season(u8),
    Number(u8),
    /// The address of a transcript that stands as text, not in an attribute.
    TranscriptUrl,
    ChaptersUrl,
}

/// What the reader does with an element that starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ElementAction {
    Text(FeedField),
    /// Text that is escaped, because its field holds HTML.
    PlainText(FeedField),
    Enter(ParentElement),
    /// The enclosing tag was not closed: close it, then handle this tag again.
    CloseParent,
    /// The element has only attributes or is unknown; its children belong to the enclosing scope.
    InheritParent,
}

/// What a builder needs besides the element itself.
pub(super) struct ElementContext<'a> {
    pub(super) base: Option<&'a str>,
    pub(super) offset: usize,
    pub(super) issues: &'a mut IssueLog,
}
