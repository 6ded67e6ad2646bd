//! Parses feeds: turns bytes into a typed channel and items, with a list of issues. No I/O, no clock.

mod attributes;
mod channel;
mod date;
mod decode;
mod duration;
mod element_context;
mod element_name;
mod enclosure_candidates;
mod entity;
mod feed_rejection;
mod field_values;
mod html;
mod html_tags;
mod html_to_text;
mod issues;
mod item;
mod item_identity;
mod json;
mod language;
mod live_item;
mod media_host;
mod name_key;
mod parse_context;
mod parsed_feed;
mod podcast_namespace;
mod reader;
mod redirect_document;
mod scan;
mod tag_counter;
mod text;
mod title;
mod trackers;
mod url;
mod value;
mod xml_namespaces;

pub use self::url::registered_domain;
pub(crate) use self::url::to_absolute_url;
pub(crate) use attributes::attribute;
pub use date::parse_date;
pub(crate) use decode::decode_text;
pub(crate) use duration::ascii_digit;
pub use duration::parse_duration_s;
pub use entity::{to_episode, to_podcast};
pub use feed_rejection::FeedRejection;
pub use html::sanitize;
pub use html_to_text::to_text;
pub use language::{detect_language, normalize_language};
pub use parse_context::ParseContext;
pub use parsed_feed::{FeedKind, FeedPages, ParsedChannel, ParsedFeed, ParsedItem};
pub(crate) use redirect_document::named_redirect;
pub(crate) use scan::{MarkupEvent, Scanner, Tag};
pub(crate) use text::{clean_line, non_empty, unescape};
pub(crate) use title::clean_title;
pub use trackers::strip_trackers;

/// Returns a hash that never changes between releases.
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    item_identity::fnv1a(bytes)
}

/// Returns the normalized absolute URL, or `None` when the text is not a URL.
pub(crate) fn absolute_url(raw: &str, context: &ParseContext<'_>) -> Option<String> {
    url::to_absolute_url(raw, context.base_url)
}

/// Parses a feed.
///
/// Defects do not stop the parser: it returns what it could read, with the issues. A truncated file yields the items
/// that end before the cut. Every item of the result has a unique identity.
///
/// # Errors
/// [`FeedRejection`] when the bytes are another format, or a feed without playable items.
///
/// ```
/// use earshot_ingest::feed::{ParseContext, parse};
/// let bytes = b"<rss><channel><title>Tea & Talk</title>
///     <item><enclosure url='https://a.example/1.mp3' type='audio/mpeg'/></item></channel></rss>";
/// let feed = parse(bytes, &ParseContext::default()).expect("a podcast");
/// assert_eq!(feed.channel.title, "Tea & Talk");
/// assert_eq!(feed.items[0].enclosure_url.as_deref(), Some("https://a.example/1.mp3"));
/// ```
pub fn parse(bytes: &[u8], context: &ParseContext<'_>) -> Result<ParsedFeed, FeedRejection> {
    let mut issues = issues::IssueLog::default();
    feed_rejection::reject_other_formats(bytes)?;
    let text = decode::decode(bytes, context.content_type, &mut issues);
    let mut feed = if json::is_json_feed(&text) {
        json::read_json_feed(&text, context, &mut issues)?
    } else {
        let start = feed_rejection::find_document(&text, context, &mut issues)?;
        reader::read_xml_feed(&text, start, context, &mut issues)?
    };
    item_identity::assign_identities(&mut feed.items, &mut issues);
    if !feed.is_podcast() {
        return Err(FeedRejection::NotAPodcast { items: feed.items.len() });
    }
    feed.channel.media_host = media_host::find_media_host(&feed.items);
    feed.channel.hash ^= item_identity::fnv1a(feed.channel.media_host.as_deref().unwrap_or_default().as_bytes());
    feed.issues = issues.finish(&text);
    Ok(feed)
}
