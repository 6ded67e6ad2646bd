//! `PUT /api/v1/guest-profiles/{guestProfileId}/social-media-links`

use super::updates::{SaveParameters, UpdatedGuestProfileData, update_fields};
use earshot_api_server::prelude::*;
use earshot_model::SocialKind;
use earshot_model::guest_profile::SocialLink;

/// A guest's profile on a social platform.
#[request]
pub struct GuestSocialLinkRequest {
    /// The platform: beehiiv, behance, bluesky, discord, facebook, github, instagram, linkedin, linktree, mastodon,
    /// medium, patreon, pinterest, reddit, snapchat, soundcloud, substack, threads, tiktok, tumblr, twitch, twitter,
    /// vimeo, whatsapp or youtube.
    social_media_type: String,
    /// URL of the profile.
    url: String,
}

/// Changed social links.
#[view]
pub struct UpdatedGuestSocialLinksData {
    #[serde(flatten)]
    updated: UpdatedGuestProfileData,
    /// Always `null`: profiles on LinkedIn are not read.
    linked_in_scrape_trigger_failures: Option<Vec<String>>,
}

/// Replaces the social profiles of a guest. Each URL must be a profile on its platform.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/social-media-links",
    (status = 200, description = "The profile has the new values", body = Envelope<UpdatedGuestSocialLinksData>),
    (status = 409, description = "The guest profile is archived"),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn update_guest_profile_social_media_links(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(save): ApiQuery<SaveParameters>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<Vec<GuestSocialLinkRequest>>,
) -> Result<Versioned<UpdatedGuestSocialLinksData>, ApiError> {
    let links = body.into_iter().enumerate().map(parse_link).collect::<Result<Vec<_>, _>>()?;
    let edit = |fields: &mut earshot_model::guest_profile::GuestProfileFields| fields.social_links = links;
    let Versioned { version, data } = update_fields(&state, &account, (&profile, version), &save, edit).await?;
    let data = UpdatedGuestSocialLinksData { updated: data, linked_in_scrape_trigger_failures: None };
    Ok(Versioned { version, data })
}

fn parse_link((number, link): (usize, GuestSocialLinkRequest)) -> Result<SocialLink, ApiError> {
    let unknown = || {
        let pointer = format!("/{number}/socialMediaType");
        ApiError::invalid("The platform is not valid.", &pointer, "must be a platform such as linkedin")
    };
    let kind = SocialKind::parse(&link.social_media_type).ok_or_else(unknown)?;
    Ok(SocialLink { kind, url: link.url })
}
