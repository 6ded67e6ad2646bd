//! Parses payloads of ratings and followers as JSON.

use super::json_repair;
use earshot_model::{Issue, Severity};
use serde_json::Value;

/// Maximum payload size: 50 reviews of 6,000 characters fit several times.
pub const MAX_PAYLOAD_BYTES: usize = 4 << 20;

/// Why a payload was not parsed.
pub(in crate::platforms) enum PayloadError {
    TooLarge,
    NotJson(serde_json::Error),
}

/// Parses JSON. Truncated JSON is read up to the cut.
pub(in crate::platforms) fn parse_json(bytes: &[u8], issues: &mut Vec<Issue>) -> Result<Value, PayloadError> {
    if bytes.len() > MAX_PAYLOAD_BYTES {
        return Err(PayloadError::TooLarge);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match serde_json::from_slice(bytes) {
        Ok(value) => Ok(value),
        Err(error) => {
            let repaired =
                json_repair::close_cut_json(bytes).and_then(|repaired| serde_json::from_slice(&repaired).ok());
            let value = repaired.ok_or(PayloadError::NotJson(error))?;
            let message = "the payload is cut off or damaged; complete entries were kept";
            issues.push(Issue::new("cut-short", Severity::Error, message));
            Ok(value)
        }
    }
}
