//! Bounds on everything that comes from outside, in one place.

/// Spec 9: minimum search term length, in characters.
pub const MIN_TERM_LENGTH: usize = 2;
pub const MAX_TERM_LENGTH: usize = 500;
/// Of a search, those in groups included.
pub const MAX_SEARCH_TERMS: usize = 64;
pub const MAX_SEARCH_GROUPS: usize = 16;
/// Words of all terms of a search together. One term of [`MAX_TERM_LENGTH`] always fits, of a script without spaces too.
pub const MAX_SEARCH_WORDS: usize = 512;
/// Moves that the words of a phrase may be apart.
pub const MAX_SLOP: u32 = 100;
/// Values in one list of a filter.
pub const MAX_FILTER_VALUES: usize = 1_000;
/// A genre, a language, an id, in bytes.
pub const MAX_FILTER_VALUE_LENGTH: usize = 200;
/// Names of persons, and names of sponsors, that a search is filtered by.
pub const MAX_NAME_FILTERS: usize = 20;
/// Words of such a name.
pub const MAX_NAME_WORDS: usize = 32;
/// No podcast has so many of anything.
pub const MAX_COUNT: i64 = 1_000_000_000_000;
/// Spec 5, Options: page size 1-1000.
pub const MAX_PAGE_SIZE: i64 = 1_000;
/// What is shown of a transcript around a match, in characters.
pub const MAX_SNIPPET_CHARS: usize = 2_000;
/// Passages of a transcript on a page.
pub const MAX_PASSAGES: usize = 100;
/// A name that other spellings are asked for, in characters.
pub const MAX_SPELLING_LENGTH: usize = 100;

/// A feed, decoded, in bytes.
pub const MAX_FEED_BYTES: usize = 64 << 20;
pub const MAX_FEED_ITEMS: usize = 50_000;
/// A text of a feed (a description, say), in bytes.
pub const MAX_TEXT_BYTES: usize = 1 << 20;
/// A short text of a feed (a title, a name, a URL), in bytes.
pub const MAX_SHORT_TEXT_BYTES: usize = 8 << 10;
pub const MAX_XML_DEPTH: usize = 256;
pub const MAX_TRANSCRIPT_BYTES: usize = 16 << 20;
/// Outlines of an OPML file, lines of a text list.
pub const MAX_LIST_ENTRIES: usize = 5_000_000;
pub const MAX_OPML_DEPTH: usize = 64;

/// Body of a request to the API, in bytes.
pub const MAX_REQUEST_BYTES: usize = 1 << 20;
/// Spec 5: podcast episodes limit at most 100.
pub const MAX_EPISODES_LIMIT: usize = 100;
/// Entries of a list that can be passed over: no list is longer, and a database counts no further than 63 bits.
pub const MAX_OFFSET: usize = 100_000_000;
/// Spec 9: podcast directory list default limit 100.
pub const DEFAULT_DIRECTORY_LIMIT: usize = 100;
/// A search counts exactly up to here, then says "10,000+".
pub const MAX_EXACT_COUNT: usize = 10_000;
