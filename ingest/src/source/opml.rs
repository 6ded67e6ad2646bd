//! Reads OPML: exported subscriptions of podcast apps.

use super::list_text::decode_list;
use crate::feed::{MarkupEvent, Scanner, attribute};
use earshot_model::limits::MAX_LIST_ENTRIES;

/// Types of outlines whose `url` is a feed.
const FEED_TYPES: [&str; 6] = ["", "rss", "rss1", "atom", "feed", "podcast"];

/// Returns the feed URLs of an OPML file, in its order and unchanged. Damage is tolerated as in feeds. Outlines are
/// read without recursion, so nesting is harmless.
#[must_use]
pub fn read_feed_urls(bytes: &[u8]) -> Vec<String> {
    let text = decode_list(bytes);
    let start = text.find('<').unwrap_or(text.len());
    let mut scanner = Scanner::new(&text, start);
    let mut urls = Vec::new();
    while urls.len() < MAX_LIST_ENTRIES {
        match scanner.read() {
            Ok(MarkupEvent::Start(tag) | MarkupEvent::Empty(tag))
                if tag.local_name().eq_ignore_ascii_case("outline") =>
            {
                // OPML 2.0: `include` is another list, `link` is a page. Apps have types of their own, such as
                // `podcast-episode`, whose `url` is a page too.
                let kind = attribute(tag, "type").map(|kind| kind.trim().to_ascii_lowercase()).unwrap_or_default();
                let may_be_feed = FEED_TYPES.contains(&kind.as_str());
                let url = attribute(tag, "xmlUrl").or_else(|| attribute(tag, "url").filter(|_| may_be_feed));
                urls.extend(url.map(|url| url.trim().to_owned()));
            }
            // Entries before the damage count.
            Ok(MarkupEvent::Eof) | Err(_) => break,
            Ok(_) => {}
        }
    }
    urls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_are_found_in_any_spelling() {
        let opml = r#"<?xml version="1.0"?><opml><body><outline text="a & b">
            <outline type="rss" xmlUrl="https://a.example/?x=1&amp;y=2"/><outline xmlurl='https://b.example/'/>
            <outline url="https://c.example/"></outline><outline type="link" url="https://page.example/"/>
            <outline type="podcast-episode" url="https://page.example/1"/><outline type="playlist" url="https://page.example/2"/>
            </outline><outline xmlUrl="https://d.example/" "#;
        assert_eq!(
            read_feed_urls(opml.as_bytes()),
            ["https://a.example/?x=1&y=2", "https://b.example/", "https://c.example/"]
        );
    }
}
