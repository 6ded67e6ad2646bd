//! One profile from one platform.

use super::provider::{Question, SocialProvider};
use super::read::{ProfileReading, SocialError, read_value};
use crate::ratings::MAX_PAYLOAD_BYTES;
use earshot_model::Timestamp;
use earshot_model::rating::SocialTarget;
use earshot_net::{FetchError, FetchRequest, HttpClient};
use serde_json::Value;
use std::time::Duration;

/// Why a profile could not be fetched. None of it is a profile without followers.
#[derive(Debug, thiserror::Error)]
pub enum FetchSocialError {
    #[error("{platform} cannot be asked for {key}")]
    NotAskable { platform: &'static str, key: String },
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// Asking on is of no use.
    #[error("{platform} refuses the key ({status})")]
    KeyRefused { platform: &'static str, status: u16 },
    #[error("{platform} wants to be asked less often")]
    TooOften { platform: &'static str },
    #[error("{platform} answered {status}")]
    Status { platform: &'static str, status: u16 },
    #[error("{platform}: {source}")]
    Answer { platform: &'static str, source: SocialError },
}

impl FetchSocialError {
    /// Whether the platform is not to be asked again in this run.
    #[must_use]
    pub fn ends_asking(&self) -> bool {
        matches!(self, Self::KeyRefused { .. } | Self::TooOften { .. } | Self::Fetch(FetchError::Busy { .. }))
    }
}

/// Asks a platform for a profile.
///
/// # Errors
/// [`FetchSocialError`].
pub async fn fetch_profile(
    provider: &dyn SocialProvider,
    http: &HttpClient,
    target: &SocialTarget,
    now: Timestamp,
) -> Result<ProfileReading, FetchSocialError> {
    let platform = provider.platform().as_str();
    let not_askable = || FetchSocialError::NotAskable { platform, key: target.key.clone() };
    let question = provider.question(target).ok_or_else(not_askable)?;
    let mut issues = Vec::new();
    let Some(mut answer) = ask(http, &question, platform).await? else {
        return Ok(ProfileReading { profile: None, issues });
    };
    if let Some(next) = provider.follow_up(&answer) {
        let Some(next) = ask(http, &next, platform).await? else {
            return Ok(ProfileReading { profile: None, issues });
        };
        answer = next;
    } else if answer.get("elements").and_then(Value::as_array).is_some_and(Vec::is_empty) {
        // LinkedIn's way to say that nobody has this name.
        return Ok(ProfileReading { profile: None, issues });
    }
    let profile = read_value(&answer, target, now, &mut issues)
        .map_err(|source| FetchSocialError::Answer { platform, source })?;
    Ok(ProfileReading { profile, issues })
}

/// `None` for a profile that is not there.
async fn ask(
    http: &HttpClient,
    question: &Question,
    platform: &'static str,
) -> Result<Option<Value>, FetchSocialError> {
    let request = FetchRequest {
        accept: "application/json",
        headers: question.headers.clone(),
        max_bytes: MAX_PAYLOAD_BYTES,
        deadline: Duration::from_secs(60),
        keeps_https: true,
        ..FetchRequest::new(&question.url)
    };
    let answer = match &question.body {
        Some(body) => http.post_json(&request, body.clone()).await?,
        None => http.fetch(&request).await?,
    };
    match answer.status {
        200 => {
            let json = serde_json::from_slice(&answer.body);
            json.map(Some).map_err(|_| FetchSocialError::Answer { platform, source: SocialError::NotJson })
        }
        404 => Ok(None),
        status @ (401 | 403) => Err(FetchSocialError::KeyRefused { platform, status }),
        429 => Err(FetchSocialError::TooOften { platform }),
        // Meta tells what is not there, and why it refuses, with 400.
        400 if is_explained(&answer.body) => Ok(serde_json::from_slice(&answer.body).ok()),
        status => Err(FetchSocialError::Status { platform, status }),
    }
}

fn is_explained(body: &[u8]) -> bool {
    serde_json::from_slice::<Value>(body).is_ok_and(|value| value.get("error").is_some_and(Value::is_object))
}
