//! Parses a Podping: the `json` of a `custom_json` operation.

use crate::hints::hint::{Hint, HintReason, parse_feed_url};
use earshot_model::Timestamp;
use serde_json::Value;

/// Maximum length on the chain (facts 1.10).
pub(super) const MAX_JSON_BYTES: usize = 8_192;

/// A parsed operation.
pub(super) enum ParsedMessage {
    /// Not a Podping: other uses of the chain, tests, and startup messages of writers.
    Other,
    Hints(Vec<Hint>),
    /// A Podping that cannot be parsed.
    Malformed,
}

/// Parses an operation's `id` and `json`: versions 1.x with `iris`, 0.x with `urls` or `url`.
pub(super) fn parse_message(id: &str, json: &str, at: Timestamp) -> ParsedMessage {
    let Some(reason) = reason_of_id(id) else { return ParsedMessage::Other };
    if json.len() > MAX_JSON_BYTES {
        return ParsedMessage::Malformed;
    }
    let Ok(Value::Object(message)) = serde_json::from_str(json) else { return ParsedMessage::Malformed };
    let reason = message.get("reason").and_then(Value::as_str).map_or(reason, parse_reason);
    let listed = ["iris", "urls"].into_iter().find_map(|key| message.get(key)?.as_array());
    let urls: Vec<&Value> = match listed {
        Some(listed) => listed.iter().collect(),
        None => message.get("url").into_iter().collect(),
    };
    let hints: Vec<Hint> = urls
        .into_iter()
        .filter_map(|url| Some(Hint { feed_url: parse_feed_url(url.as_str()?)?, reason, received_at: at }))
        .collect();
    if hints.is_empty() { ParsedMessage::Malformed } else { ParsedMessage::Hints(hints) }
}

/// Parses the id `pp_<medium>_<reason>`, or `podping` of the first version; `None` for other ids.
fn reason_of_id(id: &str) -> Option<HintReason> {
    if id == "podping" {
        return Some(HintReason::Update);
    }
    let (_medium, reason) = id.strip_prefix("pp_")?.rsplit_once('_')?;
    Some(parse_reason(reason))
}

fn parse_reason(text: &str) -> HintReason {
    match text {
        "live" => HintReason::Live,
        "liveEnd" => HintReason::LiveEnd,
        _ => HintReason::Update,
    }
}
