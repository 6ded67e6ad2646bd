//! Parses JSON Feed 1.0 and 1.1 with `feed-rs`. XML goes to our own reader: `feed-rs` loses fields that it keeps, and
//! panics on some durations.

mod repair;

use super::date::parse_date;
use super::enclosure_candidates::{self, EnclosureCandidate};
use super::feed_rejection::FeedRejection;
use super::field_values::{MAX_LIST, MAX_WORDS_BYTES, push_unique};
use super::issues::IssueLog;
use super::item_identity::Fingerprint;
use super::language::normalize_language;
use super::parse_context::ParseContext;
use super::parsed_feed::{FeedKind, ParsedChannel, ParsedFeed, ParsedItem};
use super::text::{clean_line, non_empty};
use super::title::clean_title;
use super::trackers;
use super::url::to_absolute_url;
use earshot_model::EnclosureKind;
use earshot_model::limits::{MAX_SHORT_TEXT_BYTES, MAX_TEXT_BYTES};
use feed_rs::model::{Entry, Feed, Link};
use repair::{RepairedFeed, repair_feed, to_number, to_text};
use serde_json::{Map, Value};

/// Maximum size in bytes. Smaller than for XML, because the document is held in memory several times.
const MAX_JSON_BYTES: usize = 16 << 20;

/// Whether a text is a JSON Feed, by the version URL that every JSON Feed contains.
pub(super) fn is_json_feed(text: &str) -> bool {
    text.trim_start_matches(['\u{FEFF}', ' ', '\t', '\r', '\n']).starts_with('{')
        && text.contains("jsonfeed.org/version/1")
}

/// Parses a JSON Feed.
pub(super) fn read_json_feed(
    document: &str,
    context: &ParseContext<'_>,
    issues: &mut IssueLog,
) -> Result<ParsedFeed, FeedRejection> {
    if document.len() > MAX_JSON_BYTES {
        return Err(FeedRejection::Json);
    }
    let value = serde_json::from_str(document.trim_start_matches('\u{FEFF}'));
    let Ok(Value::Object(mut fields)) = value else { return Err(FeedRejection::Json) };
    let says_version = |version: &String| version.contains("jsonfeed.org/version/1");
    if !fields.get("version").and_then(to_text).is_some_and(|version| says_version(&version)) {
        return Err(FeedRejection::Json);
    }
    let RepairedFeed { document, items } = repair_feed(&mut fields, issues);
    let bytes = serde_json::to_vec(&document).map_err(|_| FeedRejection::Json)?;
    drop(document);
    let parser = feed_rs::parser::Builder::new().timestamp_parser(parse_date).build();
    let feed = parser.parse(bytes.as_slice()).map_err(|_| FeedRejection::Json)?;
    let channel = read_channel(&feed, &fields, context.base_url);
    let base = context.base_url.or(channel.self_url.as_deref()).or(channel.website_url.as_deref());
    let read = |(entry, fields): (&Entry, &Value)| read_item(entry, fields, base, issues);
    let items = feed.entries.iter().zip(&items).map(read).collect();
    Ok(ParsedFeed { kind: FeedKind::Json, channel, items, issues: Vec::new() })
}

fn read_channel(feed: &Feed, fields: &Map<String, Value>, base: Option<&str>) -> ParsedChannel {
    let line = |text: &str| non_empty(clean_title(text, MAX_SHORT_TEXT_BYTES));
    let url_of = |name: &str| fields.get(name).and_then(to_text).and_then(|raw| to_absolute_url(&raw, base));
    let hubs = fields.get("hubs").and_then(Value::as_array).into_iter().flatten();
    let mut channel = ParsedChannel {
        title: feed.title.as_ref().and_then(|title| line(&title.content)).unwrap_or_default(),
        author: feed.authors.first().and_then(|author| line(author.name.as_deref()?)),
        raw_html: feed.description.as_ref().map(|text| escape_html(&text.content)).unwrap_or_default(),
        language: feed.language.as_deref().and_then(normalize_language),
        image_url: [&feed.logo, &feed.icon].into_iter().flatten().find_map(|image| to_absolute_url(&image.uri, base)),
        website_url: url_of("home_page_url"),
        self_url: url_of("feed_url"),
        next_url: url_of("next_url"),
        hub_url: hubs.filter_map(|hub| to_text(hub.get("url")?)).find_map(|raw| to_absolute_url(&raw, base)),
        complete: fields.get("expired") == Some(&Value::Bool(true)),
        ..ParsedChannel::default()
    };
    channel.hash = Fingerprint::of_channel(&channel);
    channel
}

