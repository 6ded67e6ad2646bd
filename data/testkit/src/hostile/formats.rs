//! Feed formats, common and rare, and what servers send in place of a feed.

use super::hostile_feed::{ExpectedContents, HostileFeed, HostileOutcome, item, show};

pub(super) fn feeds() -> Vec<HostileFeed> {
    let mut feeds = old_formats();
    feeds.extend(non_feeds());
    feeds
}

const ENCLOSURE: &str = "<enclosure url=\"https://media.example/1.mp3\" type=\"audio/mpeg\" length=\"1\"/>";

fn old_formats() -> Vec<HostileFeed> {
    let one = || -> HostileOutcome { ExpectedContents::titles(["One"]).with_show_title("Tea Talk").into() };
    let rss = |version: &str| {
        let item = format!("<item><title>One</title>{ENCLOSURE}</item>");
        format!("<rss{version}><channel><title>Tea Talk</title>{item}</channel></rss>")
    };
    let rdf = |uri: &str| {
        format!(
            "<?xml version=\"1.0\"?><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns=\"{uri}\">\
             <channel rdf:about=\"https://a.example\"><title>Tea Talk</title><link>https://a.example</link>\
             <items><rdf:Seq><rdf:li rdf:resource=\"https://a.example/1\"/></rdf:Seq></items></channel>\
             <item rdf:about=\"https://a.example/1\"><title>One</title>{ENCLOSURE}</item></rdf:RDF>"
        )
    };
    let atom = |uri: &str| {
        format!(
            "<feed xmlns=\"{uri}\"><title type=\"html\">Tea &lt;b&gt;Talk&lt;/b&gt;</title><entry><title>One</title>\
             <id>tag:a.example,2026:1</id><link rel=\"enclosure\" type=\"audio/mpeg\" href=\"https://media.example/1.mp3\"/>\
             </entry></feed>"
        )
    };
    let prefixed = "<a:feed xmlns:a=\"http://www.w3.org/2005/Atom\"><a:title>Tea Talk</a:title><a:entry><a:title>One</a:title>\
                    <a:link rel=\"enclosure\" type=\"audio/mpeg\" href=\"https://media.example/1.mp3\"/></a:entry></a:feed>";
    let feed = |name: &str, what, text: String| HostileFeed::new(name, what, text, one());
    vec![
        feed("rss-0.91", "RSS of 1999", rss(" version=\"0.91\"")),
        feed("rss-0.92", "RSS of 2000", rss(" version=\"0.92\"")),
        feed("rss-2", "RSS whose version is a whole number", rss(" version=\"2\"")),
        feed("rss-without-version", "RSS without a version", rss("")),
        feed("rss-in-capitals", "RSS with its root in capitals", rss("").replace("rss>", "RSS>")),
        feed("rss-0.90", "RSS of 1999 in RDF", rdf("http://my.netscape.com/rdf/simple/0.9/")),
        feed("rss-1.0", "RSS of 2000 in RDF, the item outside the channel", rdf("http://purl.org/rss/1.0/")),
        feed("atom-0.3", "Atom of 2003", atom("http://purl.org/atom/ns#")),
        feed("atom-1.0", "Atom of 2005", atom("http://www.w3.org/2005/Atom")),
        feed("atom-with-prefix", "Atom with a prefix on every element", prefixed.to_owned()),
        feed(
            "channel-without-root",
            "a channel without the root around it",
            rss("").replace("<rss>", "").replace("</rss>", ""),
        ),
        feed(
            "warning-before-xml",
            "a server's warning before the prolog",
            format!("\n<br />\n<b>Warning</b>: x in /srv/f.php\n<?xml version=\"1.0\"?>{}", rss("")),
        ),
        feed(
            "comment-before-root",
            "a comment with a feed in it before the root",
            format!("<!-- <rss><channel> -->{}", rss("")),
        ),
    ]
}

fn non_feeds() -> Vec<HostileFeed> {
    let refused =
        |name: &str, what, bytes: &[u8], kind| HostileFeed::new(name, what, bytes, HostileOutcome::Rejected(kind));
    let page = b"<!DOCTYPE html><html><head><title>Tea</title></head><body><p>Not found</body></html>";
    let json_feed = br#"{"version":"https://jsonfeed.org/version/1.1","title":"Tea Talk","items":[]}"#;
    let words = show("", "<item><title>One</title><description>words</description></item>");
    vec![
        refused("nothing", "no bytes at all", b"", "empty"),
        refused("only-blanks", "blank space and NULs", b" \r\n\t\0\0 ", "empty"),
        refused("only-a-bom", "a byte order mark", b"\xEF\xBB\xBF", "empty"),
        refused("html-page", "a page with status 200", page, "html"),
        refused(
            "challenge-page",
            "a page that wants a browser",
            b"<html><head><title>Just a moment...</title>",
            "html",
        ),
        refused("xhtml-page", "a page that is XML", b"<?xml version=\"1.0\"?><html xmlns=\"x\"><body/></html>", "html"),
        refused("json-error", "an error of an API with status 200", b"{\"error\":{\"code\":404}}", "json")
            .with_content_type("application/rss+xml"),
        refused("empty-json-feed", "a feed in JSON with nothing in it", json_feed, "not-a-podcast")
            .with_content_type("application/feed+json"),
        HostileFeed::new(
            "json-feed",
            "a feed in JSON",
            br#"{"version":"https://jsonfeed.org/version/1.1","title":"Tea Talk","items":[{"id":"1","title":"One","attachments":
                [{"url":"https://media.example/1.mp3","mime_type":"audio/mpeg"}]}]}"#,
            ExpectedContents::titles(["One"]).with_show_title("Tea Talk").into(),
        )
        .with_content_type("application/feed+json"),
        refused(
            "opml",
            "a list of feeds",
            b"<?xml version=\"1.0\"?><opml><body><outline xmlUrl=\"x\"/></body></opml>",
            "opml",
        ),
        refused("sitemap", "XML that is no feed", b"<?xml version=\"1.0\"?><urlset><url/></urlset>", "other-xml"),
        refused("words", "a line of text", b"Feed not found.", "text"),
        refused("only-a-comment", "a comment", b"<!-- <rss> -->", "text"),
        refused("gzip-within", "packed once more than the header says", b"\x1f\x8b\x08\0\0\0\0\0\0\x03", "binary"),
        refused("audio", "the episode in place of the feed", b"ID3\x04\0\0\0\0\0\x23TSSE", "binary"),
        refused("noise", "bytes without a meaning", b"\x01\x02\0\x9a\xfe\0\0\x17\0", "binary"),
        refused("blog", "a feed with nothing to play", words.as_bytes(), "not-a-podcast"),
        HostileFeed::new(
            "feed-sent-as-html",
            "a feed under the type of a page",
            show("", &item(1, "One", "")),
            ExpectedContents::titles(["One"]).into(),
        )
        .with_content_type("text/html"),
    ]
}
