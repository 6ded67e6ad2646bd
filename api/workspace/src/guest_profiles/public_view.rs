//! `PUT /api/v1/guest-profiles/{guestProfileId}/public-view`

use super::find_profile;
use super::updates::{SaveParameters, UpdatedGuestProfileData, update_fields};
use earshot_api_server::prelude::*;
use earshot_model::guest_profile::GuestProfileFields;

/// New settings of the public page. Absent ones stay as they are.
#[request]
pub struct GuestPublicViewRequest {
    /// Whether everyone sees the page.
    is_public: Option<bool>,
    /// Whether it shows the profile on LinkedIn.
    display_linked_in: Option<bool>,
    /// Whether it shows other social profiles.
    display_socials: Option<bool>,
    /// Whether it shows episodes with the guest.
    display_previous_podcast_appearances: Option<bool>,
    /// A letter to hosts, in Markdown, shown as text with links. An empty text removes it.
    #[schema(max_length = 20000)]
    marketing_letter_markdown_text: Option<String>,
}

/// Changed settings of the public page.
#[view]
pub struct UpdatedGuestPublicViewData {
    #[serde(flatten)]
    updated: UpdatedGuestProfileData,
    /// The page is at `/guests/` and this slug; `null` before it was public. It stays when the page is hidden.
    public_slug: Option<String>,
}

/// Changes the public page of a guest profile.
///
/// The page shows names, company, bios, subjects and links, and never email address, phone number or context. The slug
/// is given when the page becomes public for the first time.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/public-view",
    (status = 200, description = "The page has the new settings", body = Envelope<UpdatedGuestPublicViewData>),
    (status = 409, description = "The guest profile is archived"),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn update_guest_profile_public_view(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(save): ApiQuery<SaveParameters>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<GuestPublicViewRequest>,
) -> Result<Versioned<UpdatedGuestPublicViewData>, ApiError> {
    let edit = |fields: &mut GuestProfileFields| body.apply_to(fields);
    let Versioned { version, data } = update_fields(&state, &account, (&profile, version), &save, edit).await?;
    let public_slug = find_profile(&state, &account, &profile).await?.public_slug;
    Ok(Versioned { version, data: UpdatedGuestPublicViewData { updated: data, public_slug } })
}

impl GuestPublicViewRequest {
    fn apply_to(self, fields: &mut GuestProfileFields) {
        let view = &mut fields.public_view;
        let flags = [
            (&mut view.is_public, self.is_public),
            (&mut view.display_linked_in, self.display_linked_in),
            (&mut view.display_socials, self.display_socials),
            (&mut view.display_previous_podcast_appearances, self.display_previous_podcast_appearances),
        ];
        for (flag, value) in flags {
            *flag = value.unwrap_or(*flag);
        }
        if let Some(letter) = self.marketing_letter_markdown_text {
            view.marketing_letter = Some(letter);
        }
    }
}
