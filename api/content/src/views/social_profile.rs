//! The fields of a profile that the views of all platforms share.

use earshot_api_server::views::TimestampView;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};
use earshot_model::{SocialKind, Timestamp};

/// Returns the names of the missing counts.
pub fn missing_counts<const N: usize>(fields: [(&str, Option<i64>); N]) -> Vec<String> {
    fields.into_iter().filter(|(_, count)| count.is_none()).map(|(name, _)| name.to_owned()).collect()
}

/// Returns the key of a profile: the handle or ID in its URL.
pub fn profile_key(profile: &SocialProfile) -> String {
    let kind = match profile.platform {
        SocialPlatform::Facebook => SocialKind::Facebook,
        SocialPlatform::Instagram => SocialKind::Instagram,
        SocialPlatform::LinkedinCompany | SocialPlatform::LinkedinPerson => SocialKind::Linkedin,
        SocialPlatform::Patreon => SocialKind::Patreon,
        SocialPlatform::Tiktok => SocialKind::Tiktok,
        SocialPlatform::Twitter => SocialKind::Twitter,
        SocialPlatform::Youtube => SocialKind::Youtube,
    };
    SocialProfileRef::from_link(kind, &profile.url).map(|target| target.key).unwrap_or_default()
}

pub fn timestamp_view(at: Option<Timestamp>) -> Option<TimestampView> {
    at.map(TimestampView)
}
