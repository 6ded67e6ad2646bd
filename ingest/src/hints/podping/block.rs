//! Parses blocks of the Hive chain, in the two formats of its nodes.

use super::message::{ParsedMessage, parse_message};
use crate::hints::hint::Hint;
use chrono::NaiveDateTime;
use earshot_model::Timestamp;
use serde_json::Value;

/// The content of a block.
#[derive(Debug, Default)]
pub(super) struct ParsedBlock {
    pub(super) hints: Vec<Hint>,
    /// Number of Podpings that could not be parsed.
    pub(super) malformed: usize,
}

/// Parses a block. Operations of an unexpected format are skipped, because anyone can write to the chain; the rest of
/// the block counts.
pub(super) fn parse_block(block: &Value, now: Timestamp) -> ParsedBlock {
    // A block without a valid time counts as current, and times in the future are capped.
    let at = block["timestamp"].as_str().and_then(parse_time).map_or(now, |at| at.min(now));
    let mut reading = ParsedBlock::default();
    let transactions = block["transactions"].as_array().into_iter().flatten();
    for operation in transactions.flat_map(|transaction| transaction["operations"].as_array().into_iter().flatten()) {
        let Some((id, json)) = custom_json(operation) else { continue };
        match parse_message(id, json, at) {
            ParsedMessage::Other => {}
            ParsedMessage::Hints(hints) => reading.hints.extend(hints),
            ParsedMessage::Malformed => reading.malformed += 1,
        }
    }
    reading
}

/// Returns a custom operation: `{"type":"custom_json_operation","value":{…}}` of `block_api`, or `["custom_json",{…}]`
/// of `condenser_api`.
fn custom_json(operation: &Value) -> Option<(&str, &str)> {
    let value = match operation {
        Value::Object(_) if operation["type"] == "custom_json_operation" => &operation["value"],
        Value::Array(pair) if pair.first()? == "custom_json" => pair.get(1)?,
        _ => return None,
    };
    Some((value["id"].as_str()?, value["json"].as_str()?))
}

/// Parses `2026-11-01T12:00:03`, in UTC.
fn parse_time(text: &str) -> Option<Timestamp> {
    Some(NaiveDateTime::parse_from_str(text.trim_end_matches('Z'), "%Y-%m-%dT%H:%M:%S").ok()?.and_utc())
}
