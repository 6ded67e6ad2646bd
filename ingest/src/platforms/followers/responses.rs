//! Parses profile responses in the documented format of each platform.

use crate::platforms::payload::{FieldReader, MAX_PAYLOAD_BYTES, PayloadError, list_at, text_at, value_at, web_url_at};
use earshot_model::Issue;
use earshot_model::rating::SocialProfile;
use serde_json::Value;

const MAX_NAME_CHARS: usize = 300;
const MAX_DESCRIPTION_CHARS: usize = 5_000;

/// Why a response has no usable data.
#[derive(Debug, thiserror::Error)]
pub enum SocialError {
    #[error("it is larger than {MAX_PAYLOAD_BYTES} bytes")]
    TooLarge,
    #[error("it is not JSON")]
    NotJson,
    #[error("unknown format of a profile")]
    UnknownFormat,
    /// The platform's own message.
    #[error("the platform reports an error: {0}")]
    Rejected(String),
}

impl From<PayloadError> for SocialError {
    fn from(error: PayloadError) -> Self {
        match error {
            PayloadError::TooLarge => Self::TooLarge,
            PayloadError::NotJson(_) => Self::NotJson,
        }
    }
}

/// The profile in a response, or `None` when the platform has no such profile.
pub(super) type ProfileResult = Result<Option<SocialProfile>, SocialError>;

/// Rejects a response without any count.
fn require_counts(profile: SocialProfile) -> ProfileResult {
    if profile.has_counts() { Ok(Some(profile)) } else { Err(SocialError::UnknownFormat) }
}

/// Parses `channels.list`. Counts are texts, hidden counts are marked, and an unknown id has no `items` (facts 2.3).
pub(super) fn read_youtube(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    if text_at(value, "kind", 60).as_deref() != Some("youtube#channelListResponse") {
        return Err(SocialError::UnknownFormat);
    }
    let Some(item) = list_at(value, "items").and_then(|items| items.into_iter().next()) else { return Ok(None) };
    let joined_by = profile.captured_at;
    let mut reader = FieldReader { value: item, issues };
    let is_hidden = value_at(item, "statistics.hiddenSubscriberCount").and_then(Value::as_bool) == Some(true);
    profile.followers = if is_hidden { None } else { reader.read_count("statistics.subscriberCount") };
    profile.views = reader.read_count("statistics.viewCount");
    profile.posts = reader.read_count("statistics.videoCount");
    profile.joined_at = reader.read_time("snippet.publishedAt", joined_by);
    profile.profile_id = text_at(item, "id", 100);
    profile.name = text_at(item, "snippet.title", MAX_NAME_CHARS);
    profile.about = text_at(item, "snippet.description", MAX_DESCRIPTION_CHARS);
    profile.handle = text_at(item, "snippet.customUrl", MAX_NAME_CHARS);
    profile.country = text_at(item, "snippet.country", 2);
    profile.image_url = ["high", "medium", "default"]
        .into_iter()
        .find_map(|size| web_url_at(item, &format!("snippet.thumbnails.{size}.url")));
    Ok(Some(profile))
}

/// Parses `GET /2/users/by/username/{name}`: `data.public_metrics`, or `errors` for an unknown name.
pub(super) fn read_twitter(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    let Some(data) = value_at(value, "data") else {
        let errors = list_at(value, "errors").ok_or(SocialError::UnknownFormat)?;
        let first = errors.first().copied().unwrap_or(&Value::Null);
        let is_absent = text_at(first, "title", 60).is_some_and(|title| title == "Not Found Error");
        if is_absent {
            return Ok(None);
        }
        return Err(SocialError::Rejected(text_at(first, "detail", 200).unwrap_or_default()));
    };
    let captured_at = profile.captured_at;
    let mut reader = FieldReader { value: data, issues };
    profile.followers = reader.read_count("public_metrics.followers_count");
    profile.following = reader.read_count("public_metrics.following_count");
    profile.posts = reader.read_count("public_metrics.tweet_count");
    profile.joined_at = reader.read_time("created_at", captured_at);
    profile.profile_id = text_at(data, "id", 100);
    profile.name = text_at(data, "name", MAX_NAME_CHARS);
    profile.handle = text_at(data, "username", MAX_NAME_CHARS);
    profile.about = text_at(data, "description", MAX_DESCRIPTION_CHARS);
    profile.image_url = web_url_at(data, "profile_image_url");
    profile.is_verified = value_at(data, "verified").and_then(Value::as_bool);
    require_counts(profile)
}

