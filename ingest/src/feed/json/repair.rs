//! Repairs a JSON Feed before `feed-rs` reads it, which rejects a whole feed for one attachment without a type.

use crate::feed::field_values::MAX_LIST;
use crate::feed::issues::IssueLog;
use earshot_model::limits::MAX_FEED_ITEMS;
use earshot_model::media_type_of_url;
use serde_json::{Map, Value, json};

const FEED_TEXTS: &[&str] = &["title", "home_page_url", "feed_url", "language", "description", "icon", "favicon"];
const ITEM_TEXTS: &[&str] = &[
    "id",
    "url",
    "external_url",
    "title",
    "content_html",
    "content_text",
    "summary",
    "date_published",
    "date_modified",
];

/// The data of the document that `feed-rs` does not return, item by item.
pub(super) struct RepairedFeed {
    pub(super) document: Value,
    /// The remaining items, unchanged.
    pub(super) items: Vec<Value>,
}

/// Keeps fields of the expected type; drops items that are not objects.
pub(super) fn repair_feed(feed: &mut Map<String, Value>, issues: &mut IssueLog) -> RepairedFeed {
    let mut document = select_texts(feed, FEED_TEXTS);
    document.entry("title").or_insert_with(|| json!(""));
    document.insert("version".to_owned(), json!("https://jsonfeed.org/version/1.1"));
    document.insert("authors".to_owned(), repair_authors(feed));
    let mut items = match feed.remove("items") {
        Some(Value::Array(items)) => items,
        _ => Vec::new(),
    };
    if items.len() > MAX_FEED_ITEMS {
        issues.error("truncated", None, format!("only the first {MAX_FEED_ITEMS} items were read"));
        items.truncate(MAX_FEED_ITEMS);
    }
    let before = items.len();
    items.retain(Value::is_object);
    if items.len() < before {
        issues.error("lost-item", None, format!("{} items are not objects", before - items.len()));
    }
    let repaired: Vec<Value> =
        items.iter().filter_map(Value::as_object).map(|fields| repair_item(fields, issues)).collect();
    document.insert("items".to_owned(), Value::Array(repaired));
    RepairedFeed { document: Value::Object(document), items }
}

fn repair_item(fields: &Map<String, Value>, issues: &mut IssueLog) -> Value {
    let mut repaired = select_texts(fields, ITEM_TEXTS);
    repaired.insert("authors".to_owned(), repair_authors(fields));
    let tags = list_field(fields, "tags").filter_map(to_text).take(MAX_LIST);
    repaired.insert("tags".to_owned(), tags.map(Value::String).collect());
    let mut attachments = Vec::new();
    for attachment in list_field(fields, "attachments").take(MAX_LIST) {
        let Some(url) = attachment.get("url").and_then(to_text) else {
            issues.warning("bad-enclosure", None, "the attachment has no URL");
            continue;
        };
        let declared = attachment.get("mime_type").and_then(to_text);
        let media_type = declared.or_else(|| media_type_of_url(&url).map(str::to_owned)).unwrap_or_default();
        let bytes = attachment.get("size_in_bytes").and_then(to_number).map(|bytes| bytes as u64);
        attachments.push(json!({ "url": url, "mime_type": media_type, "size_in_bytes": bytes,
            "title": attachment.get("title").and_then(to_text) }));
    }
    repaired.insert("attachments".to_owned(), Value::Array(attachments));
    Value::Object(repaired)
}

fn select_texts(fields: &Map<String, Value>, names: &[&str]) -> Map<String, Value> {
    let found = |name: &&str| Some(((*name).to_owned(), Value::String(to_text(fields.get(*name)?)?)));
    names.iter().filter_map(found).collect()
}

/// Reads `authors` of version 1.1, or the single `author` of 1.0.
fn repair_authors(fields: &Map<String, Value>) -> Value {
    let found = list_field(fields, "authors").chain(fields.get("author"));
    let repaired = found.take(MAX_LIST).map(|author| match author {
        Value::String(name) => json!({ "name": name }),
        author => json!({ "name": author.get("name").and_then(to_text), "url": author.get("url").and_then(to_text) }),
    });
    repaired.collect()
}

fn list_field<'v>(fields: &'v Map<String, Value>, name: &str) -> impl Iterator<Item = &'v Value> {
    fields.get(name).and_then(Value::as_array).into_iter().flatten()
}

/// Returns a text, or a number as text, because ids are often numbers.
pub(super) fn to_text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Returns a number from 0 to 2^53. Accepts numbers in text.
pub(super) fn to_number(value: &Value) -> Option<f64> {
    let number = match value {
        Value::String(text) => text.trim().parse().ok(),
        value => value.as_f64(),
    };
    number.filter(|number| (0.0..=9_007_199_254_740_992.0).contains(number))
}
