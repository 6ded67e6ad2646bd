//! What platforms answer about a profile, in the shapes that each documents.

use crate::ratings::fields::{Reader, at, list, text, web_url};
use crate::ratings::{MAX_PAYLOAD_BYTES, RatingError};
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialTarget};
use earshot_model::{Issue, Timestamp};
use serde_json::Value;

const MAX_NAME_CHARS: usize = 300;
const MAX_ABOUT_CHARS: usize = 5_000;

/// What was read, with what was wrong with it.
#[derive(Debug)]
pub struct ProfileReading {
    /// `None` when the platform knows no such profile.
    pub profile: Option<SocialProfile>,
    pub issues: Vec<Issue>,
}

/// Why an answer says nothing.
#[derive(Debug, thiserror::Error)]
pub enum SocialError {
    #[error("it is larger than {MAX_PAYLOAD_BYTES} bytes")]
    TooLarge,
    #[error("it is not JSON")]
    NotJson,
    #[error("it is no answer about a profile that we know")]
    Unknown,
    /// In the platform's own words.
    #[error("the platform refuses: {0}")]
    Refused(String),
}

/// Reads an answer.
///
/// # Errors
/// [`SocialError`] where it is none.
pub fn read_profile(bytes: &[u8], target: &SocialTarget, now: Timestamp) -> Result<ProfileReading, SocialError> {
    let mut issues = Vec::new();
    let value = crate::ratings::parse(bytes, &mut issues).map_err(|error| match error {
        RatingError::TooLarge => SocialError::TooLarge,
        _ => SocialError::NotJson,
    })?;
    let profile = read_value(&value, target, now, &mut issues)?;
    Ok(ProfileReading { profile, issues })
}

pub(super) fn read_value(
    value: &Value,
    target: &SocialTarget,
    now: Timestamp,
    issues: &mut Vec<Issue>,
) -> Result<Option<SocialProfile>, SocialError> {
    // TikTok writes the code `ok` where there is no error.
    let is_error = |error: &&Value| error.is_object() && error.get("code").and_then(Value::as_str) != Some("ok");
    if let Some(error) = value.get("error").filter(is_error) {
        return refused(error);
    }
    let blank = SocialProfile::new(target.platform, &target.url, now);
    let found = match target.platform {
        SocialPlatform::Youtube => return youtube(value, blank, issues),
        SocialPlatform::Twitter => return twitter(value, blank, issues),
        SocialPlatform::Facebook => facebook(value, blank, issues),
        SocialPlatform::Instagram => instagram(value, blank, issues),
        SocialPlatform::Tiktok => tiktok(value, blank, issues),
        SocialPlatform::Patreon => patreon(value, blank, issues),
        SocialPlatform::LinkedinCompany => linkedin(value, blank, issues),
        // No service tells it.
        SocialPlatform::LinkedinPerson => None,
    };
    found.filter(SocialProfile::has_counts).map(Some).ok_or(SocialError::Unknown)
}

/// Meta, Google and TikTok say it in `error`.
fn refused(error: &Value) -> Result<Option<SocialProfile>, SocialError> {
    let code = text(error, "code", 40).unwrap_or_default();
    // Meta: 803 and 110 for what is not there. TikTok: no such user.
    if matches!(code.as_str(), "803" | "110" | "404" | "user_not_found") {
        return Ok(None);
    }
    let message = text(error, "message", 200).unwrap_or(code);
    Err(SocialError::Refused(message))
}

/// `channels.list`: counts are texts, and hidden ones are told as such; an unknown id has no `items` (facts 2.3).
fn youtube(
    value: &Value,
    mut profile: SocialProfile,
    issues: &mut Vec<Issue>,
) -> Result<Option<SocialProfile>, SocialError> {
    if text(value, "kind", 60).as_deref() != Some("youtube#channelListResponse") {
        return Err(SocialError::Unknown);
    }
    let Some(item) = list(value, "items").and_then(|items| items.into_iter().next()) else { return Ok(None) };
    let joined_by = profile.captured_at;
    let mut reader = Reader { value: item, issues };
    let is_hidden = at(item, "statistics.hiddenSubscriberCount").and_then(Value::as_bool) == Some(true);
    profile.followers = if is_hidden { None } else { reader.count("statistics.subscriberCount") };
    profile.views = reader.count("statistics.viewCount");
    profile.posts = reader.count("statistics.videoCount");
    profile.joined_at = reader.moment("snippet.publishedAt", joined_by);
    profile.profile_id = text(item, "id", 100);
    profile.name = text(item, "snippet.title", MAX_NAME_CHARS);
    profile.about = text(item, "snippet.description", MAX_ABOUT_CHARS);
    profile.handle = text(item, "snippet.customUrl", MAX_NAME_CHARS);
    profile.country = text(item, "snippet.country", 2);
    profile.image_url = ["high", "medium", "default"]
        .into_iter()
        .find_map(|size| web_url(item, &format!("snippet.thumbnails.{size}.url")));
    Ok(Some(profile))
}

