//! `GET /api/v1/public/guests/{publicSlug}`

use crate::guest_profiles::appearances::{GuestAppearanceView, read_appearances};
use earshot_api_content::views::guest_photo_path;
use earshot_api_documents::markdown_blocks::{MarkdownBlock, parse_markdown};
use earshot_api_server::prelude::*;
use earshot_app::GuestProfile;
use earshot_model::SocialKind;

/// Episodes on a public page.
const MAX_EPISODES: usize = 50;

/// The public page of a guest.
#[view]
pub struct PublicGuestData {
    /// The guest.
    pub guest: PublicGuestView,
}

/// The public part of a guest profile, without email address, phone number, goals and context.
#[view]
pub struct PublicGuestView {
    /// The part of the page's URL.
    pub slug: String,
    /// The guest's name.
    pub name: String,
    /// The guest's company; `null` without one.
    pub company_name: Option<String>,
    /// URL of the guest's image; `null` without one.
    pub image_url: Option<String>,
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    pub photo_path: Option<String>,
    /// Who the guest is, in a few sentences.
    pub short_bio: String,
    /// Who the guest is, in full.
    pub long_bio: String,
    /// What the guest talks about.
    topics_to_discuss: Vec<String>,
    /// What the guest is an expert in.
    areas_of_expertise: Vec<String>,
    /// The guest's website; `null` without one.
    pub website_url: Option<String>,
    /// Where hosts book a time; `null` without one.
    booking_url: Option<String>,
    /// URL of the guest's own one-pager; `null` without one.
    one_pager_url: Option<String>,
    /// Profiles on social platforms, as far as the page shows them.
    pub social_media_links: Vec<PublicGuestLinkView>,
    /// A letter to hosts; empty without one.
    marketing_letter: Vec<MarkdownBlock>,
    /// Episodes with the guest, newest first, as far as the page shows them.
    appearances: Vec<GuestAppearanceView>,
    /// When the profile last changed.
    updated_at: TimestampView,
}

/// A guest's profile on a social platform.
#[view]
pub struct PublicGuestLinkView {
    /// The platform, such as linkedin.
    social_media_type: String,
    /// The name of the platform for people.
    label: String,
    /// URL of the profile.
    pub url: String,
}

/// Returns the public page of a guest by its slug.
#[endpoint(
    get "/api/v1/public/guests/{publicSlug}",
    params(("publicSlug" = String, Path, description = "Slug of the public page.")),
    (status = 200, description = "The guest", body = Envelope<PublicGuestData>),
    (status = 404, description = "There is no public page with this slug"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_public_guest(
    state: AppState,
    owner: WorkOwner,
    ApiPath(slug): ApiPath<String>,
) -> Result<Envelope<PublicGuestData>, ApiError> {
    Ok(Envelope::new(PublicGuestData::read(&state, owner, &slug).await?))
}

impl PublicGuestData {
    pub async fn read(state: &AppState, owner: WorkOwner, slug: &str) -> Result<Self, ApiError> {
        let profile = state.db.find_public_guest_profile(slug).await?.ok_or_else(|| ApiError::not_found("Guest"))?;
        let mut guest = PublicGuestView::of(&profile, slug);
        if profile.fields.public_view.display_previous_podcast_appearances {
            guest.appearances = read_appearances(state, owner, profile.fields).await?;
            guest.appearances.retain(|one| one.is_likely);
            guest.appearances.truncate(MAX_EPISODES);
        }
        Ok(Self { guest })
    }
}

impl PublicGuestView {
    /// The path of the photo in its largest size.
    #[must_use]
    pub fn large_photo_path(&self) -> Option<String> {
        self.photo_path.as_ref().map(|path| path.replace("/160?", "/480?"))
    }

    fn of(profile: &GuestProfile, slug: &str) -> Self {
        let (fields, view) = (&profile.fields, &profile.fields.public_view);
        let is_shown = |kind: SocialKind| match kind {
            SocialKind::Linkedin => view.display_linked_in,
            _ => view.display_socials,
        };
        let links = fields.social_links.iter().filter(|link| is_shown(link.kind)).map(|link| PublicGuestLinkView {
            social_media_type: link.kind.as_str().to_owned(),
            label: link.kind.label().to_owned(),
            url: link.url.clone(),
        });
        Self {
            slug: slug.to_owned(),
            name: fields.name(),
            company_name: fields.company_name.clone(),
            image_url: fields.image_url.clone(),
            photo_path: guest_photo_path(profile.id, profile.photo),
            short_bio: fields.bio.short_bio.clone(),
            long_bio: fields.bio.long_bio.clone(),
            topics_to_discuss: fields.bio.topics_to_discuss.clone(),
            areas_of_expertise: fields.bio.areas_of_expertise.clone(),
            website_url: fields.website_url.clone(),
            booking_url: fields.booking_url.clone(),
            one_pager_url: fields.one_pager_url.clone(),
            social_media_links: links.collect(),
            marketing_letter: view.marketing_letter.as_deref().map(parse_markdown).unwrap_or_default(),
            appearances: Vec::new(),
            updated_at: profile.updated_at.into(),
        }
    }
}
