//! Hides passwords and tokens of private feeds before their records are published.
//!
//! A feed whose own URL has a secret is private: its episodes and links have secrets too. In other feeds such parameters
//! are public, and media would not play without them.

use earshot_model::{PodcastDocument, hide_secrets, public_url};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Gives a podcast of a private feed the public forms of its URLs.
pub(crate) fn hide_in_document(document: &mut PodcastDocument) {
    document.podcast = hide_in_record(&document.podcast);
    document.links = hide_in_record(&document.links);
    document.contacts = hide_in_record(&document.contacts);
    for url in &mut document.aliases.feed_urls {
        *url = public_url(url).into_owned();
    }
    // Two passwords of one feed have one form.
    document.aliases.feed_urls.sort_unstable();
    document.aliases.feed_urls.dedup();
}

/// Hides secrets in all texts of a record.
pub(crate) fn hide_in_record<T: Serialize + DeserializeOwned>(record: &T) -> T {
    let mut value = serde_json::to_value(record).expect("records are stored as JSON");
    hide_in_value(&mut value);
    serde_json::from_value(value).expect("URLs are texts before and after")
}

fn hide_in_value(value: &mut Value) {
    match value {
        Value::String(text) => *text = hide_secrets(text).into_owned(),
        Value::Array(values) => values.iter_mut().for_each(hide_in_value),
        Value::Object(fields) => fields.values_mut().for_each(hide_in_value),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