/// `GET /2/users/by/username/{name}`: `data.public_metrics`; who is not there stands in `errors`.
fn twitter(
    value: &Value,
    mut profile: SocialProfile,
    issues: &mut Vec<Issue>,
) -> Result<Option<SocialProfile>, SocialError> {
    let Some(data) = at(value, "data") else {
        let errors = list(value, "errors").ok_or(SocialError::Unknown)?;
        let first = errors.first().copied().unwrap_or(&Value::Null);
        let is_absent = text(first, "title", 60).is_some_and(|title| title == "Not Found Error");
        if is_absent {
            return Ok(None);
        }
        return Err(SocialError::Refused(text(first, "detail", 200).unwrap_or_default()));
    };
    let captured_at = profile.captured_at;
    let mut reader = Reader { value: data, issues };
    profile.followers = reader.count("public_metrics.followers_count");
    profile.following = reader.count("public_metrics.following_count");
    profile.posts = reader.count("public_metrics.tweet_count");
    profile.joined_at = reader.moment("created_at", captured_at);
    profile.profile_id = text(data, "id", 100);
    profile.name = text(data, "name", MAX_NAME_CHARS);
    profile.handle = text(data, "username", MAX_NAME_CHARS);
    profile.about = text(data, "description", MAX_ABOUT_CHARS);
    profile.image_url = web_url(data, "profile_image_url");
    profile.is_verified = at(data, "verified").and_then(Value::as_bool);
    if profile.has_counts() { Ok(Some(profile)) } else { Err(SocialError::Unknown) }
}

/// Graph API, a page: `followers_count`, `fan_count`, `talking_about_count`.
fn facebook(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> Option<SocialProfile> {
    let mut reader = Reader { value, issues };
    profile.followers = reader.count("followers_count");
    profile.likes = reader.count("fan_count");
    profile.talking_about = reader.count("talking_about_count");
    profile.profile_id = text(value, "id", 100);
    profile.name = text(value, "name", MAX_NAME_CHARS);
    profile.about = text(value, "about", MAX_ABOUT_CHARS);
    profile.image_url = web_url(value, "picture.data.url");
    Some(profile)
}

/// Graph API, business discovery of another account.
fn instagram(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> Option<SocialProfile> {
    let account = at(value, "business_discovery")?;
    let mut reader = Reader { value: account, issues };
    profile.followers = reader.count("followers_count");
    profile.following = reader.count("follows_count");
    profile.posts = reader.count("media_count");
    profile.profile_id = text(account, "id", 100);
    profile.name = text(account, "name", MAX_NAME_CHARS);
    profile.handle = text(account, "username", MAX_NAME_CHARS);
    profile.about = text(account, "biography", MAX_ABOUT_CHARS);
    profile.image_url = web_url(account, "profile_picture_url");
    Some(profile)
}

/// Research API, `POST /v2/research/user/info/`.
fn tiktok(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> Option<SocialProfile> {
    let data = at(value, "data")?;
    let mut reader = Reader { value: data, issues };
    profile.followers = reader.count("follower_count");
    profile.following = reader.count("following_count");
    profile.posts = reader.count("video_count");
    profile.likes = reader.count("likes_count");
    profile.name = text(data, "display_name", MAX_NAME_CHARS);
    profile.about = text(data, "bio_description", MAX_ABOUT_CHARS);
    profile.image_url = web_url(data, "avatar_url");
    profile.is_verified = at(data, "is_verified").and_then(Value::as_bool);
    Some(profile)
}

/// API v2, `GET /api/oauth2/v2/campaigns/{id}`.
fn patreon(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> Option<SocialProfile> {
    let data = at(value, "data")?;
    let captured_at = profile.captured_at;
    let mut reader = Reader { value: data, issues };
    profile.followers = reader.count("attributes.patron_count");
    profile.joined_at = reader.moment("attributes.created_at", captured_at);
    profile.profile_id = text(data, "id", 100);
    profile.name = text(data, "attributes.creation_name", MAX_NAME_CHARS);
    profile.handle = text(data, "attributes.vanity", MAX_NAME_CHARS);
    profile.image_url = web_url(data, "attributes.image_url");
    Some(profile)
}

/// The organisation as `organizations?q=vanityName` has it, with its `networkSizes` as `followers`.
fn linkedin(value: &Value, mut profile: SocialProfile, issues: &mut Vec<Issue>) -> Option<SocialProfile> {
    let mut reader = Reader { value, issues };
    profile.followers = reader.count("firstDegreeSize");
    Some(profile)
}
