//! Fetches one profile from one platform.

use super::provider::SocialProvider;
use super::read::{ParsedProfile, read_value};
use super::responses::SocialError;
use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::request::ProviderRequest;
use earshot_model::Timestamp;
use earshot_model::rating::SocialProfileRef;
use earshot_net::{FetchError, FetchRequest, HttpClient};
use serde_json::Value;
use std::time::Duration;

/// Why a profile could not be fetched. An error is never returned as a profile without followers.
#[derive(Debug, thiserror::Error)]
pub enum FetchSocialError {
    #[error("{platform} does not support the profile {key}")]
    UnsupportedProfile { platform: &'static str, key: String },
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// Further requests are useless.
    #[error("{platform} rejects the API key ({status})")]
    KeyRejected { platform: &'static str, status: u16 },
    #[error("{platform} is throttling requests")]
    Throttled { platform: &'static str },
    #[error("{platform} answered {status}")]
    Status { platform: &'static str, status: u16 },
    #[error("{platform}: {source}")]
    UnreadableResponse { platform: &'static str, source: SocialError },
}

impl FetchSocialError {
    /// Whether the run should send no more requests to the platform.
    #[must_use]
    pub fn is_poll_over(&self) -> bool {
        matches!(self, Self::KeyRejected { .. } | Self::Throttled { .. } | Self::Fetch(FetchError::Busy { .. }))
    }
}

/// Fetches a profile.
///
/// # Errors
/// [`FetchSocialError`].
pub async fn fetch_profile(
    provider: &SocialProvider,
    http: &HttpClient,
    target: &SocialProfileRef,
    now: Timestamp,
) -> Result<ParsedProfile, FetchSocialError> {
    let platform = provider.platform().as_str();
    let unsupported = || FetchSocialError::UnsupportedProfile { platform, key: target.key.clone() };
    let provider_request = provider.request(target).ok_or_else(unsupported)?;
    let mut issues = Vec::new();
    let Some(mut response) = send_request(http, &provider_request, platform).await? else {
        return Ok(ParsedProfile { profile: None, issues });
    };
    if let Some(next) = provider.follow_up(&response) {
        let Some(next) = send_request(http, &next, platform).await? else {
            return Ok(ParsedProfile { profile: None, issues });
        };
        response = next;
    } else if response.get("elements").and_then(Value::as_array).is_some_and(Vec::is_empty) {
        // LinkedIn returns an empty list for an unknown name.
        return Ok(ParsedProfile { profile: None, issues });
    }
    let profile = read_value(&response, target, now, &mut issues)
        .map_err(|source| FetchSocialError::UnreadableResponse { platform, source })?;
    Ok(ParsedProfile { profile, issues })
}

/// Sends a request; returns `None` when the profile does not exist.
async fn send_request(
    http: &HttpClient,
    provider_request: &ProviderRequest,
    platform: &'static str,
) -> Result<Option<Value>, FetchSocialError> {
    let request = FetchRequest {
        accept: "application/json",
        headers: provider_request.headers.clone(),
        max_bytes: MAX_PAYLOAD_BYTES,
        timeout: Duration::from_secs(60),
        forbids_downgrade: true,
        ..FetchRequest::new(&provider_request.url)
    };
    let response = match &provider_request.body {
        Some(body) => http.post_json(&request, body.clone()).await?,
        None => http.fetch(&request).await?,
    };
    match response.status {
        200 => {
            let json = serde_json::from_slice(&response.body);
            json.map(Some).map_err(|_| FetchSocialError::UnreadableResponse { platform, source: SocialError::NotJson })
        }
        404 => Ok(None),
        status @ (401 | 403) => Err(FetchSocialError::KeyRejected { platform, status }),
        429 => Err(FetchSocialError::Throttled { platform }),
        // Meta returns 400 with an error object, both for missing profiles and for rejections.
        400 if has_error_object(&response.body) => Ok(serde_json::from_slice(&response.body).ok()),
        status => Err(FetchSocialError::Status { platform, status }),
    }
}

fn has_error_object(body: &[u8]) -> bool {
    serde_json::from_slice::<Value>(body).is_ok_and(|value| value.get("error").is_some_and(Value::is_object))
}