/// Parses a page of the Graph API: `followers_count`, `fan_count`, `talking_about_count`.
pub(super) fn read_facebook(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    let mut reader = FieldReader { value, issues };
    profile.followers = reader.read_count("followers_count");
    profile.likes = reader.read_count("fan_count");
    profile.talking_about = reader.read_count("talking_about_count");
    profile.profile_id = text_at(value, "id", 100);
    profile.name = text_at(value, "name", MAX_NAME_CHARS);
    profile.about = text_at(value, "about", MAX_DESCRIPTION_CHARS);
    profile.image_url = web_url_at(value, "picture.data.url");
    require_counts(profile)
}

/// Parses business discovery of the Graph API.
pub(super) fn read_instagram(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    let account = value_at(value, "business_discovery").ok_or(SocialError::UnknownFormat)?;
    let mut reader = FieldReader { value: account, issues };
    profile.followers = reader.read_count("followers_count");
    profile.following = reader.read_count("follows_count");
    profile.posts = reader.read_count("media_count");
    profile.profile_id = text_at(account, "id", 100);
    profile.name = text_at(account, "name", MAX_NAME_CHARS);
    profile.handle = text_at(account, "username", MAX_NAME_CHARS);
    profile.about = text_at(account, "biography", MAX_DESCRIPTION_CHARS);
    profile.image_url = web_url_at(account, "profile_picture_url");
    require_counts(profile)
}

/// Parses `POST /v2/research/user/info/` of the Research API.
pub(super) fn read_tiktok(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    let data = value_at(value, "data").ok_or(SocialError::UnknownFormat)?;
    let mut reader = FieldReader { value: data, issues };
    profile.followers = reader.read_count("follower_count");
    profile.following = reader.read_count("following_count");
    profile.posts = reader.read_count("video_count");
    profile.likes = reader.read_count("likes_count");
    profile.name = text_at(data, "display_name", MAX_NAME_CHARS);
    profile.about = text_at(data, "bio_description", MAX_DESCRIPTION_CHARS);
    profile.image_url = web_url_at(data, "avatar_url");
    profile.is_verified = value_at(data, "is_verified").and_then(Value::as_bool);
    require_counts(profile)
}

/// Parses `GET /api/oauth2/v2/campaigns/{id}` of API v2.
pub(super) fn read_patreon(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    let data = value_at(value, "data").ok_or(SocialError::UnknownFormat)?;
    let captured_at = profile.captured_at;
    let mut reader = FieldReader { value: data, issues };
    profile.followers = reader.read_count("attributes.patron_count");
    profile.joined_at = reader.read_time("attributes.created_at", captured_at);
    profile.profile_id = text_at(data, "id", 100);
    profile.name = text_at(data, "attributes.creation_name", MAX_NAME_CHARS);
    profile.handle = text_at(data, "attributes.vanity", MAX_NAME_CHARS);
    profile.image_url = web_url_at(data, "attributes.image_url");
    require_counts(profile)
}

/// Parses an organization from `organizations?q=vanityName`, with its `networkSizes` as `followers`.
pub(super) fn read_linkedin(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> ProfileResult {
    let mut reader = FieldReader { value, issues };
    profile.followers = reader.read_count("firstDegreeSize");
    require_counts(profile)
}
