//! Fixtures and their snapshots.

use earshot_ingest::feed::{FeedRejection, ParseContext, ParsedFeed, parse, to_episode, to_podcast};
use earshot_model::PodcastId;
use serde_json::{Value, json};

fn read(bytes: &[u8]) -> ParsedFeed {
    parse(bytes, &ParseContext { content_type: None, base_url: Some("https://a.example/feed.xml") }).expect("a podcast")
}

/// The catalog entities, without empty fields.
fn entities(feed: &ParsedFeed) -> Value {
    let url = "https://a.example/feed.xml";
    let now = earshot_testkit::fixed_clock().now();
    let id = PodcastId::from_feed_url(url);
    let episodes: Vec<_> = feed.items.iter().map(|item| to_episode(item, id, now)).collect();
    let mut value = json!({ "podcast": to_podcast(feed, id, url, now), "episodes": episodes, "issues": feed.issues });
    drop_empty(&mut value);
    value
}

fn drop_empty(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|key, value| {
                let is_empty = value.is_null() || *value == json!([]) || *value == json!("");
                !is_empty && !matches!(key.as_str(), "first_seen_at" | "updated_at")
            });
            fields.values_mut().for_each(drop_empty);
        }
        Value::Array(values) => values.iter_mut().for_each(drop_empty),
        _ => {}
    }
}

#[test]
fn a_rich_feed() {
    insta::assert_json_snapshot!(entities(&read(include_bytes!("../fixtures/rich.xml"))));
}

#[test]
fn an_atom_feed() {
    insta::assert_json_snapshot!(entities(&read(include_bytes!("../fixtures/atom.xml"))));
}

#[test]
fn a_damaged_feed() {
    insta::assert_json_snapshot!(entities(&read(include_bytes!("../fixtures/damaged.xml"))));
}

#[test]
fn every_tag_of_the_podcast_namespace() {
    let feed = read(include_bytes!("../fixtures/namespace.xml"));
    insta::assert_json_snapshot!(entities(&feed));
    insta::assert_debug_snapshot!(feed.channel.pages);
}

#[test]
fn an_rss_1_feed() {
    insta::assert_json_snapshot!(entities(&read(include_bytes!("../fixtures/rdf.xml"))));
}

#[test]
fn a_json_feed() {
    insta::assert_json_snapshot!(entities(&read(include_bytes!("../fixtures/feed.json"))));
}

#[test]
fn damage_stays_local() {
    let atom = "<feed xmlns='http://www.w3.org/2005/Atom'><title>x</p></title><entry><title>One</title><id>a-1</id>\
                <link rel='enclosure' type='audio/mpeg' href='https://m.example/1.mp3'/></entry></feed>";
    assert_eq!(read(atom.as_bytes()).items[0].guid.as_deref(), Some("a-1"), "a stray end tag");
    let item =
        |title: &str| format!("<item><title>{title}</title><enclosure url='https://m.example/{title}.mp3'/></item>");
    let (one, two) = (item("one"), item("two"));
    let deep = format!("{}{}", "<x>".repeat(100_000), "</x>".repeat(100_000));
    let cases = [
        ("a damaged root", format!("<ss version='2.0'><channel>{one}{two}</channel></rss>")),
        ("a tag in the root", format!("<rs<s version='2.0'><channel>{one}{two}</channel></rss>")),
        ("an end tag without its end", format!("<rss><channel>{}\n{two}</channel></rss>", one.trim_end_matches('>'))),
        (
            "a start tag without its end",
            format!("<rss><channel>{}{two}</channel></rss>", one.replace("<title>", "<title ")),
        ),
        ("an open quote", format!("<rss><channel>{}{two}</channel></rss>", one.replace(".mp3'", ".mp3"))),
        ("deep nesting", format!("<rss><channel>{deep}{one}{two}</channel></rss>")),
        ("an open text input", format!("<rss><channel><textInput>{one}{two}</channel></rss>")),
        ("an item in no channel", format!("<rss>{one}{two}</rss>")),
        ("a NUL", format!("<a:rss xmlns:a=''>\0<channel>{one}{two}</channel></a:rss>")),
        ("two documents", format!("<rss><channel>{one}{two}</channel></rss><rss><channel>{one}</channel></rss>")),
        ("a default namespace of its own", format!("<rss xmlns='urn:x'><channel>{one}{two}</channel></rss>")),
    ];
    for (what, xml) in cases {
        let feed = read(xml.as_bytes());
        let urls: Vec<_> = feed.items.iter().filter_map(|item| item.enclosure_url.as_deref()).collect();
        let lost_one = matches!(what, "an open quote");
        assert!(urls.ends_with(&["https://m.example/two.mp3"]), "{what}: {urls:?} {:?}", feed.issues);
        assert_eq!(feed.items.len(), 2 - usize::from(lost_one && feed.items.len() == 1), "{what}: {:?}", feed.issues);
    }
}