fn read_item(entry: &Entry, fields: &Value, base: Option<&str>, issues: &mut IssueLog) -> ParsedItem {
    let line = |text: &str| non_empty(clean_title(text, MAX_SHORT_TEXT_BYTES));
    let url_of = |name: &str| fields.get(name).and_then(to_text).and_then(|raw| to_absolute_url(&raw, base));
    let mut item = ParsedItem {
        // Read from the document itself, because `feed-rs` generates missing ids.
        guid: fields.get("id").and_then(to_text).and_then(|id| non_empty(clean_line(&id, MAX_SHORT_TEXT_BYTES))),
        title: entry.title.as_ref().and_then(|title| line(&title.content)).unwrap_or_default(),
        author: entry.authors.first().and_then(|author| line(author.name.as_deref()?)),
        raw_html: content_html(entry),
        web_url: url_of("url").or_else(|| url_of("external_url")),
        image_url: url_of("image").or_else(|| url_of("banner_image")),
        published_at: entry.published.or(entry.updated),
        ..ParsedItem::default()
    };
    item.html_base = item.web_url.clone().or_else(|| base.map(str::to_owned));
    for tag in &entry.categories {
        push_unique(&mut item.keywords, non_empty(clean_title(&tag.term, MAX_WORDS_BYTES)));
    }
    let attachments = entry.links.iter().filter(|link| link.media_type.is_some());
    let offers = attachments.filter_map(|link| read_attachment(link, base, issues)).take(MAX_LIST).collect();
    let (primary, enclosures) = enclosure_candidates::choose_enclosure(offers, Vec::new());
    item.enclosures = enclosures;
    if let Some(EnclosureCandidate { enclosure, is_playable: playable }) = primary {
        item.enclosure_url = enclosure.sources.into_iter().next().map(|source| source.uri);
        item.enclosure_type = enclosure.media_type;
        item.enclosure_bytes = enclosure.bytes;
        item.playable = playable;
    }
    item.duration_s = duration_s(fields);
    item.hash = Fingerprint::of_item(&item);
    item
}

fn read_attachment(link: &Link, base: Option<&str>, issues: &mut IssueLog) -> Option<EnclosureCandidate> {
    let Some(url) = to_absolute_url(&link.href, base).filter(|url| !trackers::is_local(url)) else {
        issues.warning("bad-enclosure", None, "the attachment has no valid URL");
        return None;
    };
    let declared = link.media_type.as_deref().and_then(|kind| non_empty(clean_line(kind, 200).to_lowercase()));
    let bytes = link.length.and_then(|bytes| i64::try_from(bytes).ok()).filter(|bytes| *bytes > 0);
    Some(EnclosureCandidate::new(EnclosureKind::Enclosure, url, declared, bytes))
}

/// Returns the first duration of the attachments. Longer than a week is a mistake (facts 1.8).
fn duration_s(fields: &Value) -> Option<i64> {
    let attachments = fields.get("attachments").and_then(Value::as_array).into_iter().flatten();
    let seconds = attachments.filter_map(|attachment| to_number(attachment.get("duration_in_seconds")?));
    #[expect(clippy::cast_possible_truncation, reason = "at most a week")]
    let whole = |seconds: f64| (seconds <= 604_800.0).then_some(seconds.round() as i64).filter(|whole| *whole > 0);
    seconds.take(MAX_LIST).find_map(whole)
}

/// Returns `content_html` unchanged, or plain text as HTML.
fn content_html(entry: &Entry) -> String {
    let content = entry.content.as_ref().and_then(|content| Some((content.body.as_deref()?, &content.content_type)));
    let html = match (content, &entry.summary) {
        (Some((body, kind)), _) if kind.subty().as_str().eq_ignore_ascii_case("html") => body.to_owned(),
        (Some((body, _)), _) => escape_html(body),
        (None, Some(summary)) => escape_html(&summary.content),
        (None, None) => String::new(),
    };
    html[..html.floor_char_boundary(MAX_TEXT_BYTES)].to_owned()
}

fn escape_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::feed::parse;

    fn check(json: &str) -> Result<ParsedFeed, FeedRejection> {
        parse(json.as_bytes(), &ParseContext::default())
    }

    #[test]
    fn one_bad_item_does_not_lose_the_feed() {
        let feed = check(
            r#" {"version": "https://jsonfeed.org/version/1", "title": 7, "items": [
                {"id": 1, "attachments": [{"url": "https://a.example/1.mp3", "duration_in_seconds": "90.4"}]},
                "nonsense", {"attachments": [{"mime_type": "audio/mpeg"}, {"url": "http://localhost/x.mp3"}]},
                {"id": "3", "content_text": "a < b", "tags": ["x", 4, null], "authors": "Ann",
                 "attachments": [{"url": "https://a.example/3.ogg", "mime_type": 5, "size_in_bytes": "12",
                                  "duration_in_seconds": 99999999999999999999999999}]}]}"#,
        );
        let feed = feed.expect("a podcast");
        assert_eq!((feed.kind, feed.channel.title.as_str(), feed.items.len()), (FeedKind::Json, "7", 3));
        let [one, two, three] = &feed.items[..] else { panic!("three items") };
        assert_eq!((one.guid.as_deref(), one.duration_s, one.playable), (Some("1"), Some(90), true));
        assert_eq!((two.guid.as_deref(), two.enclosure_url.as_deref()), (None, None));
        assert_eq!((three.raw_html.as_str(), three.enclosure_bytes, three.duration_s), ("a &lt; b", Some(12), None));
        assert_eq!(three.keywords, ["x", "4"]);
        let kinds: Vec<_> = feed.issues.iter().map(|issue| issue.kind.as_str()).collect();
        assert_eq!(kinds, ["lost-item", "bad-enclosure", "bad-enclosure", "missing-guid"]);
    }

    #[test]
    fn other_json_is_rejected() {
        let deep = format!("{{\"version\": \"https://jsonfeed.org/version/1\", \"items\": {}", "[".repeat(200_000));
        let cases = [
            "{\"error\": \"see https://jsonfeed.org/version/1\"}",
            "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [",
            "{\"version\": 1}",
            "[]",
            &deep,
        ];
        for json in cases {
            assert_eq!(check(json), Err(FeedRejection::Json), "{}", &json[..json.len().min(80)]);
        }
    }
}
