//! Parses the response of any platform.

use super::platform_table::find_platform;
use super::responses::{ProfileResult, SocialError};
use crate::platforms::payload::{parse_json, text_at};
use earshot_model::rating::{SocialProfile, SocialProfileRef};
use earshot_model::{Issue, Timestamp};
use serde_json::Value;

/// A parsed response with its issues.
#[derive(Debug)]
pub struct ParsedProfile {
    /// `None` when the platform has no such profile.
    pub profile: Option<SocialProfile>,
    pub issues: Vec<Issue>,
}

/// Parses a response.
///
/// # Errors
/// [`SocialError`] when the response is an error or has another format.
pub fn read_profile(bytes: &[u8], target: &SocialProfileRef, now: Timestamp) -> Result<ParsedProfile, SocialError> {
    let mut issues = Vec::new();
    let value = parse_json(bytes, &mut issues)?;
    let profile = read_value(&value, target, now, &mut issues)?;
    Ok(ParsedProfile { profile, issues })
}

pub(super) fn read_value(
    value: &Value,
    target: &SocialProfileRef,
    now: Timestamp,
    issues: &mut Vec<Issue>,
) -> ProfileResult {
    // TikTok sends the code `ok` when there is no error.
    let is_error = |error: &&Value| error.is_object() && error.get("code").and_then(Value::as_str) != Some("ok");
    if let Some(error) = value.get("error").filter(is_error) {
        return read_platform_error(error);
    }
    let row = find_platform(target.platform).ok_or(SocialError::UnknownFormat)?;
    (row.read)(value, SocialProfile::new(target.platform, &target.url, now), issues)
}

/// Handles the `error` object of Meta, Google and TikTok.
fn read_platform_error(error: &Value) -> ProfileResult {
    let code = text_at(error, "code", 40).unwrap_or_default();
    // Codes for missing profiles: 803 and 110 of Meta, `user_not_found` of TikTok.
    if matches!(code.as_str(), "803" | "110" | "404" | "user_not_found") {
        return Ok(None);
    }
    let message = text_at(error, "message", 200).unwrap_or(code);
    Err(SocialError::Rejected(message))
}
