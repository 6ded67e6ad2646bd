//! Reading a feed: bytes in, typed channel and items out, with a list of what was wrong. No I/O, no clock.

mod attributes;
mod channel;
mod counts;
mod date;
mod decode;
mod duration;
mod enclosure;
mod entity;
mod gather;
mod html;
mod identity;
mod issues;
mod item;
mod json;
mod known;
mod language;
mod live;
mod media_host;
mod names;
mod namespace;
mod offers;
mod parsed;
mod reader;
mod refused;
mod scan;
mod slots;
mod strip;
mod tags;
mod text;
mod url;
mod value;

pub(crate) use attributes::attribute;
pub use date::parse_date;
pub use duration::parse_duration_s;
pub use enclosure::strip_trackers;
pub use entity::{to_episode, to_podcast};
pub use html::{sanitise, sanitise_from};
pub use language::{detect_language, normalise_language};
pub use parsed::{FeedKind, FeedPages, ParsedChannel, ParsedFeed, ParsedItem};
pub use refused::NotAFeed;
pub(crate) use scan::{Event, Scanner};
pub use strip::to_text;
pub(crate) use text::{clean_line, clean_title, non_empty, unescape};

/// The text of any bytes, by the same rules as for a feed.
pub(crate) fn decode_text(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    decode::decode(bytes, None, &mut issues::IssueLog::default())
}

/// A hash that is the same for ever.
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    identity::fnv(bytes)
}

/// A URL in good form, or `None`.
pub(crate) fn absolute_url(raw: &str, context: &ParseContext<'_>) -> Option<String> {
    url::absolute(raw, context.base_url)
}

/// What is known of the bytes from outside them.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParseContext<'a> {
    /// `Content-Type` of the answer, verbatim; its charset counts.
    pub content_type: Option<&'a str>,
    /// Relative URLs of the feed are relative to this.
    pub base_url: Option<&'a str>,
}

/// Reads a feed.
///
/// Defects don't stop the reading: what could be read is returned with the issues, and a cut-off file gives the items
/// that ended before the cut. Every item of the result has an identity, and no two have the same.
///
/// # Errors
/// [`NotAFeed`] when the bytes are something else, or a feed without anything to play.
///
/// ```
/// use earshot_ingest::feed::{ParseContext, parse};
/// let bytes = b"<rss><channel><title>Tea & Talk</title>
///     <item><enclosure url='https://a.example/1.mp3' type='audio/mpeg'/></item></channel></rss>";
/// let feed = parse(bytes, &ParseContext::default()).expect("a podcast");
/// assert_eq!(feed.channel.title, "Tea & Talk");
/// assert_eq!(feed.items[0].enclosure_url.as_deref(), Some("https://a.example/1.mp3"));
/// ```
pub fn parse(bytes: &[u8], context: &ParseContext<'_>) -> Result<ParsedFeed, NotAFeed> {
    let mut issues = issues::IssueLog::default();
    refused::check_bytes(bytes)?;
    let text = decode::decode(bytes, context.content_type, &mut issues);
    let mut feed = if json::is_json_feed(&text) {
        json::read(&text, context, &mut issues)?
    } else {
        let start = refused::find_document(&text, context, &mut issues)?;
        reader::read(&text, start, context, &mut issues)?
    };
    identity::assign(&mut feed.items, &mut issues);
    if !feed.is_podcast() {
        return Err(NotAFeed::NotAPodcast { items: feed.items.len() });
    }
    feed.channel.media_host = media_host::media_host(&feed.items);
    feed.channel.hash ^= identity::fnv(feed.channel.media_host.as_deref().unwrap_or_default().as_bytes());
    feed.issues = issues.finish(&text);
    Ok(feed)
}
