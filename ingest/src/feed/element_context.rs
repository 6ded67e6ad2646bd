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
    /// A tag of the podcast namespace that has tags inside.
    Nested(ParentTag),
    /// Content that is not about the show or the item, though its tags look alike.
    Ignored,
}

/// The tags that have tags inside.
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

/// Which field a text belongs to. A number is a rank: of several sources of one field the lowest wins.
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
    /// The tag of the podcast namespace that waits for its text.
    PodcastTag,
    AppleVerification,
    Subtitle,
    Date(u8),
    Duration,
    Season(u8),
    Number(u8),
}

/// What to do with an element that starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ElementAction {
    Text(FeedField),
    /// Text that is to be shown as it is, in a field that holds HTML.
    PlainText(FeedField),
    Enter(Scope),
    /// The tag around it was not closed: end that, and look again.
    CloseParent,
    /// Its attributes were all, or it is not known; what is inside counts for what is around it.
    InheritScope,
}

/// What a builder needs besides the element.
pub(super) struct ElementContext<'a> {
    pub(super) base: Option<&'a str>,
    pub(super) offset: usize,
    pub(super) issues: &'a mut IssueLog,
}