#[test]
fn other_documents_are_rejected_with_a_reason() {
    let html = "<!DOCTYPE html><html><head><link rel=alternate type=application/rss+xml href=/feed></head></html>";
    let xhtml = "<?xml version='1.0'?><!DOCTYPE html PUBLIC 'x'><html><link rel='alternate' type='application/rss+xml' href='f'/></html>";
    let blog = "<rss><channel><title>x</title><item><title>y</title></item></channel></rss>";
    let cases: [(&[u8], &str); 12] = [
        (b"", "empty"),
        (b" \n\0", "empty"),
        (html.as_bytes(), "an HTML page that advertises the feed https://a.example/feed"),
        (xhtml.as_bytes(), "an HTML page that advertises the feed https://a.example/f"),
        (b"<html><body>404</body></html>", "an HTML page"),
        (b"{\"error\": 404}", "JSON"),
        (b"\x1f\x8b\x08", "binary data (gzip)"),
        (b"<opml><body/></opml>", "an OPML list of feeds"),
        (b"<?xml version='1.0'?><urlset/>", "XML that is not a feed (its root is urlset)"),
        (b"not found", "text that is not a feed"),
        (blog.as_bytes(), "a blog feed without audio (1 items)"),
        (b"<!-- only a comment -->", "text that is not a feed"),
    ];
    for (bytes, expected) in cases {
        let context = ParseContext { content_type: None, base_url: Some("https://a.example/page") };
        let refused: FeedRejection = parse(bytes, &context).map(|feed| feed.items.len()).expect_err(expected);
        assert_eq!(refused.to_string(), expected);
    }
}

#[test]
fn a_feed_cut_anywhere_keeps_the_items_that_ended_before_the_cut() {
    let whole = include_bytes!("../fixtures/rich.xml");
    for end in 0..whole.len() {
        let cut = &whole[..end];
        let ended = cut.windows(7).filter(|window| window == b"</item>").count();
        let read = parse(cut, &ParseContext::default()).map_or(0, |feed| feed.items.len());
        assert!(read >= ended, "cut at {end}: {read} items of {ended}");
    }
}

#[test]
fn limits_are_enforced() {
    let deep = format!("<rss><channel>{}<item/></channel></rss>", "<x>".repeat(100_000));
    assert!(parse(deep.as_bytes(), &ParseContext::default()).is_err());
    let item = "<item><enclosure url='https://a.example/x.mp3'/></item>";
    let many = format!("<rss><channel>{}</channel></rss>", item.repeat(50_010));
    let feed = read(many.as_bytes());
    assert!(feed.issues.iter().any(|issue| issue.kind == "truncated"), "{:?}", feed.issues);
    let long = format!(
        "<rss><channel><item><description>{}</description><enclosure url='x.mp3'/></item></channel></rss>",
        "y".repeat(2 << 20)
    );
    let feed = read(long.as_bytes());
    assert_eq!(feed.items[0].raw_html.len(), 1 << 20);
}

#[test]
fn links_of_transcripts_and_chapters_may_be_text() {
    let feed = read(
        br#"<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Hens</title><item><title>One</title>
        <enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>
        <podcast:transcript type="text/vtt" language="en"> https://a.example/1.vtt </podcast:transcript>
        <podcast:transcript href="https://a.example/1.srt" type="application/x-subrip"/>
        <podcast:transcript>The kettle sings.</podcast:transcript>
        <podcast:chapters type="application/json+chapters">https://a.example/1.json</podcast:chapters></item></channel></rss>"#,
    );
    let item = &feed.items[0];
    let links: Vec<(&str, Option<&str>)> =
        item.transcript_links.iter().map(|link| (link.url.as_str(), link.language.as_deref())).collect();
    assert_eq!(links, [("https://a.example/1.vtt", Some("en")), ("https://a.example/1.srt", None)]);
    assert_eq!(item.chapters_url.as_deref(), Some("https://a.example/1.json"));
}
