//! Limits on all input from outside, in one place.

/// Spec 9: minimum length of a search term, in characters.
pub const MIN_TERM_LENGTH: usize = 2;
pub const MAX_TERM_LENGTH: usize = 500;
/// Search terms of a request, including those in groups.
pub const MAX_SEARCH_TERMS: usize = 64;
pub const MAX_SEARCH_GROUPS: usize = 16;
/// Words in all search terms together. A single term of [`MAX_TERM_LENGTH`] always fits, also in a script without
/// spaces.
pub const MAX_SEARCH_WORDS: usize = 512;
/// The largest slop of a phrase, in word positions.
pub const MAX_SLOP: u32 = 100;
/// Values in one list of a filter.
pub const MAX_FILTER_VALUES: usize = 1_000;
/// Length of a genre, language or id, in bytes.
pub const MAX_FILTER_VALUE_LENGTH: usize = 200;
/// Names of people, and names of sponsors, in the filters of a search.
pub const MAX_NAME_FILTERS: usize = 20;
/// Words in one such name.
pub const MAX_NAME_WORDS: usize = 32;
/// An upper bound for counts of ratings, episodes and the like. No podcast reaches it.
pub const MAX_COUNT: i64 = 1_000_000_000_000;
/// Spec 5, Options: page size 1-1000.
pub const MAX_PAGE_SIZE: i64 = 1_000;
/// Length of a snippet of a transcript, in characters.
pub const MAX_SNIPPET_CHARS: usize = 2_000;
/// Passages of a transcript per page.
pub const MAX_PASSAGES: usize = 100;
/// Length of a name in a request for other spellings, in characters.
pub const MAX_SPELLING_LENGTH: usize = 100;

/// Size of a feed after decoding, in bytes.
pub const MAX_FEED_BYTES: usize = 64 << 20;
pub const MAX_FEED_ITEMS: usize = 50_000;
/// Length of a long text of a feed, such as a description, in bytes.
pub const MAX_TEXT_BYTES: usize = 1 << 20;
/// Length of a short text of a feed, such as a title, name or URL, in bytes.
pub const MAX_SHORT_TEXT_BYTES: usize = 8 << 10;
pub const MAX_XML_DEPTH: usize = 256;
pub const MAX_TRANSCRIPT_BYTES: usize = 16 << 20;
/// Outlines of an OPML file, or lines of a text list.
pub const MAX_LIST_ENTRIES: usize = 5_000_000;

/// Size of the body of an API request, in bytes.
pub const MAX_REQUEST_BYTES: usize = 1 << 20;
/// Spec 5: podcast episodes limit at most 100.
pub const MAX_EPISODES_LIMIT: usize = 100;
/// Entries of a list that a page can skip. No list is longer.
pub const MAX_OFFSET: usize = 100_000_000;
/// Spec 9: podcast directory list default limit 100.
pub const DEFAULT_DIRECTORY_LIMIT: usize = 100;
/// A search counts hits exactly up to here and then reports "10,000+".
pub const MAX_EXACT_COUNT: usize = 10_000;
