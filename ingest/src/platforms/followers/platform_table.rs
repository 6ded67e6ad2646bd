//! The platforms whose follower counts are read, one row each.

use super::requests::{self, ApiAccess};
use super::responses::{self, ProfileResult};
use crate::platforms::request::ProviderRequest;
use earshot_model::Issue;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};
use serde_json::Value;

/// A platform with an API for follower counts.
#[derive(Debug)]
pub(super) struct PlatformRow {
    pub(super) platform: SocialPlatform,
    /// The platform's name in the catalog's record of polls.
    pub(super) poll_name: &'static str,
    pub(super) base_url: &'static str,
    /// Returns the request for a profile, or `None` when the API does not support such a profile.
    pub(super) request: fn(&ApiAccess, &SocialProfileRef) -> Option<ProviderRequest>,
    /// Returns the next request after the first response, if the platform needs two.
    pub(super) follow_up: Option<fn(&ApiAccess, &Value) -> Option<ProviderRequest>>,
    /// Fills the profile from the last response.
    pub(super) read: fn(&Value, SocialProfile, &mut Vec<Issue>) -> ProfileResult,
}

// No service publishes follower counts of persons on LinkedIn.
static PLATFORMS: &[PlatformRow] = &[
    PlatformRow {
        platform: SocialPlatform::Youtube,
        poll_name: "social-youtube",
        base_url: "https://www.googleapis.com",
        request: requests::youtube_request,
        follow_up: None,
        read: responses::read_youtube,
    },
    PlatformRow {
        platform: SocialPlatform::Twitter,
        poll_name: "social-twitter",
        base_url: "https://api.twitter.com",
        request: requests::twitter_request,
        follow_up: None,
        read: responses::read_twitter,
    },
    PlatformRow {
        platform: SocialPlatform::Facebook,
        poll_name: "social-facebook",
        base_url: "https://graph.facebook.com",
        request: requests::facebook_request,
        follow_up: None,
        read: responses::read_facebook,
    },
    PlatformRow {
        platform: SocialPlatform::Instagram,
        poll_name: "social-instagram",
        base_url: "https://graph.facebook.com",
        request: requests::instagram_request,
        follow_up: None,
        read: responses::read_instagram,
    },
    PlatformRow {
        platform: SocialPlatform::LinkedinCompany,
        poll_name: "social-linkedin-company",
        base_url: "https://api.linkedin.com",
        request: requests::linkedin_request,
        follow_up: Some(requests::linkedin_follow_up),
        read: responses::read_linkedin,
    },
    PlatformRow {
        platform: SocialPlatform::Tiktok,
        poll_name: "social-tiktok",
        base_url: "https://open.tiktokapis.com",
        request: requests::tiktok_request,
        follow_up: None,
        read: responses::read_tiktok,
    },
    PlatformRow {
        platform: SocialPlatform::Patreon,
        poll_name: "social-patreon",
        base_url: "https://www.patreon.com",
        request: requests::patreon_request,
        follow_up: None,
        read: responses::read_patreon,
    },
];

/// Returns the row of a platform, or `None` when no service publishes its counts.
pub(super) fn find_platform(platform: SocialPlatform) -> Option<&'static PlatformRow> {
    PLATFORMS.iter().find(|row| row.platform == platform)
}
